import type { Env } from '../env/ports.ts';
import { COOLDOWN_MS, checkedAnswer, standing } from './logic.ts';
import type { Standing, StoredTokens, TokenAnswer } from './types.ts';

/** The tokens in the store, and what this page remembers about them. Machines never see a token. */
export interface Ledger {
  read(): StoredTokens;
  standing(): Standing;
  /** Stores an answer. @throws {TypeError} when it is incomplete; the store is then unchanged */
  grant(answer: TokenAnswer): void;
  /** The server called this access token invalid: nobody uses it again. */
  reject(access: string): void;
  /** The server refused this refresh token. */
  refuse(refresh: string): void;
  /** A refresh failed for reasons that may pass. `undefined` forgets the failure. */
  failed(error: unknown): void;
  failure(): unknown;
  /** Another tab renewed, and says for how long. */
  learn(lifetimeMs: number): void;
  lifetime(): number | undefined;
  drop(): void;
  /** The store holds a sign-in this page did not know yet. */
  changedHands(): boolean;
}

interface Lease {
  readonly access: string | undefined;
  /** By the monotonic clock. */
  readonly endsAt: number;
}

export function createLedger(env: Pick<Env, 'now' | 'monotonic' | 'store'>): Ledger {
  const { store } = env;
  let lease: Lease | undefined;
  let lifetimeMs: number | undefined;
  let refused: string | undefined;
  let known: string | undefined;
  let failure: { readonly error: unknown; readonly at: number } | undefined;

  const ledger: Ledger = {
    read: () => ({
      access: store.get('access_token'),
      refresh: store.get('refresh_token'),
      expiresAt: Number(store.get('token_access_token_exprie')) || undefined,
    }),
    standing() {
      const tokens = ledger.read();
      known = tokens.refresh;
      const wallMs = (tokens.expiresAt ?? 0) - env.now();
      if (lease?.access !== tokens.access) {
        // A token that changed under our eyes is young: what remains is about its whole life.
        if (lease && tokens.access) lifetimeMs ??= wallMs;
        lease = { access: tokens.access, endsAt: env.monotonic() + wallMs };
      }
      return standing({
        tokens,
        lifetimeMs,
        // The wall clock catches a sleep, the monotonic one a clock that was set back.
        remainingMs: Math.min(wallMs, (lease?.endsAt ?? 0) - env.monotonic()),
        refused: tokens.refresh === refused,
        cooling: failure !== undefined && env.monotonic() - failure.at < COOLDOWN_MS,
      });
    },
    grant(answer) {
      const { access_token, refresh_token, expires_in } = checkedAnswer(answer);
      lifetimeMs = Number(expires_in) * 1000;
      lease = { access: access_token, endsAt: env.monotonic() + lifetimeMs };
      failure = undefined;
      known = refresh_token;
      store.set('refresh_token', refresh_token);
      store.set('access_token', access_token);
      store.set('token_access_token_exprie', String(env.now() + lifetimeMs));
    },
    reject(access) {
      if (access !== store.get('access_token')) return;
      store.remove('access_token');
      store.remove('token_access_token_exprie');
    },
    refuse(refresh) {
      refused = refresh;
    },
    failed(error) {
      failure = error === undefined ? undefined : { error, at: env.monotonic() };
    },
    failure: () => failure?.error,
    learn(ms) {
      lifetimeMs = ms;
    },
    lifetime: () => lifetimeMs,
    changedHands: () => ![undefined, known].includes(ledger.read().refresh),
    drop() {
      store.remove('access_token');
      store.remove('refresh_token');
      store.remove('token_access_token_exprie');
    },
  };
  return ledger;
}
