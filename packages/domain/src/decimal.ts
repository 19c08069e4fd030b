import { Decimal } from 'decimal.js';
import { DomainError } from './domain-error.ts';

/** What a rule accepts as an exact number: the wire's decimal text, an integer, or a result. */
export type DecimalInput = string | number | Decimal;

// A clone of its own: changing the precision of the shared constructor would reach other users of
// decimal.js in the same process. 40 digits keep every product and quotient of the trade exact enough.
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export const ZERO: Decimal = new Exact(0);
export const ONE: Decimal = new Exact(1);
export const HUNDRED: Decimal = new Exact(100);

/**
 * Reads an exact decimal.
 *
 * @throws {DomainError} `invalid-quantity` when the text is no number, or not finite
 */
export function decimal(value: DecimalInput): Decimal {
  const read = parse(value);
  if (!read?.isFinite()) throw new DomainError('invalid-quantity', { quantity: String(value) });
  return read;
}

/** Reads an amount that cannot be below zero. @throws {DomainError} `invalid-quantity` */
export function quantity(value: DecimalInput): Decimal {
  const read = decimal(value);
  if (read.isNegative() && !read.isZero()) {
    throw new DomainError('invalid-quantity', { quantity: String(value) });
  }
  return read;
}

/** True for text that `decimal` would read; a half-typed cell is not an error, only no number yet. */
export const isDecimal = (value: unknown): value is DecimalInput =>
  (typeof value === 'string' || typeof value === 'number' || value instanceof Decimal) &&
  parse(value)?.isFinite() === true;

export const sum = (values: Iterable<DecimalInput>): Decimal => {
  let total = ZERO;
  for (const value of values) total = total.plus(decimal(value));
  return total;
};

/** `undefined` for a zero whole: nothing of nothing is no ratio, and is shown as a dash. */
export const ratioOf = (part: DecimalInput, whole: DecimalInput): Decimal | undefined => {
  const divisor = decimal(whole);
  return divisor.isZero() ? undefined : decimal(part).div(divisor);
};

/** As `ratioOf`, in percent: 0–100 for a share, above 100 where more was done than asked. */
export const percentOf = (part: DecimalInput, whole: DecimalInput): Decimal | undefined =>
  ratioOf(part, whole)?.times(HUNDRED);

/** Half away from zero, the rule of wages and invoices: 2.345 → 2.35, −2.345 → −2.35. */
export const roundHalfUp = (value: DecimalInput, places: number): Decimal =>
  decimal(value).toDecimalPlaces(places, Decimal.ROUND_HALF_UP);

export const roundDown = (value: DecimalInput, places: number): Decimal =>
  decimal(value).toDecimalPlaces(places, Decimal.ROUND_DOWN);

/** Smallest whole number not below the value. */
export const ceiling = (value: DecimalInput): number => decimal(value).ceil().toNumber();

/** Largest whole number not above the value. */
export const floor = (value: DecimalInput): number => decimal(value).floor().toNumber();

/** Money to the cent, half up. Amounts stay unrounded until a wage record or a print needs them. */
export const toCents = (value: DecimalInput): Decimal => roundHalfUp(value, 2);

/** The wire's text of a decimal with a fixed number of places: `decimalText('0.1', 3)` → `0.100`. */
export const decimalText = (value: DecimalInput, places: number): string =>
  roundHalfUp(value, places).toFixed(places);

/** Most texts that are remembered; a form of many lines has fewer. */
const MOST_READ = 2_000;
/** Texts that were read already: a form reads all of its cells again with every key. */
const known = new Map<string, Decimal>();

function parse(value: DecimalInput): Decimal | undefined {
  if (value instanceof Exact) return value;
  if (typeof value !== 'string') return read(value);
  const found = known.get(value) ?? read(value.trim());
  if (found === undefined) return undefined;
  if (known.size >= MOST_READ) known.clear();
  known.set(value, found);
  return found;
}

function read(value: DecimalInput): Decimal | undefined {
  if (value === '') return undefined;
  try {
    return new Exact(value);
  } catch {
    return undefined;
  }
}

export type { Decimal } from 'decimal.js';
