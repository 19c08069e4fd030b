import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { endOwnSessions, ownSessions } from './own-sessions.ts';

type Ids =
  | 'getPlatformConfig'
  | 'getConfigValue'
  | 'getUserInfo'
  | 'listSecurityLogs'
  | 'listOwnSessions'
  | 'endOwnSessions';

/** The signed-in person and the public settings of the platform. */
export const account: Feature<Ids> = ({ engine, list }) => ({
  getPlatformConfig: () =>
    engine.system((tx) => tx.all(sql`select name, value from amc.platform_config order by name`)),

  async getConfigValue({ query: { code }, companyId, scope }) {
    const found = await engine.tenant(scope, (tx) =>
      tx.one<{ value: string | null }>(
        sql`select value from amc.config_value where company_id = ${companyId} and code = ${code}`,
      ),
    );
    return { code, value: found?.value ?? null };
  },

  async getUserInfo({ user, scope: { timeZone } }) {
    const found = await engine.system(
      (tx) =>
        tx.one<DataOf<'getUserInfo'>>(sql`
          select id, username, name, avatar, mobile, email, real_name_auth, del_flag, deletion_date, lang,
            is_first_password
          from amc.app_user where id = ${user.id}`),
      { timeZone },
    );
    if (!found) throw new DomainError('record-missing', { what: '用户' });
    return found;
  },

  listOwnSessions: (call) => ownSessions(engine, call),
  endOwnSessions: (call) => endOwnSessions(engine, call),

  listSecurityLogs: ({ query, user, can, scope: { timeZone } }) =>
    engine.system(
      (tx) =>
        list.page(tx, {
          operation: 'listSecurityLogs',
          last: true,
          from: sql`from platform.security_log l where l.user_id = ${user.id}`,
          columns: {
            id: sql`l.id`,
            action: sql`l.action`,
            ip: sql`l.ip`,
            userAgent: sql`l.user_agent`,
            clientId: sql`l.client_id`,
            createDate: sql`l.create_date`,
          },
          query,
          can,
          defaultOrder: sql`l.create_date desc`,
        }),
      { timeZone, readOnly: true },
    ),
});
