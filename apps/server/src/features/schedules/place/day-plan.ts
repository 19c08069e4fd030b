import { DomainError } from '@garment-mes/domain/refusals';
import { type PlanDay, requireDaySum } from '@garment-mes/domain/schedule';
import { ScheduleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { clockText } from '../../../records/clock-text.ts';
import { lockLines } from '../../lines/public.ts';
import { lostDays } from '../line/plan-line.ts';
import { replanLine } from '../line/replan.ts';
import { SCHEDULE, type ScheduleRecord, scheduleOf } from '../schedule.sql.ts';

type DayPlan = DataOf<'getDayPlan'>;

/** The days of a schedule with what its line sewed of the order on each. */
export async function dayPlan(tx: Tx, companyId: string, id: string): Promise<DayPlan> {
  const schedule = await scheduleOf(tx, companyId, id);
  const days = await tx.all<DayPlan['days'][number]>(sql`
    select d.work_date, d.shift_id, h.name as shift_name, d.avail_min::numeric(10, 2) as avail_min, d.headcount,
      d.eff_pct, d.plan_num, d.is_manual, d.version,
      (select sum(o.num)::int from mes2.line_hour_output o
        join mes2.order_process p on p.company_id = o.company_id and p.id = o.order_process_id and p.section = 3
          and p.is_output = 1
        where o.company_id = d.company_id and o.line_dept_id = ${schedule.lineDeptId}
          and o.work_date = d.work_date and o.order_id = ${schedule.orderId}) as actual_num
    from mes2.schedule_day d
    left join mes2.shift h on h.company_id = d.company_id and h.id = d.shift_id
    where d.company_id = ${companyId} and d.schedule_id = ${id} order by d.work_date`);
  const colors = await colorsOf(tx, companyId, id);
  const { scheduleNo, num, doneNum, version } = schedule;
  return { scheduleId: id, scheduleNo, num, doneNum, colors, days, version };
}

/** The colours a schedule is limited to, else all of its order. */
export const colorsOf = (tx: Tx, companyId: string, id: string): Promise<DayPlan['colors']> =>
  tx.all(sql`
    select c.color_id, c.color_name, coalesce((select sum(x.num) from mes2.order_color_size x
      where x.company_id = c.company_id and x.order_id = c.order_id and x.color_id = c.color_id), 0)::int as num
    from mes2.schedule s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id
    where s.company_id = ${companyId} and s.id = ${id}
      and (not exists (select 1 from mes2.schedule_color l
          where l.company_id = s.company_id and l.schedule_id = s.id)
        or exists (select 1 from mes2.schedule_color l
          where l.company_id = s.company_id and l.schedule_id = s.id and l.color_id = c.color_id))
    order by c.seq_no`);

/**
 * Sets days by hand. They keep their number when the rest is computed again, until a day without a number
 * gives it back to the plan. Heads that are not named stay as they are.
 */
export async function updateDayPlan(
  services: Services,
  tx: Tx,
  actor: Actor,
  { scheduleId, version, days }: BodyOf<'updateDayPlan'>,
): Promise<void> {
  const { companyId, now, scope } = actor;
  const seen = await scheduleOf(tx, companyId, scheduleId);
  const [line] = await lockLines(tx, companyId, [seen.lineDeptId]);
  if (!line) throw new DomainError('record-missing', { what: { zh: '产线', en: 'Line' } });
  await claimRecord(tx, actor, SCHEDULE, { id: scheduleId, version });
  if (seen.status === ScheduleStatus.ended) throw new DomainError('schedule-ended-edit', {});
  const today = clockText(now, scope.timeZone).slice(0, 10);
  if (days.some(({ workDate }) => workDate < today)) throw new DomainError('day-plan-past', {});
  const dates = days.map(({ workDate }) => workDate);
  const twice = dates.find((date, at) => dates.indexOf(date) < at);
  const field = { zh: '工作日', en: 'Work date' };
  if (twice !== undefined) throw new DomainError('row-twice', { field, value: twice });
  const stood = await daysOfRest(tx, companyId, seen, today);
  requireDaySum(withDays(stood, days), today, seen.num - seen.sewnBefore);
  const rows = days.map(({ workDate, headcount, planNum }) => ({
    workDate,
    headcount: headcount ?? null,
    planNum,
  }));
  await tx.run(sql`
    insert into mes2.schedule_day as d
      (company_id, schedule_id, work_date, avail_min, headcount, eff_pct, plan_num, is_manual)
    select ${companyId}, ${scheduleId}, r."workDate", 0,
      coalesce(r.headcount, h.headcount, ${seen.headcount}::int), 100, r."planNum", 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("workDate" date, headcount int, "planNum" int)
    left join mes2.schedule_day h on h.company_id = ${companyId} and h.schedule_id = ${scheduleId}
      and h.work_date = r."workDate"
    where r."planNum" is not null
    on conflict (company_id, schedule_id, work_date) do update set
      headcount = excluded.headcount,
      is_manual = case when d.plan_num = excluded.plan_num then d.is_manual else 1 end,
      plan_num = excluded.plan_num, version = d.version + 1`);
  await tx.run(sql`
    update mes2.schedule_day d set is_manual = 0, headcount = coalesce(r.headcount, d.headcount),
      version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("workDate" date, headcount int, "planNum" int)
    where d.company_id = ${companyId} and d.schedule_id = ${scheduleId} and d.work_date = r."workDate"
      and r."planNum" is null`);
  await tx.run(sql`
    update mes2.schedule set is_manual = 1 where company_id = ${companyId} and id = ${scheduleId}`);
  const { bars, calendar } = await replanLine(services, tx, actor, line, { changedId: scheduleId });
  const planned = bars.find(({ bar }) => bar.id === scheduleId);
  const lost = planned && lostDays(planned).find((date) => dates.includes(date));
  if (lost)
    throw new DomainError(calendar.minutesOn(lost) === 0 ? 'day-plan-rest' : 'day-plan-outside', {
      date: lost,
    });
  await services.audit(tx, {
    bizType: 'schedule',
    bizId: scheduleId,
    action: 'dayPlan',
    diff: { days: rows },
  });
}

/** The days of what a schedule still has to sew: all of them, or those behind what was sewn in front of it. */
export async function daysOfRest(
  tx: Tx,
  companyId: string,
  { id, sewnBefore, status, startDate }: ScheduleRecord,
  today: string,
): Promise<PlanDay[]> {
  const days = await tx.all<PlanDay>(sql`
    select work_date, plan_num, is_manual = 1 as is_manual from mes2.schedule_day
    where company_id = ${companyId} and schedule_id = ${id}`);
  if (sewnBefore === 0) return days;
  const from = status === ScheduleStatus.stopped ? today : startDate.slice(0, 10);
  return days.filter(({ workDate }) => workDate >= from);
}

/** Days as they are to be: what is typed replaces what was there. */
function withDays(
  stood: readonly PlanDay[],
  typed: BodyOf<'updateDayPlan'>['days'],
): readonly PlanDay[] {
  const dates = new Set(typed.map(({ workDate }) => workDate));
  const set = typed.flatMap(({ workDate, planNum }) => {
    if (planNum === null) return [];
    const before = stood.find((day) => day.workDate === workDate);
    const isManual = before?.planNum === planNum ? before.isManual : true;
    return [{ workDate, planNum, isManual }];
  });
  return [...stood.filter(({ workDate }) => !dates.has(workDate)), ...set];
}
