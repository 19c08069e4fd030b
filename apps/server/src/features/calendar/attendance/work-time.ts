import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';
import { sql } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { workTimeColumns, workTimeRatios, workTimeRows } from './work-time.sql.ts';

/** Most days of people that are shown at once. */
const MOST_DAYS = 93;

/** A line for each person and day, from the stamps of the clock to what was earned in these minutes. */
export const workTimeReport = report({
  operation: 'getWorkTimeReport',
  scope: ['amc.company_member', 'm'],
  range: 'workDate',
  ask: async (tx, call) => {
    const day = today(call, await floorSettings(tx, call));
    const { workDateFrom, workDateTo } = call.query ?? {};
    const from = workDateFrom ?? workDateTo ?? day;
    const to = workDateTo ?? laterOf(from, day);
    if (daysBetween(from, to) >= MOST_DAYS)
      throw new DomainError('report-range-too-long', { max: MOST_DAYS });
    return { workDateFrom: from, workDateTo: to };
  },
  rows: ({ companyId, query }) => workTimeRows(companyId, query),
  columns: workTimeColumns,
  ratios: workTimeRatios,
  rowId: sql`concat_ws('/', m.id, g.work_date)`,
  order: sql`g.work_date desc, d.sort, m.employee_no`,
});

const laterOf = (one: string, other: string): string => (one > other ? one : other);
