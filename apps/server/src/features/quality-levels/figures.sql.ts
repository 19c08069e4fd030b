import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { dhuOf, fpyOf } from '../../records/defect-rates.sql.ts';
import { decidedSettings, settingDefaults } from '../settings/public.ts';

/** What is graded: 1 a line by its end-line checks, 2 an employee by the checks of his own work. */
export type LevelTarget = 1 | 2;

export interface Days {
  readonly from: string;
  readonly to: string;
}

const END_LINE = 3;

/** Garments checked, faults and garments that were not right the first time, by target and day. */
export const dayFigures = (companyId: string, target: LevelTarget, { from, to }: Days): Sql =>
  target === 1
    ? sql`
      select line_dept_id as target_id, work_date, sum(check_num)::int as check_num,
        sum(defect_num)::int as defect_num, sum(first_defective)::int as first_defective
      from mes2.check_day
      where company_id = ${companyId} and check_type = ${END_LINE}::int
        and work_date between ${from}::date and ${to}::date
      group by 1, 2 having sum(check_num) > 0`
    : sql`
      select employee_id as target_id, work_date, sum(check_num)::int as check_num,
        sum(defect_num)::int as defect_num, sum(check_num - pass_num)::int as first_defective
      from mes2.qc_check_record
      where company_id = ${companyId} and employee_id is not null and round = 1 and status in (1, 2, 3, 4)
        and del_flag = '0' and work_date between ${from}::date and ${to}::date
      group by 1, 2`;

/** Defects per hundred and first-pass yield of summed figures `f`, not rounded. */
export const dhu = dhuOf(sql`f.defect_num`, sql`f.check_num`);
export const fpy = fpyOf(sql`f.check_num`, sql`(f.check_num - f.first_defective)`);

type Limits = Readonly<
  Record<'A' | 'B' | 'C', readonly [dhu: number | string, fpy: number | string]>
>;

/** The letter of figures `f` by the company's limits, which the figures may reach. */
export async function letterOf(tx: Tx, companyId: string): Promise<Sql> {
  const decided = await decidedSettings(tx, companyId);
  const limits = (decided.get('levelThresholds') ??
    settingDefaults.levelThresholds?.value) as Limits;
  const within = (letter: 'A' | 'B' | 'C') => {
    const [mostDhu, leastFpy] = limits[letter];
    return sql`${dhu} <= ${String(mostDhu)}::numeric and ${fpy} >= ${String(leastFpy)}::numeric`;
  };
  return sql`(case when ${within('A')} then 'A' when ${within('B')} then 'B' when ${within('C')} then 'C'
    else 'D' end)`;
}
