import { decimal, decimalText, quantity } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { requireRange } from '../../records/require-range.ts';
import { calendarReader } from '../calendar/public.ts';
import { readLines } from '../lines/public.ts';

/** Days that one call may span. */
const MOST_DAYS = 92;

/**
 * Minutes of a line by day, those its schedules take, and the load once some more pieces of an order are
 * spread evenly over its working days (3.22).
 */
export async function lineLoad(
  tx: Tx,
  actor: Actor,
  { lineDeptId, from, to, orderId, num }: QueryOf<'getLineLoad'>,
): Promise<DataOf<'getLineLoad'>> {
  const { companyId } = actor;
  requireRange(from, to, MOST_DAYS);
  const dates = eachDay(from, to);
  const [line] = await readLines(tx, companyId, { deptIds: [lineDeptId] });
  if (!line) throw new DomainError('record-missing', { what: '产线' });
  const { minutesOn } = await calendarReader(tx, companyId)(line.calendarId);
  const planned = await plannedMinutes(tx, actor, lineDeptId, from, to);
  const factor = quantity(line.standardHeadcount).times(quantity(line.defaultEffPct)).div(100);
  const days = dates.map((workDate) => ({
    workDate,
    avail: factor.times(minutesOn(workDate)),
    load: decimal(planned.get(workDate) ?? 0),
  }));
  const working = days.filter(({ avail }) => avail.gt(0)).length;
  const more =
    orderId && num && working > 0
      ? decimal(await sewingMinutes(tx, actor, orderId))
          .times(num)
          .div(working)
      : undefined;
  return {
    lineDeptId,
    lineDeptName: line.name,
    days: days.map(({ workDate, avail, load }) => ({
      workDate,
      availMin: decimalText(avail, 4),
      plannedMin: decimalText(load, 4),
      loadPct: avail.gt(0) ? decimalText(load.times(100).div(avail), 2) : '0.00',
      afterPct: more && avail.gt(0) ? decimalText(load.plus(more).times(100).div(avail), 2) : null,
    })),
  };
}

async function plannedMinutes(
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string,
  from: string,
  to: string,
): Promise<Map<string, string>> {
  const rows = await tx.all<{ workDate: string; minutes: string }>(sql`
    select d.work_date, sum(d.plan_num * s.sam) as minutes
    from mes2.schedule_day d join mes2.schedule s on s.company_id = d.company_id and s.id = d.schedule_id
    where d.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status in (0, 1) and s.del_flag = '0'
      and d.work_date between ${from}::date and ${to}::date group by d.work_date`);
  return new Map(rows.map(({ workDate, minutes }) => [workDate, minutes]));
}

const sewingMinutes = async (tx: Tx, { companyId }: Actor, orderId: string): Promise<string> => {
  const found = await tx.one<{ sam: string }>(sql`
    select coalesce(sum(sam), 0) as sam from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId} and section = 3 and is_enabled = 1 and del_flag = '0'`);
  return found?.sam ?? '0';
};
