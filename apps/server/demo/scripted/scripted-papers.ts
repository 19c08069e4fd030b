import { decimalText } from '@garment-mes/domain/decimal';
import { samplingPlan } from '@garment-mes/domain/quality';
import { groupWage } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { momentOf } from '../demo-services.ts';
import type { Staff } from '../people/people.ts';
import { seededIds } from '../seeded-ids.ts';
import type { CaseOrder } from './scripted-order.ts';

/** Net minutes of a trainee's day. */
const TRAINEE_MIN = 420;

/** Everything of one company that the cases on paper are written for. */
export interface Desk {
  readonly tx: Tx;
  readonly staff: Staff;
  readonly calendar: DemoCalendar;
}

/** Case 10: a lot that was refused, sorted and accepted. */
export async function writeInspections(
  { tx, staff, calendar }: Desk,
  { order }: CaseOrder,
): Promise<void> {
  const { companyId } = staff;
  const lotNum = 240;
  const plan = samplingPlan(lotNum, '2.5', '4.0');
  const ids = seededIds('CX', 'case inspection');
  const shipment = await tx.one<{ id: string }>(sql`
    select id from mes2.order_shipment where company_id = ${companyId} and order_id = ${order.id}`);
  const inspector = await tx.one<{ id: string }>(sql`
    select id from amc.company_member where company_id = ${companyId} and employee_no = '0810'`);
  const first = ids();
  await insertRows(
    tx,
    'mes2.qc_check_record',
    [
      { id: first, major: plan.major.re + 1, minor: 3, day: -2, parentId: null, round: 1 },
      { id: ids(), major: plan.major.ac - 1, minor: 2, day: -1, parentId: first, round: 2 },
    ].map(({ id, major, minor, day, parentId, round }) => ({
      companyId,
      id,
      checkNo: `FI-CASE-${round}`,
      checkType: 5,
      orderId: order.id,
      shipmentId: shipment?.id,
      workDate: calendar.workday(day),
      hour: 14,
      inspectorId: inspector?.id,
      lotNum,
      sampleNum: plan.sampleNum,
      checkNum: plan.sampleNum,
      passNum: plan.sampleNum - major - minor,
      reworkNum: major + minor,
      defectNum: major + minor,
      majorNum: major,
      minorNum: minor,
      inspectionLevel: 'II',
      aqlMajor: '2.5',
      aqlMinor: '4.0',
      codeLetter: plan.codeLetter,
      acCritical: plan.critical.ac,
      reCritical: plan.critical.re,
      acMajor: plan.major.ac,
      reMajor: plan.major.re,
      acMinor: plan.minor.ac,
      reMinor: plan.minor.re,
      result: round === 1 ? 2 : 1,
      status: 4,
      parentId,
      round,
      submitDate: momentOf(calendar.workdayAt(day, '14:30:00')),
      confirmDate: momentOf(calendar.workdayAt(day, '15:00:00')),
    })),
  );
  await writeDefects(tx, companyId, order.id);
}

/** What the inspections of the case found: an item of each severity as often as they counted it, to be mended. */
const writeDefects = (tx: Tx, companyId: string, orderId: string): Promise<number> =>
  tx.run(sql`
    insert into mes2.qc_check_bad (company_id, check_id, bad_item_id, severity, blame, num, disposition,
      create_date)
    select c.company_id, c.id, i.id, s.severity, i.blame, s.num, 1, c.submit_date
    from mes2.qc_check_record c
    cross join lateral (values (2, c.major_num), (3, c.minor_num)) s (severity, num)
    cross join lateral (
      select id, blame from mes2.bad_item i
      where i.company_id = c.company_id and i.severity = s.severity and i.del_flag = '0' order by i.code limit 1) i
    where c.company_id = ${companyId} and c.order_id = ${orderId} and c.check_type = 5 and s.num > 0`);

/** Case 13: four people share the pool of the finishing group to the last cent. */
export async function writeGroupWage({ tx, staff, calendar }: Desk): Promise<void> {
  const { companyId } = staff;
  const finishing = await tx.all<{ id: string; employeeNo: string; deptId: string }>(sql`
    select m.id, m.employee_no, m.dept_id from amc.company_member m
    join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
    where m.company_id = ${companyId} and d.code = 'FNSH' order by m.employee_no limit 4`);
  const [one] = finishing;
  if (!one) return;
  const process = await tx.all<{ id: string }>(sql`
    select p.id from mes2.order_process p
    where p.company_id = ${companyId} and p.process_code = 'F01' order by p.order_id limit 2`);
  const weights = [
    ['60', '1.2'],
    ['60', '1.0'],
    ['45', '1.0'],
    ['60', '0.8'],
  ] as const;
  const shares = groupWage(
    '4620.00',
    finishing.map(({ id, employeeNo }, at) => ({
      id,
      employeeNo,
      hours: weights[at]?.[0] ?? '60',
      coef: weights[at]?.[1] ?? '1.0',
    })),
  );
  const groupWageId = seededIds('JC', 'group wage')();
  await insertRows(tx, 'mes2.group_wage', [
    {
      companyId,
      id: groupWageId,
      deptId: one.deptId,
      fromDate: calendar.workday(-7),
      toDate: calendar.workday(-1),
      poolAmount: '4620.00',
      method: 1,
    },
  ]);
  await insertRows(
    tx,
    'mes2.group_wage_process',
    process.map(({ id }) => ({ companyId, groupWageId, orderProcessId: id })),
  );
  await insertRows(
    tx,
    'mes2.group_wage_share',
    shares.map(({ id, hours, coef, amount }) => ({
      companyId,
      groupWageId,
      employeeId: id,
      hours,
      coefficient: coef,
      amount: decimalText(amount, 2),
    })),
  );
}

/** Case 14: a trainee whose first week earned less than the law asks for; the difference is its own line. */
export async function writeTrainee(
  { tx, staff, calendar }: Desk,
  lockedDay: string,
): Promise<void> {
  const { companyId } = staff;
  const id = seededIds('CX', 'trainee')();
  const line = staff.lines[1];
  if (!line) return;
  await insertRows(tx, 'amc.company_member', [
    {
      companyId,
      id,
      employeeNo: '0990',
      employeeName: '陆小雨',
      badgeNo: 'CX-0990',
      isDefault: '1',
      outUser: 0,
      deptId: line.id,
      payType: 2,
      payCoefficient: '1.100',
      hourlyRate: '12.00',
      hireDate: calendar.workday(-60),
      inTrainingUntil: calendar.workday(60),
    },
  ]);
  await writeAttendances(tx, companyId, id, lockedDay, calendar);
}

/** The five days of a week that a trainee was there, seven hours each. */
async function writeAttendances(
  tx: Tx,
  companyId: string,
  employeeId: string,
  lastDay: string,
  calendar: DemoCalendar,
): Promise<void> {
  const last = calendar.nthWorkday(lastDay);
  const days = [4, 3, 2, 1, 0].map((before) => calendar.workday(last - before));
  await insertRows(
    tx,
    'mes2.attendance',
    days.map((workDate) => ({
      companyId,
      employeeId,
      workDate,
      onDate: momentOf(`${workDate} 07:55:00`),
      offDate: momentOf(`${workDate} 16:00:00`),
      normalMin: TRAINEE_MIN,
    })),
  );
}

/** Case 18: three machines stopped in one go; the one that was under repair was refused. */
export async function writeMachineStop({ tx, staff, calendar }: Desk): Promise<void> {
  const { companyId } = staff;
  const machines = await tx.all<{ id: string; machineNo: string }>(sql`
    select id, machine_no from ccm.machine where company_id = ${companyId} order by machine_no limit 3`);
  const broken = machines[2];
  if (!broken) return;
  const logId = seededIds('CX', 'machine stop')();
  await insertRows(tx, 'mes2.batch_day_log', [
    {
      companyId,
      id: logId,
      jobCode: 'machineStop',
      workDate: calendar.workday(-1),
      startDate: momentOf(calendar.workdayAt(-1, '17:35:00')),
      endDate: momentOf(calendar.workdayAt(-1, '17:35:01')),
      total: 3,
      okNum: 2,
      failNum: 1,
      byEmployeeId: staff.member('admin').id,
    },
  ]);
  await insertRows(
    tx,
    'mes2.batch_day_log_item',
    machines.map(({ id, machineNo }, at) => ({
      companyId,
      logId,
      seqNo: at + 1,
      label: machineNo,
      isOk: id !== broken.id,
      text: id === broken.id ? `设备${machineNo}维修中，不能停用` : null,
      recordId: id,
    })),
  );
  await insertRows(tx, 'mes2.machine_maintenance', [
    {
      companyId,
      id: seededIds('CX', 'machine repair')(),
      billNo: 'JX-CASE-1',
      machineId: broken.id,
      kind: 1,
      faultText: '断线',
      reportBy: staff.member('leader').id,
      reportDate: momentOf(calendar.workdayAt(-1, '17:10:00')),
      acceptDate: momentOf(calendar.workdayAt(-1, '17:20:00')),
      status: 2,
    },
  ]);
  await tx.run(sql`
    update ccm.machine set status = 2 where company_id = ${companyId} and id = ${broken.id}`);
}

/** Garments of the bar that ended short. */
const ORDERED = 288;

/** Case 19: a bar that ended short of its number, and a second one for what is left. */
export async function writeShortSchedule(
  { tx, staff, calendar }: Desk,
  { order }: CaseOrder,
): Promise<void> {
  const { companyId } = staff;
  const ids = seededIds('CX', 'case schedule');
  const curve = await tx.one<{ id: string }>(sql`
    select id from mes2.efficiency_set where company_id = ${companyId} order by is_default desc, id limit 1`);
  const bar = (
    no: string,
    num: number,
    doneNum: number,
    status: number,
    from: string,
    to: string,
  ) => ({
    companyId,
    id: ids(),
    scheduleNo: no,
    orderId: order.id,
    lineDeptId: staff.lines[1]?.id,
    num,
    doneNum,
    sam: order.style.samTotal,
    headcount: 22,
    efficiencySetId: curve?.id,
    sort: 90 + status,
    startDate: momentOf(from),
    endDate: momentOf(to),
    status,
  });
  const sewn = await tx.one<{ num: number }>(sql`
    select coalesce(sum(c.num), 0)::int as num from mes2.scan c
    join mes2.order_process p on p.company_id = c.company_id and p.id = c.order_process_id
      and p.section = 3 and p.is_output = 1
    where c.company_id = ${companyId} and c.order_id = ${order.id} and c.line_dept_id = ${staff.lines[1]?.id}
      and c.status = 0`);
  const doneNum = sewn?.num ?? 0;
  const after = await dayBehind(tx, companyId, staff.lines[1]?.id ?? '', calendar);
  await insertRows(tx, 'mes2.schedule', [
    {
      ...bar(
        'PC-CASE-1',
        ORDERED,
        doneNum,
        2,
        calendar.workdayAt(-1, '13:50:00'),
        calendar.workdayAt(-1, '17:30:00'),
      ),
      actualStartDate: momentOf(calendar.workdayAt(-1, '13:50:00')),
      actualEndDate: momentOf(calendar.workdayAt(-1, '17:30:00')),
      endReason: '缺辅料，余数重排',
    },
    {
      ...bar(
        'PC-CASE-2',
        ORDERED - doneNum,
        0,
        0,
        calendar.workdayAt(after, '08:00:00'),
        calendar.workdayAt(after, '17:30:00'),
      ),
      actualStartDate: null,
      actualEndDate: null,
      endReason: null,
    },
  ]);
}

/** The first working day from six ahead on that lies behind everything a line has to sew. */
async function dayBehind(
  tx: Tx,
  companyId: string,
  lineDeptId: string,
  calendar: DemoCalendar,
): Promise<number> {
  const last = await tx.one<{ date: string | null }>(sql`
    select max(end_date)::date as date from mes2.schedule
    where company_id = ${companyId} and line_dept_id = ${lineDeptId} and status in (0, 1) and del_flag = '0'`);
  return Math.max(6, calendar.nthWorkday(last?.date ?? calendar.today) + 1);
}

/** Case 20: what a bed left over, typed and not yet booked. */
export async function writeRemnants({ tx, staff }: Desk, orderId: string): Promise<void> {
  const { companyId } = staff;
  const rolls = await tx.all<{ bedId: string; rollId: string; len: string }>(sql`
    select b.id as bed_id, r.fabric_roll_id as roll_id, r.remnant_len as len from mes2.cutting_bed b
    join mes2.cutting_bed_roll r on r.company_id = b.company_id and r.cutting_bed_id = b.id
    where b.company_id = ${companyId} and b.order_id = ${orderId} and b.bed_no = 1 and r.remnant_len > 0
    order by r.seq_no limit 3`);
  const [one] = rolls;
  if (!one) return;
  const slipId = seededIds('CX', 'case remnant slip')();
  await insertRows(tx, 'mes2.remnant_slip', [
    { companyId, id: slipId, slipNo: 'SL-CASE-1', cuttingBedId: one.bedId, status: 0 },
  ]);
  await insertRows(
    tx,
    'mes2.remnant_slip_line',
    rolls.map(({ rollId, len }) => ({ companyId, slipId, fabricRollId: rollId, kind: 2, len })),
  );
}
