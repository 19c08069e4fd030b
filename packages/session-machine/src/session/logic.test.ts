import { expect, test } from 'vitest';
import { memoryNavigation, memoryStore } from '../env/memory.ts';
import { destination, entrance, isAsked, leftovers, loginAddress, loginPause } from './logic.ts';

const look = (query: string, stored: Record<string, string> = {}) => {
  const store = memoryStore();
  for (const [key, value] of Object.entries(stored)) store.set(key as never, value);
  return entrance({ store, navigation: memoryNavigation(`https://app.example/${query}`) });
};
const tokens = { access_token: 'a', refresh_token: 'r' };

test.each([
  ['', tokens, 'tokens'],
  ['?oauth_code=c', tokens, 'tokens'],
  ['', { ...tokens, access_token: 'undefined' }, 'none'],
  ['', { ...tokens, refresh_token: 'null' }, 'none'],
  ['', {}, 'none'],
  ['?oauth_code=c', { access_token: 'a' }, 'code'],
  ['?oauth_code=c', {}, 'code'],
  ['?oauth_code=c', { oauth_used: 'c' }, 'bad-code'],
  ['?oauth_code=c&state=s', { oauth_state: 's' }, 'code'],
  ['?oauth_code=c&state=x', { oauth_state: 's' }, 'bad-code'],
  ['?oauth_code=c', { oauth_state: 's' }, 'bad-code'],
  ['?oauth_code=c&state=s', {}, 'bad-code'],
  ['?error=access_denied', {}, 'bad-code'],
  ['?error=access_denied&oauth_code=c', {}, 'bad-code'],
  ['?oauth_code=', {}, 'none'],
] as const)('an address %s over %o opens with %s', (query, stored, expected) => {
  expect(look(query, stored)).toBe(expected);
});

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
  expect(loginAddress('https://l/x', 'https://a/b')).toBe(
    'https://l/x?callback=https%3A%2F%2Fa%2Fb',
  );
  expect(loginAddress('/login?p=1', 'https://a/b', { state: 's' })).toBe(
    '/login?p=1&callback=https%3A%2F%2Fa%2Fb&state=s',
  );
  expect(loginAddress('/login', 'https://a/b', { challenge: 'c' })).toBe(
    '/login?callback=https%3A%2F%2Fa%2Fb&code_challenge=c&code_challenge_method=S256',
  );
});

test('other tabs and the server are notified only of an end the person or the service asked for', () => {
  const reasons = ['asked', 'disabled', 'missing', 'elsewhere', 'expired', 'anonymous'] as const;
  expect(reasons.filter(isAsked)).toEqual(['asked', 'disabled']);
});

test('an ending takes along what its reason says', () => {
  expect(
    ['asked', 'disabled', 'missing', 'elsewhere', 'expired', 'anonymous'].map((reason) =>
      leftovers(reason as never),
    ),
  ).toEqual(['all', 'all', 'all', 'tokens', 'tokens', 'none']);
});

test('a deleted user goes before a deleted company', () => {
  const user = { id: '7', delFlag: '2' };
  expect(destination(user, { delFlag: '2' })).toBe('/accountDelete');
  expect(destination({ id: '7' }, { delFlag: '2' })).toBe('/companyDelete');
  expect(destination({ id: '7' }, undefined)).toBeUndefined();
});
