// @vitest-environment jsdom
import { usePortalContainer } from '@garment-mes/ui';
import { act, cleanup } from '@testing-library/react';
import { lazy, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { screenOf } from './screen-of.ts';
import { TabPage } from './tab-page.tsx';

vi.mock('./screen-of.ts', { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page is drawn for neither its going nor its coming back', async () => {
  const drawn = vi.fn();
  const places = new Set<HTMLElement | undefined>();
  function Screen() {
    places.add(usePortalContainer());
    drawn();
    return <p>page</p>;
  }
  const screen = lazy(async () => ({ default: Screen }));
  vi.mocked(screenOf).mockReturnValue(screen);
  const always = { mayOpen: () => true, navigate: () => undefined, search: '' };
  const scope = {
    key: '/work',
    title: '我的工作',
    memory: new Map(),
    setTitle: () => undefined,
    setDirty: () => undefined,
  };
  let show: (shown: boolean) => void = () => undefined;
  function Tabs() {
    const [visible, setVisible] = useState(true);
    show = setVisible;
    return <TabPage path="/work" visible={visible} scope={scope} {...always} />;
  }
  const { findByText, getByText } = renderScreen(Tabs);
  await findByText('page');
  const before = drawn.mock.calls.length;
  for (const visible of [false, true, false, true]) await act(async () => show(visible));
  expect(drawn).toHaveBeenCalledTimes(before);
  // What opens over a page lies in the page: it goes and comes with it.
  const panel = getByText('page').closest('[role="tabpanel"]');
  expect(panel?.contains([...places].at(-1) ?? null)).toBe(true);
});
