// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useConnectionLost } from './use-connection-lost.ts';

type Channel = Parameters<typeof useConnectionLost>[0];

afterEach(cleanup);

/** What the page says after each state of the channel. */
function said(...states: readonly Channel[]): boolean[] {
  const { result, rerender } = renderHook(({ channel }) => useConnectionLost(channel, false), {
    initialProps: { channel: 'off' as Channel },
  });
  return states.map((channel) => {
    rerender({ channel });
    return result.current;
  });
}

test('a page that is still connecting has lost nothing', () => {
  expect(said('connecting', 'open')).toEqual([false, false]);
});

test('a broken channel stays broken through its tries until it is open', () => {
  expect(said('open', 'waiting', 'connecting', 'waiting', 'open')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('failing calls count only while no channel says otherwise', () => {
  const { result, rerender } = renderHook(({ channel }) => useConnectionLost(channel, true), {
    initialProps: { channel: 'open' as Channel },
  });
  expect(result.current).toBe(false);
  rerender({ channel: 'connecting' });
  expect(result.current).toBe(true);
});
