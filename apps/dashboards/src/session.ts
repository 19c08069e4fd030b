import { createClient } from '@garment-mes/sdk';
import { sessionCalls } from '@garment-mes/sdk/session';
import {
  authorisedFetch,
  beginSignIn,
  browserEnv,
  browserStore,
  createSession,
  type OwnChannel,
  ownChannel,
  type Session,
  signInAddress,
  workerClock,
} from '@garment-mes/session-machine';
import { boardQuery, restoreQuery } from './identity/board-query.ts';
import { deviceStore } from './identity/device-store.ts';
import { identityOf } from './identity/identity.ts';
import { languageOf } from './texts.ts';

/** Id of the public client; not a secret. */
const CREDENTIAL = 'dashboards:dashboards';
const LOGIN = '/login';
const HOME_TIME_ZONE = 'Asia/Shanghai';
const REVOKED = 'board_revoked';

/** Server clock minus the clock of this machine, ms, from the last answer. */
let serverAhead = 0;

/** What the address asks for, read once: the session takes its code out of it. */
export const query = boardQuery();
export const language = languageOf(query);

const cookies = browserStore();
const device = deviceStore(localStorage, cookies);
export const identity = identityOf(cookies, device, new URLSearchParams(location.search));

/** Every answer carries the server's time: the clock of a stick computer is not to be trusted. */
async function timedFetch(request: Request): Promise<Response> {
  const response = await fetch(request);
  const said = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(said)) {
    serverAhead = said - Date.now();
    session.observeServerTime(said);
  }
  return response;
}

/** A board never shows somebody else's sign-in page: it loads again and asks to be paired. */
function leave(): void {
  restoreQuery();
  location.reload();
}

const isDevice = identity === 'device';
const env = browserEnv({ clock: workerClock(), store: isDevice ? device : cookies });
const calls = sessionCalls({
  baseUrl: '',
  fetch: timedFetch,
  credential: CREDENTIAL,
  session: () => session,
});

export const session: Session = createSession({
  env: {
    ...env,
    navigation: { ...env.navigation, stripQuery: restoreQuery, assign: leave },
    // A screen is not signed out by a person who leaves the workbench in the same browser.
    ...(isDevice && { broadcast: () => ({ post: () => undefined, close: () => undefined }) }),
  },
  // A screen has no menu and no applications, and no right to ask for them.
  service: isDevice
    ? { ...calls, listApplications: async () => [], getMenus: async () => [] }
    : calls,
  config: {
    loginUrl: LOGIN,
    language: language === 'en' ? 'en' : undefined,
  },
});
session.on('signed-out', ({ reason }) => {
  if (isDevice && reason === 'expired') sessionStorage.setItem(REVOKED, '1');
});
session.subscribe(() => {
  // Nothing on a board is lost when it is loaded as whoever is signed in now.
  if (session.snapshot().status === 'replaced') session.proceed();
});

const here = (): string => location.origin + location.pathname;

/** The sign-in page with the way back to this board, for a tab of its own. */
export const loginHere = (): string => `${LOGIN}?callback=${encodeURIComponent(here())}`;

/** Leaves for the sign-in page, with the way back to this board and a challenge this tab will prove. */
export function signInAsPerson(): void {
  location.assign(signInAddress(env, LOGIN, here()));
}

/** Whether nobody stands before this screen who could press a button: it is paired, or was about to be. */
export const isUnattended = (): boolean => isDevice || device.get('refresh_token') !== undefined;

/** What a screen waits with for its pairing: a channel of its own, and the state that comes back with the code. */
interface Waiting extends OwnChannel {
  readonly state: string;
}

let waiting: Waiting | undefined;

/** The same for as long as the page lives. */
export function waitForPairing(): Waiting {
  if (waiting === undefined) {
    const { state, challenge } = beginSignIn(env);
    waiting = { ...ownChannel(env, challenge), state };
  }
  return waiting;
}

/** Whether the pairing of this screen was ended since it was last paired. */
export const wasRevoked = (): boolean => sessionStorage.getItem(REVOKED) !== null;
export const forgetRevocation = (): void => sessionStorage.removeItem(REVOKED);

/** Makes the calls of the boards on behalf of the person or the screen. */
export const boardClient = createClient({ baseUrl: '', session, fetch: timedFetch });

/** Fetches what is no operation, such as a picture, on behalf of the person or the screen. */
export const boardFetch = authorisedFetch({
  session,
  fetch: (input, init) => timedFetch(new Request(input, init)),
});

export const serverNow = (): number => Date.now() + serverAhead;

interface KnownCompany {
  readonly name: string;
  readonly shortName?: string | null;
  readonly timeZone?: string | null;
}

const company = (): KnownCompany | undefined => session.snapshot().company;

export const companyTimeZone = (): string => company()?.timeZone ?? HOME_TIME_ZONE;
export const companyName = (): string => company()?.shortName ?? company()?.name ?? '';

/** Called when records of these topics changed, with their keys; no keys when messages were missed. */
export function onTopics(
  topics: readonly string[],
  listener: (topic: string | undefined, keys: readonly string[]) => void,
): () => void {
  const leaveTopics = followed.add(topics);
  const leaveChannel = session.channel.listen((message) => {
    if (message.kind === 'live' && topics.includes(message.topic))
      listener(message.topic, message.keys);
  });
  const leaveGap = session.on('gap', () => listener(undefined, []));
  return () => {
    leaveTopics();
    leaveChannel();
    leaveGap();
  };
}

/** Topics of everything on this screen, followed together. */
const followed = {
  lists: new Set<readonly string[]>(),
  add(topics: readonly string[]): () => void {
    const list = [...topics];
    followed.lists.add(list);
    followed.follow();
    return () => {
      followed.lists.delete(list);
      followed.follow();
    };
  },
  follow(): void {
    session.channel.follow([...new Set([...followed.lists].flat())]);
  },
};
