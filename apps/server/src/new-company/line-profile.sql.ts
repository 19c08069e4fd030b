import { sql, type Tx } from '../database/engine.ts';

/** What a profile depends on. */
export interface PlannedDepartment {
  readonly id: string;
  readonly deptType: number;
  readonly factoryId: string | null;
}

/** Kind of line by the kind of department: cutting groups, sewing lines and finishing groups are planned. */
const LINE_TYPES: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 3 };

const CUTTING_TABLE = 4;

export const isPlanned = (deptType: number): boolean => LINE_TYPES[deptType] !== undefined;

/**
 * Gives a planned department the profile the planner schedules by, and takes it from one that is planned
 * no more. It starts at standard efficiency with the people who are there; the line settings refine it.
 * Without any calendar in the company there is nothing to plan by, and no profile. A cutting table gets what beds are
 * opened on.
 */
export async function keepLineProfile(
  tx: Tx,
  companyId: string,
  { id, deptType, factoryId }: PlannedDepartment,
): Promise<void> {
  const lineType = LINE_TYPES[deptType];
  if (deptType === CUTTING_TABLE)
    await tx.run(sql`
      insert into mes2.cutting_table (company_id, dept_id) values (${companyId}, ${id})
      on conflict (company_id, dept_id) do update set del_flag = '0'`);
  if (lineType === undefined) return endLineProfile(tx, companyId, id);
  await tx.run(sql`
    insert into mes2.line (company_id, dept_id, line_type, standard_headcount, calendar_id, default_eff_pct)
    select ${companyId}, ${id}, ${lineType}::int,
      greatest(1, (
        select count(*)::int from amc.company_member m
        where m.company_id = ${companyId} and m.dept_id = ${id} and m.status = 0 and m.del_flag = '0')),
      c.id, 100
    from mes2.work_calendar c
    where c.company_id = ${companyId} and c.del_flag = '0'
      and (c.factory_id is null or c.factory_id = ${factoryId}::bigint)
    order by c.factory_id nulls last, abs(c.year - extract(year from app_now()::date)), c.year desc, c.id
    limit 1
    on conflict (company_id, dept_id) where del_flag = '0' do update set line_type = excluded.line_type`);
}

export async function endLineProfile(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.run(sql`
    update mes2.line set del_flag = '2', version = version + 1
    where company_id = ${companyId} and dept_id = ${id} and del_flag = '0'`);
}
