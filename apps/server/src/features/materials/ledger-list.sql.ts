import { type Sql, sql } from '../../database/engine.ts';

export const ledgerColumns = {
  id: sql`l.id`,
  createDate: sql`l.create_date`,
  billNo: sql`l.bill_no`,
  materialCode: sql`m.code`,
  materialName: sql`m.name`,
  colorName: sql`c.name`,
  lotNo: sql`nullif(l.lot_no, '')`,
  num: sql`l.num`,
  balanceNum: sql`l.balance_num`,
  unitCode: sql`m.unit_code`,
  orderNo: sql`o.order_no`,
  warehouseName: sql`w.name`,
  byName: sql`coalesce(u.name, '')`,
};

export const ledgerRows = (
  companyId: string,
  search: {
    readonly materialId?: string | undefined;
    readonly orderId?: string | undefined;
    readonly warehouseId?: string | undefined;
  },
): Sql => sql`
  from mes2.material_ledger l
  join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
  join ccm.warehouse w on w.company_id = l.company_id and w.id = l.warehouse_id
  left join ccm.color c on c.company_id = l.company_id and c.id = l.color_id
  left join mes2.production_order o on o.company_id = l.company_id and o.id = l.order_id
  left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId}
  ${search.materialId ? sql`and l.material_id = ${search.materialId}` : sql``}
  ${search.orderId ? sql`and l.order_id = ${search.orderId}` : sql``}
  ${search.warehouseId ? sql`and l.warehouse_id = ${search.warehouseId}` : sql``}`;
