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
export type OrderNoCheck = components['schemas']['OrderNoCheck'];
export type OrderColorInput = components['schemas']['OrderColorInput'];
export type OrderSizeInput = components['schemas']['OrderSizeInput'];
export type OrderColorSizeInput = components['schemas']['OrderColorSizeInput'];
export type CreateOrderBody = components['schemas']['CreateOrderBody'];
export type OrderShipmentLineInput = components['schemas']['OrderShipmentLineInput'];
export type OrderShipmentInput = components['schemas']['OrderShipmentInput'];
export type UpdateOrderBody = components['schemas']['UpdateOrderBody'];
export type OrderVersionRef = components['schemas']['OrderVersionRef'];
export type UpdateOrdersBody = components['schemas']['UpdateOrdersBody'];
export type BatchFail = components['schemas']['BatchFail'];
export type BatchResult = components['schemas']['BatchResult'];
export type ImportCell = components['schemas']['ImportCell'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportBody = components['schemas']['ImportBody'];
export type ImportError = components['schemas']['ImportError'];
export type ImportResult = components['schemas']['ImportResult'];
export type RecordVersionBody = components['schemas']['RecordVersionBody'];
export type OrderState = components['schemas']['OrderState'];
export type RecordReasonBody = components['schemas']['RecordReasonBody'];
export type RecordNoteBody = components['schemas']['RecordNoteBody'];
export type RuleCheck = components['schemas']['RuleCheck'];
export type RuleChecks = components['schemas']['RuleChecks'];
export type ReleasedOrderRow = components['schemas']['ReleasedOrderRow'];
export type ReleasedOrderTotals = components['schemas']['ReleasedOrderTotals'];
export type ReleasedOrderPage = components['schemas']['ReleasedOrderPage'];
export type OrderStageCell = components['schemas']['OrderStageCell'];
export type OrderBomInput = components['schemas']['OrderBomInput'];
export type ReplaceOrderBomBody = components['schemas']['ReplaceOrderBomBody'];
export type OrderBomSaved = components['schemas']['OrderBomSaved'];
export type OrderPartInput = components['schemas']['OrderPartInput'];
export type ReplaceOrderPartsBody = components['schemas']['ReplaceOrderPartsBody'];
export type OrderPartsSaved = components['schemas']['OrderPartsSaved'];
export type OrderProcessInput = components['schemas']['OrderProcessInput'];
export type ReplaceOrderProcessesBody = components['schemas']['ReplaceOrderProcessesBody'];
export type OrderProcessesSaved = components['schemas']['OrderProcessesSaved'];
export type OrderColorMatchingInput = components['schemas']['OrderColorMatchingInput'];
export type ReplaceOrderColorMatchingBody = components['schemas']['ReplaceOrderColorMatchingBody'];
export type OrderColorMatchingSaved = components['schemas']['OrderColorMatchingSaved'];
export type OrderWorkshopInput = components['schemas']['OrderWorkshopInput'];
export type ReplaceOrderWorkshopsBody = components['schemas']['ReplaceOrderWorkshopsBody'];
export type OrderWorkshopsSaved = components['schemas']['OrderWorkshopsSaved'];
export type OrderFabricInput = components['schemas']['OrderFabricInput'];
export type SaveOrderFabricsBody = components['schemas']['SaveOrderFabricsBody'];
export type OrderFabricsSaved = components['schemas']['OrderFabricsSaved'];
export type HttpMethod = components['schemas']['HttpMethod'];
export type MeasureValueInput = components['schemas']['MeasureValueInput'];
export type MeasurePointInput = components['schemas']['MeasurePointInput'];
export type SaveOrderQualifyingBody = components['schemas']['SaveOrderQualifyingBody'];
export type SaveOrderShipmentBody = components['schemas']['SaveOrderShipmentBody'];
export type OrderShipmentsSaved = components['schemas']['OrderShipmentsSaved'];
export type CreateOrderMachineBody = components['schemas']['CreateOrderMachineBody'];
export type OrderMachine = components['schemas']['OrderMachine'];
export type UpdateOrderMachineBody = components['schemas']['UpdateOrderMachineBody'];
export type ResourceType = components['schemas']['ResourceType'];
export type CreateResourceOccupationBody = components['schemas']['CreateResourceOccupationBody'];
export type OccupationStatus = components['schemas']['OccupationStatus'];
export type ResourceOccupation = components['schemas']['ResourceOccupation'];
export type SlotCardPair = components['schemas']['SlotCardPair'];
export type BindOrderSlotCardsBody = components['schemas']['BindOrderSlotCardsBody'];
export type SlotCardPairResult = components['schemas']['SlotCardPairResult'];
export type CutPlanMarkerSizeInput = components['schemas']['CutPlanMarkerSizeInput'];
export type SuggestCutPlanBody = components['schemas']['SuggestCutPlanBody'];
export type CutPlanCell = components['schemas']['CutPlanCell'];
export type CutPlanSuggestion = components['schemas']['CutPlanSuggestion'];
export type CutPlanMarkerInput = components['schemas']['CutPlanMarkerInput'];
export type CutPlanLayColorInput = components['schemas']['CutPlanLayColorInput'];
export type CutPlanLayInput = components['schemas']['CutPlanLayInput'];
export type SaveCutPlanBody = components['schemas']['SaveCutPlanBody'];
export type OrderVersionStatus = components['schemas']['OrderVersionStatus'];
export type OrderVersionRow = components['schemas']['OrderVersionRow'];
export type OrderVersionPage = components['schemas']['OrderVersionPage'];
export type ChangeKind = components['schemas']['ChangeKind'];
export type OrderChange = components['schemas']['OrderChange'];
export type OrderVersionDiff = components['schemas']['OrderVersionDiff'];
export type OrderVersionValues = components['schemas']['OrderVersionValues'];
export type OrderVersionCell = components['schemas']['OrderVersionCell'];
export type FabricEffect = components['schemas']['FabricEffect'];
export type OrderVersionEffect = components['schemas']['OrderVersionEffect'];
export type OrderVersionDraft = components['schemas']['OrderVersionDraft'];
export type OrderVersionBomInput = components['schemas']['OrderVersionBomInput'];
export type OrderVersionChanges = components['schemas']['OrderVersionChanges'];
export type SaveOrderVersionBody = components['schemas']['SaveOrderVersionBody'];
export type CheckOrderVersionBody = components['schemas']['CheckOrderVersionBody'];
export type ResyncOrderBody = components['schemas']['ResyncOrderBody'];
export type ProcessGrade = components['schemas']['ProcessGrade'];
export type PriceStatus = components['schemas']['PriceStatus'];
export type OrderPriceRow = components['schemas']['OrderPriceRow'];
export type OrderPriceTotals = components['schemas']['OrderPriceTotals'];
export type OrderPricePage = components['schemas']['OrderPricePage'];
export type OrderPriceInput = components['schemas']['OrderPriceInput'];
export type SaveOrderPriceBody = components['schemas']['SaveOrderPriceBody'];
export type AuditOrderPriceBody = components['schemas']['AuditOrderPriceBody'];
export type PreviewRepricingBody = components['schemas']['PreviewRepricingBody'];
export type RepricingRow = components['schemas']['RepricingRow'];
export type Repricing = components['schemas']['Repricing'];
export type DispatchStatus = components['schemas']['DispatchStatus'];
export type DispatchTarget = components['schemas']['DispatchTarget'];
export type DispatchOrderLine = components['schemas']['DispatchOrderLine'];
export type DispatchOrderRow = components['schemas']['DispatchOrderRow'];
export type DispatchOrderTotals = components['schemas']['DispatchOrderTotals'];
export type DispatchOrderPage = components['schemas']['DispatchOrderPage'];
export type DispatchOrderLineInput = components['schemas']['DispatchOrderLineInput'];
export type CreateDispatchOrderBody = components['schemas']['CreateDispatchOrderBody'];
export type UpdateDispatchOrderBody = components['schemas']['UpdateDispatchOrderBody'];
export type RecordIdsBody = components['schemas']['RecordIdsBody'];
export type FinishDispatchOrderBody = components['schemas']['FinishDispatchOrderBody'];
export type DispatchSection = components['schemas']['DispatchSection'];
export type DispatchRemainCell = components['schemas']['DispatchRemainCell'];
export type DispatchRemain = components['schemas']['DispatchRemain'];
export type LineLoadDay = components['schemas']['LineLoadDay'];
export type LineLoad = components['schemas']['LineLoad'];
export type CuttingDieStatus = components['schemas']['CuttingDieStatus'];
export type CuttingDieRow = components['schemas']['CuttingDieRow'];
export type CuttingDiePage = components['schemas']['CuttingDiePage'];
export type CreateCuttingDieBody = components['schemas']['CreateCuttingDieBody'];
export type UpdateCuttingDieBody = components['schemas']['UpdateCuttingDieBody'];
export type ChangeCuttingDieStatusBody = components['schemas']['ChangeCuttingDieStatusBody'];
export type CuttingDieEvent = components['schemas']['CuttingDieEvent'];
export type CuttingDieEventPage = components['schemas']['CuttingDieEventPage'];
export type DieFabricRuleRow = components['schemas']['DieFabricRuleRow'];
export type DieFabricRulePage = components['schemas']['DieFabricRulePage'];
export type DieFabricRuleInput = components['schemas']['DieFabricRuleInput'];
export type SaveDieFabricRulesBody = components['schemas']['SaveDieFabricRulesBody'];
export type TargetSource = components['schemas']['TargetSource'];
export type HourTarget = components['schemas']['HourTarget'];
export type TargetRow = components['schemas']['TargetRow'];
export type TargetTotals = components['schemas']['TargetTotals'];
export type TargetPage = components['schemas']['TargetPage'];
export type HourTargetInput = components['schemas']['HourTargetInput'];
export type TargetInput = components['schemas']['TargetInput'];
export type SaveTargetsBody = components['schemas']['SaveTargetsBody'];
export type GenerateTargetsBody = components['schemas']['GenerateTargetsBody'];
export type TargetActual = components['schemas']['TargetActual'];
export type BeatSource = components['schemas']['BeatSource'];
export type TaktTargetRow = components['schemas']['TaktTargetRow'];
export type TaktTargetTotals = components['schemas']['TaktTargetTotals'];
export type TaktTargetPage = components['schemas']['TaktTargetPage'];
export type SaveTaktTargetBody = components['schemas']['SaveTaktTargetBody'];
export type BeatPoint = components['schemas']['BeatPoint'];
export type LiveBeat = components['schemas']['LiveBeat'];
export type KeyOrderReportRow = components['schemas']['KeyOrderReportRow'];
export type KeyOrderReportTotals = components['schemas']['KeyOrderReportTotals'];
export type KeyOrderReportPage = components['schemas']['KeyOrderReportPage'];
export type SkillGrade = components['schemas']['SkillGrade'];
export type SkillCell = components['schemas']['SkillCell'];
export type EmployeeSkillReportRow = components['schemas']['EmployeeSkillReportRow'];
export type EmployeeSkillReportPage = components['schemas']['EmployeeSkillReportPage'];
export type SkillDay = components['schemas']['SkillDay'];
export type StyleStatus = components['schemas']['StyleStatus'];
export type StyleGender = components['schemas']['StyleGender'];
export type StyleRow = components['schemas']['StyleRow'];
export type StylePage = components['schemas']['StylePage'];
export type CreateStyleBody = components['schemas']['CreateStyleBody'];
export type UpdateStyleBody = components['schemas']['UpdateStyleBody'];
export type StyleSizeColor = components['schemas']['StyleSizeColor'];
export type StylePart = components['schemas']['StylePart'];
export type ColorRule = components['schemas']['ColorRule'];
export type SizeUsage = components['schemas']['SizeUsage'];
export type StyleBomLine = components['schemas']['StyleBomLine'];
export type StyleProcess = components['schemas']['StyleProcess'];
export type StyleFabric = components['schemas']['StyleFabric'];
export type MeasureValue = components['schemas']['MeasureValue'];
export type StyleQualityPoint = components['schemas']['StyleQualityPoint'];
export type Style = components['schemas']['Style'];
export type ChangeStyleStatusBody = components['schemas']['ChangeStyleStatusBody'];
export type StyleDifference = components['schemas']['StyleDifference'];
export type StyleComparison = components['schemas']['StyleComparison'];
export type StyleOrderRow = components['schemas']['StyleOrderRow'];
export type StyleOrderPage = components['schemas']['StyleOrderPage'];
export type StyleSizeColorInput = components['schemas']['StyleSizeColorInput'];
export type SaveStyleSizeColorBody = components['schemas']['SaveStyleSizeColorBody'];
export type StyleSizeColorSaved = components['schemas']['StyleSizeColorSaved'];
export type StylePartInput = components['schemas']['StylePartInput'];
export type SaveStylePartsBody = components['schemas']['SaveStylePartsBody'];
export type StylePartsSaved = components['schemas']['StylePartsSaved'];
export type SizeUsageInput = components['schemas']['SizeUsageInput'];
export type StyleBomInput = components['schemas']['StyleBomInput'];
export type SaveStyleBomBody = components['schemas']['SaveStyleBomBody'];
export type StyleBomSaved = components['schemas']['StyleBomSaved'];
export type StyleProcessInput = components['schemas']['StyleProcessInput'];
export type SaveStyleProcessBody = components['schemas']['SaveStyleProcessBody'];
export type StyleProcessSaved = components['schemas']['StyleProcessSaved'];
export type StyleFabricInput = components['schemas']['StyleFabricInput'];
export type SaveStyleFabricsBody = components['schemas']['SaveStyleFabricsBody'];
export type StyleFabricsSaved = components['schemas']['StyleFabricsSaved'];
export type SaveStyleQualityBody = components['schemas']['SaveStyleQualityBody'];
export type StyleQualitySaved = components['schemas']['StyleQualitySaved'];

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
  checkOrderNo: { request: { query: operations['checkOrderNo']['parameters']['query'] }; data: OrderNoCheck };
  createOrder: { request: { body: CreateOrderBody }; data: Order };
  updateOrder: { request: { body: UpdateOrderBody }; data: Order };
  updateOrders: { request: { body: UpdateOrdersBody }; data: BatchResult };
  deleteOrder: { request: { query: operations['deleteOrder']['parameters']['query'] }; data: operations['deleteOrder']['responses'][200]['content']['application/json']['data'] };
  importOrders: { request: { body: ImportBody }; data: ImportResult };
  confirmOrder: { request: { body: RecordVersionBody }; data: OrderState };
  withdrawOrder: { request: { body: RecordReasonBody }; data: OrderState };
  suspendOrder: { request: { body: RecordReasonBody }; data: OrderState };
  resumeOrder: { request: { body: RecordVersionBody }; data: OrderState };
  finishOrder: { request: { body: RecordNoteBody }; data: OrderState };
  reopenOrder: { request: { body: RecordReasonBody }; data: OrderState };
  closeOrder: { request: { body: RecordVersionBody }; data: OrderState };
  uncloseOrder: { request: { body: RecordReasonBody }; data: OrderState };
  cancelOrder: { request: { body: RecordReasonBody }; data: OrderState };
  getOrderConfirmCheck: { request: { query: operations['getOrderConfirmCheck']['parameters']['query'] }; data: RuleChecks };
  getOrderCloseCheck: { request: { query: operations['getOrderCloseCheck']['parameters']['query'] }; data: RuleChecks };
  lockOrderWages: { request: { body: RecordVersionBody }; data: OrderState };
  unlockOrderWages: { request: { body: RecordReasonBody }; data: OrderState };
  listReleasedOrders: { request: { query?: operations['listReleasedOrders']['parameters']['query'] | undefined }; data: ReleasedOrderPage };
  getReleasedOrderStages: { request: { query: operations['getReleasedOrderStages']['parameters']['query'] }; data: operations['getReleasedOrderStages']['responses'][200]['content']['application/json']['data'] };
  listOrderBom: { request: { query: operations['listOrderBom']['parameters']['query'] }; data: operations['listOrderBom']['responses'][200]['content']['application/json']['data'] };
  replaceOrderBom: { request: { body: ReplaceOrderBomBody }; data: OrderBomSaved };
  deleteOrderBom: { request: { query: operations['deleteOrderBom']['parameters']['query'] }; data: operations['deleteOrderBom']['responses'][200]['content']['application/json']['data'] };
  replaceOrderParts: { request: { body: ReplaceOrderPartsBody }; data: OrderPartsSaved };
  replaceOrderProcesses: { request: { body: ReplaceOrderProcessesBody }; data: OrderProcessesSaved };
  replaceOrderColorMatching: { request: { body: ReplaceOrderColorMatchingBody }; data: OrderColorMatchingSaved };
  replaceOrderWorkshops: { request: { body: ReplaceOrderWorkshopsBody }; data: OrderWorkshopsSaved };
  saveOrderFabrics: { request: { body: SaveOrderFabricsBody }; data: OrderFabricsSaved };
  saveOrderQualifying: { request: { body: SaveOrderQualifyingBody }; data: OrderQualifying };
  saveOrderShipment: { request: { body: SaveOrderShipmentBody }; data: OrderShipmentsSaved };
  createOrderMachine: { request: { body: CreateOrderMachineBody }; data: OrderMachine };
  updateOrderMachine: { request: { body: UpdateOrderMachineBody }; data: OrderMachine };
  deleteOrderMachines: { request: { query: operations['deleteOrderMachines']['parameters']['query'] }; data: BatchResult };
  createResourceOccupation: { request: { body: CreateResourceOccupationBody }; data: ResourceOccupation };
  cancelResourceOccupation: { request: { body: RecordVersionBody }; data: ResourceOccupation };
  bindOrderSlotCards: { request: { body: BindOrderSlotCardsBody }; data: operations['bindOrderSlotCards']['responses'][200]['content']['application/json']['data'] };
  suggestCutPlan: { request: { body: SuggestCutPlanBody }; data: CutPlanSuggestion };
  saveCutPlan: { request: { body: SaveCutPlanBody }; data: CutPlanRow };
  approveCutPlan: { request: { body: RecordVersionBody }; data: CutPlanRow };
  listOrderVersions: { request: { query?: operations['listOrderVersions']['parameters']['query'] | undefined }; data: OrderVersionPage };
  getOrderVersionDiff: { request: { query: operations['getOrderVersionDiff']['parameters']['query'] }; data: OrderVersionDiff };
  getOrderVersionDraft: { request: { query: operations['getOrderVersionDraft']['parameters']['query'] }; data: OrderVersionDraft };
  saveOrderVersion: { request: { body: SaveOrderVersionBody }; data: OrderVersionDraft };
  checkOrderVersion: { request: { body: CheckOrderVersionBody }; data: OrderVersionEffect };
  activateOrderVersion: { request: { body: RecordVersionBody }; data: OrderVersionRow };
  refuseOrderVersion: { request: { body: RecordReasonBody }; data: OrderVersionRow };
  resyncOrderFromStyle: { request: { body: ResyncOrderBody }; data: OrderVersionDraft };
  listOrderPrices: { request: { query?: operations['listOrderPrices']['parameters']['query'] | undefined }; data: OrderPricePage };
  saveOrderPrice: { request: { body: SaveOrderPriceBody }; data: operations['saveOrderPrice']['responses'][200]['content']['application/json']['data'] };
  auditOrderPrice: { request: { body: AuditOrderPriceBody }; data: BatchResult };
  previewRepricing: { request: { body: PreviewRepricingBody }; data: Repricing };
  listDispatchOrders: { request: { query?: operations['listDispatchOrders']['parameters']['query'] | undefined }; data: DispatchOrderPage };
  createDispatchOrder: { request: { body: CreateDispatchOrderBody }; data: DispatchOrderRow };
  updateDispatchOrder: { request: { body: UpdateDispatchOrderBody }; data: DispatchOrderRow };
  issueDispatchOrder: { request: { body: RecordIdsBody }; data: BatchResult };
  acceptDispatchOrder: { request: { body: RecordVersionBody }; data: DispatchOrderRow };
  finishDispatchOrder: { request: { body: FinishDispatchOrderBody }; data: DispatchOrderRow };
  cancelDispatchOrder: { request: { body: RecordReasonBody }; data: DispatchOrderRow };
  getDispatchRemain: { request: { query: operations['getDispatchRemain']['parameters']['query'] }; data: DispatchRemain };
  getLineLoad: { request: { query: operations['getLineLoad']['parameters']['query'] }; data: LineLoad };
  listCuttingDies: { request: { query?: operations['listCuttingDies']['parameters']['query'] | undefined }; data: CuttingDiePage };
  createCuttingDie: { request: { body: CreateCuttingDieBody }; data: CuttingDieRow };
  updateCuttingDie: { request: { body: UpdateCuttingDieBody }; data: CuttingDieRow };
  changeCuttingDieStatus: { request: { body: ChangeCuttingDieStatusBody }; data: BatchResult };
  listCuttingDieHistory: { request: { query: operations['listCuttingDieHistory']['parameters']['query'] }; data: CuttingDieEventPage };
  listDieFabricRules: { request: { query?: operations['listDieFabricRules']['parameters']['query'] | undefined }; data: DieFabricRulePage };
  saveDieFabricRules: { request: { body: SaveDieFabricRulesBody }; data: operations['saveDieFabricRules']['responses'][200]['content']['application/json']['data'] };
  listTargets: { request: { query?: operations['listTargets']['parameters']['query'] | undefined }; data: TargetPage };
  saveTargets: { request: { body: SaveTargetsBody }; data: operations['saveTargets']['responses'][200]['content']['application/json']['data'] };
  generateTargets: { request: { body: GenerateTargetsBody }; data: operations['generateTargets']['responses'][200]['content']['application/json']['data'] };
  getTargetActual: { request: { query: operations['getTargetActual']['parameters']['query'] }; data: TargetActual };
  listTaktTargets: { request: { query?: operations['listTaktTargets']['parameters']['query'] | undefined }; data: TaktTargetPage };
  saveTaktTarget: { request: { body: SaveTaktTargetBody }; data: operations['saveTaktTarget']['responses'][200]['content']['application/json']['data'] };
  getLiveBeat: { request: { query: operations['getLiveBeat']['parameters']['query'] }; data: LiveBeat };
  getKeyOrderReport: { request: { query?: operations['getKeyOrderReport']['parameters']['query'] | undefined }; data: KeyOrderReportPage };
  getEmployeeSkillReport: { request: { query?: operations['getEmployeeSkillReport']['parameters']['query'] | undefined }; data: EmployeeSkillReportPage };
  getEmployeeSkillHistory: { request: { query: operations['getEmployeeSkillHistory']['parameters']['query'] }; data: operations['getEmployeeSkillHistory']['responses'][200]['content']['application/json']['data'] };
  listStyles: { request: { query?: operations['listStyles']['parameters']['query'] | undefined }; data: StylePage };
  createStyle: { request: { body: CreateStyleBody }; data: StyleRow };
  updateStyle: { request: { body: UpdateStyleBody }; data: StyleRow };
  deleteStyle: { request: { query: operations['deleteStyle']['parameters']['query'] }; data: operations['deleteStyle']['responses'][200]['content']['application/json']['data'] };
  getStyle: { request: { query: operations['getStyle']['parameters']['query'] }; data: Style };
  importStyles: { request: { body: ImportBody }; data: ImportResult };
  approveStyle: { request: { body: RecordVersionBody }; data: StyleRow };
  changeStyleStatus: { request: { body: ChangeStyleStatusBody }; data: BatchResult };
  compareStyles: { request: { query: operations['compareStyles']['parameters']['query'] }; data: StyleComparison };
  listStyleOrders: { request: { query: operations['listStyleOrders']['parameters']['query'] }; data: StyleOrderPage };
  saveStyleSizeColor: { request: { body: SaveStyleSizeColorBody }; data: StyleSizeColorSaved };
  saveStyleParts: { request: { body: SaveStylePartsBody }; data: StylePartsSaved };
  saveStyleBom: { request: { body: SaveStyleBomBody }; data: StyleBomSaved };
  saveStyleProcess: { request: { body: SaveStyleProcessBody }; data: StyleProcessSaved };
  saveStyleFabrics: { request: { body: SaveStyleFabricsBody }; data: StyleFabricsSaved };
  saveStyleQuality: { request: { body: SaveStyleQualityBody }; data: StyleQualitySaved };
}

/**
 * 订单列表
 * A page of the orders of the company, for the order list and for order pickers.
 * `GET /mes2/saas/order/selectOrderList`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill.
 */
export const listOrders = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listOrders']['request'], Mes2Calls['listOrders']['data']>>('listOrders', 'GET', '/mes2/saas/order/selectOrderList');

/**
 * 订单状态计数
 * How many orders stand in each status under the search of the list, for its chips.
 * `GET /mes2/saas/order/countByStatus`. Asks for one of the screens /makingCenter/order/order.
 */
export const countOrdersByStatus = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countOrdersByStatus']['request'], Mes2Calls['countOrdersByStatus']['data']>>('countOrdersByStatus', 'GET', '/mes2/saas/order/countByStatus');

/**
 * 订单详情
 * One order with every child grid, for the order page.
 * `GET /mes2/saas/order/getOrderById`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrder']['request'], Mes2Calls['getOrder']['data']>>('getOrder', 'GET', '/mes2/saas/order/getOrderById');

/**
 * 裁床列表
 * A page of the cutting beds, for the working list and the list of submitted beds.
 * `GET /mes2/reduce/list`. Asks for one of the screens /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedBills, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/reduceBedSubmitList.
 */
export const listCuttingBeds = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCuttingBeds']['request'], Mes2Calls['listCuttingBeds']['data']>>('listCuttingBeds', 'GET', '/mes2/reduce/list');

/**
 * 裁床计数
 * The figures of the chips above the bed list.
 * `GET /mes2/reduce/count`. Asks for one of the screens /mes/reduceBed/reduceBedList.
 */
export const countCuttingBeds = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countCuttingBeds']['request'], Mes2Calls['countCuttingBeds']['data']>>('countCuttingBeds', 'GET', '/mes2/reduce/count');

/**
 * 床次详情
 * One bed with its grids, for the editor and its read-only file.
 * `GET /mes2/reduce/detail`. Asks for one of the screens /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/addReduceBedBill.
 */
export const getCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getCuttingBed']['request'], Mes2Calls['getCuttingBed']['data']>>('getCuttingBed', 'GET', '/mes2/reduce/detail');

/**
 * 床单可选数据
 * What is left to cut of an order and what a bed of it may be made of, for the bed editor.
 * `GET /mes2/reduce/sizes`. Asks for one of the screens /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listCuttingBedSizes = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listCuttingBedSizes']['request'], Mes2Calls['listCuttingBedSizes']['data']>>('listCuttingBedSizes', 'GET', '/mes2/reduce/sizes');

/**
 * 新增床次
 * Saves a new bed as a draft and gives it its number, for the cutting leader.
 * `POST /mes2/reduce/insert`. Asks for the right `POST^/mes2/reduce/insert`.
 */
export const createCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createCuttingBed']['request'], Mes2Calls['createCuttingBed']['data']>>('createCuttingBed', 'POST', '/mes2/reduce/insert', 4);

/**
 * 保存床次
 * Replaces the content of a bed that is not submitted yet.
 * `PUT /mes2/reduce/update`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const updateCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateCuttingBed']['request'], Mes2Calls['updateCuttingBed']['data']>>('updateCuttingBed', 'PUT', '/mes2/reduce/update');

/**
 * 开始铺布
 * Starts the spreading of a draft; the table and the die must be free.
 * `PUT /mes2/reduce/start`. Asks for the right `PUT^/mes2/reduce/start`.
 */
export const startCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['startCuttingBed']['request'], Mes2Calls['startCuttingBed']['data']>>('startCuttingBed', 'PUT', '/mes2/reduce/start');

/**
 * 裁完
 * Declares a bed cut; plies by roll must equal plies by colour.
 * `PUT /mes2/reduce/cutDone`. Asks for the right `PUT^/mes2/reduce/cutDone`.
 */
export const finishCutting = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['finishCutting']['request'], Mes2Calls['finishCutting']['data']>>('finishCutting', 'PUT', '/mes2/reduce/cutDone');

/**
 * 提交床次
 * Hands a bed on: checks pieces, fabric and shares, counts it as cut, bundles it when the company wants that.
 * `PUT /mes2/reduce/submit`. Asks for the right `PUT^/mes2/reduce/submit`.
 */
export const submitCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['submitCuttingBed']['request'], Mes2Calls['submitCuttingBed']['data']>>('submitCuttingBed', 'PUT', '/mes2/reduce/submit');

/**
 * 撤回提交
 * Takes a submitted bed without bundles back to draft and gives its pieces back.
 * `PUT /mes2/reduce/unsubmit`. Asks for the right `PUT^/mes2/reduce/unsubmit`.
 */
export const unsubmitCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['unsubmitCuttingBed']['request'], Mes2Calls['unsubmitCuttingBed']['data']>>('unsubmitCuttingBed', 'PUT', '/mes2/reduce/unsubmit');

/**
 * 审批用料差异
 * Approves or refuses the fabric use of a bed; nobody decides on the own submission.
 * `PUT /mes2/reduce/approve`. Asks for the right `PUT^/mes2/reduce/approve`.
 */
export const approveCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['approveCuttingBed']['request'], Mes2Calls['approveCuttingBed']['data']>>('approveCuttingBed', 'PUT', '/mes2/reduce/approve');

/**
 * 作废床次
 * Voids a bed that is not submitted; its rolls are released and its number is never used again.
 * `DELETE /mes2/reduce/delete`. Asks for the right `DELETE^/mes2/reduce/delete`.
 */
export const deleteCuttingBed = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteCuttingBed']['request'], Mes2Calls['deleteCuttingBed']['data']>>('deleteCuttingBed', 'DELETE', '/mes2/reduce/delete');

/**
 * 裁剪方案列表
 * A page of cut plans with markers and lays, for the order page and for opening beds from a plan.
 * `GET /mes2/cutPlan/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listCutPlans = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCutPlans']['request'], Mes2Calls['listCutPlans']['data']>>('listCutPlans', 'GET', '/mes2/cutPlan/list');

/**
 * 布卷列表
 * A page of fabric rolls, for the fabric store and for putting rolls on a bed.
 * `GET /mes2/tympan/list`. Asks for one of the screens /mes/app/ccapp, /mes/cloth/clothList, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listFabricRolls = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listFabricRolls']['request'], Mes2Calls['listFabricRolls']['data']>>('listFabricRolls', 'GET', '/mes2/tympan/list');

/**
 * 识别条码
 * Says what a scanned roll, badge, bundle, coupon, bed or table code is, for every scan field.
 * `GET /mes2/scan/resolve`. Asks for one of the screens /app/cuttingApp/cuttingBedTask, /mes/app/bgapp, /mes/app/ccapp, /mes/app/jxapp, /mes/app/qcxapp, /mes/app/sfapp, /mes/app/ysapp, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/materialsDelivery, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedQc.
 */
export const resolveScanCode = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['resolveScanCode']['request'], Mes2Calls['resolveScanCode']['data']>>('resolveScanCode', 'GET', '/mes2/scan/resolve');

/**
 * 扎号工序列表
 * The processes of a bundle or a bed with what is done and what may be reported now.
 * `GET /mes2/bundleProcess/list`. Asks for one of the screens /mes/app/bgapp, /mes/card/carSewing2, /mes/packaging/bundleGenerate, /mes/packaging/noScanBundle.
 */
export const listBundleProcesses = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundleProcesses']['request'], Mes2Calls['listBundleProcesses']['data']>>('listBundleProcesses', 'GET', '/mes2/bundleProcess/list');

/**
 * 报工扫描
 * Records that an employee did a process on some pieces of a bundle; repeating a request changes nothing.
 * `PUT /mes2/bundleProcess/update`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const recordScan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['recordScan']['request'], Mes2Calls['recordScan']['data']>>('recordScan', 'PUT', '/mes2/bundleProcess/update', 4);

/**
 * 冲正
 * Takes a scan back with a counter-entry, by the employee within minutes or by the line leader later.
 * `PUT /mes2/bundleProcess/reverse`. Asks for the right `PUT^/mes2/bundleProcess/reverse`.
 */
export const reverseScan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['reverseScan']['request'], Mes2Calls['reverseScan']['data']>>('reverseScan', 'PUT', '/mes2/bundleProcess/reverse', 4);

/**
 * 我的今日
 * Pieces, minutes and money of one employee on a work date with the latest scans, for the handheld.
 * `GET /mes2/app/myDay`. Asks for one of the screens /mes/app/bgapp.
 */
export const getMyDay = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getMyDay']['request'], Mes2Calls['getMyDay']['data']>>('getMyDay', 'GET', '/mes2/app/myDay');

/**
 * 离线数据
 * The open bundles of the line and its people, for a handheld at the start of a shift.
 * `GET /mes2/app/preload`. Asks for one of the screens /mes/app/bgapp.
 */
export const getAppPreload = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getAppPreload']['request'], Mes2Calls['getAppPreload']['data']>>('getAppPreload', 'GET', '/mes2/app/preload');

/**
 * 固定拆分列表
 * A page of the bundle split rules; with an order, only those that may apply to it.
 * `GET /mes2/fixedSplitting/list`. Asks for one of the screens /mes/basic/fixedSplitting, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listBundleSplitRules = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundleSplitRules']['request'], Mes2Calls['listBundleSplitRules']['data']>>('listBundleSplitRules', 'GET', '/mes2/fixedSplitting/list');

/**
 * 扎号列表
 * A page of bundles, for the bundle list, the bed file and the ticket pages.
 * `GET /mes2/bundle/list`. Asks for one of the screens /mes/card/bedSewing, /mes/card/carSewing, /mes/card/carSewing2, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/batchRange, /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedList.
 */
export const listBundles = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listBundles']['request'], Mes2Calls['listBundles']['data']>>('listBundles', 'GET', '/mes2/bundle/list');

/**
 * 扎号计数
 * Bundles and pieces by status under the search of the list, for its chips.
 * `GET /mes2/bundle/count`. Asks for one of the screens /mes/packaging/bundleGenerate, /mes/reduceBed/reduceBedList.
 */
export const countBundles = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['countBundles']['request'], Mes2Calls['countBundles']['data']>>('countBundles', 'GET', '/mes2/bundle/count');

/**
 * 生成扎号
 * Makes the bundles and their processes of a submitted bed; a second call answers the existing ones.
 * `POST /mes2/bundle/generate`. Asks for the right `POST^/mes2/bundle/generate`.
 */
export const generateBundles = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['generateBundles']['request'], Mes2Calls['generateBundles']['data']>>('generateBundles', 'POST', '/mes2/bundle/generate', 4);

/**
 * 裁床大屏
 * All figures of the cutting-room wall board in one answer, from roll-ups at most a minute old.
 * `GET /mes2/board/reduceBed`. Asks for one of the screens /mes/report/reduceBed.
 */
export const getCuttingRoomBoard = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getCuttingRoomBoard']['request'], Mes2Calls['getCuttingRoomBoard']['data']>>('getCuttingRoomBoard', 'GET', '/mes2/board/reduceBed');

/**
 * 单据日志
 * The steps and changes of one record, newest first, for its log tab.
 * `GET /mes2/bizLog/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/cloth/clothList, /mes/style/style, /mes/employee/employeeShow.
 */
export const listBusinessLogs = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listBusinessLogs']['request'], Mes2Calls['listBusinessLogs']['data']>>('listBusinessLogs', 'GET', '/mes2/bizLog/list');

/**
 * 公司设置
 * Every setting of the company in force, read once at sign-in and again when one changes.
 * `GET /mes2/companySetting`. Asks for a session only.
 */
export const listCompanySettings = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCompanySettings']['request'], Mes2Calls['listCompanySettings']['data']>>('listCompanySettings', 'GET', '/mes2/companySetting', 2);

/**
 * 一项公司设置
 * One setting of the company by its code.
 * `GET /mes2/companySetting/code`. Asks for a session only.
 */
export const getCompanySetting = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getCompanySetting']['request'], Mes2Calls['getCompanySetting']['data']>>('getCompanySetting', 'GET', '/mes2/companySetting/code', 2);

/**
 * 检查订单号
 * Says whether an order number is free, while it is typed.
 * `GET /mes2/saas/order/checkOrderNo`. Asks for one of the screens /makingCenter/order/order.
 */
export const checkOrderNo = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['checkOrderNo']['request'], Mes2Calls['checkOrderNo']['data']>>('checkOrderNo', 'GET', '/mes2/saas/order/checkOrderNo');

/**
 * 新增订单
 * Saves a new order as a draft with its matrix.
 * `POST /mes2/saas/order/insertOrder`. Asks for the right `POST^/mes2/saas/order/insertOrder`.
 */
export const createOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createOrder']['request'], Mes2Calls['createOrder']['data']>>('createOrder', 'POST', '/mes2/saas/order/insertOrder', 4);

/**
 * 保存订单
 * Replaces the head, matrix and shipments of an order.
 * `PUT /mes2/saas/order/updateOrder`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const updateOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateOrder']['request'], Mes2Calls['updateOrder']['data']>>('updateOrder', 'PUT', '/mes2/saas/order/updateOrder');

/**
 * 批量修改订单
 * Puts the same priority, dates or merchandiser on many orders, each with its own outcome.
 * `PUT /mes2/saas/order/updateListOrder`. Asks for the right `PUT^/mes2/saas/order/updateListOrder`.
 */
export const updateOrders = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateOrders']['request'], Mes2Calls['updateOrders']['data']>>('updateOrders', 'PUT', '/mes2/saas/order/updateListOrder');

/**
 * 删除订单
 * Deletes a draft or a cancelled order.
 * `DELETE /mes2/saas/order/deleteOrder`. Asks for the right `DELETE^/mes2/saas/order/deleteOrder`.
 */
export const deleteOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteOrder']['request'], Mes2Calls['deleteOrder']['data']>>('deleteOrder', 'DELETE', '/mes2/saas/order/deleteOrder');

/**
 * 导入订单
 * Makes draft orders from sheet rows; all or nothing for each order.
 * `POST /mes2/saas/order/importOrderExcel`. Asks for the right `POST^/mes2/saas/order/importOrderExcel`.
 */
export const importOrders = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['importOrders']['request'], Mes2Calls['importOrders']['data']>>('importOrders', 'POST', '/mes2/saas/order/importOrderExcel', 4);

/**
 * 确认订单
 * Checks a draft against every confirm rule and copies the style into it.
 * `PUT /mes2/saas/order/confirmOrder`. Asks for the right `PUT^/mes2/saas/order/confirmOrder`.
 */
export const confirmOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['confirmOrder']['request'], Mes2Calls['confirmOrder']['data']>>('confirmOrder', 'PUT', '/mes2/saas/order/confirmOrder');

/**
 * 撤回订单
 * Takes a confirmed order that nothing hangs on back to draft.
 * `PUT /mes2/saas/order/withdrawOrder`. Asks for the right `PUT^/mes2/saas/order/withdrawOrder`.
 */
export const withdrawOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['withdrawOrder']['request'], Mes2Calls['withdrawOrder']['data']>>('withdrawOrder', 'PUT', '/mes2/saas/order/withdrawOrder');

/**
 * 暂停订单
 * Stops the schedules of an order and blocks new beds, deliveries and scans.
 * `PUT /mes2/saas/order/suspendOrder`. Asks for the right `PUT^/mes2/saas/order/suspendOrder`.
 */
export const suspendOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['suspendOrder']['request'], Mes2Calls['suspendOrder']['data']>>('suspendOrder', 'PUT', '/mes2/saas/order/suspendOrder');

/**
 * 恢复订单
 * Returns a suspended order to the status it had before.
 * `PUT /mes2/saas/order/resumeOrder`. Asks for the right `PUT^/mes2/saas/order/resumeOrder`.
 */
export const resumeOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['resumeOrder']['request'], Mes2Calls['resumeOrder']['data']>>('resumeOrder', 'PUT', '/mes2/saas/order/resumeOrder');

/**
 * 完工
 * Declares an order finished; without the quantity it needs a reason.
 * `PUT /mes2/saas/order/finishOrder`. Asks for the right `PUT^/mes2/saas/order/finishOrder`.
 */
export const finishOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['finishOrder']['request'], Mes2Calls['finishOrder']['data']>>('finishOrder', 'PUT', '/mes2/saas/order/finishOrder');

/**
 * 重开订单
 * Takes a finished order back into production.
 * `PUT /mes2/saas/order/reopenOrder`. Asks for the right `PUT^/mes2/saas/order/reopenOrder`.
 */
export const reopenOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['reopenOrder']['request'], Mes2Calls['reopenOrder']['data']>>('reopenOrder', 'PUT', '/mes2/saas/order/reopenOrder');

/**
 * 结案
 * Closes an order whose figures balance and locks its wages.
 * `PUT /mes2/saas/order/closeOrder`. Asks for the right `PUT^/mes2/saas/order/closeOrder`.
 */
export const closeOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['closeOrder']['request'], Mes2Calls['closeOrder']['data']>>('closeOrder', 'PUT', '/mes2/saas/order/closeOrder');

/**
 * 反结案
 * Takes a closed order back to finished while no paid wage depends on it.
 * `PUT /mes2/saas/order/uncloseOrder`. Asks for the right `PUT^/mes2/saas/order/uncloseOrder`.
 */
export const uncloseOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['uncloseOrder']['request'], Mes2Calls['uncloseOrder']['data']>>('uncloseOrder', 'PUT', '/mes2/saas/order/uncloseOrder');

/**
 * 取消订单
 * Cancels an order nothing was cut of and releases what it held.
 * `PUT /mes2/saas/order/cancelOrder`. Asks for the right `PUT^/mes2/saas/order/cancelOrder`.
 */
export const cancelOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['cancelOrder']['request'], Mes2Calls['cancelOrder']['data']>>('cancelOrder', 'PUT', '/mes2/saas/order/cancelOrder');

/**
 * 确认检查
 * Every rule of the confirmation with its outcome, before the step is taken.
 * `GET /mes2/saas/order/confirmCheck`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderConfirmCheck = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrderConfirmCheck']['request'], Mes2Calls['getOrderConfirmCheck']['data']>>('getOrderConfirmCheck', 'GET', '/mes2/saas/order/confirmCheck');

/**
 * 结案检查
 * Every balance a closing asks for with its outcome.
 * `GET /mes2/saas/order/closeCheck`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderCloseCheck = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrderCloseCheck']['request'], Mes2Calls['getOrderCloseCheck']['data']>>('getOrderCloseCheck', 'GET', '/mes2/saas/order/closeCheck');

/**
 * 锁定订单工资
 * Freezes scans, reversals and prices of an order for the payroll.
 * `PUT /mes2/saas/order/wageReport/lock`. Asks for the right `PUT^/mes2/saas/order/wageReport/lock`.
 */
export const lockOrderWages = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['lockOrderWages']['request'], Mes2Calls['lockOrderWages']['data']>>('lockOrderWages', 'PUT', '/mes2/saas/order/wageReport/lock');

/**
 * 解锁订单工资
 * Opens the wages of an order again after the approval that it asks for.
 * `PUT /mes2/saas/order/wageReport/unlock`. Asks for the right `PUT^/mes2/saas/order/wageReport/unlock`.
 */
export const unlockOrderWages = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['unlockOrderWages']['request'], Mes2Calls['unlockOrderWages']['data']>>('unlockOrderWages', 'PUT', '/mes2/saas/order/wageReport/unlock');

/**
 * 作业订单列表
 * A page of the released orders with the figures of execution, for workshops.
 * `GET /mes2/saas/order/selectZyOrderList`. Asks for one of the screens /makingCenter/order/zyOrder.
 */
export const listReleasedOrders = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listReleasedOrders']['request'], Mes2Calls['listReleasedOrders']['data']>>('listReleasedOrders', 'GET', '/mes2/saas/order/selectZyOrderList');

/**
 * 作业订单各阶段
 * The pieces of every stage by colour and size, for an expanded row.
 * `GET /mes2/saas/order/zyStageByColorSize`. Asks for one of the screens /makingCenter/order/zyOrder.
 */
export const getReleasedOrderStages = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getReleasedOrderStages']['request'], Mes2Calls['getReleasedOrderStages']['data']>>('getReleasedOrderStages', 'GET', '/mes2/saas/order/zyStageByColorSize');

/**
 * 订单BOM
 * The lines of the bill of materials of one order.
 * `GET /mes2/saas/order/orderBom/select`. Asks for one of the screens /makingCenter/order/order.
 */
export const listOrderBom = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listOrderBom']['request'], Mes2Calls['listOrderBom']['data']>>('listOrderBom', 'GET', '/mes2/saas/order/orderBom/select');

/**
 * 保存订单BOM
 * Replaces the bill of materials by difference and computes the needs again.
 * `POST /mes2/saas/order/orderBom/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderBom = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['replaceOrderBom']['request'], Mes2Calls['replaceOrderBom']['data']>>('replaceOrderBom', 'POST', '/mes2/saas/order/orderBom/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 删除BOM行
 * Deletes one line that nothing was issued of.
 * `DELETE /mes2/saas/order/orderBom/delete`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const deleteOrderBom = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteOrderBom']['request'], Mes2Calls['deleteOrderBom']['data']>>('deleteOrderBom', 'DELETE', '/mes2/saas/order/orderBom/delete', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存部位
 * Replace the parts of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/part/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderParts = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['replaceOrderParts']['request'], Mes2Calls['replaceOrderParts']['data']>>('replaceOrderParts', 'POST', '/mes2/saas/order/part/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存订单工序
 * Replace the processes of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/process/batchInsert`. Asks for the right `POST^/mes2/saas/order/process/batchInsert`.
 */
export const replaceOrderProcesses = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['replaceOrderProcesses']['request'], Mes2Calls['replaceOrderProcesses']['data']>>('replaceOrderProcesses', 'POST', '/mes2/saas/order/process/batchInsert');

/**
 * 保存配色
 * Replace the colour matching of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/colorMatching/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderColorMatching = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['replaceOrderColorMatching']['request'], Mes2Calls['replaceOrderColorMatching']['data']>>('replaceOrderColorMatching', 'POST', '/mes2/saas/order/colorMatching/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存车间
 * Replace the workshops of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/workshop/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderWorkshops = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['replaceOrderWorkshops']['request'], Mes2Calls['replaceOrderWorkshops']['data']>>('replaceOrderWorkshops', 'POST', '/mes2/saas/order/workshop/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 预留布卷
 * Reserve fabric rolls of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/tympan`. Asks for the right `POST^/mes2/saas/order/tympan`.
 */
export const saveOrderFabrics = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveOrderFabrics']['request'], Mes2Calls['saveOrderFabrics']['data']>>('saveOrderFabrics', 'POST', '/mes2/saas/order/tympan');

/**
 * 保存质量标准
 * Saves acceptance levels, gates and measuring points of an order.
 * `POST /mes2/saas/order/qualifying`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveOrderQualifying = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveOrderQualifying']['request'], Mes2Calls['saveOrderQualifying']['data']>>('saveOrderQualifying', 'POST', '/mes2/saas/order/qualifying', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存走货
 * Replaces the shipments of an order; together they must equal its matrix.
 * `POST /mes2/saas/order/shipment/save`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveOrderShipment = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveOrderShipment']['request'], Mes2Calls['saveOrderShipment']['data']>>('saveOrderShipment', 'POST', '/mes2/saas/order/shipment/save', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 新增订单设备
 * Asks for machines of a type on a line; more than the line has are refused.
 * `POST /mes2/saas/order/machine/insert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const createOrderMachine = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createOrderMachine']['request'], Mes2Calls['createOrderMachine']['data']>>('createOrderMachine', 'POST', '/mes2/saas/order/machine/insert', 4, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 修改订单设备
 * Changes the number, line or dates of machines asked for.
 * `PUT /mes2/saas/order/machine/update`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const updateOrderMachine = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateOrderMachine']['request'], Mes2Calls['updateOrderMachine']['data']>>('updateOrderMachine', 'PUT', '/mes2/saas/order/machine/update', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 删除订单设备
 * Removes machine requests of an order, each with its own outcome.
 * `DELETE /mes2/saas/order/machine/batchDelete`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const deleteOrderMachines = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteOrderMachines']['request'], Mes2Calls['deleteOrderMachines']['data']>>('deleteOrderMachines', 'DELETE', '/mes2/saas/order/machine/batchDelete', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 占用资源
 * Reserves a line, machine, die or table for an order; an overlap names the other order.
 * `POST /mes2/saas/order/resourcesOccupation`. Asks for the right `POST^/mes2/saas/order/resourcesOccupation`.
 */
export const createResourceOccupation = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createResourceOccupation']['request'], Mes2Calls['createResourceOccupation']['data']>>('createResourceOccupation', 'POST', '/mes2/saas/order/resourcesOccupation', 4);

/**
 * 释放资源
 * Ends an occupation so that others can have the resource.
 * `PUT /mes2/saas/order/cancelOccupation`. Asks for the right `PUT^/mes2/saas/order/cancelOccupation`.
 */
export const cancelResourceOccupation = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['cancelResourceOccupation']['request'], Mes2Calls['cancelResourceOccupation']['data']>>('cancelResourceOccupation', 'PUT', '/mes2/saas/order/cancelOccupation');

/**
 * 绑定插卡
 * Binds cards to bundles, each pair with its own outcome.
 * `POST /mes2/saas/order/slotCard/batch`. Asks for the right `POST^/mes2/saas/order/slotCard/batch`.
 */
export const bindOrderSlotCards = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['bindOrderSlotCards']['request'], Mes2Calls['bindOrderSlotCards']['data']>>('bindOrderSlotCards', 'POST', '/mes2/saas/order/slotCard/batch', 4);

/**
 * 智能排床
 * Proposes lays and plies for the matrix of an order without saving anything.
 * `POST /mes2/cutPlan/suggest`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const suggestCutPlan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['suggestCutPlan']['request'], Mes2Calls['suggestCutPlan']['data']>>('suggestCutPlan', 'POST', '/mes2/cutPlan/suggest', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存裁剪方案
 * Saves a draft plan with markers and lays.
 * `POST /mes2/cutPlan/save`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveCutPlan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveCutPlan']['request'], Mes2Calls['saveCutPlan']['data']>>('saveCutPlan', 'POST', '/mes2/cutPlan/save', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 批准裁剪方案
 * Approves a plan within its limits and sends the lays to the schedule.
 * `PUT /mes2/cutPlan/approve`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const approveCutPlan = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['approveCutPlan']['request'], Mes2Calls['approveCutPlan']['data']>>('approveCutPlan', 'PUT', '/mes2/cutPlan/approve', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 订单版本列表
 * A page of the change orders, of one order or of all.
 * `GET /mes2/saas/order/version/list`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const listOrderVersions = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listOrderVersions']['request'], Mes2Calls['listOrderVersions']['data']>>('listOrderVersions', 'GET', '/mes2/saas/order/version/list');

/**
 * 版本对比
 * The differences between two versions of an order.
 * `GET /mes2/saas/order/version/diff`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const getOrderVersionDiff = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrderVersionDiff']['request'], Mes2Calls['getOrderVersionDiff']['data']>>('getOrderVersionDiff', 'GET', '/mes2/saas/order/version/diff');

/**
 * 变更草稿
 * The open draft of a change order with what it would touch.
 * `GET /mes2/saas/order/version/draft`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const getOrderVersionDraft = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getOrderVersionDraft']['request'], Mes2Calls['getOrderVersionDraft']['data']>>('getOrderVersionDraft', 'GET', '/mes2/saas/order/version/draft');

/**
 * 保存变更
 * Saves a change order as a draft; nothing of the order changes yet.
 * `POST /mes2/saas/order/version`. Asks for the right `POST^/mes2/saas/order/version`.
 */
export const saveOrderVersion = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveOrderVersion']['request'], Mes2Calls['saveOrderVersion']['data']>>('saveOrderVersion', 'POST', '/mes2/saas/order/version');

/**
 * 检查变更
 * Says what a change would touch and which rules it breaks, while it is typed.
 * `POST /mes2/saas/order/version/check`. Asks for the right `POST^/mes2/saas/order/version`.
 */
export const checkOrderVersion = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['checkOrderVersion']['request'], Mes2Calls['checkOrderVersion']['data']>>('checkOrderVersion', 'POST', '/mes2/saas/order/version/check', 0, 'POST^/mes2/saas/order/version');

/**
 * 变更生效
 * Applies a change order under the rules of quantity, process and cut pieces.
 * `PUT /mes2/saas/order/version/effective`. Asks for the right `PUT^/mes2/saas/order/version/effective`.
 */
export const activateOrderVersion = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['activateOrderVersion']['request'], Mes2Calls['activateOrderVersion']['data']>>('activateOrderVersion', 'PUT', '/mes2/saas/order/version/effective');

/**
 * 拒绝变更
 * Refuses a change order with a reason.
 * `PUT /mes2/saas/order/version/refuse`. Asks for the right `PUT^/mes2/saas/order/version/refuse`.
 */
export const refuseOrderVersion = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['refuseOrderVersion']['request'], Mes2Calls['refuseOrderVersion']['data']>>('refuseOrderVersion', 'PUT', '/mes2/saas/order/version/refuse');

/**
 * 同步款式
 * Makes a change order out of what the style has become; refused once a changed process was scanned.
 * `POST /mes2/saas/order/version/resync`. Asks for the right `POST^/mes2/saas/order/version/resync`.
 */
export const resyncOrderFromStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['resyncOrderFromStyle']['request'], Mes2Calls['resyncOrderFromStyle']['data']>>('resyncOrderFromStyle', 'POST', '/mes2/saas/order/version/resync');

/**
 * 订单工价列表
 * A page of the piece prices of orders with the pending ones.
 * `GET /mes2/saas/order/price/list`. Asks for one of the screens /mes/order/orderPrice.
 */
export const listOrderPrices = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listOrderPrices']['request'], Mes2Calls['listOrderPrices']['data']>>('listOrderPrices', 'GET', '/mes2/saas/order/price/list');

/**
 * 调价
 * Sets prices from tomorrow on at the earliest; ranges never overlap.
 * `POST /mes2/saas/order/price`. Asks for the right `POST^/mes2/saas/order/price`.
 */
export const saveOrderPrice = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveOrderPrice']['request'], Mes2Calls['saveOrderPrice']['data']>>('saveOrderPrice', 'POST', '/mes2/saas/order/price');

/**
 * 审核工价
 * Approves or refuses prices, each with its own outcome.
 * `PUT /mes2/saas/order/price/audit`. Asks for the right `PUT^/mes2/saas/order/price/audit`.
 */
export const auditOrderPrice = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['auditOrderPrice']['request'], Mes2Calls['auditOrderPrice']['data']>>('auditOrderPrice', 'PUT', '/mes2/saas/order/price/audit');

/**
 * 重算差异预览
 * What people would gain or lose if past work were paid at the new price.
 * `POST /mes2/saas/order/price/repricePreview`. Asks for the right `POST^/mes2/saas/order/price`.
 */
export const previewRepricing = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['previewRepricing']['request'], Mes2Calls['previewRepricing']['data']>>('previewRepricing', 'POST', '/mes2/saas/order/price/repricePreview', 0, 'POST^/mes2/saas/order/price');

/**
 * 派工单列表
 * A page of dispatch orders.
 * `GET /mes2/assignmentOrder/list`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const listDispatchOrders = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listDispatchOrders']['request'], Mes2Calls['listDispatchOrders']['data']>>('listDispatchOrders', 'GET', '/mes2/assignmentOrder/list');

/**
 * 新增派工单
 * Adds a dispatch order and answers it as saved.
 * `POST /mes2/assignmentOrder/insert`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const createDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createDispatchOrder']['request'], Mes2Calls['createDispatchOrder']['data']>>('createDispatchOrder', 'POST', '/mes2/assignmentOrder/insert', 4, 'POST^/mes2/assignmentOrder/issue');

/**
 * 修改派工单
 * Replaces the fields of a dispatch order in the version the person has on screen.
 * `PUT /mes2/assignmentOrder/update`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const updateDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateDispatchOrder']['request'], Mes2Calls['updateDispatchOrder']['data']>>('updateDispatchOrder', 'PUT', '/mes2/assignmentOrder/update', 0, 'POST^/mes2/assignmentOrder/issue');

/**
 * 下达派工
 * Hands drafts to their workshop, line or group, each with its own outcome.
 * `POST /mes2/assignmentOrder/issue`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const issueDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['issueDispatchOrder']['request'], Mes2Calls['issueDispatchOrder']['data']>>('issueDispatchOrder', 'POST', '/mes2/assignmentOrder/issue');

/**
 * 接单
 * The receiving side takes the dispatch on.
 * `PUT /mes2/assignmentOrder/accept`. Asks for the right `PUT^/mes2/assignmentOrder/accept`.
 */
export const acceptDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['acceptDispatchOrder']['request'], Mes2Calls['acceptDispatchOrder']['data']>>('acceptDispatchOrder', 'PUT', '/mes2/assignmentOrder/accept');

/**
 * 完成派工
 * Ends a dispatch; below its quantity a reason is needed.
 * `PUT /mes2/assignmentOrder/finish`. Asks for the right `PUT^/mes2/assignmentOrder/finish`.
 */
export const finishDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['finishDispatchOrder']['request'], Mes2Calls['finishDispatchOrder']['data']>>('finishDispatchOrder', 'PUT', '/mes2/assignmentOrder/finish');

/**
 * 取消派工
 * Cancels a dispatch nothing was done of.
 * `PUT /mes2/assignmentOrder/cancel`. Asks for the right `PUT^/mes2/assignmentOrder/cancel`.
 */
export const cancelDispatchOrder = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['cancelDispatchOrder']['request'], Mes2Calls['cancelDispatchOrder']['data']>>('cancelDispatchOrder', 'PUT', '/mes2/assignmentOrder/cancel');

/**
 * 未派数量
 * What is left to dispatch of an order by section, colour and size.
 * `GET /mes2/assignmentOrder/remain`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const getDispatchRemain = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getDispatchRemain']['request'], Mes2Calls['getDispatchRemain']['data']>>('getDispatchRemain', 'GET', '/mes2/assignmentOrder/remain');

/**
 * 产线负荷
 * The load of a line by day, and after a dispatch of the given quantity.
 * `GET /mes2/schedule/lineLoad`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const getLineLoad = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getLineLoad']['request'], Mes2Calls['getLineLoad']['data']>>('getLineLoad', 'GET', '/mes2/schedule/lineLoad');

/**
 * 刀模列表
 * A page of cutting dies.
 * `GET /mes2/knifeMold/list`. Asks for one of the screens /mes/order/knifeMold.
 */
export const listCuttingDies = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listCuttingDies']['request'], Mes2Calls['listCuttingDies']['data']>>('listCuttingDies', 'GET', '/mes2/knifeMold/list');

/**
 * 新增刀模
 * Adds a die and answers it as saved.
 * `POST /mes2/knifeMold/insert`. Asks for the right `POST^/mes2/knifeMold/insert`.
 */
export const createCuttingDie = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createCuttingDie']['request'], Mes2Calls['createCuttingDie']['data']>>('createCuttingDie', 'POST', '/mes2/knifeMold/insert', 4);

/**
 * 修改刀模
 * Replaces the fields of a die in the version the person has on screen.
 * `PUT /mes2/knifeMold/update`. Asks for the right `PUT^/mes2/knifeMold/update`.
 */
export const updateCuttingDie = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateCuttingDie']['request'], Mes2Calls['updateCuttingDie']['data']>>('updateCuttingDie', 'PUT', '/mes2/knifeMold/update');

/**
 * 刀模状态
 * Sends dies to sharpening, takes them back or scraps them, each with its own outcome.
 * `PUT /mes2/knifeMold/status`. Asks for the right `PUT^/mes2/knifeMold/status`.
 */
export const changeCuttingDieStatus = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['changeCuttingDieStatus']['request'], Mes2Calls['changeCuttingDieStatus']['data']>>('changeCuttingDieStatus', 'PUT', '/mes2/knifeMold/status');

/**
 * 刀模履历
 * What happened to a die, newest first.
 * `GET /mes2/knifeMold/history`. Asks for one of the screens /mes/order/knifeMold.
 */
export const listCuttingDieHistory = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listCuttingDieHistory']['request'], Mes2Calls['listCuttingDieHistory']['data']>>('listCuttingDieHistory', 'GET', '/mes2/knifeMold/history');

/**
 * 刀模与布料
 * Which dies may cut which fabrics, and how many plies.
 * `GET /mes2/knifeAndTympan/list`. Asks for one of the screens /mes/order/knifeAndTympan.
 */
export const listDieFabricRules = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listDieFabricRules']['request'], Mes2Calls['listDieFabricRules']['data']>>('listDieFabricRules', 'GET', '/mes2/knifeAndTympan/list');

/**
 * 保存刀模与布料
 * Saves many pairs of die and fabric at once.
 * `POST /mes2/knifeAndTympan/batchSave`. Asks for the right `POST^/mes2/knifeAndTympan/batchSave`.
 */
export const saveDieFabricRules = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveDieFabricRules']['request'], Mes2Calls['saveDieFabricRules']['data']>>('saveDieFabricRules', 'POST', '/mes2/knifeAndTympan/batchSave');

/**
 * 目标产量列表
 * A page of the daily targets of lines with their hours.
 * `GET /mes2/target/list`. Asks for one of the screens /mes/order/targetYield.
 */
export const listTargets = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listTargets']['request'], Mes2Calls['listTargets']['data']>>('listTargets', 'GET', '/mes2/target/list');

/**
 * 保存目标
 * Saves targets of lines and days, new ones and changed ones.
 * `POST /mes2/target/insert`. Asks for the right `POST^/mes2/target/insert`.
 */
export const saveTargets = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveTargets']['request'], Mes2Calls['saveTargets']['data']>>('saveTargets', 'POST', '/mes2/target/insert');

/**
 * 生成目标
 * Makes the targets of a day out of the schedule.
 * `POST /mes2/target/generate`. Asks for the right `POST^/mes2/target/insert`.
 */
export const generateTargets = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['generateTargets']['request'], Mes2Calls['generateTargets']['data']>>('generateTargets', 'POST', '/mes2/target/generate', 4, 'POST^/mes2/target/insert');

/**
 * 目标与实际
 * Target, due and actual of a line now.
 * `GET /mes2/target/actual`. Asks for one of the screens /mes/order/targetYield.
 */
export const getTargetActual = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getTargetActual']['request'], Mes2Calls['getTargetActual']['data']>>('getTargetActual', 'GET', '/mes2/target/actual');

/**
 * 目标节拍列表
 * A page of the takt targets with the beat of now.
 * `GET /mes2/targetHeartRate/list`. Asks for one of the screens /mes/order/targetHeartRate.
 */
export const listTaktTargets = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listTaktTargets']['request'], Mes2Calls['listTaktTargets']['data']>>('listTaktTargets', 'GET', '/mes2/targetHeartRate/list');

/**
 * 保存节拍
 * Sets the takt of lines for a day.
 * `POST /mes2/targetHeartRate`. Asks for the right `POST^/mes2/targetHeartRate`.
 */
export const saveTaktTarget = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveTaktTarget']['request'], Mes2Calls['saveTaktTarget']['data']>>('saveTaktTarget', 'POST', '/mes2/targetHeartRate');

/**
 * 实时节拍
 * The beat of a line now and in the last two hours.
 * `GET /mes2/targetHeartRate/beat`. Asks for one of the screens /mes/order/targetHeartRate.
 */
export const getLiveBeat = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getLiveBeat']['request'], Mes2Calls['getLiveBeat']['data']>>('getLiveBeat', 'GET', '/mes2/targetHeartRate/beat');

/**
 * 车间重点单
 * VIP and rush orders by workshop with what a day must bring.
 * `GET /mes2/report/workShopVipReport`. Asks for one of the screens /mes/order/workShopVipReport.
 */
export const getKeyOrderReport = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getKeyOrderReport']['request'], Mes2Calls['getKeyOrderReport']['data']>>('getKeyOrderReport', 'GET', '/mes2/report/workShopVipReport');

/**
 * 技能矩阵
 * Efficiency of people by process over thirty days.
 * `GET /mes2/report/employeeSkillReport`. Asks for one of the screens /mes/order/employeeSkillReport.
 */
export const getEmployeeSkillReport = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['getEmployeeSkillReport']['request'], Mes2Calls['getEmployeeSkillReport']['data']>>('getEmployeeSkillReport', 'GET', '/mes2/report/employeeSkillReport');

/**
 * 技能历史
 * The days behind one cell of the skill matrix.
 * `GET /mes2/report/employeeSkillReport/history`. Asks for one of the screens /mes/order/employeeSkillReport.
 */
export const getEmployeeSkillHistory = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getEmployeeSkillHistory']['request'], Mes2Calls['getEmployeeSkillHistory']['data']>>('getEmployeeSkillHistory', 'GET', '/mes2/report/employeeSkillReport/history');

/**
 * 款式列表
 * A page of styles.
 * `GET /mes2/style/select`. Asks for one of the screens /mes/style/style.
 */
export const listStyles = /* @__PURE__ */ defineOperation<sdk.BareOperation<Mes2Calls['listStyles']['request'], Mes2Calls['listStyles']['data']>>('listStyles', 'GET', '/mes2/style/select');

/**
 * 新增款式
 * Adds a style and answers it as saved.
 * `POST /mes2/style/insert`. Asks for the right `POST^/mes2/style/insert`.
 */
export const createStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['createStyle']['request'], Mes2Calls['createStyle']['data']>>('createStyle', 'POST', '/mes2/style/insert', 4);

/**
 * 修改款式
 * Replaces the fields of a style in the version the person has on screen.
 * `PUT /mes2/style/update`. Asks for the right `PUT^/mes2/style/update`.
 */
export const updateStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['updateStyle']['request'], Mes2Calls['updateStyle']['data']>>('updateStyle', 'PUT', '/mes2/style/update');

/**
 * 删除款式
 * Deletes a style that nothing refers to; one in use is refused.
 * `DELETE /mes2/style/delete`. Asks for the right `DELETE^/mes2/style/delete`.
 */
export const deleteStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['deleteStyle']['request'], Mes2Calls['deleteStyle']['data']>>('deleteStyle', 'DELETE', '/mes2/style/delete');

/**
 * 款式详情
 * One style with every grid, for the style page.
 * `GET /mes2/style/detail`. Asks for one of the screens /mes/style/style.
 */
export const getStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['getStyle']['request'], Mes2Calls['getStyle']['data']>>('getStyle', 'GET', '/mes2/style/detail');

/**
 * 导入款式
 * Makes draft styles from sheet rows and reports errors by row.
 * `POST /mes2/style/import`. Asks for the right `POST^/mes2/style/import`.
 */
export const importStyles = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['importStyles']['request'], Mes2Calls['importStyles']['data']>>('importStyles', 'POST', '/mes2/style/import', 4);

/**
 * 批准款式
 * Checks a style and counts its version on, so that orders can copy it.
 * `PUT /mes2/style/approve`. Asks for the right `PUT^/mes2/style/approve`.
 */
export const approveStyle = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['approveStyle']['request'], Mes2Calls['approveStyle']['data']>>('approveStyle', 'PUT', '/mes2/style/approve');

/**
 * 款式状态
 * Disables styles or takes them back, each with its own outcome.
 * `PUT /mes2/style/status`. Asks for the right `PUT^/mes2/style/status`.
 */
export const changeStyleStatus = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['changeStyleStatus']['request'], Mes2Calls['changeStyleStatus']['data']>>('changeStyleStatus', 'PUT', '/mes2/style/status');

/**
 * 对比款式
 * The differences between two styles.
 * `GET /mes2/style/compare`. Asks for one of the screens /mes/style/style.
 */
export const compareStyles = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['compareStyles']['request'], Mes2Calls['compareStyles']['data']>>('compareStyles', 'GET', '/mes2/style/compare');

/**
 * 引用订单
 * The orders that were made of a style and the version they copied.
 * `GET /mes2/style/orders`. Asks for one of the screens /mes/style/style.
 */
export const listStyleOrders = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['listStyleOrders']['request'], Mes2Calls['listStyleOrders']['data']>>('listStyleOrders', 'GET', '/mes2/style/orders');

/**
 * 保存颜色尺码
 * Save colours and sizes of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/sizeColor`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleSizeColor = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleSizeColor']['request'], Mes2Calls['saveStyleSizeColor']['data']>>('saveStyleSizeColor', 'POST', '/mes2/style/sizeColor', 0, 'PUT^/mes2/style/update');

/**
 * 保存部位
 * Save the parts of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/part`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleParts = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleParts']['request'], Mes2Calls['saveStyleParts']['data']>>('saveStyleParts', 'POST', '/mes2/style/part', 0, 'PUT^/mes2/style/update');

/**
 * 保存BOM
 * Save the bill of materials of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/bom`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleBom = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleBom']['request'], Mes2Calls['saveStyleBom']['data']>>('saveStyleBom', 'POST', '/mes2/style/bom', 0, 'PUT^/mes2/style/update');

/**
 * 保存工序
 * Save the processes of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/process`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleProcess = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleProcess']['request'], Mes2Calls['saveStyleProcess']['data']>>('saveStyleProcess', 'POST', '/mes2/style/process', 0, 'PUT^/mes2/style/update');

/**
 * 保存面料规格
 * Save the fabrics of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/tympan`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleFabrics = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleFabrics']['request'], Mes2Calls['saveStyleFabrics']['data']>>('saveStyleFabrics', 'POST', '/mes2/style/tympan', 0, 'PUT^/mes2/style/update');

/**
 * 保存质量要求
 * Save the quality points of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/quality`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleQuality = /* @__PURE__ */ defineOperation<sdk.Operation<Mes2Calls['saveStyleQuality']['request'], Mes2Calls['saveStyleQuality']['data']>>('saveStyleQuality', 'POST', '/mes2/style/quality', 0, 'PUT^/mes2/style/update');
