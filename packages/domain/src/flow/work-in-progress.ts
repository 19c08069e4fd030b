import { type Decimal, type DecimalInput, decimal, ratioOf } from '../decimal.ts';

/**
 * Garments on a line: delivered, less those that came off it or were scrapped.
 *
 * @see docs/formulas.md#work-in-progress
 */
export const lineWip = (delivered: number, output: number, scrapped: number): number =>
  delivered - output - scrapped;

/**
 * Days the garments on the line will last.
 *
 * @param averageDailyOutput of the last five working days
 * @returns `undefined` when nothing came off the line: the queue has no end in sight
 * @see docs/formulas.md#work-in-progress
 */
export const wipDays = (wip: DecimalInput, averageDailyOutput: DecimalInput): Decimal | undefined =>
  ratioOf(decimal(wip), averageDailyOutput);
