import { type MemoryEnv, type MemoryEnvOptions, memoryEnv } from '../env/memory.ts';
import type { Store } from '../env/ports.ts';
import { createSession } from '../facade.ts';
// What the session fetches when tokens are found is here at once: no test waits for a file.
import '../live/work.ts';
import type { TokenAnswer } from '../token/types.ts';
import type { Session, SessionConfig } from '../types.ts';
import { createFakeService, type FakeService } from './fake-service.ts';

/** Lets all pending promises of a session run out. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 80; turn++) await Promise.resolve();
}

/** Writes a token answer as a sign-in in another page load would have left it. */
export function storeTokens(store: Store, answer: TokenAnswer, now: number): void {
  store.set('access_token', answer.access_token);
  store.set('refresh_token', answer.refresh_token);
  store.set('token_access_token_exprie', String(now + answer.expires_in * 1000));
}

export interface TabOptions extends MemoryEnvOptions {
  readonly env?: MemoryEnv;
  readonly service?: FakeService;
  readonly config?: Partial<SessionConfig>;
  /** A session made by the test itself, over `env` and `service`. */
  readonly session?: Session;
}

export interface TestTab {
  readonly env: MemoryEnv;
  readonly service: FakeService;
  readonly session: Session;
  /** Moves the clock and lets what it woke run out. */
  advance(ms: number): Promise<void>;
}

/** A browser tab over memory ports, not started yet. */
export function openTab(options: TabOptions = {}): TestTab {
  const env = options.env ?? memoryEnv(options);
  const service = options.service ?? createFakeService({ now: env.now });
  const config = {
    loginUrl: 'https://login.example/',
    timeZone: 'Asia/Shanghai',
    ...options.config,
  };
  return {
    env,
    service,
    session: options.session ?? createSession({ env, service, config }),
    async advance(ms) {
      await settled();
      env.clock.advance(ms);
      await settled();
    },
  };
}

/** Puts a code into the address as the login page does after a sign-in that this tab began. */
export function comeBack({ env }: Pick<TestTab, 'env'>, code: string): void {
  env.store.set('oauth_state', 'own-state');
  env.store.set('oauth_verifier', 'own-verifier');
  env.navigation.url.searchParams.set('oauth_code', code);
  env.navigation.url.searchParams.set('state', 'own-state');
}

/** A tab whose person is signed in and whose company and menu are loaded. */
export async function signedIn(options: TabOptions = {}): Promise<TestTab> {
  const tab = openTab(options);
  if (!tab.env.store.get('refresh_token'))
    storeTokens(tab.env.store, tab.service.signIn(), tab.env.now());
  tab.session.start();
  await tab.advance(300);
  await tab.advance(300);
  return tab;
}
