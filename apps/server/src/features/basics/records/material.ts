import { sql } from '../../../database/engine.ts';
import { given, liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

const UNIT = { table: 'ccm.unit', by: 'code', what: { zh: '单位', en: 'Unit' } };

export const material = resource({
  operations: {
    list: 'listMaterials',
    create: 'createMaterial',
    update: 'updateMaterial',
    remove: 'deleteMaterial',
    changeStatus: 'changeMaterialStatus',
  },
  what: { zh: '物料', en: 'Material' },
  table: 'ccm.material',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('material')],
  references: {
    unitCode: UNIT,
    buyUnitCode: UNIT,
    currencyCode: { table: 'ccm.currency', by: 'code', what: { zh: '币种', en: 'Currency' } },
  },
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    materialType: sql`r.material_type`,
    composition: sql`r.composition`,
    gsm: sql`r.gsm`,
    widthCm: sql`r.width_cm`,
    cuttableWidthCm: sql`r.cuttable_width_cm`,
    shrinkWarpPct: sql`r.shrink_warp_pct`,
    shrinkWeftPct: sql`r.shrink_weft_pct`,
    unitCode: sql`r.unit_code`,
    buyUnitCode: sql`r.buy_unit_code`,
    unitRate: sql`trim_scale(r.unit_rate)`,
    price: sql`r.price`,
    currencyCode: sql`r.currency_code`,
    supplierName: sql`r.supplier_name`,
    lossPct: sql`r.loss_pct`,
    spreadMode: sql`r.spread_mode`,
    maxPlies: sql`r.max_plies`,
    relaxHours: sql`r.relax_hours`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId, { materialType }) => sql`
    from ccm.material r where ${liveRows(companyId)}
    ${given(materialType, (type) => sql`r.material_type = ${type}`)}`,
  order: sql`r.code`,
});
