import { expect, test } from 'vitest';
import { checkedAnswer, type Facts, refreshMargin, standing, wasAnswered } from './logic.ts';

const facts: Facts = {
  access: 'a',
  refresh: 'r',
  remainingMs: 600_000,
  lifetimeMs: 600_000,
  refused: false,
  cooling: false,
};

test.each([
  [{}, 'usable'],
  [{ remainingMs: 30_000 }, 'usable'],
  [{ remainingMs: 29_999 }, 'due'],
  [{ remainingMs: 29_999, cooling: true }, 'usable'],
  [{ remainingMs: 29_999, refused: true }, 'usable'],
  [{ remainingMs: 1, cooling: true }, 'usable'],
  [{ remainingMs: 0 }, 'due'],
  [{ refused: true, cooling: true, remainingMs: 0 }, 'gone'],
  [{ access: undefined, refused: true }, 'gone'],
  [{ remainingMs: 0, cooling: true }, 'cooling'],
  [{ remainingMs: 0, refused: true }, 'gone'],
  [{ remainingMs: 10_000, lifetimeMs: 20_000 }, 'usable'],
  [{ remainingMs: 9_999, lifetimeMs: 20_000 }, 'due'],
  [{ remainingMs: 29_999, lifetimeMs: undefined }, 'due'],
  [{ access: undefined }, 'due'],
  [{ refresh: undefined }, 'gone'],
  [{ remainingMs: Number.NaN }, 'due'],
] satisfies [Partial<Facts>, string][])('%o is %s', (change, expected) => {
  expect(standing({ ...facts, ...change })).toBe(expected);
});

test('the margin is 30 s and never more than half a life', () => {
  expect(refreshMargin(40 * 86_400_000)).toBe(30_000);
  expect(refreshMargin(20_000)).toBe(10_000);
  expect(refreshMargin(undefined)).toBe(30_000);
});

test.each([
  { access_token: '' },
  { access_token: 'undefined' },
  { refresh_token: 'null' },
  { refresh_token: undefined },
  { expires_in: 0 },
  { expires_in: Number.NaN },
])('refuses the token answer %o, and names no token', (change) => {
  const answer = {
    access_token: 'secret-a',
    refresh_token: 'secret-r',
    expires_in: 600,
    ...change,
  };
  expect(() => checkedAnswer(answer as never)).toThrow(/^The token answer is incomplete.$/);
});

test('takes an answer that is good for one second, also when the number is a text', () => {
  const answer = { access_token: 'a', refresh_token: 'r', expires_in: 1 };
  expect(checkedAnswer(answer)).toBe(answer);
  expect(checkedAnswer({ ...answer, expires_in: '1' as never }).expires_in).toBe('1');
  expect(checkedAnswer({ ...answer, access_token: 'null-1' }).access_token).toBe('null-1');
});

test('distinguishes an answer from a lost one', () => {
  expect(wasAnswered(Object.assign(new Error('x'), { status: 503 }))).toBe(true);
  expect(wasAnswered(new TypeError('Failed to fetch'))).toBe(false);
  expect(wasAnswered(undefined)).toBe(false);
});
