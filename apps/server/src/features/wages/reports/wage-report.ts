import { sql } from '../../../database/engine.ts';
import { type Report, report } from '../../../list/report.ts';
import { inDepartments } from '../calculate/people.sql.ts';
import { type ReportPeriod, readPeriodByNo } from '../periods/read-period.ts';
import {
  daysOfRecord,
  payrollAnomalies,
  payrollFacts,
  personEfficiency,
} from './payroll-facts.sql.ts';

/** Payroll of a period, a row a person: the newest period unless one is named. */
export const wageReport: Report<'getWageReport'> = report({
  operation: 'getWageReport',
  scope: ['mes2.wage_record', 'r'],
  know: (tx, { companyId, query }): Promise<ReportPeriod | undefined> =>
    readPeriodByNo(tx, companyId, query.periodNo),
  rows: ({ companyId, query, known }) => {
    const { deptId, jobId, status, payType, onlyAnomaly, onlyTopUp } = query;
    return sql`
      from mes2.wage_record r
      join amc.department d on d.company_id = r.company_id and d.id = r.dept_id
      ${payrollFacts(companyId, known)}
      where r.company_id = ${companyId} and r.period_id = ${known?.id ?? '0'}
        ${deptId ? sql`and ${inDepartments(companyId, sql`r.dept_id`, [deptId])}` : sql``}
        ${
          jobId
            ? sql`and exists (select 1 from amc.user_job u
                where u.company_id = r.company_id and u.employee_id = r.employee_id and u.job_id = ${jobId})`
            : sql``
        }
        ${status === undefined ? sql`` : sql`and r.status = ${status}::int`}
        ${payType === undefined ? sql`` : sql`and r.pay_type = ${payType}::int`}
        ${onlyAnomaly ? sql`and cardinality(${payrollAnomalies}) > 0` : sql``}
        ${onlyTopUp ? sql`and r.top_up_amount > 0` : sql``}`;
  },
  columns: ({ query, known, call }) => ({
    employeeNo: sql`r.employee_no`,
    employeeName: sql`r.employee_name`,
    deptName: sql`d.name`,
    jobName: sql`(select string_agg(distinct j.name, '、') from amc.user_job u
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
      where u.company_id = r.company_id and u.employee_id = r.employee_id)`,
    payType: sql`r.pay_type`,
    normalMin: sql`r.normal_min`,
    otWeekdayMin: sql`r.ot_weekday_min`,
    otRestMin: sql`r.ot_rest_min`,
    otHolidayMin: sql`r.ot_holiday_min`,
    pieceNum: sql`r.piece_num`,
    pieceAmount: sql`r.piece_amount`,
    groupAmount: sql`r.group_amount`,
    bedAmount: sql`r.bed_amount`,
    hourlyAmount: sql`r.hourly_amount`,
    baseAmount: sql`r.base_amount`,
    otPremium: sql`r.ot_premium`,
    subsidyAmount: sql`r.subsidy_amount`,
    bonusAmount: sql`r.bonus_amount`,
    adjustAmount: sql`r.adjust_amount`,
    deductAmount: sql`r.deduct_amount`,
    floorAmount: sql`r.floor_amount`,
    topUpAmount: sql`r.top_up_amount`,
    payableAmount: sql`r.payable_amount`,
    effPct: personEfficiency,
    anomaly: payrollAnomalies,
    status: sql`r.status`,
    wageRecordId: sql`r.id`,
    employeeId: sql`r.employee_id`,
    periodId: sql`r.period_id`,
    days:
      query.expandDay && known
        ? daysOfRecord(known, call.can('FIELD^wage.amount'))
        : sql`'[]'::json`,
  }),
  rowId: sql`r.id`,
  order: sql`d.code, r.employee_no`,
});
