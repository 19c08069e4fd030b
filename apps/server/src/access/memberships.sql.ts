import { type Engine, sql } from '../database/engine.ts';

/** One company a person belongs to, and who the person is there. */
export interface Membership {
  readonly companyId: string;
  readonly companyName: string;
  readonly timeZone: string;
  /** '0' normal, '2' being closed: read only. */
  readonly companyFlag: string;
  readonly isDefault: '0' | '1';
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly deptId: string | null;
  /** A wall board, which belongs to nobody: it sees boards and nothing else. */
  readonly isDevice: boolean;
}

/** The companies of a person, the default one first. Released and departed members are not in it. */
export const membershipsOf = (engine: Engine, userId: string): Promise<Membership[]> =>
  engine.system(
    (tx) =>
      tx.all<Membership>(sql`
      select m.company_id, c.name as company_name, c.time_zone, c.del_flag as company_flag,
        m.is_default, m.id as employee_id, m.employee_no, m.employee_name, m.dept_id,
        false as is_device, c.create_date
      from amc.company_member m
      join amc.company c on c.id = m.company_id
      where m.user_id = ${userId} and m.status = 0 and m.del_flag = '0'
      union all
      select d.company_id, c.name, c.time_zone, c.del_flag, '0', d.id, '', d.name, null, true, c.create_date
      from amc.board_device d
      join amc.company c on c.id = d.company_id
      where d.user_id = ${userId} and d.del_flag = '0'
      order by is_default, create_date, company_id`),
    { ofCaller: true },
  );
