import { expect, test } from 'vitest';
import { redacted } from './redact.ts';

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const deep = Array.from({ length: 9 }).reduce(
  (cause: unknown) => new Error('again', { cause }),
  'secret',
);

const chain = (length: number, end: unknown) =>
  Array.from({ length }).reduce((cause: unknown) => new Error('again', { cause }), end);

test.each([
  ['a message', new Error('GET /token?refresh_token=secret')],
  ['a field', Object.assign(new Error('x'), { request: { url: '?t=secret' } })],
  ['a cause', new Error('x', { cause: new Error('y', { cause: { token: 'secret' } }) })],
  ['plain text', 'secret'],
  ['a cycle that cannot be read', Object.assign(new Error('x'), { cyclic })],
  ['a chain too deep to read', deep],
])('keeps back an error with the secret in %s', (_, error) => {
  expect(redacted(error, 'secret')).toMatchObject({ code: 'refresh-failed' });
});

test('passes on an error that says nothing', () => {
  const error = Object.assign(new Error('gateway'), { status: 502 });
  expect(redacted(error, 'secret')).toBe(error);
});

test('reads five causes deep, and says nothing about what lies deeper', () => {
  const readable = chain(5, 'harmless');
  expect(redacted(readable, 'secret')).toBe(readable);
  expect(redacted(chain(5, 'secret'), 'secret')).not.toHaveProperty('cause');
  expect(redacted(chain(6, 'harmless'), 'secret')).toMatchObject({ code: 'refresh-failed' });
});

test('looks at what was thrown when it is no error', () => {
  expect(redacted({ url: '?t=secret' }, 'secret')).toMatchObject({ code: 'refresh-failed' });
  expect(redacted(undefined, 'secret')).toBeUndefined();
});
