import { sql } from '../../database/engine.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Call, Feature } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';
import { companyOfDevice, ownApplications, userCompanies } from './companies.sql.ts';
import { menuOf } from './menu.sql.ts';

type Ids = 'getUserCompany' | 'listCompanies' | 'listUserApplications' | 'getMenus';

/** The companies of a person, and what the person may open in the chosen one. */
export const companies: Feature<Ids> = ({ engine, list }) => ({
  async getUserCompany({ user, language }) {
    const [own, paired] = await engine.system(async (tx) => [
      await userCompanies(tx, user.id),
      await companyOfDevice(tx, user.id),
    ]);
    // A screen has no applications of its own: it is the company's.
    return paired.length > 0 ? paired : [...own, ownApplications(language)];
  },

  listCompanies: ({ query, user, can, scope: { timeZone } }) =>
    engine.system(
      (tx) =>
        list.page(tx, {
          operation: 'listCompanies',
          last: true,
          from: sql`
            from amc.company c
            join amc.company_member m on m.company_id = c.id and m.status = 0 and m.del_flag = '0'
            where m.user_id = ${user.id}`,
          columns: {
            id: sql`c.id`,
            name: sql`c.name`,
            shortName: sql`c.short_name`,
            code: sql`c.code`,
            isDefault: sql`m.is_default`,
            delFlag: sql`c.del_flag`,
            timeZone: sql`c.time_zone`,
            currencyCode: sql`c.currency_code`,
            scale: sql`c.scale`,
            contactName: sql`c.contact_name`,
            createDate: sql`c.create_date`,
          },
          query,
          can,
          defaultOrder: sql`m.is_default, c.create_date`,
        }),
      { timeZone, readOnly: true },
    ),

  listUserApplications: ({ query, can, companyId, scope, language }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listUserApplications',
          last: true,
          from: sql`
            from amc.application a
            left join amc.company_application ca
              on ca.company_id = ${companyId} and ca.application_id = a.id and ca.del_flag = '0'
            where (ca.id is not null or ${companyId}::bigint = -1)
              ${given(query?.status, (value) => sql`a.status = ${value}::int`)}`,
          columns: {
            id: sql`a.id`,
            name: language === 'en' ? sql`a.name_en` : sql`a.name`,
            code: sql`a.code`,
            avatar: sql`a.avatar`,
            url: sql`a.url`,
            status: sql`a.status`,
            sort: sql`a.sort`,
            expireDate: sql`ca.expire_date`,
          },
          query,
          can,
          defaultOrder: sql`a.sort, a.code`,
        }),
      { readOnly: true },
    ),

  getMenus: ({ scope, employee }: Call<OperationId>) =>
    employee
      ? engine.tenant(scope, (tx) => menuOf(tx, scope.companyId, employee.id), { readOnly: true })
      : Promise.resolve([]),
});
