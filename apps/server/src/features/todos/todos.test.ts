import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const call: TestServer['call'] = (...parts) => server.call(...parts);
const create = () =>
  call('acme.leader', 'POST', '/amc/tasks', {
    tips: '  call the dye house ',
    taskEndDate: '2026-12-01 10:00:00',
  });

test('a to-do belongs to the person who wrote it', async () => {
  expect((await create()).body.data).toMatchObject({
    tips: 'call the dye house',
    taskEndDate: '2026-12-01 10:00:00',
    status: 0,
    sourceType: 'manual',
  });
  const list = (who: string) => call(who, 'GET', '/amc/tasks/list', { status: 0 });
  expect((await list('acme.leader')).body.data.total).toBe(1);
  expect((await list('acme.worker')).body.data.total).toBe(0);
});

test('a to-do is finished once and never opens again', async () => {
  const { data } = (await create()).body;
  const update = (body: object, who = 'acme.leader') => call(who, 'PUT', '/amc/tasks', body);
  expect((await update({ id: data.id, status: 1 }, 'acme.worker')).body).toMatchObject({
    status: 10009,
    data: '待办不存在',
  });
  expect((await update({ id: data.id, status: 1, version: 7 })).body.status).toBe(10102);
  expect((await update({ id: data.id, status: 1, version: 0 })).body.data).toMatchObject({
    status: 1,
    version: 1,
  });
  expect((await update({ id: data.id, status: 0 })).body.status).toBe(10202);
});
