// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
import type { EnumLabels, Fields } from '../../label-types.ts';

/** 资料状态 · Record status. Labels of the values of `RecordStatus`. */
export const RecordStatusLabels = {
  0: { zh: "启用", en: "Enabled", tone: "ok" },
  1: { zh: "停用", en: "Disabled", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ColorRow`. */
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

/** Labels and columns of the fields of `SizeRow`. */
export const SizeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  sizeGroupName: { zh: "尺码组", en: "Size group", kind: "text", required: true, key: "size_group_name", filter: true, search: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true, key: "sort_num", sort: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 客户等级 · Customer grade. Labels of the values of `CustomerGrade`. */
export const CustomerGradeLabels = {
  "A": { zh: "A级", en: "Grade A", tone: "ok" },
  "B": { zh: "B级", en: "Grade B", tone: "accent" },
  "C": { zh: "C级", en: "Grade C", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CustomerRow`. */
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

/** 物料类型 · Material type. Labels of the values of `MaterialType`. */
export const MaterialTypeLabels = {
  1: { zh: "面料", en: "Fabric", tone: "neutral" },
  2: { zh: "里料", en: "Lining", tone: "neutral" },
  3: { zh: "衬朴", en: "Interlining", tone: "neutral" },
  4: { zh: "罗纹", en: "Rib", tone: "neutral" },
  5: { zh: "辅料", en: "Trim", tone: "neutral" },
  6: { zh: "包材", en: "Packing", tone: "neutral" },
  7: { zh: "缝纫线", en: "Thread", tone: "neutral" },
} as const satisfies EnumLabels;

/** 铺布方式 · Spreading mode. Labels of the values of `SpreadMode`. */
export const SpreadModeLabels = {
  1: { zh: "单面单向", en: "Face up, one way", tone: "neutral" },
  2: { zh: "单面双向", en: "Face up, two ways", tone: "neutral" },
  3: { zh: "双面对合", en: "Face to face", tone: "neutral" },
  4: { zh: "双面单向", en: "Face to face, one way", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MaterialRow`. */
export const MaterialRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true, hide: true },
  materialType: { zh: "类型", en: "Type", kind: "enum", enumName: "MaterialType", required: true, key: "material_type", filter: true },
  composition: { zh: "成分", en: "Composition", kind: "text", key: "composition", search: true },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal", key: "gsm_num", sort: true },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre", key: "width_cm_num", sort: true },
  cuttableWidthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", unit: "centimetre", key: "cuttable_width_cm_num", hide: true },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent", key: "shrink_warp_pct_num", hide: true },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent", key: "shrink_weft_pct_num", hide: true },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true, key: "unit_code", filter: true },
  price: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "price_num", sort: true, hide: true, permission: "FIELD^order.unitPrice" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text", key: "currency_code", filter: true, hide: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text", key: "supplier_name", filter: true, search: true },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent", key: "loss_pct_num", hide: true },
  spreadMode: { zh: "铺布方式", en: "Spreading mode", kind: "enum", enumName: "SpreadMode", required: true, key: "spread_mode", filter: true, hide: true },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer", key: "max_plies_num", hide: true },
  relaxHours: { zh: "松布时间(小时)", en: "Relaxing hours", kind: "integer", key: "relax_hours_num", hide: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateColorBody`. */
export const CreateColorBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  hex: { zh: "色值", en: "Hex", kind: "text" },
  pantone: { zh: "潘通号", en: "Pantone", kind: "text" },
  family: { zh: "色系", en: "Family", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateColorBody`. */
export const UpdateColorBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  hex: { zh: "色值", en: "Hex", kind: "text" },
  pantone: { zh: "潘通号", en: "Pantone", kind: "text" },
  family: { zh: "色系", en: "Family", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordStatusBody`. */
export const RecordStatusBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BatchFail`. */
export const BatchFailFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  text: { zh: "说明", en: "Explanation", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `BatchResult`. */
export const BatchResultFields = {
  okIds: { zh: "已处理", en: "Handled", kind: "list", required: true },
  fails: { zh: "失败", en: "Failed", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSizeBody`. */
export const CreateSizeBodyFields = {
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateSizeBody`. */
export const UpdateSizeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  sizeGroupId: { zh: "尺码组", en: "Size group", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `SizeGroupRow`. */
export const SizeGroupRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  sizeNames: { zh: "尺码", en: "Sizes", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateSizeGroupBody`. */
export const CreateSizeGroupBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateSizeGroupBody`. */
export const UpdateSizeGroupBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 量纲 · Dimension. Labels of the values of `UnitDimension`. */
export const UnitDimensionLabels = {
  "length": { zh: "长度", en: "Length", tone: "neutral" },
  "weight": { zh: "重量", en: "Weight", tone: "neutral" },
  "count": { zh: "数量", en: "Count", tone: "neutral" },
  "area": { zh: "面积", en: "Area", tone: "neutral" },
  "time": { zh: "时间", en: "Time", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `UnitRow`. */
export const UnitRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  dimension: { zh: "量纲", en: "Dimension", kind: "enum", enumName: "UnitDimension", required: true, key: "dimension", filter: true },
  factorToBase: { zh: "换算系数", en: "Factor to the base unit", kind: "decimal", required: true, key: "factor_to_base_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateUnitBody`. */
export const CreateUnitBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  dimension: { zh: "量纲", en: "Dimension", kind: "enum", enumName: "UnitDimension", required: true },
  factorToBase: { zh: "换算系数", en: "Factor to the base unit", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateUnitBody`. */
export const UpdateUnitBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  dimension: { zh: "量纲", en: "Dimension", kind: "enum", enumName: "UnitDimension", required: true },
  factorToBase: { zh: "换算系数", en: "Factor to the base unit", kind: "decimal", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CurrencyRow`. */
export const CurrencyRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  symbol: { zh: "符号", en: "Symbol", kind: "text", key: "symbol", search: true },
  isBase: { zh: "本位币", en: "Base currency", kind: "enum", enumName: "Flag", required: true, key: "is_base", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCurrencyBody`. */
export const CreateCurrencyBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  symbol: { zh: "符号", en: "Symbol", kind: "text" },
  isBase: { zh: "本位币", en: "Base currency", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCurrencyBody`. */
export const UpdateCurrencyBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  symbol: { zh: "符号", en: "Symbol", kind: "text" },
  isBase: { zh: "本位币", en: "Base currency", kind: "enum", enumName: "Flag", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `ExchangeRateRow`. */
export const ExchangeRateRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  currencyCode: { zh: "币种", en: "Currency", kind: "text", required: true, key: "currency_code", sort: true, filter: true, pin: true },
  rateDate: { zh: "日期", en: "Date", kind: "date", required: true, key: "rate_date", sort: true, search: true },
  rate: { zh: "汇率", en: "Exchange rate", kind: "decimal", required: true, key: "rate_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateExchangeRateBody`. */
export const CreateExchangeRateBodyFields = {
  currencyCode: { zh: "币种", en: "Currency", kind: "text", required: true },
  rateDate: { zh: "日期", en: "Date", kind: "date", required: true },
  rate: { zh: "汇率", en: "Exchange rate", kind: "decimal", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateExchangeRateBody`. */
export const UpdateExchangeRateBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  currencyCode: { zh: "币种", en: "Currency", kind: "text", required: true },
  rateDate: { zh: "日期", en: "Date", kind: "date", required: true },
  rate: { zh: "汇率", en: "Exchange rate", kind: "decimal", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCustomerBody`. */
export const CreateCustomerBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  shortName: { zh: "公司简称", en: "Short name", kind: "text", required: true },
  country: { zh: "国家", en: "Country", kind: "text" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "CustomerGrade", required: true },
  isVip: { zh: "VIP", en: "VIP", kind: "enum", enumName: "Flag", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent" },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent" },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent" },
  aqlMajor: { zh: "主疵AQL", en: "AQL major", kind: "decimal", required: true },
  aqlMinor: { zh: "次疵AQL", en: "AQL minor", kind: "decimal", required: true },
  inspectionLevel: { zh: "检验水平", en: "Inspection level", kind: "text", required: true },
  gateShipment: { zh: "终检放行", en: "Gated shipment", kind: "enum", enumName: "Flag", required: true },
  shadeControl: { zh: "色号段管控", en: "Shade control", kind: "enum", enumName: "Flag", required: true },
  contact: { zh: "联系人", en: "Contact", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCustomerBody`. */
export const UpdateCustomerBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  shortName: { zh: "公司简称", en: "Short name", kind: "text", required: true },
  country: { zh: "国家", en: "Country", kind: "text" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "CustomerGrade", required: true },
  isVip: { zh: "VIP", en: "VIP", kind: "enum", enumName: "Flag", required: true },
  cutTolUpPct: { zh: "裁剪上差%", en: "Over-cut %", kind: "decimal", required: true, unit: "percent" },
  cutTolDownPct: { zh: "裁剪下差%", en: "Under-cut %", kind: "decimal", required: true, unit: "percent" },
  shipTolUpPct: { zh: "走货上差%", en: "Over-ship %", kind: "decimal", required: true, unit: "percent" },
  shipTolDownPct: { zh: "走货下差%", en: "Under-ship %", kind: "decimal", required: true, unit: "percent" },
  aqlMajor: { zh: "主疵AQL", en: "AQL major", kind: "decimal", required: true },
  aqlMinor: { zh: "次疵AQL", en: "AQL minor", kind: "decimal", required: true },
  inspectionLevel: { zh: "检验水平", en: "Inspection level", kind: "text", required: true },
  gateShipment: { zh: "终检放行", en: "Gated shipment", kind: "enum", enumName: "Flag", required: true },
  shadeControl: { zh: "色号段管控", en: "Shade control", kind: "enum", enumName: "Flag", required: true },
  contact: { zh: "联系人", en: "Contact", kind: "text" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 工厂类型 · Factory type. Labels of the values of `FactoryType`. */
export const FactoryTypeLabels = {
  1: { zh: "自有", en: "Own", tone: "neutral" },
  2: { zh: "外协", en: "Outside", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `FactoryRow`. */
export const FactoryRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  factoryType: { zh: "类型", en: "Type", kind: "enum", enumName: "FactoryType", required: true, key: "factory_type", filter: true },
  address: { zh: "地址", en: "Address", kind: "text", key: "address", search: true },
  managerName: { zh: "负责人", en: "Head", kind: "text", key: "manager_name", search: true },
  calendarName: { zh: "日历", en: "Calendar", kind: "text", key: "calendar_name", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  managerId: { zh: "负责人", en: "Head", kind: "id" },
  calendarId: { zh: "日历", en: "Calendar", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateFactoryBody`. */
export const CreateFactoryBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  factoryType: { zh: "类型", en: "Type", kind: "enum", enumName: "FactoryType", required: true },
  address: { zh: "地址", en: "Address", kind: "text" },
  managerId: { zh: "负责人", en: "Head", kind: "id" },
  calendarId: { zh: "日历", en: "Calendar", kind: "id" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateFactoryBody`. */
export const UpdateFactoryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  factoryType: { zh: "类型", en: "Type", kind: "enum", enumName: "FactoryType", required: true },
  address: { zh: "地址", en: "Address", kind: "text" },
  managerId: { zh: "负责人", en: "Head", kind: "id" },
  calendarId: { zh: "日历", en: "Calendar", kind: "id" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 仓库类型 · Store type. Labels of the values of `WarehouseType`. */
export const WarehouseTypeLabels = {
  1: { zh: "面料仓", en: "Fabric", tone: "neutral" },
  2: { zh: "辅料仓", en: "Trims", tone: "neutral" },
  3: { zh: "裁片仓", en: "Cut-piece store", tone: "neutral" },
  4: { zh: "成品仓", en: "Finished goods", tone: "neutral" },
  5: { zh: "次品仓", en: "Seconds", tone: "neutral" },
  6: { zh: "废料仓", en: "Scrap", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `WarehouseLocation`. */
export const WarehouseLocationFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  zone: { zh: "区", en: "Zone", kind: "text" },
  capacity: { zh: "容量", en: "Capacity", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseRow`. */
export const WarehouseRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  warehouseType: { zh: "类型", en: "Type", kind: "enum", enumName: "WarehouseType", required: true, key: "warehouse_type", filter: true },
  factoryName: { zh: "工厂", en: "Factory", kind: "text", key: "factory_name", filter: true },
  keeperNames: { zh: "仓管", en: "Keepers", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  keeperIds: { zh: "仓管", en: "Keepers", kind: "list", required: true },
  locations: { zh: "库位", en: "Locations", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WarehouseLocationInput`. */
export const WarehouseLocationInputFields = {
  id: { zh: "编号", en: "Id", kind: "id" },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  zone: { zh: "区", en: "Zone", kind: "text" },
  capacity: { zh: "容量", en: "Capacity", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWarehouseBody`. */
export const CreateWarehouseBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  warehouseType: { zh: "类型", en: "Type", kind: "enum", enumName: "WarehouseType", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  keeperIds: { zh: "仓管", en: "Keepers", kind: "list" },
  locations: { zh: "库位", en: "Locations", kind: "list" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWarehouseBody`. */
export const UpdateWarehouseBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  warehouseType: { zh: "类型", en: "Type", kind: "enum", enumName: "WarehouseType", required: true },
  factoryId: { zh: "工厂", en: "Factory", kind: "id" },
  keeperIds: { zh: "仓管", en: "Keepers", kind: "list" },
  locations: { zh: "库位", en: "Locations", kind: "list" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateMaterialBody`. */
export const CreateMaterialBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  materialType: { zh: "类型", en: "Type", kind: "enum", enumName: "MaterialType", required: true },
  composition: { zh: "成分", en: "Composition", kind: "text" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  cuttableWidthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", unit: "centimetre" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  buyUnitCode: { zh: "采购单位", en: "Purchase unit", kind: "text" },
  unitRate: { zh: "换算", en: "Conversion", kind: "decimal" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent" },
  safetyNum: { zh: "安全库存", en: "Safety stock", kind: "decimal" },
  spreadMode: { zh: "铺布方式", en: "Spreading mode", kind: "enum", enumName: "SpreadMode" },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer" },
  relaxHours: { zh: "松布时间", en: "Relaxing hours", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateMaterialBody`. */
export const UpdateMaterialBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  materialType: { zh: "类型", en: "Type", kind: "enum", enumName: "MaterialType", required: true },
  composition: { zh: "成分", en: "Composition", kind: "text" },
  gsm: { zh: "克重", en: "Weight g/m²", kind: "decimal" },
  widthCm: { zh: "门幅(cm)", en: "Width (cm)", kind: "decimal", unit: "centimetre" },
  cuttableWidthCm: { zh: "有效幅(cm)", en: "Cuttable width (cm)", kind: "decimal", unit: "centimetre" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
  unitCode: { zh: "单位", en: "Unit", kind: "text", required: true },
  buyUnitCode: { zh: "采购单位", en: "Purchase unit", kind: "text" },
  unitRate: { zh: "换算", en: "Conversion", kind: "decimal" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
  currencyCode: { zh: "币种", en: "Currency", kind: "text" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  lossPct: { zh: "损耗%", en: "Loss %", kind: "decimal", unit: "percent" },
  safetyNum: { zh: "安全库存", en: "Safety stock", kind: "decimal" },
  spreadMode: { zh: "铺布方式", en: "Spreading mode", kind: "enum", enumName: "SpreadMode" },
  maxPlies: { zh: "最高层数", en: "Maximum plies", kind: "integer" },
  relaxHours: { zh: "松布时间", en: "Relaxing hours", kind: "integer" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WashingRow`. */
export const WashingRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal", key: "minutes_num", sort: true },
  price: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money", key: "price_num", sort: true, hide: true, permission: "FIELD^order.unitPrice" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent", key: "shrink_warp_pct_num" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent", key: "shrink_weft_pct_num" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWashingBody`. */
export const CreateWashingBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWashingBody`. */
export const UpdateWashingBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  minutes: { zh: "分钟", en: "Minutes", kind: "decimal" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", unit: "money" },
  shrinkWarpPct: { zh: "经缩%", en: "Warp shrinkage %", kind: "decimal", unit: "percent" },
  shrinkWeftPct: { zh: "纬缩%", en: "Weft shrinkage %", kind: "decimal", unit: "percent" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 工段 · Section. Labels of the values of `Section`. */
export const SectionLabels = {
  1: { zh: "裁剪", en: "Cutting", tone: "neutral" },
  2: { zh: "裁片处理", en: "Panel preparation", tone: "neutral" },
  3: { zh: "缝制", en: "Sewing", tone: "neutral" },
  4: { zh: "后整", en: "Finishing", tone: "neutral" },
  5: { zh: "检验", en: "Inspection", tone: "neutral" },
  6: { zh: "包装", en: "Packing", tone: "neutral" },
  7: { zh: "外发", en: "Subcontracted", tone: "neutral" },
} as const satisfies EnumLabels;

/** 难度等级 · Difficulty. Labels of the values of `ProcessGrade`. */
export const ProcessGradeLabels = {
  "A": { zh: "A级", en: "Grade A", tone: "bad" },
  "B": { zh: "B级", en: "Grade B", tone: "warn" },
  "C": { zh: "C级", en: "Grade C", tone: "neutral" },
  "D": { zh: "D级", en: "Grade D", tone: "neutral" },
} as const satisfies EnumLabels;

/** 计件范围 · Pay scope. Labels of the values of `PayScope`. */
export const PayScopeLabels = {
  1: { zh: "按扎", en: "Per bundle", tone: "neutral" },
  2: { zh: "按床", en: "Per bed", tone: "neutral" },
  3: { zh: "集体", en: "Group", tone: "neutral" },
  4: { zh: "不计", en: "Not paid", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `ProcessRow`. */
export const ProcessRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true, key: "section", filter: true },
  partCode: { zh: "部位", en: "Part", kind: "text", key: "part_code", filter: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", key: "machine_type_name", filter: true },
  sam: { zh: "标准工时(分)", en: "Standard minutes", kind: "decimal", required: true, unit: "minute", key: "sam_num", sort: true },
  price: { zh: "基准工价", en: "Base price", kind: "decimal", unit: "money", key: "price_num", sort: true, permission: "FIELD^orderProcess.price" },
  grade: { zh: "难度", en: "Difficulty", kind: "enum", enumName: "ProcessGrade", required: true, key: "grade", filter: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true, key: "is_checkpoint", filter: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true, key: "is_output", filter: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true, key: "is_ticket", filter: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true, key: "pay_scope", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateProcessBody`. */
export const CreateProcessBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", required: true, unit: "money" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "ProcessGrade", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateProcessBody`. */
export const UpdateProcessBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  section: { zh: "工段", en: "Section", kind: "enum", enumName: "Section", required: true },
  partCode: { zh: "部位", en: "Part", kind: "text" },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id" },
  sam: { zh: "标准工时", en: "Standard minutes", kind: "decimal", required: true, unit: "minute" },
  price: { zh: "现行工价", en: "Current piece price", kind: "decimal", required: true, unit: "money" },
  grade: { zh: "等级", en: "Grade", kind: "enum", enumName: "ProcessGrade", required: true },
  isCheckpoint: { zh: "关键工序", en: "Checkpoint", kind: "enum", enumName: "Flag", required: true },
  isOutput: { zh: "产出点", en: "Output point", kind: "enum", enumName: "Flag", required: true },
  isTicket: { zh: "打工票", en: "Ticket printed", kind: "enum", enumName: "Flag", required: true },
  payScope: { zh: "计件范围", en: "Pay scope", kind: "enum", enumName: "PayScope", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 类别 · Kind. Labels of the values of `CategoryKind`. */
export const CategoryKindLabels = {
  "style": { zh: "款式", en: "Style", tone: "neutral" },
  "material": { zh: "物料", en: "Material", tone: "neutral" },
  "process": { zh: "工序", en: "Operation", tone: "neutral" },
  "machine": { zh: "设备", en: "Machine", tone: "neutral" },
  "defect": { zh: "疵点", en: "Defect", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `CategoryRow`. */
export const CategoryRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "CategoryKind", required: true, key: "kind", filter: true },
  parentName: { zh: "上级", en: "Parent", kind: "text", key: "parent_name", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  isLeaf: { zh: "末级", en: "Leaf", kind: "boolean", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateCategoryBody`. */
export const CreateCategoryBodyFields = {
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "CategoryKind", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateCategoryBody`. */
export const UpdateCategoryBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  parentId: { zh: "上级", en: "Parent", kind: "id" },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "CategoryKind", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineTypeRow`. */
export const MachineTypeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true },
  categoryName: { zh: "类别", en: "Category", kind: "text", key: "category_name", filter: true },
  needles: { zh: "针数", en: "Needles", kind: "integer", key: "needles_num" },
  threads: { zh: "线数", en: "Threads", kind: "integer", key: "threads_num" },
  stitchClass: { zh: "线迹类", en: "Stitch class", kind: "text", key: "stitch_class", filter: true },
  minuteCost: { zh: "分钟成本", en: "Cost per minute", kind: "decimal", key: "minute_cost_num", hide: true, permission: "FIELD^order.unitPrice" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateMachineTypeBody`. */
export const CreateMachineTypeBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  needles: { zh: "针数", en: "Needles", kind: "integer" },
  threads: { zh: "线数", en: "Threads", kind: "integer" },
  stitchClass: { zh: "线迹类", en: "Stitch class", kind: "text" },
  minuteCost: { zh: "分钟成本", en: "Cost per minute", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateMachineTypeBody`. */
export const UpdateMachineTypeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  categoryId: { zh: "品类", en: "Category", kind: "id" },
  needles: { zh: "针数", en: "Needles", kind: "integer" },
  threads: { zh: "线数", en: "Threads", kind: "integer" },
  stitchClass: { zh: "线迹类", en: "Stitch class", kind: "text" },
  minuteCost: { zh: "分钟成本", en: "Cost per minute", kind: "decimal" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DictTypeRow`. */
export const DictTypeRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true, key: "code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  isTree: { zh: "树形", en: "Tree", kind: "enum", enumName: "Flag", required: true, key: "is_tree", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDictTypeBody`. */
export const CreateDictTypeBodyFields = {
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  isTree: { zh: "树形", en: "Tree", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDictTypeBody`. */
export const UpdateDictTypeBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  code: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  isTree: { zh: "树形", en: "Tree", kind: "enum", enumName: "Flag", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `DictItemRow`. */
export const DictItemRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  typeCode: { zh: "字典", en: "Dictionary", kind: "text", required: true, key: "type_code", sort: true, filter: true },
  itemCode: { zh: "编码", en: "Code", kind: "text", required: true, key: "item_code", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text", key: "name_en", search: true },
  sort: { zh: "排序", en: "Sort order", kind: "integer", required: true, key: "sort_num", sort: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateDictItemBody`. */
export const CreateDictItemBodyFields = {
  typeCode: { zh: "字典", en: "Dictionary", kind: "text", required: true },
  itemCode: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateDictItemBody`. */
export const UpdateDictItemBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  typeCode: { zh: "字典", en: "Dictionary", kind: "text", required: true },
  itemCode: { zh: "编码", en: "Code", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nameEn: { zh: "英文名", en: "English name", kind: "text" },
  sort: { zh: "排序", en: "Sort order", kind: "integer" },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkflowNode`. */
export const WorkflowNodeFields = {
  nodeNo: { zh: "节点", en: "Step", kind: "integer", required: true },
  jobId: { zh: "岗位", en: "Job", kind: "id" },
  managerOf: { zh: "负责人", en: "Head of", kind: "text" },
  userId: { zh: "用户", en: "User", kind: "id" },
  isAll: { zh: "全部同意", en: "All must agree", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkflowRow`. */
export const WorkflowRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  bizType: { zh: "类型", en: "Type", kind: "enum", enumName: "WorkflowType", required: true, key: "biz_type", filter: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", sort: true, search: true, pin: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true, key: "is_enabled", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus", required: true, key: "status", filter: true },
  nodes: { zh: "节点", en: "Steps", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `WorkflowNodeInput`. */
export const WorkflowNodeInputFields = {
  nodeNo: { zh: "节点", en: "Step", kind: "integer", required: true },
  jobId: { zh: "岗位", en: "Job", kind: "id" },
  managerOf: { zh: "负责人", en: "Head of", kind: "text" },
  userId: { zh: "用户", en: "User", kind: "id" },
  isAll: { zh: "全部同意", en: "All must agree", kind: "boolean", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateWorkflowBody`. */
export const CreateWorkflowBodyFields = {
  bizType: { zh: "类型", en: "Type", kind: "enum", enumName: "WorkflowType", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nodes: { zh: "节点", en: "Steps", kind: "list", required: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateWorkflowBody`. */
export const UpdateWorkflowBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  bizType: { zh: "类型", en: "Type", kind: "enum", enumName: "WorkflowType", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  nodes: { zh: "节点", en: "Steps", kind: "list", required: true },
  isEnabled: { zh: "启用", en: "Enabled", kind: "enum", enumName: "Flag", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "RecordStatus" },
} as const satisfies Fields;

/** 设备状态 · Machine status. Labels of the values of `MachineStatus`. */
export const MachineStatusLabels = {
  0: { zh: "停用", en: "Stopped", tone: "neutral" },
  1: { zh: "启用", en: "Running", tone: "ok" },
  2: { zh: "维修", en: "Repair", tone: "bad" },
  3: { zh: "闲置", en: "Idle", tone: "warn" },
  4: { zh: "报废", en: "Scrapped", tone: "bad" },
} as const satisfies EnumLabels;

/** 权属 · Ownership. Labels of the values of `MachineOwnership`. */
export const MachineOwnershipLabels = {
  1: { zh: "自有", en: "Own", tone: "neutral" },
  2: { zh: "租入", en: "Rented", tone: "accent" },
  3: { zh: "借出", en: "Lent out", tone: "warn" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MachineRow`. */
export const MachineRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  imageUrl: { zh: "图片", en: "Picture", kind: "image", pin: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true, key: "machine_no", sort: true, search: true, pin: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true, key: "name", search: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", key: "machine_type_name", sort: true, filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "MachineStatus", required: true, key: "status", sort: true, filter: true },
  ownership: { zh: "权属", en: "Ownership", kind: "enum", enumName: "MachineOwnership", required: true, key: "ownership", filter: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", sort: true, filter: true },
  stationNo: { zh: "工位", en: "Station", kind: "text", key: "station_no", search: true },
  locationCode: { zh: "位置", en: "Location", kind: "text", key: "location_code", search: true },
  brand: { zh: "品牌", en: "Brand", kind: "text", key: "brand", filter: true, search: true },
  model: { zh: "型号", en: "Model", kind: "text", key: "model", search: true },
  serialNo: { zh: "序列号", en: "Serial no.", kind: "text", key: "serial_no", search: true },
  barcode: { zh: "条码", en: "Barcode", kind: "text", required: true, key: "barcode", search: true, hide: true },
  buyDate: { zh: "购置日期", en: "Bought", kind: "date", key: "buy_date", sort: true, search: true },
  buyPrice: { zh: "购置价", en: "Bought for", kind: "decimal", unit: "money", key: "buy_price_num", sort: true, sum: true, hide: true, permission: "FIELD^order.unitPrice" },
  warrantyDate: { zh: "保修至", en: "Warranty until", kind: "date", key: "warranty_date", sort: true, search: true },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text", key: "supplier_name", filter: true, hide: true },
  maintainCycleDays: { zh: "保养周期(天)", en: "Maintenance cycle (days)", kind: "integer", key: "maintain_cycle_days_num", hide: true },
  lastMaintainDate: { zh: "上次保养", en: "Last maintained", kind: "date", key: "last_maintain_date", sort: true, search: true },
  nextMaintainDate: { zh: "下次保养", en: "Next maintenance", kind: "date", key: "next_maintain_date", sort: true, search: true },
  repairNum: { zh: "本月维修", en: "Repairs this month", kind: "integer", required: true, key: "repair_num", sort: true, sum: true },
  downMin: { zh: "本月停机(分)", en: "Down this month (min)", kind: "decimal", required: true, key: "down_min_num", sort: true, sum: true },
  docNum: { zh: "文件数", en: "Files", kind: "integer", required: true, key: "doc_num", hide: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineTotals`. */
export const MachineTotalsFields = {
  buyPrice: { zh: "购置价", en: "Bought for", kind: "decimal", unit: "money", permission: "FIELD^order.unitPrice" },
  repairNum: { zh: "本月维修", en: "Repairs this month", kind: "integer", required: true },
  downMin: { zh: "本月停机(分)", en: "Down this month (min)", kind: "decimal" },
} as const satisfies Fields;

/** Labels and columns of the fields of `CreateMachineBody`. */
export const CreateMachineBodyFields = {
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  ownership: { zh: "权属", en: "Ownership", kind: "enum", enumName: "MachineOwnership", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  brand: { zh: "品牌", en: "Brand", kind: "text" },
  model: { zh: "型号", en: "Model", kind: "text" },
  serialNo: { zh: "序列号", en: "Serial no.", kind: "text" },
  motor: { zh: "电机", en: "Motor", kind: "text" },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
  buyDate: { zh: "购置日期", en: "Bought", kind: "date" },
  buyPrice: { zh: "购置价", en: "Bought for", kind: "decimal", unit: "money" },
  warrantyDate: { zh: "保修至", en: "Warranty until", kind: "date" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  maintainCycleDays: { zh: "保养周期(天)", en: "Maintenance cycle (days)", kind: "integer" },
  docs: { zh: "档案文件", en: "Files", kind: "list" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `UpdateMachineBody`. */
export const UpdateMachineBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true },
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  machineTypeId: { zh: "机种", en: "Machine type", kind: "id", required: true },
  ownership: { zh: "权属", en: "Ownership", kind: "enum", enumName: "MachineOwnership", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id" },
  stationNo: { zh: "工位", en: "Station", kind: "text" },
  locationCode: { zh: "库位", en: "Location", kind: "text" },
  brand: { zh: "品牌", en: "Brand", kind: "text" },
  model: { zh: "型号", en: "Model", kind: "text" },
  serialNo: { zh: "序列号", en: "Serial no.", kind: "text" },
  motor: { zh: "电机", en: "Motor", kind: "text" },
  barcode: { zh: "条码", en: "Barcode", kind: "text" },
  buyDate: { zh: "购置日期", en: "Bought", kind: "date" },
  buyPrice: { zh: "购置价", en: "Bought for", kind: "decimal", unit: "money" },
  warrantyDate: { zh: "保修至", en: "Warranty until", kind: "date" },
  supplierName: { zh: "供应商", en: "Supplier", kind: "text" },
  maintainCycleDays: { zh: "保养周期(天)", en: "Maintenance cycle (days)", kind: "integer" },
  docs: { zh: "档案文件", en: "Files", kind: "list" },
  imageUrl: { zh: "图片", en: "Picture", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineLocationRow`. */
export const MachineLocationRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true, key: "machine_no", sort: true, search: true, pin: true },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", key: "machine_type_name", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "MachineStatus", required: true, key: "status", filter: true },
  deptName: { zh: "产线", en: "Line", kind: "text", required: true, key: "dept_name", sort: true, filter: true },
  stationNo: { zh: "工位", en: "Station", kind: "text", required: true, key: "station_no", sort: true, search: true },
  fromDate: { zh: "开始日期", en: "Start date", kind: "timestamp", required: true, key: "from_date", sort: true, search: true },
  toDate: { zh: "结束日期", en: "End date", kind: "timestamp", key: "to_date", sort: true, search: true },
  stayDays: { zh: "在位天数", en: "In place (days)", kind: "integer", key: "stay_days_num", sort: true },
  employeeName: { zh: "今日操作员", en: "Operator today", kind: "text", key: "employee_name", search: true },
  updateByName: { zh: "调位人", en: "Moved by", kind: "text", key: "update_by_name", search: true },
  machineId: { zh: "设备", en: "Machine", kind: "id", required: true },
  deptId: { zh: "部门", en: "Department", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** 维护类别 · Maintenance kind. Labels of the values of `MaintenanceKind`. */
export const MaintenanceKindLabels = {
  1: { zh: "维修", en: "Repair", tone: "warn" },
  2: { zh: "日检", en: "Daily check", tone: "neutral" },
  3: { zh: "定期保养", en: "Periodic", tone: "neutral" },
  4: { zh: "大修", en: "Overhaul", tone: "bad" },
} as const satisfies EnumLabels;

/** 维修状态 · Maintenance status. Labels of the values of `MaintenanceStatus`. */
export const MaintenanceStatusLabels = {
  0: { zh: "已报", en: "Reported", tone: "bad" },
  1: { zh: "已接", en: "Accepted", tone: "accent" },
  2: { zh: "维修中", en: "Under repair", tone: "warn" },
  3: { zh: "待件", en: "Waiting for parts", tone: "held" },
  4: { zh: "修好", en: "Repaired", tone: "ok" },
  5: { zh: "已确认", en: "Confirmed", tone: "ok" },
  9: { zh: "已取消", en: "Cancelled", tone: "neutral" },
} as const satisfies EnumLabels;

/** Labels and columns of the fields of `MachinePart`. */
export const MachinePartFields = {
  name: { zh: "名称", en: "Name", kind: "text", required: true },
  num: { zh: "数量", en: "Quantity", kind: "decimal", required: true },
  price: { zh: "单价", en: "Unit price", kind: "decimal", unit: "money" },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineMaintenanceRow`. */
export const MachineMaintenanceRowFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  billNo: { zh: "维修单号", en: "Repair order no.", kind: "text", required: true, key: "bill_no", sort: true, search: true, pin: true },
  machineNo: { zh: "设备编号", en: "Machine no.", kind: "text", required: true, key: "machine_no", sort: true, search: true, link: "/mes/basic/equipmentArchives?machineNo={machineNo}" },
  machineTypeName: { zh: "机种", en: "Machine type", kind: "text", required: true, key: "machine_type_name", filter: true },
  deptName: { zh: "部门", en: "Department", kind: "text", key: "dept_name", filter: true },
  stationNo: { zh: "工位", en: "Station", kind: "text", key: "station_no", search: true },
  kind: { zh: "类别", en: "Kind", kind: "enum", enumName: "MaintenanceKind", required: true, key: "kind", filter: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "MaintenanceStatus", required: true, key: "status", filter: true },
  faultText: { zh: "故障", en: "Fault", kind: "text", key: "fault_text", search: true },
  reportByName: { zh: "报告人", en: "Reported by", kind: "text", required: true, key: "report_by_name", search: true },
  reportDate: { zh: "报告时间", en: "Reported", kind: "timestamp", required: true, key: "report_date", sort: true, search: true },
  acceptDate: { zh: "接单时间", en: "Accepted", kind: "timestamp", key: "accept_date", sort: true },
  finishDate: { zh: "修好时间", en: "Finished", kind: "timestamp", key: "finish_date", sort: true },
  confirmDate: { zh: "确认时间", en: "Confirmed", kind: "timestamp", key: "confirm_date", sort: true },
  mechanicName: { zh: "机修员", en: "Mechanic", kind: "text", key: "mechanic_name", filter: true },
  downMin: { zh: "停机分钟", en: "Down (min)", kind: "decimal", key: "down_min_num", sort: true, sum: true },
  cost: { zh: "维修费", en: "Cost", kind: "decimal", unit: "money", key: "cost_num", sort: true, sum: true },
  machineId: { zh: "设备", en: "Machine", kind: "id", required: true },
  machineStatus: { zh: "设备状态", en: "Machine status", kind: "enum", enumName: "MachineStatus", required: true },
  faultCode: { zh: "故障代码", en: "Fault code", kind: "text" },
  parts: { zh: "配件", en: "Parts", kind: "list", required: true },
  images: { zh: "图片", en: "Pictures", kind: "list", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `MachineRun`. */
export const MachineRunFields = {
  startDate: { zh: "开始", en: "Start", kind: "timestamp", required: true },
  endDate: { zh: "结束", en: "End", kind: "timestamp" },
  stopReason: { zh: "停止原因", en: "Reason for the stop", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `Machine`. */
export const MachineFields = {
  machine: { zh: "设备", en: "Machine", kind: "record", required: true },
  docs: { zh: "档案文件", en: "Files", kind: "list", required: true },
  locations: { zh: "位置", en: "Locations", kind: "list", required: true },
  bills: { zh: "维修单", en: "Repair orders", kind: "list", required: true },
  runs: { zh: "运行", en: "Runs", kind: "list", required: true },
} as const satisfies Fields;

/** Labels and columns of the fields of `ChangeMachineStatusBody`. */
export const ChangeMachineStatusBodyFields = {
  ids: { zh: "记录", en: "Records", kind: "list", required: true },
  status: { zh: "状态", en: "Status", kind: "enum", enumName: "MachineStatus", required: true },
  stopReason: { zh: "停止原因", en: "Reason for the stop", kind: "text" },
} as const satisfies Fields;

/** Labels and columns of the fields of `RecordReasonBody`. */
export const RecordReasonBodyFields = {
  id: { zh: "编号", en: "Id", kind: "id", required: true },
  version: { zh: "乐观锁", en: "Version", kind: "integer", required: true },
  reason: { zh: "原因", en: "Reason", kind: "text", required: true },
} as const satisfies Fields;
