import { type Sql, sql } from '../../database/engine.ts';
import type { Language } from '../../operations.ts';
import type { TRACE_WORDS } from './trace-words.ts';

/** The bundle that is traced. */
export interface Life {
  readonly companyId: string;
  readonly bundleId: string;
  /** The bundle and those it was split from. */
  readonly ids: readonly string[];
  readonly words: (typeof TRACE_WORDS)[Language];
}

/** A kind of event: its moment, and what is known of it. */
export interface TracedEvent {
  readonly moment: Sql;
  /** Day it counts for; the factory day of its moment when left out. */
  readonly workDate?: Sql;
  readonly stage: number;
  readonly title: Sql;
  readonly person?: Sql;
  readonly machine?: Sql;
  readonly num?: Sql;
  readonly price?: Sql;
  readonly channel?: Sql;
  readonly remark?: Sql;
  readonly dept?: Sql;
  readonly personId?: Sql;
  readonly from: Sql;
}

/** The lines of one kind of event, with the columns that every kind has. */
export const event = (traced: TracedEvent): Sql => sql`
  select ${traced.moment} as event_date, ${traced.workDate ?? sql`null::date`} as work_date, ${traced.stage}::int as stage,
    ${traced.title} as title, ${traced.person ?? sql`null::text`} as employee_name,
    ${traced.machine ?? sql`''`} as machine_no, ${traced.num ?? sql`null::int`} as num,
    ${traced.price ?? sql`null::numeric`} as unit_price, ${traced.channel ?? sql`null::int`} as channel,
    ${traced.remark ?? sql`null::text`} as remark, ${traced.dept ?? sql`null::bigint`} as dept_id,
    ${traced.personId ?? sql`null::bigint`} as person_id
  from ${traced.from}`;

/** The account `u` that did it, and the employee `w` that the account is in the company. */
export const doer = (row: Sql, user: Sql): Sql => sql`
  left join amc.app_user u on u.id = ${user}
  left join amc.company_member w on w.company_id = ${row}.company_id and w.user_id = u.id and w.status < 2`;
/** What `doer` knows of the person. */
export const BY = { person: sql`u.name`, dept: sql`w.dept_id`, personId: sql`w.id` };
