import { cutoffOn, type DatedCutoff } from '@garment-mes/domain/time';

/** Before any day of a company. */
const EVER = '0001-01-01';

/**
 * The clock times at which a company's days begin, as they are kept: one that was never changed is a plain
 * time, changed ones have the days they are in force from.
 */
export const dayCutoffsOf = (kept: unknown): readonly DatedCutoff[] =>
  Array.isArray(kept) ? (kept as readonly DatedCutoff[]) : [{ from: EVER, clock: String(kept) }];

/** The time decided last, whether it is in force already or not. */
export const newestCutoff = (cutoffs: readonly DatedCutoff[]): string =>
  cutoffs.at(-1)?.clock ?? '';

/**
 * Decides another time. It is in force from tomorrow: what has happened keeps its day. What was to hold from
 * tomorrow until now is forgotten.
 *
 * @param tomorrow on the calendar of the company
 */
export function withCutoff(kept: unknown, clock: string, tomorrow: string): readonly DatedCutoff[] {
  const holding = dayCutoffsOf(kept).filter(({ from }) => from < tomorrow);
  return newestCutoff(holding) === clock ? holding : [...holding, { from: tomorrow, clock }];
}

/** A time that is decided and not in force yet: from when on, and what is in force until then. */
export function comingCutoff(
  kept: unknown,
  today: string,
): { readonly from: string; readonly until: string } | undefined {
  const cutoffs = dayCutoffsOf(kept);
  const from = cutoffs.at(-1)?.from ?? EVER;
  return from > today ? { from, until: cutoffOn(cutoffs, today) } : undefined;
}
