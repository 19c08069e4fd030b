import type { Env } from '../env/ports.ts';
import { COOLDOWN_MS, checkedAnswer, standing } from './logic.ts';
import type { Standing, StoredTokens, TokenAnswer } from './types.ts';

/** The tokens in the store, and what this page remembers about them. Machines never see a token. */
export interface Ledger {
  read(): StoredTokens;
  standing(): Standing;
  /** Stores an answer. @throws {TypeError} when it is incomplete; the store is then unchanged */
  grant(answer: TokenAnswer): void;
  /** Stores the answer to a code as a sign-in of its own, `id`. @throws {TypeError} as `grant` */
  begin(id: string, answer: TokenAnswer): void;
  /** The sign-in in the store is this page's from here on. */
  adopt(): void;
  /** The person of this page is known. */
  own(userId: string): void;
  /** Nobody else has signed in since: the tokens in the store are those of the person on the page. */
  isOurs(): boolean;
  /** The server called this access token invalid: nobody uses it again. */
  reject(access: string): void;
  /** The server refused this refresh token. */
  refuse(refresh: string): void;
  /** A refresh failed for reasons that may pass. `undefined` forgets the failure. */
  failed(error: unknown): void;
  failure(): unknown;
  /** Another tab renewed, and says for how long. */
  learn(lifetimeMs: number): void;
  drop(): void;
  /** The store has a sign-in this page did not know yet. */
  changedHands(): boolean;
}

interface Lease {
  readonly access: string | undefined;
  /** By the monotonic clock. */
  readonly endsAt: number;
}

/** @param granted called with the lifetime of a pair that this page received */
export function createLedger(
  env: Pick<Env, 'now' | 'monotonic' | 'store'>,
  granted?: (lifetimeMs: number) => void,
): Ledger {
  const { store } = env;
  let lease: Lease | undefined;
  let lifetimeMs: number | undefined;
  let refused: string | undefined;
  let known: string | undefined;
  let signIn: string | undefined;
  let owner: string | undefined;
  let failure: unknown;
  let failedAt = Number.NEGATIVE_INFINITY;

  const ledger: Ledger = {
    read: () => ({
      access: store.get('access_token'),
      refresh: store.get('refresh_token'),
      expiresAt: Number(store.get('token_access_token_exprie')),
    }),
    standing() {
      const { access, refresh, expiresAt } = ledger.read();
      known = refresh;
      const wallMs = expiresAt - env.now();
      const before = lease;
      lease =
        before && before.access === access ? before : { access, endsAt: env.monotonic() + wallMs };
      // A token that changed under our eyes is young: what remains is about its whole life.
      if (before && before !== lease && wallMs > 0) lifetimeMs ??= wallMs;
      return standing({
        access,
        refresh,
        lifetimeMs,
        // The wall clock catches a sleep, the monotonic one a clock that was set back.
        remainingMs: Math.min(wallMs, lease.endsAt - env.monotonic()),
        refused: refresh === refused,
        cooling: env.monotonic() - failedAt < COOLDOWN_MS,
      });
    },
    grant(answer) {
      const { access_token, refresh_token, expires_in } = checkedAnswer(answer);
      lifetimeMs = Number(expires_in) * 1000;
      lease = { access: access_token, endsAt: env.monotonic() + lifetimeMs };
      failedAt = Number.NEGATIVE_INFINITY;
      known = refresh_token;
      // Cookies last a day: this one as long as the tokens it belongs to.
      if (signIn !== undefined) store.set('sign_in', signIn);
      store.set('refresh_token', refresh_token);
      store.set('token_access_token_exprie', String(env.now() + lifetimeMs));
      // Last: a tab that reads in between takes the old token for the old one.
      store.set('access_token', access_token);
      granted?.(lifetimeMs);
    },
    begin(id, answer) {
      checkedAnswer(answer);
      signIn = id;
      ledger.grant(answer);
    },
    adopt() {
      signIn = store.get('sign_in');
    },
    own(userId) {
      owner = userId;
    },
    isOurs() {
      const userId = store.get('user_id');
      const isSamePerson = owner === undefined || userId === undefined || userId === owner;
      return isSamePerson && store.get('sign_in') === signIn;
    },
    reject(access) {
      if (access !== ledger.read().access) return;
      store.remove('access_token');
      store.remove('token_access_token_exprie');
    },
    refuse(refresh) {
      refused = refresh;
    },
    failed(error) {
      failure = error;
      failedAt = error === undefined ? Number.NEGATIVE_INFINITY : env.monotonic();
    },
    failure: () => failure,
    learn(ms) {
      lifetimeMs = ms;
    },
    changedHands() {
      const { refresh } = ledger.read();
      return refresh !== undefined && refresh !== known;
    },
    drop() {
      store.remove('access_token');
      store.remove('refresh_token');
      store.remove('token_access_token_exprie');
      store.remove('sign_in');
    },
  };
  return ledger;
}
