import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

export interface CountedScan {
  readonly employeeId: string;
  readonly lineDeptId: string;
  readonly orderId: string;
  readonly orderProcessId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly workDate: string;
  readonly hour: number;
  /** Garments; negative when taken back, 0 for rework. */
  readonly num: number;
  /** 1 for a scan, -1 for one taken back. */
  readonly scans: 1 | -1;
  readonly amount: string;
  readonly earnedMin: string;
}

export const addToEmployeeDay = (
  tx: Tx,
  { companyId }: Actor,
  scan: CountedScan,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.employee_day as d (company_id, employee_id, work_date, scan_num, piece_num, amount, earned_min)
    values (${companyId}, ${scan.employeeId}, ${scan.workDate}, ${scan.scans}, ${scan.num}, ${scan.amount},
      ${scan.earnedMin})
    on conflict (company_id, employee_id, work_date) do update set
      scan_num = d.scan_num + excluded.scan_num, piece_num = d.piece_num + excluded.piece_num,
      amount = d.amount + excluded.amount, earned_min = d.earned_min + excluded.earned_min`);

export const addToLineHour = (tx: Tx, { companyId }: Actor, scan: CountedScan): Promise<number> =>
  tx.run(sql`
    insert into mes2.line_hour_output as h
      (company_id, line_dept_id, work_date, hour, order_id, order_process_id, num, earned_min)
    values (${companyId}, ${scan.lineDeptId}, ${scan.workDate}, ${scan.hour}, ${scan.orderId},
      ${scan.orderProcessId}, ${scan.num}, ${scan.earnedMin})
    on conflict (company_id, line_dept_id, work_date, hour, order_id, order_process_id) do update set
      num = h.num + excluded.num, earned_min = h.earned_min + excluded.earned_min`);

/** Appended, not added up: thousands of scans of one order never wait for its row (H8). */
export const appendProgress = (
  tx: Tx,
  { companyId }: Actor,
  scan: CountedScan,
  stage: 'sew',
): Promise<number> =>
  tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    values (${companyId}, ${scan.orderId}, ${scan.colorId}, ${scan.sizeId}, ${stage}, ${scan.num}, ${scan.workDate})`);

/** What somebody did on a day; its pay is on cents row by row, as a wage is. */
export const employeeDay = (tx: Tx, { companyId }: Actor, employeeId: string, workDate: string) =>
  tx.one<{
    scanNum: number;
    pieceNum: number;
    amount: string;
    earnedMin: string;
    attendMin: string | null;
  }>(sql`
    select scan_num, piece_num, mes2.day_pay(employee_id, work_date) as amount, earned_min, attend_min
    from mes2.employee_day
    where company_id = ${companyId} and employee_id = ${employeeId} and work_date = ${workDate}::date`);
