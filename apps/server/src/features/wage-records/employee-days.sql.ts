import { type Sql, sql } from '../../database/engine.ts';

const share = (earned: Sql, attended: Sql): Sql =>
  sql`round(${earned} * 100 / nullif(${attended}, 0), 2)`;

/** The pay of a day is that of the wage: reports by operation and price, each on cents, and nothing that a group shares. */
export const dayColumns = {
  workDate: sql`e.work_date`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  scanNum: sql`e.scan_num`,
  pieceNum: sql`e.piece_num`,
  amount: sql`mes2.day_pay(e.employee_id, e.work_date)`,
  earnedMin: sql`e.earned_min`,
  attendMin: sql`e.attend_min`,
  nonWorkMin: sql`e.non_work_min`,
  effPct: share(sql`e.earned_min`, sql`e.attend_min`),
  employeeId: sql`e.employee_id`,
};

interface DaySearch {
  readonly employeeId?: string | undefined;
  readonly workDateFrom?: string | undefined;
  readonly workDateTo?: string | undefined;
}

/** What people did day by day. */
export const dayRows = (companyId: string, search: DaySearch): Sql => sql`
  from mes2.employee_day e
  join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
  where e.company_id = ${companyId}
  ${search.employeeId ? sql`and e.employee_id = ${search.employeeId}` : sql``}
  ${search.workDateFrom ? sql`and e.work_date >= ${search.workDateFrom}::date` : sql``}
  ${search.workDateTo ? sql`and e.work_date <= ${search.workDateTo}::date` : sql``}`;
