import { orNull, trimmed } from '#screens/form/sent-values.ts';
import type { PointRow, StandardRow } from './order-draft.ts';

/** Limits and points of measure as the service takes them: one record. */
export const standardBody = (standard: StandardRow | undefined, points: readonly PointRow[]) => ({
  aqlMajor: trimmed(standard?.aqlMajor ?? null),
  aqlMinor: trimmed(standard?.aqlMinor ?? null),
  inspectionLevel: orNull(standard?.inspectionLevel ?? null),
  gates: [...(standard?.gates ?? [])],
  points: points.map(({ id: _, ...point }) => ({
    ...point,
    method: orNull(point.method),
    tolUp: trimmed(point.tolUp),
    tolDown: trimmed(point.tolDown),
    values: point.values
      .filter(({ value }) => value !== '')
      .map(({ sizeId, value }) => ({ sizeId, value: trimmed(value) ?? '0' })),
  })),
});
