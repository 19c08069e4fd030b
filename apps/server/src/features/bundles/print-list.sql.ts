import { type Sql, sql } from '../../database/engine.ts';
import { bundleLabelOf } from './bundle-list.sql.ts';

export const printLogColumns = {
  id: sql`p.id`,
  printDate: sql`p.create_date`,
  printByName: sql`coalesce(u.name, '')`,
  layout: sql`p.layout`,
  bundleLabel: bundleLabelOf(sql`b`),
  bedNo: sql`b.bed_no`,
  orderNo: sql`b.order_no`,
  times: sql`p.times`,
  reprintReason: sql`p.reprint_reason`,
  remark: sql`p.reason`,
  bundleId: sql`p.bundle_id`,
};

export const printLogSearchAs = { bundleLabel: sql`b.bundle_no` };

export const printLogRows = (
  companyId: string,
  search: { readonly reduceBedId?: string | undefined; readonly bundleId?: string | undefined },
): Sql => sql`
  from mes2.bundle_print p
  join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
  left join amc.app_user u on u.id = p.create_by
  where p.company_id = ${companyId} and p.del_flag = '0'
  ${search.reduceBedId ? sql`and b.cutting_bed_id = ${search.reduceBedId}` : sql``}
  ${search.bundleId ? sql`and p.bundle_id = ${search.bundleId}` : sql``}`;
