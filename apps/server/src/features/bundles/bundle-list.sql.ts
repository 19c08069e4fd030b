import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { chipOf } from '../../records/cards/named-card.sql.ts';

/** The shown name of a bundle, as `bundleLabel` of the rules writes it. */
export const bundleLabelOf = (bundle: Sql): Sql => sql`(
  'B' || lpad(${bundle}.bundle_no::text, greatest(4, length(${bundle}.bundle_no::text)), '0')
  || case when ${bundle}.split_seq > 0 then '-' || ${bundle}.split_seq else '' end)`;

export const bundleColumns = {
  id: sql`b.id`,
  bundleLabel: bundleLabelOf(sql`b`),
  barcode: sql`b.barcode`,
  orderNo: sql`b.order_no`,
  styleNo: sql`b.style_no`,
  bedNo: sql`b.bed_no`,
  colorName: sql`b.color_name`,
  sizeName: sql`b.size_name`,
  shade: sql`b.shade`,
  dyeLot: sql`b.dye_lot`,
  position: sql`b.position`,
  plySpan: sql`(b.ply_from || '–' || b.ply_to)`,
  originNum: sql`b.origin_num`,
  num: sql`b.num`,
  scrapNum: sql`b.scrap_num`,
  replaceNum: sql`b.replace_num`,
  progress: sql`(b.done_count || '/' || b.total_count)`,
  currentProcess: sql`(select p.process_name from mes2.bundle_process p
    where p.company_id = b.company_id and p.bundle_id = b.id and p.seq_no = b.current_seq_no)`,
  lineDeptName: sql`d.name`,
  batchNo: sql`r.batch_no`,
  cardNo: sql`b.card_no`,
  printCount: sql`b.print_count`,
  lastScanDate: sql`b.last_scan_date`,
  status: sql`b.status`,
  printDate: sql`b.print_date`,
  bundleNo: sql`b.bundle_no`,
  splitSeq: sql`b.split_seq`,
  orderId: sql`b.order_id`,
  reduceBedId: sql`b.cutting_bed_id`,
  colorId: sql`b.color_id`,
  sizeId: sql`b.size_id`,
  plyFrom: sql`b.ply_from`,
  plyTo: sql`b.ply_to`,
  doneCount: sql`b.done_count`,
  totalCount: sql`b.total_count`,
  holdReason: sql`b.hold_reason`,
  holdFrom: sql`b.hold_from`,
  bedVersion: sql`(select c.version from mes2.cutting_bed c
    where c.company_id = b.company_id and c.id = b.cutting_bed_id)`,
  bedBundleNum: sql`(select count(*)::int from mes2.bundle x
    where x.company_id = b.company_id and x.cutting_bed_id = b.cutting_bed_id and x.status < 8)`,
  lineDeptId: sql`b.line_dept_id`,
  version: sql`b.version`,
};

/** Numbers behind the labels, so that B0009 comes before B0010 and ply 9 before ply 10. */
export const bundleSearchAs = {
  bundleLabel: sql`b.bundle_no`,
  plySpan: sql`b.ply_from`,
  progress: sql`b.done_count`,
};

/** The card on a bundle is known by its chip as well. */
export const bundlesAlsoNamed = { cardNo: chipOf(sql`b.company_id`, sql`b.card_no`) };

export interface BundleSearch {
  readonly orderId?: string | undefined;
  readonly reduceBedId?: string | undefined;
  readonly bundleFrom?: number | undefined;
  readonly bundleTo?: number | undefined;
  readonly unprinted?: boolean | undefined;
  /** Those that lie in the store of cut pieces: not at a line, and not on their way. */
  readonly inStore?: boolean | undefined;
  readonly lineDeptId?: string | undefined;
}

/** Garments are counted once: in the parts of a split bundle, in the bundles that took the place of void ones. */
export const isLiveBundle = sql`b.status < 8`;

const inStore = sql`and b.status in (0, 1)
  and not exists (select 1 from mes2.cut_piece_delivery_line l
    where l.company_id = b.company_id and l.bundle_id = b.id and l.is_open)
  and not exists (select 1 from mes2.subcontract_delivery_line l
    join mes2.subcontract_delivery d on d.company_id = l.company_id and d.id = l.delivery_id and d.status = 1
    where l.company_id = b.company_id and l.bundle_id = b.id and l.receive_num is null)`;

export const bundleRows = (companyId: string, search: BundleSearch): Sql => sql`
  from mes2.bundle b
  left join amc.department d on d.company_id = b.company_id and d.id = b.line_dept_id
  left join mes2.batch_range r on r.company_id = b.company_id and r.id = b.batch_range_id
  where b.company_id = ${companyId} and b.del_flag = '0'
  ${search.orderId ? sql`and b.order_id = ${search.orderId}` : sql``}
  ${search.reduceBedId ? sql`and b.cutting_bed_id = ${search.reduceBedId}` : sql``}
  ${search.bundleFrom === undefined ? sql`` : sql`and b.bundle_no >= ${search.bundleFrom}`}
  ${search.bundleTo === undefined ? sql`` : sql`and b.bundle_no <= ${search.bundleTo}`}
  ${search.inStore ? inStore : sql``}
  ${search.lineDeptId ? sql`and b.line_dept_id = ${search.lineDeptId}` : sql``}
  ${search.unprinted ? sql`and b.print_count = 0 and ${isLiveBundle}` : sql``}`;

type Counts = DataOf<'countBundles'>;

export async function bundleCounts(tx: Tx, matching: Sql): Promise<Counts> {
  const rows = await tx.all<Counts['counts'][number] & { readonly unprintedNum: number }>(sql`
    select b.status, count(*)::int as bundle_num, coalesce(sum(b.num), 0)::int as num,
      count(*) filter (where b.print_count = 0 and b.status < 8)::int as unprinted_num
    ${matching} group by b.status order by b.status`);
  const live = rows.filter(({ status }) => status < 8);
  const counted = live.length > 0 ? live : rows;
  const total = (of: (row: (typeof rows)[number]) => number) =>
    counted.reduce((sum, row) => sum + of(row), 0);
  return {
    bundleNum: total(({ bundleNum }) => bundleNum),
    num: total(({ num }) => num),
    unprintedNum: total(({ unprintedNum }) => unprintedNum),
    counts: rows.map(({ unprintedNum: _unprinted, ...count }) => count),
  };
}
