import { decimalText, percentOf } from '@garment-mes/domain/decimal';
import { sql, type Tx } from '../../database/engine.ts';
import { calendarReader } from '../calendar/public.ts';

interface TableRow {
  readonly tableId: string;
  readonly planDate: string;
}

interface TableDay {
  readonly tableId: string;
  readonly planDate: string;
  readonly planMin: string;
  readonly calendarId: string;
}

/**
 * Puts the load of the table's whole day on rows: its lays together against the minutes its calendar has for the
 * day, with holidays, make-up days and overtime. A table without a calendar or a day without work has none.
 */
export async function withTableLoads<Row extends TableRow>(
  tx: Tx,
  companyId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly loadPct: string | null })[]> {
  const days = await tx.all<TableDay>(sql`
    select x.table_id, x.plan_date, sum(x.plan_min) as plan_min, l.calendar_id
    from mes2.cutting_schedule x
    join (select distinct table_id, plan_date
      from unnest(${rows.map(({ tableId }) => tableId)}::bigint[], ${rows.map(({ planDate }) => planDate)}::date[])
        as k (table_id, plan_date)) k on k.table_id = x.table_id and k.plan_date = x.plan_date
    join mes2.line l on l.company_id = x.company_id and l.dept_id = x.table_id and l.del_flag = '0'
    where x.company_id = ${companyId} and x.status <> 9 and x.del_flag = '0'
    group by x.table_id, x.plan_date, l.calendar_id`);
  const read = calendarReader(tx, companyId);
  const loads = new Map<string, string>();
  for (const { tableId, planDate, planMin, calendarId } of days) {
    const load = percentOf(planMin, (await read(calendarId)).minutesOn(planDate));
    if (load) loads.set(`${tableId} ${planDate}`, decimalText(load, 2));
  }
  return rows.map((row) => ({
    ...row,
    loadPct: loads.get(`${row.tableId} ${row.planDate}`) ?? null,
  }));
}
