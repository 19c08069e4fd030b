import { type Engine, sql, type Tx } from '../../src/database/engine.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';

export interface Sewer {
  readonly id: string;
  readonly employeeNo: string;
  readonly userId: string | null;
  readonly name: string;
}

/** A sewing line with simulated work. */
export interface LivingLine {
  readonly companyId: string;
  readonly lineDeptId: string;
  readonly code: string;
  readonly sewers: readonly Sewer[];
  /** Reports problems and checks what is sewn. */
  readonly leader: Sewer;
}

/** The line of the story, whose bundles were cut without being delivered. */
const STORY_LINE = { company: 'CX', code: 'L3' };

interface LineRow extends Omit<LivingLine, 'leader'> {
  readonly leader: Sewer | null;
}

/** Sewing lines of all companies with their people, the story's line first. */
export const livingLines = async (engine: Engine): Promise<LivingLine[]> => {
  const rows = await engine.system((tx) =>
    tx.all<LineRow>(sql`
      select c.id as company_id, d.id as line_dept_id, d.code,
        coalesce(jsonb_agg(jsonb_build_object('id', m.id::text, 'employeeNo', m.employee_no,
          'userId', m.user_id::text, 'name', m.employee_name) order by m.employee_no), '[]'::jsonb) as sewers,
        (select jsonb_build_object('id', a.id::text, 'employeeNo', a.employee_no, 'userId', a.user_id::text,
            'name', a.employee_name)
          from amc.company_member a where a.company_id = c.id and a.status = 0 and a.user_id is not null
          order by a.employee_no limit 1) as leader
      from mes2.line l
      join amc.company c on c.id = l.company_id and c.del_flag = '0'
      join amc.department d on d.company_id = l.company_id and d.id = l.dept_id and d.del_flag = '0'
      join amc.company_member m on m.company_id = d.company_id and m.dept_id = d.id and m.status = 0 and m.del_flag = '0'
      where l.line_type = 2 and l.del_flag = '0'
      group by c.id, c.code, d.id, d.code
      order by (c.code = ${STORY_LINE.company} and d.code = ${STORY_LINE.code}) desc, d.code, c.code`),
  );
  return rows.flatMap((row) => (row.leader ? [{ ...row, leader: row.leader }] : []));
};

export interface Job {
  readonly bundleProcessId: string;
  readonly num: number;
  readonly sam: string;
}

/** Bundles of a line that are in work at one time. */
const IN_WORK = 6;

/** A checkpoint was missed: the line waits for its leader to close the gap. */
const isOvertaken = sql`exists (
  select 1 from mes2.bundle_process c
  join mes2.bundle_process x on x.company_id = c.company_id and x.bundle_id = c.bundle_id and x.seq_no > c.seq_no
  where c.company_id = b.company_id and c.bundle_id = b.id and c.is_checkpoint = 1 and c.status in (0, 1)
    and c.done_num < c.num and x.done_num > c.done_num)`;

/**
 * The next operation on a line: of the bundle that is furthest, so that something comes off the line, or of
 * the one that is least far, so that there is always more to come. What lies on the line goes first, then
 * the store's bundles of the order it runs.
 */
export const nextJob = (
  tx: Tx,
  { companyId, lineDeptId, code }: LivingLine,
  finishes: boolean,
): Promise<Job | undefined> =>
  tx.one(sql`
    select p.id as bundle_process_id, p.num - p.done_num as num, p.sam
    from (
      select b.id, b.bundle_no from mes2.bundle b
      where b.company_id = ${companyId} and (
        (b.line_dept_id = ${lineDeptId} and b.status in (2, 3) and not ${isOvertaken})
        or (b.line_dept_id is null and b.status in (0, 1, 3) and (
          b.order_id in (select s.order_id from mes2.schedule s
            where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = 1 and s.del_flag = '0')
          or (b.order_no = ${STORY_ORDER_NO} and ${code === STORY_LINE.code}::boolean))))
      order by (b.status = 3) desc, (b.line_dept_id is not null) desc, b.bundle_no, b.split_seq
      limit ${IN_WORK}::int) b
    join mes2.bundle_process p on p.company_id = ${companyId} and p.bundle_id = b.id
    where p.status in (0, 1) and p.section <= 3 and p.num > p.done_num
      and not exists (select 1 from mes2.bundle_process e
        where e.company_id = p.company_id and e.bundle_id = p.bundle_id and e.section <= 3 and e.status in (0, 1)
          and e.num > e.done_num and e.seq_no < p.seq_no)
    order by p.seq_no * ${finishes ? -1 : 1}::int, b.bundle_no limit 1`);

/** Seconds since a person's last report, as far as he ever made one. */
export const secondsSince = async (
  tx: Tx,
  companyId: string,
  employeeId: string,
  at: string,
): Promise<number | undefined> => {
  const last = await tx.one<{ seconds: number }>(sql`
    select extract(epoch from ${at}::timestamptz - max(coalesce(device_date, scan_date)))::float8 as seconds
    from mes2.scan
    where company_id = ${companyId} and employee_id = ${employeeId}
      and work_date >= ${at}::date - 1 having count(*) > 0`);
  return last?.seconds;
};
