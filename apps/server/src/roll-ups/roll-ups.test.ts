import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { platformInvariants } from '../invariants/platform-invariants.ts';
import { noticeTexts } from '../messages/notice-columns.sql.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { checkRollUps } from './check-roll-ups.ts';
import { rebuildRollUps } from './rebuild-roll-ups.ts';

let server: TestServer;
let span: { companyId: string; from: string; to: string };

beforeAll(async () => {
  server = await testServer({ demo: true });
  span = { companyId: await server.companyId('CX'), from: '2000-01-01', to: '2100-01-01' };
}, 300_000);
afterAll(() => server.close());

const run = (query: ReturnType<typeof sql>) => server.engine.system((tx) => tx.run(query));

test('figures that are right stay as they are', async () => {
  expect(Object.values(await rebuildRollUps(server.engine, span))).toEqual([0, 0, 0, 0, 0]);
});

test('H20 figures that were lost or spoilt come back to the last digit', async () => {
  const kept = () =>
    server.query(sql`
      select (select sum(amount) from mes2.employee_day) as amount,
        (select sum(earned_min) from mes2.line_hour_output) as earned,
        (select sum(num) from mes2.order_stage_day) as stages,
        (select sum(check_num) from mes2.check_day) as checked,
        (select sum(pieces) from mes2.defect_day) as pieces,
        (select sum(sew_num) from mes2.production_order) as sewn`);
  const before = await kept();
  await run(sql`update mes2.employee_day set amount = amount + 0.0001`);
  await run(sql`delete from mes2.line_hour_output where hour < 12`);
  await run(sql`update mes2.order_stage_day set num = num + 3 where stage = 'sew'`);
  await run(sql`update mes2.production_order set sew_num = sew_num + 3 where sew_num > 0`);
  await run(sql`delete from mes2.check_day`);
  await run(sql`update mes2.defect_day set pieces = 0`);
  expect(await kept()).not.toEqual(before);
  for (const code of ['CX', 'JC', 'HJ'])
    await rebuildRollUps(server.engine, { ...span, companyId: await server.companyId(code) });
  expect(await kept()).toEqual(before);
  expect(await findOffenders(server.engine, platformInvariants)).toEqual([]);
});

test('each run leaves a line in the log of jobs', async () => {
  const [row] = await server.query(
    // Those of the nights before are the demo's.
    sql`select job_code, total, ok_num, fail_num from mes2.batch_day_log
      where job_code = 'rollup' and start_date > app_now() - interval '4 hours' order by id limit 1`,
  );
  expect(row).toEqual({ jobCode: 'rollup', total: 5, okNum: 5, failNum: 0 });
});

test('I44 once a night differences are corrected and the administrators of the company notified', async () => {
  const cx = span.companyId;
  // Four in the morning of the day after the last figures, on the company's clock.
  const [last] = await server.query<{ day: string; at: string }>(sql`
    select max(work_date) as day,
      to_char((max(work_date) + 1 + time '04:00') at time zone 'Asia/Shanghai' at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from mes2.employee_day where company_id = ${cx}`);
  const services = { ...server.services, clock: () => new Date(last?.at ?? '') };
  await run(sql`delete from mes2.batch_day_log where job_code = 'rollup'`);
  await run(sql`update mes2.employee_day set scan_num = scan_num + 1
    where company_id = ${cx} and work_date = ${last?.day}`);

  expect(await checkRollUps(services)).toContain(cx);
  const [kept] = await server.query(sql`
    select ok_num, fail_num from mes2.batch_day_log where job_code = 'rollup' and company_id = ${cx}`);
  expect(kept).toEqual({ okNum: 4, failNum: 1 });
  expect(await findOffenders(server.engine, platformInvariants)).toEqual([]);
  const { content, objName } = noticeTexts('zh-CN');
  const notices = await server.query(sql`
    select m.company_id, ${content} as content from mmc.message m where ${objName} = '汇总核对'`);
  expect(notices.length).toBeGreaterThan(0);
  for (const notice of notices)
    expect(notice).toEqual({
      companyId: cx,
      content: expect.stringMatching(new RegExp(`${last?.day}：mes2.employee_day \\d+$`)),
    });
  expect(await checkRollUps(services)).toEqual([]);
});
