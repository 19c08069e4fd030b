import { type Decimal, type DecimalInput, decimal, sum } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';

export interface UsedRoll {
  readonly rollNo: string;
  readonly usedLen: DecimalInput;
  readonly spliceLen: DecimalInput;
  readonly defectLen: DecimalInput;
  readonly remnantLen: DecimalInput;
  /** Metres on their way: issued by a slip, or on an open bed. */
  readonly boundLen?: DecimalInput | undefined;
}

/**
 * I7: what is left of a roll once it is measured. The remainder is never typed, it follows.
 *
 * @throws {DomainError} `roll-below-used` when less is measured than was used or is on its way
 */
export function measuredRemain(roll: UsedRoll, actualLen: DecimalInput): Decimal {
  const used = sum([roll.usedLen, roll.spliceLen, roll.defectLen, roll.remnantLen]);
  const bound = used.plus(decimal(roll.boundLen ?? 0));
  const actual = decimal(actualLen);
  if (actual.lt(bound) || actual.lte(0)) {
    const { rollNo } = roll;
    throw new DomainError('roll-below-used', {
      rollNo,
      actual: actual.toString(),
      used: bound.toString(),
    });
  }
  return actual.minus(used);
}
