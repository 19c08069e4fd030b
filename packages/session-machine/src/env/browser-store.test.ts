// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://a.mes.example.com/x" }
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { browserStore } from './browser-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  browserStore({ productDomains: ['example.com'] }).clear();
  localStorage.clear();
});

const putCookie = (pair: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what other pages do is done as they do it
  document.cookie = `${pair}; path=/`;
};

test('cookies carry one day, the root path, Lax, Secure and the product domain', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  browserStore({ productDomains: ['example.com'] }).set('user_id', '7');
  expect(written.mock.lastCall).toEqual([
    'user_id=7; path=/; SameSite=Lax; max-age=86400; domain=example.com; Secure',
  ]);
});

test('a cookie left on the host does not hide the one of the domain', () => {
  putCookie('access_token=old');
  const store = browserStore({ productDomains: ['example.com'] });
  store.set('access_token', 'new');
  expect(store.get('access_token')).toBe('new');
  expect(document.cookie).toBe('access_token=new');
});

test('a host outside the product domains gets host-only cookies', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  browserStore({ productDomains: ['example.org'] }).set('user_id', '7');
  expect(written.mock.calls).toEqual([['user_id=7; path=/; SameSite=Lax; max-age=86400; Secure']]);
});

test('the texts undefined and null count as absent', () => {
  const store = browserStore();
  for (const text of ['undefined', 'null', '']) {
    putCookie(`access_token=${text}`);
    expect(store.get('access_token')).toBeUndefined();
  }
});

test('any text comes back as it was stored', () => {
  const store = browserStore();
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (text) => {
      fc.pre(text !== 'undefined' && text !== 'null');
      store.set('access_token', text);
      store.set('tabs', text);
      expect([store.get('access_token'), store.get('tabs')]).toEqual([text, text]);
    }),
  );
});

test('a permission list too long for a cookie goes to local storage', () => {
  const store = browserStore();
  store.set('btnUrl', 'short,');
  const long = 'PUT^/mes2/reduce/submit,'.repeat(200);
  store.set('btnUrl', long);
  expect(document.cookie).not.toContain('btnUrl');
  expect(localStorage.getItem('btnUrl')).toBe(long);
  expect(store.get('btnUrl')).toBe(long);
  store.set('btnUrl', 'short,');
  expect(store.get('btnUrl')).toBe('short,');
});

test('clearing removes all of the product and nothing of others', () => {
  const store = browserStore({ ownedPrefixes: ['columns:'] });
  store.set('refresh_token', 'r');
  store.set('tabs', '[]');
  localStorage.setItem('columns:orders', '[]');
  localStorage.setItem('other', '1');
  putCookie('foreign=1');
  store.clear();
  expect(store.get('refresh_token')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(document.cookie).toBe('foreign=1');
});

test('blocked storage is replaced by memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const store = browserStore();
  store.set('tabs', '[1]');
  store.set('access_token', 'a');
  expect([store.get('tabs'), store.get('access_token')]).toEqual(['[1]', 'a']);
  store.remove('access_token');
  expect(store.get('access_token')).toBeUndefined();
});

test('a browser that keeps cookies and storage says so, and nothing of the question stays', () => {
  const before = document.cookie;
  expect(browserStore().lasts?.()).toBe(true);
  expect(document.cookie).toBe(before);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['cookies are dropped without a word', () => vi.spyOn(document, 'cookie', 'set')],
  ['storage forgets without a word', () => vi.spyOn(Storage.prototype, 'setItem')],
] as const)('where %s, nothing outlives the page', (_, spy) => {
  spy().mockImplementation(() => undefined);
  expect(browserStore().lasts?.()).toBe(false);
});

test('where storage throws, nothing outlives the page', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(browserStore().lasts?.()).toBe(false);
});
