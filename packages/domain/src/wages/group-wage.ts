import { type Decimal, type DecimalInput, quantity } from '../decimal.ts';
import { shareWage } from './share-wage.ts';

export interface GroupMember {
  readonly employeeNo: string;
  readonly hours: DecimalInput;
  /** Worth of an hour of this person against the others; 1 is usual. */
  readonly coef: DecimalInput;
}

/** How a pool is divided: hours × coefficient, the coefficient alone, or in equal parts. */
export const GroupWageMethod = { hoursAndCoef: 1, coef: 2, equal: 3 } as const;
export type GroupWageMethod = (typeof GroupWageMethod)[keyof typeof GroupWageMethod];

/**
 * Shares of a group's pool in CNY, to the cent and together exactly the pool. A spare cent goes to the
 * largest remainder, among equals to the smaller employee number.
 *
 * @returns the members in their order, each with its `amount`; 0 for all when nobody has weight
 * @see docs/formulas.md#group-wage
 */
export function groupWage<Member extends GroupMember>(
  pool: DecimalInput,
  members: readonly Member[],
  method: GroupWageMethod = GroupWageMethod.hoursAndCoef,
): (Member & { readonly amount: Decimal })[] {
  return shareWage(pool, members, (member) => weight(member, method));
}

function weight({ hours, coef }: GroupMember, method: GroupWageMethod): DecimalInput {
  if (method === GroupWageMethod.equal) return 1;
  return method === GroupWageMethod.coef ? coef : quantity(hours).times(quantity(coef));
}
