import type { Bilingual } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../../database/engine.ts';
import { addsGarments } from '../../../records/bed-kinds.sql.ts';

/** A figure of a wall board that may be typed by hand. */
export interface BoardItem {
  readonly boardCode: string;
  readonly itemCode: string;
  readonly name: Bilingual;
  readonly unit: Bilingual;
}

const PIECES = { zh: '件', en: 'pcs' };
const FAULTS = { zh: '个', en: 'faults' };

export const boardItems: readonly BoardItem[] = [
  {
    boardCode: 'reduceBed',
    itemCode: 'planNum',
    name: { zh: '今日计划', en: 'Planned today' },
    unit: PIECES,
  },
  {
    boardCode: 'reduceBed',
    itemCode: 'cutNum',
    name: { zh: '今日完成', en: 'Done today' },
    unit: PIECES,
  },
  {
    boardCode: 'reduceBedBoard',
    itemCode: 'cutNum',
    name: { zh: '今日完成', en: 'Done today' },
    unit: PIECES,
  },
  {
    boardCode: 'countscz',
    itemCode: 'outputNum',
    name: { zh: '今日产量', en: 'Output today' },
    unit: PIECES,
  },
  { boardCode: 'fqc', itemCode: 'checkNum', name: { zh: '今日尾查', en: 'Checked' }, unit: PIECES },
  {
    boardCode: 'top5',
    itemCode: 'defectNum',
    name: { zh: '今日疵点', en: 'Faults' },
    unit: FAULTS,
  },
];

/** Garments that came off the sewing, at its point of output. */
const output = (company: Sql, day: Sql, dept: Sql): Sql => sql`(
  select coalesce(sum(h.num), 0) from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  where h.company_id = ${company} and h.work_date = ${day} and (${dept} is null or h.line_dept_id = ${dept}))`;

/**
 * What the system itself counts for a figure on a day; the cutting room is counted as a whole, so a
 * department has none there.
 */
export const computedFigure = (
  company: Sql,
  item: Sql,
  day: Sql,
  dept: Sql,
): Sql => sql`(case ${item}
  when 'planNum' then case when ${dept} is null then (
    select coalesce(sum(s.plan_num), 0) from mes2.cutting_schedule s
    where s.company_id = ${company} and s.plan_date = ${day} and s.status <> 9 and s.del_flag = '0') end
  when 'cutNum' then case when ${dept} is null then (
    select coalesce(sum(b.cut_num), 0) from mes2.cutting_bed b
    where b.company_id = ${company} and b.work_date = ${day} and b.status in (3, 4, 5, 7)
      and ${addsGarments(sql`b`)} and b.del_flag = '0') end
  when 'outputNum' then ${output(company, day, dept)}
  when 'checkNum' then (
    select coalesce(sum(c.check_num), 0) from mes2.check_day c
    where c.company_id = ${company} and c.work_date = ${day} and c.check_type = 4
      and (${dept} is null or c.line_dept_id = ${dept}))
  when 'defectNum' then (
    select coalesce(sum(c.defect_num), 0) from mes2.check_day c
    where c.company_id = ${company} and c.work_date = ${day} and c.check_type in (3, 4)
      and (${dept} is null or c.line_dept_id = ${dept}))
  end)::numeric(14, 2)`;
