const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** What an identity number says of its holder. */
export interface IdentityFacts {
  readonly birthDate: string;
  /** 1 male, 2 female. */
  readonly gender: 1 | 2;
}

/** What a Chinese identity number of 18 signs says; `undefined` when its check sign or date is wrong. */
export function readIdentity(text: string): IdentityFacts | undefined {
  if (!/^\d{17}[\dX]$/.test(text)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  if (CHECKS[sum % 11] !== text[17]) return undefined;
  const birthDate = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  const day = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(birthDate)) return undefined;
  return { birthDate, gender: Number(text[16]) % 2 === 1 ? 1 : 2 };
}

/** Bank card numbers of 12 to 19 digits carry a check digit after Luhn. */
export function isBankCard(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text is a mobile number of the mainland. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Whole years from one day to another, both `YYYY-MM-DD`. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
