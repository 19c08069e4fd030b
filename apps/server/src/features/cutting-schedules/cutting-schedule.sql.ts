import { DomainError } from '@garment-mes/domain/refusals';
import type { CuttingScheduleStatus } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Language } from '../../operations.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';

export const CUTTING_SCHEDULE = {
  table: 'mes2.cutting_schedule',
  no: 'schedule_no',
  what: { zh: '裁床排程', en: 'Cutting schedule' },
} as const;

/** Beds of a schedule `s`: the one it names, and those cut from its lays. */
export const linkedBeds = (s: Sql): Sql => sql`mes2.cutting_bed b
  where b.company_id = ${s}.company_id and b.status <> 9 and b.del_flag = '0'
    and (b.id = ${s}.cutting_bed_id or (b.cut_plan_id = ${s}.cut_plan_id and b.lay_no = any(${s}.lay_nos)))`;

/** Lays of a schedule `s` with their marker. */
const lays = (s: Sql): Sql => sql`mes2.cut_plan_lay l
  join mes2.cut_plan_marker m on m.company_id = l.company_id and m.id = l.marker_id
  join mes2.cut_plan_lay_color c on c.company_id = l.company_id and c.lay_id = l.id
  where l.company_id = ${s}.company_id and l.cut_plan_id = ${s}.cut_plan_id and l.lay_no = any(${s}.lay_nos)`;

const neededLen = (s: Sql): Sql =>
  sql`(select coalesce(sum(c.plies * (m.marker_len + m.end_loss_len)), 0) from ${lays(s)})`;

/** Metres of the lay's fabric and colours that may be spread: released, not used, kept for no other order. */
const releasedLen = (s: Sql): Sql => sql`(
  select coalesce(sum(r.remain_len), 0) from mes2.fabric_roll r
  join mes2.cloth h on h.company_id = r.company_id and h.id = r.cloth_id
  join mes2.cut_plan p on p.company_id = r.company_id and p.id = ${s}.cut_plan_id
  where r.company_id = ${s}.company_id and r.material_id = p.material_id and r.status in (0, 1, 2, 3)
    and h.status = 2 and (r.order_id is null or r.order_id = ${s}.order_id)
    and r.color_id in (select c.color_id from ${lays(s)}))`;

const isFed = (s: Sql): Sql => sql`exists (
  select 1 from mes2.feeding_slip f
  where f.company_id = ${s}.company_id and f.del_flag = '0' and f.status between 1 and 3
    and f.cutting_bed_id in (select b.id from ${linkedBeds(s)}))`;

/** The fabric of a schedule `s` is there. */
export const isFabricReady = (s: Sql): Sql =>
  sql`(${isFed(s)} or ${releasedLen(s)} >= ${neededLen(s)})`;

const fabricText = (language: Language): Sql => {
  const word = (zh: string, en: string) => sql`${language === 'en' ? en : zh}::text`;
  return sql`(case
    when ${isFed(sql`s`)} then array[${word('已投料', 'Fed')}]
    when ${releasedLen(sql`s`)} >= ${neededLen(sql`s`)} then array[${word('已放行', 'Released')}]
    else array[${word('缺', 'Short of ')} || trim_scale(round(${neededLen(sql`s`)} - ${releasedLen(sql`s`)}, 2))
      || ${word('米', ' m')}] end)`;
};

export const cuttingColumns = (language: Language) => ({
  id: sql`s.id`,
  tableName: sql`d.name`,
  seqNo: sql`s.seq_no`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  layNos: sql`s.lay_nos::text[]`,
  colorNames: sql`array(select distinct k.name from ccm.color k where k.company_id = s.company_id
    and k.id in (select c.color_id from ${lays(sql`s`)}) order by 1)`,
  fabricPart: sql`coalesce(p.fabric_part, 1)`,
  planNum: sql`s.plan_num`,
  cutNum: sql`coalesce((select sum(b.cut_num)::int from ${linkedBeds(sql`s`)} and ${addsGarments(sql`b`)}), 0)`,
  plies: sql`s.plies`,
  planMin: sql`s.plan_min`,
  startDate: sql`s.plan_start_date`,
  endDate: sql`s.plan_end_date`,
  status: sql`s.status`,
  fabricText: fabricText(language),
  moldText: sql`array(select distinct k.mold_no from mes2.cutting_die k where k.company_id = s.company_id
    and k.id in (select b.knife_mold_id from ${linkedBeds(sql`s`)}) order by 1)`,
  scheduleNo: sql`s.schedule_no`,
  orderId: sql`s.order_id`,
  tableId: sql`s.table_id`,
  cutPlanId: sql`s.cut_plan_id`,
  planDate: sql`s.plan_date`,
  endReason: sql`s.end_reason`,
  version: sql`s.version`,
});

export interface CuttingSearch {
  readonly tableId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly planDate?: string | undefined;
}

export const cuttingRows = (
  companyId: string,
  { tableId, orderId, planDate }: CuttingSearch,
): Sql => sql`
  from mes2.cutting_schedule s
  join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  join amc.department d on d.company_id = s.company_id and d.id = s.table_id
  left join mes2.cut_plan p on p.company_id = s.company_id and p.id = s.cut_plan_id
  where s.company_id = ${companyId} and s.del_flag = '0'
  ${tableId ? sql`and s.table_id = ${tableId}` : sql``}
  ${orderId ? sql`and s.order_id = ${orderId}` : sql``}
  ${planDate ? sql`and s.plan_date = ${planDate}::date` : sql``}`;

export interface CuttingScheduleRecord {
  readonly id: string;
  readonly scheduleNo: string;
  readonly orderId: string;
  readonly tableId: string;
  readonly tableName: string;
  readonly planDate: string;
  readonly planMin: number;
  readonly planStartDate: string | null;
  readonly planEndDate: string | null;
  readonly status: CuttingScheduleStatus;
  readonly fabricShort: 0 | 1;
  readonly fabricReady: boolean;
  readonly openBeds: number;
  readonly startedBeds: number;
  readonly version: number;
}

/** @throws {DomainError} `record-missing` */
export async function cuttingScheduleOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<CuttingScheduleRecord> {
  const found = await tx.one<CuttingScheduleRecord>(sql`
    select s.id, s.schedule_no, s.order_id, s.table_id, d.name as table_name, s.plan_date,
      coalesce(s.plan_min, 0) as plan_min, s.plan_start_date, s.plan_end_date, s.status, s.fabric_short,
      ${isFabricReady(sql`s`)} as fabric_ready, s.version,
      (select count(*)::int from ${linkedBeds(sql`s`)} and b.status < 3) as open_beds,
      (select count(*)::int from ${linkedBeds(sql`s`)} and b.status > 0) as started_beds
    from mes2.cutting_schedule s join amc.department d on d.company_id = s.company_id and d.id = s.table_id
    where s.company_id = ${companyId} and s.id = ${id} and s.del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: CUTTING_SCHEDULE.what });
  return found;
}

/** What is submitted to a table and counts against the time of a day, or lies over a span that reaches into another one. */
export const submittedOn = (
  tx: Tx,
  companyId: string,
  { id, tableId, planDate, planStartDate, planEndDate }: Planned,
): Promise<
  {
    scheduleNo: string;
    planMin: number;
    isOfDay: boolean;
    planStartDate: string | null;
    planEndDate: string | null;
  }[]
> =>
  tx.all(sql`
    select schedule_no, coalesce(plan_min, 0) as plan_min, plan_date = ${planDate}::date as is_of_day, plan_start_date,
      plan_end_date
    from mes2.cutting_schedule
    where company_id = ${companyId} and table_id = ${tableId} and status in (1, 2) and del_flag = '0' and id <> ${id}
      and (plan_date = ${planDate}::date
        or (plan_start_date < ${planEndDate}::timestamptz and plan_end_date > ${planStartDate}::timestamptz))
    order by plan_start_date`);

export type Planned = Pick<
  CuttingScheduleRecord,
  'id' | 'tableId' | 'planDate' | 'planStartDate' | 'planEndDate'
>;
