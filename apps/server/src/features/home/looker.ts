import { grantedMenuIds } from '../../access/rights.sql.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { Call } from '../../operations.ts';
import { clockText } from '../../records/clock-text.ts';
import { floorSettings, today } from '../settings/public.ts';
import type { Looker } from './home-card.ts';
import { type HomeOfJob, homeOfJobs } from './home-of-jobs.ts';

type HomeCall = Pick<Call<'getHomeDay'>, 'companyId' | 'user' | 'scope' | 'now' | 'can'>;

/** Who looks at the home page, what that person may open, and the home pages of the person's jobs. */
export async function lookerOf(
  tx: Tx,
  call: HomeCall,
  employeeId: string,
  online: Looker['online'],
) {
  const { companyId, user, scope, now } = call;
  const settings = await floorSettings(tx, call);
  const looker: Looker = {
    ...{ companyId, userId: user.id, employeeId, online, now },
    reach: scope.reach,
    today: today(call, settings),
    dayCutoff: settings.dayCutoff,
    clock: clockText(now, scope.timeZone),
  };
  const screens = await screensOf(tx, companyId, employeeId);
  return { looker, screens, homes: await homesOf(tx, companyId, employeeId) };
}

/** What the jobs of a person start with, the first job first. */
async function homesOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<readonly HomeOfJob[]> {
  const jobs = await tx.all<{ code: string }>(sql`
    select j.code from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
    where u.company_id = ${companyId} and u.employee_id = ${employeeId} order by j.sort, j.code`);
  return jobs.flatMap(({ code }) =>
    Object.hasOwn(homeOfJobs, code) ? (homeOfJobs[code] ?? []) : [],
  );
}

async function screensOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.all<{ url: string }>(sql`
    select url from amc.menu where menu_type = 1 and url is not null
      and id in ${grantedMenuIds(companyId, employeeId)}`);
  return new Set(rows.map(({ url }) => url));
}
