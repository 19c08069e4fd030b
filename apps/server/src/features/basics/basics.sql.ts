import { type Sql, sql } from '../../database/engine.ts';

/** Disabled records stay in the lists, marked; deleted ones are gone. */
const status = (table: Sql): Sql => sql`case when ${table}.del_flag = '0' then 0 else 1 end`;

export const colorColumns = {
  id: sql`c.id`,
  code: sql`c.code`,
  name: sql`c.name`,
  nameEn: sql`c.name_en`,
  hex: sql`c.hex`,
  pantone: sql`c.pantone`,
  family: sql`c.family`,
  status: status(sql`c`),
  version: sql`c.version`,
};

export const colorRows = (companyId: string): Sql =>
  sql`from ccm.color c where c.company_id = ${companyId} and c.del_flag <> '2'`;

export const sizeColumns = {
  id: sql`z.id`,
  code: sql`z.code`,
  name: sql`z.name`,
  sizeGroupName: sql`g.name`,
  sort: sql`z.sort`,
  sizeGroupId: sql`z.size_group_id`,
  status: status(sql`z`),
  version: sql`z.version`,
};

export const sizeRows = (companyId: string, sizeGroupId: string | undefined): Sql => sql`
  from ccm.size z
  join ccm.size_group g on g.company_id = z.company_id and g.id = z.size_group_id
  where z.company_id = ${companyId} and z.del_flag <> '2'
  ${sizeGroupId ? sql`and z.size_group_id = ${sizeGroupId}` : sql``}`;

export const customerColumns = {
  id: sql`k.id`,
  code: sql`k.code`,
  name: sql`k.name`,
  shortName: sql`coalesce(k.short_name, k.name)`,
  country: sql`k.country`,
  grade: sql`k.grade`,
  isVip: sql`k.is_vip`,
  cutTolUpPct: sql`k.cut_tol_up_pct`,
  cutTolDownPct: sql`k.cut_tol_down_pct`,
  shipTolUpPct: sql`k.ship_tol_up_pct`,
  shipTolDownPct: sql`k.ship_tol_down_pct`,
  aqlMajor: sql`k.aql_major`,
  aqlMinor: sql`k.aql_minor`,
  inspectionLevel: sql`k.inspection_level`,
  gateShipment: sql`k.gate_shipment`,
  shadeControl: sql`k.shade_control`,
  status: status(sql`k`),
  version: sql`k.version`,
};

export const customerRows = (companyId: string): Sql =>
  sql`from ccm.customer k where k.company_id = ${companyId} and k.del_flag <> '2'`;

export const materialColumns = {
  id: sql`m.id`,
  code: sql`m.code`,
  name: sql`m.name`,
  nameEn: sql`m.name_en`,
  materialType: sql`m.material_type`,
  composition: sql`m.composition`,
  gsm: sql`m.gsm`,
  widthCm: sql`m.width_cm`,
  cuttableWidthCm: sql`m.cuttable_width_cm`,
  shrinkWarpPct: sql`m.shrink_warp_pct`,
  shrinkWeftPct: sql`m.shrink_weft_pct`,
  unitCode: sql`m.unit_code`,
  price: sql`m.price`,
  currencyCode: sql`m.currency_code`,
  supplierName: sql`m.supplier_name`,
  lossPct: sql`m.loss_pct`,
  spreadMode: sql`m.spread_mode`,
  maxPlies: sql`m.max_plies`,
  relaxHours: sql`m.relax_hours`,
  status: status(sql`m`),
  version: sql`m.version`,
};

export const materialRows = (companyId: string, materialType: number | undefined): Sql => sql`
  from ccm.material m where m.company_id = ${companyId} and m.del_flag <> '2'
  ${materialType === undefined ? sql`` : sql`and m.material_type = ${materialType}`}`;
