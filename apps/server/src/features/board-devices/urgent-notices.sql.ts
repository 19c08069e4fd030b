import type { Language } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import type { Actor } from '../../records/actor.ts';

type UrgentNotice = DataOf<'getOwnBoardDevice'>['notices'][number];

/** Where a screen hangs; nothing said is everywhere. */
export interface ScreenPlace {
  readonly factoryIds: readonly string[];
  readonly lineDeptIds: readonly string[];
}

/** Level of a message that a wall shows. */
const URGENT = 3;
/** One about a problem stays until somebody solved it, but for a day at most. */
const KEPT_HOURS = 24;
/** One about anything else passes for half an hour. */
const PASSING_MINUTES = 30;
const MOST = 10;

/** One subject has one line, and so has what is worded alike without one. */
const subject = sql`coalesce(n.biz_type || ' ' || n.biz_id, n.messages ->> 'title', n.title)`;

/**
 * Urgent notices for the line under the head of a wall: of several about one subject the newest.
 *
 * @param to the person whose messages they are, or the place of a screen, which sees those of everybody
 */
export const urgentNotices = (
  tx: Tx,
  { companyId, now }: Actor,
  language: Language,
  to: { readonly userId: string } | ScreenPlace,
): Promise<UrgentNotice[]> =>
  tx.all<UrgentNotice>(sql`
    select m.id, ${noticeTexts(language).title} as title, m.create_date from (
      select distinct on (${subject}) n.id, n.title, n.messages, n.create_date
      from amc.company_member m
      cross join lateral (
        select x.* from mmc.message x
        where x.company_id = m.company_id and x.user_id = m.user_id and x.readed in (0, 1)
          and x.create_date > ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS}::int)
          and x.level = ${URGENT}::int and x.del_flag = '0') n
      left join mes2.problem_log p on n.biz_type = 'problem' and p.company_id = n.company_id and p.id = n.biz_id
      left join amc.department d on d.company_id = p.company_id and d.id = p.dept_id
      where m.company_id = ${companyId} and m.user_id is not null
        and case when p.id is not null then p.status in (0, 1) and p.del_flag = '0'
          else n.create_date > ${now}::timestamptz - make_interval(mins => ${PASSING_MINUTES}::int) end
        ${
          'userId' in to
            ? sql`and m.user_id = ${to.userId} and n.cleared = 0`
            : sql`
              and (d.id is null or cardinality(${to.lineDeptIds}::bigint[]) = 0
                or d.id = any(${to.lineDeptIds}::bigint[]))
              and (d.factory_id is null or cardinality(${to.factoryIds}::bigint[]) = 0
                or d.factory_id = any(${to.factoryIds}::bigint[]))`
        }
      order by ${subject}, n.create_date desc, n.id desc) m
    order by m.create_date desc, m.id desc limit ${MOST}::int`);
