import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { businessLogColumns, businessLogRows } from '../orders/public.ts';
import { adjustsWhere } from './adjust.sql.ts';
import {
  AMOUNT,
  confirmUntil,
  DETAIL_ORDER,
  detailColumns,
  detailRows,
  recordColumns,
  recordRows,
  rightsOver,
} from './record-list.sql.ts';
import { WAGE } from './wage-record.sql.ts';

type Slip = DataOf<'getWageRecord'>;
type Reader = Pick<
  Call<'getWageRecord'>,
  'companyId' | 'scope' | 'can' | 'employee' | 'language' | 'user' | 'now'
>;

/** Rows of a page that holds all there are. */
const ALL = { pageSize: 100_000_000 };

/** A wage with its hours, its days, what it is made of, its adjustments and what happened to it. */
export async function wageSlip(
  services: Services,
  tx: Tx,
  reader: Reader,
  id: string,
): Promise<Slip> {
  const owner = await tx.one<{ employeeId: string; periodId: string }>(sql`
    select employee_id, period_id from mes2.wage_record
    where company_id = ${reader.companyId} and id = ${id} and del_flag = '0'`);
  const can = rightsOver(reader, owner?.employeeId);
  const record = await wageRow(services, tx, reader, id, can);
  const details = await services.list.page(tx, {
    operation: 'listWageDetails',
    from: detailRows(reader, { wageRecordId: id }),
    columns: detailColumns,
    query: ALL,
    can,
    defaultOrder: DETAIL_ORDER,
  });
  const { employeeId, periodId } = record;
  return {
    record,
    ...(await hoursAndSteps(
      tx,
      reader,
      id,
      can,
      Number(await services.settings(tx, 'wageConfirmDays')),
    )),
    days: await daysOf(tx, reader, id, can),
    details: details.list,
    adjusts: await adjustsWhere(
      tx,
      reader,
      sql`a.period_id = ${periodId} and a.employee_id = ${employeeId}`,
      can,
    ),
    logs: await logOf(services, tx, reader, id, can),
    answerText: record.answerText,
  };
}

/** One wage as the list shows it. @throws {DomainError} `record-missing` */
export async function wageRow(
  services: Services,
  tx: Tx,
  reader: Reader,
  id: string,
  can: (key: string) => boolean,
): Promise<RowOf<'listWageRecords'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listWageRecords',
    from: sql`${recordRows(reader, {})} and r.id = ${id}`,
    columns: recordColumns(reader),
    query: { pageSize: 1 },
    can,
  });
  const [row] = list;
  if (!row) throw new DomainError('record-missing', { what: WAGE.what });
  return row;
}

async function hoursAndSteps(
  tx: Tx,
  { companyId }: Reader,
  id: string,
  can: (key: string) => boolean,
  days: number,
): Promise<Pick<Slip, 'hours' | 'steps'>> {
  const found = await tx.one<Required<Slip['hours']> & Slip['steps']>(sql`
    select r.normal_min, r.ot_weekday_min, r.ot_rest_min, r.ot_holiday_min, r.piece_num, r.floor_amount,
      cu.name as confirm_by_name, r.confirm_reason, ${confirmUntil(days)} as confirm_until, lu.name as lock_by_name, r.unlock_reason, pu.name as pay_by_name,
      r.pay_date, r.paid_on
    from mes2.wage_record r
    join mes2.wage_period p on p.company_id = r.company_id and p.id = r.period_id
    join amc.company c on c.id = r.company_id
    left join amc.app_user cu on cu.id = r.confirm_by
    left join amc.app_user lu on lu.id = r.lock_by
    left join amc.app_user pu on pu.id = r.pay_by
    where r.company_id = ${companyId} and r.id = ${id}`);
  if (!found) throw new DomainError('record-missing', { what: WAGE.what });
  const { normalMin, otWeekdayMin, otRestMin, otHolidayMin, pieceNum, floorAmount, ...steps } =
    found;
  const hours = { normalMin, otWeekdayMin, otRestMin, otHolidayMin, pieceNum };
  return { hours: { ...hours, ...(can(AMOUNT) && { floorAmount }) }, steps };
}

/** Days of work and days of presence; what a day paid is what its details add up to. */
async function daysOf(
  tx: Tx,
  { companyId }: Reader,
  id: string,
  can: (key: string) => boolean,
): Promise<Slip['days']> {
  const days = await tx.all<Slip['days'][number]>(sql`
    select coalesce(w.work_date, e.work_date) as work_date, coalesce(w.num, 0) as num,
      coalesce(e.earned_min, 0) as earned_min, e.attend_min, coalesce(w.amount, 0)::numeric(14, 4) as amount
    from (
      select work_date, sum(num)::int as num, sum(round(amount, 2)) as amount from mes2.wage_detail
      where company_id = ${companyId} and wage_record_id = ${id} and del_flag = '0' group by 1) w
    full join (
      select d.work_date, d.earned_min, d.attend_min from mes2.employee_day d
      join mes2.wage_record r on r.company_id = d.company_id and r.id = ${id} and r.employee_id = d.employee_id
      join mes2.wage_period p on p.company_id = r.company_id and p.id = r.period_id
        and d.work_date between p.from_date and p.to_date
      where d.company_id = ${companyId}) e on e.work_date = w.work_date
    order by 1`);
  return can(AMOUNT) ? days : days.map(({ amount: _amount, ...day }) => day);
}

async function logOf(
  services: Services,
  tx: Tx,
  { companyId, language }: Reader,
  id: string,
  can: (key: string) => boolean,
): Promise<Slip['logs']> {
  const { list } = await services.list.page(tx, {
    operation: 'listBusinessLogs',
    from: businessLogRows(companyId, { bizType: 'wageRecord', bizId: id }),
    columns: businessLogColumns(language),
    query: ALL,
    can,
    defaultOrder: sql`l.create_date desc, l.id desc`,
  });
  return can(AMOUNT)
    ? list
    : list.map(({ changes, ...row }) => ({
        ...row,
        changes: changes.filter(({ field }) => field !== 'payableAmount'),
      }));
}
