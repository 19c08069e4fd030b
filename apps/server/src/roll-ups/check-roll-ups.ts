import { type Engine, sql, type Tx } from '../database/engine.ts';
import { message } from '../messages/message-texts.ts';
import type { Services } from '../operations.ts';
import { workThrough } from '../work-through.ts';
import { rebuildRollUps } from './rebuild-roll-ups.ts';

/** Hour of the company's clock from which the day before is looked at. */
const FROM_HOUR = 3;
/** Days that are counted again: late scans reach back less. */
const DAYS = 7;

interface Due {
  readonly companyId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/**
 * I44: once a night of each company its roll-ups are compared with the facts, corrected, and every
 * difference is notified to those who administer the company.
 *
 * @returns companies that were looked at
 */
export async function checkRollUps(services: Services): Promise<string[]> {
  const { engine, clock } = services;
  const due = await companiesDue(engine, clock());
  await workThrough(due, async (company) => {
    const wrong = await rebuildRollUps(engine, company);
    const differing = Object.entries(wrong).filter(([, rows]) => rows > 0);
    if (differing.length > 0) await notifyDifferences(services, company, differing);
  });
  return due.map(({ companyId }) => companyId);
}

/** Companies whose night has come and whose day before has no line in the log of jobs. */
const companiesDue = (engine: Engine, now: Date): Promise<Due[]> =>
  engine.system((tx) =>
    tx.all<Due>(sql`
      select id as company_id, time_zone, today - ${DAYS}::int as from, today - 1 as to
      from (select id, time_zone, (${now}::timestamptz at time zone time_zone)::date as today,
          extract(hour from ${now}::timestamptz at time zone time_zone) as hour
        from amc.company where del_flag = '0') c
      where hour >= ${FROM_HOUR}::int and not exists (select 1 from mes2.batch_day_log l
        where l.company_id = c.id and l.job_code = 'rollup' and l.work_date = c.today - 1)
      order by id`),
  );

function notifyDifferences(
  { engine, notify }: Services,
  { companyId, timeZone, from, to }: Due,
  differing: readonly (readonly [string, number])[],
): Promise<void> {
  const tables = differing.map(([table, rows]) => `${table} ${rows}`);
  return engine.tenant({ companyId, userId: '0', timeZone }, async (tx) => {
    await notify(tx, {
      userIds: await admins(tx, companyId),
      objName: message('rollUpsChecked', {}),
      title: message('rollUpsDiffer', {}),
      content: message('rollUpsDiffering', { from, to, tables }),
      level: 2,
    });
  });
}

async function admins(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx.all<{ userId: string }>(sql`
    select distinct m.user_id from amc.company_member m
    join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.job_type = 9 and j.del_flag = '0'
    where m.company_id = ${companyId} and m.status = 0 and m.user_id is not null and m.del_flag = '0'`);
  return rows.map(({ userId }) => userId);
}
