import { decimalText, percentOf } from '@garment-mes/domain/decimal';
import { cutoffOn } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { floorSettings } from '../settings/public.ts';
import { secondsSince } from './factory-clock.ts';
import { lineOutput } from './line-output.sql.ts';
import { outputOfWindows } from './output-of-windows.ts';
import { dueOfHours, hoursTogether } from './window-targets.ts';

type Actual = DataOf<'getTargetActual'>;
type Hour = Actual['hours'][number];

/** Target, due and actual of a line at this moment; an hour that runs is due by the part of it that is over. */
export async function targetActual(
  tx: Tx,
  actor: Actor,
  { deptId, workDate }: { readonly deptId: string; readonly workDate: string },
): Promise<Actual> {
  const { companyId, now, scope } = actor;
  const targets = await tx.all<{ hourTargets: Hour[] }>(sql`
    select hour_targets from mes2.output_target
    where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date and del_flag = '0'`);
  const dayCutoff = cutoffOn((await floorSettings(tx, actor)).dayCutoff, workDate);
  const made = await lineOutput(tx, actor, deptId, workDate);
  const asOf = clockText(now, scope.timeZone);
  const second = secondsSince(workDate, asOf);

  const windows = hoursTogether(
    targets.map(({ hourTargets }) => hourTargets),
    dayCutoff,
  );
  const output = outputOfWindows(windows, made, dayCutoff);
  const hours = windows.map((hour): Hour => ({ ...hour, actualNum: output.get(hour.from) ?? 0 }));
  const actualNum = made.reduce((all, { num }) => all + num, 0);
  const targetNum = hours.reduce((all, { num }) => all + num, 0);
  const dueNum = dueOfHours(hours, second, dayCutoff);
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
    asOf,
  };
}
