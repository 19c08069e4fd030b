import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { logSecurity } from '../../sign-in/security-log.sql.ts';
import { atHome } from './at-home.ts';
import { accountByPhone, createPerson } from './create-person.ts';
import { deletePerson, releaseBinding } from './end-membership.ts';
import { importPeople } from './import-people.ts';
import { setDefault } from './join-company.ts';
import { educationsOf, employeeRow, personFile, withLastSignIn, worksOf } from './person-file.ts';
import type { PersonalSeal } from './personal-seal.ts';
import { saveParts } from './save-parts.ts';
import { updatePerson } from './update-person.ts';

type Ids =
  | 'createCompanyUser'
  | 'updateCompanyUser'
  | 'getUser'
  | 'deleteUser'
  | 'getCompanyUser'
  | 'importCompanyUsers'
  | 'saveEducation'
  | 'saveWorkExperience'
  | 'releaseBinding';

/** The files of the people of a company. */
export const people =
  (seal: PersonalSeal): Feature<Ids> =>
  (services) => {
    const { engine } = services;
    return {
      async createCompanyUser(call) {
        const { body, scope } = call;
        const account =
          body.invite && body.phone ? await accountByPhone(services, body.phone) : undefined;
        if (body.invite && !account)
          throw new DomainError('record-missing', { what: { zh: '账号', en: 'The account' } });
        return engine.tenant(scope, async (tx) => {
          const id = await createPerson(services, tx, call, body, account?.id);
          return employeeRow(services, tx, call, id);
        });
      },

      async updateCompanyUser(call) {
        const { body, scope, user, employee } = call;
        const file = await engine.tenant(scope, async (tx) => {
          await updatePerson(services, seal, tx, call, body);
          return personFile(services, seal, tx, call, body.id);
        });
        // Picture and first company are the account's, above any one company.
        const avatar = body.avatar || (body.avatar === undefined ? undefined : null);
        if (employee?.id === body.id && (avatar !== undefined || body.isDefault))
          await engine.system(async (tx) => {
            if (body.isDefault) await setDefault(tx, user.id, body.id, body.isDefault);
            if (avatar !== undefined)
              await tx.run(sql`update amc.app_user set avatar = ${avatar} where id = ${user.id}`);
          });
        const { isDefault } = body;
        return withLastSignIn(services, call, {
          ...file,
          ...(isDefault && { isDefault }),
          ...(avatar !== undefined && { employee: { ...file.employee, avatar } }),
        });
      },

      async getUser(call) {
        const file = await engine.tenant(call.scope, (tx) =>
          personFile(services, seal, tx, call, call.path.id),
        );
        return withLastSignIn(services, call, file);
      },

      async deleteUser(call) {
        await engine.tenant(call.scope, (tx) => deletePerson(services, tx, call, call.path.id));
        return true;
      },

      async getCompanyUser(call) {
        const { body, employee } = call;
        const id = body.userCompanyId ?? employee?.id;
        if (!id) throw new DomainError('record-foreign', { what: { zh: '员工', en: 'Employee' } });
        const home = await atHome(services, call, id);
        const file = await engine.tenant(home.scope, (tx) =>
          personFile(services, seal, tx, home, id, body.reveal === true),
        );
        return withLastSignIn(services, home, file);
      },

      importCompanyUsers: (call) => importPeople(services, call),

      saveEducation: (call) =>
        engine.tenant(call.scope, async (tx) => {
          await saveParts(services, tx, call, 'amc.education', call.body);
          return educationsOf(tx, call.companyId, call.body.id);
        }),

      saveWorkExperience: (call) =>
        engine.tenant(call.scope, async (tx) => {
          await saveParts(services, tx, call, 'amc.work_experience', call.body);
          return worksOf(tx, call.companyId, call.body.id);
        }),

      async releaseBinding(call) {
        const { body, scope, client } = call;
        const userId = await engine.tenant(scope, (tx) =>
          releaseBinding(services, tx, call, body.userCompanyId, body.reason ?? undefined),
        );
        await engine.system((tx) => logSecurity(tx, userId, 'release', client));
        return true;
      },
    };
  };
