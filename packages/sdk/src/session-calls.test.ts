import { expect, test } from 'vitest';
import { sessionCalls } from './session-calls.ts';
import { fakeSession } from './testing/index.ts';

const signal = new AbortController().signal;
const tokens = { access_token: 'a2', refresh_token: 'r2', expires_in: 900 };

/** Calls over a fetch that answers one thing; what was sent can be read. */
function calling(body: unknown, status = 200) {
  const sent: Request[] = [];
  const calls = sessionCalls({
    baseUrl: 'https://api.example',
    credential: 'tests:word',
    session: () => fakeSession(),
    fetch: async (request) => {
      sent.push(request);
      return Response.json(body, { status });
    },
  });
  return { calls, sent };
}

test('a code is exchanged without a token', async () => {
  const { calls, sent } = calling({ status: 200, message: '', data: tokens });
  expect(await calls.exchangeCode('c1', { signal })).toEqual(tokens);
  expect(new URL(sent[0]?.url ?? '').searchParams.get('payload')).toBe('c1');
});

test('a code that was asked for with a challenge is exchanged with its secret', async () => {
  const { calls, sent } = calling({ status: 200, message: '', data: tokens });
  await calls.exchangeCode('c1', { signal });
  await calls.exchangeCode('c1', { signal, verifier: 'v'.repeat(64) });
  const secrets = sent.map(({ url }) => new URL(url).searchParams.get('code_verifier'));
  expect(secrets).toEqual([null, 'v'.repeat(64)]);
});

test('a refresh shows the credential of the client', async () => {
  const { calls, sent } = calling({ status: 200, message: '', data: tokens });
  await calls.refresh('r1', { signal });
  expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa('tests:word')}`);
});

test('a refresh token that the service will not take is an answer', async () => {
  const { calls } = calling({ error: 'invalid_grant' }, 400);
  expect(await calls.refresh('r1', { signal })).toBe('refused');
});

test('a service that fails is not a refusal', async () => {
  const { calls } = calling({ status: 500, message: 'no', data: null }, 500);
  await expect(calls.refresh('r1', { signal })).rejects.toMatchObject({ kind: 'server' });
});

test('a logout carries the token it revokes', async () => {
  const { calls, sent } = calling({ status: 200, message: '', data: null });
  await calls.revoke('a1', { signal });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a1');
});
