import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const customer = resource({
  operations: {
    list: 'listCustomers',
    create: 'createCustomer',
    update: 'updateCustomer',
    remove: 'deleteCustomer',
    changeStatus: 'changeCustomerStatus',
  },
  what: { zh: '客户', en: 'Customer' },
  table: 'ccm.customer',
  label: 'shortName',
  topic: 'dict',
  keys: [codeKey('customer')],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    shortName: sql`coalesce(r.short_name, r.name)`,
    country: sql`r.country`,
    grade: sql`r.grade`,
    isVip: sql`r.is_vip`,
    cutTolUpPct: sql`r.cut_tol_up_pct`,
    cutTolDownPct: sql`r.cut_tol_down_pct`,
    shipTolUpPct: sql`r.ship_tol_up_pct`,
    shipTolDownPct: sql`r.ship_tol_down_pct`,
    aqlMajor: sql`r.aql_major`,
    aqlMinor: sql`r.aql_minor`,
    inspectionLevel: sql`r.inspection_level`,
    gateShipment: sql`r.gate_shipment`,
    shadeControl: sql`r.shade_control`,
    contact: sql`r.contact`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.customer r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
