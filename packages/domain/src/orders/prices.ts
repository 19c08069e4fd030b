import type { DecimalInput } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import { addDays } from '../time/calendar.ts';

/** The price of an operation over some days; without an end it stays in force. */
export interface PriceRange {
  readonly price: DecimalInput;
  readonly fromDate: string;
  readonly toDate?: string | null | undefined;
}

const covers = ({ fromDate, toDate }: PriceRange, date: string): boolean =>
  fromDate <= date && (!toDate || date <= toDate);

/**
 * The price on the day of the work.
 *
 * @throws {DomainError} `price-missing` when no range covers the day
 */
export function priceOn<Range extends PriceRange>(
  ranges: readonly Range[],
  date: string,
  process: string,
): Range {
  const range = ranges.find((each) => covers(each, date));
  if (!range) throw new DomainError('price-missing', { process, date });
  return range;
}

/** I6: the ranges of an operation follow one another without a gap and without an overlap. */
export function checkPrices(ranges: readonly PriceRange[], process: string): Issue[] {
  const sorted = [...ranges].sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1));
  return sorted.flatMap((range, index) => {
    const next = sorted[index + 1];
    if (!next) return [];
    const lastDay = range.toDate ?? '9999-12-31';
    if (next.fromDate <= lastDay) {
      const to = next.toDate && next.toDate < lastDay ? next.toDate : lastDay;
      return [issue(`prices.${index}`, 'price-overlap', { process, from: next.fromDate, to })];
    }
    const due = addDays(lastDay, 1);
    if (next.fromDate === due) return [];
    return [
      issue(`prices.${index}`, 'price-gap', { process, from: due, to: addDays(next.fromDate, -1) }),
    ];
  });
}
