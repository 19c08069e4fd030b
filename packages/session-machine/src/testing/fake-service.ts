import type { Application, Company, MenuEntry } from '../company/types.ts';
import type { CallOptions, Service } from '../service.ts';
import type { User } from '../session/types.ts';
import type { TokenAnswer } from '../token/types.ts';

/** What happens to the next calls of a name: the network, the server, or the way back fails. */
export type Fault = 'network' | 'unavailable' | 'lost' | 'silence';

export interface FakeServiceOptions {
  readonly now: () => number;
  /** Seconds. Default 600. */
  readonly expiresIn?: number;
  /** A refresh token used again within this is answered again. Default 0: the family is revoked. */
  readonly graceMs?: number;
}

interface Family {
  refresh: string;
  parent: string | undefined;
  rotatedAt: number;
  revoked: boolean;
}

/** An answer with a status, as an SDK would raise it. */
export const answeredWith = (status: number, text = `answered ${status}`) =>
  Object.assign(new Error(text), { status, text });

/**
 * A service for tests that rotates refresh tokens as strictly as a real one: the second use of a
 * replaced token revokes the whole family. One service may answer several tabs.
 */
export function createFakeService({ now, expiresIn = 600, graceMs = 0 }: FakeServiceOptions) {
  const families: Family[] = [];
  const access = new Map<string, { readonly family: Family; readonly until: number }>();
  const codes = new Set<string>();
  const calls: { readonly name: keyof Service; readonly at: number; readonly input: unknown }[] =
    [];
  const faults = new Map<keyof Service, Fault[]>();
  let serial = 0;
  let running = 0;
  let most = 0;

  const state = {
    expiresIn,
    user: { id: '7', name: '周敏', delFlag: '0' } as User,
    companies: [{ id: '1', name: '晨曦制衣', isDefault: '0' }] as readonly Company[],
    applications: [{ id: 'a', name: '裁床', url: '/' }] as readonly Application[],
    menus: [
      { id: 'm1', name: '裁床', url: '/mes/reduceBed/reduceBedList', menuType: 1 },
      { id: 'b1', name: '提交', url: '/mes2/reduce/submit', method: 'PUT', menuType: 2 },
    ] as readonly MenuEntry[],
  };

  function issue(family: Family): TokenAnswer {
    const token = `access-${++serial}`;
    access.set(token, { family, until: now() + state.expiresIn * 1000 });
    return {
      access_token: token,
      refresh_token: family.refresh,
      expires_in: state.expiresIn,
    };
  }

  function signIn(): TokenAnswer {
    const family = {
      refresh: `refresh-${++serial}`,
      parent: undefined,
      rotatedAt: 0,
      revoked: false,
    };
    families.push(family);
    return issue(family);
  }

  function rotate(token: string): TokenAnswer | 'refused' {
    const family = families.find(({ refresh, parent }) => token === refresh || token === parent);
    if (!family || family.revoked) return 'refused';
    if (token === family.parent) {
      if (now() - family.rotatedAt <= graceMs) return issue(family);
      family.revoked = true;
      return 'refused';
    }
    Object.assign(family, { parent: token, refresh: `refresh-${++serial}`, rotatedAt: now() });
    return issue(family);
  }

  /** Answers in a later task, as a network does, unless a fault was ordered. */
  async function answer<T>(
    name: keyof Service,
    input: unknown,
    { signal }: CallOptions,
    work: () => T,
  ): Promise<T> {
    calls.push({ name, at: now(), input });
    const fault = faults.get(name)?.shift();
    if (name === 'refresh') most = Math.max(most, ++running);
    try {
      signal.throwIfAborted();
      await Promise.resolve();
      if (fault === 'silence')
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        });
      if (fault === 'network') throw new TypeError('Failed to fetch');
      if (fault === 'unavailable') throw answeredWith(503);
      const result = work();
      if (fault === 'lost') throw new TypeError('Failed to fetch');
      return result;
    } finally {
      if (name === 'refresh') running--;
    }
  }

  const service: Service = {
    exchangeCode: (code, options) =>
      answer(
        'exchangeCode',
        options.verifier === undefined ? code : { code, verifier: options.verifier },
        options,
        () => (codes.delete(code) ? signIn() : 'refused'),
      ),
    refresh: (token, options) => answer('refresh', token, options, () => rotate(token)),
    revoke: (token, options) =>
      answer('revoke', token, options, () => {
        const lease = access.get(token);
        if (lease) lease.family.revoked = true;
      }),
    getUser: (options) => answer('getUser', undefined, options, () => state.user),
    listCompanies: (options) => answer('listCompanies', undefined, options, () => state.companies),
    listApplications: (options) =>
      answer('listApplications', undefined, options, () => state.applications),
    getMenus: (options) => answer('getMenus', undefined, options, () => state.menus),
    bindChannel: (binding, options) => answer('bindChannel', binding, options, () => undefined),
  };

  return {
    ...service,
    state,
    calls,
    signIn,
    /** A code that can be exchanged once. */
    issueCode() {
      const code = `code-${++serial}`;
      codes.add(code);
      return code;
    },
    /** Orders faults for the next calls of a name, one each. */
    fail: (name: keyof Service, ...next: Fault[]) => {
      faults.set(name, [...(faults.get(name) ?? []), ...next]);
    },
    count: (name: keyof Service) => calls.filter((call) => call.name === name).length,
    /** Whether a request with this token would be let in. */
    accepts(token: string) {
      const lease = access.get(token);
      return lease !== undefined && !lease.family.revoked && now() < lease.until;
    },
    revokeAll() {
      for (const family of families) family.revoked = true;
    },
    /** Most refreshes that ran at the same moment. */
    get mostRefreshes() {
      return most;
    },
  };
}

export type FakeService = ReturnType<typeof createFakeService>;
