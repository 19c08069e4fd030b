import { addDays, eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../../database/engine.ts';
import type { RowOf } from '../../../generated/operations.ts';
import type { Call, Feature, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { isWorkingKind, workDayOf } from '../calendar-days.ts';
import { storedCalendar } from '../stored-calendar.sql.ts';
import {
  attendanceColumns,
  attendanceRows,
  type CalendarDay,
  calendarsInUse,
} from './attendance.sql.ts';
import { createAttendance, deleteAttendance, updateAttendance } from './save-attendance.ts';
import { takeRoster } from './take-roster.ts';
import { workTimeReport } from './work-time.ts';

type Row = RowOf<'listAttendance'>;

/** Days back that are looked through for people without attendance. */
const DAYS_BACK = 13;

/** Who was at work, when and how long: what hours, wages and the legal floor rest on. */
export const attendance: Feature<
  | 'listAttendance'
  | 'createAttendance'
  | 'updateAttendance'
  | 'deleteAttendance'
  | 'takeRoster'
  | 'getWorkTimeReport'
> = (services) => ({
  ...workTimeReport(services),

  listAttendance: (call) =>
    services.engine.tenant(
      call.scope,
      async (tx) => {
        const { companyId, query = {}, can, long } = call;
        const without = query.missing ? await workingDays(tx, call) : undefined;
        return services.list.page(tx, {
          operation: 'listAttendance',
          last: true,
          long,
          from: attendanceRows(companyId, query, without),
          columns: attendanceColumns,
          query,
          can,
          defaultOrder: sql`a.work_date desc, m.employee_no`,
        });
      },
      { readOnly: true },
    ),

  createAttendance: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      rowOf(services, tx, call, await createAttendance(services, tx, call, call.body)),
    ),

  updateAttendance: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateAttendance(services, tx, call, call.body);
      return rowOf(services, tx, call, call.body.id);
    }),

  deleteAttendance: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await deleteAttendance(services, tx, call, call.query);
      return true as const;
    }),

  takeRoster: (call) =>
    services.engine.tenant(call.scope, (tx) => takeRoster(services, tx, call, call.body)),
});

/** The working days of the last two weeks, by the calendars that are in use. */
async function workingDays(tx: Tx, call: Call<'listAttendance'>): Promise<CalendarDay[]> {
  const until = today(call, await floorSettings(tx, call));
  const days = eachDay(addDays(until, -DAYS_BACK), until);
  const found: CalendarDay[] = [];
  for (const calendarId of await calendarsInUse(tx, call.companyId, until)) {
    const calendar = await storedCalendar(tx, call.companyId, calendarId);
    for (const date of days)
      if (isWorkingKind(workDayOf(calendar, date).dayType)) found.push({ calendarId, date });
  }
  return found;
}

async function rowOf(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<Row> {
  const page = await list.page(tx, {
    operation: 'listAttendance',
    beyondReach: true,
    from: sql`${attendanceRows(companyId)} and a.id = ${id}`,
    columns: attendanceColumns,
    query: { pageSize: 1 },
    can,
  });
  return page.list[0] as Row;
}
