// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addresses } from '#app/addresses.ts';
import { routePaths } from '#app/routes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { speak } from './language.ts';
import { screens } from './routes.ts';

const built = routePaths.filter((path) => addresses[path].built);

/** Colours need a page that is painted, and a screen is only a part of one. */
const AXE = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } };

/** Every `{part}` of an address as some value. */
const paramsOf = (path: string): Record<string, string> =>
  Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, '1']));

afterEach(async () => {
  cleanup();
  await speak('zh-CN');
});

describe.each(built)('%s', (path) => {
  const options = { params: paramsOf(path), title: addresses[path].title };
  const load = async () => (await screens[path]()).default as React.ComponentType<object>;

  test('draws sampled data without complaint', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container, calls } = renderScreen(await load(), options);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(container.textContent?.length).toBeGreaterThan(0));
    expect(calls.filter(({ operation }) => operation === undefined)).toEqual([]);
    expect(container.querySelector('[data-part="error-state"]')).toBeNull();
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  test('has no fault that axe can see', async () => {
    const { container } = renderScreen(await load(), options);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    const { violations } = await axe.run(container, AXE);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('has every label in English', async () => {
    await speak('en');
    const { container } = renderScreen(await load(), options);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    const heads = container.querySelectorAll('[role=columnheader], label, [role=tab]');
    const chinese = Array.from(heads, ({ textContent }) => textContent).filter((text) =>
      /\p{Script=Han}/u.test(text ?? ''),
    );
    expect(chinese).toEqual([]);
  });
});
