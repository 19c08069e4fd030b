// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router, useLocation, useSearch } from 'wouter';
import { createWindowLocation } from './window-location.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let go: (to: string) => void = () => undefined;

function Shown() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  go = navigate;
  return <output>{path + (search && `?${search}`)}</output>;
}

function show(address: string, base = '', onNavigate?: (to: string) => void) {
  history.replaceState(null, '', address);
  const { hook, searchHook } = createWindowLocation(base, onNavigate);
  return render(
    <Router base={base} hook={hook} searchHook={searchHook}>
      <Shown />
    </Router>,
  );
}

const shown = () => screen.getByRole('status').textContent;

test('goes to an address and back', () => {
  show('/work');
  act(() => go('/notice?type=other'));
  expect(shown()).toBe('/notice?type=other');
  act(() => {
    history.replaceState(null, '', '/work');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('/work');
});

test('lives below the path of a host and reports where it navigated', () => {
  const onNavigate = vi.fn();
  show('/factory/work', '/factory', onNavigate);
  expect(shown()).toBe('/work');
  act(() => go('/notice?type=other'));
  expect(location.pathname).toBe('/factory/notice');
  expect(onNavigate.mock.calls).toEqual([['/notice?type=other']]);
});

test('stays where it is while the host is elsewhere', () => {
  const onNavigate = vi.fn();
  show('/factory/work', '/factory', onNavigate);
  act(() => {
    history.replaceState(null, '', '/factories/17');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toBe('/work');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('begins at its own front page when the host is elsewhere', () => {
  show('/elsewhere', '/factory');
  expect(shown()).toBe('/');
});

test('ignores a browser that refuses to go', () => {
  show('/work');
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  expect(() => act(() => go('/notice'))).not.toThrow();
  expect(shown()).toBe('/work');
});

test('leaves no listener behind', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { unmount } = show('/work');
  unmount();
  const count = (calls: unknown[][]) => calls.filter(([name]) => name === 'popstate').length;
  expect(count(added.mock.calls)).toBeGreaterThan(0);
  expect(count(removed.mock.calls)).toBe(count(added.mock.calls));
});
