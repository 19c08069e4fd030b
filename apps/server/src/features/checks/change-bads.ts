import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { insertBads } from './check-bads.sql.ts';
import { type CheckRecord, reachedCheck, shareCheck } from './check-record.sql.ts';
import { requireUnconfirmed } from './final/judge-final.ts';
import { requireOpen } from './require-open.ts';

/**
 * A defect below a record that is still being entered, from any number of tablets at once.
 *
 * @returns id of the record
 * @throws {DomainError} `check-closed` where another tablet submitted it first (H15)
 */
export async function addBad(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCheckBad'>,
): Promise<string> {
  const { checkId, requestId, ...bad } = body;
  if (await claimRequest(tx, actor, requestId, body)) return checkId;
  const record = await openCheck(tx, actor, checkId);
  if (record.status === CheckRecordStatus.void)
    throw wrongState(record, { zh: '添加疵点', en: 'add a fault to it' });
  if (record.status !== CheckRecordStatus.open)
    throw new DomainError('check-closed', { checkNo: record.checkNo });
  await insertBads(tx, actor, record, [bad]);
  await services.publish(tx, { topic: 'qc', keys: [checkId] });
  await keepAnswer(tx, actor, requestId, { id: checkId });
  return checkId;
}

/** Takes a defect off a record that is still being entered. @returns id of the record */
export async function takeBadOff(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<string> {
  const what = { zh: '疵点', en: 'Defect' };
  const bad = await tx.one<{ checkId: string }>(sql`
    select check_id from mes2.qc_check_bad where company_id = ${actor.companyId} and id = ${id} and del_flag = '0'`);
  if (!bad) throw new DomainError('record-missing', { what });
  const record = await openCheck(tx, actor, bad.checkId);
  if (record.status !== CheckRecordStatus.open)
    throw wrongState(record, { zh: '删除疵点', en: 'take a fault off it' });
  const taken = await tx.run(sql`
    update mes2.qc_check_bad set del_flag = '2', version = version + 1, update_by = ${actor.user.id},
      update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id} and del_flag = '0'`);
  if (taken === 0) throw new DomainError('record-missing', { what });
  await services.audit(tx, { bizType: 'checkRecord', bizId: bad.checkId, action: 'deleteBad' });
  await services.publish(tx, { topic: 'qc', keys: [bad.checkId] });
  return bad.checkId;
}

/** The record, shared with others who add to it and kept from being submitted meanwhile. */
async function openCheck(tx: Tx, actor: Actor, id: string): Promise<CheckRecord> {
  const seen = await reachedCheck(tx, actor, id);
  await requireOpen(tx, actor, seen.orderId, seen.workDate);
  const record = (await shareCheck(tx, actor, id)) ?? seen;
  requireUnconfirmed(record);
  return record;
}

const wrongState = ({ checkNo, status }: CheckRecord, action: Bilingual): DomainError =>
  new DomainError('wrong-state', {
    what: checkRecordMoves.what,
    no: checkNo,
    state: checkRecordMoves.names[status],
    action,
  });
