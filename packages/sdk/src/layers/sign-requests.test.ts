import { expect, test, vi } from 'vitest';
import { ApiError } from '../exchange/api-error.ts';
import { fakeSession } from '../testing/fake-session.ts';
import {
  changeThing,
  createThing,
  invalidToken,
  openThing,
  readThing,
  scripted,
  success,
} from '../testing/scripted-client.ts';

test('signs each request with the token of the moment', async () => {
  const { client, requests } = scripted(success());
  await readThing(client);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('sends an open operation without token and without company', async () => {
  const accessToken = vi.fn();
  const session = fakeSession({ accessToken, companyId: '7' });
  const { client, requests } = scripted(Response.json({}), { session });
  await openThing(client);
  expect(accessToken).not.toHaveBeenCalled();
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.headers.has('user-company')).toBe(false);
});

test('waits for a token that is being refreshed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const session = fakeSession({ accessToken: () => promise });
  const { client, requests } = scripted(success(1), { session });
  const call = readThing(client);
  await Promise.resolve();
  expect(requests).toHaveLength(0);
  resolve('fresh');
  expect(await call).toBe(1);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer fresh');
});

test('repeats a call whose token is refused, with its body intact', async () => {
  const { client, session, requests } = scripted([invalidToken(), success('done')]);
  expect(await changeThing(client, { body: { plies: 3 } })).toBe('done');
  expect(session.rejectedTokens).toEqual(['token-1']);
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { plies: 3 },
    { plies: 3 },
  ]);
});

test('gives up after three repeats', async () => {
  const { client, session, requests } = scripted(invalidToken());
  await expect(readThing(client)).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
  expect(requests).toHaveLength(4);
  expect(session.rejectedTokens).toEqual(['token-1', 'token-2', 'token-3', 'token-4']);
});

test('twenty calls refused together wait for one refresh', async () => {
  const refresh = vi.fn(async () => 'second');
  let token: Promise<string> = Promise.resolve('first');
  const refused = new Set<string>();
  const session = fakeSession({
    accessToken: () => token,
    tokenRejected(bad) {
      if (refused.has(bad)) return;
      refused.add(bad);
      token = refresh();
    },
  });
  const { client } = scripted(
    (request) =>
      request.headers.get('authorization') === 'Bearer second' ? success(1) : invalidToken(),
    { session },
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => readThing(client)));
  expect(answers).toEqual(Array(20).fill(1));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('keeps the idempotency key when the token is refused', async () => {
  const { client, requests } = scripted([invalidToken(), success()]);
  await createThing(client, { body: {} });
  const keys = requests.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('asks the person to sign in when no token is to be had', async () => {
  const session = fakeSession({ accessToken: () => Promise.reject(new Error('signed out')) });
  const { client, requests } = scripted(success(), { session });
  await expect(readThing(client)).rejects.toMatchObject({
    kind: 'unauthorised',
    text: '请重新登录',
  });
  expect(requests).toHaveLength(0);
});

test('hands on why the refresh itself failed', async () => {
  const session = fakeSession({ accessToken: () => Promise.reject(new ApiError('network')) });
  const { client } = scripted(success(), { session });
  const call = readThing(client, undefined, { retries: 0 });
  await expect(call).rejects.toMatchObject({ kind: 'network' });
});

test('stops waiting for a token when the caller cancels', async () => {
  const session = fakeSession({ accessToken: () => new Promise(() => {}) });
  const { client } = scripted(success(), { session });
  const controller = new AbortController();
  const call = readThing(client, undefined, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

test('does not send a stream a second time', async () => {
  const { client, session, requests } = scripted(invalidToken());
  const body = new Blob(['x']).stream();
  await expect(changeThing(client, { body })).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(requests).toHaveLength(1);
  expect(session.rejectedTokens).toEqual(['token-1']);
});
