import type { Application, Company, MenuEntry } from '../company/types.ts';
import type { CallOptions, Service } from '../service.ts';
import type { User } from '../session/types.ts';
import { createTokenFamilies } from './token-families.ts';

/** What happens to the next calls of a name: the network, the server, or the way back fails. */
export type Fault = 'network' | 'unavailable' | 'lost' | 'silence';

export interface FakeServiceOptions {
  readonly now: () => number;
  /** Seconds. Default 600. */
  readonly expiresIn?: number;
  /** A refresh token used again within this is answered again. Default 0: the family is revoked. */
  readonly graceMs?: number;
}

/** An answer with a status, as an SDK would raise it. */
export const answeredWith = (status: number, text = `answered ${status}`) =>
  Object.assign(new Error(text), { status, text });

/**
 * A service for tests that rotates refresh tokens as strictly as a real one: the second use of a
 * replaced token revokes the whole family. One service may answer several tabs.
 */
export function createFakeService({ now, expiresIn = 600, graceMs = 0 }: FakeServiceOptions) {
  const calls: { readonly name: keyof Service; readonly at: number; readonly input: unknown }[] =
    [];
  const faults = new Map<keyof Service, Fault[]>();
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

  const tokens = createTokenFamilies(now, graceMs, () => state.expiresIn);

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
      answer('exchangeCode', { code, verifier: options.verifier }, options, () =>
        tokens.exchange(code),
      ),
    refresh: (token, options) => answer('refresh', token, options, () => tokens.rotate(token)),
    revoke: (token, options) => answer('revoke', token, options, () => tokens.revoke(token)),
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
    signIn: tokens.signIn,
    /** A code that can be exchanged once. */
    issueCode: tokens.issueCode,
    /** Whether a request with this token would be let in. */
    accepts: tokens.accepts,
    revokeAll: tokens.revokeAll,
    /** Orders faults for the next calls of a name, one each. */
    fail: (name: keyof Service, ...next: Fault[]) => {
      faults.set(name, [...(faults.get(name) ?? []), ...next]);
    },
    count: (name: keyof Service) => calls.filter((call) => call.name === name).length,
    /** Most refreshes that ran at the same moment. */
    get mostRefreshes() {
      return most;
    },
  };
}

export type FakeService = ReturnType<typeof createFakeService>;
