import type { Engine, TenantScope } from '../database/engine.ts';
import { ACCESS_CHANNEL, type AccessChange } from './access-changed.ts';
import { type Membership, membershipsOf } from './memberships.sql.ts';
import { type Person, personOfToken } from './person.sql.ts';
import { type Rights, rightsOf } from './rights.sql.ts';
import { ShortCache } from './short-cache.ts';

/** How long a right may outlive its removal where the notification was lost. */
const REMEMBER_MS = 5_000;

/** Who may do what, remembered for five seconds and forgotten at once when something changes. */
export interface Access {
  /** `undefined` for a token that is unknown, expired or revoked, or of a disabled person. */
  person(token: string): Promise<Person | undefined>;
  memberships(userId: string): Promise<readonly Membership[]>;
  rights(scope: TenantScope, employeeId: string | undefined): Promise<Rights>;
  close(): Promise<void>;
}

export async function openAccess(
  engine: Engine,
  revoked: (change: AccessChange) => void,
): Promise<Access> {
  const people = new ShortCache(REMEMBER_MS, (token) => personOfToken(engine, token));
  const memberships = new ShortCache(REMEMBER_MS, (userId) => membershipsOf(engine, userId));
  const rights = new ShortCache(REMEMBER_MS, (key) => {
    const [companyId = '', employeeId = '', userId = ''] = key.split('/');
    return rightsOf(engine, companyId, employeeId, userId);
  });
  const forget = () => {
    for (const cache of [people, memberships, rights]) cache.clear();
  };
  const stop = await engine.listen(
    ACCESS_CHANNEL,
    (payload) => {
      forget();
      revoked(JSON.parse(payload) as AccessChange);
    },
    () => {
      // Somebody may have been removed meanwhile: nothing is remembered, every socket is looked at.
      forget();
      revoked({});
    },
  );
  return {
    async person(token) {
      const person = await people.get(token);
      return person && person.expiresAt > Date.now() ? person : undefined;
    },
    memberships: (userId) => memberships.get(userId),
    rights: ({ companyId, userId }, employeeId) =>
      rights.get(`${companyId}/${employeeId ?? ''}/${userId}`),
    close: stop,
  };
}
