import { decimalText } from '@garment-mes/domain/decimal';
import { addDays } from '@garment-mes/domain/time';
import { hourlyFloor } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../../database/engine.ts';
import { type Asked, type Report, report } from '../../../list/report.ts';
import type { Services } from '../../../operations.ts';
import { factoryToday } from '../../settings/public.ts';
import { watchAnomalies, watchColumns, watchRows } from './watch-report.sql.ts';

type Watch = Asked<'getWageWatchReport'>;

/** CNY an hour of the monthly minimum in force on the last day asked about. */
async function floorOf({ settings }: Services, tx: Tx, { query }: Watch): Promise<string> {
  const minimums = (await settings(tx, 'minMonthlyWage')) as readonly [string, string][];
  const until = query.workDateTo ?? '9999-12-31';
  const [, inForce] = minimums.findLast(([from]) => from <= until) ?? minimums[0] ?? [];
  return decimalText(hourlyFloor(inForce ?? '0'), 6);
}

/** What may hurt on pay day, a row a person and day: from the start of the open period to yesterday unless asked. */
export const wageWatchReport: Report<'getWageWatchReport'> = (services) =>
  report({
    operation: 'getWageWatchReport',
    scope: 'rows',
    range: 'workDate',
    ask: async (tx, { companyId, query }) => {
      const open = await tx.one<{ fromDate: string; yesterday: string }>(sql`
        select coalesce((select min(from_date) from mes2.wage_period
          where company_id = ${companyId} and status < 2 and del_flag = '0' and from_date < t.day),
          t.day - 30) as from_date, t.day - 1 as yesterday
        from (select ${factoryToday(sql`${companyId}`)} as day) t`);
      const to = query?.workDateTo ?? open?.yesterday ?? '';
      const from = query?.workDateFrom ?? open?.fromDate ?? to;
      return {
        workDateFrom: !query?.workDateFrom && from > to ? addDays(to, -30) : from,
        workDateTo: to,
      };
    },
    know: (tx, asked: Watch) => floorOf(services, tx, asked),
    rows: ({ companyId, reach, query, known }) => {
      const { anomaly, onlyAnomaly, reviewStatus } = query;
      return sql`${watchRows(companyId, reach, query, known)}
        ${anomaly ? sql`and ${anomaly} = any(${watchAnomalies})` : sql``}
        ${onlyAnomaly ? sql`and cardinality(${watchAnomalies}) > 0` : sql``}
        ${reviewStatus === undefined ? sql`` : sql`and w.review_status = ${reviewStatus}::int`}`;
    },
    columns: watchColumns,
    rowId: sql`w.row_id`,
    order: sql`w.work_date desc, m.employee_no`,
  })(services);
