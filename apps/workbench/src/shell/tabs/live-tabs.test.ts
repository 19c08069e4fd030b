import { expect, test } from 'vitest';
import { keepLive, LIVE_TABS } from './live-tabs.ts';

const keys = Array.from({ length: LIVE_TABS }, (_, index) => `/page/${index}`);

test('puts the shown page first and keeps the others in the order they were seen', () => {
  expect(keepLive(['/a', '/b', '/c'], '/c', ['/a', '/b', '/c'])).toEqual(['/c', '/a', '/b']);
});

test('drops pages whose tab was closed', () => {
  expect(keepLive(['/a', '/b'], '/a', ['/a'])).toEqual(['/a']);
});

test('lets the page that was not seen for longest go when the thirteenth comes', () => {
  const live = keepLive(keys, '/new', [...keys, '/new']);
  expect(live).toHaveLength(LIVE_TABS);
  expect(live[0]).toBe('/new');
  expect(live).not.toContain(keys.at(-1));
});

test('never lets go of a page with unsaved input', () => {
  const last = keys.at(-1) ?? expect.fail();
  expect(keepLive(keys, '/new', [...keys, '/new'], new Set([last]))).toContain(last);
});

test('answers the same array when nothing moved, so that nothing is drawn again', () => {
  const before = ['/a', '/b'];
  expect(keepLive(before, '/a', ['/a', '/b'])).toBe(before);
});
