import { type ShiftSegment, segmentIssues } from '@garment-mes/domain/schedule';

// The service knows when the factory day turns; until then everything may end as late as it likes.
const LATEST_CUTOFF = '23:59';

/** Segments as form values. */
export const segmentsOf = (value: unknown): readonly ShiftSegment[] =>
  Array.isArray(value) ? (value as readonly ShiftSegment[]) : [];

/** What is wrong with segments, each at its segment. */
export const issuesOf = (segments: readonly ShiftSegment[]) =>
  segmentIssues(segments, LATEST_CUTOFF);

/** What a new shift begins with. */
export const dayShift: ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:00', type: 'work' },
];
