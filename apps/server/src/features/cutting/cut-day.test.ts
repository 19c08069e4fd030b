import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
/** Ten in the morning of the factory, and the day before. */
let day: string;
let yesterday: string;
let now: Date;

beforeAll(async () => {
  day = factoryDate();
  now = new Date(`${day}T10:00:00+08:00`);
  yesterday = addDays(day, -1);
  story = await storyServer('pglite', () => now);
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
});
afterAll(() => story.server.close());

const get = async (path: string, query: object = {}) =>
  (await story.server.call('cx.manager', 'GET', `/mes2/${path}`, query)).body.data;
const cut = async (bed: 1 | 2 | 3, times: object) => {
  const made = (await story.create(story.bill(bed))).body.data;
  const { orderId: _order, ...bill } = story.bill(bed);
  const timed = await story.server.call('cx.leader', 'PUT', '/mes2/reduce/update', {
    ...{ ...bill, ...times, id: made.id, version: made.version },
  });
  const { id, version } = timed.body.data;
  expect((await story.submit({ id, version })).body.status).toBe(200);
  return id as string;
};
const columns = async () => {
  const { list } = await get('report/reduceDateReport', {
    workDateFrom: yesterday,
    workDateTo: day,
  });
  const days = list.flatMap(
    ({ cells }: { cells: { workDate: string; cutNum: number }[] }) => cells,
  );
  const on = (date: string) =>
    days
      .filter(({ workDate }: { workDate: string }) => workDate === date)
      .reduce((sum: number, { cutNum }: { cutNum: number }) => sum + cutNum, 0);
  return { yesterday: on(yesterday), today: on(day) };
};

test('a bed cut in the evening and handed on in the morning counts on the day it was cut', async () => {
  await cut(1, {
    spreadStartDate: `${yesterday} 18:00:00`,
    spreadEndDate: `${yesterday} 20:00:00`,
    cutStartDate: `${yesterday} 20:00:00`,
    cutEndDate: `${yesterday} 21:30:00`,
  });
  expect(await columns()).toEqual({ yesterday: 720, today: 0 });
  expect(await get('reduce/count')).toMatchObject({ cutTodayNum: 0 });
  expect((await get('board/reduceBed')).kpi).toMatchObject({ cutNum: 0 });
  const wall = await get('board/reduceBed', { workDate: yesterday });
  expect(wall.hours.filter(({ num }: { num: number }) => num > 0)).toMatchObject([
    { hour: 21, num: 720 },
  ]);
  const facts = await story.server.query(sql`
    select work_date, sum(num)::int as num from (
      select work_date, num from mes2.progress_delta where stage = 'cut'
      union all select work_date, num from mes2.order_stage_day where stage = 'cut') d group by 1`);
  expect(facts).toEqual([{ workDate: yesterday, num: 720 }]);
});

test('the night belongs to the day it began on, and people are paid for it', async () => {
  const id = await cut(2, { cutStartDate: `${day} 03:00:00`, cutEndDate: `${day} 04:59:00` });
  expect(await columns()).toEqual({ yesterday: 1440, today: 0 });
  const unpaid = await story.server.query(sql`
    select 1 from mes2.cutting_bed_employee where cutting_bed_id = ${id} and amount is null`);
  expect(unpaid).toEqual([]);
});

test('a bed without a time of its cut counts when it is handed on, and not at all once taken back', async () => {
  const id = await cut(3, {});
  expect(await columns()).toEqual({ yesterday: 1440, today: 720 });
  expect(await get('reduce/count')).toMatchObject({ cutTodayNum: 720 });
  const [bed] = await story.server.query<{ version: number }>(
    sql`select version from mes2.cutting_bed where id = ${id}`,
  );
  const back = await story.server.call('cx.manager', 'PUT', '/mes2/reduce/unsubmit', {
    id,
    version: bed?.version,
  });
  expect(back.body.status).toBe(200);
  expect(await columns()).toEqual({ yesterday: 1440, today: 0 });
  expect(await get('reduce/count')).toMatchObject({ cutTodayNum: 0, unsubmittedNum: 1 });
  expect((await get('board/reduceBed')).kpi).toMatchObject({ cutNum: 0 });
});
