import { type Client, createClient } from '@garment-mes/sdk';
import { sessionCalls } from '@garment-mes/sdk/session';
import {
  browserEnv,
  type Company,
  createSession,
  type Env,
  type Session,
  workerClock,
} from '@garment-mes/session-machine';
import { mayStayOpen } from '#app/tab/may-stay-open.ts';
import { configuredLanguage } from './appearance.ts';
import type { Deployment } from './deployment.ts';
import { phonePageOf } from './offline/phone-pages.ts';
import { rememberStanding } from './offline/remember-standing.ts';
import { serverClock } from './server-clock.ts';

/** Id of the public client; not a secret. */
const CREDENTIAL = 'workbench:workbench';

/** What this application and its tables keep in the browser, beside the session's own values. */
export const OWNED_PREFIXES = ['workbench.', 'kept-table.'];

/** A sign-in handed over by a host. */
export interface HandedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** How long the access token lives, in seconds. */
  readonly lifetimeSeconds: number;
}

interface ConnectOptions {
  readonly deployment: Deployment;
  /** Called for every call that ended: whether the network carried it. */
  readonly reportReached: (reached: boolean) => void;
  readonly tokens?: HandedTokens | undefined;
  /** Company to begin with, instead of the one kept in the browser. */
  readonly company?: string | undefined;
}

export interface Connection {
  readonly session: Session;
  readonly client: Client;
  /** Ends the timers that run without a session. */
  readonly close: () => void;
}

/**
 * Makes session and client of one page and ties them together: the session makes its calls with
 * the client, the client asks the session for tokens.
 */
export function connect({
  deployment,
  reportReached,
  tokens,
  company,
}: ConnectOptions): Connection {
  const clock = workerClock();
  const env = browserEnv({
    clock,
    productDomains: deployment.cookieDomains,
    ownedPrefixes: OWNED_PREFIXES,
  });
  if (company !== undefined) env.store.set('user_company', company);
  if (tokens !== undefined) takeOver(env, tokens);
  const options = {
    baseUrl: deployment.services,
    fetch: async (request: Request) => {
      const asked = Date.now();
      const response = await fetch(request);
      const said = Date.parse(response.headers.get('date') ?? '');
      serverClock.observe(said, asked);
      if (Number.isFinite(said)) session.observeServerTime(said);
      return response;
    },
    onEvent: ({ type, kind }: { type: string; kind?: string }) => {
      if (type === 'ended' && kind !== 'aborted')
        reportReached(kind !== 'network' && kind !== 'gateway');
    },
  };
  const session: Session = createSession({
    env,
    service: rememberStanding(
      sessionCalls({ ...options, credential: CREDENTIAL, session: () => session }),
      {
        userId: () => env.store.get('user_id'),
        mayBegin: () => phonePageOf(location.pathname) !== undefined,
      },
    ),
    config: {
      loginUrl: deployment.loginUrl,
      get language() {
        return configuredLanguage();
      },
      get timeZone() {
        return timeZoneOf(session);
      },
      permits: mayStayOpen,
    },
  });
  return { session, client: createClient({ ...options, session }), close: () => clock.close() };
}

/** Stores the sign-in of a host as if it had been made here. */
function takeOver(
  { store, now }: Pick<Env, 'store' | 'now'>,
  { accessToken, refreshToken, lifetimeSeconds }: HandedTokens,
): void {
  // Whose tokens these are says the next load: other tabs must not take them for those of the one before.
  store.remove('sign_in');
  store.remove('user_id');
  store.set('refresh_token', refreshToken);
  store.set('token_access_token_exprie', String(now() + lifetimeSeconds * 1000));
  store.set('access_token', accessToken);
}

/** Zone in which the company of the session writes its timestamps. */
function timeZoneOf(session: Session): string | undefined {
  const company: (Company & { readonly timeZone?: unknown }) | undefined =
    session.snapshot().company;
  return typeof company?.timeZone === 'string' ? company.timeZone : undefined;
}
