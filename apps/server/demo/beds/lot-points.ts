import { decimalText } from '@garment-mes/domain/decimal';
import { type InspectedRoll, pointsOf } from '@garment-mes/domain/fabric';

/** Points per 100 square yards of a receipt, as an inspection of its rolls works them out; `null` of none. */
export function lotPoints(rolls: readonly InspectedRoll[]): string | null {
  const average = pointsOf(rolls);
  return average === undefined ? null : decimalText(average, 2);
}
