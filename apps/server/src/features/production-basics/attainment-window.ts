import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { liveRows } from '../../resources/expressions.ts';
import { resource } from '../../resources/resource.ts';

type Window = BodyOf<'createAttainmentWindow'>['windows'][number];

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
  rows: (companyId) => sql`
    from mes2.attainment_window r
    join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
    where ${liveRows(companyId)}`,
  order: sql`k.code`,
  check: ({ body: { windows, okPct, warnPct } }) => {
    checkWindows(windows);
    if (decimal(warnPct).gt(okPct)) throw new DomainError('warn-above-ok', {});
  },
});

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const FIELD = { zh: '时间窗', en: 'The window' };

/** Windows lie apart from each other; they may leave gaps. */
export function checkWindows(windows: readonly Window[]): void {
  if (windows.length === 0) throw new DomainError('required', { field: FIELD });
  const sorted = windows.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  sorted.forEach((window, at) => {
    const { from, to, weight } = window;
    if (!CLOCK.test(from) || !(CLOCK.test(to) || to === '24:00'))
      throw new DomainError('invalid-value', { field: FIELD });
    if (to <= from) throw new DomainError('window-reversed', {});
    if (decimal(weight).lt('0.1') || decimal(weight).gt('9.9'))
      throw new DomainError('out-of-range', {
        field: { zh: '权重', en: 'The weight' },
        min: '0.1',
        max: '9.9',
      });
    const next = sorted[at + 1];
    if (next && next.from < to)
      throw new DomainError('windows-overlap', { first: spanOf(window), second: spanOf(next) });
  });
}

const spanOf = ({ from, to }: Window): string => `${from}-${to}`;
