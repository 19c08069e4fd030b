import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { takt } from '@garment-mes/domain/work-study';
import type { Tx } from '../../../database/engine.ts';
import { sql } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../../records/write-row.sql.ts';
import { publishTargets } from '../save-targets.ts';

const kind: RecordKind = {
  table: 'mes2.takt_target',
  no: 'work_date',
  what: { zh: '节拍', en: 'Takt' },
};

/** Sets one takt for one or many lines of a day; the seconds are computed, never typed. @returns the ids */
export async function saveTakt(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, deptIds, orderId, workDate, ...body }: BodyOf<'saveTaktTarget'>,
): Promise<string[]> {
  const { availSec, targetNum } = body;
  if (targetNum < 1) throw new DomainError('target-missing', {});
  if (availSec < 1 || availSec > 86_400)
    throw new DomainError('out-of-range', { field: '可用秒', min: 1, max: 86_400 });
  const warn = decimal(body.warnPct);
  if (warn.lt(100) || warn.gt(200))
    throw new DomainError('out-of-range', { field: '预警%', min: 100, max: 200 });
  if (decimal(body.alarmPct).lte(warn)) throw new DomainError('alarm-below-warning', {});
  const columns = {
    availSec,
    targetNum,
    taktSec: decimalText(takt(availSec, targetNum) ?? decimal(0), 2),
    warnPct: body.warnPct,
    alarmPct: body.alarmPct,
    beatSource: body.beatSource,
  };
  const ids: string[] = [];
  for (const deptId of [...new Set(deptIds)]) {
    const known = await tx.one<{ id: string; version: number }>(sql`
      select id, version from mes2.takt_target
      where company_id = ${actor.companyId} and dept_id = ${deptId} and work_date = ${workDate}::date
        and order_id is not distinct from ${orderId ?? null}::bigint and del_flag = '0' for update`);
    if (known) {
      const seen = known.id === id ? (version ?? -1) : known.version;
      await claimRecord(tx, actor, kind, { id: known.id, version: seen });
      await updateRow(tx, actor, kind.table, known.id, columns);
      ids.push(known.id);
    } else {
      const row = { deptId, orderId: orderId ?? null, workDate, ...columns };
      const made = await insertRow(tx, kind.table, row);
      if (made === undefined) throw new DomainError('already-used', { field: '节拍' });
      ids.push(made);
    }
  }
  await publishTargets(services, tx, ids);
  return ids;
}
