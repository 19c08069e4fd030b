import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

const counts = async () => {
  const [row] = await story.server.query<{
    bundles: number;
    pieces: number;
    processes: number;
  }>(sql`
    select (select count(*)::int from mes2.bundle) as bundles,
      (select sum(num)::int from mes2.bundle) as pieces,
      (select count(*)::int from mes2.bundle_process) as processes`);
  return row;
};

test('the three beds of the story become 96 bundles, 2160 pieces and 2112 operations', async () => {
  const [first, second, third] = [await story.cut(1), await story.cut(2), await story.cut(3)];
  expect(first.body).toMatchObject({
    status: 200,
    data: {
      bedNo: 1,
      status: 4,
      cutNum: 720,
      usageDiffPct: '-1.02',
      bundles: {
        bundleFrom: 'B0001',
        bundleTo: 'B0030',
        bundleNumTotal: 30,
        num: 720,
        processNum: 660,
      },
    },
  });
  expect(second.body.data.bundles).toMatchObject({ bundleFrom: 'B0031', bundleTo: 'B0066' });
  expect(third.body.data.bundles).toMatchObject({ bundleFrom: 'B0067', bundleTo: 'B0096' });
  expect(await counts()).toEqual({ bundles: 96, pieces: 2160, processes: 2112 });
});

test('bed 1 spends its fabric as the story says', async () => {
  const list = await story.server.call('cx.leader', 'GET', '/mes2/reduce/list', {
    order: 'bed_no_num asc',
    pageSize: 10,
  });
  const { body } = await story.server.call('cx.manager', 'GET', '/mes2/reduce/detail', {
    id: list.body.data.list[0].id,
  });
  expect(body.data).toMatchObject({
    issuedLen: '660.000',
    usedLen: '628.800',
    spliceLen: '4.200',
    defectLen: '2.000',
    remnantLen: '6.400',
    returnLen: '18.600',
    netLen: '641.400',
    diffLen: '0.000',
    usagePerPiece: '0.8908',
    planUsage: '0.9000',
    spreadUtilPct: '97.29',
    materialUtilPct: '81.72',
    bundleSpan: 'B0001–B0030',
  });
  expect(list.body.data.sum).toMatchObject({ cutNum: 2160, bundleNumTotal: 96 });
});

test('I11 the cut pieces are plies times ratio, and the order counts them', async () => {
  const cells = await story.server.query<{ cutNum: number; num: number }>(sql`
    select s.num, s.cut_num from mes2.order_color_size s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where o.order_no = 'SO2403017' order by s.id`);
  expect(cells.map(({ cutNum }) => cutNum)).toEqual([206, 412, 412, 206, 154, 308, 308, 154]);
});

test('I15 the bundles of every stack tile its plies', async () => {
  const holes = await story.server.query(sql`
    select * from (
      select b.ply_from, lag(b.ply_to) over w as before, row_number() over w as at, b.color_id, c.ply_from as first
      from mes2.bundle b
      join mes2.cutting_bed_color c on c.company_id = b.company_id
        and c.cutting_bed_id = b.cutting_bed_id and c.color_id = b.color_id
      window w as (partition by b.cutting_bed_id, b.color_id, b.position order by b.ply_from)) x
    where (at = 1 and ply_from <> first) or (at > 1 and ply_from <> before + 1)`);
  expect(holes).toEqual([]);
});

test('I7 every roll balances after its beds were submitted', async () => {
  const rolls = await story.server.query<{ rollNo: string; remainLen: string; status: number }>(sql`
    select roll_no, remain_len, status from mes2.fabric_roll where remain_len > 0 order by roll_no`);
  expect(rolls).toEqual([]);
  const [sum] = await story.server.query<{ used: string }>(sql`
    select sum(used_len) as used from mes2.fabric_roll`);
  expect(sum?.used).toBe('1886.400');
});

test('I17 a repeated generation answers the bundles that are there', async () => {
  const list = await story.server.call('cx.manager', 'GET', '/mes2/reduce/list', { pageSize: 10 });
  const bed = list.body.data.list.find(({ bedNo }: { bedNo: string }) => bedNo === '2');
  const { body } = await story.server.call('cx.manager', 'POST', '/mes2/bundle/generate', {
    reduceBedId: bed.id,
  });
  expect(body.data).toMatchObject({
    isNew: false,
    bundleFrom: 'B0031',
    bundleNumTotal: 36,
    num: 720,
  });
  expect(await counts()).toEqual({ bundles: 96, pieces: 2160, processes: 2112 });
});

test('the order runs, and its counter follows once the worker has folded', async () => {
  await foldAll(story.server.services);
  const { body } = await story.server.call('cx.merch', 'GET', '/mes2/saas/order/selectOrderList', {
    sql: "order_no = 'SO2403017'",
  });
  expect(body.data.list[0]).toMatchObject({ status: 2, cutNum: 2160, cutOrderPct: '102.86' });
});

test('the team of bed 1 is paid 86.40 for spreading, 60 to 40', async () => {
  const shares = await story.server.query<{ amount: string }>(sql`
    select e.amount from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id and b.bed_no = 1
    where e.role = 1 order by e.amount desc`);
  expect(shares.map(({ amount }) => amount)).toEqual(['51.8400', '34.5600']);
});
