import type { WageAdjust } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../../database/engine.ts';
import type { PeriodDays } from './paid-scans.sql.ts';
import type { StatutoryDays } from './wage-rules.ts';

/** Everything that the record of a person is decided by, and the record as it stood. */
export interface PersonFacts {
  readonly recordId: string;
  readonly employeeId: string;
  readonly userId: string | null;
  readonly payType: number;
  readonly status: number;
  readonly payableBefore: string;
  readonly normal: number;
  readonly otWeekday: number;
  readonly otRestDay: number;
  readonly otHoliday: number;
  readonly attendedDays: number;
  readonly holidays: number;
  readonly baseWage: string | null;
  readonly pieceNum: number;
  readonly piece: string;
  readonly bed: string;
  readonly group: string;
  readonly hourly: string;
  readonly adjusts: readonly WageAdjust[];
}

/**
 * Facts of some people, one statement for all of them. Work on a statutory day counts as on a holiday, whatever part of
 * the shift it was; of a year whose days are not known, what attendance says.
 *
 * @param statutory days of the period
 */
export const factsOf = (
  tx: Tx,
  companyId: string,
  period: PeriodDays,
  employeeIds: readonly string[],
  { days: holidays, isKnown }: StatutoryDays,
): Promise<PersonFacts[]> => {
  const isHoliday = sql`(a.work_date = any(${holidays}::date[])
    or coalesce(a.ot_type, 0) = 3 and not ${isKnown}::boolean)`;
  return tx.all<PersonFacts>(sql`
    select r.id as record_id, r.employee_id, m.user_id, m.pay_type, r.status, r.payable_amount as payable_before,
      coalesce(t.normal, 0)::int as normal, coalesce(t.weekday, 0)::int as ot_weekday,
      coalesce(t.rest, 0)::int as ot_rest_day, coalesce(t.holiday, 0)::int as ot_holiday,
      coalesce(t.days, 0)::int as attended_days,
      (select count(*) from unnest(${holidays}::date[]) as h (day)
        where h.day >= coalesce(m.hire_date, h.day) and h.day <= coalesce(m.leave_date, h.day)
          and h.day <> all(coalesce(t.there, '{}')))::int as holidays,
      case when m.pay_type in (3, 5) then m.base_wage end as base_wage,
      coalesce(d.piece_num, 0)::int as piece_num, coalesce(d.piece, 0) as piece, coalesce(d.bed, 0) as bed,
      coalesce(d.group_pay, 0) as "group", coalesce(d.hourly, 0) as hourly,
      coalesce((select json_agg(json_build_object('kind', j.kind, 'amount', j.amount::text) order by j.id)
        from mes2.wage_adjust j
        where j.company_id = r.company_id and j.period_id = r.period_id and j.employee_id = r.employee_id
          and j.status = 1 and j.del_flag = '0'), '[]') as adjusts
    from mes2.wage_record r
    join amc.company_member m on m.company_id = r.company_id and m.id = r.employee_id
    left join lateral (
      select sum(a.normal_min) filter (where not ${isHoliday}) as normal,
        sum(a.ot_min) filter (where not ${isHoliday} and coalesce(a.ot_type, 1) = 1) as weekday,
        sum(a.ot_min) filter (where not ${isHoliday} and a.ot_type in (2, 3)) as rest,
        sum(a.normal_min + a.ot_min) filter (where ${isHoliday}) as holiday,
        count(*) as days, array_agg(a.work_date) as there
      from mes2.attendance a
      where a.company_id = r.company_id and a.employee_id = r.employee_id and a.del_flag = '0'
        and a.normal_min + a.ot_min > 0
        and a.work_date between ${period.fromDate}::date and ${period.toDate}::date) t on true
    left join lateral (
      select sum(x.num) filter (where x.source = 1) as piece_num, sum(x.amount) filter (where x.source = 1) as piece,
        sum(x.amount) filter (where x.source = 2) as bed, sum(x.amount) filter (where x.source = 3) as group_pay,
        sum(x.amount) filter (where x.source = 4) as hourly
      from mes2.wage_detail x where x.company_id = r.company_id and x.wage_record_id = r.id) d on true
    where r.company_id = ${companyId} and r.period_id = ${period.id} and r.status < 2
      and r.employee_id = any(${employeeIds}::bigint[])
    order by r.employee_no`);
};

/** A record as it is written. */
export interface ComputedRecord {
  readonly id: string;
  readonly normalMin: number;
  readonly otWeekdayMin: number;
  readonly otRestMin: number;
  readonly otHolidayMin: number;
  readonly pieceNum: number;
  readonly pieceAmount: string;
  readonly groupAmount: string;
  readonly bedAmount: string;
  readonly hourlyAmount: string;
  readonly baseAmount: string;
  readonly otPremium: string;
  readonly subsidyAmount: string;
  readonly bonusAmount: string;
  readonly adjustAmount: string;
  readonly deductAmount: string;
  readonly floorAmount: string;
  readonly topUpAmount: string;
  readonly payableAmount: string;
  readonly payType: number;
  readonly status: number;
  readonly unconfirm: boolean;
}

/** Writes what was computed; a record whose amount changed has to be confirmed again. */
export const writeRecords = (
  tx: Tx,
  companyId: string,
  rows: readonly ComputedRecord[],
): Promise<number> =>
  tx.run(sql`
    update mes2.wage_record r set normal_min = x."normalMin", ot_weekday_min = x."otWeekdayMin",
      ot_rest_min = x."otRestMin", ot_holiday_min = x."otHolidayMin", piece_num = x."pieceNum",
      piece_amount = x."pieceAmount", group_amount = x."groupAmount", bed_amount = x."bedAmount",
      hourly_amount = x."hourlyAmount", base_amount = x."baseAmount", ot_premium = x."otPremium",
      subsidy_amount = x."subsidyAmount", bonus_amount = x."bonusAmount", adjust_amount = x."adjustAmount",
      deduct_amount = x."deductAmount", floor_amount = x."floorAmount", top_up_amount = x."topUpAmount",
      payable_amount = x."payableAmount", pay_type = x."payType", status = x.status,
      confirm_date = case when x.unconfirm then null else r.confirm_date end,
      confirm_by = case when x.unconfirm then null else r.confirm_by end,
      confirm_reason = case when x.unconfirm then null else r.confirm_reason end,
      version = r.version + 1, update_by = current_person(), update_date = app_now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id bigint, "normalMin" numeric,
      "otWeekdayMin" numeric, "otRestMin" numeric, "otHolidayMin" numeric, "pieceNum" int, "pieceAmount" numeric,
      "groupAmount" numeric, "bedAmount" numeric, "hourlyAmount" numeric, "baseAmount" numeric, "otPremium" numeric,
      "subsidyAmount" numeric, "bonusAmount" numeric, "adjustAmount" numeric, "deductAmount" numeric,
      "floorAmount" numeric, "topUpAmount" numeric, "payableAmount" numeric, "payType" int, status int,
      unconfirm boolean)
    where r.company_id = ${companyId} and r.id = x.id and r.status < 2`);
