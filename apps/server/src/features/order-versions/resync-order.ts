import { billOfStyle, requireOrderRunning } from '@garment-mes/domain/orders';
import { DomainError, type Issue, refusalText } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changeInWords } from '../../records/record-changes.ts';
import { lockOrder, type OrderHead } from '../orders/public.ts';
import { findStyle, styleGrids, styleProcesses } from '../styles/public.ts';
import type { Changes } from './apply-changes.ts';
import { type Editor, isBelow, refuseStale, saveVersion } from './save-version.ts';
import { orderValues, shownValues, valueChanges } from './version-content.ts';
import { NOT_APPLIED, tryChanges } from './version-effect.ts';
import { openDraft } from './version-record.sql.ts';

type Preview = DataOf<'previewOrderResync'>;

/**
 * I3: makes a change out of what the style has become since it was copied.
 *
 * @throws {DomainError} `resync-scanned` once an operation that would change was scanned, `bom-issued` once a
 * material that would go was issued
 */
export async function resyncFromStyle(
  services: Services,
  tx: Tx,
  actor: Editor,
  { orderId, version, reason }: BodyOf<'resyncOrderFromStyle'>,
): Promise<DataOf<'resyncOrderFromStyle'>> {
  const order = await lockOrder(tx, actor, orderId);
  requireOrderRunning(order, { zh: '同步款式', en: 're-sync the style' });
  if (order.version !== version) await refuseStale(tx, actor, order);
  const changes = await changesOfStyle(tx, actor, order);
  const { issues } = await tryChanges(tx, actor, order, changes);
  const refused = issues.find(isInTheWay);
  if (refused) throw new DomainError(refused.code, refused.params);
  return saveVersion(services, tx, actor, { orderId, reason, changes });
}

/** What a re-sync would change of an order, or why there would be none. Nothing is written. */
export async function previewResync(tx: Tx, actor: Editor, orderId: string): Promise<Preview> {
  const order = await lockOrder(tx, actor, orderId);
  const { version } = order;
  try {
    requireOrderRunning(order, { zh: '同步款式', en: 're-sync the style' });
    const { before, after, issues } = await tryChanges(
      tx,
      actor,
      order,
      await changesOfStyle(tx, actor, order),
    );
    const open = await openDraft(tx, actor, orderId);
    const refused = open
      ? new DomainError('version-open', {
          versionNo: open.versionNo,
          name: open.createByName ?? '',
        })
      : issues.find(isInTheWay);
    const changes = valueChanges(shownValues(actor, before), shownValues(actor, after));
    return {
      orderId,
      version,
      refusal: refused ? refusalText(refused, actor.language) : null,
      changes: changes.map((change) => changeInWords(change, actor.language)),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { orderId, version, refusal: refusalText(error, actor.language), changes: [] };
  }
}

/** What keeps the content of a style from an order; days and pieces that do not fit are corrected in the draft. */
const isInTheWay = (issue: Issue): boolean => isBelow(issue) || issue.field === NOT_APPLIED;

/** What the style says now, as a change of an order that copied it earlier. */
async function changesOfStyle(
  tx: Tx,
  actor: Actor,
  { id: orderId, styleId }: OrderHead,
): Promise<Changes> {
  const style = await findStyle(tx, actor, styleId);
  if (!style) throw new DomainError('record-missing', { what: '款式' });
  if (style.status !== 1) throw new DomainError('style-not-approved', { styleNo: style.styleNo });
  const processes = await styleProcesses(tx, actor, styleId);
  const before = await orderValues(tx, actor, orderId);
  const known = new Map(before.processes.map((line) => [line.processId, line]));
  const wanted = new Set(processes.map(({ processId }) => processId));
  const touched = before.processes.filter((line) => {
    const next = processes.find(({ processId }) => processId === line.processId);
    return (
      !wanted.has(line.processId ?? '') ||
      (next && (Number(next.sam) !== Number(line.sam) || next.seqNo !== line.seqNo))
    );
  });
  const scanned = touched.find(({ doneNum }) => doneNum > 0);
  if (scanned)
    throw new DomainError('resync-scanned', {
      process: scanned.processName,
      num: scanned.doneNum,
    });
  return {
    styleVersion: style.styleVersion,
    bom: await billChanges(tx, actor, styleId, before),
    processes: processes.map((line) => ({
      id: known.get(line.processId)?.id ?? null,
      processId: line.processId,
      seqNo: line.seqNo,
      section: line.section,
      processName: line.processName,
      partCode: line.partCode,
      machineTypeId: line.machineTypeId,
      sam: line.sam,
      price: line.price,
      grade: line.grade,
      isCheckpoint: line.isCheckpoint,
      isOutput: line.isOutput,
      isTicket: line.isTicket,
      payScope: line.payScope,
      isEnabled: 1,
    })),
  };
}

/** The style's bill for the colours of the order; what of its lines is the main fabric stays as somebody put it. */
async function billChanges(
  tx: Tx,
  actor: Actor,
  styleId: string,
  { bom, colors }: Awaited<ReturnType<typeof orderValues>>,
): Promise<NonNullable<Changes['bom']>> {
  const keyOf = (line: Pick<(typeof bom)[number], 'materialId' | 'partName' | 'colorId'>) =>
    `${line.materialId}/${line.partName ?? ''}/${line.colorId ?? ''}`;
  const known = new Set(bom.map(keyOf));
  const lines = billOfStyle(
    await styleGrids.styleBom(tx, actor, styleId),
    colors.map(({ colorId }) => colorId),
  );
  return lines.map((line) => ({
    ...{ materialId: line.materialId, fabricPart: line.fabricPart, partName: line.partName },
    ...{
      colorId: line.colorId ?? undefined,
      isMain: known.has(keyOf(line)) ? undefined : line.isMain,
    },
    ...{ usageNum: line.usageNum, unitCode: line.unitCode, lossPct: line.lossPct },
    ...{ sizeUsages: line.sizeUsages, supplierName: line.supplierName, remark: line.remark },
  }));
}
