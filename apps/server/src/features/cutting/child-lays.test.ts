import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let day: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const [bed] = await story.server.query<{ workDate: string }>(sql`
    update mes2.cutting_bed set spread_start_date = submit_date - interval '2 hours',
      plan_date = work_date returning work_date`);
  day = bed?.workDate ?? '';
});
afterAll(() => story.server.close());

/** A bed like bed 1 of the story, as one that hangs on it. */
const hangOn = (bedType: number, more: object) =>
  story.server.query(sql`
    insert into mes2.cutting_bed
    select (jsonb_populate_record(b, ${JSON.stringify({ lay_no: null, month_bed_no: null, bed_type: bedType, ...more })}::jsonb
      || jsonb_build_object('id', next_id(), 'parent_bed_id', b.id))).*
    from mes2.cutting_bed b where b.bed_no = 1 and b.parent_bed_id is null`);

const get = async (path: string, query: object = {}) =>
  (await story.server.call('cx.admin', 'GET', `/mes2/${path}`, query)).body.data;
const cards = async () => {
  const codes = 'bedsToday,bedsToSubmit,bedsToBundle,consumptionToApprove,piecesToday';
  const rows: { code: string; value: string; target: string | null }[] = await get('home/cards', {
    codes,
  });
  return Object.fromEntries(rows.map(({ code, value, target }) => [code, [value, target]]));
};
const figures = async () => {
  const { pcsPerHour, doneNum } = await get('cuttingLine/queue', { planDate: day });
  const { unsubmittedNum, unbundledNum, cutTodayNum } = await get('reduce/count');
  const { total } = await get('reduce/list');
  const { plans } = await get('saas/order/progress', { id: story.story.order.id });
  return {
    cards: await cards(),
    pcsPerHour,
    doneNum,
    unsubmittedNum,
    unbundledNum,
    cutTodayNum,
    total,
    plans,
  };
};

test('a child lay of a multi-material bed changes no figure of the day', async () => {
  const before = await figures();
  expect(before).toMatchObject({ cutTodayNum: 720, cards: { piecesToday: ['720', null] } });
  expect(Number(before.pcsPerHour)).toBeGreaterThan(0);
  await hangOn(2, { bed_no: 11, fabric_part: 2, status: 3 });
  await hangOn(2, { bed_no: 12, fabric_part: 3, status: 0 });
  expect(await figures()).toEqual(before);
});

test('a replacement waits like every bed, and cuts no garments', async () => {
  const before = await figures();
  await hangOn(4, { replacement_no: 1, status: 0, cut_num: 0 });
  const after = await figures();
  expect(after).toMatchObject({
    pcsPerHour: before.pcsPerHour,
    cutTodayNum: before.cutTodayNum,
    total: before.total + 1,
    unsubmittedNum: before.unsubmittedNum + 1,
  });
  expect(after.cards.bedsToSubmit).toEqual([String(after.unsubmittedNum), null]);
  expect(after.cards.piecesToday).toEqual(before.cards.piecesToday);
});

test('fabric of every lay counts for how much of it became pieces', async () => {
  const { materialUtilPct } = await get('cuttingLine/queue', { planDate: day });
  const [meant] = await story.server.query<{ pct: string }>(sql`
    select round(sum(plies * marker_len * marker_eff_pct) / sum(issued_len - return_len), 2) as pct
    from mes2.cutting_bed where status in (3, 4, 5, 7)`);
  expect(materialUtilPct).toBe(meant?.pct);
});
