import { decimalText } from '@garment-mes/domain/decimal';
import type { PersonLine } from './draft.ts';

/** Equal shares for everyone on one operation; odd hundredths go to the first, so that 100 % stays. */
export function evenShares(people: readonly PersonLine[], orderProcessId: string): PersonLine[] {
  const count = people.filter((person) => person.orderProcessId === orderProcessId).length;
  const whole = Math.floor(10_000 / Math.max(1, count));
  let odd = 10_000 - whole * count;
  return people.map((person) => {
    if (person.orderProcessId !== orderProcessId) return person;
    const extra = odd > 0 ? 1 : 0;
    odd -= extra;
    return { ...person, sharePct: decimalText(`${whole + extra}e-2`, 2) };
  });
}
