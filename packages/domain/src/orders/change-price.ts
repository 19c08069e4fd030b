import { type Decimal, type DecimalInput, decimal, HUNDRED, roundHalfUp } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { addDays } from '../time/calendar.ts';
import { checkPrices, type PriceRange } from './prices.ts';

/** A range of the operation as it is stored; what is new has no id yet. */
export interface StoredPrice extends PriceRange {
  readonly id: string | undefined;
}

/**
 * A price from a day on (I6): the range that contains the day ends the day before and the new one takes its
 * rest; a range that begins on the same day gets the new price instead.
 *
 * @param earliest first day that may be priced: the day after the running factory day
 * @throws {DomainError} `price-too-early`
 */
export function priceFrom(
  ranges: readonly StoredPrice[],
  next: { readonly price: PriceRange['price']; readonly fromDate: string },
  earliest: string,
): StoredPrice[] {
  const { fromDate, price } = next;
  if (fromDate < earliest) throw new DomainError('price-too-early', { date: earliest });
  const holding = ranges.find(
    (range) => range.fromDate <= fromDate && (!range.toDate || range.toDate >= fromDate),
  );
  if (!holding) {
    const later = [...ranges]
      .map((range) => range.fromDate)
      .sort()
      .find((from) => from > fromDate);
    const toDate = later === undefined ? null : addDays(later, -1);
    return [...ranges, { id: undefined, price, fromDate, toDate }];
  }
  if (holding.fromDate === fromDate)
    return ranges.map((range) => (range === holding ? { ...range, price } : range));
  return ranges.flatMap((range) =>
    range === holding
      ? [
          { ...range, toDate: addDays(fromDate, -1) },
          { id: undefined, price, fromDate, toDate: range.toDate ?? null },
        ]
      : [range],
  );
}

/**
 * Takes back a price that is not in force yet; the one before it continues.
 *
 * @throws {DomainError} `price-started`
 */
export function withdrawPrice(
  ranges: readonly StoredPrice[],
  id: string,
  earliest: string,
): StoredPrice[] {
  const gone = ranges.find((range) => range.id === id);
  if (!gone) return [...ranges];
  if (gone.fromDate < earliest) throw new DomainError('price-started', { fromDate: gone.fromDate });
  const before = addDays(gone.fromDate, -1);
  return ranges
    .filter((range) => range !== gone)
    .map((range) => (range.toDate === before ? { ...range, toDate: gone.toDate ?? null } : range));
}

/** True while the ranges tile time, as every change of them has to leave them. */
export const tilesTime = (ranges: readonly PriceRange[]): boolean =>
  checkPrices(ranges, '').length === 0;

/** A price is set as typed, or changed by percent of the one before, or by an amount of CNY. */
export type PriceStep = 'price' | 'percent' | 'amount';

/** The price after a step, half up to four places; below 0 where more is taken off than there was. */
export function steppedPrice(before: DecimalInput, step: PriceStep, figure: DecimalInput): Decimal {
  if (step === 'price') return roundHalfUp(figure, 4);
  const by = step === 'amount' ? decimal(figure) : decimal(before).times(figure).div(HUNDRED);
  return roundHalfUp(decimal(before).plus(by), 4);
}
