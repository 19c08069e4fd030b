import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './exchange/api-error.ts';
import type { ClientEvent } from './exchange/events.ts';
import { fakeSession } from './testing/fake-session.ts';
import {
  changeThing,
  createThing,
  invalidToken,
  readThing,
  scripted,
  success,
} from './testing/scripted-client.ts';

test('joins the address without a double slash', async () => {
  const { client, requests } = scripted(success());
  await readThing(client, { query: { pageNum: 1 } });
  expect(requests[0]?.url).toBe('https://factory.example/mes2/thing?pageNum=1');
});

test('names the company and the language of the session', async () => {
  const session = fakeSession({ companyId: '7', language: 'zh-CN' });
  const { client, requests } = scripted(success(), { session });
  await readThing(client, { query: { pageNum: 1 } });
  expect(requests[0]?.headers.get('user-company')).toBe('7');
  expect(requests[0]?.url).toContain('?pageNum=1&lang=zh-CN');
});

test('names neither while the default company is in use and no language is set', async () => {
  const { client, requests } = scripted(success());
  await readThing(client);
  expect(requests[0]?.headers.has('user-company')).toBe(false);
  expect(requests[0]?.url).toBe('https://factory.example/mes2/thing');
});

test('keeps the company of the moment of the call, through a switch and a refresh', async () => {
  const session = fakeSession({ companyId: '7' });
  const { client, requests } = scripted(
    [
      () => {
        session.companyId = '8';
        return invalidToken();
      },
      success(),
    ],
    { session },
  );
  await readThing(client);
  expect(requests.map((request) => request.headers.get('user-company'))).toEqual(['7', '7']);
});

test('sends a body as JSON in UTF-8', async () => {
  const { client, requests } = scripted(success());
  await changeThing(client, { body: { name: '红色', none: undefined } });
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await requests[0]?.text()).toBe('{"name":"红色"}');
});

test('sends no content type without a body', async () => {
  const { client, requests } = scripted(success());
  await changeThing(client);
  expect(requests[0]?.headers.has('content-type')).toBe(false);
});

test('passes form fields, bytes and search parameters on as they are', async () => {
  const { client, requests } = scripted(success());
  await changeThing(client, { body: new URLSearchParams({ a: '1' }) });
  await changeThing(client, { body: new Blob(['abc'], { type: 'text/plain' }) });
  expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(await requests[0]?.text()).toBe('a=1');
  expect(requests[1]?.headers.get('content-type')).toBe('text/plain');
  expect(await requests[1]?.text()).toBe('abc');
});

test('makes form data of a record with a file', async () => {
  const { client, requests } = scripted(success());
  const file = new File(['abc'], 'a.png', { type: 'image/png' });
  await changeThing(client, { body: { file, kind: 1, note: undefined } });
  const form = await requests[0]?.formData();
  expect(form?.get('file')).toMatchObject({ name: 'a.png', type: 'image/png', size: 3 });
  expect([...(form?.keys() ?? [])]).toEqual(['file', 'kind']);
});

test('ends a call that takes too long', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const { client } = scripted(never);
  const call = readThing(client, undefined, { timeoutMs: 20 });
  await expect(call).rejects.toMatchObject({ kind: 'timeout', text: '请求超时' });
});

test('gives each call a time of its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client } = scripted(success('in time'), { timeoutMs: 500 });
  expect(await readThing(client)).toBe('in time');
  vi.advanceTimersByTime(600);
  expect(await readThing(client)).toBe('in time');
});

test('repeats a read whose attempt takes too long', async () => {
  const slow = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const { client, requests } = scripted([slow, success('second')]);
  expect(await readThing(client, undefined, { attemptTimeoutMs: 300 })).toBe('second');
  expect(requests).toHaveLength(2);
});

test('does not send what is cancelled already', async () => {
  const { client, requests } = scripted(success());
  const call = readThing(client, undefined, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests).toHaveLength(0);
});

test('ten thousand calls leave no listener on a signal that lives long', {
  timeout: 30_000,
}, async () => {
  const { signal } = new AbortController();
  const fetch = async () => success();
  const client = createClient({
    baseUrl: 'https://factory.example',
    session: fakeSession(),
    fetch,
  });
  for (let batch = 0; batch < 100; batch++)
    await Promise.all(Array.from({ length: 100 }, () => readThing(client, undefined, { signal })));
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('words a failure of the network in the language of the session', async () => {
  const session = fakeSession({ language: 'en' });
  const { client } = scripted(new TypeError('fetch failed'), { session });
  const error = await readThing(client, undefined, { retries: 0 }).catch((caught) => caught);
  expect(error).toMatchObject({ kind: 'network', text: 'Please check the network' });
});

test('reports how a call went and nothing of what it carried', async () => {
  const events: ClientEvent[] = [];
  const session = fakeSession({ companyId: 'company-7' });
  const { client } = scripted(success({ secret: 'answer' }), {
    session,
    onEvent: (event) => events.push(event),
  });
  await createThing(client, { body: { secret: 'body' } });
  expect(events.map(({ type }) => type)).toEqual(['started', 'ended']);
  expect(events[1]).toMatchObject({ operationId: 'createThing', path: '/mes2/thing' });
  expect(JSON.stringify(events)).not.toMatch(/secret|token-1|company-7/);
});

test('warns once that an operation is deprecated', async () => {
  const headers = { deprecation: '@1700000000', sunset: 'Fri, 31 Jan 2025 00:00:00 GMT' };
  const events: ClientEvent[] = [];
  const answer = Response.json({ status: 200, message: '', data: 1 }, { headers });
  const { client } = scripted(answer, { onEvent: (event) => events.push(event) });
  await readThing(client);
  await readThing(client);
  expect(events.filter(({ type }) => type === 'deprecated')).toEqual([
    {
      type: 'deprecated',
      operationId: 'readThing',
      method: 'GET',
      path: '/mes2/thing',
      sunset: headers.sunset,
    },
  ]);
});

test('continues when the listener throws', async () => {
  const onEvent = vi.fn(() => {
    throw new Error('logger is down');
  });
  const { client } = scripted(success('fine'), { onEvent });
  expect(await readThing(client)).toBe('fine');
});

test('fails the same way for the session, the parser and the network', async () => {
  const broken = fakeSession({
    accessToken: () => {
      throw new Error('broken');
    },
  });
  const calls = [
    readThing(scripted(success(), { session: broken }).client),
    readThing(scripted(new Response('{')).client),
    readThing(scripted(new Error('cut')).client, undefined, { retries: 0 }),
  ];
  for (const call of calls) await expect(call).rejects.toBeInstanceOf(ApiError);
});
