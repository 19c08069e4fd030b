import { trimmed } from '#screens/form/sent-values.ts';
import type { PointRow, StandardRow } from './order-draft.ts';
import { sentPoint, sentStandard } from './sent-lines.ts';

/** Limits and points of measure as the service takes them: one record. */
export const standardBody = (standard: StandardRow, points: readonly PointRow[]) =>
  sentStandard({
    ...standard,
    points: points.map((point) => ({
      ...sentPoint(point),
      values: point.values
        .filter(({ value }) => value !== '')
        .map(({ sizeId, value }) => ({ sizeId, value: trimmed(value) ?? '0' })),
    })),
  });
