import type { TimeScale } from './time-scale.ts';
import { momentOf, xOf } from './time-scale.ts';

/** Below it a day has room, above 100 it has more than it can hold. */
const FULL_PCT = 70;

/** Background of a day by its load: nothing, full, or too much. */
export const loadTone = (pct: number): 'none' | 'full' | 'over' =>
  pct > 100 ? 'over' : pct >= FULL_PCT ? 'full' : 'none';

const COLOURS = { none: 'transparent', full: 'var(--ok)', over: 'var(--bad)' } as const;

/** The load of every day of a lane as one picture, so that a lane costs one element. */
export function loadStrip(scale: TimeScale, loads: ReadonlyMap<string, number>): string {
  const stops: string[] = [];
  let at = 0;
  for (const [date, pct] of [...loads].toSorted(([a], [b]) => a.localeCompare(b))) {
    const tone = loadTone(pct);
    const left = xOf(scale, momentOf(date));
    if (tone === 'none' || left < 0 || left >= scale.width) continue;
    const right = left + scale.dayPx - 1;
    if (left > at) stops.push(`transparent ${at}px ${left}px`);
    stops.push(`${COLOURS[tone]} ${left}px ${right}px`);
    at = right;
  }
  return stops.length === 0
    ? 'none'
    : `linear-gradient(to right, ${stops.join(', ')}, transparent ${at}px)`;
}
