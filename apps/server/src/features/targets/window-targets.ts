import { spanOf } from './output-of-windows.ts';

interface Window {
  readonly from: string;
  readonly to: string;
}

interface Hour extends Window {
  readonly num: number;
}

/** The hours of all targets of a line's day together, in time. */
export function hoursTogether(targets: readonly (readonly Hour[])[], dayCutoff: string): Hour[] {
  const byClock = new Map<string, Hour>();
  for (const { from, to, num } of targets.flat())
    byClock.set(from, { from, to, num: (byClock.get(from)?.num ?? 0) + num });
  return [...byClock.values()].sort(
    (a, b) => spanOf(a, dayCutoff).from - spanOf(b, dayCutoff).from,
  );
}

/** Garments that hours ask for until a second of their factory day: a running hour by the part that is over. */
export const dueOfHours = (hours: readonly Hour[], second: number, dayCutoff: string): number =>
  hours.reduce((all, hour) => {
    const { from, to } = spanOf(hour, dayCutoff);
    const over = Math.min(to - from, Math.max(0, second - from));
    return all + Math.floor((hour.num * over) / (to - from));
  }, 0);

/**
 * What the hours of a target ask of other windows of the day. An hour that falls into two windows is divided between
 * them by time, so that windows without gaps add up to the hours they cover.
 */
export const targetsOfWindows = (
  hours: readonly Hour[],
  windows: readonly Window[],
  dayCutoff: string,
): (Window & { readonly targetNum: number })[] =>
  windows.map(({ from, to }) => {
    const span = spanOf({ from, to }, dayCutoff);
    const due = (second: number) => dueOfHours(hours, second, dayCutoff);
    return { from, to, targetNum: due(span.to) - due(span.from) };
  });
