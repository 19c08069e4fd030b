import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../src/database/engine.ts';
import { type TestServer, testServer } from '../src/testing/test-server.ts';
import { startLivingFloor } from './living-floor.ts';
import { demoIds } from './seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 120_000);
afterAll(() => server.close());

test('the floor of the demo reports work that adds up', async () => {
  const stop = await startLivingFloor(server.engine, server.services, 5);
  const scans = () =>
    server.query<{ count: number }>(sql`select count(*)::int as count from mes2.scan`);
  await vi.waitFor(async () => expect((await scans())[0]?.count).toBeGreaterThan(2), 15_000);
  await stop();
  const [row] = await server.query(sql`
    select (select sum(done_num)::int from mes2.bundle_process) = (select sum(num)::int from mes2.scan) as counted,
      (select sum(amount) from mes2.employee_day) = (select sum(amount) from mes2.scan) as paid,
      (select bool_and(suspect_flag = 0) from mes2.scan) as plausible`);
  expect(row).toEqual({ counted: true, paid: true, plausible: true });
});

test.each([
  ['cx.merch', '/ccm/color/list', 24],
  ['cx.merch', '/ccm/size/list', 22],
  ['cx.merch', '/ccm/customer/list', 4],
  ['cx.merch', '/ccm/material/list', 11],
  ['cx.manager', '/mes2/fixedSplitting/list', 1],
] as const)('%s reads %s', async (who, path, total) => {
  const { body } = await server.call(who, 'GET', path, { pageSize: 10 });
  expect(body).toMatchObject({ status: 200, data: { total } });
  expect(body.data.list.length).toBeLessThanOrEqual(10);
});

test('the rolls of an order are those that were received for it', async () => {
  const { body } = await server.call('cx.leader', 'GET', '/mes2/tympan/list', {
    orderId: demoIds.storyOrder(),
    order: 'roll_no asc',
    pageSize: 10,
  });
  expect(body.data).toMatchObject({ total: 40, sum: { actualLen: '1910.000' } });
  expect(body.data.list[0]).toMatchObject({ rollNo: 'R0301', dyeLot: 'D7731', cNo: 'C240301' });
});

test('a handheld takes the open bundles and people of its line along', async () => {
  const { body } = await server.call('cx.worker', 'GET', '/mes2/app/preload', {});
  expect(body.data).toMatchObject({ lineDeptName: '缝制3组', truncated: false });
  expect(body.data.bundles.length).toBeGreaterThan(60);
  expect(
    body.data.employees.some(({ employeeNo }: { employeeNo: string }) => employeeNo === '0417'),
  ).toBe(true);
});

test('the settings of a company are all in force, decided or not', async () => {
  const { body } = await server.call('cx.worker', 'GET', '/mes2/companySetting', {});
  const bundleAuto = body.data.find(({ code }: { code: string }) => code === 'bundleAuto');
  expect(bundleAuto).toMatchObject({ value: '1', defaultValue: '0' });
});
