import type { SessionSnapshot } from '@garment-mes/session-machine';
import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addresses, aliases } from '#app/addresses.ts';
import { currentLanguage, useText } from '#app/i18n.ts';
import { matchRoute } from '#app/routes.ts';
import { useForgottenAnswers } from '../use-forgotten-answers.ts';
import type { Navigate } from './frozen-location.ts';
import type { CloseScope, TabView } from './tab-bar.tsx';
import type { TabMemories } from './tab-memories.ts';
import { titleOfTab } from './tab-title.ts';

const HOME = '/';

/** Something that would lose unsaved input, and what happens when it may. */
interface Question {
  readonly title: string;
  readonly go: () => void;
}

interface WorkbenchTabs {
  readonly tabs: readonly TabView[];
  /** Concrete path of the shown page. */
  readonly path: string;
  readonly search: string;
  readonly navigate: Navigate;
  /** Goes to the address of an open tab. */
  readonly show: (key: string) => void;
  readonly close: (scope: CloseScope, key: string) => void;
  readonly refresh: (key: string) => void;
  /** Redraws pages, with what they remember. */
  readonly redraw: (keys: readonly string[]) => void;
  /** How often each page was taken down on request. */
  readonly epochs: Readonly<Record<string, number>>;
  readonly move: (key: string, to: string) => void;
  /** Closing waits for an answer: unsaved input would be lost. */
  readonly question: Question | undefined;
  readonly answer: () => void;
}

/** Ties the address of the page to the list of tabs: the address says what is shown. */
export function useTabs(destination: string | undefined, memories: TabMemories): WorkbenchTabs {
  const t = useText();
  const session = useSessionActions();
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const [epochs, setEpochs] = useState<Readonly<Record<string, number>>>({});
  const { tabs, unsavedTabs } = useSession(opened);
  useForgottenAnswers(tabs.length > 0);
  const { path, search, navigate } = useAddress(destination);

  const show = useCallback(
    (key: string) => {
      const query = session.snapshot().tabs.find((tab) => tab.key === key)?.query;
      navigate(query ? `${key}?${query}` : key);
    },
    [navigate, session],
  );

  const close = useCallback(
    (scope: CloseScope, key: string) => {
      const { tabs: all, unsavedTabs: held } = session.snapshot();
      const at = all.findIndex((tab) => tab.key === key);
      const going = all.filter((_, place) => goes(scope, place, at)).map((tab) => tab.key);
      const shut = () => {
        const before = session.snapshot().activeTab;
        CLOSING[scope](session.tabs, key);
        const { activeTab } = session.snapshot();
        if (activeTab !== before) show(activeTab);
      };
      if (!going.some((each) => held.includes(each))) return shut();
      setQuestion({ title: t('有未保存的内容，确定关闭？'), go: shut });
    },
    [session, show, t],
  );

  const redraw = useCallback(
    (keys: readonly string[]) =>
      setEpochs((before) => ({
        ...before,
        ...Object.fromEntries(keys.map((key) => [key, (before[key] ?? 0) + 1])),
      })),
    [],
  );

  const refresh = useCallback(
    (key: string) => {
      const again = () => {
        memories.forget(key);
        redraw([key]);
        session.tabs.mark(key, false);
        void queries.invalidateQueries();
      };
      if (!session.snapshot().unsavedTabs.includes(key)) return again();
      setQuestion({ title: t('有未保存的内容，确定刷新？'), go: again });
    },
    [memories, queries, redraw, session, t],
  );

  const move = useCallback(
    (key: string, to: string) => {
      const place = session.snapshot().tabs.findIndex((tab) => tab.key === to);
      if (key !== to && place >= 0) session.tabs.move(key, place);
    },
    [session],
  );

  const language = currentLanguage();
  // Titles are words of the language, so the tabs follow it.
  const views = useMemo(
    () =>
      tabs.map((tab) => ({
        key: tab.key,
        title: titleOfTab(tab, t),
        dirty: unsavedTabs.includes(tab.key),
      })),
    [language, t, tabs, unsavedTabs],
  );
  return {
    tabs: views,
    path,
    search,
    navigate,
    show,
    close,
    refresh,
    redraw,
    epochs,
    move,
    question,
    answer: () => setQuestion(undefined),
  };
}

/** What the address says is shown, as a tab of the session, and how to go elsewhere. */
function useAddress(destination: string | undefined) {
  const session = useSessionActions();
  const search = useSearch();
  const [location, push] = useLocation();
  const path = aliases[location] ?? (location.replace(/\/+$/, '') || HOME);

  // The same function forever: the pages behind other tabs are not drawn again for a step of this one.
  const here = useRef('');
  useLayoutEffect(() => {
    here.current = path + (search && `?${search}`);
  });
  const navigate = useCallback<Navigate>(
    (to, options) => {
      if (to !== here.current) push(to, options);
    },
    [push],
  );

  // Before the paint: the bar never shows a page without its tab.
  useLayoutEffect(() => {
    if (path !== location) push(path, { replace: true });
    const match = matchRoute(path);
    if (path === HOME) session.tabs.activate(HOME);
    if (path === HOME || match === undefined || addresses[match.path].hashead === false) return;
    const known = session.snapshot().tabs.find((tab) => tab.key === path);
    const title = known?.title ?? addresses[match.path].title;
    session.tabs.open({ title, key: path, path: match.path, query: search || undefined });
  }, [path, location, search, session, push]);

  useEffect(() => {
    if (destination !== undefined && path !== destination) push(destination, { replace: true });
  }, [destination, path, push]);

  return { path, search, navigate };
}

const opened = ({ tabs, unsavedTabs }: SessionSnapshot) => ({ tabs, unsavedTabs });

type TabsApi = ReturnType<typeof useSessionActions>['tabs'];

const CLOSING: Readonly<Record<CloseScope, (tabs: TabsApi, key: string) => void>> = {
  one: (tabs, key) => tabs.close(key),
  left: (tabs, key) => tabs.closeLeft(key),
  right: (tabs, key) => tabs.closeRight(key),
  others: (tabs, key) => tabs.closeOthers(key),
  all: (tabs) => tabs.closeAll(),
};

const goes = (scope: CloseScope, place: number, at: number): boolean =>
  ({
    one: place === at,
    left: place < at,
    right: place > at,
    others: place !== at,
    all: true,
  })[scope];
