import { andWithinReach } from '../../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { bedLabel } from '../../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../../beds/public.ts';
import { bedsAsked, ordersAsked, percent } from '../report-beds.sql.ts';

type RemnantSearch = NonNullable<QueryOf<'getRemnantReport'>>;

/** Metres from which a rest is kept to be spread again. */
const USABLE_M = 1;

/** Lines of the slip `s` about the roll of `x`. */
const linesOfRoll = (what: Sql, and: Sql): Sql => sql`(
  select ${what} from mes2.remnant_slip_line i
  where i.company_id = x.company_id and i.slip_id = s.id and i.fabric_roll_id = x.fabric_roll_id ${and})`;

const all = (field: Sql): Sql => sql`string_agg(distinct ${field}, '、' order by ${field})`;

/**
 * Rolls `e` of beds that were handed on. What is left of a roll is an end bit as far as the confirmed slip of the
 * bed says so, else a remnant.
 */
const rollsOfBeds = (companyId: string, reach: Reach | undefined, search: RemnantSearch): Sql => {
  const { materialId, colorId, kind, usable, unwritten } = search;
  const hasLine = (and: Sql) => sql`and ${linesOfRoll(sql`count(*) > 0`, and)}`;
  return sql`
    select b.id as bed_id, x.fabric_roll_id, min(${bedLabel(sql`b`)}) as bed_no, min(b.order_no) as order_no,
      min(b.work_date) as work_date, min(s.slip_no) as slip_no, min(s.status) as status, r.material_id, x.color_id,
      min(m.name) as material_name, min(c.name) as color_name, min(r.roll_no) as roll_no, min(r.dye_lot) as dye_lot,
      sum(x.issued_len) as issued_len, sum(x.used_len) as used_len, sum(x.splice_len) as splice_len,
      sum(x.defect_len) as defect_len, sum(x.remnant_len) as left_len, sum(x.return_len) as return_len,
      min(case when s.status = 1 then least(x.left_len, ${linesOfRoll(sql`sum(i.len)`, sql`and i.kind = 2`)}) end)
        as end_bit_len,
      min(${linesOfRoll(sql`sum(i.weight)`, sql``)}) as weight,
      min(${linesOfRoll(
        sql`(select ${all(sql`w.name`)} from ccm.warehouse w
          where w.company_id = x.company_id and w.id = any(array_agg(i.to_warehouse_id)))`,
        sql``,
      )}) as to_warehouse_name
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    join amc.department t on t.company_id = b.company_id and t.id = b.table_id
    join (
      select y.*, sum(y.remnant_len) over (partition by y.cutting_bed_id, y.fabric_roll_id) as left_len
      from mes2.cutting_bed_roll y where y.company_id = ${companyId}) x on x.cutting_bed_id = b.id
    join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
    join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
    join ccm.color c on c.company_id = x.company_id and c.id = x.color_id
    left join mes2.remnant_slip s on s.company_id = b.company_id and s.cutting_bed_id = b.id and s.del_flag = '0'
    where b.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
      ${bedsAsked(search)} ${ordersAsked(search)} ${andWithinReach(reach, 'mes2.production_order', sql`o`)}
      ${materialId ? sql`and r.material_id = ${materialId}` : sql``}
      ${colorId ? sql`and x.color_id = ${colorId}` : sql``}
      ${kind ? hasLine(sql`and i.kind = ${kind}::int`) : sql``}
      ${usable ? hasLine(sql`and i.kind = 1 and i.len >= ${USABLE_M}::numeric`) : sql``}
      ${unwritten ? sql`and s.id is null` : sql``}
    group by b.id, x.fabric_roll_id, r.material_id, x.color_id`;
};

/** Fabric of beds and what is left of it: by bed, by fabric and colour, or roll by roll. */
export const remnantRows = (
  companyId: string,
  reach: Reach | undefined,
  search: RemnantSearch,
): Sql => {
  const { groupBy } = search;
  const ofBed = groupBy !== 'material';
  const ofRoll = groupBy === 'roll';
  const keys = ofBed
    ? sql`e.bed_id${ofRoll ? sql`, e.fabric_roll_id, e.color_id` : sql``}`
    : sql`e.material_id, e.color_id`;
  /** A value that all rolls of a row have; none of a row that is of several. */
  const shared = (isShared: boolean, value: Sql, type: Sql) =>
    isShared ? sql`min(${value})` : sql`null::${type}`;
  return sql`
  from (
    select concat_ws('/', ${keys}) as row_id, ${shared(ofBed, sql`e.slip_no`, sql`text`)} as slip_no,
      ${shared(ofBed, sql`e.bed_no`, sql`text`)} as bed_no, ${shared(ofBed, sql`e.order_no`, sql`text`)} as order_no,
      ${shared(ofBed, sql`e.work_date`, sql`date`)} as work_date, ${shared(ofBed, sql`e.status`, sql`int`)} as status,
      ${shared(ofBed, sql`e.bed_id`, sql`bigint`)} as bed_id,
      ${shared(ofRoll, sql`e.fabric_roll_id`, sql`bigint`)} as fabric_roll_id,
      ${shared(ofRoll, sql`e.roll_no`, sql`text`)} as roll_no, ${shared(ofRoll, sql`e.dye_lot`, sql`text`)} as dye_lot,
      ${all(sql`e.material_name`)} as material_name, ${all(sql`e.color_name`)} as color_name,
      sum(e.issued_len) as issued_len, sum(e.used_len) as used_len, sum(e.splice_len) as splice_len,
      sum(e.defect_len) as defect_len, sum(e.left_len) as left_len, coalesce(sum(e.end_bit_len), 0) as end_bit_len,
      sum(e.return_len) as return_len, coalesce(sum(e.weight), 0) as weight,
      ${all(sql`e.to_warehouse_name`)} as to_warehouse_name
    from (${rollsOfBeds(companyId, reach, search)}) e
    group by ${keys}) g
  where true`;
};

export const remnantColumns = {
  slipNo: sql`g.slip_no`,
  bedNo: sql`g.bed_no`,
  orderNo: sql`g.order_no`,
  materialName: sql`g.material_name`,
  colorName: sql`g.color_name`,
  rollNo: sql`g.roll_no`,
  dyeLot: sql`g.dye_lot`,
  issuedLen: sql`g.issued_len`,
  usedLen: sql`g.used_len`,
  spliceLen: sql`g.splice_len`,
  defectLen: sql`g.defect_len`,
  endBitLen: sql`g.end_bit_len`,
  remnantLen: sql`(g.left_len - g.end_bit_len)`,
  returnLen: sql`g.return_len`,
  weight: sql`g.weight`,
  remnantPct: percent(sql`g.left_len`, sql`g.issued_len`),
  toWarehouseName: sql`g.to_warehouse_name`,
  workDate: sql`g.work_date`,
  status: sql`g.status`,
  reduceBedId: sql`g.bed_id`,
  tympanId: sql`g.fabric_roll_id`,
  rowKey: sql`g.row_id`,
};

export const remnantRatios = { remnantPct: percent(sql`sum(g.left_len)`, sql`sum(g.issued_len)`) };
