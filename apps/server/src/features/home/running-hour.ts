import { cutoffOn } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import { hoursTogether, outputOfLines, secondsSince, spanOf } from '../targets/public.ts';
import type { FigureRow, Looker } from './home-card.ts';

const HOUR = 3600;

interface LineOfDay {
  readonly deptId: string;
  readonly targets: readonly (readonly { from: string; to: string; num: number }[])[];
}

/**
 * What came off the lines in reach in the hour that runs, and what it asks for. The hour is the one of a line's
 * target, whenever it begins; of a line without a target the one the clock of the company shows.
 */
export async function runningHour(tx: Tx, looker: Looker): Promise<FigureRow> {
  const { companyId, today: workDate, clock, dayCutoff } = looker;
  const cutoff = cutoffOn(dayCutoff, workDate);
  const second = secondsSince(workDate, clock);
  const lines = await linesOfDay(tx, looker);
  const output = await outputOfLines(
    tx,
    { companyId },
    lines.map(({ deptId }) => ({ deptId, workDate })),
  );
  const begun = second - (second % HOUR);
  let value = 0;
  let target: number | undefined;
  for (const { deptId, targets } of lines) {
    const hours = hoursTogether(targets, cutoff).map((hour) => ({
      ...spanOf(hour, cutoff),
      num: hour.num,
    }));
    const clockHour = { from: begun, to: begun + HOUR, num: undefined };
    const running =
      hours.length === 0 ? clockHour : hours.find(({ from, to }) => from <= second && second < to);
    if (running === undefined) continue;
    value += output
      .filter((made) => made.deptId === deptId && running.from <= made.second)
      .filter((made) => made.second < running.to)
      .reduce((all, { num }) => all + num, 0);
    if (running.num !== undefined) target = (target ?? 0) + running.num;
  }
  return { value: String(value), target: target === undefined ? null : String(target) };
}

/**
 * What came off the lines in reach today and what the day asks for. Until the day is over it is held against the hours
 * that are: the whole day's target would call every morning late.
 */
export async function outputToday(tx: Tx, looker: Looker): Promise<FigureRow> {
  const { companyId, reach, today: workDate, clock, dayCutoff } = looker;
  const cutoff = cutoffOn(dayCutoff, workDate);
  const second = secondsSince(workDate, clock);
  const due = (await linesOfDay(tx, looker))
    .flatMap(({ targets }) => hoursTogether(targets, cutoff))
    .filter((hour) => spanOf(hour, cutoff).to <= second)
    .reduce((all, { num }) => all + num, 0);
  const row = await tx.one<{ value: string; target: string | null }>(sql`
    select (select coalesce(sum(h.num), 0) from mes2.line_hour_output h
        join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
          and p.is_output = 1
        join amc.department d on d.company_id = h.company_id and d.id = h.line_dept_id
        where h.company_id = ${companyId} and h.work_date = ${workDate}::date
        ${andWithinReach(reach, 'amc.department', sql`d`)})::text as value,
      (select sum(t.target_num) from mes2.output_target t
        where t.company_id = ${companyId} and t.work_date = ${workDate}::date and t.del_flag = '0'
        ${andWithinReach(reach, 'mes2.output_target', sql`t`)})::text as target`);
  return { value: row?.value ?? null, target: row?.target ?? null, due: String(due) };
}

/** Lines in reach that were asked for something today or reported something, with the hours of their targets. */
const linesOfDay = (tx: Tx, { companyId, reach, today }: Looker): Promise<LineOfDay[]> =>
  tx.all(sql`
    select d.id as dept_id, coalesce((select jsonb_agg(t.hour_targets) from mes2.output_target t
      where t.company_id = d.company_id and t.dept_id = d.id and t.work_date = ${today}::date
        and t.del_flag = '0'), '[]') as targets
    from amc.department d
    where d.company_id = ${companyId} and d.id in (
      select dept_id from mes2.output_target
        where company_id = ${companyId} and work_date = ${today}::date and del_flag = '0'
      union select line_dept_id from mes2.line_hour_output
        where company_id = ${companyId} and work_date = ${today}::date)
    ${andWithinReach(reach, 'amc.department', sql`d`)} order by d.id`);
