import { checkFaults, checkInspection, defectiveNum } from '@garment-mes/domain/quality';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { requireCheckedBundle } from '../cutting/public.ts';
import { badsBelow, type CheckBad } from './check-bads.sql.ts';
import {
  CheckKind,
  type CheckRecord,
  checkKind,
  lockFamily,
  reachedCheck,
} from './check-record.sql.ts';
import { requireCheckNum } from './check-subject.ts';
import { judgeFinal, requireUnconfirmed } from './final/judge-final.ts';
import { countInDay, postToBundle } from './post-check.sql.ts';
import { requireOpen } from './require-open.ts';

/**
 * 0 → 1, and on by itself: without rework it is closed, else it waits for its re-inspection. Its garments are posted, and
 * the record that it re-inspects is closed with the last of its rework. Locks wages and order, the records of the
 * family, the bundle (H17).
 */
export async function submitCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await reachedCheck(tx, actor, claim.id);
  await requireOpen(tx, actor, seen.orderId, seen.workDate);
  const family = await lockFamily(tx, actor, claim.id);
  const stored = await claimRecord<CheckRecord>(tx, actor, checkKind, claim);
  const { id, checkNo, checkType, status: from } = stored;
  requireUnconfirmed(stored);
  const submitted = moved(checkRecordMoves, 'submit', { no: checkNo, status: from });
  const bundle = stored.bundleId
    ? await requireCheckedBundle(tx, actor, stored.bundleId)
    : undefined;
  const parent = family.find((each) => each.id === stored.parentId);
  const isFinal = checkType === CheckKind.final;
  if (!isFinal)
    await requireCheckNum(tx, actor, stored.checkNum, { checkType, bundle, parent, id });
  const bads = await badsBelow(tx, actor, id);
  const record = { ...stored, ...countsOf(bads) };
  requireSound(record, bads);
  const result = isFinal
    ? judgeFinal(record, photosOf(record, bads).length)
    : defectiveNum(record) === 0
      ? 1
      : 2;
  const status = isFinal ? submitted : statusOf(record, submitted);
  await tx.run(sql`
    update mes2.qc_check_record set status = ${status}::int, result = ${result}::int,
      defect_num = ${record.defectNum}::int, critical_num = ${record.criticalNum}::int,
      major_num = ${record.majorNum}::int, minor_num = ${record.minorNum}::int, submit_by = ${actor.user.id},
      submit_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  const closed =
    status === CheckRecordStatus.closed ? await closeMended(services, tx, actor, family, id) : [];
  await countInDay(tx, actor, id, 1);
  if (bundle) await postToBundle(tx, actor, bundle, record);
  await services.audit(tx, {
    bizType: 'checkRecord',
    bizId: id,
    action: 'submit',
    ...{ from, to: status },
  });
  const parents = stored.parentId ? [stored.parentId] : [];
  await services.publish(tx, { topic: 'qc', keys: [...new Set([id, ...parents, ...closed])] });
  if (bundle) await services.publish(tx, { topic: 'bundle', keys: [bundle.id] });
  await services.publish(tx, { topic: 'order', keys: [record.orderId] });
}

function countsOf(bads: readonly CheckBad[]) {
  const total = (only: (bad: CheckBad) => boolean) =>
    bads.filter(only).reduce((sum, { num }) => sum + num, 0);
  return {
    defectNum: total(() => true),
    criticalNum: total(({ severity }) => severity === 1),
    majorNum: total(({ severity }) => severity === 2),
    minorNum: total(({ severity }) => severity === 3),
  };
}

/** I28 and I29; scrap and critical faults are shown. @throws {DomainError} the first thing that is wrong */
function requireSound(record: CheckRecord, bads: readonly CheckBad[]): void {
  const isFinal = record.checkType === CheckKind.final;
  if (isFinal) requireJudged(record);
  refuseFirst(
    isFinal
      ? checkInspection(record).filter(({ code }) => code === 'check-sum')
      : checkFaults(record, bads),
  );
  const needsPhoto = record.scrapNum > 0 || record.criticalNum > 0;
  if (needsPhoto && photosOf(record, bads).length === 0)
    throw new DomainError('check-photo-missing', {});
}

/** A sample that is begun and not judged to its end is too small, whatever was planned. @throws {DomainError} `sample-short` */
function requireJudged(record: CheckRecord): void {
  const judged = record.passNum + defectiveNum(record);
  const asked = record.sampleNum ?? 0;
  if (judged < record.checkNum && judged < asked)
    throw new DomainError('sample-short', { asked, checked: judged });
}

const photosOf = (record: CheckRecord, bads: readonly CheckBad[]): string[] =>
  [record, ...bads].flatMap(({ images }) => images ?? []);

function statusOf({ checkNo: no, reworkNum }: CheckRecord, status: CheckRecordStatus) {
  return moved(checkRecordMoves, reworkNum > 0 ? 'rework' : 'close', { no, status });
}

/**
 * 2 → 3 → 4 of the records above one that was closed: each when all its rework went through re-inspections that are
 * closed themselves.
 *
 * @param family the record and those above it, locked
 * @returns ids of those that were closed
 */
async function closeMended(
  services: Services,
  tx: Tx,
  actor: Actor,
  family: readonly CheckRecord[],
  id: string,
): Promise<string[]> {
  const parentId = family.find((each) => each.id === id)?.parentId;
  const parent = family.find((each) => each.id === parentId);
  if (parent?.status !== CheckRecordStatus.reworking) return [];
  const found = await tx.one<{ mended: number }>(sql`
    select coalesce(sum(check_num), 0)::int as mended from mes2.qc_check_record
    where company_id = ${actor.companyId} and parent_id = ${parent.id} and status = 4 and del_flag = '0'`);
  if ((found?.mended ?? 0) < parent.reworkNum) return [];
  const no = parent.checkNo;
  const reinspected = moved(checkRecordMoves, 'reinspect', { no, status: parent.status });
  const status = moved(checkRecordMoves, 'closeReinspected', { no, status: reinspected });
  await tx.run(sql`
    update mes2.qc_check_record set status = ${status}::int, version = version + 1, update_by = ${actor.user.id},
      update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${parent.id}`);
  await services.audit(tx, {
    bizType: 'checkRecord',
    bizId: parent.id,
    action: 'reinspected',
    ...{ from: parent.status, to: status },
  });
  return [parent.id, ...(await closeMended(services, tx, actor, family, parent.id))];
}
