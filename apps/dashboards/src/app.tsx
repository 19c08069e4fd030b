import { Suspense, useSyncExternalStore } from 'react';
import { useLanguage, useText } from './frame/language.tsx';
import { routes } from './routes.ts';
import { session } from './session.ts';

/** Shows the board of the address once the person is known. */
export function App() {
  const status = useSyncExternalStore(session.subscribe, () => session.snapshot().companyStatus);
  const write = useText();
  const path = window.location.pathname;
  const route = routes[path];
  if (route === undefined) return <Directory />;
  const Board = route.board;
  if (Board === undefined) return <Notice title={path}>{write('notBuilt')}</Notice>;
  if (status !== 'ready') return <Notice title={path}>{write('loading')}</Notice>;
  const factoryId = new URLSearchParams(window.location.search).get('factoryId') ?? undefined;
  return (
    <Suspense fallback={<Notice title={path}>{write('loading')}</Notice>}>
      <Board factoryId={factoryId} />
    </Suspense>
  );
}

function Notice({ title, children }: { title: string; children: string }) {
  const language = useLanguage();
  const route = routes[title];
  return (
    <main className="notice" role="status">
      <h1>{route ? (language === 'en' ? route.title.en : route.title.zh) : title}</h1>
      <p>{children}</p>
    </main>
  );
}

/** An address without a board: says so and leads to those that exist. */
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
