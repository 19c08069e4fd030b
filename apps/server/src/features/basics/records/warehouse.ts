import { foldCode } from '@garment-mes/domain/formats';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../../database/engine.ts';
import { given, liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';
import { writeLocations } from './warehouse-locations.sql.ts';

/** A store with the people who keep it and the places in it. */
export const warehouse = resource({
  operations: {
    list: 'listWarehouses',
    create: 'createWarehouse',
    update: 'updateWarehouse',
    remove: 'deleteWarehouse',
    changeStatus: 'changeWarehouseStatus',
  },
  what: { zh: '仓库', en: 'Store' },
  table: 'ccm.warehouse',
  label: 'name',
  topic: 'dict',
  keys: [
    codeKey('warehouse'),
    {
      index: 'warehouse_location_code_key',
      refusal: ['already-used', { field: { zh: '库位编码', en: 'Code of a place' } }],
    },
  ],
  references: {
    factoryId: { table: 'ccm.factory', what: { zh: '工厂', en: 'Factory' } },
    keeperIds: { table: 'amc.company_member', what: { zh: '仓管', en: 'Keeper' } },
  },
  parts: ['ccm.warehouse_location'],
  handled: ['locations'],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    warehouseType: sql`r.warehouse_type`,
    factoryName: sql`f.name`,
    keeperNames: sql`array(
      select m.employee_name::text from amc.company_member m
      where m.company_id = r.company_id and m.id = any (r.keeper_ids) order by m.employee_no)`,
    status: onOff,
    factoryId: sql`r.factory_id`,
    keeperIds: sql`r.keeper_ids`,
    locations: sql`coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id::text, 'code', l.code, 'zone', l.zone,
        'capacity', l.capacity) order by l.code)
      from ccm.warehouse_location l
      where l.company_id = r.company_id and l.warehouse_id = r.id and l.del_flag = '0'), '[]'::jsonb)`,
    version: sql`r.version`,
  },
  rows: (companyId, { warehouseType }) => sql`
    from ccm.warehouse r
    left join ccm.factory f on f.company_id = r.company_id and f.id = r.factory_id
    where ${liveRows(companyId)}
    ${given(warehouseType, (type) => sql`r.warehouse_type = ${type}`)}`,
  order: sql`r.code`,
  check: ({ body: { locations } }) => {
    const codes = (locations ?? []).map(({ code }) => foldCode(code));
    if (new Set(codes).size < codes.length)
      throw new DomainError('already-used', { field: { zh: '库位编码', en: 'Code of a place' } });
  },
  write: async (tx, id, { locations }) => {
    if (locations) await writeLocations(tx, id, locations);
  },
});
