import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../src/database/engine.ts';
import { findOffenders } from '../../src/invariants/find-offenders.ts';
import { invariants } from '../../src/invariants/invariants.ts';
import { runNow } from '../../src/testing/run-clock.ts';
import { type TestServer, testServer } from '../../src/testing/test-server.ts';
import { demoIds } from '../seed.ts';
import { startLivingFloor } from './living-floor.ts';

let server: TestServer;
/** Two minutes pass each time somebody looks at the clock. */
let now = runNow().getTime();

beforeAll(async () => {
  const clock = () => {
    now += 120_000;
    return new Date(now);
  };
  server = await testServer({ demo: true, clock, accessSeconds: 1_000_000 });
});
afterAll(() => server.close());

test('a floor in a hurry sews, checks, reports problems, stops machines and notifies people, and it all adds up', async () => {
  const [before] = await lively();
  const stop = await startLivingFloor(server.engine, server.services, { everyMs: 5, lines: 1 });
  await vi.waitFor(async () => {
    const [row] = await lively();
    expect(row?.scans).toBeGreaterThan(20);
    expect(row?.checks).toBeGreaterThan(0);
    expect(row?.closed).toBeGreaterThan(before?.closed ?? 0);
    expect(row?.runs).toBeGreaterThan(before?.runs ?? 0);
    expect(row?.notices).toBeGreaterThan(before?.notices ?? 0);
  }, 500_000);
  await stop();
  expect((await lively())[0]?.plausible).toBe(true);
  const asked = invariants.filter(({ number }) => ['I22', 'I28', 'I29', 'I44'].includes(number));
  expect(await findOffenders(server.engine, asked)).toEqual([]);
}, 600_000);

const lively = () =>
  server.query<
    Record<'scans' | 'checks' | 'closed' | 'runs' | 'notices', number> & { plausible: boolean }
  >(sql`
    select count(*)::int as scans, coalesce(bool_and(suspect_flag = 0), true) as plausible,
      (select count(*)::int from mes2.qc_check_record where check_no like 'QC-LIVE-%') as checks,
      (select count(*)::int from mes2.problem_log where status = 3) as closed,
      (select count(*)::int from mes2.machine_run) as runs,
      (select count(*)::int from mmc.message) as notices
    from mes2.scan where device_id like '%-PDA' and request_id not like 'H%' and device_id <> 'CASE-PDA'`);

test.each([
  ['cx.merch', '/ccm/color/list', 24],
  ['cx.merch', '/ccm/size/list', 22],
  ['cx.merch', '/ccm/customer/list', 4],
  ['cx.merch', '/ccm/material/list', 11],
  ['cx.manager', '/mes2/fixedSplitting/list', 2],
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
  expect(body.data.bundles.length).toBeGreaterThan(45);
  expect(
    body.data.employees.some(({ employeeNo }: { employeeNo: string }) => employeeNo === '0417'),
  ).toBe(true);
});

test('the settings of a company are all in force, decided or not', async () => {
  const { body } = await server.call('cx.worker', 'GET', '/mes2/companySetting', {});
  const bundleAuto = body.data.find(({ code }: { code: string }) => code === 'bundleAuto');
  expect(bundleAuto).toMatchObject({ value: '1', defaultValue: '1' });
});
