import { ident, type Reach, type Sql, sql } from '../database/engine.ts';
import type { OperationId } from '../generated/operations.ts';
import type { AnyListRequest } from '../list/list-engine.ts';
import type { BelongingTable } from './belongings.ts';
import { andWithinReach } from './within-reach.ts';

/** Whose the rows of a list are: the table that says it, and its name in the list's statement. */
export type RowsOf = readonly [table: BelongingTable, alias: string];

/**
 * Lists whose rows are somebody's: the table that says whose, and its name in the list's statement. Their
 * pages, counts and sums contain what the caller reaches.
 */
export const scopedLists = {
  listEmployees: ['amc.company_member', 'm'],
  listOutUsers: ['amc.company_member', 'm'],
  listMachines: ['ccm.machine', 'r'],
  listOrders: ['mes2.production_order', 'o'],
  listReleasedOrders: ['mes2.production_order', 'o'],
  listCuttingBeds: ['mes2.cutting_bed', 'b'],
  listPanelChecks: ['mes2.cutting_bed_qc', 'q'],
  listCuttingSchedules: ['mes2.cutting_schedule', 's'],
  listFeedingSlips: ['mes2.feeding_slip', 'f'],
  listMaterialRequisitions: ['mes2.material_requisition', 'q'],
  listBundles: ['mes2.bundle', 'b'],
  listBundleProcesses: ['mes2.bundle_process', 'p'],
  listBundleBatches: ['mes2.batch_range', 'r'],
  listBundlePrintLogs: ['mes2.bundle_print', 'p'],
  listUnscannedBundles: ['mes2.bundle', 'b'],
  listRelatedBundles: ['mes2.bundle', 'b'],
  listSlotCards: ['mes2.slot_card', 'r'],
  listSlotCardMaintains: ['mes2.slot_card_binding', 'k'],
  listSlotCardMaintainHistories: ['mes2.slot_card_binding', 'k'],
  listCutPieceDeliveries: ['mes2.cut_piece_delivery', 'd'],
  listScans: ['mes2.scan', 's'],
  listCheckRecords: ['mes2.qc_check_record', 'q'],
  listWageRecords: ['mes2.wage_record', 'r'],
  listWageDetails: ['mes2.wage_record', 'r'],
  listEmployeeDays: ['amc.company_member', 'm'],
  listProblemLogs: ['mes2.problem_log', 'l'],
  listSchedules: ['mes2.schedule', 's'],
  listLines: ['mes2.line', 'l'],
  listDispatchOrders: ['mes2.dispatch_order', 'a'],
  listTargets: ['mes2.output_target', 't'],
  listTaktTargets: ['mes2.takt_target', 't'],
  listTargetRecords: ['mes2.target_record', 't'],
  listManpowerInputs: ['mes2.manpower_input', 'r'],
  listManpowerPlans: ['amc.department', 'd'],
  listAttendance: ['amc.company_member', 'm'],
  listEmployeeAbsences: ['mes2.employee_absence', 'a'],
  listWorkedHours: ['mes2.worked_hours', 'h'],
  listBoardQuantities: ['mes2.board_quantity', 'r'],
  listGroupWages: ['mes2.group_wage', 'h'],
} as const satisfies { readonly [Id in OperationId]?: RowsOf };

/**
 * Whose the rows of a report are. `rows` when its statement itself keeps to what the caller reaches, because it
 * counts before it groups; `company` when everybody with the right sees all of it.
 */
export type ReportScope = RowsOf | 'rows' | 'company';

const scopesOfReports = new Map<OperationId, ReportScope>();

/** Whose the rows of each report are, as it says itself. */
export const reportScopes: ReadonlyMap<OperationId, ReportScope> = scopesOfReports;

/** A report says whose its rows are. */
export function declareReport(operation: OperationId, scope: ReportScope): void {
  scopesOfReports.set(operation, scope);
}

/** Lists and reports whose rows are cut to what the caller reaches: they show nothing beyond it instead of refusing. */
export const isScoped = (operation: OperationId): boolean =>
  Object.hasOwn(scopedLists, operation) || Array.isArray(scopesOfReports.get(operation));

/** Where a list's rows come from, within what the caller reaches. */
export function scopedRows(
  reach: Reach | undefined,
  request: Pick<AnyListRequest, 'operation' | 'from' | 'beyondReach' | 'scope'>,
): Sql {
  const { operation, from, beyondReach } = request;
  const scope: RowsOf | undefined =
    request.scope ??
    (Object.hasOwn(scopedLists, operation)
      ? scopedLists[operation as keyof typeof scopedLists]
      : undefined);
  if (!reach || !scope || beyondReach) return from;
  const [table, alias] = scope;
  return sql`${from}${andWithinReach(reach, table, ident(alias))}`;
}
