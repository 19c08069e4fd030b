import { type Decimal, type DecimalInput, quantity } from '../decimal.ts';
import { shareOut } from '../share-out.ts';

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
  const byNumber = members
    .map((member, index) => ({ member, index }))
    .sort((a, b) => compareText(a.member.employeeNo, b.member.employeeNo));
  const parts = shareOut(
    pool,
    byNumber.map(({ member }) => weight(member, method)),
    2,
  );
  return byNumber
    .flatMap(({ member, index }, place) => {
      const amount = parts[place];
      return amount ? [{ index, paid: { ...member, amount } }] : [];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ paid }) => paid);
}

function weight({ hours, coef }: GroupMember, method: GroupWageMethod): DecimalInput {
  if (method === GroupWageMethod.equal) return 1;
  return method === GroupWageMethod.coef ? coef : quantity(hours).times(quantity(coef));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
