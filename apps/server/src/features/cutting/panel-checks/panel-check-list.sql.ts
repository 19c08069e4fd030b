import { type Sql, sql } from '../../../database/engine.ts';
import { bundleLabelOf } from '../../bundles/public.ts';

/** The defects of a check as they were written down, with the names the catalogue has for them now. */
const bads = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.value ->> 'id', 'badItemId', d.value ->> 'badItemId',
    'badItemName', coalesce(i.name, d.value ->> 'badItemName', ''), 'partCode', d.value ->> 'partCode',
    'num', (d.value ->> 'num')::int, 'plyNo', (d.value ->> 'plyNo')::int) order by d.ordinality)
  from jsonb_array_elements(coalesce(q.bads, '[]'::jsonb)) with ordinality d
  left join mes2.bad_item i on i.company_id = q.company_id and i.id = (d.value ->> 'badItemId')::bigint), '[]'::jsonb)`;

export const panelCheckColumns = {
  id: sql`q.id`,
  bundleLabel: bundleLabelOf(sql`b`),
  bedNo: sql`b.bed_no`,
  orderNo: sql`b.order_no`,
  colorName: sql`b.color_name`,
  sizeName: sql`b.size_name`,
  originNum: sql`b.origin_num`,
  num: sql`b.num`,
  checkNum: sql`q.check_num`,
  faultNum: sql`q.fault_num`,
  replaceNum: sql`q.replace_num`,
  scrapNum: sql`q.scrap_num`,
  badText: sql`array(select i.name || '×' || (d.value ->> 'num')
    from jsonb_array_elements(coalesce(q.bads, '[]'::jsonb)) with ordinality d
    join mes2.bad_item i on i.company_id = q.company_id and i.id = (d.value ->> 'badItemId')::bigint
    order by d.ordinality)`,
  result: sql`q.result`,
  inspectorName: sql`m.employee_name`,
  createDate: sql`q.create_date`,
  status: sql`q.status`,
  bundleId: sql`q.bundle_id`,
  reduceBedId: sql`q.cutting_bed_id`,
  orderId: sql`b.order_id`,
  barcode: sql`b.barcode`,
  bads,
  images: sql`coalesce(q.images, '[]'::jsonb)`,
  scrapReason: sql`q.scrap_reason`,
  bundleStatus: sql`b.status`,
  version: sql`q.version`,
};

export const panelCheckSearchAs = {
  bundleLabel: sql`b.bundle_no`,
  badText: sql`(select string_agg(i.name, ' ') from jsonb_array_elements(coalesce(q.bads, '[]'::jsonb)) d
    join mes2.bad_item i on i.company_id = q.company_id and i.id = (d.value ->> 'badItemId')::bigint)`,
};

export const panelCheckRows = (
  companyId: string,
  search: {
    readonly reduceBedId?: string | undefined;
    readonly bundleId?: string | undefined;
    readonly toReplace?: boolean | undefined;
  },
): Sql => sql`
  from mes2.cutting_bed_qc q
  join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
  left join amc.company_member m on m.company_id = q.company_id and m.id = q.inspector_id
  where q.company_id = ${companyId} and q.del_flag = '0'
  ${search.reduceBedId ? sql`and q.cutting_bed_id = ${search.reduceBedId}` : sql``}
  ${search.bundleId ? sql`and q.bundle_id = ${search.bundleId}` : sql``}
  ${search.toReplace ? sql`and q.fault_num > q.replace_num + q.scrap_num` : sql``}`;
