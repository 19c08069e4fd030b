import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../src/database/engine.ts';
import { findOffenders } from '../src/invariants/find-offenders.ts';
import { invariants } from '../src/invariants/invariants.ts';
import { type TestServer, testServer } from '../src/testing/test-server.ts';
import { startLivingFloor } from './living-floor.ts';
import { demoIds } from './seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 120_000);
afterAll(() => server.close());

test('the floor of the demo reports work that adds up, and other things happen on it', async () => {
  const live = () =>
    server.query<{ scans: number; events: number; plausible: boolean }>(sql`
      select count(*)::int as scans, coalesce(bool_and(suspect_flag = 0), true) as plausible,
        (select count(*)::int from mes2.problem_log where log_no is null and problem_set_id is not null)
          + (select count(*)::int from mes2.machine_run)
          + (select count(*)::int from mes2.qc_check_record where check_no like 'QC-LIVE-%') as events
      from mes2.scan where device_id = 'L3-PDA' and request_id not like 'H%'`);
  const stop = await startLivingFloor(server.engine, server.services, 5);
  await vi.waitFor(async () => {
    const [row] = await live();
    expect(row?.scans).toBeGreaterThan(2);
    expect(row?.events).toBeGreaterThan(1);
  }, 60_000);
  await stop();
  expect((await live())[0]?.plausible).toBe(true);
  const asked = invariants.filter(({ number }) => number === 'I22' || number === 'I44');
  expect(await findOffenders(server.engine, asked)).toEqual([]);
}, 120_000);

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
  expect(bundleAuto).toMatchObject({ value: '1', defaultValue: '1' });
});
