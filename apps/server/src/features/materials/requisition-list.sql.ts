import { type Sql, sql } from '../../database/engine.ts';

const lines = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', l.id::text, 'materialId', l.material_id::text, 'materialCode', m.code,
    'materialName', m.name, 'colorId', l.color_id::text, 'colorName', c.name, 'bomNum', l.bom_num::text,
    'reqNum', l.req_num::text, 'issuedNum', l.issued_num::text, 'returnNum', l.return_num::text,
    'stockNum', (select coalesce(sum(s.num - s.locked_num), 0)::numeric(14, 3)::text from mes2.material_stock s
      where s.company_id = l.company_id and s.material_id = l.material_id
        and s.color_id is not distinct from l.color_id),
    'unitCode', l.unit_code) order by l.seq_no)
  from mes2.material_requisition_line l
  join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
  left join ccm.color c on c.company_id = l.company_id and c.id = l.color_id
  where l.company_id = q.company_id and l.requisition_id = q.id), '[]'::jsonb)`;

export const requisitionColumns = {
  id: sql`q.id`,
  reqNo: sql`q.req_no`,
  status: sql`q.status`,
  reqType: sql`q.req_type`,
  orderNo: sql`o.order_no`,
  deptName: sql`d.name`,
  lineCount: sql`x.line_count`,
  materialText: sql`x.material_text`,
  overNum: sql`x.over_num`,
  reason: sql`q.reason`,
  createByName: sql`cu.name`,
  createDate: sql`q.create_date`,
  approveByName: sql`au.name`,
  issueBy: sql`iu.name`,
  issueDate: sql`q.issue_date`,
  orderId: sql`q.order_id`,
  deptId: sql`q.dept_id`,
  lines,
  version: sql`q.version`,
};

/** Requisitions with the first three of their materials, and how many lines ask for more than the bill. */
export const requisitionRows = (
  companyId: string,
  search: { readonly orderId?: string | undefined; readonly deptId?: string | undefined },
): Sql => sql`
  from mes2.material_requisition q
  join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
  join amc.department d on d.company_id = q.company_id and d.id = q.dept_id
  left join amc.app_user cu on cu.id = q.create_by
  left join amc.app_user au on au.id = q.approve_by
  left join amc.app_user iu on iu.id = q.issue_by
  cross join lateral (
    select count(*)::int as line_count,
      string_agg(m.name, '、' order by l.seq_no) filter (where l.seq_no <= 3) as material_text,
      count(*) filter (where q.req_type = 2 and l.req_num > l.bom_num)::int as over_num
    from mes2.material_requisition_line l
    join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
    where l.company_id = q.company_id and l.requisition_id = q.id) x
  where q.company_id = ${companyId} and q.del_flag = '0'
  ${search.orderId ? sql`and q.order_id = ${search.orderId}` : sql``}
  ${search.deptId ? sql`and q.dept_id = ${search.deptId}` : sql``}`;
