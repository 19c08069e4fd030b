import { ApiError, type Client, createClient, type SessionPort } from '@garment-mes/sdk';
import {
  exchangeOauthCode,
  getMenus,
  getUserCompany,
  getUserInfo,
  listUserApplications,
  refreshToken,
  revokeToken,
} from '@garment-mes/sdk/amc';
import { bindChannel } from '@garment-mes/sdk/mmc';
import {
  browserEnv,
  createSession,
  type MenuEntry,
  type Service,
  type Session,
  type Tab,
  workerClock,
} from '@garment-mes/session-machine';
import { appearance } from './appearance.ts';
import { notBuilt } from './not-built.ts';
import { matchRoute, routes } from './routes.ts';

/** The credential every browser application shows when it refreshes; it names a public client. */
const CLIENT_CREDENTIAL = `Basic ${btoa('workbench:workbench')}`;

/** Applications of a person are read in one page. */
const APPLICATIONS = { pageSize: 100, pageNum: 1, status: 0 } as const;

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
    onEvent: ({ type, kind }: { type: string; kind?: string }) => {
      if (type === 'ended' && kind !== 'aborted') heard(kind !== 'network' && kind !== 'gateway');
    },
  };
  const session = createSession({
    env: browserEnv({ clock: workerClock() }),
    service: serviceOf(
      (port) => createClient({ ...options, session: port }),
      () => session,
    ),
    config: {
      loginUrl: '/login',
      get language() {
        return appearance().language;
      },
      permits: mayStayOpen,
    },
  });
  return { session, client: createClient({ ...options, session }) };
}

/** The calls a session makes, worded with the operations of the SDK. */
function serviceOf(clientOf: (port: SessionPort) => Client, session: () => Session): Service {
  const open = clientOf(withToken(''));
  const signed = () => clientOf(session());
  return {
    exchangeCode: (code, options) =>
      unlessRefused(exchangeOauthCode(open, { query: { payload: code } }, options)),
    refresh: (token, options) =>
      unlessRefused(
        refreshToken(
          open,
          { query: { grant_type: 'refresh_token', refresh_token: token } },
          { ...options, headers: { authorization: CLIENT_CREDENTIAL } },
        ),
      ),
    revoke: (token, options) =>
      revokeToken(clientOf(withToken(token)), { query: { access_token: token } }, options),
    getUser: (options) => getUserInfo(signed(), undefined, options),
    listCompanies: (options) => getUserCompany(signed(), undefined, options),
    listApplications: async (options) =>
      (await listUserApplications(signed(), { query: APPLICATIONS }, options)).list,
    getMenus: (options) => getMenus(signed(), undefined, options),
    bindChannel: ({ clientId, topics }, options) =>
      bindChannel(signed(), { body: { clientId, topics: [...topics] } }, options),
  };
}

/** A code or token the service will not take is an answer, not a failure. */
async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | 'refused'> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.has(error.kind)) return 'refused';
    throw error;
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['invalid-grant', 'invalid', 'unauthorised']);

/** A session of one call that carries its own token. */
const withToken = (token: string): SessionPort => ({
  accessToken: async () => token,
  tokenRejected: () => undefined,
  companyRejected: () => undefined,
  companyId: undefined,
  get language() {
    return appearance().language;
  },
});

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
