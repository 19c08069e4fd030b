import { type Engine, type Reach, sql } from '../database/engine.ts';
import { walls } from '../menu/pages.ts';
import { reachOf } from './reach.sql.ts';

/** What a person may open and press in one company. */
export interface Rights {
  /** Addresses of the pages in the person's menu. */
  readonly screens: ReadonlySet<string>;
  /** `METHOD^/service/path`, `FIELD^…`, `EXPORT^…`. */
  readonly keys: ReadonlySet<string>;
  /** Rows that the person sees; absent for the whole company. */
  readonly reach?: Reach;
}

interface Granted {
  readonly menuType: number;
  readonly url: string | null;
  readonly method: string | null;
}

/** Whether a company's setting lets a job see the piece rates. Aliases: `job` j, `menu` m. */
export const seesRatesByJob = sql`(m.menu_type = 2 and m.method = 'FIELD' and m.url = 'orderProcess.price'
  and exists (
    select 1 from mes2.company_setting s
    where s.company_id = j.company_id and s.code = 'priceVisibleJobs' and s.del_flag = '0' and s.value ? j.name))`;

/**
 * The menu entries an employee has: those of the jobs and of the setting for piece rates, plus what is
 * granted, minus what is denied. A job of type 9 (administrator) has them all, a paired screen the wall boards. Entries reach the person through `menu`.
 */
export const grantedMenuIds = (companyId: string, employeeId: string) => sql`
  (select m.id from amc.menu m
   where exists (
       select 1 from amc.user_job uj
       join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
       where uj.company_id = ${companyId} and uj.employee_id = ${employeeId} and j.job_type = 9)
     or exists (
       select 1 from amc.user_job uj
       join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
       join amc.job_menu jm on jm.company_id = uj.company_id and jm.job_id = uj.job_id
       where uj.company_id = ${companyId} and uj.employee_id = ${employeeId} and jm.menu_id = m.id)
     or exists (
       select 1 from amc.user_job uj
       join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
       where uj.company_id = ${companyId} and uj.employee_id = ${employeeId} and ${seesRatesByJob})
     or exists (
       select 1 from amc.user_permission p
       where p.company_id = ${companyId} and p.employee_id = ${employeeId}
         and p.menu_id = m.id and p.effect = 1)
     or (m.menu_type = 1 and m.url = any(${walls}::text[]) and exists (
       select 1 from amc.board_device b
       where b.company_id = ${companyId} and b.id = ${employeeId} and b.del_flag = '0'))
   except
   select p.menu_id from amc.user_permission p
   where p.company_id = ${companyId} and p.employee_id = ${employeeId} and p.effect = 2)`;

export async function rightsOf(
  engine: Engine,
  companyId: string,
  employeeId: string,
  userId: string,
): Promise<Rights> {
  if (employeeId === '') return { screens: new Set(), keys: new Set() };
  const [rows, reach] = await engine.system(
    (tx) =>
      Promise.all([
        tx.all<Granted>(sql`
        select menu_type, url, method from amc.menu
        where menu_type in (1, 2) and id in ${grantedMenuIds(companyId, employeeId)}`),
        reachOf(tx, companyId, employeeId, userId),
      ]),
    { ofCaller: true },
  );
  return {
    ...(reach && { reach }),
    screens: new Set(rows.flatMap(({ menuType, url }) => (menuType === 1 && url ? [url] : []))),
    keys: new Set(
      rows.flatMap(({ menuType, url, method }) =>
        menuType === 2 && url && method ? [`${method}^${url}`] : [],
      ),
    ),
  };
}
