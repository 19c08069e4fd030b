import { type Client, createClient } from '@garment-mes/sdk';
import { sessionCalls } from '@garment-mes/sdk/session';
import {
  browserEnv,
  type Company,
  createSession,
  type MenuEntry,
  type Session,
  type Tab,
  workerClock,
} from '@garment-mes/session-machine';
import { appearance } from './appearance.ts';
import { notBuilt } from './not-built.ts';
import { matchRoute, routes } from './routes.ts';

/** Names the public client; whoever reads it learns nothing. */
const CREDENTIAL = 'workbench:workbench';

export interface Connection {
  readonly session: Session;
  readonly client: Client;
}

/**
 * Makes session and client of one page and ties them together: the session makes its calls with
 * the client, the client asks the session for tokens.
 * @param heard told of every call that ended: whether the network carried it
 */
export function connect(heard: (reached: boolean) => void): Connection {
  const options = {
    baseUrl: '',
    fetch: async (request: Request) => {
      const response = await fetch(request);
      const said = Date.parse(response.headers.get('date') ?? '');
      if (Number.isFinite(said)) session.observeServerTime(said);
      return response;
    },
    onEvent: ({ type, kind }: { type: string; kind?: string }) => {
      if (type === 'ended' && kind !== 'aborted') heard(kind !== 'network' && kind !== 'gateway');
    },
  };
  const session: Session = createSession({
    env: browserEnv({ clock: workerClock() }),
    service: sessionCalls({ ...options, credential: CREDENTIAL, session: () => session }),
    config: {
      loginUrl: '/login',
      get language() {
        return appearance().language;
      },
      get timeZone() {
        return timeZoneOf(session);
      },
      permits: mayStayOpen,
    },
  });
  return { session, client: createClient({ ...options, session }) };
}

/** Zone in which the company of the session writes its timestamps. */
function timeZoneOf(session: Session): string | undefined {
  const company: (Company & { readonly timeZone?: unknown }) | undefined =
    session.snapshot().company;
  return typeof company?.timeZone === 'string' ? company.timeZone : undefined;
}

/** Detail pages and pages of one's own need no entry in the menu. */
function mayStayOpen({ key }: Tab, menus: readonly MenuEntry[]): boolean {
  const match = matchRoute(key);
  if (match === undefined) return false;
  return (
    match.path.includes('{') ||
    routes[match.path].open === true ||
    routes[match.path].screen === notBuilt ||
    menus.some(({ url }) => url === match.path)
  );
}
