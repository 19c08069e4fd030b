import { afterScrap, BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { checkPanels } from '@garment-mes/domain/quality';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, RowOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../../records/claim-request.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import * as rows from './panel-check.sql.ts';
import { panelCheckColumns, panelCheckRows } from './panel-check-list.sql.ts';
import { requireAccountsOpen } from './require-accounts-open.ts';
import { requireCheckedBundle } from './require-checked-bundle.ts';

type Check = BodyOf<'savePanelCheck'>;
type CheckRow = RowOf<'listPanelChecks'>;

/**
 * Records the faulty panels of a bundle: replaced ones leave its number, lost garments lower it (I19), and
 * only what is not done yet shrinks with it (I22b).
 */
export async function savePanelCheck(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Check,
): Promise<CheckRow> {
  const known = await claimRequest<CheckRow>(tx, actor, body.requestId, body);
  if (known) return known;
  const workDate = today(actor, await floorSettings(tx, actor));
  const before = body.id ? await claimCheck(tx, actor, body, workDate) : undefined;
  const bundle = await requireCheckedBundle(tx, actor, body.bundleId);
  if (before && before.bundleId !== bundle.id)
    throw new DomainError('record-missing', { what: '裁片检验' });
  const faultNum = checkCounts(bundle, body);
  const bads = await namedBads(tx, actor, body);
  const change = {
    fault: faultNum - (before?.faultNum ?? 0),
    replace: body.replaceNum - (before?.replaceNum ?? 0),
    scrap: body.scrapNum - (before?.scrapNum ?? 0),
  };
  if (change.scrap !== 0) await requireAccountsOpen(tx, actor, bundle.orderId);
  const status = await scrapGarments(tx, actor, bundle, change.scrap);
  await rows.addToBed(tx, actor, bundle, change);
  await rows.addToBundle(tx, actor, bundle.id, change, status);
  if (change.scrap !== 0) {
    const source = rows.LossSource.panelCheck;
    await rows.appendScrap(tx, actor, bundle, { num: change.scrap, workDate, source });
  }
  const values = {
    checkNum: body.checkNum,
    faultNum,
    replaceNum: body.replaceNum,
    scrapNum: body.scrapNum,
    result: faultNum === 0 ? 1 : 2,
    bads: JSON.stringify(bads),
    images: JSON.stringify(body.images ?? []),
    scrapReason: body.scrapReason ?? null,
  };
  const id = before
    ? await rewrite(tx, actor, before.id, values)
    : await insert(tx, actor, bundle, values, workDate);
  await recordCheck(services, tx, bundle, id, status, body.scrapReason);
  const row = await checkRow(services, tx, actor, id);
  await keepAnswer(tx, actor, body.requestId, row);
  return row;
}

/** A check is changed by its inspector on its day; panels that were replaced later may be noted by anybody. */
async function claimCheck(
  tx: Tx,
  actor: Actor,
  body: Check,
  day: string,
): Promise<rows.PanelCheckRecord> {
  const claim = { id: body.id ?? '', version: body.version ?? -1 };
  const check = await claimRecord<rows.PanelCheckRecord>(tx, actor, rows.checkKind, claim);
  const isOwn = check.workDate === day && check.inspectorId === (actor.employee?.id ?? null);
  const faultNum = body.bads.reduce((total, { num }) => total + num, 0);
  const onlyReplaced =
    check.checkNum === body.checkNum &&
    check.faultNum === faultNum &&
    check.scrapNum === body.scrapNum &&
    check.replaceNum <= body.replaceNum;
  if (!isOwn && !onlyReplaced) throw new DomainError('check-of-other', {});
  return check;
}

/** @returns faulty panels @throws {DomainError} where the counts contradict each other (I19) */
function checkCounts(
  { num, scrapNum: scrapped, panels, plyFrom, plyTo }: rows.CheckedBundle,
  { checkNum, bads, replaceNum, scrapNum, scrapReason }: Check,
): number {
  const max = (num + scrapped) * panels;
  if (checkNum < 1 || checkNum > max) {
    throw new DomainError('out-of-range', { field: '检查片数', min: 1, max });
  }
  for (const bad of bads) {
    if (bad.num < 1) throw new DomainError('out-of-range', { field: '不良片', min: 1, max });
    const { plyNo } = bad;
    if (plyNo !== null && plyNo !== undefined && (plyNo < plyFrom || plyNo > plyTo)) {
      throw new DomainError('out-of-range', { field: '层号', min: plyFrom, max: plyTo });
    }
  }
  const faultNum = bads.reduce((total, bad) => total + bad.num, 0);
  refuseFirst(checkPanels({ faultNum, replaceNum, scrapNum, scrapReason }));
  return faultNum;
}

async function namedBads(tx: Tx, actor: Actor, { bads }: Check) {
  const items = await rows.badItemsNamed(
    tx,
    actor,
    bads.map(({ badItemId }) => badItemId),
  );
  return bads.map((bad, at) => {
    const item = items.find(({ id }) => id === bad.badItemId);
    if (!item) throw new DomainError('record-missing', { what: '不良项目' });
    const { badItemId, partCode = null, num, plyNo = null } = bad;
    return { id: String(at + 1), badItemId, badItemName: item.name, partCode, num, plyNo };
  });
}

/** @returns the status of the bundle: a bundle of which nothing is left is void */
async function scrapGarments(
  tx: Tx,
  actor: Actor,
  { id, num, bundleNo, splitSeq, status }: rows.CheckedBundle,
  scrap: number,
): Promise<BundleStatus> {
  if (scrap === 0) return status;
  const label = bundleLabel(bundleNo, splitSeq);
  const processes = await rows.checkedProcesses(tx, actor, id);
  const isScanned = processes.some(({ doneNum }) => doneNum > 0);
  if (scrap < 0 && isScanned) throw new DomainError('check-scrap-scanned', { bundleNo: label });
  if (scrap > num) throw new DomainError('scrap-over-fault', {});
  if (scrap === num && isScanned)
    throw new DomainError('bundle-scrap-scanned', { bundleNo: label });
  for (const process of processes) await rows.setProcessNum(tx, actor, afterScrap(process, scrap));
  return scrap === num ? BundleStatus.void : status;
}

interface Values {
  readonly checkNum: number;
  readonly faultNum: number;
  readonly replaceNum: number;
  readonly scrapNum: number;
  readonly result: number;
  readonly bads: string;
  readonly images: string;
  readonly scrapReason: string | null;
}

async function rewrite(tx: Tx, actor: Actor, id: string, values: Values): Promise<string> {
  await tx.run(sql`
    update mes2.cutting_bed_qc set check_num = ${values.checkNum}, fault_num = ${values.faultNum},
      replace_num = ${values.replaceNum}, scrap_num = ${values.scrapNum}, result = ${values.result},
      bads = ${values.bads}::jsonb, images = ${values.images}::jsonb, scrap_reason = ${values.scrapReason}
    where company_id = ${actor.companyId} and id = ${id}`);
  return id;
}

async function insert(
  tx: Tx,
  actor: Actor,
  bundle: rows.CheckedBundle,
  values: Values,
  workDate: string,
): Promise<string> {
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.cutting_bed_qc (company_id, cutting_bed_id, bundle_id, check_num, fault_num, replace_num,
      scrap_num, result, inspector_id, bads, images, scrap_reason, status, work_date, create_by, create_date)
    values (${actor.companyId}, ${bundle.cuttingBedId}, ${bundle.id}, ${values.checkNum}, ${values.faultNum},
      ${values.replaceNum}, ${values.scrapNum}, ${values.result}, ${actor.employee?.id ?? null},
      ${values.bads}::jsonb, ${values.images}::jsonb, ${values.scrapReason}, 1, ${workDate}, ${actor.user.id},
      ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  return made.id;
}

async function recordCheck(
  { audit, publish }: Services,
  tx: Tx,
  bundle: rows.CheckedBundle,
  checkId: string,
  to: BundleStatus,
  reason: string | null | undefined,
): Promise<void> {
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'panelCheck', bizId: checkId, action: 'check', to: 1, ...why });
  const { id, status: from } = bundle;
  await audit(tx, { bizType: 'bundle', bizId: id, action: 'panelCheck', from, to, ...why });
  await publish(tx, { topic: 'bundle', keys: [id] });
  await publish(tx, { topic: 'bed', keys: [bundle.cuttingBedId] });
  await publish(tx, { topic: 'order', keys: [bundle.orderId] });
}

async function checkRow(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<CheckRow> {
  const { list } = await services.list.page(tx, {
    operation: 'listPanelChecks',
    beyondReach: true,
    from: sql`${panelCheckRows(companyId, {})} and q.id = ${id}`,
    columns: panelCheckColumns,
    query: { pageSize: 1 },
    can,
  });
  const [row] = list;
  if (!row) throw new DomainError('record-missing', { what: '裁片检验' });
  return row;
}
