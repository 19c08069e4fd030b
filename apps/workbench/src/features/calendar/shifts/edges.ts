import { placedSegments, type ShiftSegment } from '@garment-mes/domain/schedule';

/** Minutes of the ruler: the day of the shift and half of the next. */
export const RULER = 36 * 60;
/** What an edge is dragged by. */
export const STEP = 5;

const DAY = 24 * 60;

/** A place on the ruler where segments begin or end; two that touch there move together. */
export interface Edge {
  readonly minute: number;
  /** Segment that ends here, by its place in the list. */
  readonly ends?: number;
  /** Segment that begins here. */
  readonly begins?: number;
  /** How far it can go, both included. */
  readonly min: number;
  readonly max: number;
}

/** Edges of segments in the order of the ruler. */
export function edgesOf(segments: readonly ShiftSegment[]): readonly Edge[] {
  const placed = placedSegments(segments);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return [];
  return placed.flatMap(({ from, to }, at): Edge[] => {
    const [before, after] = [placed[at - 1], placed[at + 1]];
    const earliest = before ? before.to : Math.max(0, last.to - DAY);
    const begin = { minute: from, begins: at, min: earliest, max: to - STEP };
    const end = { minute: to, ends: at, min: from + STEP };
    return [
      ...(before?.to === from ? [] : [begin]),
      after?.from === to
        ? { ...end, begins: at + 1, max: after.to - STEP }
        : { ...end, max: after ? after.from : Math.min(RULER, first.from + DAY) },
    ];
  });
}

/** Segments with an edge at another minute, as far as it goes. */
export function moveEdge(
  segments: readonly ShiftSegment[],
  { ends, begins, min, max }: Edge,
  minute: number,
): readonly ShiftSegment[] {
  const time = clockOf(Math.max(min, Math.min(max, minute)));
  return segments.map((segment, at) => ({
    ...segment,
    ...(at === ends ? { end: time } : {}),
    ...(at === begins ? { start: time } : {}),
  }));
}

/** A new segment behind one: in the gap after it, else its second half. */
export function addBehind(segments: readonly ShiftSegment[], at: number): readonly ShiftSegment[] {
  const placed = placedSegments(segments);
  const [own, after] = [placed[at], placed[at + 1]];
  if (!own) return segments;
  const head = segments.slice(0, at);
  const tail = segments.slice(at + 1);
  const type = own.segment.type === 'work' && after ? 'break' : 'work';
  if (after && after.from <= own.to) {
    const middle = clockOf(own.from + Math.round((own.to - own.from) / 2 / STEP) * STEP);
    return [
      ...head,
      { ...own.segment, end: middle },
      { ...own.segment, start: middle, type },
      ...tail,
    ];
  }
  const end = after ? after.from : own.to + HOUR;
  return [...head, own.segment, { start: clockOf(own.to), end: clockOf(end), type }, ...tail];
}

const HOUR = 60;

/** A minute of the ruler on the clock, `08:05`. */
export function clockOf(minute: number): string {
  const at = ((minute % DAY) + DAY) % DAY;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** Whether a minute of the ruler is of the day after. */
export const isNextDay = (minute: number): boolean => minute >= DAY;
