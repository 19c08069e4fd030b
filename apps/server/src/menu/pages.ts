// biome-ignore-all format: generated from specs/addresses.ts by `npm run generate`. Do not edit.

/** Groups of the left menu in their order. */
export const groups = {
  G1: { zh: '订单', en: 'Orders', icon: 'clipboard-list' },
  G2: { zh: '作业派工', en: 'Dispatch', icon: 'send' },
  G3: { zh: '款式技术', en: 'Styles', icon: 'shirt' },
  G4: { zh: '排程计划', en: 'Planning', icon: 'calendar-range' },
  G5: { zh: '面料投料', en: 'Fabric', icon: 'layers' },
  G6: { zh: '裁床', en: 'Cutting', icon: 'scissors' },
  G7: { zh: '条码', en: 'Tickets', icon: 'barcode' },
  G8: { zh: '产线', en: 'Lines', icon: 'factory' },
  G9: { zh: '质量', en: 'Quality', icon: 'shield-check' },
  G10: { zh: '包装仓库', en: 'Packing', icon: 'package' },
  G11: { zh: '工资', en: 'Wages', icon: 'banknote' },
  G12: { zh: '工时日历', en: 'Time', icon: 'calendar-clock' },
  G13: { zh: '设备', en: 'Machines', icon: 'wrench' },
  G14: { zh: '报表看板', en: 'Boards', icon: 'chart-column' },
  G15: { zh: '基础设置', en: 'Basics', icon: 'settings' },
  G16: { zh: '组织权限', en: 'People', icon: 'users' },
  A: { zh: '手持端', en: 'Handheld', icon: 'smartphone' },
} as const;

export type GroupCode = keyof typeof groups;

/** A page of the menu: the right to open it, and what hangs under it. */
interface MenuPage {
  readonly url: string;
  readonly zh: string;
  readonly en: string;
  readonly group: GroupCode;
  /** Jobs that have the page without its group. */
  readonly jobs?: readonly string[];
  /** Beginnings of the service paths whose rights hang under the page. */
  readonly calls?: readonly string[];
}

const table = [
  { url: '/makingCenter/order/order', group: 'G1', zh: '订单列表', en: 'Orders', calls: ['/mes2/saas/order/'] },
  { url: '/mes/order/catOrderVersion', group: 'G1', zh: '订单版本', en: 'Order versions' },
  { url: '/makingCenter/order/zyOrder', group: 'G2', zh: '作业订单', en: 'Workshop orders' },
  { url: '/makingCenter/assignmentOrder/assignmentOrderList', group: 'G2', zh: '派工单列表', en: 'Dispatch orders', calls: ['/mes2/assignmentOrder/'] },
  { url: '/mes/order/orderPrice', group: 'G3', zh: '订单工价', en: 'Piece prices', calls: ['/mes2/saas/order/price'] },
  { url: '/mes/style/style', group: 'G3', zh: '款式库', en: 'Styles', calls: ['/mes2/style/', '/mes2/line/layout'] },
  { url: '/mes/order/knifeMold', group: 'G3', zh: '刀模档案', en: 'Cutting dies', calls: ['/mes2/knifeMold/'] },
  { url: '/mes/order/knifeAndTympan', group: 'G3', zh: '刀模与布料', en: 'Dies and fabrics', calls: ['/mes2/knifeAndTympan/'] },
  { url: '/schedule/schedule/scheduleList', group: 'G4', zh: '排程列表', en: 'Schedule list', calls: ['/mes2/schedule/'] },
  { url: '/schedule/schedule/schedule', group: 'G4', zh: '排程甘特图', en: 'Schedule board' },
  { url: '/mes/plan/planList', group: 'G4', zh: '总计划', en: 'Master plan', calls: ['/mes2/planList/'] },
  { url: '/schedule/showThePlan/orderShow', group: 'G4', zh: '订单计划看板', en: 'Plan board by order' },
  { url: '/schedule/showThecuttingBedPlan/plan', group: 'G4', zh: '裁床计划看板', en: 'Plan board by cutting table', calls: ['/mes2/cuttingSchedule/'] },
  { url: '/schedule/schedule/knifeMoldSchedule', group: 'G4', zh: '刀模排期', en: 'Die bookings', calls: ['/mes2/knifeMoldSchedule/'] },
  { url: '/schedule/showThePlan/knifeMoldShow', group: 'G4', zh: '刀模计划看板', en: 'Plan board by die' },
  { url: '/mes/cloth/clothList', group: 'G5', zh: '面料到货列表', en: 'Fabric receipts', jobs: ['qc'], calls: ['/mes2/cloth/', '/mes2/tympan/'] },
  { url: '/mes/cloth/addCloth', group: 'G5', zh: '新增到货', en: 'Receive fabric' },
  { url: '/mes/cloth/feedingSing', group: 'G5', zh: '投料单', en: 'Feeding slips', calls: ['/mes2/feedingSing/'] },
  { url: '/mes/material/materialRequisition', group: 'G5', zh: '领料单', en: 'Requisitions', calls: ['/mes2/materialRequisition/'] },
  { url: '/mes/material/materialReport', group: 'G5', zh: '物料报表', en: 'Material readiness', calls: ['/mes2/materialReport/'] },
  { url: '/mes/reduceBed/feedingSingleReport', group: 'G5', zh: '投料报表', en: 'Feeding report' },
  { url: '/mes/reduceBed/reduceBedList', group: 'G6', zh: '裁床列表', en: 'Cutting beds', calls: ['/mes2/reduce/'] },
  { url: '/mes/reduceBed/addReduceBedBill', group: 'G6', zh: '新增床单', en: 'New bed' },
  { url: '/mes/reduceBed/addReduceBedBillXYS', group: 'G6', zh: '新增细颜色床单', en: 'New shade-level bed' },
  { url: '/mes/reduceBed/reduceBedSubmitList', group: 'G6', zh: '床次提交处理', en: 'Submitted beds' },
  { url: '/mes/reduceBed/reduceBedBills', group: 'G6', zh: '床单打印', en: 'Lay sheets' },
  { url: '/mes/reduceBed/reduceBedQc', group: 'G6', zh: '裁片检验', en: 'Panel check' },
  { url: '/mes/reduceBed/batchRange', group: 'G6', zh: '批次区间', en: 'Bundle batches', calls: ['/mes2/batchRange'] },
  { url: '/mes/reduceBed/reduceBedReport', group: 'G6', zh: '裁床报表', en: 'Bed report' },
  { url: '/mes/reduceBed/reduceBedOrderReport', group: 'G6', zh: '订单裁剪汇总', en: 'Cutting by order' },
  { url: '/mes/reduceBed/reduceReport', group: 'G6', zh: '裁剪汇总', en: 'Cutting summary' },
  { url: '/mes/reduceBed/reduceDateReport', group: 'G6', zh: '裁剪日期报表', en: 'Cutting calendar' },
  { url: '/mes/reduceBed/bedSewing', group: 'G6', zh: '床次菲票', en: 'Tickets by bed' },
  { url: '/mes/report/reduceBedBoard', group: 'G6', zh: '裁床看板', en: 'Cutting table board' },
  { url: '/mes/reduceBed/reduceBedListDl', group: 'G6', zh: '多料裁床', en: 'Multi-material beds' },
  { url: '/mes/reduceBed/reduceBedProductionReport', group: 'G6', zh: '裁床产量', en: 'Cutting output' },
  { url: '/mes/reduceBed/XCReport', group: 'G6', zh: '现存裁片', en: 'Cut-piece store balance' },
  { url: '/mes/reduceBed/reduceBedWIPReport', group: 'G6', zh: '裁片在制', en: 'Cut-piece WIP' },
  { url: '/mes/reduceBed/reduceBedSLDReport', group: 'G6', zh: '剩料报表', en: 'Remnant report' },
  { url: '/mes/reduceBed/reduceBedBoardXys', group: 'G6', zh: '细颜色裁床看板', en: 'Shade board' },
  { url: '/mes/reduceBed/reduceBedWorkReport', group: 'G6', zh: '裁床计件', en: 'Bed wages' },
  { url: '/mes/reduceBed/reduceBedWorkReportXYS', group: 'G6', zh: '细颜色裁床计件', en: 'Bed wages by shade' },
  { url: '/mes/reduceBed/dosageAnalysisReport', group: 'G6', zh: '用量分析', en: 'Dosage analysis' },
  { url: '/mes/reduceBed/reduceBedProgressReport', group: 'G6', zh: '床次进度', en: 'Bed milestones' },
  { url: '/mes/packaging/bundleGenerate', group: 'G7', zh: '扎号管理', en: 'Bundles', calls: ['/mes2/bundle/'] },
  { url: '/mes/card/carSewing', group: 'G7', zh: '扎号标签', en: 'Bundle labels' },
  { url: '/mes/packaging/noScanBundle', group: 'G7', zh: '漏扫扎号', en: 'Bundles with gaps' },
  { url: '/mes/packaging/slotCardMaintain', group: 'G7', zh: '插卡维护', en: 'Slot card upkeep', calls: ['/mes2/slotCard'] },
  { url: '/mes/packaging/slotCardMaintainHistory', group: 'G7', zh: '插卡履历', en: 'Slot card history', jobs: ['informationClerk'] },
  { url: '/mes/card/carSewing2', group: 'G7', zh: '菲票+工票', en: 'Bundle label and coupons' },
  { url: '/mes/card/bedSewing', group: 'G7', zh: '整床菲票(A4)', en: 'One sheet per bed' },
  { url: '/mes/card/slotDardSewing', group: 'G7', zh: '插卡绑定', en: 'Slot cards' },
  { url: '/mes/reduceBed/materialsDelivery', group: 'G8', zh: '裁片发料', en: 'Cut-piece delivery', calls: ['/mes2/materialsDelivery/', '/mes2/outDelivery/'] },
  { url: '/mes/order/targetYield', group: 'G8', zh: '目标产量', en: 'Output targets', calls: ['/mes2/target/'] },
  { url: '/mes/order/targetHeartRate', group: 'G8', zh: '目标节拍', en: 'Takt targets', calls: ['/mes2/targetHeartRate'] },
  { url: '/mes/basic/targetRecord', group: 'G8', zh: '达成记录', en: 'Attainment records', calls: ['/mes2/targetRecord'] },
  { url: '/mes/problem/problemLogList', group: 'G8', zh: '产线问题日志', en: 'Line problem log', calls: ['/mes2/problemLog'] },
  { url: '/mes/basic/inputPersonnelWork', group: 'G8', zh: '投入人员工时', en: 'Manpower input', calls: ['/mes2/inputPersonnelWork'] },
  { url: '/mes/basic/lineProblemSet', group: 'G8', zh: '产线问题设置', en: 'Line problem catalogue', jobs: ['technician'], calls: ['/mes2/lineProblemSet', '/mes2/problemType'] },
  { url: '/mes/basic/linePriorityDescription', group: 'G8', zh: '产线优先级说明', en: 'Line priority legend', jobs: ['technician'], calls: ['/mes2/linePriorityDescription'] },
  { url: '/mes/order/workShopVipReport', group: 'G8', zh: '车间重点单', en: 'Priority orders by workshop' },
  { url: '/mes/problem/messageProblemLogList', group: 'G8', zh: '问题通知日志', en: 'Problem notices and escalations' },
  { url: '/mes/qc/qcBarcodeInfoReport', group: 'G9', zh: '条码追溯', en: 'Bundle trace' },
  { url: '/mes/qc/QcrDefectCategory', group: 'G9', zh: '疵点大类', en: 'Defect categories', calls: ['/mes2/qc/defectCategory'] },
  { url: '/mes/qc/badType', group: 'G9', zh: '不良类型', en: 'Defect types', calls: ['/mes2/qc/badType', '/mes2/qc/badItem'] },
  { url: '/mes/qc/levelRecord', group: 'G9', zh: '等级记录', en: 'Quality levels', calls: ['/mes2/levelRecord'] },
  { url: '/mes/site/inspectionArchives', group: 'G9', zh: '现场检验档案', en: 'Site inspection checklists', calls: ['/mes2/site/archive', '/mes2/site/fileLevel'] },
  { url: '/mes/site/finalInspectionArchives', group: 'G9', zh: '终检档案', en: 'Final inspection standards' },
  { url: '/mes/card/fqcReport', group: 'G9', zh: 'FQC尾查报表', en: 'FQC report' },
  { url: '/mes/qc/barcodeBadnessReport', group: 'G9', zh: '条码不良', en: 'Defects by bundle barcode' },
  { url: '/mes/qc/dclReportList', group: 'G9', zh: '产线达成率', en: 'Attainment by line' },
  { url: '/mes/qc/dclReportList2', group: 'G9', zh: '客户达成率', en: 'Attainment by customer' },
  { url: '/mes/qc/qcOrderAnalysis', group: 'G9', zh: '订单质量分析', en: 'Order quality analysis' },
  { url: '/mes/qc/qcFinalCheckWorkReport', group: 'G9', zh: '终检工作量', en: 'Final inspection workload' },
  { url: '/mes/qc/qcRecordReport', group: 'G9', zh: '质检记录报表', en: 'Inspection records report' },
  { url: '/mes/qc/qcRecordUnPassReport', group: 'G9', zh: '不合格明细', en: 'Nonconformity list' },
  { url: '/mes/qc/qcDayPatrolReport', group: 'G9', zh: '日巡检', en: 'Daily patrol' },
  { url: '/mes/qc/qcCheckRecordList', group: 'G9', zh: '质检单', en: 'Inspection records' },
  { url: '/mes/qc/qcInspectionList', group: 'G9', zh: '终检列表', en: 'Final inspections (AQL)' },
  { url: '/mes/site/addSiteInspectionTaskForm', group: 'G9', zh: '派发现场检验任务', en: 'Assign site inspections' },
  { url: '/mes/site/siteInspectionRecord', group: 'G9', zh: '现场检验记录', en: 'Site inspection records' },
  { url: '/mes/packaging/warehouseReceipt', group: 'G10', zh: '成品入库', en: 'Finished-goods receipts' },
  { url: '/mes/packaging/warehouseOut', group: 'G10', zh: '成品出库', en: 'Finished-goods issues' },
  { url: '/mes/packaging/workReport', group: 'G11', zh: '报工报表', en: 'Work report', jobs: ['cuttingLeader', 'operator'] },
  { url: '/mes/packaging/workReportXYS', group: 'G11', zh: '细颜色报工报表', en: 'Work report by shade' },
  { url: '/mes/report/wageReport', group: 'G11', zh: '工资报表', en: 'Payroll of a period' },
  { url: '/mes/report/wageWatchReport', group: 'G11', zh: '工资监控', en: 'Wage watch' },
  { url: '/mes/basic/wagesRecords', group: 'G11', zh: '工资记录', en: 'Wage records' },
  { url: '/mes/calendar/workCalendar', group: 'G12', zh: '工作日历', en: 'Work calendar', calls: ['/mes2/calendar'] },
  { url: '/mes/calendar/shift', group: 'G12', zh: '班次', en: 'Shifts', calls: ['/mes2/shift'] },
  { url: '/mes/calendar/employeeAbsenceSet', group: 'G12', zh: '缺勤管理', en: 'Absences', jobs: ['operator'], calls: ['/mes2/employeeAbsence/'] },
  { url: '/mes/calendar/manpowerPlanDisplay', group: 'G12', zh: '人力计划', en: 'Manpower plan', calls: ['/mes2/manpowerPlan/'] },
  { url: '/mes/order/employeeSkillReport', group: 'G12', zh: '技能矩阵', en: 'Skill matrix' },
  { url: '/mes/packaging/workingHourse', group: 'G12', zh: '工时记录', en: 'Working hours' },
  { url: '/mes/packaging/workTimeReport', group: 'G12', zh: '工时报表', en: 'Work-time report' },
  { url: '/mes/basic/equipmentArchives', group: 'G13', zh: '设备档案', en: 'Equipment file', calls: ['/ccm/machine/'] },
  { url: '/mes/machine/machineMaintenanceReport', group: 'G13', zh: '设备维保报表', en: 'Maintenance report' },
  { url: '/mes/basic/locationMachine', group: 'G13', zh: '设备位置', en: 'Machine locations' },
  { url: '/mes/report/reduceBed', group: 'G14', zh: '裁床大屏', en: 'Cutting room board' },
  { url: '/mes/reduceBed/productionScheduleReport', group: 'G14', zh: '生产进度', en: 'Order progress' },
  { url: '/mes/reduceBed/hangOrderReport', group: 'G14', zh: '吊挂报表', en: 'Hanger report' },
  { url: '/mes/reduceBed/hangOrderReport2', group: 'G14', zh: '吊挂站位时段', en: 'Hanger stations by hour' },
  { url: '/mes/report/efficiency', group: 'G14', zh: '产线效率', en: 'Line efficiency matrix' },
  { url: '/mes/production/report/efficiencyReport', group: 'G14', zh: '效率明细', en: 'Efficiency detail' },
  { url: '/mes/production/report/noWorkTimeReport', group: 'G14', zh: '非作业工时', en: 'Non-productive time' },
  { url: '/mes/basic/deptReport', group: 'G14', zh: '部门报表', en: 'Department report' },
  { url: '/mes/log/batchDayLog', group: 'G14', zh: '批量日志', en: 'Batch job log' },
  { url: '/mes/report/countscz', group: 'G14', zh: '产值大屏', en: 'Output value' },
  { url: '/mes/report/top5', group: 'G14', zh: '疵点大屏', en: 'Top defects' },
  { url: '/mes/report/fqc', group: 'G14', zh: '尾查大屏', en: 'Finishing check board' },
  { url: '/mes/basic/treeDict', group: 'G15', zh: '树形字典', en: 'Tree dictionaries', calls: ['/mes2/treeDict'] },
  { url: '/mes/basic/companySetting', group: 'G15', zh: '公司设置', en: 'Company settings', calls: ['/mes2/companySetting'] },
  { url: '/mes/basic/fixedSplitting', group: 'G15', zh: '固定拆分', en: 'Bundle split rules', calls: ['/mes2/fixedSplitting'] },
  { url: '/mes/basic/pgdType', group: 'G15', zh: '派工单类型', en: 'Dispatch types', jobs: ['planner'], calls: ['/mes2/pgdType'] },
  { url: '/mes/basic/outGroup', group: 'G15', zh: '外发组', en: 'Subcontract groups', jobs: ['planner', 'merchandiser'], calls: ['/mes2/outGroup'] },
  { url: '/mes/basic/dclCustomerTime', group: 'G15', zh: '客户达成时间', en: 'Customer attainment windows', calls: ['/mes2/dclCustomerTime'] },
  { url: '/mes/basic/boardQuantity', group: 'G15', zh: '看板数量', en: 'Board figures', jobs: ['workshopManager'], calls: ['/mes2/boardQuantity'] },
  { url: '/mes/basic/voice', group: 'G15', zh: '语音播报', en: 'Voice templates', calls: ['/mes2/voice'] },
  { url: '/mes/packaging/efficiencySet', group: 'G15', zh: '效率曲线', en: 'Learning curves', calls: ['/mes2/efficiencySet'] },
  { url: '/mes/packaging/customerEfficiencySet', group: 'G15', zh: '客户效率系数', en: 'Customer efficiency', jobs: ['planner'], calls: ['/mes2/customerEfficiencySet'] },
  { url: '/mes/employee/employeeShow', group: 'G16', zh: '员工档案', en: 'People', calls: ['/amc/depts', '/amc/deptUser', '/amc/deptManager', '/amc/users/', '/amc/userJobs', '/amc/boardDevice', '/amc/company/'] },
  { url: '/app/cuttingApp/cuttingBedTask', group: 'A', zh: '裁床任务', en: 'Cutting tasks', calls: ['/mes2/cuttingLine/'] },
  { url: '/app/cuttingLineApp/cuttingLine', group: 'A', zh: '裁床排队', en: 'Cutting line queue' },
  { url: '/app/sewingLineApp/sewingLine', group: 'A', zh: '产线终端', en: 'Line terminal' },
  { url: '/mes/app/bgapp', group: 'A', zh: '报工', en: 'Report work', jobs: ['operator'], calls: ['/mes2/bundleProcess/', '/mes2/scan/'] },
  { url: '/mes/app/ccapp', group: 'A', zh: '裁床手机', en: 'Cutting handheld' },
  { url: '/mes/app/sfapp', group: 'A', zh: '收发', en: 'Send and receive' },
  { url: '/mes/app/lineapp', group: 'A', zh: '产线组长', en: 'Line leader', jobs: ['planner', 'ie'] },
  { url: '/mes/app/ysapp', group: 'A', zh: '验收入库', en: 'Accept into warehouse' },
  { url: '/mes/app/jxapp', group: 'A', zh: '机修', en: 'Mechanic' },
  { url: '/mes/app/qcxapp', group: 'A', zh: 'QC巡检', en: 'QC patrol' },
] as const satisfies readonly MenuPage[];

/** Address of a page of the menu. */
export type PageUrl = (typeof table)[number]['url'];

/** Address of a page without values of its own, of the menu or everybody's. */
export type PlainUrl =
  | PageUrl
  | '/'
  | '/work'
  | '/notice'
  | '/accountDelete'
  | '/companyDelete'
  | '/verified';

export const pages: readonly (MenuPage & { readonly url: PageUrl })[] = table;

/** The wall boards of apps/dashboards. */
export const walls: readonly string[] = ['/mes/report/reduceBed', '/mes/report/countscz', '/mes/report/top5', '/mes/report/fqc'];
