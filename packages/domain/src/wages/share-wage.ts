import type { Decimal, DecimalInput } from '../decimal.ts';
import { shareOut } from '../share-out.ts';

/**
 * Shares of a wage in CNY, to the cent and together exactly the wage. A spare cent goes to the largest
 * remainder, among equals to the smaller employee number, whatever the order of the people.
 *
 * @returns the people in their order, each with an `amount`; 0 for all when nobody has weight
 * @see docs/formulas.md#largest-remainder
 */
export function shareWage<Person extends { readonly employeeNo: string }>(
  wage: DecimalInput,
  people: readonly Person[],
  weightOf: (person: Person) => DecimalInput,
): (Person & { readonly amount: Decimal })[] {
  const byNumber = people
    .map((person, index) => ({ person, index }))
    .sort((a, b) => compareText(a.person.employeeNo, b.person.employeeNo));
  const parts = shareOut(
    wage,
    byNumber.map(({ person }) => weightOf(person)),
    2,
  );
  return byNumber
    .flatMap(({ person, index }, place) => {
      const amount = parts[place];
      return amount ? [{ index, paid: { ...person, amount } }] : [];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ paid }) => paid);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
