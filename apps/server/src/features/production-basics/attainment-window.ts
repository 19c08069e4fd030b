import { attainmentIssues } from '@garment-mes/domain/flow';
import { refuseFirst } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { resource } from '../../resources/resource.ts';
import { noteWindows } from './window-days.sql.ts';

/** The hours of the day whose output a customer judges, with their weights and limits. */
export const attainmentWindow = resource({
  operations: {
    list: 'listAttainmentWindows',
    create: 'createAttainmentWindow',
    update: 'updateAttainmentWindow',
    remove: 'deleteAttainmentWindow',
  },
  what: { zh: '客户达成时间', en: 'Customer attainment windows' },
  table: 'mes2.attainment_window',
  label: 'customerName',
  topic: 'dict',
  state: 'none',
  keys: [
    {
      index: 'attainment_window_customer_key',
      refusal: ['already-set', { what: { zh: '客户', en: 'customer' } }],
    },
  ],
  references: { customerId: { table: 'ccm.customer', what: { zh: '客户', en: 'Customer' } } },
  columns: {
    id: sql`r.id`,
    customerName: sql`coalesce(k.short_name, k.name)`,
    windows: sql`(
      select jsonb_agg(jsonb_build_object('from', w ->> 'from', 'to', w ->> 'to', 'weight', w ->> 'weight')
        order by w ->> 'from')
      from jsonb_array_elements(r.windows) w)`,
    weightSum: sql`(
      select sum((w ->> 'weight')::numeric) from jsonb_array_elements(r.windows) w)`,
    okPct: sql`r.ok_pct`,
    warnPct: sql`r.warn_pct`,
    measure: sql`r.measure`,
    updateDate: sql`r.update_date`,
    customerId: sql`r.customer_id`,
    version: sql`r.version`,
  },
  rows: (companyId, { customerId }) => sql`
    from mes2.attainment_window r
    join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
    where ${liveRows(companyId)}
    ${given(customerId, (id) => sql`r.customer_id = ${id}`)}`,
  order: sql`k.code`,
  check: ({ body }) => refuseFirst(attainmentIssues(body)),
  async write(tx, _, { customerId }, before) {
    const left = before === undefined ? customerId : String(before.customerId);
    for (const id of new Set([left, customerId])) await noteWindows(tx, id);
  },
  removed: (tx, { customerId }) => noteWindows(tx, String(customerId)),
});
