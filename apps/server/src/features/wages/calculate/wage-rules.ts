import { publicHolidays } from '@garment-mes/domain/time';
import type { WageRules } from '@garment-mes/domain/wages';
import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { PeriodDays } from './paid-scans.sql.ts';

/** By what a company pays a period: its settings, of the dated ones those in force on the last day. */
export async function wageRules(
  { settings }: Services,
  tx: Tx,
  { toDate }: PeriodDays,
): Promise<WageRules> {
  const minimums = (await settings(tx, 'minMonthlyWage')) as readonly [string, string][];
  const [weekday, restDay, holiday] = (await settings(tx, 'otRule')) as [string, string, string];
  const inForce = minimums
    .filter(([from]) => from <= toDate)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .at(-1);
  return {
    minMonthlyWage: inForce?.[1] ?? minimums[0]?.[1] ?? '0',
    floorRule: (await settings(tx, 'floorRule')) as WageRules['floorRule'],
    pieceOt: (await settings(tx, 'pieceOt')) as WageRules['pieceOt'],
    factors: { weekday, restDay, holiday },
  };
}

/** Statutory days of a period. */
export interface StatutoryDays {
  readonly days: readonly string[];
  /** False when a year's days are not known yet. */
  readonly isKnown: boolean;
}

/** The days of a period that the law names. */
export function holidaysOf({ fromDate, toDate }: PeriodDays): StatutoryDays {
  const years = [...new Set([Number(fromDate.slice(0, 4)), Number(toDate.slice(0, 4))])].map(
    publicHolidays,
  );
  return {
    isKnown: years.every((days) => days.length > 0),
    days: years
      .flat()
      .flatMap(({ date, dayType }) =>
        dayType === 3 && date >= fromDate && date <= toDate ? [date] : [],
      ),
  };
}
