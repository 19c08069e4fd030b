/** Groups of the left menu in their order; captions of at most four Chinese characters. */
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

type GroupCode = keyof typeof groups;

/** One address of the product, of the workbench or of a wall board. */
export interface Address {
  /** `{name}` stands for a value that the screen receives. */
  readonly path: string;
  /** Title of tab, window and menu entry. */
  readonly zh: string;
  readonly en: string;
  /**
   * Its file without `.screen.tsx`, below `apps/workbench/src/features`; of a wall board without `.board.tsx`, below
   * `apps/dashboards/src/boards`. Until there is one, the address is in no menu and no link leads to it.
   */
  readonly screen?: string;
  /** A wall board of `apps/dashboards`. */
  readonly wall?: true;
  /** Place in the menu, and the right to open it: the jobs that open the group have it. Order is that of this table. */
  readonly group?: GroupCode;
  /** Further jobs of `apps/server/src/menu` that have the page without its group. */
  readonly jobs?: readonly string[];
  /** Beginnings of service paths: the rights to these calls hang under the page, under the longest that fits. */
  readonly calls?: readonly string[];
  /** A session is enough. Addresses without parameters need a right otherwise. */
  readonly open?: true;
  /** Whether the left menu is beside the page; it is when left out. */
  readonly hasLeft?: false;
  /** Whether header and tabs stand above the page; they do when left out. */
  readonly hashead?: false;
  /** Drawn for a phone in a hand: no least width. */
  readonly phone?: true;
  /** Short addresses that open this one. */
  readonly aliases?: readonly string[];
}

/**
 * Every address of the product. A screen is built by its file and `screen` here; `npm run generate` writes the tables of
 * the three applications out of it, and refuses a file that is missing, or that no address names.
 */
// biome-ignore format: an address is one line.
export const addresses: readonly Address[] = [
  // Everybody's
  { path: '/', zh: '首页', en: 'Home', screen: 'home/home', open: true },
  { path: '/work', zh: '我的工作', en: 'My work', screen: 'account/work', open: true, phone: true },
  { path: '/notice', zh: '消息通知', en: 'Messages and notices', screen: 'account/notice-list', open: true },
  { path: '/noticeDetail/{id}', zh: '消息详情', en: 'Message', screen: 'account/notice-detail', open: true },
  { path: '/me', zh: '个人中心', en: 'My profile', screen: 'account/me', open: true },
  { path: '/accountDelete', zh: '账号注销', en: 'Account deletion', screen: 'account/account-delete', open: true },
  { path: '/password', zh: '修改密码', en: 'Change password', screen: 'account/password', open: true },
  { path: '/companyDelete', zh: '公司注销', en: 'Company deletion', screen: 'account/company-delete', open: true },
  { path: '/verified', zh: '实名认证', en: 'Real-name verification', screen: 'account/verified', open: true },
  { path: '/userCompanyDetail/{id}', zh: '我的入职信息', en: 'My membership', screen: 'account/user-company-detail', open: true, hasLeft: false, hashead: false },
  // Orders
  { path: '/makingCenter/order/order', zh: '订单列表', en: 'Orders', screen: 'orders/order-list', group: 'G1', calls: ['/mes2/saas/order/'] },
  { path: '/mes/order/catOrderVersion', zh: '订单版本', en: 'Order versions', group: 'G1' },
  { path: '/makingCenter/order/orderDetail/{orderId}', zh: '订单详情', en: 'Order', screen: 'orders/order-detail' },
  { path: '/mes/order/addOrderVersion/{id}', zh: '订单变更', en: 'Order change', screen: 'orders/order-change' },
  // Dispatch
  { path: '/makingCenter/order/zyOrder', zh: '作业订单', en: 'Workshop orders', screen: 'orders/released-orders', group: 'G2' },
  { path: '/makingCenter/assignmentOrder/assignmentOrderList', zh: '派工单列表', en: 'Dispatch orders', group: 'G2', calls: ['/mes2/assignmentOrder/'] },
  { path: '/makingCenter/assignmentOrder/assignmentOrder/{orderId}/{orderType}', zh: '派工', en: 'Dispatch an order' },
  // Styles
  { path: '/mes/order/orderPrice', zh: '订单工价', en: 'Piece prices', screen: 'orders/piece-prices', group: 'G3', calls: ['/mes2/saas/order/price'] },
  { path: '/mes/style/style', zh: '款式库', en: 'Styles', screen: 'styles/styles', group: 'G3', calls: ['/mes2/style/', '/mes2/line/layout'] },
  { path: '/mes/order/knifeMold', zh: '刀模档案', en: 'Cutting dies', screen: 'orders/dies', group: 'G3', calls: ['/mes2/knifeMold/'] },
  { path: '/mes/order/knifeAndTympan', zh: '刀模与布料', en: 'Dies and fabrics', group: 'G3', calls: ['/mes2/knifeAndTympan/'] },
  { path: '/mes/style/styleDetail/{id}', zh: '款式详情', en: 'Style', screen: 'styles/style-detail' },
  // Planning
  { path: '/schedule/schedule/scheduleList', zh: '排程列表', en: 'Schedule list', group: 'G4', calls: ['/mes2/schedule/'] },
  { path: '/schedule/schedule/schedule', zh: '排程甘特图', en: 'Schedule board', screen: 'schedule/schedule', group: 'G4', aliases: ['/schedule'] },
  { path: '/mes/plan/planList', zh: '总计划', en: 'Master plan', group: 'G4', calls: ['/mes2/planList/'] },
  { path: '/schedule/showThePlan/orderShow', zh: '订单计划看板', en: 'Plan board by order', group: 'G4' },
  { path: '/schedule/showThecuttingBedPlan/plan', zh: '裁床计划看板', en: 'Plan board by cutting table', group: 'G4', calls: ['/mes2/cuttingSchedule/'] },
  { path: '/schedule/schedule/knifeMoldSchedule', zh: '刀模排期', en: 'Die bookings', group: 'G4', calls: ['/mes2/knifeMoldSchedule/'], aliases: ['/knifeMoldSchedule'] },
  { path: '/schedule/showThePlan/knifeMoldShow', zh: '刀模计划看板', en: 'Plan board by die', group: 'G4', aliases: ['/knifeMoldShow'] },
  // Fabric
  { path: '/mes/cloth/clothList', zh: '面料到货列表', en: 'Fabric receipts', screen: 'fabric/cloth-list', group: 'G5', jobs: ['qc'], calls: ['/mes2/cloth/', '/mes2/tympan/'] },
  { path: '/mes/cloth/addCloth', zh: '新增到货', en: 'Receive fabric', screen: 'fabric/add-cloth', group: 'G5' },
  { path: '/mes/cloth/feedingSing', zh: '投料单', en: 'Feeding slips', screen: 'fabric/feeding-slips', group: 'G5', calls: ['/mes2/feedingSing/'] },
  { path: '/mes/material/materialRequisition', zh: '领料单', en: 'Requisitions', group: 'G5', calls: ['/mes2/materialRequisition/'] },
  { path: '/mes/material/materialReport', zh: '物料报表', en: 'Material readiness', screen: 'reports/fabric/material-report', group: 'G5', calls: ['/mes2/materialReport/'] },
  { path: '/mes/cloth/clothDetail/{cNo}', zh: '面料到货详情', en: 'Fabric receipt', screen: 'fabric/cloth-detail' },
  { path: '/mes/reduceBed/feedingSingleReport', zh: '投料报表', en: 'Feeding report', screen: 'reports/fabric/feeding-report', group: 'G5' },
  // Cutting
  { path: '/mes/reduceBed/reduceBedList', zh: '裁床列表', en: 'Cutting beds', screen: 'cutting/cutting-bed-list', group: 'G6', calls: ['/mes2/reduce/'] },
  { path: '/mes/reduceBed/addReduceBedBill', zh: '新增床单', en: 'New bed', screen: 'cutting/add-bed-bill', group: 'G6' },
  { path: '/mes/reduceBed/addReduceBedBillXYS', zh: '新增细颜色床单', en: 'New shade-level bed', screen: 'cutting/add-shade-bed', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedSubmitList', zh: '床次提交处理', en: 'Submitted beds', screen: 'cutting/submitted-beds', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedBills', zh: '床单打印', en: 'Printable bed sheets', screen: 'cutting/bed-sheets', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedQc', zh: '裁片检验', en: 'Panel check', screen: 'cutting/panel-checks', group: 'G6' },
  { path: '/mes/reduceBed/batchRange', zh: '批次区间', en: 'Bundle batches', screen: 'pieces/batches', group: 'G6', calls: ['/mes2/batchRange'] },
  { path: '/mes/reduceBed/reduceBedReport', zh: '裁床报表', en: 'Bed report', screen: 'reports/cutting-bed-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedOrderReport', zh: '订单裁剪汇总', en: 'Cutting by order', screen: 'reports/cutting-order-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceReport', zh: '裁剪汇总', en: 'Cutting summary', screen: 'reports/cutting-summary-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceDateReport', zh: '裁剪日期报表', en: 'Cutting calendar', screen: 'reports/cutting-date-report', group: 'G6' },
  { path: '/mes/reduceBed/bedSewing', zh: '床次菲票', en: 'Tickets by bed', screen: 'cutting/bed-tickets', group: 'G6' },
  { path: '/mes/report/reduceBedBoard', zh: '裁床看板', en: 'Cutting table board', screen: 'reports/cutting-board', group: 'G6' },
  { path: '/mes/reduceBed/putReduceBedBill/{reduceBedId}', zh: '编辑床单', en: 'Edit the lay sheet', screen: 'cutting/edit-bed-bill' },
  { path: '/mes/reduceBed/putReduceBedBillDl/{reduceBedId}', zh: '多料床单', en: 'Multi-material bed' },
  { path: '/mes/reduceBed/addSLDReport/{id}', zh: '剩料单', en: 'Remnant slip', screen: 'cutting/remnant-slip' },
  { path: '/mes/reduceBed/putReduceBedBillXYS/{id}', zh: '编辑细颜色床单', en: 'Shade-level bed', screen: 'cutting/edit-shade-bed' },
  { path: '/mes/reduceBed/reduceBedListDl', zh: '多料裁床', en: 'Multi-material beds', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedProductionReport', zh: '裁床产量', en: 'Cutting output', screen: 'reports/cutting-output-report', group: 'G6' },
  { path: '/mes/reduceBed/XCReport', zh: '现存裁片', en: 'Cut-piece store balance', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedWIPReport', zh: '裁片在制', en: 'Cut-piece WIP', screen: 'reports/cutting-wip-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedSLDReport', zh: '剩料报表', en: 'Remnant report', screen: 'reports/fabric/remnant-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedBoardXys', zh: '细颜色裁床看板', en: 'Shade board', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedWorkReport', zh: '裁床计件', en: 'Bed wages', screen: 'reports/cutting-work-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedWorkReportXYS', zh: '细颜色裁床计件', en: 'Bed wages by shade', screen: 'reports/cutting/shade-work-report', group: 'G6' },
  { path: '/mes/reduceBed/dosageAnalysisReport', zh: '用量分析', en: 'Dosage analysis', screen: 'reports/fabric/consumption-report', group: 'G6' },
  { path: '/mes/reduceBed/reduceBedProgressReport', zh: '床次进度', en: 'Bed milestones', screen: 'reports/cutting/progress-report', group: 'G6' },
  // Tickets
  { path: '/mes/packaging/bundleGenerate', zh: '扎号管理', en: 'Bundles', screen: 'tickets/bundles', group: 'G7', calls: ['/mes2/bundle/'] },
  { path: '/mes/card/carSewing', zh: '扎号标签', en: 'Bundle labels', screen: 'tickets/bundle-labels', group: 'G7' },
  { path: '/mes/packaging/noScanBundle', zh: '漏扫扎号', en: 'Bundles with gaps', screen: 'tickets/unscanned', group: 'G7' },
  { path: '/mes/packaging/slotCardMaintain', zh: '插卡维护', en: 'Slot card upkeep', group: 'G7', calls: ['/mes2/slotCard'] },
  { path: '/mes/packaging/slotCardMaintainHistory', zh: '插卡履历', en: 'Slot card history', screen: 'reports/slot-card-history', group: 'G7', jobs: ['informationClerk'] },
  { path: '/mes/card/carSewing2', zh: '菲票+工票', en: 'Bundle label and coupons', group: 'G7' },
  { path: '/mes/card/bedSewing', zh: '整床菲票(A4)', en: 'One sheet per bed', group: 'G7' },
  { path: '/mes/card/slotDardSewing', zh: '插卡绑定', en: 'Slot cards', group: 'G7' },
  // Lines
  { path: '/mes/reduceBed/materialsDelivery', zh: '裁片发料', en: 'Cut-piece delivery', screen: 'pieces/deliveries', group: 'G8', calls: ['/mes2/materialsDelivery/', '/mes2/outDelivery/'] },
  { path: '/mes/order/targetYield', zh: '目标产量', en: 'Output targets', group: 'G8', calls: ['/mes2/target/'] },
  { path: '/mes/order/targetHeartRate', zh: '目标节拍', en: 'Takt targets', group: 'G8', calls: ['/mes2/targetHeartRate'] },
  { path: '/mes/basic/targetRecord', zh: '达成记录', en: 'Attainment records', screen: 'basics/target-records', group: 'G8', calls: ['/mes2/targetRecord'] },
  { path: '/mes/problem/problemLogList', zh: '产线问题日志', en: 'Line problem log', screen: 'basics/problem-log', group: 'G8', calls: ['/mes2/problemLog'] },
  { path: '/mes/basic/inputPersonnelWork', zh: '投入人员工时', en: 'Manpower input', screen: 'basics/manpower', group: 'G8', calls: ['/mes2/inputPersonnelWork'] },
  { path: '/mes/basic/lineProblemSet', zh: '产线问题设置', en: 'Line problem catalogue', screen: 'basics/line-problem-sets', group: 'G8', jobs: ['technician'], calls: ['/mes2/lineProblemSet', '/mes2/problemType'] },
  { path: '/mes/basic/linePriorityDescription', zh: '产线优先级说明', en: 'Line priority legend', screen: 'basics/line-priorities', group: 'G8', jobs: ['technician'], calls: ['/mes2/linePriorityDescription'] },
  { path: '/mes/order/workShopVipReport', zh: '车间重点单', en: 'Priority orders by workshop', group: 'G8' },
  { path: '/mes/problem/messageProblemLogList', zh: '问题通知日志', en: 'Problem notices and escalations', group: 'G8' },
  // Quality
  { path: '/mes/qc/qcBarcodeInfoReport', zh: '条码追溯', en: 'Bundle trace', screen: 'quality/bundle-trace', group: 'G9' },
  { path: '/mes/qc/QcrDefectCategory', zh: '疵点大类', en: 'Defect categories', screen: 'quality/defect-categories', group: 'G9', calls: ['/mes2/qc/defectCategory'] },
  { path: '/mes/qc/badType', zh: '不良类型', en: 'Defect types', screen: 'quality/defect-types', group: 'G9', calls: ['/mes2/qc/badType', '/mes2/qc/badItem'] },
  { path: '/mes/qc/levelRecord', zh: '等级记录', en: 'Quality levels', group: 'G9', calls: ['/mes2/levelRecord'] },
  { path: '/mes/site/inspectionArchives', zh: '现场检验档案', en: 'Site inspection checklists', group: 'G9', calls: ['/mes2/site/archive', '/mes2/site/fileLevel'] },
  { path: '/mes/site/finalInspectionArchives', zh: '终检档案', en: 'Final inspection standards', group: 'G9' },
  { path: '/mes/card/fqcReport', zh: 'FQC尾查报表', en: 'FQC report', screen: 'reports/quality/finishing-check', group: 'G9' },
  { path: '/mes/qc/barcodeBadnessReport', zh: '条码不良', en: 'Defects by bundle barcode', screen: 'reports/quality/bundle-defects', group: 'G9' },
  { path: '/mes/qc/dclReportList', zh: '产线达成率', en: 'Attainment by line', group: 'G9' },
  { path: '/mes/qc/dclReportList2', zh: '客户达成率', en: 'Attainment by customer', group: 'G9' },
  { path: '/mes/qc/qcOrderAnalysis', zh: '订单质量分析', en: 'Order quality analysis', screen: 'reports/quality/order-quality', group: 'G9' },
  { path: '/mes/qc/qcFinalCheckWorkReport', zh: '终检工作量', en: 'Final inspection workload', screen: 'reports/quality/final-work', group: 'G9' },
  { path: '/mes/qc/qcRecordReport', zh: '质检记录报表', en: 'Inspection records report', screen: 'reports/check-record-report', group: 'G9' },
  { path: '/mes/qc/qcRecordUnPassReport', zh: '不合格明细', en: 'Nonconformity list', screen: 'reports/failed-checks', group: 'G9' },
  { path: '/mes/qc/qcDayPatrolReport', zh: '日巡检', en: 'Daily patrol', group: 'G9' },
  { path: '/mes/qc/qcCheckRecordList', zh: '质检单', en: 'Inspection records', screen: 'quality/check-records', group: 'G9' },
  { path: '/mes/qc/qcInspectionList', zh: '终检列表', en: 'Final inspections (AQL)', screen: 'quality/final-inspections', group: 'G9' },
  { path: '/mes/site/addSiteInspectionTaskForm', zh: '派发现场检验任务', en: 'Assign site inspections', group: 'G9' },
  { path: '/mes/site/siteInspectionRecord', zh: '现场检验记录', en: 'Site inspection records', group: 'G9' },
  // Packing
  { path: '/mes/packaging/addWarehouseReceipt/{orderId}', zh: '入库单', en: 'Receipt', screen: 'goods/receipt' },
  { path: '/mes/packaging/addWarehouseOut/{orderId}', zh: '出库单', en: 'Issue', screen: 'goods/issue' },
  { path: '/mes/packaging/warehouseReceipt', zh: '成品入库', en: 'Finished-goods receipts', screen: 'goods/receipts', group: 'G10', jobs: ['lineLeader'] },
  { path: '/mes/packaging/warehouseOut', zh: '成品出库', en: 'Finished-goods issues', screen: 'goods/issues', group: 'G10' },
  // Wages
  { path: '/mes/packaging/workReport', zh: '报工报表', en: 'Work report', screen: 'reports/work-report', group: 'G11', jobs: ['cuttingLeader', 'operator'] },
  { path: '/mes/packaging/workReportXYS', zh: '细颜色报工报表', en: 'Work report by shade', screen: 'reports/work-report-by-shade', group: 'G11' },
  { path: '/mes/report/wageReport', zh: '工资报表', en: 'Payroll of a period', screen: 'wages/wage-report', group: 'G11' },
  { path: '/mes/report/wageWatchReport', zh: '工资监控', en: 'Wage watch', screen: 'reports/wage-watch', group: 'G11' },
  { path: '/mes/basic/wagesRecords', zh: '工资记录', en: 'Wage records', screen: 'wages/wage-records', group: 'G11' },
  // Time
  { path: '/mes/calendar/workCalendar', zh: '工作日历', en: 'Work calendar', screen: 'calendar/work-calendar', group: 'G12', calls: ['/mes2/calendar'] },
  { path: '/mes/calendar/shift', zh: '班次', en: 'Shifts', screen: 'calendar/shifts', group: 'G12', calls: ['/mes2/shift'] },
  { path: '/mes/calendar/attendance', zh: '考勤登记', en: 'Attendance', screen: 'calendar/attendance', group: 'G12', calls: ['/mes2/attendance'] },
  { path: '/mes/calendar/employeeAbsenceSet', zh: '缺勤管理', en: 'Absences', screen: 'calendar/absences', group: 'G12', jobs: ['operator'], calls: ['/mes2/employeeAbsence/'] },
  { path: '/mes/calendar/manpowerPlanDisplay', zh: '人力计划', en: 'Manpower plan', group: 'G12', calls: ['/mes2/manpowerPlan/'] },
  { path: '/mes/order/employeeSkillReport', zh: '技能矩阵', en: 'Skill matrix', group: 'G12' },
  { path: '/mes/packaging/workingHourse', zh: '工时记录', en: 'Working hours', screen: 'calendar/worked-hours', group: 'G12' },
  { path: '/mes/packaging/workTimeReport', zh: '工时报表', en: 'Work-time report', screen: 'reports/time/work-time-report', group: 'G12' },
  // Machines
  { path: '/mes/basic/equipmentArchives', zh: '设备档案', en: 'Equipment file', group: 'G13', calls: ['/ccm/machine/'] },
  { path: '/mes/machine/machineMaintenanceReport', zh: '设备维保报表', en: 'Maintenance report', group: 'G13' },
  { path: '/mes/basic/locationMachine', zh: '设备位置', en: 'Machine locations', group: 'G13' },
  // Boards
  { path: '/mes/report/reduceBed', zh: '裁床大屏', en: 'Cutting room board', screen: 'cutting-room', wall: true, group: 'G14' },
  { path: '/mes/reduceBed/productionScheduleReport', zh: '生产进度', en: 'Order progress', screen: 'reports/orders/schedule-report', group: 'G14' },
  { path: '/mes/reduceBed/hangOrderReport', zh: '吊挂报表', en: 'Hanger report', group: 'G14' },
  { path: '/mes/reduceBed/hangOrderReport2', zh: '吊挂站位时段', en: 'Hanger stations by hour', group: 'G14' },
  { path: '/mes/report/efficiency', zh: '产线效率', en: 'Line efficiency matrix', screen: 'reports/efficiency/line-efficiency', group: 'G14' },
  { path: '/mes/production/report/efficiencyReport', zh: '效率明细', en: 'Efficiency detail', group: 'G14' },
  { path: '/mes/production/report/noWorkTimeReport', zh: '非作业工时', en: 'Non-productive time', group: 'G14' },
  { path: '/mes/basic/deptReport', zh: '部门报表', en: 'Department report', group: 'G14' },
  { path: '/mes/log/batchDayLog', zh: '批量日志', en: 'Batch job log', screen: 'reports/batch-logs', group: 'G14' },
  { path: '/mes/report/countscz', zh: '产值大屏', en: 'Output value', screen: 'output-value', wall: true, group: 'G14' },
  { path: '/mes/report/top5', zh: '疵点大屏', en: 'Top defects', screen: 'top-defects', wall: true, group: 'G14' },
  { path: '/mes/report/fqc', zh: '尾查大屏', en: 'Finishing check board', screen: 'finishing-check', wall: true, group: 'G14' },
  // Basics
  { path: '/mes/basic/treeDict', zh: '树形字典', en: 'Tree dictionaries', screen: 'basics/tree-dict', group: 'G15', calls: ['/mes2/treeDict'] },
  { path: '/mes/basic/customer', zh: '客户档案', en: 'Customers', screen: 'library/customers', group: 'G15', jobs: ['merchandiser', 'planner'] },
  { path: '/mes/basic/material', zh: '物料档案', en: 'Materials', screen: 'library/materials', group: 'G15', jobs: ['merchandiser', 'planner'] },
  { path: '/mes/basic/color', zh: '颜色库', en: 'Colours', screen: 'library/colors', group: 'G15', jobs: ['merchandiser', 'planner'] },
  { path: '/mes/basic/size', zh: '尺码库', en: 'Sizes', screen: 'library/sizes', group: 'G15', jobs: ['merchandiser', 'planner'] },
  { path: '/mes/basic/process', zh: '工序库', en: 'Operation library', screen: 'library/processes', group: 'G15', jobs: ['merchandiser', 'planner'] },
  { path: '/mes/basic/companySetting', zh: '公司设置', en: 'Company settings', screen: 'settings/company-setting', group: 'G15', calls: ['/mes2/companySetting'] },
  { path: '/mes/basic/fixedSplitting', zh: '固定拆分', en: 'Bundle split rules', screen: 'basics/split-rules', group: 'G15', calls: ['/mes2/fixedSplitting'] },
  { path: '/mes/basic/pgdType', zh: '派工单类型', en: 'Dispatch types', screen: 'basics/dispatch-types', group: 'G15', jobs: ['planner'], calls: ['/mes2/pgdType'] },
  { path: '/mes/basic/outGroup', zh: '外发组', en: 'Subcontract groups', screen: 'basics/subcontract-groups', group: 'G15', jobs: ['planner', 'merchandiser'], calls: ['/mes2/outGroup'] },
  { path: '/mes/basic/dclCustomerTime', zh: '客户达成时间', en: 'Customer attainment windows', screen: 'basics/attainment-windows', group: 'G15', jobs: ['planner'], calls: ['/mes2/dclCustomerTime'] },
  { path: '/mes/basic/boardQuantity', zh: '看板数量', en: 'Board figures', screen: 'basics/board-figures', group: 'G15', jobs: ['workshopManager'], calls: ['/mes2/boardQuantity'] },
  { path: '/mes/basic/voice', zh: '语音播报', en: 'Voice templates', screen: 'basics/voices', group: 'G15', jobs: ['workshopManager'], calls: ['/mes2/voice'] },
  { path: '/mes/packaging/efficiencySet', zh: '效率曲线', en: 'Learning curves', screen: 'schedule/learning-curves', group: 'G15', jobs: ['planner'], calls: ['/mes2/efficiencySet'] },
  { path: '/mes/packaging/customerEfficiencySet', zh: '客户效率系数', en: 'Customer efficiency', screen: 'schedule/customer-efficiency', group: 'G15', jobs: ['planner'], calls: ['/mes2/customerEfficiencySet'] },
  // People
  { path: '/mes/employee/employeeShow', zh: '员工档案', en: 'People', screen: 'people/people', group: 'G16', jobs: ['planner', 'ie', 'cuttingManager', 'workshopManager', 'lineLeader', 'payroll'], calls: ['/amc/depts', '/amc/deptUser', '/amc/deptManager', '/amc/users/', '/amc/userJobs', '/amc/boardDevice', '/amc/company/'] },
  { path: '/mes/employee/empDetail/{id}/{type}', zh: '员工详情', en: 'Employee details', screen: 'people/person' },
  // Handheld
  { path: '/app/cuttingApp/cuttingBedTask', zh: '裁床任务', en: 'Cutting tasks', group: 'A', calls: ['/mes2/cuttingLine/'], hasLeft: false, hashead: false },
  { path: '/app/cuttingLineApp/cuttingLine', zh: '裁床排队', en: 'Cutting line queue', group: 'A', hasLeft: false, hashead: false },
  { path: '/app/sewingLineApp/sewingLine', zh: '产线终端', en: 'Line terminal', screen: 'mobile/sewing-line', group: 'A', hasLeft: false, hashead: false },
  { path: '/mes/app/bgapp', zh: '报工', en: 'Report work', screen: 'mobile/report-work', group: 'A', jobs: ['operator'], calls: ['/mes2/bundleProcess/', '/mes2/scan/'], phone: true },
  { path: '/mes/app/ccapp', zh: '裁床手机', en: 'Cutting handheld', group: 'A', phone: true },
  { path: '/mes/app/sfapp', zh: '收发', en: 'Send and receive', screen: 'mobile/send-and-receive', group: 'A', phone: true },
  { path: '/mes/app/lineapp', zh: '产线组长', en: 'Line leader', group: 'A', jobs: ['planner', 'ie'], phone: true },
  { path: '/mes/app/ysapp', zh: '验收入库', en: 'Accept into warehouse', screen: 'mobile/accept-goods', group: 'A', phone: true },
  { path: '/mes/app/jxapp', zh: '机修', en: 'Mechanic', group: 'A', phone: true },
  { path: '/mes/app/qcxapp', zh: 'QC巡检', en: 'QC patrol', screen: 'mobile/qc-patrol', group: 'A', phone: true },
];
