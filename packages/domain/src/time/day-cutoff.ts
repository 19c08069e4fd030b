/** A clock time at which factory days begin, and the day from which it is in force. */
export interface DatedCutoff {
  /** `YYYY-MM-DD` on the calendar; the first of several counts before its own day too. */
  readonly from: string;
  /** `HH:mm` */
  readonly clock: string;
}

/**
 * Clock time at which the factory day of a date begins. Days follow each other without a gap: one ends when
 * the next one begins, whichever times they begin at.
 *
 * @param dayCutoff one time forever, or times with their days, oldest first and at least one
 * @see docs/formulas.md#work-date
 */
export const cutoffOn = (dayCutoff: string | readonly DatedCutoff[], date: string): string =>
  typeof dayCutoff === 'string'
    ? dayCutoff
    : ((dayCutoff.findLast(({ from }) => from <= date) ?? dayCutoff[0])?.clock ?? '');
