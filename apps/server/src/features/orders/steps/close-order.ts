import { type AccountedCell, accountedFor, checkOrderBalance } from '@garment-mes/domain/orders';
import { DomainError, refusalText, refuseFirst } from '@garment-mes/domain/refusals';
import { moved, orderMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { Claim } from '../../../records/claim-record.sql.ts';
import { updateRow } from '../../../records/write-row.sql.ts';
import { claimOrder, recordOrder, requireOrder } from '../order-record.ts';
import { cellStages } from '../progress/cell-stages.sql.ts';
import { lockWagesOfOrder, suspectScans } from '../progress/order-work.sql.ts';

/** I42: closes an order whose garments are all accounted for, and freezes its wages. */
export async function closeOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  await lockWagesOfOrder(tx, actor, claim.id);
  const order = await claimOrder(tx, actor, claim);
  const { id, orderNo } = order;
  const status = moved(orderMoves, 'close', { no: orderNo, status: order.status });
  refuseFirst(checkOrderBalance(await accountedCells(tx, actor, id)));
  if ((await openShipments(tx, actor, id)) > 0)
    throw new DomainError('order-shipments-open', { orderNo });
  const count = await suspectScans(tx, actor, id);
  if (count > 0) throw new DomainError('wage-suspects-open', { count });
  await updateRow(tx, actor, 'mes2.production_order', id, {
    status,
    wageLocked: 1,
    wageLockDate: actor.now,
    wageLockBy: actor.user.id,
  });
  await recordOrder(services, tx, id, { action: 'close', from: order.status, to: status });
}

type CloseCheck = DataOf<'getOrderCloseCheck'>;

/** The balance of every colour and size, and what else a closing asks for; nothing is written. */
export async function closeCheck(
  tx: Tx,
  actor: Actor & Pick<Call<'getOrderCloseCheck'>, 'language'>,
  orderId: string,
): Promise<CloseCheck> {
  await requireOrder(tx, actor, orderId);
  const said = (zh: string, en: string) => (actor.language === 'en' ? en : zh);
  const cells = await accountedCells(tx, actor, orderId);
  const gaps = checkOrderBalance(cells);
  const shipments = await openShipments(tx, actor, orderId);
  const suspects = await suspectScans(tx, actor, orderId);
  const checks = [
    ...(gaps.length === 0
      ? [
          {
            code: 'I42',
            text: said('裁出的都有去向', 'Everything cut is accounted for'),
            isOk: true,
            count: 0,
            link: null,
          },
        ]
      : gaps.map((gap) => ({
          code: 'I42',
          text: refusalText(gap, actor.language),
          isOk: false,
          count: 1,
          link: null,
        }))),
    {
      code: 'shipment',
      text:
        shipments === 0
          ? said('走货批都已走', 'Every shipment has left')
          : said(`${shipments}个走货批未走`, `${shipments} shipments have not left`),
      isOk: shipments === 0,
      count: shipments,
      link: 'shipment',
    },
    {
      code: 'suspect',
      text:
        suspects === 0
          ? said('没有未审的可疑扫描', 'No suspect scan waits for review')
          : said(`${suspects}条可疑扫描未审`, `${suspects} suspect scans wait for review`),
      isOk: suspects === 0,
      count: suspects,
      link: null,
    },
  ];
  return { isOk: checks.every(({ isOk }) => isOk), checks, cells: cells.map(balanceOf) };
}

const balanceOf = (cell: OrderCell): CloseCheck['cells'][number] => {
  const { shipped, stock, seconds, scrapped, scrappedAtCutting, ...figures } = cell;
  const accountedNum = accountedFor(cell);
  return {
    ...figures,
    shippedNum: shipped,
    stockNum: stock,
    secondNum: seconds,
    scrapNum: scrapped,
    cutScrapNum: scrappedAtCutting,
    accountedNum,
    gapNum: cell.cutNum - accountedNum,
  };
};

/** A colour and size with where its garments went, and how many passed the stages before. */
interface OrderCell extends AccountedCell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly orderNum: number;
  readonly sewNum: number;
  readonly inNum: number;
}

/** Where the garments of an order are, out of beds, bundles, stock and confirmed bills. */
const accountedCells = (tx: Tx, { companyId }: Actor, orderId: string): Promise<OrderCell[]> =>
  tx.all(sql`
    with cells as (
      select s.color_id, s.size_id, c.color_name, z.size_name, s.num as order_num, s.cut_num,
        c.seq_no as color_seq, z.seq_no as size_seq
      from mes2.order_color_size s
      join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
      join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
      where s.company_id = ${companyId} and s.order_id = ${orderId}),
    out as (
      select l.color_id, l.size_id, coalesce(sum(case b.bill_type when 2 then -l.num else l.num end)
          filter (where b.bill_type in (2, 11, 13)), 0) as shipped,
        coalesce(sum(l.num) filter (where b.bill_type = 14), 0) as scrapped
      from mes2.warehouse_bill b
      join mes2.warehouse_bill_line l on l.company_id = b.company_id and l.bill_id = b.id
      where b.company_id = ${companyId} and b.order_id = ${orderId} and b.status = 2
      group by 1, 2),
    stock as (
      select color_id, size_id, coalesce(sum(num) filter (where grade = 1), 0) as stock,
        coalesce(sum(num) filter (where grade = 2), 0) as seconds
      from mes2.finished_stock where company_id = ${companyId} and order_id = ${orderId} group by 1, 2),
    cut_scrap as (
      select x.color_id, x.size_id, coalesce(sum(x.scrap_num), 0) as num
      from mes2.cutting_bed_color_size x
      join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id and b.status <> 9
      where x.company_id = ${companyId} and b.order_id = ${orderId} group by 1, 2),
    all_scrap as (
      select color_id, size_id, coalesce(sum(scrap_num), 0) as num from mes2.bundle
      where company_id = ${companyId} and order_id = ${orderId} and status not in (8, 9) group by 1, 2)
    select c.color_id, c.size_id, c.color_name, c.size_name, c.order_num, c.cut_num,
      coalesce(w.in_num, 0) as in_num, coalesce(w.sew_num, 0) as sew_num,
      coalesce(o.shipped, 0)::int as shipped, coalesce(s.stock, 0)::int as stock,
      coalesce(s.seconds, 0)::int as seconds, coalesce(x.num, 0)::int as scrapped_at_cutting,
      (greatest(coalesce(a.num, 0) - coalesce(x.num, 0), 0) + coalesce(o.scrapped, 0))::int as scrapped
    from cells c
    left join out o using (color_id, size_id) left join stock s using (color_id, size_id)
    left join ${cellStages(companyId, orderId)} w using (color_id, size_id)
    left join cut_scrap x using (color_id, size_id) left join all_scrap a using (color_id, size_id)
    order by c.color_seq, c.size_seq`);

const openShipments = async (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.order_shipment
    where company_id = ${companyId} and order_id = ${orderId} and status <> 2 and del_flag = '0'`);
  return found?.count ?? 0;
};
