import { WagePeriodStatus } from '@garment-mes/domain/states';
import { andWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, QueryOf } from '../../generated/operations.ts';
import {
  departmentName,
  given,
  liveRows,
  netMinutesOn,
  userName,
} from '../../resources/expressions.ts';

/** Sewing lines; a line that cuts or finishes fills in no sheet. */
const SEWING = 5;

const availMin = sql`
  (r.attend_min + r.ot_min + (r.lent_in_num - r.lent_out_num) * r.shift_net_min)::numeric(14, 2)`;

export const manpowerColumns = {
  id: sql`r.id`,
  deptName: departmentName(sql`r.dept_id`),
  shiftName: sql`(
    select s.name from mes2.shift s where s.company_id = r.company_id and s.id = r.shift_id)`,
  rollNum: sql`r.roll_num`,
  presentNum: sql`r.present_num`,
  absentNum: sql`r.absent_num`,
  lentInNum: sql`r.lent_in_num`,
  lentOutNum: sql`r.lent_out_num`,
  helperNum: sql`r.helper_num`,
  leaderNum: sql`r.leader_num`,
  attendMin: sql`r.attend_min::numeric(14, 2)`,
  otMin: sql`r.ot_min::numeric(14, 2)`,
  availMin,
  confirmByName: userName(sql`r.confirm_by`),
  workDate: sql`r.work_date`,
  deptId: sql`r.dept_id`,
  shiftId: sql`r.shift_id`,
  lentInDeptId: sql`r.lent_in_dept_id`,
  lentOutDeptId: sql`r.lent_out_dept_id`,
  isConfirmed: sql`(r.confirm_date is not null)`,
  netMin: sql`r.shift_net_min::numeric(10, 2)`,
  version: sql`r.version`,
} as const satisfies Record<string, Sql>;

export const manpowerRows = (
  companyId: string,
  { workDate, deptId, shiftId }: Partial<Exclude<QueryOf<'listManpowerInputs'>, undefined>>,
): Sql => sql`
  from mes2.manpower_input r where ${liveRows(companyId)}
  ${given(workDate, (day) => sql`r.work_date = ${day}::date`)}
  ${given(deptId, (id) => sql`r.dept_id = ${id}`)}
  ${given(shiftId, (id) => sql`r.shift_id = ${id}`)}`;

export interface Shift {
  readonly id: string;
  readonly name: string;
  readonly netMin: number;
}

/** A shift in use with its minutes of the day; the company's usual one when none is named. */
export const shiftOf = (
  tx: Tx,
  companyId: string,
  id: string | null | undefined,
  workDate: string,
): Promise<Shift | undefined> =>
  tx.one<Shift>(sql`
    select s.id, s.name, ${netMinutesOn(sql`${workDate}::date`)} as net_min from mes2.shift s
    where s.company_id = ${companyId} and s.del_flag = '0'
      and (s.id = ${id ?? null}::bigint or ${id ?? null}::bigint is null)
    order by s.is_default desc, s.code limit 1`);

/** Locks a shift while its minutes are counted: its hours do not change for the day meanwhile. */
export const lockShift = (tx: Tx, companyId: string, id: string): Promise<unknown> =>
  tx.run(sql`select from mes2.shift where company_id = ${companyId} and id = ${id} for share`);

export interface Line {
  readonly id: string;
  readonly name: string;
  /** People whose main department it is. */
  readonly rollNum: number;
}

export const lineOf = (tx: Tx, companyId: string, id: string): Promise<Line | undefined> =>
  tx.one<Line>(sql`
    select d.id, d.name, ${rollNum} as roll_num from amc.department d
    where d.company_id = ${companyId} and d.id = ${id} and d.del_flag = '0' for key share`);

const rollNum = sql`(
  select count(*)::int from amc.company_member m
  where m.company_id = d.company_id and m.dept_id = d.id and m.status = 0 and m.del_flag = '0')`;

/** The line of a sheet that is stored for a day and shift. */
export const storedLine = (
  tx: Tx,
  companyId: string,
  { deptId, workDate, shiftId }: ManpowerLine,
): Promise<{ id: string } | undefined> =>
  tx.one(sql`
    select id from mes2.manpower_input
    where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date
      and shift_id = ${shiftId} and del_flag = '0'`);

/** The wage period that has closed over a day; one that is being locked at this moment is waited for. */
export const closedPeriod = async (
  tx: Tx,
  companyId: string,
  workDate: string,
): Promise<{ periodNo: string } | undefined> => {
  const period = await tx.one<{ periodNo: string; status: number }>(sql`
    select period_no, status from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0'
      and ${workDate}::date between from_date and to_date for share`);
  return period && period.status >= WagePeriodStatus.locked ? period : undefined;
};

/**
 * What a line's sheet of the day may start from: attendance where it was taken, else the last sheet of
 * the line. Lines that have a sheet already, and those the person does not reach, are left out.
 */
export const proposals = (
  tx: Tx,
  companyId: string,
  reach: Reach | undefined,
  { workDate, deptId, from, shift }: QueryOf<'prefillManpowerInput'> & { readonly shift: Shift },
) =>
  tx.all(sql`
    select d.id, d.name as dept_name, ${shift.name}::text as shift_name, n.roll_num,
      least(n.present, n.roll_num) as present_num,
      greatest(n.roll_num - n.present, 0) as absent_num,
      coalesce(l.lent_in_num, 0) as lent_in_num, coalesce(l.lent_out_num, 0) as lent_out_num,
      coalesce(l.helper_num, 0) as helper_num, coalesce(l.leader_num, 0) as leader_num,
      n.attend::numeric(14, 2) as attend_min, n.ot::numeric(14, 2) as ot_min,
      (n.attend + n.ot + (coalesce(l.lent_in_num, 0) - coalesce(l.lent_out_num, 0)) * ${shift.netMin}::int)
        ::numeric(14, 2) as avail_min,
      null::text as confirm_by_name, ${workDate}::date as work_date, d.id as dept_id,
      ${shift.id}::bigint as shift_id, l.lent_in_dept_id, l.lent_out_dept_id,
      false as is_confirmed, ${shift.netMin}::numeric(10, 2) as net_min, 0 as version
    from amc.department d
    left join lateral (
      select i.* from mes2.manpower_input i
      where i.company_id = d.company_id and i.dept_id = d.id and i.shift_id = ${shift.id}
        and i.work_date < ${workDate}::date and i.del_flag = '0'
      order by i.work_date desc limit 1) l on true
    left join lateral (
      select count(*) filter (where a.normal_min > 0)::int as present, sum(a.normal_min) as normal,
        sum(a.ot_min) as ot
      from mes2.attendance a
      join amc.company_member m on m.company_id = a.company_id and m.id = a.employee_id
      where a.company_id = d.company_id and m.dept_id = d.id and a.work_date = ${workDate}::date
        and a.del_flag = '0') a on ${from === 'yesterday' ? sql`false` : sql`a.present > 0`}
    cross join lateral (
      select ${rollNum} as roll_num, coalesce(a.present, l.present_num, ${rollNum}) as present,
        coalesce(a.normal, l.attend_min, ${rollNum} * ${shift.netMin}::int) as attend,
        coalesce(a.ot, l.ot_min, 0) as ot) n
    where d.company_id = ${companyId} and d.del_flag = '0' ${andWithinReach(reach, 'amc.department', sql`d`)}
      and ${deptId ? sql`d.id = ${deptId}` : sql`d.dept_type = ${SEWING}::int`}
      and not exists (
        select 1 from mes2.manpower_input x
        where x.company_id = d.company_id and x.dept_id = d.id and x.shift_id = ${shift.id}
          and x.work_date = ${workDate}::date and x.del_flag = '0')
    order by d.sort, d.code`);

export type ManpowerLine = BodyOf<'createManpowerInput'>['rows'][number];
