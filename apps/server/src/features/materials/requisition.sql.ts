import type { OrderStatus } from '@garment-mes/domain/orders';
import type { RequisitionStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';
import { stockUnits } from './stock-units.sql.ts';

export interface RequisitionRow {
  readonly id: string;
  readonly version: number;
  readonly reqNo: string;
  readonly orderId: string;
  readonly deptId: string;
  readonly reqType: 1 | 2 | 3;
  readonly status: RequisitionStatus;
  readonly createBy: string | null;
}

export const requisitionKind: RecordKind = {
  table: 'mes2.material_requisition',
  no: 'req_no',
  what: { zh: '领料单', en: 'Requisition' },
};

export interface RequisitionLine {
  readonly id: string;
  readonly materialId: string;
  readonly materialName: string;
  readonly colorId: string | null;
  readonly reqNum: string;
  readonly issuedNum: string;
  readonly returnNum: string;
  readonly unitCode: string;
}

export const linesOf = (tx: Tx, { companyId }: Actor, id: string): Promise<RequisitionLine[]> =>
  tx.all(sql`
    select l.id, l.material_id, m.name as material_name, l.color_id, l.req_num, l.issued_num, l.return_num,
      l.unit_code
    from mes2.material_requisition_line l
    join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
    where l.company_id = ${companyId} and l.requisition_id = ${id} order by l.seq_no`);

export const requisitionedOrder = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ orderNo: string; status: OrderStatus }>(sql`
    select order_no, status from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

export type BomRemain = DataOf<'getRequisitionBomRemain'>[number];

/** What the bill of an order needs of each trim in the unit it is kept in, what was drawn of it and what still may be. */
export const bomRemain = (tx: Tx, { companyId }: Actor, orderId: string): Promise<BomRemain[]> =>
  tx.all(sql`
    select b.material_id, m.code as material_code, m.name as material_name, b.color_id, c.name as color_name,
      m.unit_code, b.need_num, b.issued_num, b.return_num,
      greatest(0, b.need_num - b.issued_num + b.return_num) as remain_num,
      (select coalesce(sum(s.num - s.locked_num), 0)::numeric(14, 3) from mes2.material_stock s
        where s.company_id = ${companyId} and s.material_id = b.material_id
          and s.color_id is not distinct from b.color_id) as stock_num
    from (
      select x.material_id, x.color_id, round(sum(x.need_num * x.units), 4) as need_num,
        round(sum(x.issued_num * x.units), 3) as issued_num, round(sum(x.return_num * x.units), 3) as return_num,
        min(x.seq_no) as seq_no
      from (
        select l.*, ${stockUnits(sql`l`)} as units from mes2.order_bom l
        where l.company_id = ${companyId} and l.order_id = ${orderId} and l.fabric_part is null and l.del_flag = '0') x
      group by x.material_id, x.color_id) b
    join ccm.material m on m.company_id = ${companyId} and m.id = b.material_id
    left join ccm.color c on c.company_id = ${companyId} and c.id = b.color_id
    order by b.seq_no, m.code`);

/** Locks the order's lines of a material, so that two issues of it count one after the other. */
export const lockBom = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  materialIds: readonly string[],
): Promise<number> =>
  tx.run(sql`
    select 1 from mes2.order_bom
    where company_id = ${companyId} and order_id = ${orderId} and material_id = any(${materialIds}::bigint[])
    order by id for update`);

/** Books what was drawn or came back on the first line of the bill that has the material, in the unit of the line. */
export const addToBom = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  { materialId, colorId }: Pick<RequisitionLine, 'materialId' | 'colorId'>,
  issued: string,
  returned: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.order_bom l set issued_num = l.issued_num + ${issued}::numeric / ${stockUnits(sql`l`)},
      return_num = l.return_num + ${returned}::numeric / ${stockUnits(sql`l`)}, version = l.version + 1
    where company_id = ${companyId} and id = (
      select id from mes2.order_bom
      where company_id = ${companyId} and order_id = ${orderId} and material_id = ${materialId}
        and (color_id is null or color_id is not distinct from ${colorId}::bigint) and del_flag = '0'
      order by color_id nulls last, seq_no limit 1)`);

export const unitOf = (tx: Tx, { companyId }: Actor, materialId: string) =>
  tx.one<{ name: string; unitCode: string; unitName: string; isCounted: boolean }>(sql`
    select m.name, m.unit_code, coalesce(u.name, m.unit_code) as unit_name,
      coalesce(u.dimension = 'count', false) as is_counted
    from ccm.material m left join ccm.unit u on u.company_id = m.company_id and u.code = m.unit_code
    where m.company_id = ${companyId} and m.id = ${materialId} and m.del_flag = '0'`);
