import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { type CheckRecord, checkKind, reachedCheck, shareCheck } from './check-record.sql.ts';
import { requireOpen } from './require-open.ts';

const REWORK = 1;

/**
 * A defect is mended, or is not after all; its record stays open until a re-inspection closes it. One that stands so
 * already is done.
 *
 * @throws {DomainError} `check-voided` where the record was made void meanwhile
 */
export async function reworkBad(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  reworkStatus: BodyOf<'reworkCheckBad'>['reworkStatus'],
): Promise<void> {
  const { companyId, user, now } = actor;
  const bad = await tx.one<{ checkId: string; disposition: number }>(sql`
    select check_id, disposition from mes2.qc_check_bad
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!bad) throw new DomainError('record-missing', { what: { zh: '疵点', en: 'Defect' } });
  const seen = await reachedCheck(tx, actor, bad.checkId);
  await requireOpen(tx, actor, seen.orderId, seen.workDate);
  const record = await shareCheck(tx, actor, bad.checkId);
  if (!record) throw new DomainError('record-missing', { what: checkKind.what });
  await requireInRework(tx, actor, record);
  if (bad.disposition !== REWORK)
    throw new DomainError('invalid-value', { field: { zh: '处置', en: 'Disposition' } });
  const changed = await tx.run(sql`
    update mes2.qc_check_bad set rework_status = ${reworkStatus}::int,
      rework_date = case when ${reworkStatus}::int = 1 then ${now}::timestamptz end, version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and rework_status <> ${reworkStatus}::int`);
  if (changed === 0) return;
  await services.audit(tx, {
    ...{ bizType: 'checkRecord', bizId: record.id, action: 'rework', to: reworkStatus },
  });
  await services.publish(tx, { topic: 'qc', keys: [record.id] });
}

async function requireInRework(tx: Tx, { companyId }: Actor, record: CheckRecord): Promise<void> {
  const { checkNo, status } = record;
  if (status === CheckRecordStatus.reworking) return;
  if (status === CheckRecordStatus.void) {
    const by = await tx.one<{ name: string; time: string }>(sql`
      select coalesce(u.name, '') as name, ${changedAt(sql`q.update_date`)} as time
      from mes2.qc_check_record q left join amc.app_user u on u.id = q.update_by
      where q.company_id = ${companyId} and q.id = ${record.id}`);
    throw new DomainError('check-voided', { checkNo, name: by?.name ?? '', time: by?.time ?? '' });
  }
  throw new DomainError('wrong-state', {
    what: checkRecordMoves.what,
    no: checkNo,
    state: checkRecordMoves.names[status],
    action: { zh: '返修', en: 'rework it' },
  });
}
