import { andWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../database/engine.ts';
import { type Days, dayFigures, dhu, fpy, type LevelTarget } from './figures.sql.ts';

/** With fewer garments the figures of a day mean little. */
const SMALL_SAMPLE = 50;

/** Joins the target `t` and its department `d` to a row with `target_id`, within what the reader reaches. */
const targetOf = (target: LevelTarget, row: Sql): Sql =>
  target === 1
    ? sql`join amc.department t on t.company_id = ${row}.company_id and t.id = ${row}.target_id
        left join amc.department d on d.company_id = t.company_id and d.id = t.parent_id`
    : sql`join amc.company_member t on t.company_id = ${row}.company_id and t.id = ${row}.target_id
        left join amc.department d on d.company_id = t.company_id and d.id = t.dept_id`;

const nameOf = (target: LevelTarget): Sql => (target === 1 ? sql`t.name` : sql`t.employee_name`);

const within = (reach: Reach | undefined, target: LevelTarget): Sql =>
  andWithinReach(reach, target === 1 ? 'amc.department' : 'amc.company_member', sql`t`);

export const levelColumns = (target: LevelTarget) => ({
  id: sql`q.id`,
  targetName: nameOf(target),
  deptName: sql`d.name`,
  workDate: sql`q.work_date`,
  level: sql`q.level::text`,
  dhu: sql`q.dhu`,
  fpyPct: sql`q.fpy_pct`,
  checkNum: sql`q.check_num`,
  defectNum: sql`q.defect_num`,
  targetId: sql`q.target_id`,
});

export const levelRows = (
  companyId: string,
  reach: Reach | undefined,
  target: LevelTarget,
  targetId: string | undefined,
): Sql => sql`
  from mes2.quality_level q ${targetOf(target, sql`q`)}
  where q.company_id = ${companyId} and q.target_type = ${target}::int and q.del_flag = '0'
  ${targetId ? sql`and q.target_id = ${targetId}` : sql``} ${within(reach, target)}`;

export const matrixColumns = (target: LevelTarget, letter: Sql) => ({
  targetName: nameOf(target),
  deptName: sql`coalesce(d.name, '')`,
  level: letter,
  dhu: sql`round(${dhu}, 2)`,
  fpyPct: sql`round(${fpy}, 2)`,
  aDays: sql`f.a_days`,
  dDays: sql`f.d_days`,
  days: sql`f.days`,
  targetId: sql`f.target_id`,
});

export interface MatrixSearch {
  readonly target: LevelTarget;
  readonly days: Days;
  readonly deptId?: string | undefined;
  /** Only targets that are C or D over the month. */
  readonly onlyBelow?: boolean | undefined;
}

/** A month of every target with checks: its summed figures `f`, and the letters of its days. */
export const matrixRows = (
  companyId: string,
  reach: Reach | undefined,
  letter: Sql,
  { target, days, deptId, onlyBelow }: MatrixSearch,
): Sql => sql`
  from (
    select ${companyId}::bigint as company_id, x.target_id, sum(x.check_num)::int as check_num,
      sum(x.defect_num)::int as defect_num, sum(x.first_defective)::int as first_defective,
      count(*) filter (where q.level = 'A')::int as a_days, count(*) filter (where q.level = 'D')::int as d_days,
      coalesce(jsonb_agg(jsonb_build_object('workDate', q.work_date, 'level', q.level, 'checkNum', q.check_num,
        'dhu', q.dhu::text, 'fpyPct', q.fpy_pct::text, 'isSmall', q.check_num < ${SMALL_SAMPLE}::int)
        order by q.work_date) filter (where q.id is not null), '[]') as days
    from (${dayFigures(companyId, target, days)}) x
    left join mes2.quality_level q on q.company_id = ${companyId} and q.target_type = ${target}::int
      and q.target_id = x.target_id and q.work_date = x.work_date and q.del_flag = '0'
    group by x.target_id) f
  ${targetOf(target, sql`f`)}
  where f.company_id = ${companyId}
  ${deptId ? sql`and ${target === 1 ? sql`t.path` : sql`d.path`} like ${`%/${deptId}/%`}` : sql``}
  ${onlyBelow ? sql`and ${letter} in ('C', 'D')` : sql``} ${within(reach, target)}`;
