import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import { factoryToday } from '../../settings/public.ts';
import type { CalculatedPeriod } from '../calculate/calculate-people.ts';
import { periodColumns, periodRows } from './period-list.sql.ts';
import { PERIOD } from './require-period.ts';

/** A period as it stands, without a lock. @throws {DomainError} `record-missing` */
export async function readPeriod(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<CalculatedPeriod & { readonly status: number }> {
  const period = await tx.one<CalculatedPeriod & { readonly status: number }>(sql`
    select id, period_no, from_date, to_date, status from mes2.wage_period
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!period) throw new DomainError('record-missing', { what: PERIOD.what });
  return period;
}

/** A period as its list shows it. */
export async function shownPeriod(
  services: Services,
  tx: Tx,
  { companyId, can }: Pick<Call<'lockWages'>, 'companyId' | 'can'>,
  id: string,
): Promise<DataOf<'createWagePeriod'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listWagePeriods',
    from: sql`${periodRows(companyId)} and p.id = ${id}`,
    columns: periodColumns,
    query: {},
    can,
  });
  const [period] = list;
  if (!period) throw new DomainError('record-missing', { what: PERIOD.what });
  return period;
}

/** The days a report of a period is about. */
export type ReportPeriod = CalculatedPeriod;

/** The period of a number, or the newest that has begun; undefined before there is one. */
export const readPeriodByNo = (
  tx: Tx,
  companyId: string,
  periodNo: string | undefined,
): Promise<ReportPeriod | undefined> =>
  tx.one<ReportPeriod>(sql`
    select id, period_no, from_date, to_date from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0'
      and ${periodNo === undefined ? sql`from_date <= ${factoryToday(sql`${companyId}`)}` : sql`period_no = ${periodNo.trim()}`}
    order by from_date desc limit 1`);
