import { expect, test } from 'vitest';
import { redacted } from './redact.ts';

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const deep = Array.from({ length: 9 }).reduce(
  (cause: unknown) => new Error('again', { cause }),
  'secret',
);

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
