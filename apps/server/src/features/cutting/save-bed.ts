import {
  BedStatus,
  BedType,
  bedLabel,
  cutTotal,
  fabricPartName,
  garmentsPerPly,
  isChildLay,
  isReplacement,
  openBed,
  requireBedOpen,
} from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { givenColumns } from '../../records/given-columns.ts';
import { loggedChange } from '../../records/record-changes.ts';
import {
  type BedBill,
  type BedOrder,
  type BedRow,
  type BedTimes,
  bedDetailRows,
  bedFabric,
  bedOrder,
  claimBed,
  clearBedLines,
  findBed,
  insertBed,
  lockBed,
  lockDependents,
  nextBedNo,
  nextMonthBedNo,
  nextReplacementNo,
  type OrderHold,
  openNames,
  refuseClaim,
  releaseRolls,
  updateBedHead,
  withPanelRatios,
} from '../beds/public.ts';
import { bedChanges, type ReadHead } from './bed-changes.ts';
import { typedTimes } from './bed-times.ts';
import { writeBedLines } from './write-bed-lines.ts';

const OPEN = [BedStatus.draft, BedStatus.spreading, BedStatus.cut];

export interface NewBed extends BedBill {
  readonly orderId: string;
  readonly bedType: number;
  readonly parentBedId?: string | null | undefined;
}

/** Opens a bed on an order that is confirmed or in production, and saves what was entered so far. */
export async function createBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  given: NewBed,
): Promise<string> {
  const order = await requireOrder(tx, actor, given.orderId);
  const bill = await withPanelRatios(tx, actor, order.id, given);
  openBed(order);
  const monthBedNo = await nextMonthBedNo(tx, actor, bill.tableId, bill.planDate);
  if (!monthBedNo) throw new DomainError('record-missing', { what: '裁床台' });
  await requireParent(tx, actor, bill);
  const numbers = await numbersOf(tx, actor, bill);
  const { id } = await insertBed(tx, {
    ...head(bill),
    ...numbers,
    companyId: actor.companyId,
    createBy: actor.user.id,
    createDate: actor.now,
    monthBedNo,
    bedType: bill.bedType,
    orderId: order.id,
    orderNo: order.orderNo,
    styleNo: order.styleNo,
    parentBedId: bill.parentBedId ?? null,
  });
  await requireFabric(tx, actor, bill);
  await writeBedLines(services, tx, actor, { id, bedType: bill.bedType, orderId: order.id }, bill);
  await services.audit(tx, { bizType: 'bed', bizId: id, action: 'create', to: BedStatus.draft });
  await services.publish(tx, { topic: 'bed', keys: [id] });
  return id;
}

export interface ChangedBed extends BedBill, BedTimes {
  readonly id: string;
  readonly version: number;
  readonly bedType: number;
  readonly parentBedId?: string | null | undefined;
}

/**
 * Changes what the body gives of the head and replaces its lines; fields it leaves out stay. The order and the
 * bed that panels are replaced of stay for ever, the kind once spreading began.
 */
export async function updateBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  given: ChangedBed,
): Promise<string> {
  const { id, bedType } = given;
  const bed = await claimBed(tx, actor, given, OPEN);
  if (!bed) return refuseClaim(tx, actor, given, requireBedOpen);
  const { parentBedId = bed.parentBedId, panels = await keptPanels(tx, actor, given) } = given;
  if (parentBedId !== bed.parentBedId) throw new DomainError('invalid-value', { field: '主床' });
  const kept = await withKeptLines(tx, actor, { ...given, panels });
  const bill = await withPanelRatios(tx, actor, bed.orderId, kept);
  const isOther = bedType !== bed.bedType;
  if (isOther && (bed.status !== BedStatus.draft || isReplacement(bill) || isReplacement(bed))) {
    throw new DomainError('invalid-value', { field: '类型' });
  }
  const order = await requireOrder(tx, actor, bed.orderId);
  const before = await readHead(tx, actor, id);
  const times = typedTimes(bill, before, clockText(actor.now, actor.scope.timeZone));
  await releaseRolls(tx, actor, id);
  await clearBedLines(tx, actor, id);
  await updateBedHead(tx, actor, id, { ...head(bill), ...times, bedType });
  await requireFabric(tx, actor, bill);
  await writeBedLines(services, tx, actor, { id, bedType, orderId: order.id }, bill);
  const { status } = bed;
  const diff = bedChanges(before, await readHead(tx, actor, id)).map(loggedChange);
  await services.audit(tx, {
    bizType: 'bed',
    bizId: id,
    action: 'update',
    from: status,
    to: status,
    diff,
  });
  await services.publish(tx, { topic: 'bed', keys: [id] });
  return id;
}

export async function requireBed(tx: Tx, actor: Actor, id: string): Promise<BedRow> {
  const bed = await findBed(tx, actor, id);
  if (!bed) throw new DomainError('record-missing', { what: '床次' });
  return bed;
}

export async function requireOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  hold?: OrderHold,
): Promise<BedOrder> {
  const order = await bedOrder(tx, actor, orderId, hold);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  return order;
}

/**
 * The bed that another one belongs to is one of its order that is not void; a lay hangs on a multi-material bed, once
 * for each material.
 */
async function requireParent(tx: Tx, actor: Actor, bill: NewBed): Promise<void> {
  if (!bill.parentBedId || !(isReplacement(bill) || isChildLay(bill))) return;
  const parent = await lockBed(tx, actor, bill.parentBedId);
  const isWhole = parent?.bedType === BedType.multiMaterial && parent.parentBedId === null;
  if (parent?.orderId !== bill.orderId || (isChildLay(bill) && !isWhole))
    throw new DomainError('invalid-value', { field: '主床' });
  if (parent.status === BedStatus.void)
    throw new DomainError('bed-void', { bedNo: bedLabel(parent) });
  if (isReplacement(bill)) return;
  const lays = (await lockDependents(tx, actor, parent.id)).filter((lay) => !isReplacement(lay));
  if ([parent, ...lays].some(({ fabricPart }) => fabricPart === bill.fabricPart))
    throw new DomainError('lay-part-twice', { part: fabricPartName[bill.fabricPart] });
}

async function numbersOf(tx: Tx, actor: Actor, bill: NewBed) {
  if (!isReplacement(bill)) {
    const next = await nextBedNo(tx, actor, bill.orderId);
    if (!next) throw new DomainError('record-missing', { what: '订单' });
    return { bedNo: next.bedNo, replacementNo: 0 };
  }
  if (!bill.parentBedId) throw new DomainError('replacement-without-parent', {});
  const next = await nextReplacementNo(tx, actor, bill.parentBedId);
  if (!next) throw new DomainError('record-missing', { what: '床次' });
  return next;
}

async function requireFabric(
  tx: Tx,
  actor: Actor,
  { materialId, tableId }: BedBill,
): Promise<void> {
  if (!(await bedFabric(tx, actor, materialId, tableId)))
    throw new DomainError('record-missing', { what: '面料' });
}

/** The head that a bill gives, and what its lines come to. */
const head = (bill: BedBill) => ({
  ...givenColumns(bill, openNames),
  plies: bill.colors.reduce((total, { plies }) => total + plies, 0),
  ratioNum: garmentsPerPly(bill.sizes).toString(),
  planNum: cutTotal(bill.colors, bill.sizes),
  cutNum: cutTotal(bill.colors, bill.sizes),
});

async function readHead(tx: Tx, actor: Actor, id: string): Promise<ReadHead & BedTimes> {
  const found = await bedDetailRows.bedHead(tx, actor, id);
  if (!found) throw new DomainError('record-missing', { what: '床次' });
  return found;
}

/** Panels of a bed whose bill leaves them out; only replacement beds have any. */
const keptPanels = async (tx: Tx, actor: Actor, { id, bedType }: ChangedBed) =>
  bedType === BedType.replacement ? bedDetailRows.detailPanels(tx, actor, id) : [];

/** A bill whose colours and rolls have what it leaves out of them as the bed has it; a colour is known by its turn. */
async function withKeptLines(tx: Tx, actor: Actor, bill: ChangedBed): Promise<ChangedBed> {
  const colors = Map.groupBy(
    await bedDetailRows.detailColors(tx, actor, bill.id),
    ({ colorId }) => colorId,
  );
  const rolls = new Map(
    (await bedDetailRows.detailRolls(tx, actor, bill.id)).map((roll) => [roll.tympanId, roll]),
  );
  return {
    ...bill,
    colors: bill.colors.map((color) => ({
      ...color,
      ...kept(color, colors.get(color.colorId)?.shift(), ['shade']),
    })),
    rolls: bill.rolls.map((roll) => ({
      ...roll,
      ...kept(roll, rolls.get(roll.tympanId), ['shade', 'spliceNum', 'employeeId']),
    })),
  };
}

/** What a line leaves out and its stored one has. */
const kept = <Name extends string, Stored extends Readonly<Record<Name, unknown>>>(
  line: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  stored: Stored | undefined,
  names: readonly Name[],
): Partial<Pick<Stored, Name>> =>
  Object.fromEntries(
    names.flatMap((name) =>
      line[name] === undefined && stored !== undefined ? [[name, stored[name]]] : [],
    ),
  ) as Partial<Pick<Stored, Name>>;
