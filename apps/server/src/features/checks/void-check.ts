import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { CheckKind, type CheckRecord, checkKind, reachedCheck } from './check-record.sql.ts';
import { requireNoConcession, requireUnconfirmed } from './final/judge-final.ts';
import { countInDay } from './post-check.sql.ts';
import { requireOpen } from './require-open.ts';

/** Whose decisions a check's are beside its inspector's. */
const CONFIRM = 'PUT^/mes2/qc/confirm';

/** 0 → 9 by its inspector, 1 → 9 by who confirms inspections, while nothing was done by it. */
export async function voidCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'voidCheckRecord'>,
): Promise<void> {
  const reason = body.reason.trim();
  if (reason === '')
    throw new DomainError('reason-required', { action: { zh: '作废', en: 'void it' } });
  const seen = await reachedCheck(tx, actor, body.id);
  await requireOpen(tx, actor, seen.orderId, seen.workDate);
  const record = await claimRecord<CheckRecord>(tx, actor, checkKind, body);
  const { id, checkNo: no, status: from } = record;
  requireUnconfirmed(record);
  const isOpen = from === CheckRecordStatus.open;
  const status = moved(checkRecordMoves, isOpen ? 'void' : 'voidSubmitted', { no, status: from });
  if (isOpen) requireOwn(actor, record);
  else await takeBack(tx, actor, record);
  await tx.run(sql`
    update mes2.qc_check_record set status = ${status}::int, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.audit(tx, {
    ...{ bizType: 'checkRecord', bizId: id, action: 'void', from, to: status, reason },
  });
  const keys = record.parentId ? [id, record.parentId] : [id];
  await services.publish(tx, { topic: 'qc', keys });
}

/** @throws {DomainError} `check-void-own` */
function requireOwn({ employee, can }: Actor, { inspectorId }: CheckRecord): void {
  if (inspectorId !== employee?.id && !can(CONFIRM)) throw new DomainError('check-void-own', {});
}

/** The day's figures are those before it. @throws {DomainError} `no-permission`, or `check-posted` where garments moved by it */
async function takeBack(tx: Tx, actor: Actor, record: CheckRecord): Promise<void> {
  if (!actor.can(CONFIRM))
    throw new DomainError('no-permission', {
      name: { zh: '作废已提交的质检单', en: 'voiding a submitted record' },
    });
  if (record.checkType === CheckKind.final) await requireNoConcession(tx, actor, record);
  else if (record.bundleId) throw new DomainError('check-posted', { checkNo: record.checkNo });
  await countInDay(tx, actor, record.id, -1);
}
