import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { Basics } from '../basics.ts';
import type { DemoOrder } from './demo-order.ts';
import { measurePoints } from './measure-points.ts';
import type { KeysOf } from './order-technique.ts';

/** Parts that are cut from the main fabric, in the colour of the garment. */
const OWN_COLOUR = ['大身', '领口'] as const;
/** Gates of inspection: sewing and finishing. */
const GATES = [3, 4] as const;

/** What confirmed orders are matched and inspected by: colours part by part, limits and measures. */
export async function insertStandards(
  tx: Tx,
  of: KeysOf,
  basics: Basics,
  orders: readonly DemoOrder[],
): Promise<void> {
  const matchKey = of('colour match');
  await insertRows(
    tx,
    'mes2.order_color_matching',
    orders.flatMap(({ id: orderId, style, colors }) =>
      OWN_COLOUR.flatMap((partName) =>
        colors.map(({ code }) => ({
          ...matchKey(),
          orderId,
          garmentColorId: basics.color(code),
          partName,
          materialId: basics.material(style.fabric.code),
          materialColorId: basics.color(code),
        })),
      ),
    ),
  );
  const standardKey = of('standard');
  await insertRows(
    tx,
    'mes2.order_qualifying',
    orders.map(({ id: orderId, style }) => ({
      ...standardKey(),
      orderId,
      aqlMajor: '2.5',
      aqlMinor: '4.0',
      inspectionLevel: 'II',
      gates: GATES,
      points: measurePoints(basics, style),
      fromStyle: 1,
    })),
  );
}
