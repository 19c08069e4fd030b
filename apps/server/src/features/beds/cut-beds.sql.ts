import { type Sql, sql } from '../../database/engine.ts';

/** Beds whose pieces are cut: handed on, and not taken back. */
export const HANDED_ON = sql`(3, 4, 5, 7)`;

/** Hours of everybody who worked at a bed, from the first ply to the last cut; nothing while a time is missing. */
export const crewHours = (bed: Sql): Sql => sql`(
  extract(epoch from ${bed}.cut_end_date - ${bed}.spread_start_date) / 3600 * greatest((
    select count(distinct e.employee_id) from mes2.cutting_bed_employee e
    where e.company_id = ${bed}.company_id and e.cutting_bed_id = ${bed}.id), 1))`;

/** Metres a bed kept: what was issued but for what went back. */
export const netLen = (bed: Sql): Sql => sql`(${bed}.issued_len - ${bed}.return_len)`;
