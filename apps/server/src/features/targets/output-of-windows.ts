import { secondOfFactoryDay } from './factory-clock.ts';
import type { Output } from './line-output.sql.ts';

interface Window {
  readonly from: string;
  readonly to: string;
}

/** Where a window lies in its factory day, in seconds from the midnight the day begins behind. */
export function spanOf({ from, to }: Window, dayCutoff: string): { from: number; to: number } {
  const begin = secondOfFactoryDay(from, dayCutoff);
  const end = secondOfFactoryDay(to, dayCutoff);
  return { from: begin, to: end > begin ? end : end + 86_400 };
}

/**
 * Garments that came off in each window, by the clock time it begins at. What comes off in a break counts
 * with the window before it; what comes off behind the last window is in none.
 */
export function outputOfWindows(
  windows: readonly Window[],
  output: readonly Output[],
  dayCutoff: string,
): Map<string, number> {
  const spans = windows
    .map((window) => ({ key: window.from, ...spanOf(window, dayCutoff) }))
    .sort((a, b) => a.from - b.from);
  const made = new Map(spans.map(({ key }) => [key, 0]));
  for (const { second, num } of output) {
    const at = spans.findLastIndex(({ from }) => from <= second);
    const span = spans[at];
    const isBehind = span !== undefined && at === spans.length - 1 && second >= span.to;
    if (span && !isBehind) made.set(span.key, (made.get(span.key) ?? 0) + num);
  }
  return made;
}
