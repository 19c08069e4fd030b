import { ident, join, sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { Actor } from '../../../records/actor.ts';
import { newIds } from '../../../records/rewrite-rows.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { matrixSum } from '../lines/write-matrix.sql.ts';
import type { OrderDraft } from './read-order-sheet.ts';

const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Writes draft orders set by set, a statement for each table whatever their number.
 *
 * @returns id of each written order by its number; a number that was taken meanwhile is not there
 */
export async function writeDrafts(
  tx: Tx,
  actor: Actor,
  drafts: readonly OrderDraft[],
): Promise<Map<string, string>> {
  const { companyId, employee } = actor;
  const [first] = drafts;
  if (!first) return new Map();
  const ids = await newIds(tx, drafts.length);
  const orderDate = today(actor, await floorSettings(tx, actor));
  const heads = drafts.map(({ head, cells }, at) => ({
    ...head,
    companyId,
    id: ids[at],
    orderNum: matrixSum({ cells }),
    orderDate: head.orderDate ?? orderDate,
    merchandiserId: employee?.id ?? null,
    source: 2,
  }));
  const columns = join(Object.keys(heads[0] ?? {}).map((key) => ident(snakeCase(key))));
  const rows = heads.map((head) =>
    Object.fromEntries(Object.entries(head).map(([key, value]) => [snakeCase(key), value])),
  );
  const written = await tx.all<{ id: string; orderNo: string }>(sql`
    insert into mes2.production_order (${columns})
    select ${columns} from jsonb_populate_recordset(null::mes2.production_order, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning id, order_no`);
  const byNo = new Map(written.map(({ id, orderNo }) => [orderNo, id]));
  const kept = drafts.flatMap((draft) => {
    const orderId = byNo.get(draft.orderNo);
    return orderId === undefined ? [] : [{ ...draft, orderId }];
  });
  await tx.run(sql`
    update mes2.production_order set amount = round(unit_price * order_num, 4)
    where company_id = ${companyId} and id = any(${[...byNo.values()]}::bigint[])`);
  await insertRows(
    tx,
    'mes2.order_color',
    kept.flatMap(({ orderId, colors }) =>
      colors.map(({ id: colorId, name: colorName, customerColor }, at) => ({
        companyId,
        orderId,
        colorId,
        colorName,
        customerColor,
        seqNo: at + 1,
      })),
    ),
  );
  await insertRows(
    tx,
    'mes2.order_size',
    kept.flatMap(({ orderId, sizes }) =>
      sizes.map(({ id: sizeId, name: sizeName }, at) => ({
        companyId,
        orderId,
        sizeId,
        sizeName,
        seqNo: at + 1,
      })),
    ),
  );
  await insertRows(tx, 'mes2.order_color_size', kept.flatMap(wholeMatrix(companyId)));
  return byNo;
}

const wholeMatrix =
  (companyId: string) =>
  ({ orderId, colors, sizes, cells }: OrderDraft & { readonly orderId: string }) => {
    const nums = new Map(cells.map(({ colorId, sizeId, num }) => [`${colorId}/${sizeId}`, num]));
    return colors.flatMap(({ id: colorId }) =>
      sizes.map(({ id: sizeId }) => ({
        companyId,
        orderId,
        colorId,
        sizeId,
        num: nums.get(`${colorId}/${sizeId}`) ?? 0,
      })),
    );
  };
