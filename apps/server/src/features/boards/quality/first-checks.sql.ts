import { type Sql, sql } from '../../../database/engine.ts';
import { type BoardScope, ofFactory } from '../board-scope.ts';

/** Where the garments of the sewing floor are checked: 3 the end of the line, 4 after finishing. */
export const SEWN_CHECKS: readonly number[] = [3, 4];
export const FINISHING_CHECKS: readonly number[] = [4];

/** Which first checks are counted. */
export interface CheckScope extends BoardScope {
  readonly checkTypes: readonly number[];
  /** Some lines only; all of them when left out. */
  readonly lineDeptIds?: readonly string[] | undefined;
}

interface Period {
  readonly from: Sql;
  readonly to: Sql;
}

/** Line `d` belongs to what a board is about. */
const ofLines = (scope: CheckScope): Sql =>
  sql`${ofFactory(scope, sql`d`)}
    ${scope.lineDeptIds ? sql`and d.id = any(${scope.lineDeptIds}::bigint[])` : sql``}`;

/** Figures `c` of first checks by line `d`, day, order and kind of check. */
export const checkedDays = (companyId: string, scope: CheckScope, { from, to }: Period): Sql => sql`
  from mes2.check_day c
  join amc.department d on d.company_id = c.company_id and d.id = c.line_dept_id
  where c.company_id = ${companyId} and c.check_type = any(${scope.checkTypes}::int[])
    and c.work_date between ${from} and ${to} ${ofLines(scope)}`;

/** First checks `q` that were submitted and are not void, of line `d` where they are of one. */
export const firstChecks = (companyId: string, scope: CheckScope, { from, to }: Period): Sql => sql`
  from mes2.qc_check_record q
  left join amc.department d on d.company_id = q.company_id and d.id = q.line_dept_id
  where q.company_id = ${companyId} and q.check_type = any(${scope.checkTypes}::int[]) and q.round = 1
    and q.status in (1, 2, 3, 4) and q.del_flag = '0' and q.work_date between ${from} and ${to} ${ofLines(scope)}`;

/** The day of a board alone. */
export const dayOf = ({ workDate }: BoardScope): Period => ({
  from: sql`${workDate}::date`,
  to: sql`${workDate}::date`,
});

/** Whether something was checked on a day. */
export const hasChecks =
  (checkTypes: readonly number[]) =>
  (companyId: string, scope: BoardScope): Sql =>
    sql`select 1 ${firstChecks(companyId, { ...scope, checkTypes }, dayOf(scope))}`;

/** The last day before that of the board on which something was checked; none in the sixty before it. */
export const dayBefore = (companyId: string, scope: CheckScope): Sql => sql`(
  select max(q.work_date) ${firstChecks(companyId, scope, {
    from: sql`${scope.workDate}::date - 60`,
    to: sql`${scope.workDate}::date - 1`,
  })})`;
