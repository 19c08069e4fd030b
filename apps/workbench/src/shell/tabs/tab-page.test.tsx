// @vitest-environment jsdom
import { usePortalContainer } from '@garment-mes/ui';
import { act, cleanup } from '@testing-library/react';
import { lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { screenOf } from './screen-of.ts';
import { TabPage } from './tab-page.tsx';

vi.mock('./screen-of.ts', { spy: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A tab whose page is shown or not. */
function tabOf(Screen: () => ReactNode) {
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
  return { Tabs, show: (shown: boolean) => act(async () => show(shown)) };
}

test('a page is drawn for neither its going nor its coming back', async () => {
  const drawn = vi.fn();
  const places = new Set<HTMLElement | undefined>();
  const { Tabs, show } = tabOf(() => {
    places.add(usePortalContainer());
    drawn();
    return <p>page</p>;
  });
  const { findByText, getByText } = renderScreen(Tabs);
  await findByText('page');
  const before = drawn.mock.calls.length;
  for (const visible of [false, true, false, true]) await show(visible);
  expect(drawn).toHaveBeenCalledTimes(before);
  // What opens over a page is inside the page: it hides and comes back with it.
  const panel = getByText('page').closest('[role="tabpanel"]');
  expect(panel?.contains([...places].at(-1) ?? null)).toBe(true);
});

test('a page behind another one keeps its boxes, and nobody reaches it', async () => {
  const seen: boolean[] = [];
  const { Tabs, show } = tabOf(() => {
    useLayoutEffect(() => {
      seen.push(document.querySelector('[data-rests]') === null);
    }, []);
    return <p>page</p>;
  });
  const { findByText, queryByRole, getByRole } = renderScreen(Tabs);
  const panel = (await findByText('page')).closest<HTMLElement>('[role="tabpanel"]');
  await show(false);
  expect(panel?.style.display).toBe('');
  expect(queryByRole('tabpanel')).toBeNull();
  await show(true);
  expect(getByRole('tabpanel')).toBe(panel);
  expect(panel?.hasAttribute('data-rests')).toBe(false);
  // What a page measures when it comes back is what is shown.
  expect(seen).toEqual([true, true]);
});

test.each([true, false])(
  'a page rests inert only where its style hides nothing: %s',
  async (hides) => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(hides);
    const { Tabs, show } = tabOf(() => <p>page</p>);
    const { findByText } = renderScreen(Tabs);
    const panel = (await findByText('page')).closest<HTMLElement>('[role="tabpanel"]');
    await show(false);
    expect(panel?.hasAttribute('data-rests')).toBe(true);
    expect(panel?.inert).toBe(!hides);
    await show(true);
    expect(panel?.inert).toBe(false);
    supports.mockRestore();
  },
);
