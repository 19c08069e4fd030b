// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  forgetAllDrafts,
  forgetDrafts,
  keepDrafts,
  plainValues,
  readDrafts,
} from './kept-drafts.ts';

const zhou = { userId: '7', companyId: '1' };
const draft = (key: string, text: string) => ({
  tab: { key, title: key, path: key },
  memory: { form: { text } },
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('input is there again for the same person in the same company', () => {
  keepDrafts(zhou, [draft('/a', 'one')]);
  expect(readDrafts(zhou)).toEqual([draft('/a', 'one')]);
  expect(readDrafts({ ...zhou, userId: '8' })).toEqual([]);
  expect(readDrafts({ ...zhou, companyId: '2' })).toEqual([]);
});

test('the newer input of a tab takes the place of the older, other tabs stay', () => {
  keepDrafts(zhou, [draft('/a', 'one'), draft('/b', 'two')]);
  keepDrafts(zhou, [draft('/a', 'three')]);
  expect(readDrafts(zhou)).toEqual([draft('/b', 'two'), draft('/a', 'three')]);
});

test('keeping nothing changes nothing', () => {
  keepDrafts(zhou, [draft('/a', 'one')]);
  keepDrafts(zhou, []);
  expect(readDrafts(zhou)).toHaveLength(1);
});

test('what was taken back is forgotten, signing out forgets everything', () => {
  keepDrafts(zhou, [draft('/a', 'one')]);
  keepDrafts({ ...zhou, userId: '8' }, [draft('/b', 'two')]);
  sessionStorage.setItem('other.product', 'stays');
  forgetDrafts(zhou);
  expect(readDrafts(zhou)).toEqual([]);
  forgetAllDrafts();
  expect(readDrafts({ ...zhou, userId: '8' })).toEqual([]);
  expect(sessionStorage.getItem('other.product')).toBe('stays');
});

describe('a store that somebody wrote into', () => {
  test.each([
    ['no JSON', '{oops'],
    ['no list', '{"tab":1}'],
    ['parts that are no drafts', '[null,1,"x",{"tab":{"key":"x"}},{"memory":{}}]'],
    [
      'an address of elsewhere',
      '[{"tab":{"key":"javascript:x","title":"","path":""},"memory":{}}]',
    ],
  ])('gives nothing for %s', (_, text) => {
    sessionStorage.setItem('workbench.drafts.7.1', text);
    expect(readDrafts(zhou)).toEqual([]);
  });
});

test('a full store costs the draft, never the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDrafts(zhou, [draft('/a', 'one')])).not.toThrow();
});

test('values that do not outlive their objects are left out', () => {
  const memory = new Map<string, unknown>([
    ['form', { name: '黑色', sizes: [{ count: 3 }], note: null }],
    ['file', new File(['x'], 'a.png')],
    ['rows', { chosen: new Set(['1']) }],
    ['work', () => undefined],
  ]);
  expect(Object.keys(plainValues(memory))).toEqual(['form']);
});
