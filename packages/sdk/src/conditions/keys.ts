/** Keys with `_date` compare days. */
export const isDateKey = (key: string): boolean => key.includes('_date');

/** Keys with `_num` compare numbers. */
export const isNumberKey = (key: string): boolean => !isDateKey(key) && key.includes('_num');

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;

/** The day of a date or timestamp text; `undefined` when the text does not start with one. */
export const dayOf = (text: string): string | undefined => DAY.exec(text)?.[0];

const NUMBER = /^-?\d+(\.\d+)?$/;
const MAX_DIGITS = 15;

/** The number a text writes down; `undefined` when it is none or has too many digits to be kept. */
export function numberOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return NUMBER.test(text) && digits.length <= MAX_DIGITS ? Number(text) : undefined;
}
