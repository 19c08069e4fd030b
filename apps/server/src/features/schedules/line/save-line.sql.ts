import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { Actor } from '../../../records/actor.ts';
import type { WorkDay } from '../../calendar/public.ts';
import type { PlannedBar } from './plan-line.ts';

/**
 * Writes where the bars of a line lie now, with their day plans. A bar that did not move keeps its version:
 * nobody who looks at it has to read it again. A bar that moved is named after the person whose change moved it.
 *
 * @returns ids of the bars that moved
 */
export async function saveLine(
  tx: Tx,
  { companyId, user, now }: Actor,
  planned: readonly PlannedBar[],
  dayOf: (date: string) => WorkDay,
  today: string,
): Promise<string[]> {
  const moved = planned.filter(hasMoved).map(({ bar }) => bar.id);
  const rows = planned.map(({ bar, chained, conflicts, forecastDate }) => ({
    id: bar.id,
    startDate: chained.startDate,
    endDate: chained.endDate,
    sort: chained.sort,
    forecastDate,
    conflictFlag: conflicts.flag,
    conflictText: {
      zh: conflicts.texts.map(({ zh }) => zh),
      en: conflicts.texts.map(({ en }) => en),
    },
    step: moved.includes(bar.id) ? 1 : 0,
  }));
  await tx.run(sql`
    update mes2.schedule s set start_date = r."startDate", end_date = r."endDate", sort = r.sort,
      forecast_date = r."forecastDate", conflict_flag = r."conflictFlag", conflict_text = r."conflictText",
      recalc_due = 0, version = s.version + r.step,
      update_date = case when r.step = 1 then ${now}::timestamptz else s.update_date end,
      update_by = case when r.step = 1 then ${user.id}::bigint else s.update_by end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, "startDate" timestamptz,
      "endDate" timestamptz, sort int, "forecastDate" timestamptz, "conflictFlag" int, "conflictText" jsonb,
      step int)
    where s.company_id = ${companyId} and s.id = r.id`);
  await saveDays(tx, companyId, planned, dayOf, today);
  return moved;
}

/** Writes the days of bars. What was planned for days in front of a rest stays, beside what was sewn on them. */
async function saveDays(
  tx: Tx,
  companyId: string,
  planned: readonly PlannedBar[],
  dayOf: (date: string) => WorkDay,
  today: string,
): Promise<void> {
  const spans = planned.map(({ bar, chained }) => ({
    id: bar.id,
    from: bar.sewnBefore > 0 ? firstOf(today, chained.days[0]?.workDate) : null,
  }));
  await tx.run(sql`
    delete from mes2.schedule_day d using jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as r (id bigint, "from" date)
    where d.company_id = ${companyId} and d.schedule_id = r.id and (r."from" is null or d.work_date >= r."from")`);
  await insertRows(
    tx,
    'mes2.schedule_day',
    planned.flatMap(({ bar, chained }) => {
      const set = new Map(bar.setDays.map((day) => [day.workDate, day]));
      return chained.days.map((day) => ({
        scheduleId: bar.id,
        workDate: day.workDate,
        shiftId: dayOf(day.workDate).shiftIds[0] ?? null,
        availMin: Math.round(day.availMin),
        headcount: day.headcount,
        effPct: day.effPct,
        planNum: day.planNum,
        isManual: set.get(day.workDate)?.planNum === undefined ? 0 : 1,
      }));
    }),
  );
}

/** The earlier of two days; the second may be missing. */
const firstOf = (date: string, other: string | undefined): string =>
  other !== undefined && other < date ? other : date;

const hasMoved = ({ bar, chained }: PlannedBar): boolean =>
  bar.startDate !== chained.startDate ||
  bar.endDate !== chained.endDate ||
  bar.sort !== chained.sort;
