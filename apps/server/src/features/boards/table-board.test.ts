import type { ShiftSegment } from '@garment-mes/domain/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { forecast } from './table-board.ts';

let story: StoryServer;
let workDate: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const [bed] = await story.server.query<{ workDate: string }>(
    sql`select work_date from mes2.cutting_bed where bed_no = 1`,
  );
  workDate = bed?.workDate ?? '';
});
afterAll(() => story.server.close());

const board = async (query: object = {}) =>
  (await story.server.call('cx.manager', 'GET', '/mes2/report/reduceBedBoard', query)).body.data;

test('a table shows the bed that lies on it, its plies and what is done today', async () => {
  const made = await story.create(story.bill(2));
  const { id, version, tableId } = made.body.data;
  await story.server.call('cx.leader', 'PUT', '/mes2/reduce/start', { id, version });
  const { tables, ...strip } = await board();
  const card = tables.find((table: { tableId: string }) => table.tableId === tableId);
  const [plies] = await story.server.query<{ done: number; ends: number[] }>(sql`
    select sum(plies)::int as done, array_agg(ply_to order by seq_no) as ends from mes2.cutting_bed_roll
    where cutting_bed_id = ${id}`);
  expect(card).toMatchObject({
    lamp: 1,
    bedNo: '2',
    reduceBedId: id,
    orderNo: 'SO2403017',
    colorNames: ['黑色', '藏青'],
    plies: 120,
    pliesDone: plies?.done,
    rollEnds: plies?.ends,
    waitingBed: null,
  });
  expect(card.forecastDate >= card.spreadStartDate).toBe(true);
  const [facts] = await story.server.query(sql`
    select count(*)::int as done_bed_num, sum(cut_num)::int as cut_num, sum(issued_len - return_len) as used_len
    from mes2.cutting_bed where work_date = ${workDate}::date`);
  expect(strip).toMatchObject({ ...(facts as object), approvalNum: 0 });
  const done = tables.reduce(
    (sum: number, table: { todayDoneNum: number }) => sum + table.todayDoneNum,
    0,
  );
  expect(done).toBe(strip.cutNum);
});

test('the fabric of a lining counts for the day, its plies are no further garments', async () => {
  const { cutNum, doneBedNum, usedLen, pcsPerHour } = await board();
  await story.server.query(sql`
    insert into mes2.cutting_bed
    select (jsonb_populate_record(b, jsonb_build_object('id', next_id(), 'bed_no', 9, 'lay_no', null,
      'month_bed_no', null, 'bed_type', 2, 'parent_bed_id', b.id, 'fabric_part', 2))).*
    from mes2.cutting_bed b where b.bed_no = 1`);
  const after = await board();
  expect(after).toMatchObject({ cutNum, doneBedNum, pcsPerHour });
  expect(Number(after.usedLen)).toBeCloseTo(2 * Number(usedLen), 3);
  await story.server.query(sql`delete from mes2.cutting_bed where bed_no = 9`);
});

test('tables are found by their lamp', async () => {
  const { tables } = await board({ lamp: 1 });
  expect(tables).toHaveLength(1);
  expect((await board({ lamp: 2 })).tables).toEqual([]);
});

test('a wall of a factory that is not ours shows no figures', async () => {
  const wall = (factoryId?: string) =>
    story.server.call('cx.manager', 'GET', '/mes2/board/reduceBed', factoryId ? { factoryId } : {});
  expect((await wall('999999')).body).toMatchObject({ status: 10009, data: '未找到该工厂' });
  const all = (await wall()).body.data;
  const cut = all.hours.reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  expect(cut).toBe(all.kpi.cutNum);
});

test('a bed that waits for approval leaves its table free and says by how much it is off', async () => {
  await story.server.query(
    sql`update mes2.cutting_bed set status = 7, usage_diff_pct = 3.09 where bed_no = 1`,
  );
  await story.server.query(sql`update mes2.cutting_bed set status = 0 where bed_no = 2`);
  const { tables, approvalNum } = await board();
  const card = tables.find(({ waitingBed }: { waitingBed: object | null }) => waitingBed);
  expect(card).toMatchObject({
    lamp: 5,
    reduceBedId: null,
    progressPct: null,
    forecastDate: null,
    waitingBed: { bedLabel: '1', orderNo: 'SO2403017', usageDiffPct: '3.09' },
  });
  expect(approvalNum).toBe(1);
});

const shift = (): ShiftSegment[] => [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '13:00', end: '17:30', type: 'work' },
];

test('the end of a bed is its missing plies and its cutting, over the shift of the table', () => {
  const bed = {
    bedStatus: 1,
    plies: 120,
    pliesDone: 60,
    garments: 720,
    people: 4,
    spreadSam: '0.2400',
    cutSam: '0.4000',
    cutStartDate: null,
  };
  // (720 × 0.24 × ½ + 720 × 0.40) ÷ 4 = 93.6 minutes, over the noon break.
  expect(forecast(bed, '2026-03-02 11:00:00', shift)).toBe('2026-03-02 13:34:00');
  const cutting = { ...bed, bedStatus: 2, cutStartDate: '2026-03-02 08:00:00' };
  expect(forecast(cutting, '2026-03-02 08:30:00', shift)).toBe('2026-03-02 09:12:00');
  expect(forecast(cutting, '2026-03-02 10:00:00', shift)).toBe('2026-03-02 10:00:00');
  expect(
    forecast({ ...bed, spreadSam: null, cutSam: null }, '2026-03-02 08:00:00', shift),
  ).toBeUndefined();
});
