import { expect, test } from 'vitest';
import { ApiError } from '../exchange/api-error.ts';
import { fakeSession } from '../testing/fake-session.ts';
import {
  downloadThing,
  openThing,
  readThing,
  refused,
  scripted,
  success,
} from '../testing/scripted-client.ts';

async function failureOf(answer: Response, language?: string): Promise<ApiError> {
  const { client } = scripted(answer, { session: fakeSession({ language }) });
  const error = await readThing(client, undefined, { retries: 0 }).catch((caught) => caught);
  return error instanceof ApiError ? error : expect.fail('the call succeeded');
}

test('hands out the data of the envelope', async () => {
  const { client } = scripted(success({ id: '1' }));
  expect(await readThing(client)).toEqual({ id: '1' });
});

test('hands out undefined when there is no data', async () => {
  const { client } = scripted(success(null));
  expect(await readThing(client)).toBeUndefined();
});

test('hands out an answer without envelope as it is', async () => {
  const { client } = scripted(Response.json({ access_token: 'a' }));
  expect(await openThing(client)).toEqual({ access_token: 'a' });
});

test.each([
  { status: 10009, kind: 'invalid' },
  { status: 10202, kind: 'business' },
  { status: 10401, kind: 'permission' },
  { status: 10402, kind: 'locked' },
  { status: 10102, kind: 'stale' },
])('shows the data text of a $status', async ({ status, kind }) => {
  const error = await failureOf(refused(status, '剩余0件', '失败'));
  expect(error).toMatchObject({ kind, status, text: '剩余0件' });
});

test.each([
  { status: 9999, kind: 'unexpected' },
  { status: 777, kind: 'business' },
  { status: 12021, kind: 'company' },
])('shows the message of a $status', async ({ status, kind }) => {
  const error = await failureOf(refused(status, '内部', '请稍后'));
  expect(error).toMatchObject({ kind, status, text: '请稍后' });
});

test('shows the message of a refusal whose data is no text', async () => {
  expect((await failureOf(refused(10009, null, '输入错误'))).text).toBe('输入错误');
});

test('has a sentence of its own when the server sent none', async () => {
  expect((await failureOf(refused(10202, null))).text).toBe('操作失败');
  expect((await failureOf(refused(10202, null), 'en')).text).toBe('The action failed');
});

test('notifies the session of the company that was refused', async () => {
  const session = fakeSession({ companyId: '7' });
  const { client } = scripted(refused(12021, null, '企业无效'), { session });
  await expect(readThing(client)).rejects.toMatchObject({ kind: 'company' });
  expect(session.rejectedCompanies).toEqual(['7']);
});

test('words a query that took too long, wherever the server reports it', async () => {
  const message = 'com.x.QueryTimeoutException: statement cancelled';
  expect(await failureOf(refused(9999, null, message))).toMatchObject({
    kind: 'query-timeout',
    text: '请求超时！',
  });
});

test.each([
  { http: 404, kind: 'not-found', text: '请求地址未找到' },
  { http: 405, kind: 'not-found', text: '请求地址未找到' },
  { http: 502, kind: 'gateway', text: '服务器网关错误' },
  { http: 504, kind: 'gateway', text: '服务器网关错误' },
  { http: 413, kind: 'too-large', text: '内容过大' },
  { http: 429, kind: 'too-many', text: '操作过于频繁' },
  { http: 418, kind: 'server', text: '服务器内部错误' },
])('words an HTTP $http', async ({ http, kind, text }) => {
  const error = await failureOf(new Response('<h1>no</h1>', { status: http }));
  expect(error).toMatchObject({ kind, text, status: http, body: '<h1>no</h1>' });
});

test('shows what the envelope of a 500 says', async () => {
  const body = { status: 500, message: '数据库不可用', data: null };
  expect(await failureOf(Response.json(body, { status: 500 }))).toMatchObject({
    kind: 'server',
    text: '数据库不可用',
    body,
  });
});

test('takes a 500 with an empty body for the failure it is', async () => {
  const empty = new Response(null, { status: 500, headers: { 'content-length': '0' } });
  expect(await failureOf(empty)).toMatchObject({ kind: 'server', status: 500 });
});

test('takes a falsy error body for the failure it is', async () => {
  expect(await failureOf(Response.json(0, { status: 502 }))).toMatchObject({ kind: 'gateway' });
});

test('takes a page of a proxy for what it is, and keeps its beginning', async () => {
  const html = `<html>${'x'.repeat(500)}`;
  const headers = { 'content-type': 'text/html', 'x-request-id': 'r-1' };
  const error = await failureOf(new Response(html, { headers }));
  expect(error).toMatchObject({ kind: 'decode', status: 200, requestId: 'r-1' });
  expect(error.body).toEqual({ contentType: 'text/html', text: html.slice(0, 200) });
});

test.each(['', 'null', '[]', '"text"'])('refuses a success with the body %j', async (body) => {
  const answer = new Response(body, { headers: { 'content-type': 'application/json' } });
  expect((await failureOf(answer)).kind).toBe('decode');
});

test('names a refused refresh token', async () => {
  const { client } = scripted(Response.json({ error: 'invalid_grant' }, { status: 400 }));
  await expect(openThing(client)).rejects.toMatchObject({ kind: 'invalid-grant' });
});

test('raises the refusal that came instead of a file', async () => {
  const { client } = scripted(refused(10202, '没有可导出的数据'));
  await expect(downloadThing(client)).rejects.toMatchObject({
    kind: 'business',
    text: '没有可导出的数据',
  });
});
