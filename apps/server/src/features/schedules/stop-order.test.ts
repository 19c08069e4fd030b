import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { refreshForecasts } from './line/refresh-forecasts.sql.ts';

let story: StoryServer;
let now = new Date('2026-11-23T02:00:00Z');
const clock = () => now;

beforeAll(async () => {
  story = await storyServer('pglite', clock);
});
afterAll(() => story.server.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, input: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);

test('suspending an order stops its schedule, frees the line and plans it again', async () => {
  const { companyId, lines } = story.staff;
  const [set] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where company_id = ${companyId} and name = '普通'`,
  );
  const placed = await call('POST', '/schedule/insert', {
    orderId: story.story.order.id,
    lineDeptId: lines[0]?.id,
    num: 400,
    startDate: '2026-11-23 08:00:00',
    headcount: 8,
    efficiencySetId: set?.id,
    changeoverMin: 0,
    isFixed: 0,
  });
  const [bar] = placed.body.data.bars;
  const started = await call('PUT', '/schedule/batchStatus', { ids: [bar.id], status: 1 });
  expect(started.body.data.okIds).toEqual([bar.id]);
  const taken = () =>
    story.server.query(sql`
      select 1 from mes2.resource_occupation where company_id = ${companyId} and status = 0`);
  const before = await taken();
  const [order] = await story.server.query<{ id: string; version: number }>(sql`
    select id, version from mes2.production_order where id = ${story.story.order.id}`);
  const held = await call('PUT', '/saas/order/suspendOrder', {
    id: order?.id,
    version: order?.version,
    reason: '等面料',
  });
  expect(held.body.data).toMatchObject({ status: 5 });
  const [stopped] = await story.server.query(sql`
    select status, stop_reason from mes2.schedule where id = ${bar.id}`);
  expect(stopped).toEqual({ status: 0, stopReason: '等面料' });
  expect((await taken()).length).toBeLessThan(before.length);
  const days = await story.server.query(sql`
    select 1 from mes2.schedule_day where schedule_id = ${bar.id}`);
  expect(days.length).toBeGreaterThan(0);
});

test('the expected day of a running order follows its schedule, without a new version of the order', async () => {
  await story.server.query(sql`
    update mes2.production_order set status = 2, forecast_date = null where id = ${story.story.order.id}`);
  const head = () =>
    story.server.query<{ forecastDate: string | null; version: number }>(sql`
      select forecast_date, version from mes2.production_order where id = ${story.story.order.id}`);
  const [before] = await head();
  expect(await refreshForecasts(story.server.engine)).toBe(1);
  const [after] = await head();
  const [schedule] = await story.server.query<{ day: string }>(sql`
    select (max(coalesce(forecast_date, end_date)) at time zone 'Asia/Shanghai')::date as day from mes2.schedule`);
  expect(after).toEqual({ forecastDate: schedule?.day, version: before?.version });
  expect(await refreshForecasts(story.server.engine)).toBe(0);
});

test('of a schedule that was stopped halfway only the rest is planned, from now on', async () => {
  const { companyId, lines } = story.staff;
  const [bar] = await story.server.query<{
    id: string;
    lineDeptId: string;
    orderId: string;
    num: number;
  }>(sql`
    select id, line_dept_id, order_id, num from mes2.schedule where company_id = ${companyId} and del_flag = '0' limit 1`);
  const status = (to: 0 | 1) =>
    call('PUT', '/schedule/batchStatus', {
      ids: [bar?.id],
      status: to,
      ...(to === 0 ? { stopReason: '缺料' } : {}),
    });
  const sewn = (workDate: string, hour: number, num: number) =>
    story.server.query(sql`
      insert into mes2.line_hour_output (company_id, line_dept_id, work_date, hour, order_id, order_process_id, num)
      select ${companyId}, ${bar?.lineDeptId}, ${workDate}::date, ${hour}, order_id, id, ${num}
      from mes2.order_process where order_id = ${bar?.orderId} and section = 3 and is_output = 1`);
  type Day = { workDate: string; planNum: number };
  const days = async (): Promise<Day[]> =>
    (await call('GET', '/schedule/dayPlan', { scheduleId: bar?.id })).body.data.days.map(
      ({ workDate, planNum }: Day) => ({ workDate, planNum }),
    );
  const total = (rows: readonly Day[]) => rows.reduce((sum, { planNum }) => sum + planNum, 0);
  await story.server.query(sql`
    update mes2.production_order set status = 2 where id = ${bar?.orderId}`);
  expect((await status(1)).body.data.okIds).toEqual([bar?.id]);
  const planned = await days();
  await sewn('2026-11-23', 9, 90);
  await sewn('2026-11-24', 9, 60);
  now = new Date('2026-11-25T02:00:00Z');
  expect((await status(0)).body.data.okIds).toEqual([bar?.id]);
  const after = await days();
  const past = (rows: readonly Day[]) => rows.filter(({ workDate }) => workDate < '2026-11-25');
  const rest = (rows: readonly Day[]) => rows.filter(({ workDate }) => workDate >= '2026-11-25');
  expect(past(after)).toEqual(past(planned));
  expect(total(rest(after))).toBe(250);
  const [stored] = await story.server.query<{ startDate: string }>(sql`
    select to_char(start_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as start_date
    from mes2.schedule where id = ${bar?.id}`);
  expect(stored?.startDate).toBe('2026-11-25 10:00');
  // A day later nobody has sewn anything: the rest lies behind now again.
  now = new Date('2026-11-26T02:00:00Z');
  await call('POST', '/schedule/recalc', { lineDeptIds: [lines[0]?.id], byManpower: false });
  expect(total((await days()).filter(({ workDate }) => workDate >= '2026-11-26'))).toBe(250);
  // It runs again: what comes off now is part of the rest, whose plan stays.
  expect((await status(1)).body.data.okIds).toEqual([bar?.id]);
  await sewn('2026-11-26', 14, 40);
  const running = (await days()).filter(({ workDate }) => workDate >= '2026-11-26');
  now = new Date('2026-11-27T02:00:00Z');
  await call('POST', '/schedule/recalc', { lineDeptIds: [lines[0]?.id], byManpower: false });
  expect((await days()).filter(({ workDate }) => workDate >= '2026-11-26')).toEqual(running);
  expect(total(running)).toBe(250);
  // Two days were sewn: the rest continues with the third day of the curve, also when it runs again.
  const [curve] = await story.server.query<{ effPct: number }>(sql`
    select eff_pct::int as eff_pct from mes2.schedule_day
    where schedule_id = ${bar?.id} and work_date >= '2026-11-26' order by work_date limit 1`);
  const [third] = await story.server.query<{ pct: number }>(sql`
    select (p ->> 'pct')::int as pct from mes2.efficiency_set e cross join jsonb_array_elements(e.points) p
    where e.company_id = ${companyId} and e.name = '普通' and (p ->> 'day')::int = 3`);
  expect(curve?.effPct).toBe(third?.pct);
  const set = await call('PUT', '/schedule/dayPlan', {
    scheduleId: bar?.id,
    version: (await call('GET', '/schedule/dayPlan', { scheduleId: bar?.id })).body.data.version,
    days: [{ workDate: '2026-11-28', planNum: 251 }],
  });
  expect(set.body).toMatchObject({ status: 10202 });
});
