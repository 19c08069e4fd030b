import {
  type CurvePoint,
  type CustomerCurve,
  chosenCurve,
  curveAtFactor,
  curveFactor,
  type UsualCurve,
} from '@garment-mes/domain/schedule';
import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** What decides on the factor of an order: its category, and what is set for its customer. */
export interface CurveFacts {
  readonly categoryId: string | null;
  readonly ofCustomer: readonly CustomerCurve[];
}

/** {@link CurveFacts} of a row of `mes2.production_order`. @param order its alias */
export const curveFacts = (order: Sql): Sql => sql`jsonb_build_object(
  'categoryId', (select y.category_id::text from mes2.style y
    where y.company_id = ${order}.company_id and y.id = ${order}.style_id),
  'ofCustomer', coalesce((
    select jsonb_agg(jsonb_build_object('categoryId', f.category_id::text,
      'efficiencySetId', f.efficiency_set_id::text, 'factorPct', f.factor_pct::text))
    from mes2.customer_efficiency_set f
    where f.company_id = ${order}.company_id and f.customer_id = ${order}.customer_id and f.del_flag = '0'), '[]'))`;

/** Points of a curve as they are kept, without a factor. */
export const curvePoints = (companyId: Sql, efficiencySetId: Sql): Sql => sql`coalesce((
  select e.points from mes2.efficiency_set e where e.company_id = ${companyId} and e.id = ${efficiencySetId}), '[]')`;

/** A curve at the factor that the customer of an order has with it. */
export const customerCurve = (
  points: readonly CurvePoint[],
  efficiencySetId: string,
  { categoryId, ofCustomer }: CurveFacts,
): readonly CurvePoint[] =>
  curveAtFactor(points, curveFactor(efficiencySetId, categoryId, ofCustomer));

/** The curve by which an order is planned while it is on no line, at its customer's factor; empty without one. */
export async function plannedCurve(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<readonly CurvePoint[]> {
  const chosen = (await chosenCurves(tx, companyId, [orderId])).get(orderId);
  if (chosen === undefined) return [];
  const found = await tx.one<{ curve: readonly CurvePoint[]; curveFacts: CurveFacts }>(sql`
    select ${curvePoints(sql`o.company_id`, sql`${chosen}`)} as curve, ${curveFacts(sql`o`)} as curve_facts
    from mes2.production_order o where o.company_id = ${companyId} and o.id = ${orderId}`);
  return found ? customerCurve(found.curve, chosen, found.curveFacts) : [];
}

/** The curve each of these orders is planned by, before somebody chooses another; without one it is missing. */
export async function chosenCurves(
  tx: Tx,
  companyId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const usual = await tx.all<UsualCurve>(sql`
    select id, category_id, difficulty from mes2.efficiency_set
    where company_id = ${companyId} and is_default = 1 and del_flag = '0' order by difficulty = 2 desc, difficulty, id`);
  const orders = await tx.all<{ id: string; facts: CurveFacts }>(sql`
    select o.id, ${curveFacts(sql`o`)} as facts from mes2.production_order o
    where o.company_id = ${companyId} and o.id = any(${orderIds}::bigint[])`);
  return new Map(
    orders.flatMap(({ id, facts }) => {
      const curve = chosenCurve(facts.categoryId, facts.ofCustomer, usual);
      return curve === undefined ? [] : [[id, curve] as const];
    }),
  );
}
