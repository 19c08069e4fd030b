import { workMinutes } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import { type CompanyMoment, eachCompany } from '../../jobs/each-company.ts';
import { type Message, message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import { clockText } from '../../records/clock-text.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { calendarReader } from '../calendar/public.ts';
import { readLines } from '../lines/public.ts';
import { peopleToCall } from '../problems/public.ts';
import { idleSince } from './idle-since.sql.ts';

/** Nobody answers for a bundle but who leads its line. */
const NO_DEPARTMENT = 0;
/** Bundles that a reminder names; the rest are counted. */
const NAMED = 10;
const BIZ_TYPE = 'scanIdle';

interface IdleBundle {
  readonly lineDeptId: string;
  readonly lineName: string;
  readonly label: string;
  readonly orderNo: string;
  readonly since: string;
}

/**
 * Notifies the leaders of a line which bundles on it nobody scanned for as many working hours as the company
 * set, once a day.
 *
 * @returns lines whose leaders were notified now
 */
export const remindIdleBundles = (services: Services): Promise<number> =>
  eachCompany(
    services,
    sql`exists (select 1 from mes2.bundle b
      where b.company_id = c.id and b.status in (2, 3) and b.line_dept_id is not null)`,
    (tx, moment) => remindIn(services, tx, moment),
  );

async function remindIn(services: Services, tx: Tx, moment: CompanyMoment): Promise<number> {
  const { companyId, scope, now } = moment;
  const hours = Number(await services.settings(tx, 'scanIdleHours'));
  const until = clockText(now, scope.timeZone);
  const calendars = calendarReader(tx, companyId);
  let notified = 0;
  for (const [lineDeptId, bundles] of Map.groupBy(
    await idleByClock(tx, moment, hours),
    (bundle) => bundle.lineDeptId,
  )) {
    const [line] = await readLines(tx, companyId, { deptIds: [lineDeptId] });
    // Nights and days of rest are no time in which somebody forgot a bundle.
    const shiftOf = line && (await calendars(line.calendarId)).shiftOf;
    const idle = shiftOf
      ? bundles.filter(({ since }) => workMinutes(since, until, shiftOf) >= hours * 60)
      : bundles;
    const userIds = await peopleToCall(tx, moment, lineDeptId, NO_DEPARTMENT);
    const [first] = idle;
    if (first === undefined || userIds.length === 0) continue;
    await services.notify(tx, {
      userIds,
      title: message('bundlesIdle', { line: first.lineName, count: idle.length, hours }),
      objName: first.lineName,
      address: `/mes/packaging/bundleGenerate?lineDeptId=${lineDeptId}`,
      messageType: 'Notice,Message',
      content: namesOf(idle),
      bizType: BIZ_TYPE,
      bizId: lineDeptId,
      level: 2,
    });
    notified += 1;
  }
  return notified;
}

/** Bundles in work that lie so long by the clock, the longest first; none of a line whose leaders were notified today. */
const idleByClock = (
  tx: Tx,
  { companyId, now }: CompanyMoment,
  hours: number,
): Promise<IdleBundle[]> =>
  tx.all<IdleBundle>(sql`
    select b.line_dept_id, d.name as line_name, ${bundleLabelOf(sql`b`)} as label, b.order_no,
      ${idleSince(sql`b`)} as since
    from mes2.bundle b
    join amc.department d on d.company_id = b.company_id and d.id = b.line_dept_id
    where b.company_id = ${companyId} and b.status in (2, 3)
      and ${idleSince(sql`b`)} < ${now}::timestamptz - make_interval(hours => ${hours}::int)
      and not exists (select 1 from mmc.message m
        where m.company_id = b.company_id and m.biz_type = ${BIZ_TYPE} and m.biz_id = b.line_dept_id
          and m.create_date >= date_trunc('day', ${now}::timestamptz))
    order by b.line_dept_id, since, b.id`);

function namesOf(bundles: readonly IdleBundle[]): Message {
  const named = bundles.slice(0, NAMED).map(({ orderNo, label }) => `${orderNo} ${label}`);
  const isMore = bundles.length > named.length;
  return message('idleBundles', { bundles: named, count: isMore ? bundles.length : null });
}
