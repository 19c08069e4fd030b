import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { likelyBundles } from './likely-bundles.sql.ts';

let story: StoryServer;
let companyId: string;
let own: string;
let other: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const [first] = await story.server.query<{ companyId: string }>(
    sql`select company_id from mes2.bundle limit 1`,
  );
  companyId = first?.companyId ?? '';
  const lines = await story.server.query<{ id: string }>(sql`
    select id from amc.department where company_id = ${companyId} and dept_type = 5 order by id limit 2`);
  own = lines[0]?.id ?? '';
  other = lines[1]?.id ?? '';
});
afterAll(() => story.server.close());

const change = (statement: ReturnType<typeof sql>) =>
  story.server.engine.system((tx) => tx.run(statement));
const preloaded = async (limit: number, line: string | null = own) =>
  (
    await story.server.engine.system((tx) => likelyBundles(tx, { companyId } as Actor, line, limit))
  ).map(({ bundleLabel }) => bundleLabel);

test('the bundles of the line come before all others, those it works on first', async () => {
  await change(sql`update mes2.bundle set line_dept_id = ${own}, status = 1 where bundle_no = 1`);
  await change(sql`update mes2.bundle set line_dept_id = ${own}, status = 3 where bundle_no = 3`);
  await change(sql`update mes2.bundle set line_dept_id = ${other}, status = 2 where bundle_no = 4`);
  await change(sql`update mes2.bundle set line_dept_id = ${own}, status = 4 where bundle_no = 5`);
  const [all] = await story.server.query<{ labels: string[] }>(sql`
    select jsonb_agg(bundle_no order by bundle_no) as labels from mes2.bundle`);
  const found = await preloaded(2_000);
  expect(found.slice(0, 2)).toEqual(['B0003', 'B0001']);
  // Neither another line's nor what is sewn.
  expect(found).toHaveLength((all?.labels.length ?? 0) - 2);
  expect(found).not.toContain('B0004');
  expect(await preloaded(1)).toEqual(['B0003']);
});

test('what is sent to the line, and waits for an order planned on it, comes before the rest', async () => {
  const [bundle] = await story.server.query<{ id: string; orderId: string }>(sql`
    select id, order_id from mes2.bundle where bundle_no = 6`);
  await change(sql`
    insert into mes2.cut_piece_delivery (company_id, delivery_no, order_id, line_dept_id, status)
    values (${companyId}, 'F-1', ${bundle?.orderId ?? ''}, ${own}, 1)`);
  await change(sql`
    insert into mes2.cut_piece_delivery_line (company_id, delivery_id, bundle_id, send_num)
    select ${companyId}::bigint, id, ${bundle?.id ?? ''}::bigint, 1 from mes2.cut_piece_delivery where delivery_no = 'F-1'`);
  expect(await preloaded(3)).toEqual(['B0003', 'B0001', 'B0006']);
});

test('without a line the newest bundles that no line has are given', async () => {
  const found = await preloaded(3, null);
  expect(found).toHaveLength(3);
  expect(found).not.toContain('B0003');
});
