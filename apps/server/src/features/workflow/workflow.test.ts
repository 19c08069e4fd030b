import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = async (assignee: string, applicant: string) => {
  const [task] = await server.query<{ id: string }>(sql`
    insert into ccm.workflow_task (company_id, biz_type, biz_id, assignee_id, applicant_id, title)
    select ${await server.companyId('acme')}, 'wageLock', 7, a.id, b.id, 'SO0001 locked'
    from amc.app_user a, amc.app_user b where a.username = ${assignee} and b.username = ${applicant}
    returning id`);
  return task?.id ?? '';
};
const answer = (who: string, id: string, more: object) =>
  server.call(who, 'PUT', '/amc/workflowTask', { id, version: 0, result: 1, ...more });

test('an approval waits for its person only and is decided once', async () => {
  const id = await ask('acme.leader', 'acme.worker');
  const waiting = (who: string) => server.call(who, 'GET', '/amc/workflowTask/list', { result: 0 });
  expect((await waiting('acme.leader')).body.data.list).toMatchObject([
    { id, applicantName: 'acme.worker' },
  ]);
  expect((await waiting('acme.admin')).body.data.total).toBe(0);
  const asked = (who: string) => server.call(who, 'GET', '/amc/workflowTask/list', { asked: true });
  expect((await asked('acme.worker')).body.data.list).toMatchObject([
    { id, assigneeName: 'acme.leader', nodeNo: 1 },
  ]);
  expect((await asked('acme.leader')).body.data.total).toBe(0);
  expect((await answer('acme.admin', id, {})).body.data).toBe('审批不存在');
  expect((await answer('acme.leader', id, { result: 2 })).body.data).toBe('请填写意见');
  const done = await answer('acme.leader', id, { result: 2, opinion: 'no fabric' });
  expect(done.body.data).toMatchObject({ result: 2, opinion: 'no fabric', version: 1 });
  expect((await answer('acme.leader', id, {})).body.status).toBe(10102);
  expect((await answer('acme.leader', id, { version: 1 })).body.status).toBe(10202);
});

test('nobody approves what he asked for himself', async () => {
  const id = await ask('acme.leader', 'acme.leader');
  expect((await answer('acme.leader', id, {})).body.status).toBe(10202);
});

test('a to-do is deleted by its owner', async () => {
  const todo = { tips: 'x', taskEndDate: '2026-12-01 10:00:00' };
  const { id } = (await server.call('acme.leader', 'POST', '/amc/tasks', todo)).body.data;
  const remove = (who: string) => server.call(who, 'DELETE', '/amc/tasks', { id });
  expect((await remove('acme.worker')).body.data).toBe('待办不存在');
  expect((await remove('acme.leader')).body.data).toBe(true);
  expect((await remove('acme.leader')).body.status).toBe(10009);
});
