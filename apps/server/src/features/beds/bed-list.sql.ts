import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { addsGarments, bedLabel, inGarments, standsAlone } from '../../records/bed-kinds.sql.ts';
import { awaitsBundling, awaitsLays, missingPartsOf } from './child-lays.sql.ts';

export const colorPlies = (bed: Sql): Sql => sql`array(
  select k.name || coalesce(c.shade, '') || '×' || c.plies from mes2.cutting_bed_color c
  join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
  where c.company_id = ${bed}.company_id and c.cutting_bed_id = ${bed}.id order by c.seq_no)`;

const diffLen = sql`(b.issued_len - b.used_len - b.splice_len - b.defect_len - b.remnant_len - b.return_len)`;

export const bundleSpan = sql`(
  select 'B' || lpad(min(x.bundle_no)::text, 4, '0') || '–B' || lpad(max(x.bundle_no)::text, 4, '0')
  from mes2.bundle x where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.status < 9
  having count(*) > 0)`;

/** Bundles that carry garments: the parts of a split one instead of it. */
export const bundleNum = sql`(
  select count(*)::int from mes2.bundle x
  where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.status < 8)`;

export const printedNum = sql`(
  select count(*)::int from mes2.bundle x
  where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.print_count > 0 and x.status < 8)`;

export const bedColumns = {
  id: sql`b.id`,
  bedNo: bedLabel(sql`b`),
  monthBedNo: sql`b.month_bed_no`,
  bedType: sql`b.bed_type`,
  orderNo: sql`b.order_no`,
  styleNo: sql`b.style_no`,
  colorPlies: colorPlies(sql`b`),
  sizeRatio: sql`(select coalesce(string_agg(z.name || '×' || trim_scale(s.ratio), ' ' order by s.seq_no), '')
    from mes2.cutting_bed_size s join ccm.size z on z.company_id = s.company_id and z.id = s.size_id
    where s.company_id = b.company_id and s.cutting_bed_id = b.id and s.ratio > 0)`,
  fabricPart: sql`b.fabric_part`,
  markerName: sql`b.marker_name`,
  markerLen: sql`b.marker_len`,
  plies: sql`b.plies`,
  planNum: inGarments(sql`b`, sql`b.plan_num`),
  cutNum: inGarments(sql`b`, sql`b.cut_num`),
  tableName: sql`t.name`,
  planDate: sql`b.plan_date`,
  usageDiffPct: sql`b.usage_diff_pct`,
  materialUtilPct: sql`b.material_util_pct`,
  rollNum: sql`(select count(*)::int from mes2.cutting_bed_roll r
    where r.company_id = b.company_id and r.cutting_bed_id = b.id)`,
  bundleNumTotal: bundleNum,
  printedNum,
  sldStatus: sql`s.status`,
  status: sql`b.status`,
  submitByName: sql`u.name`,
  submitDate: sql`b.submit_date`,
  overCutNum: sql`b.over_cut_num`,
  planUsage: sql`b.plan_usage`,
  usagePerPiece: sql`b.usage_per_piece`,
  diffLen,
  waitHour: sql`case when b.status in (3, 7)
    then round((extract(epoch from app_now() - b.submit_date) / 3600)::numeric, 1) end`,
  bundleSpan,
  approveText: sql`b.approve_reason`,
  sheetPrintCount: sql`b.sheet_print_count`,
  bedLabel: bedLabel(sql`b`),
  orderId: sql`b.order_id`,
  orderStatus: sql`o.status`,
  parentBedId: sql`b.parent_bed_id`,
  tableId: sql`b.table_id`,
  submitBy: sql`b.submit_by`,
  spreadStartDate: sql`b.spread_start_date`,
  cutEndDate: sql`b.cut_end_date`,
  bundleDate: sql`b.bundle_date`,
  missingParts: missingPartsOf(sql`b`),
  version: sql`b.version`,
};

/** The number of a bed is searched and sorted as a number. */
export const bedSearchAs = { bedNo: sql`b.bed_no` };

export interface BedSearch {
  readonly tableId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Only beds on tables of the employee's own department tree. */
  readonly mine?: boolean | undefined;
  /** Only beds handed on of which nobody wrote where the leftovers went. */
  readonly noSlip?: boolean | undefined;
  /** Only beds that can be bundled now. */
  readonly toBundle?: boolean | undefined;
  /** Only beds that wait for lays of other materials. */
  readonly awaitsLays?: boolean | undefined;
  /** Only beds whose sheets were never printed. */
  readonly unprinted?: boolean | undefined;
  /** Only beds of whose bundles some have no ticket yet. */
  readonly ticketsLeft?: boolean | undefined;
  /** Only beds whose pieces count for today. */
  readonly cutToday?: boolean | undefined;
}

/** Handed on, and no remnant slip yet. */
const lacksSlip = sql`(b.status in (3, 4) and s.status is null)`;
/** Bundled, and some of its bundles have no ticket yet. */
const lacksTickets = sql`(b.status in (4, 5) and exists (
  select 1 from mes2.bundle x
  where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.print_count = 0 and x.status < 8))`;
/** Garments cut on a day. */
const cutOn = (day: string | undefined): Sql =>
  sql`(b.work_date = ${day ?? null}::date and b.status in (3, 4, 5, 7) and ${addsGarments(sql`b`)})`;

/** Who asks, as far as the list depends on it. */
interface BedAsker {
  readonly companyId: string;
  readonly deptId: string | undefined;
  /** Today's work date, where the search is for it. */
  readonly day: string | undefined;
}

/**
 * Beds but the child lays of a multi-material bed, which their parent shows. Every bed has an order and a table; joined
 * like this, what only counts leaves them out.
 */
export const bedRows = ({ companyId, deptId, day }: BedAsker, search: BedSearch): Sql => {
  const { tableId, orderId, mine, noSlip, toBundle, awaitsLays: waits } = search;
  const { unprinted, ticketsLeft, cutToday } = search;
  return sql`
  from mes2.cutting_bed b
  left join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  left join amc.department t on t.company_id = b.company_id and t.id = b.table_id
  left join mes2.remnant_slip s on s.company_id = b.company_id and s.cutting_bed_id = b.id and s.del_flag = '0'
  left join amc.app_user u on u.id = b.submit_by
  where b.company_id = ${companyId} and b.del_flag = '0'
    and ${standsAlone(sql`b`)}
  ${tableId ? sql`and b.table_id = ${tableId}` : sql``}
  ${orderId ? sql`and b.order_id = ${orderId}` : sql``}
  ${mine ? sql`and ${deptId ?? null}::bigint in (t.id, t.parent_id)` : sql``}
  ${noSlip ? sql`and ${lacksSlip}` : sql``}
  ${toBundle ? sql`and ${awaitsBundling(sql`b`)}` : sql``}
  ${waits ? sql`and ${awaitsLays(sql`b`)}` : sql``}
  ${unprinted ? sql`and b.sheet_print_count = 0` : sql``}
  ${ticketsLeft ? sql`and ${lacksTickets}` : sql``}
  ${cutToday ? sql`and ${cutOn(day)}` : sql``}`;
};

type Counts = DataOf<'countCuttingBeds'>;

export const bedCounts = async (tx: Tx, matching: Sql, today: string): Promise<Counts> => {
  const counts = await tx.one<Counts>(sql`
    select count(*) filter (where b.status in (0, 1, 2))::int as unsubmitted_num,
      count(*) filter (where b.status = 7)::int as approval_num,
      count(*) filter (where ${awaitsBundling(sql`b`)})::int as unbundled_num,
      count(*) filter (where ${awaitsLays(sql`b`)})::int as awaits_lays_num,
      count(*) filter (where ${lacksSlip})::int as no_slip_num,
      coalesce(sum(b.cut_num) filter (where ${cutOn(today)}), 0)::int as cut_today_num
    ${matching}`);
  if (!counts) throw new Error('an aggregate returned no row');
  return counts;
};
