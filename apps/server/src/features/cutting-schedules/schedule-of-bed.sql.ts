import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { linkedBeds } from './cutting-schedule.sql.ts';

/** The first bed of a submitted schedule sets it running; beds without a schedule change nothing. */
export const runScheduleOfBed = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_schedule s set status = 2, version = version + 1
    where s.company_id = ${companyId} and s.status = 1 and s.del_flag = '0'
      and ${bedId}::bigint in (select b.id from ${linkedBeds(sql`s`)})`);

/** The last open bed ends the schedule it belongs to. */
export const endScheduleOfBed = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_schedule s set status = 3, version = version + 1
    where s.company_id = ${companyId} and s.status in (1, 2) and s.del_flag = '0'
      and ${bedId}::bigint in (select b.id from ${linkedBeds(sql`s`)})
      and not exists (select 1 from ${linkedBeds(sql`s`)} and b.status < 3)
      and (s.lay_nos = '{}' or (select count(distinct b.lay_no) from ${linkedBeds(sql`s`)}) >= cardinality(s.lay_nos)
        or s.cutting_bed_id is not null)`);
