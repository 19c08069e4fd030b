import { ErrorBoundary, PortalScope, VisuallyHidden } from '@garment-mes/ui';
import {
  Activity,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Router, useRouter } from 'wouter';
import { addresses } from '#app/addresses.ts';
import { currentLanguage, type Language, useText } from '#app/i18n.ts';
import { matchRoute } from '#app/routes.ts';
import { TabContext, type TabScope } from '#app/tab/tab-scope.tsx';
import { NoSuchPage } from '../pages/no-such-page.tsx';
import { NotPermittedPage } from '../pages/not-permitted-page.tsx';
import { PageFailure } from '../pages/page-failure.tsx';
import { frozenLocation, type Navigate } from './frozen-location.ts';
import { keepScroll } from './kept-scroll.ts';
import { PageRest } from './page-rest.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { panelId } from './panel-id.ts';
import { forgetScreen, screenOf } from './screen-of.ts';
import styles from './tab-host.module.css';

interface TabPageProps {
  readonly path: string;
  readonly search: string;
  readonly visible: boolean;
  /** `undefined` while the menu has not answered: nobody is turned away for that. */
  readonly mayOpen: (path: string) => boolean | undefined;
  readonly navigate: Navigate;
  readonly scope: TabScope;
}

/** One kept-alive page: its own address, its own overlays, its own failures. */
export const TabPage = memo(function TabPage(props: TabPageProps) {
  const { path, search, visible, mayOpen, navigate, scope } = props;
  const [overlays, setOverlays] = useState<HTMLElement>();
  // A page that is put to rest keeps its element: losing it would redraw the whole page, twice.
  const overlaysPlace = useCallback((element: HTMLElement | null) => {
    if (element !== null) setOverlays(element);
  }, []);
  const location = useMemo(() => frozenLocation(path, search, navigate), [path, search, navigate]);
  const { base } = useRouter();
  const hrefs = useCallback((to: string) => base + to, [base]);
  const t = useText();

  const page = useRef<HTMLElement>(null);
  const pagePlace = useCallback((element: HTMLElement | null) => {
    if (element !== null) page.current = element;
  }, []);
  const { memory } = scope;
  useEffect(
    () => (visible && page.current !== null ? keepScroll(page.current, memory) : undefined),
    [memory, visible],
  );

  return (
    <>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <section
          ref={pagePlace}
          className={styles.page}
          role="tabpanel"
          id={panelId(path)}
          aria-label={t(scope.title)}
        >
          {scope.title !== '' && (
            <VisuallyHidden as="h1" className={styles.headline}>
              {t(scope.title)}
            </VisuallyHidden>
          )}
          <TabContext value={scope}>
            <PortalScope container={overlays}>
              <Router hook={location.hook} searchHook={location.searchHook} hrefs={hrefs}>
                <Page path={path} permitted={mayOpen(path)} language={currentLanguage()} />
              </Router>
            </PortalScope>
          </TabContext>
          <div ref={overlaysPlace} />
        </section>
      </Activity>
      <PageRest page={page} visible={visible} />
    </>
  );
});

interface PageProps {
  readonly path: string;
  readonly permitted: boolean | undefined;
  /** Another one redraws everything. */
  readonly language: Language;
}

/** Being shown and being hidden is no reason to redraw a page. */
const Page = memo(function Page({ path, permitted }: PageProps) {
  // A file that did not arrive is asked for again, which takes another drawing.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const match = matchRoute(path);
  if (match === undefined) return <NoSuchPage />;
  if (permitted === false) return <NotPermittedPage title={addresses[match.path].title} />;
  const Screen = screenOf(match.path);
  return (
    <ErrorBoundary
      onError={() => forgetScreen(match.path)}
      fallback={(error, retry) => (
        <PageFailure
          error={error}
          onRetry={() => {
            drawAgain();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Screen {...match.params} />
      </Suspense>
    </ErrorBoundary>
  );
});
