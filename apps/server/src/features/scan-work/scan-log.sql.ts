import { type Sql, sql } from '../../database/engine.ts';
import { throughCard } from '../../records/cards/card-scans.sql.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { PAYS } from '../wages/public.ts';

// Looked up for the rows of the page alone: joined, they would be read for every row that is sorted.
const ofBundle = (shown: Sql): Sql =>
  sql`(select ${shown} from mes2.bundle b where b.company_id = s.company_id and b.id = s.bundle_id)`;
const ofProcess = (shown: Sql): Sql => sql`(
  select ${shown} from mes2.order_process p where p.company_id = s.company_id and p.id = s.order_process_id)`;
const ofEmployee = (shown: Sql): Sql => sql`(
  select ${shown} from amc.company_member m where m.company_id = s.company_id and m.id = s.employee_id)`;

export const scanLogColumns = {
  id: sql`s.id`,
  scanDate: sql`s.scan_date`,
  workDate: sql`s.work_date`,
  employeeNo: ofEmployee(sql`m.employee_no`),
  employeeName: ofEmployee(sql`m.employee_name`),
  lineDeptName: sql`(
    select d.name from amc.department d where d.company_id = s.company_id and d.id = s.line_dept_id)`,
  orderNo: ofBundle(sql`b.order_no`),
  bundleLabel: ofBundle(bundleLabelOf(sql`b`)),
  seqNo: ofProcess(sql`p.seq_no`),
  processName: ofProcess(sql`p.process_name`),
  colorName: ofBundle(sql`b.color_name`),
  sizeName: ofBundle(sql`b.size_name`),
  type: sql`s.type`,
  num: sql`s.num`,
  unitPrice: sql`s.unit_price`,
  amount: sql`s.amount`,
  earnedMin: sql`s.earned_min`,
  machineNo: sql`(
    select k.machine_no from ccm.machine k where k.company_id = s.company_id and k.id = s.machine_id)`,
  channel: sql`s.channel`,
  deviceDate: sql`s.device_date`,
  suspectFlag: sql`s.suspect_flag`,
  reviewStatus: sql`(case when s.status = 1 then 2 else s.review_status end)`,
  status: sql`s.status`,
  remark: sql`s.remark`,
  // Seconds since the report of work the person made before it on that day.
  prevSec: sql`(
    select extract(epoch from s.scan_date - max(x.scan_date))::int from mes2.scan x
    where x.company_id = s.company_id and x.employee_id = s.employee_id and x.work_date = s.work_date
      and x.type <> 3 and (x.scan_date, x.id) < (s.scan_date, s.id))`,
  // Null where the person reported it.
  bookedByName: sql`(
    select coalesce(k.employee_name, u.name) from amc.app_user u
    left join amc.company_member k on k.company_id = s.company_id and k.user_id = u.id and k.del_flag = '0'
    where u.id = s.create_by and k.id is distinct from s.employee_id limit 1)`,
  bundleId: sql`s.bundle_id`,
  orderId: sql`s.order_id`,
  orderProcessId: sql`s.order_process_id`,
  employeeId: sql`s.employee_id`,
};

export const scanLogSearchAs = {
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  lineDeptName: sql`d.name`,
  orderNo: sql`b.order_no`,
  bundleLabel: sql`b.bundle_no`,
  seqNo: sql`p.seq_no`,
  processName: sql`p.process_name`,
  colorName: sql`b.color_name`,
  sizeName: sql`b.size_name`,
};

export interface ScanLogSearch {
  readonly employeeId?: string | undefined;
  readonly workDate?: string | undefined;
  readonly orderId?: string | undefined;
  readonly orderProcessId?: string | undefined;
  readonly bundleId?: string | undefined;
  /** A scan whose line and rate are those of the scans looked for. */
  readonly rateOf?: string | undefined;
  /** Binding of a slot card that the scans were made through. */
  readonly bindingId?: string | undefined;
  /** Detail of a wage that the scans were added up to. */
  readonly wageDetailId?: string | undefined;
  readonly channel?: number | undefined;
  readonly suspectFlag?: boolean | undefined;
}

export const scanLogRows = (companyId: string, search: ScanLogSearch): Sql => sql`
  from mes2.scan s
  left join mes2.bundle b on b.company_id = s.company_id and b.id = s.bundle_id
  left join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
  left join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
  left join amc.department d on d.company_id = s.company_id and d.id = s.line_dept_id
  where s.company_id = ${companyId}
  ${search.employeeId ? sql`and s.employee_id = ${search.employeeId}` : sql``}
  ${search.workDate ? sql`and s.work_date = ${search.workDate}::date` : sql``}
  ${search.orderId ? sql`and s.order_id = ${search.orderId}` : sql``}
  ${search.orderProcessId ? sql`and s.order_process_id = ${search.orderProcessId}` : sql``}
  ${search.bundleId ? sql`and s.bundle_id = ${search.bundleId}` : sql``}
  ${
    search.rateOf
      ? sql`and exists (
          select 1 from mes2.scan x
          where x.company_id = s.company_id and x.id = ${search.rateOf} and x.work_date = s.work_date
            and x.line_dept_id = s.line_dept_id and x.unit_price = s.unit_price
            and x.coefficient = s.coefficient and x.sam = s.sam)`
      : sql``
  }
  ${
    search.bindingId
      ? sql`and exists (
          select 1 from mes2.slot_card_binding k
          where k.company_id = s.company_id and k.id = ${search.bindingId} and k.bundle_id = s.bundle_id
            and ${throughCard(sql`s`, sql`k`)})`
      : sql``
  }
  ${
    search.wageDetailId
      ? sql`and ${PAYS} and (s.employee_id, s.work_date, s.order_process_id, s.unit_price, s.coefficient,
          coalesce(s.source_period_no, '')) = (
          select r.employee_id, w.work_date, w.order_process_id, w.unit_price, w.coefficient,
            coalesce(w.source_period_no, '')
          from mes2.wage_detail w
          join mes2.wage_record r on r.company_id = w.company_id and r.id = w.wage_record_id
          where w.company_id = s.company_id and w.id = ${search.wageDetailId} and w.source = 1)`
      : sql``
  }
  ${search.channel ? sql`and s.channel = ${search.channel}` : sql``}
  ${search.suspectFlag ? sql`and s.suspect_flag = 1` : sql``}`;
