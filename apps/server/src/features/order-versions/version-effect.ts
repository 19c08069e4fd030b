import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { type ChangedCell, checkOrderChange, plannedFabrics } from '@garment-mes/domain/orders';
import {
  DomainError,
  type Issue,
  issue,
  refusalRule,
  refusalText,
} from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import {
  type OrderHead,
  orderColorMatchings,
  plannedCells,
  requireOrder,
} from '../orders/public.ts';
import { applyChanges, type Changes } from './apply-changes.ts';
import { orderValues, totalOf, type Values } from './version-content.ts';
import type { ProcessOutcome } from './write-processes.sql.ts';

type Effect = DataOf<'checkOrderVersion'>;

const NOTHING_BROKEN = { 'zh-CN': '可以生效', en: 'May be put in force' } as const;

/** Field of the issue that kept a change from being put on the order at all. */
export const NOT_APPLIED = 'changes';

export interface Tried {
  readonly before: Values;
  readonly after: Values;
  readonly issues: readonly Issue[];
}

/**
 * Puts a change on the order, reads what came of it and what it breaks, and takes it back: nothing of the
 * order has changed afterwards.
 */
export async function tryChanges(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  changes: Changes,
): Promise<Tried> {
  const before = await orderValues(tx, actor, order.id);
  await tx.run(sql`savepoint tried`);
  try {
    const outcome = await applyChanges(tx, actor, order.id, changes);
    const after = await orderValues(tx, actor, order.id);
    return { before, after, issues: await issuesOf(tx, actor, order, before, after, outcome) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, params } = error;
    return { before, after: before, issues: [issue(NOT_APPLIED, code, params)] };
  } finally {
    await tx.run(sql`rollback to savepoint tried`);
  }
}

/** I1, I3, I5, I12, main fabrics and dates, over the order before and after the change. */
export async function issuesOf(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  before: Values,
  after: Values,
  { removed }: ProcessOutcome,
): Promise<Issue[]> {
  const planned = await plannedCells(tx, actor, order.id);
  const { materialDate } = await requireOrder(tx, actor, order.id);
  return checkOrderChange({
    cells: changedCells(before, after, planned),
    removedProcesses: removed,
    billBefore: billOf(before),
    billAfter: billOf(after),
    toleranceBefore: before.cutTolUpPct,
    toleranceAfter: after.cutTolUpPct,
    orderNum: totalOf(after),
    shipmentNum: planned.size > 0 ? [...planned.values()].reduce((a, b) => a + b, 0) : undefined,
    materialDate,
    deliveryDate: after.deliveryDate,
  });
}

const billOf = ({ colors, bom }: Values) => ({ colors, bill: bom });

const nameOf = (values: Values, colorId: string, sizeId: string) => ({
  colorName: values.colors.find((each) => each.colorId === colorId)?.colorName ?? '',
  sizeName: values.sizes.find((each) => each.sizeId === sizeId)?.sizeName ?? '',
});

function changedCells(
  before: Values,
  after: Values,
  planned: ReadonlyMap<string, number>,
): ChangedCell[] {
  const left = new Map(after.colorSizes.map((cell) => [`${cell.colorId}/${cell.sizeId}`, cell]));
  return before.colorSizes.map(({ colorId, sizeId, num, cutNum }) => ({
    ...nameOf(before, colorId, sizeId),
    before: num,
    after: left.get(`${colorId}/${sizeId}`)?.num ?? 0,
    cutNum,
    plannedNum: planned.size > 0 ? (planned.get(`${colorId}/${sizeId}`) ?? 0) : undefined,
  }));
}

/** What a change would touch: rules, cells, fabric, schedules, dispatches, bundles. */
export async function effectOf(
  tx: Tx,
  actor: Actor & Pick<Call<'checkOrderVersion'>, 'language'>,
  orderId: string,
  tried: Tried,
): Promise<Effect> {
  const { after, issues } = tried;
  const hung = await hanging(tx, actor, orderId, totalOf(after), after.cutTolUpPct);
  return {
    checks:
      issues.length === 0
        ? [{ code: 'I1', text: NOTHING_BROKEN[actor.language], isOk: true, count: 0, link: null }]
        : issues.map((found) => ({
            code: refusalRule(found) ?? found.code,
            text: refusalText(found, actor.language),
            isOk: false,
            count: 1,
            link: found.field,
          })),
    cells: after.colorSizes.map(({ colorId, sizeId, num, cutNum }) => {
      const maxNum = cutLimit(num, after.cutTolUpPct);
      return {
        colorId,
        sizeId,
        cutNum,
        minNum: cutNum,
        maxNum,
        num,
        overNum: Math.max(0, cutNum - maxNum),
      };
    }),
    fabrics: await fabricDifferences(tx, actor, orderId, tried),
    ...hung,
    bundleNum: addsProcesses(tried) ? hung.bundleNum : 0,
  };
}

/** Whether bundles that exist get work of an operation they did not have. */
const addsProcesses = ({ before, after }: Tried): boolean => {
  const known = new Set(before.processes.map(({ id }) => id));
  return after.processes.some(({ id }) => !known.has(id));
};

/** Metres more or less of each cloth and colour, loss included; what has no length is not among them. */
async function fabricDifferences(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { before, after }: Tried,
): Promise<Effect['fabrics']> {
  const matchings = await orderColorMatchings(tx, actor, orderId);
  const planOf = ({ bom, colors, colorSizes }: Values) =>
    plannedFabrics({
      ...{ bom, matchings, pieces: colorSizes },
      colorIds: colors.map(({ colorId }) => colorId),
    });
  const was = new Map(planOf(before).map((plan) => [fabricKey(plan), plan]));
  const is = new Map(planOf(after).map((plan) => [fabricKey(plan), plan]));
  const names = new Map([
    ...[...before.colors, ...after.colors].map(
      (color) => [color.colorId, color.colorName] as const,
    ),
    ...matchings.map((each) => [each.materialColorId, each.materialColorName] as const),
  ]);
  return [...new Map([...was, ...is]).values()].flatMap((plan) => {
    const key = fabricKey(plan);
    const [from, to] = [was, is].map((plans) => plans.get(key));
    const isMeasured = ![from, to].some((each) => each && each.planLen === undefined);
    const diff = decimal(to?.planLen ?? 0).minus(decimal(from?.planLen ?? 0));
    if (!isMeasured || diff.isZero()) return [];
    const { materialId, colorId, lines } = plan;
    const [materialName, colorName] = [lines[0]?.materialName ?? '', names.get(colorId) ?? null];
    return [{ materialId, materialName, colorName, diffLen: decimalText(diff, 3) }];
  });
}

const fabricKey = (fabric: {
  readonly materialId: string;
  readonly colorId: string;
  readonly fabricPart: number;
}): string => `${fabric.materialId}/${fabric.colorId}/${fabric.fabricPart}`;

async function hanging(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  orderNum: number,
  tolerancePct: string,
): Promise<Pick<Effect, 'schedules' | 'dispatches' | 'bundleNum'>> {
  const found = await tx.one<Pick<Effect, 'schedules' | 'dispatches' | 'bundleNum'>>(sql`
    select
      array(select s.schedule_no from mes2.schedule s
        where s.company_id = ${companyId} and s.order_id = ${orderId} and s.status in (0, 1) and s.del_flag = '0'
          and (select sum(x.num) from mes2.schedule x where x.company_id = s.company_id and x.order_id = s.order_id
            and x.del_flag = '0') > ${cutLimit(orderNum, tolerancePct)}::int order by s.schedule_no) as schedules,
      array(select d.assign_no from mes2.dispatch_order d
        where d.company_id = ${companyId} and d.order_id = ${orderId} and d.status in (1, 2) and d.del_flag = '0'
          and (select sum(x.num) from mes2.dispatch_order x where x.company_id = d.company_id
            and x.order_id = d.order_id and x.section = d.section and x.status in (1, 2, 3) and x.del_flag = '0')
            > ${cutLimit(orderNum, tolerancePct)}::int order by d.assign_no) as dispatches,
      (select count(*)::int from mes2.bundle where company_id = ${companyId} and order_id = ${orderId}
        and status <= 3 and del_flag = '0') as bundle_num`);
  return found ?? { schedules: [], dispatches: [], bundleNum: 0 };
}
