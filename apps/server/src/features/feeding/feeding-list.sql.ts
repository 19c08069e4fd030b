import { type Sql, sql } from '../../database/engine.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';

export const feedingColumns = {
  id: sql`f.id`,
  feedingNo: sql`f.feeding_no`,
  status: sql`f.status`,
  orderNo: sql`o.order_no`,
  bedNo: bedLabel(sql`b`),
  fabricPart: sql`f.fabric_part`,
  materialName: sql`coalesce(x.material_name, '')`,
  colorNames: sql`x.color_names`,
  rollNum: sql`x.roll_num`,
  planLen: sql`f.plan_len`,
  issuedLen: sql`f.issued_len`,
  receivedLen: sql`f.received_len`,
  diffLen: sql`f.diff_len`,
  diffPct: sql`case when f.status in (2, 3) then round(f.diff_len * 100 / nullif(f.issued_len, 0), 2) end`,
  returnLen: sql`f.return_len`,
  shadeNum: sql`x.shade_num`,
  tableName: sql`t.name`,
  issueBy: sql`iu.name`,
  receiveBy: sql`ru.name`,
  createDate: sql`f.create_date`,
  orderId: sql`f.order_id`,
  reduceBedId: sql`f.cutting_bed_id`,
  tableId: sql`b.table_id`,
  lineLen: sql`x.line_len`,
  version: sql`f.version`,
};

export interface FeedingSearch {
  readonly orderId?: string | undefined;
  readonly reduceBedId?: string | undefined;
  readonly tableId?: string | undefined;
  /** Only slips of which less came than was issued. */
  readonly different?: boolean | undefined;
}

export const feedingRows = (companyId: string, search: FeedingSearch): Sql => sql`
  from mes2.feeding_slip f
  join mes2.production_order o on o.company_id = f.company_id and o.id = f.order_id
  left join mes2.cutting_bed b on b.company_id = f.company_id and b.id = f.cutting_bed_id
  left join amc.department t on t.company_id = b.company_id and t.id = b.table_id
  left join amc.app_user iu on iu.id = f.issue_by
  left join amc.app_user ru on ru.id = f.receive_by
  cross join lateral (
    select count(*)::int as roll_num, coalesce(sum(i.len), 0)::numeric(12,3) as line_len, min(m.name) as material_name,
      count(distinct r.shade)::int as shade_num,
      coalesce(array_agg(distinct c.name order by c.name) filter (where c.id is not null), '{}') as color_names
    from mes2.feeding_slip_line i
    join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
    join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
    left join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    where i.company_id = f.company_id and i.feeding_id = f.id) x
  where f.company_id = ${companyId} and f.del_flag = '0'
  ${search.orderId ? sql`and f.order_id = ${search.orderId}` : sql``}
  ${search.reduceBedId ? sql`and f.cutting_bed_id = ${search.reduceBedId}` : sql``}
  ${search.tableId ? sql`and b.table_id = ${search.tableId}` : sql``}
  ${search.different ? sql`and f.diff_len <> 0` : sql``}`;
