import { sql, type Tx } from '../../database/engine.ts';
import { sameName } from './calendar.sql.ts';

/** Departments of the lines that work by a calendar of this name. */
export const linesOf = async (tx: Tx, companyId: string, calendarId: string): Promise<string[]> =>
  (
    await tx.all<{ deptId: string }>(sql`
      select l.dept_id from mes2.line l
      where l.company_id = ${companyId} and l.del_flag = '0' and l.calendar_id in ${sameName(companyId, calendarId)}
      order by l.id`)
  ).map(({ deptId }) => deptId);
