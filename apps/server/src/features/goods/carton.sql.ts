import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

export const cartonColumns = {
  id: sql`k.id`,
  cartonNo: sql`k.carton_no`,
  orderNo: sql`o.order_no`,
  shipmentNo: sql`s.shipment_no`,
  packType: sql`k.pack_type`,
  num: sql`k.num`,
  netWeight: sql`k.net_weight`,
  grossWeight: sql`k.gross_weight`,
  size: sql`k.size`,
  status: sql`k.status`,
  orderId: sql`k.order_id`,
  contents: sql`coalesce((
    select jsonb_agg(jsonb_build_object('colorId', i.color_id::text, 'colorName', c.name, 'sizeId', i.size_id::text,
      'sizeName', z.name, 'num', i.num) order by c.name, z.sort, z.id)
    from mes2.carton_content i
    join ccm.color c on c.company_id = i.company_id and c.id = i.color_id
    join ccm.size z on z.company_id = i.company_id and z.id = i.size_id
    where i.company_id = k.company_id and i.carton_id = k.id), '[]'::jsonb)`,
  version: sql`k.version`,
};

export const cartonRows = (
  companyId: string,
  search: {
    readonly orderId?: string | undefined;
    readonly shipmentId?: string | undefined;
    readonly cartonNo?: string | undefined;
  },
): Sql => sql`
  from mes2.carton k
  join mes2.production_order o on o.company_id = k.company_id and o.id = k.order_id
  left join mes2.order_shipment s on s.company_id = k.company_id and s.id = k.shipment_id
  where k.company_id = ${companyId} and k.del_flag = '0'
  ${search.orderId ? sql`and k.order_id = ${search.orderId}` : sql``}
  ${search.shipmentId ? sql`and k.shipment_id = ${search.shipmentId}` : sql``}
  ${search.cartonNo ? sql`and k.carton_no = ${search.cartonNo}` : sql``}`;

/** Most cartons that a bill shows. */
const MOST_CARTONS = 5_000;

/** Cartons as their list shows them. @param only condition over `k` */
export async function cartonsWhere(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  only: Sql,
): Promise<RowOf<'listCartons'>[]> {
  const page = await list.page(tx, {
    operation: 'listCartons',
    beyondReach: true,
    from: sql`${cartonRows(companyId, {})} and ${only}`,
    columns: cartonColumns,
    query: { pageSize: MOST_CARTONS },
    can,
    defaultOrder: sql`k.carton_no`,
  });
  return page.list;
}
