import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../cutting/story-server.ts';
import { refreshForecasts } from './refresh-forecasts.sql.ts';

let story: StoryServer;
const clock = () => new Date('2026-11-23T02:00:00Z');

beforeAll(async () => {
  story = await storyServer('pglite', clock);
}, 120_000);
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
