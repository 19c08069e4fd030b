// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './mes2.ts';

export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderPriority = components['schemas']['OrderPriority'];
export type OrderType = components['schemas']['OrderType'];
export type OrderSource = components['schemas']['OrderSource'];
export type Flag = components['schemas']['Flag'];
export type OrderRow = components['schemas']['OrderRow'];
export type OrderTotals = components['schemas']['OrderTotals'];
export type OrderPage = components['schemas']['OrderPage'];
export type OauthError = components['schemas']['OauthError'];
export type OrderStatusCount = components['schemas']['OrderStatusCount'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type PackMethod = components['schemas']['PackMethod'];
export type OrderColor = components['schemas']['OrderColor'];
export type OrderSize = components['schemas']['OrderSize'];
export type OrderColorSize = components['schemas']['OrderColorSize'];
export type FabricPart = components['schemas']['FabricPart'];
export type OrderBomLine = components['schemas']['OrderBomLine'];
export type OrderPart = components['schemas']['OrderPart'];
export type Section = components['schemas']['Section'];
export type PayScope = components['schemas']['PayScope'];
export type OrderProcess = components['schemas']['OrderProcess'];
export type OrderColorMatching = components['schemas']['OrderColorMatching'];
export type OrderFabric = components['schemas']['OrderFabric'];
export type OrderWorkshop = components['schemas']['OrderWorkshop'];
export type OrderQualifying = components['schemas']['OrderQualifying'];
export type ShipmentMode = components['schemas']['ShipmentMode'];
export type ShipmentStatus = components['schemas']['ShipmentStatus'];
export type OrderShipmentLine = components['schemas']['OrderShipmentLine'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type BedType = components['schemas']['BedType'];
export type BedStatus = components['schemas']['BedStatus'];
export type OrderCuttingBed = components['schemas']['OrderCuttingBed'];
export type Order = components['schemas']['Order'];
export type SldStatus = components['schemas']['SldStatus'];
export type CuttingBedRow = components['schemas']['CuttingBedRow'];
export type CuttingBedTotals = components['schemas']['CuttingBedTotals'];
export type CuttingBedPage = components['schemas']['CuttingBedPage'];
export type CuttingBedCounts = components['schemas']['CuttingBedCounts'];
export type CutMode = components['schemas']['CutMode'];
export type CuttingBedLimits = components['schemas']['CuttingBedLimits'];
export type CuttingBedColor = components['schemas']['CuttingBedColor'];
export type CuttingBedSize = components['schemas']['CuttingBedSize'];
export type CuttingBedColorSize = components['schemas']['CuttingBedColorSize'];
export type CuttingBedRoll = components['schemas']['CuttingBedRoll'];
export type BedRole = components['schemas']['BedRole'];
export type CuttingBedEmployee = components['schemas']['CuttingBedEmployee'];
export type CuttingBed = components['schemas']['CuttingBed'];
export type RemainingToCut = components['schemas']['RemainingToCut'];
export type SpreadMode = components['schemas']['SpreadMode'];
export type BedFabricOption = components['schemas']['BedFabricOption'];
export type CuttingTableOption = components['schemas']['CuttingTableOption'];
export type BedProcessOption = components['schemas']['BedProcessOption'];
export type CuttingBedSizes = components['schemas']['CuttingBedSizes'];
export type CuttingBedSizeInput = components['schemas']['CuttingBedSizeInput'];
export type CuttingBedColorInput = components['schemas']['CuttingBedColorInput'];
export type CuttingBedRollInput = components['schemas']['CuttingBedRollInput'];
export type CuttingBedEmployeeInput = components['schemas']['CuttingBedEmployeeInput'];
export type CreateCuttingBedBody = components['schemas']['CreateCuttingBedBody'];
export type UpdateCuttingBedBody = components['schemas']['UpdateCuttingBedBody'];
export type CuttingBedVersionBody = components['schemas']['CuttingBedVersionBody'];
export type CuttingBedState = components['schemas']['CuttingBedState'];
export type SubmitCuttingBedBody = components['schemas']['SubmitCuttingBedBody'];
export type GeneratedBundles = components['schemas']['GeneratedBundles'];
export type SubmittedCuttingBed = components['schemas']['SubmittedCuttingBed'];
export type ApproveCuttingBedBody = components['schemas']['ApproveCuttingBedBody'];
export type CutPlanStatus = components['schemas']['CutPlanStatus'];
export type CutPlanMarkerSize = components['schemas']['CutPlanMarkerSize'];
export type CutPlanMarker = components['schemas']['CutPlanMarker'];
export type CutPlanLayColor = components['schemas']['CutPlanLayColor'];
export type CutPlanLay = components['schemas']['CutPlanLay'];
export type CutPlanRow = components['schemas']['CutPlanRow'];
export type CutPlanTotals = components['schemas']['CutPlanTotals'];
export type CutPlanPage = components['schemas']['CutPlanPage'];
export type FabricRollStatus = components['schemas']['FabricRollStatus'];
export type FabricRollRow = components['schemas']['FabricRollRow'];
export type FabricRollTotals = components['schemas']['FabricRollTotals'];
export type FabricRollPage = components['schemas']['FabricRollPage'];
export type ScanCodeKind = components['schemas']['ScanCodeKind'];
export type EmployeeStatus = components['schemas']['EmployeeStatus'];
export type ScannedEmployee = components['schemas']['ScannedEmployee'];
export type BundleStatus = components['schemas']['BundleStatus'];
export type BundleRow = components['schemas']['BundleRow'];
export type BundleProcessStatus = components['schemas']['BundleProcessStatus'];
export type BundleProcessRow = components['schemas']['BundleProcessRow'];
export type ResolvedCode = components['schemas']['ResolvedCode'];
export type BundleProcessTotals = components['schemas']['BundleProcessTotals'];
export type BundleProcessPage = components['schemas']['BundleProcessPage'];
export type ScanType = components['schemas']['ScanType'];
export type ScanChannel = components['schemas']['ScanChannel'];
export type ScanInput = components['schemas']['ScanInput'];
export type RecordScanBody = components['schemas']['RecordScanBody'];
export type ScanStatus = components['schemas']['ScanStatus'];
export type ScanRow = components['schemas']['ScanRow'];
export type ScanResult = components['schemas']['ScanResult'];
export type ReverseScanBody = components['schemas']['ReverseScanBody'];
export type MyDayProcess = components['schemas']['MyDayProcess'];
export type MyDay = components['schemas']['MyDay'];
export type PreloadProcess = components['schemas']['PreloadProcess'];
export type PreloadBundle = components['schemas']['PreloadBundle'];
export type AppPreload = components['schemas']['AppPreload'];
export type SplitScope = components['schemas']['SplitScope'];
export type SplitMode = components['schemas']['SplitMode'];
export type SplitNumbering = components['schemas']['SplitNumbering'];
export type BundleSplitRuleRow = components['schemas']['BundleSplitRuleRow'];
export type BundleSplitRulePage = components['schemas']['BundleSplitRulePage'];
export type BundleTotals = components['schemas']['BundleTotals'];
export type BundlePage = components['schemas']['BundlePage'];
export type BundleStatusCount = components['schemas']['BundleStatusCount'];
export type BundleCounts = components['schemas']['BundleCounts'];
export type GenerateBundlesBody = components['schemas']['GenerateBundlesBody'];
export type CuttingRoomFigures = components['schemas']['CuttingRoomFigures'];
export type TableLamp = components['schemas']['TableLamp'];
export type CuttingRoomColor = components['schemas']['CuttingRoomColor'];
export type CuttingRoomTable = components['schemas']['CuttingRoomTable'];
export type CuttingRoomHour = components['schemas']['CuttingRoomHour'];
export type CuttingRoomQueueBed = components['schemas']['CuttingRoomQueueBed'];
export type CuttingRoomProblem = components['schemas']['CuttingRoomProblem'];
export type CuttingRoomUtilisation = components['schemas']['CuttingRoomUtilisation'];
export type CuttingRoomBoard = components['schemas']['CuttingRoomBoard'];
export type FieldChange = components['schemas']['FieldChange'];
export type BusinessLogRow = components['schemas']['BusinessLogRow'];
export type BusinessLogPage = components['schemas']['BusinessLogPage'];
export type CompanySetting = components['schemas']['CompanySetting'];

/** What each operation of mes2 takes and answers, by operation id. */
export interface Mes2Calls {
  listOrders: { request: { query?: operations['listOrders']['parameters']['query'] | undefined }; data: OrderPage };
  countOrdersByStatus: { request: { query?: operations['countOrdersByStatus']['parameters']['query'] | undefined }; data: OrderCounts };
  getOrder: { request: { query: operations['getOrder']['parameters']['query'] }; data: Order };
  listCuttingBeds: { request: { query?: operations['listCuttingBeds']['parameters']['query'] | undefined }; data: CuttingBedPage };
  countCuttingBeds: { request: { query?: operations['countCuttingBeds']['parameters']['query'] | undefined }; data: CuttingBedCounts };
  getCuttingBed: { request: { query: operations['getCuttingBed']['parameters']['query'] }; data: CuttingBed };
  listCuttingBedSizes: { request: { query: operations['listCuttingBedSizes']['parameters']['query'] }; data: CuttingBedSizes };
  createCuttingBed: { request: { body: CreateCuttingBedBody }; data: CuttingBed };
  updateCuttingBed: { request: { body: UpdateCuttingBedBody }; data: CuttingBed };
  startCuttingBed: { request: { body: CuttingBedVersionBody }; data: CuttingBedState };
  finishCutting: { request: { body: CuttingBedVersionBody }; data: CuttingBedState };
  submitCuttingBed: { request: { body: SubmitCuttingBedBody }; data: SubmittedCuttingBed };
  unsubmitCuttingBed: { request: { body: CuttingBedVersionBody }; data: CuttingBedState };
  approveCuttingBed: { request: { body: ApproveCuttingBedBody }; data: SubmittedCuttingBed };
  deleteCuttingBed: { request: { query: operations['deleteCuttingBed']['parameters']['query'] }; data: CuttingBedState };
  listCutPlans: { request: { query?: operations['listCutPlans']['parameters']['query'] | undefined }; data: CutPlanPage };
  listFabricRolls: { request: { query?: operations['listFabricRolls']['parameters']['query'] | undefined }; data: FabricRollPage };
  resolveScanCode: { request: { query: operations['resolveScanCode']['parameters']['query'] }; data: ResolvedCode };
  listBundleProcesses: { request: { query?: operations['listBundleProcesses']['parameters']['query'] | undefined }; data: BundleProcessPage };
  recordScan: { request: { body: RecordScanBody }; data: ScanResult };
  reverseScan: { request: { body: ReverseScanBody }; data: ScanResult };
  getMyDay: { request: { query?: operations['getMyDay']['parameters']['query'] | undefined }; data: MyDay };
  getAppPreload: { request: { query?: operations['getAppPreload']['parameters']['query'] | undefined }; data: AppPreload };
  listBundleSplitRules: { request: { query?: operations['listBundleSplitRules']['parameters']['query'] | undefined }; data: BundleSplitRulePage };
  listBundles: { request: { query?: operations['listBundles']['parameters']['query'] | undefined }; data: BundlePage };
  countBundles: { request: { query?: operations['countBundles']['parameters']['query'] | undefined }; data: BundleCounts };
  generateBundles: { request: { body: GenerateBundlesBody }; data: GeneratedBundles };
  getCuttingRoomBoard: { request: { query?: operations['getCuttingRoomBoard']['parameters']['query'] | undefined }; data: CuttingRoomBoard };
  listBusinessLogs: { request: { query: operations['listBusinessLogs']['parameters']['query'] }; data: BusinessLogPage };
  listCompanySettings: { request: sdk.NoRequest; data: operations['listCompanySettings']['responses'][200]['content']['application/json']['data'] };
  getCompanySetting: { request: { query: operations['getCompanySetting']['parameters']['query'] }; data: CompanySetting };
}

/**
 * 订单列表 · Orders
 * A page of the orders of the company, for the order list and for order pickers.
 * `GET /mes2/saas/order/selectOrderList`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill.
 */
export const listOrders = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listOrders']['request'], Mes2Calls['listOrders']['data']>>('listOrders', 'GET', '/mes2/saas/order/selectOrderList');

/**
 * 订单状态计数 · Orders by status
 * How many orders stand in each status under the search of the list, for its chips.
 * `GET /mes2/saas/order/countByStatus`. Asks for one of the screens /makingCenter/order/order.
 */
export const countOrdersByStatus = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countOrdersByStatus']['request'], Mes2Calls['countOrdersByStatus']['data']>>('countOrdersByStatus', 'GET', '/mes2/saas/order/countByStatus');

/**
 * 订单详情 · One order
 * One order with every child grid, for the order page.
 * `GET /mes2/saas/order/getOrderById`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrder']['request'], Mes2Calls['getOrder']['data']>>('getOrder', 'GET', '/mes2/saas/order/getOrderById');

/**
 * 裁床列表 · Cutting beds
 * A page of the cutting beds, for the working list and the list of submitted beds.
 * `GET /mes2/reduce/list`. Asks for one of the screens /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedBills, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/reduceBedSubmitList.
 */
export const listCuttingBeds = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCuttingBeds']['request'], Mes2Calls['listCuttingBeds']['data']>>('listCuttingBeds', 'GET', '/mes2/reduce/list');

/**
 * 裁床计数 · Counts of beds
 * The figures of the chips above the bed list.
 * `GET /mes2/reduce/count`. Asks for one of the screens /mes/reduceBed/reduceBedList.
 */
export const countCuttingBeds = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countCuttingBeds']['request'], Mes2Calls['countCuttingBeds']['data']>>('countCuttingBeds', 'GET', '/mes2/reduce/count');

/**
 * 床次详情 · One cutting bed
 * One bed with its grids, for the editor and its read-only file.
 * `GET /mes2/reduce/detail`. Asks for one of the screens /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/addReduceBedBill.
 */
export const getCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getCuttingBed']['request'], Mes2Calls['getCuttingBed']['data']>>('getCuttingBed', 'GET', '/mes2/reduce/detail');

/**
 * 床单可选数据 · Choices for a bed
 * What is left to cut of an order and what a bed of it may be made of, for the bed editor.
 * `GET /mes2/reduce/sizes`. Asks for one of the screens /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listCuttingBedSizes = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listCuttingBedSizes']['request'], Mes2Calls['listCuttingBedSizes']['data']>>('listCuttingBedSizes', 'GET', '/mes2/reduce/sizes');

/**
 * 新增床次 · Create a bed
 * Saves a new bed as a draft and gives it its number, for the cutting leader.
 * `POST /mes2/reduce/insert`. Asks for the right `POST^/mes2/reduce/insert`.
 */
export const createCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createCuttingBed']['request'], Mes2Calls['createCuttingBed']['data']>>('createCuttingBed', 'POST', '/mes2/reduce/insert', 4);

/**
 * 保存床次 · Save a bed
 * Replaces the content of a bed that is not submitted yet.
 * `PUT /mes2/reduce/update`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const updateCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateCuttingBed']['request'], Mes2Calls['updateCuttingBed']['data']>>('updateCuttingBed', 'PUT', '/mes2/reduce/update');

/**
 * 开始铺布 · Start spreading
 * Starts the spreading of a draft; the table and the die must be free.
 * `PUT /mes2/reduce/start`. Asks for the right `PUT^/mes2/reduce/start`.
 */
export const startCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['startCuttingBed']['request'], Mes2Calls['startCuttingBed']['data']>>('startCuttingBed', 'PUT', '/mes2/reduce/start');

/**
 * 裁完 · Finish cutting
 * Declares a bed cut; plies by roll must equal plies by colour.
 * `PUT /mes2/reduce/cutDone`. Asks for the right `PUT^/mes2/reduce/cutDone`.
 */
export const finishCutting = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['finishCutting']['request'], Mes2Calls['finishCutting']['data']>>('finishCutting', 'PUT', '/mes2/reduce/cutDone');

/**
 * 提交床次 · Submit a bed
 * Hands a bed on: checks pieces, fabric and shares, counts it as cut, bundles it when the company wants that.
 * `PUT /mes2/reduce/submit`. Asks for the right `PUT^/mes2/reduce/submit`.
 */
export const submitCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['submitCuttingBed']['request'], Mes2Calls['submitCuttingBed']['data']>>('submitCuttingBed', 'PUT', '/mes2/reduce/submit');

/**
 * 撤回提交 · Withdraw a submission
 * Takes a submitted bed without bundles back to draft and gives its pieces back.
 * `PUT /mes2/reduce/unsubmit`. Asks for the right `PUT^/mes2/reduce/unsubmit`.
 */
export const unsubmitCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['unsubmitCuttingBed']['request'], Mes2Calls['unsubmitCuttingBed']['data']>>('unsubmitCuttingBed', 'PUT', '/mes2/reduce/unsubmit');

/**
 * 审批用料差异 · Decide on a fabric difference
 * Approves or refuses the fabric use of a bed; nobody decides on the own submission.
 * `PUT /mes2/reduce/approve`. Asks for the right `PUT^/mes2/reduce/approve`.
 */
export const approveCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['approveCuttingBed']['request'], Mes2Calls['approveCuttingBed']['data']>>('approveCuttingBed', 'PUT', '/mes2/reduce/approve');

/**
 * 作废床次 · Void a bed
 * Voids a bed that is not submitted; its rolls are released and its number is never used again.
 * `DELETE /mes2/reduce/delete`. Asks for the right `DELETE^/mes2/reduce/delete`.
 */
export const deleteCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteCuttingBed']['request'], Mes2Calls['deleteCuttingBed']['data']>>('deleteCuttingBed', 'DELETE', '/mes2/reduce/delete');

/**
 * 裁剪方案列表 · Cut plans
 * A page of cut plans with markers and lays, for the order page and for opening beds from a plan.
 * `GET /mes2/cutPlan/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listCutPlans = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCutPlans']['request'], Mes2Calls['listCutPlans']['data']>>('listCutPlans', 'GET', '/mes2/cutPlan/list');

/**
 * 布卷列表 · Fabric rolls
 * A page of fabric rolls, for the fabric store and for putting rolls on a bed.
 * `GET /mes2/tympan/list`. Asks for one of the screens /mes/app/ccapp, /mes/cloth/clothList, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listFabricRolls = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listFabricRolls']['request'], Mes2Calls['listFabricRolls']['data']>>('listFabricRolls', 'GET', '/mes2/tympan/list');

/**
 * 识别条码 · Resolve a scanned code
 * Says what a scanned roll, badge, bundle, coupon, bed or table code is, for every scan field.
 * `GET /mes2/scan/resolve`. Asks for one of the screens /app/cuttingApp/cuttingBedTask, /mes/app/bgapp, /mes/app/ccapp, /mes/app/jxapp, /mes/app/qcxapp, /mes/app/sfapp, /mes/app/ysapp, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/materialsDelivery, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedQc.
 */
export const resolveScanCode = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['resolveScanCode']['request'], Mes2Calls['resolveScanCode']['data']>>('resolveScanCode', 'GET', '/mes2/scan/resolve');

/**
 * 扎号工序列表 · Processes of bundles
 * The processes of a bundle or a bed with what is done and what may be reported now.
 * `GET /mes2/bundleProcess/list`. Asks for one of the screens /mes/app/bgapp, /mes/card/carSewing2, /mes/packaging/bundleGenerate, /mes/packaging/noScanBundle.
 */
export const listBundleProcesses = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundleProcesses']['request'], Mes2Calls['listBundleProcesses']['data']>>('listBundleProcesses', 'GET', '/mes2/bundleProcess/list');

/**
 * 报工扫描 · Report work
 * Records that an employee did a process on some pieces of a bundle; repeating a request changes nothing.
 * `PUT /mes2/bundleProcess/update`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const recordScan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['recordScan']['request'], Mes2Calls['recordScan']['data']>>('recordScan', 'PUT', '/mes2/bundleProcess/update', 4);

/**
 * 冲正 · Reverse a scan
 * Takes a scan back with a counter-entry, by the employee within minutes or by the line leader later.
 * `PUT /mes2/bundleProcess/reverse`. Asks for the right `PUT^/mes2/bundleProcess/reverse`.
 */
export const reverseScan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['reverseScan']['request'], Mes2Calls['reverseScan']['data']>>('reverseScan', 'PUT', '/mes2/bundleProcess/reverse', 4);

/**
 * 我的今日 · My day
 * Pieces, minutes and money of one employee on a work date with the latest scans, for the handheld.
 * `GET /mes2/app/myDay`. Asks for one of the screens /mes/app/bgapp.
 */
export const getMyDay = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getMyDay']['request'], Mes2Calls['getMyDay']['data']>>('getMyDay', 'GET', '/mes2/app/myDay');

/**
 * 离线数据 · Data for working offline
 * The open bundles of the line and its people, for a handheld at the start of a shift.
 * `GET /mes2/app/preload`. Asks for one of the screens /mes/app/bgapp.
 */
export const getAppPreload = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getAppPreload']['request'], Mes2Calls['getAppPreload']['data']>>('getAppPreload', 'GET', '/mes2/app/preload');

/**
 * 固定拆分列表 · Bundle split rules
 * A page of the bundle split rules; with an order, only those that may apply to it.
 * `GET /mes2/fixedSplitting/list`. Asks for one of the screens /mes/basic/fixedSplitting, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listBundleSplitRules = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundleSplitRules']['request'], Mes2Calls['listBundleSplitRules']['data']>>('listBundleSplitRules', 'GET', '/mes2/fixedSplitting/list');

/**
 * 扎号列表 · Bundles
 * A page of bundles, for the bundle list, the bed file and the ticket pages.
 * `GET /mes2/bundle/list`. Asks for one of the screens /mes/card/bedSewing, /mes/card/carSewing, /mes/card/carSewing2, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/batchRange, /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedList.
 */
export const listBundles = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundles']['request'], Mes2Calls['listBundles']['data']>>('listBundles', 'GET', '/mes2/bundle/list');

/**
 * 扎号计数 · Counts of bundles
 * Bundles and pieces by status under the search of the list, for its chips.
 * `GET /mes2/bundle/count`. Asks for one of the screens /mes/packaging/bundleGenerate, /mes/reduceBed/reduceBedList.
 */
export const countBundles = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countBundles']['request'], Mes2Calls['countBundles']['data']>>('countBundles', 'GET', '/mes2/bundle/count');

/**
 * 生成扎号 · Generate bundles
 * Makes the bundles and their processes of a submitted bed; a second call answers the existing ones.
 * `POST /mes2/bundle/generate`. Asks for the right `POST^/mes2/bundle/generate`.
 */
export const generateBundles = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['generateBundles']['request'], Mes2Calls['generateBundles']['data']>>('generateBundles', 'POST', '/mes2/bundle/generate', 4);

/**
 * 裁床大屏 · Wall board of the cutting room
 * All figures of the cutting-room wall board in one answer, from roll-ups at most a minute old.
 * `GET /mes2/board/reduceBed`. Asks for one of the screens /mes/report/reduceBed.
 */
export const getCuttingRoomBoard = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getCuttingRoomBoard']['request'], Mes2Calls['getCuttingRoomBoard']['data']>>('getCuttingRoomBoard', 'GET', '/mes2/board/reduceBed');

/**
 * 单据日志 · Log of a record
 * The steps and changes of one record, newest first, for its log tab.
 * `GET /mes2/bizLog/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/cloth/clothList, /mes/style/style, /mes/employee/employeeShow.
 */
export const listBusinessLogs = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listBusinessLogs']['request'], Mes2Calls['listBusinessLogs']['data']>>('listBusinessLogs', 'GET', '/mes2/bizLog/list');

/**
 * 公司设置 · Company settings
 * Every setting of the company in force, read once at sign-in and again when one changes.
 * `GET /mes2/companySetting`. Asks for a session only.
 */
export const listCompanySettings = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCompanySettings']['request'], Mes2Calls['listCompanySettings']['data']>>('listCompanySettings', 'GET', '/mes2/companySetting', 2);

/**
 * 一项公司设置 · One company setting
 * One setting of the company by its code.
 * `GET /mes2/companySetting/code`. Asks for a session only.
 */
export const getCompanySetting = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getCompanySetting']['request'], Mes2Calls['getCompanySetting']['data']>>('getCompanySetting', 'GET', '/mes2/companySetting/code', 2);
