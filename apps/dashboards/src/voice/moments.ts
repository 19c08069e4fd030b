import { isWorking, segmentsOf } from '../kiosk/upkeep.ts';

/** What begins at this minute of the day: the shift, or a rest. */
export function momentAt(shiftSegments: string, clock: string): 'shiftStart' | 'rest' | undefined {
  const segments = segmentsOf(shiftSegments);
  if (segments[0]?.[0] === clock) return 'shiftStart';
  return segments.some(([, to]) => to === clock) ? 'rest' : undefined;
}

/**
 * Whether the boards keep quiet at a minute of the day. The minute quiet hours begin with is still spoken
 * in: a rest is called when it begins.
 */
export const isQuiet = (quietHours: string, clock: string): boolean =>
  isWorking(quietHours, clock) && !segmentsOf(quietHours).some(([from]) => from === clock);

/** A pause between two segments of the shift: only an alarm of quality is said in it. */
export function isBreak(shiftSegments: string, clock: string): boolean {
  const segments = segmentsOf(shiftSegments);
  const first = segments[0];
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return false;
  const inShift =
    first[0] <= last[1]
      ? clock >= first[0] && clock < last[1]
      : clock >= first[0] || clock < last[1];
  return inShift && !isWorking(shiftSegments, clock);
}
