import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

const spreading = (bedId: string) => sql`
  select order_process_id from mes2.cutting_bed_employee where cutting_bed_id = ${bedId} and role = 1 limit 1`;

/** Spreading costs 0.12 from twenty days ago and 0.15 since yesterday. */
async function raised(bedId: string) {
  await story.server.query(sql`
    update mes2.order_price set from_date = app_now()::date - 20, to_date = app_now()::date - 2
    where order_process_id = (${spreading(bedId)})`);
  await story.server.query(sql`
    insert into mes2.order_price (company_id, order_process_id, price, from_date, reason)
    select ${story.staff.companyId}, order_process_id, 0.15, app_now()::date - 1, '涨价' from (${spreading(bedId)}) p`);
}

/** What the bill of a bed, or a new one, is told that spreading costs. */
async function offered(bedId?: string): Promise<string> {
  const query = { orderId: story.story.order.id, ...(bedId && { bedId }) };
  const { body } = await story.server.call('cx.admin', 'GET', '/mes2/reduce/sizes', query);
  const { processes } = body.data as { processes: { processName: string; price: string }[] };
  return processes.find(({ processName }) => processName === '拉布')?.price ?? 'none';
}

test('a bill is typed by the price its bed pays: of the day it was cut, before the first one by that', async () => {
  const { id, version } = (await story.create(story.bill(1))).body.data;
  await raised(id);
  expect([await offered(), await offered(id)]).toEqual(['0.1500', '0.1500']);

  await story.server.query(sql`
    update mes2.cutting_bed set cut_end_date = app_now() - interval '3 days' where id = ${id}`);
  expect([await offered(), await offered(id)]).toEqual(['0.1500', '0.1200']);

  expect((await story.submit({ id, version })).body.status).toBe(200);
  const paid = await story.server.query(sql`
    select amount from mes2.cutting_bed_employee where cutting_bed_id = ${id} and role = 1 order by id`);
  expect(paid).toEqual([{ amount: '51.8400' }, { amount: '34.5600' }]);
  expect(await offered(id)).toBe('0.1200');

  await story.server.query(sql`
    update mes2.cutting_bed set work_date = app_now()::date - 40 where id = ${id}`);
  expect(await offered(id)).toBe('0.1200');
});
