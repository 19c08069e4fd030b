import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { cutoffOn } from '@garment-mes/domain/time';
import { spreadTarget } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { clockText } from '../../records/clock-text.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { floorSettings } from '../settings/public.ts';
import { secondsSince } from './factory-clock.ts';
import { lineDay } from './line-day.ts';
import { spanOf } from './output-of-windows.ts';

type Row = BodyOf<'saveTargets'>['rows'][number];

interface Hour {
  readonly from: string;
  readonly to: string;
  readonly num: number;
}

const TABLE = 'mes2.output_target';
const kind: RecordKind = {
  table: TABLE,
  no: 'work_date',
  what: { zh: '目标', en: 'Target' },
};
const MANUAL = 2;

/** Saves targets of lines and days as they were typed. @returns their ids */
export async function saveTargets(
  services: Services,
  tx: Tx,
  actor: Actor,
  { rows, restDayConfirmed }: BodyOf<'saveTargets'>,
): Promise<string[]> {
  const { dayCutoff } = await floorSettings(tx, actor);
  const ids: string[] = [];
  for (const row of rows) {
    const day = await lineDay(tx, actor, row.deptId, row.workDate, row.shiftId);
    if (day.isRestDay && restDayConfirmed !== true)
      throw new DomainError('rest-day', { date: row.workDate });
    const hours = hoursOf(row, day.windows);
    const minutes = sum(day.windows.map((window) => window.minutes));
    const columns = {
      shiftId: row.shiftId,
      headcount: row.headcount,
      availMin: row.availMin ?? decimalText(minutes.times(row.headcount), 4),
      effPct: row.effPct,
      targetNum: row.targetNum,
      firstHourPct: row.firstHourPct ?? '100',
      hourTargets: hours,
      source: MANUAL,
    };
    ids.push(await keep(tx, actor, row, columns, cutoffOn(dayCutoff, row.workDate)));
  }
  await publishTargets(services, tx, ids);
  return ids;
}

export const publishTargets = (
  { publish }: Services,
  tx: Tx,
  ids: readonly string[],
): Promise<void> =>
  ids.length === 0 ? Promise.resolve() : publish(tx, { topic: 'lineHour', keys: ids });

async function keep(
  tx: Tx,
  actor: Actor,
  { id, version, deptId, orderId, workDate }: Row,
  columns: { readonly hourTargets: readonly Hour[] } & Readonly<Record<string, unknown>>,
  dayCutoff: string,
): Promise<string> {
  if (id) {
    const before = await claimRecord<{ hourTargets: Hour[]; workDate: string }>(tx, actor, kind, {
      id,
      version: version ?? -1,
    });
    requirePast(actor, before, columns.hourTargets, dayCutoff);
    await updateRow(tx, actor, TABLE, id, columns);
    return id;
  }
  const made = await insertRow(tx, TABLE, {
    deptId,
    orderId: orderId ?? null,
    workDate,
    ...columns,
  });
  if (made) return made;
  const other = await tx.one<{ id: string }>(sql`
    select id from mes2.output_target where company_id = ${actor.companyId} and dept_id = ${deptId}
      and work_date = ${workDate}::date and order_id is not distinct from ${orderId ?? null}::bigint`);
  // Somebody else saved the same line and day: a version that cannot match refuses with who and when.
  await claimRecord(tx, actor, kind, { id: other?.id ?? '0', version: -1 });
  throw new DomainError('already-used', { field: '目标' });
}

/** Hours as they were typed, or the total spread by working minutes; either way they add up to it. */
function hoursOf(
  row: Row,
  windows: readonly { from: string; to: string; minutes: number }[],
): Hour[] {
  const { targetNum: target, headcount, effPct } = row;
  if (headcount < 1) throw new DomainError('out-of-range', { field: '人数', min: 1, max: 9999 });
  const efficiency = decimal(effPct);
  if (efficiency.lt(1) || efficiency.gt(150))
    throw new DomainError('out-of-range', { field: '目标效率%', min: 1, max: 150 });
  const first = decimal(row.firstHourPct ?? 100);
  if (first.lt(50) || first.gt(100))
    throw new DomainError('out-of-range', { field: '首小时系数%', min: 50, max: 100 });
  const typed = row.hourTargets;
  if (typed && typed.length > 0) {
    const total = typed.reduce((all, { num }) => all + num, 0);
    if (total !== target) throw new DomainError('hours-sum', { sum: total, target });
    return typed.map(({ from, to, num }) => ({ from, to, num }));
  }
  const shares = spreadTarget(
    target,
    windows.map(({ minutes }) => minutes),
    first.div(100),
  );
  return windows.map(({ from, to }, at) => ({ from, to, num: shares[at] ?? 0 }));
}

/** Hours of the running day that have passed stay as they are. */
function requirePast(
  { now, scope }: Actor,
  before: { readonly hourTargets: readonly Hour[]; readonly workDate: string },
  after: readonly Hour[],
  dayCutoff: string,
): void {
  const second = secondsSince(before.workDate, clockText(now, scope.timeZone));
  const past = before.hourTargets.filter((hour) => spanOf(hour, dayCutoff).to <= second);
  const changed = past.find(
    ({ from, num }) => after.find((hour) => hour.from === from)?.num !== num,
  );
  if (changed) throw new DomainError('hour-over', {});
}
