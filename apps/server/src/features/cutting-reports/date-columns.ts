import { decimalText, percentOf } from '@garment-mes/domain/decimal';
import { workMinutes } from '@garment-mes/domain/schedule';
import { eachDay } from '@garment-mes/domain/time';
import type { Sql, Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { calendarReader, type LineCalendar } from '../calendar/public.ts';
import { type ReportTable, type TableWork, tablesAsked, tableWork } from './date-report.sql.ts';
import type { CuttingSearch } from './report-beds.sql.ts';

type Day = DataOf<'getCuttingDateReport'>['days'][number];

/** The days a report has columns for, and the tables it is about. */
export interface ReportDays extends CuttingSearch {
  readonly workDateFrom: string;
  readonly workDateTo: string;
}

/**
 * Workdays of the tables and rest days with output, each with how many of the tables' minutes were spread
 * and cut in, by all beds and by those asked for. Breaks count for neither; tables without a calendar bring
 * no minutes.
 *
 * @param matching the rows of the report
 * @param cut what the rows cut by day
 */
export async function dateColumns(
  tx: Tx,
  companyId: string,
  search: ReportDays,
  matching: Sql,
  cut: readonly { readonly workDate: string; readonly cutNum: number }[],
): Promise<Day[]> {
  const tables = await tablesAsked(tx, companyId, search);
  const calendars = await calendarsOf(tx, companyId, tables);
  const works = await tableWork(tx, companyId, search, matching);
  const used = minutesByDay(works, calendars);
  const asked = minutesByDay(
    works.filter(({ isAsked }) => isAsked),
    calendars,
  );
  const cutOf = new Map(cut.map(({ workDate, cutNum }) => [workDate, cutNum]));
  return eachDay(search.workDateFrom, search.workDateTo).flatMap((workDate): Day[] => {
    const availMin = [...calendars.values()].reduce(
      (sum, { minutesOn }) => sum + minutesOn(workDate),
      0,
    );
    const cutNum = cutOf.get(workDate) ?? 0;
    if (availMin === 0 && cutNum === 0) return [];
    const usedMin = used.get(workDate) ?? 0;
    const askedMin = asked.get(workDate) ?? 0;
    return [
      {
        workDate,
        isRestDay: availMin === 0,
        cutNum,
        usedMin: decimalText(usedMin, 2),
        availMin: decimalText(availMin, 2),
        loadPct: shareOf(usedMin, availMin),
        askedMin: decimalText(askedMin, 2),
        askedPct: shareOf(askedMin, availMin),
      },
    ];
  });
}

function shareOf(minutes: number, availMin: number): string | null {
  const load = percentOf(minutes, availMin);
  return load === undefined ? null : decimalText(load, 2);
}

function minutesByDay(
  works: readonly TableWork[],
  calendars: ReadonlyMap<string, LineCalendar>,
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { tableId, workDate, fromDate, toDate } of works) {
    const calendar = calendars.get(tableId);
    if (!calendar) continue;
    const worked = workMinutes(fromDate, toDate, calendar.shiftOf);
    minutes.set(workDate, (minutes.get(workDate) ?? 0) + worked);
  }
  return minutes;
}

async function calendarsOf(
  tx: Tx,
  companyId: string,
  tables: readonly ReportTable[],
): Promise<Map<string, LineCalendar>> {
  const read = calendarReader(tx, companyId);
  const known = new Map<string, LineCalendar>();
  for (const { tableId, calendarId } of tables) {
    if (calendarId) known.set(tableId, await read(calendarId));
  }
  return known;
}
