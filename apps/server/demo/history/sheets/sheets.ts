import type { Load, Sheet } from './load.ts';

const ROW = 'id company_id';

type Table = Parameters<Load['sheet']>;

/** Every table the history is written to, with the columns in the order its rows are added. */
const TABLES = {
  cloth: [
    'mes2.cloth',
    `${ROW} c_no material_id color_id supplier_name order_id dye_lots roll_num total_len receive_date inspect_result points_per100 status`,
  ],
  roll: [
    'mes2.fabric_roll',
    `${ROW} roll_no cloth_id material_id color_id dye_lot shade label_len actual_len width_cm gsm points warehouse_id location_code order_id used_len splice_len remnant_len remain_len status`,
  ],
  bed: [
    'mes2.cutting_bed',
    `${ROW} bed_no month_bed_no bed_type order_id order_no style_no fabric_part material_id marker_name marker_len end_loss_len width_cm marker_eff_pct plies ratio_num plan_num cut_num table_id cut_mode plan_date spread_start_date spread_end_date cut_start_date cut_end_date issued_len used_len splice_len remnant_len usage_per_piece plan_usage usage_diff_pct spread_util_pct material_util_pct split_rule_id bundle_num_total bundle_date status work_date submit_by submit_date create_by create_date`,
  ],
  bedColor: [
    'mes2.cutting_bed_color',
    `${ROW} cutting_bed_id seq_no color_id plies ply_from ply_to`,
  ],
  bedSize: ['mes2.cutting_bed_size', `${ROW} cutting_bed_id size_id seq_no ratio positions`],
  bedCell: [
    'mes2.cutting_bed_color_size',
    `${ROW} cutting_bed_id color_id size_id plan_num cut_num`,
  ],
  bedRoll: [
    'mes2.cutting_bed_roll',
    `${ROW} cutting_bed_id fabric_roll_id seq_no color_id shade ply_from ply_to plies issued_len used_len splice_len splice_num remnant_len employee_id is_open`,
  ],
  bedEmployee: [
    'mes2.cutting_bed_employee',
    `${ROW} cutting_bed_id order_process_id employee_id role share_pct unit_price amount`,
  ],
  bundle: [
    'mes2.bundle',
    `${ROW} barcode bundle_no order_id order_no style_no cutting_bed_id bed_no color_id color_name size_id size_name shade dye_lot position ply_from ply_to origin_num num scrap_num second_num line_dept_id delivery_id status done_count total_count current_seq_no last_scan_date print_count print_date create_date`,
  ],
  bundleProcess: [
    'mes2.bundle_process',
    'company_id bundle_id id order_process_id seq_no process_name section sam is_checkpoint is_output is_ticket num done_num rework_num status first_scan_date last_scan_date last_employee_id',
    true,
  ],
  scan: [
    'mes2.scan',
    'company_id line_dept_id device_id bundle_id order_id id order_process_id process_id unit_price sam bundle_process_id request_id employee_id machine_id type num coefficient amount earned_min scan_date device_date work_date channel status reversed_id suspect_flag',
    true,
  ],
  scanRequest: ['mes2.scan_request', 'company_id request_id payload_hash create_date'],
  delivery: [
    'mes2.cut_piece_delivery',
    `${ROW} delivery_no order_id from_warehouse_id line_dept_id bundle_num_total num status send_by send_date receive_by receive_date`,
  ],
  deliveryLine: [
    'mes2.cut_piece_delivery_line',
    `${ROW} delivery_id bundle_id send_num receive_num is_open`,
  ],
  schedule: [
    'mes2.schedule',
    `${ROW} schedule_no order_id line_dept_id num done_num sam headcount efficiency_set_id sort changeover_min start_date end_date status actual_start_date actual_end_date end_reason`,
  ],
  lineHour: [
    'mes2.line_hour_output',
    'company_id line_dept_id work_date hour order_id order_process_id num earned_min',
  ],
  employeeDay: [
    'mes2.employee_day',
    'company_id employee_id work_date scan_num piece_num amount earned_min attend_min non_work_min',
  ],
  stageDay: ['mes2.order_stage_day', 'company_id order_id color_id size_id stage work_date num'],
  attendance: [
    'mes2.attendance',
    `${ROW} employee_id work_date on_date off_date normal_min ot_min ot_type basis`,
  ],
  check: [
    'mes2.qc_check_record',
    `${ROW} check_no check_type order_id shipment_id bundle_id barcode line_dept_id work_date hour inspector_id lot_num sample_num check_num pass_num rework_num second_num scrap_num defect_num critical_num major_num minor_num inspection_level aql_major aql_minor code_letter ac_critical re_critical ac_major re_major ac_minor re_minor result status parent_id round submit_date confirm_date create_date`,
  ],
  bad: [
    'mes2.qc_check_bad',
    `${ROW} check_id bad_item_id severity blame num piece_no order_process_id employee_id disposition rework_status create_date`,
  ],
  checkDay: [
    'mes2.check_day',
    'company_id line_dept_id work_date order_id check_type check_num pass_num first_defective defect_num',
  ],
  defectDay: [
    'mes2.defect_day',
    'company_id line_dept_id work_date order_id bad_item_id num pieces',
  ],
  patrol: ['mes2.qc_patrol', `${ROW} line_dept_id work_date round inspector_id score create_date`],
  patrolLine: [
    'mes2.qc_patrol_line',
    `${ROW} patrol_id order_process_id employee_id station_no sample_num defect_num light recheck`,
  ],
  patrolDefect: ['mes2.qc_patrol_defect', `${ROW} patrol_line_id bad_item_id num`],
  level: [
    'mes2.quality_level',
    `${ROW} target_type target_id work_date dhu fpy_pct check_num defect_num level`,
  ],
  bill: [
    'mes2.warehouse_bill',
    `${ROW} bill_no direction bill_type order_id shipment_id customer_id warehouse_id num carton_num status inspection_id work_date submit_by submit_date confirm_by confirm_date create_date`,
  ],
  billLine: ['mes2.warehouse_bill_line', `${ROW} bill_id color_id size_id grade num location_code`],
  carton: [
    'mes2.carton',
    `${ROW} carton_no order_id shipment_id bill_id pack_type num net_weight gross_weight size status`,
  ],
  cartonContent: ['mes2.carton_content', `${ROW} carton_id color_id size_id num`],
  stock: ['mes2.finished_stock', `${ROW} warehouse_id order_id color_id size_id grade num`],
  ledger: [
    'mes2.finished_ledger',
    `${ROW} work_date warehouse_id order_id color_id size_id grade bill_id num balance_num create_date`,
  ],
  problem: [
    'mes2.problem_log',
    `${ROW} log_no problem_name dept_id station_no problem_set_id order_id machine_id level response_min resolve_min report_by report_date responder_id respond_date resolve_date close_date people_num stop_min cause action status`,
  ],
  workedHours: [
    'mes2.worked_hours',
    `${ROW} dept_id work_date kind start_date end_date minutes headcount reason_code order_id problem_log_id`,
  ],
  personHours: [
    'mes2.worked_hours',
    `${ROW} dept_id employee_id work_date kind start_date end_date minutes reason_code order_id confirm_by confirm_date`,
  ],
  maintenance: [
    'mes2.machine_maintenance',
    `${ROW} bill_no machine_id dept_id station_no kind fault_code fault_text report_by report_date accept_date start_date finish_date confirm_date confirm_by mechanic_id action cost down_min status`,
  ],
} as const satisfies Readonly<Record<string, Table>>;

export type Sheets = Readonly<Record<keyof typeof TABLES, Sheet>>;

export function openSheets(load: Load): Sheets {
  const opened = Object.entries<Table>(TABLES).map(
    ([name, table]) => [name, load.sheet(...table)] as const,
  );
  return Object.fromEntries(opened) as Sheets;
}
