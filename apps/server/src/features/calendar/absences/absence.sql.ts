import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import { decidesFor } from '../../people/public.ts';
import type { AbsenceDay } from './absence-days.ts';

export const ABSENCE = {
  table: 'mes2.employee_absence',
  no: sql`(select m.employee_name from amc.company_member m
    where m.company_id = r.company_id and m.id = r.employee_id)`,
  what: { zh: '缺勤', en: 'Absence' },
};

/** Who asks for absences. */
export interface Asker {
  readonly companyId: string;
  readonly userId: string;
  readonly employeeId: string | undefined;
}

export const absenceColumns = ({ companyId, userId, employeeId }: Asker) => ({
  id: sql`a.id`,
  employeeNo: sql`e.employee_no`,
  employeeName: sql`e.employee_name`,
  deptName: sql`d.name`,
  absenceType: sql`a.absence_type`,
  fromDate: sql`a.from_date`,
  toDate: sql`a.to_date`,
  minutes: sql`a.minutes`,
  // A day away counts as a share of the minutes its shift has.
  workDays: sql`round(coalesce((select sum(y.minutes::numeric / nullif(y.day_minutes, 0))
    from mes2.employee_absence_day y where y.company_id = a.company_id and y.absence_id = a.id), 0), 2)`,
  status: sql`a.status`,
  reason: sql`a.reason`,
  approveByName: sql`u.name`,
  approveDate: sql`a.approve_date`,
  createDate: sql`a.create_date`,
  employeeId: sql`a.employee_id`,
  deptId: sql`e.dept_id`,
  isOwn: sql`(a.employee_id is not distinct from ${employeeId ?? null}::bigint)`,
  mayCancel: sql`(a.status in (0, 1) and a.from_date > app_now() and (a.create_by is not distinct from ${userId}::bigint
    or a.employee_id is not distinct from ${employeeId ?? null}::bigint
    or ${decidesFor(companyId, employeeId, sql`a.employee_id`)}))`,
  version: sql`a.version`,
});

export interface AbsenceSearch {
  readonly employeeId?: string | undefined;
  readonly deptId?: string | undefined;
  readonly mine?: boolean | undefined;
}

/** Absences; `mine` are those waiting for the person who asks: of people the employee decides about. */
export const absenceRows = (
  companyId: string,
  { employeeId, deptId, mine }: AbsenceSearch,
  asker: string | undefined,
): Sql => sql`
  from mes2.employee_absence a
  join amc.company_member e on e.company_id = a.company_id and e.id = a.employee_id
  join amc.department d on d.company_id = e.company_id and d.id = e.dept_id
  left join amc.app_user u on u.id = a.approve_by
  where a.company_id = ${companyId} and a.del_flag = '0'
  ${employeeId ? sql`and a.employee_id = ${employeeId}` : sql``}
  ${deptId ? sql`and e.dept_id = ${deptId}` : sql``}
  ${
    mine
      ? sql`and a.status = 0 and a.employee_id is distinct from ${asker ?? null}::bigint
          and ${decidesFor(companyId, asker, sql`a.employee_id`)}`
      : sql``
  }`;

export interface AbsentEmployee {
  readonly id: string;
  readonly employeeNo: string;
  readonly deptId: string | null;
  readonly status: number;
  readonly calendarId: string | null;
}

/** The calendar a member `e` works by on a date: that of the line, else the company's for the year. */
export const calendarOfMember = (date: Sql): Sql => sql`coalesce(
  (select l.calendar_id from mes2.line l
    where l.company_id = e.company_id and l.dept_id = e.dept_id and l.del_flag = '0'),
  (select c.id from mes2.work_calendar c where c.company_id = e.company_id and c.del_flag = '0'
    order by c.year = extract(year from ${date})::int desc, c.factory_id is null desc, c.year desc, c.id limit 1))`;

/** People with the calendar they work by. */
export const absentEmployees = (
  tx: Tx,
  companyId: string,
  where: Sql,
  date: string,
): Promise<AbsentEmployee[]> =>
  tx.all(sql`
    select e.id, e.employee_no, e.dept_id, e.status, ${calendarOfMember(sql`${date}::date`)} as calendar_id
    from amc.company_member e where e.company_id = ${companyId} and e.del_flag = '0' and ${where} order by e.id`);

/** Another live absence of the person in the span. */
export const overlapping = (
  tx: Tx,
  companyId: string,
  employeeId: string,
  from: string,
  to: string,
): Promise<{ absenceType: number; date: string } | undefined> =>
  tx.one(sql`
    select a.absence_type, greatest(a.from_date, ${from}::timestamptz)::date as date
    from mes2.employee_absence a
    where a.company_id = ${companyId} and a.employee_id = ${employeeId} and a.del_flag = '0'
      and a.status in (0, 1) and tstzrange(a.from_date, a.to_date) && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    order by a.from_date limit 1`);

/** Locks the person against a second absence of the same days. */
export const lockEmployee = (tx: Tx, companyId: string, employeeId: string): Promise<unknown> =>
  tx.one(sql`
    select 1 from amc.company_member where company_id = ${companyId} and id = ${employeeId} for no key update`);

export async function insertAbsence(
  tx: Tx,
  absence: {
    readonly employeeId: string;
    readonly absenceType: number;
    readonly fromDate: string;
    readonly toDate: string;
    readonly minutes: number;
    readonly reason: string | null;
  },
  days: readonly AbsenceDay[],
): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.employee_absence (employee_id, absence_type, from_date, to_date, minutes, reason)
    values (${absence.employeeId}, ${absence.absenceType}, ${absence.fromDate}::timestamptz,
      ${absence.toDate}::timestamptz, ${absence.minutes}, ${absence.reason}) returning id`);
  if (!row) throw new Error('no absence was written');
  await insertRows(
    tx,
    'mes2.employee_absence_day',
    days.map((day) => ({ absenceId: row.id, employeeId: absence.employeeId, ...day })),
  );
  return row.id;
}

export const decideAbsence = (
  tx: Tx,
  companyId: string,
  id: string,
  status: 1 | 2,
  by: string,
  opinion: string | null,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    update mes2.employee_absence set status = ${status}, approve_by = ${by}, approve_date = ${at},
      opinion = ${opinion}
    where company_id = ${companyId} and id = ${id}`);

export const withdrawAbsence = (tx: Tx, companyId: string, id: string, reason: string) =>
  tx.run(sql`
    update mes2.employee_absence set del_flag = '2', opinion = ${reason}
    where company_id = ${companyId} and id = ${id}`);

/** Schedules that run on the line of the person in the days of an absence. */
export const touchedSchedules = (
  tx: Tx,
  companyId: string,
  absenceId: string,
): Promise<{ scheduleNo: string }[]> =>
  tx.all(sql`
    select distinct s.schedule_no from mes2.employee_absence_day y
    join amc.company_member e on e.company_id = y.company_id and e.id = y.employee_id
    join mes2.schedule s on s.company_id = y.company_id and s.line_dept_id = e.dept_id
    join mes2.schedule_day d on d.company_id = s.company_id and d.schedule_id = s.id and d.work_date = y.work_date
    where y.company_id = ${companyId} and y.absence_id = ${absenceId} and y.is_away = 1
      and s.status in (0, 1) and s.del_flag = '0' order by 1`);

/** Users whose job lets them plan schedules. */
export const planners = async (tx: Tx, companyId: string): Promise<string[]> =>
  (
    await tx.all<{ userId: string }>(sql`
      select distinct m.user_id from amc.user_job j
      join amc.job_menu k on k.company_id = j.company_id and k.job_id = j.job_id
      join amc.menu n on n.id = k.menu_id and n.code = 'PUT^/mes2/schedule/update'
      join amc.company_member m on m.company_id = j.company_id and m.id = j.employee_id
      where j.company_id = ${companyId} and m.user_id is not null and m.status < 2`)
  ).map(({ userId }) => userId);
