import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import type { Feature } from '../../../operations.ts';
import { requireMonth } from '../../../records/report-range.ts';
import { floorSettings, today } from '../../settings/public.ts';
import {
  dayOfLine,
  efficiencyByDay,
  efficiencyByWeek,
  efficiencyColumns,
  efficiencyRatios,
  efficiencyRows,
  ordersOfLine,
} from './line-efficiency.sql.ts';

/** The month of a manager on one sheet: lines down, days across. */
const lineEfficiencyReport = report({
  operation: 'getLineEfficiencyReport',
  scope: 'rows',
  know: async (tx, { call, query }) => {
    const settings = await floorSettings(tx, call);
    const thisMonth = today(call, settings).slice(0, 7);
    const { month = thisMonth } = query;
    const span = requireMonth(month);
    if (month > thisMonth) throw new DomainError('month-ahead', {});
    return { ...span, colours: settings.effColors };
  },
  rows: ({ companyId, reach, query, known: { from, to, colours } }) =>
    efficiencyRows({ companyId, reach, from, to }, query, colours),
  columns: efficiencyColumns,
  ratios: efficiencyRatios,
  rowId: sql`d.id`,
  order: sql`d.sort, d.code`,
  besides: async (tx, _, matching) => ({
    days: await efficiencyByDay(tx, matching),
    weeks: await efficiencyByWeek(tx, matching),
  }),
});

/** Efficiency of lines by day, and what is behind a day. */
export const lineEfficiency: Feature<'getLineEfficiencyReport' | 'getLineDayEfficiency'> = (
  services,
) => ({
  ...lineEfficiencyReport(services),

  getLineDayEfficiency: ({ scope, companyId, query }) =>
    services.engine.tenant(scope, async (tx) => {
      const day = await dayOfLine(tx, { companyId, ...query });
      if (!day) throw new DomainError('record-missing', { what: { zh: '产线', en: 'Line' } });
      return { ...day, orders: await ordersOfLine(tx, { companyId, ...query }) };
    }),
});
