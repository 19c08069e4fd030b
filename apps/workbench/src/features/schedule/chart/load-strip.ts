import { type LoadLevel, loadLevel } from '@garment-mes/domain/schedule';
import type { TimeScale } from './time-scale.ts';
import { momentOf, xOf } from './time-scale.ts';

/** A day with room has no colour, one too full is red. */
const COLOURS: Readonly<Record<LoadLevel, string>> = {
  idle: 'transparent',
  light: 'var(--ok)',
  full: 'var(--ok)',
  over: 'var(--bad)',
};

/** The load of every day of a lane as one picture, so that a lane costs one element. */
export function loadStrip(scale: TimeScale, loads: ReadonlyMap<string, number>): string {
  const stops: string[] = [];
  let at = 0;
  for (const [date, pct] of [...loads].toSorted(([a], [b]) => a.localeCompare(b))) {
    const level = loadLevel(pct);
    const left = xOf(scale, momentOf(date));
    if (level === 'idle' || left < 0 || left >= scale.width) continue;
    const right = left + scale.dayPx - 1;
    if (left > at) stops.push(`transparent ${at}px ${left}px`);
    stops.push(`${COLOURS[level]} ${left}px ${right}px`);
    at = right;
  }
  return stops.length === 0
    ? 'none'
    : `linear-gradient(to right, ${stops.join(', ')}, transparent ${at}px)`;
}
