// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { EnumLabels, Fields } from '../../label-types.ts';

/** 订单状态 · Order status. Labels of the values of `OrderStatus`. */
export const OrderStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已确认", en: "Confirmed", tone: "accent" },
  2: { zh: "生产中", en: "Producing", tone: "accent" },
  3: { zh: "已完工", en: "Finished", tone: "ok" },
  4: { zh: "已结案", en: "Closed", tone: "neutral" },
  5: { zh: "已暂停", en: "Suspended", tone: "held" },
  9: { zh: "已取消", en: "Cancelled", tone: "bad" },
} as const satisfies EnumLabels;

/** 优先级 · Priority. Labels of the values of `OrderPriority`. */
export const OrderPriorityLabels = {
  0: { zh: "普通", en: "Normal", tone: "neutral" },
  1: { zh: "加急", en: "Rush", tone: "warn" },
  2: { zh: "VIP", en: "VIP", tone: "bad" },
} as const satisfies EnumLabels;

/** 订单类型 · Order type. Labels of the values of `OrderType`. */
export const OrderTypeLabels = {
  1: { zh: "大货", en: "Bulk", tone: "neutral" },
  2: { zh: "样板", en: "Sample", tone: "neutral" },
  3: { zh: "翻单", en: "Repeat", tone: "neutral" },
  4: { zh: "来料加工", en: "CMT in", tone: "neutral" },
  5: { zh: "补单", en: "Make-up", tone: "neutral" },
} as const satisfies EnumLabels;

/** 订单来源 · Source. Labels of the values of `OrderSource`. */
export const OrderSourceLabels = {
  1: { zh: "手工", en: "By hand", tone: "neutral" },
  2: { zh: "Excel", en: "Excel", tone: "neutral" },
  3: { zh: "复制", en: "Copy", tone: "neutral" },
  4: { zh: "接口", en: "Interface", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderRow`. */
export const OrderRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image", pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{id}" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true, key: "status", sort: true, filter: true },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", sort: true, filter: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", sort: true, filter: true, search: true },
  customerPo: { zh: "客户PO", en: "Customer PO", kind: "text", key: "customer_po", search: true },
  saleNo: { zh: "销售单号", en: "Sales no.", kind: "text", key: "sale_no", search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", sort: true, search: true, link: "/mes/style/styleDetail/{styleId}" },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true, key: "style_name", search: true },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true, key: "order_type", filter: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true, key: "order_num", sort: true, search: true, sum: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sort: true, search: true, sum: true, hide: true },
  cutNum: { zh: "实裁数", en: "Pieces cut", kind: "integer", required: true, key: "cut_num", sort: true, search: true, sum: true },
  cutOrderPct: { zh: "裁/订%", en: "Cut / ordered %", kind: "decimal", unit: "percent", key: "cut_order_pct_num", sort: true },
  sewNum: { zh: "车缝数", en: "Sewn", kind: "integer", required: true, key: "sew_num", sort: true, sum: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true, key: "qc_pass_num", sort: true, sum: true, hide: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true, key: "in_num", sort: true, sum: true },
  outNum: { zh: "出货数", en: "Shipped", kind: "integer", required: true, key: "out_num", sort: true, sum: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true, key: "delivery_date", sort: true, search: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date", key: "forecast_date", sort: true, search: true },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer", key: "delay_days_num", sort: true, search: true },
  orderDate: { zh: "下单日期", en: "Ordered", kind: "date", key: "order_date", sort: true, search: true, hide: true },
  materialDate: { zh: "物料日期", en: "Material date", kind: "date", key: "material_date", sort: true, search: true, hide: true },
  planCutDate: { zh: "计划裁剪", en: "Planned cutting", kind: "date", key: "plan_cut_date", sort: true, search: true, hide: true },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date", key: "plan_sew_date", sort: true, search: true, hide: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", sort: true, search: true, hide: true, permission: "FIELD^order.unitPrice" },
  cmPrice: { zh: "加工费", en: "Cut-make price", kind: "decimal", unit: "money", key: "cm_price_num", sort: true, hide: true, permission: "FIELD^order.unitPrice" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text", key: "currency_code", filter: true, hide: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, hide: true, permission: "FIELD^order.unitPrice" },
  samTotal: { zh: "总工时(分)", en: "Standard minutes", kind: "decimal", unit: "minute", key: "sam_total_num", sort: true, hide: true },
  merchandiserName: { zh: "跟单", en: "Merchandiser", kind: "text", key: "merchandiser_name", filter: true, search: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text", key: "factory_name", filter: true, hide: true },
  versionNo: { zh: "版本号", en: "Version no.", kind: "integer", required: true, key: "version_no_num", sort: true },
  source: { zh: "来源", en: "Source", kind: "enum", enumName: "OrderSource", required: true, key: "source", filter: true, hide: true },
  wageLocked: { zh: "工资锁", en: "Wage lock", kind: "enum", enumName: "Flag", required: true, key: "wage_locked", filter: true, hide: true },
  createByName: { zh: "创建人", en: "Created by", kind: "text", key: "create_by_name", search: true, hide: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true, key: "create_date", sort: true, search: true, hide: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  merchandiserId: { zh: "跟单", en: "Merchandiser", kind: "id" },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderTotals`. */
export const OrderTotalsFields = {
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁数", en: "Pieces cut", kind: "integer", required: true },
  sewNum: { zh: "车缝数", en: "Sewn", kind: "integer", required: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  outNum: { zh: "出货数", en: "Shipped", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderStatusCount`. */
export const OrderStatusCountFields = {
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true },
  orderCount: { zh: "订单数", en: "Orders", kind: "integer", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderCounts`. */
export const OrderCountsFields = {
  total: { zh: "合计", en: "Total", kind: "integer", required: true },
  counts: { zh: "按状态", en: "By status", kind: "list", required: true },
} as const satisfies Fields;

/** 包装方式 · Packing. Labels of the values of `PackMethod`. */
export const PackMethodLabels = {
  1: { zh: "单色单码", en: "Solid colour, solid size", tone: "neutral" },
  2: { zh: "单色混码", en: "Solid colour, assorted sizes", tone: "neutral" },
  3: { zh: "混色单码", en: "Assorted colours, solid size", tone: "neutral" },
  4: { zh: "混色混码", en: "Assorted colours and sizes", tone: "neutral" },
} as const satisfies EnumLabels;

/** 风险 · Risk. Labels of the values of `RiskLight`. */
export const RiskLightLabels = {
  1: { zh: "绿", en: "Green", tone: "ok" },
  2: { zh: "黄", en: "Amber", tone: "warn" },
  3: { zh: "红", en: "Red", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderColor`. */
export const OrderColorFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  hex: { zh: "色值", en: "Hex", kind: "text" },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  customerColor: { zh: "客户颜色", en: "Customer colour", kind: "text" },
  isMain: { zh: "主色", en: "Main colour", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderSize`. */
export const OrderSizeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorSize`. */
export const OrderColorSizeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  limitNum: { zh: "裁剪上限", en: "Maximum to cut", kind: "integer", required: true },
  scrapNum: { zh: "报废数", en: "Scrapped", kind: "integer", required: true },
  secondNum: { zh: "次品数", en: "Seconds", kind: "integer", required: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  outNum: { zh: "出货数", en: "Shipped", kind: "integer", required: true },
  sku: { zh: "SKU", en: "SKU", kind: "text" },
  barcode69: { zh: "69码", en: "EAN", kind: "text" },
} as const satisfies Fields;

/** 布种 · Fabric part. Labels of the values of `FabricPart`. */
export const FabricPartLabels = {
  1: { zh: "面布", en: "Shell", tone: "neutral" },
  2: { zh: "里布", en: "Lining", tone: "neutral" },
  3: { zh: "衬朴", en: "Interlining", tone: "neutral" },
  4: { zh: "罗纹", en: "Rib", tone: "neutral" },
  5: { zh: "配布", en: "Contrast", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SizeUsage`. */
export const SizeUsageFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderBomLine`. */
export const OrderBomLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true },
  materialName: { zh: "物料", en: "Material", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  partName: { zh: "部位", en: "Part", kind: "text" },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  colorName: { zh: "颜色", en: "Colour", kind: "text" },
  isMain: { zh: "主面料", en: "Main fabric", kind: "enum", enumName: "Flag", required: true },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  usageMetres: { zh: "单件用量(米)", en: "Usage per piece (m)", kind: "decimal", unit: "metre" },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", required: true, unit: "percent" },
  sizeUsages: { zh: "分码用量", en: "Usage by size", kind: "list", required: true },
  needNum: { zh: "总需求", en: "Needed", kind: "decimal", required: true },
  issuedNum: { zh: "已发数", en: "Issued", kind: "decimal", required: true },
  returnNum: { zh: "退回数", en: "Returned", kind: "decimal", required: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPart`. */
export const OrderPartFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  partCode: { zh: "部位编码", en: "Part code", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  isFused: { zh: "粘衬", en: "Fused", kind: "enum", enumName: "Flag", required: true },
  isPrinted: { zh: "印花", en: "Printed", kind: "enum", enumName: "Flag", required: true },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderProcess`. */
export const OrderProcessFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  processId: { zh: "工序库", en: "Operation library", kind: "id" },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  outGroupId: { zh: "外发组", en: "Subcontract group", kind: "id" },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text" },
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "工价", en: "Piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
  grade: { zh: "难度等级", en: "Difficulty", kind: "text", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorMatching`. */
export const OrderColorMatchingFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  garmentColorId: { zh: "成衣颜色", en: "Garment colour", kind: "id", required: true },
  garmentColorName: { zh: "成衣颜色", en: "Garment colour", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialName: { zh: "物料", en: "Material", kind: "text", required: true },
  materialColorId: { zh: "物料颜色", en: "Material colour", kind: "id", required: true },
  materialColorName: { zh: "物料颜色", en: "Material colour", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderFabric`. */
export const OrderFabricFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialName: { zh: "物料", en: "Material", kind: "text", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  planLen: { zh: "计划长(米)", en: "Planned (m)", kind: "decimal", unit: "metre" },
  reservedLen: { zh: "预留(米)", en: "Reserved (m)", kind: "decimal", required: true, unit: "metre" },
  issuedLen: { zh: "领用(米)", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  usedLen: { zh: "使用(米)", en: "Used (m)", kind: "decimal", required: true, unit: "metre" },
  returnLen: { zh: "退回(米)", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderWorkshop`. */
export const OrderWorkshopFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer" },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date" },
  planEndDate: { zh: "计划结束", en: "Planned end", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MeasureValue`. */
export const MeasureValueFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  value: { zh: "数值", en: "Value", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderMeasurePoint`. */
export const OrderMeasurePointFields = {
  pointName: { zh: "测量部位", en: "Measuring point", kind: "text", required: true },
  method: { zh: "方法", en: "Method", kind: "text" },
  tolUp: { zh: "上公差", en: "Upper tolerance", kind: "decimal" },
  tolDown: { zh: "下公差", en: "Lower tolerance", kind: "decimal" },
  values: { zh: "尺码值", en: "Values", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderQualifying`. */
export const OrderQualifyingFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  aqlMajor: { zh: "主疵AQL", en: "AQL major", kind: "decimal" },
  aqlMinor: { zh: "次疵AQL", en: "AQL minor", kind: "decimal" },
  inspectionLevel: { zh: "检验水平", en: "Inspection level", kind: "text" },
  gates: { zh: "检验关卡", en: "Gates", kind: "enums", enumName: "Section", required: true },
  points: { zh: "尺寸", en: "Measurements", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 运输方式 · Shipment mode. Labels of the values of `ShipmentMode`. */
export const ShipmentModeLabels = {
  1: { zh: "海运", en: "Sea", tone: "neutral" },
  2: { zh: "空运", en: "Air", tone: "neutral" },
  3: { zh: "陆运", en: "Land", tone: "neutral" },
  4: { zh: "快递", en: "Courier", tone: "neutral" },
} as const satisfies EnumLabels;

/** 走货状态 · Shipment status. Labels of the values of `ShipmentStatus`. */
export const ShipmentStatusLabels = {
  0: { zh: "计划", en: "Planned", tone: "neutral" },
  1: { zh: "部分", en: "Partly shipped", tone: "accent" },
  2: { zh: "已走货", en: "Shipped", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderShipmentLine`. */
export const OrderShipmentLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  shippedNum: { zh: "已走数", en: "Shipped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderShipment`. */
export const OrderShipmentFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  shipmentNo: { zh: "走货单号", en: "Shipment no.", kind: "text", required: true },
  shipmentDate: { zh: "走货日期", en: "Shipment date", kind: "date", required: true },
  destination: { zh: "目的地", en: "Destination", kind: "text" },
  mode: { zh: "运输方式", en: "Shipment mode", kind: "enum", enumName: "ShipmentMode", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ShipmentStatus", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** 床次类型 · Bed type. Labels of the values of `BedType`. */
export const BedTypeLabels = {
  1: { zh: "正常", en: "Normal", tone: "neutral" },
  2: { zh: "多料", en: "Several materials", tone: "neutral" },
  3: { zh: "细颜色", en: "Shade level", tone: "neutral" },
  4: { zh: "补裁", en: "Replacement", tone: "warn" },
  5: { zh: "试裁", en: "Trial", tone: "neutral" },
} as const satisfies EnumLabels;

/** 床次状态 · Bed status. Labels of the values of `BedStatus`. */
export const BedStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "铺布中", en: "Spreading", tone: "accent" },
  2: { zh: "已裁", en: "Cut", tone: "accent" },
  3: { zh: "已提交", en: "Submitted", tone: "ok" },
  4: { zh: "已分扎", en: "Bundled", tone: "ok" },
  5: { zh: "已关闭", en: "Closed", tone: "neutral" },
  7: { zh: "待审批", en: "Awaiting approval", tone: "warn" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderCuttingBed`. */
export const OrderCuttingBedFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  monthBedNo: { zh: "月床号", en: "Month bed no.", kind: "text" },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  colorPlies: { zh: "颜色×层数", en: "Colours × plies", kind: "list", required: true },
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer" },
  planDate: { zh: "计划日期", en: "Planned", kind: "date" },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `Order`. */
export const OrderFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  saleNo: { zh: "销售单号", en: "Sales no.", kind: "text" },
  customerPo: { zh: "客户PO", en: "Customer PO", kind: "text" },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true },
  versionNo: { zh: "版本号", en: "Version no.", kind: "integer", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true },
  styleVersion: { zh: "款式版本", en: "Style version", kind: "integer" },
  season: { zh: "季节", en: "Season", kind: "text" },
  washingId: { zh: "水洗", en: "Washing", kind: "id" },
  washingName: { zh: "水洗", en: "Washing", kind: "text" },
  packMethod: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent" },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent" },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent" },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  cmPrice: { zh: "加工费", en: "Cut-make price", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  orderDate: { zh: "下单日期", en: "Ordered", kind: "date" },
  materialDate: { zh: "物料日期", en: "Material date", kind: "date" },
  planCutDate: { zh: "计划裁剪", en: "Planned cutting", kind: "date" },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date" },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer" },
  riskLight: { zh: "风险", en: "Risk", kind: "enum", enumName: "RiskLight", required: true },
  actualCutDate: { zh: "实际裁剪", en: "Cutting began", kind: "date" },
  actualSewDate: { zh: "实际上线", en: "Actual loading", kind: "date" },
  finishDate: { zh: "完工日期", en: "Finished", kind: "date" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
  shadeControl: { zh: "色号段管控", en: "Shade control", kind: "enum", enumName: "Flag", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  factoryName: { zh: "工厂", en: "Factory", kind: "text" },
  merchandiserId: { zh: "跟单", en: "Merchandiser", kind: "id" },
  merchandiserName: { zh: "跟单", en: "Merchandiser", kind: "text" },
  technicianId: { zh: "工艺员", en: "Technician", kind: "id" },
  technicianName: { zh: "工艺员", en: "Technician", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true },
  suspendFrom: { zh: "暂停前状态", en: "Status before suspension", kind: "enum", enumName: "OrderStatus", required: true },
  wageLocked: { zh: "工资锁", en: "Wage lock", kind: "enum", enumName: "Flag", required: true },
  samTotal: { zh: "总工时(分)", en: "Standard minutes", kind: "decimal", unit: "minute" },
  priceTotal: { zh: "总工价", en: "Total piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁数", en: "Pieces cut", kind: "integer", required: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true },
  sewNum: { zh: "车缝数", en: "Sewn", kind: "integer", required: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  outNum: { zh: "出货数", en: "Shipped", kind: "integer", required: true },
  scrapNum: { zh: "报废数", en: "Scrapped", kind: "integer", required: true },
  secondNum: { zh: "次品数", en: "Seconds", kind: "integer", required: true },
  source: { zh: "来源", en: "Source", kind: "enum", enumName: "OrderSource", required: true },
  sourceOrderId: { zh: "原订单", en: "Source order", kind: "id" },
  sourceOrderNo: { zh: "原订单", en: "Source order", kind: "text" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  attachments: { zh: "附件", en: "Attachments", kind: "list", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  createByName: { zh: "创建人", en: "Created by", kind: "text" },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text" },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  colorSizes: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
  bom: { zh: "BOM", en: "Bill of materials", kind: "list", required: true },
  parts: { zh: "部位裁片", en: "Cut parts", kind: "list", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
  colorMatchings: { zh: "配色", en: "Colour matching", kind: "list", required: true },
  fabrics: { zh: "布卷", en: "Fabrics", kind: "list", required: true },
  workshops: { zh: "车间", en: "Workshops", kind: "list", required: true },
  qualifying: { zh: "质量标准", en: "Quality standard", kind: "record", required: true },
  shipments: { zh: "走货", en: "Shipments", kind: "list", required: true },
  cuttingBeds: { zh: "裁床", en: "Cutting beds", kind: "list", required: true },
} as const satisfies Fields;

/** 剩料单状态 · Remnant slip status. Labels of the values of `SldStatus`. */
export const SldStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已确认", en: "Confirmed", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingBedRow`. */
export const CuttingBedRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", sort: true, search: true, pin: true },
  monthBedNo: { zh: "月床号", en: "Month bed no.", kind: "text", key: "month_bed_no", search: true, sort: true },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true, key: "bed_type", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  colorPlies: { zh: "颜色×层数", en: "Colours × plies", kind: "list", required: true, key: "color_name", search: true },
  sizeRatio: { zh: "尺码配比", en: "Size ratio", kind: "text", required: true, key: "size_name", search: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true, key: "fabric_part", filter: true, hide: true },
  markerName: { zh: "唛架名", en: "Marker", kind: "text", key: "marker_name", search: true, hide: true },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre", key: "marker_len_num", sort: true, hide: true },
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sort: true, search: true, sum: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sort: true, sum: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true, key: "cut_num", sort: true, search: true, sum: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true, key: "table_name", filter: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true, key: "plan_date", sort: true, search: true },
  usageDiffPct: { zh: "单耗差异%", en: "Usage difference %", kind: "decimal", unit: "percent", key: "usage_diff_pct_num", sort: true, search: true },
  materialUtilPct: { zh: "面料利用率", en: "Material utilisation", kind: "decimal", unit: "percent", key: "material_util_pct_num", sort: true, hide: true },
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true, key: "roll_num", hide: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true, key: "bundle_num_total_num", sum: true },
  printedNum: { zh: "已打印扎", en: "Printed bundles", kind: "integer", required: true, key: "printed_num", sum: true },
  sldStatus: { zh: "剩料单", en: "Remnant slip", kind: "enum", enumName: "SldStatus", required: true, key: "sld_status", filter: true, hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true, key: "status", filter: true, pin: true },
  submitByName: { zh: "提交人", en: "Submitted by", kind: "text", key: "submit_by_name", search: true, hide: true },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp", key: "submit_date", sort: true, search: true, hide: true },
  overCutNum: { zh: "超订单", en: "Over order", kind: "integer", required: true, key: "over_cut_num", sort: true, search: true, hide: true },
  planUsage: { zh: "计划单耗", en: "Planned usage (m)", kind: "decimal", key: "plan_usage_num", hide: true },
  usagePerPiece: { zh: "实际单耗", en: "Actual usage (m)", kind: "decimal", key: "usage_per_piece_num", sort: true, hide: true },
  diffLen: { zh: "差异米", en: "Difference (m)", kind: "decimal", unit: "metre", key: "diff_len_num", sum: true, hide: true },
  waitHour: { zh: "等待(小时)", en: "Waiting (h)", kind: "decimal", key: "wait_hour_num", sort: true, hide: true },
  bundleSpan: { zh: "扎号段", en: "Bundle range", kind: "text", key: "bundle_span", hide: true },
  approveText: { zh: "审批意见", en: "Opinion", kind: "text", key: "approve_text", hide: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderStatus: { zh: "订单状态", en: "Order status", kind: "enum", enumName: "OrderStatus", required: true },
  parentBedId: { zh: "主床", en: "Main bed", kind: "id" },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  submitBy: { zh: "提交人", en: "Submitted by", kind: "id" },
  spreadStartDate: { zh: "铺布开始", en: "Start of spreading", kind: "timestamp" },
  cutEndDate: { zh: "裁剪结束", en: "End of cutting", kind: "timestamp" },
  bundleDate: { zh: "分扎时间", en: "Bundled", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedTotals`. */
export const CuttingBedTotalsFields = {
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  printedNum: { zh: "已打印扎", en: "Printed bundles", kind: "integer", required: true },
  diffLen: { zh: "差异米", en: "Difference (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedCounts`. */
export const CuttingBedCountsFields = {
  unsubmittedNum: { zh: "未提交", en: "Not submitted", kind: "integer", required: true },
  approvalNum: { zh: "待审批", en: "Awaiting approval", kind: "integer", required: true },
  unbundledNum: { zh: "待分扎", en: "Awaiting bundles", kind: "integer", required: true },
  noSlipNum: { zh: "剩料单未填", en: "No remnant slip", kind: "integer", required: true },
  cutTodayNum: { zh: "今日已裁件数", en: "Pieces cut today", kind: "integer", required: true },
} as const satisfies Fields;

/** 裁剪方式 · Cutting mode. Labels of the values of `CutMode`. */
export const CutModeLabels = {
  1: { zh: "电剪", en: "Straight knife", tone: "neutral" },
  2: { zh: "自动裁床", en: "Automatic cutter", tone: "neutral" },
  3: { zh: "带刀", en: "Band knife", tone: "neutral" },
  4: { zh: "冲压", en: "Die press", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingBedLimits`. */
export const CuttingBedLimitsFields = {
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer" },
  tableMaxPlies: { zh: "裁床台上限", en: "Limit of the table", kind: "integer" },
  materialMaxPlies: { zh: "面料上限", en: "Limit of the fabric", kind: "integer" },
  knifeMoldMaxPlies: { zh: "刀模上限", en: "Limit of the die", kind: "integer" },
  dosageTolPct: { zh: "用量允许偏差%", en: "Allowed usage difference %", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedColor`. */
export const CuttingBedColorFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  hex: { zh: "色值", en: "Hex", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedSize`. */
export const CuttingBedSizeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  ratio: { zh: "配比", en: "Ratio", kind: "decimal", required: true },
  positions: { zh: "唛架位", en: "Marker positions", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedColorSize`. */
export const CuttingBedColorSizeFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  otherCutNum: { zh: "已裁", en: "Cut in other beds", kind: "integer", required: true },
  limitNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  faultNum: { zh: "不良数", en: "Faulty", kind: "integer", required: true },
  replaceNum: { zh: "补片数", en: "Replaced", kind: "integer", required: true },
  scrapNum: { zh: "报废数", en: "Scrapped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedPanel`. */
export const CuttingBedPanelFields = {
  partCode: { zh: "部位编码", en: "Part code", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  ratio: { zh: "片数/层", en: "Panels per ply", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedRoll`. */
export const CuttingBedRollFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  bandedShade: { zh: "验布色号段", en: "Shade as inspected", kind: "text" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  labelLen: { zh: "标签长", en: "Label length (m)", kind: "decimal", required: true, unit: "metre" },
  actualLen: { zh: "实际长", en: "Measured length (m)", kind: "decimal", required: true, unit: "metre" },
  remainLen: { zh: "余量", en: "Left (m)", kind: "decimal", required: true, unit: "metre" },
  issuedLen: { zh: "领用", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  usedLen: { zh: "铺用", en: "Used (m)", kind: "decimal", required: true, unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", required: true, unit: "metre" },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer", required: true },
  defectLen: { zh: "疵点", en: "Defects (m)", kind: "decimal", required: true, unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre" },
  returnLen: { zh: "退回", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  diffLen: { zh: "差额", en: "Balance (m)", kind: "decimal", required: true, unit: "metre" },
  employeeId: { zh: "拉布员", en: "Spreader", kind: "id" },
  employeeName: { zh: "拉布员", en: "Spreader", kind: "text" },
} as const satisfies Fields;

/** 参与角色 · Role. Labels of the values of `BedRole`. */
export const BedRoleLabels = {
  1: { zh: "拉布", en: "Spreading", tone: "neutral" },
  2: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  3: { zh: "打号", en: "Ply numbering", tone: "neutral" },
  4: { zh: "查片", en: "Panel check", tone: "neutral" },
  5: { zh: "捆扎", en: "Tying", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingBedEmployee`. */
export const CuttingBedEmployeeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", required: true, unit: "percent" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBed`. */
export const CuttingBedFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  monthBedNo: { zh: "月床号", en: "Month bed no.", kind: "text" },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  orderStatus: { zh: "订单状态", en: "Order status", kind: "enum", enumName: "OrderStatus", required: true },
  customerName: { zh: "客户", en: "Customer", kind: "text" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  styleName: { zh: "款名", en: "Style name", kind: "text" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  parentBedId: { zh: "主床", en: "Main bed", kind: "id" },
  parentBedLabel: { zh: "主床", en: "Main bed", kind: "text" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  spreadMode: { zh: "铺布方式", en: "Spreading mode", kind: "enum", enumName: "SpreadMode", required: true },
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id" },
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer" },
  markerName: { zh: "唛架名", en: "Marker", kind: "text" },
  markerLen: { zh: "段长(米)", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  endLossLen: { zh: "放头(米/层)", en: "End allowance (m per ply)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  markerEffPct: { zh: "唛架利用率%", en: "Marker efficiency %", kind: "decimal", required: true, unit: "percent" },
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true },
  ratioNum: { zh: "每层件数", en: "Pieces per ply", kind: "decimal", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  overCutNum: { zh: "超订单", en: "Over order", kind: "integer", required: true },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  cutMode: { zh: "裁剪方式", en: "Cutting mode", kind: "enum", enumName: "CutMode", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  spreadStartDate: { zh: "铺布开始", en: "Start of spreading", kind: "timestamp" },
  spreadEndDate: { zh: "铺布结束", en: "End of spreading", kind: "timestamp" },
  cutStartDate: { zh: "裁剪开始", en: "Start of cutting", kind: "timestamp" },
  cutEndDate: { zh: "裁剪结束", en: "End of cutting", kind: "timestamp" },
  issuedLen: { zh: "领用", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  usedLen: { zh: "铺用", en: "Used (m)", kind: "decimal", required: true, unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", required: true, unit: "metre" },
  defectLen: { zh: "疵点", en: "Defects (m)", kind: "decimal", required: true, unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre" },
  returnLen: { zh: "退回", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  diffLen: { zh: "差额", en: "Balance (m)", kind: "decimal", required: true, unit: "metre" },
  netLen: { zh: "净用", en: "Net used (m)", kind: "decimal", required: true, unit: "metre" },
  planUsage: { zh: "计划单耗", en: "Planned usage (m)", kind: "decimal" },
  usagePerPiece: { zh: "单耗", en: "Usage (m)", kind: "decimal" },
  usageDiffPct: { zh: "单耗差异%", en: "Usage difference %", kind: "decimal", unit: "percent" },
  spreadUtilPct: { zh: "铺布利用率%", en: "Spreading utilisation %", kind: "decimal", unit: "percent" },
  materialUtilPct: { zh: "面料利用率%", en: "Material utilisation %", kind: "decimal", unit: "percent" },
  splitRuleId: { zh: "扎号规则", en: "Bundle rule", kind: "id" },
  splitRuleName: { zh: "扎号规则", en: "Bundle rule", kind: "text" },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  printedNum: { zh: "已打印扎", en: "Printed bundles", kind: "integer", required: true },
  bundleSpan: { zh: "扎号段", en: "Bundle range", kind: "text" },
  bundleDate: { zh: "分扎时间", en: "Bundled", kind: "timestamp" },
  unsentNum: { zh: "未发扎数", en: "Bundles not sent", kind: "integer", required: true },
  sentDate: { zh: "发料时间", en: "Issued", kind: "timestamp" },
  sldStatus: { zh: "剩料单", en: "Remnant slip", kind: "enum", enumName: "SldStatus", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true },
  submitBy: { zh: "提交人", en: "Submitted by", kind: "id" },
  submitByName: { zh: "提交人", en: "Submitted by", kind: "text" },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp" },
  overCutReason: { zh: "超裁原因", en: "Reason for over-cut", kind: "text" },
  approveBy: { zh: "审批人", en: "Approver", kind: "id" },
  approveByName: { zh: "审批人", en: "Approver", kind: "text" },
  approveDate: { zh: "审批时间", en: "Approved", kind: "timestamp" },
  approveText: { zh: "审批意见", en: "Opinion", kind: "text" },
  voidReason: { zh: "作废原因", en: "Reason for voiding", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  shadeDifficulty: { zh: "难度系数", en: "Difficulty coefficient", kind: "decimal" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  limits: { zh: "限制", en: "Limits", kind: "record", required: true },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  colorSizes: { zh: "件数矩阵", en: "Pieces", kind: "list", required: true },
  panels: { zh: "部位配比", en: "Panel ratio", kind: "list", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  employees: { zh: "参与人", en: "Participants", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShadeDifficultyStep`. */
export const ShadeDifficultyStepFields = {
  upTo: { zh: "每百层卷数", en: "Rolls per 100 plies", kind: "integer" },
  factor: { zh: "系数", en: "Coefficient", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemainingToCut`. */
export const RemainingToCutFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  limitNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
  remainNum: { zh: "还可裁", en: "Left to cut", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BedFabricOption`. */
export const BedFabricOptionFields = {
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  garmentColorId: { zh: "成衣颜色", en: "Garment colour", kind: "id" },
  materialColorIds: { zh: "面料颜色", en: "Fabric colours", kind: "list", required: true },
  planUsage: { zh: "计划单耗", en: "Planned usage (m)", kind: "decimal" },
  spreadMode: { zh: "铺布方式", en: "Spreading mode", kind: "enum", enumName: "SpreadMode", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BedPartOption`. */
export const BedPartOptionFields = {
  partCode: { zh: "部位编码", en: "Part code", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingTableOption`. */
export const CuttingTableOptionFields = {
  id: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  name: { zh: "裁床台", en: "Cutting table", kind: "text", required: true },
  cutMode: { zh: "裁剪方式", en: "Cutting mode", kind: "enum", enumName: "CutMode", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer" },
  busyMonthBedNo: { zh: "在铺床次", en: "Bed being spread", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DieFabricLimit`. */
export const DieFabricLimitFields = {
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BedDieOption`. */
export const BedDieOptionFields = {
  id: { zh: "刀模", en: "Die", kind: "id", required: true },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  leftNum: { zh: "剩余次数", en: "Strokes left", kind: "integer", required: true },
  fabrics: { zh: "面料", en: "Fabrics", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BedProcessOption`. */
export const BedProcessOptionFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true },
  price: { zh: "工价", en: "Piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedSizes`. */
export const CuttingBedSizesFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  orderStatus: { zh: "订单状态", en: "Order status", kind: "enum", enumName: "OrderStatus", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  shadeControl: { zh: "色号段管控", en: "Shade control", kind: "enum", enumName: "Flag", required: true },
  dosageTolPct: { zh: "用量允许偏差%", en: "Allowed usage difference %", kind: "decimal", required: true, unit: "percent" },
  difficultySteps: { zh: "难度系数", en: "Difficulty coefficient", kind: "list", required: true },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  cells: { zh: "还可裁", en: "Left to cut", kind: "list", required: true },
  fabrics: { zh: "面料", en: "Fabrics", kind: "list", required: true },
  parts: { zh: "部位", en: "Parts", kind: "list", required: true },
  tables: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  dies: { zh: "刀模", en: "Dies", kind: "list", required: true },
  processes: { zh: "计床工序", en: "Bed-paid operations", kind: "list", required: true },
  beds: { zh: "已有床次", en: "Existing beds", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedSizeInput`. */
export const CuttingBedSizeInputFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  ratio: { zh: "配比", en: "Ratio", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedPanelInput`. */
export const CuttingBedPanelInputFields = {
  partCode: { zh: "部位编码", en: "Part code", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  ratio: { zh: "片数/层", en: "Panels per ply", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedColorInput`. */
export const CuttingBedColorInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedRollInput`. */
export const CuttingBedRollInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  shadeReason: { zh: "改色号段原因", en: "Reason for another shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  issuedLen: { zh: "领用", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", required: true, unit: "metre" },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer" },
  defectLen: { zh: "疵点", en: "Defects (m)", kind: "decimal", required: true, unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre" },
  returnLen: { zh: "退回", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  employeeId: { zh: "拉布员", en: "Spreader", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedEmployeeInput`. */
export const CuttingBedEmployeeInputFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCuttingBedBody`. */
export const CreateCuttingBedBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true },
  parentBedId: { zh: "主床", en: "Main bed", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id" },
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer" },
  markerName: { zh: "唛架名", en: "Marker", kind: "text" },
  markerLen: { zh: "段长(米)", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  endLossLen: { zh: "放头(米/层)", en: "End allowance (m per ply)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  markerEffPct: { zh: "唛架利用率%", en: "Marker efficiency %", kind: "decimal", required: true, unit: "percent" },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  cutMode: { zh: "裁剪方式", en: "Cutting mode", kind: "enum", enumName: "CutMode", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  splitRuleId: { zh: "扎号规则", en: "Bundle rule", kind: "id" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  panels: { zh: "部位配比", en: "Panel ratio", kind: "list" },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  employees: { zh: "参与人", en: "Participants", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCuttingBedBody`. */
export const UpdateCuttingBedBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true },
  parentBedId: { zh: "主床", en: "Main bed", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id" },
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer" },
  markerName: { zh: "唛架名", en: "Marker", kind: "text" },
  markerLen: { zh: "段长(米)", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  endLossLen: { zh: "放头(米/层)", en: "End allowance (m per ply)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  markerEffPct: { zh: "唛架利用率%", en: "Marker efficiency %", kind: "decimal", required: true, unit: "percent" },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  cutMode: { zh: "裁剪方式", en: "Cutting mode", kind: "enum", enumName: "CutMode", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  splitRuleId: { zh: "扎号规则", en: "Bundle rule", kind: "id" },
  spreadStartDate: { zh: "铺布开始", en: "Start of spreading", kind: "timestamp" },
  spreadEndDate: { zh: "铺布结束", en: "End of spreading", kind: "timestamp" },
  cutStartDate: { zh: "裁剪开始", en: "Start of cutting", kind: "timestamp" },
  cutEndDate: { zh: "裁剪结束", en: "End of cutting", kind: "timestamp" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  panels: { zh: "部位配比", en: "Panel ratio", kind: "list" },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  employees: { zh: "参与人", en: "Participants", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedVersionBody`. */
export const CuttingBedVersionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedState`. */
export const CuttingBedStateFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubmitCuttingBedBody`. */
export const SubmitCuttingBedBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "超裁原因", en: "Reason for over-cut", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `GeneratedBundles`. */
export const GeneratedBundlesFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  bundleFrom: { zh: "起扎号", en: "First bundle", kind: "text", required: true },
  bundleTo: { zh: "止扎号", en: "Last bundle", kind: "text", required: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  processNum: { zh: "扎号工序数", en: "Bundle operations", kind: "integer", required: true },
  isNew: { zh: "新生成", en: "Newly made", kind: "boolean", required: true },
  status: { zh: "床次状态", en: "Bed status", kind: "enum", enumName: "BedStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubmittedCuttingBed`. */
export const SubmittedCuttingBedFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  usageDiffPct: { zh: "单耗差异%", en: "Usage difference %", kind: "decimal", unit: "percent" },
  needsApproval: { zh: "需审批", en: "Needs approval", kind: "boolean", required: true },
  bundles: { zh: "扎号", en: "Bundles", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ApproveCuttingBedBody`. */
export const ApproveCuttingBedBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  agree: { zh: "是否通过", en: "Approved", kind: "boolean", required: true },
  opinion: { zh: "审批意见", en: "Opinion", kind: "text", required: true },
} as const satisfies Fields;

/** 方案状态 · Cut plan status. Labels of the values of `CutPlanStatus`. */
export const CutPlanStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已批准", en: "Approved", tone: "ok" },
  2: { zh: "已执行", en: "Executed", tone: "neutral" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CutPlanMarkerSize`. */
export const CutPlanMarkerSizeFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  ratio: { zh: "配比", en: "Ratio", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanMarker`. */
export const CutPlanMarkerFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  markerName: { zh: "唛架名", en: "Marker", kind: "text", required: true },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  effPct: { zh: "利用率%", en: "Marker efficiency %", kind: "decimal", unit: "percent" },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
  fileUrl: { zh: "唛架文件", en: "Marker file", kind: "text" },
  sizes: { zh: "尺码配比", en: "Size ratio", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanLayColor`. */
export const CutPlanLayColorFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanLay`. */
export const CutPlanLayFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer", required: true },
  markerId: { zh: "唛架", en: "Marker", kind: "id", required: true },
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  colors: { zh: "颜色层数", en: "Colours and plies", kind: "list", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanRow`. */
export const CutPlanRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  planNo: { zh: "方案号", en: "Plan no.", kind: "text", required: true, key: "plan_no", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true, key: "fabric_part", filter: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", search: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", required: true, key: "max_plies_num", sort: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sort: true, sum: true },
  planLen: { zh: "计划用布(米)", en: "Planned fabric (m)", kind: "decimal", required: true, unit: "metre", key: "plan_len_num", sort: true, sum: true },
  avgEffPct: { zh: "平均利用率%", en: "Average efficiency %", kind: "decimal", unit: "percent", key: "avg_eff_pct_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CutPlanStatus", required: true, key: "status", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  markers: { zh: "唛架", en: "Markers", kind: "list", required: true },
  lays: { zh: "床次计划", en: "Planned lays", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanTotals`. */
export const CutPlanTotalsFields = {
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  planLen: { zh: "计划用布(米)", en: "Planned fabric (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** 布卷状态 · Fabric roll status. Labels of the values of `FabricRollStatus`. */
export const FabricRollStatusLabels = {
  0: { zh: "在库", en: "In stock", tone: "neutral" },
  1: { zh: "预留", en: "Reserved", tone: "accent" },
  2: { zh: "已发", en: "Issued", tone: "accent" },
  3: { zh: "铺布中", en: "On a bed", tone: "warn" },
  4: { zh: "用完", en: "Used up", tone: "neutral" },
  5: { zh: "余布", en: "Remnant", tone: "ok" },
  8: { zh: "待处理", en: "Quarantined", tone: "held" },
  9: { zh: "退供应商", en: "Returned", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `FabricRollRow`. */
export const FabricRollRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true, key: "roll_no", sort: true, search: true, pin: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "FabricRollStatus", required: true, key: "status", sort: true, filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text", key: "dye_lot", sort: true, filter: true, search: true },
  shade: { zh: "色号段", en: "Shade", kind: "text", key: "shade", sort: true, filter: true },
  labelLen: { zh: "标签长", en: "Label length (m)", kind: "decimal", required: true, unit: "metre", key: "label_len_num", sum: true },
  actualLen: { zh: "实际长", en: "Measured length (m)", kind: "decimal", required: true, unit: "metre", key: "actual_len_num", sum: true },
  shortLen: { zh: "短码", en: "Short (m)", kind: "decimal", required: true, unit: "metre", key: "short_len_num", sort: true, sum: true },
  labelWeight: { zh: "标签重", en: "Label weight (kg)", kind: "decimal", unit: "kilogram", key: "label_weight_num", sum: true },
  actualWeight: { zh: "实重", en: "Measured weight (kg)", kind: "decimal", unit: "kilogram", key: "actual_weight_num", sum: true },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre", key: "width_cm_num" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal", key: "gsm_num" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent", key: "shrink_warp_pct_num" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent", key: "shrink_weft_pct_num" },
  points: { zh: "疵点分", en: "Defect points", kind: "integer", key: "points_num", sort: true },
  rollPointsPer100: { zh: "百码分", en: "Points per 100 yd²", kind: "decimal", key: "roll_points_per100_num", sort: true },
  remainLen: { zh: "余量", en: "Left (m)", kind: "decimal", required: true, unit: "metre", key: "remain_len_num", sort: true, sum: true },
  usedLen: { zh: "已用", en: "Used (m)", kind: "decimal", required: true, unit: "metre", key: "used_len_num", sum: true },
  locationCode: { zh: "库位", en: "Location", kind: "text", key: "location_code", filter: true, search: true },
  orderNo: { zh: "预留订单", en: "Reserved for", kind: "text", key: "order_no", filter: true },
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true, key: "c_no", search: true, link: "/mes/cloth/clothDetail/{cNo}" },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", filter: true, search: true },
  materialId: { zh: "面料", en: "Fabric", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  orderId: { zh: "预留订单", en: "Reserved for", kind: "id" },
  openBedId: { zh: "在铺床次", en: "Bed being spread", kind: "id" },
  openMonthBedNo: { zh: "在铺床次", en: "Bed being spread", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricRollTotals`. */
export const FabricRollTotalsFields = {
  labelLen: { zh: "标签长", en: "Label length (m)", kind: "decimal", unit: "metre" },
  actualLen: { zh: "实际长", en: "Measured length (m)", kind: "decimal", unit: "metre" },
  shortLen: { zh: "短码", en: "Short (m)", kind: "decimal", unit: "metre" },
  labelWeight: { zh: "标签重", en: "Label weight (kg)", kind: "decimal", unit: "kilogram" },
  actualWeight: { zh: "实重", en: "Measured weight (kg)", kind: "decimal", unit: "kilogram" },
  remainLen: { zh: "余量", en: "Left (m)", kind: "decimal", unit: "metre" },
  usedLen: { zh: "已用", en: "Used (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** 处理方式 · Settlement. Labels of the values of `ScanSettlement`. */
export const ScanSettlementLabels = {
  1: { zh: "转组长", en: "To the leader", tone: "accent" },
  2: { zh: "删除", en: "Given up", tone: "neutral" },
} as const satisfies EnumLabels;

/** 删除原因 · Why given up. Labels of the values of `GiveUpReason`. */
export const GiveUpReasonLabels = {
  1: { zh: "重复扫描", en: "Scanned twice", tone: "neutral" },
  2: { zh: "扫错扎号", en: "Wrong bundle", tone: "neutral" },
  3: { zh: "件数有误", en: "Wrong number", tone: "neutral" },
  4: { zh: "他人已报", en: "Reported by somebody else", tone: "neutral" },
  5: { zh: "其他", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `HandOverScanBody`. */
export const HandOverScanBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  settlement: { zh: "处理方式", en: "Settlement", kind: "enum", enumName: "ScanSettlement", required: true },
  giveUpReason: { zh: "删除原因", en: "Why given up", kind: "enum", enumName: "GiveUpReason" },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  barcode: { zh: "扎号码", en: "Bundle code", kind: "text", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  refusal: { zh: "拒绝原因", en: "Why refused", kind: "text", required: true },
  deviceDate: { zh: "设备时间", en: "Device time", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScanHandOver`. */
export const ScanHandOverFields = {
  leaders: { zh: "组长", en: "Line leaders", kind: "list", required: true },
} as const satisfies Fields;

/** 条码种类 · Code kind. Labels of the values of `ScanCodeKind`. */
export const ScanCodeKindLabels = {
  "roll": { zh: "布卷", en: "Fabric roll", tone: "neutral" },
  "badge": { zh: "工卡", en: "Badge", tone: "neutral" },
  "bundle": { zh: "扎号", en: "Bundle", tone: "neutral" },
  "coupon": { zh: "工票", en: "Coupon", tone: "neutral" },
  "bed": { zh: "床单", en: "Lay sheet", tone: "neutral" },
  "table": { zh: "裁床台", en: "Cutting table", tone: "neutral" },
  "machine": { zh: "设备", en: "Machine", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ScannedEmployee`. */
export const ScannedEmployeeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  avatar: { zh: "头像", en: "Picture", kind: "image" },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  deptName: { zh: "部门", en: "Department", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "EmployeeStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScannedMachine`. */
export const ScannedMachineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true },
  name: { zh: "设备名称", en: "Machine name", kind: "text", required: true },
  isRunning: { zh: "启用", en: "Running", kind: "boolean", required: true },
} as const satisfies Fields;

/** 扎号状态 · Bundle status. Labels of the values of `BundleStatus`. */
export const BundleStatusLabels = {
  0: { zh: "已生成", en: "Generated", tone: "neutral" },
  1: { zh: "已打印", en: "Printed", tone: "accent" },
  2: { zh: "已发料", en: "Delivered", tone: "accent" },
  3: { zh: "在产", en: "In process", tone: "accent" },
  4: { zh: "已缝完", en: "Sewn", tone: "ok" },
  5: { zh: "质检合格", en: "Passed", tone: "ok" },
  6: { zh: "已入库", en: "In store", tone: "ok" },
  7: { zh: "冻结", en: "On hold", tone: "held" },
  8: { zh: "已拆扎", en: "Split", tone: "neutral" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BundleRow`. */
export const BundleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true, pin: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true, key: "barcode", search: true, link: "/mes/qc/qcBarcodeInfoReport?barcode={barcode}" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, hide: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", filter: true, search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  shade: { zh: "色号段", en: "Shade", kind: "text", key: "shade", filter: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text", key: "dye_lot", search: true, hide: true },
  position: { zh: "唛架位", en: "Marker position", kind: "integer", required: true, key: "position_num", sort: true, hide: true },
  plySpan: { zh: "层号", en: "Plies", kind: "text", required: true, key: "ply_from_num" },
  originNum: { zh: "原数", en: "Original", kind: "integer", required: true, key: "origin_num", sum: true },
  num: { zh: "现数", en: "Current", kind: "integer", required: true, key: "num_num", sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true, key: "replace_num", sum: true, hide: true },
  progress: { zh: "工序", en: "Operations", kind: "text", required: true, key: "done_count_num", sort: true },
  currentProcess: { zh: "当前工序", en: "Current operation", kind: "text", key: "process_name", filter: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  batchNo: { zh: "批次号", en: "Batch", kind: "text", key: "batch_no", search: true },
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", key: "card_no", search: true },
  printCount: { zh: "打印次数", en: "Prints", kind: "integer", required: true, key: "print_count_num", sort: true },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp", key: "last_scan_date", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleStatus", required: true, key: "status", filter: true, pin: true },
  printDate: { zh: "打印时间", en: "Printed", kind: "timestamp", key: "print_date", sort: true, search: true, hide: true },
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "integer", required: true },
  splitSeq: { zh: "拆扎序号", en: "Split number", kind: "integer", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  doneCount: { zh: "已完工序", en: "Operations done", kind: "integer", required: true },
  totalCount: { zh: "总工序数", en: "Operations in all", kind: "integer", required: true },
  holdReason: { zh: "冻结原因", en: "Reason for hold", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 扎号工序状态 · Bundle operation status. Labels of the values of `BundleProcessStatus`. */
export const BundleProcessStatusLabels = {
  0: { zh: "待做", en: "Waiting", tone: "neutral" },
  1: { zh: "部分", en: "Partly done", tone: "accent" },
  2: { zh: "完成", en: "Done", tone: "ok" },
  3: { zh: "跳过", en: "Skipped", tone: "neutral" },
  4: { zh: "外发", en: "Subcontracted", tone: "held" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BundleProcessRow`. */
export const BundleProcessRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true, pin: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", search: true, filter: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num", sort: true },
  price: { zh: "工价", en: "Piece price", kind: "decimal", unit: "money", key: "price_num", hide: true, permission: "FIELD^orderProcess.price" },
  num: { zh: "应做", en: "To do", kind: "integer", required: true, key: "num_num", sum: true },
  doneNum: { zh: "已做", en: "Done", kind: "integer", required: true, key: "done_num", sum: true },
  remainNum: { zh: "剩余", en: "Left", kind: "integer", required: true, key: "remain_num", sum: true },
  openNum: { zh: "可报数", en: "Left to report", kind: "integer", required: true },
  reworkNum: { zh: "返工", en: "Rework", kind: "integer", required: true, key: "rework_num", sum: true, hide: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true, key: "is_checkpoint", filter: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true, key: "is_output", filter: true, hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleProcessStatus", required: true, key: "status", filter: true },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp", key: "last_scan_date", sort: true },
  lastEmployeeName: { zh: "最近员工", en: "Last employee", kind: "text", key: "last_employee_name", search: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  blockText: { zh: "不可报原因", en: "Why not to be reported", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ResolvedCode`. */
export const ResolvedCodeFields = {
  code: { zh: "条码", en: "Barcode", kind: "text", required: true },
  kind: { zh: "种类", en: "Kind", kind: "enum", enumName: "ScanCodeKind", required: true },
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  label: { zh: "名称", en: "Name", kind: "text", required: true },
  roll: { zh: "布卷", en: "Fabric roll", kind: "record", required: true },
  employee: { zh: "员工", en: "Employee", kind: "record", required: true },
  machine: { zh: "设备", en: "Machine", kind: "record", required: true },
  bundle: { zh: "扎号", en: "Bundle", kind: "record", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleProcessTotals`. */
export const BundleProcessTotalsFields = {
  num: { zh: "应做", en: "To do", kind: "integer", required: true },
  doneNum: { zh: "已做", en: "Done", kind: "integer", required: true },
  remainNum: { zh: "剩余", en: "Left", kind: "integer", required: true },
  reworkNum: { zh: "返工", en: "Rework", kind: "integer", required: true },
} as const satisfies Fields;

/** 扫描类型 · Scan type. Labels of the values of `ScanType`. */
export const ScanTypeLabels = {
  1: { zh: "正常", en: "Normal", tone: "neutral" },
  2: { zh: "返工", en: "Rework", tone: "warn" },
  3: { zh: "冲正", en: "Reversal", tone: "bad" },
  4: { zh: "补录", en: "By hand", tone: "neutral" },
  5: { zh: "导入", en: "Import", tone: "neutral" },
} as const satisfies EnumLabels;

/** 扫描渠道 · Scan channel. Labels of the values of `ScanChannel`. */
export const ScanChannelLabels = {
  1: { zh: "手机", en: "Phone", tone: "neutral" },
  2: { zh: "PDA", en: "PDA", tone: "neutral" },
  3: { zh: "插卡", en: "Slot card", tone: "neutral" },
  4: { zh: "吊挂", en: "Hanger", tone: "neutral" },
  5: { zh: "电脑", en: "PC", tone: "neutral" },
  6: { zh: "导入", en: "Import", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ScanInput`. */
export const ScanInputFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "ScanType", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  orderProcessId: { zh: "固定工序", en: "Fixed operation", kind: "id" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  machineId: { zh: "设备", en: "Machine", kind: "id" },
  startDate: { zh: "开始时间", en: "Start", kind: "timestamp" },
  deviceDate: { zh: "设备时间", en: "Device time", kind: "timestamp", required: true },
  channel: { zh: "渠道", en: "Channel", kind: "enum", enumName: "ScanChannel", required: true },
  atOutput: { zh: "产出点", en: "Output point", kind: "boolean" },
  deviceId: { zh: "设备号", en: "Device no.", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordScanBody`. */
export const RecordScanBodyFields = {
  id: { zh: "扎号工序", en: "Bundle operation", kind: "id" },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
  bundleProcessSubmitRecord: { zh: "扫描记录", en: "Scan", kind: "record", required: true },
} as const satisfies Fields;

/** 扫描状态 · Scan status. Labels of the values of `ScanStatus`. */
export const ScanStatusLabels = {
  0: { zh: "有效", en: "Valid", tone: "ok" },
  1: { zh: "已冲正", en: "Reversed", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ScanRow`. */
export const ScanRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "ScanType", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  scanDate: { zh: "扫描时间", en: "Scanned", kind: "timestamp", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ScanStatus", required: true },
  suspectFlag: { zh: "可疑", en: "Suspicious", kind: "enum", enumName: "Flag", required: true },
  reversibleUntil: { zh: "可撤销至", en: "Reversible until", kind: "timestamp" },
  reversedId: { zh: "冲正的扫描", en: "Reversed scan", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScanResult`. */
export const ScanResultFields = {
  scan: { zh: "扫描", en: "Scan", kind: "record", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  num: { zh: "应做", en: "To do", kind: "integer", required: true },
  doneNum: { zh: "已做", en: "Done", kind: "integer", required: true },
  remainNum: { zh: "剩余", en: "Left", kind: "integer", required: true },
  status: { zh: "工序状态", en: "Operation status", kind: "enum", enumName: "BundleProcessStatus", required: true },
  bundleStatus: { zh: "扎号状态", en: "Bundle status", kind: "enum", enumName: "BundleStatus", required: true },
  dayNum: { zh: "今日件数", en: "Pieces today", kind: "integer", required: true },
  dayAmount: { zh: "今日金额", en: "Amount today", kind: "decimal", unit: "money" },
  warning: { zh: "提醒", en: "Warning", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordScansBody`. */
export const RecordScansBodyFields = {
  scans: { zh: "扫描", en: "Scans", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScanVerdict`. */
export const ScanVerdictFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  status: { zh: "状态码", en: "Status code", kind: "integer", required: true },
  text: { zh: "拒绝原因", en: "Why refused", kind: "text" },
  result: { zh: "结果", en: "Result", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScanVerdicts`. */
export const ScanVerdictsFields = {
  verdicts: { zh: "结果", en: "Results", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReverseScanBody`. */
export const ReverseScanBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  scanId: { zh: "扫描", en: "Scan", kind: "id", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
  deviceDate: { zh: "设备时间", en: "Device time", kind: "timestamp" },
} as const satisfies Fields;

/** 效率档 · Efficiency band. Labels of the values of `EfficiencyBand`. */
export const EfficiencyBandLabels = {
  "low": { zh: "偏低", en: "Low", tone: "bad" },
  "middle": { zh: "一般", en: "Average", tone: "warn" },
  "good": { zh: "达标", en: "Good", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MyDayProcess`. */
export const MyDayProcessFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MyDay`. */
export const MyDayFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  scanNum: { zh: "扫描次数", en: "Scans", kind: "integer", required: true },
  pieceNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", unit: "minute" },
  effPct: { zh: "效率%", en: "Efficiency %", kind: "decimal", unit: "percent" },
  effBand: { zh: "效率档", en: "Efficiency band", kind: "enum", enumName: "EfficiencyBand", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
  scans: { zh: "最近扫描", en: "Last scans", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PreloadProcess`. */
export const PreloadProcessFields = {
  id: { zh: "扎号工序", en: "Bundle operation", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  num: { zh: "应做", en: "To do", kind: "integer", required: true },
  doneNum: { zh: "已做", en: "Done", kind: "integer", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出工序", en: "Output operation", kind: "enum", enumName: "Flag", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleProcessStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PreloadBundle`. */
export const PreloadBundleFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleStatus", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PreloadMachine`. */
export const PreloadMachineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true },
  name: { zh: "设备名称", en: "Machine name", kind: "text", required: true },
  isRunning: { zh: "启用", en: "Running", kind: "boolean", required: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `AppPreload`. */
export const AppPreloadFields = {
  asOf: { zh: "截止时间", en: "As of", kind: "timestamp", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  lineDeptName: { zh: "产线", en: "Line", kind: "text" },
  bundles: { zh: "扎号", en: "Bundles", kind: "list", required: true },
  employees: { zh: "员工", en: "Employees", kind: "list", required: true },
  machines: { zh: "设备", en: "Machines", kind: "list", required: true },
  truncated: { zh: "未完整", en: "Cut off", kind: "boolean", required: true },
} as const satisfies Fields;

/** 适用范围 · Applies in. Labels of the values of `SplitScope`. */
export const SplitScopeLabels = {
  1: { zh: "公司", en: "Company", tone: "neutral" },
  2: { zh: "客户", en: "Customer", tone: "neutral" },
  3: { zh: "款式", en: "Style", tone: "neutral" },
  4: { zh: "订单", en: "Order", tone: "neutral" },
} as const satisfies EnumLabels;

/** 拆分方式 · Split mode. Labels of the values of `SplitMode`. */
export const SplitModeLabels = {
  1: { zh: "固定件数", en: "Fixed size", tone: "neutral" },
  2: { zh: "均分", en: "Balanced", tone: "neutral" },
  3: { zh: "按卷", en: "By roll", tone: "neutral" },
  4: { zh: "整叠", en: "Whole stack", tone: "neutral" },
} as const satisfies EnumLabels;

/** 编号方式 · Numbering. Labels of the values of `SplitNumbering`. */
export const SplitNumberingLabels = {
  1: { zh: "床位顺序", en: "Colour, position, ply", tone: "neutral" },
  2: { zh: "尺码优先", en: "Size, colour, position", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BundleSplitRuleRow`. */
export const BundleSplitRuleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "规则", en: "Rule", kind: "text", required: true, key: "name", search: true, sort: true, pin: true },
  scope: { zh: "范围", en: "Scope", kind: "enum", enumName: "SplitScope", required: true, key: "scope", filter: true, sort: true },
  scopeName: { zh: "适用对象", en: "Applies to", kind: "text", key: "scope_name", search: true },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "SplitMode", required: true, key: "mode", filter: true },
  maxNum: { zh: "每扎上限", en: "Maximum per bundle", kind: "integer", key: "max_num", sort: true },
  mergeTailPct: { zh: "尾扎合并%", en: "Tail merge %", kind: "decimal", required: true, unit: "percent", key: "merge_tail_pct_num" },
  shadeBreak: { zh: "按色号段分", en: "Break at shades", kind: "enum", enumName: "Flag", required: true, key: "shade_break", filter: true },
  numbering: { zh: "编号方式", en: "Numbering", kind: "enum", enumName: "SplitNumbering", required: true, key: "numbering", filter: true },
  bedCount: { zh: "已用床次", en: "Beds using it", kind: "integer", required: true, key: "bed_count_num", sort: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true },
  scopeId: { zh: "适用对象", en: "Applies to", kind: "id" },
  isNarrowest: { zh: "默认规则", en: "Default rule", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleTotals`. */
export const BundleTotalsFields = {
  originNum: { zh: "原数", en: "Original", kind: "integer", required: true },
  num: { zh: "现数", en: "Current", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleStatusCount`. */
export const BundleStatusCountFields = {
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleStatus", required: true },
  bundleNum: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleCounts`. */
export const BundleCountsFields = {
  bundleNum: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  unprintedNum: { zh: "未打印扎", en: "Not printed", kind: "integer", required: true },
  counts: { zh: "按状态", en: "By status", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `GenerateBundlesBody`. */
export const GenerateBundlesBodyFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  splitRuleId: { zh: "扎号规则", en: "Bundle rule", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomFigures`. */
export const CuttingRoomFiguresFields = {
  planNum: { zh: "今日计划", en: "Planned today", kind: "integer", required: true },
  planBedNum: { zh: "计划床次", en: "Beds planned", kind: "integer", required: true },
  cutNum: { zh: "今日完成", en: "Done today", kind: "integer", required: true },
  donePct: { zh: "完成率", en: "Done %", kind: "decimal", unit: "percent" },
  timePct: { zh: "班次时间", en: "Shift gone %", kind: "decimal", unit: "percent" },
  bedDoneNum: { zh: "已完成床次", en: "Beds done", kind: "integer", required: true },
  bedRunningNum: { zh: "进行中床次", en: "Beds running", kind: "integer", required: true },
  bedWaitingNum: { zh: "未开始床次", en: "Beds not started", kind: "integer", required: true },
  spreadUtilPct: { zh: "本月铺布利用率", en: "Spreading utilisation of the month", kind: "decimal", unit: "percent" },
  materialUtilPct: { zh: "本月面料利用率", en: "Material utilisation of the month", kind: "decimal", unit: "percent" },
  stockNum: { zh: "裁片库存", en: "Cut pieces in store", kind: "integer", required: true },
  stockDays: { zh: "库存天数", en: "Days in store", kind: "decimal" },
} as const satisfies Fields;

/** 台灯 · Lamp. Labels of the values of `TableLamp`. */
export const TableLampLabels = {
  1: { zh: "铺布", en: "Spreading", tone: "accent" },
  2: { zh: "裁剪", en: "Cutting", tone: "ok" },
  3: { zh: "待机", en: "Idle", tone: "neutral" },
  4: { zh: "停机", en: "Machine down", tone: "bad" },
  5: { zh: "待审批", en: "Awaiting approval", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingRoomColor`. */
export const CuttingRoomColorFields = {
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  hex: { zh: "色值", en: "Hex", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomTable`. */
export const CuttingRoomTableFields = {
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  tableName: { zh: "台号", en: "Table no.", kind: "text", required: true },
  lamp: { zh: "状态", en: "Status", kind: "enum", enumName: "TableLamp", required: true },
  bedId: { zh: "床次", en: "Bed", kind: "id" },
  bedLabel: { zh: "床次", en: "Bed", kind: "text" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  donePlies: { zh: "已铺层数", en: "Plies spread", kind: "integer", required: true },
  planPlies: { zh: "计划层数", en: "Plies planned", kind: "integer", required: true },
  expectedEndDate: { zh: "预计完成", en: "Forecast", kind: "timestamp" },
  nextBeds: { zh: "后续床次", en: "Next beds", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomHour`. */
export const CuttingRoomHourFields = {
  hour: { zh: "时段", en: "Hour", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  targetNum: { zh: "目标", en: "Target", kind: "integer" },
  isCurrent: { zh: "当前时段", en: "Now", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomQueueBed`. */
export const CuttingRoomQueueBedFields = {
  bedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  tableName: { zh: "台号", en: "Table no.", kind: "text", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  colorPlies: { zh: "颜色×层数", en: "Colours × plies", kind: "list", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  fabricReady: { zh: "布料齐", en: "Fabric ready", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomProblem`. */
export const CuttingRoomProblemFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tableName: { zh: "台号", en: "Table no.", kind: "text" },
  problem: { zh: "问题", en: "Problem", kind: "text", required: true },
  reportDate: { zh: "报告时间", en: "Reported", kind: "timestamp", required: true },
  responderName: { zh: "响应人", en: "Responder", kind: "text" },
  isLate: { zh: "超时", en: "Overdue", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomUtilisation`. */
export const CuttingRoomUtilisationFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  spreadUtilPct: { zh: "铺布利用率%", en: "Spreading utilisation %", kind: "decimal", unit: "percent" },
  materialUtilPct: { zh: "面料利用率%", en: "Material utilisation %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingRoomBoard`. */
export const CuttingRoomBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text" },
  kpi: { zh: "指标", en: "Figures", kind: "record", required: true },
  tables: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  hours: { zh: "每小时裁剪件数", en: "Pieces by hour", kind: "list", required: true },
  queue: { zh: "待裁床次", en: "Beds waiting", kind: "list", required: true },
  problems: { zh: "未关问题", en: "Open problems", kind: "list", required: true },
  months: { zh: "近30天面料利用率", en: "Utilisation of thirty days", kind: "list", required: true },
  overrides: { zh: "手工数据", en: "Figures typed by hand", kind: "list", required: true },
  overrideReasons: { zh: "手工数据原因", en: "Reasons for typed figures", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FieldChange`. */
export const FieldChangeFields = {
  field: { zh: "字段", en: "Field", kind: "text", required: true },
  title: { zh: "名称", en: "Name", kind: "text", required: true },
  area: { zh: "部分", en: "Area", kind: "text" },
  label: { zh: "行", en: "Row", kind: "text" },
  fromText: { zh: "原值", en: "Before", kind: "text" },
  toText: { zh: "新值", en: "After", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BusinessLogRow`. */
export const BusinessLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "create_date", sort: true },
  action: { zh: "操作", en: "Action", kind: "text", required: true, key: "action", filter: true },
  fromText: { zh: "原状态", en: "Status before", kind: "text" },
  toText: { zh: "新状态", en: "Status after", kind: "text" },
  byName: { zh: "操作人", en: "Done by", kind: "text", key: "by_name", search: true },
  reason: { zh: "原因", en: "Reason", kind: "text", key: "reason", search: true },
  changes: { zh: "修改内容", en: "Changes", kind: "list", required: true },
  bizType: { zh: "单据类型", en: "Document type", kind: "text", required: true },
  bizId: { zh: "单据", en: "Document", kind: "id", required: true },
} as const satisfies Fields;

/** 功能 · Part. Labels of the values of `SettingPart`. */
export const SettingPartLabels = {
  "coupons": { zh: "菲票+工票", en: "Bundle label and coupons", tone: "neutral" },
  "wages": { zh: "工资核算", en: "Wages", tone: "neutral" },
  "sampling": { zh: "抽样检验", en: "Sampling inspection", tone: "neutral" },
  "patrol": { zh: "QC巡检", en: "QC patrol", tone: "neutral" },
  "attainment": { zh: "达成率", en: "Attainment", tone: "neutral" },
  "finishingCheck": { zh: "尾查大屏", en: "Finishing check board", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CompanySetting`. */
export const CompanySettingFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  groupName: { zh: "分组", en: "Group", kind: "text", required: true },
  value: { zh: "值", en: "Value", kind: "text", required: true },
  defaultValue: { zh: "默认值", en: "Default", kind: "text", required: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text" },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  waitsFor: { zh: "随功能启用", en: "Takes effect with", kind: "enum", enumName: "SettingPart", required: true },
  effectiveDate: { zh: "生效日期", en: "Effective from", kind: "date" },
  valueUntil: { zh: "此前的值", en: "Value until then", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCompanySettingBody`. */
export const UpdateCompanySettingBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  value: { zh: "值", en: "Value", kind: "text", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCompanySettingBody`. */
export const CreateCompanySettingBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  value: { zh: "值", en: "Value", kind: "text", required: true },
  groupName: { zh: "分组", en: "Group", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderNoCheck`. */
export const OrderNoCheckFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  isFree: { zh: "可用", en: "Available", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorInput`. */
export const OrderColorInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  customerColor: { zh: "客户颜色", en: "Customer colour", kind: "text" },
  isMain: { zh: "是否主", en: "Main colour", kind: "enum", enumName: "Flag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderSizeInput`. */
export const OrderSizeInputFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorSizeInput`. */
export const OrderColorSizeInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  sku: { zh: "SKU", en: "SKU", kind: "text" },
  barcode69: { zh: "69码", en: "EAN", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateOrderBody`. */
export const CreateOrderBodyFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  saleNo: { zh: "销售单号", en: "Sales no.", kind: "text" },
  customerPo: { zh: "客户PO", en: "Customer PO", kind: "text" },
  season: { zh: "季节", en: "Season", kind: "text" },
  washingId: { zh: "水洗", en: "Washing", kind: "id" },
  packMethod: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
  orderDate: { zh: "下单日期", en: "Ordered", kind: "date" },
  materialDate: { zh: "物料日期", en: "Material date", kind: "date" },
  planCutDate: { zh: "计划裁剪", en: "Planned cutting", kind: "date" },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent" },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent" },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent" },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
  cmPrice: { zh: "加工费", en: "Cut-make price", kind: "decimal", unit: "money" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text" },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  merchandiserId: { zh: "跟单", en: "Merchandiser", kind: "id" },
  technicianId: { zh: "工艺员", en: "Technician", kind: "id" },
  sourceOrderId: { zh: "原订单", en: "Source order", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  attachments: { zh: "附件", en: "Attachments", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  colors: { zh: "颜色", en: "Colours", kind: "list" },
  sizes: { zh: "尺码", en: "Sizes", kind: "list" },
  colorSizes: { zh: "数量", en: "Quantities", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderShipmentLineInput`. */
export const OrderShipmentLineInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderShipmentInput`. */
export const OrderShipmentInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  shipmentNo: { zh: "走货批", en: "Shipment", kind: "text", required: true },
  shipmentDate: { zh: "走货", en: "Shipment date", kind: "date", required: true },
  destination: { zh: "目的地", en: "Destination", kind: "text" },
  mode: { zh: "运输方式", en: "Shipment mode", kind: "enum", enumName: "ShipmentMode" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateOrderBody`. */
export const UpdateOrderBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  saleNo: { zh: "销售单号", en: "Sales no.", kind: "text" },
  customerPo: { zh: "客户PO", en: "Customer PO", kind: "text" },
  season: { zh: "季节", en: "Season", kind: "text" },
  washingId: { zh: "水洗", en: "Washing", kind: "id" },
  packMethod: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
  orderDate: { zh: "下单日期", en: "Ordered", kind: "date" },
  materialDate: { zh: "物料日期", en: "Material date", kind: "date" },
  planCutDate: { zh: "计划裁剪", en: "Planned cutting", kind: "date" },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent" },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent" },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent" },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
  cmPrice: { zh: "加工费", en: "Cut-make price", kind: "decimal", unit: "money" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text" },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  merchandiserId: { zh: "跟单", en: "Merchandiser", kind: "id" },
  technicianId: { zh: "工艺员", en: "Technician", kind: "id" },
  sourceOrderId: { zh: "原订单", en: "Source order", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  attachments: { zh: "附件", en: "Attachments", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  colors: { zh: "颜色", en: "Colours", kind: "list" },
  sizes: { zh: "尺码", en: "Sizes", kind: "list" },
  colorSizes: { zh: "数量", en: "Quantities", kind: "list" },
  shipments: { zh: "走货", en: "Shipments", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionRef`. */
export const OrderVersionRefFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateOrdersBody`. */
export const UpdateOrdersBodyFields = {
  orders: { zh: "订单", en: "Orders", kind: "list", required: true },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority" },
  merchandiserId: { zh: "跟单", en: "Merchandiser", kind: "id" },
  materialDate: { zh: "物料日期", en: "Material date", kind: "date" },
  planCutDate: { zh: "计划裁剪", en: "Planned cutting", kind: "date" },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmOrderBody`. */
export const ConfirmOrderBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  styleVersion: { zh: "款式版本", en: "Style version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderState`. */
export const OrderStateFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true },
  suspendFrom: { zh: "暂停前状态", en: "Status before suspension", kind: "enum", enumName: "OrderStatus", required: true },
  wageLocked: { zh: "工资锁", en: "Wage lock", kind: "enum", enumName: "Flag", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordVersionBody`. */
export const RecordVersionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordNoteBody`. */
export const RecordNoteBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RuleChecks`. */
export const RuleChecksFields = {
  isOk: { zh: "全部通过", en: "All passed", kind: "boolean", required: true },
  checks: { zh: "检查项", en: "Checks", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderFinishCheck`. */
export const OrderFinishCheckFields = {
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  minNum: { zh: "走货下限", en: "Minimum to ship", kind: "integer", required: true },
  openBundleNum: { zh: "在产扎数", en: "Bundles in work", kind: "integer", required: true },
  waitingNum: { zh: "未做工序行", en: "Operations waiting", kind: "integer", required: true },
  needsReason: { zh: "需要原因", en: "Asks for a reason", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderBalanceCell`. */
export const OrderBalanceCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  cutNum: { zh: "裁剪", en: "Cut", kind: "integer", required: true },
  sewNum: { zh: "车缝", en: "Sewn", kind: "integer", required: true },
  inNum: { zh: "入库", en: "Received", kind: "integer", required: true },
  shippedNum: { zh: "出货", en: "Shipped", kind: "integer", required: true },
  stockNum: { zh: "库存", en: "In stock", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "缝后报废", en: "Scrap after cutting", kind: "integer", required: true },
  cutScrapNum: { zh: "裁剪报废", en: "Scrap at cutting", kind: "integer", required: true },
  accountedNum: { zh: "去向", en: "Accounted for", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderCloseCheck`. */
export const OrderCloseCheckFields = {
  isOk: { zh: "全部通过", en: "All passed", kind: "boolean", required: true },
  checks: { zh: "检查项", en: "Checks", kind: "list", required: true },
  cells: { zh: "核对", en: "Balance", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReleasedOrderRow`. */
export const ReleasedOrderRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image", pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{id}" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", sort: true, filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true, key: "status", sort: true, filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", sort: true, search: true },
  styleName: { zh: "款名", en: "Style name", kind: "text", key: "style_name", search: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", key: "delivery_date", sort: true, search: true },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date", key: "plan_sew_date", sort: true, search: true },
  actualSewDate: { zh: "实际上线", en: "Actual loading", kind: "date", key: "actual_sew_date", sort: true, search: true, hide: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true, key: "order_num", sort: true, search: true, sum: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true, key: "cut_num", sort: true, search: true, sum: true },
  cutStoreNum: { zh: "裁片现存", en: "In the cut-piece store", kind: "integer", required: true, key: "cut_store_num", sort: true, sum: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true, key: "deliver_num", sort: true, sum: true },
  wipNum: { zh: "在制", en: "In process", kind: "integer", required: true, key: "wip_num", sort: true, sum: true },
  sewNum: { zh: "车缝数", en: "Sewn", kind: "integer", required: true, key: "sew_num", sort: true, sum: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true, key: "qc_pass_num", sort: true, sum: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true, key: "in_num", sort: true, sum: true },
  todayNum: { zh: "今日下线", en: "Output today", kind: "integer", required: true, key: "today_num", sort: true, sum: true },
  lineNames: { zh: "产线", en: "Lines", kind: "list", required: true },
  readyPct: { zh: "齐套率%", en: "Complete %", kind: "decimal", unit: "percent", key: "ready_pct_num", sort: true, search: true },
  holdNum: { zh: "冻结数", en: "On hold", kind: "integer", required: true, key: "hold_num", sort: true, search: true },
  problemNum: { zh: "未关问题", en: "Open problems", kind: "integer", required: true, key: "problem_num", sort: true },
  samTotal: { zh: "总工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_total_num", hide: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date", key: "forecast_date", sort: true, search: true },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer", key: "delay_days_num", sort: true, search: true },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReleasedOrderTotals`. */
export const ReleasedOrderTotalsFields = {
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  cutStoreNum: { zh: "裁片现存", en: "In the cut-piece store", kind: "integer", required: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true },
  wipNum: { zh: "在制", en: "In process", kind: "integer", required: true },
  sewNum: { zh: "车缝数", en: "Sewn", kind: "integer", required: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  todayNum: { zh: "今日下线", en: "Output today", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderStageCell`. */
export const OrderStageCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true },
  sewNum: { zh: "已车缝", en: "Sewn", kind: "integer", required: true },
  qcPassNum: { zh: "检验合格", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "已入库", en: "In store", kind: "integer", required: true },
  outNum: { zh: "已出货", en: "Shipped", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SizeUsageInput`. */
export const SizeUsageInputFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderBomInput`. */
export const OrderBomInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart" },
  partName: { zh: "部位", en: "Part", kind: "text" },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  isMain: { zh: "是否主", en: "Main colour", kind: "enum", enumName: "Flag" },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent" },
  sizeUsages: { zh: "分码用量", en: "Usage by size", kind: "list" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReplaceOrderBomBody`. */
export const ReplaceOrderBomBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderBomSaved`. */
export const OrderBomSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPartInput`. */
export const OrderPartInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  partCode: { zh: "部位", en: "Part", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  isFused: { zh: "粘衬", en: "Fused", kind: "enum", enumName: "Flag" },
  isPrinted: { zh: "印花", en: "Printed", kind: "enum", enumName: "Flag" },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReplaceOrderPartsBody`. */
export const ReplaceOrderPartsBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPartsSaved`. */
export const OrderPartsSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderProcessInput`. */
export const OrderProcessInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  processId: { zh: "工序", en: "Operation", kind: "id" },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
  grade: { zh: "难度等级", en: "Difficulty", kind: "text", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
  outGroupId: { zh: "外发组", en: "Subcontract group", kind: "id" },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReplaceOrderProcessesBody`. */
export const ReplaceOrderProcessesBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderProcessesSaved`. */
export const OrderProcessesSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorMatchingInput`. */
export const OrderColorMatchingInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  garmentColorId: { zh: "成衣颜色", en: "Garment colour", kind: "id", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialColorId: { zh: "物料颜色", en: "Material colour", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReplaceOrderColorMatchingBody`. */
export const ReplaceOrderColorMatchingBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderColorMatchingSaved`. */
export const OrderColorMatchingSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderWorkshopInput`. */
export const OrderWorkshopInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer" },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date" },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReplaceOrderWorkshopsBody`. */
export const ReplaceOrderWorkshopsBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderWorkshopsSaved`. */
export const OrderWorkshopsSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderFabricInput`. */
export const OrderFabricInputFields = {
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  planLen: { zh: "计划m", en: "Planned (m)", kind: "decimal", unit: "metre" },
  tympanIds: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveOrderFabricsBody`. */
export const SaveOrderFabricsBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderFabricsSaved`. */
export const OrderFabricsSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MeasureValueInput`. */
export const MeasureValueInputFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  value: { zh: "数值", en: "Value", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MeasurePointInput`. */
export const MeasurePointInputFields = {
  pointName: { zh: "测量部位", en: "Measuring point", kind: "text", required: true },
  method: { zh: "方法", en: "Method", kind: "text" },
  tolUp: { zh: "上公差", en: "Upper tolerance", kind: "decimal" },
  tolDown: { zh: "下公差", en: "Lower tolerance", kind: "decimal" },
  values: { zh: "尺码值", en: "Values", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveOrderQualifyingBody`. */
export const SaveOrderQualifyingBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  aqlMajor: { zh: "主疵AQL", en: "AQL major", kind: "decimal" },
  aqlMinor: { zh: "次疵AQL", en: "AQL minor", kind: "decimal" },
  inspectionLevel: { zh: "检验水平", en: "Inspection level", kind: "text" },
  gates: { zh: "检验关口", en: "Gates", kind: "enums", enumName: "Section", required: true },
  points: { zh: "测量点", en: "Measuring points", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveOrderShipmentBody`. */
export const SaveOrderShipmentBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  shipments: { zh: "走货", en: "Shipments", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderShipmentsSaved`. */
export const OrderShipmentsSavedFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  shipments: { zh: "走货", en: "Shipments", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateOrderMachineBody`. */
export const CreateOrderMachineBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  needNum: { zh: "需求台数", en: "Needed", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  machineIds: { zh: "设备", en: "Machines", kind: "list" },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderMachine`. */
export const OrderMachineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", required: true },
  needNum: { zh: "需求台数", en: "Needed", kind: "integer", required: true },
  ownNum: { zh: "现有", en: "On hand", kind: "integer", required: true },
  busyNum: { zh: "占用", en: "Occupied", kind: "integer", required: true },
  freeNum: { zh: "可用", en: "Available", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  lineDeptName: { zh: "产线", en: "Line", kind: "text" },
  machineIds: { zh: "设备", en: "Machines", kind: "list", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateOrderMachineBody`. */
export const UpdateOrderMachineBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  needNum: { zh: "需求台数", en: "Needed", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  machineIds: { zh: "设备", en: "Machines", kind: "list" },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
} as const satisfies Fields;

/** 资源类型 · Resource type. Labels of the values of `ResourceType`. */
export const ResourceTypeLabels = {
  1: { zh: "产线", en: "Line", tone: "neutral" },
  2: { zh: "设备", en: "Machine", tone: "neutral" },
  3: { zh: "刀模", en: "Die", tone: "neutral" },
  4: { zh: "裁床台", en: "Cutting table", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CreateResourceOccupationBody`. */
export const CreateResourceOccupationBodyFields = {
  resourceType: { zh: "类型", en: "Type", kind: "enum", enumName: "ResourceType", required: true },
  resourceId: { zh: "资源", en: "Resource", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  scheduleId: { zh: "排程", en: "Schedule", kind: "id" },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "timestamp", required: true },
} as const satisfies Fields;

/** 占用状态 · Occupation. Labels of the values of `OccupationStatus`. */
export const OccupationStatusLabels = {
  0: { zh: "占用", en: "Occupied", tone: "accent" },
  1: { zh: "已释放", en: "Released", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ResourceOccupation`. */
export const ResourceOccupationFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  resourceType: { zh: "类型", en: "Type", kind: "enum", enumName: "ResourceType", required: true },
  resourceId: { zh: "资源", en: "Resource", kind: "id", required: true },
  resourceName: { zh: "资源", en: "Resource", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  scheduleId: { zh: "排程", en: "Schedule", kind: "id" },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "timestamp", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OccupationStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardPair`. */
export const SlotCardPairFields = {
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BindOrderSlotCardsBody`. */
export const BindOrderSlotCardsBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id" },
  rows: { zh: "绑定", en: "Pairs", kind: "list", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardPairResult`. */
export const SlotCardPairResultFields = {
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text" },
  isOk: { zh: "成功", en: "Succeeded", kind: "boolean", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text" },
} as const satisfies Fields;

/** 工段进度 · Stage passed. Labels of the values of `ProgressStage`. */
export const ProgressStageLabels = {
  "cut": { zh: "裁剪", en: "Cut", tone: "neutral" },
  "deliver": { zh: "发料", en: "Delivered", tone: "neutral" },
  "sew": { zh: "车缝", en: "Sewn", tone: "neutral" },
  "qcPass": { zh: "检验", en: "Passed", tone: "neutral" },
  "in": { zh: "入库", en: "In store", tone: "neutral" },
  "out": { zh: "出货", en: "Shipped", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `StageDay`. */
export const StageDayFields = {
  stage: { zh: "环节", en: "Stage", kind: "enum", enumName: "ProgressStage", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderProgress`. */
export const OrderProgressFields = {
  days: { zh: "实际", en: "Done", kind: "list", required: true },
  plans: { zh: "计划", en: "Planned", kind: "list", required: true },
  cells: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderSlotCard`. */
export const OrderSlotCardFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text" },
  bindDate: { zh: "绑定时间", en: "Bound", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderResources`. */
export const OrderResourcesFields = {
  machines: { zh: "设备", en: "Machines", kind: "list", required: true },
  occupations: { zh: "占用", en: "Occupations", kind: "list", required: true },
  slotCards: { zh: "插卡", en: "Slot cards", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReportOrderPresenceBody`. */
export const ReportOrderPresenceBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  pageId: { zh: "页面", en: "Page", kind: "text", required: true },
  place: { zh: "位置", en: "Place", kind: "text" },
  isLeaving: { zh: "离开", en: "Leaving", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPresence`. */
export const OrderPresenceFields = {
  pageId: { zh: "页面", en: "Page", kind: "text", required: true },
  userId: { zh: "用户", en: "User", kind: "id", required: true },
  userName: { zh: "姓名", en: "Name", kind: "text", required: true },
  place: { zh: "位置", en: "Place", kind: "text" },
} as const satisfies Fields;

/** 订单单据 · Document of an order. Labels of the values of `OrderPaper`. */
export const OrderPaperLabels = {
  1: { zh: "生产制单", en: "Production order", tone: "neutral" },
  2: { zh: "工艺单", en: "Tech pack", tone: "neutral" },
  3: { zh: "配色卡", en: "Colour card", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `RecordOrderPrintBody`. */
export const RecordOrderPrintBodyFields = {
  ids: { zh: "订单", en: "Orders", kind: "list", required: true },
  paper: { zh: "单据", en: "Document", kind: "enum", enumName: "OrderPaper", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPrint`. */
export const OrderPrintFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  paper: { zh: "单据", en: "Document", kind: "enum", enumName: "OrderPaper", required: true },
  printNo: { zh: "打印次数", en: "Print no.", kind: "integer", required: true },
  printByName: { zh: "打印人", en: "Printed by", kind: "text", required: true },
  printDate: { zh: "打印时间", en: "Printed", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanMarkerSizeInput`. */
export const CutPlanMarkerSizeInputFields = {
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  ratio: { zh: "配比", en: "Ratio", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SuggestCutPlanBody`. */
export const SuggestCutPlanBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", required: true },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  effPct: { zh: "利用率%", en: "Marker efficiency %", kind: "decimal", unit: "percent" },
  sizes: { zh: "配比", en: "Ratio", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanCell`. */
export const CutPlanCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  minNum: { zh: "下限", en: "Minimum", kind: "integer", required: true },
  maxNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanSuggestion`. */
export const CutPlanSuggestionFields = {
  markers: { zh: "唛架", en: "Markers", kind: "list", required: true },
  lays: { zh: "床次计划", en: "Planned lays", kind: "list", required: true },
  cells: { zh: "件数", en: "Pieces", kind: "list", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  planLen: { zh: "计划m", en: "Planned (m)", kind: "decimal", required: true, unit: "metre" },
  usagePerPiece: { zh: "实际单耗", en: "Actual usage (m)", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanMarkerInput`. */
export const CutPlanMarkerInputFields = {
  markerName: { zh: "唛架名", en: "Marker", kind: "text", required: true },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", required: true, unit: "centimetre" },
  effPct: { zh: "利用率%", en: "Marker efficiency %", kind: "decimal", unit: "percent" },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
  fileUrl: { zh: "唛架文件", en: "Marker file", kind: "text" },
  sizes: { zh: "配比", en: "Ratio", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanLayColorInput`. */
export const CutPlanLayColorInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPlanLayInput`. */
export const CutPlanLayInputFields = {
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer", required: true },
  markerName: { zh: "唛架名", en: "Marker", kind: "text", required: true },
  colors: { zh: "颜色层数", en: "Colours and plies", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveCutPlanBody`. */
export const SaveCutPlanBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", required: true },
  markers: { zh: "唛架", en: "Markers", kind: "list", required: true },
  lays: { zh: "床次计划", en: "Planned lays", kind: "list", required: true },
} as const satisfies Fields;

/** 版本状态 · Version status. Labels of the values of `OrderVersionStatus`. */
export const OrderVersionStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已生效", en: "In force", tone: "ok" },
  2: { zh: "已拒绝", en: "Refused", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderVersionRow`. */
export const OrderVersionRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  versionNo: { zh: "版本号", en: "Version no.", kind: "integer", required: true, key: "version_no_num", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderVersionStatus", required: true, key: "status", sort: true, filter: true },
  reason: { zh: "变更原因", en: "Reason for the change", kind: "text", key: "reason", search: true },
  changeText: { zh: "变更摘要", en: "What changes", kind: "text" },
  numBefore: { zh: "变更前数量", en: "Quantity before", kind: "integer", required: true, key: "num_before_num" },
  numAfter: { zh: "变更后数量", en: "Quantity after", kind: "integer", required: true, key: "num_after_num" },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, hide: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  createByName: { zh: "申请人", en: "Requested by", kind: "text", key: "create_by_name", search: true },
  createDate: { zh: "申请时间", en: "Requested", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  approveByName: { zh: "审批人", en: "Approver", kind: "text", key: "approve_by_name", search: true },
  approveDate: { zh: "审批时间", en: "Approved", kind: "timestamp", key: "approve_date", sort: true, search: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 变更类型 · Change type. Labels of the values of `ChangeKind`. */
export const ChangeKindLabels = {
  1: { zh: "新增", en: "Added", tone: "ok" },
  2: { zh: "删除", en: "Removed", tone: "bad" },
  3: { zh: "修改", en: "Changed", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderChange`. */
export const OrderChangeFields = {
  area: { zh: "范围", en: "Area", kind: "text", required: true },
  label: { zh: "对象", en: "Record", kind: "text", required: true },
  field: { zh: "字段", en: "Field", kind: "text", required: true },
  fromText: { zh: "原值", en: "Before", kind: "text" },
  toText: { zh: "新值", en: "After", kind: "text" },
  changeKind: { zh: "变更", en: "Change", kind: "enum", enumName: "ChangeKind", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionDiff`. */
export const OrderVersionDiffFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  fromVersionNo: { zh: "原版本", en: "From version", kind: "integer", required: true },
  toVersionNo: { zh: "新版本", en: "To version", kind: "integer", required: true },
  changes: { zh: "变更", en: "Changes", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionValues`. */
export const OrderVersionValuesFields = {
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  sizes: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  colorSizes: { zh: "数量", en: "Quantities", kind: "list", required: true },
  shipments: { zh: "走货", en: "Shipments", kind: "list", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
  bom: { zh: "BOM", en: "Bill of materials", kind: "list", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
  qualifying: { zh: "质量标准", en: "Quality standard", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionCell`. */
export const OrderVersionCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  minNum: { zh: "下限", en: "Minimum", kind: "integer", required: true },
  maxNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
  num: { zh: "新数量", en: "New", kind: "integer", required: true },
  overNum: { zh: "超欠", en: "Over or short", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricEffect`. */
export const FabricEffectFields = {
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text" },
  diffLen: { zh: "差异米", en: "Difference (m)", kind: "decimal", required: true, unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionEffect`. */
export const OrderVersionEffectFields = {
  checks: { zh: "检查项", en: "Checks", kind: "list", required: true },
  cells: { zh: "数量", en: "Quantities", kind: "list", required: true },
  fabrics: { zh: "用布", en: "Fabric use", kind: "list", required: true },
  schedules: { zh: "受影响排程", en: "Schedules", kind: "list", required: true },
  dispatches: { zh: "受影响派工", en: "Dispatches", kind: "list", required: true },
  bundleNum: { zh: "新增工序扎数", en: "Bundles with new operations", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionDraft`. */
export const OrderVersionDraftFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  versionNo: { zh: "版本号", en: "Version no.", kind: "integer", required: true },
  reason: { zh: "变更原因", en: "Reason for the change", kind: "text" },
  createByName: { zh: "申请人", en: "Requested by", kind: "text" },
  createDate: { zh: "申请时间", en: "Requested", kind: "timestamp" },
  isOwn: { zh: "本人草稿", en: "My own", kind: "boolean", required: true },
  changes: { zh: "变更", en: "Changes", kind: "record", required: true },
  effect: { zh: "影响", en: "Effect", kind: "record", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionBomInput`. */
export const OrderVersionBomInputFields = {
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart" },
  partName: { zh: "部位", en: "Part", kind: "text" },
  isMain: { zh: "是否主", en: "Main colour", kind: "enum", enumName: "Flag" },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent" },
  sizeUsages: { zh: "分码用量", en: "Usage by size", kind: "list" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderVersionChanges`. */
export const OrderVersionChangesFields = {
  colors: { zh: "颜色", en: "Colours", kind: "list" },
  sizes: { zh: "尺码", en: "Sizes", kind: "list" },
  colorSizes: { zh: "数量", en: "Quantities", kind: "list" },
  shipments: { zh: "走货", en: "Shipments", kind: "list" },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", unit: "percent" },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date" },
  bom: { zh: "BOM", en: "Bill of materials", kind: "list" },
  processes: { zh: "工序", en: "Operations", kind: "list" },
  qualifying: { zh: "质量标准", en: "Quality standard", kind: "record" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveOrderVersionBody`. */
export const SaveOrderVersionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  changes: { zh: "变更", en: "Changes", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckOrderVersionBody`. */
export const CheckOrderVersionBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  changes: { zh: "变更", en: "Changes", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderResyncPreview`. */
export const OrderResyncPreviewFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  refusal: { zh: "不能同步的原因", en: "Why not", kind: "text" },
  changes: { zh: "变更", en: "Changes", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ResyncOrderBody`. */
export const ResyncOrderBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** 工价状态 · Price status. Labels of the values of `PriceStatus`. */
export const PriceStatusLabels = {
  0: { zh: "待审核", en: "To approve", tone: "warn" },
  1: { zh: "已审核", en: "Approved", tone: "ok" },
  9: { zh: "已撤销", en: "Withdrawn", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `OrderPriceRow`. */
export const OrderPriceRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true, pin: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", search: true, pin: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  partCode: { zh: "部位", en: "Part", kind: "text", key: "part_code", filter: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", key: "machine_type_name", filter: true },
  grade: { zh: "难度等级", en: "Difficulty", kind: "enum", enumName: "ProcessGrade", required: true, key: "grade", filter: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true, key: "pay_scope", filter: true },
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num", sort: true, search: true, sum: true },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money", key: "price_num", sort: true, search: true, sum: true, permission: "FIELD^orderProcess.price" },
  pricePerMin: { zh: "分钟单价", en: "Price per minute", kind: "decimal", unit: "money", key: "price_per_min_num", sort: true, search: true, permission: "FIELD^orderProcess.price" },
  fromDate: { zh: "生效日", en: "Effective from", kind: "date", key: "from_date", sort: true, search: true },
  toDate: { zh: "截止日", en: "To", kind: "date", key: "to_date", sort: true, search: true },
  nextPrice: { zh: "待生效工价", en: "Pending price", kind: "decimal", unit: "money", key: "next_price_num", sort: true, permission: "FIELD^orderProcess.price" },
  nextFromDate: { zh: "待生效日", en: "Pending from", kind: "date", key: "next_from_date", sort: true, search: true },
  doneNum: { zh: "已扫件数", en: "Pieces scanned", kind: "integer", required: true, key: "done_num", sort: true },
  reason: { zh: "原因", en: "Reason", kind: "text", key: "reason" },
  approveByName: { zh: "审核人", en: "Reviewed by", kind: "text", key: "approve_by_name", search: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "PriceStatus", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPriceTotals`. */
export const OrderPriceTotalsFields = {
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", unit: "minute" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPriceInput`. */
export const OrderPriceInputFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", required: true, unit: "money" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveOrderPriceBody`. */
export const SaveOrderPriceBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  rows: { zh: "工价", en: "Piece prices", kind: "list", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  withdrawIds: { zh: "撤销", en: "Withdrawn", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `AuditOrderPriceBody`. */
export const AuditOrderPriceBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  agree: { zh: "是否通过", en: "Approved", kind: "boolean", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PreviewRepricingBody`. */
export const PreviewRepricingBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderProcessIds: { zh: "工序", en: "Operations", kind: "list", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RepricingRow`. */
export const RepricingRowFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  amount: { zh: "差额", en: "Difference", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `Repricing`. */
export const RepricingFields = {
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  amount: { zh: "差额合计", en: "Total difference", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  rows: { zh: "员工", en: "Employees", kind: "list", required: true },
} as const satisfies Fields;

/** 派工状态 · Dispatch status. Labels of the values of `DispatchStatus`. */
export const DispatchStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已下达", en: "Issued", tone: "accent" },
  2: { zh: "已接单", en: "Accepted", tone: "accent" },
  3: { zh: "已完成", en: "Finished", tone: "ok" },
  9: { zh: "已取消", en: "Cancelled", tone: "bad" },
} as const satisfies EnumLabels;

/** 去向类型 · Assignee type. Labels of the values of `DispatchTarget`. */
export const DispatchTargetLabels = {
  1: { zh: "车间", en: "Workshop", tone: "neutral" },
  2: { zh: "产线", en: "Line", tone: "neutral" },
  3: { zh: "外发组", en: "Subcontract group", tone: "neutral" },
  4: { zh: "工厂", en: "Factory", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `DispatchOrderLine`. */
export const DispatchOrderLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchOrderRow`. */
export const DispatchOrderRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  assignNo: { zh: "派工单号", en: "Dispatch no.", kind: "text", key: "assign_no", sort: true, search: true, pin: true, link: "/makingCenter/assignmentOrder/assignmentOrder/{orderId}/{orderType}?assignId={id}" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "DispatchStatus", required: true, key: "status", sort: true, filter: true },
  pgdTypeName: { zh: "派工单类型", en: "Dispatch type", kind: "text", key: "pgd_type_name", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  orderType: { zh: "订单类型", en: "Order type", kind: "enum", enumName: "OrderType", required: true, key: "order_type", filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  targetType: { zh: "去向类型", en: "Assignee type", kind: "enum", enumName: "DispatchTarget", required: true, key: "target_type", filter: true },
  targetName: { zh: "承接方", en: "Assignee", kind: "text", key: "target_name", filter: true, search: true },
  num: { zh: "派工数", en: "Dispatched", kind: "integer", required: true, key: "num_num", sort: true, sum: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true, key: "done_num", sort: true, sum: true },
  donePct: { zh: "完成%", en: "Done %", kind: "decimal", unit: "percent", key: "done_pct_num", sort: true },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date", key: "plan_start_date", sort: true, search: true },
  planEndDate: { zh: "计划结束", en: "Planned end", kind: "date", key: "plan_end_date", sort: true, search: true },
  unitPrice: { zh: "外发单价", en: "Subcontract price", kind: "decimal", unit: "money", key: "unit_price_num", hide: true, permission: "FIELD^order.unitPrice" },
  acceptBy: { zh: "接单人", en: "Accepted by", kind: "text", key: "accept_by", search: true },
  createByName: { zh: "派单人", en: "Assigned by", kind: "text", key: "create_by_name", search: true, hide: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  pgdTypeId: { zh: "派工单类型", en: "Dispatch type", kind: "id", required: true },
  targetId: { zh: "承接方", en: "Assignee", kind: "id", required: true },
  lines: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchOrderTotals`. */
export const DispatchOrderTotalsFields = {
  num: { zh: "派工数", en: "Dispatched", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchOrderLineInput`. */
export const DispatchOrderLineInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDispatchOrderBody`. */
export const CreateDispatchOrderBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  pgdTypeId: { zh: "派工单类型", en: "Dispatch type", kind: "id", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  targetType: { zh: "去向类型", en: "Assignee type", kind: "enum", enumName: "DispatchTarget", required: true },
  targetId: { zh: "承接方", en: "Assignee", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  lines: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date", required: true },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDispatchOrderBody`. */
export const UpdateDispatchOrderBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  pgdTypeId: { zh: "派工单类型", en: "Dispatch type", kind: "id", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  targetType: { zh: "去向类型", en: "Assignee type", kind: "enum", enumName: "DispatchTarget", required: true },
  targetId: { zh: "承接方", en: "Assignee", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  lines: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date", required: true },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordIdsBody`. */
export const RecordIdsBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishDispatchOrderBody`. */
export const FinishDispatchOrderBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchSection`. */
export const DispatchSectionFields = {
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  maxNum: { zh: "可派", en: "May be dispatched", kind: "integer", required: true },
  dispatchedNum: { zh: "已派", en: "Dispatched", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchRemainCell`. */
export const DispatchRemainCellFields = {
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  dispatchedNum: { zh: "已派", en: "Dispatched", kind: "integer", required: true },
  remainNum: { zh: "未派", en: "Left to dispatch", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchRemain`. */
export const DispatchRemainFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  sections: { zh: "工段", en: "Sections", kind: "list", required: true },
  cells: { zh: "未派", en: "Left to dispatch", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineLoadDay`. */
export const LineLoadDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true },
  plannedMin: { zh: "已排分钟", en: "Planned", kind: "decimal", required: true },
  loadPct: { zh: "负荷%", en: "Load %", kind: "decimal", required: true, unit: "percent" },
  afterPct: { zh: "派后负荷%", en: "Load after %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineLoad`. */
export const LineLoadFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
} as const satisfies Fields;

/** 刀模状态 · Die status. Labels of the values of `CuttingDieStatus`. */
export const CuttingDieStatusLabels = {
  0: { zh: "可用", en: "Available", tone: "ok" },
  1: { zh: "已占用", en: "Occupied", tone: "accent" },
  2: { zh: "使用中", en: "In use", tone: "accent" },
  3: { zh: "保养中", en: "Maintenance", tone: "warn" },
  4: { zh: "已报废", en: "Scrapped", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingDieRow`. */
export const CuttingDieRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true, key: "mold_no", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingDieStatus", required: true, key: "status", sort: true, filter: true },
  styleNos: { zh: "适用款号", en: "For styles", kind: "list", required: true, key: "style_nos", search: true },
  partCodes: { zh: "部位", en: "Parts", kind: "list", required: true, key: "part_codes", filter: true },
  sizeNames: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  locationCode: { zh: "库位", en: "Location", kind: "text", key: "location_code", search: true },
  lifeNum: { zh: "寿命次数", en: "Life (strokes)", kind: "integer", required: true, key: "life_num", sort: true, search: true },
  usedNum: { zh: "已用次数", en: "Strokes used", kind: "integer", required: true, key: "used_num", sort: true, search: true },
  remainNum: { zh: "剩余次数", en: "Strokes left", kind: "integer", required: true, key: "remain_num", sort: true, search: true },
  reservedNum: { zh: "已排次数", en: "Strokes planned", kind: "integer", required: true, key: "reserved_num", sort: true },
  sharpenNum: { zh: "磨刀次数", en: "Sharpenings", kind: "integer", required: true, key: "sharpen_num", sort: true },
  orderNo: { zh: "占用订单", en: "Taken by", kind: "text", key: "order_no", search: true },
  makeDate: { zh: "制作日期", en: "Date made", kind: "date", key: "make_date", sort: true, search: true, hide: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  sizeIds: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCuttingDieBody`. */
export const CreateCuttingDieBodyFields = {
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  styleNos: { zh: "适用款号", en: "For styles", kind: "list" },
  partCodes: { zh: "部位", en: "Parts", kind: "list", required: true },
  sizeIds: { zh: "尺码", en: "Sizes", kind: "list" },
  lifeNum: { zh: "寿命次数", en: "Life (strokes)", kind: "integer", required: true },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  makeDate: { zh: "制作日期", en: "Date made", kind: "date" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCuttingDieBody`. */
export const UpdateCuttingDieBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  styleNos: { zh: "适用款号", en: "For styles", kind: "list" },
  partCodes: { zh: "部位", en: "Parts", kind: "list", required: true },
  sizeIds: { zh: "尺码", en: "Sizes", kind: "list" },
  lifeNum: { zh: "寿命次数", en: "Life (strokes)", kind: "integer", required: true },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  makeDate: { zh: "制作日期", en: "Date made", kind: "date" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ChangeCuttingDieStatusBody`. */
export const ChangeCuttingDieStatusBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingDieStatus", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
  resetUsed: { zh: "次数清零", en: "Reset strokes", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDieEvent`. */
export const CuttingDieEventFields = {
  eventDate: { zh: "时间", en: "Time", kind: "timestamp", required: true },
  title: { zh: "事件", en: "Event", kind: "text", required: true },
  fromStatus: { zh: "原状态", en: "Status before", kind: "enum", enumName: "CuttingDieStatus", required: true },
  toStatus: { zh: "新状态", en: "Status after", kind: "enum", enumName: "CuttingDieStatus", required: true },
  usedNum: { zh: "已用次数", en: "Strokes used", kind: "integer", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  bedLabel: { zh: "床次", en: "Bed", kind: "text" },
  byName: { zh: "操作人", en: "Done by", kind: "text", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DieFabricRuleRow`. */
export const DieFabricRuleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true, key: "mold_no", sort: true, search: true, pin: true },
  moldName: { zh: "刀模名称", en: "Die name", kind: "text", key: "mold_name", search: true },
  materialCode: { zh: "面料编码", en: "Fabric code", kind: "text", required: true, key: "material_code", search: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", search: true },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal", key: "gsm_num", sort: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", key: "max_plies_num", sort: true, search: true },
  pressure: { zh: "压力", en: "Pressure", kind: "decimal", key: "pressure_num", sort: true },
  fabricMaxPlies: { zh: "面料限层", en: "Plies the fabric allows", kind: "integer", key: "fabric_max_plies_num" },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text", key: "update_by_name", hide: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, search: true, hide: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark" },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DieFabricRuleInput`. */
export const DieFabricRuleInputFields = {
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", required: true },
  pressure: { zh: "压力", en: "Pressure", kind: "decimal" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveDieFabricRulesBody`. */
export const SaveDieFabricRulesBodyFields = {
  rows: { zh: "规则", en: "Rules", kind: "list", required: true },
  removeIds: { zh: "删除", en: "Removed", kind: "list" },
} as const satisfies Fields;

/** 目标来源 · Target from. Labels of the values of `TargetSource`. */
export const TargetSourceLabels = {
  1: { zh: "排程", en: "Schedule", tone: "neutral" },
  2: { zh: "手工", en: "By hand", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `HourTarget`. */
export const HourTargetFields = {
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetRow`. */
export const TargetRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", key: "style_no", search: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  shiftName: { zh: "班次", en: "Shift", kind: "text", key: "shift_name", filter: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true, key: "headcount_num", sum: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true, unit: "minute", key: "avail_min_num", sum: true },
  effPct: { zh: "目标效率%", en: "Target efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true, key: "target_num", sort: true, search: true, sum: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true, key: "actual_num", sort: true, sum: true },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent", key: "dcl_pct_num", sort: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true, key: "gap_num", sort: true },
  source: { zh: "来源", en: "Source", kind: "enum", enumName: "TargetSource", required: true, key: "source", filter: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  shiftId: { zh: "班次", en: "Shift", kind: "id", required: true },
  hourTargets: { zh: "分时目标", en: "Hours", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetTotals`. */
export const TargetTotalsFields = {
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", unit: "minute" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HourTargetInput`. */
export const HourTargetInputFields = {
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetInput`. */
export const TargetInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", unit: "minute" },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", required: true, unit: "percent" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  firstHourPct: { zh: "首小时系数%", en: "First hour %", kind: "decimal", unit: "percent" },
  hourTargets: { zh: "分时目标", en: "Hours", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveTargetsBody`. */
export const SaveTargetsBodyFields = {
  rows: { zh: "目标", en: "Targets", kind: "list", required: true },
  restDayConfirmed: { zh: "休息日仍设", en: "Also on rest days", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `GenerateTargetsBody`. */
export const GenerateTargetsBodyFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  deptIds: { zh: "产线", en: "Lines", kind: "list" },
  overwrite: { zh: "覆盖", en: "Override", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetActual`. */
export const TargetActualFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  dueNum: { zh: "应完成", en: "Due", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent" },
  hours: { zh: "分时", en: "Hours", kind: "list", required: true },
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
} as const satisfies Fields;

/** 节拍来源 · Takt from. Labels of the values of `BeatSource`. */
export const BeatSourceLabels = {
  1: { zh: "产出扫描", en: "Output scans", tone: "neutral" },
  2: { zh: "工位传感", en: "Station sensor", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `TaktTargetRow`. */
export const TaktTargetRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  availSec: { zh: "可用秒", en: "Available seconds", kind: "integer", key: "avail_sec_num" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true, key: "target_num", sort: true, sum: true },
  taktSec: { zh: "节拍(秒)", en: "Takt (s)", kind: "decimal", required: true, key: "takt_sec_num", sort: true },
  beatSec: { zh: "实时节拍(秒)", en: "Actual takt (s)", kind: "decimal" },
  bpm: { zh: "拍/时", en: "Beats per hour", kind: "decimal" },
  dueNum: { zh: "应完成", en: "Due", kind: "integer", required: true, sum: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true, key: "actual_num", sort: true, sum: true },
  gapNum: { zh: "累计差", en: "Cumulative gap", kind: "integer", required: true },
  warnPct: { zh: "预警%", en: "Warn at %", kind: "decimal", required: true, unit: "percent", key: "warn_pct_num", hide: true },
  alarmPct: { zh: "报警%", en: "Alarm at %", kind: "decimal", required: true, unit: "percent", key: "alarm_pct_num", hide: true },
  beatSource: { zh: "节拍来源", en: "Takt from", kind: "enum", enumName: "BeatSource", required: true, key: "beat_source", filter: true, hide: true },
  lastBeatDate: { zh: "末拍时间", en: "Last beat", kind: "timestamp", key: "last_beat_date" },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TaktTargetTotals`. */
export const TaktTargetTotalsFields = {
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  dueNum: { zh: "应完成", en: "Due", kind: "integer" },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveTaktTargetBody`. */
export const SaveTaktTargetBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  deptIds: { zh: "产线", en: "Lines", kind: "list", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  availSec: { zh: "可用秒", en: "Available seconds", kind: "integer", required: true },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  warnPct: { zh: "预警线%", en: "Warn at %", kind: "decimal", required: true, unit: "percent" },
  alarmPct: { zh: "报警%", en: "Alarm at %", kind: "decimal", required: true, unit: "percent" },
  beatSource: { zh: "节拍来源", en: "Takt from", kind: "enum", enumName: "BeatSource", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BeatPoint`. */
export const BeatPointFields = {
  scanDate: { zh: "时间", en: "Time", kind: "timestamp", required: true },
  beatSec: { zh: "平均节拍秒", en: "Mean takt (s)", kind: "decimal", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LiveBeat`. */
export const LiveBeatFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  taktSec: { zh: "节拍(秒)", en: "Takt (s)", kind: "decimal", required: true },
  beatSec: { zh: "平均节拍秒", en: "Mean takt (s)", kind: "decimal" },
  silentSec: { zh: "无产出秒", en: "Silent (s)", kind: "integer", required: true },
  dueNum: { zh: "应完成", en: "Due", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
  points: { zh: "近10件", en: "Last ten", kind: "list", required: true },
  curve: { zh: "两小时", en: "Two hours", kind: "list", required: true },
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `KeyOrderReportRow`. */
export const KeyOrderReportRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptName: { zh: "车间", en: "Workshop", kind: "text", required: true, key: "dept_name", filter: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", sort: true, filter: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", filter: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", key: "delivery_date", sort: true, search: true },
  leftDays: { zh: "剩余工作日", en: "Workdays left", kind: "integer", key: "left_days_num", sort: true, search: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true, key: "order_num", sum: true },
  doneNum: { zh: "已完成", en: "Finished", kind: "integer", required: true, key: "done_num", sort: true, sum: true },
  donePct: { zh: "累计%", en: "Cumulative %", kind: "decimal", unit: "percent", key: "done_pct_num", sort: true },
  remainNum: { zh: "剩余", en: "Left", kind: "integer", required: true, key: "remain_num", sort: true, sum: true },
  todayTargetNum: { zh: "今日目标", en: "Target today", kind: "integer", required: true, key: "today_target_num", sum: true },
  todayNum: { zh: "今日实际", en: "Actual today", kind: "integer", required: true, key: "today_num", sum: true },
  needPerDay: { zh: "日均需", en: "Needed per day", kind: "decimal", required: true, key: "need_per_day_num", sort: true },
  avgPerDay: { zh: "当前日均", en: "Present daily mean", kind: "decimal", required: true, key: "avg_per_day_num", sort: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true, key: "gap_num", sort: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date", key: "forecast_date", sort: true, search: true },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer", key: "delay_days_num", sort: true, search: true },
  readyPct: { zh: "齐套率%", en: "Complete %", kind: "decimal", unit: "percent", key: "ready_pct_num", sort: true },
  shortText: { zh: "缺料", en: "Short of fabric", kind: "list", required: true },
  problemNum: { zh: "未关问题", en: "Open problems", kind: "integer", required: true, key: "problem_num", sort: true },
  ownerName: { zh: "责任人", en: "Responsible", kind: "text", key: "owner_name", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `KeyOrderReportTotals`. */
export const KeyOrderReportTotalsFields = {
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  doneNum: { zh: "已完成", en: "Finished", kind: "integer", required: true },
  remainNum: { zh: "剩余", en: "Left", kind: "integer", required: true },
  todayTargetNum: { zh: "今日目标", en: "Target today", kind: "integer", required: true },
  todayNum: { zh: "今日实际", en: "Actual today", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SkillCell`. */
export const SkillCellFields = {
  processId: { zh: "工序", en: "Operation", kind: "id", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", required: true, unit: "percent" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  spentMin: { zh: "工时分钟", en: "Spent (min)", kind: "decimal", required: true, unit: "minute" },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  quality: { zh: "质量系数", en: "Quality", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `EmployeeSkillReportRow`. */
export const EmployeeSkillReportRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true, link: "/mes/employee/empDetail/{employeeId}/3" },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  skillGrade: { zh: "等级", en: "Grade", kind: "enum", enumName: "SkillGrade", required: true, key: "skill_grade", sort: true, filter: true },
  multiSkillNum: { zh: "多能指数", en: "Skill index", kind: "integer", required: true, key: "multi_skill_num", sort: true, search: true },
  onLineDays: { zh: "在岗天数", en: "Days on line", kind: "integer", key: "on_line_days_num", sort: true },
  trainText: { zh: "建议培训", en: "Training advised", kind: "list", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  cells: { zh: "工序", en: "Operations", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SkillDay`. */
export const SkillDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  spentMin: { zh: "工时分钟", en: "Spent (min)", kind: "decimal", required: true, unit: "minute" },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
} as const satisfies Fields;

/** 款式状态 · Style status. Labels of the values of `StyleStatus`. */
export const StyleStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已批准", en: "Approved", tone: "ok" },
  2: { zh: "已停用", en: "Disabled", tone: "bad" },
} as const satisfies EnumLabels;

/** 性别 · Gender. Labels of the values of `StyleGender`. */
export const StyleGenderLabels = {
  1: { zh: "男", en: "Men", tone: "neutral" },
  2: { zh: "女", en: "Women", tone: "neutral" },
  3: { zh: "童", en: "Children", tone: "neutral" },
  4: { zh: "中性", en: "Unisex", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `StyleRow`. */
export const StyleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image", pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", sort: true, search: true, pin: true, link: "/mes/style/styleDetail/{id}" },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true, key: "style_name", sort: true, search: true },
  styleNameEn: { zh: "英文名", en: "English name", kind: "text", key: "style_name_en", search: true, hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "StyleStatus", required: true, key: "status", sort: true, filter: true },
  styleVersion: { zh: "版本", en: "Version", kind: "integer", required: true, key: "style_version_num", sort: true, search: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", key: "customer_name", sort: true, filter: true, search: true },
  customerStyleNo: { zh: "客户款号", en: "Customer style no.", kind: "text", key: "customer_style_no", search: true },
  categoryName: { zh: "品类", en: "Category", kind: "text", key: "category_name", filter: true },
  season: { zh: "季节", en: "Season", kind: "text", key: "season", filter: true },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "StyleGender", required: true, key: "gender", filter: true },
  sizeGroupName: { zh: "尺码组", en: "Size group", kind: "text", key: "size_group_name", filter: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true, hide: true },
  processNum: { zh: "工序数", en: "Bundle operations", kind: "integer", required: true, key: "process_num", sort: true },
  samTotal: { zh: "总工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_total_num", sort: true, search: true },
  sewSam: { zh: "缝制工时(分)", en: "Sewing minutes", kind: "decimal", required: true, key: "sew_sam_num", sort: true, search: true },
  priceTotal: { zh: "总工价", en: "Total piece price", kind: "decimal", unit: "money", key: "price_total_num", sort: true, search: true, permission: "FIELD^orderProcess.price" },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer", key: "standard_headcount_num", sort: true },
  mainUsage: { zh: "主面料单耗", en: "Main fabric usage", kind: "decimal", key: "main_usage_num", sort: true, hide: true },
  orderCount: { zh: "订单数", en: "Orders", kind: "integer", required: true, key: "order_count_num", sort: true },
  lastOrderDate: { zh: "最近下单", en: "Last ordered", kind: "date", key: "last_order_date", sort: true, search: true, hide: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text", key: "update_by_name", search: true, hide: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, search: true },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateStyleBody`. */
export const CreateStyleBodyFields = {
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true },
  styleNameEn: { zh: "英文名", en: "English name", kind: "text" },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  customerStyleNo: { zh: "客户款号", en: "Customer style no.", kind: "text" },
  categoryId: { zh: "品类", en: "Category", kind: "id", required: true },
  season: { zh: "季节", en: "Season", kind: "text" },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "StyleGender", required: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  baseSizeId: { zh: "基码", en: "Base size", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  techPackUrl: { zh: "工艺单", en: "Tech pack", kind: "text" },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateStyleBody`. */
export const UpdateStyleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true },
  styleNameEn: { zh: "英文名", en: "English name", kind: "text" },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  customerStyleNo: { zh: "客户款号", en: "Customer style no.", kind: "text" },
  categoryId: { zh: "品类", en: "Category", kind: "id", required: true },
  season: { zh: "季节", en: "Season", kind: "text" },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "StyleGender", required: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  baseSizeId: { zh: "基码", en: "Base size", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  techPackUrl: { zh: "工艺单", en: "Tech pack", kind: "text" },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleSizeColor`. */
export const StyleSizeColorFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  sku: { zh: "SKU", en: "SKU", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StylePart`. */
export const StylePartFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  isFused: { zh: "粘衬", en: "Fused", kind: "enum", enumName: "Flag", required: true },
  isPrinted: { zh: "印花", en: "Printed", kind: "enum", enumName: "Flag", required: true },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
} as const satisfies Fields;

/** 配色规则 · Colour rule. Labels of the values of `ColorRule`. */
export const ColorRuleLabels = {
  0: { zh: "各色相同", en: "Same for all", tone: "neutral" },
  1: { zh: "按颜色", en: "By colour", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `StyleBomLine`. */
export const StyleBomLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  partName: { zh: "部位", en: "Part", kind: "text" },
  colorRule: { zh: "配色规则", en: "Colour rule", kind: "enum", enumName: "ColorRule", required: true },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", required: true, unit: "percent" },
  sizeUsages: { zh: "分码用量", en: "Usage by size", kind: "list", required: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleProcess`. */
export const StyleProcessFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  processId: { zh: "工序", en: "Operation", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "工价", en: "Piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
  grade: { zh: "难度等级", en: "Difficulty", kind: "enum", enumName: "ProcessGrade", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
  predecessors: { zh: "前道", en: "Predecessors", kind: "list", required: true },
  stitchNote: { zh: "线迹说明", en: "Stitch note", kind: "text" },
  videoUrl: { zh: "视频", en: "Video", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleFabric`. */
export const StyleFabricFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  colorName: { zh: "颜色", en: "Colour", kind: "text" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", unit: "metre" },
  markerEffPct: { zh: "平均唛架率", en: "Mean marker efficiency %", kind: "decimal", unit: "percent" },
  usageLen: { zh: "单耗(米)", en: "Usage (m)", kind: "decimal" },
  usageWeight: { zh: "单耗(kg)", en: "Usage (kg)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleQualityPoint`. */
export const StyleQualityPointFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  pointName: { zh: "测量部位", en: "Measuring point", kind: "text", required: true },
  method: { zh: "方法", en: "Method", kind: "text" },
  tolUp: { zh: "上公差", en: "Upper tolerance", kind: "decimal", required: true },
  tolDown: { zh: "下公差", en: "Lower tolerance", kind: "decimal", required: true },
  values: { zh: "尺码值", en: "Values", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `Style`. */
export const StyleFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  styleName: { zh: "款名", en: "Style name", kind: "text", required: true },
  styleNameEn: { zh: "英文名", en: "English name", kind: "text" },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  customerName: { zh: "客户", en: "Customer", kind: "text" },
  customerStyleNo: { zh: "客户款号", en: "Customer style no.", kind: "text" },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  categoryName: { zh: "品类", en: "Category", kind: "text" },
  season: { zh: "季节", en: "Season", kind: "text" },
  gender: { zh: "性别", en: "Gender", kind: "enum", enumName: "StyleGender", required: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  sizeGroupName: { zh: "尺码组", en: "Size group", kind: "text", required: true },
  baseSizeId: { zh: "基码", en: "Base size", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  techPackUrl: { zh: "工艺单", en: "Tech pack", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "StyleStatus", required: true },
  styleVersion: { zh: "版本", en: "Version", kind: "integer", required: true },
  samTotal: { zh: "总工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  priceTotal: { zh: "总工价", en: "Total piece price", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  sizeColors: { zh: "颜色尺码", en: "Colours and sizes", kind: "list", required: true },
  parts: { zh: "部位", en: "Parts", kind: "list", required: true },
  bom: { zh: "BOM", en: "Bill of materials", kind: "list", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
  fabrics: { zh: "面料规格", en: "Fabric specification", kind: "list", required: true },
  quality: { zh: "质量要求", en: "Quality", kind: "list", required: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text" },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ChangeStyleStatusBody`. */
export const ChangeStyleStatusBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "StyleStatus", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleDifference`. */
export const StyleDifferenceFields = {
  area: { zh: "范围", en: "Area", kind: "text", required: true },
  label: { zh: "对象", en: "Record", kind: "text", required: true },
  field: { zh: "字段", en: "Field", kind: "text", required: true },
  leftText: { zh: "左", en: "Left", kind: "text" },
  rightText: { zh: "右", en: "Right", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleComparison`. */
export const StyleComparisonFields = {
  leftId: { zh: "左款式", en: "Left", kind: "id", required: true },
  rightId: { zh: "右款式", en: "Right", kind: "id", required: true },
  differences: { zh: "差异", en: "Differences", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleOrderRow`. */
export const StyleOrderRowFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "OrderStatus", required: true },
  styleVersion: { zh: "复制版本", en: "Version copied", kind: "integer" },
  isBehind: { zh: "落后版本", en: "Behind", kind: "boolean", required: true },
  orderNum: { zh: "订单数量", en: "Order quantity", kind: "integer", required: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleSizeColorInput`. */
export const StyleSizeColorInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sku: { zh: "SKU", en: "SKU", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStyleSizeColorBody`. */
export const SaveStyleSizeColorBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleSizeColorSaved`. */
export const StyleSizeColorSavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StylePartInput`. */
export const StylePartInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  partCode: { zh: "部位", en: "Part", kind: "text", required: true },
  partName: { zh: "部位", en: "Part", kind: "text", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  piecesPerGarment: { zh: "每件片数", en: "Panels per garment", kind: "integer", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id" },
  isFused: { zh: "粘衬", en: "Fused", kind: "enum", enumName: "Flag" },
  isPrinted: { zh: "印花", en: "Printed", kind: "enum", enumName: "Flag" },
  areaCm2: { zh: "面积(cm²)", en: "Area (cm²)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStylePartsBody`. */
export const SaveStylePartsBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StylePartsSaved`. */
export const StylePartsSavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleBomInput`. */
export const StyleBomInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart" },
  partName: { zh: "部位", en: "Part", kind: "text" },
  colorRule: { zh: "配色规则", en: "Colour rule", kind: "enum", enumName: "ColorRule", required: true },
  usageNum: { zh: "单件用量", en: "Usage per piece", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent" },
  sizeUsages: { zh: "分码用量", en: "Usage by size", kind: "list" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStyleBomBody`. */
export const SaveStyleBomBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleBomSaved`. */
export const StyleBomSavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleProcessInput`. */
export const StyleProcessInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  processId: { zh: "工序", en: "Operation", kind: "id" },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", required: true, unit: "money" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "ProcessGrade", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
  predecessors: { zh: "前道", en: "Predecessors", kind: "list" },
  stitchNote: { zh: "线迹说明", en: "Stitch note", kind: "text" },
  videoUrl: { zh: "视频", en: "Video", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStyleProcessBody`. */
export const SaveStyleProcessBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleProcessSaved`. */
export const StyleProcessSavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleFabricInput`. */
export const StyleFabricInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", unit: "metre" },
  markerEffPct: { zh: "平均唛架率", en: "Mean marker efficiency %", kind: "decimal", unit: "percent" },
  usageLen: { zh: "单耗(米)", en: "Usage (m)", kind: "decimal" },
  usageWeight: { zh: "单耗(kg)", en: "Usage (kg)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStyleFabricsBody`. */
export const SaveStyleFabricsBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleFabricsSaved`. */
export const StyleFabricsSavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveStyleQualityBody`. */
export const SaveStyleQualityBodyFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `StyleQualitySaved`. */
export const StyleQualitySavedFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** 检验结果 · Inspection result. Labels of the values of `PanelCheckResult`. */
export const PanelCheckResultLabels = {
  1: { zh: "合格", en: "Passed", tone: "ok" },
  2: { zh: "不合格", en: "Failed", tone: "bad" },
} as const satisfies EnumLabels;

/** 检验状态 · Inspection status. Labels of the values of `PanelCheckState`. */
export const PanelCheckStateLabels = {
  0: { zh: "待检", en: "To inspect", tone: "warn" },
  1: { zh: "已检", en: "Checked", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PanelDefect`. */
export const PanelDefectFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  plyNo: { zh: "层号", en: "Ply", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PanelCheckRow`. */
export const PanelCheckRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true, pin: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  originNum: { zh: "原数", en: "Original", kind: "integer", required: true, key: "origin_num", sum: true },
  num: { zh: "现数", en: "Current", kind: "integer", required: true, key: "num_num", sum: true },
  checkNum: { zh: "检查片数", en: "Panels checked", kind: "integer", required: true, key: "check_num", sum: true },
  faultNum: { zh: "不良片", en: "Faulty panels", kind: "integer", required: true, key: "fault_num", sort: true, search: true, sum: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true, key: "replace_num", sum: true },
  scrapNum: { zh: "报废件", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  badText: { zh: "不良项目", en: "Defect items", kind: "list", required: true, key: "bad_item_name", search: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "PanelCheckResult", required: true, key: "result", filter: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", key: "inspector_name", search: true },
  createDate: { zh: "检验时间", en: "Inspected", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "PanelCheckState", required: true, key: "status", filter: true, pin: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true },
  bads: { zh: "不良明细", en: "Defects", kind: "list", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PanelCheckTotals`. */
export const PanelCheckTotalsFields = {
  originNum: { zh: "原数", en: "Original", kind: "integer", required: true },
  num: { zh: "现数", en: "Current", kind: "integer", required: true },
  checkNum: { zh: "检查片数", en: "Panels checked", kind: "integer", required: true },
  faultNum: { zh: "不良片", en: "Faulty panels", kind: "integer", required: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true },
  scrapNum: { zh: "报废件", en: "Scrapped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PanelDefectInput`. */
export const PanelDefectInputFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  plyNo: { zh: "层号", en: "Ply", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SavePanelCheckBody`. */
export const SavePanelCheckBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  bads: { zh: "不良明细", en: "Defects", kind: "list", required: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  scrapReason: { zh: "报废原因", en: "Reason for scrap", kind: "text" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** 剩料类别 · Remnant kind. Labels of the values of `RemnantKind`. */
export const RemnantKindLabels = {
  1: { zh: "余布", en: "Usable remnant", tone: "ok" },
  2: { zh: "布头", en: "End bit", tone: "neutral" },
  3: { zh: "退卷", en: "Returned roll", tone: "accent" },
  4: { zh: "疵布", en: "Defective", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `RemnantLine`. */
export const RemnantLineFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "RemnantKind", required: true },
  len: { zh: "长度(米)", en: "Length (m)", kind: "decimal", required: true, unit: "metre" },
  weight: { zh: "重量(kg)", en: "Weight (kg)", kind: "decimal", unit: "kilogram" },
  toWarehouseId: { zh: "去向仓", en: "To store", kind: "id" },
  toWarehouseName: { zh: "去向仓", en: "To store", kind: "text" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  newRollNo: { zh: "余布卷号", en: "Remnant roll", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemnantRoll`. */
export const RemnantRollFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  issuedLen: { zh: "领用m", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  defectLen: { zh: "疵布", en: "Defective (m)", kind: "decimal", required: true, unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre" },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  byWeight: { zh: "按重量", en: "By weight", kind: "boolean", required: true },
  diffLen: { zh: "差异米", en: "Difference (m)", kind: "decimal", required: true, unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemnantSlip`. */
export const RemnantSlipFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  slipNo: { zh: "剩料单号", en: "Remnant slip no.", kind: "text" },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SldStatus", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  rolls: { zh: "每卷核对", en: "Roll by roll", kind: "list", required: true },
  remnantPct: { zh: "余布率%", en: "Remnant %", kind: "decimal", unit: "percent" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemnantLineInput`. */
export const RemnantLineInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "RemnantKind", required: true },
  len: { zh: "长度(米)", en: "Length (m)", kind: "decimal", required: true, unit: "metre" },
  weight: { zh: "重量(kg)", en: "Weight (kg)", kind: "decimal", unit: "kilogram" },
  toWarehouseId: { zh: "去向仓", en: "To store", kind: "id" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveRemnantSlipBody`. */
export const SaveRemnantSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmRemnantSlipBody`. */
export const ConfirmRemnantSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  confirmed: { zh: "确认", en: "Confirmed", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SheetBundle`. */
export const SheetBundleFields = {
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  position: { zh: "位置", en: "Position", kind: "integer", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedSheet`. */
export const CuttingBedSheetFields = {
  bed: { zh: "床次", en: "Bed", kind: "record", required: true },
  bundles: { zh: "扎号", en: "Bundles", kind: "list", required: true },
  sheetCode: { zh: "床单码", en: "Sheet code", kind: "text", required: true },
  sheetPrintCount: { zh: "床单打印次数", en: "Sheet prints", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordCuttingBedPrintBody`. */
export const RecordCuttingBedPrintBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  layout: { zh: "版式", en: "Layout", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedPrinted`. */
export const CuttingBedPrintedFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  sheetPrintCount: { zh: "床单打印次数", en: "Sheet prints", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCuttingBedFabricRollBody`. */
export const UpdateCuttingBedFabricRollBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  issuedLen: { zh: "领用m", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", unit: "metre" },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer" },
  defectLen: { zh: "疵布", en: "Defective (m)", kind: "decimal", unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", unit: "metre" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedRollSaved`. */
export const CuttingBedRollSavedFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  plies: { zh: "总层数", en: "Plies", kind: "integer", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCuttingBedFabricRollBody`. */
export const CreateCuttingBedFabricRollBodyFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  issuedLen: { zh: "领用m", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", unit: "metre" },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer" },
  defectLen: { zh: "疵布", en: "Defective (m)", kind: "decimal", unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", unit: "metre" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  otherBlock: { zh: "跳段", en: "Other block", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `JoinCuttingBedBody`. */
export const JoinCuttingBedBodyFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true },
  employeeIds: { zh: "员工", en: "Employees", kind: "list", required: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", unit: "percent" },
  leave: { zh: "退出", en: "Leaves", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedPeople`. */
export const CuttingBedPeopleFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  employees: { zh: "参与人", en: "Participants", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 批次状态 · Batch status. Labels of the values of `BundleBatchStatus`. */
export const BundleBatchStatusLabels = {
  0: { zh: "计划", en: "Planned", tone: "neutral" },
  1: { zh: "已发料", en: "Delivered", tone: "accent" },
  2: { zh: "已完成", en: "Finished", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BundleBatchRow`. */
export const BundleBatchRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  batchNo: { zh: "批次号", en: "Batch", kind: "text", required: true, key: "batch_no", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  bundleSpan: { zh: "扎号区间", en: "Bundle range", kind: "text", key: "bundle_from_num", sort: true, search: true },
  bundleCount: { zh: "扎数", en: "Bundles", kind: "integer", required: true, key: "bundle_count_num", sum: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sort: true, sum: true },
  sizeMix: { zh: "尺码构成", en: "Sizes", kind: "text", key: "size_name" },
  shades: { zh: "色号段", en: "Shades", kind: "list", required: true, key: "shade", filter: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  planLoadDate: { zh: "计划上线", en: "Planned loading", kind: "date", key: "plan_load_date", sort: true, search: true },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", filter: true, sort: true },
  deliveredNum: { zh: "已发件", en: "Delivered", kind: "integer", required: true, key: "delivered_num", sum: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleBatchStatus", required: true, key: "status", filter: true, pin: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  bundleFrom: { zh: "起扎号", en: "First bundle", kind: "integer", required: true },
  bundleTo: { zh: "止扎号", en: "Last bundle", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleBatchTotals`. */
export const BundleBatchTotalsFields = {
  bundleCount: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  deliveredNum: { zh: "已发件", en: "Delivered", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBundleBatchBody`. */
export const UpdateBundleBatchBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  batchNo: { zh: "批次号", en: "Batch", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bundleFrom: { zh: "起扎号", en: "First bundle", kind: "integer", required: true },
  bundleTo: { zh: "止扎号", en: "Last bundle", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  planLoadDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBundleBatchBody`. */
export const CreateBundleBatchBodyFields = {
  batchNo: { zh: "批次号", en: "Batch", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bundleFrom: { zh: "起扎号", en: "First bundle", kind: "integer", required: true },
  bundleTo: { zh: "止扎号", en: "Last bundle", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  planLoadDate: { zh: "计划上线", en: "Planned loading", kind: "date" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
} as const satisfies Fields;

/** 发料状态 · Delivery status. Labels of the values of `CutPieceDeliveryStatus`. */
export const CutPieceDeliveryStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已发出", en: "Sent", tone: "accent" },
  2: { zh: "已收", en: "Received", tone: "ok" },
  3: { zh: "差异", en: "Difference", tone: "bad" },
  4: { zh: "已退回", en: "Returned", tone: "neutral" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CutPieceDeliveryRow`. */
export const CutPieceDeliveryRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deliveryNo: { zh: "发料单号", en: "Delivery no.", kind: "text", required: true, key: "delivery_no", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  batchNo: { zh: "批次号", en: "Batch", kind: "text", key: "batch_no", search: true },
  fromWarehouseName: { zh: "裁片仓", en: "Cut-piece store", kind: "text", key: "from_warehouse_name", filter: true, hide: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true, key: "bundle_num_total_num", sum: true },
  num: { zh: "发出件", en: "Pieces sent", kind: "integer", required: true, key: "num_num", sum: true },
  receivedNum: { zh: "收到件", en: "Pieces received", kind: "integer", required: true, key: "received_num", sum: true },
  diffNum: { zh: "差异", en: "Difference", kind: "integer", required: true, key: "diff_num", sort: true, search: true, sum: true },
  sendByName: { zh: "发料人", en: "Issued by", kind: "text", key: "send_by_name", search: true },
  sendDate: { zh: "发出时间", en: "Sent", kind: "timestamp", key: "send_date", sort: true, search: true },
  receiveByName: { zh: "接收人", en: "Received by", kind: "text", key: "receive_by_name", search: true, hide: true },
  receiveDate: { zh: "接收时间", en: "Received", kind: "timestamp", key: "receive_date", sort: true, search: true },
  waitMin: { zh: "在途(分)", en: "Under way (min)", kind: "integer", key: "wait_min_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CutPieceDeliveryStatus", required: true, key: "status", filter: true, pin: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  batchRangeId: { zh: "批次", en: "Batch", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPieceDeliveryTotals`. */
export const CutPieceDeliveryTotalsFields = {
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "发出件", en: "Pieces sent", kind: "integer", required: true },
  receivedNum: { zh: "收到件", en: "Pieces received", kind: "integer", required: true },
  diffNum: { zh: "差异", en: "Difference", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPieceDeliveryLine`. */
export const CutPieceDeliveryLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  sendNum: { zh: "发出件", en: "Pieces sent", kind: "integer" },
  receiveNum: { zh: "收到件", en: "Pieces received", kind: "integer" },
  diffReason: { zh: "差异原因", en: "Reason for the difference", kind: "text" },
  bundleStatus: { zh: "扎号状态", en: "Bundle status", kind: "enum", enumName: "BundleStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPieceDelivery`. */
export const CutPieceDeliveryFields = {
  delivery: { zh: "发料单", en: "Delivery", kind: "record", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  isBlind: { zh: "盲收", en: "Blind count", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SendLineInput`. */
export const SendLineInputFields = {
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  sendNum: { zh: "发出件", en: "Pieces sent", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SendCutPieceDeliveryBody`. */
export const SendCutPieceDeliveryBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  fromWarehouseId: { zh: "裁片仓", en: "Cut-piece store", kind: "id" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  batchRangeId: { zh: "批次", en: "Batch", kind: "id" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReceiveLineInput`. */
export const ReceiveLineInputFields = {
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  receiveNum: { zh: "收到件", en: "Pieces received", kind: "integer", required: true },
  diffReason: { zh: "差异原因", en: "Reason for the difference", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReceiveCutPieceDeliveryBody`. */
export const ReceiveCutPieceDeliveryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AgreeLineInput`. */
export const AgreeLineInputFields = {
  lineId: { zh: "明细", en: "Item", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AgreeCutPieceDeliveryBody`. */
export const AgreeCutPieceDeliveryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SendSubcontractDeliveryBody`. */
export const SendSubcontractDeliveryBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  outGroupId: { zh: "外发组", en: "Subcontract group", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderProcessIds: { zh: "工序", en: "Operations", kind: "list", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  dueDate: { zh: "应回日期", en: "Due back", kind: "date" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubcontractDelivery`. */
export const SubcontractDeliveryFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deliveryNo: { zh: "外发单号", en: "Subcontract delivery no.", kind: "text", required: true },
  outGroupId: { zh: "外发组", en: "Subcontract group", kind: "id", required: true },
  outGroupName: { zh: "外发组", en: "Subcontract group", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  returnNum: { zh: "已回", en: "Returned", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CutPieceDeliveryStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReceiveSubcontractDeliveryBody`. */
export const ReceiveSubcontractDeliveryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** 票据版式 · Ticket layout. Labels of the values of `PrintLayout`. */
export const PrintLayoutLabels = {
  "label": { zh: "菲票", en: "Bundle label", tone: "neutral" },
  "coupon": { zh: "菲票加工票", en: "Bundle label and coupons", tone: "neutral" },
  "sheet": { zh: "整床", en: "Bed sheet", tone: "neutral" },
} as const satisfies EnumLabels;

/** 补打原因 · Reprint reason. Labels of the values of `ReprintReason`. */
export const ReprintReasonLabels = {
  1: { zh: "破损", en: "Damaged", tone: "neutral" },
  2: { zh: "遗失", en: "Lost", tone: "neutral" },
  3: { zh: "打印不清", en: "Unreadable", tone: "neutral" },
  4: { zh: "拆扎", en: "Split", tone: "neutral" },
  5: { zh: "改数", en: "Count changed", tone: "neutral" },
  6: { zh: "其他", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PrintBundlesBody`. */
export const PrintBundlesBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  layout: { zh: "版式", en: "Layout", kind: "enum", enumName: "PrintLayout", required: true },
  couponsOnly: { zh: "只补工票", en: "Coupons only", kind: "boolean" },
  reprintReason: { zh: "补打原因", en: "Reprint reason", kind: "enum", enumName: "ReprintReason" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PrintedBundle`. */
export const PrintedBundleFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  printCount: { zh: "打印次数", en: "Prints", kind: "integer", required: true },
  couponPrintCount: { zh: "工票次数", en: "Coupon prints", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundlePrintLogRow`. */
export const BundlePrintLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  printDate: { zh: "打印时间", en: "Printed", kind: "timestamp", required: true, key: "print_date", sort: true, search: true },
  printByName: { zh: "打印人", en: "Printed by", kind: "text", required: true, key: "print_by_name", search: true },
  layout: { zh: "版式", en: "Layout", kind: "enum", enumName: "PrintLayout", required: true, key: "layout", filter: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  times: { zh: "第几次", en: "Print no.", kind: "integer", required: true, key: "times_num", sort: true },
  reprintReason: { zh: "补打原因", en: "Reprint reason", kind: "enum", enumName: "ReprintReason", required: true, key: "reprint_reason", filter: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PreviewBundle`. */
export const PreviewBundleFields = {
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "integer", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  position: { zh: "位置", en: "Position", kind: "integer", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundlePreview`. */
export const BundlePreviewFields = {
  splitRuleId: { zh: "扎号规则", en: "Bundle rule", kind: "id", required: true },
  splitRuleName: { zh: "扎号规则", en: "Bundle rule", kind: "text", required: true },
  bundleNum: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  bundles: { zh: "扎号", en: "Bundles", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DeletedBundles`. */
export const DeletedBundlesFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  bundleNum: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  status: { zh: "床次状态", en: "Bed status", kind: "enum", enumName: "BedStatus", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitCount`. */
export const SplitCountFields = {
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitDoneInput`. */
export const SplitDoneInputFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  nums: { zh: "分配", en: "Shares", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitBundleBody`. */
export const SplitBundleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  nums: { zh: "拆成", en: "Into", kind: "list", required: true },
  done: { zh: "已做分配", en: "Finished work", kind: "list" },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitBundleResult`. */
export const SplitBundleResultFields = {
  parent: { zh: "原扎", en: "Mother bundle", kind: "record", required: true },
  children: { zh: "子扎", en: "Child bundles", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HoldBundlesBody`. */
export const HoldBundlesBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  isHold: { zh: "冻结", en: "On hold", kind: "boolean", required: true },
  holdReason: { zh: "冻结原因", en: "Reason for hold", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MoveBundleLocationBody`. */
export const MoveBundleLocationBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  bundleIds: { zh: "扎号", en: "Bundles", kind: "list", required: true },
  locationCode: { zh: "库位", en: "Location", kind: "text", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
} as const satisfies Fields;

/** 漏扫类型 · Gap type. Labels of the values of `ScanGap`. */
export const ScanGapLabels = {
  1: { zh: "前工序漏扫", en: "Earlier operation missing", tone: "bad" },
  2: { zh: "停滞", en: "Idle", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `UnscannedBundleRow`. */
export const UnscannedBundleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  gapType: { zh: "类型", en: "Type", kind: "enum", enumName: "ScanGap", required: true, key: "gap_type", filter: true, pin: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sum: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  missSeqNo: { zh: "漏扫序号", en: "Missed no.", kind: "integer", key: "miss_seq_no_num", sort: true },
  missProcess: { zh: "漏扫工序", en: "Operation missed", kind: "text", key: "miss_process_name", search: true, filter: true },
  missNum: { zh: "漏扫件", en: "Pieces missed", kind: "integer", required: true, key: "miss_num", sum: true },
  missAmount: { zh: "漏计金额", en: "Amount missed", kind: "decimal", unit: "money", key: "miss_amount_num", sum: true, permission: "FIELD^wage.amount" },
  laterProcess: { zh: "已扫后工序", en: "Scanned later", kind: "text", key: "later_process_name", search: true },
  laterEmployee: { zh: "后工序员工", en: "Scanned later by", kind: "text", key: "later_employee_name", search: true },
  idleHour: { zh: "停滞(小时)", en: "Idle (h)", kind: "decimal", key: "idle_hour_num", sort: true, search: true },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp", key: "last_scan_date", sort: true, search: true },
  likelyEmployee: { zh: "可能责任人", en: "Probably by", kind: "text", key: "likely_employee_name" },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UnscannedBundleTotals`. */
export const UnscannedBundleTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  missNum: { zh: "漏扫件", en: "Pieces missed", kind: "integer", required: true },
  missAmount: { zh: "漏计金额", en: "Amount missed", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordManualScanBody`. */
export const RecordManualScanBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  bundleIds: { zh: "扎号", en: "Bundles", kind: "list", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManualScanResult`. */
export const ManualScanResultFields = {
  scans: { zh: "扫描", en: "Scans", kind: "list", required: true },
  fails: { zh: "失败", en: "Failed", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SkipBundleProcessBody`. */
export const SkipBundleProcessBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  isSkipped: { zh: "跳过", en: "Skipped", kind: "boolean", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** 插卡状态 · Slot card status. Labels of the values of `SlotCardStatus`. */
export const SlotCardStatusLabels = {
  0: { zh: "空闲", en: "Free", tone: "ok" },
  1: { zh: "已绑", en: "Bound", tone: "accent" },
  2: { zh: "遗失", en: "Lost", tone: "bad" },
  9: { zh: "报废", en: "Scrapped", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SlotCardRow`. */
export const SlotCardRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true, key: "card_no", sort: true, search: true, pin: true },
  rfid: { zh: "芯片号", en: "Chip no.", kind: "text", key: "rfid", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  bundleLabel: { zh: "当前扎号", en: "Current bundle", kind: "text", key: "bundle_no_num", search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  bindDate: { zh: "绑定时间", en: "Bound", kind: "timestamp", key: "bind_date", sort: true, search: true },
  bindHour: { zh: "已绑(小时)", en: "Bound for (h)", kind: "decimal", key: "bind_hour_num", sort: true, search: true },
  useCount: { zh: "使用次数", en: "Times used", kind: "integer", required: true, key: "use_count_num", sort: true },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp", key: "last_scan_date", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SlotCardStatus", required: true, key: "status", filter: true, pin: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateSlotCardBody`. */
export const UpdateSlotCardBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rfid: { zh: "芯片号", en: "Chip no.", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SlotCardStatus" },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardInput`. */
export const SlotCardInputFields = {
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true },
  rfid: { zh: "芯片号", en: "Chip no.", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSlotCardBody`. */
export const CreateSlotCardBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  prefix: { zh: "前缀", en: "Prefix", kind: "text" },
  startNo: { zh: "起始", en: "From", kind: "integer" },
  cards: { zh: "插卡", en: "Slot cards", kind: "list" },
  count: { zh: "数量", en: "Quantity", kind: "integer" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
} as const satisfies Fields;

/** 解绑原因 · Why unbound. Labels of the values of `UnbindReason`. */
export const UnbindReasonLabels = {
  1: { zh: "完工", en: "Finished", tone: "neutral" },
  2: { zh: "转移", en: "Moved", tone: "neutral" },
  3: { zh: "绑错", en: "Bound wrongly", tone: "warn" },
  4: { zh: "遗失", en: "Lost", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `UnbindSlotCardBody`. */
export const UnbindSlotCardBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  unbindReason: { zh: "解绑原因", en: "Why unbound", kind: "enum", enumName: "UnbindReason", required: true },
  newCardNo: { zh: "换卡", en: "New card", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardMaintainRow`. */
export const SlotCardMaintainRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true, key: "card_no", sort: true, search: true, pin: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  bindDate: { zh: "绑定时间", en: "Bound", kind: "timestamp", required: true, key: "bind_date", sort: true, search: true },
  bindByName: { zh: "绑定人", en: "Bound by", kind: "text", required: true, key: "bind_by_name", search: true },
  bindHour: { zh: "已绑(小时)", en: "Bound for (h)", kind: "decimal", required: true, key: "bind_hour_num", sort: true },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp", key: "last_scan_date", sort: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardMaintainHistoryRow`. */
export const SlotCardMaintainHistoryRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cardNo: { zh: "插卡号", en: "Slot card no.", kind: "text", required: true, key: "card_no", sort: true, search: true, pin: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "integer", required: true, key: "bundle_no_num", sort: true, search: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true, key: "barcode", search: true, link: "/mes/qc/qcBarcodeInfoReport?barcode={barcode}" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  bindDate: { zh: "绑定时间", en: "Bound", kind: "timestamp", key: "bind_date", sort: true, search: true },
  bindByName: { zh: "绑定人", en: "Bound by", kind: "text", key: "bind_by_name", search: true },
  unbindDate: { zh: "解绑时间", en: "Unbound", kind: "timestamp", key: "unbind_date", sort: true, search: true },
  unbindReason: { zh: "解绑原因", en: "Why unbound", kind: "enum", enumName: "UnbindReason", required: true, key: "unbind_reason", filter: true },
  bindHour: { zh: "在绑小时", en: "Bound for (h)", kind: "decimal", key: "bind_hour_num", sort: true, sum: true },
  scanCount: { zh: "期间扫描", en: "Scans", kind: "integer", required: true, key: "scan_count_num", sort: true, sum: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SlotCardMaintainHistoryTotals`. */
export const SlotCardMaintainHistoryTotalsFields = {
  bindHour: { zh: "在绑小时", en: "Bound for (h)", kind: "decimal" },
  scanCount: { zh: "期间扫描", en: "Scans", kind: "integer", required: true },
} as const satisfies Fields;

/** 作业 · Background job. Labels of the values of `JobCode`. */
export const JobCodeLabels = {
  "scheduleStart": { zh: "排程启动", en: "Schedules started", tone: "neutral" },
  "scheduleStop": { zh: "排程停止", en: "Schedules stopped", tone: "neutral" },
  "dayPlan": { zh: "日计划", en: "Day plan", tone: "neutral" },
  "rollup": { zh: "汇总", en: "Roll-up", tone: "neutral" },
  "wage": { zh: "工资", en: "Wages", tone: "neutral" },
  "reconcile": { zh: "对账", en: "Reconciliation", tone: "neutral" },
  "machineStart": { zh: "设备启用", en: "Machines started", tone: "neutral" },
  "machineStop": { zh: "设备停用", en: "Machines stopped", tone: "neutral" },
} as const satisfies EnumLabels;

/** 作业结果 · Job state. Labels of the values of `JobState`. */
export const JobStateLabels = {
  1: { zh: "运行中", en: "Running", tone: "accent" },
  2: { zh: "成功", en: "Succeeded", tone: "ok" },
  3: { zh: "部分失败", en: "Partly failed", tone: "warn" },
  4: { zh: "失败", en: "Failed", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BatchDayLogRow`. */
export const BatchDayLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  jobCode: { zh: "作业", en: "Background job", kind: "enum", enumName: "JobCode", required: true, key: "job_code", filter: true, pin: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true, key: "start_date", sort: true, search: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", key: "end_date", sort: true },
  costSec: { zh: "用时(秒)", en: "Took (s)", kind: "integer", key: "cost_sec_num", sort: true },
  total: { zh: "总数", en: "Total", kind: "integer", required: true, key: "total_num", sum: true },
  okNum: { zh: "成功", en: "Succeeded", kind: "integer", required: true, key: "ok_num", sum: true },
  failNum: { zh: "失败", en: "Failed", kind: "integer", required: true, key: "fail_num", sort: true, search: true, sum: true },
  firstError: { zh: "首个错误", en: "First error", kind: "text", key: "first_error", search: true },
  byEmployeeName: { zh: "触发人", en: "Started by", kind: "text", key: "by_employee_name", search: true },
  jobState: { zh: "结果", en: "Result", kind: "enum", enumName: "JobState", required: true, key: "job_state", filter: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BatchDayLogTotals`. */
export const BatchDayLogTotalsFields = {
  total: { zh: "总数", en: "Total", kind: "integer", required: true },
  okNum: { zh: "成功", en: "Succeeded", kind: "integer", required: true },
  failNum: { zh: "失败", en: "Failed", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BatchDayLogItem`. */
export const BatchDayLogItemFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true },
  label: { zh: "对象", en: "Record", kind: "text", required: true, key: "label", search: true },
  isOk: { zh: "成功", en: "Succeeded", kind: "boolean", required: true, key: "is_ok", filter: true },
  text: { zh: "说明", en: "Explanation", kind: "text", key: "text", search: true },
  recordId: { zh: "记录", en: "Record", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RetryBatchDayLogBody`. */
export const RetryBatchDayLogBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  itemIds: { zh: "失败项", en: "Entries", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `JobStarted`. */
export const JobStartedFields = {
  id: { zh: "任务", en: "Task", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedReportRow`. */
export const CuttingBedReportRowFields = {
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", sort: true, search: true, pin: true },
  monthBedNo: { zh: "月床号", en: "Month bed no.", kind: "text", key: "month_bed_no", sort: true, search: true },
  bedType: { zh: "类型", en: "Type", kind: "enum", enumName: "BedType", required: true, key: "bed_type", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  colorPlies: { zh: "颜色", en: "Colours", kind: "list", required: true, key: "color_name", search: true },
  markerName: { zh: "唛架", en: "Marker", kind: "text", key: "marker_name", search: true },
  markerLen: { zh: "段长", en: "Marker length (m)", kind: "decimal", required: true, unit: "metre", key: "marker_len_num", sort: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sort: true, sum: true },
  sizeRatio: { zh: "比例", en: "Size ratio", kind: "text", key: "size_name" },
  planNum: { zh: "计划件", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sum: true },
  cutNum: { zh: "实裁件", en: "Pieces cut", kind: "integer", required: true, key: "cut_num", sum: true },
  issuedLen: { zh: "领用m", en: "Issued (m)", kind: "decimal", required: true, unit: "metre", key: "issued_len_num", sum: true },
  netLen: { zh: "净用m", en: "Net used (m)", kind: "decimal", required: true, unit: "metre", key: "net_len_num", sum: true },
  usagePerPiece: { zh: "单耗", en: "Usage (m)", kind: "decimal", key: "usage_per_piece_num", sort: true },
  planUsage: { zh: "计划单耗", en: "Planned usage (m)", kind: "decimal", key: "plan_usage_num" },
  usageDiffPct: { zh: "差异%", en: "Usage difference %", kind: "decimal", unit: "percent", key: "usage_diff_pct_num", sort: true, search: true },
  spreadUtilPct: { zh: "铺布利用率", en: "Spreading utilisation %", kind: "decimal", unit: "percent", key: "spread_util_pct_num", sort: true },
  materialUtilPct: { zh: "面料利用率", en: "Material utilisation", kind: "decimal", unit: "percent", key: "material_util_pct_num", sort: true },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true, key: "bundle_num_total_num", sum: true },
  spreadMin: { zh: "铺布分钟", en: "Spreading (min)", kind: "decimal", unit: "minute", key: "spread_min_num", sum: true },
  cutMin: { zh: "裁剪分钟", en: "Cutting (min)", kind: "decimal", unit: "minute", key: "cut_min_num", sum: true },
  employeeNames: { zh: "人员", en: "People", kind: "text", key: "employee_name", search: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true, key: "table_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BedStatus", required: true, key: "status", filter: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingBedReportTotals`. */
export const CuttingBedReportTotalsFields = {
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "计划件", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件", en: "Pieces cut", kind: "integer", required: true },
  issuedLen: { zh: "领用m", en: "Issued (m)", kind: "decimal", unit: "metre" },
  netLen: { zh: "净用m", en: "Net used (m)", kind: "decimal", unit: "metre" },
  usagePerPiece: { zh: "单耗", en: "Usage (m)", kind: "decimal" },
  usageDiffPct: { zh: "差异%", en: "Usage difference %", kind: "decimal", unit: "percent" },
  spreadUtilPct: { zh: "铺布利用率", en: "Spreading utilisation %", kind: "decimal", unit: "percent" },
  materialUtilPct: { zh: "面料利用率", en: "Material utilisation", kind: "decimal", unit: "percent" },
  bundleNumTotal: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  spreadMin: { zh: "铺布分钟", en: "Spreading (min)", kind: "decimal", unit: "minute" },
  cutMin: { zh: "裁剪分钟", en: "Cutting (min)", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingOutputReportRow`. */
export const CuttingOutputReportRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  tableName: { zh: "裁床台/班组", en: "Cutting table", kind: "text", required: true, key: "table_name", filter: true },
  bedCount: { zh: "床数", en: "Beds using it", kind: "integer", required: true, key: "bed_count_num", sum: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sum: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "cut_num", sort: true, sum: true },
  panelNum: { zh: "裁片数", en: "Panels", kind: "integer", required: true, key: "panel_num", sum: true },
  netLen: { zh: "用布m", en: "Net used (m)", kind: "decimal", required: true, unit: "metre", key: "net_len_num", sum: true },
  netWeight: { zh: "用布kg", en: "Fabric (kg)", kind: "decimal", required: true, unit: "kilogram", key: "net_weight_num", sum: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true, key: "headcount_num", sum: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute", key: "attend_min_num", sum: true },
  pcsPerHour: { zh: "件/人时", en: "Pieces per person-hour", kind: "decimal", key: "pcs_per_hour_num", sort: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  effPct: { zh: "裁剪效率%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  targetNum: { zh: "目标", en: "Target", kind: "integer", required: true, key: "target_num", sum: true },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent", key: "dcl_pct_num", sort: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingOutputReportTotals`. */
export const CuttingOutputReportTotalsFields = {
  bedCount: { zh: "床数", en: "Beds using it", kind: "integer", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  panelNum: { zh: "裁片数", en: "Panels", kind: "integer", required: true },
  netLen: { zh: "用布m", en: "Net used (m)", kind: "decimal", unit: "metre" },
  netWeight: { zh: "用布kg", en: "Fabric (kg)", kind: "decimal", unit: "kilogram" },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", unit: "minute" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  targetNum: { zh: "目标", en: "Target", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingOrderReportRow`. */
export const CuttingOrderReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true, key: "num_num", sum: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sum: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true, key: "cut_num", sum: true },
  limitNum: { zh: "上限", en: "Maximum", kind: "integer", required: true, key: "limit_num", sum: true },
  cutOrderPct: { zh: "裁/订%", en: "Cut / ordered %", kind: "decimal", unit: "percent", key: "cut_order_pct_num", sort: true },
  overNum: { zh: "超/欠", en: "Over or short", kind: "integer", required: true, key: "over_num", sort: true, search: true, sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true, key: "replace_num", sum: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true, key: "deliver_num", sum: true },
  onHandNum: { zh: "现存", en: "On hand", kind: "integer", required: true, key: "on_hand_num", sum: true },
  finishDate: { zh: "裁完日期", en: "Finished", kind: "date", key: "finish_date", sort: true, search: true },
  isOutOfTolerance: { zh: "超差", en: "Out of tolerance", kind: "boolean", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingOrderReportTotals`. */
export const CuttingOrderReportTotalsFields = {
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  planNum: { zh: "计划裁", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  limitNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
  cutOrderPct: { zh: "裁/订%", en: "Cut / ordered %", kind: "decimal", unit: "percent" },
  overNum: { zh: "超/欠", en: "Over or short", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  replaceNum: { zh: "补片", en: "Replaced", kind: "integer", required: true },
  deliverNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true },
  onHandNum: { zh: "现存", en: "On hand", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingProgressReportRow`. */
export const CuttingProgressReportRowFields = {
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true, key: "table_name", filter: true },
  planDate: { zh: "计划", en: "Planned", kind: "timestamp", key: "plan_date", sort: true, search: true },
  spreadStartDate: { zh: "铺布", en: "Spreading began", kind: "timestamp", key: "spread_start_date", sort: true },
  cutEndDate: { zh: "裁完", en: "Cutting ended", kind: "timestamp", key: "cut_end_date", sort: true },
  submitDate: { zh: "提交", en: "Submitted", kind: "timestamp", key: "submit_date", sort: true },
  bundleDate: { zh: "分扎", en: "Bundled", kind: "timestamp", key: "bundle_date", sort: true },
  printDate: { zh: "打印", en: "Printed", kind: "timestamp", key: "print_date", sort: true },
  qcDate: { zh: "质检", en: "Inspected", kind: "timestamp", key: "qc_date", sort: true },
  deliverDate: { zh: "发料完", en: "Fully delivered", kind: "timestamp", key: "deliver_date", sort: true },
  spreadHour: { zh: "铺布h", en: "Spreading (h)", kind: "decimal", key: "spread_hour_num", sort: true },
  cutHour: { zh: "裁剪h", en: "Cutting (h)", kind: "decimal", key: "cut_hour_num", sort: true },
  waitHour: { zh: "等待h", en: "Waiting (h)", kind: "decimal", key: "wait_hour_num", sort: true, search: true },
  lateHour: { zh: "滞后h", en: "Behind (h)", kind: "decimal", key: "late_hour_num", sort: true, search: true },
  stageName: { zh: "当前环节", en: "Stage", kind: "text", key: "stage_name", filter: true, pin: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingSummaryReportRow`. */
export const CuttingSummaryReportRowFields = {
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", filter: true, pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true, hide: true },
  bedCount: { zh: "床数", en: "Beds using it", kind: "integer", required: true, key: "bed_count_num", sum: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "cut_num", sum: true },
  avgPlies: { zh: "平均层数", en: "Mean plies", kind: "decimal", required: true, key: "avg_plies_num", sort: true },
  markerEffPct: { zh: "平均唛架率", en: "Mean marker efficiency %", kind: "decimal", unit: "percent", key: "marker_eff_pct_num", sort: true },
  usageDiffPct: { zh: "单耗差异%", en: "Usage difference %", kind: "decimal", unit: "percent", key: "usage_diff_pct_num", sort: true },
  savedLen: { zh: "节超m", en: "Saved (m)", kind: "decimal", required: true, unit: "metre", key: "saved_len_num", sum: true },
  savedAmount: { zh: "节超金额", en: "Saved", kind: "decimal", unit: "money", key: "saved_amount_num", sum: true, permission: "FIELD^order.unitPrice" },
  overCutNum: { zh: "超裁件", en: "Over order", kind: "integer", required: true, key: "over_cut_num", sum: true },
  overCutReasonNum: { zh: "超裁审批次", en: "Over-cuts approved", kind: "integer", required: true, key: "over_cut_reason_num", sum: true },
  panelFaultPct: { zh: "裁片不良率", en: "Cut-panel defect rate", kind: "decimal", unit: "percent", key: "panel_fault_pct_num", sort: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingSummaryReportTotals`. */
export const CuttingSummaryReportTotalsFields = {
  bedCount: { zh: "床数", en: "Beds using it", kind: "integer", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  savedLen: { zh: "节超m", en: "Saved (m)", kind: "decimal", unit: "metre" },
  savedAmount: { zh: "节超金额", en: "Saved", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  avgPlies: { zh: "平均层数", en: "Mean plies", kind: "decimal" },
  markerEffPct: { zh: "平均唛架率", en: "Mean marker efficiency %", kind: "decimal", unit: "percent" },
  usageDiffPct: { zh: "单耗差异%", en: "Usage difference %", kind: "decimal", unit: "percent" },
  panelFaultPct: { zh: "裁片不良率", en: "Cut-panel defect rate", kind: "decimal", unit: "percent" },
  overCutNum: { zh: "超裁件", en: "Over order", kind: "integer", required: true },
  overCutReasonNum: { zh: "超裁审批次", en: "Over-cuts approved", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDateCell`. */
export const CuttingDateCellFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  bedCount: { zh: "床数", en: "Beds using it", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDateReportRow`. */
export const CuttingDateReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, pin: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true, pin: true },
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true, key: "num_num", sum: true },
  rowNum: { zh: "期间合计", en: "Total of the period", kind: "integer", required: true, key: "row_num", sum: true },
  totalCutNum: { zh: "累计已裁", en: "Cut so far", kind: "integer", required: true, key: "total_cut_num", sum: true },
  cutOrderPct: { zh: "裁/订%", en: "Cut / ordered %", kind: "decimal", unit: "percent", key: "cut_order_pct_num", sort: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  cells: { zh: "每日", en: "Days", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDateReportTotals`. */
export const CuttingDateReportTotalsFields = {
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  rowNum: { zh: "期间合计", en: "Total of the period", kind: "integer", required: true },
  totalCutNum: { zh: "累计已裁", en: "Cut so far", kind: "integer", required: true },
  cutOrderPct: { zh: "裁/订%", en: "Cut / ordered %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDateDay`. */
export const CuttingDateDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  isRestDay: { zh: "休息日", en: "Rest day", kind: "boolean", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  usedMin: { zh: "铺裁分钟", en: "Spread and cut (min)", kind: "decimal", required: true, unit: "minute" },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true, unit: "minute" },
  loadPct: { zh: "台产能使用%", en: "Table load %", kind: "decimal", unit: "percent" },
  askedMin: { zh: "所查床次铺裁分钟", en: "Of the beds asked for (min)", kind: "decimal", required: true, unit: "minute" },
  askedPct: { zh: "所查床次占产能%", en: "Load of the beds asked for %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWorkReportRow`. */
export const CuttingWorkReportRowFields = {
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true, key: "role", filter: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", filter: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sum: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "cut_num", sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", permission: "FIELD^wage.amount" },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", unit: "percent", key: "share_pct_num" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  spentMin: { zh: "工时分钟", en: "Spent (min)", kind: "decimal", unit: "minute", key: "spent_min_num", sum: true },
  perHour: { zh: "元/时", en: "Earned per hour", kind: "decimal", unit: "money", key: "per_hour_num", sort: true },
  wageStatus: { zh: "工资状态", en: "Wage status", kind: "text", key: "wage_status", filter: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWorkReportTotals`. */
export const CuttingWorkReportTotalsFields = {
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  spentMin: { zh: "工时分钟", en: "Spent (min)", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWorkReportByShadeRow`. */
export const CuttingWorkReportByShadeRowFields = {
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  shade: { zh: "色号段", en: "Shade", kind: "text", key: "shade", filter: true },
  role: { zh: "角色", en: "Role", kind: "enum", enumName: "BedRole", required: true, key: "role", filter: true },
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true, key: "roll_num", sum: true },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer", required: true, key: "splice_num", sum: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sum: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "cut_num", sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", permission: "FIELD^wage.amount" },
  difficulty: { zh: "难度系数", en: "Difficulty coefficient", kind: "decimal", required: true, key: "difficulty_num", sort: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", unit: "percent", key: "share_pct_num" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sum: true, permission: "FIELD^wage.amount" },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWorkReportByShadeTotals`. */
export const CuttingWorkReportByShadeTotalsFields = {
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true },
  spliceNum: { zh: "接头数", en: "Splices", kind: "integer", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWipReportRow`. */
export const CuttingWipReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true, key: "cut_num", sum: true },
  waitPrintNum: { zh: "待打印", en: "To print", kind: "integer", required: true, key: "wait_print_num", sum: true },
  waitQcNum: { zh: "待质检", en: "To check", kind: "integer", required: true, key: "wait_qc_num", sum: true },
  waitSendNum: { zh: "待发料", en: "To deliver", kind: "integer", required: true, key: "wait_send_num", sum: true },
  deliveredNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true, key: "delivered_num", sum: true },
  inLineNum: { zh: "在线", en: "On the line", kind: "integer", required: true, key: "in_line_num", sum: true },
  offLineNum: { zh: "已下线", en: "Off the line", kind: "integer", required: true, key: "off_line_num", sum: true },
  holdNum: { zh: "冻结", en: "On hold", kind: "integer", required: true, key: "hold_num", sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true, key: "gap_num", sort: true, search: true },
  age0: { zh: "0–2天", en: "0–2 days", kind: "integer", required: true, key: "age0_num", sum: true },
  age3: { zh: "3–5天", en: "3–5 days", kind: "integer", required: true, key: "age3_num", sum: true },
  age6: { zh: "6–10天", en: "6–10 days", kind: "integer", required: true, key: "age6_num", sum: true },
  age11: { zh: ">10天", en: "Over 10 days", kind: "integer", required: true, key: "age11_num", sum: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingWipReportTotals`. */
export const CuttingWipReportTotalsFields = {
  cutNum: { zh: "已裁", en: "Cut", kind: "integer", required: true },
  waitPrintNum: { zh: "待打印", en: "To print", kind: "integer", required: true },
  waitQcNum: { zh: "待质检", en: "To check", kind: "integer", required: true },
  waitSendNum: { zh: "待发料", en: "To deliver", kind: "integer", required: true },
  deliveredNum: { zh: "已发料", en: "Delivered", kind: "integer", required: true },
  inLineNum: { zh: "在线", en: "On the line", kind: "integer", required: true },
  offLineNum: { zh: "已下线", en: "Off the line", kind: "integer", required: true },
  holdNum: { zh: "冻结", en: "On hold", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  age0: { zh: "0–2天", en: "0–2 days", kind: "integer", required: true },
  age3: { zh: "3–5天", en: "3–5 days", kind: "integer", required: true },
  age6: { zh: "6–10天", en: "6–10 days", kind: "integer", required: true },
  age11: { zh: ">10天", en: "Over 10 days", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPieceStockReportRow`. */
export const CutPieceStockReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  batchNo: { zh: "批次号", en: "Batch", kind: "text", key: "batch_no", search: true },
  bundleCount: { zh: "扎数", en: "Bundles", kind: "integer", required: true, key: "bundle_count_num", sum: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sort: true, sum: true },
  completeNum: { zh: "齐套件", en: "Complete sets", kind: "integer", required: true, key: "complete_num", sum: true },
  sendableCount: { zh: "可发扎", en: "Bundles to send", kind: "integer", required: true, key: "sendable_count_num", sum: true },
  shortPart: { zh: "缺件部位", en: "Short of", kind: "list", required: true, key: "short_part", filter: true },
  holdNum: { zh: "冻结件", en: "On hold", kind: "integer", required: true, key: "hold_num", sum: true },
  locationCode: { zh: "库位", en: "Location", kind: "text", key: "location_code", search: true },
  inDate: { zh: "入存日", en: "In since", kind: "date", key: "in_date", sort: true, search: true },
  ageDays: { zh: "天龄", en: "Age (days)", kind: "integer", key: "age_days_num", sort: true, search: true },
  lineDeptName: { zh: "目标线", en: "Target line", kind: "text", key: "line_dept_name", filter: true },
  planLoadDate: { zh: "计划上线", en: "Planned loading", kind: "date", key: "plan_load_date", sort: true, search: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  batchRangeId: { zh: "批次", en: "Batch", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CutPieceStockReportTotals`. */
export const CutPieceStockReportTotalsFields = {
  bundleCount: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  completeNum: { zh: "齐套件", en: "Complete sets", kind: "integer", required: true },
  sendableCount: { zh: "可发扎", en: "Bundles to send", kind: "integer", required: true },
  holdNum: { zh: "冻结件", en: "On hold", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemnantReportRow`. */
export const RemnantReportRowFields = {
  slipNo: { zh: "剩料单号", en: "Remnant slip no.", kind: "text", key: "slip_no", sort: true, search: true, pin: true, link: "/mes/reduceBed/addSLDReport/{reduceBedId}" },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", required: true, key: "bed_no_num", search: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", search: true, filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", key: "roll_no", search: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text", key: "dye_lot", search: true },
  issuedLen: { zh: "领用", en: "Issued (m)", kind: "decimal", required: true, unit: "metre", key: "issued_len_num", sum: true },
  usedLen: { zh: "铺用", en: "Used (m)", kind: "decimal", required: true, unit: "metre", key: "used_len_num", sum: true },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", required: true, unit: "metre", key: "splice_len_num", sum: true },
  defectLen: { zh: "疵布", en: "Defective (m)", kind: "decimal", required: true, unit: "metre", key: "defect_len_num", sum: true },
  endBitLen: { zh: "布头", en: "End bits (m)", kind: "decimal", required: true, unit: "metre", key: "end_bit_len_num", sum: true },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre", key: "remnant_len_num", sum: true },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", required: true, unit: "metre", key: "return_len_num", sum: true },
  weight: { zh: "重量kg", en: "Weight", kind: "decimal", required: true, unit: "kilogram", key: "weight_num", sum: true },
  remnantPct: { zh: "余布率%", en: "Remnant %", kind: "decimal", unit: "percent", key: "remnant_pct_num", sort: true },
  toWarehouseName: { zh: "去向仓", en: "To store", kind: "text", key: "to_warehouse_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SldStatus", required: true, key: "status", filter: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemnantReportTotals`. */
export const RemnantReportTotalsFields = {
  issuedLen: { zh: "领用", en: "Issued (m)", kind: "decimal", unit: "metre" },
  usedLen: { zh: "铺用", en: "Used (m)", kind: "decimal", unit: "metre" },
  spliceLen: { zh: "接布", en: "Splices (m)", kind: "decimal", unit: "metre" },
  defectLen: { zh: "疵布", en: "Defective (m)", kind: "decimal", unit: "metre" },
  endBitLen: { zh: "布头", en: "End bits (m)", kind: "decimal", unit: "metre" },
  remnantLen: { zh: "余布", en: "Remnant (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", unit: "metre" },
  weight: { zh: "重量kg", en: "Weight", kind: "decimal", unit: "kilogram" },
} as const satisfies Fields;

/** 投料状态 · Feeding slip status. Labels of the values of `FeedingSlipStatus`. */
export const FeedingSlipStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已发", en: "Issued", tone: "accent" },
  2: { zh: "已收", en: "Received", tone: "ok" },
  3: { zh: "已结", en: "Closed", tone: "neutral" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `FeedingReportRow`. */
export const FeedingReportRowFields = {
  feedingNo: { zh: "投料单号", en: "Feeding slip no.", kind: "text", required: true, key: "feeding_no", sort: true, search: true, pin: true, link: "/mes/cloth/feedingSing?feedingNo={feedingNo}" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", key: "bed_no_num", search: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", search: true, filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  planLen: { zh: "计划m", en: "Planned (m)", kind: "decimal", required: true, unit: "metre", key: "plan_len_num", sum: true },
  issuedLen: { zh: "发m", en: "Issued (m)", kind: "decimal", required: true, unit: "metre", key: "issued_len_num", sum: true },
  receivedLen: { zh: "收m", en: "Received (m)", kind: "decimal", required: true, unit: "metre", key: "received_len_num", sum: true },
  diffLen: { zh: "差异m", en: "Difference (m)", kind: "decimal", required: true, unit: "metre", key: "diff_len_num", sort: true, search: true, sum: true },
  returnLen: { zh: "退m", en: "Returned (m)", kind: "decimal", required: true, unit: "metre", key: "return_len_num", sum: true },
  usedLen: { zh: "实用m", en: "Used (m)", kind: "decimal", required: true, unit: "metre", key: "used_len_num", sum: true },
  openLen: { zh: "未结m", en: "Open (m)", kind: "decimal", required: true, unit: "metre", key: "open_len_num", sort: true, sum: true },
  issueDate: { zh: "发料时间", en: "Issued", kind: "timestamp", key: "issue_date", sort: true, search: true },
  spreadStartDate: { zh: "开铺时间", en: "Spreading began", kind: "timestamp", key: "spread_start_date", sort: true },
  onTimePct: { zh: "及时率%", en: "On time %", kind: "decimal", unit: "percent", key: "on_time_pct_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "FeedingSlipStatus", required: true, key: "status", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  feedingId: { zh: "投料单", en: "Feeding slip", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingReportTotals`. */
export const FeedingReportTotalsFields = {
  planLen: { zh: "计划m", en: "Planned (m)", kind: "decimal", unit: "metre" },
  issuedLen: { zh: "发m", en: "Issued (m)", kind: "decimal", unit: "metre" },
  receivedLen: { zh: "收m", en: "Received (m)", kind: "decimal", unit: "metre" },
  diffLen: { zh: "差异m", en: "Difference (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退m", en: "Returned (m)", kind: "decimal", unit: "metre" },
  usedLen: { zh: "实用m", en: "Used (m)", kind: "decimal", unit: "metre" },
  openLen: { zh: "未结m", en: "Open (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricConsumptionReportRow`. */
export const FabricConsumptionReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true, key: "fabric_part", filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  cutNum: { zh: "裁数", en: "Pieces cut", kind: "integer", required: true, key: "cut_num", sum: true },
  bomUsage: { zh: "BOM单耗", en: "Usage of the BOM", kind: "decimal", key: "bom_usage_num" },
  markerUsage: { zh: "唛架单耗", en: "Usage of the marker", kind: "decimal", key: "marker_usage_num" },
  usagePerPiece: { zh: "实际单耗", en: "Actual usage (m)", kind: "decimal", key: "usage_per_piece_num", sort: true },
  usageDiffPct: { zh: "差异%", en: "Usage difference %", kind: "decimal", unit: "percent", key: "usage_diff_pct_num", sort: true, search: true },
  gapMarkerLen: { zh: "唛架m", en: "Marker (m)", kind: "decimal", required: true, unit: "metre", key: "gap_marker_len_num", sum: true },
  gapEndSpliceLen: { zh: "放头接布m", en: "Ends and splices (m)", kind: "decimal", required: true, unit: "metre", key: "gap_end_splice_len_num", sum: true },
  gapDefectLen: { zh: "疵点m", en: "Defects (m)", kind: "decimal", required: true, unit: "metre", key: "gap_defect_len_num", sum: true },
  gapRemnantLen: { zh: "余布m", en: "Remnant (m)", kind: "decimal", required: true, unit: "metre", key: "gap_remnant_len_num", sum: true },
  gapCutLen: { zh: "裁数m", en: "In cut pieces (m)", kind: "decimal", required: true, unit: "metre", key: "gap_cut_len_num", sum: true },
  shortLabelLen: { zh: "短码m", en: "Short on label (m)", kind: "decimal", required: true, unit: "metre", key: "short_label_len_num", sum: true },
  savedLen: { zh: "节超m", en: "Saved (m)", kind: "decimal", required: true, unit: "metre", key: "saved_len_num", sort: true, sum: true },
  savedAmount: { zh: "节超金额", en: "Saved", kind: "decimal", required: true, unit: "money", key: "saved_amount_num", sum: true },
  shortLabelPct: { zh: "供应商短码率", en: "Short on label %", kind: "decimal", unit: "percent", key: "short_label_pct_num", sort: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricConsumptionReportTotals`. */
export const FabricConsumptionReportTotalsFields = {
  cutNum: { zh: "裁数", en: "Pieces cut", kind: "integer", required: true },
  gapMarkerLen: { zh: "唛架m", en: "Marker (m)", kind: "decimal", unit: "metre" },
  gapEndSpliceLen: { zh: "放头接布m", en: "Ends and splices (m)", kind: "decimal", unit: "metre" },
  gapDefectLen: { zh: "疵点m", en: "Defects (m)", kind: "decimal", unit: "metre" },
  gapRemnantLen: { zh: "余布m", en: "Remnant (m)", kind: "decimal", unit: "metre" },
  gapCutLen: { zh: "裁数m", en: "In cut pieces (m)", kind: "decimal", unit: "metre" },
  shortLabelLen: { zh: "短码m", en: "Short on label (m)", kind: "decimal", unit: "metre" },
  savedLen: { zh: "节超m", en: "Saved (m)", kind: "decimal", unit: "metre" },
  savedAmount: { zh: "节超金额", en: "Saved", kind: "decimal", unit: "money" },
} as const satisfies Fields;

/** 生产阶段 · Stage. Labels of the values of `OrderStage`. */
export const OrderStageLabels = {
  1: { zh: "面料", en: "Fabric", tone: "neutral" },
  2: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  3: { zh: "印绣花", en: "Print and embroidery", tone: "neutral" },
  4: { zh: "缝制", en: "Sewing", tone: "neutral" },
  5: { zh: "后整", en: "Finishing", tone: "neutral" },
  6: { zh: "终检", en: "Final inspection", tone: "neutral" },
  7: { zh: "走货", en: "Shipment", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `StageProgress`. */
export const StageProgressFields = {
  stage: { zh: "阶段", en: "Stage", kind: "enum", enumName: "OrderStage", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  pct: { zh: "百分比", en: "Pct", kind: "decimal", unit: "percent" },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date" },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date" },
  actualStartDate: { zh: "实际开始", en: "Actual start", kind: "date" },
  actualEndDate: { zh: "实际结束", en: "Actual end", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ProductionScheduleReportRow`. */
export const ProductionScheduleReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", filter: true },
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true, key: "order_num", sort: true, sum: true },
  cutNum: { zh: "裁", en: "Cut", kind: "integer", required: true, key: "cut_num", sum: true },
  deliverNum: { zh: "发", en: "Delivered", kind: "integer", required: true, key: "deliver_num", sum: true },
  sewNum: { zh: "缝", en: "Sewn", kind: "integer", required: true, key: "sew_num", sum: true },
  qcPassNum: { zh: "检", en: "Passed", kind: "integer", required: true, key: "qc_pass_num", sum: true },
  inNum: { zh: "入", en: "In store", kind: "integer", required: true, key: "in_num", sum: true },
  outNum: { zh: "出", en: "Shipped", kind: "integer", required: true, key: "out_num", sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true, hide: true },
  stageName: { zh: "当前阶段", en: "Current stage", kind: "text", key: "stage_name", filter: true },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date", key: "plan_end_date", sort: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date", key: "forecast_date", sort: true, search: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", key: "delivery_date", sort: true, search: true },
  slackDays: { zh: "余量天", en: "Slack (days)", kind: "integer", key: "slack_days_num", sort: true },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer", key: "delay_days_num", sort: true, search: true },
  risk: { zh: "风险", en: "Risk", kind: "enum", enumName: "RiskLight", required: true, key: "risk", filter: true, pin: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  stages: { zh: "阶段", en: "Stages", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ProductionScheduleReportTotals`. */
export const ProductionScheduleReportTotalsFields = {
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  cutNum: { zh: "裁", en: "Cut", kind: "integer", required: true },
  deliverNum: { zh: "发", en: "Delivered", kind: "integer", required: true },
  sewNum: { zh: "缝", en: "Sewn", kind: "integer", required: true },
  qcPassNum: { zh: "检", en: "Passed", kind: "integer", required: true },
  inNum: { zh: "入", en: "In store", kind: "integer", required: true },
  outNum: { zh: "出", en: "Shipped", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HangerOrderReportRow`. */
export const HangerOrderReportRowFields = {
  lineDeptName: { zh: "吊挂线", en: "Hanger line", kind: "text", required: true, key: "line_dept_name", filter: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  loadNum: { zh: "上架数", en: "Loaded", kind: "integer", required: true, key: "load_num", sum: true },
  onRailNum: { zh: "在架", en: "On the rail", kind: "integer", required: true, key: "on_rail_num", sum: true },
  offNum: { zh: "下线", en: "Unloaded", kind: "integer", required: true, key: "off_num", sum: true },
  reworkOnRailNum: { zh: "返修在架", en: "Rework on the rail", kind: "integer", required: true, key: "rework_on_rail_num", sum: true },
  cycleMin: { zh: "循环时间(分)", en: "Cycle (min)", kind: "decimal", unit: "minute", key: "cycle_min_num", sort: true },
  hangerNum: { zh: "衣架数", en: "Hangers", kind: "integer", required: true, key: "hanger_num" },
  stationMaxMin: { zh: "站位最大", en: "Station longest (min)", kind: "decimal", unit: "minute", key: "station_max_min_num", sort: true },
  stationAvgMin: { zh: "站位平均", en: "Station mean (min)", kind: "decimal", unit: "minute", key: "station_avg_min_num" },
  balancePct: { zh: "平衡率%", en: "Line balance %", kind: "decimal", unit: "percent", key: "balance_pct_num", sort: true },
  bottleneckStation: { zh: "瓶颈站", en: "Bottleneck station", kind: "text", key: "bottleneck_station" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HangerOrderReportTotals`. */
export const HangerOrderReportTotalsFields = {
  loadNum: { zh: "上架数", en: "Loaded", kind: "integer", required: true },
  onRailNum: { zh: "在架", en: "On the rail", kind: "integer", required: true },
  offNum: { zh: "下线", en: "Unloaded", kind: "integer", required: true },
  reworkOnRailNum: { zh: "返修在架", en: "Rework on the rail", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HangerStationReportRow`. */
export const HangerStationReportRowFields = {
  stationNo: { zh: "站位", en: "Hanger station", kind: "text", key: "station_no", sort: true, pin: true },
  employeeName: { zh: "员工", en: "Employee", kind: "text", key: "employee_name", search: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", search: true },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num" },
  hour: { zh: "时段", en: "Hour", kind: "integer", required: true, key: "hour_num", filter: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sum: true },
  beatSec: { zh: "平均节拍秒", en: "Mean takt (s)", kind: "decimal", key: "beat_sec_num", sort: true },
  waitSec: { zh: "等待秒", en: "Waiting (s)", kind: "decimal", key: "wait_sec_num", sum: true },
  reworkNum: { zh: "返修次数", en: "Times reworked", kind: "integer", required: true, key: "rework_num", sum: true },
  balanceLossPct: { zh: "平衡损失%", en: "Balance loss %", kind: "decimal", unit: "percent", key: "balance_loss_pct_num", sort: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `HangerStationReportTotals`. */
export const HangerStationReportTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  waitSec: { zh: "等待秒", en: "Waiting (s)", kind: "decimal" },
  reworkNum: { zh: "返修次数", en: "Times reworked", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShadeBoardTable`. */
export const ShadeBoardTableFields = {
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  pliesDone: { zh: "已铺层", en: "Plies spread", kind: "integer", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShadeBoardBand`. */
export const ShadeBoardBandFields = {
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  hex: { zh: "色值", en: "Hex", kind: "text" },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  waitRollNum: { zh: "待铺卷", en: "Rolls waiting", kind: "integer", required: true },
  waitLen: { zh: "待铺米", en: "Metres waiting", kind: "decimal", required: true, unit: "metre" },
  tables: { zh: "台上", en: "On tables", kind: "list", required: true },
  donePlies: { zh: "已铺层", en: "Plies spread", kind: "integer", required: true },
  doneNum: { zh: "已铺件", en: "Pieces spread", kind: "integer", required: true },
  needPlies: { zh: "还需层", en: "Plies needed", kind: "integer", required: true },
  isMixed: { zh: "混段", en: "Mixed", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShadeBoardOrder`. */
export const ShadeBoardOrderFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  bands: { zh: "色段", en: "Shade bands", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShadeBoard`. */
export const ShadeBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  orders: { zh: "订单", en: "Orders", kind: "list", required: true },
  unjudged: { zh: "待判色卷", en: "Rolls to judge", kind: "list", required: true },
  remnants: { zh: "余布卷", en: "Remnants", kind: "list", required: true },
} as const satisfies Fields;

/** 布单状态 · Fabric lot status. Labels of the values of `FabricLotStatus`. */
export const FabricLotStatusLabels = {
  0: { zh: "已到货", en: "Arrived", tone: "neutral" },
  1: { zh: "已检验", en: "Inspected", tone: "accent" },
  2: { zh: "已放行", en: "Released", tone: "ok" },
  3: { zh: "已用完", en: "Used up", tone: "neutral" },
  9: { zh: "已退货", en: "Returned", tone: "bad" },
} as const satisfies EnumLabels;

/** 检验结果 · Inspection result. Labels of the values of `FabricInspectResult`. */
export const FabricInspectResultLabels = {
  0: { zh: "待检", en: "To inspect", tone: "warn" },
  1: { zh: "合格", en: "Passed", tone: "ok" },
  2: { zh: "让步", en: "Conceded", tone: "held" },
  3: { zh: "拒收", en: "Rejected", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `FabricLotRow`. */
export const FabricLotRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true, key: "c_no", sort: true, search: true, pin: true, link: "/mes/cloth/clothDetail/{cNo}" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "FabricLotStatus", required: true, key: "status", sort: true, filter: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", sort: true, filter: true, search: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true, key: "color_names", filter: true },
  dyeLots: { zh: "缸号", en: "Dye lots", kind: "list", required: true, key: "dye_lots", search: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text", key: "supplier_name", filter: true, search: true },
  orderNo: { zh: "预留订单", en: "Reserved for", kind: "text", key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true, key: "roll_num", sort: true, sum: true },
  totalLen: { zh: "总长(米)", en: "Total (m)", kind: "decimal", required: true, unit: "metre", key: "total_len_num", sort: true, sum: true },
  totalWeight: { zh: "总重(kg)", en: "Total (kg)", kind: "decimal", required: true, unit: "kilogram", key: "total_weight_num", sort: true, sum: true },
  remainLen: { zh: "剩余长", en: "Left (m)", kind: "decimal", required: true, unit: "metre", key: "remain_len_num", sort: true, search: true, sum: true },
  shortLen: { zh: "短码(米)", en: "Short (m)", kind: "decimal", required: true, unit: "metre", key: "short_len_num", sort: true, sum: true },
  receiveDate: { zh: "到货日期", en: "Received", kind: "date", key: "receive_date", sort: true, search: true },
  inspectResult: { zh: "检验结果", en: "Inspection result", kind: "enum", enumName: "FabricInspectResult", required: true, key: "inspect_result", filter: true },
  pointsPer100: { zh: "百码分", en: "Points per 100 yd²", kind: "decimal", key: "points_per100_num", sort: true, search: true },
  relaxDate: { zh: "松布完成", en: "Relaxed by", kind: "timestamp", key: "relax_date", sort: true, search: true },
  warehouseName: { zh: "仓库", en: "Store", kind: "text", key: "warehouse_name", filter: true, hide: true },
  ageDays: { zh: "天龄", en: "Age (days)", kind: "integer", key: "age_days_num", sort: true, search: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  warehouseId: { zh: "仓库", en: "Store", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricLotTotals`. */
export const FabricLotTotalsFields = {
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true },
  totalLen: { zh: "总长(米)", en: "Total (m)", kind: "decimal", unit: "metre" },
  totalWeight: { zh: "总重(kg)", en: "Total (kg)", kind: "decimal", unit: "kilogram" },
  remainLen: { zh: "剩余长", en: "Left (m)", kind: "decimal", unit: "metre" },
  shortLen: { zh: "短码(米)", en: "Short (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricDefectPoint`. */
export const FabricDefectPointFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  metre: { zh: "米位", en: "Metre", kind: "decimal", required: true },
  points: { zh: "疵点分", en: "Defect points", kind: "integer", required: true },
  defectName: { zh: "疵点", en: "Defect", kind: "text", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricLot`. */
export const FabricLotFields = {
  lot: { zh: "布单", en: "Fabric lot", kind: "record", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  points: { zh: "疵点", en: "Defects", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricLotNoCheck`. */
export const FabricLotNoCheckFields = {
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true },
  isFree: { zh: "可用", en: "Available", kind: "boolean", required: true },
  proposed: { zh: "建议", en: "Proposal", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricLotRollInput`. */
export const FabricLotRollInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  labelLen: { zh: "标签长", en: "Label length (m)", kind: "decimal", required: true, unit: "metre" },
  labelWeight: { zh: "标签重", en: "Label weight (kg)", kind: "decimal", unit: "kilogram" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateFabricLotBody`. */
export const CreateFabricLotBodyFields = {
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  receiveDate: { zh: "接收时间", en: "Received", kind: "date", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  relaxDate: { zh: "松布完成", en: "Relaxed by", kind: "timestamp" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateFabricLotBody`. */
export const UpdateFabricLotBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  receiveDate: { zh: "接收时间", en: "Received", kind: "date", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  relaxDate: { zh: "松布完成", en: "Relaxed by", kind: "timestamp" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricDefectPointInput`. */
export const FabricDefectPointInputFields = {
  metre: { zh: "米位", en: "Metre", kind: "decimal", required: true },
  points: { zh: "疵点分", en: "Defect points", kind: "integer", required: true },
  defectName: { zh: "疵点", en: "Defect", kind: "text" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricRollInspectionInput`. */
export const FabricRollInspectionInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  actualLen: { zh: "实际长", en: "Measured length (m)", kind: "decimal", unit: "metre" },
  actualWeight: { zh: "实重", en: "Measured weight (kg)", kind: "decimal", unit: "kilogram" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  defects: { zh: "疵点", en: "Defects", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `InspectFabricLotBody`. */
export const InspectFabricLotBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  inspectResult: { zh: "判定", en: "Decision", kind: "enum", enumName: "FabricInspectResult" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateFabricRollBody`. */
export const UpdateFabricRollBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  actualLen: { zh: "实际长", en: "Measured length (m)", kind: "decimal", unit: "metre" },
  actualWeight: { zh: "实重", en: "Measured weight (kg)", kind: "decimal", unit: "kilogram" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  warehouseId: { zh: "仓库", en: "Store", kind: "id" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FabricRollLedgerRow`. */
export const FabricRollLedgerRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  eventDate: { zh: "时间", en: "Time", kind: "timestamp", required: true },
  title: { zh: "事件", en: "Event", kind: "text", required: true },
  billNo: { zh: "单号", en: "Document no.", kind: "text" },
  len: { zh: "数量(米)", en: "Quantity (m)", kind: "decimal", unit: "metre" },
  remainLen: { zh: "剩余长", en: "Left (m)", kind: "decimal", required: true, unit: "metre" },
  byName: { zh: "操作人", en: "Done by", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingSlipRow`. */
export const FeedingSlipRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  feedingNo: { zh: "投料单号", en: "Feeding slip no.", kind: "text", required: true, key: "feeding_no", sort: true, search: true, pin: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "FeedingSlipStatus", required: true, key: "status", sort: true, filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", key: "bed_no_num", sort: true, search: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true, key: "fabric_part", filter: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true, key: "material_name", filter: true, search: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true, key: "color_names", filter: true },
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true, key: "roll_num", sum: true },
  planLen: { zh: "计划(米)", en: "Planned (m)", kind: "decimal", required: true, unit: "metre", key: "plan_len_num", sort: true, sum: true },
  issuedLen: { zh: "发出(米)", en: "Issued (m)", kind: "decimal", required: true, unit: "metre", key: "issued_len_num", sort: true, sum: true },
  receivedLen: { zh: "收到(米)", en: "Received (m)", kind: "decimal", required: true, unit: "metre", key: "received_len_num", sort: true, sum: true },
  diffLen: { zh: "差异(米)", en: "Difference (m)", kind: "decimal", required: true, unit: "metre", key: "diff_len_num", sort: true, search: true, sum: true },
  diffPct: { zh: "差异%", en: "Difference %", kind: "decimal", unit: "percent", key: "diff_pct_num", sort: true, search: true },
  returnLen: { zh: "退回(米)", en: "Returned (m)", kind: "decimal", required: true, unit: "metre", key: "return_len_num", sort: true, sum: true },
  shadeNum: { zh: "色号段数", en: "Shades", kind: "integer", required: true, key: "shade_num", sort: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", key: "table_name", filter: true },
  issueBy: { zh: "发料人", en: "Issued by", kind: "text", key: "issue_by", search: true },
  receiveBy: { zh: "接收人", en: "Received by", kind: "text", key: "receive_by", search: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingSlipTotals`. */
export const FeedingSlipTotalsFields = {
  rollNum: { zh: "卷数", en: "Rolls", kind: "integer", required: true },
  planLen: { zh: "计划(米)", en: "Planned (m)", kind: "decimal", unit: "metre" },
  issuedLen: { zh: "发出(米)", en: "Issued (m)", kind: "decimal", unit: "metre" },
  receivedLen: { zh: "收到(米)", en: "Received (m)", kind: "decimal", unit: "metre" },
  diffLen: { zh: "差异(米)", en: "Difference (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退回(米)", en: "Returned (m)", kind: "decimal", unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingSlipLine`. */
export const FeedingSlipLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  remainLen: { zh: "剩余长", en: "Left (m)", kind: "decimal", required: true, unit: "metre" },
  len: { zh: "发料长", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
  receivedLen: { zh: "收到长", en: "Received (m)", kind: "decimal", unit: "metre" },
  returnLen: { zh: "退回", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  diffReason: { zh: "差异原因", en: "Reason for the difference", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingSlip`. */
export const FeedingSlipFields = {
  slip: { zh: "投料单", en: "Feeding slip", kind: "record", required: true },
  lines: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingSuggestion`. */
export const FeedingSuggestionFields = {
  roll: { zh: "布卷", en: "Fabric roll", kind: "record", required: true },
  len: { zh: "建议长", en: "Proposed (m)", kind: "decimal", required: true, unit: "metre" },
  plies: { zh: "可铺层", en: "Plies", kind: "integer", required: true },
  reason: { zh: "依据", en: "Why", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingLineInput`. */
export const FeedingLineInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  len: { zh: "发料长", en: "Issued (m)", kind: "decimal", required: true, unit: "metre" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateFeedingSlipBody`. */
export const CreateFeedingSlipBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  lines: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateFeedingSlipBody`. */
export const UpdateFeedingSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  lines: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `IssueFeedingSlipBody`. */
export const IssueFeedingSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  rollNos: { zh: "扫到的卷", en: "Scanned rolls", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingReceiveInput`. */
export const FeedingReceiveInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  receivedLen: { zh: "收到长", en: "Received (m)", kind: "decimal", required: true, unit: "metre" },
  diffReason: { zh: "差异原因", en: "Reason for the difference", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReceiveFeedingSlipBody`. */
export const ReceiveFeedingSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  lines: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FeedingReturnInput`. */
export const FeedingReturnInputFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  returnLen: { zh: "退卷", en: "Returned (m)", kind: "decimal", required: true, unit: "metre" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReturnFeedingSlipBody`. */
export const ReturnFeedingSlipBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
} as const satisfies Fields;

/** 领料状态 · Requisition status. Labels of the values of `RequisitionStatus`. */
export const RequisitionStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已审批", en: "Approved", tone: "accent" },
  2: { zh: "已发料", en: "Issued", tone: "ok" },
  3: { zh: "已结", en: "Closed", tone: "neutral" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** 领料类型 · Requisition type. Labels of the values of `RequisitionType`. */
export const RequisitionTypeLabels = {
  1: { zh: "按BOM", en: "By the bill", tone: "neutral" },
  2: { zh: "超领", en: "Over-issue", tone: "warn" },
  3: { zh: "退料", en: "Return", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `RequisitionLine`. */
export const RequisitionLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  colorName: { zh: "颜色", en: "Colour", kind: "text" },
  bomNum: { zh: "BOM需求", en: "Needed", kind: "decimal", required: true },
  reqNum: { zh: "申请数", en: "Requested", kind: "decimal", required: true },
  issuedNum: { zh: "发料数", en: "Issued", kind: "decimal", required: true },
  returnNum: { zh: "退回数", en: "Returned", kind: "decimal", required: true },
  stockNum: { zh: "结存", en: "Balance", kind: "decimal", required: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MaterialRequisitionRow`. */
export const MaterialRequisitionRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  reqNo: { zh: "领料单号", en: "Requisition no.", kind: "text", required: true, key: "req_no", sort: true, search: true, pin: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RequisitionStatus", required: true, key: "status", sort: true, filter: true },
  reqType: { zh: "类型", en: "Type", kind: "enum", enumName: "RequisitionType", required: true, key: "req_type", sort: true, filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  deptName: { zh: "领用部门", en: "Requesting department", kind: "text", required: true, key: "dept_name", filter: true },
  lineCount: { zh: "行数", en: "Rows", kind: "integer", required: true, key: "line_count_num" },
  materialText: { zh: "物料", en: "Materials", kind: "text", key: "material_text", search: true },
  overNum: { zh: "超领行", en: "Over-issued rows", kind: "integer", required: true, key: "over_num", sort: true },
  reason: { zh: "原因", en: "Reason", kind: "text", key: "reason", search: true },
  createByName: { zh: "申请人", en: "Requested by", kind: "text", key: "create_by_name", search: true },
  createDate: { zh: "申请时间", en: "Requested", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  approveByName: { zh: "审批人", en: "Approver", kind: "text", key: "approve_by_name", search: true },
  issueBy: { zh: "发料人", en: "Issued by", kind: "text", key: "issue_by", search: true },
  issueDate: { zh: "发料时间", en: "Issued", kind: "timestamp", key: "issue_date", sort: true, search: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BomRemainRow`. */
export const BomRemainRowFields = {
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true },
  materialName: { zh: "面料", en: "Fabric", kind: "text", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  colorName: { zh: "颜色", en: "Colour", kind: "text" },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  needNum: { zh: "总需求", en: "Needed", kind: "decimal", required: true },
  issuedNum: { zh: "已领", en: "Issued", kind: "decimal", required: true },
  returnNum: { zh: "退回", en: "Returned", kind: "decimal", required: true },
  remainNum: { zh: "可领", en: "Left to draw", kind: "decimal", required: true },
  stockNum: { zh: "结存", en: "Balance", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RequisitionLineInput`. */
export const RequisitionLineInputFields = {
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  reqNum: { zh: "申请数", en: "Requested", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateMaterialRequisitionBody`. */
export const CreateMaterialRequisitionBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  reqType: { zh: "类型", en: "Type", kind: "enum", enumName: "RequisitionType", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ApproveMaterialRequisitionBody`. */
export const ApproveMaterialRequisitionBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  agree: { zh: "是否通过", en: "Approved", kind: "boolean", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `IssueLineInput`. */
export const IssueLineInputFields = {
  lineId: { zh: "明细", en: "Item", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true },
  lotNo: { zh: "批号", en: "Lot", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `IssueMaterialRequisitionBody`. */
export const IssueMaterialRequisitionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReturnMaterialRequisitionBody`. */
export const ReturnMaterialRequisitionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MaterialReportRow`. */
export const MaterialReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  planSewDate: { zh: "计划上线", en: "Planned loading", kind: "date", key: "plan_sew_date", sort: true, search: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true, key: "material_code", search: true },
  materialName: { zh: "物料", en: "Material", kind: "text", required: true, key: "material_name", sort: true, search: true, pin: true },
  materialType: { zh: "类型", en: "Type", kind: "enum", enumName: "MaterialType", required: true, key: "material_type", filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", key: "color_name", filter: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true, key: "unit_code" },
  needNum: { zh: "需求", en: "Needed", kind: "decimal", required: true, key: "need_num", sort: true, sum: true },
  issuedNum: { zh: "已领", en: "Issued", kind: "decimal", required: true, key: "issued_num", sort: true, sum: true },
  overNum: { zh: "超领", en: "Over-issue", kind: "decimal", required: true, key: "over_num", sort: true, search: true, sum: true },
  returnNum: { zh: "退", en: "Returned", kind: "decimal", required: true, key: "return_num", sort: true, sum: true },
  stockNum: { zh: "结存", en: "Balance", kind: "decimal", required: true, key: "stock_num", sort: true },
  gapNum: { zh: "缺口", en: "Gap", kind: "decimal", required: true, key: "gap_num", sort: true, search: true, sum: true },
  lackNum: { zh: "缺料", en: "Short of fabric", kind: "decimal", required: true, key: "lack_num", sort: true, search: true },
  readyPct: { zh: "齐套率%", en: "Complete %", kind: "decimal", unit: "percent", key: "ready_pct_num", sort: true, search: true },
  etaDate: { zh: "预计到料", en: "Expected", kind: "date", key: "eta_date", sort: true, search: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text", key: "supplier_name", filter: true, hide: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MaterialReportTotals`. */
export const MaterialReportTotalsFields = {
  needNum: { zh: "需求", en: "Needed", kind: "decimal" },
  issuedNum: { zh: "已领", en: "Issued", kind: "decimal" },
  overNum: { zh: "超领", en: "Over-issue", kind: "decimal" },
  returnNum: { zh: "退", en: "Returned", kind: "decimal" },
  gapNum: { zh: "缺口", en: "Gap", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MaterialLedgerRow`. */
export const MaterialLedgerRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "create_date", sort: true, search: true, pin: true },
  billNo: { zh: "单号", en: "Document no.", kind: "text", required: true, key: "bill_no", search: true },
  materialCode: { zh: "物料编码", en: "Material code", kind: "text", required: true, key: "material_code", search: true },
  materialName: { zh: "物料", en: "Material", kind: "text", required: true, key: "material_name", search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", key: "color_name", filter: true },
  lotNo: { zh: "批号", en: "Lot", kind: "text", key: "lot_no", search: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true, key: "num_num", sort: true, sum: true },
  balanceNum: { zh: "结存", en: "Balance", kind: "decimal", required: true, key: "balance_num", sort: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true, key: "unit_code", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  warehouseName: { zh: "仓库", en: "Store", kind: "text", required: true, key: "warehouse_name", filter: true },
  byName: { zh: "经办人", en: "Handled by", kind: "text", required: true, key: "by_name", search: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MaterialLedgerTotals`. */
export const MaterialLedgerTotalsFields = {
  num: { zh: "数量", en: "Quantity", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateMaterialEtaBody`. */
export const UpdateMaterialEtaBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  materialId: { zh: "物料", en: "Material", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id" },
  etaDate: { zh: "预计到料", en: "Expected", kind: "date", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** 排程状态 · Schedule status. Labels of the values of `ScheduleStatus`. */
export const ScheduleStatusLabels = {
  0: { zh: "未开始", en: "Not started", tone: "neutral" },
  1: { zh: "已开始", en: "Started", tone: "accent" },
  2: { zh: "已结束", en: "Ended", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ScheduleRow`. */
export const ScheduleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true, key: "schedule_no", sort: true, search: true, pin: true, link: "/schedule/schedule/schedule?scheduleId={id}" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ScheduleStatus", required: true, key: "status", sort: true, filter: true },
  conflictText: { zh: "冲突", en: "Conflicts", kind: "list", required: true, key: "conflict_text", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", sort: true, filter: true },
  sort: { zh: "顺序", en: "Sequence", kind: "integer", required: true, key: "sort_num", sort: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true, key: "color_names", filter: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", key: "customer_name", filter: true },
  num: { zh: "排产数", en: "Scheduled", kind: "integer", required: true, key: "num_num", sort: true, sum: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true, key: "done_num", sort: true, sum: true },
  donePct: { zh: "完成%", en: "Done %", kind: "decimal", unit: "percent", key: "done_pct_num", sort: true },
  startDate: { zh: "开始时间", en: "Start", kind: "timestamp", required: true, key: "start_date", sort: true, search: true },
  endDate: { zh: "结束时间", en: "End", kind: "timestamp", required: true, key: "end_date", sort: true, search: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "timestamp", key: "forecast_date", sort: true, search: true },
  actualStartDate: { zh: "实际开始", en: "Actual start", kind: "timestamp", key: "actual_start_date", sort: true, search: true, hide: true },
  actualEndDate: { zh: "实际结束", en: "Actual end", kind: "timestamp", key: "actual_end_date", sort: true, search: true, hide: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", key: "delivery_date", sort: true, search: true },
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num", hide: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true, key: "headcount_num", sort: true },
  curveName: { zh: "效率曲线", en: "Learning curve", kind: "text", key: "curve_name", filter: true, hide: true },
  changeoverMin: { zh: "换款分钟", en: "Changeover (min)", kind: "integer", key: "changeover_min_num", hide: true },
  isFixed: { zh: "锁定", en: "Locked", kind: "enum", enumName: "Flag", required: true, key: "is_fixed", filter: true },
  isManual: { zh: "手工", en: "By hand", kind: "enum", enumName: "Flag", required: true, key: "is_manual", filter: true, hide: true },
  stopReason: { zh: "停止原因", en: "Reason for the stop", kind: "text", key: "stop_reason", hide: true },
  endReason: { zh: "结束原因", en: "Reason for the end", kind: "text", key: "end_reason", hide: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text", key: "update_by_name", hide: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  colorIds: { zh: "颜色", en: "Colours", kind: "list", required: true },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  conflictFlag: { zh: "冲突位", en: "Conflict bits", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleTotals`. */
export const ScheduleTotalsFields = {
  num: { zh: "排产数", en: "Scheduled", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateScheduleBody`. */
export const CreateScheduleBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  colorIds: { zh: "颜色", en: "Colours", kind: "list" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  changeoverMin: { zh: "换款分钟", en: "Changeover (min)", kind: "integer", required: true },
  isFixed: { zh: "锁定", en: "Locked", kind: "enum", enumName: "Flag", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
  auto: { zh: "自动排程", en: "Automatic", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleBar`. */
export const ScheduleBarFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", required: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "timestamp" },
  changeoverMin: { zh: "换款分钟", en: "Changeover (min)", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ScheduleStatus", required: true },
  isFixed: { zh: "锁定", en: "Locked", kind: "enum", enumName: "Flag", required: true },
  isManual: { zh: "手工", en: "By hand", kind: "enum", enumName: "Flag", required: true },
  conflictFlag: { zh: "冲突位", en: "Conflict bits", kind: "integer", required: true },
  conflictText: { zh: "冲突", en: "Conflicts", kind: "list", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  customerName: { zh: "客户", en: "Customer", kind: "text" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date" },
  stageEndDate: { zh: "缝制最晚", en: "Latest sewing", kind: "date" },
  cutReadyDate: { zh: "裁片齐套", en: "Cut pieces ready", kind: "date" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleSetDay`. */
export const ScheduleSetDayFields = {
  scheduleId: { zh: "排程", en: "Schedule", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  planNum: { zh: "计划数", en: "Planned", kind: "integer" },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SimulatedSchedule`. */
export const SimulatedScheduleFields = {
  bars: { zh: "排程", en: "Schedules", kind: "list", required: true },
  loads: { zh: "负荷", en: "Load", kind: "list", required: true },
  texts: { zh: "提示", en: "Messages", kind: "list", required: true },
  givenUp: { zh: "放弃的手工日计划", en: "Days given up", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleChange`. */
export const ScheduleChangeFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
  colorIds: { zh: "颜色", en: "Colours", kind: "list" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  changeoverMin: { zh: "换款分钟", en: "Changeover (min)", kind: "integer", required: true },
  isFixed: { zh: "锁定", en: "Locked", kind: "enum", enumName: "Flag", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateScheduleBody`. */
export const UpdateScheduleBodyFields = {
  rows: { zh: "排程", en: "Schedules", kind: "list", required: true },
  setDays: { zh: "手工日计划", en: "Days set by hand", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BatchStatusBody`. */
export const BatchStatusBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "integer", required: true },
  stopReason: { zh: "停止原因", en: "Reason for the stop", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ChangeOverLineBody`. */
export const ChangeOverLineBodyFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  runningId: { zh: "在做排程", en: "Running schedule", kind: "id" },
  nextId: { zh: "下一排程", en: "Next schedule", kind: "id", required: true },
  stopReason: { zh: "停止原因", en: "Reason for the stop", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineChangeover`. */
export const LineChangeoverFields = {
  stoppedNo: { zh: "停下的排程", en: "Stopped schedule", kind: "text" },
  startedNo: { zh: "开始的排程", en: "Started schedule", kind: "text", required: true },
  changeoverMin: { zh: "换款时间", en: "Changeover (min)", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EndScheduleBody`. */
export const EndScheduleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  endReason: { zh: "结束原因", en: "Reason for the end", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleLane`. */
export const ScheduleLaneFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  isOwn: { zh: "本部门", en: "Own", kind: "boolean", required: true },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer", required: true },
  calendarId: { zh: "日历", en: "Calendar", kind: "id", required: true },
  restDays: { zh: "休息日", en: "Rest days", kind: "list", required: true },
  extraDays: { zh: "调休上班", en: "Extra workdays", kind: "list", required: true },
  loads: { zh: "负荷", en: "Load", kind: "list", required: true },
  bars: { zh: "排程", en: "Schedules", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleGantt`. */
export const ScheduleGanttFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  lanes: { zh: "产线", en: "Lines", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UnscheduledRow`. */
export const UnscheduledRowFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  categoryName: { zh: "品类", en: "Category", kind: "text" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true },
  num: { zh: "待排数", en: "Unscheduled", kind: "integer", required: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", required: true },
  stageEndDate: { zh: "缝制最晚", en: "Latest sewing", kind: "date" },
  cutReadyDate: { zh: "裁片齐套", en: "Cut pieces ready", kind: "date" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScheduleDraftBar`. */
export const ScheduleDraftBarFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
  colorIds: { zh: "颜色", en: "Colours", kind: "list" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  changeoverMin: { zh: "换款分钟", en: "Changeover (min)", kind: "integer", required: true },
  isFixed: { zh: "锁定", en: "Locked", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SimulateScheduleBody`. */
export const SimulateScheduleBodyFields = {
  bars: { zh: "排程", en: "Schedules", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitScheduleBody`. */
export const SplitScheduleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  colorIds: { zh: "颜色", en: "Colours", kind: "list" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CommitScheduleDraftBody`. */
export const CommitScheduleDraftBodyFields = {
  bars: { zh: "排程", en: "Schedules", kind: "list", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecalculateSchedulesBody`. */
export const RecalculateSchedulesBodyFields = {
  lineDeptIds: { zh: "产线", en: "Lines", kind: "list" },
  from: { zh: "起始", en: "From", kind: "date" },
  byManpower: { zh: "按人力", en: "By manpower", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DayPlanColor`. */
export const DayPlanColorFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  num: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DayPlanDay`. */
export const DayPlanDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id" },
  shiftName: { zh: "班次", en: "Shift", kind: "text" },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", required: true, unit: "percent" },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  isManual: { zh: "手工", en: "By hand", kind: "enum", enumName: "Flag", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DayPlan`. */
export const DayPlanFields = {
  scheduleId: { zh: "排程", en: "Schedule", kind: "id", required: true },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  colors: { zh: "颜色", en: "Colours", kind: "list", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DayPlanDayInput`. */
export const DayPlanDayInputFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer" },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDayPlanBody`. */
export const UpdateDayPlanBodyFields = {
  scheduleId: { zh: "排程", en: "Schedule", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
} as const satisfies Fields;

/** 产线类型 · Line type. Labels of the values of `LineType`. */
export const LineTypeLabels = {
  1: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  2: { zh: "缝制", en: "Sewing", tone: "neutral" },
  3: { zh: "后整", en: "Finishing", tone: "neutral" },
  4: { zh: "包装", en: "Packing", tone: "neutral" },
  5: { zh: "吊挂", en: "Hanger", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `LineStation`. */
export const LineStationFields = {
  stationNo: { zh: "工位", en: "Station", kind: "integer", required: true },
  processIds: { zh: "工序", en: "Operations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineLayout`. */
export const LineLayoutFields = {
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  stations: { zh: "工位", en: "Stations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineRow`. */
export const LineRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "dept_name", sort: true, search: true, pin: true },
  lineType: { zh: "类型", en: "Type", kind: "enum", enumName: "LineType", required: true, key: "line_type", filter: true },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer", required: true, key: "standard_headcount_num", sort: true, sum: true },
  stationNum: { zh: "工位数", en: "Stations", kind: "integer", key: "station_num", sort: true },
  calendarName: { zh: "日历", en: "Calendar", kind: "text", required: true, key: "calendar_name", filter: true },
  defaultEffPct: { zh: "默认效率%", en: "Default efficiency %", kind: "decimal", required: true, unit: "percent", key: "default_eff_pct_num", sort: true },
  skillCategories: { zh: "可做品类", en: "Categories", kind: "list", required: true },
  hangerSystem: { zh: "吊挂", en: "Hanger system", kind: "enum", enumName: "Flag", required: true, key: "hanger_system", filter: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text", key: "factory_name", filter: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  calendarId: { zh: "日历", en: "Calendar", kind: "id", required: true },
  priorityDescriptionId: { zh: "优先级说明", en: "Priority legend", kind: "id" },
  layout: { zh: "工位布局", en: "Layout", kind: "record", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineTotals`. */
export const LineTotalsFields = {
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateLineBody`. */
export const UpdateLineBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  standardHeadcount: { zh: "标准人数", en: "Standard headcount", kind: "integer", required: true },
  stationNum: { zh: "工位数", en: "Stations", kind: "integer" },
  calendarId: { zh: "日历", en: "Calendar", kind: "id", required: true },
  defaultEffPct: { zh: "默认效率%", en: "Default efficiency %", kind: "decimal", required: true, unit: "percent" },
  skillCategories: { zh: "可做品类", en: "Categories", kind: "list" },
  hangerSystem: { zh: "吊挂", en: "Hanger system", kind: "enum", enumName: "Flag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveLineLayoutBody`. */
export const SaveLineLayoutBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  styleId: { zh: "款式", en: "Style", kind: "id", required: true },
  stations: { zh: "工位", en: "Stations", kind: "list", required: true },
} as const satisfies Fields;

/** 裁床排程状态 · Cutting schedule status. Labels of the values of `CuttingScheduleStatus`. */
export const CuttingScheduleStatusLabels = {
  0: { zh: "计划", en: "Planned", tone: "neutral" },
  1: { zh: "已下达", en: "Issued", tone: "accent" },
  2: { zh: "进行中", en: "Running", tone: "accent" },
  3: { zh: "已结束", en: "Ended", tone: "ok" },
  9: { zh: "已取消", en: "Cancelled", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingScheduleRow`. */
export const CuttingScheduleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true, key: "table_name", filter: true, pin: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  layNos: { zh: "床次", en: "Beds", kind: "list", required: true },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true },
  fabricPart: { zh: "布种", en: "Fabric part", kind: "enum", enumName: "FabricPart", required: true, key: "fabric_part", filter: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true, key: "plan_num", sum: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true, key: "cut_num", sum: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true, key: "plies_num", sum: true },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "integer", key: "plan_min_num", sum: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", key: "start_date", sort: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", key: "end_date", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingScheduleStatus", required: true, key: "status", filter: true },
  fabricText: { zh: "面料", en: "Fabrics", kind: "list", required: true },
  moldText: { zh: "刀模", en: "Dies", kind: "list", required: true },
  loadPct: { zh: "负荷%", en: "Load %", kind: "decimal", unit: "percent" },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id" },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  endReason: { zh: "结束原因", en: "Reason for the end", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingScheduleTotals`. */
export const CuttingScheduleTotalsFields = {
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "实裁件数", en: "Pieces cut", kind: "integer", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCuttingScheduleBody`. */
export const CreateCuttingScheduleBodyFields = {
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id", required: true },
  layNos: { zh: "床次", en: "Beds", kind: "list", required: true },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCuttingScheduleBody`. */
export const UpdateCuttingScheduleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "integer" },
  seqNo: { zh: "序号", en: "No.", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubmitCuttingScheduleBody`. */
export const SubmitCuttingScheduleBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  fabricShort: { zh: "缺料提交", en: "Submit short of fabric", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `EndCuttingScheduleBody`. */
export const EndCuttingScheduleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  endReason: { zh: "结束原因", en: "Reason for the end", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReorderCuttingSchedulesBody`. */
export const ReorderCuttingSchedulesBodyFields = {
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingLane`. */
export const CuttingLaneFields = {
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true },
  queue: { zh: "排程", en: "Schedules", kind: "list", required: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true },
  loadPct: { zh: "负荷%", en: "Load %", kind: "decimal", unit: "percent" },
  restDays: { zh: "休息日", en: "Rest days", kind: "list", required: true },
  extraDays: { zh: "调休上班", en: "Extra workdays", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UnplannedLay`. */
export const UnplannedLayFields = {
  cutPlanId: { zh: "裁剪方案", en: "Cut plan", kind: "id", required: true },
  planNo: { zh: "方案号", en: "Plan no.", kind: "text", required: true },
  layNo: { zh: "床次计划", en: "Planned lay", kind: "integer", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  colorPlies: { zh: "颜色×层数", en: "Colours × plies", kind: "list", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  fabricReady: { zh: "面料到位", en: "Fabric ready", kind: "boolean", required: true },
  moldText: { zh: "刀模", en: "Die", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingGantt`. */
export const CuttingGanttFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  lanes: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  pool: { zh: "待排床次", en: "Beds to schedule", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingTablePlanBoard`. */
export const CuttingTablePlanBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  lanes: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  nextLanes: { zh: "明日", en: "Tomorrow", kind: "list", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingLineTable`. */
export const CuttingLineTableFields = {
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  tableName: { zh: "裁床台", en: "Cutting table", kind: "text", required: true },
  lamp: { zh: "状态", en: "Status", kind: "enum", enumName: "TableLamp", required: true },
  bedId: { zh: "床次", en: "Bed", kind: "id" },
  bedLabel: { zh: "床次", en: "Bed", kind: "text" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  pliesDone: { zh: "已铺层", en: "Plies spread", kind: "integer", required: true },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "timestamp" },
  employeeNames: { zh: "人员", en: "People", kind: "list", required: true },
  problemNum: { zh: "未关问题", en: "Open problems", kind: "integer", required: true },
  queue: { zh: "队列", en: "Queue", kind: "list", required: true },
  remainMin: { zh: "剩余分钟", en: "Minutes left", kind: "decimal", required: true },
  shiftRemainMin: { zh: "班次剩余", en: "Left of the shift", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingLineQueue`. */
export const CuttingLineQueueFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  tables: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  pcsPerHour: { zh: "件/人时", en: "Pieces per person-hour", kind: "decimal" },
  materialUtilPct: { zh: "面料利用率", en: "Material utilisation", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** 刀模排程状态 · Die schedule status. Labels of the values of `CuttingDieScheduleStatus`. */
export const CuttingDieScheduleStatusLabels = {
  0: { zh: "计划", en: "Planned", tone: "neutral" },
  1: { zh: "使用中", en: "In use", tone: "accent" },
  2: { zh: "已完成", en: "Finished", tone: "ok" },
  9: { zh: "已取消", en: "Cancelled", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CuttingDieScheduleRow`. */
export const CuttingDieScheduleRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true, key: "mold_no", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", key: "bed_no_num", sort: true },
  startDate: { zh: "开始时间", en: "Start", kind: "timestamp", required: true, key: "start_date", sort: true, search: true },
  endDate: { zh: "结束时间", en: "End", kind: "timestamp", required: true, key: "end_date", sort: true, search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingDieScheduleStatus", required: true, key: "status", filter: true },
  strokeNum: { zh: "计划次数", en: "Strokes planned", kind: "integer", required: true, key: "stroke_num", sum: true },
  remainNum: { zh: "剩余寿命", en: "Life left (strokes)", kind: "integer", required: true, key: "remain_num" },
  locationCode: { zh: "库位", en: "Location", kind: "text", key: "location_code" },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDieLane`. */
export const CuttingDieLaneFields = {
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true },
  moldName: { zh: "刀模名称", en: "Die name", kind: "text", required: true },
  lifeNum: { zh: "寿命次数", en: "Life (strokes)", kind: "integer", required: true },
  usedNum: { zh: "已用次数", en: "Strokes used", kind: "integer", required: true },
  reservedNum: { zh: "已排次数", en: "Strokes planned", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingDieStatus", required: true },
  bars: { zh: "排程", en: "Schedules", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDieGantt`. */
export const CuttingDieGanttFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  lanes: { zh: "刀模", en: "Dies", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDieCard`. */
export const CuttingDieCardFields = {
  moldNo: { zh: "刀模编号", en: "Die no.", kind: "text", required: true, key: "mold_no", sort: true, search: true, pin: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CuttingDieStatus", required: true, key: "status", filter: true },
  locationCode: { zh: "库位", en: "Location", kind: "text", key: "location_code", search: true },
  currentText: { zh: "当前", en: "Now", kind: "text" },
  nextText: { zh: "下一单", en: "Next", kind: "text" },
  todayStrokeNum: { zh: "今日次数", en: "Strokes today", kind: "integer", required: true, key: "today_stroke_num", sum: true },
  usedNum: { zh: "已用次数", en: "Strokes used", kind: "integer", required: true, key: "used_num", sort: true },
  lifeNum: { zh: "寿命次数", en: "Life (strokes)", kind: "integer", required: true, key: "life_num" },
  remainPct: { zh: "剩余寿命%", en: "Life left %", kind: "decimal", unit: "percent", key: "remain_pct_num", sort: true },
  planEndDate: { zh: "预计归还", en: "Expected back", kind: "timestamp", key: "plan_end_date", sort: true },
  overdueMin: { zh: "超时(分)", en: "Overdue (min)", kind: "integer", key: "overdue_min_num", sort: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingDiePlanBoard`. */
export const CuttingDiePlanBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  cards: { zh: "刀模", en: "Dies", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCuttingDieScheduleBody`. */
export const CreateCuttingDieScheduleBodyFields = {
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", required: true },
  strokeNum: { zh: "计划次数", en: "Strokes planned", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCuttingDieScheduleBody`. */
export const UpdateCuttingDieScheduleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  knifeMoldId: { zh: "刀模", en: "Die", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", required: true },
  strokeNum: { zh: "计划次数", en: "Strokes planned", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PlanStage`. */
export const PlanStageFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  stage: { zh: "环节", en: "Stage", kind: "enum", enumName: "OrderStage", required: true },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date" },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date" },
  actualStartDate: { zh: "实际开始", en: "Actual start", kind: "date" },
  actualEndDate: { zh: "实际结束", en: "Actual end", kind: "date" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  bufferDays: { zh: "缓冲(工作日)", en: "Buffer (workdays)", kind: "integer", required: true },
  isManual: { zh: "手工", en: "By hand", kind: "enum", enumName: "Flag", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PlanRow`. */
export const PlanRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", filter: true, pin: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  orderNum: { zh: "数量", en: "Quantity", kind: "integer", required: true, key: "order_num", sum: true },
  priority: { zh: "优先级", en: "Priority", kind: "enum", enumName: "OrderPriority", required: true, key: "priority", filter: true },
  shipmentDate: { zh: "走货", en: "Shipment date", kind: "date", key: "shipment_date", sort: true, search: true },
  bufferDays: { zh: "缓冲(工作日)", en: "Buffer (workdays)", kind: "integer", key: "buffer_days_num", hide: true },
  slackDays: { zh: "余量(工作日)", en: "Slack (days)", kind: "integer", key: "slack_days_num", sort: true },
  conflictText: { zh: "冲突", en: "Conflicts", kind: "list", required: true, key: "conflict_text", search: true },
  isManual: { zh: "手工", en: "By hand", kind: "enum", enumName: "Flag", required: true, key: "is_manual", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  stages: { zh: "阶段", en: "Stages", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PlanTotals`. */
export const PlanTotalsFields = {
  orderNum: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BackSchedulePlansBody`. */
export const BackSchedulePlansBodyFields = {
  orderIds: { zh: "订单", en: "Orders", kind: "list", required: true },
  keepManual: { zh: "保留手工", en: "Keep manual", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdatePlanBody`. */
export const UpdatePlanBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  stage: { zh: "环节", en: "Stage", kind: "enum", enumName: "OrderStage", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  planStartDate: { zh: "计划开始", en: "Planned start", kind: "date", required: true },
  planEndDate: { zh: "阶段计划完成", en: "Planned end", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RestorePlanAutoBody`. */
export const RestorePlanAutoBodyFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  stages: { zh: "阶段", en: "Stages", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPlanBand`. */
export const OrderPlanBandFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image", pin: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  orderNum: { zh: "数量", en: "Quantity", kind: "integer", required: true, key: "order_num", sum: true },
  currentStage: { zh: "当前阶段", en: "Current stage", kind: "enum", enumName: "OrderStage", required: true, key: "current_stage", filter: true },
  donePct: { zh: "车缝%", en: "Sewn %", kind: "decimal", unit: "percent", key: "done_pct_num", sort: true },
  deliveryDate: { zh: "交期", en: "Delivery", kind: "date", key: "delivery_date", sort: true, search: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "date", key: "forecast_date", sort: true },
  delayDays: { zh: "延误天", en: "Days late", kind: "integer", key: "delay_days_num", sort: true },
  riskLight: { zh: "风险", en: "Risk", kind: "list", required: true, key: "risk_light", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  stages: { zh: "阶段", en: "Stages", kind: "list", required: true },
  restDays: { zh: "休息日", en: "Rest days", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderPlanBandTotals`. */
export const OrderPlanBandTotalsFields = {
  orderNum: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WeekDay`. */
export const WeekDayFields = {
  weekday: { zh: "星期", en: "Weekday", kind: "integer", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CalendarRow`. */
export const CalendarRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  year: { zh: "年份", en: "Year", kind: "integer", required: true, key: "year_num", sort: true, filter: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text", key: "factory_name", filter: true },
  workDays: { zh: "工作日数", en: "Workdays", kind: "integer", required: true, key: "work_days_num", sort: true },
  netMin: { zh: "净分钟", en: "Net (min)", kind: "decimal", required: true, key: "net_min_num", sort: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  weekPattern: { zh: "周模式", en: "Week pattern", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 日类型 · Day type. Labels of the values of `DayType`. */
export const DayTypeLabels = {
  1: { zh: "工作日", en: "Workday", tone: "ok" },
  2: { zh: "休息日", en: "Rest day", tone: "neutral" },
  3: { zh: "法定假日", en: "Holiday", tone: "bad" },
  4: { zh: "调休上班", en: "Extra workday", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CalendarDay`. */
export const CalendarDayFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  date: { zh: "日期", en: "Date", kind: "date", required: true },
  dayType: { zh: "日类型", en: "Day type", kind: "enum", enumName: "DayType", required: true },
  name: { zh: "名称", en: "Name", kind: "text" },
  shiftIds: { zh: "班次", en: "Shifts", kind: "list", required: true },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "integer", required: true },
  netMin: { zh: "净分钟", en: "Net (min)", kind: "decimal", required: true },
  isOverride: { zh: "例外", en: "Exception", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CalendarDayInput`. */
export const CalendarDayInputFields = {
  date: { zh: "日期", en: "Date", kind: "date", required: true },
  dayType: { zh: "日类型", en: "Day type", kind: "enum", enumName: "DayType", required: true },
  name: { zh: "名称", en: "Name", kind: "text" },
  shiftIds: { zh: "班次", en: "Shifts", kind: "list" },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveCalendarDaysBody`. */
export const SaveCalendarDaysBodyFields = {
  calendarId: { zh: "日历", en: "Calendar", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  days: { zh: "日期", en: "Dates", kind: "list", required: true },
  recalculate: { zh: "保存并重算", en: "Save and recalculate", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WeekDayInput`. */
export const WeekDayInputFields = {
  weekday: { zh: "星期", en: "Weekday", kind: "integer", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveCalendarBody`. */
export const SaveCalendarBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  year: { zh: "年份", en: "Year", kind: "integer", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  weekPattern: { zh: "周模式", en: "Week pattern", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `HolidayInput`. */
export const HolidayInputFields = {
  date: { zh: "日期", en: "Date", kind: "date", required: true },
  dayType: { zh: "日类型", en: "Day type", kind: "integer", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `InitCalendarYearBody`. */
export const InitCalendarYearBodyFields = {
  calendarId: { zh: "日历", en: "Calendar", kind: "id", required: true },
  year: { zh: "年份", en: "Year", kind: "integer", required: true },
  holidays: { zh: "节假日", en: "Holidays", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MovedSchedule`. */
export const MovedScheduleFields = {
  scheduleId: { zh: "排程", en: "Schedule", kind: "id", required: true },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  endDate: { zh: "原结束", en: "End now", kind: "timestamp", required: true },
  newEndDate: { zh: "新结束", en: "New end", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CalendarImpact`. */
export const CalendarImpactFields = {
  scheduleNum: { zh: "影响排程", en: "Schedules", kind: "integer", required: true },
  schedules: { zh: "前五", en: "First five", kind: "list", required: true },
  targetNum: { zh: "休息日目标", en: "Targets on rest days", kind: "integer", required: true },
  attendanceNum: { zh: "已记考勤", en: "Attendance booked", kind: "integer", required: true },
} as const satisfies Fields;

/** 时段类型 · Segment type. Labels of the values of `SegmentType`. */
export const SegmentTypeLabels = {
  "work": { zh: "工作", en: "Work", tone: "ok" },
  "break": { zh: "休息", en: "Break", tone: "neutral" },
  "ot": { zh: "加班", en: "Overtime", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ShiftSegment`. */
export const ShiftSegmentFields = {
  start: { zh: "开始", en: "Start", kind: "text", required: true },
  end: { zh: "结束", en: "End", kind: "text", required: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "SegmentType", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShiftRow`. */
export const ShiftRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true },
  segmentsText: { zh: "时段", en: "Segments", kind: "text", required: true },
  crossDay: { zh: "跨天", en: "Past midnight", kind: "enum", enumName: "Flag", required: true, key: "cross_day", filter: true },
  netMin: { zh: "净分钟", en: "Net (min)", kind: "integer", key: "net_min_num", sort: true },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "integer", key: "ot_min_num", sort: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "Flag", required: true, key: "is_default", filter: true },
  usedBy: { zh: "使用日历", en: "Calendars", kind: "list", required: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, search: true },
  segments: { zh: "时段", en: "Segments", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ShiftSegmentInput`. */
export const ShiftSegmentInputFields = {
  start: { zh: "开始", en: "Start", kind: "text", required: true },
  end: { zh: "结束", en: "End", kind: "text", required: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "SegmentType", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveShiftBody`. */
export const SaveShiftBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  segments: { zh: "时段", en: "Segments", kind: "list", required: true },
  crossDay: { zh: "跨天", en: "Past midnight", kind: "enum", enumName: "Flag", required: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "Flag", required: true },
  fromDate: { zh: "生效日期", en: "Effective from", kind: "date" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OwnShift`. */
export const OwnShiftFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  dayType: { zh: "日类型", en: "Day type", kind: "enum", enumName: "DayType", required: true },
  shiftName: { zh: "班次", en: "Shift", kind: "text" },
  segmentsText: { zh: "时段", en: "Segments", kind: "text" },
} as const satisfies Fields;

/** 缺勤类型 · Absence type. Labels of the values of `AbsenceType`. */
export const AbsenceTypeLabels = {
  1: { zh: "事假", en: "Personal leave", tone: "neutral" },
  2: { zh: "病假", en: "Sick leave", tone: "neutral" },
  3: { zh: "年假", en: "Annual leave", tone: "neutral" },
  4: { zh: "工伤", en: "Work injury", tone: "bad" },
  5: { zh: "产假", en: "Maternity leave", tone: "neutral" },
  6: { zh: "旷工", en: "Unexcused", tone: "bad" },
  7: { zh: "调休", en: "Time in lieu", tone: "neutral" },
} as const satisfies EnumLabels;

/** 缺勤状态 · Absence status. Labels of the values of `AbsenceStatus`. */
export const AbsenceStatusLabels = {
  0: { zh: "待审批", en: "Awaiting approval", tone: "warn" },
  1: { zh: "已批准", en: "Approved", tone: "ok" },
  2: { zh: "已拒绝", en: "Refused", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `EmployeeAbsenceRow`. */
export const EmployeeAbsenceRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true, link: "/mes/employee/empDetail/{employeeId}/1" },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  absenceType: { zh: "缺勤类型", en: "Absence type", kind: "enum", enumName: "AbsenceType", required: true, key: "absence_type", sort: true, filter: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true, key: "from_date", sort: true, search: true },
  toDate: { zh: "结束日期", en: "End date", kind: "timestamp", required: true, key: "to_date", sort: true, search: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "integer", required: true, key: "minutes_num", sort: true, sum: true },
  workDays: { zh: "工作日数", en: "Workdays", kind: "decimal", required: true, key: "work_days_num", sort: true, sum: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "AbsenceStatus", required: true, key: "status", sort: true, filter: true },
  reason: { zh: "事由", en: "Reason", kind: "text", key: "reason", search: true },
  approveByName: { zh: "审批人", en: "Approver", kind: "text", key: "approve_by_name", search: true },
  approveDate: { zh: "审批时间", en: "Approved", kind: "timestamp", key: "approve_date", sort: true, search: true, hide: true },
  createDate: { zh: "申请时间", en: "Requested", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EmployeeAbsenceTotals`. */
export const EmployeeAbsenceTotalsFields = {
  minutes: { zh: "分钟", en: "Minutes", kind: "integer", required: true },
  workDays: { zh: "工作日数", en: "Workdays", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateEmployeeAbsenceBody`. */
export const CreateEmployeeAbsenceBodyFields = {
  employeeIds: { zh: "员工", en: "Employees", kind: "list", required: true },
  absenceType: { zh: "缺勤", en: "Absence", kind: "enum", enumName: "AbsenceType", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "timestamp", required: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "integer" },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ApproveEmployeeAbsenceBody`. */
export const ApproveEmployeeAbsenceBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  agree: { zh: "是否通过", en: "Approved", kind: "boolean", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerPlanDay`. */
export const ManpowerPlanDayFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  planHeadcount: { zh: "计划人数", en: "Planned headcount", kind: "integer", required: true },
  expectedAbsence: { zh: "预计缺勤", en: "Expected absent", kind: "integer", required: true },
  lentIn: { zh: "借入", en: "Borrowed", kind: "integer", required: true },
  lentOut: { zh: "借出", en: "Lent", kind: "integer", required: true },
  availHeadcount: { zh: "可用人数", en: "Headcount available", kind: "integer", required: true },
  needHeadcount: { zh: "需求人数", en: "Headcount needed", kind: "text", required: true },
  absentNames: { zh: "缺勤人员", en: "Absent", kind: "list", required: true },
  lentNames: { zh: "借出人员", en: "Lent", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerPlanRow`. */
export const ManpowerPlanRowFields = {
  deptName: { zh: "部门/产线", en: "Department or line", kind: "text", required: true, key: "dept_name", pin: true },
  onRollNum: { zh: "在册", en: "On roll", kind: "integer", required: true, key: "on_roll_num", sum: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerPlanTotals`. */
export const ManpowerPlanTotalsFields = {
  onRollNum: { zh: "在册", en: "On roll", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerPlanInput`. */
export const ManpowerPlanInputFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  planHeadcount: { zh: "计划人数", en: "Planned headcount", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateManpowerPlanBody`. */
export const UpdateManpowerPlanBodyFields = {
  rows: { zh: "计划", en: "Planned", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LendManpowerBody`. */
export const LendManpowerBodyFields = {
  fromDeptId: { zh: "借出部门", en: "Lending department", kind: "id", required: true },
  toDeptId: { zh: "借入部门", en: "Borrowing department", kind: "id", required: true },
  employeeIds: { zh: "员工", en: "Employees", kind: "list", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** 等级对象 · Level target. Labels of the values of `LevelTarget`. */
export const LevelTargetLabels = {
  1: { zh: "产线", en: "Line", tone: "neutral" },
  2: { zh: "员工", en: "Employee", tone: "neutral" },
} as const satisfies EnumLabels;

/** 质量等级 · Quality level. Labels of the values of `QualityLevel`. */
export const QualityLevelLabels = {
  "A": { zh: "A", en: "A", tone: "ok" },
  "B": { zh: "B", en: "B", tone: "accent" },
  "C": { zh: "C", en: "C", tone: "warn" },
  "D": { zh: "D", en: "D", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `QualityLevelDay`. */
export const QualityLevelDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "QualityLevel", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent" },
  isSmall: { zh: "样本少", en: "Small sample", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `QualityLevelMatrixRow`. */
export const QualityLevelMatrixRowFields = {
  targetName: { zh: "对象", en: "Target", kind: "text", required: true, key: "target_name", search: true, sort: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true, pin: true },
  level: { zh: "当月等级", en: "Level this month", kind: "enum", enumName: "QualityLevel", required: true, key: "level", sort: true, filter: true, pin: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "fpy_pct_num", sort: true },
  aDays: { zh: "A级天数", en: "Days at A", kind: "integer", key: "a_days_num", sort: true, sum: true },
  dDays: { zh: "D级天数", en: "Days at D", kind: "integer", key: "d_days_num", sort: true, sum: true },
  days: { zh: "日 1–31", en: "Days", kind: "list", required: true },
  targetId: { zh: "对象", en: "Target", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `QualityLevelMatrixTotals`. */
export const QualityLevelMatrixTotalsFields = {
  aDays: { zh: "A级天数", en: "Days at A", kind: "integer" },
  dDays: { zh: "D级天数", en: "Days at D", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `QualityLevelRow`. */
export const QualityLevelRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  targetName: { zh: "对象", en: "Target", kind: "text", required: true, key: "target_name", sort: true, search: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  level: { zh: "等级", en: "Level", kind: "enum", enumName: "QualityLevel", required: true, key: "level", filter: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "fpy_pct_num", sort: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true, key: "check_num", sort: true, sum: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true, key: "defect_num", sort: true, sum: true },
  targetId: { zh: "对象", en: "Target", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `QualityLevelTotals`. */
export const QualityLevelTotalsFields = {
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecalculateQualityLevelsBody`. */
export const RecalculateQualityLevelsBodyFields = {
  targetType: { zh: "对象", en: "Target", kind: "enum", enumName: "LevelTarget", required: true },
  workDateFrom: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  workDateTo: { zh: "结束日期", en: "End date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DefectCategoryRow`. */
export const DefectCategoryRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true, sort: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  badTypeCount: { zh: "不良类型数", en: "Defect types", kind: "integer", required: true, key: "bad_type_count_num", sort: true },
  badItemCount: { zh: "不良项目数", en: "Defect items", kind: "integer", required: true, key: "bad_item_count_num", sort: true },
  share30d: { zh: "近30天占比%", en: "Share of 30 days %", kind: "decimal", unit: "percent", key: "share30d_pct_num", sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDefectCategoryBody`. */
export const UpdateDefectCategoryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDefectCategoryBody`. */
export const CreateDefectCategoryBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SortDefectCategoriesBody`. */
export const SortDefectCategoriesBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DefectTypeRow`. */
export const DefectTypeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  defectCategoryName: { zh: "疵点大类", en: "Defect category", kind: "text", required: true, key: "defect_category_name", filter: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true, key: "sort_num", sort: true },
  badItemCount: { zh: "不良项目数", en: "Defect items", kind: "integer", required: true, key: "bad_item_count_num", sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  defectCategoryId: { zh: "疵点大类", en: "Defect category", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBadTypeBody`. */
export const UpdateBadTypeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  defectCategoryId: { zh: "疵点大类", en: "Defect category", kind: "id", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBadTypeBody`. */
export const CreateBadTypeBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  defectCategoryId: { zh: "疵点大类", en: "Defect category", kind: "id", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** 严重度 · Severity. Labels of the values of `Severity`. */
export const SeverityLabels = {
  1: { zh: "致命", en: "Critical", tone: "bad" },
  2: { zh: "严重", en: "Major", tone: "warn" },
  3: { zh: "轻微", en: "Minor", tone: "neutral" },
} as const satisfies EnumLabels;

/** 责任归属 · Responsibility. Labels of the values of `Blame`. */
export const BlameLabels = {
  1: { zh: "缝制", en: "Sewing", tone: "neutral" },
  2: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  3: { zh: "材料", en: "Material", tone: "neutral" },
  4: { zh: "后整", en: "Finishing", tone: "neutral" },
  5: { zh: "印绣", en: "Print and embroidery", tone: "neutral" },
  6: { zh: "设计", en: "Design", tone: "neutral" },
} as const satisfies EnumLabels;

/** 处置 · Disposition. Labels of the values of `Disposition`. */
export const DispositionLabels = {
  1: { zh: "返修", en: "Rework", tone: "warn" },
  2: { zh: "次品", en: "Seconds", tone: "held" },
  3: { zh: "报废", en: "Scrap", tone: "bad" },
  4: { zh: "接收", en: "Accept", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `DefectItemRow`. */
export const DefectItemRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true, sort: true, pin: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true, hide: true },
  badTypeName: { zh: "不良类型", en: "Defect type", kind: "text", key: "bad_type_name", filter: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true, key: "severity", filter: true, sort: true },
  blame: { zh: "责任归属", en: "Responsibility", kind: "enum", enumName: "Blame", required: true, key: "blame", filter: true },
  defaultDisposition: { zh: "默认处置", en: "Default disposition", kind: "enum", enumName: "Disposition", required: true, key: "default_disposition", filter: true },
  imageUrl: { zh: "图例", en: "Picture", kind: "image" },
  used30d: { zh: "近30天疵点", en: "In 30 days", kind: "integer", required: true, key: "used30d_num", sort: true },
  share30d: { zh: "占比%", en: "Share of 30 days %", kind: "decimal", unit: "percent", key: "share30d_pct_num", sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  badTypeId: { zh: "不良类型", en: "Defect type", kind: "id", required: true },
  defectCategoryId: { zh: "疵点大类", en: "Defect category", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBadItemBody`. */
export const UpdateBadItemBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  badTypeId: { zh: "不良类型", en: "Defect type", kind: "id", required: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true },
  blame: { zh: "责任归属", en: "Responsibility", kind: "enum", enumName: "Blame", required: true },
  defaultDisposition: { zh: "默认处置", en: "Default disposition", kind: "enum", enumName: "Disposition", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBadItemBody`. */
export const CreateBadItemBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  badTypeId: { zh: "不良类型", en: "Defect type", kind: "id", required: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true },
  blame: { zh: "责任归属", en: "Responsibility", kind: "enum", enumName: "Blame", required: true },
  defaultDisposition: { zh: "默认处置", en: "Default disposition", kind: "enum", enumName: "Disposition", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `InitBadItemsBody`. */
export const InitBadItemsBodyFields = {
  sections: { zh: "工段", en: "Sections", kind: "list" },
} as const satisfies Fields;

/** 质检类型 · Inspection type. Labels of the values of `CheckType`. */
export const CheckTypeLabels = {
  1: { zh: "首件", en: "First piece", tone: "neutral" },
  2: { zh: "巡检", en: "Patrol", tone: "neutral" },
  3: { zh: "中查", en: "End-line", tone: "neutral" },
  4: { zh: "尾查", en: "Finishing check", tone: "neutral" },
  5: { zh: "终检", en: "Final inspection", tone: "neutral" },
  6: { zh: "来料", en: "Fabric", tone: "neutral" },
  7: { zh: "裁片", en: "Panels", tone: "neutral" },
} as const satisfies EnumLabels;

/** 质检状态 · Inspection status. Labels of the values of `CheckStatus`. */
export const CheckStatusLabels = {
  0: { zh: "录入中", en: "Open", tone: "accent" },
  1: { zh: "已提交", en: "Submitted", tone: "accent" },
  2: { zh: "返修中", en: "Rework", tone: "warn" },
  3: { zh: "已复检", en: "Re-inspected", tone: "neutral" },
  4: { zh: "已关闭", en: "Closed", tone: "ok" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** 质检结果 · Inspection result. Labels of the values of `CheckResult`. */
export const CheckResultLabels = {
  0: { zh: "待判", en: "Pending", tone: "neutral" },
  1: { zh: "合格", en: "Passed", tone: "ok" },
  2: { zh: "不合格", en: "Failed", tone: "bad" },
  3: { zh: "让步接收", en: "Conceded", tone: "held" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CheckRecordRow`. */
export const CheckRecordRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  checkNo: { zh: "单号", en: "Inspection no.", kind: "text", required: true, key: "check_no", search: true, sort: true, pin: true },
  checkType: { zh: "类型", en: "Type", kind: "enum", enumName: "CheckType", required: true, key: "check_type", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CheckStatus", required: true, key: "status", filter: true, sort: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "CheckResult", required: true, key: "result", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, hide: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", key: "barcode", search: true, link: "/mes/qc/qcBarcodeInfoReport?barcode={barcode}" },
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "text", key: "bundle_no", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  checkNum: { zh: "检查数", en: "Checked", kind: "integer", required: true, key: "check_num", sort: true, sum: true },
  passNum: { zh: "合格数", en: "Passed", kind: "integer", required: true, key: "pass_num", sum: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true, key: "rework_num", sum: true },
  openReworkNum: { zh: "未返修", en: "Rework open", kind: "integer", required: true, key: "open_rework_num", sort: true, sum: true },
  secondNum: { zh: "次品数", en: "Seconds", kind: "integer", required: true, key: "second_num", sum: true },
  scrapNum: { zh: "报废数", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true, key: "defect_num", sort: true, sum: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  round: { zh: "轮次", en: "Round", kind: "integer", required: true, key: "round_num", hide: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", key: "inspector_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true },
  createDate: { zh: "创建时间", en: "Created", kind: "timestamp", required: true, key: "create_date", sort: true, hide: true },
  shipmentNo: { zh: "走货批", en: "Shipment", kind: "text", key: "shipment_no", search: true, filter: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", key: "customer_name", filter: true },
  lotNum: { zh: "批量", en: "Lot size", kind: "integer", key: "lot_num", sort: true, sum: true },
  codeLetter: { zh: "样本字码", en: "Code letter", kind: "text", key: "code_letter", filter: true },
  sampleNum: { zh: "抽样数", en: "Sample", kind: "integer", key: "sample_num", sort: true, sum: true },
  criticalNum: { zh: "致命", en: "Critical", kind: "integer", required: true, key: "critical_num", sort: true, sum: true },
  majorNum: { zh: "严重", en: "Major", kind: "integer", required: true, key: "major_num", sort: true, sum: true },
  minorNum: { zh: "轻微", en: "Minor", kind: "integer", required: true, key: "minor_num", sort: true, sum: true },
  acRe: { zh: "Ac/Re 严重·轻微", en: "Ac/Re", kind: "list", required: true },
  tightened: { zh: "加严", en: "Tightened", kind: "enum", enumName: "Flag", required: true, key: "tightened", filter: true },
  confirmByName: { zh: "确认人", en: "Confirmed by", kind: "text", key: "confirm_by_name", filter: true, hide: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", key: "confirm_date", sort: true, hide: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id", required: true },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  hour: { zh: "小时", en: "Hour", kind: "integer" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckRecordTotals`. */
export const CheckRecordTotalsFields = {
  checkNum: { zh: "检查数", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格数", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true },
  openReworkNum: { zh: "未返修", en: "Rework open", kind: "integer", required: true },
  secondNum: { zh: "次品数", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "报废数", en: "Scrapped", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
  lotNum: { zh: "批量", en: "Lot size", kind: "integer" },
  sampleNum: { zh: "抽样数", en: "Sample", kind: "integer" },
  criticalNum: { zh: "致命", en: "Critical", kind: "integer", required: true },
  majorNum: { zh: "严重", en: "Major", kind: "integer", required: true },
  minorNum: { zh: "轻微", en: "Minor", kind: "integer", required: true },
} as const satisfies Fields;

/** 返修状态 · Rework status. Labels of the values of `ReworkStatus`. */
export const ReworkStatusLabels = {
  0: { zh: "未返修", en: "Open", tone: "warn" },
  1: { zh: "已返修", en: "Done", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CheckBad`. */
export const CheckBadFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  pieceNo: { zh: "件序", en: "Piece no.", kind: "integer" },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
  processName: { zh: "工序", en: "Operation", kind: "text" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  disposition: { zh: "处置", en: "Disposition", kind: "enum", enumName: "Disposition", required: true },
  reworkStatus: { zh: "返修状态", en: "Rework status", kind: "enum", enumName: "ReworkStatus", required: true },
  foundDate: { zh: "发现时间", en: "Found", kind: "timestamp", required: true },
  reworkDate: { zh: "返修完成", en: "Rework done", kind: "timestamp" },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckCell`. */
export const CheckCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MeasureReading`. */
export const MeasureReadingFields = {
  pointName: { zh: "测量部位", en: "Measuring point", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id" },
  pieceNo: { zh: "件序", en: "Piece no.", kind: "integer", required: true },
  value: { zh: "数值", en: "Value", kind: "decimal", required: true },
  isOut: { zh: "超差", en: "Out of tolerance", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CustomerFinding`. */
export const CustomerFindingFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  findDate: { zh: "复检日期", en: "Re-inspection date", kind: "date", required: true },
  majorNum: { zh: "严重", en: "Major", kind: "integer", required: true },
  criticalNum: { zh: "致命", en: "Critical", kind: "integer", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  byName: { zh: "登记人", en: "Recorded by", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckRecord`. */
export const CheckRecordFields = {
  record: { zh: "质检单", en: "Inspection record", kind: "record", required: true },
  bads: { zh: "疵点", en: "Defects", kind: "list", required: true },
  children: { zh: "复检", en: "Re-inspections", kind: "list", required: true },
  cells: { zh: "抽检", en: "Sampled cells", kind: "list", required: true },
  measures: { zh: "尺寸", en: "Measurements", kind: "list", required: true },
  cartons: { zh: "箱", en: "Cartons", kind: "list", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  finding: { zh: "客户复检", en: "Customer finding", kind: "record", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckCellInput`. */
export const CheckCellInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MeasureReadingInput`. */
export const MeasureReadingInputFields = {
  pointName: { zh: "测量部位", en: "Measuring point", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id" },
  pieceNo: { zh: "件序", en: "Piece no.", kind: "integer", required: true },
  value: { zh: "数值", en: "Value", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCheckRecordBody`. */
export const UpdateCheckRecordBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id" },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  teamDeptId: { zh: "班组", en: "Team", kind: "id" },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  lotNum: { zh: "批量件数", en: "Lot size", kind: "integer" },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id" },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  cells: { zh: "抽检", en: "Sampled cells", kind: "list" },
  measures: { zh: "尺寸", en: "Measurements", kind: "list" },
  cartons: { zh: "开箱号", en: "Cartons", kind: "list" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckBadInput`. */
export const CheckBadInputFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  pieceNo: { zh: "件序", en: "Piece no.", kind: "integer" },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  disposition: { zh: "处置", en: "Disposition", kind: "enum", enumName: "Disposition", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCheckRecordBody`. */
export const CreateCheckRecordBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  checkType: { zh: "类型", en: "Type", kind: "enum", enumName: "CheckType", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id" },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  teamDeptId: { zh: "班组", en: "Team", kind: "id" },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  lotNum: { zh: "批量件数", en: "Lot size", kind: "integer" },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id" },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  cells: { zh: "抽检", en: "Sampled cells", kind: "list" },
  measures: { zh: "尺寸", en: "Measurements", kind: "list" },
  cartons: { zh: "开箱号", en: "Cartons", kind: "list" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  bads: { zh: "疵点", en: "Defects", kind: "list" },
  submit: { zh: "同时提交", en: "Submit too", kind: "boolean" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckOperator`. */
export const CheckOperatorFields = {
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
  lastScanDate: { zh: "最近扫描", en: "Last scan", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckContext`. */
export const CheckContextFields = {
  bundle: { zh: "扎号", en: "Bundle", kind: "record", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
  openReworkNum: { zh: "未返修", en: "Rework open", kind: "integer", required: true },
  maxNum: { zh: "最多检查", en: "Maximum to check", kind: "integer", required: true },
  badItems: { zh: "常见不良", en: "Usual defects", kind: "list", required: true },
  operators: { zh: "工序员工", en: "People by operation", kind: "list", required: true },
  parts: { zh: "部位", en: "Parts", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCheckBadBody`. */
export const CreateCheckBadBodyFields = {
  checkId: { zh: "质检单", en: "Inspection record", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  pieceNo: { zh: "件序", en: "Piece no.", kind: "integer" },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id" },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  disposition: { zh: "处置", en: "Disposition", kind: "enum", enumName: "Disposition", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReworkCheckBadBody`. */
export const ReworkCheckBadBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  reworkStatus: { zh: "返修状态", en: "Rework status", kind: "enum", enumName: "ReworkStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReinspectCheckRecordBody`. */
export const ReinspectCheckRecordBodyFields = {
  parentId: { zh: "原质检单", en: "Original inspection", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RequestConcessionBody`. */
export const RequestConcessionBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConcessionRequest`. */
export const ConcessionRequestFields = {
  checkId: { zh: "质检单", en: "Inspection record", kind: "id", required: true },
  workflowTaskId: { zh: "审批任务", en: "Approval task", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AqlClass`. */
export const AqlClassFields = {
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true },
  aql: { zh: "AQL", en: "AQL", kind: "decimal", required: true },
  ac: { zh: "接收数", en: "Accept", kind: "integer", required: true },
  re: { zh: "拒收数", en: "Reject", kind: "integer", required: true },
  arrow: { zh: "箭头", en: "Arrow", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `AqlPlan`. */
export const AqlPlanFields = {
  codeLetter: { zh: "样本字码", en: "Code letter", kind: "text", required: true },
  level: { zh: "检验水平", en: "Inspection level", kind: "text", required: true },
  tightened: { zh: "加严", en: "Tightened", kind: "enum", enumName: "Flag", required: true },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true },
  full: { zh: "全检", en: "All pieces", kind: "boolean", required: true },
  classes: { zh: "级别", en: "Classes", kind: "list", required: true },
  cells: { zh: "抽样分配", en: "Split of the sample", kind: "list", required: true },
  cartonNum: { zh: "开箱数", en: "Cartons to open", kind: "integer", required: true },
} as const satisfies Fields;

/** 检验方式 · Inspection mode. Labels of the values of `AqlMode`. */
export const AqlModeLabels = {
  "normal": { zh: "正常", en: "Normal", tone: "ok" },
  "tightened": { zh: "加严", en: "Tightened", tone: "warn" },
  "stopped": { zh: "暂停检验", en: "Stopped", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `AqlLot`. */
export const AqlLotFields = {
  checkId: { zh: "质检单", en: "Inspection record", kind: "id", required: true },
  checkNo: { zh: "单号", en: "Inspection no.", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "CheckResult", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AqlState`. */
export const AqlStateFields = {
  mode: { zh: "检验方式", en: "Inspection mode", kind: "enum", enumName: "AqlMode", required: true },
  lots: { zh: "最近批", en: "Last lots", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCustomerFindingBody`. */
export const CreateCustomerFindingBodyFields = {
  checkId: { zh: "质检单", en: "Inspection record", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  findDate: { zh: "复检日期", en: "Re-inspection date", kind: "date", required: true },
  majorNum: { zh: "严重", en: "Major", kind: "integer", required: true },
  criticalNum: { zh: "致命", en: "Critical", kind: "integer", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** 巡检灯 · Lamp. Labels of the values of `PatrolLight`. */
export const PatrolLightLabels = {
  1: { zh: "绿", en: "Green", tone: "ok" },
  2: { zh: "黄", en: "Amber", tone: "warn" },
  3: { zh: "红", en: "Red", tone: "bad" },
} as const satisfies EnumLabels;

/** 复查 · Re-check. Labels of the values of `Recheck`. */
export const RecheckLabels = {
  0: { zh: "无需", en: "None", tone: "neutral" },
  1: { zh: "待复查", en: "To check", tone: "warn" },
  2: { zh: "已转绿", en: "Green now", tone: "ok" },
  3: { zh: "仍红", en: "Still red", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PatrolDefect`. */
export const PatrolDefectFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PatrolLine`. */
export const PatrolLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
  light: { zh: "灯", en: "Lamp", kind: "enum", enumName: "PatrolLight", required: true },
  recheck: { zh: "复查结果", en: "Re-check", kind: "enum", enumName: "Recheck", required: true },
  bads: { zh: "疵点", en: "Defects", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `Patrol`. */
export const PatrolFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  round: { zh: "轮次", en: "Round", kind: "integer", required: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id", required: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", required: true },
  score: { zh: "得分", en: "Score", kind: "decimal" },
  lines: { zh: "工位", en: "Stations", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PatrolDefectInput`. */
export const PatrolDefectInputFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PatrolLineInput`. */
export const PatrolLineInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
  bads: { zh: "疵点", en: "Defects", kind: "list" },
  recheck: { zh: "复查结果", en: "Re-check", kind: "enum", enumName: "Recheck" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdatePatrolBody`. */
export const UpdatePatrolBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lines: { zh: "工位", en: "Stations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreatePatrolBody`. */
export const CreatePatrolBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  round: { zh: "轮次", en: "Round", kind: "integer", required: true },
  lines: { zh: "工位", en: "Stations", kind: "list", required: true },
} as const satisfies Fields;

/** 追溯环节 · Trace stage. Labels of the values of `TraceStage`. */
export const TraceStageLabels = {
  1: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  2: { zh: "分扎", en: "Bundling", tone: "neutral" },
  3: { zh: "打印", en: "Printing", tone: "neutral" },
  4: { zh: "质检", en: "Inspection", tone: "neutral" },
  5: { zh: "发料", en: "Delivery", tone: "neutral" },
  6: { zh: "扫描", en: "Scan", tone: "neutral" },
  7: { zh: "入库", en: "Receipt", tone: "neutral" },
  8: { zh: "装箱", en: "Packing", tone: "neutral" },
  9: { zh: "走货", en: "Shipment", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `TraceEvent`. */
export const TraceEventFields = {
  eventDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "event_date", sort: true },
  stage: { zh: "环节", en: "Stage", kind: "enum", enumName: "TraceStage", required: true, key: "stage", filter: true },
  title: { zh: "内容", en: "Content", kind: "text", required: true, key: "title", search: true },
  employeeName: { zh: "人员", en: "Employee", kind: "text", key: "employee_name", filter: true },
  machineNo: { zh: "设备", en: "Machine", kind: "text", required: true, key: "machine_no", filter: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", key: "num_num" },
  unitPrice: { zh: "工价", en: "Piece price", kind: "decimal", unit: "money", key: "unit_price_num", hide: true, permission: "FIELD^orderProcess.price" },
  channel: { zh: "渠道", en: "Channel", kind: "enum", enumName: "ScanChannel", required: true, key: "channel", filter: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TraceRoll`. */
export const TraceRollFields = {
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id", required: true },
  rollNo: { zh: "卷号", en: "Roll no.", kind: "text", required: true },
  cNo: { zh: "布号", en: "Fabric lot", kind: "text", required: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text" },
  shade: { zh: "色号段", en: "Shade", kind: "text" },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  cutterName: { zh: "裁剪员", en: "Cutter", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `TraceProcess`. */
export const TraceProcessFields = {
  process: { zh: "工序", en: "Operation", kind: "record", required: true },
  scans: { zh: "扫描", en: "Scans", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TraceFamily`. */
export const TraceFamilyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BundleStatus", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleTrace`. */
export const BundleTraceFields = {
  bundle: { zh: "扎号", en: "Bundle", kind: "record", required: true },
  imageUrl: { zh: "款式图", en: "Style picture", kind: "image" },
  events: { zh: "事件", en: "Events", kind: "list", required: true },
  rolls: { zh: "布卷", en: "Fabric rolls", kind: "list", required: true },
  processes: { zh: "工序", en: "Operations", kind: "list", required: true },
  defects: { zh: "疵点", en: "Defects", kind: "list", required: true },
  family: { zh: "拆扎关系", en: "Split family", kind: "list", required: true },
} as const satisfies Fields;

/** 关联方式 · Relation. Labels of the values of `TraceRelation`. */
export const TraceRelationLabels = {
  "roll": { zh: "同布卷", en: "Same roll", tone: "neutral" },
  "dyeLot": { zh: "同缸号", en: "Same dye lot", tone: "neutral" },
  "delivery": { zh: "同发料单", en: "Same delivery", tone: "neutral" },
  "carton": { zh: "同箱", en: "Same carton", tone: "neutral" },
  "employee": { zh: "同员工当日", en: "Same person that day", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BundleDefectReportRow`. */
export const BundleDefectReportRowFields = {
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true, key: "barcode", search: true, pin: true, link: "/mes/qc/qcBarcodeInfoReport?barcode={barcode}" },
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "text", required: true, key: "bundle_no", search: true, sort: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, filter: true, sort: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, filter: true },
  bedNo: { zh: "床次", en: "Bed", kind: "integer", key: "bed_no_num", sort: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  shade: { zh: "色号段", en: "Shade", kind: "text", key: "shade", filter: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sum: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", key: "bad_item_name", search: true, filter: true, sort: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true, key: "severity", filter: true },
  faultNum: { zh: "不良数", en: "Faulty", kind: "integer", required: true, key: "fault_num", sort: true, sum: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true, key: "defect_num", sort: true, sum: true },
  badRatePct: { zh: "不良率%", en: "Defect rate %", kind: "decimal", unit: "percent", key: "bad_rate_pct_num", sort: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true, key: "second_num", sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  employeeName: { zh: "责任人", en: "Responsible", kind: "text", key: "employee_name", filter: true },
  processName: { zh: "责任工序", en: "Operation", kind: "text", key: "process_name", filter: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BundleDefectReportTotals`. */
export const BundleDefectReportTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  faultNum: { zh: "不良数", en: "Faulty", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FailedCheckReportRow`. */
export const FailedCheckReportRowFields = {
  workDate: { zh: "日期", en: "Date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  checkNo: { zh: "单号", en: "Inspection no.", kind: "text", required: true, key: "check_no", search: true, link: "/mes/qc/qcCheckRecordList?checkNo={checkNo}" },
  barcode: { zh: "条码", en: "Barcode", kind: "text", key: "barcode", search: true, link: "/mes/qc/qcBarcodeInfoReport?barcode={barcode}" },
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "text", key: "bundle_no", search: true, sort: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, filter: true },
  badItemName: { zh: "疵点", en: "Defect", kind: "text", key: "bad_item_name", filter: true, sort: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true, key: "severity", filter: true, sort: true },
  num: { zh: "数", en: "Quantity", kind: "integer", required: true, key: "num_num", sum: true },
  partCode: { zh: "部位", en: "Part", kind: "text", key: "part_code", filter: true },
  processName: { zh: "责任工序", en: "Operation", kind: "text", key: "process_name", filter: true },
  employeeName: { zh: "责任员工", en: "Responsible employee", kind: "text", key: "employee_name", filter: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  disposition: { zh: "处置", en: "Disposition", kind: "enum", enumName: "Disposition", required: true, key: "disposition", filter: true },
  reworkStatus: { zh: "返修状态", en: "Rework status", kind: "enum", enumName: "ReworkStatus", required: true, key: "rework_status", filter: true },
  foundDate: { zh: "发现时间", en: "Found", kind: "timestamp", required: true, key: "found_date", sort: true },
  reworkDate: { zh: "返修完成", en: "Rework done", kind: "timestamp", key: "rework_date", sort: true },
  reworkHour: { zh: "返修时长(h)", en: "Rework (h)", kind: "decimal", key: "rework_hour_num", sort: true },
  isOvertime: { zh: "超时", en: "Overdue", kind: "enum", enumName: "Flag", required: true, key: "is_overtime", filter: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FailedCheckReportTotals`. */
export const FailedCheckReportTotalsFields = {
  num: { zh: "数", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckRecordReportRow`. */
export const CheckRecordReportRowFields = {
  checkNo: { zh: "单号", en: "Inspection no.", kind: "text", required: true, key: "check_no", search: true, sort: true, pin: true, link: "/mes/qc/qcCheckRecordList?checkNo={checkNo}" },
  checkType: { zh: "类型", en: "Type", kind: "enum", enumName: "CheckType", required: true, key: "check_type", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true },
  hour: { zh: "时段", en: "Hour", kind: "integer", key: "hour_num", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, filter: true },
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "text", key: "bundle_no", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true },
  processName: { zh: "工序", en: "Operation", kind: "text", key: "process_name", filter: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true, key: "check_num", sort: true, sum: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true, key: "pass_num", sum: true },
  reworkNum: { zh: "返修", en: "Rework", kind: "integer", required: true, key: "rework_num", sum: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true, key: "second_num", sum: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true, key: "scrap_num", sum: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true, key: "defect_num", sort: true, sum: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "fpy_pct_num", sort: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", key: "inspector_name", filter: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "CheckResult", required: true, key: "result", filter: true },
  round: { zh: "轮次", en: "Round", kind: "integer", required: true, key: "round_num", filter: true },
  spentMin: { zh: "用时(分)", en: "Spent (min)", kind: "decimal", unit: "minute", key: "spent_min_num", sort: true },
  checkId: { zh: "质检单", en: "Inspection record", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CheckRecordReportTotals`. */
export const CheckRecordReportTotalsFields = {
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返修", en: "Rework", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  scrapNum: { zh: "报废", en: "Scrapped", kind: "integer", required: true },
  defectNum: { zh: "疵点数", en: "Defects", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderQualityReportRow`. */
export const OrderQualityReportRowFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, sort: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, filter: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", filter: true },
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true, key: "order_num", sort: true, sum: true },
  fpyCutPct: { zh: "裁片一次合格%", en: "Cut-panel first pass %", kind: "decimal", unit: "percent", key: "fpy_cut_pct_num", sort: true },
  fpySewPct: { zh: "中查一次合格%", en: "End-line first pass %", kind: "decimal", unit: "percent", key: "fpy_sew_pct_num", sort: true },
  fpyFinPct: { zh: "尾查一次合格%", en: "Finishing first pass %", kind: "decimal", unit: "percent", key: "fpy_fin_pct_num", sort: true },
  rtyPct: { zh: "直通率%", en: "Through yield %", kind: "decimal", unit: "percent", key: "rty_pct_num", sort: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  topBads: { zh: "前三疵点", en: "Top three defects", kind: "list", required: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true, key: "rework_num", sort: true, sum: true },
  reworkMin: { zh: "返修分钟", en: "Rework (min)", kind: "decimal", unit: "minute", key: "rework_min_num", sort: true, sum: true },
  reworkAmount: { zh: "返修成本", en: "Cost of rework", kind: "decimal", unit: "money", key: "rework_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  secondPct: { zh: "次品率%", en: "Seconds %", kind: "decimal", unit: "percent", key: "second_pct_num", sort: true },
  replacePct: { zh: "补片率%", en: "Replaced %", kind: "decimal", unit: "percent", key: "replace_pct_num", sort: true },
  finalRounds: { zh: "终检轮次", en: "Rounds of final inspection", kind: "integer", required: true, key: "final_rounds_num", sort: true },
  finalResult: { zh: "终检结果", en: "Final inspection result", kind: "enum", enumName: "CheckResult", required: true, key: "final_result", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OrderQualityReportTotals`. */
export const OrderQualityReportTotalsFields = {
  orderNum: { zh: "订单数", en: "Order quantity", kind: "integer", required: true },
  reworkNum: { zh: "返修数", en: "Rework", kind: "integer", required: true },
  reworkMin: { zh: "返修分钟", en: "Rework (min)", kind: "decimal", unit: "minute" },
  reworkAmount: { zh: "返修成本", en: "Cost of rework", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DefectShare`. */
export const DefectShareFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  severity: { zh: "严重度", en: "Severity", kind: "enum", enumName: "Severity", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", required: true, unit: "percent" },
  cumPct: { zh: "累计%", en: "Cumulative %", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingCheckReportRow`. */
export const FinishingCheckReportRowFields = {
  deptName: { zh: "班组", en: "Team", kind: "text", required: true, key: "dept_name", filter: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, filter: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  lineDeptName: { zh: "来源产线", en: "Source line", kind: "text", key: "line_dept_name", filter: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true, key: "check_num", sort: true, sum: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true, key: "pass_num", sum: true },
  reworkNum: { zh: "返工", en: "Rework", kind: "integer", required: true, key: "rework_num", sort: true, sum: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true, key: "second_num", sum: true },
  defectNum: { zh: "疵点", en: "Defects", kind: "integer", required: true, key: "defect_num", sum: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "fpy_pct_num", sort: true },
  top5: { zh: "前五疵点", en: "Top five", kind: "list", required: true },
  threadPct: { zh: "剪线占比%", en: "Thread ends %", kind: "decimal", unit: "percent", key: "thread_pct_num", sort: true },
  pressPct: { zh: "整烫占比%", en: "Pressing %", kind: "decimal", unit: "percent", key: "press_pct_num", sort: true },
  stainPct: { zh: "污渍占比%", en: "Stains %", kind: "decimal", unit: "percent", key: "stain_pct_num", sort: true },
  pcsPerHour: { zh: "件/人时", en: "Pieces per person-hour", kind: "decimal", key: "pcs_per_hour_num", sort: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingCheckReportTotals`. */
export const FinishingCheckReportTotalsFields = {
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返工", en: "Rework", kind: "integer", required: true },
  secondNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  defectNum: { zh: "疵点", en: "Defects", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinalInspectionWorkReportRow`. */
export const FinalInspectionWorkReportRowFields = {
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", required: true, key: "inspector_name", search: true, filter: true, sort: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  lotCount: { zh: "批数", en: "Lots", kind: "integer", required: true, key: "lot_count_num", sort: true, sum: true },
  lotNum: { zh: "批量件数", en: "Lot size", kind: "integer", required: true, key: "lot_num", sort: true, sum: true },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true, key: "sample_num", sum: true },
  checkNum: { zh: "实抽", en: "Checked", kind: "integer", required: true, key: "check_num", sum: true },
  passLots: { zh: "合格批", en: "Lots passed", kind: "integer", required: true, key: "pass_lots_num", sum: true },
  failLots: { zh: "拒收批", en: "Lots rejected", kind: "integer", required: true, key: "fail_lots_num", sum: true },
  concessionLots: { zh: "让步批", en: "Lots conceded", kind: "integer", required: true, key: "concession_lots_num", sum: true },
  firstPassPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "first_pass_pct_num", sort: true },
  avgMin: { zh: "平均用时(分)", en: "Mean time (min)", kind: "decimal", unit: "minute", key: "avg_min_num", sort: true },
  pcsPerHour: { zh: "件/小时", en: "Pieces per person-hour", kind: "decimal", key: "pcs_per_hour_num", sort: true },
  escapeNum: { zh: "逃逸数", en: "Escapes", kind: "integer", required: true, key: "escape_num", sort: true, sum: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinalInspectionWorkReportTotals`. */
export const FinalInspectionWorkReportTotalsFields = {
  lotCount: { zh: "批数", en: "Lots", kind: "integer", required: true },
  lotNum: { zh: "批量件数", en: "Lot size", kind: "integer", required: true },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true },
  checkNum: { zh: "实抽", en: "Checked", kind: "integer", required: true },
  passLots: { zh: "合格批", en: "Lots passed", kind: "integer", required: true },
  failLots: { zh: "拒收批", en: "Lots rejected", kind: "integer", required: true },
  concessionLots: { zh: "让步批", en: "Lots conceded", kind: "integer", required: true },
  escapeNum: { zh: "逃逸数", en: "Escapes", kind: "integer", required: true },
} as const satisfies Fields;

/** 巡检视图 · View. Labels of the values of `PatrolView`. */
export const PatrolViewLabels = {
  "line": { zh: "产线", en: "Line", tone: "neutral" },
  "station": { zh: "工位", en: "Station", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PatrolRound`. */
export const PatrolRoundFields = {
  round: { zh: "轮次", en: "Round", kind: "integer", required: true },
  patrolId: { zh: "巡检单", en: "Patrol", kind: "id" },
  light: { zh: "灯", en: "Lamp", kind: "enum", enumName: "PatrolLight", required: true },
  isMissed: { zh: "漏检", en: "Missed", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PatrolReportRow`. */
export const PatrolReportRowFields = {
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", search: true, filter: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  rounds: { zh: "轮次 1–n", en: "Rounds", kind: "list", required: true },
  sampleNum: { zh: "抽检数", en: "Sample", kind: "integer", required: true, key: "sample_num", sort: true, sum: true },
  defectNum: { zh: "疵点", en: "Defects", kind: "integer", required: true, key: "defect_num", sort: true, sum: true },
  greenNum: { zh: "绿点", en: "Green", kind: "integer", required: true, key: "green_num", sum: true },
  yellowNum: { zh: "黄点", en: "Amber", kind: "integer", required: true, key: "yellow_num", sum: true },
  redNum: { zh: "红点", en: "Red", kind: "integer", required: true, key: "red_num", sort: true, sum: true },
  redProcesses: { zh: "红灯工序", en: "Red operations", kind: "list", required: true },
  recheck: { zh: "复查结果", en: "Re-check", kind: "enum", enumName: "Recheck", required: true, key: "recheck", filter: true },
  score: { zh: "得分", en: "Score", kind: "decimal", key: "score_num", sort: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `PatrolReportTotals`. */
export const PatrolReportTotalsFields = {
  sampleNum: { zh: "抽检数", en: "Sample", kind: "integer", required: true },
  defectNum: { zh: "疵点", en: "Defects", kind: "integer", required: true },
  greenNum: { zh: "绿点", en: "Green", kind: "integer", required: true },
  yellowNum: { zh: "黄点", en: "Amber", kind: "integer", required: true },
  redNum: { zh: "红点", en: "Red", kind: "integer", required: true },
} as const satisfies Fields;

/** 达成口径 · Measured by. Labels of the values of `AttainmentMeasure`. */
export const AttainmentMeasureLabels = {
  1: { zh: "件数", en: "Pieces", tone: "neutral" },
  2: { zh: "挣得分钟", en: "Earned minutes", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `AttainmentCell`. */
export const AttainmentCellFields = {
  recordId: { zh: "达成记录", en: "Attainment record", kind: "id" },
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent" },
  isRunning: { zh: "进行中", en: "Running", kind: "boolean", required: true },
  dueNum: { zh: "应完成", en: "Due", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineAttainmentReportRow`. */
export const LineAttainmentReportRowFields = {
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", search: true, filter: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  customerName: { zh: "客户口径", en: "Customer", kind: "text", key: "customer_name", filter: true },
  windows: { zh: "时间窗", en: "Windows", kind: "list", required: true },
  targetNum: { zh: "日目标", en: "Target", kind: "integer", required: true, key: "target_num", sort: true, sum: true },
  actualNum: { zh: "日实际", en: "Actual", kind: "integer", required: true, key: "actual_num", sort: true, sum: true },
  dclPct: { zh: "日达成%", en: "Attainment %", kind: "decimal", unit: "percent", key: "dcl_pct_num", sort: true },
  gapNum: { zh: "累计差", en: "Cumulative gap", kind: "integer", required: true, key: "gap_num", sort: true, sum: true },
  lossReason: { zh: "未达原因", en: "Reason for the loss", kind: "text", key: "loss_reason", search: true, filter: true },
  openProblems: { zh: "未关问题", en: "Open problems", kind: "integer", required: true, key: "open_problems_num", sort: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  trend: { zh: "近10日", en: "Ten days", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineAttainmentReportTotals`. */
export const LineAttainmentReportTotalsFields = {
  targetNum: { zh: "日目标", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "日实际", en: "Actual", kind: "integer", required: true },
  gapNum: { zh: "累计差", en: "Cumulative gap", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DelayBucket`. */
export const DelayBucketFields = {
  label: { zh: "区间", en: "Range", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CustomerAttainmentReportRow`. */
export const CustomerAttainmentReportRowFields = {
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, filter: true, pin: true },
  week: { zh: "周", en: "Week", kind: "text", required: true, key: "week", sort: true, pin: true },
  dueOrders: { zh: "应交单数", en: "Orders due", kind: "integer", required: true, key: "due_orders_num", sort: true, sum: true },
  dueNum: { zh: "应交件数", en: "Due", kind: "integer", required: true, key: "due_num", sort: true, sum: true },
  onTimeNum: { zh: "按期件数", en: "On time", kind: "integer", required: true, key: "on_time_num", sort: true, sum: true },
  onTimePct: { zh: "达成%", en: "On time %", kind: "decimal", unit: "percent", key: "on_time_pct_num", sort: true },
  earlyDays: { zh: "提前(天)", en: "Early (days)", kind: "decimal", key: "early_days_num", sort: true },
  lateDays: { zh: "延误(天)", en: "Late (days)", kind: "decimal", key: "late_days_num", sort: true },
  delayBuckets: { zh: "延误分布", en: "Spread of delays", kind: "list", required: true },
  dclPct: { zh: "产线窗口达成%", en: "Attainment %", kind: "decimal", unit: "percent", key: "dcl_pct_num", sort: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "QualityLevel", required: true, key: "grade", filter: true, sort: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CustomerAttainmentReportTotals`. */
export const CustomerAttainmentReportTotalsFields = {
  dueOrders: { zh: "应交单数", en: "Orders due", kind: "integer", required: true },
  dueNum: { zh: "应交件数", en: "Due", kind: "integer", required: true },
  onTimeNum: { zh: "按期件数", en: "On time", kind: "integer", required: true },
} as const satisfies Fields;

/** 档案类别 · Archive kind. Labels of the values of `SiteArchiveKind`. */
export const SiteArchiveKindLabels = {
  1: { zh: "现场", en: "Site", tone: "neutral" },
  2: { zh: "终检", en: "Final inspection", tone: "neutral" },
} as const satisfies EnumLabels;

/** 档案状态 · Archive status. Labels of the values of `SiteArchiveStatus`. */
export const SiteArchiveStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "生效", en: "In force", tone: "ok" },
  2: { zh: "停用", en: "Retired", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SiteArchiveRow`. */
export const SiteArchiveRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  archiveNo: { zh: "档案号", en: "Archive no.", kind: "text", required: true, key: "archive_no", search: true, sort: true, pin: true },
  title: { zh: "标题", en: "Title", kind: "text", required: true, key: "title", search: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", key: "customer_name", filter: true },
  fileLevelName: { zh: "档案层级", en: "Archive level", kind: "text", key: "file_level_name", filter: true },
  itemCount: { zh: "项目数", en: "Items", kind: "integer", required: true, key: "item_count_num", sort: true },
  criticalCount: { zh: "关键项", en: "Critical items", kind: "integer", required: true, key: "critical_count_num", sort: true },
  versionNo: { zh: "版本", en: "Version", kind: "integer", required: true, key: "version_no_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SiteArchiveStatus", required: true, key: "status", filter: true },
  publishDate: { zh: "生效时间", en: "In force since", kind: "timestamp", key: "publish_date", sort: true },
  updateByName: { zh: "更新人", en: "Changed by", kind: "text", key: "update_by_name", filter: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true },
  totalScore: { zh: "总分", en: "Points in all", kind: "integer", required: true, key: "total_score_num", sort: true },
  taskCount: { zh: "使用次数", en: "Times used", kind: "integer", required: true, key: "task_count_num", sort: true },
  lastScore: { zh: "最近平均分", en: "Last score", kind: "decimal", required: true, key: "last_score_num", sort: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "SiteArchiveKind", required: true },
  fileLevelId: { zh: "档案层级", en: "Archive level", kind: "id", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteItem`. */
export const SiteItemFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  standard: { zh: "标准", en: "Standard", kind: "text", required: true },
  method: { zh: "方法", en: "Method", kind: "enum", enumName: "HttpMethod", required: true },
  score: { zh: "分值", en: "Score", kind: "integer", required: true },
  critical: { zh: "关键项", en: "Critical", kind: "enum", enumName: "Flag", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteArchiveVersion`. */
export const SiteArchiveVersionFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  versionNo: { zh: "版本", en: "Version", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SiteArchiveStatus", required: true },
  publishDate: { zh: "生效时间", en: "In force since", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteArchive`. */
export const SiteArchiveFields = {
  archive: { zh: "档案", en: "Archive", kind: "record", required: true },
  items: { zh: "检验项目", en: "Items", kind: "list", required: true },
  versions: { zh: "版本", en: "Versions", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteItemInput`. */
export const SiteItemInputFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  standard: { zh: "标准", en: "Standard", kind: "text", required: true },
  method: { zh: "方法", en: "Method", kind: "enum", enumName: "HttpMethod" },
  score: { zh: "分值", en: "Score", kind: "integer" },
  critical: { zh: "关键项", en: "Critical", kind: "enum", enumName: "Flag" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateSiteArchiveBody`. */
export const UpdateSiteArchiveBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  title: { zh: "标题", en: "Title", kind: "text", required: true },
  fileLevelId: { zh: "档案层级", en: "Archive level", kind: "id", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  items: { zh: "检验项目", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSiteArchiveBody`. */
export const CreateSiteArchiveBodyFields = {
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "SiteArchiveKind", required: true },
  fromId: { zh: "来源档案", en: "Copied from", kind: "id" },
  title: { zh: "标题", en: "Title", kind: "text", required: true },
  fileLevelId: { zh: "档案层级", en: "Archive level", kind: "id", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  items: { zh: "检验项目", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FileLevel`. */
export const FileLevelFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  isLeaf: { zh: "末级", en: "Leaf", kind: "boolean", required: true },
  archiveCount: { zh: "档案数", en: "Archives", kind: "integer", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateFileLevelBody`. */
export const UpdateFileLevelBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateFileLevelBody`. */
export const CreateFileLevelBodyFields = {
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** 任务状态 · Task status. Labels of the values of `SiteTaskStatus`. */
export const SiteTaskStatusLabels = {
  0: { zh: "待检", en: "To inspect", tone: "accent" },
  1: { zh: "检验中", en: "Running", tone: "accent" },
  2: { zh: "已提交", en: "Submitted", tone: "warn" },
  3: { zh: "整改中", en: "Correcting", tone: "bad" },
  4: { zh: "已关闭", en: "Closed", tone: "ok" },
  9: { zh: "已取消", en: "Cancelled", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SiteTaskRow`. */
export const SiteTaskRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  taskNo: { zh: "任务号", en: "Task no.", kind: "text", required: true, key: "task_no", search: true, sort: true, pin: true },
  archiveTitle: { zh: "检验档案", en: "Inspection archive", kind: "text", required: true, key: "archive_title", filter: true },
  versionNo: { zh: "版本", en: "Version", kind: "integer", required: true, key: "version_no_num", hide: true },
  deptName: { zh: "受检部门", en: "Inspected department", kind: "text", required: true, key: "dept_name", filter: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true, key: "plan_date", sort: true },
  isOverdue: { zh: "逾期", en: "Overdue", kind: "enum", enumName: "Flag", required: true, key: "is_overdue", filter: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text", required: true, key: "inspector_name", filter: true },
  answered: { zh: "已答/总数", en: "Answered / all", kind: "text" },
  failItems: { zh: "不符合项", en: "Items failed", kind: "integer", required: true, key: "fail_items_num", sort: true, sum: true },
  score: { zh: "得分", en: "Score", kind: "decimal", key: "score_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "SiteTaskStatus", required: true, key: "status", filter: true },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp", key: "submit_date", sort: true },
  closeDate: { zh: "关闭时间", en: "Closed", kind: "timestamp", key: "close_date", sort: true, hide: true },
  archiveId: { zh: "检验档案", en: "Inspection archive", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteTaskTotals`. */
export const SiteTaskTotalsFields = {
  failItems: { zh: "不符合项", en: "Items failed", kind: "integer", required: true },
} as const satisfies Fields;

/** 检验员规则 · Inspectors. Labels of the values of `InspectorRule`. */
export const InspectorRuleLabels = {
  1: { zh: "指定人员", en: "Named people", tone: "neutral" },
  2: { zh: "部门负责人互检", en: "Heads of other departments", tone: "neutral" },
  3: { zh: "轮流", en: "In turn", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SiteTaskPreview`. */
export const SiteTaskPreviewFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id" },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text" },
  isRestDay: { zh: "休息日", en: "Rest day", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteTaskInput`. */
export const SiteTaskInputFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  inspectorId: { zh: "检验员", en: "Inspector", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSiteTasksBody`. */
export const CreateSiteTasksBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  archiveId: { zh: "检验档案", en: "Inspection archive", kind: "id", required: true },
  tasks: { zh: "任务", en: "Tasks", kind: "list", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreatedSiteTask`. */
export const CreatedSiteTaskFields = {
  task: { zh: "任务", en: "Task", kind: "record", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  planDate: { zh: "计划日期", en: "Planned", kind: "date", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text" },
} as const satisfies Fields;

/** 检验结果 · Inspection result. Labels of the values of `SiteResult`. */
export const SiteResultLabels = {
  1: { zh: "符合", en: "Conforms", tone: "ok" },
  2: { zh: "不符合", en: "Fails", tone: "bad" },
  3: { zh: "不适用", en: "Not applicable", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `SiteRecord`. */
export const SiteRecordFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  itemCode: { zh: "项目编码", en: "Item code", kind: "text", required: true },
  itemName: { zh: "指标", en: "Figure", kind: "text", required: true },
  standard: { zh: "标准", en: "Standard", kind: "text", required: true },
  maxScore: { zh: "分值", en: "Maximum score", kind: "integer", required: true },
  critical: { zh: "关键项", en: "Critical", kind: "enum", enumName: "Flag", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "SiteResult", required: true },
  score: { zh: "得分", en: "Score", kind: "decimal" },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  correction: { zh: "整改说明", en: "Correction", kind: "text" },
  correctionImages: { zh: "整改图片", en: "Pictures of the correction", kind: "list", required: true },
  correctDate: { zh: "整改时间", en: "Corrected", kind: "timestamp" },
  correctByName: { zh: "整改人", en: "Corrected by", kind: "text" },
  recheck: { zh: "复查结果", en: "Re-check", kind: "enum", enumName: "Recheck", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteRecords`. */
export const SiteRecordsFields = {
  task: { zh: "任务", en: "Task", kind: "record", required: true },
  records: { zh: "检验项", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SiteRecordInput`. */
export const SiteRecordInputFields = {
  itemCode: { zh: "项目编码", en: "Item code", kind: "text", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "SiteResult", required: true },
  score: { zh: "得分", en: "Score", kind: "decimal" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveSiteRecordsBody`. */
export const SaveSiteRecordsBodyFields = {
  taskId: { zh: "任务", en: "Task", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  records: { zh: "检验项", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CorrectSiteRecordBody`. */
export const CorrectSiteRecordBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  correction: { zh: "整改说明", en: "Correction", kind: "text", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecheckSiteRecordBody`. */
export const RecheckSiteRecordBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "SiteResult", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** 问题级别 · Problem level. Labels of the values of `ProblemLevel`. */
export const ProblemLevelLabels = {
  1: { zh: "一般", en: "Normal", tone: "neutral" },
  2: { zh: "严重", en: "Serious", tone: "warn" },
  3: { zh: "停线", en: "Line stopped", tone: "bad" },
} as const satisfies EnumLabels;

/** 问题状态 · Problem status. Labels of the values of `ProblemStatus`. */
export const ProblemStatusLabels = {
  0: { zh: "未响应", en: "Open", tone: "bad" },
  1: { zh: "已响应", en: "Responded", tone: "warn" },
  2: { zh: "已解决", en: "Resolved", tone: "ok" },
  3: { zh: "已关闭", en: "Closed", tone: "neutral" },
  9: { zh: "已取消", en: "Cancelled", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ProblemLogRow`. */
export const ProblemLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  logNo: { zh: "问题单号", en: "Problem no.", kind: "text", required: true, key: "log_no", search: true, sort: true, pin: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "ProblemLevel", required: true, key: "level", filter: true, sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ProblemStatus", required: true, key: "status", filter: true, sort: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  stationNo: { zh: "工位", en: "Station", kind: "text", key: "station_no", search: true },
  problemTypeName: { zh: "问题类型", en: "Problem type", kind: "text", required: true, key: "problem_type_name", filter: true },
  problemName: { zh: "问题", en: "Problem", kind: "text", required: true, key: "problem_name", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  machineNo: { zh: "设备", en: "Machine", kind: "text", required: true, key: "machine_no", search: true },
  reportByName: { zh: "报告人", en: "Reported by", kind: "text", required: true, key: "report_by_name", filter: true },
  reportDate: { zh: "报告时间", en: "Reported", kind: "timestamp", required: true, key: "report_date", sort: true },
  respondMin: { zh: "响应(分)", en: "Responded after (min)", kind: "decimal", key: "respond_min_num", sort: true },
  resolveMin: { zh: "解决(分)", en: "Resolved after (min)", kind: "decimal", key: "resolve_min_num", sort: true },
  stopMin: { zh: "停线(分)", en: "Line stop (min)", kind: "decimal", unit: "minute", key: "stop_min_num", sort: true, sum: true },
  peopleNum: { zh: "影响人数", en: "People affected", kind: "integer", required: true, key: "people_num", sum: true },
  lostMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal", unit: "minute", key: "lost_min_num", sort: true, sum: true },
  responderName: { zh: "响应人", en: "Responder", kind: "text", key: "responder_name", filter: true },
  cause: { zh: "原因", en: "Cause", kind: "text", key: "cause", search: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  problemSetId: { zh: "问题", en: "Problem", kind: "id" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  machineId: { zh: "设备", en: "Machine", kind: "id" },
  reportBy: { zh: "报告人", en: "Reported by", kind: "id" },
  responseLimitMin: { zh: "响应时限(分)", en: "Respond within (min)", kind: "integer", required: true },
  resolveLimitMin: { zh: "解决时限(分)", en: "Resolve within (min)", kind: "integer", required: true },
  action: { zh: "措施", en: "Action", kind: "text" },
  respondDate: { zh: "响应", en: "Responded", kind: "timestamp" },
  resolveDate: { zh: "解决", en: "Resolved", kind: "timestamp" },
  closeDate: { zh: "关闭时间", en: "Closed", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ProblemLogTotals`. */
export const ProblemLogTotalsFields = {
  stopMin: { zh: "停线(分)", en: "Line stop (min)", kind: "decimal", unit: "minute" },
  peopleNum: { zh: "影响人数", en: "People affected", kind: "integer", required: true },
  lostMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** 通知渠道 · Notice channel. Labels of the values of `NoticeChannel`. */
export const NoticeChannelLabels = {
  1: { zh: "电脑", en: "PC", tone: "neutral" },
  2: { zh: "手机", en: "Phone", tone: "neutral" },
  3: { zh: "语音", en: "Voice", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MessageProblemLogRow`. */
export const MessageProblemLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  logNo: { zh: "问题单号", en: "Problem no.", kind: "text", required: true, key: "log_no", search: true, sort: true, pin: true, link: "/mes/problem/problemLogList?logNo={logNo}" },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  problemName: { zh: "问题", en: "Problem", kind: "text", key: "problem_name", filter: true },
  step: { zh: "升级级别", en: "Escalation step", kind: "integer", required: true, key: "step_num", filter: true, sort: true },
  userName: { zh: "接收人", en: "Recipient", kind: "text", key: "user_name", search: true, filter: true },
  jobName: { zh: "岗位", en: "Job", kind: "text", key: "job_name", filter: true },
  channel: { zh: "渠道", en: "Channel", kind: "enum", enumName: "NoticeChannel", required: true, key: "channel", filter: true },
  sendDate: { zh: "发送时间", en: "Sent", kind: "timestamp", required: true, key: "send_date", sort: true },
  readed: { zh: "已读", en: "Read", kind: "enum", enumName: "Readed", required: true, key: "readed", filter: true },
  readDate: { zh: "阅读时间", en: "Read at", kind: "timestamp", key: "read_date", sort: true },
  readMin: { zh: "阅读用时(分)", en: "Read after (min)", kind: "decimal", unit: "minute", key: "read_min_num", sort: true },
  isResponder: { zh: "是否响应人", en: "Responder", kind: "enum", enumName: "Flag", required: true, key: "is_responder", filter: true },
  status: { zh: "问题状态", en: "Problem status", kind: "enum", enumName: "ProblemStatus", required: true, key: "status", filter: true },
  problemLogId: { zh: "问题单", en: "Problem", kind: "id", required: true },
  userId: { zh: "用户", en: "User", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ProblemLog`. */
export const ProblemLogFields = {
  problem: { zh: "问题", en: "Problem", kind: "record", required: true },
  messages: { zh: "通知", en: "Notices", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateProblemLogBody`. */
export const CreateProblemLogBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  problemSetId: { zh: "问题", en: "Problem", kind: "id", required: true },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  machineId: { zh: "设备", en: "Machine", kind: "id" },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "ProblemLevel" },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  tympanId: { zh: "布卷", en: "Fabric roll", kind: "id" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ResolveProblemLogBody`. */
export const ResolveProblemLogBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  cause: { zh: "原因", en: "Cause", kind: "text", required: true },
  action: { zh: "措施", en: "Action", kind: "text", required: true },
  stopMin: { zh: "停线(分)", en: "Line stop (min)", kind: "decimal", unit: "minute" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CloseProblemLogBody`. */
export const CloseProblemLogBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  isSolved: { zh: "已解决", en: "Resolved", kind: "boolean", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ResendProblemMessageBody`. */
export const ResendProblemMessageBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
} as const satisfies Fields;

/** 入库类型 · Receipt type. Labels of the values of `ReceiptType`. */
export const ReceiptTypeLabels = {
  1: { zh: "生产入库", en: "Production", tone: "neutral" },
  2: { zh: "退货入库", en: "Return", tone: "neutral" },
  3: { zh: "期初", en: "Opening", tone: "neutral" },
  4: { zh: "冲销", en: "Reversal", tone: "neutral" },
} as const satisfies EnumLabels;

/** 单据状态 · Document status. Labels of the values of `BillStatus`. */
export const BillStatusLabels = {
  0: { zh: "草稿", en: "Draft", tone: "neutral" },
  1: { zh: "已提交", en: "Submitted", tone: "accent" },
  2: { zh: "已确认", en: "Confirmed", tone: "ok" },
  3: { zh: "已冲销", en: "Reversed", tone: "held" },
  9: { zh: "作废", en: "Void", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WarehouseReceiptRow`. */
export const WarehouseReceiptRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  billNo: { zh: "入库单号", en: "Receipt no.", kind: "text", required: true, key: "bill_no", sort: true, search: true, pin: true, link: "/mes/packaging/addWarehouseReceipt/{orderId}?billId={id}" },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "ReceiptType", required: true, key: "bill_type", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, filter: true },
  warehouseName: { zh: "仓库", en: "Store", kind: "text", key: "warehouse_name", filter: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sort: true, search: true, sum: true },
  gradeANum: { zh: "A品", en: "Grade A", kind: "integer", required: true, key: "grade_a_num", sum: true },
  gradeBNum: { zh: "次品", en: "Seconds", kind: "integer", required: true, key: "grade_b_num", sum: true },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer", key: "carton_num", sum: true },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram", key: "gross_weight_num", sum: true, hide: true },
  submitByName: { zh: "提交人", en: "Submitted by", kind: "text", key: "submit_by_name", search: true },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp", key: "submit_date", sort: true, search: true },
  confirmByName: { zh: "确认人", en: "Confirmed by", kind: "text", key: "confirm_by_name", search: true, hide: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", key: "confirm_date", sort: true, search: true },
  mirrorNo: { zh: "冲销单", en: "Reversal document", kind: "text", key: "mirror_no", search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BillStatus", required: true, key: "status", filter: true, pin: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id" },
  submitBy: { zh: "提交人", en: "Submitted by", kind: "id" },
  mirrorId: { zh: "冲销单", en: "Reversal document", kind: "id" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseReceiptTotals`. */
export const WarehouseReceiptTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  gradeANum: { zh: "A品", en: "Grade A", kind: "integer", required: true },
  gradeBNum: { zh: "次品", en: "Seconds", kind: "integer", required: true },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
} as const satisfies Fields;

/** 等级 · Grade. Labels of the values of `GoodsGrade`. */
export const GoodsGradeLabels = {
  1: { zh: "A品", en: "Grade A", tone: "ok" },
  2: { zh: "次品", en: "Seconds", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WarehouseLine`. */
export const WarehouseLineFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "GoodsGrade", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  cartonNo: { zh: "箱号", en: "Carton no.", kind: "text" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  barcodes: { zh: "扎号条码", en: "Bundle codes", kind: "list", required: true },
} as const satisfies Fields;

/** 箱状态 · Carton status. Labels of the values of `CartonStatus`. */
export const CartonStatusLabels = {
  0: { zh: "未封", en: "Open", tone: "accent" },
  1: { zh: "已封", en: "Sealed", tone: "ok" },
  2: { zh: "已走货", en: "Shipped", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CartonContent`. */
export const CartonContentFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CartonRow`. */
export const CartonRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  cartonNo: { zh: "箱号", en: "Carton no.", kind: "text", required: true, key: "carton_no", sort: true, search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  shipmentNo: { zh: "走货批", en: "Shipment", kind: "text", key: "shipment_no", search: true },
  packType: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod", required: true, key: "pack_type", filter: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num", sort: true, sum: true },
  netWeight: { zh: "净重", en: "Net weight (kg)", kind: "decimal", unit: "kilogram", key: "net_weight_num", sort: true, sum: true },
  grossWeight: { zh: "毛重", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram", key: "gross_weight_num", sort: true, sum: true },
  size: { zh: "箱规", en: "Carton size", kind: "text", key: "size", search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "CartonStatus", required: true, key: "status", filter: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  contents: { zh: "内容", en: "Contents", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseReceipt`. */
export const WarehouseReceiptFields = {
  bill: { zh: "入库单", en: "Receipt", kind: "record", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  cartons: { zh: "箱", en: "Cartons", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RemainingCell`. */
export const RemainingCellFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "GoodsGrade", required: true },
  maxNum: { zh: "上限", en: "Maximum", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  pendingNum: { zh: "待确认", en: "Waiting", kind: "integer", required: true },
  stockNum: { zh: "库存", en: "In stock", kind: "integer", required: true },
  lockedNum: { zh: "锁定", en: "Locked", kind: "integer", required: true },
  remainNum: { zh: "可用", en: "Available", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseReceiptRemaining`. */
export const WarehouseReceiptRemainingFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  packMethod: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod", required: true },
  cells: { zh: "可入", en: "Left to receive", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseLineInput`. */
export const WarehouseLineInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "GoodsGrade", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  cartonNo: { zh: "箱号", en: "Carton no.", kind: "text" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  barcodes: { zh: "扎号条码", en: "Bundle codes", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWarehouseReceiptBody`. */
export const UpdateWarehouseReceiptBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "ReceiptType", required: true },
  sourceBillId: { zh: "原出库单", en: "Source issue", kind: "id" },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWarehouseReceiptBody`. */
export const CreateWarehouseReceiptBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "ReceiptType", required: true },
  sourceBillId: { zh: "原出库单", en: "Source issue", kind: "id" },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BillRef`. */
export const BillRefFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmBillsBody`. */
export const ConfirmBillsBodyFields = {
  bills: { zh: "单据", en: "Documents", kind: "list", required: true },
} as const satisfies Fields;

/** 出库类型 · Issue type. Labels of the values of `OutType`. */
export const OutTypeLabels = {
  11: { zh: "走货", en: "Shipment", tone: "neutral" },
  12: { zh: "调拨", en: "Transfer", tone: "neutral" },
  13: { zh: "样衣", en: "Sample", tone: "neutral" },
  14: { zh: "报废", en: "Scrap", tone: "bad" },
  15: { zh: "冲销", en: "Reversal", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WarehouseOutRow`. */
export const WarehouseOutRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  billNo: { zh: "出库单号", en: "Issue no.", kind: "text", required: true, key: "bill_no", sort: true, search: true, pin: true, link: "/mes/packaging/addWarehouseOut/{orderId}?billId={id}" },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "OutType", required: true, key: "bill_type", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, filter: true },
  shipmentNo: { zh: "走货批", en: "Shipment", kind: "text", key: "shipment_no", search: true },
  destination: { zh: "目的地", en: "Destination", kind: "text", key: "destination", search: true },
  warehouseName: { zh: "仓库", en: "Store", kind: "text", key: "warehouse_name", filter: true },
  toWarehouseName: { zh: "调入仓", en: "To store", kind: "text", key: "to_warehouse_name", filter: true, hide: true },
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "num_num", sort: true, search: true, sum: true },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer", key: "carton_num", sum: true },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram", key: "gross_weight_num", sum: true },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal", key: "volume_num", sum: true },
  inspectionNo: { zh: "终检单", en: "Final inspection", kind: "text", key: "inspection_no", search: true },
  driver: { zh: "司机", en: "Driver", kind: "text", key: "driver", search: true, hide: true },
  plateNo: { zh: "车牌", en: "Plate", kind: "text", key: "plate_no", search: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", key: "confirm_date", sort: true, search: true },
  mirrorNo: { zh: "冲销单", en: "Reversal document", kind: "text", key: "mirror_no", search: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "BillStatus", required: true, key: "status", filter: true, pin: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  toWarehouseId: { zh: "去向仓", en: "To store", kind: "id" },
  inspectionId: { zh: "终检单", en: "Final inspection", kind: "id" },
  submitByName: { zh: "提交人", en: "Submitted by", kind: "text" },
  submitDate: { zh: "提交时间", en: "Submitted", kind: "timestamp" },
  confirmByName: { zh: "确认人", en: "Confirmed by", kind: "text" },
  mirrorId: { zh: "冲销单", en: "Reversal document", kind: "id" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseOutTotals`. */
export const WarehouseOutTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseOut`. */
export const WarehouseOutFields = {
  bill: { zh: "出库单", en: "Issue", kind: "record", required: true },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
  cartons: { zh: "箱", en: "Cartons", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseOutRemaining`. */
export const WarehouseOutRemainingFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  shipLimitNum: { zh: "走货上限", en: "Maximum to ship", kind: "integer", required: true },
  shippedNum: { zh: "已走数", en: "Shipped", kind: "integer", required: true },
  needsInspection: { zh: "须终检", en: "Needs an inspection", kind: "boolean", required: true },
  inspections: { zh: "终检单", en: "Final inspections", kind: "list", required: true },
  cells: { zh: "可出", en: "Left to issue", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWarehouseOutBody`. */
export const UpdateWarehouseOutBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "OutType", required: true },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  inspectionId: { zh: "终检单", en: "Final inspection", kind: "id" },
  toWarehouseId: { zh: "去向仓", en: "To store", kind: "id" },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
  driver: { zh: "司机", en: "Driver", kind: "text" },
  plateNo: { zh: "车牌", en: "Plate", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  cartonIds: { zh: "箱", en: "Cartons", kind: "list" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWarehouseOutBody`. */
export const CreateWarehouseOutBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  warehouseId: { zh: "仓库", en: "Store", kind: "id", required: true },
  billType: { zh: "类型", en: "Type", kind: "enum", enumName: "OutType", required: true },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  inspectionId: { zh: "终检单", en: "Final inspection", kind: "id" },
  toWarehouseId: { zh: "去向仓", en: "To store", kind: "id" },
  cartonNum: { zh: "箱数", en: "Cartons", kind: "integer" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
  volume: { zh: "体积m³", en: "Volume (m³)", kind: "decimal" },
  driver: { zh: "司机", en: "Driver", kind: "text" },
  plateNo: { zh: "车牌", en: "Plate", kind: "text" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
  cartonIds: { zh: "箱", en: "Cartons", kind: "list" },
  lines: { zh: "明细", en: "Items", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReverseWarehouseBillBody`. */
export const ReverseWarehouseBillBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReversedBill`. */
export const ReversedBillFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  mirrorId: { zh: "冲销单", en: "Reversal document", kind: "id", required: true },
  mirrorNo: { zh: "冲销单", en: "Reversal document", kind: "text", required: true },
  workflowTaskId: { zh: "审批任务", en: "Approval task", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CartonTotals`. */
export const CartonTotalsFields = {
  num: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  netWeight: { zh: "净重", en: "Net weight (kg)", kind: "decimal", unit: "kilogram" },
  grossWeight: { zh: "毛重", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CartonContentInput`. */
export const CartonContentInputFields = {
  colorId: { zh: "颜色", en: "Colour", kind: "id", required: true },
  sizeId: { zh: "尺码", en: "Size", kind: "id", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCartonBody`. */
export const CreateCartonBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  shipmentId: { zh: "走货批", en: "Shipment", kind: "id" },
  packType: { zh: "包装方式", en: "Packing", kind: "enum", enumName: "PackMethod" },
  size: { zh: "箱规", en: "Carton size", kind: "text" },
  contents: { zh: "内容", en: "Contents", kind: "list", required: true },
  count: { zh: "箱数", en: "Cartons", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SealCartonBody`. */
export const SealCartonBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  contents: { zh: "内容", en: "Contents", kind: "list" },
  netWeight: { zh: "用布kg", en: "Fabric (kg)", kind: "decimal", unit: "kilogram" },
  grossWeight: { zh: "毛重kg", en: "Gross weight (kg)", kind: "decimal", unit: "kilogram" },
} as const satisfies Fields;

/** 工时类别 · Hour kind. Labels of the values of `HourKind`. */
export const HourKindLabels = {
  1: { zh: "生产", en: "Productive", tone: "neutral" },
  2: { zh: "非生产", en: "Non-productive", tone: "warn" },
  3: { zh: "培训", en: "Training", tone: "neutral" },
  4: { zh: "借出", en: "Lent", tone: "neutral" },
} as const satisfies EnumLabels;

/** 确认状态 · Confirmation. Labels of the values of `ConfirmState`. */
export const ConfirmStateLabels = {
  0: { zh: "未确认", en: "Open", tone: "warn" },
  1: { zh: "已确认", en: "Confirmed", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WorkedHoursRow`. */
export const WorkedHoursRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", key: "employee_no", search: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", key: "employee_name", search: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "HourKind", required: true, key: "kind", filter: true },
  reasonName: { zh: "原因", en: "Reason", kind: "text", key: "reason_code", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  startDate: { zh: "开始", en: "Start", kind: "timestamp", key: "start_date", sort: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp", key: "end_date", sort: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal", required: true, key: "minutes_num", sort: true, sum: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true, key: "headcount_num", sum: true },
  personMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal", unit: "minute", key: "person_min_num", sum: true },
  problemNo: { zh: "问题单", en: "Problem", kind: "text", key: "problem_no", search: true, hide: true },
  confirmByName: { zh: "确认人", en: "Confirmed by", kind: "text", key: "confirm_by_name", search: true },
  confirmState: { zh: "确认", en: "Confirmed", kind: "enum", enumName: "ConfirmState", required: true, key: "confirm_state", filter: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  reasonCode: { zh: "原因", en: "Reason", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkedHoursTotals`. */
export const WorkedHoursTotalsFields = {
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal" },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  personMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWorkedHoursBody`. */
export const UpdateWorkedHoursBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "HourKind", required: true },
  reasonCode: { zh: "原因", en: "Reason", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  problemLogId: { zh: "问题单", en: "Problem", kind: "id" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWorkedHoursBody`. */
export const CreateWorkedHoursBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  employeeIds: { zh: "员工", en: "Employees", kind: "list" },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "HourKind", required: true },
  reasonCode: { zh: "原因", en: "Reason", kind: "text" },
  startDate: { zh: "开始", en: "Start", kind: "timestamp" },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  problemLogId: { zh: "问题单", en: "Problem", kind: "id" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmWorkedHoursBody`. */
export const ConfirmWorkedHoursBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  isConfirmed: { zh: "确认", en: "Confirmed", kind: "boolean", required: true },
} as const satisfies Fields;

/** 难度 · Difficulty. Labels of the values of `Difficulty`. */
export const DifficultyLabels = {
  1: { zh: "简单", en: "Easy", tone: "neutral" },
  2: { zh: "普通", en: "Normal", tone: "neutral" },
  3: { zh: "复杂", en: "Difficult", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `EfficiencyPoint`. */
export const EfficiencyPointFields = {
  day: { zh: "天", en: "Day", kind: "integer", required: true },
  pct: { zh: "效率", en: "Efficiency", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencySetRow`. */
export const EfficiencySetRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  categoryName: { zh: "品类", en: "Category", kind: "text", key: "category_name", filter: true },
  difficulty: { zh: "难度", en: "Difficulty", kind: "enum", enumName: "Difficulty", required: true, key: "difficulty", filter: true },
  pointsText: { zh: "曲线", en: "Curve", kind: "text", required: true, key: "points_text" },
  day1Pct: { zh: "首日%", en: "First day %", kind: "decimal", unit: "percent", key: "day1_pct_num", sort: true },
  maxPct: { zh: "最高%", en: "Highest %", kind: "decimal", unit: "percent", key: "max_pct_num", sort: true },
  stableDay: { zh: "稳定天数", en: "Steady from day", kind: "integer", key: "stable_day_num", sort: true },
  useCount: { zh: "使用排程", en: "Schedules using it", kind: "integer", required: true, key: "use_count_num", sort: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "Flag", required: true, key: "is_default", filter: true },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  points: { zh: "曲线点", en: "Points", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencyPointInput`. */
export const EfficiencyPointInputFields = {
  day: { zh: "天", en: "Day", kind: "integer", required: true },
  pct: { zh: "效率", en: "Efficiency", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateEfficiencySetBody`. */
export const UpdateEfficiencySetBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  difficulty: { zh: "难度系数", en: "Difficulty coefficient", kind: "enum", enumName: "Difficulty", required: true },
  points: { zh: "曲线点", en: "Points", kind: "list", required: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateEfficiencySetBody`. */
export const CreateEfficiencySetBodyFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  difficulty: { zh: "难度系数", en: "Difficulty coefficient", kind: "enum", enumName: "Difficulty", required: true },
  points: { zh: "曲线点", en: "Points", kind: "list", required: true },
  isDefault: { zh: "默认", en: "Default", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CustomerEfficiencySetRow`. */
export const CustomerEfficiencySetRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", sort: true, search: true, pin: true },
  grade: { zh: "客户等级", en: "Customer grade", kind: "text", key: "grade", filter: true },
  categoryName: { zh: "品类", en: "Category", kind: "text", key: "category_name", filter: true },
  efficiencySetName: { zh: "曲线", en: "Curve", kind: "text", key: "efficiency_set_name", filter: true },
  factorPct: { zh: "系数%", en: "Coefficient %", kind: "decimal", required: true, unit: "percent", key: "factor_pct_num", sort: true },
  effectText: { zh: "实际曲线", en: "Resulting curve", kind: "text", required: true, key: "effect_text" },
  actualPct: { zh: "近90天实际%", en: "Actual % (90 d)", kind: "decimal", unit: "percent", key: "actual_pct_num", sort: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, search: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCustomerEfficiencySetBody`. */
export const UpdateCustomerEfficiencySetBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true, reference: "listCustomers" },
  categoryId: { zh: "品类", en: "Category", kind: "id", reference: "listCategories" },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true, reference: "listEfficiencySets" },
  factorPct: { zh: "系数%", en: "Coefficient %", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCustomerEfficiencySetBody`. */
export const CreateCustomerEfficiencySetBodyFields = {
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true, reference: "listCustomers" },
  categoryId: { zh: "品类", en: "Category", kind: "id", reference: "listCategories" },
  efficiencySetId: { zh: "曲线", en: "Curve", kind: "id", required: true, reference: "listEfficiencySets" },
  factorPct: { zh: "系数%", en: "Coefficient %", kind: "decimal", required: true, unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkTimeReportRow`. */
export const WorkTimeReportRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  shiftName: { zh: "班次", en: "Shift", kind: "text", key: "shift_name", filter: true },
  onDate: { zh: "上班", en: "Clocked in", kind: "timestamp", key: "on_date" },
  offDate: { zh: "下班", en: "Clocked out", kind: "timestamp", key: "off_date" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute", key: "attend_min_num", sort: true, sum: true },
  normalMin: { zh: "正常", en: "Normal (min)", kind: "decimal", required: true, unit: "minute", key: "normal_min_num", sum: true },
  otMin: { zh: "加班", en: "Overtime (min)", kind: "decimal", required: true, key: "ot_min_num", sum: true },
  productiveMin: { zh: "生产分钟", en: "Productive (min)", kind: "decimal", required: true, key: "productive_min_num", sum: true },
  nonWorkMin: { zh: "非作业", en: "Non-productive (min)", kind: "decimal", required: true, unit: "minute", key: "non_work_min_num", sum: true },
  productivePct: { zh: "生产%", en: "Productive %", kind: "decimal", unit: "percent", key: "productive_pct_num", sort: true },
  lentInMin: { zh: "借入", en: "Borrowed (min)", kind: "decimal", required: true, key: "lent_in_min_num", sum: true, hide: true },
  lentOutMin: { zh: "借出", en: "Lent (min)", kind: "decimal", required: true, key: "lent_out_min_num", sum: true, hide: true },
  absenceType: { zh: "缺勤", en: "Absence", kind: "enum", enumName: "AbsenceType", required: true, key: "absence_type", filter: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  lateMin: { zh: "迟到", en: "Late (min)", kind: "decimal", key: "late_min_num", sum: true, hide: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkTimeReportTotals`. */
export const WorkTimeReportTotalsFields = {
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", unit: "minute" },
  normalMin: { zh: "正常", en: "Normal (min)", kind: "decimal", unit: "minute" },
  otMin: { zh: "加班", en: "Overtime (min)", kind: "decimal" },
  productiveMin: { zh: "生产分钟", en: "Productive (min)", kind: "decimal" },
  nonWorkMin: { zh: "非作业", en: "Non-productive (min)", kind: "decimal", unit: "minute" },
  lentInMin: { zh: "借入", en: "Borrowed (min)", kind: "decimal" },
  lentOutMin: { zh: "借出", en: "Lent (min)", kind: "decimal" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  lateMin: { zh: "迟到", en: "Late (min)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkReportRow`. */
export const WorkReportRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", search: true, filter: true },
  okNum: { zh: "合格数", en: "Passed", kind: "integer", required: true, key: "ok_num", sort: true, sum: true },
  reworkNum: { zh: "返工数", en: "Rework", kind: "integer", required: true, key: "rework_num", sum: true },
  reverseNum: { zh: "冲正数", en: "Reversals", kind: "integer", required: true, key: "reverse_num", sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", permission: "FIELD^wage.amount" },
  coefficient: { zh: "系数", en: "Coefficient", kind: "decimal", required: true, key: "coefficient_num", hide: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num", hide: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  firstScanDate: { zh: "首扫", en: "First scan", kind: "timestamp", key: "first_scan_date" },
  lastScanDate: { zh: "末扫", en: "Last scan", kind: "timestamp", key: "last_scan_date" },
  suspectNum: { zh: "可疑", en: "Suspicious", kind: "integer", required: true, key: "suspect_num", filter: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkReportTotals`. */
export const WorkReportTotalsFields = {
  okNum: { zh: "合格数", en: "Passed", kind: "integer", required: true },
  reworkNum: { zh: "返工数", en: "Rework", kind: "integer", required: true },
  reverseNum: { zh: "冲正数", en: "Reversals", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkReportByShadeRow`. */
export const WorkReportByShadeRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", sort: true, search: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", search: true, filter: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  shade: { zh: "色号段", en: "Shade", kind: "text", key: "shade", filter: true },
  dyeLot: { zh: "缸号", en: "Dye lot", kind: "text", key: "dye_lot", search: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  bundleRanges: { zh: "扎号段", en: "Bundle range", kind: "text", key: "bundle_no_num", search: true },
  okNum: { zh: "合格数", en: "Passed", kind: "integer", required: true, key: "ok_num", sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", permission: "FIELD^wage.amount" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sum: true, permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkReportByShadeTotals`. */
export const WorkReportByShadeTotalsFields = {
  okNum: { zh: "合格数", en: "Passed", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** 审查状态 · Review. Labels of the values of `ReviewStatus`. */
export const ReviewStatusLabels = {
  0: { zh: "未审", en: "Open", tone: "warn" },
  1: { zh: "已接受", en: "Accepted", tone: "ok" },
  2: { zh: "已冲正", en: "Reversed", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ScanLogRow`. */
export const ScanLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  scanDate: { zh: "扫描时间", en: "Scanned", kind: "timestamp", required: true, key: "scan_date", sort: true, search: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", sort: true, search: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true },
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true, key: "bundle_no_num", sort: true, search: true },
  seqNo: { zh: "序号", en: "No.", kind: "integer", required: true, key: "seq_no_num", sort: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true, key: "process_name", filter: true, search: true },
  colorName: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color_name", filter: true },
  sizeName: { zh: "尺码", en: "Size", kind: "text", required: true, key: "size_name", filter: true },
  type: { zh: "类型", en: "Type", kind: "enum", enumName: "ScanType", required: true, key: "type", filter: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true, key: "num", sort: true, sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", hide: true, permission: "FIELD^wage.amount" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  channel: { zh: "渠道", en: "Channel", kind: "enum", enumName: "ScanChannel", required: true, key: "channel", filter: true },
  deviceDate: { zh: "设备时间", en: "Device time", kind: "timestamp", key: "device_date", sort: true, hide: true },
  suspectFlag: { zh: "可疑", en: "Suspicious", kind: "enum", enumName: "Flag", required: true, key: "suspect_flag", filter: true },
  reviewStatus: { zh: "审查", en: "Review", kind: "enum", enumName: "ReviewStatus", required: true, key: "review_status", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "ScanStatus", required: true, key: "status", filter: true },
  remark: { zh: "备注", en: "Remark", kind: "text", key: "remark", hide: true },
  bundleId: { zh: "扎号", en: "Bundle", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderProcessId: { zh: "工序", en: "Operation", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ScanLogTotals`. */
export const ScanLogTotalsFields = {
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReviewScansBody`. */
export const ReviewScansBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  accept: { zh: "接受", en: "Accepted", kind: "boolean", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineMaintenanceTotals`. */
export const MachineMaintenanceTotalsFields = {
  downMin: { zh: "停机分钟", en: "Down (min)", kind: "decimal" },
  cost: { zh: "维修费", en: "Cost", kind: "decimal", unit: "money" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ReportMachineMaintenanceBody`. */
export const ReportMachineMaintenanceBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  machineId: { zh: "设备", en: "Machine", kind: "id", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "MaintenanceKind", required: true },
  faultCode: { zh: "故障代码", en: "Fault code", kind: "text" },
  faultText: { zh: "故障", en: "Fault", kind: "text" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `AcceptMachineMaintenanceBody`. */
export const AcceptMachineMaintenanceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  mechanicId: { zh: "机修员", en: "Mechanic", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `StartMachineMaintenanceBody`. */
export const StartMachineMaintenanceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  machineCode: { zh: "设备码", en: "Machine code", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachinePartInput`. */
export const MachinePartInputFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true },
  price: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishMachineMaintenanceBody`. */
export const FinishMachineMaintenanceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  faultText: { zh: "故障", en: "Fault", kind: "text" },
  action: { zh: "操作", en: "Action", kind: "enum", enumName: "SecurityAction" },
  parts: { zh: "配件", en: "Parts", kind: "list" },
  images: { zh: "图片", en: "Pictures", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmMachineMaintenanceBody`. */
export const ConfirmMachineMaintenanceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  isFixed: { zh: "已修好", en: "Repaired", kind: "boolean", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FloorStation`. */
export const FloorStationFields = {
  stationNo: { zh: "工位", en: "Station", kind: "text", required: true },
  machineId: { zh: "设备", en: "Machine", kind: "id" },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text" },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "MachineStatus", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text" },
  downMin: { zh: "本月停机(分)", en: "Down this month (min)", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FloorLine`. */
export const FloorLineFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true },
  stations: { zh: "工位", en: "Stations", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineFloor`. */
export const MachineFloorFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  lines: { zh: "产线", en: "Lines", kind: "list", required: true },
  unplaced: { zh: "未定位", en: "Not placed", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineGapRow`. */
export const MachineGapRowFields = {
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", required: true },
  needNum: { zh: "需求", en: "Needed", kind: "integer", required: true },
  haveNum: { zh: "现有", en: "On hand", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineMoveInput`. */
export const MachineMoveInputFields = {
  machineId: { zh: "设备", en: "Machine", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MoveMachinesBody`. */
export const MoveMachinesBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  moves: { zh: "调位", en: "Moves", kind: "list", required: true },
} as const satisfies Fields;

/** 统计方式 · Grouped by. Labels of the values of `MachineGroup`. */
export const MachineGroupLabels = {
  "machine": { zh: "按设备", en: "By machine", tone: "neutral" },
  "type": { zh: "按机种", en: "By type", tone: "neutral" },
  "line": { zh: "按产线", en: "By line", tone: "neutral" },
  "mechanic": { zh: "按机修员", en: "By mechanic", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MachineMaintenanceReportRow`. */
export const MachineMaintenanceReportRowFields = {
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", key: "machine_no", sort: true, search: true, pin: true, link: "/mes/basic/equipmentArchives?machineNo={machineNo}" },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", key: "machine_type_name", sort: true, filter: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", filter: true },
  repairNum: { zh: "维修次数", en: "Repairs", kind: "integer", required: true, key: "repair_num", sort: true, sum: true },
  downMin: { zh: "停机分钟", en: "Down (min)", kind: "decimal", required: true, key: "down_min_num", sort: true, sum: true },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "decimal", required: true, key: "plan_min_num", sum: true },
  availPct: { zh: "可用率%", en: "Availability %", kind: "decimal", unit: "percent", key: "avail_pct_num", sort: true },
  mttrMin: { zh: "维修时长(分)", en: "MTTR (min)", kind: "decimal", unit: "minute", key: "mttr_min_num", sort: true },
  mtbfHour: { zh: "间隔(时)", en: "MTBF (h)", kind: "decimal", key: "mtbf_hour_num", sort: true },
  respondMin: { zh: "响应(分)", en: "Responded after (min)", kind: "decimal", key: "respond_min_num", sort: true },
  partAmount: { zh: "备件费", en: "Parts cost", kind: "decimal", required: true, unit: "money", key: "part_amount_num", sort: true, sum: true },
  cost: { zh: "维修费", en: "Cost", kind: "decimal", required: true, unit: "money", key: "cost_num", sort: true, sum: true },
  planMaintainNum: { zh: "应保养", en: "Maintenance due", kind: "integer", required: true, key: "plan_maintain_num", sum: true },
  doneMaintainNum: { zh: "已保养", en: "Maintained", kind: "integer", required: true, key: "done_maintain_num", sum: true },
  maintainPct: { zh: "保养完成率%", en: "Maintenance done %", kind: "decimal", unit: "percent", key: "maintain_pct_num", sort: true },
  topFault: { zh: "主要故障", en: "Main faults", kind: "list", required: true },
  openNum: { zh: "未完成单", en: "Open orders", kind: "integer", required: true, key: "open_num", sort: true, sum: true },
  machineId: { zh: "设备", en: "Machine", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineMaintenanceReportTotals`. */
export const MachineMaintenanceReportTotalsFields = {
  repairNum: { zh: "维修次数", en: "Repairs", kind: "integer", required: true },
  downMin: { zh: "停机分钟", en: "Down (min)", kind: "decimal" },
  planMin: { zh: "计划分钟", en: "Planned (min)", kind: "decimal" },
  partAmount: { zh: "备件费", en: "Parts cost", kind: "decimal", unit: "money" },
  cost: { zh: "维修费", en: "Cost", kind: "decimal", unit: "money" },
  planMaintainNum: { zh: "应保养", en: "Maintenance due", kind: "integer", required: true },
  doneMaintainNum: { zh: "已保养", en: "Maintained", kind: "integer", required: true },
  openNum: { zh: "未完成单", en: "Open orders", kind: "integer", required: true },
} as const satisfies Fields;

/** 工资状态 · Wage status. Labels of the values of `WageStatus`. */
export const WageStatusLabels = {
  0: { zh: "已计算", en: "Computed", tone: "neutral" },
  1: { zh: "已确认", en: "Confirmed", tone: "accent" },
  2: { zh: "已锁定", en: "Locked", tone: "held" },
  3: { zh: "已发放", en: "Paid", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WageRecordRow`. */
export const WageRecordRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  periodNo: { zh: "工资期", en: "Wage period", kind: "text", key: "period_no", search: true, filter: true, sort: true, pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", search: true, sort: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, sort: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  payType: { zh: "计薪方式", en: "Pay type", kind: "enum", enumName: "PayType", required: true, key: "pay_type", filter: true },
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", key: "piece_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  groupAmount: { zh: "集体额", en: "Group pay", kind: "decimal", unit: "money", key: "group_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  bedAmount: { zh: "床次额", en: "Bed pay", kind: "decimal", unit: "money", key: "bed_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  hourlyAmount: { zh: "计时额", en: "Hourly pay", kind: "decimal", unit: "money", key: "hourly_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  baseAmount: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money", key: "base_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  otPremium: { zh: "加班补差", en: "Overtime premium", kind: "decimal", unit: "money", key: "ot_premium_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  subsidyAmount: { zh: "补贴", en: "Subsidy", kind: "decimal", unit: "money", key: "subsidy_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  bonusAmount: { zh: "奖金", en: "Bonus", kind: "decimal", unit: "money", key: "bonus_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  adjustAmount: { zh: "调整", en: "Adjustments", kind: "decimal", unit: "money", key: "adjust_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  deductAmount: { zh: "扣款", en: "Deduction", kind: "decimal", unit: "money", key: "deduct_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  topUpAmount: { zh: "补足", en: "Top-up", kind: "decimal", unit: "money", key: "top_up_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  payableAmount: { zh: "应发", en: "Payable", kind: "decimal", unit: "money", key: "payable_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  pendingAdjust: { zh: "待审调整", en: "Adjustments pending", kind: "integer", required: true, key: "pending_adjust_num", filter: true, sort: true },
  objection: { zh: "异议", en: "Objection", kind: "text", key: "objection", search: true, filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "WageStatus", required: true, key: "status", filter: true, sort: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", key: "confirm_date", sort: true, hide: true },
  lockDate: { zh: "锁定时间", en: "Locked", kind: "timestamp", key: "lock_date", sort: true, hide: true },
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageRecordTotals`. */
export const WageRecordTotalsFields = {
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  groupAmount: { zh: "集体额", en: "Group pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  bedAmount: { zh: "床次额", en: "Bed pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  hourlyAmount: { zh: "计时额", en: "Hourly pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  baseAmount: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  otPremium: { zh: "加班补差", en: "Overtime premium", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  subsidyAmount: { zh: "补贴", en: "Subsidy", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  bonusAmount: { zh: "奖金", en: "Bonus", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  adjustAmount: { zh: "调整", en: "Adjustments", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  deductAmount: { zh: "扣款", en: "Deduction", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  topUpAmount: { zh: "补足", en: "Top-up", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  payableAmount: { zh: "应发", en: "Payable", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageDay`. */
export const WageDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** 工资来源 · Wage from. Labels of the values of `WageSource`. */
export const WageSourceLabels = {
  1: { zh: "扫描", en: "Scan", tone: "neutral" },
  2: { zh: "床次", en: "Bed", tone: "neutral" },
  3: { zh: "集体", en: "Group", tone: "neutral" },
  4: { zh: "计时", en: "Hourly", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WageDetailRow`. */
export const WageDetailRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  source: { zh: "来源", en: "Source", kind: "enum", enumName: "WageSource", required: true, key: "source", filter: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  processName: { zh: "工序", en: "Operation", kind: "text", key: "process_name", filter: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true, key: "num", sort: true, sum: true },
  unitPrice: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "unit_price_num", permission: "FIELD^wage.amount" },
  coefficient: { zh: "系数", en: "Coefficient", kind: "decimal", required: true, key: "coefficient_num" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  scanCount: { zh: "扫描笔数", en: "Scans", kind: "integer", required: true, key: "scan_count_num" },
  sourcePeriodNo: { zh: "来源工资期", en: "From period", kind: "text", key: "source_period_no", filter: true },
  wageRecordId: { zh: "工资记录", en: "Wage record", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
} as const satisfies Fields;

/** 调整类型 · Adjustment. Labels of the values of `WageAdjustKind`. */
export const WageAdjustKindLabels = {
  1: { zh: "补贴", en: "Subsidy", tone: "ok" },
  2: { zh: "奖金", en: "Bonus", tone: "ok" },
  3: { zh: "扣款", en: "Deduction", tone: "bad" },
  4: { zh: "重算差异", en: "Repricing", tone: "neutral" },
  5: { zh: "质量扣款", en: "Quality deduction", tone: "bad" },
  6: { zh: "其他", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** 调整状态 · Adjustment status. Labels of the values of `WageAdjustStatus`. */
export const WageAdjustStatusLabels = {
  0: { zh: "待审批", en: "Awaiting approval", tone: "warn" },
  1: { zh: "已审批", en: "Approved", tone: "ok" },
  9: { zh: "作废", en: "Void", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WageAdjust`. */
export const WageAdjustFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  periodNo: { zh: "工资期", en: "Wage period", kind: "text", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "WageAdjustKind", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  refType: { zh: "关联类型", en: "Linked document type", kind: "text" },
  refId: { zh: "关联单据", en: "Linked document", kind: "id" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "WageAdjustStatus", required: true },
  createByName: { zh: "申请人", en: "Requested by", kind: "text", required: true },
  approveByName: { zh: "审批人", en: "Approver", kind: "text" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageRecord`. */
export const WageRecordFields = {
  record: { zh: "工资", en: "Wages", kind: "record", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
  details: { zh: "明细", en: "Items", kind: "list", required: true },
  adjusts: { zh: "调整", en: "Adjustments", kind: "list", required: true },
  logs: { zh: "日志", en: "Log", kind: "list", required: true },
  answerText: { zh: "答复", en: "Answer", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageDetailTotals`. */
export const WageDetailTotalsFields = {
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ConfirmWageRecordsBody`. */
export const ConfirmWageRecordsBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  onBehalf: { zh: "代确认", en: "On behalf", kind: "boolean", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ObjectWageRecordBody`. */
export const ObjectWageRecordBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordIdsReasonBody`. */
export const RecordIdsReasonBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PayWageRecordsBody`. */
export const PayWageRecordsBodyFields = {
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  ids: { zh: "记录", en: "Records", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageAdjustInput`. */
export const WageAdjustInputFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "WageAdjustKind", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", required: true, unit: "money" },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
  refType: { zh: "关联类型", en: "Linked document type", kind: "text" },
  refId: { zh: "关联单据", en: "Linked document", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWageAdjustBody`. */
export const CreateWageAdjustBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  rows: { zh: "调整", en: "Adjustments", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ApproveWageAdjustsBody`. */
export const ApproveWageAdjustsBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  agree: { zh: "是否通过", en: "Approved", kind: "boolean", required: true },
  opinion: { zh: "意见", en: "Opinion", kind: "text" },
} as const satisfies Fields;

/** 工资期状态 · Period status. Labels of the values of `WagePeriodStatus`. */
export const WagePeriodStatusLabels = {
  0: { zh: "未锁定", en: "Open", tone: "accent" },
  1: { zh: "计算中", en: "Computing", tone: "warn" },
  2: { zh: "已锁定", en: "Locked", tone: "held" },
  3: { zh: "已发放", en: "Paid", tone: "ok" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WagePeriodRow`. */
export const WagePeriodRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  periodNo: { zh: "工资期", en: "Wage period", kind: "text", required: true, key: "period_no", sort: true, search: true, pin: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true, key: "from_date", sort: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true, key: "to_date", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "WagePeriodStatus", required: true, key: "status", filter: true },
  lockByName: { zh: "锁定人", en: "Locked by", kind: "text", key: "lock_by_name", search: true },
  lockDate: { zh: "锁定时间", en: "Locked", kind: "timestamp", key: "lock_date", sort: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWagePeriodBody`. */
export const CreateWagePeriodBodyFields = {
  periodNo: { zh: "工资期", en: "Wage period", kind: "text", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageLockCheck`. */
export const WageLockCheckFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  isOk: { zh: "可锁定", en: "May be locked", kind: "boolean", required: true },
  checks: { zh: "检查项", en: "Checks", kind: "list", required: true },
  recordNum: { zh: "记录数", en: "Records", kind: "integer", required: true },
  payableAmount: { zh: "应发合计", en: "Payable", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CalculateWagesBody`. */
export const CalculateWagesBodyFields = {
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  deptIds: { zh: "部门", en: "Departments", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LockWagesBody`. */
export const LockWagesBodyFields = {
  periodId: { zh: "工资期", en: "Wage period", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  deptIds: { zh: "部门", en: "Departments", kind: "list" },
} as const satisfies Fields;

/** 分配方式 · Shared by. Labels of the values of `GroupWageMethod`. */
export const GroupWageMethodLabels = {
  1: { zh: "工时×系数", en: "Hours × coefficient", tone: "neutral" },
  2: { zh: "系数", en: "Coefficient", tone: "neutral" },
  3: { zh: "平均", en: "Equal", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `GroupWageShare`. */
export const GroupWageShareFields = {
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true },
  hours: { zh: "工时", en: "Hours", kind: "decimal", required: true },
  coefficient: { zh: "系数", en: "Coefficient", kind: "decimal", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `GroupWageRow`. */
export const GroupWageRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true, search: true },
  processNames: { zh: "工序", en: "Operations", kind: "list", required: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "date", required: true, key: "from_date", sort: true },
  toDate: { zh: "结束日期", en: "End date", kind: "date", required: true, key: "to_date", sort: true },
  poolAmount: { zh: "总额", en: "Pool", kind: "decimal", unit: "money", key: "pool_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  method: { zh: "分配方式", en: "Shared by", kind: "enum", enumName: "GroupWageMethod", required: true, key: "method", filter: true },
  shares: { zh: "分配", en: "Shares", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `GroupWageTotals`. */
export const GroupWageTotalsFields = {
  poolAmount: { zh: "总额", en: "Pool", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageReportDay`. */
export const WageReportDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageReportRow`. */
export const WageReportRowFields = {
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", search: true, sort: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, sort: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", filter: true },
  jobName: { zh: "岗位", en: "Job", kind: "text", key: "job_name", filter: true },
  payType: { zh: "计薪方式", en: "Pay type", kind: "enum", enumName: "PayType", required: true, key: "pay_type", filter: true },
  normalMin: { zh: "正常(h)", en: "Normal (min)", kind: "decimal", required: true, unit: "minute", key: "normal_min_num", sort: true, sum: true },
  otWeekdayMin: { zh: "平日OT(h)", en: "Weekday overtime (min)", kind: "decimal", required: true, key: "ot_weekday_min_num", sort: true, sum: true },
  otRestMin: { zh: "休息OT(h)", en: "Rest-day overtime (min)", kind: "decimal", required: true, key: "ot_rest_min_num", sort: true, sum: true },
  otHolidayMin: { zh: "法定OT(h)", en: "Holiday overtime (min)", kind: "decimal", required: true, key: "ot_holiday_min_num", sort: true, sum: true },
  pieceNum: { zh: "计件数", en: "Pieces paid", kind: "integer", required: true, key: "piece_num", sort: true, sum: true },
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", key: "piece_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  groupAmount: { zh: "集体额", en: "Group pay", kind: "decimal", unit: "money", key: "group_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  bedAmount: { zh: "床次额", en: "Bed pay", kind: "decimal", unit: "money", key: "bed_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  hourlyAmount: { zh: "计时额", en: "Hourly pay", kind: "decimal", unit: "money", key: "hourly_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  baseAmount: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money", key: "base_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  otPremium: { zh: "加班补差", en: "Overtime premium", kind: "decimal", unit: "money", key: "ot_premium_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  subsidyAmount: { zh: "补贴", en: "Subsidy", kind: "decimal", unit: "money", key: "subsidy_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  bonusAmount: { zh: "奖金", en: "Bonus", kind: "decimal", unit: "money", key: "bonus_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  adjustAmount: { zh: "调整", en: "Adjustments", kind: "decimal", unit: "money", key: "adjust_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  deductAmount: { zh: "扣款", en: "Deduction", kind: "decimal", unit: "money", key: "deduct_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  floorAmount: { zh: "保底", en: "Floor", kind: "decimal", unit: "money", key: "floor_amount_num", sort: true, permission: "FIELD^wage.amount" },
  topUpAmount: { zh: "补足", en: "Top-up", kind: "decimal", unit: "money", key: "top_up_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  payableAmount: { zh: "应发", en: "Payable", kind: "decimal", unit: "money", key: "payable_amount_num", sort: true, sum: true, pin: true, permission: "FIELD^wage.amount" },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  anomaly: { zh: "异常", en: "Anomaly", kind: "list", required: true, key: "anomaly", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "WageStatus", required: true, key: "status", filter: true },
  wageRecordId: { zh: "工资记录", en: "Wage record", kind: "id", required: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageReportTotals`. */
export const WageReportTotalsFields = {
  normalMin: { zh: "正常(h)", en: "Normal (min)", kind: "decimal", unit: "minute" },
  otWeekdayMin: { zh: "平日OT(h)", en: "Weekday overtime (min)", kind: "decimal" },
  otRestMin: { zh: "休息OT(h)", en: "Rest-day overtime (min)", kind: "decimal" },
  otHolidayMin: { zh: "法定OT(h)", en: "Holiday overtime (min)", kind: "decimal" },
  pieceNum: { zh: "计件数", en: "Pieces paid", kind: "integer", required: true },
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  groupAmount: { zh: "集体额", en: "Group pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  bedAmount: { zh: "床次额", en: "Bed pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  hourlyAmount: { zh: "计时额", en: "Hourly pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  baseAmount: { zh: "底薪", en: "Basic pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  otPremium: { zh: "加班补差", en: "Overtime premium", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  subsidyAmount: { zh: "补贴", en: "Subsidy", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  bonusAmount: { zh: "奖金", en: "Bonus", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  adjustAmount: { zh: "调整", en: "Adjustments", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  deductAmount: { zh: "扣款", en: "Deduction", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  topUpAmount: { zh: "补足", en: "Top-up", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  payableAmount: { zh: "应发", en: "Payable", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** 异常类型 · Anomaly. Labels of the values of `WageAnomaly`. */
export const WageAnomalyLabels = {
  "low": { zh: "低于保底", en: "Below the floor", tone: "neutral" },
  "high": { zh: "超高", en: "Too high", tone: "neutral" },
  "suspect": { zh: "可疑扫描", en: "Suspicious scans", tone: "neutral" },
  "late": { zh: "迟扫", en: "Late scans", tone: "neutral" },
  "manual": { zh: "手工录入", en: "Entered by hand", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WageWatchReportRow`. */
export const WageWatchReportRowFields = {
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", search: true, sort: true, pin: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true, sort: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true },
  dayAmount: { zh: "当日额", en: "Amount today", kind: "decimal", unit: "money", key: "day_amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  avg7Amount: { zh: "7日均额", en: "Mean of 7 days", kind: "decimal", unit: "money", key: "avg7_amount_num", sort: true, permission: "FIELD^wage.amount" },
  diffPct: { zh: "偏差%", en: "Difference %", kind: "decimal", unit: "percent", key: "diff_pct_num", sort: true },
  pieceNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "piece_num", sort: true, sum: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sort: true, sum: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute", key: "attend_min_num", sort: true, sum: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  suspectNum: { zh: "可疑扫描", en: "Suspicious scans", kind: "integer", required: true, key: "suspect_num", sort: true, sum: true },
  lateNum: { zh: "迟扫数", en: "Late scans", kind: "integer", required: true, key: "late_num", sort: true, sum: true },
  manualNum: { zh: "手工录入", en: "Entered by hand", kind: "integer", required: true, key: "manual_num", sort: true, sum: true },
  reversalNum: { zh: "冲正数", en: "Reversals", kind: "integer", required: true, key: "reversal_num", sort: true, sum: true },
  isBelowFloor: { zh: "低于保底", en: "Below the floor", kind: "enum", enumName: "Flag", required: true, key: "is_below_floor", filter: true },
  isTooHigh: { zh: "超高", en: "Too high", kind: "enum", enumName: "Flag", required: true, key: "is_too_high", filter: true },
  anomaly: { zh: "异常", en: "Anomaly", kind: "list", required: true, key: "anomaly", filter: true },
  reviewStatus: { zh: "审查", en: "Review", kind: "enum", enumName: "ReviewStatus", required: true, key: "review_status", filter: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WageWatchReportTotals`. */
export const WageWatchReportTotalsFields = {
  dayAmount: { zh: "当日额", en: "Amount today", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  pieceNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", unit: "minute" },
  suspectNum: { zh: "可疑扫描", en: "Suspicious scans", kind: "integer", required: true },
  lateNum: { zh: "迟扫数", en: "Late scans", kind: "integer", required: true },
  manualNum: { zh: "手工录入", en: "Entered by hand", kind: "integer", required: true },
  reversalNum: { zh: "冲正数", en: "Reversals", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EmployeeDayRow`. */
export const EmployeeDayRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, search: true, pin: true },
  employeeNo: { zh: "工号", en: "Employee no.", kind: "text", required: true, key: "employee_no", search: true },
  employeeName: { zh: "姓名", en: "Name", kind: "text", required: true, key: "employee_name", search: true },
  scanNum: { zh: "扫描笔数", en: "Scans", kind: "integer", required: true, key: "scan_num", sort: true, sum: true },
  pieceNum: { zh: "件数", en: "Pieces", kind: "integer", required: true, key: "piece_num", sort: true, sum: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", key: "amount_num", sort: true, sum: true, permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sort: true, sum: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, key: "attend_min_num", sort: true, sum: true },
  nonWorkMin: { zh: "非作业分钟", en: "Non-productive (min)", kind: "decimal", required: true, key: "non_work_min_num", sort: true, sum: true },
  effPct: { zh: "效率%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  employeeId: { zh: "员工", en: "Employee", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EmployeeDayTotals`. */
export const EmployeeDayTotalsFields = {
  scanNum: { zh: "扫描笔数", en: "Scans", kind: "integer", required: true },
  pieceNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  amount: { zh: "金额", en: "Amount", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal" },
  nonWorkMin: { zh: "非作业分钟", en: "Non-productive (min)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencyDay`. */
export const EfficiencyDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
  onStdEffPct: { zh: "标准上效率%", en: "On-standard efficiency %", kind: "decimal", unit: "percent" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  outputNum: { zh: "产量", en: "Output", kind: "integer", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencyWeek`. */
export const EfficiencyWeekFields = {
  week: { zh: "周", en: "Week", kind: "text", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineEfficiencyReportRow`. */
export const LineEfficiencyReportRowFields = {
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", search: true, pin: true },
  lineLeader: { zh: "组长", en: "Line leader", kind: "text", key: "line_leader", hide: true },
  days: { zh: "日 1–31", en: "Days", kind: "list", required: true },
  weekPct: { zh: "周", en: "Week %", kind: "list", required: true },
  monthPct: { zh: "月", en: "Month %", kind: "decimal", unit: "percent", key: "month_pct_num", sort: true, pin: true },
  monthOnStdPct: { zh: "标准上", en: "On standard %", kind: "decimal", unit: "percent", key: "month_on_std_pct_num", sort: true, hide: true },
  trend: { zh: "趋势", en: "Trend", kind: "list", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineDayHour`. */
export const LineDayHourFields = {
  hour: { zh: "小时", en: "Hour", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineDayOrder`. */
export const LineDayOrderFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  hours: { zh: "小时", en: "Hours", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineDayEfficiency`. */
export const LineDayEfficiencyFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  headcount: { zh: "人数", en: "Headcount", kind: "integer", required: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true },
  nonWorkMin: { zh: "非作业", en: "Non-productive (min)", kind: "decimal", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute" },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
  onStdEffPct: { zh: "标准上效率%", en: "On-standard efficiency %", kind: "decimal", unit: "percent" },
  orders: { zh: "订单", en: "Orders", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencyReportRow`. */
export const EfficiencyReportRowFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "line_dept_name", filter: true, pin: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true, key: "order_no", search: true, pin: true, link: "/makingCenter/order/orderDetail/{orderId}" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true, key: "style_no", search: true, filter: true },
  sam: { zh: "SAM", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num" },
  outputNum: { zh: "产量", en: "Output", kind: "integer", required: true, key: "output_num", sort: true, sum: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, unit: "minute", key: "attend_min_num", sum: true },
  nonWorkMin: { zh: "非作业分钟", en: "Non-productive (min)", kind: "decimal", required: true, unit: "minute", key: "non_work_min_num", sum: true },
  effPct: { zh: "效率%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  onStdEffPct: { zh: "标准上效率%", en: "On-standard efficiency %", kind: "decimal", unit: "percent", key: "on_std_eff_pct_num", sort: true },
  curveDay: { zh: "曲线天数", en: "Day of the curve", kind: "integer", required: true, key: "curve_day_num", sort: true },
  targetEffPct: { zh: "目标效率%", en: "Target efficiency %", kind: "decimal", unit: "percent", key: "target_eff_pct_num" },
  diffPct: { zh: "差异", en: "Difference %", kind: "decimal", unit: "percent", key: "diff_pct_num", sort: true },
  lossWaitMin: { zh: "待料", en: "Lost to waiting (min)", kind: "decimal", required: true, key: "loss_wait_min_num", sum: true },
  lossChangeMin: { zh: "换款", en: "Lost to changeover (min)", kind: "decimal", required: true, key: "loss_change_min_num", sum: true },
  lossAbsentMin: { zh: "缺勤", en: "Lost to absence (min)", kind: "decimal", required: true, key: "loss_absent_min_num", sum: true },
  lossQualityMin: { zh: "质量", en: "Lost to quality (min)", kind: "decimal", required: true, key: "loss_quality_min_num", sum: true },
  lossSpeedMin: { zh: "速度", en: "Lost to speed (min)", kind: "decimal", required: true, key: "loss_speed_min_num", sort: true, sum: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EfficiencyReportTotals`. */
export const EfficiencyReportTotalsFields = {
  outputNum: { zh: "产量", en: "Output", kind: "integer", required: true },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", unit: "minute" },
  nonWorkMin: { zh: "非作业分钟", en: "Non-productive (min)", kind: "decimal", unit: "minute" },
  lossWaitMin: { zh: "待料", en: "Lost to waiting (min)", kind: "decimal" },
  lossChangeMin: { zh: "换款", en: "Lost to changeover (min)", kind: "decimal" },
  lossAbsentMin: { zh: "缺勤", en: "Lost to absence (min)", kind: "decimal" },
  lossQualityMin: { zh: "质量", en: "Lost to quality (min)", kind: "decimal" },
  lossSpeedMin: { zh: "速度", en: "Lost to speed (min)", kind: "decimal" },
} as const satisfies Fields;

/** 统计方式 · Grouped by. Labels of the values of `NonWorkGroup`. */
export const NonWorkGroupLabels = {
  "line": { zh: "按产线", en: "By line", tone: "neutral" },
  "reason": { zh: "按原因", en: "By reason", tone: "neutral" },
  "date": { zh: "按日期", en: "By date", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `NonProductiveTimeReportRow`. */
export const NonProductiveTimeReportRowFields = {
  lineDeptName: { zh: "产线", en: "Line", kind: "text", key: "line_dept_name", filter: true, pin: true },
  reasonName: { zh: "原因", en: "Reason", kind: "text", key: "reason_name", filter: true, pin: true },
  times: { zh: "次数", en: "Times", kind: "integer", required: true, key: "times_num", sort: true, sum: true },
  stopMin: { zh: "停线分钟", en: "Line stop (min)", kind: "decimal", required: true, key: "stop_min_num", sort: true, sum: true },
  peopleNum: { zh: "影响人数", en: "People affected", kind: "integer", required: true, key: "people_num", sort: true },
  personMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal", required: true, key: "person_min_num", sort: true, sum: true },
  attendPct: { zh: "占出勤%", en: "Of attendance %", kind: "decimal", unit: "percent", key: "attend_pct_num", sort: true },
  eqNum: { zh: "折合件数", en: "Pieces lost", kind: "decimal", key: "eq_num", sort: true, sum: true },
  deptName: { zh: "责任部门", en: "Responsible department", kind: "text", key: "dept_name", filter: true },
  cumPct: { zh: "累计%", en: "Cumulative %", kind: "decimal", unit: "percent", key: "cum_pct_num" },
  lineDeptId: { zh: "产线", en: "Line", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `NonProductiveTimeReportTotals`. */
export const NonProductiveTimeReportTotalsFields = {
  times: { zh: "次数", en: "Times", kind: "integer", required: true },
  stopMin: { zh: "停线分钟", en: "Line stop (min)", kind: "decimal" },
  personMin: { zh: "人分钟", en: "Person-minutes", kind: "decimal" },
  eqNum: { zh: "折合件数", en: "Pieces lost", kind: "decimal" },
} as const satisfies Fields;

/** 周期 · Period. Labels of the values of `ReportPeriod`. */
export const ReportPeriodLabels = {
  "day": { zh: "日", en: "Day", tone: "neutral" },
  "month": { zh: "月", en: "Month", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `DepartmentReportRow`. */
export const DepartmentReportRowFields = {
  deptName: { zh: "部门", en: "Department", kind: "text", required: true, key: "dept_name", search: true, pin: true },
  rollNum: { zh: "编制", en: "On roll", kind: "integer", required: true, key: "roll_num", sum: true },
  presentNum: { zh: "在岗", en: "Present", kind: "integer", required: true, key: "present_num", sum: true },
  absentPct: { zh: "缺勤%", en: "Absent %", kind: "decimal", unit: "percent", key: "absent_pct_num", sort: true },
  outputNum: { zh: "产量", en: "Output", kind: "integer", required: true, key: "output_num", sort: true, sum: true },
  outputValue: { zh: "产值", en: "Output value", kind: "decimal", unit: "money", key: "output_value_num", sort: true, sum: true, hide: true, permission: "FIELD^order.unitPrice" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", required: true, unit: "minute", key: "earned_min_num", sum: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true, unit: "minute", key: "avail_min_num", sum: true },
  effPct: { zh: "效率%", en: "Efficiency %", kind: "decimal", unit: "percent", key: "eff_pct_num", sort: true },
  onStdEffPct: { zh: "标准上效率%", en: "On-standard efficiency %", kind: "decimal", unit: "percent", key: "on_std_eff_pct_num", sort: true, hide: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", key: "dhu_num", sort: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent", key: "fpy_pct_num", sort: true },
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", key: "piece_amount_num", sort: true, sum: true, hide: true, permission: "FIELD^wage.amount" },
  perHeadValue: { zh: "人均产值", en: "Output value per head", kind: "decimal", unit: "money", key: "per_head_value_num", sort: true, hide: true, permission: "FIELD^order.unitPrice" },
  perHeadWage: { zh: "人均工资", en: "Wage per head", kind: "decimal", unit: "money", key: "per_head_wage_num", sort: true, hide: true, permission: "FIELD^wage.amount" },
  unitLaborCost: { zh: "单件人工", en: "Labour per piece", kind: "decimal", unit: "money", key: "unit_labor_cost_num", sort: true, hide: true, permission: "FIELD^wage.amount" },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  deptType: { zh: "部门类型", en: "Department type", kind: "enum", enumName: "DeptType", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `DepartmentReportTotals`. */
export const DepartmentReportTotalsFields = {
  rollNum: { zh: "编制", en: "On roll", kind: "integer", required: true },
  presentNum: { zh: "在岗", en: "Present", kind: "integer", required: true },
  outputNum: { zh: "产量", en: "Output", kind: "integer", required: true },
  outputValue: { zh: "产值", en: "Output value", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  earnedMin: { zh: "挣得分钟", en: "Earned minutes", kind: "decimal", unit: "minute" },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", unit: "minute" },
  pieceAmount: { zh: "计件额", en: "Piece pay", kind: "decimal", unit: "money", permission: "FIELD^wage.amount" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WaitingBed`. */
export const WaitingBedFields = {
  reduceBedId: { zh: "床次", en: "Bed", kind: "id", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  usageDiffPct: { zh: "差异%", en: "Usage difference %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `QueuedLay`. */
export const QueuedLayFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  scheduleNo: { zh: "排程号", en: "Schedule no.", kind: "text", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  bedLabel: { zh: "床次", en: "Bed", kind: "text" },
  plies: { zh: "层数", en: "Plies", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  isStarted: { zh: "已开始", en: "Started", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingTableCard`. */
export const CuttingTableCardFields = {
  tableName: { zh: "台号", en: "Table no.", kind: "text", required: true, key: "table_name", sort: true, pin: true },
  lamp: { zh: "状态灯", en: "Status lamp", kind: "enum", enumName: "TableLamp", required: true, key: "lamp", filter: true },
  bedNo: { zh: "当前床次", en: "Current bed", kind: "integer", key: "bed_no_num", link: "/mes/reduceBed/putReduceBedBill/{reduceBedId}" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", search: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", key: "style_no" },
  colorNames: { zh: "颜色", en: "Colours", kind: "list", required: true },
  plies: { zh: "计划层", en: "Plies", kind: "integer", key: "plies_num" },
  pliesDone: { zh: "已铺层", en: "Plies spread", kind: "integer", key: "plies_done_num" },
  progressPct: { zh: "进度%", en: "Progress %", kind: "decimal", unit: "percent", key: "progress_pct_num", sort: true },
  spreadStartDate: { zh: "开始时间", en: "Start", kind: "timestamp", key: "spread_start_date", sort: true },
  forecastDate: { zh: "预计完成", en: "Forecast", kind: "timestamp", key: "forecast_date", sort: true },
  todayPlanNum: { zh: "今日计划", en: "Planned today", kind: "integer", required: true, key: "today_plan_num", sum: true },
  todayDoneNum: { zh: "今日完成", en: "Done today", kind: "integer", required: true, key: "today_done_num", sum: true },
  nextBeds: { zh: "后两床", en: "Next beds", kind: "list", required: true },
  tableId: { zh: "裁床台", en: "Cutting table", kind: "id", required: true },
  reduceBedId: { zh: "床次", en: "Bed", kind: "id" },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  rollEnds: { zh: "布卷止层", en: "Last plies of the rolls", kind: "list", required: true },
  waitingBed: { zh: "待审批床次", en: "Bed awaiting approval", kind: "record", required: true },
  queue: { zh: "排队", en: "Queue", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CuttingTableBoard`. */
export const CuttingTableBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  tables: { zh: "裁床台", en: "Cutting tables", kind: "list", required: true },
  bedNum: { zh: "计划床数", en: "Beds planned", kind: "integer", required: true },
  doneBedNum: { zh: "完成床数", en: "Beds done", kind: "integer", required: true },
  planNum: { zh: "计划件数", en: "Planned pieces", kind: "integer", required: true },
  cutNum: { zh: "件数", en: "Pieces", kind: "integer", required: true },
  pcsPerHour: { zh: "件/人时", en: "Pieces per person-hour", kind: "decimal" },
  usedLen: { zh: "铺用", en: "Used (m)", kind: "decimal", required: true, unit: "metre" },
  approvalNum: { zh: "待审批", en: "Awaiting approval", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutputValueFigures`. */
export const OutputValueFiguresFields = {
  todayValue: { zh: "今日产值", en: "Output value today", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  todayTarget: { zh: "今日目标", en: "Target today", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  monthValue: { zh: "本月产值", en: "Output value this month", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  monthTarget: { zh: "本月目标", en: "Target this month", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  perHeadValue: { zh: "人均产值", en: "Output value per head", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  dclPct: { zh: "达成%", en: "Attainment %", kind: "decimal", unit: "percent" },
  effPct: { zh: "平均效率", en: "Average efficiency", kind: "decimal", unit: "percent" },
  finishNum: { zh: "已完工单", en: "Orders finished", kind: "integer", required: true },
  dueOrders: { zh: "应完工单", en: "Orders due", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutputValueLine`. */
export const OutputValueLineFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  effPct: { zh: "人效%", en: "Efficiency %", kind: "decimal", unit: "percent" },
  value: { zh: "产值", en: "Output value", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  targetValue: { zh: "目标产值", en: "Target output value", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutputValuePoint`. */
export const OutputValuePointFields = {
  label: { zh: "时点", en: "Point", kind: "text", required: true },
  isRestDay: { zh: "休息日", en: "Rest day", kind: "boolean", required: true },
  value: { zh: "产值", en: "Output value", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  targetValue: { zh: "目标产值", en: "Target output value", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutputValueOrder`. */
export const OutputValueOrderFields = {
  orderId: { zh: "订单", en: "Order", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  customerName: { zh: "客户", en: "Customer", kind: "text" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  inNum: { zh: "入库数", en: "In store", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
  lineNames: { zh: "产线", en: "Lines", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardOverride`. */
export const BoardOverrideFields = {
  itemCode: { zh: "指标", en: "Figure", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `OutputValueBoard`. */
export const OutputValueBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  kpi: { zh: "指标", en: "Figures", kind: "record", required: true },
  lines: { zh: "产线", en: "Lines", kind: "list", required: true },
  curve: { zh: "累计", en: "Cumulative", kind: "list", required: true },
  days: { zh: "每日", en: "Days", kind: "list", required: true },
  orders: { zh: "订单", en: "Orders", kind: "list", required: true },
  overrides: { zh: "手工数", en: "By hand", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TopDefect`. */
export const TopDefectFields = {
  badItemId: { zh: "不良项目", en: "Defect item", kind: "id", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  sharePct: { zh: "分摊%", en: "Share %", kind: "decimal", required: true, unit: "percent" },
  lineDeptName: { zh: "产线", en: "Line", kind: "text" },
  processName: { zh: "工序", en: "Operation", kind: "text" },
  changeNum: { zh: "较昨日", en: "Against yesterday", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TopDefectLine`. */
export const TopDefectLineFields = {
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DefectTrendDay`. */
export const DefectTrendDayFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TopDefectsBoard`. */
export const TopDefectsBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  today: { zh: "今日", en: "Today", kind: "list", required: true },
  week: { zh: "本周", en: "This week", kind: "list", required: true },
  lines: { zh: "产线", en: "Lines", kind: "list", required: true },
  trend: { zh: "趋势", en: "Trend", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingFigures`. */
export const FinishingFiguresFields = {
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent" },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  yesterdayDhu: { zh: "昨日DHU", en: "DHU yesterday", kind: "decimal" },
  openReworkNum: { zh: "未返修", en: "Rework open", kind: "integer", required: true },
  overdueNum: { zh: "超4小时", en: "Over four hours", kind: "integer", required: true },
  redNum: { zh: "红点", en: "Red", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingStation`. */
export const FinishingStationFields = {
  stationNo: { zh: "工位", en: "Station", kind: "text", required: true },
  inspectorName: { zh: "检验员", en: "Inspector", kind: "text" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  passNum: { zh: "合格", en: "Passed", kind: "integer", required: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  pcsPerHour: { zh: "件/人时", en: "Pieces per person-hour", kind: "decimal" },
  lastCheckDate: { zh: "最近检查", en: "Last check", kind: "timestamp" },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingHour`. */
export const FinishingHourFields = {
  hour: { zh: "小时", en: "Hour", kind: "integer", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `OpenRework`. */
export const OpenReworkFields = {
  bundleLabel: { zh: "扎号", en: "Bundle", kind: "text", required: true },
  badItemName: { zh: "不良项目", en: "Defect item", kind: "text", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text" },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  waitMin: { zh: "在途(分)", en: "Under way (min)", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RedLine`. */
export const RedLineFields = {
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  processName: { zh: "工序", en: "Operation", kind: "text", required: true },
  round: { zh: "轮次", en: "Round", kind: "integer", required: true },
  recheck: { zh: "复查结果", en: "Re-check", kind: "enum", enumName: "Recheck", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecentFinal`. */
export const RecentFinalFields = {
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  lotNum: { zh: "批量件数", en: "Lot size", kind: "integer", required: true },
  sampleNum: { zh: "应抽", en: "Sample", kind: "integer", required: true },
  criticalNum: { zh: "致命", en: "Critical", kind: "integer", required: true },
  majorNum: { zh: "严重", en: "Major", kind: "integer", required: true },
  minorNum: { zh: "轻微", en: "Minor", kind: "integer", required: true },
  result: { zh: "结果", en: "Result", kind: "enum", enumName: "CheckResult", required: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `FinishingCheckBoard`. */
export const FinishingCheckBoardFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  kpi: { zh: "指标", en: "Figures", kind: "record", required: true },
  stations: { zh: "检验台", en: "Stations", kind: "list", required: true },
  hours: { zh: "小时", en: "Hours", kind: "list", required: true },
  rework: { zh: "待返修", en: "To rework", kind: "list", required: true },
  redLines: { zh: "红灯产线", en: "Red lines", kind: "list", required: true },
  finals: { zh: "终检", en: "Final inspections", kind: "list", required: true },
  overrides: { zh: "手工数", en: "By hand", kind: "list", required: true },
} as const satisfies Fields;

/** 非作业原因 · Non-productive reason. Labels of the values of `NoWorkReason`. */
export const NoWorkReasonLabels = {
  1: { zh: "待料", en: "Waiting for material", tone: "neutral" },
  2: { zh: "停机", en: "Machine down", tone: "neutral" },
  3: { zh: "停电", en: "Power cut", tone: "neutral" },
  4: { zh: "换款", en: "Changeover", tone: "neutral" },
  5: { zh: "返工", en: "Rework", tone: "neutral" },
  6: { zh: "质量问题", en: "Quality", tone: "neutral" },
  7: { zh: "会议培训", en: "Meeting or training", tone: "neutral" },
  8: { zh: "样板", en: "Sample", tone: "neutral" },
  9: { zh: "缺裁片", en: "Cut pieces missing", tone: "neutral" },
  10: { zh: "计划变更", en: "Plan changed", tone: "neutral" },
  11: { zh: "其他", en: "Other", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `LineHour`. */
export const LineHourFields = {
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  gapNum: { zh: "差额", en: "Gap", kind: "integer" },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent" },
  recordId: { zh: "达成记录", en: "Attainment record", kind: "id" },
  lossReason: { zh: "未达原因", en: "Reason for the loss", kind: "enum", enumName: "NoWorkReason", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LinePriorityDescriptionRow`. */
export const LinePriorityDescriptionRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  level: { zh: "级别", en: "Level", kind: "integer", required: true, key: "level_num", sort: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name" },
  color: { zh: "颜色", en: "Colour", kind: "text", required: true, key: "color" },
  meaning: { zh: "说明", en: "Meaning", kind: "text", required: true, key: "meaning" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineSchedule`. */
export const LineScheduleFields = {
  scheduleId: { zh: "排程", en: "Schedule", kind: "id", required: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", required: true },
  styleNo: { zh: "款号", en: "Style no.", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  doneNum: { zh: "完成数", en: "Done", kind: "integer", required: true },
  changeoverMin: { zh: "换款时间", en: "Changeover (min)", kind: "integer", required: true },
  startDate: { zh: "实际开始", en: "Actual start", kind: "timestamp" },
  hasOutput: { zh: "已有产出", en: "Has output", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SewingLineLive`. */
export const SewingLineLiveFields = {
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  lineDeptId: { zh: "产线", en: "Line", kind: "id", required: true },
  lineDeptName: { zh: "产线", en: "Line", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text" },
  styleNo: { zh: "款号", en: "Style no.", kind: "text" },
  dueNum: { zh: "应完成", en: "Due", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", required: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", required: true },
  taktSec: { zh: "节拍(秒)", en: "Takt (s)", kind: "decimal", required: true },
  warnPct: { zh: "预警%", en: "Warn at %", kind: "decimal", required: true, unit: "percent" },
  alarmPct: { zh: "报警%", en: "Alarm at %", kind: "decimal", required: true, unit: "percent" },
  beatSec: { zh: "平均节拍秒", en: "Mean takt (s)", kind: "decimal" },
  silentSec: { zh: "无产出秒", en: "Silent (s)", kind: "integer", required: true },
  hours: { zh: "小时", en: "Hours", kind: "list", required: true },
  checkNum: { zh: "检查", en: "Checked", kind: "integer", required: true },
  fpyPct: { zh: "一次合格率%", en: "First pass %", kind: "decimal", unit: "percent" },
  dhu: { zh: "DHU", en: "DHU", kind: "decimal" },
  topBads: { zh: "前三疵点", en: "Top three defects", kind: "text", required: true },
  wipNum: { zh: "在制", en: "In process", kind: "integer", required: true },
  wipDays: { zh: "在制天", en: "Days in process", kind: "decimal" },
  presentNum: { zh: "在岗", en: "Present", kind: "integer", required: true },
  rollNum: { zh: "编制", en: "On roll", kind: "integer", required: true },
  problems: { zh: "进行中问题", en: "Open problems", kind: "list", required: true },
  lastScans: { zh: "最近扫描", en: "Last scans", kind: "list", required: true },
  priorities: { zh: "优先级说明", en: "Priority legend", kind: "list", required: true },
  nextOrders: { zh: "下一订单", en: "Next orders", kind: "list", required: true },
  running: { zh: "在做排程", en: "Running schedule", kind: "record", required: true },
  nextSchedules: { zh: "可换款排程", en: "Schedules to change to", kind: "list", required: true },
} as const satisfies Fields;

/** 卡片 · Card. Labels of the values of `HomeCardCode`. */
export const HomeCardCodeLabels = {
  "approvalsWaiting": { zh: "待我审批", en: "Waiting for my approval", tone: "neutral" },
  "dataCheck": { zh: "数据体检", en: "Data check", tone: "neutral" },
  "employeesWithoutAccount": { zh: "未绑定账号员工", en: "People without account", tone: "neutral" },
  "boardsOffline": { zh: "看板设备离线", en: "Boards offline", tone: "neutral" },
  "settingsToFill": { zh: "设置项待完善", en: "Settings to fill in", tone: "neutral" },
  "outputToday": { zh: "今日产量", en: "Output today", tone: "neutral" },
  "averageEfficiency": { zh: "平均效率", en: "Average efficiency", tone: "neutral" },
  "dhu": { zh: "DHU", en: "DHU", tone: "neutral" },
  "delayRisk": { zh: "延误风险订单", en: "Orders at risk of delay", tone: "neutral" },
  "outputValueToday": { zh: "今日产值", en: "Output value today", tone: "neutral" },
  "attendance": { zh: "出勤率", en: "Attendance", tone: "neutral" },
  "shipmentsIn7Days": { zh: "7天内走货订单", en: "Shipments in 7 days", tone: "neutral" },
  "ordersToConfirm": { zh: "待确认订单", en: "Orders to confirm", tone: "neutral" },
  "myDelayRisk": { zh: "我的延误风险", en: "My orders at risk", tone: "neutral" },
  "overCutNotices": { zh: "超裁待知悉", en: "Over-cuts to note", tone: "neutral" },
  "finalRejections": { zh: "终检拒收", en: "Final rejections", tone: "neutral" },
  "unplannedPieces": { zh: "未排产件数", en: "Pieces not planned", tone: "neutral" },
  "overloadedLineDays": { zh: "负荷超100%线日", en: "Line days over 100 %", tone: "neutral" },
  "scheduleConflicts": { zh: "冲突排程", en: "Conflicting schedules", tone: "neutral" },
  "ordersShortOfMaterial": { zh: "缺料订单", en: "Orders short of material", tone: "neutral" },
  "overdueNotStarted": { zh: "未开工已到期", en: "Due and not started", tone: "neutral" },
  "ordersWithoutSteps": { zh: "缺工序订单", en: "Orders without steps", tone: "neutral" },
  "stepsWithoutPrice": { zh: "缺工价工序", en: "Steps without a price", tone: "neutral" },
  "versionsToTakeEffect": { zh: "待生效版本", en: "Versions to take effect", tone: "neutral" },
  "linesBelowTarget": { zh: "低于目标产线", en: "Lines below target", tone: "neutral" },
  "scansToReview": { zh: "可疑扫描未审", en: "Suspect scans to review", tone: "neutral" },
  "missesWithoutReason": { zh: "未达未填原因", en: "Misses without a reason", tone: "neutral" },
  "bottleneckStations": { zh: "瓶颈工位", en: "Bottleneck stations", tone: "neutral" },
  "fabricToInspect": { zh: "待验布", en: "Fabric to inspect", tone: "neutral" },
  "feedingToIssue": { zh: "待发投料单", en: "Feeding slips to issue", tone: "neutral" },
  "fabricRelaxing": { zh: "松布未满时长", en: "Fabric still relaxing", tone: "neutral" },
  "feedingDifferences": { zh: "差异投料单", en: "Feeding slips with a difference", tone: "neutral" },
  "fabricToReturn": { zh: "待退余布", en: "Fabric left to return", tone: "neutral" },
  "bedsToday": { zh: "今日床次", en: "Beds today", tone: "neutral" },
  "consumptionToApprove": { zh: "用量待审批", en: "Fabric use to approve", tone: "neutral" },
  "bedsToBundle": { zh: "待分扎", en: "Beds to bundle", tone: "neutral" },
  "ticketsToPrint": { zh: "待打印", en: "Tickets to print", tone: "neutral" },
  "panelDefectRate": { zh: "裁片不良率", en: "Cut-panel defect rate", tone: "neutral" },
  "nextBed": { zh: "我的裁床台下一床", en: "Next bed at my table", tone: "neutral" },
  "piecesToday": { zh: "今日件数", en: "Pieces today", tone: "neutral" },
  "bedsToSubmit": { zh: "待提交床次", en: "Beds to submit", tone: "neutral" },
  "cutPiecesToSend": { zh: "待发料", en: "Cut pieces to deliver", tone: "neutral" },
  "deliveryDifferences": { zh: "收发差异", en: "Delivery differences", tone: "neutral" },
  "completeSetsToSend": { zh: "齐套待发", en: "Complete sets to send", tone: "neutral" },
  "cutPiecesOver10Days": { zh: "超10天裁片", en: "Cut pieces over 10 days", tone: "neutral" },
  "lineAttainment": { zh: "各线达成", en: "Attainment by line", tone: "neutral" },
  "linesWithoutManpower": { zh: "未填投入人员", en: "Lines without manpower", tone: "neutral" },
  "openProblems": { zh: "未关问题", en: "Open problems", tone: "neutral" },
  "absencesToDecide": { zh: "缺勤待审", en: "Absences to decide", tone: "neutral" },
  "unbalancedLoans": { zh: "借调不平", en: "Loans that do not balance", tone: "neutral" },
  "myLineHour": { zh: "本线本时段达成", en: "My line this hour", tone: "neutral" },
  "myLineGap": { zh: "累计差", en: "Cumulative gap", tone: "neutral" },
  "absentToday": { zh: "今日缺勤", en: "Absent today", tone: "neutral" },
  "cutPiecesToReceive": { zh: "待收裁片", en: "Cut pieces to receive", tone: "neutral" },
  "pieceworkToday": { zh: "今日计件", en: "Piecework today", tone: "neutral" },
  "pieceworkYesterday": { zh: "昨日计件", en: "Piecework yesterday", tone: "neutral" },
  "pieceworkPeriod": { zh: "本期累计", en: "Piecework this period", tone: "neutral" },
  "wageSlipsToConfirm": { zh: "待确认工资条", en: "Wage slips to confirm", tone: "neutral" },
  "myReversals": { zh: "我的冲正", en: "My reversals", tone: "neutral" },
  "bundlesToCheck": { zh: "待检扎数", en: "Bundles to check", tone: "neutral" },
  "reworkOver4Hours": { zh: "返修超4小时", en: "Rework over 4 hours", tone: "neutral" },
  "dhuToday": { zh: "今日DHU", en: "DHU today", tone: "neutral" },
  "missedPatrols": { zh: "漏检巡检轮次", en: "Patrol rounds missed", tone: "neutral" },
  "finalsToConfirm": { zh: "待确认终检", en: "Final inspections to confirm", tone: "neutral" },
  "rejectedToSort": { zh: "拒收待全检", en: "Rejected, to be sorted", tone: "neutral" },
  "tightenedStyles": { zh: "加严客户款", en: "Styles under tightened inspection", tone: "neutral" },
  "topDefectToday": { zh: "今日TOP疵点", en: "Top defect today", tone: "neutral" },
  "siteActionsOverdue": { zh: "现场整改逾期", en: "Site actions overdue", tone: "neutral" },
  "piecesToStore": { zh: "待入库件", en: "Pieces to store", tone: "neutral" },
  "shipmentsIn3Days": { zh: "3天内待出库", en: "To ship in 3 days", tone: "neutral" },
  "blockedByFinal": { zh: "终检未过不可出", en: "Blocked by final inspection", tone: "neutral" },
  "cartonsOpen": { zh: "未封箱", en: "Cartons not sealed", tone: "neutral" },
  "repairsToAccept": { zh: "未接报修", en: "Repairs to accept", tone: "neutral" },
  "repairsRunning": { zh: "维修中", en: "Under repair", tone: "neutral" },
  "downMinutesToday": { zh: "停机分钟今日", en: "Down minutes today", tone: "neutral" },
  "maintenanceIn7Days": { zh: "7天内到期保养", en: "Maintenance due in 7 days", tone: "neutral" },
  "joinsWaiting": { zh: "待加入", en: "Waiting to join", tone: "neutral" },
  "apprenticesDue": { zh: "学徒到期", en: "Apprentices due", tone: "neutral" },
  "wagePeriod": { zh: "当前工资期", en: "Current wage period", tone: "neutral" },
  "wageLockFailures": { zh: "锁定检查未过项", en: "Lock checks not passed", tone: "neutral" },
  "wageAdjustsToApprove": { zh: "待审批调整", en: "Adjustments to approve", tone: "neutral" },
  "ordersToLock": { zh: "未锁订单", en: "Orders not locked", tone: "neutral" },
  "wagesToPay": { zh: "待发放", en: "Wages to pay", tone: "neutral" },
  "myOrderStages": { zh: "我的订单阶段", en: "Stages of my orders", tone: "neutral" },
  "recentFinals": { zh: "近期终检结果", en: "Recent final inspections", tone: "neutral" },
} as const satisfies EnumLabels;

/** 卡片级别 · Card level. Labels of the values of `HomeCardLevel`. */
export const HomeCardLevelLabels = {
  "ok": { zh: "正常", en: "Fine", tone: "ok" },
  "warn": { zh: "注意", en: "Attention", tone: "warn" },
  "bad": { zh: "异常", en: "Bad", tone: "bad" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `HomeCard`. */
export const HomeCardFields = {
  code: { zh: "编码", en: "Code", kind: "enum", enumName: "HomeCardCode", required: true },
  value: { zh: "数值", en: "Value", kind: "text" },
  unit: { zh: "单位", en: "Unit", kind: "text" },
  target: { zh: "目标", en: "Target", kind: "text" },
  delta: { zh: "变化", en: "Change", kind: "text" },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "HomeCardLevel", required: true },
  asOf: { zh: "数据时间", en: "As of", kind: "timestamp", required: true },
  link: { zh: "链接", en: "Link", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DispatchTypeRow`. */
export const DispatchTypeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true, sort: true, pin: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  isOutsource: { zh: "是否外发", en: "Subcontracted", kind: "enum", enumName: "Flag", required: true, key: "is_outsource", filter: true },
  useCount: { zh: "派工单数", en: "Dispatches", kind: "integer", required: true, key: "use_count_num", sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDispatchTypeBody`. */
export const UpdateDispatchTypeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section" },
  isOutsource: { zh: "是否外发", en: "Subcontracted", kind: "enum", enumName: "Flag", required: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDispatchTypeBody`. */
export const CreateDispatchTypeBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section" },
  isOutsource: { zh: "是否外发", en: "Subcontracted", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** 方式 · Mode. Labels of the values of `BoardMode`. */
export const BoardModeLabels = {
  1: { zh: "覆盖", en: "Override", tone: "warn" },
  2: { zh: "追加", en: "Adds", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `BoardQuantityRow`. */
export const BoardQuantityRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, filter: true, pin: true },
  boardCode: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true, key: "board_code", filter: true, pin: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", filter: true },
  itemName: { zh: "指标", en: "Figure", kind: "text", key: "item_name", search: true, filter: true },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "BoardMode", required: true, key: "mode", filter: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true, key: "num_num", sort: true },
  computedNum: { zh: "系统值", en: "Computed", kind: "decimal", key: "computed_num" },
  shownNum: { zh: "显示值", en: "Shown", kind: "decimal", key: "shown_num" },
  remark: { zh: "原因", en: "Reason", kind: "text", key: "remark", search: true },
  createByName: { zh: "录入人", en: "Entered by", kind: "text", key: "create_by_name", filter: true },
  createDate: { zh: "录入时间", en: "Entered", kind: "timestamp", required: true, key: "create_date", sort: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  itemCode: { zh: "指标", en: "Figure", kind: "text", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBoardQuantityBody`. */
export const UpdateBoardQuantityBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  boardCode: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  itemCode: { zh: "指标", en: "Figure", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "BoardMode", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBoardQuantityBody`. */
export const CreateBoardQuantityBodyFields = {
  boardCode: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  itemCode: { zh: "指标", en: "Figure", kind: "text", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "BoardMode", required: true },
  remark: { zh: "备注", en: "Remark", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BoardItem`. */
export const BoardItemFields = {
  boardCode: { zh: "看板", en: "Board", kind: "enum", enumName: "BoardCode", required: true },
  itemCode: { zh: "指标", en: "Figure", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  unit: { zh: "单位", en: "Unit", kind: "text" },
  computedNum: { zh: "系统值", en: "Computed", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `AttainmentWindow`. */
export const AttainmentWindowFields = {
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  weight: { zh: "权重", en: "Weight", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AttainmentWindowRow`. */
export const AttainmentWindowRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  customerName: { zh: "客户", en: "Customer", kind: "text", required: true, key: "customer_name", search: true, filter: true, pin: true },
  windows: { zh: "时间窗", en: "Windows", kind: "list", required: true },
  weightSum: { zh: "权重合计", en: "Sum of weights", kind: "decimal", required: true, key: "weight_sum_num" },
  okPct: { zh: "达成线%", en: "Good from %", kind: "decimal", required: true, unit: "percent", key: "ok_pct_num", sort: true },
  warnPct: { zh: "预警线%", en: "Warn at %", kind: "decimal", required: true, unit: "percent", key: "warn_pct_num", sort: true },
  measure: { zh: "口径", en: "Measured by", kind: "enum", enumName: "AttainmentMeasure", required: true, key: "measure", filter: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `AttainmentWindowInput`. */
export const AttainmentWindowInputFields = {
  from: { zh: "开始", en: "From", kind: "text", required: true },
  to: { zh: "结束", en: "To", kind: "text", required: true },
  weight: { zh: "权重", en: "Weight", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateAttainmentWindowBody`. */
export const UpdateAttainmentWindowBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  windows: { zh: "时间窗", en: "Windows", kind: "list", required: true },
  okPct: { zh: "达成线%", en: "Good from %", kind: "decimal", required: true, unit: "percent" },
  warnPct: { zh: "预警线%", en: "Warn at %", kind: "decimal", required: true, unit: "percent" },
  measure: { zh: "口径", en: "Measured by", kind: "enum", enumName: "AttainmentMeasure", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateAttainmentWindowBody`. */
export const CreateAttainmentWindowBodyFields = {
  customerId: { zh: "客户", en: "Customer", kind: "id", required: true },
  windows: { zh: "时间窗", en: "Windows", kind: "list", required: true },
  okPct: { zh: "达成线%", en: "Good from %", kind: "decimal", required: true, unit: "percent" },
  warnPct: { zh: "预警线%", en: "Warn at %", kind: "decimal", required: true, unit: "percent" },
  measure: { zh: "口径", en: "Measured by", kind: "enum", enumName: "AttainmentMeasure", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerInputRow`. */
export const ManpowerInputRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "dept_name", pin: true },
  shiftName: { zh: "班次", en: "Shift", kind: "text", key: "shift_name", filter: true },
  rollNum: { zh: "编制", en: "On roll", kind: "integer", required: true, key: "roll_num", sum: true },
  presentNum: { zh: "出勤", en: "Present", kind: "integer", required: true, key: "present_num", sum: true },
  absentNum: { zh: "缺勤", en: "Absent", kind: "integer", required: true, key: "absent_num", sum: true },
  lentInNum: { zh: "借入", en: "Borrowed", kind: "integer", required: true, key: "lent_in_num", sum: true },
  lentOutNum: { zh: "借出", en: "Lent", kind: "integer", required: true, key: "lent_out_num", sum: true },
  helperNum: { zh: "辅工", en: "Helpers", kind: "integer", required: true, key: "helper_num", sum: true },
  leaderNum: { zh: "组长", en: "Line leaders", kind: "integer", required: true, key: "leader_num", sum: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true, key: "attend_min_num", sum: true },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "decimal", required: true, key: "ot_min_num", sum: true },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal", required: true, key: "avail_min_num", sum: true },
  confirmByName: { zh: "确认人", en: "Confirmed by", kind: "text", key: "confirm_by_name", filter: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id", required: true },
  lentInDeptId: { zh: "来源产线", en: "Borrowed from", kind: "id" },
  lentOutDeptId: { zh: "去向产线", en: "Lent to", kind: "id" },
  isConfirmed: { zh: "已确认", en: "Confirmed", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerInputTotals`. */
export const ManpowerInputTotalsFields = {
  rollNum: { zh: "编制", en: "On roll", kind: "integer", required: true },
  presentNum: { zh: "出勤", en: "Present", kind: "integer", required: true },
  absentNum: { zh: "缺勤", en: "Absent", kind: "integer", required: true },
  lentInNum: { zh: "借入", en: "Borrowed", kind: "integer", required: true },
  lentOutNum: { zh: "借出", en: "Lent", kind: "integer", required: true },
  helperNum: { zh: "辅工", en: "Helpers", kind: "integer", required: true },
  leaderNum: { zh: "组长", en: "Line leaders", kind: "integer", required: true },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal" },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "decimal" },
  availMin: { zh: "可用分钟", en: "Available (min)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateManpowerInputBody`. */
export const UpdateManpowerInputBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  presentNum: { zh: "在岗", en: "Present", kind: "integer", required: true },
  absentNum: { zh: "缺勤", en: "Absent", kind: "integer" },
  lentInNum: { zh: "借入", en: "Borrowed", kind: "integer" },
  lentInDeptId: { zh: "来源产线", en: "Borrowed from", kind: "id" },
  lentOutNum: { zh: "借出", en: "Lent", kind: "integer" },
  lentOutDeptId: { zh: "去向产线", en: "Lent to", kind: "id" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "decimal" },
  helperNum: { zh: "辅工", en: "Helpers", kind: "integer" },
  leaderNum: { zh: "组长", en: "Line leaders", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ManpowerInputLine`. */
export const ManpowerInputLineFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  shiftId: { zh: "班次", en: "Shift", kind: "id", required: true },
  presentNum: { zh: "在岗", en: "Present", kind: "integer", required: true },
  absentNum: { zh: "缺勤", en: "Absent", kind: "integer" },
  lentInNum: { zh: "借入", en: "Borrowed", kind: "integer" },
  lentInDeptId: { zh: "来源产线", en: "Borrowed from", kind: "id" },
  lentOutNum: { zh: "借出", en: "Lent", kind: "integer" },
  lentOutDeptId: { zh: "去向产线", en: "Lent to", kind: "id" },
  attendMin: { zh: "出勤分钟", en: "Attended minutes", kind: "decimal", required: true },
  otMin: { zh: "加班分钟", en: "Overtime (min)", kind: "decimal" },
  helperNum: { zh: "辅工", en: "Helpers", kind: "integer" },
  leaderNum: { zh: "组长", en: "Line leaders", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateManpowerInputBody`. */
export const CreateManpowerInputBodyFields = {
  requestId: { zh: "请求号", en: "Request id", kind: "text", required: true },
  rows: { zh: "投入", en: "Manpower", kind: "list", required: true },
} as const satisfies Fields;

/** 计价方式 · Pricing method. Labels of the values of `PriceRuleKind`. */
export const PriceRuleKindLabels = {
  1: { zh: "按工价×系数", en: "Process price × factor", tone: "neutral" },
  2: { zh: "按件单价", en: "Price per piece", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `PriceRule`. */
export const PriceRuleFields = {
  kind: { zh: "计价", en: "Pricing", kind: "enum", enumName: "PriceRuleKind", required: true },
  factor: { zh: "系数", en: "Coefficient", kind: "decimal" },
  price: { zh: "件单价", en: "Price per piece", kind: "decimal", unit: "money", permission: "FIELD^orderProcess.price" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubcontractGroupRow`. */
export const SubcontractGroupRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true, sort: true, pin: true },
  contact: { zh: "联系人", en: "Contact", kind: "text", key: "contact", search: true },
  processSections: { zh: "工段", en: "Sections", kind: "enums", enumName: "Section", required: true },
  capacityNum: { zh: "日产能", en: "Capacity per day", kind: "integer", key: "capacity_num", sort: true },
  openNum: { zh: "在外件数", en: "Pieces outside", kind: "integer", required: true, key: "open_num", sort: true, sum: true },
  onTimePct: { zh: "准时率%", en: "On time %", kind: "decimal", unit: "percent", key: "on_time_pct_num", sort: true },
  secondPct: { zh: "次品率%", en: "Seconds %", kind: "decimal", unit: "percent", key: "second_pct_num", sort: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "QualityLevel", required: true, key: "grade", filter: true, sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  priceRule: { zh: "计价", en: "Pricing", kind: "record", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubcontractGroupTotals`. */
export const SubcontractGroupTotalsFields = {
  openNum: { zh: "在外件数", en: "Pieces outside", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `PriceRuleInput`. */
export const PriceRuleInputFields = {
  kind: { zh: "计价", en: "Pricing", kind: "enum", enumName: "PriceRuleKind", required: true },
  factor: { zh: "系数", en: "Coefficient", kind: "decimal" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateSubcontractGroupBody`. */
export const UpdateSubcontractGroupBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  contact: { zh: "联系人", en: "Contact", kind: "text" },
  processSections: { zh: "工段", en: "Sections", kind: "enums", enumName: "Section", required: true },
  priceRule: { zh: "计价", en: "Pricing", kind: "record", required: true },
  capacityNum: { zh: "日产能", en: "Capacity per day", kind: "integer" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "QualityLevel" },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSubcontractGroupBody`. */
export const CreateSubcontractGroupBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  contact: { zh: "联系人", en: "Contact", kind: "text" },
  processSections: { zh: "工段", en: "Sections", kind: "enums", enumName: "Section", required: true },
  priceRule: { zh: "计价", en: "Pricing", kind: "record", required: true },
  capacityNum: { zh: "日产能", en: "Capacity per day", kind: "integer" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "QualityLevel" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SubcontractMonth`. */
export const SubcontractMonthFields = {
  month: { zh: "月份", en: "Month", kind: "text", required: true },
  sentNum: { zh: "发出", en: "Sent", kind: "integer", required: true },
  returnedNum: { zh: "收回", en: "Returned", kind: "integer", required: true },
  onTimePct: { zh: "准时率%", en: "On time %", kind: "decimal", unit: "percent" },
  secondPct: { zh: "次品率%", en: "Seconds %", kind: "decimal", unit: "percent" },
  lateDays: { zh: "延误(天)", en: "Late (days)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ProblemTypeRow`. */
export const ProblemTypeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  problemNum: { zh: "问题数", en: "Problems", kind: "integer", required: true, key: "problem_num", sort: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  isLeaf: { zh: "末级", en: "Leaf", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateProblemTypeBody`. */
export const UpdateProblemTypeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateProblemTypeBody`. */
export const CreateProblemTypeBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `EscalationStep`. */
export const EscalationStepFields = {
  step: { zh: "升级级别", en: "Escalation step", kind: "integer", required: true },
  jobId: { zh: "岗位", en: "Job", kind: "id" },
  jobName: { zh: "岗位", en: "Job", kind: "text" },
  afterMin: { zh: "分钟后", en: "Minutes after", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `LineProblemSetRow`. */
export const LineProblemSetRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  name: { zh: "问题", en: "Problem", kind: "text", required: true, key: "name", search: true, sort: true, pin: true },
  problemTypeName: { zh: "问题类型", en: "Problem type", kind: "text", key: "problem_type_name", filter: true },
  responsibleDeptType: { zh: "责任部门", en: "Responsible department", kind: "enum", enumName: "DeptType", required: true, key: "responsible_dept_type", filter: true },
  responseMin: { zh: "响应(分)", en: "Respond within (min)", kind: "integer", required: true, key: "response_min_num", sort: true },
  resolveMin: { zh: "解决(分)", en: "Resolve within (min)", kind: "integer", required: true, key: "resolve_min_num", sort: true },
  escalateTo: { zh: "升级通知", en: "Escalation", kind: "list", required: true },
  voiceName: { zh: "语音", en: "Voice", kind: "text", key: "voice_name", filter: true },
  used30d: { zh: "近30天次数", en: "In 30 days", kind: "integer", required: true, key: "used30d_num", sort: true },
  avgRespondMin: { zh: "平均响应", en: "Mean response (min)", kind: "decimal", key: "avg_respond_min_num", sort: true },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag", required: true, key: "del_flag", filter: true },
  problemTypeId: { zh: "问题类型", en: "Problem type", kind: "id", required: true },
  voiceId: { zh: "语音", en: "Voice", kind: "id" },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "ProblemLevel", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `EscalationStepInput`. */
export const EscalationStepInputFields = {
  step: { zh: "升级级别", en: "Escalation step", kind: "integer", required: true },
  jobId: { zh: "岗位", en: "Job", kind: "id" },
  afterMin: { zh: "分钟后", en: "Minutes after", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateLineProblemSetBody`. */
export const UpdateLineProblemSetBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  problemTypeId: { zh: "问题类型", en: "Problem type", kind: "id", required: true, reference: "listProblemTypes" },
  responsibleDeptType: { zh: "责任部门", en: "Responsible department", kind: "enum", enumName: "DeptType", required: true },
  responseMin: { zh: "响应(分)", en: "Respond within (min)", kind: "integer", required: true },
  resolveMin: { zh: "解决(分)", en: "Resolve within (min)", kind: "integer", required: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "ProblemLevel" },
  escalateTo: { zh: "升级", en: "Escalation", kind: "list", required: true },
  voiceId: { zh: "语音", en: "Voice", kind: "id", reference: "listVoices" },
  delFlag: { zh: "状态", en: "Status", kind: "enum", enumName: "DelFlag" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateLineProblemSetBody`. */
export const CreateLineProblemSetBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  problemTypeId: { zh: "问题类型", en: "Problem type", kind: "id", required: true, reference: "listProblemTypes" },
  responsibleDeptType: { zh: "责任部门", en: "Responsible department", kind: "enum", enumName: "DeptType", required: true },
  responseMin: { zh: "响应(分)", en: "Respond within (min)", kind: "integer", required: true },
  resolveMin: { zh: "解决(分)", en: "Resolve within (min)", kind: "integer", required: true },
  level: { zh: "级别", en: "Level", kind: "enum", enumName: "ProblemLevel" },
  escalateTo: { zh: "升级", en: "Escalation", kind: "list", required: true },
  voiceId: { zh: "语音", en: "Voice", kind: "id", reference: "listVoices" },
} as const satisfies Fields;

/** Labels and columns of the fields of `LinePriorityInput`. */
export const LinePriorityInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  level: { zh: "级别", en: "Level", kind: "integer", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  color: { zh: "颜色", en: "Colour", kind: "text", required: true },
  meaning: { zh: "说明", en: "Meaning", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SaveLinePriorityDescriptionsBody`. */
export const SaveLinePriorityDescriptionsBodyFields = {
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  rows: { zh: "级别", en: "Levels", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetRecordRow`. */
export const TargetRecordRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  deptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "dept_name", filter: true, pin: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true, key: "work_date", sort: true, pin: true },
  windowFrom: { zh: "时段", en: "Window", kind: "text", required: true, key: "window_from", sort: true },
  orderNo: { zh: "订单号", en: "Order no.", kind: "text", key: "order_no", filter: true },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true, key: "target_num", sum: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer", key: "actual_num", sum: true },
  gapNum: { zh: "差额", en: "Gap", kind: "integer", key: "gap_num", sort: true, sum: true },
  dclPct: { zh: "达成率%", en: "Attainment %", kind: "decimal", unit: "percent", key: "dcl_pct_num", sort: true },
  lossReason: { zh: "未达原因", en: "Reason for the loss", kind: "enum", enumName: "NoWorkReason", required: true, key: "loss_reason", filter: true },
  problemNos: { zh: "相关问题", en: "Problems", kind: "list", required: true },
  fillByName: { zh: "填写人", en: "Filled in by", kind: "text", key: "fill_by_name", filter: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, hide: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  windowTo: { zh: "结束", en: "To", kind: "text", required: true },
  dueNum: { zh: "应完成", en: "Due", kind: "integer" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TargetRecordTotals`. */
export const TargetRecordTotalsFields = {
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  gapNum: { zh: "差额", en: "Gap", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateTargetRecordBody`. */
export const UpdateTargetRecordBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  lossReason: { zh: "未达原因", en: "Reason for the loss", kind: "enum", enumName: "NoWorkReason" },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  remark: { zh: "备注", en: "Remark", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateTargetRecordBody`. */
export const CreateTargetRecordBodyFields = {
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  windowFrom: { zh: "时段", en: "Window", kind: "text", required: true },
  windowTo: { zh: "结束", en: "To", kind: "text", required: true },
  orderId: { zh: "订单", en: "Order", kind: "id" },
  targetNum: { zh: "目标数", en: "Target", kind: "integer", required: true },
  actualNum: { zh: "实际数", en: "Actual", kind: "integer" },
  lossReason: { zh: "未达原因", en: "Reason for the loss", kind: "enum", enumName: "NoWorkReason" },
} as const satisfies Fields;

/** Labels and columns of the fields of `BuildTargetRecordsBody`. */
export const BuildTargetRecordsBodyFields = {
  workDate: { zh: "工作日", en: "Work date", kind: "date", required: true },
  deptIds: { zh: "产线", en: "Lines", kind: "list" },
} as const satisfies Fields;

/** 字典类别 · Tree kind. Labels of the values of `TreeKind`. */
export const TreeKindLabels = {
  "style": { zh: "款式", en: "Style", tone: "neutral" },
  "material": { zh: "物料", en: "Material", tone: "neutral" },
  "process": { zh: "工序", en: "Operation", tone: "neutral" },
  "machine": { zh: "设备", en: "Machine", tone: "neutral" },
  "defect": { zh: "疵点", en: "Defect", tone: "neutral" },
  "problem": { zh: "问题", en: "Problem", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `TreeDict`. */
export const TreeDictFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "TreeKind", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  isLeaf: { zh: "末级", en: "Leaf", kind: "boolean", required: true },
  useCount: { zh: "引用次数", en: "Uses", kind: "integer", required: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateTreeDictBody`. */
export const UpdateTreeDictBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "TreeKind", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateTreeDictBody`. */
export const CreateTreeDictBodyFields = {
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "TreeKind", required: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `TreeDictRow`. */
export const TreeDictRowFields = {
  row: { zh: "行号", en: "Row", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  parentCode: { zh: "上级编码", en: "Parent code", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ImportTreeDictsBody`. */
export const ImportTreeDictsBodyFields = {
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "TreeKind", required: true },
  rows: { zh: "行", en: "Rows", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MoveTreeDictBody`. */
export const MoveTreeDictBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
} as const satisfies Fields;

/** 引用类别 · Used by. Labels of the values of `DictUseKind`. */
export const DictUseKindLabels = {
  "style": { zh: "款式", en: "Style", tone: "neutral" },
  "material": { zh: "物料", en: "Material", tone: "neutral" },
  "process": { zh: "工序", en: "Operation", tone: "neutral" },
  "machine": { zh: "设备", en: "Machine", tone: "neutral" },
  "defect": { zh: "不良项目", en: "Defect item", tone: "neutral" },
  "problem": { zh: "问题", en: "Problem", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `DictUse`. */
export const DictUseFields = {
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "DictUseKind", required: true },
  count: { zh: "数量", en: "Quantity", kind: "integer", required: true },
  link: { zh: "链接", en: "Link", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `InitCompanySettingsBody`. */
export const InitCompanySettingsBodyFields = {
  groupName: { zh: "分组", en: "Group", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `InitializedSettings`. */
export const InitializedSettingsFields = {
  addedNum: { zh: "新增", en: "Added", kind: "integer", required: true },
  codes: { zh: "编码", en: "Codes", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CompanySettingLogRow`. */
export const CompanySettingLogRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", filter: true, search: true },
  fromText: { zh: "原值", en: "Before", kind: "text" },
  toText: { zh: "新值", en: "After", kind: "text" },
  byName: { zh: "操作人", en: "Done by", kind: "text", required: true, key: "by_name", search: true },
  createDate: { zh: "时间", en: "Time", kind: "timestamp", required: true, key: "create_date", sort: true, search: true },
  reason: { zh: "原因", en: "Reason", kind: "text", key: "reason", search: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateBundleSplitRuleBody`. */
export const UpdateBundleSplitRuleBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  scope: { zh: "范围", en: "Scope", kind: "enum", enumName: "SplitScope", required: true },
  scopeId: { zh: "适用对象", en: "Applies to", kind: "id" },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "SplitMode", required: true },
  maxNum: { zh: "每扎上限", en: "Maximum per bundle", kind: "integer" },
  mergeTailPct: { zh: "尾扎合并%", en: "Tail merge %", kind: "decimal", unit: "percent" },
  shadeBreak: { zh: "按色号段分", en: "Break at shades", kind: "enum", enumName: "Flag", required: true },
  numbering: { zh: "编号方式", en: "Numbering", kind: "enum", enumName: "SplitNumbering", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateBundleSplitRuleBody`. */
export const CreateBundleSplitRuleBodyFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  scope: { zh: "范围", en: "Scope", kind: "enum", enumName: "SplitScope", required: true },
  scopeId: { zh: "适用对象", en: "Applies to", kind: "id" },
  mode: { zh: "方式", en: "Mode", kind: "enum", enumName: "SplitMode", required: true },
  maxNum: { zh: "每扎上限", en: "Maximum per bundle", kind: "integer" },
  mergeTailPct: { zh: "尾扎合并%", en: "Tail merge %", kind: "decimal", unit: "percent" },
  shadeBreak: { zh: "按色号段分", en: "Break at shades", kind: "enum", enumName: "Flag", required: true },
  numbering: { zh: "编号方式", en: "Numbering", kind: "enum", enumName: "SplitNumbering", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitRulePreviewBundle`. */
export const SplitRulePreviewBundleFields = {
  bundleNo: { zh: "扎号", en: "Bundle no.", kind: "integer", required: true },
  position: { zh: "位置", en: "Position", kind: "integer", required: true },
  plyFrom: { zh: "起始层", en: "From ply", kind: "integer", required: true },
  plyTo: { zh: "结束层", en: "To ply", kind: "integer", required: true },
  num: { zh: "数量", en: "Quantity", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `SplitRulePreview`. */
export const SplitRulePreviewFields = {
  bundles: { zh: "扎号", en: "Bundles", kind: "list", required: true },
  bundleNum: { zh: "扎数", en: "Bundles", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ResolvedSplitRule`. */
export const ResolvedSplitRuleFields = {
  rule: { zh: "规则", en: "Rule", kind: "record", required: true },
  why: { zh: "依据", en: "Why", kind: "text", required: true },
  others: { zh: "其他规则", en: "Others", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `VoiceRow`. */
export const VoiceRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", search: true, sort: true, pin: true },
  event: { zh: "事件", en: "Event", kind: "enum", enumName: "VoiceEvent", required: true, key: "event", filter: true },
  template: { zh: "模板", en: "Template", kind: "text", required: true, key: "template", search: true },
  repeatNum: { zh: "播报次数", en: "Times played", kind: "integer", required: true, key: "repeat_num", sort: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true, key: "is_enabled", filter: true },
  lastPlayDate: { zh: "最近播报", en: "Last played", kind: "timestamp", key: "last_play_date", sort: true },
  updateDate: { zh: "更新时间", en: "Changed", kind: "timestamp", key: "update_date", sort: true, hide: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateVoiceBody`. */
export const UpdateVoiceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  event: { zh: "事件", en: "Event", kind: "enum", enumName: "VoiceEvent", required: true },
  template: { zh: "模板", en: "Template", kind: "text", required: true },
  repeatNum: { zh: "播报次数", en: "Times played", kind: "integer", required: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateVoiceBody`. */
export const CreateVoiceBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  event: { zh: "事件", en: "Event", kind: "enum", enumName: "VoiceEvent", required: true },
  template: { zh: "模板", en: "Template", kind: "text", required: true },
  repeatNum: { zh: "播报次数", en: "Times played", kind: "integer", required: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `TestVoiceBody`. */
export const TestVoiceBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  boardDeviceId: { zh: "看板设备", en: "Wall board", kind: "id", required: true },
} as const satisfies Fields;
