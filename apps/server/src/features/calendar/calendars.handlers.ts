import { DomainError } from '@garment-mes/domain/refusals';
import { eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { requireRange } from '../../records/require-range.ts';
import { CALENDAR, calendarColumns, calendarRows } from './calendar.sql.ts';
import { workDayOf, workedMinutes } from './calendar-days.ts';
import { calendarImpact } from './calendar-impact.ts';
import type { OnCalendarChanged } from './on-calendar-changed.ts';
import { initCalendarYear, saveCalendar, saveCalendarDays } from './save-calendar.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

type CalendarOperations =
  | 'listCalendars'
  | 'listCalendarDays'
  | 'saveCalendarDays'
  | 'saveCalendar'
  | 'initCalendarYear'
  | 'getCalendarImpact';

const MOST_DAYS = 400;

/**
 * Which days are worked, with which shift and how much overtime.
 *
 * @param onCalendarChanged what is planned by a calendar and follows it
 */
export const calendars =
  (onCalendarChanged: OnCalendarChanged): Feature<CalendarOperations> =>
  (services) => ({
    listCalendars: ({ scope, companyId, query = {}, can }) =>
      services.engine.tenant(
        scope,
        (tx) =>
          services.list.page(tx, {
            operation: 'listCalendars',
            last: true,
            from: calendarRows(companyId),
            columns: calendarColumns,
            query,
            can,
            defaultOrder: sql`c.year desc, c.name`,
          }),
        { readOnly: true },
      ),

    listCalendarDays: (call) =>
      services.engine.tenant(
        call.scope,
        (tx) => calendarDays(tx, call, call.query.calendarId, call.query.from, call.query.to),
        { readOnly: true },
      ),

    saveCalendar: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        calendarOf(services, tx, call, await saveCalendar(services, tx, call, call.body)),
      ),

    saveCalendarDays: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await saveCalendarDays(services, tx, call, call.body, onCalendarChanged);
        const dates = call.body.days.map(({ date }) => date).sort();
        return calendarDays(tx, call, call.body.calendarId, dates[0], dates.at(-1));
      }),

    initCalendarYear: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { calendarId, year } = call.body;
        await initCalendarYear(services, tx, call, call.body);
        return calendarDays(tx, call, calendarId, `${year}-01-01`, `${year}-12-31`);
      }),

    getCalendarImpact: (call) => {
      requireRange(call.query.from, call.query.to, MOST_DAYS);
      return services.engine.tenant(
        call.scope,
        (tx) => calendarImpact(tx, call, call.query, onCalendarChanged),
        {
          readOnly: true,
        },
      );
    },
  });

async function calendarDays(
  tx: Tx,
  { companyId }: Actor,
  calendarId: string,
  from: string | null | undefined,
  to: string | null | undefined,
): Promise<DataOf<'listCalendarDays'>> {
  const calendar = await storedCalendar(tx, companyId, calendarId);
  const first = from ?? `${calendar.year}-01-01`;
  const last = to ?? `${calendar.year}-12-31`;
  requireRange(first, last, MOST_DAYS);
  return eachDay(first, last).map((date) => {
    const { segments, shiftIds, ...day } = workDayOf(calendar, date);
    return { ...day, shiftIds: [...shiftIds], netMin: workedMinutes({ segments }).toFixed(2) };
  });
}

async function calendarOf(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listCalendars'>> {
  const page = await list.page(tx, {
    operation: 'listCalendars',
    from: sql`${calendarRows(companyId)} and c.id = ${id}`,
    columns: calendarColumns,
    query: {},
    can,
  });
  const [row] = page.list;
  if (!row) throw new DomainError('record-missing', { what: CALENDAR.what });
  return row;
}
