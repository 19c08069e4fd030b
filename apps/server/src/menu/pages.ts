/** A page of the menu. Buttons hang under the page whose service paths they call. */
export interface MenuPage {
  readonly url: string;
  readonly zh: string;
  readonly en: string;
  readonly group: GroupCode;
  /** Service paths whose operations are this page's buttons. */
  readonly calls?: readonly string[];
}

/** Groups of the left menu in their order; captions of at most four characters. */
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
  G11: { zh: '工资', en: 'Wages', icon: 'banknote' },
  G12: { zh: '工时日历', en: 'Time', icon: 'calendar-clock' },
  G13: { zh: '设备', en: 'Machines', icon: 'wrench' },
  G14: { zh: '报表看板', en: 'Boards', icon: 'chart-column' },
  G15: { zh: '基础设置', en: 'Basics', icon: 'settings' },
  G16: { zh: '组织权限', en: 'People', icon: 'users' },
  A: { zh: '手持端', en: 'Handheld', icon: 'smartphone' },
} as const;

export type GroupCode = keyof typeof groups;

/** The one list of pages in the menu. A page gets its line here when its screen is built. */
// biome-ignore format: a page is one line.
export const pages: readonly MenuPage[] = [
  { url: '/mes/order/orderPrice', group: 'G3', zh: '订单工价', en: 'Piece prices', calls: ['/mes2/saas/order/price'] },
  { url: '/makingCenter/order/order', group: 'G1', zh: '订单列表', en: 'Orders', calls: ['/mes2/saas/order/'] },
  { url: '/mes/cloth/clothList', group: 'G5', zh: '面料到货列表', en: 'Fabric receipts', calls: ['/mes2/cloth/', '/mes2/tympan/'] },
  { url: '/mes/cloth/addCloth', group: 'G5', zh: '新增到货', en: 'Receive fabric' },
  { url: '/mes/cloth/feedingSing', group: 'G5', zh: '投料单', en: 'Feeding slips', calls: ['/mes2/feedingSing/'] },
  { url: '/mes/material/materialRequisition', group: 'G5', zh: '领料单', en: 'Trim requisitions', calls: ['/mes2/materialRequisition/'] },
  { url: '/mes/material/materialReport', group: 'G5', zh: '物料报表', en: 'Material readiness', calls: ['/mes2/materialReport/'] },
  { url: '/mes/order/catOrderVersion', group: 'G1', zh: '订单版本', en: 'Order versions' },
  { url: '/makingCenter/order/zyOrder', group: 'G2', zh: '作业订单', en: 'Workshop orders' },
  { url: '/makingCenter/assignmentOrder/assignmentOrderList', group: 'G2', zh: '派工单列表', en: 'Dispatch orders', calls: ['/mes2/assignmentOrder/'] },
  { url: '/mes/style/style', group: 'G3', zh: '款式库', en: 'Styles', calls: ['/mes2/style/'] },
  { url: '/mes/order/knifeMold', group: 'G3', zh: '刀模档案', en: 'Cutting dies', calls: ['/mes2/knifeMold/'] },
  { url: '/mes/order/knifeAndTympan', group: 'G3', zh: '刀模与布料', en: 'Dies and fabrics', calls: ['/mes2/knifeAndTympan/'] },
  { url: '/mes/reduceBed/reduceBedList', group: 'G6', zh: '裁床列表', en: 'Cutting beds', calls: ['/mes2/reduce/'] },
  { url: '/mes/reduceBed/addReduceBedBill', group: 'G6', zh: '新增床单', en: 'New bed' },
  { url: '/mes/reduceBed/addReduceBedBillXYS', group: 'G6', zh: '新增细颜色床单', en: 'New shade-level bed' },
  { url: '/mes/reduceBed/reduceBedSubmitList', group: 'G6', zh: '床次提交处理', en: 'Submitted beds' },
  { url: '/mes/reduceBed/reduceBedBills', group: 'G6', zh: '床单打印', en: 'Bed sheets' },
  { url: '/mes/reduceBed/reduceBedQc', group: 'G6', zh: '裁片检验', en: 'Cut-panel QC' },
  { url: '/mes/reduceBed/batchRange', group: 'G6', zh: '批次区间', en: 'Bundle batches', calls: ['/mes2/batchRange'] },
  { url: '/mes/reduceBed/reduceBedReport', group: 'G6', zh: '裁床报表', en: 'Bed report' },
  { url: '/mes/reduceBed/reduceBedOrderReport', group: 'G6', zh: '订单裁剪汇总', en: 'Cutting by order' },
  { url: '/mes/reduceBed/reduceReport', group: 'G6', zh: '裁剪汇总', en: 'Cutting summary' },
  { url: '/mes/reduceBed/reduceDateReport', group: 'G6', zh: '裁剪日期报表', en: 'Cutting calendar' },
  { url: '/mes/reduceBed/bedSewing', group: 'G6', zh: '床次菲票', en: 'Tickets by bed' },
  { url: '/mes/packaging/bundleGenerate', group: 'G7', zh: '分扎', en: 'Bundles', calls: ['/mes2/bundle/'] },
  { url: '/mes/card/carSewing', group: 'G7', zh: '扎号标签', en: 'Bundle labels' },
  { url: '/mes/packaging/noScanBundle', group: 'G7', zh: '漏扫扎号', en: 'Bundles with gaps' },
  { url: '/mes/reduceBed/materialsDelivery', group: 'G8', zh: '裁片发料', en: 'Cut-piece delivery', calls: ['/mes2/materialsDelivery/', '/mes2/outDelivery/'] },
  { url: '/mes/packaging/workReport', group: 'G11', zh: '报工报表', en: 'Work reported' },
  { url: '/mes/qc/qcBarcodeInfoReport', group: 'G9', zh: '条码追溯', en: 'Bundle trace' },
  { url: '/schedule/schedule/scheduleList', group: 'G4', zh: '排程列表', en: 'Schedule list', calls: ['/mes2/schedule/'] },
  { url: '/schedule/schedule/schedule', group: 'G4', zh: '排程甘特图', en: 'Schedule board' },
  { url: '/mes/plan/planList', group: 'G4', zh: '总计划', en: 'Master plan', calls: ['/mes2/planList/'] },
  { url: '/schedule/showThePlan/orderShow', group: 'G4', zh: '订单计划看板', en: 'Plan board by order' },
  { url: '/schedule/showThecuttingBedPlan/plan', group: 'G4', zh: '裁床计划看板', en: 'Plan board by cutting table', calls: ['/mes2/cuttingSchedule/'] },
  { url: '/app/cuttingApp/cuttingBedTask', group: 'A', zh: '裁床任务', en: 'Cutting tasks', calls: ['/mes2/cuttingLine/'] },
  { url: '/app/cuttingLineApp/cuttingLine', group: 'A', zh: '裁床排队', en: 'Cutting line queue' },
  { url: '/mes/calendar/workCalendar', group: 'G12', zh: '工作日历', en: 'Work calendar', calls: ['/mes2/calendar'] },
  { url: '/mes/calendar/shift', group: 'G12', zh: '班次', en: 'Shifts', calls: ['/mes2/shift'] },
  { url: '/mes/calendar/employeeAbsenceSet', group: 'G12', zh: '缺勤管理', en: 'Absences', calls: ['/mes2/employeeAbsence/'] },
  { url: '/mes/calendar/manpowerPlanDisplay', group: 'G12', zh: '人力计划', en: 'Manpower plan', calls: ['/mes2/manpowerPlan/'] },
  { url: '/schedule/schedule/knifeMoldSchedule', group: 'G4', zh: '刀模排程', en: 'Die bookings', calls: ['/mes2/knifeMoldSchedule/'] },
  { url: '/schedule/showThePlan/knifeMoldShow', group: 'G4', zh: '刀模看板', en: 'Plan board by die' },
  { url: '/mes/order/targetYield', group: 'G8', zh: '目标产量', en: 'Output targets', calls: ['/mes2/target/'] },
  { url: '/mes/order/targetHeartRate', group: 'G8', zh: '目标节拍', en: 'Heart rate', calls: ['/mes2/targetHeartRate'] },
  { url: '/mes/basic/targetRecord', group: 'G8', zh: '达成记录', en: 'Attainment', calls: ['/mes2/targetRecord'] },
  { url: '/mes/report/reduceBed', group: 'G14', zh: '裁床大屏', en: 'Wall board' },
  { url: '/mes/report/reduceBedBoard', group: 'G6', zh: '裁床看板', en: 'Cutting board' },
  { url: '/app/sewingLineApp/sewingLine', group: 'A', zh: '产线终端', en: 'Line terminal' },
  { url: '/mes/problem/problemLogList', group: 'G8', zh: '产线问题日志', en: 'Line problems', calls: ['/mes2/problemLog'] },
  { url: '/mes/app/bgapp', group: 'A', zh: '报工', en: 'Report work', calls: ['/mes2/bundleProcess/', '/mes2/scan/'] },
  { url: '/mes/app/ccapp', group: 'A', zh: '裁床', en: 'Cutting' },
  { url: '/mes/app/sfapp', group: 'A', zh: '收发', en: 'Send and receive' },
  { url: '/mes/app/lineapp', group: 'A', zh: '产线', en: 'Line leader' },
  { url: '/mes/packaging/slotCardMaintain', group: 'G7', zh: '插卡维护', en: 'Slot card upkeep', calls: ['/mes2/slotCard'] },
  { url: '/mes/packaging/slotCardMaintainHistory', group: 'G7', zh: '插卡履历', en: 'Slot card history' },
  { url: '/mes/basic/inputPersonnelWork', group: 'G8', zh: '投入人员工时', en: 'Daily manpower input', calls: ['/mes2/inputPersonnelWork'] },
  { url: '/mes/basic/lineProblemSet', group: 'G8', zh: '产线问题设置', en: 'Line problem catalogue', calls: ['/mes2/lineProblemSet', '/mes2/problemType'] },
  { url: '/mes/basic/linePriorityDescription', group: 'G8', zh: '产线优先级说明', en: 'Line priority legend', calls: ['/mes2/linePriorityDescription'] },
  { url: '/mes/qc/QcrDefectCategory', group: 'G9', zh: '疵点大类', en: 'Defect categories', calls: ['/mes2/qc/defectCategory'] },
  { url: '/mes/qc/badType', group: 'G9', zh: '不良类型', en: 'Defect types and items', calls: ['/mes2/qc/badType', '/mes2/qc/badItem'] },
  { url: '/mes/site/inspectionArchives', group: 'G9', zh: '现场检验档案', en: 'Site inspection checklists', calls: ['/mes2/site/archive', '/mes2/site/fileLevel'] },
  { url: '/mes/site/finalInspectionArchives', group: 'G9', zh: '终检档案', en: 'Final inspection standards' },
  { url: '/mes/basic/equipmentArchives', group: 'G13', zh: '设备档案', en: 'Equipment file', calls: ['/ccm/machine/'] },
  { url: '/mes/basic/treeDict', group: 'G15', zh: '树形字典', en: 'Tree dictionaries', calls: ['/mes2/treeDict'] },
  { url: '/mes/basic/companySetting', group: 'G15', zh: '公司设置', en: 'Company settings', calls: ['/mes2/companySetting'] },
  { url: '/mes/basic/fixedSplitting', group: 'G15', zh: '固定拆分', en: 'Bundle split rules', calls: ['/mes2/fixedSplitting'] },
  { url: '/mes/basic/pgdType', group: 'G15', zh: '派工单类型', en: 'Dispatch types', calls: ['/mes2/pgdType'] },
  { url: '/mes/basic/outGroup', group: 'G15', zh: '外发组', en: 'Subcontract groups', calls: ['/mes2/outGroup'] },
  { url: '/mes/basic/dclCustomerTime', group: 'G15', zh: '客户达成时间', en: 'Customer attainment windows', calls: ['/mes2/dclCustomerTime'] },
  { url: '/mes/basic/boardQuantity', group: 'G15', zh: '看板数量', en: 'Board figures', calls: ['/mes2/boardQuantity'] },
  { url: '/mes/basic/voice', group: 'G15', zh: '语音播报', en: 'Voice templates', calls: ['/mes2/voice'] },
  { url: '/mes/packaging/efficiencySet', group: 'G15', zh: '效率曲线', en: 'Learning curves', calls: ['/mes2/efficiencySet'] },
  { url: '/mes/packaging/customerEfficiencySet', group: 'G15', zh: '客户效率系数', en: 'Customer efficiency', calls: ['/mes2/customerEfficiencySet'] },
  { url: '/mes/employee/employeeShow', group: 'G16', zh: '员工档案', en: 'People', calls: ['/amc/depts', '/amc/deptUser', '/amc/deptManager', '/amc/users/', '/amc/userJobs', '/amc/boardDevice', '/amc/company/'] },
];

/** Rights that no call belongs to: columns and exports. */
export const fieldRights: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  'PUT^/mes2/reduce/overCut': { zh: '超裁', en: 'Cut over the limit' },
  'PUT^/mes2/materialsDelivery/anyLine': { zh: '发到未排产线', en: 'Deliver to any line' },
  'PUT^/mes2/calendar/holiday': { zh: '过去法定假日', en: 'Past public holidays' },
  'FIELD^order.unitPrice': { zh: '订单单价', en: 'Order prices' },
  'FIELD^orderProcess.price': { zh: '工序工价', en: 'Piece rates' },
  'FIELD^wage.amount': { zh: '工资金额', en: 'Wages' },
  'FIELD^customer.name': { zh: '客户名称', en: 'Customer names' },
  'EXPORT^order': { zh: '导出订单', en: 'Export orders' },
};
