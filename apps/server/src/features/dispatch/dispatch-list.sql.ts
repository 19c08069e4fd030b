import { type Sql, sql } from '../../database/engine.ts';

/** Who a dispatch is for: a department, a subcontract group or a factory. */
const targetName = sql`(case a.target_type
  when 3 then (select g.name from mes2.subcontract_group g where g.company_id = a.company_id and g.id = a.target_id)
  when 4 then (select f.name from ccm.factory f where f.company_id = a.company_id and f.id = a.target_id)
  else (select d.name from amc.department d where d.company_id = a.company_id and d.id = a.target_id) end)`;

export const dispatchColumns = {
  id: sql`a.id`,
  assignNo: sql`a.assign_no`,
  status: sql`a.status`,
  pgdTypeName: sql`t.name`,
  orderNo: sql`o.order_no`,
  orderType: sql`o.order_type`,
  styleNo: sql`o.style_no`,
  section: sql`a.section`,
  targetType: sql`a.target_type`,
  targetName,
  num: sql`a.num`,
  doneNum: sql`a.done_num`,
  donePct: sql`round(a.done_num * 100.0 / nullif(a.num, 0), 2)`,
  planStartDate: sql`a.plan_start_date`,
  planEndDate: sql`a.plan_end_date`,
  unitPrice: sql`a.unit_price`,
  acceptBy: sql`u.name`,
  createByName: sql`c.name`,
  remark: sql`a.remark`,
  orderId: sql`a.order_id`,
  pgdTypeId: sql`a.pgd_type_id`,
  targetId: sql`a.target_id`,
  lines: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'colorId', l.color_id::text,
      'colorName', k.name, 'sizeId', l.size_id::text, 'sizeName', z.name, 'num', l.num) order by k.name, z.sort), '[]')
    from mes2.dispatch_order_line l
    join ccm.color k on k.company_id = l.company_id and k.id = l.color_id
    join ccm.size z on z.company_id = l.company_id and z.id = l.size_id
    where l.company_id = a.company_id and l.dispatch_order_id = a.id)`,
  version: sql`a.version`,
};

export interface DispatchSearch {
  readonly orderId?: string | undefined;
  /** Issued or accepted and past its planned end. */
  readonly overdue?: boolean | undefined;
  readonly id?: string | undefined;
}

export const dispatchRows = (
  companyId: string,
  { orderId, overdue, id }: DispatchSearch,
  today: string,
): Sql => sql`
  from mes2.dispatch_order a
  join mes2.production_order o on o.company_id = a.company_id and o.id = a.order_id
  join mes2.dispatch_type t on t.company_id = a.company_id and t.id = a.pgd_type_id
  left join amc.app_user u on u.id = a.accept_by
  left join amc.app_user c on c.id = a.create_by
  where a.company_id = ${companyId} and a.del_flag = '0'
  ${orderId ? sql`and a.order_id = ${orderId}` : sql``}
  ${id ? sql`and a.id = ${id}` : sql``}
  ${overdue ? sql`and a.status in (1, 2) and a.plan_end_date < ${today}::date` : sql``}`;
