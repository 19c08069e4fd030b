import { expect, test } from 'vitest';
import { memoryNavigation, memoryStore } from '../env/memory.ts';
import { destination, entrance, isAsked, leftovers, loginAddress, loginPause } from './logic.ts';

const filled = (stored: Record<string, string>) => {
  const store = memoryStore();
  for (const [key, value] of Object.entries(stored)) store.set(key as never, value);
  return store;
};
const look = (query: string, stored: Record<string, string> = {}) =>
  entrance({
    store: filled(stored),
    navigation: memoryNavigation(`https://app.example/${query}`),
  });
const tokens = { access_token: 'a', refresh_token: 'r' };
const asked = { oauth_state: 's', oauth_verifier: 'v' };

test.each([
  ['', tokens, 'tokens'],
  ['', { ...tokens, access_token: 'undefined' }, 'none'],
  ['', { ...tokens, refresh_token: 'null' }, 'none'],
  ['', {}, 'none'],
  ['?oauth_code=', {}, 'none'],
  ['?oauth_code=', tokens, 'tokens'],
  // Asked for by this tab: it wins, because somebody has just typed a password.
  ['?oauth_code=c&state=s', asked, 'code'],
  ['?oauth_code=c&state=s', { ...asked, ...tokens }, 'code'],
  // Not asked for by this tab.
  ['?oauth_code=c', {}, 'bad-code'],
  ['?oauth_code=c', { access_token: 'a' }, 'bad-code'],
  ['?oauth_code=c', asked, 'bad-code'],
  ['?oauth_code=c&state=x', asked, 'bad-code'],
  ['?oauth_code=c&state=s', {}, 'bad-code'],
  ['?oauth_code=c&state=', { oauth_verifier: 'v' }, 'bad-code'],
  ['?oauth_code=c&state=s', { oauth_state: 's' }, 'bad-code'],
  ['?oauth_code=c&state=undefined', { ...asked, oauth_state: 'undefined' }, 'bad-code'],
  ['?oauth_code=c', tokens, 'tokens-beside-code'],
  ['?oauth_code=c&state=x', { ...asked, ...tokens }, 'tokens-beside-code'],
  ['?error=access_denied', {}, 'bad-code'],
  ['?error=access_denied', tokens, 'tokens-beside-code'],
  ['?error=access_denied&oauth_code=c&state=s', asked, 'bad-code'],
] as const)('an address %s over %o opens with %s', (query, stored, expected) => {
  expect(look(query, stored)).toBe(expected);
});

test.each([
  ['', {}, 'unkept'],
  ['?oauth_code=c&state=s', asked, 'unkept'],
  ['?oauth_code=c', {}, 'unkept'],
  // Handed over by a host: they serve as long as the page.
  ['', tokens, 'tokens'],
] as const)(
  'in a browser that keeps nothing an address %s over %o opens with %s',
  (query, stored, expected) => {
    const store = { ...filled(stored), lasts: () => false };
    const navigation = memoryNavigation(`https://app.example/${query}`);
    expect(entrance({ store, navigation })).toBe(expected);
  },
);

test('the login page is visited once in 10 s', () => {
  const store = memoryStore();
  expect(loginPause(store, 50_000)).toBe(0);
  store.set('login_at', '50000');
  expect(loginPause(store, 50_001)).toBe(9_999);
  expect(loginPause(store, 60_000)).toBe(0);
  expect(loginPause(store, 59_999)).toBe(1);
  expect(loginPause(memoryStore(), 9_000)).toBe(1_000);
  expect(loginPause(store, 0)).toBe(10_000);
});

test('the callback is encoded whole', () => {
  const ticket = { state: 's', challenge: 'c' };
  expect(loginAddress('https://l/x', 'https://a/b', ticket)).toBe(
    'https://l/x?callback=https%3A%2F%2Fa%2Fb&state=s&code_challenge=c&code_challenge_method=S256',
  );
  expect(loginAddress('/login?p=1', 'https://a/b', ticket)).toMatch(/^\/login\?p=1&callback=/);
});

test('other tabs and the server are notified only of an end the person or the service asked for', () => {
  const reasons = [
    'asked',
    'disabled',
    'missing',
    'elsewhere',
    'expired',
    'replaced',
    'anonymous',
  ] as const;
  expect(reasons.filter(isAsked)).toEqual(['asked', 'disabled']);
});

test('an ending takes along what its reason says', () => {
  expect(
    ['asked', 'disabled', 'missing', 'elsewhere', 'expired', 'replaced', 'anonymous'].map(
      (reason) => leftovers(reason as never),
    ),
  ).toEqual(['all', 'all', 'all', 'tokens', 'tokens', 'none', 'none']);
});

test('a first password goes before everything else', () => {
  const user = { id: '7', delFlag: '2', isFirstPassword: true };
  expect(destination(user, { delFlag: '2' })).toBe('/password');
});

test('a deleted user goes before a deleted company', () => {
  const user = { id: '7', delFlag: '2' };
  expect(destination(user, { delFlag: '2' })).toBe('/accountDelete');
  expect(destination({ id: '7' }, { delFlag: '2' })).toBe('/companyDelete');
  expect(destination({ id: '7' }, undefined)).toBeUndefined();
});
