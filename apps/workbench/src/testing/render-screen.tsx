import { type Answers, observedClient } from '@garment-mes/sdk/testing';
import { UiProvider } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { currentLanguage } from '#app/i18n.ts';
import { TabContext, type TabScope } from '#app/tab/tab-scope.tsx';
import { type Workbench, WorkbenchContext } from '#app/workbench-context.ts';
import { createLiveTopics } from '../live-topics.ts';
import { uiWords } from '../locales/ui-en.ts';
import { createQueries } from '../queries.ts';

interface RenderOptions<Params> {
  /** Answers by operation id; what is not listed answers its sample of the specs. */
  readonly answers?: Answers;
  /** Rights the person has, as operation ids or keys; everything when left out. */
  readonly may?: readonly string[];
  readonly params?: Params;
  readonly path?: string;
  /** Chinese title of the route. */
  readonly title?: string;
  readonly menus?: Workbench['menus'];
  /** What the tab remembers, such as a form that was typed into. */
  readonly memory?: ReadonlyMap<string, unknown>;
  /** The running day, that of the clock when left out. */
  readonly today?: string;
}

/** Draws a screen as the workbench would, over canned answers. */
export function renderScreen<Params extends object>(
  Screen: ComponentType<Params>,
  {
    answers = {},
    may,
    params,
    path = '/',
    title = '首页',
    menus = [],
    today = '2024-03-20',
    memory = new Map(),
  }: RenderOptions<Params> = {},
) {
  const { client, calls } = observedClient({ answers });
  const topics = createLiveTopics({
    channel: {
      clientId: 'test',
      protocols: [],
      listen: () => () => undefined,
      follow: () => undefined,
    },
  });
  const workbench: Workbench = {
    client,
    can: (key) => may === undefined || may.includes(key),
    menus,
    userId: '1',
    userName: '',
    companyId: '1',
    companyName: '',
    now: () => Date.parse('2024-03-20T10:00:00Z'),
    today: () => today,
    dayCutoff: '05:00',
    listen: topics.listen,
  };
  const titles: string[] = [];
  const dirty: boolean[] = [];
  const tab: TabScope = {
    key: path,
    title,
    memory: new Map(memory),
    setTitle(title) {
      titles.push(title);
    },
    setDirty(unsaved) {
      dirty.push(unsaved);
    },
  };
  const location = memoryLocation({ path, record: true });
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueries()}>
        <UiProvider labels={currentLanguage() === 'en' ? uiWords : {}}>
          <WorkbenchContext value={workbench}>
            <TabContext value={tab}>
              <Router hook={location.hook} searchHook={location.searchHook}>
                <Suspense>
                  <Screen {...((params ?? {}) as Params)} />
                </Suspense>
              </Router>
            </TabContext>
          </WorkbenchContext>
        </UiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return {
    ...view,
    /** Every request in order. */
    calls,
    /** The requests that change something: operation and body. */
    writes: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ operation, body }) => ({ operation, body })),
    /** Opens another address of the same screen. */
    visit: (address: string) => act(() => location.navigate(address)),
    /** Addresses the screen went to. */
    visited: location.history,
    /** Names the screen gave to its tab. */
    titles,
    /** Says that rows of a topic changed. */
    push: topics.publish,
    /** What the screen said about unsaved input, in order. */
    dirty,
  };
}
