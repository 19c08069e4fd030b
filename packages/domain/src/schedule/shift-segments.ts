import { DomainError } from '../domain-error.ts';
import { type ShiftSegment, workStretches } from './shift.ts';

/** What the segments of a shift add up to. */
export interface ShiftFigures {
  /** Minutes of work, overtime and breaks left out. */
  readonly netMin: number;
  readonly otMin: number;
  /** It ends after midnight. */
  readonly crossDay: boolean;
}

const DAY_MINUTES = 24 * 60;

/** After the factory day turns, a night shift may run on for this long. */
const LATEST_AFTER_CUTOFF = 12 * 60;

/**
 * Figures of a shift whose segments follow one another on the clock.
 *
 * @param segments in the order of the day; a start before the end of the one before it overlaps,
 *   unless it is the first one after midnight
 * @param dayCutoff clock at which the factory day turns, `05:00`
 * @throws {DomainError} `segments-overlap`, `segments-no-work`, `shift-too-long` or `invalid-date`
 */
export function shiftFigures(segments: readonly ShiftSegment[], dayCutoff: string): ShiftFigures {
  requireOrder(segments);
  const minutes = (type: ShiftSegment['type']) =>
    segments
      .filter((segment) => segment.type === type)
      .reduce((total, segment) => total + lengthOf(segment), 0);
  const netMin = minutes('work');
  if (netMin === 0) throw new DomainError('segments-no-work', {});
  const first = clockMinute(segments[0]?.start ?? '00:00');
  const last = first + segments.reduce((total, _, at) => total + stepTo(segments, at), 0);
  const latest = DAY_MINUTES + clockMinute(dayCutoff) + LATEST_AFTER_CUTOFF;
  if (last - first > DAY_MINUTES || last > latest) throw new DomainError('shift-too-long', {});
  return { netMin, otMin: minutes('ot'), crossDay: last > DAY_MINUTES };
}

/**
 * The segments people work on one day: overtime only as far as the day allows it.
 *
 * @param otMin minutes of overtime agreed for the day, 0 for none
 */
export function workedSegments(segments: readonly ShiftSegment[], otMin: number): ShiftSegment[] {
  let left = otMin;
  return segments.flatMap((segment): ShiftSegment[] => {
    if (segment.type !== 'ot') return [segment];
    const minutes = Math.min(left, lengthOf(segment));
    left -= minutes;
    return minutes === 0 ? [] : [{ ...segment, end: clockAfter(segment.start, minutes) }];
  });
}

/** `08:00–12:00 | 13:00–17:30 | 加班18:30–20:30` */
export const segmentsText = (segments: readonly ShiftSegment[]): string =>
  segments
    .filter(({ type }) => type !== 'break')
    .map((segment) => (segment.type === 'ot' ? `加班${spanOf(segment)}` : spanOf(segment)))
    .join(' | ');

function requireOrder(segments: readonly ShiftSegment[]): void {
  const line = segments.map((_, at) => stepTo(segments, at));
  segments.forEach((segment, at) => {
    const before = segments[at - 1];
    if (!before) return;
    const overlaps = clockMinute(segment.start) < endMinute(before) && !wraps(segments, at);
    if (overlaps)
      throw new DomainError('segments-overlap', { first: spanOf(before), second: spanOf(segment) });
  });
  if (line.some((minutes) => minutes <= 0)) throw new DomainError('shift-too-long', {});
}

/** A start before the end of the one before it is the next day only once a shift has gone round the clock. */
const wraps = (segments: readonly ShiftSegment[], at: number): boolean =>
  clockMinute(segments[at]?.start ?? '') < clockMinute(segments[0]?.start ?? '');

/** Minutes from the end of the segment before (or its own start) to the end of this one. */
function stepTo(segments: readonly ShiftSegment[], at: number): number {
  const segment = segments[at];
  if (!segment) return 0;
  const before = segments[at - 1];
  const gap = before ? forward(clockMinute(before.end), clockMinute(segment.start)) : 0;
  return gap + lengthOf(segment);
}

/** Minutes on the clock from one time to another, over midnight when it comes first. */
const forward = (from: number, to: number): number =>
  (((to - from) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

const lengthOf = ({ start, end }: ShiftSegment): number =>
  workStretches([{ start, end, type: 'work' }]).reduce((sum, { from, to }) => sum + to - from, 0);

const endMinute = (segment: ShiftSegment): number => clockMinute(segment.start) + lengthOf(segment);

function clockMinute(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes || Number(hours) > 24)
    throw new DomainError('invalid-date', { date: time });
  return Number(hours) * 60 + Number(minutes);
}

function clockAfter(start: string, minutes: number): string {
  const at = (clockMinute(start) + minutes) % DAY_MINUTES;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

const spanOf = ({ start, end }: ShiftSegment): string => `${start}–${end}`;
