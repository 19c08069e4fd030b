import { decimalText, percentOf } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { floorSettings, today } from '../settings.ts';

type Actual = DataOf<'getTargetActual'>;
type Hour = Actual['hours'][number];

/** Target, due and actual of a line at this moment; an hour that runs is due by the part of it that is over. */
export async function targetActual(
  tx: Tx,
  actor: Actor,
  { deptId, workDate }: { readonly deptId: string; readonly workDate: string },
): Promise<Actual> {
  const { companyId, now } = actor;
  const targets = await tx.all<{ hourTargets: Hour[] }>(sql`
    select hour_targets from mes2.output_target
    where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date and del_flag = '0'`);
  const made = await tx.all<{ hour: number; num: number }>(sql`
    select h.hour::int as hour, sum(h.num)::int as num from mes2.line_hour_output h
    join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
      and p.is_output = 1
    where h.company_id = ${companyId} and h.line_dept_id = ${deptId} and h.work_date = ${workDate}::date
    group by h.hour`);
  const clock = await tx.one<{ asOf: string; minute: number }>(sql`
    select ${now}::timestamptz as as_of, (extract(epoch from ${now}::timestamptz::time) / 60)::int as minute`);
  const running = today(actor, await floorSettings(tx, actor));
  const minute = workDate < running ? 24 * 60 : workDate > running ? 0 : (clock?.minute ?? 0);

  const byWindow = new Map<string, Hour>();
  for (const { from, to, num } of targets.flatMap(({ hourTargets }) => hourTargets)) {
    const known = byWindow.get(from);
    byWindow.set(from, { from, to, num: (known?.num ?? 0) + num, actualNum: 0 });
  }
  const output = new Map(made.map(({ hour, num }) => [hour, num]));
  const hours = [...byWindow.values()]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((hour) => {
      const own = Number(hour.from.slice(0, 2));
      const actualNum = output.get(own) ?? 0;
      output.delete(own);
      return { ...hour, actualNum };
    });
  const actualNum = made.reduce((all, { num }) => all + num, 0);
  const targetNum = hours.reduce((all, { num }) => all + num, 0);
  const dueNum = hours.reduce((all, hour) => all + duePart(hour, minute), 0);
  const dcl = percentOf(actualNum, targetNum);
  return {
    deptId,
    workDate,
    targetNum,
    dueNum,
    actualNum,
    gapNum: actualNum - dueNum,
    dclPct: dcl === undefined ? null : decimalText(dcl, 2),
    hours,
    asOf: clock?.asOf ?? '',
  };
}

const minuteOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function duePart({ from, to, num }: Hour, minute: number): number {
  const length = Math.max(1, minuteOf(to) - minuteOf(from));
  const over = Math.min(length, Math.max(0, minute - minuteOf(from)));
  return Math.floor((num * over) / length);
}
