import { isDecimal } from '@garment-mes/domain/decimal';
import type { JudgedRoll } from '@garment-mes/domain/fabric';
import type { Line } from '#screens/lines/line-values.ts';

const figure = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && isDecimal(value) && Number(value) > 0 ? value : null;

/** A line as far as it is typed. */
export function judged(line: Line): JudgedRoll {
  const { status, orderId, points, widthCm, actualLen } = line as Line & JudgedRoll;
  const counted = /^\d+$/.test(String(points)) ? Number(points) : null;
  const len = figure(actualLen);
  // Without a length there is no area either.
  return {
    ...{ status, orderId, points: len === null ? null : counted },
    ...{ widthCm: figure(widthCm), actualLen: len ?? '0' },
  };
}
