import { type DecimalInput, decimal } from '../decimal.ts';

/** How far a measure may differ from what it should be, in its unit; `null` however far. */
export interface Tolerance {
  readonly tolUp: DecimalInput | null;
  readonly tolDown: DecimalInput | null;
}

/** Whether what was measured lies outside the tolerance of a point; its limits are inside. */
export function isOutOfTolerance(
  value: DecimalInput,
  target: DecimalInput,
  { tolUp, tolDown }: Tolerance,
): boolean {
  const off = decimal(value).minus(decimal(target));
  const isOver = tolUp !== null && off.gt(decimal(tolUp));
  return isOver || (tolDown !== null && off.lt(decimal(tolDown).neg()));
}
