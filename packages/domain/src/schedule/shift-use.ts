import { DomainError } from '../domain-error.ts';
import { addDays } from '../time/calendar.ts';

/** What rests on the hours of a shift. */
export interface ShiftUse {
  /** Calendars that work by it. */
  readonly usedBy: readonly string[];
  /** Last day whose hours are counted by it: attendance, manpower input, locked wages. `null` for none. */
  readonly countedDate: string | null;
}

/** Whether a change of its hours needs a day from which it is in force. */
export const isShiftUsed = ({ usedBy, countedDate }: ShiftUse): boolean =>
  usedBy.length > 0 || countedDate !== null;

/** The first day from which other hours can be in force; `undefined` when every day is free. */
export const firstChangeDay = ({ countedDate }: ShiftUse): string | undefined =>
  countedDate === null ? undefined : addDays(countedDate, 1);

/**
 * A used shift changes its hours from a day on, and no day that is counted changes with it.
 *
 * @returns the day from which the change is in force, `undefined` when nothing used the hours before
 * @throws {DomainError} `shift-from-required` or `shift-day-counted`
 */
export function requireChangeDay(
  use: ShiftUse,
  fromDate: string | null | undefined,
): string | undefined {
  if (!isShiftUsed(use)) return undefined;
  if (!fromDate) throw new DomainError('shift-from-required', {});
  const first = firstChangeDay(use);
  if (use.countedDate !== null && first !== undefined && fromDate < first)
    throw new DomainError('shift-day-counted', { date: use.countedDate, first });
  return fromDate;
}

/** @throws {DomainError} `shift-in-use` or `shift-counted` */
export function requireUnusedShift({ usedBy, countedDate }: ShiftUse, name: string): void {
  if (usedBy.length > 0) throw new DomainError('shift-in-use', { name, count: usedBy.length });
  if (countedDate !== null) throw new DomainError('shift-counted', { name, date: countedDate });
}
