import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus, checkRecordMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { insertRow } from '../../records/write-row.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { insertBads } from './check-bads.sql.ts';
import {
  CheckKind,
  type CheckRecord,
  type CheckType,
  checkKind,
  lockFamily,
  reachedCheck,
} from './check-record.sql.ts';
import { type CheckSubject, requireCheckNum, requireSubject } from './check-subject.ts';
import { writeFinalParts } from './final/final-parts.ts';
import { type FinalLot, type FinalPlan, planFinal } from './final/final-plan.ts';
import { requireUnconfirmed } from './final/judge-final.ts';
import { requireOpen } from './require-open.ts';
import { submitCheck } from './submit-check.ts';

type NewCheck = BodyOf<'createCheckRecord'>;
type ChangedCheck = BodyOf<'updateCheckRecord'>;

/** A check of any kind with its defects, and its submission where it is asked for at once. @returns its id */
export async function createCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: NewCheck,
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  const { checkType, checkNum } = body;
  const workDate = today(actor, await floorSettings(tx, actor));
  await requireOpen(tx, actor, body.orderId, workDate);
  const subject = await requireSubject(tx, actor, checkType, body);
  const { bundle } = subject;
  await requireCheckNum(tx, actor, checkNum, { checkType, bundle, parent: undefined, id: null });
  const lot = checkType === CheckKind.final ? await planFinal(tx, actor, body, true) : undefined;
  const id = await insertCheck(tx, actor, {
    ...{ checkType, subject, workDate, plan: lot?.plan, parent: undefined },
    counts: body,
    images: body.images ?? [],
    remark: body.remark ?? null,
  });
  if (lot) await writeFinalParts(tx, actor, id, lot, body);
  const made = { id, bundleId: bundle?.id ?? null, orderId: body.orderId };
  await insertBads(tx, actor, made, body.bads ?? []);
  await services.audit(tx, { bizType: 'checkRecord', bizId: id, action: 'create', to: 0 });
  if (body.submit) await submitCheck(services, tx, actor, { id, version: 0 });
  else await services.publish(tx, { topic: 'qc', keys: [id] });
  await keepAnswer(tx, actor, body.requestId, { id });
  return id;
}

export interface CheckToInsert {
  readonly checkType: CheckType;
  readonly subject: CheckSubject;
  readonly workDate: string;
  readonly counts: Pick<NewCheck, 'checkNum' | 'passNum' | 'reworkNum' | 'secondNum' | 'scrapNum'>;
  readonly plan: FinalPlan | undefined;
  readonly parent: CheckRecord | undefined;
  readonly images: readonly string[];
  readonly remark: string | null;
}

/** @returns id of a record that is still to be entered */
export async function insertCheck(
  tx: Tx,
  actor: Actor,
  { checkType, subject, workDate, counts, plan, parent, images, remark }: CheckToInsert,
): Promise<string> {
  const { companyId, user, now } = actor;
  const { bundle, ...named } = subject;
  const numbered = { table: 'mes2.qc_check_record', column: 'check_no', letters: 'QC' };
  const { checkNum, passNum, reworkNum, secondNum, scrapNum } = counts;
  const id = await insertRow(tx, 'mes2.qc_check_record', {
    companyId,
    checkNo: await nextDocumentNo(tx, actor, numbered, workDate),
    checkType,
    ...named,
    bundleId: bundle?.id ?? null,
    barcode: bundle?.barcode ?? null,
    workDate,
    hour: await hourNow(tx, now),
    ...{ checkNum, passNum, reworkNum, secondNum, scrapNum },
    round: (parent?.round ?? 0) + 1,
    ...plan,
    parentId: parent?.id ?? null,
    images,
    remark,
    createBy: user.id,
    createDate: now,
  });
  if (id === undefined) throw new Error('the number of a check record was taken');
  return id;
}

/** Hour of the company's clock. */
const hourNow = async (tx: Tx, now: Date): Promise<number> => {
  const found = await tx.one<{ hour: number }>(
    sql`select extract(hour from ${now}::timestamptz)::int as hour`,
  );
  return found?.hour ?? 0;
};

/** Changes a record that was not submitted. What is not said stays, an empty value clears. */
export async function changeCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: ChangedCheck,
): Promise<void> {
  const seen = await reachedCheck(tx, actor, body.id);
  await requireOpen(tx, actor, body.orderId, seen.workDate);
  const family = await lockFamily(tx, actor, body.id);
  const record = await claimRecord<CheckRecord>(tx, actor, checkKind, body);
  requireEntered(record);
  const parent = family.find(({ id }) => id === record.parentId);
  const { checkType } = record;
  const subject = await requireSubject(tx, actor, checkType, subjectOf(record, body, parent));
  const { bundle } = subject;
  if (checkType !== CheckKind.final)
    await requireCheckNum(tx, actor, body.checkNum, { checkType, bundle, parent, id: record.id });
  const { images = record.images, remark = record.remark } = body;
  await tx.run(sql`
    update mes2.qc_check_record set order_id = ${subject.orderId}, bundle_id = ${bundle?.id ?? null},
      barcode = ${bundle?.barcode ?? null}, line_dept_id = ${subject.lineDeptId}, team_dept_id = ${subject.teamDeptId},
      shipment_id = ${subject.shipmentId}, inspector_id = ${subject.inspectorId}, check_num = ${body.checkNum}::int,
      pass_num = ${body.passNum}::int, rework_num = ${body.reworkNum}::int, second_num = ${body.secondNum}::int,
      scrap_num = ${body.scrapNum}::int, images = ${JSON.stringify(images ?? [])}::jsonb, remark = ${remark}
    where company_id = ${actor.companyId} and id = ${record.id}`);
  if (checkType === CheckKind.final) {
    const lot = lotOf(record, body, subject.shipmentId, parent);
    const planned = await planFinal(tx, actor, lot, false);
    await writePlan(tx, actor, record.id, planned.plan);
    await writeFinalParts(tx, actor, record.id, planned, lot);
  }
  await services.audit(tx, { bizType: 'checkRecord', bizId: record.id, action: 'update' });
  await services.publish(tx, { topic: 'qc', keys: [record.id] });
}

/** A lot as it is changed: what was not said stays, and a later round keeps the lot that was refused. */
function lotOf(
  record: CheckRecord,
  body: ChangedCheck,
  shipmentId: string | null,
  parent: CheckRecord | undefined,
): FinalLot {
  const typed = body.lotNum === undefined ? record.lotNum : body.lotNum;
  const lotNum = parent ? parent.lotNum : typed;
  return { ...body, orderId: parent?.orderId ?? body.orderId, shipmentId, lotNum };
}

/** @throws {DomainError} `wrong-state`: quantities are fixed once it is submitted; `final-confirmed` */
function requireEntered(record: CheckRecord): void {
  requireUnconfirmed(record);
  const { checkNo, status } = record;
  if (status === CheckRecordStatus.open) return;
  throw new DomainError('wrong-state', {
    what: checkRecordMoves.what,
    no: checkNo,
    state: checkRecordMoves.names[status],
    action: { zh: '修改', en: 'change it' },
  });
}

/** A re-inspection stays with what it re-inspects; of any other check what was not typed is what stood there. */
function subjectOf(record: CheckRecord, body: ChangedCheck, parent: CheckRecord | undefined) {
  const { inspectorId = record.inspectorId, teamDeptId = record.teamDeptId } = body;
  if (parent) return { ...parent, teamDeptId, inspectorId };
  const isBundleTyped = body.bundleId !== undefined || body.barcode !== undefined;
  return {
    orderId: body.orderId,
    bundleId: isBundleTyped ? body.bundleId : record.bundleId,
    barcode: body.barcode,
    lineDeptId: body.lineDeptId === undefined ? record.lineDeptId : body.lineDeptId,
    teamDeptId,
    shipmentId: body.shipmentId === undefined ? record.shipmentId : body.shipmentId,
    inspectorId,
  };
}

const writePlan = (tx: Tx, { companyId }: Actor, id: string, plan: FinalPlan): Promise<number> =>
  tx.run(sql`
    update mes2.qc_check_record set lot_num = ${plan.lotNum}::int, sample_num = ${plan.sampleNum}::int,
      inspection_level = ${plan.inspectionLevel}, aql_major = ${plan.aqlMajor}, aql_minor = ${plan.aqlMinor},
      code_letter = ${plan.codeLetter}, ac_critical = ${plan.acCritical}::int, re_critical = ${plan.reCritical}::int,
      ac_major = ${plan.acMajor}::int, re_major = ${plan.reMajor}::int, ac_minor = ${plan.acMinor}::int,
      re_minor = ${plan.reMinor}::int, tightened = ${plan.tightened}::smallint
    where company_id = ${companyId} and id = ${id}`);
