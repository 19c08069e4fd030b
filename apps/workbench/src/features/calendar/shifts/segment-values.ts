import type { ShiftSegment } from '@garment-mes/domain/schedule';

/** Segments as form values. */
export const segmentsOf = (value: unknown): readonly ShiftSegment[] =>
  Array.isArray(value) ? (value as readonly ShiftSegment[]) : [];

/** What a new shift begins with. */
export const dayShift: ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:00', type: 'work' },
];
