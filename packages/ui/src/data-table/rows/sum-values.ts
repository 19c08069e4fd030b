import { addDecimals, readDecimal } from '../../number-input/decimal.ts';

/**
 * The exact sum of numbers and decimal texts. `undefined` when there is none among the values; what
 * is not a number is passed over.
 */
export function sumValues(values: Iterable<string | number | undefined>): string | undefined {
  let total: string | undefined;
  for (const value of values) {
    const decimal = value === undefined ? undefined : readDecimal(String(value));
    if (decimal === undefined || decimal === '') continue;
    total = total === undefined ? decimal : addDecimals(total, decimal);
  }
  return total;
}
