import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { registerAccounts } from './accounts/register-accounts.ts';
import { setFirstPassword } from './accounts/set-first-password.ts';
import { accountByPhone } from './create-person.ts';
import { userJobs } from './jobs-of.sql.ts';
import { joinCompany } from './join-company.ts';
import { saveJobs, savePermissions } from './save-rights.ts';

type Ids =
  | 'listUserJobs'
  | 'saveUserJobs'
  | 'saveUserPermission'
  | 'registerAccounts'
  | 'setFirstPassword'
  | 'getBindingUser'
  | 'listOutUsers'
  | 'joinCompany';

/** Kind of job that may do everything. */
const ADMINISTRATOR = 9;
const NOBODY = { userId: null, username: null, name: null, mobile: null, isBound: false };

/** What people may do in a company, and the accounts they sign in with. */
export const rights: Feature<Ids> = (services) => {
  const { engine, list } = services;
  return {
    listUserJobs: ({ scope, companyId, query }) =>
      engine.tenant(
        scope,
        async (tx) => ({
          jobs: await tx.all<DataOf<'listUserJobs'>['jobs'][number]>(sql`
            select j.id, j.code, j.name, j.job_type, j.data_scope, j.sort, array(
                select m.url::text from amc.menu m
                where m.menu_type = 1 and (j.job_type = ${ADMINISTRATOR} or exists (
                  select 1 from amc.job_menu jm
                  where jm.company_id = j.company_id and jm.job_id = j.id and jm.menu_id = m.id))
                order by m.sort, m.code) as pages
            from amc.job j
            where j.company_id = ${companyId} and j.del_flag = '0' order by j.sort, j.code`),
          assigned: query?.employeeId
            ? await userJobs(tx, companyId, sql`and u.employee_id = ${query.employeeId}`)
            : [],
        }),
        { readOnly: true },
      ),

    saveUserJobs: (call) =>
      engine.tenant(call.scope, (tx) => saveJobs(services, tx, call, call.body)),

    saveUserPermission: (call) =>
      engine.tenant(call.scope, (tx) => savePermissions(services, tx, call, call.body)),

    setFirstPassword: (call) => setFirstPassword(services, call),
    registerAccounts: (call) => registerAccounts(services, call),

    async getBindingUser({ query, companyId, scope }) {
      const { phone, userCompanyId } = query ?? {};
      if (userCompanyId) {
        const bound = await engine.tenant(
          scope,
          (tx) =>
            tx.one<{ userId: string; username: string; name: string; phone: string | null }>(sql`
              select u.id as user_id, u.username, u.name, m.phone
              from amc.company_member m join amc.app_user u on u.id = m.user_id
              where m.company_id = ${companyId} and m.id = ${userCompanyId} and m.status in (0, 1) and m.del_flag = '0'`),
          { readOnly: true },
        );
        if (!bound) return NOBODY;
        const { phone: mobile, ...account } = bound;
        return { ...account, mobile, isBound: true };
      }
      const account = phone ? await accountByPhone(services, phone) : undefined;
      if (!account) return NOBODY;
      const member = await engine.tenant(
        scope,
        (tx) =>
          tx.one(sql`
            select 1 from amc.company_member
            where company_id = ${companyId} and user_id = ${account.id} and status in (0, 1)`),
        { readOnly: true },
      );
      const { id: userId, ...known } = account;
      return { userId, ...known, isBound: member !== undefined };
    },

    listOutUsers: ({ scope, companyId, query, can }) =>
      engine.tenant(
        scope,
        (tx) =>
          list.page(tx, {
            operation: 'listOutUsers',
            last: true,
            from: sql`
              from amc.company_member m
              where m.company_id = ${companyId} and m.out_user = 1 and m.del_flag = '0'`,
            columns: {
              id: sql`m.id`,
              employeeNo: sql`m.employee_no`,
              employeeName: sql`m.employee_name`,
              phone: sql`m.phone`,
              status: sql`m.status`,
              hireDate: sql`m.hire_date`,
              version: sql`m.version`,
            },
            query,
            can,
            defaultOrder: sql`m.employee_no`,
          }),
        { readOnly: true },
      ),

    joinCompany: (call) => joinCompany(engine, call),
  };
};
