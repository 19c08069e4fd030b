import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const call: TestServer['call'] = (...parts) => server.call(...parts);
const todo = { tips: 'call the dye house', taskEndDate: '2026-12-01 10:00:00' };
const create = (key: string, body: object = todo, who = 'acme.leader') =>
  call(who, 'POST', '/amc/tasks', body, { headers: { 'idempotency-key': key } });

test('a creation that is sent twice happens once and answers the same', async () => {
  const first = await create('key-00000001');
  const again = await create('key-00000001');
  expect(first.body.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const rows = await server.query(sql`select id from amc.todo where id = ${first.body.data.id}`);
  expect(rows).toHaveLength(1);
});

test('copies that are sent side by side happen once', async () => {
  const copies = await Promise.all(Array.from({ length: 12 }, () => create('key-00000002')));
  expect(new Set(copies.map(({ body }) => body.data.id)).size).toBe(1);
});

test('a key with another body is refused; the key of somebody else is another key', async () => {
  await create('key-00000003');
  const other = await create('key-00000003', { ...todo, tips: 'something else' });
  expect(other.body).toMatchObject({
    status: 10009,
    data: expect.stringContaining('key-00000003'),
  });
  const theirs = await create('key-00000003', { ...todo, tips: 'something else' }, 'acme.worker');
  expect(theirs.body.status).toBe(200);
});

test('a creation that was refused may be tried again with its key', async () => {
  expect((await create('key-00000004', { ...todo, tips: ' ' })).body.status).toBe(10009);
  expect((await create('key-00000004')).body.status).toBe(200);
});
