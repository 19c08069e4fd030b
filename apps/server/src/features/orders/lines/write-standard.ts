import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { measurePoint, orderStandard } from '@garment-mes/domain/orders';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { givenColumns } from '../../../records/given-columns.ts';
import { insertRow, updateRow } from '../../../records/write-row.sql.ts';

type Standard = Omit<BodyOf<'saveOrderQualifying'>, 'orderId' | 'version'>;
type Point = Standard['points'][number];

const names = fieldNames(orderStandard satisfies Readonly<Record<keyof Standard, LineField>>);
const blankPoint = Object.fromEntries(
  fieldNames(measurePoint satisfies Readonly<Record<keyof Point, LineField>>).map((name) => [
    name,
    null,
  ]),
);

/** Writes what an order is inspected by; what is left out of it, or of a point of measure, stays. */
export async function writeStandard(
  tx: Tx,
  actor: Actor,
  orderId: string,
  standard: Standard,
  more: { readonly fromStyle?: 0 } = {},
): Promise<void> {
  const known = await tx.one<{ id: string; points: Point[] }>(sql`
    select id, coalesce(points, '[]'::jsonb) as points from mes2.order_qualifying
    where company_id = ${actor.companyId} and order_id = ${orderId}`);
  const stored = new Map((known?.points ?? []).map((point) => [point.pointName, point]));
  const points = standard.points.map((point) => ({
    ...blankPoint,
    ...stored.get(point.pointName),
    ...point,
  }));
  const change = { ...givenColumns(standard, names), points, ...more };
  if (known) await updateRow(tx, actor, 'mes2.order_qualifying', known.id, change);
  else await insertRow(tx, 'mes2.order_qualifying', { orderId, ...change });
}
