import { MY_APPLICATIONS } from '@garment-mes/session-machine';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useBeat } from './frame/heartbeat.ts';
import { useLanguage, useText } from './frame/language.tsx';
import { PairingPage } from './pairing/pairing-page.tsx';
import { routes } from './routes.ts';
import { Screen } from './screen/screen.tsx';
import { identity, isUnattended, query, session, signInAsPerson } from './session.ts';

/** Shows the boards of the address once it is known on whose behalf. */
export function App() {
  const status = useSyncExternalStore(session.subscribe, () => session.snapshot().companyStatus);
  const companyId = useSyncExternalStore(session.subscribe, () => session.snapshot().company?.id);
  const isRefused = useSyncExternalStore(
    session.subscribe,
    () => session.snapshot().status === 'refused',
  );
  const write = useText();
  const path = window.location.pathname;
  const route = routes[path];
  if (route === undefined) return <Directory />;
  if (isRefused) return <Refused path={path} />;
  if (identity === 'nobody') return <PairingPage />;
  if (route.board === undefined && identity === 'person' && !query.has('play'))
    return <Notice path={path}>{write('notBuilt')}</Notice>;
  if (status === 'none' || companyId === MY_APPLICATIONS)
    return <Notice path={path}>{write('noCompany')}</Notice>;
  // A menu that was not read does not matter to a board.
  if (status !== 'ready' && status !== 'menu-failed') return <Loading path={path} />;
  return <Screen path={path} />;
}

const RETRY_MS = 10_000;

/** Companies that could not be read are asked for again, every ten seconds. */
function Loading({ path }: { path: string }) {
  const write = useText();
  const now = useBeat();
  const tried = useRef(now);
  useEffect(() => {
    const { status, companyStatus } = session.snapshot();
    if (now - tried.current < RETRY_MS) return;
    tried.current = now;
    if (status === 'failed' || companyStatus === 'failed') session.retry();
  }, [now]);
  return <Notice path={path}>{write('loading')}</Notice>;
}

/** Why nobody was signed in, and the one way on; a screen on the wall loads again by itself. */
function Refused({ path }: { path: string }) {
  const write = useText();
  const now = useBeat();
  const since = useRef(now);
  const { refusal } = session.snapshot();
  useEffect(() => {
    if (isUnattended() && now - since.current >= RETRY_MS) location.reload();
  }, [now]);
  return (
    <Notice
      path={path}
      action={
        <button type="button" onClick={refusal === 'unkept' ? session.proceed : signInAsPerson}>
          {write(refusal === 'unkept' ? 'tryAgain' : 'signInAsPerson')}
        </button>
      }
    >
      {write(REFUSALS[refusal ?? 'failed'])}
    </Notice>
  );
}

const REFUSALS = {
  unasked: 'codeUnasked',
  failed: 'codeFailed',
  unkept: 'nothingKept',
} as const;

interface NoticeProps {
  readonly path: string;
  readonly children: string;
  readonly action?: ReactNode;
}

function Notice({ path, children, action }: NoticeProps) {
  const language = useLanguage();
  const title = routes[path]?.title;
  return (
    <main className="notice" role="status">
      <h1>{title ? (language === 'en' ? title.en : title.zh) : path}</h1>
      <p>{children}</p>
      {action}
    </main>
  );
}

/** Page of an address without a board, with links to those that exist. */
function Directory() {
  const write = useText();
  const language = useLanguage();
  return (
    <main className="notice">
      <h1>{write('unknownBoard')}</h1>
      <ul>
        {Object.entries(routes).map(([path, { title }]) => (
          <li key={path}>
            <a href={path}>{language === 'en' ? title.en : title.zh}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
