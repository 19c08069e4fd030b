// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { EnumLabels, Fields } from '../../label-types.ts';

/** 资料状态 · Record status */
export const RecordStatusLabels = {
  0: { zh: "启用", en: "On", tone: "ok" },
  1: { zh: "停用", en: "Off", tone: "neutral" },
} as const satisfies EnumLabels;

export const ColorRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true },
  hex: { zh: "色值", en: "Hex", kind: "text", key: "hex" },
  pantone: { zh: "潘通号", en: "Pantone", kind: "text", key: "pantone", search: true },
  family: { zh: "色系", en: "Family", kind: "text", key: "family", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

export const SizeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  sizeGroupName: { zh: "尺码组", en: "Size group", kind: "text", required: true, key: "size_group_name", filter: true, search: true },
  sort: { zh: "排序", en: "Order", kind: "integer", required: true, key: "sort_num", sort: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 客户等级 · Customer grade */
export const CustomerGradeLabels = {
  "A": { zh: "A级", en: "Grade A", tone: "ok" },
  "B": { zh: "B级", en: "Grade B", tone: "accent" },
  "C": { zh: "C级", en: "Grade C", tone: "neutral" },
} as const satisfies EnumLabels;

export const CustomerRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", key: "name", sort: true, search: true, permission: "FIELD^customer.name" },
  shortName: { zh: "简称", en: "Short name", kind: "text", required: true, key: "short_name", search: true },
  country: { zh: "国家", en: "Country", kind: "text", key: "country", filter: true },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "CustomerGrade", required: true, key: "grade", filter: true },
  isVip: { zh: "VIP", en: "VIP", kind: "enum", enumName: "Flag", required: true, key: "is_vip", filter: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent", key: "cut_tol_up_pct_num", hide: true },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent", key: "cut_tol_down_pct_num", hide: true },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent", key: "ship_tol_up_pct_num", hide: true },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent", key: "ship_tol_down_pct_num", hide: true },
  aqlMajor: { zh: "主疵AQL", en: "AQL major", kind: "decimal", required: true, key: "aql_major_num", hide: true },
  aqlMinor: { zh: "次疵AQL", en: "AQL minor", kind: "decimal", required: true, key: "aql_minor_num", hide: true },
  inspectionLevel: { zh: "检验水平", en: "Inspection level", kind: "text", required: true, key: "inspection_level", filter: true, hide: true },
  gateShipment: { zh: "终检放行", en: "Gated shipment", kind: "enum", enumName: "Flag", required: true, key: "gate_shipment", filter: true, hide: true },
  shadeControl: { zh: "色号段管控", en: "Shade control", kind: "enum", enumName: "Flag", required: true, key: "shade_control", filter: true, hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 物料类型 · Material kind */
export const MaterialTypeLabels = {
  1: { zh: "面料", en: "Fabric", tone: "neutral" },
  2: { zh: "里料", en: "Lining", tone: "neutral" },
  3: { zh: "衬朴", en: "Interlining", tone: "neutral" },
  4: { zh: "罗纹", en: "Rib", tone: "neutral" },
  5: { zh: "辅料", en: "Trim", tone: "neutral" },
  6: { zh: "包材", en: "Packing", tone: "neutral" },
  7: { zh: "缝纫线", en: "Thread", tone: "neutral" },
} as const satisfies EnumLabels;

/** 铺布方式 · Spreading mode */
export const SpreadModeLabels = {
  1: { zh: "单面单向", en: "Face up, one way", tone: "neutral" },
  2: { zh: "单面双向", en: "Face up, two ways", tone: "neutral" },
  3: { zh: "双面对合", en: "Face to face", tone: "neutral" },
  4: { zh: "双面单向", en: "Face to face, one way", tone: "neutral" },
} as const satisfies EnumLabels;

export const MaterialRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true, hide: true },
  materialType: { zh: "类型", en: "Kind", kind: "enum", enumName: "MaterialType", required: true, key: "material_type", filter: true },
  composition: { zh: "成分", en: "Composition", kind: "text", key: "composition", search: true },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal", key: "gsm_num", sort: true },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre", key: "width_cm_num", sort: true },
  cuttableWidthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", unit: "centimetre", key: "cuttable_width_cm_num", hide: true },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent", key: "shrink_warp_pct_num", hide: true },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent", key: "shrink_weft_pct_num", hide: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true, key: "unit_code", filter: true },
  price: { zh: "单价", en: "Price", kind: "decimal", unit: "money", key: "price_num", sort: true, hide: true, permission: "FIELD^order.unitPrice" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text", key: "currency_code", filter: true, hide: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text", key: "supplier_name", filter: true, search: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent", key: "loss_pct_num", hide: true },
  spreadMode: { zh: "铺布方式", en: "Spreading", kind: "enum", enumName: "SpreadMode", required: true, key: "spread_mode", filter: true, hide: true },
  maxPlies: { zh: "最高层数", en: "Most plies", kind: "integer", key: "max_plies_num", hide: true },
  relaxHours: { zh: "松布时间(小时)", en: "Relaxing hours", kind: "integer", key: "relax_hours_num", hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;
