import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { type FabricPlan, materialNeed, plannedFabrics } from '@garment-mes/domain/orders';
import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { Actor } from '../../../records/actor.ts';
import * as detail from '../order-detail.sql.ts';

type BomLine = Awaited<ReturnType<typeof detail.orderBom>>[number];

/** Cloth of an order as its bill and its pieces ask for it now. */
type Plan = readonly FabricPlan<BomLine>[];

/** Writes what each line of the bill needs for the pieces of the order. */
export async function writeNeeds(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  const pieces = await detail.orderCells(tx, actor, orderId);
  const needs = (await detail.orderBom(tx, actor, orderId)).map((line) => ({
    id: line.id,
    needNum: decimalText(materialNeed(line, pieces), 4),
  }));
  await tx.run(sql`
    update mes2.order_bom b set need_num = n."needNum"
    from jsonb_to_recordset(${JSON.stringify(needs)}::jsonb) as n (id bigint, "needNum" numeric)
    where b.company_id = ${actor.companyId} and b.order_id = ${orderId} and b.id = n.id`);
}

/** What the cloth of an order would be planned with; nothing is written. */
export async function fabricPlan(tx: Tx, actor: Actor, orderId: string): Promise<Plan> {
  const colors = await detail.orderColors(tx, actor, orderId);
  return plannedFabrics({
    bom: await detail.orderBom(tx, actor, orderId),
    colorIds: colors.map(({ colorId }) => colorId),
    pieces: await detail.orderCells(tx, actor, orderId),
    matchings: await detail.orderColorMatchings(tx, actor, orderId),
  });
}

/** Plans the cloth of an order that has none yet; what has no length is left to be planned by hand. */
export async function planFabrics(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  const plan = await fabricPlan(tx, actor, orderId);
  await insertRows(
    tx,
    'mes2.order_fabric',
    plan.flatMap((row) => fabricRow(actor, orderId, row, 1)),
  );
}

/**
 * Lets the planned lengths follow a change of the order. A length that is another than was planned before
 * stays as somebody put it; cloth that is not asked for any more goes, unless rolls were kept or issued for it.
 *
 * @param before the plan before the change
 */
export async function followPlan(
  tx: Tx,
  actor: Actor,
  orderId: string,
  before: Plan,
): Promise<void> {
  const stored = await detail.orderFabrics(tx, actor, orderId);
  // An order without any gets them when it is confirmed or somebody asks for them.
  if (stored.length === 0) return;
  const [was, is] = [byFabric(before), byFabric(await fabricPlan(tx, actor, orderId))];
  const planned = stored.filter(
    ({ planLen, ...fabric }) => planLen !== null && lengthIn(was, fabric) === planLen,
  );
  const gone = planned.filter((fabric) => !is.has(keyOf(fabric)) && !hasRolls(fabric));
  const lengths = planned.map((fabric) => ({
    id: fabric.id,
    planLen: lengthIn(is, fabric) ?? decimalText(0, 3),
  }));
  const mine = sql`company_id = ${actor.companyId} and order_id = ${orderId}`;
  await tx.run(sql`
    update mes2.order_fabric f set plan_len = n."planLen"
    from jsonb_to_recordset(${JSON.stringify(lengths)}::jsonb) as n (id bigint, "planLen" numeric)
    where ${mine} and f.id = n.id`);
  await tx.run(sql`
    delete from mes2.order_fabric where ${mine} and id = any(${gone.map(({ id }) => id)}::bigint[])`);
  const known = new Set(stored.map(keyOf));
  const added = [...is].filter(([key]) => !was.has(key) && !known.has(key));
  await insertRows(
    tx,
    'mes2.order_fabric',
    added.flatMap(([, row]) => fabricRow(actor, orderId, row, 0)),
  );
}

interface Fabric {
  readonly materialId: string;
  readonly colorId: string;
  readonly fabricPart: number;
}

type StoredFabric = Awaited<ReturnType<typeof detail.orderFabrics>>[number];

const hasRolls = ({ reservedLen, issuedLen, usedLen }: StoredFabric): boolean =>
  [reservedLen, issuedLen, usedLen].some((len) => decimal(len).gt(0));

/** Planned metres of a cloth as they are stored; nothing where none are planned. */
function lengthIn(plans: ReadonlyMap<string, Plan[number]>, fabric: Fabric): string | undefined {
  const planLen = plans.get(keyOf(fabric))?.planLen;
  return planLen && decimalText(planLen, 3);
}

const keyOf = ({ materialId, colorId, fabricPart }: Fabric): string =>
  `${materialId}/${colorId}/${fabricPart}`;

const byFabric = (plan: Plan) => new Map(plan.map((row) => [keyOf(row), row]));

const fabricRow = (
  { companyId }: Actor,
  orderId: string,
  { materialId, colorId, fabricPart, planLen }: Plan[number],
  fromStyle: 0 | 1,
) =>
  planLen === undefined
    ? []
    : [
        {
          ...{ companyId, orderId, materialId, colorId, fabricPart, fromStyle },
          planLen: decimalText(planLen, 3),
        },
      ];
