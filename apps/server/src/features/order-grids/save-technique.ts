import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { garmentPart, orderColorMatching, orderWorkshop } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { checkProcessRows } from '@garment-mes/domain/styles';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lineColumns } from '../../records/given-columns.ts';
import { rewriteRows } from '../../records/rewrite-rows.sql.ts';
import {
  changesSince,
  claimOrder,
  fabricPlan,
  followPlan,
  orderBefore,
  processNames,
  recordOrder,
  requireDraft,
  requireOpen,
  requireProcessGroups,
  writeOrderTotals,
  writeStandard,
} from '../orders/public.ts';

type Grid = 'replaceOrderParts' | 'replaceOrderColorMatching' | 'replaceOrderWorkshops';
type LineOf<Id extends Grid> = BodyOf<Id> extends { rows: readonly (infer Line)[] } ? Line : never;
type Lines<Id extends Grid> = Readonly<Record<Exclude<keyof LineOf<Id>, 'id'>, LineField>>;

// A field of the document that a list does not have does not compile here.
const partNames = fieldNames(garmentPart satisfies Lines<'replaceOrderParts'>);
const matchingNames = fieldNames(orderColorMatching satisfies Lines<'replaceOrderColorMatching'>);
const workshopNames = fieldNames(orderWorkshop satisfies Lines<'replaceOrderWorkshops'>);

const firstTwice = (keys: readonly string[]): string | undefined =>
  keys.find((key, at) => keys.indexOf(key) < at);

function refuseTwice(field: string, keys: readonly string[]): void {
  const value = firstTwice(keys);
  if (value !== undefined) throw new DomainError('row-twice', { field, value });
}

/** @returns the version of the order after the save, as the other saves do */
export async function replaceParts(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderParts'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '部位');
  refuseTwice(
    '部位',
    rows.map(({ partCode, fabricPart }) => `${partCode}/${fabricPart}`),
  );
  if (rows.some(({ piecesPerGarment }) => piecesPerGarment < 1))
    throw new DomainError('out-of-range', { field: '每件片数', min: 1, max: 999 });
  const before = await orderBefore(tx, actor, orderId, ['parts']);
  await rewriteRows(
    tx,
    actor,
    {
      ...{ table: 'mes2.order_part', parent: 'order_id' },
      blank: () => ({ isFused: 0, isPrinted: 0 }),
    },
    orderId,
    rows.map((row) => ({ id: row.id, ...lineColumns(partNames, row) })),
  );
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveParts', diff });
  return order.version;
}

/** Operations of a draft; without the right to rates the stored ones stay, and new rows get the library's. */
export async function replaceProcesses(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderProcesses'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '工序');
  if (rows.length === 0) throw new DomainError('last-row', {});
  refuseFirst(checkProcessRows(rows));
  const library = await libraryProcesses(tx, actor);
  const seesRates = actor.can('FIELD^orderProcess.price');
  const before = await orderBefore(tx, actor, orderId, ['processes']);
  const stored = new Map(before.content.processes?.map((line) => [line.id, line]));
  await requireProcessGroups(tx, actor, rows, ({ id }) => stored.get(id ?? ''));
  const known = (processId: unknown) => library.get(String(processId ?? ''));
  await rewriteRows(
    tx,
    actor,
    {
      ...{ table: 'mes2.order_process', parent: 'order_id' },
      blank: ({ processId, seqNo }) => ({
        processCode: known(processId)?.code ?? `P${seqNo}`,
        draftPrice: known(processId)?.price ?? '0',
      }),
    },
    orderId,
    rows.map((row) => ({
      ...lineColumns(processNames, row),
      ...{ id: row.id, processId: row.processId, seqNo: row.seqNo },
      processCode: row.processId === undefined ? undefined : known(row.processId)?.code,
      // A rate is kept by whoever leaves it out, and by whoever may not see it.
      draftPrice: seesRates ? (row.price ?? undefined) : undefined,
    })),
  );
  await writeOrderTotals(tx, actor, orderId);
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveProcess', diff });
  return order.version;
}

export async function replaceColorMatching(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderColorMatching'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '配色');
  refuseTwice(
    '配色',
    rows.map(({ garmentColorId, partName }) => `${garmentColorId}/${partName}`),
  );
  const before = await orderBefore(tx, actor, orderId, ['colorMatchings']);
  const planned = await fabricPlan(tx, actor, orderId);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_color_matching', parent: 'order_id' },
    orderId,
    rows.map((row) => ({ id: row.id, ...lineColumns(matchingNames, row) })),
  );
  await followPlan(tx, actor, orderId, planned);
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveColorMatching', diff });
  return order.version;
}

export async function replaceWorkshops(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderWorkshops'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireOpen(order, '车间');
  refuseTwice(
    '车间',
    rows.map(({ deptId, section }) => `${deptId}/${section}`),
  );
  const late = rows.find(({ planStartDate: from, planEndDate: to }) => from && to && to < from);
  if (late) throw new DomainError('dates-reversed', { to: '计划结束', from: '计划开始' });
  const before = await orderBefore(tx, actor, orderId, ['workshops']);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_workshop', parent: 'order_id' },
    orderId,
    rows.map((row) => ({ id: row.id, ...lineColumns(workshopNames, row) })),
  );
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveWorkshops', diff });
  return order.version;
}

/** Acceptance levels, gates and measuring points; their version is the order's. */
export async function saveQualifying(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, ...standard }: BodyOf<'saveOrderQualifying'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '质量标准');
  const before = await orderBefore(tx, actor, orderId, ['qualifying', 'sizes']);
  await writeStandard(tx, actor, orderId, standard, { fromStyle: 0 });
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveQualifying', diff });
  return order.version;
}

async function libraryProcesses(tx: Tx, { companyId }: Actor) {
  const rows = await tx.all<{ id: string; code: string; price: string }>(sql`
    select id, code, price from ccm.process where company_id = ${companyId} and del_flag = '0'`);
  return new Map(rows.map((row) => [row.id, row]));
}
