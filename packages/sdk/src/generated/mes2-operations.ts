// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import { defineOperation } from '../define-operation.ts';
import type * as sdk from '../operation.ts';
import type { components, operations } from './mes2.ts';

/** 订单状态 · Order status. */
export type OrderStatus = components['schemas']['OrderStatus'];
/** 优先级 · Priority. */
export type OrderPriority = components['schemas']['OrderPriority'];
/** 订单类型 · Order type. */
export type OrderType = components['schemas']['OrderType'];
/** 订单来源 · Source. */
export type OrderSource = components['schemas']['OrderSource'];
/** 是否 · Yes or no. */
export type Flag = components['schemas']['Flag'];
/** A row of the order list. The money columns exist only for people with their field permission. */
export type OrderRow = components['schemas']['OrderRow'];
/** `sum` of {@link OrderPage}. */
export type OrderTotals = components['schemas']['OrderTotals'];
/** One page of orders with the totals of the whole result. */
export type OrderPage = components['schemas']['OrderPage'];
/** What a rejected token or credential is answered with, in the words of OAuth 2. */
export type OauthError = components['schemas']['OauthError'];
/** `counts` of {@link OrderCounts}. */
export type OrderStatusCount = components['schemas']['OrderStatusCount'];
/** What `countOrdersByStatus` answers. */
export type OrderCounts = components['schemas']['OrderCounts'];
/** 包装方式 · Packing. */
export type PackMethod = components['schemas']['PackMethod'];
/** 风险 · Risk. */
export type RiskLight = components['schemas']['RiskLight'];
/** `colors` of {@link Order}. */
export type OrderColor = components['schemas']['OrderColor'];
/** `sizes` of {@link Order}. */
export type OrderSize = components['schemas']['OrderSize'];
/** `colorSizes` of {@link Order}. */
export type OrderColorSize = components['schemas']['OrderColorSize'];
/** 布种 · Fabric part. */
export type FabricPart = components['schemas']['FabricPart'];
/** `sizeUsages` of {@link OrderBomLine}. */
export type SizeUsage = components['schemas']['SizeUsage'];
/** `bom` of {@link Order}. */
export type OrderBomLine = components['schemas']['OrderBomLine'];
/** `parts` of {@link Order}. */
export type OrderPart = components['schemas']['OrderPart'];
/** 工段 · Section. */
export type Section = components['schemas']['Section'];
/** 计件范围 · Pay scope. */
export type PayScope = components['schemas']['PayScope'];
/** `processes` of {@link Order}. */
export type OrderProcess = components['schemas']['OrderProcess'];
/** `colorMatchings` of {@link Order}. */
export type OrderColorMatching = components['schemas']['OrderColorMatching'];
/** `fabrics` of {@link Order}. */
export type OrderFabric = components['schemas']['OrderFabric'];
/** `workshops` of {@link Order}. */
export type OrderWorkshop = components['schemas']['OrderWorkshop'];
/** `values` of {@link OrderMeasurePoint}. */
export type MeasureValue = components['schemas']['MeasureValue'];
/** `points` of {@link OrderQualifying}. */
export type OrderMeasurePoint = components['schemas']['OrderMeasurePoint'];
/** What `saveOrderQualifying` answers. */
export type OrderQualifying = components['schemas']['OrderQualifying'];
/** 运输方式 · Shipment mode. */
export type ShipmentMode = components['schemas']['ShipmentMode'];
/** 走货状态 · Shipment status. */
export type ShipmentStatus = components['schemas']['ShipmentStatus'];
/** `lines` of {@link OrderShipment}. */
export type OrderShipmentLine = components['schemas']['OrderShipmentLine'];
/** `shipments` of {@link Order}. */
export type OrderShipment = components['schemas']['OrderShipment'];
/** 床次类型 · Bed type. */
export type BedType = components['schemas']['BedType'];
/** 床次状态 · Bed status. */
export type BedStatus = components['schemas']['BedStatus'];
/** `cuttingBeds` of {@link Order}. */
export type OrderCuttingBed = components['schemas']['OrderCuttingBed'];
/** One order with all its child grids in one answer. */
export type Order = components['schemas']['Order'];
/** 剩料单状态 · Remnant slip status. */
export type SldStatus = components['schemas']['SldStatus'];
/** A row of the cutting bed lists. */
export type CuttingBedRow = components['schemas']['CuttingBedRow'];
/** `sum` of {@link CuttingBedPage}. */
export type CuttingBedTotals = components['schemas']['CuttingBedTotals'];
/** One page of beds with the totals of the whole result. */
export type CuttingBedPage = components['schemas']['CuttingBedPage'];
/** What `countCuttingBeds` answers. */
export type CuttingBedCounts = components['schemas']['CuttingBedCounts'];
/** 铺布方式 · Spreading mode. */
export type SpreadMode = components['schemas']['SpreadMode'];
/** 裁剪方式 · Cutting mode. */
export type CutMode = components['schemas']['CutMode'];
/** `limits` of {@link CuttingBed}. */
export type CuttingBedLimits = components['schemas']['CuttingBedLimits'];
/** `colors` of {@link CuttingBed}. */
export type CuttingBedColor = components['schemas']['CuttingBedColor'];
/** `sizes` of {@link CuttingBed}. */
export type CuttingBedSize = components['schemas']['CuttingBedSize'];
/** `colorSizes` of {@link CuttingBed}. */
export type CuttingBedColorSize = components['schemas']['CuttingBedColorSize'];
/** `panels` of {@link CuttingBed}. */
export type CuttingBedPanel = components['schemas']['CuttingBedPanel'];
/** `rolls` of {@link CuttingBed}. */
export type CuttingBedRoll = components['schemas']['CuttingBedRoll'];
/** 参与角色 · Role. */
export type BedRole = components['schemas']['BedRole'];
/** `employees` of {@link CuttingBed}. */
export type CuttingBedEmployee = components['schemas']['CuttingBedEmployee'];
/** One bed with its grids, its fabric balance and the limits the editor checks against. */
export type CuttingBed = components['schemas']['CuttingBed'];
/** `difficultySteps` of {@link CuttingBedSizes}. */
export type ShadeDifficultyStep = components['schemas']['ShadeDifficultyStep'];
/** `cells` of {@link CuttingBedSizes}. */
export type RemainingToCut = components['schemas']['RemainingToCut'];
/** `fabrics` of {@link CuttingBedSizes}. */
export type BedFabricOption = components['schemas']['BedFabricOption'];
/** `parts` of {@link CuttingBedSizes}. */
export type BedPartOption = components['schemas']['BedPartOption'];
/** `tables` of {@link CuttingBedSizes}. */
export type CuttingTableOption = components['schemas']['CuttingTableOption'];
/** `fabrics` of {@link BedDieOption}. */
export type DieFabricLimit = components['schemas']['DieFabricLimit'];
/** `dies` of {@link CuttingBedSizes}. */
export type BedDieOption = components['schemas']['BedDieOption'];
/** `processes` of {@link CuttingBedSizes}. */
export type BedProcessOption = components['schemas']['BedProcessOption'];
/** Everything the bed editor offers for one order. */
export type CuttingBedSizes = components['schemas']['CuttingBedSizes'];
/** `sizes` of {@link CreateCuttingBedBody}. */
export type CuttingBedSizeInput = components['schemas']['CuttingBedSizeInput'];
/** `panels` of {@link CreateCuttingBedBody}. */
export type CuttingBedPanelInput = components['schemas']['CuttingBedPanelInput'];
/** `colors` of {@link CreateCuttingBedBody}. */
export type CuttingBedColorInput = components['schemas']['CuttingBedColorInput'];
/** One roll in spreading order; the position in the list is its number. */
export type CuttingBedRollInput = components['schemas']['CuttingBedRollInput'];
/** `employees` of {@link CreateCuttingBedBody}. */
export type CuttingBedEmployeeInput = components['schemas']['CuttingBedEmployeeInput'];
/** A new bed as a draft. Pieces, ply ranges and spread lengths are computed, never sent. */
export type CreateCuttingBedBody = components['schemas']['CreateCuttingBedBody'];
/** The whole bed as it shall be; order and number never change, and the kind only before the bed has started. */
export type UpdateCuttingBedBody = components['schemas']['UpdateCuttingBedBody'];
/** Names a bed in the version the person has on screen. */
export type CuttingBedVersionBody = components['schemas']['CuttingBedVersionBody'];
/** Where a bed stands after a step. */
export type CuttingBedState = components['schemas']['CuttingBedState'];
/** Body of `submitCuttingBed`. */
export type SubmitCuttingBedBody = components['schemas']['SubmitCuttingBedBody'];
/** What `generateBundles` answers. */
export type GeneratedBundles = components['schemas']['GeneratedBundles'];
/** What `submitCuttingBed` answers. */
export type SubmittedCuttingBed = components['schemas']['SubmittedCuttingBed'];
/** Body of `approveCuttingBed`. */
export type ApproveCuttingBedBody = components['schemas']['ApproveCuttingBedBody'];
/** 方案状态 · Cut plan status. */
export type CutPlanStatus = components['schemas']['CutPlanStatus'];
/** `sizes` of {@link CutPlanMarker}. */
export type CutPlanMarkerSize = components['schemas']['CutPlanMarkerSize'];
/** `markers` of {@link CutPlanRow}. */
export type CutPlanMarker = components['schemas']['CutPlanMarker'];
/** `colors` of {@link CutPlanLay}. */
export type CutPlanLayColor = components['schemas']['CutPlanLayColor'];
/** `lays` of {@link CutPlanRow}. */
export type CutPlanLay = components['schemas']['CutPlanLay'];
/** A row of `listCutPlans`. */
export type CutPlanRow = components['schemas']['CutPlanRow'];
/** `sum` of {@link CutPlanPage}. */
export type CutPlanTotals = components['schemas']['CutPlanTotals'];
/** One page of plans with the totals of the whole result. */
export type CutPlanPage = components['schemas']['CutPlanPage'];
/** 布卷状态 · Fabric roll status. */
export type FabricRollStatus = components['schemas']['FabricRollStatus'];
/** A row of `listFabricRolls`. */
export type FabricRollRow = components['schemas']['FabricRollRow'];
/** `sum` of {@link FabricRollPage}. */
export type FabricRollTotals = components['schemas']['FabricRollTotals'];
/** One page of rolls with the totals of the whole result. */
export type FabricRollPage = components['schemas']['FabricRollPage'];
/** 处理方式 · Settlement. What becomes of a refused report */
export type ScanSettlement = components['schemas']['ScanSettlement'];
/** 删除原因 · Why given up. Why a refused report is not sent any more */
export type GiveUpReason = components['schemas']['GiveUpReason'];
/** Body of `handOverScan`. */
export type HandOverScanBody = components['schemas']['HandOverScanBody'];
/** What `handOverScan` answers. */
export type ScanHandOver = components['schemas']['ScanHandOver'];
/** 条码种类 · Code kind. */
export type ScanCodeKind = components['schemas']['ScanCodeKind'];
/** 员工状态 · Employee status. */
export type EmployeeStatus = components['schemas']['EmployeeStatus'];
/** `employee` of {@link ResolvedCode}. */
export type ScannedEmployee = components['schemas']['ScannedEmployee'];
/** `machine` of {@link ResolvedCode}. */
export type ScannedMachine = components['schemas']['ScannedMachine'];
/** 扎号状态 · Bundle status. */
export type BundleStatus = components['schemas']['BundleStatus'];
/** A row of `listBundles`. */
export type BundleRow = components['schemas']['BundleRow'];
/** 扎号工序状态 · Bundle operation status. */
export type BundleProcessStatus = components['schemas']['BundleProcessStatus'];
/** One process of one bundle. What may be reported is what is left, or less behind an unfinished checkpoint. */
export type BundleProcessRow = components['schemas']['BundleProcessRow'];
/** What a scanned text stands for. Exactly one of the records is filled. */
export type ResolvedCode = components['schemas']['ResolvedCode'];
/** `sum` of {@link BundleProcessPage}. */
export type BundleProcessTotals = components['schemas']['BundleProcessTotals'];
/** One page of processes with the totals of the whole result. */
export type BundleProcessPage = components['schemas']['BundleProcessPage'];
/** 扫描类型 · Scan type. */
export type ScanType = components['schemas']['ScanType'];
/** 扫描渠道 · Scan channel. */
export type ScanChannel = components['schemas']['ScanChannel'];
/** `bundleProcessSubmitRecord` of {@link RecordScanBody}. */
export type ScanInput = components['schemas']['ScanInput'];
/** Body of `recordScan`. */
export type RecordScanBody = components['schemas']['RecordScanBody'];
/** 扫描状态 · Scan status. */
export type ScanStatus = components['schemas']['ScanStatus'];
/** `scan` of {@link ScanResult}. */
export type ScanRow = components['schemas']['ScanRow'];
/** What `recordScan` answers. */
export type ScanResult = components['schemas']['ScanResult'];
/** Body of `recordScans`. */
export type RecordScansBody = components['schemas']['RecordScansBody'];
/** `verdicts` of {@link ScanVerdicts}. */
export type ScanVerdict = components['schemas']['ScanVerdict'];
/** What `recordScans` answers. */
export type ScanVerdicts = components['schemas']['ScanVerdicts'];
/** Body of `reverseScan`. */
export type ReverseScanBody = components['schemas']['ReverseScanBody'];
/** 效率档 · Efficiency band. */
export type EfficiencyBand = components['schemas']['EfficiencyBand'];
/** `processes` of {@link MyDay}. */
export type MyDayProcess = components['schemas']['MyDayProcess'];
/** What `getMyDay` answers. */
export type MyDay = components['schemas']['MyDay'];
/** `processes` of {@link PreloadBundle}. */
export type PreloadProcess = components['schemas']['PreloadProcess'];
/** `bundles` of {@link AppPreload}. */
export type PreloadBundle = components['schemas']['PreloadBundle'];
/** A machine of the line with the code on its plate. */
export type PreloadMachine = components['schemas']['PreloadMachine'];
/** What a device needs to go on without a connection. */
export type AppPreload = components['schemas']['AppPreload'];
/** 适用范围 · Applies in. */
export type SplitScope = components['schemas']['SplitScope'];
/** 拆分方式 · Split mode. */
export type SplitMode = components['schemas']['SplitMode'];
/** 编号方式 · Numbering. */
export type SplitNumbering = components['schemas']['SplitNumbering'];
/** A row of `listBundleSplitRules`. */
export type BundleSplitRuleRow = components['schemas']['BundleSplitRuleRow'];
/** One page of rules. */
export type BundleSplitRulePage = components['schemas']['BundleSplitRulePage'];
/** `sum` of {@link BundlePage}. */
export type BundleTotals = components['schemas']['BundleTotals'];
/** One page of bundles with the totals of the whole result. */
export type BundlePage = components['schemas']['BundlePage'];
/** `counts` of {@link BundleCounts}. */
export type BundleStatusCount = components['schemas']['BundleStatusCount'];
/** What `countBundles` answers. */
export type BundleCounts = components['schemas']['BundleCounts'];
/** Body of `generateBundles`. */
export type GenerateBundlesBody = components['schemas']['GenerateBundlesBody'];
/** `kpi` of {@link CuttingRoomBoard}. */
export type CuttingRoomFigures = components['schemas']['CuttingRoomFigures'];
/** 台灯 · Lamp. */
export type TableLamp = components['schemas']['TableLamp'];
/** `colors` of {@link CuttingRoomTable}. */
export type CuttingRoomColor = components['schemas']['CuttingRoomColor'];
/** `tables` of {@link CuttingRoomBoard}. */
export type CuttingRoomTable = components['schemas']['CuttingRoomTable'];
/** `hours` of {@link CuttingRoomBoard}. */
export type CuttingRoomHour = components['schemas']['CuttingRoomHour'];
/** `queue` of {@link CuttingRoomBoard}. */
export type CuttingRoomQueueBed = components['schemas']['CuttingRoomQueueBed'];
/** `problems` of {@link CuttingRoomBoard}. */
export type CuttingRoomProblem = components['schemas']['CuttingRoomProblem'];
/** `months` of {@link CuttingRoomBoard}. */
export type CuttingRoomUtilisation = components['schemas']['CuttingRoomUtilisation'];
/** All that the wall board of the cutting room shows. */
export type CuttingRoomBoard = components['schemas']['CuttingRoomBoard'];
/** `changes` of {@link BusinessLogRow}. */
export type FieldChange = components['schemas']['FieldChange'];
/** A row of `listBusinessLogs`. */
export type BusinessLogRow = components['schemas']['BusinessLogRow'];
/** One page of entries. */
export type BusinessLogPage = components['schemas']['BusinessLogPage'];
/** 功能 · Part. A part of the product that a setting is kept for */
export type SettingPart = components['schemas']['SettingPart'];
/** What `createCompanySetting` answers. */
export type CompanySetting = components['schemas']['CompanySetting'];
/** Body of `updateCompanySetting`. */
export type UpdateCompanySettingBody = components['schemas']['UpdateCompanySettingBody'];
/** Body of `createCompanySetting`. */
export type CreateCompanySettingBody = components['schemas']['CreateCompanySettingBody'];
/** Advice only; the saving decides. */
export type OrderNoCheck = components['schemas']['OrderNoCheck'];
/** `colors` of {@link CreateOrderBody}. */
export type OrderColorInput = components['schemas']['OrderColorInput'];
/** `sizes` of {@link CreateOrderBody}. */
export type OrderSizeInput = components['schemas']['OrderSizeInput'];
/** `colorSizes` of {@link CreateOrderBody}. */
export type OrderColorSizeInput = components['schemas']['OrderColorSizeInput'];
/** A new order as a draft with its colour and size matrix. */
export type CreateOrderBody = components['schemas']['CreateOrderBody'];
/** `lines` of {@link OrderShipmentInput}. */
export type OrderShipmentLineInput = components['schemas']['OrderShipmentLineInput'];
/** `shipments` of {@link UpdateOrderBody}. */
export type OrderShipmentInput = components['schemas']['OrderShipmentInput'];
/** What changes of the order. A field that is left out stays, null clears it. A confirmed order allows what the rules of its status allow. */
export type UpdateOrderBody = components['schemas']['UpdateOrderBody'];
/** `orders` of {@link UpdateOrdersBody}. */
export type OrderVersionRef = components['schemas']['OrderVersionRef'];
/** The same change for at most two hundred orders; only what is sent is changed. */
export type UpdateOrdersBody = components['schemas']['UpdateOrdersBody'];
/** One record a batch call could not handle, with the sentence a person is shown. */
export type BatchFail = components['schemas']['BatchFail'];
/** Every record is handled on its own; some may fail while others succeed. */
export type BatchResult = components['schemas']['BatchResult'];
/** `cells` of {@link ImportRow}. */
export type ImportCell = components['schemas']['ImportCell'];
/** One row of the first sheet. */
export type ImportRow = components['schemas']['ImportRow'];
/** The rows that the browser read from the first sheet, by column name. */
export type ImportBody = components['schemas']['ImportBody'];
/** `errors` of {@link ImportResult}. */
export type ImportError = components['schemas']['ImportError'];
/** What an import did; rows with an error changed nothing. */
export type ImportResult = components['schemas']['ImportResult'];
/** An order to confirm, with the version of the style that the person was shown. */
export type ConfirmOrderBody = components['schemas']['ConfirmOrderBody'];
/** Where an order stands after a step. */
export type OrderState = components['schemas']['OrderState'];
/** A step that needs a reason, on the version the person has on screen. */
export type RecordReasonBody = components['schemas']['RecordReasonBody'];
/** Names a record in the version the person has on screen. */
export type RecordVersionBody = components['schemas']['RecordVersionBody'];
/** A step with an optional reason, on the version the person has on screen. */
export type RecordNoteBody = components['schemas']['RecordNoteBody'];
/** One rule that was tested, with the sentence a person is shown. */
export type RuleCheck = components['schemas']['RuleCheck'];
/** The rules a step asks for, each with its outcome. */
export type RuleChecks = components['schemas']['RuleChecks'];
/** What finishing an order now would leave undone. */
export type OrderFinishCheck = components['schemas']['OrderFinishCheck'];
/** Where the garments cut of one colour and size went. */
export type OrderBalanceCell = components['schemas']['OrderBalanceCell'];
/** What a closing asks for, and the balance of every colour and size. */
export type OrderCloseCheck = components['schemas']['OrderCloseCheck'];
/** An order as workshops see it: execution instead of commerce, no prices. */
export type ReleasedOrderRow = components['schemas']['ReleasedOrderRow'];
/** `sum` of {@link ReleasedOrderPage}. */
export type ReleasedOrderTotals = components['schemas']['ReleasedOrderTotals'];
/** One page of released orders with the totals of the whole result. */
export type ReleasedOrderPage = components['schemas']['ReleasedOrderPage'];
/** `data` of {@link GetReleasedOrderStagesAnswer}. */
export type OrderStageCell = components['schemas']['OrderStageCell'];
/** `sizeUsages` of {@link OrderBomInput}. */
export type SizeUsageInput = components['schemas']['SizeUsageInput'];
/** `rows` of {@link ReplaceOrderBomBody}. */
export type OrderBomInput = components['schemas']['OrderBomInput'];
/** All lines of the bill of materials; a line with issued material stays. */
export type ReplaceOrderBomBody = components['schemas']['ReplaceOrderBomBody'];
/** The saved bill of materials with the new version of the order. */
export type OrderBomSaved = components['schemas']['OrderBomSaved'];
/** `rows` of {@link ReplaceOrderPartsBody}. */
export type OrderPartInput = components['schemas']['OrderPartInput'];
/** All parts of the garment. */
export type ReplaceOrderPartsBody = components['schemas']['ReplaceOrderPartsBody'];
/** The saved lines with the new version of the order. */
export type OrderPartsSaved = components['schemas']['OrderPartsSaved'];
/** `rows` of {@link ReplaceOrderProcessesBody}. */
export type OrderProcessInput = components['schemas']['OrderProcessInput'];
/** All processes of the order; scanned ones may be disabled but not left out. */
export type ReplaceOrderProcessesBody = components['schemas']['ReplaceOrderProcessesBody'];
/** The saved lines with the new version of the order. */
export type OrderProcessesSaved = components['schemas']['OrderProcessesSaved'];
/** `rows` of {@link ReplaceOrderColorMatchingBody}. */
export type OrderColorMatchingInput = components['schemas']['OrderColorMatchingInput'];
/** The whole matrix of garment colour and material colour. */
export type ReplaceOrderColorMatchingBody = components['schemas']['ReplaceOrderColorMatchingBody'];
/** The saved lines with the new version of the order. */
export type OrderColorMatchingSaved = components['schemas']['OrderColorMatchingSaved'];
/** `rows` of {@link ReplaceOrderWorkshopsBody}. */
export type OrderWorkshopInput = components['schemas']['OrderWorkshopInput'];
/** All workshops of the order. */
export type ReplaceOrderWorkshopsBody = components['schemas']['ReplaceOrderWorkshopsBody'];
/** The saved lines with the new version of the order. */
export type OrderWorkshopsSaved = components['schemas']['OrderWorkshopsSaved'];
/** `rows` of {@link SaveOrderFabricsBody}. */
export type OrderFabricInput = components['schemas']['OrderFabricInput'];
/** The fabrics of the order with the rolls that are reserved for it; rolls left out are released. */
export type SaveOrderFabricsBody = components['schemas']['SaveOrderFabricsBody'];
/** The saved lines with the new version of the order. */
export type OrderFabricsSaved = components['schemas']['OrderFabricsSaved'];
/** `values` of {@link MeasurePointInput}. */
export type MeasureValueInput = components['schemas']['MeasureValueInput'];
/** `points` of {@link SaveOrderQualifyingBody}. */
export type MeasurePointInput = components['schemas']['MeasurePointInput'];
/** The acceptance standard of the order. */
export type SaveOrderQualifyingBody = components['schemas']['SaveOrderQualifyingBody'];
/** All shipments of an order; together they equal the order matrix. */
export type SaveOrderShipmentBody = components['schemas']['SaveOrderShipmentBody'];
/** The saved shipments with the new version of the order. */
export type OrderShipmentsSaved = components['schemas']['OrderShipmentsSaved'];
/** Body of `createOrderMachine`. */
export type CreateOrderMachineBody = components['schemas']['CreateOrderMachineBody'];
/** What `createOrderMachine` answers. */
export type OrderMachine = components['schemas']['OrderMachine'];
/** Body of `updateOrderMachine`. */
export type UpdateOrderMachineBody = components['schemas']['UpdateOrderMachineBody'];
/** 资源类型 · Resource type. */
export type ResourceType = components['schemas']['ResourceType'];
/** Body of `createResourceOccupation`. */
export type CreateResourceOccupationBody = components['schemas']['CreateResourceOccupationBody'];
/** 占用状态 · Occupation. */
export type OccupationStatus = components['schemas']['OccupationStatus'];
/** What `createResourceOccupation` answers. */
export type ResourceOccupation = components['schemas']['ResourceOccupation'];
/** `rows` of {@link BindOrderSlotCardsBody}. */
export type SlotCardPair = components['schemas']['SlotCardPair'];
/** Pairs of card and bundle; each pair is bound or refused on its own. */
export type BindOrderSlotCardsBody = components['schemas']['BindOrderSlotCardsBody'];
/** `data` of {@link BindOrderSlotCardsAnswer}. */
export type SlotCardPairResult = components['schemas']['SlotCardPairResult'];
/** 工段进度 · Stage passed. */
export type ProgressStage = components['schemas']['ProgressStage'];
/** Pieces of one stage on one factory day. */
export type StageDay = components['schemas']['StageDay'];
/** What `getOrderProgress` answers. */
export type OrderProgress = components['schemas']['OrderProgress'];
/** `slotCards` of {@link OrderResources}. */
export type OrderSlotCard = components['schemas']['OrderSlotCard'];
/** What `getOrderResources` answers. */
export type OrderResources = components['schemas']['OrderResources'];
/** Sent every few seconds by a page while it is shown, and once when it goes. */
export type ReportOrderPresenceBody = components['schemas']['ReportOrderPresenceBody'];
/** `data` of {@link ReportOrderPresenceAnswer}. */
export type OrderPresence = components['schemas']['OrderPresence'];
/** 订单单据 · Document of an order. */
export type OrderPaper = components['schemas']['OrderPaper'];
/** Body of `recordOrderPrint`. */
export type RecordOrderPrintBody = components['schemas']['RecordOrderPrintBody'];
/** One printing of a paper of an order, as its foot says it. */
export type OrderPrint = components['schemas']['OrderPrint'];
/** `sizes` of {@link SuggestCutPlanBody}. */
export type CutPlanMarkerSizeInput = components['schemas']['CutPlanMarkerSizeInput'];
/** Body of `suggestCutPlan`. */
export type SuggestCutPlanBody = components['schemas']['SuggestCutPlanBody'];
/** `cells` of {@link CutPlanSuggestion}. */
export type CutPlanCell = components['schemas']['CutPlanCell'];
/** A proposal that nothing is saved of. */
export type CutPlanSuggestion = components['schemas']['CutPlanSuggestion'];
/** `markers` of {@link SaveCutPlanBody}. */
export type CutPlanMarkerInput = components['schemas']['CutPlanMarkerInput'];
/** `colors` of {@link CutPlanLayInput}. */
export type CutPlanLayColorInput = components['schemas']['CutPlanLayColorInput'];
/** `lays` of {@link SaveCutPlanBody}. */
export type CutPlanLayInput = components['schemas']['CutPlanLayInput'];
/** A cut plan; without an id a new one. */
export type SaveCutPlanBody = components['schemas']['SaveCutPlanBody'];
/** 版本状态 · Version status. */
export type OrderVersionStatus = components['schemas']['OrderVersionStatus'];
/** A row of `listOrderVersions`. */
export type OrderVersionRow = components['schemas']['OrderVersionRow'];
/** One page of order versions. */
export type OrderVersionPage = components['schemas']['OrderVersionPage'];
/** 变更类型 · Change type. */
export type ChangeKind = components['schemas']['ChangeKind'];
/** One difference between two versions. */
export type OrderChange = components['schemas']['OrderChange'];
/** What `getOrderVersionDiff` answers. */
export type OrderVersionDiff = components['schemas']['OrderVersionDiff'];
/** `changes` of {@link OrderVersionDraft}. */
export type OrderVersionValues = components['schemas']['OrderVersionValues'];
/** `cells` of {@link OrderVersionEffect}. */
export type OrderVersionCell = components['schemas']['OrderVersionCell'];
/** `fabrics` of {@link OrderVersionEffect}. */
export type FabricEffect = components['schemas']['FabricEffect'];
/** What a change would touch. */
export type OrderVersionEffect = components['schemas']['OrderVersionEffect'];
/** The open draft of an order, or an empty one. */
export type OrderVersionDraft = components['schemas']['OrderVersionDraft'];
/** `bom` of {@link OrderVersionChanges}. */
export type OrderVersionBomInput = components['schemas']['OrderVersionBomInput'];
/** Only the parts that change. */
export type OrderVersionChanges = components['schemas']['OrderVersionChanges'];
/** A change order as a draft; without an id a new one. */
export type SaveOrderVersionBody = components['schemas']['SaveOrderVersionBody'];
/** Body of `checkOrderVersion`. */
export type CheckOrderVersionBody = components['schemas']['CheckOrderVersionBody'];
/** What `previewOrderResync` answers. */
export type OrderResyncPreview = components['schemas']['OrderResyncPreview'];
/** Body of `resyncOrderFromStyle`. */
export type ResyncOrderBody = components['schemas']['ResyncOrderBody'];
/** 难度等级 · Difficulty. */
export type ProcessGrade = components['schemas']['ProcessGrade'];
/** 工价状态 · Price status. */
export type PriceStatus = components['schemas']['PriceStatus'];
/** A row of `listOrderPrices`. */
export type OrderPriceRow = components['schemas']['OrderPriceRow'];
/** `sum` of {@link OrderPricePage}. */
export type OrderPriceTotals = components['schemas']['OrderPriceTotals'];
/** One page of prices with the totals of the whole result. */
export type OrderPricePage = components['schemas']['OrderPricePage'];
/** `rows` of {@link SaveOrderPriceBody}. */
export type OrderPriceInput = components['schemas']['OrderPriceInput'];
/** New prices from a day on, or pending ones that are taken back. */
export type SaveOrderPriceBody = components['schemas']['SaveOrderPriceBody'];
/** Body of `auditOrderPrice`. */
export type AuditOrderPriceBody = components['schemas']['AuditOrderPriceBody'];
/** Body of `previewRepricing`. */
export type PreviewRepricingBody = components['schemas']['PreviewRepricingBody'];
/** `rows` of {@link Repricing}. */
export type RepricingRow = components['schemas']['RepricingRow'];
/** What `previewRepricing` answers. */
export type Repricing = components['schemas']['Repricing'];
/** 派工状态 · Dispatch status. */
export type DispatchStatus = components['schemas']['DispatchStatus'];
/** 去向类型 · Assignee type. */
export type DispatchTarget = components['schemas']['DispatchTarget'];
/** `lines` of {@link DispatchOrderRow}. */
export type DispatchOrderLine = components['schemas']['DispatchOrderLine'];
/** A row of `listDispatchOrders`. */
export type DispatchOrderRow = components['schemas']['DispatchOrderRow'];
/** `sum` of {@link DispatchOrderPage}. */
export type DispatchOrderTotals = components['schemas']['DispatchOrderTotals'];
/** One page of dispatch orders with the totals of the whole result. */
export type DispatchOrderPage = components['schemas']['DispatchOrderPage'];
/** `lines` of {@link CreateDispatchOrderBody}. */
export type DispatchOrderLineInput = components['schemas']['DispatchOrderLineInput'];
/** Body of `createDispatchOrder`. */
export type CreateDispatchOrderBody = components['schemas']['CreateDispatchOrderBody'];
/** Body of `updateDispatchOrder`. */
export type UpdateDispatchOrderBody = components['schemas']['UpdateDispatchOrderBody'];
/** The records a batch step is asked for; five hundred at most. */
export type RecordIdsBody = components['schemas']['RecordIdsBody'];
/** Body of `finishDispatchOrder`. */
export type FinishDispatchOrderBody = components['schemas']['FinishDispatchOrderBody'];
/** `sections` of {@link DispatchRemain}. */
export type DispatchSection = components['schemas']['DispatchSection'];
/** `cells` of {@link DispatchRemain}. */
export type DispatchRemainCell = components['schemas']['DispatchRemainCell'];
/** What `getDispatchRemain` answers. */
export type DispatchRemain = components['schemas']['DispatchRemain'];
/** A day of a line. */
export type LineLoadDay = components['schemas']['LineLoadDay'];
/** What `getLineLoad` answers. */
export type LineLoad = components['schemas']['LineLoad'];
/** 刀模状态 · Die status. */
export type CuttingDieStatus = components['schemas']['CuttingDieStatus'];
/** A row of `listCuttingDies`. */
export type CuttingDieRow = components['schemas']['CuttingDieRow'];
/** One page of dies. */
export type CuttingDiePage = components['schemas']['CuttingDiePage'];
/** Body of `createCuttingDie`. */
export type CreateCuttingDieBody = components['schemas']['CreateCuttingDieBody'];
/** Body of `updateCuttingDie`. */
export type UpdateCuttingDieBody = components['schemas']['UpdateCuttingDieBody'];
/** Body of `changeCuttingDieStatus`. */
export type ChangeCuttingDieStatusBody = components['schemas']['ChangeCuttingDieStatusBody'];
/** A row of `listCuttingDieHistory`. */
export type CuttingDieEvent = components['schemas']['CuttingDieEvent'];
/** One page of events of a die. */
export type CuttingDieEventPage = components['schemas']['CuttingDieEventPage'];
/** A row of `listDieFabricRules`. */
export type DieFabricRuleRow = components['schemas']['DieFabricRuleRow'];
/** One page of die and fabric pairs. */
export type DieFabricRulePage = components['schemas']['DieFabricRulePage'];
/** `rows` of {@link SaveDieFabricRulesBody}. */
export type DieFabricRuleInput = components['schemas']['DieFabricRuleInput'];
/** Body of `saveDieFabricRules`. */
export type SaveDieFabricRulesBody = components['schemas']['SaveDieFabricRulesBody'];
/** 目标来源 · Target from. */
export type TargetSource = components['schemas']['TargetSource'];
/** `hourTargets` of {@link TargetRow}. */
export type HourTarget = components['schemas']['HourTarget'];
/** A row of `listTargets`. */
export type TargetRow = components['schemas']['TargetRow'];
/** `sum` of {@link TargetPage}. */
export type TargetTotals = components['schemas']['TargetTotals'];
/** One page of targets with the totals of the whole result. */
export type TargetPage = components['schemas']['TargetPage'];
/** `hourTargets` of {@link TargetInput}. */
export type HourTargetInput = components['schemas']['HourTargetInput'];
/** `rows` of {@link SaveTargetsBody}. */
export type TargetInput = components['schemas']['TargetInput'];
/** Body of `saveTargets`. */
export type SaveTargetsBody = components['schemas']['SaveTargetsBody'];
/** Body of `generateTargets`. */
export type GenerateTargetsBody = components['schemas']['GenerateTargetsBody'];
/** What `getTargetActual` answers. */
export type TargetActual = components['schemas']['TargetActual'];
/** 节拍来源 · Takt from. */
export type BeatSource = components['schemas']['BeatSource'];
/** A row of `listTaktTargets`. */
export type TaktTargetRow = components['schemas']['TaktTargetRow'];
/** `sum` of {@link TaktTargetPage}. */
export type TaktTargetTotals = components['schemas']['TaktTargetTotals'];
/** One page of takt targets with the totals of the whole result. */
export type TaktTargetPage = components['schemas']['TaktTargetPage'];
/** One takt for one or many lines of a day. */
export type SaveTaktTargetBody = components['schemas']['SaveTaktTargetBody'];
/** `points` of {@link LiveBeat}. */
export type BeatPoint = components['schemas']['BeatPoint'];
/** What `getLiveBeat` answers. */
export type LiveBeat = components['schemas']['LiveBeat'];
/** A row of `getKeyOrderReport`. */
export type KeyOrderReportRow = components['schemas']['KeyOrderReportRow'];
/** `sum` of {@link KeyOrderReportPage}. */
export type KeyOrderReportTotals = components['schemas']['KeyOrderReportTotals'];
/** One page of key orders with the totals of the whole result. */
export type KeyOrderReportPage = components['schemas']['KeyOrderReportPage'];
/** 技能等级 · Skill grade. */
export type SkillGrade = components['schemas']['SkillGrade'];
/** `cells` of {@link EmployeeSkillReportRow}. */
export type SkillCell = components['schemas']['SkillCell'];
/** A row of `getEmployeeSkillReport`. */
export type EmployeeSkillReportRow = components['schemas']['EmployeeSkillReportRow'];
/** One page of people and their skills. */
export type EmployeeSkillReportPage = components['schemas']['EmployeeSkillReportPage'];
/** `data` of {@link GetEmployeeSkillHistoryAnswer}. */
export type SkillDay = components['schemas']['SkillDay'];
/** 款式状态 · Style status. */
export type StyleStatus = components['schemas']['StyleStatus'];
/** 性别 · Gender. */
export type StyleGender = components['schemas']['StyleGender'];
/** A row of `listStyles`. */
export type StyleRow = components['schemas']['StyleRow'];
/** One page of styles. */
export type StylePage = components['schemas']['StylePage'];
/** Body of `createStyle`. */
export type CreateStyleBody = components['schemas']['CreateStyleBody'];
/** Body of `updateStyle`. */
export type UpdateStyleBody = components['schemas']['UpdateStyleBody'];
/** `sizeColors` of {@link Style}. */
export type StyleSizeColor = components['schemas']['StyleSizeColor'];
/** `parts` of {@link Style}. */
export type StylePart = components['schemas']['StylePart'];
/** 配色规则 · Colour rule. */
export type ColorRule = components['schemas']['ColorRule'];
/** `bom` of {@link Style}. */
export type StyleBomLine = components['schemas']['StyleBomLine'];
/** `processes` of {@link Style}. */
export type StyleProcess = components['schemas']['StyleProcess'];
/** `fabrics` of {@link Style}. */
export type StyleFabric = components['schemas']['StyleFabric'];
/** `quality` of {@link Style}. */
export type StyleQualityPoint = components['schemas']['StyleQualityPoint'];
/** One style with all its grids. */
export type Style = components['schemas']['Style'];
/** Body of `changeStyleStatus`. */
export type ChangeStyleStatusBody = components['schemas']['ChangeStyleStatusBody'];
/** `differences` of {@link StyleComparison}. */
export type StyleDifference = components['schemas']['StyleDifference'];
/** What `compareStyles` answers. */
export type StyleComparison = components['schemas']['StyleComparison'];
/** A row of `listStyleOrders`. */
export type StyleOrderRow = components['schemas']['StyleOrderRow'];
/** One page of orders of a style. */
export type StyleOrderPage = components['schemas']['StyleOrderPage'];
/** `rows` of {@link SaveStyleSizeColorBody}. */
export type StyleSizeColorInput = components['schemas']['StyleSizeColorInput'];
/** Body of `saveStyleSizeColor`. */
export type SaveStyleSizeColorBody = components['schemas']['SaveStyleSizeColorBody'];
/** The saved rows with the new version of the style. */
export type StyleSizeColorSaved = components['schemas']['StyleSizeColorSaved'];
/** `rows` of {@link SaveStylePartsBody}. */
export type StylePartInput = components['schemas']['StylePartInput'];
/** Body of `saveStyleParts`. */
export type SaveStylePartsBody = components['schemas']['SaveStylePartsBody'];
/** The saved rows with the new version of the style. */
export type StylePartsSaved = components['schemas']['StylePartsSaved'];
/** `rows` of {@link SaveStyleBomBody}. */
export type StyleBomInput = components['schemas']['StyleBomInput'];
/** Body of `saveStyleBom`. */
export type SaveStyleBomBody = components['schemas']['SaveStyleBomBody'];
/** The saved rows with the new version of the style. */
export type StyleBomSaved = components['schemas']['StyleBomSaved'];
/** `rows` of {@link SaveStyleProcessBody}. */
export type StyleProcessInput = components['schemas']['StyleProcessInput'];
/** Body of `saveStyleProcess`. */
export type SaveStyleProcessBody = components['schemas']['SaveStyleProcessBody'];
/** The saved rows with the new version of the style. */
export type StyleProcessSaved = components['schemas']['StyleProcessSaved'];
/** `rows` of {@link SaveStyleFabricsBody}. */
export type StyleFabricInput = components['schemas']['StyleFabricInput'];
/** Body of `saveStyleFabrics`. */
export type SaveStyleFabricsBody = components['schemas']['SaveStyleFabricsBody'];
/** The saved rows with the new version of the style. */
export type StyleFabricsSaved = components['schemas']['StyleFabricsSaved'];
/** Body of `saveStyleQuality`. */
export type SaveStyleQualityBody = components['schemas']['SaveStyleQualityBody'];
/** The saved rows with the new version of the style. */
export type StyleQualitySaved = components['schemas']['StyleQualitySaved'];
/** 检验结果 · Inspection result. */
export type PanelCheckResult = components['schemas']['PanelCheckResult'];
/** 检验状态 · Inspection status. */
export type PanelCheckState = components['schemas']['PanelCheckState'];
/** `bads` of {@link PanelCheckRow}. */
export type PanelDefect = components['schemas']['PanelDefect'];
/** A row of `listPanelChecks`. */
export type PanelCheckRow = components['schemas']['PanelCheckRow'];
/** `sum` of {@link PanelCheckPage}. */
export type PanelCheckTotals = components['schemas']['PanelCheckTotals'];
/** One page of panel checks with the totals of the whole result. */
export type PanelCheckPage = components['schemas']['PanelCheckPage'];
/** `bads` of {@link SavePanelCheckBody}. */
export type PanelDefectInput = components['schemas']['PanelDefectInput'];
/** A panel check of a bundle; with an id the replaced panels of an earlier one. */
export type SavePanelCheckBody = components['schemas']['SavePanelCheckBody'];
/** 剩料类别 · Remnant kind. */
export type RemnantKind = components['schemas']['RemnantKind'];
/** `lines` of {@link RemnantSlip}. */
export type RemnantLine = components['schemas']['RemnantLine'];
/** `rolls` of {@link RemnantSlip}. */
export type RemnantRoll = components['schemas']['RemnantRoll'];
/** The remnant slip of a bed, filled from the bed until it is saved. */
export type RemnantSlip = components['schemas']['RemnantSlip'];
/** `lines` of {@link SaveRemnantSlipBody}. */
export type RemnantLineInput = components['schemas']['RemnantLineInput'];
/** Body of `saveRemnantSlip`. */
export type SaveRemnantSlipBody = components['schemas']['SaveRemnantSlipBody'];
/** Confirms a slip, or takes a confirmation back while no roll of it was used. */
export type ConfirmRemnantSlipBody = components['schemas']['ConfirmRemnantSlipBody'];
/** `bundles` of {@link CuttingBedSheet}. */
export type SheetBundle = components['schemas']['SheetBundle'];
/** Everything the printed sheets of one bed show. */
export type CuttingBedSheet = components['schemas']['CuttingBedSheet'];
/** Body of `recordCuttingBedPrint`. */
export type RecordCuttingBedPrintBody = components['schemas']['RecordCuttingBedPrintBody'];
/** `data` of {@link RecordCuttingBedPrintAnswer}. */
export type CuttingBedPrinted = components['schemas']['CuttingBedPrinted'];
/** Body of `updateCuttingBedFabricRoll`. */
export type UpdateCuttingBedFabricRollBody = components['schemas']['UpdateCuttingBedFabricRollBody'];
/** The rolls of the bed after one was put on, changed or taken off. */
export type CuttingBedRollSaved = components['schemas']['CuttingBedRollSaved'];
/** Body of `createCuttingBedFabricRoll`. */
export type CreateCuttingBedFabricRollBody = components['schemas']['CreateCuttingBedFabricRollBody'];
/** Body of `joinCuttingBed`. */
export type JoinCuttingBedBody = components['schemas']['JoinCuttingBedBody'];
/** What `joinCuttingBed` answers. */
export type CuttingBedPeople = components['schemas']['CuttingBedPeople'];
/** 批次状态 · Batch status. */
export type BundleBatchStatus = components['schemas']['BundleBatchStatus'];
/** A row of `listBundleBatches`. */
export type BundleBatchRow = components['schemas']['BundleBatchRow'];
/** `sum` of {@link BundleBatchPage}. */
export type BundleBatchTotals = components['schemas']['BundleBatchTotals'];
/** One page of batches with the totals of the whole result. */
export type BundleBatchPage = components['schemas']['BundleBatchPage'];
/** Body of `updateBundleBatch`. */
export type UpdateBundleBatchBody = components['schemas']['UpdateBundleBatchBody'];
/** Body of `createBundleBatch`. */
export type CreateBundleBatchBody = components['schemas']['CreateBundleBatchBody'];
/** 发料状态 · Delivery status. */
export type CutPieceDeliveryStatus = components['schemas']['CutPieceDeliveryStatus'];
/** A row of `listCutPieceDeliveries`. */
export type CutPieceDeliveryRow = components['schemas']['CutPieceDeliveryRow'];
/** `sum` of {@link CutPieceDeliveryPage}. */
export type CutPieceDeliveryTotals = components['schemas']['CutPieceDeliveryTotals'];
/** One page of deliveries with the totals of the whole result. */
export type CutPieceDeliveryPage = components['schemas']['CutPieceDeliveryPage'];
/** The sent pieces are empty while the company counts blindly and the receiver has not counted. */
export type CutPieceDeliveryLine = components['schemas']['CutPieceDeliveryLine'];
/** What `getCutPieceDelivery` answers. */
export type CutPieceDelivery = components['schemas']['CutPieceDelivery'];
/** `lines` of {@link SendCutPieceDeliveryBody}. */
export type SendLineInput = components['schemas']['SendLineInput'];
/** Body of `sendCutPieceDelivery`. */
export type SendCutPieceDeliveryBody = components['schemas']['SendCutPieceDeliveryBody'];
/** `lines` of {@link ReceiveCutPieceDeliveryBody}. */
export type ReceiveLineInput = components['schemas']['ReceiveLineInput'];
/** Body of `receiveCutPieceDelivery`. */
export type ReceiveCutPieceDeliveryBody = components['schemas']['ReceiveCutPieceDeliveryBody'];
/** `lines` of {@link AgreeCutPieceDeliveryBody}. */
export type AgreeLineInput = components['schemas']['AgreeLineInput'];
/** Body of `agreeCutPieceDelivery`. */
export type AgreeCutPieceDeliveryBody = components['schemas']['AgreeCutPieceDeliveryBody'];
/** Body of `sendSubcontractDelivery`. */
export type SendSubcontractDeliveryBody = components['schemas']['SendSubcontractDeliveryBody'];
/** What `sendSubcontractDelivery` answers. */
export type SubcontractDelivery = components['schemas']['SubcontractDelivery'];
/** Body of `receiveSubcontractDelivery`. */
export type ReceiveSubcontractDeliveryBody = components['schemas']['ReceiveSubcontractDeliveryBody'];
/** 票据版式 · Ticket layout. */
export type PrintLayout = components['schemas']['PrintLayout'];
/** 补打原因 · Reprint reason. */
export type ReprintReason = components['schemas']['ReprintReason'];
/** Sent after the person said that the print worked. */
export type PrintBundlesBody = components['schemas']['PrintBundlesBody'];
/** `data` of {@link PrintBundlesAnswer}. */
export type PrintedBundle = components['schemas']['PrintedBundle'];
/** A row of `listBundlePrintLogs`. */
export type BundlePrintLogRow = components['schemas']['BundlePrintLogRow'];
/** One page of prints. */
export type BundlePrintLogPage = components['schemas']['BundlePrintLogPage'];
/** `bundles` of {@link BundlePreview}. */
export type PreviewBundle = components['schemas']['PreviewBundle'];
/** The bundles a bed would get; nothing is saved. */
export type BundlePreview = components['schemas']['BundlePreview'];
/** What `deleteBundles` answers. */
export type DeletedBundles = components['schemas']['DeletedBundles'];
/** `nums` of {@link SplitDoneInput}. */
export type SplitCount = components['schemas']['SplitCount'];
/** `done` of {@link SplitBundleBody}. */
export type SplitDoneInput = components['schemas']['SplitDoneInput'];
/** Body of `splitBundle`. */
export type SplitBundleBody = components['schemas']['SplitBundleBody'];
/** What `splitBundle` answers. */
export type SplitBundleResult = components['schemas']['SplitBundleResult'];
/** Body of `holdBundles`. */
export type HoldBundlesBody = components['schemas']['HoldBundlesBody'];
/** Body of `moveBundleLocation`. */
export type MoveBundleLocationBody = components['schemas']['MoveBundleLocationBody'];
/** 漏扫类型 · Gap type. */
export type ScanGap = components['schemas']['ScanGap'];
/** A row of `listUnscannedBundles`. */
export type UnscannedBundleRow = components['schemas']['UnscannedBundleRow'];
/** `sum` of {@link UnscannedBundlePage}. */
export type UnscannedBundleTotals = components['schemas']['UnscannedBundleTotals'];
/** One page of bundles with a gap with the totals of the whole result. */
export type UnscannedBundlePage = components['schemas']['UnscannedBundlePage'];
/** Body of `recordManualScan`. */
export type RecordManualScanBody = components['schemas']['RecordManualScanBody'];
/** What `recordManualScan` answers. */
export type ManualScanResult = components['schemas']['ManualScanResult'];
/** Body of `skipBundleProcess`. */
export type SkipBundleProcessBody = components['schemas']['SkipBundleProcessBody'];
/** 插卡状态 · Slot card status. */
export type SlotCardStatus = components['schemas']['SlotCardStatus'];
/** A row of `listSlotCards`. */
export type SlotCardRow = components['schemas']['SlotCardRow'];
/** One page of slot cards. */
export type SlotCardPage = components['schemas']['SlotCardPage'];
/** Body of `updateSlotCard`. */
export type UpdateSlotCardBody = components['schemas']['UpdateSlotCardBody'];
/** `cards` of {@link CreateSlotCardBody}. */
export type SlotCardInput = components['schemas']['SlotCardInput'];
/** Body of `createSlotCard`. */
export type CreateSlotCardBody = components['schemas']['CreateSlotCardBody'];
/** 解绑原因 · Why unbound. */
export type UnbindReason = components['schemas']['UnbindReason'];
/** Body of `unbindSlotCard`. */
export type UnbindSlotCardBody = components['schemas']['UnbindSlotCardBody'];
/** A row of `listSlotCardMaintains`. */
export type SlotCardMaintainRow = components['schemas']['SlotCardMaintainRow'];
/** One page of open bindings. */
export type SlotCardMaintainPage = components['schemas']['SlotCardMaintainPage'];
/** A row of `listSlotCardMaintainHistories`. */
export type SlotCardMaintainHistoryRow = components['schemas']['SlotCardMaintainHistoryRow'];
/** `sum` of {@link SlotCardMaintainHistoryPage}. */
export type SlotCardMaintainHistoryTotals = components['schemas']['SlotCardMaintainHistoryTotals'];
/** One page of bindings with the totals of the whole result. */
export type SlotCardMaintainHistoryPage = components['schemas']['SlotCardMaintainHistoryPage'];
/** 作业 · Background job. */
export type JobCode = components['schemas']['JobCode'];
/** 作业结果 · Job state. */
export type JobState = components['schemas']['JobState'];
/** A row of `listBatchDayLogs`. */
export type BatchDayLogRow = components['schemas']['BatchDayLogRow'];
/** `sum` of {@link BatchDayLogPage}. */
export type BatchDayLogTotals = components['schemas']['BatchDayLogTotals'];
/** One page of jobs with the totals of the whole result. */
export type BatchDayLogPage = components['schemas']['BatchDayLogPage'];
/** A row of `getBatchDayLogDetail`. */
export type BatchDayLogItem = components['schemas']['BatchDayLogItem'];
/** One page of entries of a job. */
export type BatchDayLogItemPage = components['schemas']['BatchDayLogItemPage'];
/** Body of `retryBatchDayLog`. */
export type RetryBatchDayLogBody = components['schemas']['RetryBatchDayLogBody'];
/** The entry of the batch log that follows a job. */
export type JobStarted = components['schemas']['JobStarted'];
/** A row of `getCuttingBedReport`. */
export type CuttingBedReportRow = components['schemas']['CuttingBedReportRow'];
/** `sum` of {@link CuttingBedReportPage}. */
export type CuttingBedReportTotals = components['schemas']['CuttingBedReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingBedReportPage = components['schemas']['CuttingBedReportPage'];
/** A row of `getCuttingOutputReport`. */
export type CuttingOutputReportRow = components['schemas']['CuttingOutputReportRow'];
/** `sum` of {@link CuttingOutputReportPage}. */
export type CuttingOutputReportTotals = components['schemas']['CuttingOutputReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingOutputReportPage = components['schemas']['CuttingOutputReportPage'];
/** A row of `getCuttingOrderReport`. */
export type CuttingOrderReportRow = components['schemas']['CuttingOrderReportRow'];
/** `sum` of {@link CuttingOrderReportPage}. */
export type CuttingOrderReportTotals = components['schemas']['CuttingOrderReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingOrderReportPage = components['schemas']['CuttingOrderReportPage'];
/** A row of `getCuttingProgressReport`. */
export type CuttingProgressReportRow = components['schemas']['CuttingProgressReportRow'];
/** One page of rows of the report. */
export type CuttingProgressReportPage = components['schemas']['CuttingProgressReportPage'];
/** A row of `getCuttingSummaryReport`. */
export type CuttingSummaryReportRow = components['schemas']['CuttingSummaryReportRow'];
/** `sum` of {@link CuttingSummaryReportPage}. */
export type CuttingSummaryReportTotals = components['schemas']['CuttingSummaryReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingSummaryReportPage = components['schemas']['CuttingSummaryReportPage'];
/** `cells` of {@link CuttingDateReportRow}. */
export type CuttingDateCell = components['schemas']['CuttingDateCell'];
/** A row of `getCuttingDateReport`. */
export type CuttingDateReportRow = components['schemas']['CuttingDateReportRow'];
/** `sum` of {@link CuttingDateReportPage}. */
export type CuttingDateReportTotals = components['schemas']['CuttingDateReportTotals'];
/** A day column, a workday of the factory or a rest day with output, with its foot. */
export type CuttingDateDay = components['schemas']['CuttingDateDay'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingDateReportPage = components['schemas']['CuttingDateReportPage'];
/** A row of `getCuttingWorkReport`. */
export type CuttingWorkReportRow = components['schemas']['CuttingWorkReportRow'];
/** `sum` of {@link CuttingWorkReportPage}. */
export type CuttingWorkReportTotals = components['schemas']['CuttingWorkReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingWorkReportPage = components['schemas']['CuttingWorkReportPage'];
/** A row of `getCuttingWorkReportByShade`. */
export type CuttingWorkReportByShadeRow = components['schemas']['CuttingWorkReportByShadeRow'];
/** `sum` of {@link CuttingWorkReportByShadePage}. */
export type CuttingWorkReportByShadeTotals = components['schemas']['CuttingWorkReportByShadeTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingWorkReportByShadePage = components['schemas']['CuttingWorkReportByShadePage'];
/** A row of `getCuttingWipReport`. */
export type CuttingWipReportRow = components['schemas']['CuttingWipReportRow'];
/** `sum` of {@link CuttingWipReportPage}. */
export type CuttingWipReportTotals = components['schemas']['CuttingWipReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CuttingWipReportPage = components['schemas']['CuttingWipReportPage'];
/** A row of `getCutPieceStockReport`. */
export type CutPieceStockReportRow = components['schemas']['CutPieceStockReportRow'];
/** `sum` of {@link CutPieceStockReportPage}. */
export type CutPieceStockReportTotals = components['schemas']['CutPieceStockReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CutPieceStockReportPage = components['schemas']['CutPieceStockReportPage'];
/** A row of `getRemnantReport`. */
export type RemnantReportRow = components['schemas']['RemnantReportRow'];
/** `sum` of {@link RemnantReportPage}. */
export type RemnantReportTotals = components['schemas']['RemnantReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type RemnantReportPage = components['schemas']['RemnantReportPage'];
/** 投料状态 · Feeding slip status. */
export type FeedingSlipStatus = components['schemas']['FeedingSlipStatus'];
/** A row of `getFeedingReport`. */
export type FeedingReportRow = components['schemas']['FeedingReportRow'];
/** `sum` of {@link FeedingReportPage}. */
export type FeedingReportTotals = components['schemas']['FeedingReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type FeedingReportPage = components['schemas']['FeedingReportPage'];
/** A row of `getFabricConsumptionReport`. */
export type FabricConsumptionReportRow = components['schemas']['FabricConsumptionReportRow'];
/** `sum` of {@link FabricConsumptionReportPage}. */
export type FabricConsumptionReportTotals = components['schemas']['FabricConsumptionReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type FabricConsumptionReportPage = components['schemas']['FabricConsumptionReportPage'];
/** 生产阶段 · Stage. */
export type OrderStage = components['schemas']['OrderStage'];
/** `stages` of {@link ProductionScheduleReportRow}. */
export type StageProgress = components['schemas']['StageProgress'];
/** A row of `getProductionScheduleReport`. */
export type ProductionScheduleReportRow = components['schemas']['ProductionScheduleReportRow'];
/** `sum` of {@link ProductionScheduleReportPage}. */
export type ProductionScheduleReportTotals = components['schemas']['ProductionScheduleReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type ProductionScheduleReportPage = components['schemas']['ProductionScheduleReportPage'];
/** A row of `getHangerOrderReport`. */
export type HangerOrderReportRow = components['schemas']['HangerOrderReportRow'];
/** `sum` of {@link HangerOrderReportPage}. */
export type HangerOrderReportTotals = components['schemas']['HangerOrderReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type HangerOrderReportPage = components['schemas']['HangerOrderReportPage'];
/** A row of `getHangerStationReport`. */
export type HangerStationReportRow = components['schemas']['HangerStationReportRow'];
/** `sum` of {@link HangerStationReportPage}. */
export type HangerStationReportTotals = components['schemas']['HangerStationReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type HangerStationReportPage = components['schemas']['HangerStationReportPage'];
/** `tables` of {@link ShadeBoardBand}. */
export type ShadeBoardTable = components['schemas']['ShadeBoardTable'];
/** `bands` of {@link ShadeBoardOrder}. */
export type ShadeBoardBand = components['schemas']['ShadeBoardBand'];
/** `orders` of {@link ShadeBoard}. */
export type ShadeBoardOrder = components['schemas']['ShadeBoardOrder'];
/** What `getCuttingTableBoardByShade` answers. */
export type ShadeBoard = components['schemas']['ShadeBoard'];
/** 布单状态 · Fabric lot status. */
export type FabricLotStatus = components['schemas']['FabricLotStatus'];
/** 检验结果 · Inspection result. */
export type FabricInspectResult = components['schemas']['FabricInspectResult'];
/** A row of `listCloths`. */
export type FabricLotRow = components['schemas']['FabricLotRow'];
/** `sum` of {@link FabricLotPage}. */
export type FabricLotTotals = components['schemas']['FabricLotTotals'];
/** One page of fabric lots with the totals of the whole result. */
export type FabricLotPage = components['schemas']['FabricLotPage'];
/** `points` of {@link FabricLot}. */
export type FabricDefectPoint = components['schemas']['FabricDefectPoint'];
/** What `getCloth` answers. */
export type FabricLot = components['schemas']['FabricLot'];
/** What `checkClothNo` answers. */
export type FabricLotNoCheck = components['schemas']['FabricLotNoCheck'];
/** `rolls` of {@link CreateFabricLotBody}. */
export type FabricLotRollInput = components['schemas']['FabricLotRollInput'];
/** Body of `createCloth`. */
export type CreateFabricLotBody = components['schemas']['CreateFabricLotBody'];
/** Body of `updateCloth`. */
export type UpdateFabricLotBody = components['schemas']['UpdateFabricLotBody'];
/** `defects` of {@link FabricRollInspectionInput}. */
export type FabricDefectPointInput = components['schemas']['FabricDefectPointInput'];
/** `rolls` of {@link InspectFabricLotBody}. */
export type FabricRollInspectionInput = components['schemas']['FabricRollInspectionInput'];
/** Body of `inspectCloth`. */
export type InspectFabricLotBody = components['schemas']['InspectFabricLotBody'];
/** Body of `updateFabricRoll`. */
export type UpdateFabricRollBody = components['schemas']['UpdateFabricRollBody'];
/** A row of `getFabricRollLedger`. */
export type FabricRollLedgerRow = components['schemas']['FabricRollLedgerRow'];
/** One page of movements of a roll. */
export type FabricRollLedgerPage = components['schemas']['FabricRollLedgerPage'];
/** A row of `listFeedingSlips`. */
export type FeedingSlipRow = components['schemas']['FeedingSlipRow'];
/** `sum` of {@link FeedingSlipPage}. */
export type FeedingSlipTotals = components['schemas']['FeedingSlipTotals'];
/** One page of feeding slips with the totals of the whole result. */
export type FeedingSlipPage = components['schemas']['FeedingSlipPage'];
/** `lines` of {@link FeedingSlip}. */
export type FeedingSlipLine = components['schemas']['FeedingSlipLine'];
/** What `getFeedingSlip` answers. */
export type FeedingSlip = components['schemas']['FeedingSlip'];
/** `data` of {@link SuggestFeedingRollsAnswer}. */
export type FeedingSuggestion = components['schemas']['FeedingSuggestion'];
/** `lines` of {@link CreateFeedingSlipBody}. */
export type FeedingLineInput = components['schemas']['FeedingLineInput'];
/** Body of `createFeedingSlip`. */
export type CreateFeedingSlipBody = components['schemas']['CreateFeedingSlipBody'];
/** Body of `updateFeedingSlip`. */
export type UpdateFeedingSlipBody = components['schemas']['UpdateFeedingSlipBody'];
/** Body of `issueFeedingSlip`. */
export type IssueFeedingSlipBody = components['schemas']['IssueFeedingSlipBody'];
/** `lines` of {@link ReceiveFeedingSlipBody}. */
export type FeedingReceiveInput = components['schemas']['FeedingReceiveInput'];
/** Body of `receiveFeedingSlip`. */
export type ReceiveFeedingSlipBody = components['schemas']['ReceiveFeedingSlipBody'];
/** `lines` of {@link ReturnFeedingSlipBody}. */
export type FeedingReturnInput = components['schemas']['FeedingReturnInput'];
/** Body of `returnFeedingSlip`. */
export type ReturnFeedingSlipBody = components['schemas']['ReturnFeedingSlipBody'];
/** 领料状态 · Requisition status. */
export type RequisitionStatus = components['schemas']['RequisitionStatus'];
/** 领料类型 · Requisition type. */
export type RequisitionType = components['schemas']['RequisitionType'];
/** `lines` of {@link MaterialRequisitionRow}. */
export type RequisitionLine = components['schemas']['RequisitionLine'];
/** A row of `listMaterialRequisitions`. */
export type MaterialRequisitionRow = components['schemas']['MaterialRequisitionRow'];
/** One page of requisitions. */
export type MaterialRequisitionPage = components['schemas']['MaterialRequisitionPage'];
/** `data` of {@link GetRequisitionBomRemainAnswer}. */
export type BomRemainRow = components['schemas']['BomRemainRow'];
/** `lines` of {@link CreateMaterialRequisitionBody}. */
export type RequisitionLineInput = components['schemas']['RequisitionLineInput'];
/** Body of `createMaterialRequisition`. */
export type CreateMaterialRequisitionBody = components['schemas']['CreateMaterialRequisitionBody'];
/** Body of `approveMaterialRequisition`. */
export type ApproveMaterialRequisitionBody = components['schemas']['ApproveMaterialRequisitionBody'];
/** `lines` of {@link IssueMaterialRequisitionBody}. */
export type IssueLineInput = components['schemas']['IssueLineInput'];
/** Body of `issueMaterialRequisition`. */
export type IssueMaterialRequisitionBody = components['schemas']['IssueMaterialRequisitionBody'];
/** Body of `returnMaterialRequisition`. */
export type ReturnMaterialRequisitionBody = components['schemas']['ReturnMaterialRequisitionBody'];
/** 物料类型 · Material type. */
export type MaterialType = components['schemas']['MaterialType'];
/** A row of `getMaterialReport`. */
export type MaterialReportRow = components['schemas']['MaterialReportRow'];
/** `sum` of {@link MaterialReportPage}. */
export type MaterialReportTotals = components['schemas']['MaterialReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type MaterialReportPage = components['schemas']['MaterialReportPage'];
/** A row of `listMaterialLedgerEntries`. */
export type MaterialLedgerRow = components['schemas']['MaterialLedgerRow'];
/** `sum` of {@link MaterialLedgerPage}. */
export type MaterialLedgerTotals = components['schemas']['MaterialLedgerTotals'];
/** One page of stock movements with the totals of the whole result. */
export type MaterialLedgerPage = components['schemas']['MaterialLedgerPage'];
/** Body of `updateMaterialEta`. */
export type UpdateMaterialEtaBody = components['schemas']['UpdateMaterialEtaBody'];
/** 排程状态 · Schedule status. */
export type ScheduleStatus = components['schemas']['ScheduleStatus'];
/** A row of `listSchedules`. */
export type ScheduleRow = components['schemas']['ScheduleRow'];
/** `sum` of {@link SchedulePage}. */
export type ScheduleTotals = components['schemas']['ScheduleTotals'];
/** One page of schedules with the totals of the whole result. */
export type SchedulePage = components['schemas']['SchedulePage'];
/** Body of `createSchedule`. */
export type CreateScheduleBody = components['schemas']['CreateScheduleBody'];
/** `bars` of {@link SimulatedSchedule}. */
export type ScheduleBar = components['schemas']['ScheduleBar'];
/** A day of a schedule that somebody planned by hand or with other heads. */
export type ScheduleSetDay = components['schemas']['ScheduleSetDay'];
/** What a change would make of the lines; nothing is saved. */
export type SimulatedSchedule = components['schemas']['SimulatedSchedule'];
/** `rows` of {@link UpdateScheduleBody}. */
export type ScheduleChange = components['schemas']['ScheduleChange'];
/** One or several bars; those behind them on a line are chained again. */
export type UpdateScheduleBody = components['schemas']['UpdateScheduleBody'];
/** The same status for many records; a stop needs a reason. */
export type BatchStatusBody = components['schemas']['BatchStatusBody'];
/** Body of `changeOverLine`. */
export type ChangeOverLineBody = components['schemas']['ChangeOverLineBody'];
/** What a changeover stopped and started. */
export type LineChangeover = components['schemas']['LineChangeover'];
/** Body of `endSchedule`. */
export type EndScheduleBody = components['schemas']['EndScheduleBody'];
/** `lanes` of {@link ScheduleGantt}. */
export type ScheduleLane = components['schemas']['ScheduleLane'];
/** What `getScheduleGantt` answers. */
export type ScheduleGantt = components['schemas']['ScheduleGantt'];
/** A row of `listUnscheduled`. */
export type UnscheduledRow = components['schemas']['UnscheduledRow'];
/** One page of orders to schedule. */
export type UnscheduledPage = components['schemas']['UnscheduledPage'];
/** `bars` of {@link SimulateScheduleBody}. */
export type ScheduleDraftBar = components['schemas']['ScheduleDraftBar'];
/** Body of `simulateSchedule`. */
export type SimulateScheduleBody = components['schemas']['SimulateScheduleBody'];
/** Body of `splitSchedule`. */
export type SplitScheduleBody = components['schemas']['SplitScheduleBody'];
/** Body of `commitScheduleDraft`. */
export type CommitScheduleDraftBody = components['schemas']['CommitScheduleDraftBody'];
/** Body of `recalculateSchedules`. */
export type RecalculateSchedulesBody = components['schemas']['RecalculateSchedulesBody'];
/** A colour that the schedule sews, with what the order has of it. */
export type DayPlanColor = components['schemas']['DayPlanColor'];
/** `days` of {@link DayPlan}. */
export type DayPlanDay = components['schemas']['DayPlanDay'];
/** What `getDayPlan` answers. */
export type DayPlan = components['schemas']['DayPlan'];
/** `days` of {@link UpdateDayPlanBody}. */
export type DayPlanDayInput = components['schemas']['DayPlanDayInput'];
/** Body of `updateDayPlan`. */
export type UpdateDayPlanBody = components['schemas']['UpdateDayPlanBody'];
/** 产线类型 · Line type. */
export type LineType = components['schemas']['LineType'];
/** `stations` of {@link LineLayout}. */
export type LineStation = components['schemas']['LineStation'];
/** Who of a line sews what of a style. */
export type LineLayout = components['schemas']['LineLayout'];
/** A row of `listLines`. */
export type LineRow = components['schemas']['LineRow'];
/** `sum` of {@link LinePage}. */
export type LineTotals = components['schemas']['LineTotals'];
/** One page of lines with the totals of the whole result. */
export type LinePage = components['schemas']['LinePage'];
/** Body of `updateLine`. */
export type UpdateLineBody = components['schemas']['UpdateLineBody'];
/** Body of `saveLineLayout`. */
export type SaveLineLayoutBody = components['schemas']['SaveLineLayoutBody'];
/** 裁床排程状态 · Cutting schedule status. */
export type CuttingScheduleStatus = components['schemas']['CuttingScheduleStatus'];
/** A row of `listCuttingSchedules`. */
export type CuttingScheduleRow = components['schemas']['CuttingScheduleRow'];
/** `sum` of {@link CuttingSchedulePage}. */
export type CuttingScheduleTotals = components['schemas']['CuttingScheduleTotals'];
/** One page of cutting schedules with the totals of the whole result. */
export type CuttingSchedulePage = components['schemas']['CuttingSchedulePage'];
/** Body of `createCuttingSchedule`. */
export type CreateCuttingScheduleBody = components['schemas']['CreateCuttingScheduleBody'];
/** Body of `updateCuttingSchedule`. */
export type UpdateCuttingScheduleBody = components['schemas']['UpdateCuttingScheduleBody'];
/** The schedules given to the line, each with its own outcome. */
export type SubmitCuttingScheduleBody = components['schemas']['SubmitCuttingScheduleBody'];
/** Body of `endCuttingSchedule`. */
export type EndCuttingScheduleBody = components['schemas']['EndCuttingScheduleBody'];
/** Body of `reorderCuttingSchedules`. */
export type ReorderCuttingSchedulesBody = components['schemas']['ReorderCuttingSchedulesBody'];
/** `lanes` of {@link CuttingGantt}. */
export type CuttingLane = components['schemas']['CuttingLane'];
/** `pool` of {@link CuttingGantt}. */
export type UnplannedLay = components['schemas']['UnplannedLay'];
/** What `getCuttingGantt` answers. */
export type CuttingGantt = components['schemas']['CuttingGantt'];
/** What `getCuttingTablePlanBoard` answers. */
export type CuttingTablePlanBoard = components['schemas']['CuttingTablePlanBoard'];
/** `tables` of {@link CuttingLineQueue}. */
export type CuttingLineTable = components['schemas']['CuttingLineTable'];
/** What `getCuttingLineQueue` answers. */
export type CuttingLineQueue = components['schemas']['CuttingLineQueue'];
/** 刀模排程状态 · Die schedule status. */
export type CuttingDieScheduleStatus = components['schemas']['CuttingDieScheduleStatus'];
/** What `createCuttingDieSchedule` answers. */
export type CuttingDieScheduleRow = components['schemas']['CuttingDieScheduleRow'];
/** `lanes` of {@link CuttingDieGantt}. */
export type CuttingDieLane = components['schemas']['CuttingDieLane'];
/** What `getCuttingDieGantt` answers. */
export type CuttingDieGantt = components['schemas']['CuttingDieGantt'];
/** `cards` of {@link CuttingDiePlanBoard}. */
export type CuttingDieCard = components['schemas']['CuttingDieCard'];
/** What `getCuttingDiePlanBoard` answers. */
export type CuttingDiePlanBoard = components['schemas']['CuttingDiePlanBoard'];
/** Body of `createCuttingDieSchedule`. */
export type CreateCuttingDieScheduleBody = components['schemas']['CreateCuttingDieScheduleBody'];
/** Body of `updateCuttingDieSchedule`. */
export type UpdateCuttingDieScheduleBody = components['schemas']['UpdateCuttingDieScheduleBody'];
/** `stages` of {@link PlanRow}. */
export type PlanStage = components['schemas']['PlanStage'];
/** A row of `listPlans`. */
export type PlanRow = components['schemas']['PlanRow'];
/** `sum` of {@link PlanPage}. */
export type PlanTotals = components['schemas']['PlanTotals'];
/** One page of plans with the totals of the whole result. */
export type PlanPage = components['schemas']['PlanPage'];
/** Body of `backSchedulePlans`. */
export type BackSchedulePlansBody = components['schemas']['BackSchedulePlansBody'];
/** Body of `updatePlan`. */
export type UpdatePlanBody = components['schemas']['UpdatePlanBody'];
/** Body of `restorePlanAuto`. */
export type RestorePlanAutoBody = components['schemas']['RestorePlanAutoBody'];
/** A row of `getOrderPlanBoard`. */
export type OrderPlanBand = components['schemas']['OrderPlanBand'];
/** `sum` of {@link OrderPlanBandPage}. */
export type OrderPlanBandTotals = components['schemas']['OrderPlanBandTotals'];
/** One page of orders on the board with the totals of the whole result. */
export type OrderPlanBandPage = components['schemas']['OrderPlanBandPage'];
/** `weekPattern` of {@link CalendarRow}. */
export type WeekDay = components['schemas']['WeekDay'];
/** A row of `listCalendars`. */
export type CalendarRow = components['schemas']['CalendarRow'];
/** One page of calendars. */
export type CalendarPage = components['schemas']['CalendarPage'];
/** 日类型 · Day type. */
export type DayType = components['schemas']['DayType'];
/** `data` of {@link ListCalendarDaysAnswer}. */
export type CalendarDay = components['schemas']['CalendarDay'];
/** `days` of {@link SaveCalendarDaysBody}. */
export type CalendarDayInput = components['schemas']['CalendarDayInput'];
/** Body of `saveCalendarDays`. */
export type SaveCalendarDaysBody = components['schemas']['SaveCalendarDaysBody'];
/** `weekPattern` of {@link SaveCalendarBody}. */
export type WeekDayInput = components['schemas']['WeekDayInput'];
/** Body of `saveCalendar`. */
export type SaveCalendarBody = components['schemas']['SaveCalendarBody'];
/** `holidays` of {@link InitCalendarYearBody}. */
export type HolidayInput = components['schemas']['HolidayInput'];
/** Body of `initCalendarYear`. */
export type InitCalendarYearBody = components['schemas']['InitCalendarYearBody'];
/** `schedules` of {@link CalendarImpact}. */
export type MovedSchedule = components['schemas']['MovedSchedule'];
/** What `getCalendarImpact` answers. */
export type CalendarImpact = components['schemas']['CalendarImpact'];
/** 时段类型 · Segment type. */
export type SegmentType = components['schemas']['SegmentType'];
/** `segments` of {@link ShiftRow}. */
export type ShiftSegment = components['schemas']['ShiftSegment'];
/** A row of `listShifts`. */
export type ShiftRow = components['schemas']['ShiftRow'];
/** One page of shifts. */
export type ShiftPage = components['schemas']['ShiftPage'];
/** `segments` of {@link SaveShiftBody}. */
export type ShiftSegmentInput = components['schemas']['ShiftSegmentInput'];
/** Body of `saveShift`. */
export type SaveShiftBody = components['schemas']['SaveShiftBody'];
/** What somebody works on a day; a rest day has no shift. */
export type OwnShift = components['schemas']['OwnShift'];
/** 缺勤类型 · Absence type. */
export type AbsenceType = components['schemas']['AbsenceType'];
/** 缺勤状态 · Absence status. */
export type AbsenceStatus = components['schemas']['AbsenceStatus'];
/** A row of `listEmployeeAbsences`. */
export type EmployeeAbsenceRow = components['schemas']['EmployeeAbsenceRow'];
/** `sum` of {@link EmployeeAbsencePage}. */
export type EmployeeAbsenceTotals = components['schemas']['EmployeeAbsenceTotals'];
/** One page of absences with the totals of the whole result. */
export type EmployeeAbsencePage = components['schemas']['EmployeeAbsencePage'];
/** One absence for each of the people. */
export type CreateEmployeeAbsenceBody = components['schemas']['CreateEmployeeAbsenceBody'];
/** Body of `approveEmployeeAbsence`. */
export type ApproveEmployeeAbsenceBody = components['schemas']['ApproveEmployeeAbsenceBody'];
/** `days` of {@link ManpowerPlanRow}. */
export type ManpowerPlanDay = components['schemas']['ManpowerPlanDay'];
/** A row of `listManpowerPlans`. */
export type ManpowerPlanRow = components['schemas']['ManpowerPlanRow'];
/** `sum` of {@link ManpowerPlanPage}. */
export type ManpowerPlanTotals = components['schemas']['ManpowerPlanTotals'];
/** One page of departments with the totals of the whole result. */
export type ManpowerPlanPage = components['schemas']['ManpowerPlanPage'];
/** `rows` of {@link UpdateManpowerPlanBody}. */
export type ManpowerPlanInput = components['schemas']['ManpowerPlanInput'];
/** Body of `updateManpowerPlan`. */
export type UpdateManpowerPlanBody = components['schemas']['UpdateManpowerPlanBody'];
/** Body of `lendManpower`. */
export type LendManpowerBody = components['schemas']['LendManpowerBody'];
/** 等级对象 · Level target. */
export type LevelTarget = components['schemas']['LevelTarget'];
/** 质量等级 · Quality level. */
export type QualityLevel = components['schemas']['QualityLevel'];
/** `days` of {@link QualityLevelMatrixRow}. */
export type QualityLevelDay = components['schemas']['QualityLevelDay'];
/** A row of `getQualityLevelMatrix`. */
export type QualityLevelMatrixRow = components['schemas']['QualityLevelMatrixRow'];
/** `sum` of {@link QualityLevelMatrixPage}. */
export type QualityLevelMatrixTotals = components['schemas']['QualityLevelMatrixTotals'];
/** One page of lines or people with the totals of the whole result. */
export type QualityLevelMatrixPage = components['schemas']['QualityLevelMatrixPage'];
/** A row of `listQualityLevels`. */
export type QualityLevelRow = components['schemas']['QualityLevelRow'];
/** `sum` of {@link QualityLevelPage}. */
export type QualityLevelTotals = components['schemas']['QualityLevelTotals'];
/** One page of levels with the totals of the whole result. */
export type QualityLevelPage = components['schemas']['QualityLevelPage'];
/** Body of `recalculateQualityLevels`. */
export type RecalculateQualityLevelsBody = components['schemas']['RecalculateQualityLevelsBody'];
/** 状态 · Status. */
export type DelFlag = components['schemas']['DelFlag'];
/** A row of `listDefectCategories`. */
export type DefectCategoryRow = components['schemas']['DefectCategoryRow'];
/** One page of defect categories. */
export type DefectCategoryPage = components['schemas']['DefectCategoryPage'];
/** Body of `updateDefectCategory`. */
export type UpdateDefectCategoryBody = components['schemas']['UpdateDefectCategoryBody'];
/** Body of `createDefectCategory`. */
export type CreateDefectCategoryBody = components['schemas']['CreateDefectCategoryBody'];
/** Body of `sortDefectCategories`. */
export type SortDefectCategoriesBody = components['schemas']['SortDefectCategoriesBody'];
/** A row of `listBadTypes`. */
export type DefectTypeRow = components['schemas']['DefectTypeRow'];
/** One page of defect types. */
export type DefectTypePage = components['schemas']['DefectTypePage'];
/** Body of `updateBadType`. */
export type UpdateBadTypeBody = components['schemas']['UpdateBadTypeBody'];
/** Body of `createBadType`. */
export type CreateBadTypeBody = components['schemas']['CreateBadTypeBody'];
/** 严重度 · Severity. */
export type Severity = components['schemas']['Severity'];
/** 责任归属 · Responsibility. */
export type Blame = components['schemas']['Blame'];
/** 处置 · Disposition. */
export type Disposition = components['schemas']['Disposition'];
/** A row of `listBadItems`. */
export type DefectItemRow = components['schemas']['DefectItemRow'];
/** One page of defect items. */
export type DefectItemPage = components['schemas']['DefectItemPage'];
/** Body of `updateBadItem`. */
export type UpdateBadItemBody = components['schemas']['UpdateBadItemBody'];
/** Body of `createBadItem`. */
export type CreateBadItemBody = components['schemas']['CreateBadItemBody'];
/** All sections when none is named. */
export type InitBadItemsBody = components['schemas']['InitBadItemsBody'];
/** 质检类型 · Inspection type. */
export type CheckType = components['schemas']['CheckType'];
/** 质检状态 · Inspection status. */
export type CheckStatus = components['schemas']['CheckStatus'];
/** 质检结果 · Inspection result. */
export type CheckResult = components['schemas']['CheckResult'];
/** A row of `listCheckRecords`. */
export type CheckRecordRow = components['schemas']['CheckRecordRow'];
/** `sum` of {@link CheckRecordPage}. */
export type CheckRecordTotals = components['schemas']['CheckRecordTotals'];
/** One page of check records with the totals of the whole result. */
export type CheckRecordPage = components['schemas']['CheckRecordPage'];
/** 返修状态 · Rework status. */
export type ReworkStatus = components['schemas']['ReworkStatus'];
/** `bads` of {@link CheckRecord}. */
export type CheckBad = components['schemas']['CheckBad'];
/** `cells` of {@link CheckRecord}. */
export type CheckCell = components['schemas']['CheckCell'];
/** `measures` of {@link CheckRecord}. */
export type MeasureReading = components['schemas']['MeasureReading'];
/** What `createCustomerFinding` answers. */
export type CustomerFinding = components['schemas']['CustomerFinding'];
/** What `getCheckRecord` answers. */
export type CheckRecord = components['schemas']['CheckRecord'];
/** `cells` of {@link UpdateCheckRecordBody}. */
export type CheckCellInput = components['schemas']['CheckCellInput'];
/** `measures` of {@link UpdateCheckRecordBody}. */
export type MeasureReadingInput = components['schemas']['MeasureReadingInput'];
/** Body of `updateCheckRecord`. */
export type UpdateCheckRecordBody = components['schemas']['UpdateCheckRecordBody'];
/** `bads` of {@link CreateCheckRecordBody}. */
export type CheckBadInput = components['schemas']['CheckBadInput'];
/** Body of `createCheckRecord`. */
export type CreateCheckRecordBody = components['schemas']['CreateCheckRecordBody'];
/** `operators` of {@link CheckContext}. */
export type CheckOperator = components['schemas']['CheckOperator'];
/** What `getCheckContext` answers. */
export type CheckContext = components['schemas']['CheckContext'];
/** Body of `createCheckBad`. */
export type CreateCheckBadBody = components['schemas']['CreateCheckBadBody'];
/** Body of `reworkCheckBad`. */
export type ReworkCheckBadBody = components['schemas']['ReworkCheckBadBody'];
/** Body of `reinspectCheckRecord`. */
export type ReinspectCheckRecordBody = components['schemas']['ReinspectCheckRecordBody'];
/** Body of `requestConcession`. */
export type RequestConcessionBody = components['schemas']['RequestConcessionBody'];
/** What `requestConcession` answers. */
export type ConcessionRequest = components['schemas']['ConcessionRequest'];
/** `classes` of {@link AqlPlan}. */
export type AqlClass = components['schemas']['AqlClass'];
/** What `getAqlPlan` answers. */
export type AqlPlan = components['schemas']['AqlPlan'];
/** 检验方式 · Inspection mode. */
export type AqlMode = components['schemas']['AqlMode'];
/** `lots` of {@link AqlState}. */
export type AqlLot = components['schemas']['AqlLot'];
/** What `getAqlState` answers. */
export type AqlState = components['schemas']['AqlState'];
/** Body of `createCustomerFinding`. */
export type CreateCustomerFindingBody = components['schemas']['CreateCustomerFindingBody'];
/** 巡检灯 · Lamp. */
export type PatrolLight = components['schemas']['PatrolLight'];
/** 复查 · Re-check. */
export type Recheck = components['schemas']['Recheck'];
/** `bads` of {@link PatrolLine}. */
export type PatrolDefect = components['schemas']['PatrolDefect'];
/** `lines` of {@link Patrol}. */
export type PatrolLine = components['schemas']['PatrolLine'];
/** What `getPatrol` answers. */
export type Patrol = components['schemas']['Patrol'];
/** `bads` of {@link PatrolLineInput}. */
export type PatrolDefectInput = components['schemas']['PatrolDefectInput'];
/** `lines` of {@link UpdatePatrolBody}. */
export type PatrolLineInput = components['schemas']['PatrolLineInput'];
/** Body of `updatePatrol`. */
export type UpdatePatrolBody = components['schemas']['UpdatePatrolBody'];
/** Body of `createPatrol`. */
export type CreatePatrolBody = components['schemas']['CreatePatrolBody'];
/** 追溯环节 · Trace stage. */
export type TraceStage = components['schemas']['TraceStage'];
/** `events` of {@link BundleTrace}. */
export type TraceEvent = components['schemas']['TraceEvent'];
/** `rolls` of {@link BundleTrace}. */
export type TraceRoll = components['schemas']['TraceRoll'];
/** `processes` of {@link BundleTrace}. */
export type TraceProcess = components['schemas']['TraceProcess'];
/** `family` of {@link BundleTrace}. */
export type TraceFamily = components['schemas']['TraceFamily'];
/** What `getBundleTrace` answers. */
export type BundleTrace = components['schemas']['BundleTrace'];
/** 关联方式 · Relation. */
export type TraceRelation = components['schemas']['TraceRelation'];
/** A row of `getBundleDefectReport`. */
export type BundleDefectReportRow = components['schemas']['BundleDefectReportRow'];
/** `sum` of {@link BundleDefectReportPage}. */
export type BundleDefectReportTotals = components['schemas']['BundleDefectReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type BundleDefectReportPage = components['schemas']['BundleDefectReportPage'];
/** A row of `getFailedCheckReport`. */
export type FailedCheckReportRow = components['schemas']['FailedCheckReportRow'];
/** `sum` of {@link FailedCheckReportPage}. */
export type FailedCheckReportTotals = components['schemas']['FailedCheckReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type FailedCheckReportPage = components['schemas']['FailedCheckReportPage'];
/** A row of `getCheckRecordReport`. */
export type CheckRecordReportRow = components['schemas']['CheckRecordReportRow'];
/** `sum` of {@link CheckRecordReportPage}. */
export type CheckRecordReportTotals = components['schemas']['CheckRecordReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CheckRecordReportPage = components['schemas']['CheckRecordReportPage'];
/** A row of `getOrderQualityReport`. */
export type OrderQualityReportRow = components['schemas']['OrderQualityReportRow'];
/** `sum` of {@link OrderQualityReportPage}. */
export type OrderQualityReportTotals = components['schemas']['OrderQualityReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type OrderQualityReportPage = components['schemas']['OrderQualityReportPage'];
/** `data` of {@link GetOrderDefectParetoAnswer}. */
export type DefectShare = components['schemas']['DefectShare'];
/** A row of `getFinishingCheckReport`. */
export type FinishingCheckReportRow = components['schemas']['FinishingCheckReportRow'];
/** `sum` of {@link FinishingCheckReportPage}. */
export type FinishingCheckReportTotals = components['schemas']['FinishingCheckReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type FinishingCheckReportPage = components['schemas']['FinishingCheckReportPage'];
/** A row of `getFinalInspectionWorkReport`. */
export type FinalInspectionWorkReportRow = components['schemas']['FinalInspectionWorkReportRow'];
/** `sum` of {@link FinalInspectionWorkReportPage}. */
export type FinalInspectionWorkReportTotals = components['schemas']['FinalInspectionWorkReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type FinalInspectionWorkReportPage = components['schemas']['FinalInspectionWorkReportPage'];
/** 巡检视图 · View. */
export type PatrolView = components['schemas']['PatrolView'];
/** `rounds` of {@link PatrolReportRow}. */
export type PatrolRound = components['schemas']['PatrolRound'];
/** A row of `getPatrolReport`. */
export type PatrolReportRow = components['schemas']['PatrolReportRow'];
/** `sum` of {@link PatrolReportPage}. */
export type PatrolReportTotals = components['schemas']['PatrolReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type PatrolReportPage = components['schemas']['PatrolReportPage'];
/** 达成口径 · Measured by. */
export type AttainmentMeasure = components['schemas']['AttainmentMeasure'];
/** `windows` of {@link LineAttainmentReportRow}. */
export type AttainmentCell = components['schemas']['AttainmentCell'];
/** A row of `getLineAttainmentReport`. */
export type LineAttainmentReportRow = components['schemas']['LineAttainmentReportRow'];
/** `sum` of {@link LineAttainmentReportPage}. */
export type LineAttainmentReportTotals = components['schemas']['LineAttainmentReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type LineAttainmentReportPage = components['schemas']['LineAttainmentReportPage'];
/** `delayBuckets` of {@link CustomerAttainmentReportRow}. */
export type DelayBucket = components['schemas']['DelayBucket'];
/** A row of `getCustomerAttainmentReport`. */
export type CustomerAttainmentReportRow = components['schemas']['CustomerAttainmentReportRow'];
/** `sum` of {@link CustomerAttainmentReportPage}. */
export type CustomerAttainmentReportTotals = components['schemas']['CustomerAttainmentReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type CustomerAttainmentReportPage = components['schemas']['CustomerAttainmentReportPage'];
/** 档案类别 · Archive kind. */
export type SiteArchiveKind = components['schemas']['SiteArchiveKind'];
/** 档案状态 · Archive status. */
export type SiteArchiveStatus = components['schemas']['SiteArchiveStatus'];
/** A row of `listSiteArchives`. */
export type SiteArchiveRow = components['schemas']['SiteArchiveRow'];
/** One page of archives. */
export type SiteArchivePage = components['schemas']['SiteArchivePage'];
/** 方法 · Method. FIELD and EXPORT are rights that no call belongs to. */
export type HttpMethod = components['schemas']['HttpMethod'];
/** `items` of {@link SiteArchive}. */
export type SiteItem = components['schemas']['SiteItem'];
/** `versions` of {@link SiteArchive}. */
export type SiteArchiveVersion = components['schemas']['SiteArchiveVersion'];
/** What `getSiteArchive` answers. */
export type SiteArchive = components['schemas']['SiteArchive'];
/** `items` of {@link UpdateSiteArchiveBody}. */
export type SiteItemInput = components['schemas']['SiteItemInput'];
/** Body of `updateSiteArchive`. */
export type UpdateSiteArchiveBody = components['schemas']['UpdateSiteArchiveBody'];
/** Body of `createSiteArchive`. */
export type CreateSiteArchiveBody = components['schemas']['CreateSiteArchiveBody'];
/** What `createFileLevel` answers. */
export type FileLevel = components['schemas']['FileLevel'];
/** Body of `updateFileLevel`. */
export type UpdateFileLevelBody = components['schemas']['UpdateFileLevelBody'];
/** Body of `createFileLevel`. */
export type CreateFileLevelBody = components['schemas']['CreateFileLevelBody'];
/** 任务状态 · Task status. */
export type SiteTaskStatus = components['schemas']['SiteTaskStatus'];
/** A row of `listSiteTasks`. */
export type SiteTaskRow = components['schemas']['SiteTaskRow'];
/** `sum` of {@link SiteTaskPage}. */
export type SiteTaskTotals = components['schemas']['SiteTaskTotals'];
/** One page of inspection tasks with the totals of the whole result. */
export type SiteTaskPage = components['schemas']['SiteTaskPage'];
/** 检验员规则 · Inspectors. */
export type InspectorRule = components['schemas']['InspectorRule'];
/** `data` of {@link PreviewSiteTasksAnswer}. */
export type SiteTaskPreview = components['schemas']['SiteTaskPreview'];
/** `tasks` of {@link CreateSiteTasksBody}. */
export type SiteTaskInput = components['schemas']['SiteTaskInput'];
/** Body of `createSiteTasks`. */
export type CreateSiteTasksBody = components['schemas']['CreateSiteTasksBody'];
/** `data` of {@link CreateSiteTasksAnswer}. */
export type CreatedSiteTask = components['schemas']['CreatedSiteTask'];
/** 检验结果 · Inspection result. */
export type SiteResult = components['schemas']['SiteResult'];
/** `records` of {@link SiteRecords}. */
export type SiteRecord = components['schemas']['SiteRecord'];
/** What `submitSiteTask` answers. */
export type SiteRecords = components['schemas']['SiteRecords'];
/** `records` of {@link SaveSiteRecordsBody}. */
export type SiteRecordInput = components['schemas']['SiteRecordInput'];
/** Body of `saveSiteRecords`. */
export type SaveSiteRecordsBody = components['schemas']['SaveSiteRecordsBody'];
/** Body of `correctSiteRecord`. */
export type CorrectSiteRecordBody = components['schemas']['CorrectSiteRecordBody'];
/** Body of `recheckSiteRecord`. */
export type RecheckSiteRecordBody = components['schemas']['RecheckSiteRecordBody'];
/** 问题级别 · Problem level. */
export type ProblemLevel = components['schemas']['ProblemLevel'];
/** 问题状态 · Problem status. */
export type ProblemStatus = components['schemas']['ProblemStatus'];
/** A row of `listProblemLogs`. */
export type ProblemLogRow = components['schemas']['ProblemLogRow'];
/** `sum` of {@link ProblemLogPage}. */
export type ProblemLogTotals = components['schemas']['ProblemLogTotals'];
/** One page of problems with the totals of the whole result. */
export type ProblemLogPage = components['schemas']['ProblemLogPage'];
/** 通知渠道 · Notice channel. */
export type NoticeChannel = components['schemas']['NoticeChannel'];
/** 阅读状态 · Read state. */
export type Readed = components['schemas']['Readed'];
/** A row of `listMessageProblemLogs`. */
export type MessageProblemLogRow = components['schemas']['MessageProblemLogRow'];
/** What `getProblemLog` answers. */
export type ProblemLog = components['schemas']['ProblemLog'];
/** Body of `createProblemLog`. */
export type CreateProblemLogBody = components['schemas']['CreateProblemLogBody'];
/** Body of `resolveProblemLog`. */
export type ResolveProblemLogBody = components['schemas']['ResolveProblemLogBody'];
/** Closes a solved problem, or opens it again as not solved. */
export type CloseProblemLogBody = components['schemas']['CloseProblemLogBody'];
/** One page of messages of problems. */
export type MessageProblemLogPage = components['schemas']['MessageProblemLogPage'];
/** Body of `resendProblemMessage`. */
export type ResendProblemMessageBody = components['schemas']['ResendProblemMessageBody'];
/** 入库类型 · Receipt type. */
export type ReceiptType = components['schemas']['ReceiptType'];
/** 单据状态 · Document status. */
export type BillStatus = components['schemas']['BillStatus'];
/** A row of `listWarehouseReceipts`. */
export type WarehouseReceiptRow = components['schemas']['WarehouseReceiptRow'];
/** `sum` of {@link WarehouseReceiptPage}. */
export type WarehouseReceiptTotals = components['schemas']['WarehouseReceiptTotals'];
/** One page of receipts with the totals of the whole result. */
export type WarehouseReceiptPage = components['schemas']['WarehouseReceiptPage'];
/** 等级 · Grade. */
export type GoodsGrade = components['schemas']['GoodsGrade'];
/** `lines` of {@link WarehouseReceipt}. */
export type WarehouseLine = components['schemas']['WarehouseLine'];
/** 箱状态 · Carton status. */
export type CartonStatus = components['schemas']['CartonStatus'];
/** `contents` of {@link CartonRow}. */
export type CartonContent = components['schemas']['CartonContent'];
/** A row of `listCartons`. */
export type CartonRow = components['schemas']['CartonRow'];
/** What `getWarehouseReceipt` answers. */
export type WarehouseReceipt = components['schemas']['WarehouseReceipt'];
/** `cells` of {@link WarehouseReceiptRemaining}. */
export type RemainingCell = components['schemas']['RemainingCell'];
/** What `getWarehouseReceiptRemaining` answers. */
export type WarehouseReceiptRemaining = components['schemas']['WarehouseReceiptRemaining'];
/** `lines` of {@link UpdateWarehouseReceiptBody}. */
export type WarehouseLineInput = components['schemas']['WarehouseLineInput'];
/** Body of `updateWarehouseReceipt`. */
export type UpdateWarehouseReceiptBody = components['schemas']['UpdateWarehouseReceiptBody'];
/** Body of `createWarehouseReceipt`. */
export type CreateWarehouseReceiptBody = components['schemas']['CreateWarehouseReceiptBody'];
/** `bills` of {@link ConfirmBillsBody}. */
export type BillRef = components['schemas']['BillRef'];
/** Body of `confirmWarehouseReceipt`. */
export type ConfirmBillsBody = components['schemas']['ConfirmBillsBody'];
/** 出库类型 · Issue type. */
export type OutType = components['schemas']['OutType'];
/** A row of `listWarehouseOuts`. */
export type WarehouseOutRow = components['schemas']['WarehouseOutRow'];
/** `sum` of {@link WarehouseOutPage}. */
export type WarehouseOutTotals = components['schemas']['WarehouseOutTotals'];
/** One page of outs with the totals of the whole result. */
export type WarehouseOutPage = components['schemas']['WarehouseOutPage'];
/** What `getWarehouseOut` answers. */
export type WarehouseOut = components['schemas']['WarehouseOut'];
/** What `getWarehouseOutRemaining` answers. */
export type WarehouseOutRemaining = components['schemas']['WarehouseOutRemaining'];
/** Body of `updateWarehouseOut`. */
export type UpdateWarehouseOutBody = components['schemas']['UpdateWarehouseOutBody'];
/** Body of `createWarehouseOut`. */
export type CreateWarehouseOutBody = components['schemas']['CreateWarehouseOutBody'];
/** Body of `reverseWarehouseBill`. */
export type ReverseWarehouseBillBody = components['schemas']['ReverseWarehouseBillBody'];
/** What `reverseWarehouseBill` answers. */
export type ReversedBill = components['schemas']['ReversedBill'];
/** `sum` of {@link CartonPage}. */
export type CartonTotals = components['schemas']['CartonTotals'];
/** One page of cartons with the totals of the whole result. */
export type CartonPage = components['schemas']['CartonPage'];
/** `contents` of {@link CreateCartonBody}. */
export type CartonContentInput = components['schemas']['CartonContentInput'];
/** Body of `createCarton`. */
export type CreateCartonBody = components['schemas']['CreateCartonBody'];
/** Body of `sealCarton`. */
export type SealCartonBody = components['schemas']['SealCartonBody'];
/** 工时类别 · Hour kind. */
export type HourKind = components['schemas']['HourKind'];
/** 确认状态 · Confirmation. */
export type ConfirmState = components['schemas']['ConfirmState'];
/** A row of `listWorkedHours`. */
export type WorkedHoursRow = components['schemas']['WorkedHoursRow'];
/** `sum` of {@link WorkedHoursPage}. */
export type WorkedHoursTotals = components['schemas']['WorkedHoursTotals'];
/** One page of hours with the totals of the whole result. */
export type WorkedHoursPage = components['schemas']['WorkedHoursPage'];
/** Body of `updateWorkedHours`. */
export type UpdateWorkedHoursBody = components['schemas']['UpdateWorkedHoursBody'];
/** Body of `createWorkedHours`. */
export type CreateWorkedHoursBody = components['schemas']['CreateWorkedHoursBody'];
/** Body of `confirmWorkedHours`. */
export type ConfirmWorkedHoursBody = components['schemas']['ConfirmWorkedHoursBody'];
/** 难度 · Difficulty. */
export type Difficulty = components['schemas']['Difficulty'];
/** `points` of {@link EfficiencySetRow}. */
export type EfficiencyPoint = components['schemas']['EfficiencyPoint'];
/** A row of `listEfficiencySets`. */
export type EfficiencySetRow = components['schemas']['EfficiencySetRow'];
/** One page of curves. */
export type EfficiencySetPage = components['schemas']['EfficiencySetPage'];
/** `points` of {@link UpdateEfficiencySetBody}. */
export type EfficiencyPointInput = components['schemas']['EfficiencyPointInput'];
/** Body of `updateEfficiencySet`. */
export type UpdateEfficiencySetBody = components['schemas']['UpdateEfficiencySetBody'];
/** Body of `createEfficiencySet`. */
export type CreateEfficiencySetBody = components['schemas']['CreateEfficiencySetBody'];
/** A row of `listCustomerEfficiencySets`. */
export type CustomerEfficiencySetRow = components['schemas']['CustomerEfficiencySetRow'];
/** One page of curves of customers. */
export type CustomerEfficiencySetPage = components['schemas']['CustomerEfficiencySetPage'];
/** Body of `updateCustomerEfficiencySet`. */
export type UpdateCustomerEfficiencySetBody = components['schemas']['UpdateCustomerEfficiencySetBody'];
/** Body of `createCustomerEfficiencySet`. */
export type CreateCustomerEfficiencySetBody = components['schemas']['CreateCustomerEfficiencySetBody'];
/** A row of `getWorkTimeReport`. */
export type WorkTimeReportRow = components['schemas']['WorkTimeReportRow'];
/** `sum` of {@link WorkTimeReportPage}. */
export type WorkTimeReportTotals = components['schemas']['WorkTimeReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type WorkTimeReportPage = components['schemas']['WorkTimeReportPage'];
/** A row of `getWorkReport`. */
export type WorkReportRow = components['schemas']['WorkReportRow'];
/** `sum` of {@link WorkReportPage}. */
export type WorkReportTotals = components['schemas']['WorkReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type WorkReportPage = components['schemas']['WorkReportPage'];
/** A row of `getWorkReportByShade`. */
export type WorkReportByShadeRow = components['schemas']['WorkReportByShadeRow'];
/** `sum` of {@link WorkReportByShadePage}. */
export type WorkReportByShadeTotals = components['schemas']['WorkReportByShadeTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type WorkReportByShadePage = components['schemas']['WorkReportByShadePage'];
/** 审查状态 · Review. */
export type ReviewStatus = components['schemas']['ReviewStatus'];
/** A row of `listScans`. */
export type ScanLogRow = components['schemas']['ScanLogRow'];
/** `sum` of {@link ScanLogPage}. */
export type ScanLogTotals = components['schemas']['ScanLogTotals'];
/** One page of scans with the totals of the whole result. */
export type ScanLogPage = components['schemas']['ScanLogPage'];
/** Body of `reviewScans`. */
export type ReviewScansBody = components['schemas']['ReviewScansBody'];
/** 维护类别 · Maintenance kind. */
export type MaintenanceKind = components['schemas']['MaintenanceKind'];
/** 维修状态 · Maintenance status. */
export type MaintenanceStatus = components['schemas']['MaintenanceStatus'];
/** 设备状态 · Machine status. */
export type MachineStatus = components['schemas']['MachineStatus'];
/** `parts` of {@link MachineMaintenanceRow}. */
export type MachinePart = components['schemas']['MachinePart'];
/** A row of `listMachineMaintenanceBills`. */
export type MachineMaintenanceRow = components['schemas']['MachineMaintenanceRow'];
/** `sum` of {@link MachineMaintenancePage}. */
export type MachineMaintenanceTotals = components['schemas']['MachineMaintenanceTotals'];
/** One page of bills with the totals of the whole result. */
export type MachineMaintenancePage = components['schemas']['MachineMaintenancePage'];
/** Body of `reportMachineMaintenance`. */
export type ReportMachineMaintenanceBody = components['schemas']['ReportMachineMaintenanceBody'];
/** Body of `acceptMachineMaintenance`. */
export type AcceptMachineMaintenanceBody = components['schemas']['AcceptMachineMaintenanceBody'];
/** Body of `startMachineMaintenance`. */
export type StartMachineMaintenanceBody = components['schemas']['StartMachineMaintenanceBody'];
/** 安全操作 · Security action. */
export type SecurityAction = components['schemas']['SecurityAction'];
/** `parts` of {@link FinishMachineMaintenanceBody}. */
export type MachinePartInput = components['schemas']['MachinePartInput'];
/** Body of `finishMachineMaintenance`. */
export type FinishMachineMaintenanceBody = components['schemas']['FinishMachineMaintenanceBody'];
/** Body of `confirmMachineMaintenance`. */
export type ConfirmMachineMaintenanceBody = components['schemas']['ConfirmMachineMaintenanceBody'];
/** A row of `listMachineLocations`. */
export type MachineLocationRow = components['schemas']['MachineLocationRow'];
/** One page of places. */
export type MachineLocationPage = components['schemas']['MachineLocationPage'];
/** `stations` of {@link FloorLine}. */
export type FloorStation = components['schemas']['FloorStation'];
/** `lines` of {@link MachineFloor}. */
export type FloorLine = components['schemas']['FloorLine'];
/** What `getMachineFloor` answers. */
export type MachineFloor = components['schemas']['MachineFloor'];
/** `data` of {@link GetMachineGapAnswer}. */
export type MachineGapRow = components['schemas']['MachineGapRow'];
/** `moves` of {@link MoveMachinesBody}. */
export type MachineMoveInput = components['schemas']['MachineMoveInput'];
/** Body of `moveMachines`. */
export type MoveMachinesBody = components['schemas']['MoveMachinesBody'];
/** 统计方式 · Grouped by. */
export type MachineGroup = components['schemas']['MachineGroup'];
/** A row of `getMachineMaintenanceReport`. */
export type MachineMaintenanceReportRow = components['schemas']['MachineMaintenanceReportRow'];
/** `sum` of {@link MachineMaintenanceReportPage}. */
export type MachineMaintenanceReportTotals = components['schemas']['MachineMaintenanceReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type MachineMaintenanceReportPage = components['schemas']['MachineMaintenanceReportPage'];
/** 计薪方式 · Pay type. */
export type PayType = components['schemas']['PayType'];
/** 工资状态 · Wage status. */
export type WageStatus = components['schemas']['WageStatus'];
/** A row of `listWageRecords`. */
export type WageRecordRow = components['schemas']['WageRecordRow'];
/** `sum` of {@link WageRecordPage}. */
export type WageRecordTotals = components['schemas']['WageRecordTotals'];
/** One page of wage records with the totals of the whole result. */
export type WageRecordPage = components['schemas']['WageRecordPage'];
/** `days` of {@link WageRecord}. */
export type WageDay = components['schemas']['WageDay'];
/** 工资来源 · Wage from. */
export type WageSource = components['schemas']['WageSource'];
/** A row of `listWageDetails`. */
export type WageDetailRow = components['schemas']['WageDetailRow'];
/** 调整类型 · Adjustment. */
export type WageAdjustKind = components['schemas']['WageAdjustKind'];
/** 调整状态 · Adjustment status. */
export type WageAdjustStatus = components['schemas']['WageAdjustStatus'];
/** `adjusts` of {@link WageRecord}. */
export type WageAdjust = components['schemas']['WageAdjust'];
/** What `getWageRecord` answers. */
export type WageRecord = components['schemas']['WageRecord'];
/** `sum` of {@link WageDetailPage}. */
export type WageDetailTotals = components['schemas']['WageDetailTotals'];
/** One page of details with the totals of the whole result. */
export type WageDetailPage = components['schemas']['WageDetailPage'];
/** Body of `confirmWageRecords`. */
export type ConfirmWageRecordsBody = components['schemas']['ConfirmWageRecordsBody'];
/** Body of `objectWageRecord`. */
export type ObjectWageRecordBody = components['schemas']['ObjectWageRecordBody'];
/** The records of a batch step and the reason for it. */
export type RecordIdsReasonBody = components['schemas']['RecordIdsReasonBody'];
/** Body of `payWageRecords`. */
export type PayWageRecordsBody = components['schemas']['PayWageRecordsBody'];
/** `rows` of {@link CreateWageAdjustBody}. */
export type WageAdjustInput = components['schemas']['WageAdjustInput'];
/** Body of `createWageAdjust`. */
export type CreateWageAdjustBody = components['schemas']['CreateWageAdjustBody'];
/** Body of `approveWageAdjusts`. */
export type ApproveWageAdjustsBody = components['schemas']['ApproveWageAdjustsBody'];
/** 工资期状态 · Period status. */
export type WagePeriodStatus = components['schemas']['WagePeriodStatus'];
/** A row of `listWagePeriods`. */
export type WagePeriodRow = components['schemas']['WagePeriodRow'];
/** One page of periods. */
export type WagePeriodPage = components['schemas']['WagePeriodPage'];
/** Body of `createWagePeriod`. */
export type CreateWagePeriodBody = components['schemas']['CreateWagePeriodBody'];
/** What `getWageLockCheck` answers. */
export type WageLockCheck = components['schemas']['WageLockCheck'];
/** Body of `calculateWages`. */
export type CalculateWagesBody = components['schemas']['CalculateWagesBody'];
/** Body of `lockWages`. */
export type LockWagesBody = components['schemas']['LockWagesBody'];
/** 分配方式 · Shared by. */
export type GroupWageMethod = components['schemas']['GroupWageMethod'];
/** `shares` of {@link GroupWageRow}. */
export type GroupWageShare = components['schemas']['GroupWageShare'];
/** A row of `listGroupWages`. */
export type GroupWageRow = components['schemas']['GroupWageRow'];
/** `sum` of {@link GroupWagePage}. */
export type GroupWageTotals = components['schemas']['GroupWageTotals'];
/** One page of pools with the totals of the whole result. */
export type GroupWagePage = components['schemas']['GroupWagePage'];
/** `days` of {@link WageReportRow}. */
export type WageReportDay = components['schemas']['WageReportDay'];
/** A row of `getWageReport`. */
export type WageReportRow = components['schemas']['WageReportRow'];
/** `sum` of {@link WageReportPage}. */
export type WageReportTotals = components['schemas']['WageReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type WageReportPage = components['schemas']['WageReportPage'];
/** 异常类型 · Anomaly. */
export type WageAnomaly = components['schemas']['WageAnomaly'];
/** A row of `getWageWatchReport`. */
export type WageWatchReportRow = components['schemas']['WageWatchReportRow'];
/** `sum` of {@link WageWatchReportPage}. */
export type WageWatchReportTotals = components['schemas']['WageWatchReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type WageWatchReportPage = components['schemas']['WageWatchReportPage'];
/** A row of `listEmployeeDays`. */
export type EmployeeDayRow = components['schemas']['EmployeeDayRow'];
/** `sum` of {@link EmployeeDayPage}. */
export type EmployeeDayTotals = components['schemas']['EmployeeDayTotals'];
/** One page of days with the totals of the whole result. */
export type EmployeeDayPage = components['schemas']['EmployeeDayPage'];
/** `days` of {@link LineEfficiencyReportRow}. */
export type EfficiencyDay = components['schemas']['EfficiencyDay'];
/** `weekPct` of {@link LineEfficiencyReportRow}. */
export type EfficiencyWeek = components['schemas']['EfficiencyWeek'];
/** A row of `getLineEfficiencyReport`. */
export type LineEfficiencyReportRow = components['schemas']['LineEfficiencyReportRow'];
/** One page of rows of the report. */
export type LineEfficiencyReportPage = components['schemas']['LineEfficiencyReportPage'];
/** `hours` of {@link LineDayOrder}. */
export type LineDayHour = components['schemas']['LineDayHour'];
/** `orders` of {@link LineDayEfficiency}. */
export type LineDayOrder = components['schemas']['LineDayOrder'];
/** What `getLineDayEfficiency` answers. */
export type LineDayEfficiency = components['schemas']['LineDayEfficiency'];
/** A row of `getEfficiencyReport`. */
export type EfficiencyReportRow = components['schemas']['EfficiencyReportRow'];
/** `sum` of {@link EfficiencyReportPage}. */
export type EfficiencyReportTotals = components['schemas']['EfficiencyReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type EfficiencyReportPage = components['schemas']['EfficiencyReportPage'];
/** 统计方式 · Grouped by. */
export type NonWorkGroup = components['schemas']['NonWorkGroup'];
/** A row of `getNonProductiveTimeReport`. */
export type NonProductiveTimeReportRow = components['schemas']['NonProductiveTimeReportRow'];
/** `sum` of {@link NonProductiveTimeReportPage}. */
export type NonProductiveTimeReportTotals = components['schemas']['NonProductiveTimeReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type NonProductiveTimeReportPage = components['schemas']['NonProductiveTimeReportPage'];
/** 周期 · Period. */
export type ReportPeriod = components['schemas']['ReportPeriod'];
/** 部门类型 · Department type. */
export type DeptType = components['schemas']['DeptType'];
/** A row of `getDepartmentReport`. */
export type DepartmentReportRow = components['schemas']['DepartmentReportRow'];
/** `sum` of {@link DepartmentReportPage}. */
export type DepartmentReportTotals = components['schemas']['DepartmentReportTotals'];
/** One page of rows of the report with the totals of the whole result. */
export type DepartmentReportPage = components['schemas']['DepartmentReportPage'];
/** A bed of the table whose use of fabric waits for approval; the table itself is free. */
export type WaitingBed = components['schemas']['WaitingBed'];
/** A schedule of the table that is not done, in the order of its queue. */
export type QueuedLay = components['schemas']['QueuedLay'];
/** `tables` of {@link CuttingTableBoard}. */
export type CuttingTableCard = components['schemas']['CuttingTableCard'];
/** What `getCuttingTableBoard` answers. */
export type CuttingTableBoard = components['schemas']['CuttingTableBoard'];
/** `kpi` of {@link OutputValueBoard}. */
export type OutputValueFigures = components['schemas']['OutputValueFigures'];
/** `lines` of {@link OutputValueBoard}. */
export type OutputValueLine = components['schemas']['OutputValueLine'];
/** `curve` of {@link OutputValueBoard}. */
export type OutputValuePoint = components['schemas']['OutputValuePoint'];
/** `orders` of {@link OutputValueBoard}. */
export type OutputValueOrder = components['schemas']['OutputValueOrder'];
/** A figure typed by hand that a board shows marked. */
export type BoardOverride = components['schemas']['BoardOverride'];
/** What `getOutputValueBoard` answers. */
export type OutputValueBoard = components['schemas']['OutputValueBoard'];
/** `today` of {@link TopDefectsBoard}. */
export type TopDefect = components['schemas']['TopDefect'];
/** `lines` of {@link TopDefectsBoard}. */
export type TopDefectLine = components['schemas']['TopDefectLine'];
/** `trend` of {@link TopDefectsBoard}. */
export type DefectTrendDay = components['schemas']['DefectTrendDay'];
/** What `getTopDefectsBoard` answers. */
export type TopDefectsBoard = components['schemas']['TopDefectsBoard'];
/** `kpi` of {@link FinishingCheckBoard}. */
export type FinishingFigures = components['schemas']['FinishingFigures'];
/** `stations` of {@link FinishingCheckBoard}. */
export type FinishingStation = components['schemas']['FinishingStation'];
/** `hours` of {@link FinishingCheckBoard}. */
export type FinishingHour = components['schemas']['FinishingHour'];
/** `rework` of {@link FinishingCheckBoard}. */
export type OpenRework = components['schemas']['OpenRework'];
/** `redLines` of {@link FinishingCheckBoard}. */
export type RedLine = components['schemas']['RedLine'];
/** `finals` of {@link FinishingCheckBoard}. */
export type RecentFinal = components['schemas']['RecentFinal'];
/** What `getFinishingCheckBoard` answers. */
export type FinishingCheckBoard = components['schemas']['FinishingCheckBoard'];
/** 非作业原因 · Non-productive reason. */
export type NoWorkReason = components['schemas']['NoWorkReason'];
/** `hours` of {@link SewingLineLive}. */
export type LineHour = components['schemas']['LineHour'];
/** A row of `listLinePriorityDescriptions`. */
export type LinePriorityDescriptionRow = components['schemas']['LinePriorityDescriptionRow'];
/** A schedule of the line, as a changeover of styles takes it. */
export type LineSchedule = components['schemas']['LineSchedule'];
/** What `getSewingLineLive` answers. */
export type SewingLineLive = components['schemas']['SewingLineLive'];
/** 卡片 · Card. A figure of somebody's working day; which job starts with which is decided by the service. */
export type HomeCardCode = components['schemas']['HomeCardCode'];
/** 卡片级别 · Card level. */
export type HomeCardLevel = components['schemas']['HomeCardLevel'];
/** `data` of {@link GetHomeCardsAnswer}. */
export type HomeCard = components['schemas']['HomeCard'];
/** A row of `listDispatchTypes`. */
export type DispatchTypeRow = components['schemas']['DispatchTypeRow'];
/** One page of dispatch types. */
export type DispatchTypePage = components['schemas']['DispatchTypePage'];
/** Body of `updateDispatchType`. */
export type UpdateDispatchTypeBody = components['schemas']['UpdateDispatchTypeBody'];
/** Body of `createDispatchType`. */
export type CreateDispatchTypeBody = components['schemas']['CreateDispatchTypeBody'];
/** 看板 · Board. */
export type BoardCode = components['schemas']['BoardCode'];
/** 方式 · Mode. */
export type BoardMode = components['schemas']['BoardMode'];
/** A row of `listBoardQuantities`. */
export type BoardQuantityRow = components['schemas']['BoardQuantityRow'];
/** One page of figures by hand. */
export type BoardQuantityPage = components['schemas']['BoardQuantityPage'];
/** Body of `updateBoardQuantity`. */
export type UpdateBoardQuantityBody = components['schemas']['UpdateBoardQuantityBody'];
/** Body of `createBoardQuantity`. */
export type CreateBoardQuantityBody = components['schemas']['CreateBoardQuantityBody'];
/** `data` of {@link ListBoardItemsAnswer}. */
export type BoardItem = components['schemas']['BoardItem'];
/** `windows` of {@link AttainmentWindowRow}. */
export type AttainmentWindow = components['schemas']['AttainmentWindow'];
/** A row of `listAttainmentWindows`. */
export type AttainmentWindowRow = components['schemas']['AttainmentWindowRow'];
/** One page of windows of customers. */
export type AttainmentWindowPage = components['schemas']['AttainmentWindowPage'];
/** `windows` of {@link UpdateAttainmentWindowBody}. */
export type AttainmentWindowInput = components['schemas']['AttainmentWindowInput'];
/** Body of `updateAttainmentWindow`. */
export type UpdateAttainmentWindowBody = components['schemas']['UpdateAttainmentWindowBody'];
/** Body of `createAttainmentWindow`. */
export type CreateAttainmentWindowBody = components['schemas']['CreateAttainmentWindowBody'];
/** A row of `listManpowerInputs`. */
export type ManpowerInputRow = components['schemas']['ManpowerInputRow'];
/** `sum` of {@link ManpowerInputPage}. */
export type ManpowerInputTotals = components['schemas']['ManpowerInputTotals'];
/** One page of manpower with the totals of the whole result. */
export type ManpowerInputPage = components['schemas']['ManpowerInputPage'];
/** Body of `updateManpowerInput`. */
export type UpdateManpowerInputBody = components['schemas']['UpdateManpowerInputBody'];
/** `rows` of {@link CreateManpowerInputBody}. */
export type ManpowerInputLine = components['schemas']['ManpowerInputLine'];
/** Body of `createManpowerInput`. */
export type CreateManpowerInputBody = components['schemas']['CreateManpowerInputBody'];
/** 计价方式 · Pricing method. */
export type PriceRuleKind = components['schemas']['PriceRuleKind'];
/** `priceRule` of {@link SubcontractGroupRow}. */
export type PriceRule = components['schemas']['PriceRule'];
/** A row of `listSubcontractGroups`. */
export type SubcontractGroupRow = components['schemas']['SubcontractGroupRow'];
/** `sum` of {@link SubcontractGroupPage}. */
export type SubcontractGroupTotals = components['schemas']['SubcontractGroupTotals'];
/** One page of subcontract groups with the totals of the whole result. */
export type SubcontractGroupPage = components['schemas']['SubcontractGroupPage'];
/** `priceRule` of {@link UpdateSubcontractGroupBody}. */
export type PriceRuleInput = components['schemas']['PriceRuleInput'];
/** Body of `updateSubcontractGroup`. */
export type UpdateSubcontractGroupBody = components['schemas']['UpdateSubcontractGroupBody'];
/** Body of `createSubcontractGroup`. */
export type CreateSubcontractGroupBody = components['schemas']['CreateSubcontractGroupBody'];
/** `data` of {@link GetSubcontractGroupPerformanceAnswer}. */
export type SubcontractMonth = components['schemas']['SubcontractMonth'];
/** A row of `listProblemTypes`. */
export type ProblemTypeRow = components['schemas']['ProblemTypeRow'];
/** One page of problem types. */
export type ProblemTypePage = components['schemas']['ProblemTypePage'];
/** Body of `updateProblemType`. */
export type UpdateProblemTypeBody = components['schemas']['UpdateProblemTypeBody'];
/** Body of `createProblemType`. */
export type CreateProblemTypeBody = components['schemas']['CreateProblemTypeBody'];
/** `escalateTo` of {@link LineProblemSetRow}. */
export type EscalationStep = components['schemas']['EscalationStep'];
/** A row of `listLineProblemSets`. */
export type LineProblemSetRow = components['schemas']['LineProblemSetRow'];
/** One page of problems of lines. */
export type LineProblemSetPage = components['schemas']['LineProblemSetPage'];
/** `escalateTo` of {@link UpdateLineProblemSetBody}. */
export type EscalationStepInput = components['schemas']['EscalationStepInput'];
/** Body of `updateLineProblemSet`. */
export type UpdateLineProblemSetBody = components['schemas']['UpdateLineProblemSetBody'];
/** Body of `createLineProblemSet`. */
export type CreateLineProblemSetBody = components['schemas']['CreateLineProblemSetBody'];
/** One page of priorities. */
export type LinePriorityDescriptionPage = components['schemas']['LinePriorityDescriptionPage'];
/** `rows` of {@link SaveLinePriorityDescriptionsBody}. */
export type LinePriorityInput = components['schemas']['LinePriorityInput'];
/** Body of `saveLinePriorityDescriptions`. */
export type SaveLinePriorityDescriptionsBody = components['schemas']['SaveLinePriorityDescriptionsBody'];
/** A row of `listTargetRecords`. */
export type TargetRecordRow = components['schemas']['TargetRecordRow'];
/** `sum` of {@link TargetRecordPage}. */
export type TargetRecordTotals = components['schemas']['TargetRecordTotals'];
/** One page of attainments with the totals of the whole result. */
export type TargetRecordPage = components['schemas']['TargetRecordPage'];
/** Body of `updateTargetRecord`. */
export type UpdateTargetRecordBody = components['schemas']['UpdateTargetRecordBody'];
/** Body of `createTargetRecord`. */
export type CreateTargetRecordBody = components['schemas']['CreateTargetRecordBody'];
/** Body of `buildTargetRecords`. */
export type BuildTargetRecordsBody = components['schemas']['BuildTargetRecordsBody'];
/** 字典类别 · Tree kind. */
export type TreeKind = components['schemas']['TreeKind'];
/** What `createTreeDict` answers. */
export type TreeDict = components['schemas']['TreeDict'];
/** Body of `updateTreeDict`. */
export type UpdateTreeDictBody = components['schemas']['UpdateTreeDictBody'];
/** Body of `createTreeDict`. */
export type CreateTreeDictBody = components['schemas']['CreateTreeDictBody'];
/** A row of a sheet */
export type TreeDictRow = components['schemas']['TreeDictRow'];
/** Body of `importTreeDicts`. */
export type ImportTreeDictsBody = components['schemas']['ImportTreeDictsBody'];
/** Body of `moveTreeDict`. */
export type MoveTreeDictBody = components['schemas']['MoveTreeDictBody'];
/** 引用类别 · Used by. */
export type DictUseKind = components['schemas']['DictUseKind'];
/** `data` of {@link GetTreeDictUsageAnswer}. */
export type DictUse = components['schemas']['DictUse'];
/** Body of `initCompanySettings`. */
export type InitCompanySettingsBody = components['schemas']['InitCompanySettingsBody'];
/** What `initCompanySettings` answers. */
export type InitializedSettings = components['schemas']['InitializedSettings'];
/** A row of `listCompanySettingLogs`. */
export type CompanySettingLogRow = components['schemas']['CompanySettingLogRow'];
/** One page of changes of settings. */
export type CompanySettingLogPage = components['schemas']['CompanySettingLogPage'];
/** Body of `updateBundleSplitRule`. */
export type UpdateBundleSplitRuleBody = components['schemas']['UpdateBundleSplitRuleBody'];
/** Body of `createBundleSplitRule`. */
export type CreateBundleSplitRuleBody = components['schemas']['CreateBundleSplitRuleBody'];
/** `bundles` of {@link SplitRulePreview}. */
export type SplitRulePreviewBundle = components['schemas']['SplitRulePreviewBundle'];
/** What `previewBundleSplitRule` answers. */
export type SplitRulePreview = components['schemas']['SplitRulePreview'];
/** What `resolveBundleSplitRule` answers. */
export type ResolvedSplitRule = components['schemas']['ResolvedSplitRule'];
/** 语音事件 · Voice event. */
export type VoiceEvent = components['schemas']['VoiceEvent'];
/** A row of `listVoices`. */
export type VoiceRow = components['schemas']['VoiceRow'];
/** One page of voices. */
export type VoicePage = components['schemas']['VoicePage'];
/** Body of `updateVoice`. */
export type UpdateVoiceBody = components['schemas']['UpdateVoiceBody'];
/** Body of `createVoice`. */
export type CreateVoiceBody = components['schemas']['CreateVoiceBody'];
/** Body of `testVoice`. */
export type TestVoiceBody = components['schemas']['TestVoiceBody'];

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
  handOverScan: { request: { body: HandOverScanBody }; data: ScanHandOver };
  resolveScanCode: { request: { query: operations['resolveScanCode']['parameters']['query'] }; data: ResolvedCode };
  listBundleProcesses: { request: { query?: operations['listBundleProcesses']['parameters']['query'] | undefined }; data: BundleProcessPage };
  recordScan: { request: { body: RecordScanBody }; data: ScanResult };
  recordScans: { request: { body: RecordScansBody }; data: ScanVerdicts };
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
  createCompanySetting: { request: { body: CreateCompanySettingBody }; data: CompanySetting };
  updateCompanySetting: { request: { body: UpdateCompanySettingBody }; data: CompanySetting };
  getCompanySetting: { request: { query: operations['getCompanySetting']['parameters']['query'] }; data: CompanySetting };
  checkOrderNo: { request: { query: operations['checkOrderNo']['parameters']['query'] }; data: OrderNoCheck };
  createOrder: { request: { body: CreateOrderBody }; data: Order };
  updateOrder: { request: { body: UpdateOrderBody }; data: Order };
  updateOrders: { request: { body: UpdateOrdersBody }; data: BatchResult };
  deleteOrder: { request: { query: operations['deleteOrder']['parameters']['query'] }; data: operations['deleteOrder']['responses'][200]['content']['application/json']['data'] };
  importOrders: { request: { body: ImportBody }; data: ImportResult };
  confirmOrder: { request: { body: ConfirmOrderBody }; data: OrderState };
  withdrawOrder: { request: { body: RecordReasonBody }; data: OrderState };
  suspendOrder: { request: { body: RecordReasonBody }; data: OrderState };
  resumeOrder: { request: { body: RecordVersionBody }; data: OrderState };
  finishOrder: { request: { body: RecordNoteBody }; data: OrderState };
  reopenOrder: { request: { body: RecordReasonBody }; data: OrderState };
  closeOrder: { request: { body: RecordVersionBody }; data: OrderState };
  uncloseOrder: { request: { body: RecordReasonBody }; data: OrderState };
  cancelOrder: { request: { body: RecordReasonBody }; data: OrderState };
  getOrderConfirmCheck: { request: { query: operations['getOrderConfirmCheck']['parameters']['query'] }; data: RuleChecks };
  getOrderFinishCheck: { request: { query: operations['getOrderFinishCheck']['parameters']['query'] }; data: OrderFinishCheck };
  getOrderCloseCheck: { request: { query: operations['getOrderCloseCheck']['parameters']['query'] }; data: OrderCloseCheck };
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
  getOrderProgress: { request: { query: operations['getOrderProgress']['parameters']['query'] }; data: OrderProgress };
  getOrderResources: { request: { query: operations['getOrderResources']['parameters']['query'] }; data: OrderResources };
  reportOrderPresence: { request: { body: ReportOrderPresenceBody }; data: operations['reportOrderPresence']['responses'][200]['content']['application/json']['data'] };
  recordOrderPrint: { request: { body: RecordOrderPrintBody }; data: operations['recordOrderPrint']['responses'][200]['content']['application/json']['data'] };
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
  previewOrderResync: { request: { query: operations['previewOrderResync']['parameters']['query'] }; data: OrderResyncPreview };
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
  listPanelChecks: { request: { query?: operations['listPanelChecks']['parameters']['query'] | undefined }; data: PanelCheckPage };
  savePanelCheck: { request: { body: SavePanelCheckBody }; data: PanelCheckRow };
  getRemnantSlip: { request: { query: operations['getRemnantSlip']['parameters']['query'] }; data: RemnantSlip };
  saveRemnantSlip: { request: { body: SaveRemnantSlipBody }; data: RemnantSlip };
  confirmRemnantSlip: { request: { body: ConfirmRemnantSlipBody }; data: RemnantSlip };
  listCuttingBedSheets: { request: { query: operations['listCuttingBedSheets']['parameters']['query'] }; data: operations['listCuttingBedSheets']['responses'][200]['content']['application/json']['data'] };
  recordCuttingBedPrint: { request: { body: RecordCuttingBedPrintBody }; data: operations['recordCuttingBedPrint']['responses'][200]['content']['application/json']['data'] };
  createCuttingBedFabricRoll: { request: { body: CreateCuttingBedFabricRollBody }; data: CuttingBedRollSaved };
  updateCuttingBedFabricRoll: { request: { body: UpdateCuttingBedFabricRollBody }; data: CuttingBedRollSaved };
  deleteCuttingBedFabricRoll: { request: { query: operations['deleteCuttingBedFabricRoll']['parameters']['query'] }; data: CuttingBedRollSaved };
  joinCuttingBed: { request: { body: JoinCuttingBedBody }; data: CuttingBedPeople };
  listBundleBatches: { request: { query?: operations['listBundleBatches']['parameters']['query'] | undefined }; data: BundleBatchPage };
  createBundleBatch: { request: { body: CreateBundleBatchBody }; data: BundleBatchRow };
  updateBundleBatch: { request: { body: UpdateBundleBatchBody }; data: BundleBatchRow };
  deleteBundleBatch: { request: { query: operations['deleteBundleBatch']['parameters']['query'] }; data: operations['deleteBundleBatch']['responses'][200]['content']['application/json']['data'] };
  listCutPieceDeliveries: { request: { query?: operations['listCutPieceDeliveries']['parameters']['query'] | undefined }; data: CutPieceDeliveryPage };
  getCutPieceDelivery: { request: { query: operations['getCutPieceDelivery']['parameters']['query'] }; data: CutPieceDelivery };
  sendCutPieceDelivery: { request: { body: SendCutPieceDeliveryBody }; data: CutPieceDelivery };
  receiveCutPieceDelivery: { request: { body: ReceiveCutPieceDeliveryBody }; data: CutPieceDelivery };
  agreeCutPieceDelivery: { request: { body: AgreeCutPieceDeliveryBody }; data: CutPieceDelivery };
  recallCutPieceDelivery: { request: { body: RecordReasonBody }; data: CutPieceDelivery };
  returnCutPieceDelivery: { request: { body: RecordReasonBody }; data: CutPieceDelivery };
  sendSubcontractDelivery: { request: { body: SendSubcontractDeliveryBody }; data: SubcontractDelivery };
  receiveSubcontractDelivery: { request: { body: ReceiveSubcontractDeliveryBody }; data: SubcontractDelivery };
  printBundles: { request: { body: PrintBundlesBody }; data: operations['printBundles']['responses'][200]['content']['application/json']['data'] };
  listBundlePrintLogs: { request: { query?: operations['listBundlePrintLogs']['parameters']['query'] | undefined }; data: BundlePrintLogPage };
  previewBundles: { request: { query: operations['previewBundles']['parameters']['query'] }; data: BundlePreview };
  deleteBundles: { request: { query: operations['deleteBundles']['parameters']['query'] }; data: DeletedBundles };
  splitBundle: { request: { body: SplitBundleBody }; data: SplitBundleResult };
  holdBundles: { request: { body: HoldBundlesBody }; data: BatchResult };
  moveBundleLocation: { request: { body: MoveBundleLocationBody }; data: BatchResult };
  listUnscannedBundles: { request: { query?: operations['listUnscannedBundles']['parameters']['query'] | undefined }; data: UnscannedBundlePage };
  recordManualScan: { request: { body: RecordManualScanBody }; data: ManualScanResult };
  skipBundleProcess: { request: { body: SkipBundleProcessBody }; data: BatchResult };
  listSlotCards: { request: { query?: operations['listSlotCards']['parameters']['query'] | undefined }; data: SlotCardPage };
  createSlotCard: { request: { body: CreateSlotCardBody }; data: operations['createSlotCard']['responses'][200]['content']['application/json']['data'] };
  updateSlotCard: { request: { body: UpdateSlotCardBody }; data: SlotCardRow };
  unbindSlotCard: { request: { body: UnbindSlotCardBody }; data: BatchResult };
  listSlotCardMaintains: { request: { query?: operations['listSlotCardMaintains']['parameters']['query'] | undefined }; data: SlotCardMaintainPage };
  listSlotCardMaintainHistories: { request: { query?: operations['listSlotCardMaintainHistories']['parameters']['query'] | undefined }; data: SlotCardMaintainHistoryPage };
  listBatchDayLogs: { request: { query?: operations['listBatchDayLogs']['parameters']['query'] | undefined }; data: BatchDayLogPage };
  getBatchDayLog: { request: { query: operations['getBatchDayLog']['parameters']['query'] }; data: BatchDayLogRow };
  getBatchDayLogDetail: { request: { query: operations['getBatchDayLogDetail']['parameters']['query'] }; data: BatchDayLogItemPage };
  retryBatchDayLog: { request: { body: RetryBatchDayLogBody }; data: JobStarted };
  getCuttingBedReport: { request: { query?: operations['getCuttingBedReport']['parameters']['query'] | undefined }; data: CuttingBedReportPage };
  getCuttingOutputReport: { request: { query?: operations['getCuttingOutputReport']['parameters']['query'] | undefined }; data: CuttingOutputReportPage };
  getCuttingOrderReport: { request: { query?: operations['getCuttingOrderReport']['parameters']['query'] | undefined }; data: CuttingOrderReportPage };
  getCuttingProgressReport: { request: { query?: operations['getCuttingProgressReport']['parameters']['query'] | undefined }; data: CuttingProgressReportPage };
  getCuttingSummaryReport: { request: { query?: operations['getCuttingSummaryReport']['parameters']['query'] | undefined }; data: CuttingSummaryReportPage };
  getCuttingDateReport: { request: { query?: operations['getCuttingDateReport']['parameters']['query'] | undefined }; data: CuttingDateReportPage };
  getCuttingWorkReport: { request: { query?: operations['getCuttingWorkReport']['parameters']['query'] | undefined }; data: CuttingWorkReportPage };
  getCuttingWorkReportByShade: { request: { query?: operations['getCuttingWorkReportByShade']['parameters']['query'] | undefined }; data: CuttingWorkReportByShadePage };
  getCuttingWipReport: { request: { query?: operations['getCuttingWipReport']['parameters']['query'] | undefined }; data: CuttingWipReportPage };
  getCutPieceStockReport: { request: { query?: operations['getCutPieceStockReport']['parameters']['query'] | undefined }; data: CutPieceStockReportPage };
  getRemnantReport: { request: { query?: operations['getRemnantReport']['parameters']['query'] | undefined }; data: RemnantReportPage };
  getFeedingReport: { request: { query?: operations['getFeedingReport']['parameters']['query'] | undefined }; data: FeedingReportPage };
  getFabricConsumptionReport: { request: { query?: operations['getFabricConsumptionReport']['parameters']['query'] | undefined }; data: FabricConsumptionReportPage };
  getProductionScheduleReport: { request: { query?: operations['getProductionScheduleReport']['parameters']['query'] | undefined }; data: ProductionScheduleReportPage };
  getHangerOrderReport: { request: { query?: operations['getHangerOrderReport']['parameters']['query'] | undefined }; data: HangerOrderReportPage };
  getHangerStationReport: { request: { query: operations['getHangerStationReport']['parameters']['query'] }; data: HangerStationReportPage };
  getCuttingTableBoardByShade: { request: { query?: operations['getCuttingTableBoardByShade']['parameters']['query'] | undefined }; data: ShadeBoard };
  listCloths: { request: { query?: operations['listCloths']['parameters']['query'] | undefined }; data: FabricLotPage };
  getCloth: { request: { query: operations['getCloth']['parameters']['query'] }; data: FabricLot };
  checkClothNo: { request: { query?: operations['checkClothNo']['parameters']['query'] | undefined }; data: FabricLotNoCheck };
  createCloth: { request: { body: CreateFabricLotBody }; data: FabricLot };
  updateCloth: { request: { body: UpdateFabricLotBody }; data: FabricLot };
  inspectCloth: { request: { body: InspectFabricLotBody }; data: FabricLot };
  releaseCloth: { request: { body: RecordIdsBody }; data: BatchResult };
  returnCloth: { request: { body: RecordReasonBody }; data: FabricLotRow };
  updateFabricRoll: { request: { body: UpdateFabricRollBody }; data: FabricRollRow };
  getFabricRollLedger: { request: { query: operations['getFabricRollLedger']['parameters']['query'] }; data: FabricRollLedgerPage };
  listFeedingSlips: { request: { query?: operations['listFeedingSlips']['parameters']['query'] | undefined }; data: FeedingSlipPage };
  getFeedingSlip: { request: { query: operations['getFeedingSlip']['parameters']['query'] }; data: FeedingSlip };
  suggestFeedingRolls: { request: { query: operations['suggestFeedingRolls']['parameters']['query'] }; data: operations['suggestFeedingRolls']['responses'][200]['content']['application/json']['data'] };
  createFeedingSlip: { request: { body: CreateFeedingSlipBody }; data: FeedingSlip };
  updateFeedingSlip: { request: { body: UpdateFeedingSlipBody }; data: FeedingSlip };
  issueFeedingSlip: { request: { body: IssueFeedingSlipBody }; data: FeedingSlip };
  receiveFeedingSlip: { request: { body: ReceiveFeedingSlipBody }; data: FeedingSlip };
  returnFeedingSlip: { request: { body: ReturnFeedingSlipBody }; data: FeedingSlip };
  closeFeedingSlip: { request: { body: RecordNoteBody }; data: FeedingSlip };
  voidFeedingSlip: { request: { body: RecordReasonBody }; data: FeedingSlip };
  listMaterialRequisitions: { request: { query?: operations['listMaterialRequisitions']['parameters']['query'] | undefined }; data: MaterialRequisitionPage };
  getRequisitionBomRemain: { request: { query: operations['getRequisitionBomRemain']['parameters']['query'] }; data: operations['getRequisitionBomRemain']['responses'][200]['content']['application/json']['data'] };
  createMaterialRequisition: { request: { body: CreateMaterialRequisitionBody }; data: MaterialRequisitionRow };
  approveMaterialRequisition: { request: { body: ApproveMaterialRequisitionBody }; data: BatchResult };
  issueMaterialRequisition: { request: { body: IssueMaterialRequisitionBody }; data: MaterialRequisitionRow };
  returnMaterialRequisition: { request: { body: ReturnMaterialRequisitionBody }; data: MaterialRequisitionRow };
  voidMaterialRequisition: { request: { body: RecordReasonBody }; data: MaterialRequisitionRow };
  getMaterialReport: { request: { query?: operations['getMaterialReport']['parameters']['query'] | undefined }; data: MaterialReportPage };
  listMaterialLedgerEntries: { request: { query?: operations['listMaterialLedgerEntries']['parameters']['query'] | undefined }; data: MaterialLedgerPage };
  updateMaterialEta: { request: { body: UpdateMaterialEtaBody }; data: operations['updateMaterialEta']['responses'][200]['content']['application/json']['data'] };
  listSchedules: { request: { query?: operations['listSchedules']['parameters']['query'] | undefined }; data: SchedulePage };
  createSchedule: { request: { body: CreateScheduleBody }; data: SimulatedSchedule };
  updateSchedule: { request: { body: UpdateScheduleBody }; data: SimulatedSchedule };
  deleteSchedule: { request: { query: operations['deleteSchedule']['parameters']['query'] }; data: operations['deleteSchedule']['responses'][200]['content']['application/json']['data'] };
  changeScheduleStatus: { request: { body: BatchStatusBody }; data: BatchResult };
  changeOverLine: { request: { body: ChangeOverLineBody }; data: LineChangeover };
  endSchedule: { request: { body: EndScheduleBody }; data: ScheduleRow };
  reopenSchedule: { request: { body: RecordReasonBody }; data: ScheduleRow };
  getScheduleGantt: { request: { query: operations['getScheduleGantt']['parameters']['query'] }; data: ScheduleGantt };
  listUnscheduled: { request: { query?: operations['listUnscheduled']['parameters']['query'] | undefined }; data: UnscheduledPage };
  simulateSchedule: { request: { body: SimulateScheduleBody }; data: SimulatedSchedule };
  splitSchedule: { request: { body: SplitScheduleBody }; data: SimulatedSchedule };
  commitScheduleDraft: { request: { body: CommitScheduleDraftBody }; data: SimulatedSchedule };
  recalculateSchedules: { request: { body: RecalculateSchedulesBody }; data: JobStarted };
  getDayPlan: { request: { query: operations['getDayPlan']['parameters']['query'] }; data: DayPlan };
  updateDayPlan: { request: { body: UpdateDayPlanBody }; data: DayPlan };
  listLines: { request: { query?: operations['listLines']['parameters']['query'] | undefined }; data: LinePage };
  updateLine: { request: { body: UpdateLineBody }; data: LineRow };
  saveLineLayout: { request: { body: SaveLineLayoutBody }; data: LineRow };
  listCuttingSchedules: { request: { query?: operations['listCuttingSchedules']['parameters']['query'] | undefined }; data: CuttingSchedulePage };
  createCuttingSchedule: { request: { body: CreateCuttingScheduleBody }; data: operations['createCuttingSchedule']['responses'][200]['content']['application/json']['data'] };
  updateCuttingSchedule: { request: { body: UpdateCuttingScheduleBody }; data: CuttingScheduleRow };
  submitCuttingSchedule: { request: { body: SubmitCuttingScheduleBody }; data: BatchResult };
  withdrawCuttingSchedule: { request: { body: RecordVersionBody }; data: CuttingScheduleRow };
  endCuttingSchedule: { request: { body: EndCuttingScheduleBody }; data: CuttingScheduleRow };
  cancelCuttingSchedule: { request: { body: RecordReasonBody }; data: CuttingScheduleRow };
  reorderCuttingSchedules: { request: { body: ReorderCuttingSchedulesBody }; data: operations['reorderCuttingSchedules']['responses'][200]['content']['application/json']['data'] };
  getCuttingGantt: { request: { query: operations['getCuttingGantt']['parameters']['query'] }; data: CuttingGantt };
  getCuttingTablePlanBoard: { request: { query?: operations['getCuttingTablePlanBoard']['parameters']['query'] | undefined }; data: CuttingTablePlanBoard };
  getCuttingLineQueue: { request: { query?: operations['getCuttingLineQueue']['parameters']['query'] | undefined }; data: CuttingLineQueue };
  getCuttingDieGantt: { request: { query: operations['getCuttingDieGantt']['parameters']['query'] }; data: CuttingDieGantt };
  getCuttingDiePlanBoard: { request: { query?: operations['getCuttingDiePlanBoard']['parameters']['query'] | undefined }; data: CuttingDiePlanBoard };
  createCuttingDieSchedule: { request: { body: CreateCuttingDieScheduleBody }; data: CuttingDieScheduleRow };
  updateCuttingDieSchedule: { request: { body: UpdateCuttingDieScheduleBody }; data: CuttingDieScheduleRow };
  cancelCuttingDieSchedule: { request: { body: RecordReasonBody }; data: CuttingDieScheduleRow };
  listPlans: { request: { query?: operations['listPlans']['parameters']['query'] | undefined }; data: PlanPage };
  backSchedulePlans: { request: { body: BackSchedulePlansBody }; data: operations['backSchedulePlans']['responses'][200]['content']['application/json']['data'] };
  updatePlan: { request: { body: UpdatePlanBody }; data: PlanRow };
  restorePlanAuto: { request: { body: RestorePlanAutoBody }; data: PlanRow };
  getOrderPlanBoard: { request: { query?: operations['getOrderPlanBoard']['parameters']['query'] | undefined }; data: OrderPlanBandPage };
  listCalendars: { request: { query?: operations['listCalendars']['parameters']['query'] | undefined }; data: CalendarPage };
  listCalendarDays: { request: { query: operations['listCalendarDays']['parameters']['query'] }; data: operations['listCalendarDays']['responses'][200]['content']['application/json']['data'] };
  saveCalendarDays: { request: { body: SaveCalendarDaysBody }; data: operations['saveCalendarDays']['responses'][200]['content']['application/json']['data'] };
  saveCalendar: { request: { body: SaveCalendarBody }; data: CalendarRow };
  initCalendarYear: { request: { body: InitCalendarYearBody }; data: operations['initCalendarYear']['responses'][200]['content']['application/json']['data'] };
  getCalendarImpact: { request: { query: operations['getCalendarImpact']['parameters']['query'] }; data: CalendarImpact };
  listShifts: { request: { query?: operations['listShifts']['parameters']['query'] | undefined }; data: ShiftPage };
  saveShift: { request: { body: SaveShiftBody }; data: ShiftRow };
  deleteShift: { request: { query: operations['deleteShift']['parameters']['query'] }; data: operations['deleteShift']['responses'][200]['content']['application/json']['data'] };
  getOwnShift: { request: sdk.NoRequest; data: OwnShift };
  listEmployeeAbsences: { request: { query?: operations['listEmployeeAbsences']['parameters']['query'] | undefined }; data: EmployeeAbsencePage };
  createEmployeeAbsence: { request: { body: CreateEmployeeAbsenceBody }; data: operations['createEmployeeAbsence']['responses'][200]['content']['application/json']['data'] };
  approveEmployeeAbsence: { request: { body: ApproveEmployeeAbsenceBody }; data: BatchResult };
  cancelEmployeeAbsence: { request: { body: RecordReasonBody }; data: EmployeeAbsenceRow };
  importEmployeeAbsences: { request: { body: ImportBody }; data: ImportResult };
  listManpowerPlans: { request: { query: operations['listManpowerPlans']['parameters']['query'] }; data: ManpowerPlanPage };
  updateManpowerPlan: { request: { body: UpdateManpowerPlanBody }; data: operations['updateManpowerPlan']['responses'][200]['content']['application/json']['data'] };
  lendManpower: { request: { body: LendManpowerBody }; data: operations['lendManpower']['responses'][200]['content']['application/json']['data'] };
  getQualityLevelMatrix: { request: { query: operations['getQualityLevelMatrix']['parameters']['query'] }; data: QualityLevelMatrixPage };
  listQualityLevels: { request: { query: operations['listQualityLevels']['parameters']['query'] }; data: QualityLevelPage };
  recalculateQualityLevels: { request: { body: RecalculateQualityLevelsBody }; data: JobStarted };
  listDefectCategories: { request: { query?: operations['listDefectCategories']['parameters']['query'] | undefined }; data: DefectCategoryPage };
  createDefectCategory: { request: { body: CreateDefectCategoryBody }; data: DefectCategoryRow };
  updateDefectCategory: { request: { body: UpdateDefectCategoryBody }; data: DefectCategoryRow };
  deleteDefectCategory: { request: { query: operations['deleteDefectCategory']['parameters']['query'] }; data: operations['deleteDefectCategory']['responses'][200]['content']['application/json']['data'] };
  sortDefectCategories: { request: { body: SortDefectCategoriesBody }; data: operations['sortDefectCategories']['responses'][200]['content']['application/json']['data'] };
  listBadTypes: { request: { query?: operations['listBadTypes']['parameters']['query'] | undefined }; data: DefectTypePage };
  createBadType: { request: { body: CreateBadTypeBody }; data: DefectTypeRow };
  updateBadType: { request: { body: UpdateBadTypeBody }; data: DefectTypeRow };
  deleteBadType: { request: { query: operations['deleteBadType']['parameters']['query'] }; data: operations['deleteBadType']['responses'][200]['content']['application/json']['data'] };
  listBadItems: { request: { query?: operations['listBadItems']['parameters']['query'] | undefined }; data: DefectItemPage };
  createBadItem: { request: { body: CreateBadItemBody }; data: DefectItemRow };
  updateBadItem: { request: { body: UpdateBadItemBody }; data: DefectItemRow };
  deleteBadItem: { request: { query: operations['deleteBadItem']['parameters']['query'] }; data: operations['deleteBadItem']['responses'][200]['content']['application/json']['data'] };
  importBadItems: { request: { body: ImportBody }; data: ImportResult };
  initBadItems: { request: { body: InitBadItemsBody }; data: ImportResult };
  listCheckRecords: { request: { query?: operations['listCheckRecords']['parameters']['query'] | undefined }; data: CheckRecordPage };
  getCheckRecord: { request: { query: operations['getCheckRecord']['parameters']['query'] }; data: CheckRecord };
  createCheckRecord: { request: { body: CreateCheckRecordBody }; data: CheckRecord };
  updateCheckRecord: { request: { body: UpdateCheckRecordBody }; data: CheckRecord };
  getCheckContext: { request: { query: operations['getCheckContext']['parameters']['query'] }; data: CheckContext };
  createCheckBad: { request: { body: CreateCheckBadBody }; data: CheckRecord };
  deleteCheckBad: { request: { query: operations['deleteCheckBad']['parameters']['query'] }; data: CheckRecord };
  reworkCheckBad: { request: { body: ReworkCheckBadBody }; data: BatchResult };
  submitCheckRecord: { request: { body: RecordVersionBody }; data: CheckRecord };
  reinspectCheckRecord: { request: { body: ReinspectCheckRecordBody }; data: CheckRecord };
  voidCheckRecord: { request: { body: RecordReasonBody }; data: CheckRecord };
  confirmInspection: { request: { body: RecordVersionBody }; data: CheckRecord };
  requestConcession: { request: { body: RequestConcessionBody }; data: ConcessionRequest };
  getAqlPlan: { request: { query: operations['getAqlPlan']['parameters']['query'] }; data: AqlPlan };
  getAqlState: { request: { query: operations['getAqlState']['parameters']['query'] }; data: AqlState };
  createCustomerFinding: { request: { body: CreateCustomerFindingBody }; data: CustomerFinding };
  getPatrol: { request: { query?: operations['getPatrol']['parameters']['query'] | undefined }; data: Patrol };
  createPatrol: { request: { body: CreatePatrolBody }; data: Patrol };
  updatePatrol: { request: { body: UpdatePatrolBody }; data: Patrol };
  getBundleTrace: { request: { query?: operations['getBundleTrace']['parameters']['query'] | undefined }; data: BundleTrace };
  listRelatedBundles: { request: { query: operations['listRelatedBundles']['parameters']['query'] }; data: BundlePage };
  getBundleDefectReport: { request: { query?: operations['getBundleDefectReport']['parameters']['query'] | undefined }; data: BundleDefectReportPage };
  getFailedCheckReport: { request: { query?: operations['getFailedCheckReport']['parameters']['query'] | undefined }; data: FailedCheckReportPage };
  getCheckRecordReport: { request: { query?: operations['getCheckRecordReport']['parameters']['query'] | undefined }; data: CheckRecordReportPage };
  getOrderQualityReport: { request: { query?: operations['getOrderQualityReport']['parameters']['query'] | undefined }; data: OrderQualityReportPage };
  getOrderDefectPareto: { request: { query: operations['getOrderDefectPareto']['parameters']['query'] }; data: operations['getOrderDefectPareto']['responses'][200]['content']['application/json']['data'] };
  getFinishingCheckReport: { request: { query?: operations['getFinishingCheckReport']['parameters']['query'] | undefined }; data: FinishingCheckReportPage };
  getFinalInspectionWorkReport: { request: { query?: operations['getFinalInspectionWorkReport']['parameters']['query'] | undefined }; data: FinalInspectionWorkReportPage };
  getPatrolReport: { request: { query?: operations['getPatrolReport']['parameters']['query'] | undefined }; data: PatrolReportPage };
  getLineAttainmentReport: { request: { query?: operations['getLineAttainmentReport']['parameters']['query'] | undefined }; data: LineAttainmentReportPage };
  getCustomerAttainmentReport: { request: { query?: operations['getCustomerAttainmentReport']['parameters']['query'] | undefined }; data: CustomerAttainmentReportPage };
  listSiteArchives: { request: { query?: operations['listSiteArchives']['parameters']['query'] | undefined }; data: SiteArchivePage };
  getSiteArchive: { request: { query: operations['getSiteArchive']['parameters']['query'] }; data: SiteArchive };
  createSiteArchive: { request: { body: CreateSiteArchiveBody }; data: SiteArchive };
  updateSiteArchive: { request: { body: UpdateSiteArchiveBody }; data: SiteArchive };
  publishSiteArchive: { request: { body: RecordVersionBody }; data: SiteArchive };
  retireSiteArchive: { request: { body: RecordVersionBody }; data: SiteArchive };
  listFileLevels: { request: sdk.NoRequest; data: operations['listFileLevels']['responses'][200]['content']['application/json']['data'] };
  createFileLevel: { request: { body: CreateFileLevelBody }; data: FileLevel };
  updateFileLevel: { request: { body: UpdateFileLevelBody }; data: FileLevel };
  deleteFileLevel: { request: { query: operations['deleteFileLevel']['parameters']['query'] }; data: operations['deleteFileLevel']['responses'][200]['content']['application/json']['data'] };
  listSiteTasks: { request: { query?: operations['listSiteTasks']['parameters']['query'] | undefined }; data: SiteTaskPage };
  previewSiteTasks: { request: { query: operations['previewSiteTasks']['parameters']['query'] }; data: operations['previewSiteTasks']['responses'][200]['content']['application/json']['data'] };
  createSiteTasks: { request: { body: CreateSiteTasksBody }; data: operations['createSiteTasks']['responses'][200]['content']['application/json']['data'] };
  submitSiteTask: { request: { body: RecordVersionBody }; data: SiteRecords };
  cancelSiteTask: { request: { body: RecordReasonBody }; data: SiteTaskRow };
  listSiteRecords: { request: { query: operations['listSiteRecords']['parameters']['query'] }; data: SiteRecords };
  saveSiteRecords: { request: { body: SaveSiteRecordsBody }; data: SiteRecords };
  correctSiteRecord: { request: { body: CorrectSiteRecordBody }; data: SiteRecords };
  recheckSiteRecord: { request: { body: RecheckSiteRecordBody }; data: SiteRecords };
  listProblemLogs: { request: { query?: operations['listProblemLogs']['parameters']['query'] | undefined }; data: ProblemLogPage };
  getProblemLog: { request: { query: operations['getProblemLog']['parameters']['query'] }; data: ProblemLog };
  createProblemLog: { request: { body: CreateProblemLogBody }; data: ProblemLog };
  respondProblemLog: { request: { body: RecordVersionBody }; data: ProblemLog };
  resolveProblemLog: { request: { body: ResolveProblemLogBody }; data: ProblemLog };
  closeProblemLog: { request: { body: CloseProblemLogBody }; data: ProblemLog };
  cancelProblemLog: { request: { body: RecordReasonBody }; data: ProblemLog };
  listMessageProblemLogs: { request: { query?: operations['listMessageProblemLogs']['parameters']['query'] | undefined }; data: MessageProblemLogPage };
  resendProblemMessage: { request: { body: ResendProblemMessageBody }; data: MessageProblemLogRow };
  listWarehouseReceipts: { request: { query?: operations['listWarehouseReceipts']['parameters']['query'] | undefined }; data: WarehouseReceiptPage };
  getWarehouseReceipt: { request: { query: operations['getWarehouseReceipt']['parameters']['query'] }; data: WarehouseReceipt };
  getWarehouseReceiptRemaining: { request: { query: operations['getWarehouseReceiptRemaining']['parameters']['query'] }; data: WarehouseReceiptRemaining };
  createWarehouseReceipt: { request: { body: CreateWarehouseReceiptBody }; data: WarehouseReceipt };
  updateWarehouseReceipt: { request: { body: UpdateWarehouseReceiptBody }; data: WarehouseReceipt };
  submitWarehouseReceipt: { request: { body: RecordVersionBody }; data: WarehouseReceipt };
  confirmWarehouseReceipt: { request: { body: ConfirmBillsBody }; data: BatchResult };
  backWarehouseReceipt: { request: { body: RecordReasonBody }; data: WarehouseReceipt };
  voidWarehouseReceipt: { request: { body: RecordReasonBody }; data: WarehouseReceipt };
  listWarehouseOuts: { request: { query?: operations['listWarehouseOuts']['parameters']['query'] | undefined }; data: WarehouseOutPage };
  getWarehouseOut: { request: { query: operations['getWarehouseOut']['parameters']['query'] }; data: WarehouseOut };
  getWarehouseOutRemaining: { request: { query: operations['getWarehouseOutRemaining']['parameters']['query'] }; data: WarehouseOutRemaining };
  createWarehouseOut: { request: { body: CreateWarehouseOutBody }; data: WarehouseOut };
  updateWarehouseOut: { request: { body: UpdateWarehouseOutBody }; data: WarehouseOut };
  submitWarehouseOut: { request: { body: RecordVersionBody }; data: WarehouseOut };
  confirmWarehouseOut: { request: { body: ConfirmBillsBody }; data: BatchResult };
  backWarehouseOut: { request: { body: RecordReasonBody }; data: WarehouseOut };
  voidWarehouseOut: { request: { body: RecordReasonBody }; data: WarehouseOut };
  reverseWarehouseBill: { request: { body: ReverseWarehouseBillBody }; data: ReversedBill };
  listCartons: { request: { query?: operations['listCartons']['parameters']['query'] | undefined }; data: CartonPage };
  createCarton: { request: { body: CreateCartonBody }; data: operations['createCarton']['responses'][200]['content']['application/json']['data'] };
  sealCarton: { request: { body: SealCartonBody }; data: CartonRow };
  listWorkedHours: { request: { query?: operations['listWorkedHours']['parameters']['query'] | undefined }; data: WorkedHoursPage };
  createWorkedHours: { request: { body: CreateWorkedHoursBody }; data: operations['createWorkedHours']['responses'][200]['content']['application/json']['data'] };
  updateWorkedHours: { request: { body: UpdateWorkedHoursBody }; data: WorkedHoursRow };
  deleteWorkedHours: { request: { query: operations['deleteWorkedHours']['parameters']['query'] }; data: operations['deleteWorkedHours']['responses'][200]['content']['application/json']['data'] };
  confirmWorkedHours: { request: { body: ConfirmWorkedHoursBody }; data: BatchResult };
  listEfficiencySets: { request: { query?: operations['listEfficiencySets']['parameters']['query'] | undefined }; data: EfficiencySetPage };
  createEfficiencySet: { request: { body: CreateEfficiencySetBody }; data: EfficiencySetRow };
  updateEfficiencySet: { request: { body: UpdateEfficiencySetBody }; data: EfficiencySetRow };
  deleteEfficiencySet: { request: { query: operations['deleteEfficiencySet']['parameters']['query'] }; data: operations['deleteEfficiencySet']['responses'][200]['content']['application/json']['data'] };
  listCustomerEfficiencySets: { request: { query?: operations['listCustomerEfficiencySets']['parameters']['query'] | undefined }; data: CustomerEfficiencySetPage };
  createCustomerEfficiencySet: { request: { body: CreateCustomerEfficiencySetBody }; data: CustomerEfficiencySetRow };
  updateCustomerEfficiencySet: { request: { body: UpdateCustomerEfficiencySetBody }; data: CustomerEfficiencySetRow };
  deleteCustomerEfficiencySet: { request: { query: operations['deleteCustomerEfficiencySet']['parameters']['query'] }; data: operations['deleteCustomerEfficiencySet']['responses'][200]['content']['application/json']['data'] };
  getWorkTimeReport: { request: { query?: operations['getWorkTimeReport']['parameters']['query'] | undefined }; data: WorkTimeReportPage };
  getWorkReport: { request: { query?: operations['getWorkReport']['parameters']['query'] | undefined }; data: WorkReportPage };
  getWorkReportByShade: { request: { query?: operations['getWorkReportByShade']['parameters']['query'] | undefined }; data: WorkReportByShadePage };
  listScans: { request: { query?: operations['listScans']['parameters']['query'] | undefined }; data: ScanLogPage };
  reviewScans: { request: { body: ReviewScansBody }; data: BatchResult };
  listMachineMaintenanceBills: { request: { query?: operations['listMachineMaintenanceBills']['parameters']['query'] | undefined }; data: MachineMaintenancePage };
  reportMachineMaintenance: { request: { body: ReportMachineMaintenanceBody }; data: MachineMaintenanceRow };
  acceptMachineMaintenance: { request: { body: AcceptMachineMaintenanceBody }; data: MachineMaintenanceRow };
  startMachineMaintenance: { request: { body: StartMachineMaintenanceBody }; data: MachineMaintenanceRow };
  waitForMachineParts: { request: { body: RecordReasonBody }; data: MachineMaintenanceRow };
  finishMachineMaintenance: { request: { body: FinishMachineMaintenanceBody }; data: MachineMaintenanceRow };
  confirmMachineMaintenance: { request: { body: ConfirmMachineMaintenanceBody }; data: MachineMaintenanceRow };
  listMachineLocations: { request: { query?: operations['listMachineLocations']['parameters']['query'] | undefined }; data: MachineLocationPage };
  getMachineFloor: { request: { query?: operations['getMachineFloor']['parameters']['query'] | undefined }; data: MachineFloor };
  getMachineGap: { request: { query: operations['getMachineGap']['parameters']['query'] }; data: operations['getMachineGap']['responses'][200]['content']['application/json']['data'] };
  moveMachines: { request: { body: MoveMachinesBody }; data: operations['moveMachines']['responses'][200]['content']['application/json']['data'] };
  getMachineMaintenanceReport: { request: { query?: operations['getMachineMaintenanceReport']['parameters']['query'] | undefined }; data: MachineMaintenanceReportPage };
  listWageRecords: { request: { query?: operations['listWageRecords']['parameters']['query'] | undefined }; data: WageRecordPage };
  getWageRecord: { request: { query: operations['getWageRecord']['parameters']['query'] }; data: WageRecord };
  listWageDetails: { request: { query: operations['listWageDetails']['parameters']['query'] }; data: WageDetailPage };
  confirmWageRecords: { request: { body: ConfirmWageRecordsBody }; data: BatchResult };
  objectWageRecord: { request: { body: ObjectWageRecordBody }; data: WageRecordRow };
  answerWageObjection: { request: { body: ObjectWageRecordBody }; data: WageRecordRow };
  unlockWageRecords: { request: { body: RecordIdsReasonBody }; data: BatchResult };
  payWageRecords: { request: { body: PayWageRecordsBody }; data: BatchResult };
  createWageAdjust: { request: { body: CreateWageAdjustBody }; data: operations['createWageAdjust']['responses'][200]['content']['application/json']['data'] };
  approveWageAdjusts: { request: { body: ApproveWageAdjustsBody }; data: BatchResult };
  listWagePeriods: { request: { query?: operations['listWagePeriods']['parameters']['query'] | undefined }; data: WagePeriodPage };
  createWagePeriod: { request: { body: CreateWagePeriodBody }; data: WagePeriodRow };
  getWageLockCheck: { request: { query: operations['getWageLockCheck']['parameters']['query'] }; data: WageLockCheck };
  calculateWages: { request: { body: CalculateWagesBody }; data: JobStarted };
  lockWages: { request: { body: LockWagesBody }; data: WagePeriodRow };
  listGroupWages: { request: { query?: operations['listGroupWages']['parameters']['query'] | undefined }; data: GroupWagePage };
  getWageReport: { request: { query?: operations['getWageReport']['parameters']['query'] | undefined }; data: WageReportPage };
  getWageWatchReport: { request: { query?: operations['getWageWatchReport']['parameters']['query'] | undefined }; data: WageWatchReportPage };
  listEmployeeDays: { request: { query?: operations['listEmployeeDays']['parameters']['query'] | undefined }; data: EmployeeDayPage };
  getLineEfficiencyReport: { request: { query?: operations['getLineEfficiencyReport']['parameters']['query'] | undefined }; data: LineEfficiencyReportPage };
  getLineDayEfficiency: { request: { query: operations['getLineDayEfficiency']['parameters']['query'] }; data: LineDayEfficiency };
  getEfficiencyReport: { request: { query?: operations['getEfficiencyReport']['parameters']['query'] | undefined }; data: EfficiencyReportPage };
  getNonProductiveTimeReport: { request: { query?: operations['getNonProductiveTimeReport']['parameters']['query'] | undefined }; data: NonProductiveTimeReportPage };
  getDepartmentReport: { request: { query?: operations['getDepartmentReport']['parameters']['query'] | undefined }; data: DepartmentReportPage };
  getCuttingTableBoard: { request: { query?: operations['getCuttingTableBoard']['parameters']['query'] | undefined }; data: CuttingTableBoard };
  getOutputValueBoard: { request: { query?: operations['getOutputValueBoard']['parameters']['query'] | undefined }; data: OutputValueBoard };
  getTopDefectsBoard: { request: { query?: operations['getTopDefectsBoard']['parameters']['query'] | undefined }; data: TopDefectsBoard };
  getFinishingCheckBoard: { request: { query?: operations['getFinishingCheckBoard']['parameters']['query'] | undefined }; data: FinishingCheckBoard };
  getSewingLineLive: { request: { query: operations['getSewingLineLive']['parameters']['query'] }; data: SewingLineLive };
  getHomeCards: { request: { query?: operations['getHomeCards']['parameters']['query'] | undefined }; data: operations['getHomeCards']['responses'][200]['content']['application/json']['data'] };
  listDispatchTypes: { request: { query?: operations['listDispatchTypes']['parameters']['query'] | undefined }; data: DispatchTypePage };
  createDispatchType: { request: { body: CreateDispatchTypeBody }; data: DispatchTypeRow };
  updateDispatchType: { request: { body: UpdateDispatchTypeBody }; data: DispatchTypeRow };
  deleteDispatchType: { request: { query: operations['deleteDispatchType']['parameters']['query'] }; data: operations['deleteDispatchType']['responses'][200]['content']['application/json']['data'] };
  listBoardQuantities: { request: { query?: operations['listBoardQuantities']['parameters']['query'] | undefined }; data: BoardQuantityPage };
  createBoardQuantity: { request: { body: CreateBoardQuantityBody }; data: BoardQuantityRow };
  updateBoardQuantity: { request: { body: UpdateBoardQuantityBody }; data: BoardQuantityRow };
  deleteBoardQuantity: { request: { query: operations['deleteBoardQuantity']['parameters']['query'] }; data: operations['deleteBoardQuantity']['responses'][200]['content']['application/json']['data'] };
  listBoardItems: { request: { query: operations['listBoardItems']['parameters']['query'] }; data: operations['listBoardItems']['responses'][200]['content']['application/json']['data'] };
  listAttainmentWindows: { request: { query?: operations['listAttainmentWindows']['parameters']['query'] | undefined }; data: AttainmentWindowPage };
  createAttainmentWindow: { request: { body: CreateAttainmentWindowBody }; data: AttainmentWindowRow };
  updateAttainmentWindow: { request: { body: UpdateAttainmentWindowBody }; data: AttainmentWindowRow };
  deleteAttainmentWindow: { request: { query: operations['deleteAttainmentWindow']['parameters']['query'] }; data: operations['deleteAttainmentWindow']['responses'][200]['content']['application/json']['data'] };
  listManpowerInputs: { request: { query?: operations['listManpowerInputs']['parameters']['query'] | undefined }; data: ManpowerInputPage };
  prefillManpowerInput: { request: { query: operations['prefillManpowerInput']['parameters']['query'] }; data: operations['prefillManpowerInput']['responses'][200]['content']['application/json']['data'] };
  createManpowerInput: { request: { body: CreateManpowerInputBody }; data: operations['createManpowerInput']['responses'][200]['content']['application/json']['data'] };
  updateManpowerInput: { request: { body: UpdateManpowerInputBody }; data: ManpowerInputRow };
  confirmManpowerInput: { request: { body: RecordIdsBody }; data: BatchResult };
  listSubcontractGroups: { request: { query?: operations['listSubcontractGroups']['parameters']['query'] | undefined }; data: SubcontractGroupPage };
  createSubcontractGroup: { request: { body: CreateSubcontractGroupBody }; data: SubcontractGroupRow };
  updateSubcontractGroup: { request: { body: UpdateSubcontractGroupBody }; data: SubcontractGroupRow };
  deleteSubcontractGroup: { request: { query: operations['deleteSubcontractGroup']['parameters']['query'] }; data: operations['deleteSubcontractGroup']['responses'][200]['content']['application/json']['data'] };
  getSubcontractGroupPerformance: { request: { query: operations['getSubcontractGroupPerformance']['parameters']['query'] }; data: operations['getSubcontractGroupPerformance']['responses'][200]['content']['application/json']['data'] };
  listProblemTypes: { request: { query?: operations['listProblemTypes']['parameters']['query'] | undefined }; data: ProblemTypePage };
  createProblemType: { request: { body: CreateProblemTypeBody }; data: ProblemTypeRow };
  updateProblemType: { request: { body: UpdateProblemTypeBody }; data: ProblemTypeRow };
  deleteProblemType: { request: { query: operations['deleteProblemType']['parameters']['query'] }; data: operations['deleteProblemType']['responses'][200]['content']['application/json']['data'] };
  listLineProblemSets: { request: { query?: operations['listLineProblemSets']['parameters']['query'] | undefined }; data: LineProblemSetPage };
  createLineProblemSet: { request: { body: CreateLineProblemSetBody }; data: LineProblemSetRow };
  updateLineProblemSet: { request: { body: UpdateLineProblemSetBody }; data: LineProblemSetRow };
  deleteLineProblemSet: { request: { query: operations['deleteLineProblemSet']['parameters']['query'] }; data: operations['deleteLineProblemSet']['responses'][200]['content']['application/json']['data'] };
  listLinePriorityDescriptions: { request: { query?: operations['listLinePriorityDescriptions']['parameters']['query'] | undefined }; data: LinePriorityDescriptionPage };
  saveLinePriorityDescriptions: { request: { body: SaveLinePriorityDescriptionsBody }; data: operations['saveLinePriorityDescriptions']['responses'][200]['content']['application/json']['data'] };
  listTargetRecords: { request: { query?: operations['listTargetRecords']['parameters']['query'] | undefined }; data: TargetRecordPage };
  createTargetRecord: { request: { body: CreateTargetRecordBody }; data: TargetRecordRow };
  updateTargetRecord: { request: { body: UpdateTargetRecordBody }; data: TargetRecordRow };
  buildTargetRecords: { request: { body: BuildTargetRecordsBody }; data: operations['buildTargetRecords']['responses'][200]['content']['application/json']['data'] };
  listTreeDicts: { request: sdk.NoRequest; data: operations['listTreeDicts']['responses'][200]['content']['application/json']['data'] };
  createTreeDict: { request: { body: CreateTreeDictBody }; data: TreeDict };
  updateTreeDict: { request: { body: UpdateTreeDictBody }; data: TreeDict };
  deleteTreeDict: { request: { query: operations['deleteTreeDict']['parameters']['query'] }; data: operations['deleteTreeDict']['responses'][200]['content']['application/json']['data'] };
  importTreeDicts: { request: { body: ImportTreeDictsBody }; data: ImportResult };
  moveTreeDict: { request: { body: MoveTreeDictBody }; data: TreeDict };
  getTreeDictUsage: { request: { query: operations['getTreeDictUsage']['parameters']['query'] }; data: operations['getTreeDictUsage']['responses'][200]['content']['application/json']['data'] };
  initCompanySettings: { request: { body: InitCompanySettingsBody }; data: InitializedSettings };
  listCompanySettingLogs: { request: { query?: operations['listCompanySettingLogs']['parameters']['query'] | undefined }; data: CompanySettingLogPage };
  createBundleSplitRule: { request: { body: CreateBundleSplitRuleBody }; data: BundleSplitRuleRow };
  updateBundleSplitRule: { request: { body: UpdateBundleSplitRuleBody }; data: BundleSplitRuleRow };
  deleteBundleSplitRule: { request: { query: operations['deleteBundleSplitRule']['parameters']['query'] }; data: operations['deleteBundleSplitRule']['responses'][200]['content']['application/json']['data'] };
  previewBundleSplitRule: { request: { query: operations['previewBundleSplitRule']['parameters']['query'] }; data: SplitRulePreview };
  resolveBundleSplitRule: { request: { query: operations['resolveBundleSplitRule']['parameters']['query'] }; data: ResolvedSplitRule };
  listVoices: { request: { query?: operations['listVoices']['parameters']['query'] | undefined }; data: VoicePage };
  createVoice: { request: { body: CreateVoiceBody }; data: VoiceRow };
  updateVoice: { request: { body: UpdateVoiceBody }; data: VoiceRow };
  deleteVoice: { request: { query: operations['deleteVoice']['parameters']['query'] }; data: operations['deleteVoice']['responses'][200]['content']['application/json']['data'] };
  testVoice: { request: { body: TestVoiceBody }; data: operations['testVoice']['responses'][200]['content']['application/json']['data'] };
}

/**
 * 订单列表 · Orders
 * A page of the orders of the company, for the order list and for order pickers.
 * `GET /mes2/saas/order/selectOrderList`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill.
 */
export const listOrders: sdk.BareOperation<Mes2Calls['listOrders']['request'], Mes2Calls['listOrders']['data']> = /* @__PURE__ */ defineOperation('listOrders', 'GET', '/mes2/saas/order/selectOrderList');

/**
 * 订单状态计数 · Orders by status
 * How many orders stand in each status under the search of the list, for its chips.
 * `GET /mes2/saas/order/countByStatus`. Asks for one of the screens /makingCenter/order/order.
 */
export const countOrdersByStatus: sdk.BareOperation<Mes2Calls['countOrdersByStatus']['request'], Mes2Calls['countOrdersByStatus']['data']> = /* @__PURE__ */ defineOperation('countOrdersByStatus', 'GET', '/mes2/saas/order/countByStatus');

/**
 * 订单详情 · One order
 * One order with every child grid, for the order page.
 * `GET /mes2/saas/order/getOrderById`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrder: sdk.Operation<Mes2Calls['getOrder']['request'], Mes2Calls['getOrder']['data']> = /* @__PURE__ */ defineOperation('getOrder', 'GET', '/mes2/saas/order/getOrderById');

/**
 * 裁床列表 · Cutting beds
 * A page of the cutting beds, for the working list and the list of submitted beds.
 * `GET /mes2/reduce/list`. Asks for one of the screens /mes/basic/companySetting, /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedBills, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/reduceBedSubmitList.
 */
export const listCuttingBeds: sdk.BareOperation<Mes2Calls['listCuttingBeds']['request'], Mes2Calls['listCuttingBeds']['data']> = /* @__PURE__ */ defineOperation('listCuttingBeds', 'GET', '/mes2/reduce/list');

/**
 * 裁床计数 · Counts of beds
 * The figures of the chips above the bed list.
 * `GET /mes2/reduce/count`. Asks for one of the screens /mes/reduceBed/reduceBedList.
 */
export const countCuttingBeds: sdk.BareOperation<Mes2Calls['countCuttingBeds']['request'], Mes2Calls['countCuttingBeds']['data']> = /* @__PURE__ */ defineOperation('countCuttingBeds', 'GET', '/mes2/reduce/count');

/**
 * 床次详情 · One cutting bed
 * One bed with its grids, for the editor and its read-only file.
 * `GET /mes2/reduce/detail`. Asks for one of the screens /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/reduceBed/reduceBedListDl, /mes/reduceBed/addReduceBedBill.
 */
export const getCuttingBed: sdk.Operation<Mes2Calls['getCuttingBed']['request'], Mes2Calls['getCuttingBed']['data']> = /* @__PURE__ */ defineOperation('getCuttingBed', 'GET', '/mes2/reduce/detail');

/**
 * 床单可选数据 · Choices for a bed
 * What is left to cut of an order and what a bed of it may be made of, for the bed editor.
 * `GET /mes2/reduce/sizes`. Asks for one of the screens /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listCuttingBedSizes: sdk.Operation<Mes2Calls['listCuttingBedSizes']['request'], Mes2Calls['listCuttingBedSizes']['data']> = /* @__PURE__ */ defineOperation('listCuttingBedSizes', 'GET', '/mes2/reduce/sizes');

/**
 * 新增床次 · Create a bed
 * Saves a new bed as a draft and gives it its number, for the cutting leader.
 * `POST /mes2/reduce/insert`. Asks for the right `POST^/mes2/reduce/insert`.
 */
export const createCuttingBed: sdk.Operation<Mes2Calls['createCuttingBed']['request'], Mes2Calls['createCuttingBed']['data']> = /* @__PURE__ */ defineOperation('createCuttingBed', 'POST', '/mes2/reduce/insert', 4);

/**
 * 保存床次 · Save a bed
 * Replaces the content of a bed that is not submitted yet.
 * `PUT /mes2/reduce/update`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const updateCuttingBed: sdk.Operation<Mes2Calls['updateCuttingBed']['request'], Mes2Calls['updateCuttingBed']['data']> = /* @__PURE__ */ defineOperation('updateCuttingBed', 'PUT', '/mes2/reduce/update');

/**
 * 开始铺布 · Start spreading
 * Starts the spreading of a draft; the table and the die must be free.
 * `PUT /mes2/reduce/start`. Asks for the right `PUT^/mes2/reduce/start`.
 */
export const startCuttingBed: sdk.Operation<Mes2Calls['startCuttingBed']['request'], Mes2Calls['startCuttingBed']['data']> = /* @__PURE__ */ defineOperation('startCuttingBed', 'PUT', '/mes2/reduce/start');

/**
 * 裁完 · Finish cutting
 * Declares a bed cut; plies by roll must equal plies by colour.
 * `PUT /mes2/reduce/cutDone`. Asks for the right `PUT^/mes2/reduce/cutDone`.
 */
export const finishCutting: sdk.Operation<Mes2Calls['finishCutting']['request'], Mes2Calls['finishCutting']['data']> = /* @__PURE__ */ defineOperation('finishCutting', 'PUT', '/mes2/reduce/cutDone');

/**
 * 提交床次 · Submit a bed
 * Hands a bed on: checks pieces, fabric and shares, counts it as cut, bundles it when the company wants that.
 * `PUT /mes2/reduce/submit`. Asks for the right `PUT^/mes2/reduce/submit`.
 */
export const submitCuttingBed: sdk.Operation<Mes2Calls['submitCuttingBed']['request'], Mes2Calls['submitCuttingBed']['data']> = /* @__PURE__ */ defineOperation('submitCuttingBed', 'PUT', '/mes2/reduce/submit');

/**
 * 撤回提交 · Withdraw a submission
 * Takes a submitted bed without bundles back to draft and gives its pieces back.
 * `PUT /mes2/reduce/unsubmit`. Asks for the right `PUT^/mes2/reduce/unsubmit`.
 */
export const unsubmitCuttingBed: sdk.Operation<Mes2Calls['unsubmitCuttingBed']['request'], Mes2Calls['unsubmitCuttingBed']['data']> = /* @__PURE__ */ defineOperation('unsubmitCuttingBed', 'PUT', '/mes2/reduce/unsubmit');

/**
 * 审批用料差异 · Decide on a fabric difference
 * Approves or refuses the fabric use of a bed; nobody decides on the own submission.
 * `PUT /mes2/reduce/approve`. Asks for the right `PUT^/mes2/reduce/approve`.
 */
export const approveCuttingBed: sdk.Operation<Mes2Calls['approveCuttingBed']['request'], Mes2Calls['approveCuttingBed']['data']> = /* @__PURE__ */ defineOperation('approveCuttingBed', 'PUT', '/mes2/reduce/approve');

/**
 * 作废床次 · Void a bed
 * Voids a bed that is not submitted; its rolls are released and its number is never used again.
 * `DELETE /mes2/reduce/delete`. Asks for the right `DELETE^/mes2/reduce/delete`.
 */
export const deleteCuttingBed: sdk.Operation<Mes2Calls['deleteCuttingBed']['request'], Mes2Calls['deleteCuttingBed']['data']> = /* @__PURE__ */ defineOperation('deleteCuttingBed', 'DELETE', '/mes2/reduce/delete');

/**
 * 裁剪方案列表 · Cut plans
 * A page of cut plans with markers and lays, for the order page and for opening beds from a plan.
 * `GET /mes2/cutPlan/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listCutPlans: sdk.BareOperation<Mes2Calls['listCutPlans']['request'], Mes2Calls['listCutPlans']['data']> = /* @__PURE__ */ defineOperation('listCutPlans', 'GET', '/mes2/cutPlan/list');

/**
 * 布卷列表 · Fabric rolls
 * A page of fabric rolls, for the fabric store and for putting rolls on a bed.
 * `GET /mes2/tympan/list`. Asks for one of the screens /makingCenter/order/order, /mes/app/ccapp, /mes/cloth/clothList, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/reduceBedList.
 */
export const listFabricRolls: sdk.BareOperation<Mes2Calls['listFabricRolls']['request'], Mes2Calls['listFabricRolls']['data']> = /* @__PURE__ */ defineOperation('listFabricRolls', 'GET', '/mes2/tympan/list');

/**
 * 处理被拒报工 · Settle a refused report
 * Ends a report the service refused: those who lead the worker are told of it, or it is given up for a reason. It is kept in the log either way.
 * `POST /mes2/scan/handOver`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const handOverScan: sdk.Operation<Mes2Calls['handOverScan']['request'], Mes2Calls['handOverScan']['data']> = /* @__PURE__ */ defineOperation('handOverScan', 'POST', '/mes2/scan/handOver', 4, 'PUT^/mes2/bundleProcess/update');

/**
 * 识别条码 · Resolve a scanned code
 * Says what a scanned roll, badge, bundle, coupon, bed, table or machine code is, for every scan field.
 * `GET /mes2/scan/resolve`. Asks for one of the screens /app/cuttingApp/cuttingBedTask, /app/sewingLineApp/sewingLine, /mes/app/bgapp, /mes/app/ccapp, /mes/app/jxapp, /mes/app/qcxapp, /mes/app/sfapp, /mes/app/ysapp, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/addReduceBedBillXYS, /mes/reduceBed/materialsDelivery, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedQc.
 */
export const resolveScanCode: sdk.Operation<Mes2Calls['resolveScanCode']['request'], Mes2Calls['resolveScanCode']['data']> = /* @__PURE__ */ defineOperation('resolveScanCode', 'GET', '/mes2/scan/resolve');

/**
 * 扎号工序列表 · Processes of bundles
 * The processes of a bundle or a bed with what is done and what may be reported now.
 * `GET /mes2/bundleProcess/list`. Asks for one of the screens /mes/app/bgapp, /mes/card/carSewing2, /mes/packaging/bundleGenerate, /mes/packaging/noScanBundle.
 */
export const listBundleProcesses: sdk.BareOperation<Mes2Calls['listBundleProcesses']['request'], Mes2Calls['listBundleProcesses']['data']> = /* @__PURE__ */ defineOperation('listBundleProcesses', 'GET', '/mes2/bundleProcess/list');

/**
 * 报工扫描 · Report work
 * Records that an employee did a process on some pieces of a bundle; repeating a request changes nothing.
 * `PUT /mes2/bundleProcess/update`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const recordScan: sdk.Operation<Mes2Calls['recordScan']['request'], Mes2Calls['recordScan']['data']> = /* @__PURE__ */ defineOperation('recordScan', 'PUT', '/mes2/bundleProcess/update', 4);

/**
 * 批量报工 · Report work in a batch
 * Records what a device kept while it had no connection, in the order given. Each report is accepted or refused for itself and has its own request id; repeating some or all of them changes nothing.
 * `POST /mes2/bundleProcess/batch`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const recordScans: sdk.Operation<Mes2Calls['recordScans']['request'], Mes2Calls['recordScans']['data']> = /* @__PURE__ */ defineOperation('recordScans', 'POST', '/mes2/bundleProcess/batch', 4, 'PUT^/mes2/bundleProcess/update');

/**
 * 冲正 · Reverse a scan
 * Takes a scan back with a counter-entry, by the employee within minutes or by the line leader later.
 * `PUT /mes2/bundleProcess/reverse`. Asks for the right `PUT^/mes2/bundleProcess/reverse`.
 */
export const reverseScan: sdk.Operation<Mes2Calls['reverseScan']['request'], Mes2Calls['reverseScan']['data']> = /* @__PURE__ */ defineOperation('reverseScan', 'PUT', '/mes2/bundleProcess/reverse', 4);

/**
 * 我的今日 · My day
 * Pieces, minutes and money of one employee on a work date with the latest scans, for the handheld.
 * `GET /mes2/app/myDay`. Asks for one of the screens /app/sewingLineApp/sewingLine, /mes/app/bgapp.
 */
export const getMyDay: sdk.BareOperation<Mes2Calls['getMyDay']['request'], Mes2Calls['getMyDay']['data']> = /* @__PURE__ */ defineOperation('getMyDay', 'GET', '/mes2/app/myDay');

/**
 * 离线数据 · Data for working offline
 * The open bundles of the line, its people and machines, for a handheld at the start of a shift.
 * `GET /mes2/app/preload`. Asks for one of the screens /app/sewingLineApp/sewingLine, /mes/app/bgapp.
 */
export const getAppPreload: sdk.BareOperation<Mes2Calls['getAppPreload']['request'], Mes2Calls['getAppPreload']['data']> = /* @__PURE__ */ defineOperation('getAppPreload', 'GET', '/mes2/app/preload');

/**
 * 固定拆分列表 · Bundle split rules
 * A page of the bundle split rules; with an order, only those that may apply to it.
 * `GET /mes2/fixedSplitting/list`. Asks for one of the screens /mes/basic/fixedSplitting, /mes/packaging/bundleGenerate, /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList.
 */
export const listBundleSplitRules: sdk.BareOperation<Mes2Calls['listBundleSplitRules']['request'], Mes2Calls['listBundleSplitRules']['data']> = /* @__PURE__ */ defineOperation('listBundleSplitRules', 'GET', '/mes2/fixedSplitting/list');

/**
 * 扎号列表 · Bundles
 * A page of bundles, for the bundle list, the bed file and the ticket pages.
 * `GET /mes2/bundle/list`. Asks for one of the screens /makingCenter/order/order, /mes/card/bedSewing, /mes/card/carSewing, /mes/card/carSewing2, /mes/card/slotDardSewing, /mes/packaging/bundleGenerate, /mes/reduceBed/batchRange, /mes/reduceBed/bedSewing, /mes/reduceBed/reduceBedList.
 */
export const listBundles: sdk.BareOperation<Mes2Calls['listBundles']['request'], Mes2Calls['listBundles']['data']> = /* @__PURE__ */ defineOperation('listBundles', 'GET', '/mes2/bundle/list');

/**
 * 扎号计数 · Counts of bundles
 * Bundles and pieces by status under the search of the list, for its chips.
 * `GET /mes2/bundle/count`. Asks for one of the screens /mes/packaging/bundleGenerate, /mes/reduceBed/reduceBedList.
 */
export const countBundles: sdk.BareOperation<Mes2Calls['countBundles']['request'], Mes2Calls['countBundles']['data']> = /* @__PURE__ */ defineOperation('countBundles', 'GET', '/mes2/bundle/count');

/**
 * 生成扎号 · Generate bundles
 * Makes the bundles and their processes of a submitted bed; a second call answers the existing ones.
 * `POST /mes2/bundle/generate`. Asks for the right `POST^/mes2/bundle/generate`.
 */
export const generateBundles: sdk.Operation<Mes2Calls['generateBundles']['request'], Mes2Calls['generateBundles']['data']> = /* @__PURE__ */ defineOperation('generateBundles', 'POST', '/mes2/bundle/generate', 4);

/**
 * 裁床大屏 · Wall board of the cutting room
 * All figures of the cutting-room wall board in one answer, from roll-ups at most a minute old.
 * `GET /mes2/board/reduceBed`. Asks for one of the screens /mes/report/reduceBed.
 */
export const getCuttingRoomBoard: sdk.BareOperation<Mes2Calls['getCuttingRoomBoard']['request'], Mes2Calls['getCuttingRoomBoard']['data']> = /* @__PURE__ */ defineOperation('getCuttingRoomBoard', 'GET', '/mes2/board/reduceBed');

/**
 * 单据日志 · Log of a record
 * The steps and changes of one record, newest first, for its log tab.
 * `GET /mes2/bizLog/list`. Asks for one of the screens /makingCenter/order/order, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedSubmitList, /mes/cloth/clothList, /mes/style/style, /mes/employee/employeeShow.
 */
export const listBusinessLogs: sdk.Operation<Mes2Calls['listBusinessLogs']['request'], Mes2Calls['listBusinessLogs']['data']> = /* @__PURE__ */ defineOperation('listBusinessLogs', 'GET', '/mes2/bizLog/list');

/**
 * 公司设置 · Company settings
 * Every setting of the company in force, read once at sign-in and again when one changes.
 * `GET /mes2/companySetting`. Asks for a session only.
 */
export const listCompanySettings: sdk.BareOperation<Mes2Calls['listCompanySettings']['request'], Mes2Calls['listCompanySettings']['data']> = /* @__PURE__ */ defineOperation('listCompanySettings', 'GET', '/mes2/companySetting', 2);

/**
 * 新增公司设置 · Add a setting
 * Adds a setting that has no default of its own.
 * `POST /mes2/companySetting`. Asks for the right `PUT^/mes2/companySetting`.
 */
export const createCompanySetting: sdk.Operation<Mes2Calls['createCompanySetting']['request'], Mes2Calls['createCompanySetting']['data']> = /* @__PURE__ */ defineOperation('createCompanySetting', 'POST', '/mes2/companySetting', 4, 'PUT^/mes2/companySetting');

/**
 * 修改公司设置 · Change a setting
 * Changes the value of a setting; what it reaches is checked first.
 * `PUT /mes2/companySetting`. Asks for the right `PUT^/mes2/companySetting`.
 */
export const updateCompanySetting: sdk.Operation<Mes2Calls['updateCompanySetting']['request'], Mes2Calls['updateCompanySetting']['data']> = /* @__PURE__ */ defineOperation('updateCompanySetting', 'PUT', '/mes2/companySetting');

/**
 * 一项公司设置 · One company setting
 * One setting of the company by its code.
 * `GET /mes2/companySetting/code`. Asks for a session only.
 */
export const getCompanySetting: sdk.Operation<Mes2Calls['getCompanySetting']['request'], Mes2Calls['getCompanySetting']['data']> = /* @__PURE__ */ defineOperation('getCompanySetting', 'GET', '/mes2/companySetting/code', 2);

/**
 * 检查订单号 · Check an order number
 * Says whether an order number is free, while it is typed.
 * `GET /mes2/saas/order/checkOrderNo`. Asks for one of the screens /makingCenter/order/order.
 */
export const checkOrderNo: sdk.Operation<Mes2Calls['checkOrderNo']['request'], Mes2Calls['checkOrderNo']['data']> = /* @__PURE__ */ defineOperation('checkOrderNo', 'GET', '/mes2/saas/order/checkOrderNo');

/**
 * 新增订单 · Create an order
 * Saves a new order as a draft with its matrix.
 * `POST /mes2/saas/order/insertOrder`. Asks for the right `POST^/mes2/saas/order/insertOrder`.
 */
export const createOrder: sdk.Operation<Mes2Calls['createOrder']['request'], Mes2Calls['createOrder']['data']> = /* @__PURE__ */ defineOperation('createOrder', 'POST', '/mes2/saas/order/insertOrder', 4);

/**
 * 保存订单 · Save an order
 * Changes the fields of the head that are given, the matrix and the shipments; a field that is left out stays, null clears it.
 * `PUT /mes2/saas/order/updateOrder`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const updateOrder: sdk.Operation<Mes2Calls['updateOrder']['request'], Mes2Calls['updateOrder']['data']> = /* @__PURE__ */ defineOperation('updateOrder', 'PUT', '/mes2/saas/order/updateOrder');

/**
 * 批量修改订单 · Change several orders
 * Puts the same priority, dates or merchandiser on many orders, each with its own outcome.
 * `PUT /mes2/saas/order/updateListOrder`. Asks for the right `PUT^/mes2/saas/order/updateListOrder`.
 */
export const updateOrders: sdk.Operation<Mes2Calls['updateOrders']['request'], Mes2Calls['updateOrders']['data']> = /* @__PURE__ */ defineOperation('updateOrders', 'PUT', '/mes2/saas/order/updateListOrder');

/**
 * 删除订单 · Delete an order
 * Deletes a draft or a cancelled order.
 * `DELETE /mes2/saas/order/deleteOrder`. Asks for the right `DELETE^/mes2/saas/order/deleteOrder`.
 */
export const deleteOrder: sdk.Operation<Mes2Calls['deleteOrder']['request'], Mes2Calls['deleteOrder']['data']> = /* @__PURE__ */ defineOperation('deleteOrder', 'DELETE', '/mes2/saas/order/deleteOrder');

/**
 * 导入订单 · Import orders
 * Makes draft orders from sheet rows; all or nothing for each order.
 * `POST /mes2/saas/order/importOrderExcel`. Asks for the right `POST^/mes2/saas/order/importOrderExcel`.
 */
export const importOrders: sdk.Operation<Mes2Calls['importOrders']['request'], Mes2Calls['importOrders']['data']> = /* @__PURE__ */ defineOperation('importOrders', 'POST', '/mes2/saas/order/importOrderExcel', 4);

/**
 * 确认订单 · Confirm an order
 * Checks a draft against every confirm rule and copies the style into it.
 * `PUT /mes2/saas/order/confirmOrder`. Asks for the right `PUT^/mes2/saas/order/confirmOrder`.
 */
export const confirmOrder: sdk.Operation<Mes2Calls['confirmOrder']['request'], Mes2Calls['confirmOrder']['data']> = /* @__PURE__ */ defineOperation('confirmOrder', 'PUT', '/mes2/saas/order/confirmOrder');

/**
 * 撤回订单 · Withdraw an order
 * Takes a confirmed order that nothing hangs on back to draft.
 * `PUT /mes2/saas/order/withdrawOrder`. Asks for the right `PUT^/mes2/saas/order/withdrawOrder`.
 */
export const withdrawOrder: sdk.Operation<Mes2Calls['withdrawOrder']['request'], Mes2Calls['withdrawOrder']['data']> = /* @__PURE__ */ defineOperation('withdrawOrder', 'PUT', '/mes2/saas/order/withdrawOrder');

/**
 * 暂停订单 · Suspend an order
 * Stops the schedules of an order and blocks new beds, deliveries and scans.
 * `PUT /mes2/saas/order/suspendOrder`. Asks for the right `PUT^/mes2/saas/order/suspendOrder`.
 */
export const suspendOrder: sdk.Operation<Mes2Calls['suspendOrder']['request'], Mes2Calls['suspendOrder']['data']> = /* @__PURE__ */ defineOperation('suspendOrder', 'PUT', '/mes2/saas/order/suspendOrder');

/**
 * 恢复订单 · Resume an order
 * Returns a suspended order to the status it had before.
 * `PUT /mes2/saas/order/resumeOrder`. Asks for the right `PUT^/mes2/saas/order/resumeOrder`.
 */
export const resumeOrder: sdk.Operation<Mes2Calls['resumeOrder']['request'], Mes2Calls['resumeOrder']['data']> = /* @__PURE__ */ defineOperation('resumeOrder', 'PUT', '/mes2/saas/order/resumeOrder');

/**
 * 完工 · Finish an order
 * Declares an order finished; without the quantity it needs a reason.
 * `PUT /mes2/saas/order/finishOrder`. Asks for the right `PUT^/mes2/saas/order/finishOrder`.
 */
export const finishOrder: sdk.Operation<Mes2Calls['finishOrder']['request'], Mes2Calls['finishOrder']['data']> = /* @__PURE__ */ defineOperation('finishOrder', 'PUT', '/mes2/saas/order/finishOrder');

/**
 * 重开订单 · Reopen an order
 * Takes a finished order back into production.
 * `PUT /mes2/saas/order/reopenOrder`. Asks for the right `PUT^/mes2/saas/order/reopenOrder`.
 */
export const reopenOrder: sdk.Operation<Mes2Calls['reopenOrder']['request'], Mes2Calls['reopenOrder']['data']> = /* @__PURE__ */ defineOperation('reopenOrder', 'PUT', '/mes2/saas/order/reopenOrder');

/**
 * 结案 · Close an order
 * Closes an order whose figures balance and locks its wages.
 * `PUT /mes2/saas/order/closeOrder`. Asks for the right `PUT^/mes2/saas/order/closeOrder`.
 */
export const closeOrder: sdk.Operation<Mes2Calls['closeOrder']['request'], Mes2Calls['closeOrder']['data']> = /* @__PURE__ */ defineOperation('closeOrder', 'PUT', '/mes2/saas/order/closeOrder');

/**
 * 反结案 · Unclose an order
 * Takes a closed order back to finished while no paid wage depends on it.
 * `PUT /mes2/saas/order/uncloseOrder`. Asks for the right `PUT^/mes2/saas/order/uncloseOrder`.
 */
export const uncloseOrder: sdk.Operation<Mes2Calls['uncloseOrder']['request'], Mes2Calls['uncloseOrder']['data']> = /* @__PURE__ */ defineOperation('uncloseOrder', 'PUT', '/mes2/saas/order/uncloseOrder');

/**
 * 取消订单 · Cancel an order
 * Cancels an order nothing was cut of and releases what it held.
 * `PUT /mes2/saas/order/cancelOrder`. Asks for the right `PUT^/mes2/saas/order/cancelOrder`.
 */
export const cancelOrder: sdk.Operation<Mes2Calls['cancelOrder']['request'], Mes2Calls['cancelOrder']['data']> = /* @__PURE__ */ defineOperation('cancelOrder', 'PUT', '/mes2/saas/order/cancelOrder');

/**
 * 确认检查 · Confirm check
 * Every rule of the confirmation with its outcome, before the step is taken.
 * `GET /mes2/saas/order/confirmCheck`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderConfirmCheck: sdk.Operation<Mes2Calls['getOrderConfirmCheck']['request'], Mes2Calls['getOrderConfirmCheck']['data']> = /* @__PURE__ */ defineOperation('getOrderConfirmCheck', 'GET', '/mes2/saas/order/confirmCheck');

/**
 * 完工检查 · Finish check
 * What finishing an order now would leave undone, and whether it asks for a reason.
 * `GET /mes2/saas/order/finishCheck`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderFinishCheck: sdk.Operation<Mes2Calls['getOrderFinishCheck']['request'], Mes2Calls['getOrderFinishCheck']['data']> = /* @__PURE__ */ defineOperation('getOrderFinishCheck', 'GET', '/mes2/saas/order/finishCheck');

/**
 * 结案检查 · Close check
 * What a closing asks for with its outcome, and where the garments of each colour and size went.
 * `GET /mes2/saas/order/closeCheck`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderCloseCheck: sdk.Operation<Mes2Calls['getOrderCloseCheck']['request'], Mes2Calls['getOrderCloseCheck']['data']> = /* @__PURE__ */ defineOperation('getOrderCloseCheck', 'GET', '/mes2/saas/order/closeCheck');

/**
 * 锁定订单工资 · Lock the wages of an order
 * Freezes scans, reversals and prices of an order for the payroll.
 * `PUT /mes2/saas/order/wageReport/lock`. Asks for the right `PUT^/mes2/saas/order/wageReport/lock`.
 */
export const lockOrderWages: sdk.Operation<Mes2Calls['lockOrderWages']['request'], Mes2Calls['lockOrderWages']['data']> = /* @__PURE__ */ defineOperation('lockOrderWages', 'PUT', '/mes2/saas/order/wageReport/lock');

/**
 * 解锁订单工资 · Unlock the wages of an order
 * Opens the wages of an order again after the approval that it asks for.
 * `PUT /mes2/saas/order/wageReport/unlock`. Asks for the right `PUT^/mes2/saas/order/wageReport/unlock`.
 */
export const unlockOrderWages: sdk.Operation<Mes2Calls['unlockOrderWages']['request'], Mes2Calls['unlockOrderWages']['data']> = /* @__PURE__ */ defineOperation('unlockOrderWages', 'PUT', '/mes2/saas/order/wageReport/unlock');

/**
 * 作业订单列表 · Released orders
 * A page of the released orders with the figures of execution, for workshops.
 * `GET /mes2/saas/order/selectZyOrderList`. Asks for one of the screens /makingCenter/order/zyOrder.
 */
export const listReleasedOrders: sdk.BareOperation<Mes2Calls['listReleasedOrders']['request'], Mes2Calls['listReleasedOrders']['data']> = /* @__PURE__ */ defineOperation('listReleasedOrders', 'GET', '/mes2/saas/order/selectZyOrderList');

/**
 * 作业订单各阶段 · Stages of a released order
 * The pieces of every stage by colour and size, for an expanded row.
 * `GET /mes2/saas/order/zyStageByColorSize`. Asks for one of the screens /makingCenter/order/zyOrder.
 */
export const getReleasedOrderStages: sdk.Operation<Mes2Calls['getReleasedOrderStages']['request'], Mes2Calls['getReleasedOrderStages']['data']> = /* @__PURE__ */ defineOperation('getReleasedOrderStages', 'GET', '/mes2/saas/order/zyStageByColorSize');

/**
 * 订单BOM · Bill of materials of an order
 * The lines of the bill of materials of one order.
 * `GET /mes2/saas/order/orderBom/select`. Asks for one of the screens /makingCenter/order/order.
 */
export const listOrderBom: sdk.Operation<Mes2Calls['listOrderBom']['request'], Mes2Calls['listOrderBom']['data']> = /* @__PURE__ */ defineOperation('listOrderBom', 'GET', '/mes2/saas/order/orderBom/select');

/**
 * 保存订单BOM · Replace the bill of materials
 * Replaces the bill of materials by difference and computes the needs again.
 * `POST /mes2/saas/order/orderBom/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderBom: sdk.Operation<Mes2Calls['replaceOrderBom']['request'], Mes2Calls['replaceOrderBom']['data']> = /* @__PURE__ */ defineOperation('replaceOrderBom', 'POST', '/mes2/saas/order/orderBom/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 删除BOM行 · Delete a line of the bill
 * Deletes one line that nothing was issued of.
 * `DELETE /mes2/saas/order/orderBom/delete`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const deleteOrderBom: sdk.Operation<Mes2Calls['deleteOrderBom']['request'], Mes2Calls['deleteOrderBom']['data']> = /* @__PURE__ */ defineOperation('deleteOrderBom', 'DELETE', '/mes2/saas/order/orderBom/delete', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存部位 · Replace the parts
 * Replace the parts of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/part/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderParts: sdk.Operation<Mes2Calls['replaceOrderParts']['request'], Mes2Calls['replaceOrderParts']['data']> = /* @__PURE__ */ defineOperation('replaceOrderParts', 'POST', '/mes2/saas/order/part/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存订单工序 · Replace the processes
 * Replace the processes of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/process/batchInsert`. Asks for the right `POST^/mes2/saas/order/process/batchInsert`.
 */
export const replaceOrderProcesses: sdk.Operation<Mes2Calls['replaceOrderProcesses']['request'], Mes2Calls['replaceOrderProcesses']['data']> = /* @__PURE__ */ defineOperation('replaceOrderProcesses', 'POST', '/mes2/saas/order/process/batchInsert');

/**
 * 保存配色 · Replace the colour matching
 * Replace the colour matching of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/colorMatching/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderColorMatching: sdk.Operation<Mes2Calls['replaceOrderColorMatching']['request'], Mes2Calls['replaceOrderColorMatching']['data']> = /* @__PURE__ */ defineOperation('replaceOrderColorMatching', 'POST', '/mes2/saas/order/colorMatching/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存车间 · Replace the workshops
 * Replace the workshops of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/workshop/batchInsert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const replaceOrderWorkshops: sdk.Operation<Mes2Calls['replaceOrderWorkshops']['request'], Mes2Calls['replaceOrderWorkshops']['data']> = /* @__PURE__ */ defineOperation('replaceOrderWorkshops', 'POST', '/mes2/saas/order/workshop/batchInsert', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 预留布卷 · Reserve fabric rolls
 * Reserve fabric rolls of an order by difference: matched rows are changed, missing ones leave when nothing uses them.
 * `POST /mes2/saas/order/tympan`. Asks for the right `POST^/mes2/saas/order/tympan`.
 */
export const saveOrderFabrics: sdk.Operation<Mes2Calls['saveOrderFabrics']['request'], Mes2Calls['saveOrderFabrics']['data']> = /* @__PURE__ */ defineOperation('saveOrderFabrics', 'POST', '/mes2/saas/order/tympan');

/**
 * 保存质量标准 · Save the quality standard
 * Saves acceptance levels, gates and measuring points of an order.
 * `POST /mes2/saas/order/qualifying`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveOrderQualifying: sdk.Operation<Mes2Calls['saveOrderQualifying']['request'], Mes2Calls['saveOrderQualifying']['data']> = /* @__PURE__ */ defineOperation('saveOrderQualifying', 'POST', '/mes2/saas/order/qualifying', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存走货 · Save the shipments
 * Replaces the shipments of an order; together they must equal its matrix.
 * `POST /mes2/saas/order/shipment/save`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveOrderShipment: sdk.Operation<Mes2Calls['saveOrderShipment']['request'], Mes2Calls['saveOrderShipment']['data']> = /* @__PURE__ */ defineOperation('saveOrderShipment', 'POST', '/mes2/saas/order/shipment/save', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 新增订单设备 · Add machines to an order
 * Asks for machines of a type on a line; more than the line has are refused.
 * `POST /mes2/saas/order/machine/insert`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const createOrderMachine: sdk.Operation<Mes2Calls['createOrderMachine']['request'], Mes2Calls['createOrderMachine']['data']> = /* @__PURE__ */ defineOperation('createOrderMachine', 'POST', '/mes2/saas/order/machine/insert', 4, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 修改订单设备 · Change machines of an order
 * Changes the number, line or dates of machines asked for.
 * `PUT /mes2/saas/order/machine/update`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const updateOrderMachine: sdk.Operation<Mes2Calls['updateOrderMachine']['request'], Mes2Calls['updateOrderMachine']['data']> = /* @__PURE__ */ defineOperation('updateOrderMachine', 'PUT', '/mes2/saas/order/machine/update', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 删除订单设备 · Remove machines of an order
 * Removes machine requests of an order, each with its own outcome.
 * `DELETE /mes2/saas/order/machine/batchDelete`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const deleteOrderMachines: sdk.Operation<Mes2Calls['deleteOrderMachines']['request'], Mes2Calls['deleteOrderMachines']['data']> = /* @__PURE__ */ defineOperation('deleteOrderMachines', 'DELETE', '/mes2/saas/order/machine/batchDelete', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 占用资源 · Occupy a resource
 * Reserves a line, machine, die or table for an order; an overlap names the other order.
 * `POST /mes2/saas/order/resourcesOccupation`. Asks for the right `POST^/mes2/saas/order/resourcesOccupation`.
 */
export const createResourceOccupation: sdk.Operation<Mes2Calls['createResourceOccupation']['request'], Mes2Calls['createResourceOccupation']['data']> = /* @__PURE__ */ defineOperation('createResourceOccupation', 'POST', '/mes2/saas/order/resourcesOccupation', 4);

/**
 * 释放资源 · Release a resource
 * Ends an occupation so that others can have the resource.
 * `PUT /mes2/saas/order/cancelOccupation`. Asks for the right `PUT^/mes2/saas/order/cancelOccupation`.
 */
export const cancelResourceOccupation: sdk.Operation<Mes2Calls['cancelResourceOccupation']['request'], Mes2Calls['cancelResourceOccupation']['data']> = /* @__PURE__ */ defineOperation('cancelResourceOccupation', 'PUT', '/mes2/saas/order/cancelOccupation');

/**
 * 绑定插卡 · Bind slot cards
 * Binds cards to bundles, each pair with its own outcome.
 * `POST /mes2/saas/order/slotCard/batch`. Asks for the right `POST^/mes2/saas/order/slotCard/batch`.
 */
export const bindOrderSlotCards: sdk.Operation<Mes2Calls['bindOrderSlotCards']['request'], Mes2Calls['bindOrderSlotCards']['data']> = /* @__PURE__ */ defineOperation('bindOrderSlotCards', 'POST', '/mes2/saas/order/slotCard/batch', 4);

/**
 * 订单进度 · Progress of an order
 * What of an order passed each stage day by day, what was planned to, and each colour and size.
 * `GET /mes2/saas/order/progress`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderProgress: sdk.Operation<Mes2Calls['getOrderProgress']['request'], Mes2Calls['getOrderProgress']['data']> = /* @__PURE__ */ defineOperation('getOrderProgress', 'GET', '/mes2/saas/order/progress');

/**
 * 订单资源 · Resources of an order
 * The machines an order asks for, the resources it holds, and the slot cards its bundles ride with.
 * `GET /mes2/saas/order/resources`. Asks for one of the screens /makingCenter/order/order.
 */
export const getOrderResources: sdk.Operation<Mes2Calls['getOrderResources']['request'], Mes2Calls['getOrderResources']['data']> = /* @__PURE__ */ defineOperation('getOrderResources', 'GET', '/mes2/saas/order/resources');

/**
 * 订单在线 · Who has an order open
 * Says that a page has an order open and what is typed there, and answers who else has.
 * `POST /mes2/saas/order/presence`. Asks for one of the screens /makingCenter/order/order.
 */
export const reportOrderPresence: sdk.Operation<Mes2Calls['reportOrderPresence']['request'], Mes2Calls['reportOrderPresence']['data']> = /* @__PURE__ */ defineOperation('reportOrderPresence', 'POST', '/mes2/saas/order/presence', 32);

/**
 * 登记订单打印 · Record a print
 * Counts one more printing of a paper of each order, for the foot of the paper and the log of the order.
 * `POST /mes2/saas/order/print`. Asks for one of the screens /makingCenter/order/order.
 */
export const recordOrderPrint: sdk.Operation<Mes2Calls['recordOrderPrint']['request'], Mes2Calls['recordOrderPrint']['data']> = /* @__PURE__ */ defineOperation('recordOrderPrint', 'POST', '/mes2/saas/order/print', 36);

/**
 * 智能排床 · Suggest a cut plan
 * Proposes lays and plies for the matrix of an order without saving anything.
 * `POST /mes2/cutPlan/suggest`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const suggestCutPlan: sdk.Operation<Mes2Calls['suggestCutPlan']['request'], Mes2Calls['suggestCutPlan']['data']> = /* @__PURE__ */ defineOperation('suggestCutPlan', 'POST', '/mes2/cutPlan/suggest', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 保存裁剪方案 · Save a cut plan
 * Saves a draft plan with markers and lays.
 * `POST /mes2/cutPlan/save`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const saveCutPlan: sdk.Operation<Mes2Calls['saveCutPlan']['request'], Mes2Calls['saveCutPlan']['data']> = /* @__PURE__ */ defineOperation('saveCutPlan', 'POST', '/mes2/cutPlan/save', 4, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 批准裁剪方案 · Approve a cut plan
 * Approves a plan within its limits and sends the lays to the schedule.
 * `PUT /mes2/cutPlan/approve`. Asks for the right `PUT^/mes2/saas/order/updateOrder`.
 */
export const approveCutPlan: sdk.Operation<Mes2Calls['approveCutPlan']['request'], Mes2Calls['approveCutPlan']['data']> = /* @__PURE__ */ defineOperation('approveCutPlan', 'PUT', '/mes2/cutPlan/approve', 0, 'PUT^/mes2/saas/order/updateOrder');

/**
 * 订单版本列表 · Order versions
 * A page of the change orders, of one order or of all.
 * `GET /mes2/saas/order/version/list`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const listOrderVersions: sdk.BareOperation<Mes2Calls['listOrderVersions']['request'], Mes2Calls['listOrderVersions']['data']> = /* @__PURE__ */ defineOperation('listOrderVersions', 'GET', '/mes2/saas/order/version/list');

/**
 * 版本对比 · Compare versions
 * The differences between two versions of an order.
 * `GET /mes2/saas/order/version/diff`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const getOrderVersionDiff: sdk.Operation<Mes2Calls['getOrderVersionDiff']['request'], Mes2Calls['getOrderVersionDiff']['data']> = /* @__PURE__ */ defineOperation('getOrderVersionDiff', 'GET', '/mes2/saas/order/version/diff');

/**
 * 变更草稿 · Draft of a change
 * The open draft of a change order with what it would touch.
 * `GET /mes2/saas/order/version/draft`. Asks for one of the screens /mes/order/catOrderVersion.
 */
export const getOrderVersionDraft: sdk.Operation<Mes2Calls['getOrderVersionDraft']['request'], Mes2Calls['getOrderVersionDraft']['data']> = /* @__PURE__ */ defineOperation('getOrderVersionDraft', 'GET', '/mes2/saas/order/version/draft');

/**
 * 保存变更 · Save a change order
 * Saves a change order as a draft; nothing of the order changes yet.
 * `POST /mes2/saas/order/version`. Asks for the right `POST^/mes2/saas/order/version`.
 */
export const saveOrderVersion: sdk.Operation<Mes2Calls['saveOrderVersion']['request'], Mes2Calls['saveOrderVersion']['data']> = /* @__PURE__ */ defineOperation('saveOrderVersion', 'POST', '/mes2/saas/order/version', 4);

/**
 * 检查变更 · Check a change order
 * Says what a change would touch and which rules it breaks, while it is typed.
 * `POST /mes2/saas/order/version/check`. Asks for the right `POST^/mes2/saas/order/version`.
 */
export const checkOrderVersion: sdk.Operation<Mes2Calls['checkOrderVersion']['request'], Mes2Calls['checkOrderVersion']['data']> = /* @__PURE__ */ defineOperation('checkOrderVersion', 'POST', '/mes2/saas/order/version/check', 0, 'POST^/mes2/saas/order/version');

/**
 * 变更生效 · Put a change into force
 * Applies a change order under the rules of quantity, process and cut pieces.
 * `PUT /mes2/saas/order/version/effective`. Asks for the right `PUT^/mes2/saas/order/version/effective`.
 */
export const activateOrderVersion: sdk.Operation<Mes2Calls['activateOrderVersion']['request'], Mes2Calls['activateOrderVersion']['data']> = /* @__PURE__ */ defineOperation('activateOrderVersion', 'PUT', '/mes2/saas/order/version/effective');

/**
 * 拒绝变更 · Refuse a change
 * Refuses a change order with a reason.
 * `PUT /mes2/saas/order/version/refuse`. Asks for the right `PUT^/mes2/saas/order/version/refuse`.
 */
export const refuseOrderVersion: sdk.Operation<Mes2Calls['refuseOrderVersion']['request'], Mes2Calls['refuseOrderVersion']['data']> = /* @__PURE__ */ defineOperation('refuseOrderVersion', 'PUT', '/mes2/saas/order/version/refuse');

/**
 * 同步款式预览 · Preview a re-sync
 * What a re-sync with the style would change of an order, and why it would be refused; nothing is written.
 * `GET /mes2/saas/order/version/resync`. Asks for the right `POST^/mes2/saas/order/version/resync`.
 */
export const previewOrderResync: sdk.Operation<Mes2Calls['previewOrderResync']['request'], Mes2Calls['previewOrderResync']['data']> = /* @__PURE__ */ defineOperation('previewOrderResync', 'GET', '/mes2/saas/order/version/resync', 32, 'POST^/mes2/saas/order/version/resync');

/**
 * 同步款式 · Re-sync with the style
 * Makes a change order out of what the style has become; refused once a changed process was scanned.
 * `POST /mes2/saas/order/version/resync`. Asks for the right `POST^/mes2/saas/order/version/resync`.
 */
export const resyncOrderFromStyle: sdk.Operation<Mes2Calls['resyncOrderFromStyle']['request'], Mes2Calls['resyncOrderFromStyle']['data']> = /* @__PURE__ */ defineOperation('resyncOrderFromStyle', 'POST', '/mes2/saas/order/version/resync', 4);

/**
 * 订单工价列表 · Prices of processes
 * A page of the piece prices of orders with the pending ones.
 * `GET /mes2/saas/order/price/list`. Asks for one of the screens /mes/order/orderPrice.
 */
export const listOrderPrices: sdk.BareOperation<Mes2Calls['listOrderPrices']['request'], Mes2Calls['listOrderPrices']['data']> = /* @__PURE__ */ defineOperation('listOrderPrices', 'GET', '/mes2/saas/order/price/list');

/**
 * 调价 · Set prices
 * Sets prices from tomorrow on at the earliest; ranges never overlap.
 * `POST /mes2/saas/order/price`. Asks for the right `POST^/mes2/saas/order/price`.
 */
export const saveOrderPrice: sdk.Operation<Mes2Calls['saveOrderPrice']['request'], Mes2Calls['saveOrderPrice']['data']> = /* @__PURE__ */ defineOperation('saveOrderPrice', 'POST', '/mes2/saas/order/price', 4);

/**
 * 审核工价 · Approve prices
 * Approves or refuses prices, each with its own outcome.
 * `PUT /mes2/saas/order/price/audit`. Asks for the right `PUT^/mes2/saas/order/price/audit`.
 */
export const auditOrderPrice: sdk.Operation<Mes2Calls['auditOrderPrice']['request'], Mes2Calls['auditOrderPrice']['data']> = /* @__PURE__ */ defineOperation('auditOrderPrice', 'PUT', '/mes2/saas/order/price/audit');

/**
 * 重算差异预览 · Preview a repricing
 * What people would gain or lose if past work were paid at the new price.
 * `POST /mes2/saas/order/price/repricePreview`. Asks for the right `POST^/mes2/saas/order/price`.
 */
export const previewRepricing: sdk.Operation<Mes2Calls['previewRepricing']['request'], Mes2Calls['previewRepricing']['data']> = /* @__PURE__ */ defineOperation('previewRepricing', 'POST', '/mes2/saas/order/price/repricePreview', 0, 'POST^/mes2/saas/order/price');

/**
 * 派工单列表 · Dispatch orders
 * A page of dispatch orders.
 * `GET /mes2/assignmentOrder/list`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const listDispatchOrders: sdk.BareOperation<Mes2Calls['listDispatchOrders']['request'], Mes2Calls['listDispatchOrders']['data']> = /* @__PURE__ */ defineOperation('listDispatchOrders', 'GET', '/mes2/assignmentOrder/list');

/**
 * 新增派工单 · Add a dispatch order
 * Adds a dispatch order and answers it as saved.
 * `POST /mes2/assignmentOrder/insert`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const createDispatchOrder: sdk.Operation<Mes2Calls['createDispatchOrder']['request'], Mes2Calls['createDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('createDispatchOrder', 'POST', '/mes2/assignmentOrder/insert', 4, 'POST^/mes2/assignmentOrder/issue');

/**
 * 修改派工单 · Change a dispatch order
 * Replaces the fields of a dispatch order in the version the person has on screen.
 * `PUT /mes2/assignmentOrder/update`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const updateDispatchOrder: sdk.Operation<Mes2Calls['updateDispatchOrder']['request'], Mes2Calls['updateDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('updateDispatchOrder', 'PUT', '/mes2/assignmentOrder/update', 0, 'POST^/mes2/assignmentOrder/issue');

/**
 * 下达派工 · Issue a dispatch
 * Hands drafts to their workshop, line or group, each with its own outcome.
 * `POST /mes2/assignmentOrder/issue`. Asks for the right `POST^/mes2/assignmentOrder/issue`.
 */
export const issueDispatchOrder: sdk.Operation<Mes2Calls['issueDispatchOrder']['request'], Mes2Calls['issueDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('issueDispatchOrder', 'POST', '/mes2/assignmentOrder/issue');

/**
 * 接单 · Accept a dispatch
 * The receiving side takes the dispatch on.
 * `PUT /mes2/assignmentOrder/accept`. Asks for the right `PUT^/mes2/assignmentOrder/accept`.
 */
export const acceptDispatchOrder: sdk.Operation<Mes2Calls['acceptDispatchOrder']['request'], Mes2Calls['acceptDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('acceptDispatchOrder', 'PUT', '/mes2/assignmentOrder/accept');

/**
 * 完成派工 · Finish a dispatch
 * Ends a dispatch; below its quantity a reason is needed.
 * `PUT /mes2/assignmentOrder/finish`. Asks for the right `PUT^/mes2/assignmentOrder/finish`.
 */
export const finishDispatchOrder: sdk.Operation<Mes2Calls['finishDispatchOrder']['request'], Mes2Calls['finishDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('finishDispatchOrder', 'PUT', '/mes2/assignmentOrder/finish');

/**
 * 取消派工 · Cancel a dispatch
 * Cancels a dispatch nothing was done of.
 * `PUT /mes2/assignmentOrder/cancel`. Asks for the right `PUT^/mes2/assignmentOrder/cancel`.
 */
export const cancelDispatchOrder: sdk.Operation<Mes2Calls['cancelDispatchOrder']['request'], Mes2Calls['cancelDispatchOrder']['data']> = /* @__PURE__ */ defineOperation('cancelDispatchOrder', 'PUT', '/mes2/assignmentOrder/cancel');

/**
 * 未派数量 · Left to dispatch
 * What is left to dispatch of an order by section, colour and size.
 * `GET /mes2/assignmentOrder/remain`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const getDispatchRemain: sdk.Operation<Mes2Calls['getDispatchRemain']['request'], Mes2Calls['getDispatchRemain']['data']> = /* @__PURE__ */ defineOperation('getDispatchRemain', 'GET', '/mes2/assignmentOrder/remain');

/**
 * 产线负荷 · Load of a line
 * The load of a line by day, and after a dispatch of the given quantity.
 * `GET /mes2/schedule/lineLoad`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList.
 */
export const getLineLoad: sdk.Operation<Mes2Calls['getLineLoad']['request'], Mes2Calls['getLineLoad']['data']> = /* @__PURE__ */ defineOperation('getLineLoad', 'GET', '/mes2/schedule/lineLoad');

/**
 * 刀模列表 · Cutting dies
 * A page of cutting dies.
 * `GET /mes2/knifeMold/list`. Asks for one of the screens /makingCenter/order/order, /mes/order/knifeMold, /mes/style/style.
 */
export const listCuttingDies: sdk.BareOperation<Mes2Calls['listCuttingDies']['request'], Mes2Calls['listCuttingDies']['data']> = /* @__PURE__ */ defineOperation('listCuttingDies', 'GET', '/mes2/knifeMold/list');

/**
 * 新增刀模 · Add a die
 * Adds a die and answers it as saved.
 * `POST /mes2/knifeMold/insert`. Asks for the right `POST^/mes2/knifeMold/insert`.
 */
export const createCuttingDie: sdk.Operation<Mes2Calls['createCuttingDie']['request'], Mes2Calls['createCuttingDie']['data']> = /* @__PURE__ */ defineOperation('createCuttingDie', 'POST', '/mes2/knifeMold/insert', 4);

/**
 * 修改刀模 · Change a die
 * Replaces the fields of a die in the version the person has on screen.
 * `PUT /mes2/knifeMold/update`. Asks for the right `PUT^/mes2/knifeMold/update`.
 */
export const updateCuttingDie: sdk.Operation<Mes2Calls['updateCuttingDie']['request'], Mes2Calls['updateCuttingDie']['data']> = /* @__PURE__ */ defineOperation('updateCuttingDie', 'PUT', '/mes2/knifeMold/update');

/**
 * 刀模状态 · Change the status of dies
 * Sends dies to sharpening, takes them back or scraps them, each with its own outcome.
 * `PUT /mes2/knifeMold/status`. Asks for the right `PUT^/mes2/knifeMold/status`.
 */
export const changeCuttingDieStatus: sdk.Operation<Mes2Calls['changeCuttingDieStatus']['request'], Mes2Calls['changeCuttingDieStatus']['data']> = /* @__PURE__ */ defineOperation('changeCuttingDieStatus', 'PUT', '/mes2/knifeMold/status');

/**
 * 刀模履历 · History of a die
 * What happened to a die, newest first.
 * `GET /mes2/knifeMold/history`. Asks for one of the screens /mes/order/knifeMold.
 */
export const listCuttingDieHistory: sdk.Operation<Mes2Calls['listCuttingDieHistory']['request'], Mes2Calls['listCuttingDieHistory']['data']> = /* @__PURE__ */ defineOperation('listCuttingDieHistory', 'GET', '/mes2/knifeMold/history');

/**
 * 刀模与布料 · Dies and fabrics
 * Which dies may cut which fabrics, and how many plies.
 * `GET /mes2/knifeAndTympan/list`. Asks for one of the screens /mes/order/knifeAndTympan.
 */
export const listDieFabricRules: sdk.BareOperation<Mes2Calls['listDieFabricRules']['request'], Mes2Calls['listDieFabricRules']['data']> = /* @__PURE__ */ defineOperation('listDieFabricRules', 'GET', '/mes2/knifeAndTympan/list');

/**
 * 保存刀模与布料 · Save dies and fabrics
 * Saves many pairs of die and fabric at once.
 * `POST /mes2/knifeAndTympan/batchSave`. Asks for the right `POST^/mes2/knifeAndTympan/batchSave`.
 */
export const saveDieFabricRules: sdk.Operation<Mes2Calls['saveDieFabricRules']['request'], Mes2Calls['saveDieFabricRules']['data']> = /* @__PURE__ */ defineOperation('saveDieFabricRules', 'POST', '/mes2/knifeAndTympan/batchSave');

/**
 * 目标产量列表 · Target outputs
 * A page of the daily targets of lines with their hours.
 * `GET /mes2/target/list`. Asks for one of the screens /mes/order/targetYield.
 */
export const listTargets: sdk.BareOperation<Mes2Calls['listTargets']['request'], Mes2Calls['listTargets']['data']> = /* @__PURE__ */ defineOperation('listTargets', 'GET', '/mes2/target/list');

/**
 * 保存目标 · Save targets
 * Saves targets of lines and days, new ones and changed ones.
 * `POST /mes2/target/insert`. Asks for the right `POST^/mes2/target/insert`.
 */
export const saveTargets: sdk.Operation<Mes2Calls['saveTargets']['request'], Mes2Calls['saveTargets']['data']> = /* @__PURE__ */ defineOperation('saveTargets', 'POST', '/mes2/target/insert', 4);

/**
 * 生成目标 · Generate targets
 * Makes the targets of a day out of the schedule.
 * `POST /mes2/target/generate`. Asks for the right `POST^/mes2/target/insert`.
 */
export const generateTargets: sdk.Operation<Mes2Calls['generateTargets']['request'], Mes2Calls['generateTargets']['data']> = /* @__PURE__ */ defineOperation('generateTargets', 'POST', '/mes2/target/generate', 4, 'POST^/mes2/target/insert');

/**
 * 目标与实际 · Target and actual
 * Target, due and actual of a line now.
 * `GET /mes2/target/actual`. Asks for one of the screens /mes/order/targetYield.
 */
export const getTargetActual: sdk.Operation<Mes2Calls['getTargetActual']['request'], Mes2Calls['getTargetActual']['data']> = /* @__PURE__ */ defineOperation('getTargetActual', 'GET', '/mes2/target/actual');

/**
 * 目标节拍列表 · Takt targets
 * A page of the takt targets with the beat of now.
 * `GET /mes2/targetHeartRate/list`. Asks for one of the screens /mes/order/targetHeartRate.
 */
export const listTaktTargets: sdk.BareOperation<Mes2Calls['listTaktTargets']['request'], Mes2Calls['listTaktTargets']['data']> = /* @__PURE__ */ defineOperation('listTaktTargets', 'GET', '/mes2/targetHeartRate/list');

/**
 * 保存节拍 · Save a takt
 * Sets the takt of lines for a day.
 * `POST /mes2/targetHeartRate`. Asks for the right `POST^/mes2/targetHeartRate`.
 */
export const saveTaktTarget: sdk.Operation<Mes2Calls['saveTaktTarget']['request'], Mes2Calls['saveTaktTarget']['data']> = /* @__PURE__ */ defineOperation('saveTaktTarget', 'POST', '/mes2/targetHeartRate', 4);

/**
 * 实时节拍 · Live beat
 * The beat of a line now and in the last two hours.
 * `GET /mes2/targetHeartRate/beat`. Asks for one of the screens /mes/order/targetHeartRate.
 */
export const getLiveBeat: sdk.Operation<Mes2Calls['getLiveBeat']['request'], Mes2Calls['getLiveBeat']['data']> = /* @__PURE__ */ defineOperation('getLiveBeat', 'GET', '/mes2/targetHeartRate/beat');

/**
 * 车间重点单 · Key orders
 * VIP and rush orders by workshop with what a day must bring.
 * `GET /mes2/report/workShopVipReport`. Asks for one of the screens /mes/order/workShopVipReport.
 */
export const getKeyOrderReport: sdk.BareOperation<Mes2Calls['getKeyOrderReport']['request'], Mes2Calls['getKeyOrderReport']['data']> = /* @__PURE__ */ defineOperation('getKeyOrderReport', 'GET', '/mes2/report/workShopVipReport');

/**
 * 技能矩阵 · Skill matrix
 * Efficiency of people by process over thirty days.
 * `GET /mes2/report/employeeSkillReport`. Asks for one of the screens /mes/order/employeeSkillReport.
 */
export const getEmployeeSkillReport: sdk.BareOperation<Mes2Calls['getEmployeeSkillReport']['request'], Mes2Calls['getEmployeeSkillReport']['data']> = /* @__PURE__ */ defineOperation('getEmployeeSkillReport', 'GET', '/mes2/report/employeeSkillReport');

/**
 * 技能历史 · History of a skill
 * The days behind one cell of the skill matrix.
 * `GET /mes2/report/employeeSkillReport/history`. Asks for one of the screens /mes/order/employeeSkillReport.
 */
export const getEmployeeSkillHistory: sdk.Operation<Mes2Calls['getEmployeeSkillHistory']['request'], Mes2Calls['getEmployeeSkillHistory']['data']> = /* @__PURE__ */ defineOperation('getEmployeeSkillHistory', 'GET', '/mes2/report/employeeSkillReport/history');

/**
 * 款式列表 · Styles
 * A page of styles.
 * `GET /mes2/style/select`. Asks for one of the screens /makingCenter/order/order, /mes/style/style.
 */
export const listStyles: sdk.BareOperation<Mes2Calls['listStyles']['request'], Mes2Calls['listStyles']['data']> = /* @__PURE__ */ defineOperation('listStyles', 'GET', '/mes2/style/select');

/**
 * 新增款式 · Add a style
 * Adds a style and answers it as saved.
 * `POST /mes2/style/insert`. Asks for the right `POST^/mes2/style/insert`.
 */
export const createStyle: sdk.Operation<Mes2Calls['createStyle']['request'], Mes2Calls['createStyle']['data']> = /* @__PURE__ */ defineOperation('createStyle', 'POST', '/mes2/style/insert', 4);

/**
 * 修改款式 · Change a style
 * Replaces the fields of a style in the version the person has on screen.
 * `PUT /mes2/style/update`. Asks for the right `PUT^/mes2/style/update`.
 */
export const updateStyle: sdk.Operation<Mes2Calls['updateStyle']['request'], Mes2Calls['updateStyle']['data']> = /* @__PURE__ */ defineOperation('updateStyle', 'PUT', '/mes2/style/update');

/**
 * 删除款式 · Delete a style
 * Deletes a style that nothing refers to; one in use is refused.
 * `DELETE /mes2/style/delete`. Asks for the right `DELETE^/mes2/style/delete`.
 */
export const deleteStyle: sdk.Operation<Mes2Calls['deleteStyle']['request'], Mes2Calls['deleteStyle']['data']> = /* @__PURE__ */ defineOperation('deleteStyle', 'DELETE', '/mes2/style/delete');

/**
 * 款式详情 · One style
 * One style with every grid, for the style page.
 * `GET /mes2/style/detail`. Asks for one of the screens /makingCenter/order/order, /mes/style/style.
 */
export const getStyle: sdk.Operation<Mes2Calls['getStyle']['request'], Mes2Calls['getStyle']['data']> = /* @__PURE__ */ defineOperation('getStyle', 'GET', '/mes2/style/detail');

/**
 * 导入款式 · Import styles
 * Makes draft styles from sheet rows and reports errors by row.
 * `POST /mes2/style/import`. Asks for the right `POST^/mes2/style/import`.
 */
export const importStyles: sdk.Operation<Mes2Calls['importStyles']['request'], Mes2Calls['importStyles']['data']> = /* @__PURE__ */ defineOperation('importStyles', 'POST', '/mes2/style/import', 4);

/**
 * 批准款式 · Approve a style
 * Checks a style and counts its version on, so that orders can copy it.
 * `PUT /mes2/style/approve`. Asks for the right `PUT^/mes2/style/approve`.
 */
export const approveStyle: sdk.Operation<Mes2Calls['approveStyle']['request'], Mes2Calls['approveStyle']['data']> = /* @__PURE__ */ defineOperation('approveStyle', 'PUT', '/mes2/style/approve');

/**
 * 款式状态 · Change the status of styles
 * Disables styles or takes them back, each with its own outcome.
 * `PUT /mes2/style/status`. Asks for the right `PUT^/mes2/style/status`.
 */
export const changeStyleStatus: sdk.Operation<Mes2Calls['changeStyleStatus']['request'], Mes2Calls['changeStyleStatus']['data']> = /* @__PURE__ */ defineOperation('changeStyleStatus', 'PUT', '/mes2/style/status');

/**
 * 对比款式 · Compare styles
 * The differences between two styles.
 * `GET /mes2/style/compare`. Asks for one of the screens /mes/style/style.
 */
export const compareStyles: sdk.Operation<Mes2Calls['compareStyles']['request'], Mes2Calls['compareStyles']['data']> = /* @__PURE__ */ defineOperation('compareStyles', 'GET', '/mes2/style/compare');

/**
 * 引用订单 · Orders of a style
 * The orders that were made of a style and the version they copied.
 * `GET /mes2/style/orders`. Asks for one of the screens /mes/style/style.
 */
export const listStyleOrders: sdk.Operation<Mes2Calls['listStyleOrders']['request'], Mes2Calls['listStyleOrders']['data']> = /* @__PURE__ */ defineOperation('listStyleOrders', 'GET', '/mes2/style/orders');

/**
 * 保存颜色尺码 · Save colours and sizes
 * Save colours and sizes of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/sizeColor`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleSizeColor: sdk.Operation<Mes2Calls['saveStyleSizeColor']['request'], Mes2Calls['saveStyleSizeColor']['data']> = /* @__PURE__ */ defineOperation('saveStyleSizeColor', 'POST', '/mes2/style/sizeColor', 0, 'PUT^/mes2/style/update');

/**
 * 保存部位 · Save the parts
 * Save the parts of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/part`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleParts: sdk.Operation<Mes2Calls['saveStyleParts']['request'], Mes2Calls['saveStyleParts']['data']> = /* @__PURE__ */ defineOperation('saveStyleParts', 'POST', '/mes2/style/part', 0, 'PUT^/mes2/style/update');

/**
 * 保存BOM · Save the bill of materials
 * Save the bill of materials of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/bom`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleBom: sdk.Operation<Mes2Calls['saveStyleBom']['request'], Mes2Calls['saveStyleBom']['data']> = /* @__PURE__ */ defineOperation('saveStyleBom', 'POST', '/mes2/style/bom', 0, 'PUT^/mes2/style/update');

/**
 * 保存工序 · Save the processes
 * Save the processes of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/process`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleProcess: sdk.Operation<Mes2Calls['saveStyleProcess']['request'], Mes2Calls['saveStyleProcess']['data']> = /* @__PURE__ */ defineOperation('saveStyleProcess', 'POST', '/mes2/style/process', 0, 'PUT^/mes2/style/update');

/**
 * 保存面料规格 · Save the fabrics
 * Save the fabrics of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/tympan`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleFabrics: sdk.Operation<Mes2Calls['saveStyleFabrics']['request'], Mes2Calls['saveStyleFabrics']['data']> = /* @__PURE__ */ defineOperation('saveStyleFabrics', 'POST', '/mes2/style/tympan', 0, 'PUT^/mes2/style/update');

/**
 * 保存质量要求 · Save the quality points
 * Save the quality points of a style by difference, on the version the person has on screen.
 * `POST /mes2/style/quality`. Asks for the right `PUT^/mes2/style/update`.
 */
export const saveStyleQuality: sdk.Operation<Mes2Calls['saveStyleQuality']['request'], Mes2Calls['saveStyleQuality']['data']> = /* @__PURE__ */ defineOperation('saveStyleQuality', 'POST', '/mes2/style/quality', 0, 'PUT^/mes2/style/update');

/**
 * 裁片检验列表 · Panel checks
 * A page of the checks of cut panels.
 * `GET /mes2/reduce/qc`. Asks for one of the screens /mes/reduceBed/addReduceBedBill, /mes/reduceBed/reduceBedList, /mes/reduceBed/reduceBedQc.
 */
export const listPanelChecks: sdk.BareOperation<Mes2Calls['listPanelChecks']['request'], Mes2Calls['listPanelChecks']['data']> = /* @__PURE__ */ defineOperation('listPanelChecks', 'GET', '/mes2/reduce/qc');

/**
 * 保存裁片检验 · Save a panel check
 * Records faulty, replaced and scrapped panels of a bundle and takes scrapped pieces off it.
 * `POST /mes2/reduce/qc`. Asks for the right `POST^/mes2/reduce/qc`.
 */
export const savePanelCheck: sdk.Operation<Mes2Calls['savePanelCheck']['request'], Mes2Calls['savePanelCheck']['data']> = /* @__PURE__ */ defineOperation('savePanelCheck', 'POST', '/mes2/reduce/qc', 4);

/**
 * 剩料单 · Remnant slip
 * The slip of a bed, or a proposal of it.
 * `GET /mes2/reduce/sld`. Asks for one of the screens /mes/reduceBed/reduceBedList.
 */
export const getRemnantSlip: sdk.Operation<Mes2Calls['getRemnantSlip']['request'], Mes2Calls['getRemnantSlip']['data']> = /* @__PURE__ */ defineOperation('getRemnantSlip', 'GET', '/mes2/reduce/sld');

/**
 * 保存剩料单 · Save a remnant slip
 * Saves where every leftover metre of a bed goes.
 * `POST /mes2/reduce/sld`. Asks for the right `POST^/mes2/reduce/sld`.
 */
export const saveRemnantSlip: sdk.Operation<Mes2Calls['saveRemnantSlip']['request'], Mes2Calls['saveRemnantSlip']['data']> = /* @__PURE__ */ defineOperation('saveRemnantSlip', 'POST', '/mes2/reduce/sld', 4);

/**
 * 确认剩料单 · Confirm a remnant slip
 * Posts a slip to the rolls and closes the bed when its bundles are delivered.
 * `PUT /mes2/reduce/sld/confirm`. Asks for the right `PUT^/mes2/reduce/sld/confirm`.
 */
export const confirmRemnantSlip: sdk.Operation<Mes2Calls['confirmRemnantSlip']['request'], Mes2Calls['confirmRemnantSlip']['data']> = /* @__PURE__ */ defineOperation('confirmRemnantSlip', 'PUT', '/mes2/reduce/sld/confirm');

/**
 * 床单打印数据 · Bed sheets
 * The sheets of the chosen beds as they are printed.
 * `GET /mes2/reduce/bills`. Asks for one of the screens /mes/reduceBed/reduceBedBills, /mes/reduceBed/reduceBedList.
 */
export const listCuttingBedSheets: sdk.Operation<Mes2Calls['listCuttingBedSheets']['request'], Mes2Calls['listCuttingBedSheets']['data']> = /* @__PURE__ */ defineOperation('listCuttingBedSheets', 'GET', '/mes2/reduce/bills');

/**
 * 记录床单打印 · Record a print
 * Counts one more print of the sheets after the person said it worked.
 * `POST /mes2/reduce/bills/print`. Asks for the right `POST^/mes2/reduce/bills/print`.
 */
export const recordCuttingBedPrint: sdk.Operation<Mes2Calls['recordCuttingBedPrint']['request'], Mes2Calls['recordCuttingBedPrint']['data']> = /* @__PURE__ */ defineOperation('recordCuttingBedPrint', 'POST', '/mes2/reduce/bills/print', 4);

/**
 * 上布卷 · Put a roll on a bed
 * Adds the roll that was just spread, from the tablet at the table.
 * `POST /mes2/reduce/tympan`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const createCuttingBedFabricRoll: sdk.Operation<Mes2Calls['createCuttingBedFabricRoll']['request'], Mes2Calls['createCuttingBedFabricRoll']['data']> = /* @__PURE__ */ defineOperation('createCuttingBedFabricRoll', 'POST', '/mes2/reduce/tympan', 4, 'PUT^/mes2/reduce/update');

/**
 * 修改布卷 · Change a roll on a bed
 * Corrects the plies and lengths of a roll on an unsubmitted bed.
 * `PUT /mes2/reduce/tympan`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const updateCuttingBedFabricRoll: sdk.Operation<Mes2Calls['updateCuttingBedFabricRoll']['request'], Mes2Calls['updateCuttingBedFabricRoll']['data']> = /* @__PURE__ */ defineOperation('updateCuttingBedFabricRoll', 'PUT', '/mes2/reduce/tympan', 0, 'PUT^/mes2/reduce/update');

/**
 * 移除布卷 · Take a roll off a bed
 * Takes a roll off an unsubmitted bed and frees it.
 * `DELETE /mes2/reduce/tympan`. Asks for the right `PUT^/mes2/reduce/update`.
 */
export const deleteCuttingBedFabricRoll: sdk.Operation<Mes2Calls['deleteCuttingBedFabricRoll']['request'], Mes2Calls['deleteCuttingBedFabricRoll']['data']> = /* @__PURE__ */ defineOperation('deleteCuttingBedFabricRoll', 'DELETE', '/mes2/reduce/tympan', 0, 'PUT^/mes2/reduce/update');

/**
 * 入床 · Join a bed
 * Adds people to a bed with a role, or ends their part.
 * `PUT /mes2/reduce/employee`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const joinCuttingBed: sdk.Operation<Mes2Calls['joinCuttingBed']['request'], Mes2Calls['joinCuttingBed']['data']> = /* @__PURE__ */ defineOperation('joinCuttingBed', 'PUT', '/mes2/reduce/employee', 0, 'PUT^/mes2/bundleProcess/update');

/**
 * 批次列表 · Bundle batches
 * A page of bundle batches.
 * `GET /mes2/batchRange/list`. Asks for one of the screens /mes/app/sfapp, /mes/reduceBed/batchRange.
 */
export const listBundleBatches: sdk.BareOperation<Mes2Calls['listBundleBatches']['request'], Mes2Calls['listBundleBatches']['data']> = /* @__PURE__ */ defineOperation('listBundleBatches', 'GET', '/mes2/batchRange/list');

/**
 * 新增批次 · Add a batch
 * Adds a batch and answers it as saved.
 * `POST /mes2/batchRange`. Asks for the right `POST^/mes2/batchRange`.
 */
export const createBundleBatch: sdk.Operation<Mes2Calls['createBundleBatch']['request'], Mes2Calls['createBundleBatch']['data']> = /* @__PURE__ */ defineOperation('createBundleBatch', 'POST', '/mes2/batchRange', 4);

/**
 * 修改批次 · Change a batch
 * Replaces the fields of a batch in the version the person has on screen.
 * `PUT /mes2/batchRange`. Asks for the right `PUT^/mes2/batchRange`.
 */
export const updateBundleBatch: sdk.Operation<Mes2Calls['updateBundleBatch']['request'], Mes2Calls['updateBundleBatch']['data']> = /* @__PURE__ */ defineOperation('updateBundleBatch', 'PUT', '/mes2/batchRange');

/**
 * 删除批次 · Delete a batch
 * Deletes a batch that nothing refers to; one in use is refused.
 * `DELETE /mes2/batchRange`. Asks for the right `DELETE^/mes2/batchRange`.
 */
export const deleteBundleBatch: sdk.Operation<Mes2Calls['deleteBundleBatch']['request'], Mes2Calls['deleteBundleBatch']['data']> = /* @__PURE__ */ defineOperation('deleteBundleBatch', 'DELETE', '/mes2/batchRange');

/**
 * 裁片发料列表 · Cut-piece deliveries
 * A page of the deliveries of cut pieces to lines.
 * `GET /mes2/materialsDelivery/list`. Asks for one of the screens /mes/app/sfapp, /mes/reduceBed/materialsDelivery.
 */
export const listCutPieceDeliveries: sdk.BareOperation<Mes2Calls['listCutPieceDeliveries']['request'], Mes2Calls['listCutPieceDeliveries']['data']> = /* @__PURE__ */ defineOperation('listCutPieceDeliveries', 'GET', '/mes2/materialsDelivery/list');

/**
 * 发料单详情 · One delivery
 * One delivery with its bundles.
 * `GET /mes2/materialsDelivery/detail`. Asks for one of the screens /mes/reduceBed/materialsDelivery.
 */
export const getCutPieceDelivery: sdk.Operation<Mes2Calls['getCutPieceDelivery']['request'], Mes2Calls['getCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('getCutPieceDelivery', 'GET', '/mes2/materialsDelivery/detail');

/**
 * 裁片发料 · Send cut pieces
 * Sends bundles from the cut-piece store to a line that has work planned for them.
 * `POST /mes2/materialsDelivery/send`. Asks for the right `POST^/mes2/materialsDelivery/send`.
 */
export const sendCutPieceDelivery: sdk.Operation<Mes2Calls['sendCutPieceDelivery']['request'], Mes2Calls['sendCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('sendCutPieceDelivery', 'POST', '/mes2/materialsDelivery/send', 4);

/**
 * 收料 · Receive cut pieces
 * The line counts what came; another count puts the delivery into difference.
 * `PUT /mes2/materialsDelivery/receive`. Asks for the right `PUT^/mes2/materialsDelivery/receive`.
 */
export const receiveCutPieceDelivery: sdk.Operation<Mes2Calls['receiveCutPieceDelivery']['request'], Mes2Calls['receiveCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('receiveCutPieceDelivery', 'PUT', '/mes2/materialsDelivery/receive');

/**
 * 差异处理 · Settle a difference
 * One side agrees to the settled counts; both must.
 * `PUT /mes2/materialsDelivery/agree`. Asks for the right `PUT^/mes2/materialsDelivery/agree`.
 */
export const agreeCutPieceDelivery: sdk.Operation<Mes2Calls['agreeCutPieceDelivery']['request'], Mes2Calls['agreeCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('agreeCutPieceDelivery', 'PUT', '/mes2/materialsDelivery/agree');

/**
 * 撤回发料 · Recall a delivery
 * The sender takes back what was not received.
 * `PUT /mes2/materialsDelivery/recall`. Asks for the right `PUT^/mes2/materialsDelivery/recall`.
 */
export const recallCutPieceDelivery: sdk.Operation<Mes2Calls['recallCutPieceDelivery']['request'], Mes2Calls['recallCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('recallCutPieceDelivery', 'PUT', '/mes2/materialsDelivery/recall');

/**
 * 退回裁片 · Return a delivery
 * The line sends a received delivery back to the store.
 * `PUT /mes2/materialsDelivery/return`. Asks for the right `PUT^/mes2/materialsDelivery/return`.
 */
export const returnCutPieceDelivery: sdk.Operation<Mes2Calls['returnCutPieceDelivery']['request'], Mes2Calls['returnCutPieceDelivery']['data']> = /* @__PURE__ */ defineOperation('returnCutPieceDelivery', 'PUT', '/mes2/materialsDelivery/return');

/**
 * 外发发出 · Send to a subcontract group
 * Sends bundles to a subcontract group and marks their processes as outside.
 * `POST /mes2/outDelivery/send`. Asks for the right `POST^/mes2/materialsDelivery/send`.
 */
export const sendSubcontractDelivery: sdk.Operation<Mes2Calls['sendSubcontractDelivery']['request'], Mes2Calls['sendSubcontractDelivery']['data']> = /* @__PURE__ */ defineOperation('sendSubcontractDelivery', 'POST', '/mes2/outDelivery/send', 4, 'POST^/mes2/materialsDelivery/send');

/**
 * 外发收回 · Receive from a subcontract group
 * Counts what a subcontract group brings back.
 * `PUT /mes2/outDelivery/receive`. Asks for the right `PUT^/mes2/materialsDelivery/receive`.
 */
export const receiveSubcontractDelivery: sdk.Operation<Mes2Calls['receiveSubcontractDelivery']['request'], Mes2Calls['receiveSubcontractDelivery']['data']> = /* @__PURE__ */ defineOperation('receiveSubcontractDelivery', 'PUT', '/mes2/outDelivery/receive', 0, 'PUT^/mes2/materialsDelivery/receive');

/**
 * 打印菲票 · Print bundles
 * Counts a print of tickets; a reprint needs its reason.
 * `POST /mes2/bundle/print`. Asks for the right `POST^/mes2/bundle/print`.
 */
export const printBundles: sdk.Operation<Mes2Calls['printBundles']['request'], Mes2Calls['printBundles']['data']> = /* @__PURE__ */ defineOperation('printBundles', 'POST', '/mes2/bundle/print', 4);

/**
 * 打印记录 · Prints of tickets
 * Who printed which tickets when, and why again.
 * `GET /mes2/bundle/printLog`. Asks for one of the screens /mes/reduceBed/bedSewing.
 */
export const listBundlePrintLogs: sdk.BareOperation<Mes2Calls['listBundlePrintLogs']['request'], Mes2Calls['listBundlePrintLogs']['data']> = /* @__PURE__ */ defineOperation('listBundlePrintLogs', 'GET', '/mes2/bundle/printLog');

/**
 * 扎号预览 · Preview bundles
 * The bundles a bed would get by a rule.
 * `GET /mes2/bundle/preview`. Asks for one of the screens /mes/packaging/bundleGenerate, /mes/reduceBed/reduceBedSubmitList.
 */
export const previewBundles: sdk.Operation<Mes2Calls['previewBundles']['request'], Mes2Calls['previewBundles']['data']> = /* @__PURE__ */ defineOperation('previewBundles', 'GET', '/mes2/bundle/preview');

/**
 * 删除整床扎号 · Delete the bundles of a bed
 * Deletes the bundles of a bed that nobody touched; their numbers are never used again.
 * `DELETE /mes2/bundle/delete`. Asks for the right `DELETE^/mes2/bundle/delete`.
 */
export const deleteBundles: sdk.Operation<Mes2Calls['deleteBundles']['request'], Mes2Calls['deleteBundles']['data']> = /* @__PURE__ */ defineOperation('deleteBundles', 'DELETE', '/mes2/bundle/delete');

/**
 * 拆扎 · Split a bundle
 * Splits a bundle into parts that share its finished work.
 * `PUT /mes2/bundle/split`. Asks for the right `PUT^/mes2/bundle/split`.
 */
export const splitBundle: sdk.Operation<Mes2Calls['splitBundle']['request'], Mes2Calls['splitBundle']['data']> = /* @__PURE__ */ defineOperation('splitBundle', 'PUT', '/mes2/bundle/split');

/**
 * 冻结扎号 · Hold bundles
 * Puts bundles on hold or releases them, each with its own outcome.
 * `PUT /mes2/bundle/hold`. Asks for the right `PUT^/mes2/bundle/hold`.
 */
export const holdBundles: sdk.Operation<Mes2Calls['holdBundles']['request'], Mes2Calls['holdBundles']['data']> = /* @__PURE__ */ defineOperation('holdBundles', 'PUT', '/mes2/bundle/hold');

/**
 * 扎号上架 · Put bundles on a shelf
 * Notes where in the cut-piece store bundles lie.
 * `PUT /mes2/bundle/location`. Asks for the right `PUT^/mes2/bundleProcess/update`.
 */
export const moveBundleLocation: sdk.Operation<Mes2Calls['moveBundleLocation']['request'], Mes2Calls['moveBundleLocation']['data']> = /* @__PURE__ */ defineOperation('moveBundleLocation', 'PUT', '/mes2/bundle/location', 0, 'PUT^/mes2/bundleProcess/update');

/**
 * 漏扫列表 · Bundles with missing scans
 * A page of the bundles that a scan is missing of or that lie idle.
 * `GET /mes2/noScanBundle/list`. Asks for one of the screens /mes/app/lineapp, /mes/packaging/noScanBundle.
 */
export const listUnscannedBundles: sdk.BareOperation<Mes2Calls['listUnscannedBundles']['request'], Mes2Calls['listUnscannedBundles']['data']> = /* @__PURE__ */ defineOperation('listUnscannedBundles', 'GET', '/mes2/noScanBundle/list');

/**
 * 补录 · Record scans by hand
 * Enters scans that were missed, for one process and one person, each bundle on its own.
 * `POST /mes2/bundleProcess/manual`. Asks for the right `POST^/mes2/bundleProcess/manual`.
 */
export const recordManualScan: sdk.Operation<Mes2Calls['recordManualScan']['request'], Mes2Calls['recordManualScan']['data']> = /* @__PURE__ */ defineOperation('recordManualScan', 'POST', '/mes2/bundleProcess/manual', 4);

/**
 * 跳过工序 · Skip processes
 * Leaves out processes of bundles, or takes that back.
 * `PUT /mes2/bundleProcess/skip`. Asks for the right `PUT^/mes2/bundleProcess/skip`.
 */
export const skipBundleProcess: sdk.Operation<Mes2Calls['skipBundleProcess']['request'], Mes2Calls['skipBundleProcess']['data']> = /* @__PURE__ */ defineOperation('skipBundleProcess', 'PUT', '/mes2/bundleProcess/skip');

/**
 * 插卡列表 · Slot cards
 * A page of the slot cards with what they ride with.
 * `GET /mes2/slotCard/list`. Asks for one of the screens /mes/packaging/slotCardMaintain.
 */
export const listSlotCards: sdk.BareOperation<Mes2Calls['listSlotCards']['request'], Mes2Calls['listSlotCards']['data']> = /* @__PURE__ */ defineOperation('listSlotCards', 'GET', '/mes2/slotCard/list');

/**
 * 登记插卡 · Register slot cards
 * Registers one card or a run of cards.
 * `POST /mes2/slotCard`. Asks for the right `POST^/mes2/slotCard`.
 */
export const createSlotCard: sdk.Operation<Mes2Calls['createSlotCard']['request'], Mes2Calls['createSlotCard']['data']> = /* @__PURE__ */ defineOperation('createSlotCard', 'POST', '/mes2/slotCard', 4);

/**
 * 修改插卡 · Change a slot card
 * Changes the chip, line or status of a card.
 * `PUT /mes2/slotCard`. Asks for the right `PUT^/mes2/slotCard`.
 */
export const updateSlotCard: sdk.Operation<Mes2Calls['updateSlotCard']['request'], Mes2Calls['updateSlotCard']['data']> = /* @__PURE__ */ defineOperation('updateSlotCard', 'PUT', '/mes2/slotCard');

/**
 * 解绑插卡 · Unbind slot cards
 * Takes cards off their bundles, or moves a bundle to another card.
 * `PUT /mes2/slotCard/unbind`. Asks for the right `PUT^/mes2/slotCard/unbind`.
 */
export const unbindSlotCard: sdk.Operation<Mes2Calls['unbindSlotCard']['request'], Mes2Calls['unbindSlotCard']['data']> = /* @__PURE__ */ defineOperation('unbindSlotCard', 'PUT', '/mes2/slotCard/unbind');

/**
 * 在绑插卡 · Open bindings
 * A page of the bindings that are open now.
 * `GET /mes2/slotCardMaintain/list`. Asks for one of the screens /mes/packaging/slotCardMaintain.
 */
export const listSlotCardMaintains: sdk.BareOperation<Mes2Calls['listSlotCardMaintains']['request'], Mes2Calls['listSlotCardMaintains']['data']> = /* @__PURE__ */ defineOperation('listSlotCardMaintains', 'GET', '/mes2/slotCardMaintain/list');

/**
 * 插卡历史 · History of bindings
 * A page of all bindings with how they ended.
 * `GET /mes2/slotCardMaintainHistory/list`. Asks for one of the screens /mes/packaging/slotCardMaintainHistory.
 */
export const listSlotCardMaintainHistories: sdk.BareOperation<Mes2Calls['listSlotCardMaintainHistories']['request'], Mes2Calls['listSlotCardMaintainHistories']['data']> = /* @__PURE__ */ defineOperation('listSlotCardMaintainHistories', 'GET', '/mes2/slotCardMaintainHistory/list');

/**
 * 批量日志列表 · Batch jobs
 * A page of the batch jobs of the company by day.
 * `GET /mes2/batchDayLog/list`. Asks for one of the screens /mes/log/batchDayLog.
 */
export const listBatchDayLogs: sdk.BareOperation<Mes2Calls['listBatchDayLogs']['request'], Mes2Calls['listBatchDayLogs']['data']> = /* @__PURE__ */ defineOperation('listBatchDayLogs', 'GET', '/mes2/batchDayLog/list');

/**
 * 批量作业 · One batch job
 * One job, for the progress of a calculation.
 * `GET /mes2/batchDayLog`. Asks for one of the screens /mes/report/wageReport.
 */
export const getBatchDayLog: sdk.Operation<Mes2Calls['getBatchDayLog']['request'], Mes2Calls['getBatchDayLog']['data']> = /* @__PURE__ */ defineOperation('getBatchDayLog', 'GET', '/mes2/batchDayLog');

/**
 * 批量作业明细 · Entries of a job
 * What a job did to each record.
 * `GET /mes2/batchDayLog/detail`. Asks for one of the screens /mes/log/batchDayLog.
 */
export const getBatchDayLogDetail: sdk.Operation<Mes2Calls['getBatchDayLogDetail']['request'], Mes2Calls['getBatchDayLogDetail']['data']> = /* @__PURE__ */ defineOperation('getBatchDayLogDetail', 'GET', '/mes2/batchDayLog/detail');

/**
 * 重跑失败项 · Retry a job
 * Runs the failed entries of a job again.
 * `POST /mes2/batchDayLog/retry`. Asks for the right `POST^/mes2/batchDayLog/retry`.
 */
export const retryBatchDayLog: sdk.Operation<Mes2Calls['retryBatchDayLog']['request'], Mes2Calls['retryBatchDayLog']['data']> = /* @__PURE__ */ defineOperation('retryBatchDayLog', 'POST', '/mes2/batchDayLog/retry', 4);

/**
 * 裁床报表 · Cutting bed report
 * One line for each bed with its fabric, plies and times.
 * `GET /mes2/report/reduceBedReport`. Asks for one of the screens /mes/reduceBed/reduceBedReport, /mes/reduceBed/reduceBedOrderReport, /mes/reduceBed/reduceDateReport, /mes/reduceBed/reduceReport.
 */
export const getCuttingBedReport: sdk.BareOperation<Mes2Calls['getCuttingBedReport']['request'], Mes2Calls['getCuttingBedReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingBedReport', 'GET', '/mes2/report/reduceBedReport');

/**
 * 裁床产量 · Cutting output
 * Output of tables or teams by day.
 * `GET /mes2/report/reduceBedProductionReport`. Asks for one of the screens /mes/reduceBed/reduceBedProductionReport.
 */
export const getCuttingOutputReport: sdk.BareOperation<Mes2Calls['getCuttingOutputReport']['request'], Mes2Calls['getCuttingOutputReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingOutputReport', 'GET', '/mes2/report/reduceBedProductionReport');

/**
 * 订单裁剪汇总 · Cutting by order
 * What was cut of every colour and size of an order against what was ordered.
 * `GET /mes2/report/reduceBedOrderReport`. Asks for one of the screens /mes/reduceBed/reduceBedOrderReport.
 */
export const getCuttingOrderReport: sdk.BareOperation<Mes2Calls['getCuttingOrderReport']['request'], Mes2Calls['getCuttingOrderReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingOrderReport', 'GET', '/mes2/report/reduceBedOrderReport');

/**
 * 床次进度 · Progress of beds
 * The milestones of every bed with hours and delays.
 * `GET /mes2/report/reduceBedProgressReport`. Asks for one of the screens /mes/reduceBed/reduceBedProgressReport.
 */
export const getCuttingProgressReport: sdk.BareOperation<Mes2Calls['getCuttingProgressReport']['request'], Mes2Calls['getCuttingProgressReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingProgressReport', 'GET', '/mes2/report/reduceBedProgressReport');

/**
 * 裁剪汇总 · Cutting summary
 * Beds, pieces, fabric saved and over-cuts by customer and style.
 * `GET /mes2/report/reduceReport`. Asks for one of the screens /mes/reduceBed/reduceReport.
 */
export const getCuttingSummaryReport: sdk.BareOperation<Mes2Calls['getCuttingSummaryReport']['request'], Mes2Calls['getCuttingSummaryReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingSummaryReport', 'GET', '/mes2/report/reduceReport');

/**
 * 裁剪日期报表 · Cutting by date
 * Cut pieces of order colours by workday.
 * `GET /mes2/report/reduceDateReport`. Asks for one of the screens /mes/reduceBed/reduceDateReport.
 */
export const getCuttingDateReport: sdk.BareOperation<Mes2Calls['getCuttingDateReport']['request'], Mes2Calls['getCuttingDateReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingDateReport', 'GET', '/mes2/report/reduceDateReport');

/**
 * 裁床计件 · Bed wages
 * Shares and amounts of people in beds.
 * `GET /mes2/report/reduceBedWorkReport`. Asks for one of the screens /mes/reduceBed/reduceBedWorkReport.
 */
export const getCuttingWorkReport: sdk.BareOperation<Mes2Calls['getCuttingWorkReport']['request'], Mes2Calls['getCuttingWorkReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingWorkReport', 'GET', '/mes2/report/reduceBedWorkReport');

/**
 * 细颜色裁床计件 · Bed wages by shade
 * Bed wages by colour and shade with the difficulty of many-roll lays.
 * `GET /mes2/report/reduceBedWorkReportXYS`. Asks for one of the screens /mes/reduceBed/reduceBedWorkReportXYS.
 */
export const getCuttingWorkReportByShade: sdk.BareOperation<Mes2Calls['getCuttingWorkReportByShade']['request'], Mes2Calls['getCuttingWorkReportByShade']['data']> = /* @__PURE__ */ defineOperation('getCuttingWorkReportByShade', 'GET', '/mes2/report/reduceBedWorkReportXYS');

/**
 * 裁片在制 · Cut pieces in process
 * Where the cut pieces of an order are, with their age.
 * `GET /mes2/report/reduceBedWIPReport`. Asks for one of the screens /mes/reduceBed/reduceBedWIPReport.
 */
export const getCuttingWipReport: sdk.BareOperation<Mes2Calls['getCuttingWipReport']['request'], Mes2Calls['getCuttingWipReport']['data']> = /* @__PURE__ */ defineOperation('getCuttingWipReport', 'GET', '/mes2/report/reduceBedWIPReport');

/**
 * 现存裁片 · Cut pieces on hand
 * The balance of the cut-piece store by order, colour, size and batch.
 * `GET /mes2/report/XCReport`. Asks for one of the screens /mes/reduceBed/XCReport.
 */
export const getCutPieceStockReport: sdk.BareOperation<Mes2Calls['getCutPieceStockReport']['request'], Mes2Calls['getCutPieceStockReport']['data']> = /* @__PURE__ */ defineOperation('getCutPieceStockReport', 'GET', '/mes2/report/XCReport');

/**
 * 剩料报表 · Remnants
 * Leftover fabric by bed and roll.
 * `GET /mes2/report/reduceBedSLDReport`. Asks for one of the screens /mes/reduceBed/reduceBedSLDReport.
 */
export const getRemnantReport: sdk.BareOperation<Mes2Calls['getRemnantReport']['request'], Mes2Calls['getRemnantReport']['data']> = /* @__PURE__ */ defineOperation('getRemnantReport', 'GET', '/mes2/report/reduceBedSLDReport');

/**
 * 投料报表 · Feeding
 * What was issued to beds, received, used and is still open.
 * `GET /mes2/report/feedingSingleReport`. Asks for one of the screens /mes/reduceBed/feedingSingleReport.
 */
export const getFeedingReport: sdk.BareOperation<Mes2Calls['getFeedingReport']['request'], Mes2Calls['getFeedingReport']['data']> = /* @__PURE__ */ defineOperation('getFeedingReport', 'GET', '/mes2/report/feedingSingleReport');

/**
 * 用量分析 · Fabric consumption
 * Planned and real fabric usage of orders and what the difference is made of.
 * `GET /mes2/report/dosageAnalysisReport`. Asks for one of the screens /mes/reduceBed/dosageAnalysisReport.
 */
export const getFabricConsumptionReport: sdk.BareOperation<Mes2Calls['getFabricConsumptionReport']['request'], Mes2Calls['getFabricConsumptionReport']['data']> = /* @__PURE__ */ defineOperation('getFabricConsumptionReport', 'GET', '/mes2/report/dosageAnalysisReport');

/**
 * 生产进度 · Production progress
 * Every order with its stages, forecast and risk.
 * `GET /mes2/report/productionScheduleReport`. Asks for one of the screens /mes/reduceBed/productionScheduleReport.
 */
export const getProductionScheduleReport: sdk.BareOperation<Mes2Calls['getProductionScheduleReport']['request'], Mes2Calls['getProductionScheduleReport']['data']> = /* @__PURE__ */ defineOperation('getProductionScheduleReport', 'GET', '/mes2/report/productionScheduleReport');

/**
 * 吊挂报表 · Hanger orders
 * Orders on the hanger lines.
 * `GET /mes2/report/hangOrderReport`. Asks for one of the screens /mes/reduceBed/hangOrderReport.
 */
export const getHangerOrderReport: sdk.BareOperation<Mes2Calls['getHangerOrderReport']['request'], Mes2Calls['getHangerOrderReport']['data']> = /* @__PURE__ */ defineOperation('getHangerOrderReport', 'GET', '/mes2/report/hangOrderReport');

/**
 * 吊挂站位时段 · Hanger stations by hour
 * Pieces, beat and waiting of stations by hour.
 * `GET /mes2/report/hangOrderReport2`. Asks for one of the screens /mes/reduceBed/hangOrderReport2.
 */
export const getHangerStationReport: sdk.Operation<Mes2Calls['getHangerStationReport']['request'], Mes2Calls['getHangerStationReport']['data']> = /* @__PURE__ */ defineOperation('getHangerStationReport', 'GET', '/mes2/report/hangOrderReport2');

/**
 * 细颜色裁床看板 · Cutting board by shade
 * Rolls waiting, on tables and done by dye lot and shade.
 * `GET /mes2/report/reduceBedBoardXys`. Asks for one of the screens /mes/reduceBed/reduceBedBoardXys.
 */
export const getCuttingTableBoardByShade: sdk.BareOperation<Mes2Calls['getCuttingTableBoardByShade']['request'], Mes2Calls['getCuttingTableBoardByShade']['data']> = /* @__PURE__ */ defineOperation('getCuttingTableBoardByShade', 'GET', '/mes2/report/reduceBedBoardXys');

/**
 * 布单列表 · Fabric lots
 * A page of the fabric lots with their inspection and what is left.
 * `GET /mes2/cloth/list`. Asks for one of the screens /mes/cloth/clothList.
 */
export const listCloths: sdk.BareOperation<Mes2Calls['listCloths']['request'], Mes2Calls['listCloths']['data']> = /* @__PURE__ */ defineOperation('listCloths', 'GET', '/mes2/cloth/list');

/**
 * 布单详情 · One fabric lot
 * One lot with its rolls and defect points.
 * `GET /mes2/cloth/detail`. Asks for one of the screens /mes/cloth/clothList.
 */
export const getCloth: sdk.Operation<Mes2Calls['getCloth']['request'], Mes2Calls['getCloth']['data']> = /* @__PURE__ */ defineOperation('getCloth', 'GET', '/mes2/cloth/detail');

/**
 * 检查布号 · Check a lot number
 * Says whether a lot number is free and proposes the next one.
 * `GET /mes2/cloth/checkNo`. Asks for one of the screens /mes/cloth/addCloth.
 */
export const checkClothNo: sdk.BareOperation<Mes2Calls['checkClothNo']['request'], Mes2Calls['checkClothNo']['data']> = /* @__PURE__ */ defineOperation('checkClothNo', 'GET', '/mes2/cloth/checkNo');

/**
 * 新增到货 · Receive a fabric lot
 * Enters an arrived lot with its rolls.
 * `POST /mes2/cloth/insert`. Asks for the right `POST^/mes2/cloth/insert`.
 */
export const createCloth: sdk.Operation<Mes2Calls['createCloth']['request'], Mes2Calls['createCloth']['data']> = /* @__PURE__ */ defineOperation('createCloth', 'POST', '/mes2/cloth/insert', 4);

/**
 * 修改布单 · Change a fabric lot
 * Changes the head of a lot and rolls that were not inspected.
 * `PUT /mes2/cloth/update`. Asks for the right `POST^/mes2/cloth/insert`.
 */
export const updateCloth: sdk.Operation<Mes2Calls['updateCloth']['request'], Mes2Calls['updateCloth']['data']> = /* @__PURE__ */ defineOperation('updateCloth', 'PUT', '/mes2/cloth/update', 0, 'POST^/mes2/cloth/insert');

/**
 * 验布 · Inspect a fabric lot
 * Saves measured rolls, defect points and shades; with a decision the lot is judged.
 * `POST /mes2/cloth/inspect`. Asks for the right `POST^/mes2/cloth/inspect`.
 */
export const inspectCloth: sdk.Operation<Mes2Calls['inspectCloth']['request'], Mes2Calls['inspectCloth']['data']> = /* @__PURE__ */ defineOperation('inspectCloth', 'POST', '/mes2/cloth/inspect');

/**
 * 放行 · Release fabric lots
 * Releases inspected lots for use, each with its own outcome.
 * `PUT /mes2/cloth/release`. Asks for the right `PUT^/mes2/cloth/release`.
 */
export const releaseCloth: sdk.Operation<Mes2Calls['releaseCloth']['request'], Mes2Calls['releaseCloth']['data']> = /* @__PURE__ */ defineOperation('releaseCloth', 'PUT', '/mes2/cloth/release');

/**
 * 退货 · Return a fabric lot
 * Returns a lot to its supplier.
 * `PUT /mes2/cloth/return`. Asks for the right `PUT^/mes2/cloth/return`.
 */
export const returnCloth: sdk.Operation<Mes2Calls['returnCloth']['request'], Mes2Calls['returnCloth']['data']> = /* @__PURE__ */ defineOperation('returnCloth', 'PUT', '/mes2/cloth/return');

/**
 * 修改布卷 · Change a fabric roll
 * Corrects measured values, shade, place or reservation of a roll.
 * `PUT /mes2/tympan/update`. Asks for the right `PUT^/mes2/tympan/update`.
 */
export const updateFabricRoll: sdk.Operation<Mes2Calls['updateFabricRoll']['request'], Mes2Calls['updateFabricRoll']['data']> = /* @__PURE__ */ defineOperation('updateFabricRoll', 'PUT', '/mes2/tympan/update');

/**
 * 布卷去向 · Movements of a roll
 * Where a roll went: reservations, slips, beds, remnants.
 * `GET /mes2/tympan/ledger`. Asks for one of the screens /mes/cloth/clothList.
 */
export const getFabricRollLedger: sdk.Operation<Mes2Calls['getFabricRollLedger']['request'], Mes2Calls['getFabricRollLedger']['data']> = /* @__PURE__ */ defineOperation('getFabricRollLedger', 'GET', '/mes2/tympan/ledger');

/**
 * 投料单列表 · Feeding slips
 * A page of the feeding slips of fabric to beds.
 * `GET /mes2/feedingSing/list`. Asks for one of the screens /mes/cloth/feedingSing.
 */
export const listFeedingSlips: sdk.BareOperation<Mes2Calls['listFeedingSlips']['request'], Mes2Calls['listFeedingSlips']['data']> = /* @__PURE__ */ defineOperation('listFeedingSlips', 'GET', '/mes2/feedingSing/list');

/**
 * 投料单详情 · One feeding slip
 * One slip with its rolls.
 * `GET /mes2/feedingSing/detail`. Asks for one of the screens /mes/cloth/feedingSing.
 */
export const getFeedingSlip: sdk.Operation<Mes2Calls['getFeedingSlip']['request'], Mes2Calls['getFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('getFeedingSlip', 'GET', '/mes2/feedingSing/detail');

/**
 * 建议布卷 · Suggest rolls
 * Rolls that fit a bed best by shade, lot and what is left on them.
 * `GET /mes2/feedingSing/suggest`. Asks for one of the screens /mes/cloth/feedingSing.
 */
export const suggestFeedingRolls: sdk.Operation<Mes2Calls['suggestFeedingRolls']['request'], Mes2Calls['suggestFeedingRolls']['data']> = /* @__PURE__ */ defineOperation('suggestFeedingRolls', 'GET', '/mes2/feedingSing/suggest');

/**
 * 新增投料单 · Add a feeding slip
 * Makes a draft slip.
 * `POST /mes2/feedingSing/insert`. Asks for the right `POST^/mes2/feedingSing/insert`.
 */
export const createFeedingSlip: sdk.Operation<Mes2Calls['createFeedingSlip']['request'], Mes2Calls['createFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('createFeedingSlip', 'POST', '/mes2/feedingSing/insert', 4);

/**
 * 修改投料单 · Change a feeding slip
 * Changes a draft slip.
 * `PUT /mes2/feedingSing/update`. Asks for the right `POST^/mes2/feedingSing/insert`.
 */
export const updateFeedingSlip: sdk.Operation<Mes2Calls['updateFeedingSlip']['request'], Mes2Calls['updateFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('updateFeedingSlip', 'PUT', '/mes2/feedingSing/update', 0, 'POST^/mes2/feedingSing/insert');

/**
 * 发料 · Issue a feeding slip
 * Issues the rolls of a slip to the cutting room.
 * `POST /mes2/feedingSing/issue`. Asks for the right `POST^/mes2/feedingSing/issue`.
 */
export const issueFeedingSlip: sdk.Operation<Mes2Calls['issueFeedingSlip']['request'], Mes2Calls['issueFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('issueFeedingSlip', 'POST', '/mes2/feedingSing/issue', 4);

/**
 * 接收投料 · Receive a feeding slip
 * The table leader takes the rolls over; a difference opens a problem.
 * `PUT /mes2/feedingSing/receive`. Asks for the right `PUT^/mes2/feedingSing/receive`.
 */
export const receiveFeedingSlip: sdk.Operation<Mes2Calls['receiveFeedingSlip']['request'], Mes2Calls['receiveFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('receiveFeedingSlip', 'PUT', '/mes2/feedingSing/receive');

/**
 * 退料 · Return fabric of a slip
 * Brings rests of rolls back to the store.
 * `PUT /mes2/feedingSing/return`. Asks for the right `PUT^/mes2/feedingSing/return`.
 */
export const returnFeedingSlip: sdk.Operation<Mes2Calls['returnFeedingSlip']['request'], Mes2Calls['returnFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('returnFeedingSlip', 'PUT', '/mes2/feedingSing/return');

/**
 * 结单 · Close a feeding slip
 * Closes a slip whose metres add up.
 * `PUT /mes2/feedingSing/close`. Asks for the right `PUT^/mes2/feedingSing/close`.
 */
export const closeFeedingSlip: sdk.Operation<Mes2Calls['closeFeedingSlip']['request'], Mes2Calls['closeFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('closeFeedingSlip', 'PUT', '/mes2/feedingSing/close');

/**
 * 作废投料单 · Void a feeding slip
 * Voids a slip nothing was received of.
 * `PUT /mes2/feedingSing/void`. Asks for the right `PUT^/mes2/feedingSing/void`.
 */
export const voidFeedingSlip: sdk.Operation<Mes2Calls['voidFeedingSlip']['request'], Mes2Calls['voidFeedingSlip']['data']> = /* @__PURE__ */ defineOperation('voidFeedingSlip', 'PUT', '/mes2/feedingSing/void');

/**
 * 领料单列表 · Requisitions
 * A page of the requisitions of trims with their lines.
 * `GET /mes2/materialRequisition/list`. Asks for one of the screens /mes/material/materialRequisition.
 */
export const listMaterialRequisitions: sdk.BareOperation<Mes2Calls['listMaterialRequisitions']['request'], Mes2Calls['listMaterialRequisitions']['data']> = /* @__PURE__ */ defineOperation('listMaterialRequisitions', 'GET', '/mes2/materialRequisition/list');

/**
 * 可领物料 · Left of the bill
 * What may still be drawn for an order by its bill of materials.
 * `GET /mes2/materialRequisition/bomRemain`. Asks for one of the screens /mes/material/materialRequisition.
 */
export const getRequisitionBomRemain: sdk.Operation<Mes2Calls['getRequisitionBomRemain']['request'], Mes2Calls['getRequisitionBomRemain']['data']> = /* @__PURE__ */ defineOperation('getRequisitionBomRemain', 'GET', '/mes2/materialRequisition/bomRemain');

/**
 * 新增领料单 · Add a requisition
 * Makes a draft requisition by the bill, over it, or for a return.
 * `POST /mes2/materialRequisition/insert`. Asks for the right `POST^/mes2/materialRequisition/insert`.
 */
export const createMaterialRequisition: sdk.Operation<Mes2Calls['createMaterialRequisition']['request'], Mes2Calls['createMaterialRequisition']['data']> = /* @__PURE__ */ defineOperation('createMaterialRequisition', 'POST', '/mes2/materialRequisition/insert', 4);

/**
 * 审批领料 · Approve requisitions
 * Approves or refuses requisitions, each with its own outcome.
 * `POST /mes2/materialRequisition/approve`. Asks for the right `POST^/mes2/materialRequisition/approve`.
 */
export const approveMaterialRequisition: sdk.Operation<Mes2Calls['approveMaterialRequisition']['request'], Mes2Calls['approveMaterialRequisition']['data']> = /* @__PURE__ */ defineOperation('approveMaterialRequisition', 'POST', '/mes2/materialRequisition/approve');

/**
 * 发料 · Issue materials
 * Hands out materials and posts them to the stock.
 * `PUT /mes2/materialRequisition/issue`. Asks for the right `PUT^/mes2/materialRequisition/issue`.
 */
export const issueMaterialRequisition: sdk.Operation<Mes2Calls['issueMaterialRequisition']['request'], Mes2Calls['issueMaterialRequisition']['data']> = /* @__PURE__ */ defineOperation('issueMaterialRequisition', 'PUT', '/mes2/materialRequisition/issue');

/**
 * 退料 · Return materials
 * Takes materials back into the stock.
 * `PUT /mes2/materialRequisition/return`. Asks for the right `PUT^/mes2/materialRequisition/return`.
 */
export const returnMaterialRequisition: sdk.Operation<Mes2Calls['returnMaterialRequisition']['request'], Mes2Calls['returnMaterialRequisition']['data']> = /* @__PURE__ */ defineOperation('returnMaterialRequisition', 'PUT', '/mes2/materialRequisition/return');

/**
 * 作废领料单 · Void a requisition
 * Voids a requisition nothing was issued of.
 * `PUT /mes2/materialRequisition/void`. Asks for the right `PUT^/mes2/materialRequisition/void`.
 */
export const voidMaterialRequisition: sdk.Operation<Mes2Calls['voidMaterialRequisition']['request'], Mes2Calls['voidMaterialRequisition']['data']> = /* @__PURE__ */ defineOperation('voidMaterialRequisition', 'PUT', '/mes2/materialRequisition/void');

/**
 * 物料报表 · Material report
 * What orders need of materials, have drawn and lack.
 * `GET /mes2/report/materialReport`. Asks for one of the screens /mes/material/materialReport.
 */
export const getMaterialReport: sdk.BareOperation<Mes2Calls['getMaterialReport']['request'], Mes2Calls['getMaterialReport']['data']> = /* @__PURE__ */ defineOperation('getMaterialReport', 'GET', '/mes2/report/materialReport');

/**
 * 库存流水 · Stock movements
 * A page of the movements of materials in the stores.
 * `GET /mes2/materialLedger/list`. Asks for one of the screens /mes/material/materialReport.
 */
export const listMaterialLedgerEntries: sdk.BareOperation<Mes2Calls['listMaterialLedgerEntries']['request'], Mes2Calls['listMaterialLedgerEntries']['data']> = /* @__PURE__ */ defineOperation('listMaterialLedgerEntries', 'GET', '/mes2/materialLedger/list');

/**
 * 填预计到料 · Set the expected date
 * Notes when lacking material is expected.
 * `PUT /mes2/materialReport/eta`. Asks for the right `PUT^/mes2/materialReport/eta`.
 */
export const updateMaterialEta: sdk.Operation<Mes2Calls['updateMaterialEta']['request'], Mes2Calls['updateMaterialEta']['data']> = /* @__PURE__ */ defineOperation('updateMaterialEta', 'PUT', '/mes2/materialReport/eta');

/**
 * 排程列表 · Schedules
 * A page of the sewing schedules with progress and conflicts.
 * `GET /mes2/schedule/list`. Asks for one of the screens /mes/app/lineapp, /schedule/schedule/scheduleList.
 */
export const listSchedules: sdk.BareOperation<Mes2Calls['listSchedules']['request'], Mes2Calls['listSchedules']['data']> = /* @__PURE__ */ defineOperation('listSchedules', 'GET', '/mes2/schedule/list');

/**
 * 新增排程 · Add a schedule
 * Puts an order on a line, or lets the scheduler find the place.
 * `POST /mes2/schedule/insert`. Asks for the right `POST^/mes2/schedule/insert`.
 */
export const createSchedule: sdk.Operation<Mes2Calls['createSchedule']['request'], Mes2Calls['createSchedule']['data']> = /* @__PURE__ */ defineOperation('createSchedule', 'POST', '/mes2/schedule/insert', 4);

/**
 * 修改排程 · Change schedules
 * Moves or changes bars and chains the ones behind them again.
 * `PUT /mes2/schedule/update`. Asks for the right `PUT^/mes2/schedule/update`.
 */
export const updateSchedule: sdk.Operation<Mes2Calls['updateSchedule']['request'], Mes2Calls['updateSchedule']['data']> = /* @__PURE__ */ defineOperation('updateSchedule', 'PUT', '/mes2/schedule/update');

/**
 * 删除排程 · Delete a schedule
 * Returns a bar that was not started to the pool.
 * `DELETE /mes2/schedule/delete`. Asks for the right `DELETE^/mes2/schedule/delete`.
 */
export const deleteSchedule: sdk.Operation<Mes2Calls['deleteSchedule']['request'], Mes2Calls['deleteSchedule']['data']> = /* @__PURE__ */ defineOperation('deleteSchedule', 'DELETE', '/mes2/schedule/delete');

/**
 * 启停排程 · Start or stop schedules
 * Starts or stops schedules, each with its own outcome; a repetition changes nothing.
 * `PUT /mes2/schedule/batchStatus`. Asks for the right `PUT^/mes2/schedule/batchStatus`.
 */
export const changeScheduleStatus: sdk.Operation<Mes2Calls['changeScheduleStatus']['request'], Mes2Calls['changeScheduleStatus']['data']> = /* @__PURE__ */ defineOperation('changeScheduleStatus', 'PUT', '/mes2/schedule/batchStatus');

/**
 * 产线换款 · Change a line over
 * Stops what the line sews and starts its next schedule; both happen or neither.
 * `PUT /mes2/schedule/changeover`. Asks for the right `PUT^/mes2/schedule/batchStatus`.
 */
export const changeOverLine: sdk.Operation<Mes2Calls['changeOverLine']['request'], Mes2Calls['changeOverLine']['data']> = /* @__PURE__ */ defineOperation('changeOverLine', 'PUT', '/mes2/schedule/changeover', 0, 'PUT^/mes2/schedule/batchStatus');

/**
 * 结束排程 · End a schedule
 * Ends a schedule; below its quantity a reason is needed.
 * `PUT /mes2/schedule/endState`. Asks for the right `PUT^/mes2/schedule/endState`.
 */
export const endSchedule: sdk.Operation<Mes2Calls['endSchedule']['request'], Mes2Calls['endSchedule']['data']> = /* @__PURE__ */ defineOperation('endSchedule', 'PUT', '/mes2/schedule/endState');

/**
 * 重开排程 · Reopen a schedule
 * Takes an ended schedule back within seven days.
 * `PUT /mes2/schedule/reopen`. Asks for the right `PUT^/mes2/schedule/reopen`.
 */
export const reopenSchedule: sdk.Operation<Mes2Calls['reopenSchedule']['request'], Mes2Calls['reopenSchedule']['data']> = /* @__PURE__ */ defineOperation('reopenSchedule', 'PUT', '/mes2/schedule/reopen');

/**
 * 排程甘特 · Schedule board
 * The bars, loads and calendars of the lines between two days.
 * `GET /mes2/schedule/gantt`. Asks for one of the screens /schedule/schedule/schedule.
 */
export const getScheduleGantt: sdk.Operation<Mes2Calls['getScheduleGantt']['request'], Mes2Calls['getScheduleGantt']['data']> = /* @__PURE__ */ defineOperation('getScheduleGantt', 'GET', '/mes2/schedule/gantt');

/**
 * 待排订单 · Unscheduled orders
 * A page of the quantities that stand on no line yet.
 * `GET /mes2/schedule/unscheduled`. Asks for one of the screens /schedule/schedule/schedule.
 */
export const listUnscheduled: sdk.BareOperation<Mes2Calls['listUnscheduled']['request'], Mes2Calls['listUnscheduled']['data']> = /* @__PURE__ */ defineOperation('listUnscheduled', 'GET', '/mes2/schedule/unscheduled');

/**
 * 模拟排程 · Simulate a change
 * Says where bars would end and what they would hit, while one is dragged.
 * `POST /mes2/schedule/simulate`. Asks for the right `PUT^/mes2/schedule/update`.
 */
export const simulateSchedule: sdk.Operation<Mes2Calls['simulateSchedule']['request'], Mes2Calls['simulateSchedule']['data']> = /* @__PURE__ */ defineOperation('simulateSchedule', 'POST', '/mes2/schedule/simulate', 0, 'PUT^/mes2/schedule/update');

/**
 * 拆分排程 · Split a schedule
 * Takes a quantity off a bar and puts it elsewhere.
 * `POST /mes2/schedule/split`. Asks for the right `POST^/mes2/schedule/split`.
 */
export const splitSchedule: sdk.Operation<Mes2Calls['splitSchedule']['request'], Mes2Calls['splitSchedule']['data']> = /* @__PURE__ */ defineOperation('splitSchedule', 'POST', '/mes2/schedule/split', 4);

/**
 * 提交沙盘 · Commit a sandbox
 * Saves a whole sandbox at once, or nothing of it.
 * `POST /mes2/schedule/commitDraft`. Asks for the right `POST^/mes2/schedule/insert`.
 */
export const commitScheduleDraft: sdk.Operation<Mes2Calls['commitScheduleDraft']['request'], Mes2Calls['commitScheduleDraft']['data']> = /* @__PURE__ */ defineOperation('commitScheduleDraft', 'POST', '/mes2/schedule/commitDraft', 4, 'POST^/mes2/schedule/insert');

/**
 * 重算排程 · Compute schedules again
 * Computes the ends of schedules again from calendars and manpower.
 * `POST /mes2/schedule/recalc`. Asks for the right `POST^/mes2/schedule/recalc`.
 */
export const recalculateSchedules: sdk.Operation<Mes2Calls['recalculateSchedules']['request'], Mes2Calls['recalculateSchedules']['data']> = /* @__PURE__ */ defineOperation('recalculateSchedules', 'POST', '/mes2/schedule/recalc', 4);

/**
 * 日计划 · Day plan
 * The days of a schedule with plan and actual.
 * `GET /mes2/schedule/dayPlan`. Asks for one of the screens /schedule/schedule/schedule, /schedule/schedule/scheduleList.
 */
export const getDayPlan: sdk.Operation<Mes2Calls['getDayPlan']['request'], Mes2Calls['getDayPlan']['data']> = /* @__PURE__ */ defineOperation('getDayPlan', 'GET', '/mes2/schedule/dayPlan');

/**
 * 修改日计划 · Change a day plan
 * Sets days by hand; they stay when the rest is computed again.
 * `PUT /mes2/schedule/dayPlan`. Asks for the right `PUT^/mes2/schedule/update`.
 */
export const updateDayPlan: sdk.Operation<Mes2Calls['updateDayPlan']['request'], Mes2Calls['updateDayPlan']['data']> = /* @__PURE__ */ defineOperation('updateDayPlan', 'PUT', '/mes2/schedule/dayPlan', 0, 'PUT^/mes2/schedule/update');

/**
 * 产线列表 · Lines
 * A page of the line profiles.
 * `GET /mes2/line/list`. Asks for one of the screens /app/sewingLineApp/sewingLine, /mes/basic/locationMachine, /mes/style/style, /schedule/schedule/schedule.
 */
export const listLines: sdk.BareOperation<Mes2Calls['listLines']['request'], Mes2Calls['listLines']['data']> = /* @__PURE__ */ defineOperation('listLines', 'GET', '/mes2/line/list');

/**
 * 修改产线 · Change a line
 * Changes heads, stations, calendar and efficiency of a line.
 * `PUT /mes2/line/update`. Asks for the right `PUT^/mes2/schedule/update`.
 */
export const updateLine: sdk.Operation<Mes2Calls['updateLine']['request'], Mes2Calls['updateLine']['data']> = /* @__PURE__ */ defineOperation('updateLine', 'PUT', '/mes2/line/update', 0, 'PUT^/mes2/schedule/update');

/**
 * 保存产线布局 · Save the layout of a line
 * Keeps who of a line sews what of a style, station by station.
 * `PUT /mes2/line/layout`. Asks for the right `PUT^/mes2/line/layout`.
 */
export const saveLineLayout: sdk.Operation<Mes2Calls['saveLineLayout']['request'], Mes2Calls['saveLineLayout']['data']> = /* @__PURE__ */ defineOperation('saveLineLayout', 'PUT', '/mes2/line/layout');

/**
 * 裁床排程列表 · Cutting schedules
 * A page of the lays on tables and days; the tablet sees submitted ones only.
 * `GET /mes2/cuttingSchedule/list`. Asks for one of the screens /app/cuttingApp/cuttingBedTask, /schedule/schedule/scheduleList.
 */
export const listCuttingSchedules: sdk.BareOperation<Mes2Calls['listCuttingSchedules']['request'], Mes2Calls['listCuttingSchedules']['data']> = /* @__PURE__ */ defineOperation('listCuttingSchedules', 'GET', '/mes2/cuttingSchedule/list');

/**
 * 新增裁床排程 · Schedule lays
 * Puts lays of an approved plan on a table and day.
 * `POST /mes2/cuttingSchedule/insert`. Asks for the right `POST^/mes2/schedule/insert`.
 */
export const createCuttingSchedule: sdk.Operation<Mes2Calls['createCuttingSchedule']['request'], Mes2Calls['createCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('createCuttingSchedule', 'POST', '/mes2/cuttingSchedule/insert', 4, 'POST^/mes2/schedule/insert');

/**
 * 修改裁床排程 · Change a cutting schedule
 * Moves a lay to another time or table.
 * `PUT /mes2/cuttingSchedule/update`. Asks for the right `PUT^/mes2/cuttingSchedule/update`.
 */
export const updateCuttingSchedule: sdk.Operation<Mes2Calls['updateCuttingSchedule']['request'], Mes2Calls['updateCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('updateCuttingSchedule', 'PUT', '/mes2/cuttingSchedule/update');

/**
 * 提交裁床 · Submit to the cutting line
 * Hands lays to the tablets of their tables, each with its own outcome.
 * `POST /mes2/cuttingSchedule/submitCuttingLine`. Asks for the right `POST^/mes2/cuttingSchedule/submitCuttingLine`.
 */
export const submitCuttingSchedule: sdk.Operation<Mes2Calls['submitCuttingSchedule']['request'], Mes2Calls['submitCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('submitCuttingSchedule', 'POST', '/mes2/cuttingSchedule/submitCuttingLine');

/**
 * 撤回裁床 · Withdraw from the cutting line
 * Takes a lay back that no bed was started of.
 * `PUT /mes2/cuttingSchedule/withdraw`. Asks for the right `PUT^/mes2/cuttingSchedule/withdraw`.
 */
export const withdrawCuttingSchedule: sdk.Operation<Mes2Calls['withdrawCuttingSchedule']['request'], Mes2Calls['withdrawCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('withdrawCuttingSchedule', 'PUT', '/mes2/cuttingSchedule/withdraw');

/**
 * 结束裁床 · End a cutting schedule
 * Ends a lay; with an unsubmitted bed a reason is needed.
 * `PUT /mes2/cuttingSchedule/endState`. Asks for the right `PUT^/mes2/cuttingSchedule/endState`.
 */
export const endCuttingSchedule: sdk.Operation<Mes2Calls['endCuttingSchedule']['request'], Mes2Calls['endCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('endCuttingSchedule', 'PUT', '/mes2/cuttingSchedule/endState');

/**
 * 取消裁床排程 · Cancel a cutting schedule
 * Takes a lay off its table.
 * `PUT /mes2/cuttingSchedule/cancel`. Asks for the right `POST^/mes2/cuttingSchedule/submitCuttingLine`.
 */
export const cancelCuttingSchedule: sdk.Operation<Mes2Calls['cancelCuttingSchedule']['request'], Mes2Calls['cancelCuttingSchedule']['data']> = /* @__PURE__ */ defineOperation('cancelCuttingSchedule', 'PUT', '/mes2/cuttingSchedule/cancel', 0, 'POST^/mes2/cuttingSchedule/submitCuttingLine');

/**
 * 调整顺序 · Reorder a table
 * Puts the queue of a table into another order.
 * `PUT /mes2/cuttingSchedule/reorder`. Asks for the right `PUT^/mes2/cuttingSchedule/reorder`.
 */
export const reorderCuttingSchedules: sdk.Operation<Mes2Calls['reorderCuttingSchedules']['request'], Mes2Calls['reorderCuttingSchedules']['data']> = /* @__PURE__ */ defineOperation('reorderCuttingSchedules', 'PUT', '/mes2/cuttingSchedule/reorder');

/**
 * 裁床甘特 · Cutting schedule board
 * The queues of the tables and the lays that wait.
 * `GET /mes2/cuttingSchedule/gantt`. Asks for one of the screens /schedule/schedule/schedule.
 */
export const getCuttingGantt: sdk.Operation<Mes2Calls['getCuttingGantt']['request'], Mes2Calls['getCuttingGantt']['data']> = /* @__PURE__ */ defineOperation('getCuttingGantt', 'GET', '/mes2/cuttingSchedule/gantt');

/**
 * 裁床计划看板 · Cutting plan board
 * The tables of a day with their cards, for the wall.
 * `GET /mes2/cuttingSchedule/show`. Asks for one of the screens /schedule/showThecuttingBedPlan/plan.
 */
export const getCuttingTablePlanBoard: sdk.BareOperation<Mes2Calls['getCuttingTablePlanBoard']['request'], Mes2Calls['getCuttingTablePlanBoard']['data']> = /* @__PURE__ */ defineOperation('getCuttingTablePlanBoard', 'GET', '/mes2/cuttingSchedule/show');

/**
 * 裁床队列 · Queue of the cutting line
 * Tables, the bed on each and what waits, for the leader on the floor.
 * `GET /mes2/cuttingLine/queue`. Asks for one of the screens /app/cuttingLineApp/cuttingLine.
 */
export const getCuttingLineQueue: sdk.BareOperation<Mes2Calls['getCuttingLineQueue']['request'], Mes2Calls['getCuttingLineQueue']['data']> = /* @__PURE__ */ defineOperation('getCuttingLineQueue', 'GET', '/mes2/cuttingLine/queue');

/**
 * 刀模甘特 · Die schedule board
 * The dies with their bookings between two days.
 * `GET /mes2/knifeMoldSchedule/gantt`. Asks for one of the screens /schedule/schedule/knifeMoldSchedule.
 */
export const getCuttingDieGantt: sdk.Operation<Mes2Calls['getCuttingDieGantt']['request'], Mes2Calls['getCuttingDieGantt']['data']> = /* @__PURE__ */ defineOperation('getCuttingDieGantt', 'GET', '/mes2/knifeMoldSchedule/gantt');

/**
 * 刀模看板 · Die plan board
 * Where every die is now and next, for the wall.
 * `GET /mes2/knifeMoldSchedule/show`. Asks for one of the screens /schedule/showThePlan/knifeMoldShow.
 */
export const getCuttingDiePlanBoard: sdk.BareOperation<Mes2Calls['getCuttingDiePlanBoard']['request'], Mes2Calls['getCuttingDiePlanBoard']['data']> = /* @__PURE__ */ defineOperation('getCuttingDiePlanBoard', 'GET', '/mes2/knifeMoldSchedule/show');

/**
 * 新增刀模排程 · Book a die
 * Books a die for an order or bed; bookings never overlap.
 * `POST /mes2/knifeMoldSchedule/insert`. Asks for the right `POST^/mes2/saas/order/resourcesOccupation`.
 */
export const createCuttingDieSchedule: sdk.Operation<Mes2Calls['createCuttingDieSchedule']['request'], Mes2Calls['createCuttingDieSchedule']['data']> = /* @__PURE__ */ defineOperation('createCuttingDieSchedule', 'POST', '/mes2/knifeMoldSchedule/insert', 4, 'POST^/mes2/saas/order/resourcesOccupation');

/**
 * 修改刀模排程 · Change a booking
 * Moves a booking of a die.
 * `PUT /mes2/knifeMoldSchedule/update`. Asks for the right `PUT^/mes2/knifeMoldSchedule/update`.
 */
export const updateCuttingDieSchedule: sdk.Operation<Mes2Calls['updateCuttingDieSchedule']['request'], Mes2Calls['updateCuttingDieSchedule']['data']> = /* @__PURE__ */ defineOperation('updateCuttingDieSchedule', 'PUT', '/mes2/knifeMoldSchedule/update');

/**
 * 取消刀模排程 · Cancel a booking
 * Cancels a booking and frees the die.
 * `PUT /mes2/knifeMoldSchedule/cancel`. Asks for the right `PUT^/mes2/saas/order/cancelOccupation`.
 */
export const cancelCuttingDieSchedule: sdk.Operation<Mes2Calls['cancelCuttingDieSchedule']['request'], Mes2Calls['cancelCuttingDieSchedule']['data']> = /* @__PURE__ */ defineOperation('cancelCuttingDieSchedule', 'PUT', '/mes2/knifeMoldSchedule/cancel', 0, 'PUT^/mes2/saas/order/cancelOccupation');

/**
 * 总计划列表 · Plans
 * A page of orders with the dates of every stage.
 * `GET /mes2/planList/list`. Asks for one of the screens /mes/plan/planList.
 */
export const listPlans: sdk.BareOperation<Mes2Calls['listPlans']['request'], Mes2Calls['listPlans']['data']> = /* @__PURE__ */ defineOperation('listPlans', 'GET', '/mes2/planList/list');

/**
 * 倒排 · Schedule backwards
 * Computes the dates of the stages backwards from the shipment.
 * `POST /mes2/planList/backSchedule`. Asks for the right `PUT^/mes2/planList/update`.
 */
export const backSchedulePlans: sdk.Operation<Mes2Calls['backSchedulePlans']['request'], Mes2Calls['backSchedulePlans']['data']> = /* @__PURE__ */ defineOperation('backSchedulePlans', 'POST', '/mes2/planList/backSchedule', 0, 'PUT^/mes2/planList/update');

/**
 * 改计划日期 · Change a plan date
 * Sets the dates of a stage by hand.
 * `PUT /mes2/planList/update`. Asks for the right `PUT^/mes2/planList/update`.
 */
export const updatePlan: sdk.Operation<Mes2Calls['updatePlan']['request'], Mes2Calls['updatePlan']['data']> = /* @__PURE__ */ defineOperation('updatePlan', 'PUT', '/mes2/planList/update');

/**
 * 恢复自动 · Restore automatic dates
 * Gives stages of an order back to the computed dates.
 * `PUT /mes2/planList/restoreAuto`. Asks for the right `PUT^/mes2/planList/restoreAuto`.
 */
export const restorePlanAuto: sdk.Operation<Mes2Calls['restorePlanAuto']['request'], Mes2Calls['restorePlanAuto']['data']> = /* @__PURE__ */ defineOperation('restorePlanAuto', 'PUT', '/mes2/planList/restoreAuto');

/**
 * 订单计划看板 · Order plan board
 * Plan and actual bands of the orders, for the wall.
 * `GET /mes2/planList/orderShow`. Asks for one of the screens /schedule/showThePlan/orderShow.
 */
export const getOrderPlanBoard: sdk.BareOperation<Mes2Calls['getOrderPlanBoard']['request'], Mes2Calls['getOrderPlanBoard']['data']> = /* @__PURE__ */ defineOperation('getOrderPlanBoard', 'GET', '/mes2/planList/orderShow');

/**
 * 日历列表 · Calendars
 * A page of the work calendars.
 * `GET /mes2/calendar/list`. Asks for one of the screens /mes/calendar/workCalendar, /schedule/schedule/schedule.
 */
export const listCalendars: sdk.BareOperation<Mes2Calls['listCalendars']['request'], Mes2Calls['listCalendars']['data']> = /* @__PURE__ */ defineOperation('listCalendars', 'GET', '/mes2/calendar/list');

/**
 * 日历日期 · Days of a calendar
 * The days of a calendar with kind, shifts and net minutes.
 * `GET /mes2/calendar/days`. Asks for one of the screens /mes/calendar/workCalendar.
 */
export const listCalendarDays: sdk.Operation<Mes2Calls['listCalendarDays']['request'], Mes2Calls['listCalendarDays']['data']> = /* @__PURE__ */ defineOperation('listCalendarDays', 'GET', '/mes2/calendar/days');

/**
 * 保存日期 · Save days
 * Sets the kind, shifts and overtime of days.
 * `PUT /mes2/calendar/days`. Asks for the right `POST^/mes2/calendar`.
 */
export const saveCalendarDays: sdk.Operation<Mes2Calls['saveCalendarDays']['request'], Mes2Calls['saveCalendarDays']['data']> = /* @__PURE__ */ defineOperation('saveCalendarDays', 'PUT', '/mes2/calendar/days', 0, 'POST^/mes2/calendar');

/**
 * 保存日历 · Save a calendar
 * Saves a calendar and its week pattern.
 * `POST /mes2/calendar`. Asks for the right `POST^/mes2/calendar`.
 */
export const saveCalendar: sdk.Operation<Mes2Calls['saveCalendar']['request'], Mes2Calls['saveCalendar']['data']> = /* @__PURE__ */ defineOperation('saveCalendar', 'POST', '/mes2/calendar', 4);

/**
 * 初始化年份 · Fill a year
 * Fills a year from the week pattern and the public holidays.
 * `POST /mes2/calendar/initYear`. Asks for the right `POST^/mes2/calendar`.
 */
export const initCalendarYear: sdk.Operation<Mes2Calls['initCalendarYear']['request'], Mes2Calls['initCalendarYear']['data']> = /* @__PURE__ */ defineOperation('initCalendarYear', 'POST', '/mes2/calendar/initYear', 4, 'POST^/mes2/calendar');

/**
 * 日历影响 · Impact of days
 * What would move if days became of a kind.
 * `GET /mes2/calendar/impact`. Asks for one of the screens /mes/calendar/workCalendar.
 */
export const getCalendarImpact: sdk.Operation<Mes2Calls['getCalendarImpact']['request'], Mes2Calls['getCalendarImpact']['data']> = /* @__PURE__ */ defineOperation('getCalendarImpact', 'GET', '/mes2/calendar/impact');

/**
 * 班次列表 · Shifts
 * A page of the shifts with their segments.
 * `GET /mes2/shift/list`. Asks for one of the screens /mes/calendar/shift, /mes/calendar/workCalendar.
 */
export const listShifts: sdk.BareOperation<Mes2Calls['listShifts']['request'], Mes2Calls['listShifts']['data']> = /* @__PURE__ */ defineOperation('listShifts', 'GET', '/mes2/shift/list');

/**
 * 保存班次 · Save a shift
 * Saves a shift; segments are in order and never overlap.
 * `POST /mes2/shift`. Asks for the right `POST^/mes2/shift`.
 */
export const saveShift: sdk.Operation<Mes2Calls['saveShift']['request'], Mes2Calls['saveShift']['data']> = /* @__PURE__ */ defineOperation('saveShift', 'POST', '/mes2/shift', 4);

/**
 * 删除班次 · Delete a shift
 * Deletes a shift no calendar uses.
 * `DELETE /mes2/shift/delete`. Asks for the right `DELETE^/mes2/shift/delete`.
 */
export const deleteShift: sdk.Operation<Mes2Calls['deleteShift']['request'], Mes2Calls['deleteShift']['data']> = /* @__PURE__ */ defineOperation('deleteShift', 'DELETE', '/mes2/shift/delete');

/**
 * 我的班次 · My shift
 * What the calling employee works today: the shift of the attendance where there is one, else of the calendar of the own line, else of the company's calendar. Nothing for an account that is no employee.
 * `GET /mes2/shift/own`. Asks for a session only.
 */
export const getOwnShift: sdk.BareOperation<Mes2Calls['getOwnShift']['request'], Mes2Calls['getOwnShift']['data']> = /* @__PURE__ */ defineOperation('getOwnShift', 'GET', '/mes2/shift/own', 2);

/**
 * 缺勤列表 · Absences
 * A page of absences.
 * `GET /mes2/employeeAbsence/list`. Asks for one of the screens /mes/calendar/employeeAbsenceSet.
 */
export const listEmployeeAbsences: sdk.BareOperation<Mes2Calls['listEmployeeAbsences']['request'], Mes2Calls['listEmployeeAbsences']['data']> = /* @__PURE__ */ defineOperation('listEmployeeAbsences', 'GET', '/mes2/employeeAbsence/list');

/**
 * 新增缺勤 · Add absences
 * Enters an absence for one or several people.
 * `POST /mes2/employeeAbsence/insert`. Asks for the right `POST^/mes2/employeeAbsence/insert`.
 */
export const createEmployeeAbsence: sdk.Operation<Mes2Calls['createEmployeeAbsence']['request'], Mes2Calls['createEmployeeAbsence']['data']> = /* @__PURE__ */ defineOperation('createEmployeeAbsence', 'POST', '/mes2/employeeAbsence/insert', 4);

/**
 * 审批缺勤 · Approve absences
 * Approves or refuses absences, each with its own outcome.
 * `POST /mes2/employeeAbsence/approve`. Asks for the right `POST^/mes2/employeeAbsence/approve`.
 */
export const approveEmployeeAbsence: sdk.Operation<Mes2Calls['approveEmployeeAbsence']['request'], Mes2Calls['approveEmployeeAbsence']['data']> = /* @__PURE__ */ defineOperation('approveEmployeeAbsence', 'POST', '/mes2/employeeAbsence/approve');

/**
 * 撤销缺勤 · Cancel an absence
 * Takes an absence back.
 * `PUT /mes2/employeeAbsence/cancel`. Asks for the right `PUT^/mes2/employeeAbsence/cancel`.
 */
export const cancelEmployeeAbsence: sdk.Operation<Mes2Calls['cancelEmployeeAbsence']['request'], Mes2Calls['cancelEmployeeAbsence']['data']> = /* @__PURE__ */ defineOperation('cancelEmployeeAbsence', 'PUT', '/mes2/employeeAbsence/cancel');

/**
 * 导入缺勤 · Import absences
 * Enters absences from sheet rows and reports errors by row.
 * `POST /mes2/employeeAbsence/import`. Asks for the right `POST^/mes2/employeeAbsence/import`.
 */
export const importEmployeeAbsences: sdk.Operation<Mes2Calls['importEmployeeAbsences']['request'], Mes2Calls['importEmployeeAbsences']['data']> = /* @__PURE__ */ defineOperation('importEmployeeAbsences', 'POST', '/mes2/employeeAbsence/import', 4);

/**
 * 人力计划 · Manpower plan
 * Heads planned, absent, borrowed and needed by department and day.
 * `GET /mes2/manpowerPlan/list`. Asks for one of the screens /mes/calendar/manpowerPlanDisplay, /mes/calendar/workCalendar.
 */
export const listManpowerPlans: sdk.Operation<Mes2Calls['listManpowerPlans']['request'], Mes2Calls['listManpowerPlans']['data']> = /* @__PURE__ */ defineOperation('listManpowerPlans', 'GET', '/mes2/manpowerPlan/list');

/**
 * 修改计划人数 · Change planned heads
 * Changes the planned heads of departments and days.
 * `PUT /mes2/manpowerPlan/update`. Asks for the right `PUT^/mes2/manpowerPlan/update`.
 */
export const updateManpowerPlan: sdk.Operation<Mes2Calls['updateManpowerPlan']['request'], Mes2Calls['updateManpowerPlan']['data']> = /* @__PURE__ */ defineOperation('updateManpowerPlan', 'PUT', '/mes2/manpowerPlan/update');

/**
 * 借调 · Lend people
 * Lends people from one department to another for days.
 * `POST /mes2/manpowerPlan/lend`. Asks for the right `POST^/mes2/manpowerPlan/lend`.
 */
export const lendManpower: sdk.Operation<Mes2Calls['lendManpower']['request'], Mes2Calls['lendManpower']['data']> = /* @__PURE__ */ defineOperation('lendManpower', 'POST', '/mes2/manpowerPlan/lend', 4);

/**
 * 等级矩阵 · Levels of a month
 * The daily grades of lines or people in a month.
 * `GET /mes2/levelRecord/matrix`. Asks for one of the screens /mes/qc/levelRecord.
 */
export const getQualityLevelMatrix: sdk.Operation<Mes2Calls['getQualityLevelMatrix']['request'], Mes2Calls['getQualityLevelMatrix']['data']> = /* @__PURE__ */ defineOperation('getQualityLevelMatrix', 'GET', '/mes2/levelRecord/matrix');

/**
 * 等级记录列表 · Daily levels
 * A page of the daily grades.
 * `GET /mes2/levelRecord/list`. Asks for one of the screens /mes/qc/levelRecord.
 */
export const listQualityLevels: sdk.Operation<Mes2Calls['listQualityLevels']['request'], Mes2Calls['listQualityLevels']['data']> = /* @__PURE__ */ defineOperation('listQualityLevels', 'GET', '/mes2/levelRecord/list');

/**
 * 重算等级 · Grade days again
 * Grades the days between two dates again.
 * `POST /mes2/levelRecord/recalculate`. Asks for the right `POST^/mes2/levelRecord/recalculate`.
 */
export const recalculateQualityLevels: sdk.Operation<Mes2Calls['recalculateQualityLevels']['request'], Mes2Calls['recalculateQualityLevels']['data']> = /* @__PURE__ */ defineOperation('recalculateQualityLevels', 'POST', '/mes2/levelRecord/recalculate', 4);

/**
 * 疵点大类列表 · Defect categories
 * A page of defect categories.
 * `GET /mes2/qc/defectCategory/list`. Asks for one of the screens /mes/qc/QcrDefectCategory.
 */
export const listDefectCategories: sdk.BareOperation<Mes2Calls['listDefectCategories']['request'], Mes2Calls['listDefectCategories']['data']> = /* @__PURE__ */ defineOperation('listDefectCategories', 'GET', '/mes2/qc/defectCategory/list');

/**
 * 新增疵点大类 · Add a defect category
 * Adds a defect category and answers it as saved.
 * `POST /mes2/qc/defectCategory`. Asks for the right `POST^/mes2/qc/defectCategory`.
 */
export const createDefectCategory: sdk.Operation<Mes2Calls['createDefectCategory']['request'], Mes2Calls['createDefectCategory']['data']> = /* @__PURE__ */ defineOperation('createDefectCategory', 'POST', '/mes2/qc/defectCategory', 4);

/**
 * 修改疵点大类 · Change a defect category
 * Replaces the fields of a defect category in the version the person has on screen.
 * `PUT /mes2/qc/defectCategory`. Asks for the right `PUT^/mes2/qc/defectCategory`.
 */
export const updateDefectCategory: sdk.Operation<Mes2Calls['updateDefectCategory']['request'], Mes2Calls['updateDefectCategory']['data']> = /* @__PURE__ */ defineOperation('updateDefectCategory', 'PUT', '/mes2/qc/defectCategory');

/**
 * 删除疵点大类 · Delete a defect category
 * Deletes a defect category that nothing refers to; one in use is refused.
 * `DELETE /mes2/qc/defectCategory`. Asks for the right `DELETE^/mes2/qc/defectCategory`.
 */
export const deleteDefectCategory: sdk.Operation<Mes2Calls['deleteDefectCategory']['request'], Mes2Calls['deleteDefectCategory']['data']> = /* @__PURE__ */ defineOperation('deleteDefectCategory', 'DELETE', '/mes2/qc/defectCategory');

/**
 * 疵点大类排序 · Sort defect categories
 * Saves the order in which categories are shown.
 * `PUT /mes2/qc/defectCategory/sort`. Asks for the right `PUT^/mes2/qc/defectCategory/sort`.
 */
export const sortDefectCategories: sdk.Operation<Mes2Calls['sortDefectCategories']['request'], Mes2Calls['sortDefectCategories']['data']> = /* @__PURE__ */ defineOperation('sortDefectCategories', 'PUT', '/mes2/qc/defectCategory/sort');

/**
 * 不良类型列表 · Defect types
 * A page of defect types.
 * `GET /mes2/qc/badType/list`. Asks for one of the screens /mes/qc/badType.
 */
export const listBadTypes: sdk.BareOperation<Mes2Calls['listBadTypes']['request'], Mes2Calls['listBadTypes']['data']> = /* @__PURE__ */ defineOperation('listBadTypes', 'GET', '/mes2/qc/badType/list');

/**
 * 新增不良类型 · Add a defect type
 * Adds a defect type and answers it as saved.
 * `POST /mes2/qc/badType`. Asks for the right `POST^/mes2/qc/badType`.
 */
export const createBadType: sdk.Operation<Mes2Calls['createBadType']['request'], Mes2Calls['createBadType']['data']> = /* @__PURE__ */ defineOperation('createBadType', 'POST', '/mes2/qc/badType', 4);

/**
 * 修改不良类型 · Change a defect type
 * Replaces the fields of a defect type in the version the person has on screen.
 * `PUT /mes2/qc/badType`. Asks for the right `POST^/mes2/qc/badType`.
 */
export const updateBadType: sdk.Operation<Mes2Calls['updateBadType']['request'], Mes2Calls['updateBadType']['data']> = /* @__PURE__ */ defineOperation('updateBadType', 'PUT', '/mes2/qc/badType', 0, 'POST^/mes2/qc/badType');

/**
 * 删除不良类型 · Delete a defect type
 * Deletes a defect type that nothing refers to; one in use is refused.
 * `DELETE /mes2/qc/badType`. Asks for the right `POST^/mes2/qc/badType`.
 */
export const deleteBadType: sdk.Operation<Mes2Calls['deleteBadType']['request'], Mes2Calls['deleteBadType']['data']> = /* @__PURE__ */ defineOperation('deleteBadType', 'DELETE', '/mes2/qc/badType', 0, 'POST^/mes2/qc/badType');

/**
 * 不良项目列表 · Defect items
 * A page of defect items.
 * `GET /mes2/qc/badItem/list`. Asks for one of the screens /mes/app/qcxapp, /mes/basic/companySetting, /mes/qc/badType, /mes/reduceBed/reduceBedQc.
 */
export const listBadItems: sdk.BareOperation<Mes2Calls['listBadItems']['request'], Mes2Calls['listBadItems']['data']> = /* @__PURE__ */ defineOperation('listBadItems', 'GET', '/mes2/qc/badItem/list');

/**
 * 新增不良项目 · Add a defect item
 * Adds a defect item and answers it as saved.
 * `POST /mes2/qc/badItem`. Asks for the right `POST^/mes2/qc/badItem`.
 */
export const createBadItem: sdk.Operation<Mes2Calls['createBadItem']['request'], Mes2Calls['createBadItem']['data']> = /* @__PURE__ */ defineOperation('createBadItem', 'POST', '/mes2/qc/badItem', 4);

/**
 * 修改不良项目 · Change a defect item
 * Replaces the fields of a defect item in the version the person has on screen.
 * `PUT /mes2/qc/badItem`. Asks for the right `PUT^/mes2/qc/badItem`.
 */
export const updateBadItem: sdk.Operation<Mes2Calls['updateBadItem']['request'], Mes2Calls['updateBadItem']['data']> = /* @__PURE__ */ defineOperation('updateBadItem', 'PUT', '/mes2/qc/badItem');

/**
 * 删除不良项目 · Delete a defect item
 * Deletes a defect item that nothing refers to; one in use is refused.
 * `DELETE /mes2/qc/badItem`. Asks for the right `DELETE^/mes2/qc/badItem`.
 */
export const deleteBadItem: sdk.Operation<Mes2Calls['deleteBadItem']['request'], Mes2Calls['deleteBadItem']['data']> = /* @__PURE__ */ defineOperation('deleteBadItem', 'DELETE', '/mes2/qc/badItem');

/**
 * 导入不良项目 · Import defect items
 * Adds defect items from sheet rows and reports errors by row.
 * `POST /mes2/qc/badItem/import`. Asks for the right `POST^/mes2/qc/badItem/import`.
 */
export const importBadItems: sdk.Operation<Mes2Calls['importBadItems']['request'], Mes2Calls['importBadItems']['data']> = /* @__PURE__ */ defineOperation('importBadItems', 'POST', '/mes2/qc/badItem/import', 4);

/**
 * 初始化标准库 · Add the standard items
 * Adds the standard defect items that are missing; a repetition changes nothing.
 * `POST /mes2/qc/badItem/init`. Asks for the right `POST^/mes2/qc/badItem/init`.
 */
export const initBadItems: sdk.Operation<Mes2Calls['initBadItems']['request'], Mes2Calls['initBadItems']['data']> = /* @__PURE__ */ defineOperation('initBadItems', 'POST', '/mes2/qc/badItem/init');

/**
 * 质检记录列表 · Check records
 * A page of the check records of one kind or all.
 * `GET /mes2/qc/checkRecord/list`. Asks for one of the screens /mes/qc/qcCheckRecordList, /mes/qc/qcInspectionList.
 */
export const listCheckRecords: sdk.BareOperation<Mes2Calls['listCheckRecords']['request'], Mes2Calls['listCheckRecords']['data']> = /* @__PURE__ */ defineOperation('listCheckRecords', 'GET', '/mes2/qc/checkRecord/list');

/**
 * 质检单详情 · One check record
 * One record with defects, measures and re-inspections.
 * `GET /mes2/qc/checkRecord`. Asks for one of the screens /mes/qc/qcCheckRecordList.
 */
export const getCheckRecord: sdk.Operation<Mes2Calls['getCheckRecord']['request'], Mes2Calls['getCheckRecord']['data']> = /* @__PURE__ */ defineOperation('getCheckRecord', 'GET', '/mes2/qc/checkRecord');

/**
 * 新增质检 · Add a check record
 * Saves a check with its defects; figures add up to the checked pieces.
 * `POST /mes2/qc/checkRecord`. Asks for the right `POST^/mes2/qc/checkRecord`.
 */
export const createCheckRecord: sdk.Operation<Mes2Calls['createCheckRecord']['request'], Mes2Calls['createCheckRecord']['data']> = /* @__PURE__ */ defineOperation('createCheckRecord', 'POST', '/mes2/qc/checkRecord', 4);

/**
 * 修改质检 · Change a check record
 * Changes a record that was not submitted.
 * `PUT /mes2/qc/checkRecord`. Asks for the right `PUT^/mes2/qc/checkRecord`.
 */
export const updateCheckRecord: sdk.Operation<Mes2Calls['updateCheckRecord']['request'], Mes2Calls['updateCheckRecord']['data']> = /* @__PURE__ */ defineOperation('updateCheckRecord', 'PUT', '/mes2/qc/checkRecord');

/**
 * 质检上下文 · Context of a check
 * What an inspector needs before the first tap: bundle, usual defects, who did which process.
 * `GET /mes2/qc/checkRecord/context`. Asks for one of the screens /mes/qc/qcCheckRecordList.
 */
export const getCheckContext: sdk.Operation<Mes2Calls['getCheckContext']['request'], Mes2Calls['getCheckContext']['data']> = /* @__PURE__ */ defineOperation('getCheckContext', 'GET', '/mes2/qc/checkRecord/context');

/**
 * 新增疵点 · Add a defect
 * Adds one defect to an open record.
 * `POST /mes2/qc/checkRecord/bad`. Asks for the right `POST^/mes2/qc/checkRecord`.
 */
export const createCheckBad: sdk.Operation<Mes2Calls['createCheckBad']['request'], Mes2Calls['createCheckBad']['data']> = /* @__PURE__ */ defineOperation('createCheckBad', 'POST', '/mes2/qc/checkRecord/bad', 4, 'POST^/mes2/qc/checkRecord');

/**
 * 删除疵点 · Delete a defect
 * Takes a defect off an open record.
 * `DELETE /mes2/qc/checkRecord/bad`. Asks for the right `PUT^/mes2/qc/checkRecord`.
 */
export const deleteCheckBad: sdk.Operation<Mes2Calls['deleteCheckBad']['request'], Mes2Calls['deleteCheckBad']['data']> = /* @__PURE__ */ defineOperation('deleteCheckBad', 'DELETE', '/mes2/qc/checkRecord/bad', 0, 'PUT^/mes2/qc/checkRecord');

/**
 * 返修完成 · Finish rework
 * Marks defects as reworked, each with its own outcome.
 * `PUT /mes2/qc/checkRecord/bad/rework`. Asks for the right `PUT^/mes2/qc/checkRecord/bad/rework`.
 */
export const reworkCheckBad: sdk.Operation<Mes2Calls['reworkCheckBad']['request'], Mes2Calls['reworkCheckBad']['data']> = /* @__PURE__ */ defineOperation('reworkCheckBad', 'PUT', '/mes2/qc/checkRecord/bad/rework');

/**
 * 提交质检 · Submit a check record
 * Computes the result and posts the pieces.
 * `PUT /mes2/qc/submit`. Asks for the right `PUT^/mes2/qc/submit`.
 */
export const submitCheckRecord: sdk.Operation<Mes2Calls['submitCheckRecord']['request'], Mes2Calls['submitCheckRecord']['data']> = /* @__PURE__ */ defineOperation('submitCheckRecord', 'PUT', '/mes2/qc/submit');

/**
 * 复检 · Re-inspect
 * Opens the next round over the reworked pieces.
 * `POST /mes2/qc/reinspect`. Asks for the right `POST^/mes2/qc/reinspect`.
 */
export const reinspectCheckRecord: sdk.Operation<Mes2Calls['reinspectCheckRecord']['request'], Mes2Calls['reinspectCheckRecord']['data']> = /* @__PURE__ */ defineOperation('reinspectCheckRecord', 'POST', '/mes2/qc/reinspect', 4);

/**
 * 作废质检 · Void a check record
 * Voids a record nothing was posted of.
 * `PUT /mes2/qc/void`. Asks for the right `PUT^/mes2/qc/void`.
 */
export const voidCheckRecord: sdk.Operation<Mes2Calls['voidCheckRecord']['request'], Mes2Calls['voidCheckRecord']['data']> = /* @__PURE__ */ defineOperation('voidCheckRecord', 'PUT', '/mes2/qc/void');

/**
 * 确认终检 · Confirm an inspection
 * The quality manager confirms the result of a final inspection.
 * `PUT /mes2/qc/confirm`. Asks for the right `PUT^/mes2/qc/confirm`.
 */
export const confirmInspection: sdk.Operation<Mes2Calls['confirmInspection']['request'], Mes2Calls['confirmInspection']['data']> = /* @__PURE__ */ defineOperation('confirmInspection', 'PUT', '/mes2/qc/confirm');

/**
 * 申请让步 · Ask for a concession
 * Starts the approval that lets a failed lot go.
 * `PUT /mes2/qc/concession`. Asks for the right `PUT^/mes2/qc/concession`.
 */
export const requestConcession: sdk.Operation<Mes2Calls['requestConcession']['request'], Mes2Calls['requestConcession']['data']> = /* @__PURE__ */ defineOperation('requestConcession', 'PUT', '/mes2/qc/concession');

/**
 * 抽样方案 · Sampling plan
 * Sample size, limits and the split over colours and sizes of a lot.
 * `GET /mes2/qc/aqlPlan`. Asks for one of the screens /mes/qc/qcInspectionList.
 */
export const getAqlPlan: sdk.Operation<Mes2Calls['getAqlPlan']['request'], Mes2Calls['getAqlPlan']['data']> = /* @__PURE__ */ defineOperation('getAqlPlan', 'GET', '/mes2/qc/aqlPlan');

/**
 * 检验状态 · Sampling mode
 * Whether a customer and style are inspected normally or tightened, and why.
 * `GET /mes2/qc/aqlState`. Asks for one of the screens /mes/qc/qcInspectionList.
 */
export const getAqlState: sdk.Operation<Mes2Calls['getAqlState']['request'], Mes2Calls['getAqlState']['data']> = /* @__PURE__ */ defineOperation('getAqlState', 'GET', '/mes2/qc/aqlState');

/**
 * 登记客户复检 · Note a customer finding
 * Notes what the customer found in a lot that passed.
 * `POST /mes2/qc/customerFinding`. Asks for the right `POST^/mes2/qc/customerFinding`.
 */
export const createCustomerFinding: sdk.Operation<Mes2Calls['createCustomerFinding']['request'], Mes2Calls['createCustomerFinding']['data']> = /* @__PURE__ */ defineOperation('createCustomerFinding', 'POST', '/mes2/qc/customerFinding', 4);

/**
 * 巡检单 · One patrol
 * One patrol, or the round of a line that is due.
 * `GET /mes2/qc/patrol`. Asks for one of the screens /mes/app/qcxapp, /mes/qc/qcDayPatrolReport.
 */
export const getPatrol: sdk.BareOperation<Mes2Calls['getPatrol']['request'], Mes2Calls['getPatrol']['data']> = /* @__PURE__ */ defineOperation('getPatrol', 'GET', '/mes2/qc/patrol');

/**
 * 新增巡检 · Add a patrol
 * Saves a round of a line; a round exists once.
 * `POST /mes2/qc/patrol`. Asks for the right `POST^/mes2/qc/patrol`.
 */
export const createPatrol: sdk.Operation<Mes2Calls['createPatrol']['request'], Mes2Calls['createPatrol']['data']> = /* @__PURE__ */ defineOperation('createPatrol', 'POST', '/mes2/qc/patrol', 4);

/**
 * 复查巡检 · Change a patrol
 * Adds stations or the outcome of a re-check.
 * `PUT /mes2/qc/patrol`. Asks for the right `PUT^/mes2/qc/patrol`.
 */
export const updatePatrol: sdk.Operation<Mes2Calls['updatePatrol']['request'], Mes2Calls['updatePatrol']['data']> = /* @__PURE__ */ defineOperation('updatePatrol', 'PUT', '/mes2/qc/patrol');

/**
 * 条码追溯 · Trace of a bundle
 * The life of one bundle from the roll to the shipment.
 * `GET /mes2/barcodeInfo`. Asks for one of the screens /mes/qc/qcBarcodeInfoReport.
 */
export const getBundleTrace: sdk.BareOperation<Mes2Calls['getBundleTrace']['request'], Mes2Calls['getBundleTrace']['data']> = /* @__PURE__ */ defineOperation('getBundleTrace', 'GET', '/mes2/barcodeInfo');

/**
 * 关联扎号 · Related bundles
 * Bundles that share a roll, lot, delivery, carton or person.
 * `GET /mes2/barcodeInfo/related`. Asks for one of the screens /mes/qc/qcBarcodeInfoReport.
 */
export const listRelatedBundles: sdk.Operation<Mes2Calls['listRelatedBundles']['request'], Mes2Calls['listRelatedBundles']['data']> = /* @__PURE__ */ defineOperation('listRelatedBundles', 'GET', '/mes2/barcodeInfo/related');

/**
 * 条码不良 · Defects by bundle
 * Defects by bundle with the totals of the whole result.
 * `GET /mes2/report/barcodeBadnessReport`. Asks for one of the screens /mes/qc/barcodeBadnessReport.
 */
export const getBundleDefectReport: sdk.BareOperation<Mes2Calls['getBundleDefectReport']['request'], Mes2Calls['getBundleDefectReport']['data']> = /* @__PURE__ */ defineOperation('getBundleDefectReport', 'GET', '/mes2/report/barcodeBadnessReport');

/**
 * 不合格明细 · Failed checks
 * Failed checks with the totals of the whole result.
 * `GET /mes2/report/qcRecordUnPassReport`. Asks for one of the screens /mes/qc/qcRecordUnPassReport.
 */
export const getFailedCheckReport: sdk.BareOperation<Mes2Calls['getFailedCheckReport']['request'], Mes2Calls['getFailedCheckReport']['data']> = /* @__PURE__ */ defineOperation('getFailedCheckReport', 'GET', '/mes2/report/qcRecordUnPassReport');

/**
 * 质检记录报表 · Check record report
 * Check record report with the totals of the whole result.
 * `GET /mes2/report/qcRecordReport`. Asks for one of the screens /mes/qc/qcRecordReport.
 */
export const getCheckRecordReport: sdk.BareOperation<Mes2Calls['getCheckRecordReport']['request'], Mes2Calls['getCheckRecordReport']['data']> = /* @__PURE__ */ defineOperation('getCheckRecordReport', 'GET', '/mes2/report/qcRecordReport');

/**
 * 订单质量分析 · Quality of orders
 * Quality of orders with the totals of the whole result.
 * `GET /mes2/report/qcOrderAnalysis`. Asks for one of the screens /mes/qc/qcOrderAnalysis.
 */
export const getOrderQualityReport: sdk.BareOperation<Mes2Calls['getOrderQualityReport']['request'], Mes2Calls['getOrderQualityReport']['data']> = /* @__PURE__ */ defineOperation('getOrderQualityReport', 'GET', '/mes2/report/qcOrderAnalysis');

/**
 * 订单疵点帕累托 · Defects of an order
 * The defects of an order by share, largest first.
 * `GET /mes2/report/qcOrderAnalysis/pareto`. Asks for one of the screens /mes/qc/qcOrderAnalysis.
 */
export const getOrderDefectPareto: sdk.Operation<Mes2Calls['getOrderDefectPareto']['request'], Mes2Calls['getOrderDefectPareto']['data']> = /* @__PURE__ */ defineOperation('getOrderDefectPareto', 'GET', '/mes2/report/qcOrderAnalysis/pareto');

/**
 * FQC尾查报表 · Finishing checks
 * Finishing checks with the totals of the whole result.
 * `GET /mes2/report/fqcReport`. Asks for one of the screens /mes/card/fqcReport.
 */
export const getFinishingCheckReport: sdk.BareOperation<Mes2Calls['getFinishingCheckReport']['request'], Mes2Calls['getFinishingCheckReport']['data']> = /* @__PURE__ */ defineOperation('getFinishingCheckReport', 'GET', '/mes2/report/fqcReport');

/**
 * 终检工作量 · Work of final inspectors
 * Work of final inspectors with the totals of the whole result.
 * `GET /mes2/report/qcFinalCheckWorkReport`. Asks for one of the screens /mes/qc/qcFinalCheckWorkReport.
 */
export const getFinalInspectionWorkReport: sdk.BareOperation<Mes2Calls['getFinalInspectionWorkReport']['request'], Mes2Calls['getFinalInspectionWorkReport']['data']> = /* @__PURE__ */ defineOperation('getFinalInspectionWorkReport', 'GET', '/mes2/report/qcFinalCheckWorkReport');

/**
 * 日巡检报表 · Patrols of a day
 * Patrols of a day with the totals of the whole result.
 * `GET /mes2/report/qcDayPatrolReport`. Asks for one of the screens /mes/qc/qcDayPatrolReport.
 */
export const getPatrolReport: sdk.BareOperation<Mes2Calls['getPatrolReport']['request'], Mes2Calls['getPatrolReport']['data']> = /* @__PURE__ */ defineOperation('getPatrolReport', 'GET', '/mes2/report/qcDayPatrolReport');

/**
 * 产线达成率 · Attainment of lines
 * Attainment of lines with the totals of the whole result.
 * `GET /mes2/report/dclReportList`. Asks for one of the screens /mes/qc/dclReportList.
 */
export const getLineAttainmentReport: sdk.BareOperation<Mes2Calls['getLineAttainmentReport']['request'], Mes2Calls['getLineAttainmentReport']['data']> = /* @__PURE__ */ defineOperation('getLineAttainmentReport', 'GET', '/mes2/report/dclReportList');

/**
 * 客户达成率 · Attainment by customer
 * Attainment by customer with the totals of the whole result.
 * `GET /mes2/report/dclReportList2`. Asks for one of the screens /mes/qc/dclReportList2.
 */
export const getCustomerAttainmentReport: sdk.BareOperation<Mes2Calls['getCustomerAttainmentReport']['request'], Mes2Calls['getCustomerAttainmentReport']['data']> = /* @__PURE__ */ defineOperation('getCustomerAttainmentReport', 'GET', '/mes2/report/dclReportList2');

/**
 * 检验档案列表 · Inspection archives
 * A page of the archives that inspections follow.
 * `GET /mes2/site/archive/list`. Asks for one of the screens /mes/site/addSiteInspectionTaskForm, /mes/site/finalInspectionArchives, /mes/site/inspectionArchives.
 */
export const listSiteArchives: sdk.BareOperation<Mes2Calls['listSiteArchives']['request'], Mes2Calls['listSiteArchives']['data']> = /* @__PURE__ */ defineOperation('listSiteArchives', 'GET', '/mes2/site/archive/list');

/**
 * 检验档案详情 · One archive
 * One archive with its items and versions.
 * `GET /mes2/site/archive`. Asks for one of the screens /mes/site/finalInspectionArchives, /mes/site/inspectionArchives.
 */
export const getSiteArchive: sdk.Operation<Mes2Calls['getSiteArchive']['request'], Mes2Calls['getSiteArchive']['data']> = /* @__PURE__ */ defineOperation('getSiteArchive', 'GET', '/mes2/site/archive');

/**
 * 新增检验档案 · Add an archive
 * Makes a draft, empty or from another archive or version.
 * `POST /mes2/site/archive`. Asks for the right `POST^/mes2/site/archive`.
 */
export const createSiteArchive: sdk.Operation<Mes2Calls['createSiteArchive']['request'], Mes2Calls['createSiteArchive']['data']> = /* @__PURE__ */ defineOperation('createSiteArchive', 'POST', '/mes2/site/archive', 4);

/**
 * 修改检验档案 · Change an archive
 * Changes a draft.
 * `PUT /mes2/site/archive`. Asks for the right `PUT^/mes2/site/archive`.
 */
export const updateSiteArchive: sdk.Operation<Mes2Calls['updateSiteArchive']['request'], Mes2Calls['updateSiteArchive']['data']> = /* @__PURE__ */ defineOperation('updateSiteArchive', 'PUT', '/mes2/site/archive');

/**
 * 发布检验档案 · Publish an archive
 * Puts a draft in force as the next version.
 * `PUT /mes2/site/archive/publish`. Asks for the right `PUT^/mes2/site/archive/publish`.
 */
export const publishSiteArchive: sdk.Operation<Mes2Calls['publishSiteArchive']['request'], Mes2Calls['publishSiteArchive']['data']> = /* @__PURE__ */ defineOperation('publishSiteArchive', 'PUT', '/mes2/site/archive/publish');

/**
 * 停用检验档案 · Retire an archive
 * Ends the use of an archive; its tasks keep it.
 * `PUT /mes2/site/archive/retire`. Asks for the right `PUT^/mes2/site/archive/retire`.
 */
export const retireSiteArchive: sdk.Operation<Mes2Calls['retireSiteArchive']['request'], Mes2Calls['retireSiteArchive']['data']> = /* @__PURE__ */ defineOperation('retireSiteArchive', 'PUT', '/mes2/site/archive/retire');

/**
 * 档案层级列表 · Archive levels
 * The tree of archive groups as a flat list.
 * `GET /mes2/site/fileLevel/list`. Asks for one of the screens /mes/site/finalInspectionArchives, /mes/site/inspectionArchives.
 */
export const listFileLevels: sdk.BareOperation<Mes2Calls['listFileLevels']['request'], Mes2Calls['listFileLevels']['data']> = /* @__PURE__ */ defineOperation('listFileLevels', 'GET', '/mes2/site/fileLevel/list');

/**
 * 新增档案层级 · Add a level
 * Adds a group of archives.
 * `POST /mes2/site/fileLevel`. Asks for the right `POST^/mes2/site/archive`.
 */
export const createFileLevel: sdk.Operation<Mes2Calls['createFileLevel']['request'], Mes2Calls['createFileLevel']['data']> = /* @__PURE__ */ defineOperation('createFileLevel', 'POST', '/mes2/site/fileLevel', 4, 'POST^/mes2/site/archive');

/**
 * 修改档案层级 · Change a level
 * Renames or moves a group.
 * `PUT /mes2/site/fileLevel`. Asks for the right `PUT^/mes2/site/archive`.
 */
export const updateFileLevel: sdk.Operation<Mes2Calls['updateFileLevel']['request'], Mes2Calls['updateFileLevel']['data']> = /* @__PURE__ */ defineOperation('updateFileLevel', 'PUT', '/mes2/site/fileLevel', 0, 'PUT^/mes2/site/archive');

/**
 * 删除档案层级 · Delete a level
 * Deletes an empty group.
 * `DELETE /mes2/site/fileLevel`. Asks for the right `PUT^/mes2/site/archive`.
 */
export const deleteFileLevel: sdk.Operation<Mes2Calls['deleteFileLevel']['request'], Mes2Calls['deleteFileLevel']['data']> = /* @__PURE__ */ defineOperation('deleteFileLevel', 'DELETE', '/mes2/site/fileLevel', 0, 'PUT^/mes2/site/archive');

/**
 * 检验任务列表 · Inspection tasks
 * A page of the inspection tasks.
 * `GET /mes2/site/task/list`. Asks for one of the screens /mes/site/siteInspectionRecord.
 */
export const listSiteTasks: sdk.BareOperation<Mes2Calls['listSiteTasks']['request'], Mes2Calls['listSiteTasks']['data']> = /* @__PURE__ */ defineOperation('listSiteTasks', 'GET', '/mes2/site/task/list');

/**
 * 预览任务 · Preview tasks
 * The tasks a plan would make, by department and day.
 * `GET /mes2/site/task/preview`. Asks for one of the screens /mes/site/addSiteInspectionTaskForm.
 */
export const previewSiteTasks: sdk.Operation<Mes2Calls['previewSiteTasks']['request'], Mes2Calls['previewSiteTasks']['data']> = /* @__PURE__ */ defineOperation('previewSiteTasks', 'GET', '/mes2/site/task/preview');

/**
 * 派发任务 · Assign tasks
 * Makes the tasks of a preview, each with its own outcome.
 * `POST /mes2/site/task`. Asks for the right `POST^/mes2/site/task`.
 */
export const createSiteTasks: sdk.Operation<Mes2Calls['createSiteTasks']['request'], Mes2Calls['createSiteTasks']['data']> = /* @__PURE__ */ defineOperation('createSiteTasks', 'POST', '/mes2/site/task', 4);

/**
 * 提交检验 · Submit a task
 * Hands in a task whose items are all answered.
 * `PUT /mes2/site/task/submit`. Asks for the right `PUT^/mes2/site/task/submit`.
 */
export const submitSiteTask: sdk.Operation<Mes2Calls['submitSiteTask']['request'], Mes2Calls['submitSiteTask']['data']> = /* @__PURE__ */ defineOperation('submitSiteTask', 'PUT', '/mes2/site/task/submit');

/**
 * 取消任务 · Cancel a task
 * Cancels a task that was not begun.
 * `PUT /mes2/site/task/cancel`. Asks for the right `PUT^/mes2/site/task/cancel`.
 */
export const cancelSiteTask: sdk.Operation<Mes2Calls['cancelSiteTask']['request'], Mes2Calls['cancelSiteTask']['data']> = /* @__PURE__ */ defineOperation('cancelSiteTask', 'PUT', '/mes2/site/task/cancel');

/**
 * 检验项列表 · Items of a task
 * The items of a task with their answers.
 * `GET /mes2/site/record/list`. Asks for one of the screens /mes/site/siteInspectionRecord.
 */
export const listSiteRecords: sdk.Operation<Mes2Calls['listSiteRecords']['request'], Mes2Calls['listSiteRecords']['data']> = /* @__PURE__ */ defineOperation('listSiteRecords', 'GET', '/mes2/site/record/list');

/**
 * 保存检验项 · Save items
 * Saves answers to items of a task.
 * `PUT /mes2/site/record`. Asks for the right `PUT^/mes2/site/record`.
 */
export const saveSiteRecords: sdk.Operation<Mes2Calls['saveSiteRecords']['request'], Mes2Calls['saveSiteRecords']['data']> = /* @__PURE__ */ defineOperation('saveSiteRecords', 'PUT', '/mes2/site/record');

/**
 * 整改 · Correct an item
 * Notes how a failed item was put right.
 * `PUT /mes2/site/record/correct`. Asks for the right `PUT^/mes2/site/record/correct`.
 */
export const correctSiteRecord: sdk.Operation<Mes2Calls['correctSiteRecord']['request'], Mes2Calls['correctSiteRecord']['data']> = /* @__PURE__ */ defineOperation('correctSiteRecord', 'PUT', '/mes2/site/record/correct');

/**
 * 复查 · Re-check an item
 * Judges a corrected item again.
 * `PUT /mes2/site/record/recheck`. Asks for the right `PUT^/mes2/site/record/recheck`.
 */
export const recheckSiteRecord: sdk.Operation<Mes2Calls['recheckSiteRecord']['request'], Mes2Calls['recheckSiteRecord']['data']> = /* @__PURE__ */ defineOperation('recheckSiteRecord', 'PUT', '/mes2/site/record/recheck');

/**
 * 问题列表 · Problems
 * A page of the problems of the floor.
 * `GET /mes2/problemLog/list`. Asks for one of the screens /mes/problem/problemLogList.
 */
export const listProblemLogs: sdk.BareOperation<Mes2Calls['listProblemLogs']['request'], Mes2Calls['listProblemLogs']['data']> = /* @__PURE__ */ defineOperation('listProblemLogs', 'GET', '/mes2/problemLog/list');

/**
 * 问题详情 · One problem
 * One problem with everybody who was told.
 * `GET /mes2/problemLog`. Asks for one of the screens /mes/problem/problemLogList.
 */
export const getProblemLog: sdk.Operation<Mes2Calls['getProblemLog']['request'], Mes2Calls['getProblemLog']['data']> = /* @__PURE__ */ defineOperation('getProblemLog', 'GET', '/mes2/problemLog');

/**
 * 报告问题 · Report a problem
 * Reports a problem of a line, table or machine and calls the people responsible.
 * `POST /mes2/problemLog`. Asks for the right `POST^/mes2/problemLog`.
 */
export const createProblemLog: sdk.Operation<Mes2Calls['createProblemLog']['request'], Mes2Calls['createProblemLog']['data']> = /* @__PURE__ */ defineOperation('createProblemLog', 'POST', '/mes2/problemLog', 4);

/**
 * 响应问题 · Respond to a problem
 * Says that somebody is on the way.
 * `PUT /mes2/problemLog/respond`. Asks for the right `PUT^/mes2/problemLog/respond`.
 */
export const respondProblemLog: sdk.Operation<Mes2Calls['respondProblemLog']['request'], Mes2Calls['respondProblemLog']['data']> = /* @__PURE__ */ defineOperation('respondProblemLog', 'PUT', '/mes2/problemLog/respond');

/**
 * 解决问题 · Solve a problem
 * Notes cause and action of a solved problem.
 * `PUT /mes2/problemLog/resolve`. Asks for the right `PUT^/mes2/problemLog/resolve`.
 */
export const resolveProblemLog: sdk.Operation<Mes2Calls['resolveProblemLog']['request'], Mes2Calls['resolveProblemLog']['data']> = /* @__PURE__ */ defineOperation('resolveProblemLog', 'PUT', '/mes2/problemLog/resolve');

/**
 * 关闭问题 · Close a problem
 * The reporter closes a problem or says that it is not solved.
 * `PUT /mes2/problemLog/close`. Asks for the right `PUT^/mes2/problemLog/close`.
 */
export const closeProblemLog: sdk.Operation<Mes2Calls['closeProblemLog']['request'], Mes2Calls['closeProblemLog']['data']> = /* @__PURE__ */ defineOperation('closeProblemLog', 'PUT', '/mes2/problemLog/close');

/**
 * 取消问题 · Cancel a problem
 * Cancels a problem that was none.
 * `PUT /mes2/problemLog/cancel`. Asks for the right `PUT^/mes2/problemLog/cancel`.
 */
export const cancelProblemLog: sdk.Operation<Mes2Calls['cancelProblemLog']['request'], Mes2Calls['cancelProblemLog']['data']> = /* @__PURE__ */ defineOperation('cancelProblemLog', 'PUT', '/mes2/problemLog/cancel');

/**
 * 问题通知列表 · Messages of problems
 * A page of who was told about problems and when they read it.
 * `GET /mes2/messageProblemLog/list`. Asks for one of the screens /mes/problem/messageProblemLogList.
 */
export const listMessageProblemLogs: sdk.BareOperation<Mes2Calls['listMessageProblemLogs']['request'], Mes2Calls['listMessageProblemLogs']['data']> = /* @__PURE__ */ defineOperation('listMessageProblemLogs', 'GET', '/mes2/messageProblemLog/list');

/**
 * 重发通知 · Send a message again
 * Sends the message of a problem again.
 * `POST /mes2/messageProblemLog/resend`. Asks for the right `POST^/mes2/messageProblemLog/resend`.
 */
export const resendProblemMessage: sdk.Operation<Mes2Calls['resendProblemMessage']['request'], Mes2Calls['resendProblemMessage']['data']> = /* @__PURE__ */ defineOperation('resendProblemMessage', 'POST', '/mes2/messageProblemLog/resend', 4);

/**
 * 入库单列表 · Receipts of finished goods
 * A page of the receipts of finished goods.
 * `GET /mes2/warehouseReceipt/list`. Asks for one of the screens /mes/packaging/warehouseReceipt.
 */
export const listWarehouseReceipts: sdk.BareOperation<Mes2Calls['listWarehouseReceipts']['request'], Mes2Calls['listWarehouseReceipts']['data']> = /* @__PURE__ */ defineOperation('listWarehouseReceipts', 'GET', '/mes2/warehouseReceipt/list');

/**
 * 入库单详情 · One bill
 * One bill with its lines and cartons.
 * `GET /mes2/warehouseReceipt/detail`. Asks for one of the screens /mes/packaging/warehouseReceipt.
 */
export const getWarehouseReceipt: sdk.Operation<Mes2Calls['getWarehouseReceipt']['request'], Mes2Calls['getWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('getWarehouseReceipt', 'GET', '/mes2/warehouseReceipt/detail');

/**
 * 可入数量 · Left to post
 * What may still be posted of an order by colour and size.
 * `GET /mes2/warehouseReceipt/remaining`. Asks for one of the screens /mes/app/ysapp.
 */
export const getWarehouseReceiptRemaining: sdk.Operation<Mes2Calls['getWarehouseReceiptRemaining']['request'], Mes2Calls['getWarehouseReceiptRemaining']['data']> = /* @__PURE__ */ defineOperation('getWarehouseReceiptRemaining', 'GET', '/mes2/warehouseReceipt/remaining');

/**
 * 新增入库单 · Add a receipt
 * Saves a draft bill.
 * `POST /mes2/warehouseReceipt`. Asks for the right `POST^/mes2/warehouseReceipt`.
 */
export const createWarehouseReceipt: sdk.Operation<Mes2Calls['createWarehouseReceipt']['request'], Mes2Calls['createWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('createWarehouseReceipt', 'POST', '/mes2/warehouseReceipt', 4);

/**
 * 修改入库单 · Change a receipt
 * Changes a draft bill.
 * `PUT /mes2/warehouseReceipt`. Asks for the right `PUT^/mes2/warehouseReceipt`.
 */
export const updateWarehouseReceipt: sdk.Operation<Mes2Calls['updateWarehouseReceipt']['request'], Mes2Calls['updateWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('updateWarehouseReceipt', 'PUT', '/mes2/warehouseReceipt');

/**
 * 提交入库单 · Submit a receipt
 * Hands a draft to the keeper.
 * `PUT /mes2/warehouseReceipt/submit`. Asks for the right `PUT^/mes2/warehouseReceipt/submit`.
 */
export const submitWarehouseReceipt: sdk.Operation<Mes2Calls['submitWarehouseReceipt']['request'], Mes2Calls['submitWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('submitWarehouseReceipt', 'PUT', '/mes2/warehouseReceipt/submit');

/**
 * 确认入库单 · Confirm a receipt
 * Posts bills to the stock under its locks, each with its own outcome.
 * `PUT /mes2/warehouseReceipt/confirm`. Asks for the right `PUT^/mes2/warehouseReceipt/confirm`.
 */
export const confirmWarehouseReceipt: sdk.Operation<Mes2Calls['confirmWarehouseReceipt']['request'], Mes2Calls['confirmWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('confirmWarehouseReceipt', 'PUT', '/mes2/warehouseReceipt/confirm');

/**
 * 退回入库单 · Send back a receipt
 * Returns a submitted bill to draft.
 * `PUT /mes2/warehouseReceipt/back`. Asks for the right `PUT^/mes2/warehouseReceipt/back`.
 */
export const backWarehouseReceipt: sdk.Operation<Mes2Calls['backWarehouseReceipt']['request'], Mes2Calls['backWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('backWarehouseReceipt', 'PUT', '/mes2/warehouseReceipt/back');

/**
 * 作废入库单 · Void a receipt
 * Voids a bill that was not posted.
 * `PUT /mes2/warehouseReceipt/void`. Asks for the right `PUT^/mes2/warehouseReceipt/void`.
 */
export const voidWarehouseReceipt: sdk.Operation<Mes2Calls['voidWarehouseReceipt']['request'], Mes2Calls['voidWarehouseReceipt']['data']> = /* @__PURE__ */ defineOperation('voidWarehouseReceipt', 'PUT', '/mes2/warehouseReceipt/void');

/**
 * 出库单列表 · Outs of finished goods
 * A page of the outs of finished goods.
 * `GET /mes2/warehouseOut/list`. Asks for one of the screens /mes/packaging/warehouseOut.
 */
export const listWarehouseOuts: sdk.BareOperation<Mes2Calls['listWarehouseOuts']['request'], Mes2Calls['listWarehouseOuts']['data']> = /* @__PURE__ */ defineOperation('listWarehouseOuts', 'GET', '/mes2/warehouseOut/list');

/**
 * 出库单详情 · One bill
 * One bill with its lines and cartons.
 * `GET /mes2/warehouseOut/detail`. Asks for one of the screens /mes/packaging/warehouseOut.
 */
export const getWarehouseOut: sdk.Operation<Mes2Calls['getWarehouseOut']['request'], Mes2Calls['getWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('getWarehouseOut', 'GET', '/mes2/warehouseOut/detail');

/**
 * 可出数量 · Left to post
 * What may still be posted of an order by colour and size.
 * `GET /mes2/warehouseOut/remaining`. Asks for one of the screens /mes/packaging/warehouseOut.
 */
export const getWarehouseOutRemaining: sdk.Operation<Mes2Calls['getWarehouseOutRemaining']['request'], Mes2Calls['getWarehouseOutRemaining']['data']> = /* @__PURE__ */ defineOperation('getWarehouseOutRemaining', 'GET', '/mes2/warehouseOut/remaining');

/**
 * 新增出库单 · Add an out
 * Saves a draft bill.
 * `POST /mes2/warehouseOut`. Asks for the right `POST^/mes2/warehouseOut`.
 */
export const createWarehouseOut: sdk.Operation<Mes2Calls['createWarehouseOut']['request'], Mes2Calls['createWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('createWarehouseOut', 'POST', '/mes2/warehouseOut', 4);

/**
 * 修改出库单 · Change an out
 * Changes a draft bill.
 * `PUT /mes2/warehouseOut`. Asks for the right `PUT^/mes2/warehouseOut`.
 */
export const updateWarehouseOut: sdk.Operation<Mes2Calls['updateWarehouseOut']['request'], Mes2Calls['updateWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('updateWarehouseOut', 'PUT', '/mes2/warehouseOut');

/**
 * 提交出库单 · Submit an out
 * Hands a draft to the keeper.
 * `PUT /mes2/warehouseOut/submit`. Asks for the right `PUT^/mes2/warehouseOut/submit`.
 */
export const submitWarehouseOut: sdk.Operation<Mes2Calls['submitWarehouseOut']['request'], Mes2Calls['submitWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('submitWarehouseOut', 'PUT', '/mes2/warehouseOut/submit');

/**
 * 确认出库单 · Confirm an out
 * Posts bills to the stock under its locks, each with its own outcome.
 * `PUT /mes2/warehouseOut/confirm`. Asks for the right `PUT^/mes2/warehouseOut/confirm`.
 */
export const confirmWarehouseOut: sdk.Operation<Mes2Calls['confirmWarehouseOut']['request'], Mes2Calls['confirmWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('confirmWarehouseOut', 'PUT', '/mes2/warehouseOut/confirm');

/**
 * 退回出库单 · Send back an out
 * Returns a submitted bill to draft.
 * `PUT /mes2/warehouseOut/back`. Asks for the right `PUT^/mes2/warehouseOut/back`.
 */
export const backWarehouseOut: sdk.Operation<Mes2Calls['backWarehouseOut']['request'], Mes2Calls['backWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('backWarehouseOut', 'PUT', '/mes2/warehouseOut/back');

/**
 * 作废出库单 · Void an out
 * Voids a bill that was not posted.
 * `PUT /mes2/warehouseOut/void`. Asks for the right `PUT^/mes2/warehouseOut/void`.
 */
export const voidWarehouseOut: sdk.Operation<Mes2Calls['voidWarehouseOut']['request'], Mes2Calls['voidWarehouseOut']['data']> = /* @__PURE__ */ defineOperation('voidWarehouseOut', 'PUT', '/mes2/warehouseOut/void');

/**
 * 冲销单据 · Reverse a bill
 * Makes the mirror bill of a confirmed one; it counts once it is approved and confirmed.
 * `PUT /mes2/warehouse/reverse`. Asks for the right `PUT^/mes2/warehouse/reverse`.
 */
export const reverseWarehouseBill: sdk.Operation<Mes2Calls['reverseWarehouseBill']['request'], Mes2Calls['reverseWarehouseBill']['data']> = /* @__PURE__ */ defineOperation('reverseWarehouseBill', 'PUT', '/mes2/warehouse/reverse');

/**
 * 箱列表 · Cartons
 * A page of cartons with their contents.
 * `GET /mes2/carton/list`. Asks for one of the screens /mes/packaging/warehouseOut.
 */
export const listCartons: sdk.BareOperation<Mes2Calls['listCartons']['request'], Mes2Calls['listCartons']['data']> = /* @__PURE__ */ defineOperation('listCartons', 'GET', '/mes2/carton/list');

/**
 * 开箱 · Open cartons
 * Opens one carton or several of the same contents.
 * `POST /mes2/carton`. Asks for the right `POST^/mes2/warehouseReceipt`.
 */
export const createCarton: sdk.Operation<Mes2Calls['createCarton']['request'], Mes2Calls['createCarton']['data']> = /* @__PURE__ */ defineOperation('createCarton', 'POST', '/mes2/carton', 4, 'POST^/mes2/warehouseReceipt');

/**
 * 封箱 · Seal a carton
 * Seals a carton whose contents fit the packing method.
 * `PUT /mes2/carton/seal`. Asks for the right `POST^/mes2/warehouseReceipt`.
 */
export const sealCarton: sdk.Operation<Mes2Calls['sealCarton']['request'], Mes2Calls['sealCarton']['data']> = /* @__PURE__ */ defineOperation('sealCarton', 'PUT', '/mes2/carton/seal', 0, 'POST^/mes2/warehouseReceipt');

/**
 * 工时记录列表 · Worked hours
 * A page of the hours that were noted beside production.
 * `GET /mes2/workingHourse/list`. Asks for one of the screens /mes/packaging/workingHourse.
 */
export const listWorkedHours: sdk.BareOperation<Mes2Calls['listWorkedHours']['request'], Mes2Calls['listWorkedHours']['data']> = /* @__PURE__ */ defineOperation('listWorkedHours', 'GET', '/mes2/workingHourse/list');

/**
 * 新增工时 · Add hours
 * Notes hours of named people, or of everybody present.
 * `POST /mes2/workingHourse`. Asks for the right `POST^/mes2/workingHourse`.
 */
export const createWorkedHours: sdk.Operation<Mes2Calls['createWorkedHours']['request'], Mes2Calls['createWorkedHours']['data']> = /* @__PURE__ */ defineOperation('createWorkedHours', 'POST', '/mes2/workingHourse', 4);

/**
 * 修改工时 · Change hours
 * Changes hours that were not confirmed.
 * `PUT /mes2/workingHourse`. Asks for the right `PUT^/mes2/workingHourse`.
 */
export const updateWorkedHours: sdk.Operation<Mes2Calls['updateWorkedHours']['request'], Mes2Calls['updateWorkedHours']['data']> = /* @__PURE__ */ defineOperation('updateWorkedHours', 'PUT', '/mes2/workingHourse');

/**
 * 删除工时 · Delete hours
 * Deletes hours that were not confirmed.
 * `DELETE /mes2/workingHourse`. Asks for the right `DELETE^/mes2/workingHourse`.
 */
export const deleteWorkedHours: sdk.Operation<Mes2Calls['deleteWorkedHours']['request'], Mes2Calls['deleteWorkedHours']['data']> = /* @__PURE__ */ defineOperation('deleteWorkedHours', 'DELETE', '/mes2/workingHourse');

/**
 * 确认工时 · Confirm hours
 * Confirms hours or takes that back, each with its own outcome.
 * `PUT /mes2/workingHourse/confirm`. Asks for the right `PUT^/mes2/workingHourse/confirm`.
 */
export const confirmWorkedHours: sdk.Operation<Mes2Calls['confirmWorkedHours']['request'], Mes2Calls['confirmWorkedHours']['data']> = /* @__PURE__ */ defineOperation('confirmWorkedHours', 'PUT', '/mes2/workingHourse/confirm');

/**
 * 效率曲线列表 · Efficiency curves
 * A page of efficiency curves.
 * `GET /mes2/efficiencySet/list`. Asks for one of the screens /mes/packaging/customerEfficiencySet, /mes/packaging/efficiencySet, /schedule/schedule/schedule.
 */
export const listEfficiencySets: sdk.BareOperation<Mes2Calls['listEfficiencySets']['request'], Mes2Calls['listEfficiencySets']['data']> = /* @__PURE__ */ defineOperation('listEfficiencySets', 'GET', '/mes2/efficiencySet/list');

/**
 * 新增效率曲线 · Add an efficiency curve
 * Adds an efficiency curve and answers it as saved.
 * `POST /mes2/efficiencySet`. Asks for the right `POST^/mes2/efficiencySet`.
 */
export const createEfficiencySet: sdk.Operation<Mes2Calls['createEfficiencySet']['request'], Mes2Calls['createEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('createEfficiencySet', 'POST', '/mes2/efficiencySet', 4);

/**
 * 修改效率曲线 · Change an efficiency curve
 * Replaces the fields of an efficiency curve in the version the person has on screen.
 * `PUT /mes2/efficiencySet`. Asks for the right `PUT^/mes2/efficiencySet`.
 */
export const updateEfficiencySet: sdk.Operation<Mes2Calls['updateEfficiencySet']['request'], Mes2Calls['updateEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('updateEfficiencySet', 'PUT', '/mes2/efficiencySet');

/**
 * 删除效率曲线 · Delete an efficiency curve
 * Deletes an efficiency curve that nothing refers to; one in use is refused.
 * `DELETE /mes2/efficiencySet`. Asks for the right `DELETE^/mes2/efficiencySet`.
 */
export const deleteEfficiencySet: sdk.Operation<Mes2Calls['deleteEfficiencySet']['request'], Mes2Calls['deleteEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('deleteEfficiencySet', 'DELETE', '/mes2/efficiencySet');

/**
 * 客户效率曲线列表 · Curves of customers
 * A page of curves of customers.
 * `GET /mes2/customerEfficiencySet/list`. Asks for one of the screens /mes/packaging/customerEfficiencySet.
 */
export const listCustomerEfficiencySets: sdk.BareOperation<Mes2Calls['listCustomerEfficiencySets']['request'], Mes2Calls['listCustomerEfficiencySets']['data']> = /* @__PURE__ */ defineOperation('listCustomerEfficiencySets', 'GET', '/mes2/customerEfficiencySet/list');

/**
 * 新增客户效率曲线 · Add a curve of a customer
 * Adds a curve of a customer and answers it as saved.
 * `POST /mes2/customerEfficiencySet`. Asks for the right `POST^/mes2/customerEfficiencySet`.
 */
export const createCustomerEfficiencySet: sdk.Operation<Mes2Calls['createCustomerEfficiencySet']['request'], Mes2Calls['createCustomerEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('createCustomerEfficiencySet', 'POST', '/mes2/customerEfficiencySet', 4);

/**
 * 修改客户效率曲线 · Change a curve of a customer
 * Replaces the fields of a curve of a customer in the version the person has on screen.
 * `PUT /mes2/customerEfficiencySet`. Asks for the right `PUT^/mes2/customerEfficiencySet`.
 */
export const updateCustomerEfficiencySet: sdk.Operation<Mes2Calls['updateCustomerEfficiencySet']['request'], Mes2Calls['updateCustomerEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('updateCustomerEfficiencySet', 'PUT', '/mes2/customerEfficiencySet');

/**
 * 删除客户效率曲线 · Delete a curve of a customer
 * Deletes a curve of a customer that nothing refers to; one in use is refused.
 * `DELETE /mes2/customerEfficiencySet`. Asks for the right `DELETE^/mes2/customerEfficiencySet`.
 */
export const deleteCustomerEfficiencySet: sdk.Operation<Mes2Calls['deleteCustomerEfficiencySet']['request'], Mes2Calls['deleteCustomerEfficiencySet']['data']> = /* @__PURE__ */ defineOperation('deleteCustomerEfficiencySet', 'DELETE', '/mes2/customerEfficiencySet');

/**
 * 工时报表 · Working time
 * Working time with the totals of the whole result.
 * `GET /mes2/report/workTimeReport`. Asks for one of the screens /mes/packaging/workTimeReport.
 */
export const getWorkTimeReport: sdk.BareOperation<Mes2Calls['getWorkTimeReport']['request'], Mes2Calls['getWorkTimeReport']['data']> = /* @__PURE__ */ defineOperation('getWorkTimeReport', 'GET', '/mes2/report/workTimeReport');

/**
 * 报工报表 · Reported work
 * Reported work with the totals of the whole result.
 * `GET /mes2/report/workReport`. Asks for one of the screens /mes/packaging/workReport.
 */
export const getWorkReport: sdk.BareOperation<Mes2Calls['getWorkReport']['request'], Mes2Calls['getWorkReport']['data']> = /* @__PURE__ */ defineOperation('getWorkReport', 'GET', '/mes2/report/workReport');

/**
 * 细颜色报工报表 · Reported work by shade
 * Reported work by shade with the totals of the whole result.
 * `GET /mes2/report/workReportXYS`. Asks for one of the screens /mes/packaging/workReportXYS.
 */
export const getWorkReportByShade: sdk.BareOperation<Mes2Calls['getWorkReportByShade']['request'], Mes2Calls['getWorkReportByShade']['data']> = /* @__PURE__ */ defineOperation('getWorkReportByShade', 'GET', '/mes2/report/workReportXYS');

/**
 * 扫描列表 · Scans
 * A page of the scans behind a figure.
 * `GET /mes2/scan/list`. Asks for one of the screens /mes/packaging/workReport, /mes/report/wageWatchReport.
 */
export const listScans: sdk.BareOperation<Mes2Calls['listScans']['request'], Mes2Calls['listScans']['data']> = /* @__PURE__ */ defineOperation('listScans', 'GET', '/mes2/scan/list');

/**
 * 审查扫描 · Review scans
 * Accepts suspicious scans or leaves them open, each with its own outcome.
 * `PUT /mes2/scan/review`. Asks for the right `PUT^/mes2/scan/review`.
 */
export const reviewScans: sdk.Operation<Mes2Calls['reviewScans']['request'], Mes2Calls['reviewScans']['data']> = /* @__PURE__ */ defineOperation('reviewScans', 'PUT', '/mes2/scan/review');

/**
 * 维修单列表 · Maintenance bills
 * A page of the repair and maintenance bills.
 * `GET /mes2/machineMaintenance/list`. Asks for one of the screens /mes/app/jxapp, /mes/basic/equipmentArchives, /mes/machine/machineMaintenanceReport.
 */
export const listMachineMaintenanceBills: sdk.BareOperation<Mes2Calls['listMachineMaintenanceBills']['request'], Mes2Calls['listMachineMaintenanceBills']['data']> = /* @__PURE__ */ defineOperation('listMachineMaintenanceBills', 'GET', '/mes2/machineMaintenance/list');

/**
 * 报修 · Report a machine
 * Reports a machine; it stands in repair from then on.
 * `POST /mes2/machineMaintenance/report`. Asks for the right `POST^/mes2/machineMaintenance/report`.
 */
export const reportMachineMaintenance: sdk.Operation<Mes2Calls['reportMachineMaintenance']['request'], Mes2Calls['reportMachineMaintenance']['data']> = /* @__PURE__ */ defineOperation('reportMachineMaintenance', 'POST', '/mes2/machineMaintenance/report', 4);

/**
 * 接单 · Accept a bill
 * A mechanic takes a bill; the first one gets it.
 * `PUT /mes2/machineMaintenance/accept`. Asks for the right `PUT^/ccm/machine/batchStatus`.
 */
export const acceptMachineMaintenance: sdk.Operation<Mes2Calls['acceptMachineMaintenance']['request'], Mes2Calls['acceptMachineMaintenance']['data']> = /* @__PURE__ */ defineOperation('acceptMachineMaintenance', 'PUT', '/mes2/machineMaintenance/accept', 0, 'PUT^/ccm/machine/batchStatus');

/**
 * 开始维修 · Start a repair
 * The mechanic proves to be at the machine by scanning it.
 * `PUT /mes2/machineMaintenance/start`. Asks for the right `PUT^/ccm/machine/batchStatus`.
 */
export const startMachineMaintenance: sdk.Operation<Mes2Calls['startMachineMaintenance']['request'], Mes2Calls['startMachineMaintenance']['data']> = /* @__PURE__ */ defineOperation('startMachineMaintenance', 'PUT', '/mes2/machineMaintenance/start', 0, 'PUT^/ccm/machine/batchStatus');

/**
 * 待件 · Wait for parts
 * Says which part a repair waits for.
 * `PUT /mes2/machineMaintenance/waitParts`. Asks for the right `PUT^/ccm/machine/batchStatus`.
 */
export const waitForMachineParts: sdk.Operation<Mes2Calls['waitForMachineParts']['request'], Mes2Calls['waitForMachineParts']['data']> = /* @__PURE__ */ defineOperation('waitForMachineParts', 'PUT', '/mes2/machineMaintenance/waitParts', 0, 'PUT^/ccm/machine/batchStatus');

/**
 * 修好 · Finish a repair
 * Notes what was done and which parts were used.
 * `PUT /mes2/machineMaintenance/finish`. Asks for the right `PUT^/ccm/machine/batchStatus`.
 */
export const finishMachineMaintenance: sdk.Operation<Mes2Calls['finishMachineMaintenance']['request'], Mes2Calls['finishMachineMaintenance']['data']> = /* @__PURE__ */ defineOperation('finishMachineMaintenance', 'PUT', '/mes2/machineMaintenance/finish', 0, 'PUT^/ccm/machine/batchStatus');

/**
 * 确认维修 · Confirm a repair
 * The leader confirms that the machine runs, or sends it back.
 * `PUT /mes2/machineMaintenance/confirm`. Asks for the right `PUT^/mes2/machineMaintenance/confirm`.
 */
export const confirmMachineMaintenance: sdk.Operation<Mes2Calls['confirmMachineMaintenance']['request'], Mes2Calls['confirmMachineMaintenance']['data']> = /* @__PURE__ */ defineOperation('confirmMachineMaintenance', 'PUT', '/mes2/machineMaintenance/confirm');

/**
 * 设备位置列表 · Places of machines
 * A page of where machines stand and stood.
 * `GET /mes2/locationMachine/list`. Asks for one of the screens /mes/basic/locationMachine.
 */
export const listMachineLocations: sdk.BareOperation<Mes2Calls['listMachineLocations']['request'], Mes2Calls['listMachineLocations']['data']> = /* @__PURE__ */ defineOperation('listMachineLocations', 'GET', '/mes2/locationMachine/list');

/**
 * 设备平面图 · Floor plan
 * The stations of lines with the machine on each.
 * `GET /mes2/locationMachine/floor`. Asks for one of the screens /mes/basic/locationMachine.
 */
export const getMachineFloor: sdk.BareOperation<Mes2Calls['getMachineFloor']['request'], Mes2Calls['getMachineFloor']['data']> = /* @__PURE__ */ defineOperation('getMachineFloor', 'GET', '/mes2/locationMachine/floor');

/**
 * 换款设备差额 · Machines lacking
 * The machines a line lacks for an order.
 * `GET /mes2/locationMachine/gap`. Asks for one of the screens /mes/basic/locationMachine.
 */
export const getMachineGap: sdk.Operation<Mes2Calls['getMachineGap']['request'], Mes2Calls['getMachineGap']['data']> = /* @__PURE__ */ defineOperation('getMachineGap', 'GET', '/mes2/locationMachine/gap');

/**
 * 调位 · Move machines
 * Moves machines to stations; the old place is closed.
 * `POST /mes2/locationMachine/move`. Asks for the right `POST^/mes2/locationMachine/move`.
 */
export const moveMachines: sdk.Operation<Mes2Calls['moveMachines']['request'], Mes2Calls['moveMachines']['data']> = /* @__PURE__ */ defineOperation('moveMachines', 'POST', '/mes2/locationMachine/move', 4);

/**
 * 设备维保报表 · Machine maintenance
 * Machine maintenance with the totals of the whole result.
 * `GET /mes2/report/machineMaintenanceReport`. Asks for one of the screens /mes/machine/machineMaintenanceReport.
 */
export const getMachineMaintenanceReport: sdk.BareOperation<Mes2Calls['getMachineMaintenanceReport']['request'], Mes2Calls['getMachineMaintenanceReport']['data']> = /* @__PURE__ */ defineOperation('getMachineMaintenanceReport', 'GET', '/mes2/report/machineMaintenanceReport');

/**
 * 工资记录列表 · Wage records
 * A page of the wage records; people without the right see their own.
 * `GET /mes2/wages/record/list`. Asks for a session only.
 */
export const listWageRecords: sdk.BareOperation<Mes2Calls['listWageRecords']['request'], Mes2Calls['listWageRecords']['data']> = /* @__PURE__ */ defineOperation('listWageRecords', 'GET', '/mes2/wages/record/list', 2);

/**
 * 工资条 · One wage record
 * One record with days, details and adjustments.
 * `GET /mes2/wages/record`. Asks for a session only.
 */
export const getWageRecord: sdk.Operation<Mes2Calls['getWageRecord']['request'], Mes2Calls['getWageRecord']['data']> = /* @__PURE__ */ defineOperation('getWageRecord', 'GET', '/mes2/wages/record', 2);

/**
 * 工资明细列表 · Wage details
 * A page of what a wage is made of.
 * `GET /mes2/wages/detail/list`. Asks for a session only.
 */
export const listWageDetails: sdk.Operation<Mes2Calls['listWageDetails']['request'], Mes2Calls['listWageDetails']['data']> = /* @__PURE__ */ defineOperation('listWageDetails', 'GET', '/mes2/wages/detail/list', 2);

/**
 * 确认工资 · Confirm wages
 * People confirm their wage, or a leader does it for them with a reason.
 * `PUT /mes2/wages/confirm`. Asks for the right `PUT^/mes2/wages/confirm`.
 */
export const confirmWageRecords: sdk.Operation<Mes2Calls['confirmWageRecords']['request'], Mes2Calls['confirmWageRecords']['data']> = /* @__PURE__ */ defineOperation('confirmWageRecords', 'PUT', '/mes2/wages/confirm');

/**
 * 提出异议 · Object to a wage
 * The employee says what is wrong with the wage.
 * `PUT /mes2/wages/objection`. Asks for the right `PUT^/mes2/wages/objection`.
 */
export const objectWageRecord: sdk.Operation<Mes2Calls['objectWageRecord']['request'], Mes2Calls['objectWageRecord']['data']> = /* @__PURE__ */ defineOperation('objectWageRecord', 'PUT', '/mes2/wages/objection');

/**
 * 答复异议 · Answer an objection
 * Payroll answers an objection.
 * `PUT /mes2/wages/objection/answer`. Asks for the right `PUT^/mes2/wages/objection/answer`.
 */
export const answerWageObjection: sdk.Operation<Mes2Calls['answerWageObjection']['request'], Mes2Calls['answerWageObjection']['data']> = /* @__PURE__ */ defineOperation('answerWageObjection', 'PUT', '/mes2/wages/objection/answer');

/**
 * 解锁工资 · Unlock wages
 * Opens locked wages again after the approval that it asks for.
 * `PUT /mes2/wages/unlock`. Asks for the right `PUT^/mes2/wages/unlock`.
 */
export const unlockWageRecords: sdk.Operation<Mes2Calls['unlockWageRecords']['request'], Mes2Calls['unlockWageRecords']['data']> = /* @__PURE__ */ defineOperation('unlockWageRecords', 'PUT', '/mes2/wages/unlock');

/**
 * 发放工资 · Pay wages
 * Marks locked wages as paid; that is final.
 * `PUT /mes2/wages/pay`. Asks for the right `PUT^/mes2/wages/pay`.
 */
export const payWageRecords: sdk.Operation<Mes2Calls['payWageRecords']['request'], Mes2Calls['payWageRecords']['data']> = /* @__PURE__ */ defineOperation('payWageRecords', 'PUT', '/mes2/wages/pay');

/**
 * 新增工资调整 · Add adjustments
 * Enters adjustments of wages; they count once approved by somebody else.
 * `POST /mes2/wages/adjust`. Asks for the right `POST^/mes2/wages/adjust`.
 */
export const createWageAdjust: sdk.Operation<Mes2Calls['createWageAdjust']['request'], Mes2Calls['createWageAdjust']['data']> = /* @__PURE__ */ defineOperation('createWageAdjust', 'POST', '/mes2/wages/adjust', 4);

/**
 * 审批工资调整 · Approve adjustments
 * Approves or refuses adjustments of others, each with its own outcome.
 * `PUT /mes2/wages/adjust/approve`. Asks for the right `PUT^/mes2/wages/adjust/approve`.
 */
export const approveWageAdjusts: sdk.Operation<Mes2Calls['approveWageAdjusts']['request'], Mes2Calls['approveWageAdjusts']['data']> = /* @__PURE__ */ defineOperation('approveWageAdjusts', 'PUT', '/mes2/wages/adjust/approve');

/**
 * 工资期列表 · Wage periods
 * A page of the wage periods.
 * `GET /mes2/wages/period/list`. Asks for one of the screens /mes/report/wageReport.
 */
export const listWagePeriods: sdk.BareOperation<Mes2Calls['listWagePeriods']['request'], Mes2Calls['listWagePeriods']['data']> = /* @__PURE__ */ defineOperation('listWagePeriods', 'GET', '/mes2/wages/period/list');

/**
 * 新建工资期 · Add a wage period
 * Adds a period; periods never overlap.
 * `POST /mes2/wages/period`. Asks for the right `POST^/mes2/wages/period`.
 */
export const createWagePeriod: sdk.Operation<Mes2Calls['createWagePeriod']['request'], Mes2Calls['createWagePeriod']['data']> = /* @__PURE__ */ defineOperation('createWagePeriod', 'POST', '/mes2/wages/period', 4);

/**
 * 锁定检查 · Lock check
 * Every rule of the locking with its outcome.
 * `GET /mes2/wages/lockCheck`. Asks for one of the screens /mes/report/wageReport.
 */
export const getWageLockCheck: sdk.Operation<Mes2Calls['getWageLockCheck']['request'], Mes2Calls['getWageLockCheck']['data']> = /* @__PURE__ */ defineOperation('getWageLockCheck', 'GET', '/mes2/wages/lockCheck');

/**
 * 计算工资 · Compute wages
 * Computes the wages of a period in a batch job.
 * `POST /mes2/wages/calculate`. Asks for the right `POST^/mes2/wages/calculate`.
 */
export const calculateWages: sdk.Operation<Mes2Calls['calculateWages']['request'], Mes2Calls['calculateWages']['data']> = /* @__PURE__ */ defineOperation('calculateWages', 'POST', '/mes2/wages/calculate', 4);

/**
 * 锁定工资 · Lock wages
 * Locks the wages of a period or of departments; the rules are tested again inside.
 * `PUT /mes2/wages/lock`. Asks for the right `PUT^/mes2/wages/lock`.
 */
export const lockWages: sdk.Operation<Mes2Calls['lockWages']['request'], Mes2Calls['lockWages']['data']> = /* @__PURE__ */ defineOperation('lockWages', 'PUT', '/mes2/wages/lock');

/**
 * 集体计件列表 · Group wages
 * A page of the group pools with their shares.
 * `GET /mes2/groupWage/list`. Asks for one of the screens /mes/report/wageReport.
 */
export const listGroupWages: sdk.BareOperation<Mes2Calls['listGroupWages']['request'], Mes2Calls['listGroupWages']['data']> = /* @__PURE__ */ defineOperation('listGroupWages', 'GET', '/mes2/groupWage/list');

/**
 * 工资报表 · Wages
 * Wages with the totals of the whole result.
 * `GET /mes2/report/wageReport`. Asks for one of the screens /mes/report/wageReport.
 */
export const getWageReport: sdk.BareOperation<Mes2Calls['getWageReport']['request'], Mes2Calls['getWageReport']['data']> = /* @__PURE__ */ defineOperation('getWageReport', 'GET', '/mes2/report/wageReport');

/**
 * 工资监控 · Wage watch
 * Wage watch with the totals of the whole result.
 * `GET /mes2/report/wageWatchReport`. Asks for one of the screens /mes/report/wageWatchReport.
 */
export const getWageWatchReport: sdk.BareOperation<Mes2Calls['getWageWatchReport']['request'], Mes2Calls['getWageWatchReport']['data']> = /* @__PURE__ */ defineOperation('getWageWatchReport', 'GET', '/mes2/report/wageWatchReport');

/**
 * 员工日汇总 · Days of people
 * A page of the daily figures of people.
 * `GET /mes2/employeeDay/list`. Asks for one of the screens /mes/employee/employeeShow.
 */
export const listEmployeeDays: sdk.BareOperation<Mes2Calls['listEmployeeDays']['request'], Mes2Calls['listEmployeeDays']['data']> = /* @__PURE__ */ defineOperation('listEmployeeDays', 'GET', '/mes2/employeeDay/list');

/**
 * 产线效率 · Efficiency of lines
 * Efficiency of lines with the totals of the whole result.
 * `GET /mes2/report/efficiency`. Asks for one of the screens /mes/report/efficiency.
 */
export const getLineEfficiencyReport: sdk.BareOperation<Mes2Calls['getLineEfficiencyReport']['request'], Mes2Calls['getLineEfficiencyReport']['data']> = /* @__PURE__ */ defineOperation('getLineEfficiencyReport', 'GET', '/mes2/report/efficiency');

/**
 * 产线日效率 · A day of a line
 * Orders and hours behind one cell of the efficiency report.
 * `GET /mes2/report/efficiency/lineDay`. Asks for one of the screens /mes/report/efficiency.
 */
export const getLineDayEfficiency: sdk.Operation<Mes2Calls['getLineDayEfficiency']['request'], Mes2Calls['getLineDayEfficiency']['data']> = /* @__PURE__ */ defineOperation('getLineDayEfficiency', 'GET', '/mes2/report/efficiency/lineDay');

/**
 * 效率明细 · Efficiency by order
 * Efficiency by order with the totals of the whole result.
 * `GET /mes2/report/efficiencyReport`. Asks for one of the screens /mes/production/report/efficiencyReport.
 */
export const getEfficiencyReport: sdk.BareOperation<Mes2Calls['getEfficiencyReport']['request'], Mes2Calls['getEfficiencyReport']['data']> = /* @__PURE__ */ defineOperation('getEfficiencyReport', 'GET', '/mes2/report/efficiencyReport');

/**
 * 非作业工时 · Non-productive time
 * Non-productive time with the totals of the whole result.
 * `GET /mes2/report/noWorkTimeReport`. Asks for one of the screens /mes/production/report/noWorkTimeReport.
 */
export const getNonProductiveTimeReport: sdk.BareOperation<Mes2Calls['getNonProductiveTimeReport']['request'], Mes2Calls['getNonProductiveTimeReport']['data']> = /* @__PURE__ */ defineOperation('getNonProductiveTimeReport', 'GET', '/mes2/report/noWorkTimeReport');

/**
 * 部门报表 · Departments
 * Departments with the totals of the whole result.
 * `GET /mes2/report/deptReport`. Asks for one of the screens /mes/basic/deptReport.
 */
export const getDepartmentReport: sdk.BareOperation<Mes2Calls['getDepartmentReport']['request'], Mes2Calls['getDepartmentReport']['data']> = /* @__PURE__ */ defineOperation('getDepartmentReport', 'GET', '/mes2/report/deptReport');

/**
 * 裁床看板 · Cutting tables
 * Every cutting table with the bed on it and what comes next.
 * `GET /mes2/report/reduceBedBoard`. Asks for one of the screens /mes/report/reduceBedBoard.
 */
export const getCuttingTableBoard: sdk.BareOperation<Mes2Calls['getCuttingTableBoard']['request'], Mes2Calls['getCuttingTableBoard']['data']> = /* @__PURE__ */ defineOperation('getCuttingTableBoard', 'GET', '/mes2/report/reduceBedBoard');

/**
 * 产值看板 · Output value board
 * Every widget of the output value board in one answer.
 * `GET /mes2/board/countscz`. Asks for one of the screens /mes/report/countscz.
 */
export const getOutputValueBoard: sdk.BareOperation<Mes2Calls['getOutputValueBoard']['request'], Mes2Calls['getOutputValueBoard']['data']> = /* @__PURE__ */ defineOperation('getOutputValueBoard', 'GET', '/mes2/board/countscz');

/**
 * 疵点TOP5看板 · Top defects board
 * Every widget of the defects board in one answer.
 * `GET /mes2/board/top5`. Asks for one of the screens /mes/report/top5.
 */
export const getTopDefectsBoard: sdk.BareOperation<Mes2Calls['getTopDefectsBoard']['request'], Mes2Calls['getTopDefectsBoard']['data']> = /* @__PURE__ */ defineOperation('getTopDefectsBoard', 'GET', '/mes2/board/top5');

/**
 * 尾查看板 · Finishing check board
 * Every widget of the finishing check board in one answer.
 * `GET /mes2/board/fqc`. Asks for one of the screens /mes/report/fqc.
 */
export const getFinishingCheckBoard: sdk.BareOperation<Mes2Calls['getFinishingCheckBoard']['request'], Mes2Calls['getFinishingCheckBoard']['data']> = /* @__PURE__ */ defineOperation('getFinishingCheckBoard', 'GET', '/mes2/board/fqc');

/**
 * 产线实时 · Sewing line live
 * Due, done, beat, hours, quality and problems of a line now.
 * `GET /mes2/sewingLine/live`. Asks for one of the screens /app/sewingLineApp/sewingLine.
 */
export const getSewingLineLive: sdk.Operation<Mes2Calls['getSewingLineLive']['request'], Mes2Calls['getSewingLineLive']['data']> = /* @__PURE__ */ defineOperation('getSewingLineLive', 'GET', '/mes2/sewingLine/live');

/**
 * 首页卡片 · Cards of the home page
 * The figures of cards of the home page, in the order asked for. Without codes: those of the layout the person saved, else those of the person's jobs, twelve at most. A card whose screen or field the person may not see is not answered; one that fails has no value.
 * `GET /mes2/home/cards`. Asks for a session only.
 */
export const getHomeCards: sdk.BareOperation<Mes2Calls['getHomeCards']['request'], Mes2Calls['getHomeCards']['data']> = /* @__PURE__ */ defineOperation('getHomeCards', 'GET', '/mes2/home/cards', 2);

/**
 * 派工单类型列表 · Dispatch types
 * A page of dispatch types.
 * `GET /mes2/pgdType/list`. Asks for one of the screens /makingCenter/assignmentOrder/assignmentOrderList, /mes/basic/pgdType.
 */
export const listDispatchTypes: sdk.BareOperation<Mes2Calls['listDispatchTypes']['request'], Mes2Calls['listDispatchTypes']['data']> = /* @__PURE__ */ defineOperation('listDispatchTypes', 'GET', '/mes2/pgdType/list');

/**
 * 新增派工单类型 · Add a dispatch type
 * Adds a dispatch type and answers it as saved.
 * `POST /mes2/pgdType`. Asks for the right `POST^/mes2/pgdType`.
 */
export const createDispatchType: sdk.Operation<Mes2Calls['createDispatchType']['request'], Mes2Calls['createDispatchType']['data']> = /* @__PURE__ */ defineOperation('createDispatchType', 'POST', '/mes2/pgdType', 4);

/**
 * 修改派工单类型 · Change a dispatch type
 * Replaces the fields of a dispatch type in the version the person has on screen.
 * `PUT /mes2/pgdType`. Asks for the right `PUT^/mes2/pgdType`.
 */
export const updateDispatchType: sdk.Operation<Mes2Calls['updateDispatchType']['request'], Mes2Calls['updateDispatchType']['data']> = /* @__PURE__ */ defineOperation('updateDispatchType', 'PUT', '/mes2/pgdType');

/**
 * 删除派工单类型 · Delete a dispatch type
 * Deletes a dispatch type that nothing refers to; one in use is refused.
 * `DELETE /mes2/pgdType`. Asks for the right `DELETE^/mes2/pgdType`.
 */
export const deleteDispatchType: sdk.Operation<Mes2Calls['deleteDispatchType']['request'], Mes2Calls['deleteDispatchType']['data']> = /* @__PURE__ */ defineOperation('deleteDispatchType', 'DELETE', '/mes2/pgdType');

/**
 * 看板数量列表 · Figures by hand
 * A page of figures by hand.
 * `GET /mes2/boardQuantity/list`. Asks for one of the screens /mes/basic/boardQuantity.
 */
export const listBoardQuantities: sdk.BareOperation<Mes2Calls['listBoardQuantities']['request'], Mes2Calls['listBoardQuantities']['data']> = /* @__PURE__ */ defineOperation('listBoardQuantities', 'GET', '/mes2/boardQuantity/list');

/**
 * 新增看板数量 · Add a figure by hand
 * Adds a figure by hand and answers it as saved.
 * `POST /mes2/boardQuantity`. Asks for the right `POST^/mes2/boardQuantity`.
 */
export const createBoardQuantity: sdk.Operation<Mes2Calls['createBoardQuantity']['request'], Mes2Calls['createBoardQuantity']['data']> = /* @__PURE__ */ defineOperation('createBoardQuantity', 'POST', '/mes2/boardQuantity', 4);

/**
 * 修改看板数量 · Change a figure by hand
 * Replaces the fields of a figure by hand in the version the person has on screen.
 * `PUT /mes2/boardQuantity`. Asks for the right `PUT^/mes2/boardQuantity`.
 */
export const updateBoardQuantity: sdk.Operation<Mes2Calls['updateBoardQuantity']['request'], Mes2Calls['updateBoardQuantity']['data']> = /* @__PURE__ */ defineOperation('updateBoardQuantity', 'PUT', '/mes2/boardQuantity');

/**
 * 删除看板数量 · Delete a figure by hand
 * Deletes a figure by hand that nothing refers to; one in use is refused.
 * `DELETE /mes2/boardQuantity`. Asks for the right `DELETE^/mes2/boardQuantity`.
 */
export const deleteBoardQuantity: sdk.Operation<Mes2Calls['deleteBoardQuantity']['request'], Mes2Calls['deleteBoardQuantity']['data']> = /* @__PURE__ */ defineOperation('deleteBoardQuantity', 'DELETE', '/mes2/boardQuantity');

/**
 * 看板指标 · Figures of a board
 * The figures of a board that may be typed by hand, with their computed value.
 * `GET /mes2/boardQuantity/items`. Asks for one of the screens /mes/basic/boardQuantity.
 */
export const listBoardItems: sdk.Operation<Mes2Calls['listBoardItems']['request'], Mes2Calls['listBoardItems']['data']> = /* @__PURE__ */ defineOperation('listBoardItems', 'GET', '/mes2/boardQuantity/items');

/**
 * 客户达成时间列表 · Attainment windows
 * A page of attainment windows.
 * `GET /mes2/dclCustomerTime/list`. Asks for one of the screens /mes/basic/dclCustomerTime.
 */
export const listAttainmentWindows: sdk.BareOperation<Mes2Calls['listAttainmentWindows']['request'], Mes2Calls['listAttainmentWindows']['data']> = /* @__PURE__ */ defineOperation('listAttainmentWindows', 'GET', '/mes2/dclCustomerTime/list');

/**
 * 新增客户达成时间 · Add a window setting
 * Adds a window setting and answers it as saved.
 * `POST /mes2/dclCustomerTime`. Asks for the right `POST^/mes2/dclCustomerTime`.
 */
export const createAttainmentWindow: sdk.Operation<Mes2Calls['createAttainmentWindow']['request'], Mes2Calls['createAttainmentWindow']['data']> = /* @__PURE__ */ defineOperation('createAttainmentWindow', 'POST', '/mes2/dclCustomerTime', 4);

/**
 * 修改客户达成时间 · Change a window setting
 * Replaces the fields of a window setting in the version the person has on screen.
 * `PUT /mes2/dclCustomerTime`. Asks for the right `PUT^/mes2/dclCustomerTime`.
 */
export const updateAttainmentWindow: sdk.Operation<Mes2Calls['updateAttainmentWindow']['request'], Mes2Calls['updateAttainmentWindow']['data']> = /* @__PURE__ */ defineOperation('updateAttainmentWindow', 'PUT', '/mes2/dclCustomerTime');

/**
 * 删除客户达成时间 · Delete a window setting
 * Deletes a window setting that nothing refers to; one in use is refused.
 * `DELETE /mes2/dclCustomerTime`. Asks for the right `DELETE^/mes2/dclCustomerTime`.
 */
export const deleteAttainmentWindow: sdk.Operation<Mes2Calls['deleteAttainmentWindow']['request'], Mes2Calls['deleteAttainmentWindow']['data']> = /* @__PURE__ */ defineOperation('deleteAttainmentWindow', 'DELETE', '/mes2/dclCustomerTime');

/**
 * 投入人员列表 · Manpower inputs
 * A page of the people lines really had.
 * `GET /mes2/inputPersonnelWork/list`. Asks for one of the screens /mes/basic/inputPersonnelWork.
 */
export const listManpowerInputs: sdk.BareOperation<Mes2Calls['listManpowerInputs']['request'], Mes2Calls['listManpowerInputs']['data']> = /* @__PURE__ */ defineOperation('listManpowerInputs', 'GET', '/mes2/inputPersonnelWork/list');

/**
 * 带出投入人员 · Prefill manpower
 * A proposal from attendance, or else from the day before.
 * `GET /mes2/inputPersonnelWork/prefill`. Asks for one of the screens /mes/basic/inputPersonnelWork.
 */
export const prefillManpowerInput: sdk.Operation<Mes2Calls['prefillManpowerInput']['request'], Mes2Calls['prefillManpowerInput']['data']> = /* @__PURE__ */ defineOperation('prefillManpowerInput', 'GET', '/mes2/inputPersonnelWork/prefill');

/**
 * 录入投入人员 · Enter manpower
 * Saves the people of lines for a day and shift.
 * `POST /mes2/inputPersonnelWork`. Asks for the right `POST^/mes2/inputPersonnelWork`.
 */
export const createManpowerInput: sdk.Operation<Mes2Calls['createManpowerInput']['request'], Mes2Calls['createManpowerInput']['data']> = /* @__PURE__ */ defineOperation('createManpowerInput', 'POST', '/mes2/inputPersonnelWork', 4);

/**
 * 修改投入人员 · Change manpower
 * Changes a line that was not confirmed.
 * `PUT /mes2/inputPersonnelWork`. Asks for the right `POST^/mes2/inputPersonnelWork`.
 */
export const updateManpowerInput: sdk.Operation<Mes2Calls['updateManpowerInput']['request'], Mes2Calls['updateManpowerInput']['data']> = /* @__PURE__ */ defineOperation('updateManpowerInput', 'PUT', '/mes2/inputPersonnelWork', 0, 'POST^/mes2/inputPersonnelWork');

/**
 * 确认投入人员 · Confirm manpower
 * Confirms lines, each with its own outcome.
 * `PUT /mes2/inputPersonnelWork/confirm`. Asks for the right `PUT^/mes2/inputPersonnelWork/confirm`.
 */
export const confirmManpowerInput: sdk.Operation<Mes2Calls['confirmManpowerInput']['request'], Mes2Calls['confirmManpowerInput']['data']> = /* @__PURE__ */ defineOperation('confirmManpowerInput', 'PUT', '/mes2/inputPersonnelWork/confirm');

/**
 * 外发组列表 · Subcontract groups
 * A page of subcontract groups.
 * `GET /mes2/outGroup/list`. Asks for one of the screens /mes/basic/outGroup.
 */
export const listSubcontractGroups: sdk.BareOperation<Mes2Calls['listSubcontractGroups']['request'], Mes2Calls['listSubcontractGroups']['data']> = /* @__PURE__ */ defineOperation('listSubcontractGroups', 'GET', '/mes2/outGroup/list');

/**
 * 新增外发组 · Add a subcontract group
 * Adds a subcontract group and answers it as saved.
 * `POST /mes2/outGroup`. Asks for the right `POST^/mes2/outGroup`.
 */
export const createSubcontractGroup: sdk.Operation<Mes2Calls['createSubcontractGroup']['request'], Mes2Calls['createSubcontractGroup']['data']> = /* @__PURE__ */ defineOperation('createSubcontractGroup', 'POST', '/mes2/outGroup', 4);

/**
 * 修改外发组 · Change a subcontract group
 * Replaces the fields of a subcontract group in the version the person has on screen.
 * `PUT /mes2/outGroup`. Asks for the right `PUT^/mes2/outGroup`.
 */
export const updateSubcontractGroup: sdk.Operation<Mes2Calls['updateSubcontractGroup']['request'], Mes2Calls['updateSubcontractGroup']['data']> = /* @__PURE__ */ defineOperation('updateSubcontractGroup', 'PUT', '/mes2/outGroup');

/**
 * 删除外发组 · Delete a subcontract group
 * Deletes a subcontract group that nothing refers to; one in use is refused.
 * `DELETE /mes2/outGroup`. Asks for the right `DELETE^/mes2/outGroup`.
 */
export const deleteSubcontractGroup: sdk.Operation<Mes2Calls['deleteSubcontractGroup']['request'], Mes2Calls['deleteSubcontractGroup']['data']> = /* @__PURE__ */ defineOperation('deleteSubcontractGroup', 'DELETE', '/mes2/outGroup');

/**
 * 外发组表现 · Performance of a group
 * What a group sent back, on time and good, by month.
 * `GET /mes2/outGroup/performance`. Asks for one of the screens /mes/basic/outGroup.
 */
export const getSubcontractGroupPerformance: sdk.Operation<Mes2Calls['getSubcontractGroupPerformance']['request'], Mes2Calls['getSubcontractGroupPerformance']['data']> = /* @__PURE__ */ defineOperation('getSubcontractGroupPerformance', 'GET', '/mes2/outGroup/performance');

/**
 * 问题类型列表 · Problem types
 * A page of problem types.
 * `GET /mes2/problemType/list`. Asks for one of the screens /mes/basic/lineProblemSet.
 */
export const listProblemTypes: sdk.BareOperation<Mes2Calls['listProblemTypes']['request'], Mes2Calls['listProblemTypes']['data']> = /* @__PURE__ */ defineOperation('listProblemTypes', 'GET', '/mes2/problemType/list');

/**
 * 新增问题类型 · Add a problem type
 * Adds a problem type and answers it as saved.
 * `POST /mes2/problemType`. Asks for the right `POST^/mes2/problemType`.
 */
export const createProblemType: sdk.Operation<Mes2Calls['createProblemType']['request'], Mes2Calls['createProblemType']['data']> = /* @__PURE__ */ defineOperation('createProblemType', 'POST', '/mes2/problemType', 4);

/**
 * 修改问题类型 · Change a problem type
 * Replaces the fields of a problem type in the version the person has on screen.
 * `PUT /mes2/problemType`. Asks for the right `POST^/mes2/problemType`.
 */
export const updateProblemType: sdk.Operation<Mes2Calls['updateProblemType']['request'], Mes2Calls['updateProblemType']['data']> = /* @__PURE__ */ defineOperation('updateProblemType', 'PUT', '/mes2/problemType', 0, 'POST^/mes2/problemType');

/**
 * 删除问题类型 · Delete a problem type
 * Deletes a problem type that nothing refers to; one in use is refused.
 * `DELETE /mes2/problemType`. Asks for the right `POST^/mes2/problemType`.
 */
export const deleteProblemType: sdk.Operation<Mes2Calls['deleteProblemType']['request'], Mes2Calls['deleteProblemType']['data']> = /* @__PURE__ */ defineOperation('deleteProblemType', 'DELETE', '/mes2/problemType', 0, 'POST^/mes2/problemType');

/**
 * 产线问题列表 · Problems of lines
 * A page of problems of lines.
 * `GET /mes2/lineProblemSet/list`. Asks for one of the screens /app/sewingLineApp/sewingLine, /mes/basic/lineProblemSet, /mes/report/reduceBedBoard.
 */
export const listLineProblemSets: sdk.BareOperation<Mes2Calls['listLineProblemSets']['request'], Mes2Calls['listLineProblemSets']['data']> = /* @__PURE__ */ defineOperation('listLineProblemSets', 'GET', '/mes2/lineProblemSet/list');

/**
 * 新增产线问题 · Add a problem of lines
 * Adds a problem of lines and answers it as saved.
 * `POST /mes2/lineProblemSet`. Asks for the right `POST^/mes2/lineProblemSet`.
 */
export const createLineProblemSet: sdk.Operation<Mes2Calls['createLineProblemSet']['request'], Mes2Calls['createLineProblemSet']['data']> = /* @__PURE__ */ defineOperation('createLineProblemSet', 'POST', '/mes2/lineProblemSet', 4);

/**
 * 修改产线问题 · Change a problem of lines
 * Replaces the fields of a problem of lines in the version the person has on screen.
 * `PUT /mes2/lineProblemSet`. Asks for the right `PUT^/mes2/lineProblemSet`.
 */
export const updateLineProblemSet: sdk.Operation<Mes2Calls['updateLineProblemSet']['request'], Mes2Calls['updateLineProblemSet']['data']> = /* @__PURE__ */ defineOperation('updateLineProblemSet', 'PUT', '/mes2/lineProblemSet');

/**
 * 删除产线问题 · Delete a problem of lines
 * Deletes a problem of lines that nothing refers to; one in use is refused.
 * `DELETE /mes2/lineProblemSet`. Asks for the right `DELETE^/mes2/lineProblemSet`.
 */
export const deleteLineProblemSet: sdk.Operation<Mes2Calls['deleteLineProblemSet']['request'], Mes2Calls['deleteLineProblemSet']['data']> = /* @__PURE__ */ defineOperation('deleteLineProblemSet', 'DELETE', '/mes2/lineProblemSet');

/**
 * 优先级说明列表 · Priority legend
 * What the priority colours on a line mean.
 * `GET /mes2/linePriorityDescription/list`. Asks for one of the screens /mes/basic/linePriorityDescription.
 */
export const listLinePriorityDescriptions: sdk.BareOperation<Mes2Calls['listLinePriorityDescriptions']['request'], Mes2Calls['listLinePriorityDescriptions']['data']> = /* @__PURE__ */ defineOperation('listLinePriorityDescriptions', 'GET', '/mes2/linePriorityDescription/list');

/**
 * 保存优先级说明 · Save the priority legend
 * Replaces the whole legend.
 * `PUT /mes2/linePriorityDescription`. Asks for the right `PUT^/mes2/linePriorityDescription`.
 */
export const saveLinePriorityDescriptions: sdk.Operation<Mes2Calls['saveLinePriorityDescriptions']['request'], Mes2Calls['saveLinePriorityDescriptions']['data']> = /* @__PURE__ */ defineOperation('saveLinePriorityDescriptions', 'PUT', '/mes2/linePriorityDescription');

/**
 * 达成记录列表 · Attainment records
 * A page of windows with target, actual and the reason of a loss.
 * `GET /mes2/targetRecord/list`. Asks for one of the screens /mes/basic/targetRecord.
 */
export const listTargetRecords: sdk.BareOperation<Mes2Calls['listTargetRecords']['request'], Mes2Calls['listTargetRecords']['data']> = /* @__PURE__ */ defineOperation('listTargetRecords', 'GET', '/mes2/targetRecord/list');

/**
 * 新增达成记录 · Add an attainment record
 * Adds a window by hand.
 * `POST /mes2/targetRecord`. Asks for the right `POST^/mes2/targetRecord/build`.
 */
export const createTargetRecord: sdk.Operation<Mes2Calls['createTargetRecord']['request'], Mes2Calls['createTargetRecord']['data']> = /* @__PURE__ */ defineOperation('createTargetRecord', 'POST', '/mes2/targetRecord', 4, 'POST^/mes2/targetRecord/build');

/**
 * 填写达成记录 · Fill in a record
 * Notes why a window was missed, or corrects what was done.
 * `PUT /mes2/targetRecord`. Asks for the right `PUT^/mes2/targetRecord`.
 */
export const updateTargetRecord: sdk.Operation<Mes2Calls['updateTargetRecord']['request'], Mes2Calls['updateTargetRecord']['data']> = /* @__PURE__ */ defineOperation('updateTargetRecord', 'PUT', '/mes2/targetRecord');

/**
 * 生成达成记录 · Build the records of a day
 * Makes the windows of a day from targets and customers; a repetition adds what is missing.
 * `POST /mes2/targetRecord/build`. Asks for the right `POST^/mes2/targetRecord/build`.
 */
export const buildTargetRecords: sdk.Operation<Mes2Calls['buildTargetRecords']['request'], Mes2Calls['buildTargetRecords']['data']> = /* @__PURE__ */ defineOperation('buildTargetRecords', 'POST', '/mes2/targetRecord/build');

/**
 * 树字典列表 · Tree dictionaries
 * Every entry of the tree dictionaries as a flat list.
 * `GET /mes2/treeDict/list`. Asks for one of the screens /mes/basic/treeDict.
 */
export const listTreeDicts: sdk.BareOperation<Mes2Calls['listTreeDicts']['request'], Mes2Calls['listTreeDicts']['data']> = /* @__PURE__ */ defineOperation('listTreeDicts', 'GET', '/mes2/treeDict/list');

/**
 * 新增字典节点 · Add an entry
 * Adds an entry to a tree.
 * `POST /mes2/treeDict`. Asks for the right `POST^/mes2/treeDict`.
 */
export const createTreeDict: sdk.Operation<Mes2Calls['createTreeDict']['request'], Mes2Calls['createTreeDict']['data']> = /* @__PURE__ */ defineOperation('createTreeDict', 'POST', '/mes2/treeDict', 4);

/**
 * 修改字典节点 · Change an entry
 * Renames an entry.
 * `PUT /mes2/treeDict`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const updateTreeDict: sdk.Operation<Mes2Calls['updateTreeDict']['request'], Mes2Calls['updateTreeDict']['data']> = /* @__PURE__ */ defineOperation('updateTreeDict', 'PUT', '/mes2/treeDict');

/**
 * 删除字典节点 · Delete an entry
 * Deletes an entry nothing uses.
 * `DELETE /mes2/treeDict`. Asks for the right `DELETE^/mes2/treeDict`.
 */
export const deleteTreeDict: sdk.Operation<Mes2Calls['deleteTreeDict']['request'], Mes2Calls['deleteTreeDict']['data']> = /* @__PURE__ */ defineOperation('deleteTreeDict', 'DELETE', '/mes2/treeDict');

/**
 * 导入字典节点 · Import entries
 * Adds the entries of a sheet to a tree, parents before what hangs below them; each row is taken or refused for itself.
 * `POST /mes2/treeDict/import`. Asks for the right `POST^/mes2/treeDict`.
 */
export const importTreeDicts: sdk.Operation<Mes2Calls['importTreeDicts']['request'], Mes2Calls['importTreeDicts']['data']> = /* @__PURE__ */ defineOperation('importTreeDicts', 'POST', '/mes2/treeDict/import', 4, 'POST^/mes2/treeDict');

/**
 * 移动字典节点 · Move an entry
 * Moves an entry to another place of its tree.
 * `PUT /mes2/treeDict/move`. Asks for the right `PUT^/mes2/treeDict`.
 */
export const moveTreeDict: sdk.Operation<Mes2Calls['moveTreeDict']['request'], Mes2Calls['moveTreeDict']['data']> = /* @__PURE__ */ defineOperation('moveTreeDict', 'PUT', '/mes2/treeDict/move', 0, 'PUT^/mes2/treeDict');

/**
 * 字典引用 · Uses of an entry
 * What uses an entry, by kind.
 * `GET /mes2/treeDict/usage`. Asks for one of the screens /mes/basic/treeDict.
 */
export const getTreeDictUsage: sdk.Operation<Mes2Calls['getTreeDictUsage']['request'], Mes2Calls['getTreeDictUsage']['data']> = /* @__PURE__ */ defineOperation('getTreeDictUsage', 'GET', '/mes2/treeDict/usage');

/**
 * 初始化公司设置 · Add the defaults
 * Adds the settings that are missing; a repetition changes nothing.
 * `POST /mes2/companySetting/init`. Asks for the right `POST^/mes2/companySetting/init`.
 */
export const initCompanySettings: sdk.Operation<Mes2Calls['initCompanySettings']['request'], Mes2Calls['initCompanySettings']['data']> = /* @__PURE__ */ defineOperation('initCompanySettings', 'POST', '/mes2/companySetting/init');

/**
 * 设置修改记录 · Changes of settings
 * A page of who changed which setting from what to what.
 * `GET /mes2/companySetting/log`. Asks for one of the screens /mes/basic/companySetting.
 */
export const listCompanySettingLogs: sdk.BareOperation<Mes2Calls['listCompanySettingLogs']['request'], Mes2Calls['listCompanySettingLogs']['data']> = /* @__PURE__ */ defineOperation('listCompanySettingLogs', 'GET', '/mes2/companySetting/log');

/**
 * 新增扎号规则 · Add a split rule
 * Adds a split rule and answers it as saved.
 * `POST /mes2/fixedSplitting`. Asks for the right `POST^/mes2/fixedSplitting`.
 */
export const createBundleSplitRule: sdk.Operation<Mes2Calls['createBundleSplitRule']['request'], Mes2Calls['createBundleSplitRule']['data']> = /* @__PURE__ */ defineOperation('createBundleSplitRule', 'POST', '/mes2/fixedSplitting', 4);

/**
 * 修改扎号规则 · Change a split rule
 * Replaces the fields of a split rule in the version the person has on screen.
 * `PUT /mes2/fixedSplitting`. Asks for the right `PUT^/mes2/fixedSplitting`.
 */
export const updateBundleSplitRule: sdk.Operation<Mes2Calls['updateBundleSplitRule']['request'], Mes2Calls['updateBundleSplitRule']['data']> = /* @__PURE__ */ defineOperation('updateBundleSplitRule', 'PUT', '/mes2/fixedSplitting');

/**
 * 删除扎号规则 · Delete a split rule
 * Deletes a split rule that nothing refers to; one in use is refused.
 * `DELETE /mes2/fixedSplitting`. Asks for the right `DELETE^/mes2/fixedSplitting`.
 */
export const deleteBundleSplitRule: sdk.Operation<Mes2Calls['deleteBundleSplitRule']['request'], Mes2Calls['deleteBundleSplitRule']['data']> = /* @__PURE__ */ defineOperation('deleteBundleSplitRule', 'DELETE', '/mes2/fixedSplitting');

/**
 * 规则试算 · Try a rule
 * The bundles a rule would make of a lay.
 * `GET /mes2/fixedSplitting/preview`. Asks for one of the screens /mes/basic/fixedSplitting.
 */
export const previewBundleSplitRule: sdk.Operation<Mes2Calls['previewBundleSplitRule']['request'], Mes2Calls['previewBundleSplitRule']['data']> = /* @__PURE__ */ defineOperation('previewBundleSplitRule', 'GET', '/mes2/fixedSplitting/preview');

/**
 * 查规则 · Which rule applies
 * The rule that wins for an order and why.
 * `GET /mes2/fixedSplitting/resolve`. Asks for one of the screens /mes/basic/fixedSplitting.
 */
export const resolveBundleSplitRule: sdk.Operation<Mes2Calls['resolveBundleSplitRule']['request'], Mes2Calls['resolveBundleSplitRule']['data']> = /* @__PURE__ */ defineOperation('resolveBundleSplitRule', 'GET', '/mes2/fixedSplitting/resolve');

/**
 * 语音列表 · Voices
 * A page of voices.
 * `GET /mes2/voice/list`. Asks for one of the screens /mes/basic/voice.
 */
export const listVoices: sdk.BareOperation<Mes2Calls['listVoices']['request'], Mes2Calls['listVoices']['data']> = /* @__PURE__ */ defineOperation('listVoices', 'GET', '/mes2/voice/list');

/**
 * 新增语音 · Add a voice
 * Adds a voice and answers it as saved.
 * `POST /mes2/voice`. Asks for the right `POST^/mes2/voice`.
 */
export const createVoice: sdk.Operation<Mes2Calls['createVoice']['request'], Mes2Calls['createVoice']['data']> = /* @__PURE__ */ defineOperation('createVoice', 'POST', '/mes2/voice', 4);

/**
 * 修改语音 · Change a voice
 * Replaces the fields of a voice in the version the person has on screen.
 * `PUT /mes2/voice`. Asks for the right `PUT^/mes2/voice`.
 */
export const updateVoice: sdk.Operation<Mes2Calls['updateVoice']['request'], Mes2Calls['updateVoice']['data']> = /* @__PURE__ */ defineOperation('updateVoice', 'PUT', '/mes2/voice');

/**
 * 删除语音 · Delete a voice
 * Deletes a voice that nothing refers to; one in use is refused.
 * `DELETE /mes2/voice`. Asks for the right `DELETE^/mes2/voice`.
 */
export const deleteVoice: sdk.Operation<Mes2Calls['deleteVoice']['request'], Mes2Calls['deleteVoice']['data']> = /* @__PURE__ */ defineOperation('deleteVoice', 'DELETE', '/mes2/voice');

/**
 * 试播语音 · Play a voice on a board
 * Plays a sentence on a chosen wall board.
 * `POST /mes2/voice/test`. Asks for the right `POST^/mes2/voice/test`.
 */
export const testVoice: sdk.Operation<Mes2Calls['testVoice']['request'], Mes2Calls['testVoice']['data']> = /* @__PURE__ */ defineOperation('testVoice', 'POST', '/mes2/voice/test');
