import { createClient } from '@garment-mes/sdk';
import { sessionCalls } from '@garment-mes/sdk/session';
import { browserEnv, createSession, type Session, workerClock } from '@garment-mes/session-machine';
import { languageOf } from './texts.ts';

/** Names the public client; whoever reads it learns nothing. */
const CREDENTIAL = 'dashboards:dashboards';
const HOME_TIME_ZONE = 'Asia/Shanghai';

/** Difference between the server's clock and this machine's, ms, as the last answer told it. */
let serverAhead = 0;

export const language = languageOf(window.location.search);

/** Every answer tells what time it is for the server; a clock of a stick computer is not to be trusted. */
async function timedFetch(request: Request): Promise<Response> {
  const response = await fetch(request);
  const said = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(said)) {
    serverAhead = said - Date.now();
    session.observeServerTime(said);
  }
  return response;
}

export const session: Session = createSession({
  env: browserEnv({ clock: workerClock() }),
  service: sessionCalls({
    baseUrl: '',
    fetch: timedFetch,
    credential: CREDENTIAL,
    session: () => session,
  }),
  config: { loginUrl: '/login', language: language === 'en' ? 'en' : undefined },
});

/** Makes the calls of the boards on behalf of the person signed in in this browser. */
export const boardClient = createClient({ baseUrl: '', session, fetch: timedFetch });

export const serverNow = (): number => Date.now() + serverAhead;

interface KnownCompany {
  readonly name: string;
  readonly shortName?: string | null;
  readonly timeZone?: string | null;
}

const company = (): KnownCompany | undefined => session.snapshot().company;

export const companyTimeZone = (): string => company()?.timeZone ?? HOME_TIME_ZONE;
export const companyName = (): string => company()?.shortName ?? company()?.name ?? '';

/** Hears that records of these topics changed, and that messages may have been missed. */
export function onTopics(topics: readonly string[], heard: () => void): () => void {
  session.channel.follow(topics);
  const leaveChannel = session.channel.listen((message) => {
    if (message.kind === 'live' && topics.includes(message.topic)) heard();
  });
  const leaveGap = session.on('gap', heard);
  return () => {
    leaveChannel();
    leaveGap();
  };
}

/** Hears the push channel come up and go down; told at once how it is. */
export function onLink(heard: (up: boolean) => void): () => void {
  let up = session.snapshot().channel === 'open';
  heard(up);
  return session.subscribe(() => {
    const now = session.snapshot().channel === 'open';
    if (now === up) return;
    up = now;
    heard(up);
  });
}
