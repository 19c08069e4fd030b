import { daysBetween } from '@garment-mes/domain/time';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { momentOf } from '../demo-services.ts';
import { seededIds } from '../seeded-ids.ts';
import type { WorkDay } from './work-days.ts';

const LAST_START_DAY = 28;

export interface Period {
  readonly id: string;
  readonly periodNo: string;
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Periods that cover the days, a month each; the boundary falls between the days so that the last two have facts. */
export function periodsOf(
  companyCode: string,
  days: readonly WorkDay[],
  calendar: DemoCalendar,
): Period[] {
  const ids = seededIds(companyCode, 'wage period');
  const offsetOf = (day: WorkDay | undefined) =>
    day === undefined ? -1 : daysBetween(calendar.today, day.date);
  let start = offsetOf(days.at(-Math.ceil(Math.min(days.length, 10) / 2)));
  while (Number(calendar.day(start).slice(8)) > LAST_START_DAY) start -= 1;
  const starts = [start];
  const oldest = offsetOf(days[0]);
  const monthBefore = (offset: number) => {
    const dayOfMonth = calendar.day(offset).slice(8);
    let at = offset - 27;
    while (calendar.day(at).slice(8) !== dayOfMonth) at -= 1;
    return at;
  };
  do starts.unshift(monthBefore(starts[0] ?? start));
  while ((starts[0] ?? 0) > oldest - 10);
  return starts.map((from, at) => {
    const next = starts[at + 1];
    const to = next === undefined ? monthEnd(calendar, from) : next - 1;
    const isOpen = next === undefined;
    return {
      id: ids(),
      periodNo: calendar.day(from).slice(0, 7),
      from: calendar.day(from),
      to: calendar.day(to),
      status: isOpen ? 0 : at === starts.length - 2 ? 2 : 3,
    };
  });
}

function monthEnd(calendar: DemoCalendar, from: number): number {
  const dayOfMonth = calendar.day(from).slice(8);
  let at = from + 27;
  while (calendar.day(at + 1).slice(8) !== dayOfMonth) at += 1;
  return at;
}

/** Writes the periods; what they pay is computed when everything else is there. */
export const writePeriods = (
  tx: Tx,
  companyId: string,
  periods: readonly Period[],
  finance: string | null,
): Promise<void> =>
  insertRows(
    tx,
    'mes2.wage_period',
    periods.map(({ id, periodNo, from, to, status }) => ({
      companyId,
      id,
      periodNo,
      fromDate: from,
      toDate: to,
      status,
      lockBy: status >= 2 ? finance : null,
      lockDate: status >= 2 ? momentOf(`${to} 23:30:00`) : null,
    })),
  );
