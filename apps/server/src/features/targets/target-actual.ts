import { cutoffOn, decimalText, percentOf } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { clockText } from '../scans/clock-text.ts';
import { floorSettings } from '../settings.ts';
import { secondsSince } from './factory-clock.ts';
import { lineOutput } from './line-output.sql.ts';
import { outputOfWindows, spanOf } from './output-of-windows.ts';

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

  const byWindow = new Map<string, Omit<Hour, 'actualNum'>>();
  for (const { from, to, num } of targets.flatMap(({ hourTargets }) => hourTargets)) {
    const known = byWindow.get(from);
    byWindow.set(from, { from, to, num: (known?.num ?? 0) + num });
  }
  const windows = [...byWindow.values()].sort(
    (a, b) => spanOf(a, dayCutoff).from - spanOf(b, dayCutoff).from,
  );
  const output = outputOfWindows(windows, made, dayCutoff);
  const hours = windows.map((hour): Hour => ({ ...hour, actualNum: output.get(hour.from) ?? 0 }));
  const actualNum = made.reduce((all, { num }) => all + num, 0);
  const targetNum = hours.reduce((all, { num }) => all + num, 0);
  const dueNum = hours.reduce((all, hour) => all + duePart(hour, second, dayCutoff), 0);
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

function duePart(hour: Hour, second: number, dayCutoff: string): number {
  const { from, to } = spanOf(hour, dayCutoff);
  const over = Math.min(to - from, Math.max(0, second - from));
  return Math.floor((hour.num * over) / (to - from));
}
