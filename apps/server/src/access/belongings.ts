import type { Bilingual } from '@garment-mes/domain/refusals';
import { ident, type Sql, sql } from '../database/engine.ts';

/** Whose a row is: departments and people that it names, as expressions over the row. */
export interface Belonging {
  readonly what: Bilingual;
  readonly depts?: (row: Sql) => readonly Sql[];
  /** Sub-select of further departments that may all see it. */
  readonly alsoDepts?: (row: Sql) => Sql;
  /** Column or sub-select of employee ids. */
  readonly people?: (row: Sql) => Sql;
  /** True for a row of no department: everybody who has a department sees it. */
  readonly shared?: (row: Sql) => Sql;
}

const column =
  (...names: readonly ('dept_id' | 'line_dept_id' | 'table_id' | 'id')[]) =>
  (row: Sql): Sql[] =>
    names.map((name) => sql`${row}.${ident(name)}`);

const employee = (row: Sql): Sql => sql`${row}.employee_id`;
const deptOf = (member: (row: Sql) => Sql) => (row: Sql) => [
  sql`(select own_m.dept_id from amc.company_member own_m
    where own_m.company_id = ${row}.company_id and own_m.id = ${member(row)})`,
];
const tableOf = (row: Sql): Sql =>
  sql`(select own_k.table_id from mes2.cutting_bed own_k
    where own_k.company_id = ${row}.company_id and own_k.id = ${row}.cutting_bed_id)`;
const senderDept = (row: Sql): Sql =>
  sql`(select own_m.dept_id from amc.company_member own_m
    where own_m.company_id = ${row}.company_id and own_m.user_id = ${row}.send_by and own_m.del_flag = '0' limit 1)`;
const bundleDepts = (row: Sql): readonly Sql[] => [
  sql`(select own_k.line_dept_id from mes2.bundle own_k
    where own_k.company_id = ${row}.company_id and own_k.id = ${row}.bundle_id)`,
  sql`(select own_c.table_id from mes2.bundle own_k
    join mes2.cutting_bed own_c on own_c.company_id = own_k.company_id and own_c.id = own_k.cutting_bed_id
    where own_k.company_id = ${row}.company_id and own_k.id = ${row}.bundle_id)`,
];

/**
 * The one place that says which department and whose a row is, for every table whose rows are somebody's.
 * A table that is not here belongs to the company: everybody with the right sees all of it. Names inside the
 * sub-selects begin with `own_`, so that none of them hides the row's.
 */
export const belongings = {
  'amc.department': { what: { zh: '部门', en: 'Department' }, depts: column('id') },
  'amc.company_member': {
    what: { zh: '员工', en: 'Employee' },
    depts: column('dept_id'),
    people: (row) => sql`${row}.id`,
  },
  'ccm.machine': {
    what: { zh: '设备', en: 'Machine' },
    depts: column('dept_id'),
    shared: (row) => sql`${row}.dept_id is null`,
  },
  'mes2.production_order': {
    what: { zh: '订单', en: 'Order' },
    people: (row) => sql`${row}.merchandiser_id`,
    shared: () => sql`true`,
  },
  'mes2.cutting_bed': {
    what: { zh: '床次', en: 'Bed' },
    depts: column('table_id'),
    people: (row) =>
      sql`select own_e.employee_id from mes2.cutting_bed_employee own_e
        where own_e.company_id = ${row}.company_id and own_e.cutting_bed_id = ${row}.id`,
  },
  'mes2.cutting_bed_qc': {
    what: { zh: '裁片检验', en: 'Panel check' },
    depts: (row) => [tableOf(row)],
    people: (row) => sql`${row}.inspector_id`,
  },
  'mes2.remnant_slip': {
    what: { zh: '余料单', en: 'Remnant slip' },
    depts: (row) => [tableOf(row)],
  },
  'mes2.cutting_schedule': {
    what: { zh: '裁床排程', en: 'Cutting schedule' },
    depts: column('table_id'),
  },
  'mes2.feeding_slip': {
    what: { zh: '投料单', en: 'Feeding slip' },
    depts: (row) => [tableOf(row)],
    shared: (row) => sql`${row}.cutting_bed_id is null`,
  },
  'mes2.material_requisition': {
    what: { zh: '领料单', en: 'Requisition' },
    depts: column('dept_id'),
  },
  'mes2.batch_range': {
    what: { zh: '批次', en: 'Batch' },
    depts: (row) => [
      ...column('line_dept_id')(row),
      sql`(select own_c.table_id from mes2.bundle own_k
        join mes2.cutting_bed own_c on own_c.company_id = own_k.company_id and own_c.id = own_k.cutting_bed_id
        where own_k.company_id = ${row}.company_id and own_k.batch_range_id = ${row}.id limit 1)`,
    ],
  },
  'mes2.bundle': {
    what: { zh: '扎', en: 'Bundle' },
    depts: (row) => [...column('line_dept_id')(row), tableOf(row)],
    people: (row) =>
      sql`select own_p.last_employee_id from mes2.bundle_process own_p
        where own_p.company_id = ${row}.company_id and own_p.bundle_id = ${row}.id`,
  },
  'mes2.bundle_process': {
    what: { zh: '扎工序', en: 'Operation of a bundle' },
    depts: bundleDepts,
    people: (row) => sql`${row}.last_employee_id`,
  },
  'mes2.bundle_print': { what: { zh: '打印记录', en: 'Print' }, depts: bundleDepts },
  // Cards go round all lines and come back to those who keep them, the cutting teams and the stores: these declare lost
  // what a line has. A line has its own cards and those of no line.
  'mes2.slot_card': {
    what: { zh: '插卡', en: 'Slot card' },
    depts: column('line_dept_id'),
    alsoDepts: (row) =>
      sql`select own_d.id from amc.department own_d
        where own_d.company_id = ${row}.company_id and own_d.dept_type in (4, 8) and own_d.del_flag = '0'`,
    shared: (row) => sql`${row}.line_dept_id is null`,
  },
  'mes2.slot_card_binding': {
    what: { zh: '插卡', en: 'Slot card' },
    // A card is its line's also while it rides with a bundle that no line has yet.
    depts: (row) => [
      ...bundleDepts(row),
      sql`(select own_s.line_dept_id from mes2.slot_card own_s
        where own_s.company_id = ${row}.company_id and own_s.card_no = ${row}.card_no and own_s.del_flag = '0')`,
    ],
  },
  // The line that receives and the store that sends: the sender's department and the keepers of the warehouse.
  'mes2.cut_piece_delivery': {
    what: { zh: '发料单', en: 'Delivery' },
    depts: (row) => [...column('line_dept_id')(row), senderDept(row)],
    people: (row) =>
      sql`select unnest(own_w.keeper_ids) from ccm.warehouse own_w
        where own_w.company_id = ${row}.company_id and own_w.id = ${row}.from_warehouse_id`,
  },
  'mes2.subcontract_delivery': {
    what: { zh: '外发单', en: 'Subcontract delivery' },
    depts: (row) => [senderDept(row)],
    // Pieces that went out of a line come back to it.
    alsoDepts: (row) =>
      sql`select own_k.line_dept_id from mes2.subcontract_delivery_line own_i
        join mes2.bundle own_k on own_k.company_id = own_i.company_id and own_k.id = own_i.bundle_id
        where own_i.company_id = ${row}.company_id and own_i.delivery_id = ${row}.id
          and own_k.line_dept_id is not null`,
  },
  'mes2.scan': {
    what: { zh: '扫描', en: 'Scan' },
    depts: column('line_dept_id'),
    people: employee,
  },
  'mes2.schedule': { what: { zh: '排程', en: 'Schedule' }, depts: column('line_dept_id') },
  'mes2.line': { what: { zh: '产线', en: 'Line' }, depts: column('dept_id') },
  'mes2.dispatch_order': {
    what: { zh: '派工单', en: 'Dispatch' },
    // A workshop's dispatch is also that of its lines: they work it off.
    alsoDepts: (row) =>
      sql`select own_l.id from amc.department own_l
        where own_l.company_id = ${row}.company_id and ${row}.target_type in (1, 2)
          and own_l.path like '%/' || ${row}.target_id || '/%'`,
  },
  'mes2.output_target': { what: { zh: '目标', en: 'Target' }, depts: column('dept_id') },
  'mes2.takt_target': { what: { zh: '目标节拍', en: 'Takt target' }, depts: column('dept_id') },
  'mes2.target_record': {
    what: { zh: '达成记录', en: 'Attainment record' },
    depts: column('dept_id'),
  },
  'mes2.manpower_input': {
    what: { zh: '投入人员工时', en: 'Manpower input' },
    depts: column('dept_id'),
  },
  'mes2.manpower_plan': { what: { zh: '人力计划', en: 'Manpower plan' }, depts: column('dept_id') },
  'mes2.employee_absence': {
    what: { zh: '缺勤', en: 'Absence' },
    depts: deptOf(employee),
    people: employee,
  },
  'mes2.board_quantity': {
    what: { zh: '看板数量', en: 'Board figure' },
    depts: column('dept_id'),
    shared: (row) => sql`${row}.dept_id is null`,
  },
  'mes2.problem_log': {
    what: { zh: '产线问题', en: 'Line problem' },
    depts: column('dept_id'),
    // Those who are to solve it, such as the mechanics, see it where it stands.
    alsoDepts: (row) =>
      sql`select own_d.id from mes2.line_problem_set own_s
        join amc.department own_d on own_d.company_id = own_s.company_id
          and own_d.dept_type = own_s.responsible_dept_type
        where own_s.company_id = ${row}.company_id and own_s.id = ${row}.problem_set_id`,
    people: (row) => sql`${row}.report_by, ${row}.responder_id`,
  },
  'mes2.qc_check_record': {
    what: { zh: '质检单', en: 'Inspection record' },
    depts: column('line_dept_id'),
    people: (row) => sql`${row}.employee_id, ${row}.inspector_id`,
    shared: (row) => sql`${row}.line_dept_id is null`,
  },
  'mes2.qc_patrol': { what: { zh: '巡检', en: 'Patrol' }, depts: column('line_dept_id') },
  'mes2.site_task': { what: { zh: '现场检验任务', en: 'Site task' }, depts: column('dept_id') },
  'mes2.wage_record': {
    what: { zh: '工资', en: 'Wages' },
    depts: column('dept_id'),
    people: employee,
  },
  'mes2.wage_adjust': {
    what: { zh: '工资调整', en: 'Wage adjustment' },
    depts: deptOf(employee),
    people: employee,
  },
  'mes2.group_wage': { what: { zh: '集体工资', en: 'Group wage' }, depts: column('dept_id') },
  'mes2.attendance': {
    what: { zh: '考勤', en: 'Attendance' },
    depts: deptOf(employee),
    people: employee,
  },
  'mes2.worked_hours': {
    what: { zh: '工时', en: 'Hours' },
    depts: column('dept_id'),
    people: employee,
  },
  'mes2.machine_location': {
    what: { zh: '设备位置', en: 'Machine location' },
    depts: column('dept_id'),
    people: employee,
  },
  'mes2.machine_maintenance': {
    what: { zh: '维修单', en: 'Repair order' },
    depts: column('dept_id'),
    shared: (row) => sql`${row}.dept_id is null`,
  },
} as const satisfies Readonly<Record<string, Belonging>>;

export type BelongingTable = keyof typeof belongings;
