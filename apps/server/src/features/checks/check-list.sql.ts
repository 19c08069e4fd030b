import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { openRework } from './check-record.sql.ts';

/** Of a record that is still being entered, what stands below it; of a submitted one, what it was submitted with. */
const defects = (stored: Sql, only: Sql): Sql => sql`
  case when q.status = 0 then (select coalesce(sum(d.num), 0)::int from mes2.qc_check_bad d
    where d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0' ${only}) else ${stored} end`;
const defectNum = defects(sql`q.defect_num`, sql``);

/** Garments that the faults were found on: of a record that is still being entered, those judged so far. */
const judgedNum = sql`
  case when q.status = 0 then nullif(q.pass_num + q.rework_num + q.second_num + q.scrap_num, 0) else q.check_num end`;

/** @param employeeId of the caller, whose own records are marked */
export const checkColumns = (employeeId = '0') => ({
  id: sql`q.id`,
  checkNo: sql`q.check_no`,
  checkType: sql`q.check_type`,
  status: sql`q.status`,
  result: sql`q.result`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  barcode: sql`q.barcode`,
  bundleNo: sql`case when b.id is not null then ${bundleLabelOf(sql`b`)} end`,
  lineDeptName: sql`l.name`,
  checkNum: sql`q.check_num`,
  passNum: sql`q.pass_num`,
  reworkNum: sql`q.rework_num`,
  openReworkNum: openRework(null),
  secondNum: sql`q.second_num`,
  scrapNum: sql`q.scrap_num`,
  defectNum,
  // Garments that come back are counted when they are found: a re-inspection has no rate of its own.
  dhu: sql`case when q.round = 1 then round(${defectNum} * 100.0 / ${judgedNum}, 2) end`,
  round: sql`q.round`,
  inspectorName: sql`m.employee_name`,
  workDate: sql`q.work_date`,
  createDate: sql`q.create_date`,
  shipmentNo: sql`p.shipment_no`,
  customerName: sql`o.customer_name`,
  lotNum: sql`q.lot_num`,
  codeLetter: sql`q.code_letter`,
  sampleNum: sql`q.sample_num`,
  criticalNum: defects(sql`q.critical_num`, sql`and d.severity = 1`),
  majorNum: defects(sql`q.major_num`, sql`and d.severity = 2`),
  minorNum: defects(sql`q.minor_num`, sql`and d.severity = 3`),
  acRe: sql`case when q.ac_major is null then '{}'::text[]
    else array[q.ac_major || '/' || q.re_major, q.ac_minor || '/' || q.re_minor] end`,
  tightened: sql`q.tightened`,
  confirmByName: sql`(select u.name from amc.app_user u where u.id = q.confirm_by)`,
  confirmDate: sql`q.confirm_date`,
  orderId: sql`q.order_id`,
  bundleId: sql`q.bundle_id`,
  lineDeptId: sql`q.line_dept_id`,
  inspectorId: sql`q.inspector_id`,
  shipmentId: sql`q.shipment_id`,
  parentId: sql`q.parent_id`,
  hasNextRound: sql`(exists (select 1 from mes2.qc_check_record n
    where n.company_id = q.company_id and n.parent_id = q.id and n.status <> 9 and n.del_flag = '0'))`,
  hour: sql`q.hour`,
  isMine: sql`q.inspector_id = ${employeeId}::bigint`,
  version: sql`q.version`,
});

export interface CheckSearch {
  readonly checkType?: number | undefined;
  readonly orderId?: string | undefined;
  readonly lineDeptId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly mine?: boolean | undefined;
  /** Only records with garments that wait for their re-inspection. */
  readonly openRework?: boolean | undefined;
  readonly inspectorId?: string | undefined;
  readonly workDate?: string | undefined;
}

/** @param employeeId of the caller, for `mine` */
export const checkRows = (companyId: string, search: CheckSearch, employeeId?: string): Sql => sql`
  from mes2.qc_check_record q
  join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
  left join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
  left join amc.department l on l.company_id = q.company_id and l.id = q.line_dept_id
  left join amc.company_member m on m.company_id = q.company_id and m.id = q.inspector_id
  left join mes2.order_shipment p on p.company_id = q.company_id and p.id = q.shipment_id
  where q.company_id = ${companyId} and q.del_flag = '0'
  ${search.checkType === undefined ? sql`` : sql`and q.check_type = ${search.checkType}::int`}
  ${search.orderId ? sql`and q.order_id = ${search.orderId}` : sql``}
  ${search.lineDeptId ? sql`and q.line_dept_id = ${search.lineDeptId}` : sql``}
  ${search.customerId ? sql`and o.customer_id = ${search.customerId}` : sql``}
  ${search.inspectorId ? sql`and q.inspector_id = ${search.inspectorId}` : sql``}
  ${search.workDate ? sql`and q.work_date = ${search.workDate}::date` : sql``}
  ${search.mine ? sql`and q.inspector_id = ${employeeId ?? '0'}` : sql``}
  ${search.openRework ? sql`and q.status = 2 and ${openRework(null)} > 0` : sql``}`;

type Counts = DataOf<'countCheckRecords'>;

/** @param matching `from … where …` of the records that were searched for */
export async function checkCounts(tx: Tx, matching: Sql): Promise<Counts> {
  const counts = await tx.all<Counts['counts'][number] & { readonly waiting: number }>(sql`
    select q.check_type, count(*)::int as record_num, count(*) filter (where ${openRework(null)} > 0)::int as waiting
    ${matching} group by 1 order by 1`);
  const total = (of: (each: (typeof counts)[number]) => number) =>
    counts.reduce((sum, each) => sum + of(each), 0);
  return {
    total: total(({ recordNum }) => recordNum),
    openReworkNum: total(({ waiting }) => waiting),
    counts: counts.map(({ checkType, recordNum }) => ({ checkType, recordNum })),
  };
}
