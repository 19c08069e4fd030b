import type { ScanChannel, ScanStatus, ScanType } from '@garment-mes/domain/scans';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export interface NewScan {
  readonly requestId: string;
  readonly bundleId: string;
  readonly bundleProcessId: string;
  readonly orderId: string;
  readonly orderProcessId: string;
  readonly processId: string | null;
  readonly employeeId: string;
  readonly lineDeptId: string;
  readonly machineId: string | null;
  readonly type: ScanType;
  readonly num: number;
  readonly unitPrice: string;
  readonly coefficient: string;
  readonly amount: string;
  readonly sam: string;
  readonly earnedMin: string;
  readonly startDate: string | null;
  readonly scanDate: Date;
  readonly deviceDate: string | null;
  readonly workDate: string;
  readonly channel: ScanChannel;
  readonly deviceId: string;
  readonly reversedId: string | null;
  readonly sourcePeriodNo: string | null;
  readonly suspectFlag: 0 | 1;
  readonly remark: string | null;
}

export async function insertScan(tx: Tx, { companyId }: Actor, scan: NewScan): Promise<string> {
  const inserted = await tx.one<{ id: string }>(sql`
    insert into mes2.scan
      (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, process_id, employee_id,
       line_dept_id, machine_id, type, num, unit_price, coefficient, amount, sam, earned_min, start_date,
       scan_date, device_date, work_date, channel, device_id, reversed_id, source_period_no, suspect_flag, remark)
    values (${companyId}, ${scan.requestId}, ${scan.bundleId}, ${scan.bundleProcessId}, ${scan.orderId},
       ${scan.orderProcessId}, ${scan.processId}, ${scan.employeeId}, ${scan.lineDeptId}, ${scan.machineId},
       ${scan.type}, ${scan.num}, ${scan.unitPrice}, ${scan.coefficient}, ${scan.amount}, ${scan.sam},
       ${scan.earnedMin}, ${scan.startDate}, ${scan.scanDate}, ${scan.deviceDate}, ${scan.workDate},
       ${scan.channel}, ${scan.deviceId}, ${scan.reversedId}, ${scan.sourcePeriodNo}, ${scan.suspectFlag},
       ${scan.remark})
    returning id`);
  if (!inserted) throw new Error('an insert returned no row');
  return inserted.id;
}

export interface ScanRecord {
  readonly id: string;
  readonly requestId: string;
  readonly bundleId: string;
  readonly bundleProcessId: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly orderId: string;
  readonly orderNo: string;
  readonly orderProcessId: string;
  readonly processId: string | null;
  readonly seqNo: number;
  readonly section: number;
  readonly isOutput: 0 | 1;
  readonly processName: string;
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly lineDeptId: string;
  readonly machineId: string | null;
  readonly type: ScanType;
  readonly num: number;
  readonly unitPrice: string;
  readonly coefficient: string;
  readonly amount: string;
  readonly sam: string;
  readonly earnedMin: string;
  readonly scanDate: string;
  readonly eventTime: string;
  readonly ageMinutes: number;
  readonly workDate: string;
  readonly channel: ScanChannel;
  readonly deviceId: string;
  readonly status: ScanStatus;
  readonly suspectFlag: 0 | 1;
  readonly reversedId: string | null;
  /** Its own period, where that was locked before it came: the next open one pays it. */
  readonly sourcePeriodNo: string | null;
  /** User who booked it. */
  readonly createBy: string | null;
}

const record = ({ now }: Actor) => sql`
  select s.*, b.bundle_no, b.split_seq, b.order_no, b.color_id, b.color_name, b.size_id, b.size_name,
    p.seq_no, p.section, p.is_output, p.process_name, m.employee_no, m.employee_name,
    coalesce(s.device_date, s.scan_date) as event_time,
    (extract(epoch from ${now}::timestamptz - s.scan_date) / 60)::float8 as age_minutes
  from mes2.scan s
  join mes2.bundle b on b.company_id = s.company_id and b.id = s.bundle_id
  join mes2.bundle_process p on p.company_id = s.company_id and p.id = s.bundle_process_id
  join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id`;

export const scanById = (tx: Tx, actor: Actor, id: string) =>
  tx.one<ScanRecord>(
    sql`${record(actor)} where s.company_id = ${actor.companyId} and s.id = ${id}`,
  );

/** Every scan of these bundles, in the order they were reported. */
export const scansOfBundles = (tx: Tx, actor: Actor, bundleIds: readonly string[]) =>
  tx.all<ScanRecord>(sql`
    ${record(actor)}
    where s.company_id = ${actor.companyId} and s.bundle_id = any(${bundleIds}::bigint[])
    order by s.scan_date, s.id`);

export const lastScansOf = (tx: Tx, actor: Actor, employeeId: string, workDate: string) =>
  tx.all<ScanRecord>(sql`
    ${record(actor)}
    where s.company_id = ${actor.companyId} and s.employee_id = ${employeeId} and s.work_date = ${workDate}::date
    order by s.scan_date desc, s.id desc limit 20`);

/** The last reports of a line at the output of its sewing, by anybody. */
export const lastOutputOf = (tx: Tx, actor: Actor, lineDeptId: string, workDate: string) =>
  tx.all<ScanRecord>(sql`
    ${record(actor)}
    where s.company_id = ${actor.companyId} and s.line_dept_id = ${lineDeptId} and s.work_date = ${workDate}::date
      and p.is_output = 1 and p.section = 3
    order by s.scan_date desc, s.id desc limit 20`);

/** Marks a scan as taken back; of two that try, one finds it valid (H22). */
export const markReversed = (tx: Tx, { companyId }: Actor, id: string): Promise<number> =>
  tx.run(sql`
    update mes2.scan set status = 1, version = version + 1
    where company_id = ${companyId} and id = ${id} and status = 0`);
