import { DomainError } from '../domain-error.ts';
import { type Issue, issue, refuseFirst } from '../refusals/issue.ts';
import type { Language } from '../refusals/refusal-text.ts';
import { type ShiftSegment, type Stretch, workStretches } from './shift.ts';

/** What the segments of a shift add up to. */
export interface ShiftFigures {
  /** Minutes of work, overtime and breaks left out. */
  readonly netMin: number;
  readonly otMin: number;
  /** It ends after midnight. */
  readonly crossDay: boolean;
}

const DAY_MINUTES = 24 * 60;

/** A segment with its place on the ruler of the shift. */
export interface PlacedSegment extends Stretch {
  readonly segment: ShiftSegment;
}

/**
 * Where segments stand, in minutes from the midnight before the first of them: a start that is earlier on the clock than
 * the first start is the next day. Segments that overlap keep the places they overlap in.
 *
 * @throws {DomainError} `invalid-date` when a time is not on the clock
 */
export function placedSegments(segments: readonly ShiftSegment[]): PlacedSegment[] {
  const first = clockMinute(segments[0]?.start ?? '00:00');
  return segments.map((segment) => {
    const minute = clockMinute(segment.start);
    const from = minute < first ? minute + DAY_MINUTES : minute;
    return { segment, from, to: from + lengthOf(segment) };
  });
}

/**
 * What keeps segments from being a shift, each at its segment: `segments.1.start`.
 *
 * @param segments in the order of the day; a start before the end of the one before it overlaps,
 *   unless it is the first one after midnight
 * @param dayCutoff clock at which the factory day turns, `05:00`
 * @throws {DomainError} `invalid-date` when a time is not on the clock
 */
export function segmentIssues(segments: readonly ShiftSegment[], dayCutoff: string): Issue[] {
  const placed = placedSegments(segments);
  const last = placed.length - 1;
  const ends = last > 0 ? [0, last] : [0];
  return [
    ...placed.flatMap((_, at) => orderIssues(placed, at)),
    ...(segments.some(({ type }) => type === 'work')
      ? []
      : [issue('segments.0.type', 'segments-no-work', {})]),
    ...ends.flatMap((at) => {
      const segment = segments[at];
      return segment?.type === 'break'
        ? [issue(`segments.${at}.type`, 'break-outside', { span: spanOf(segment) })]
        : [];
    }),
    ...(isTooLong(placed, dayCutoff)
      ? [issue(`segments.${last}.end`, 'shift-too-long', { latest: dayCutoff })]
      : []),
  ];
}

/**
 * Figures of a shift whose segments follow one another on the clock.
 *
 * @throws {DomainError} the first of `segmentIssues`
 */
export function shiftFigures(segments: readonly ShiftSegment[], dayCutoff: string): ShiftFigures {
  refuseFirst(segmentIssues(segments, dayCutoff));
  const placed = placedSegments(segments);
  const minutes = (type: ShiftSegment['type']) =>
    placed
      .filter(({ segment }) => segment.type === type)
      .reduce((total, { from, to }) => total + to - from, 0);
  const end = placed.at(-1)?.to ?? 0;
  return { netMin: minutes('work'), otMin: minutes('ot'), crossDay: end > DAY_MINUTES };
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

/** `08:00–12:00 | 13:00–17:30 | 加班18:30–20:30`, in English `… | Overtime 18:30–20:30` */
export const segmentsText = (segments: readonly ShiftSegment[], language: Language): string =>
  segments
    .filter(({ type }) => type !== 'break')
    .map((segment) =>
      segment.type === 'ot'
        ? `${OVERTIME[language]}${language === 'en' ? ' ' : ''}${spanOf(segment)}`
        : spanOf(segment),
    )
    .join(' | ');

const OVERTIME: Readonly<Record<Language, string>> = { 'zh-CN': '加班', en: 'Overtime' };

/** Whether two shifts work the same hours. */
export const isSameSegments = (
  one: readonly ShiftSegment[],
  other: readonly ShiftSegment[],
): boolean =>
  one.length === other.length &&
  one.every(({ start, end, type }, at) => {
    const { start: from, end: to, type: kind } = other[at] as ShiftSegment;
    return start === from && end === to && type === kind;
  });

function orderIssues(placed: readonly PlacedSegment[], at: number): Issue[] {
  const [own, before] = [placed[at], placed[at - 1]];
  if (!own) return [];
  const second = spanOf(own.segment);
  if (own.from === own.to) return [issue(`segments.${at}.end`, 'segment-empty', { span: second })];
  return before && own.from < before.to
    ? [issue(`segments.${at}.start`, 'segments-overlap', { first: spanOf(before.segment), second })]
    : [];
}

/** A shift belongs whole to the day it begins on: what is reported after the turn of the day would be the next one's. */
function isTooLong(placed: readonly PlacedSegment[], dayCutoff: string): boolean {
  const [first, last] = [placed[0]?.from ?? 0, placed.at(-1)?.to ?? 0];
  const latest = DAY_MINUTES + clockMinute(dayCutoff);
  return last - first > DAY_MINUTES || last > latest;
}

const lengthOf = ({ start, end }: ShiftSegment): number =>
  workStretches([{ start, end, type: 'work' }]).reduce((sum, { from, to }) => sum + to - from, 0);

function clockMinute(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes || Number(hours) * 60 + Number(minutes) > DAY_MINUTES)
    throw new DomainError('invalid-date', { date: time });
  return Number(hours) * 60 + Number(minutes);
}

function clockAfter(start: string, minutes: number): string {
  const at = (clockMinute(start) + minutes) % DAY_MINUTES;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

const spanOf = ({ start, end }: ShiftSegment): string => `${start}–${end}`;
