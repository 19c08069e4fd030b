import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

const BUNDLES = 12;

let story: StoryServer;
let operations: string[];
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
  const rows = await story.server.query<{ id: string }>(sql`
    select p.id from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where o.process_code = 'C06' order by b.bundle_no limit ${BUNDLES * 2}::int`);
  operations = rows.map(({ id }) => id);
});
afterAll(() => story.server.close());

const report = (id: string, num: number) => ({
  id,
  bundleProcessSubmitRecord: {
    requestId: randomUUID(),
    type: 1,
    num,
    employeeId: story.staff.member('worker').id,
    deviceDate: shanghai(),
    channel: 2,
  },
});

const send = (scans: readonly object[]) =>
  story.server.call('cx.worker', 'POST', '/mes2/bundleProcess/batch', { scans });

test('H1 batches that name the same bundles in different orders fill them and never pass them', async () => {
  const ids = operations.slice(0, BUNDLES);
  const batches = Array.from({ length: 8 }, (_, at) =>
    (at % 2 === 0 ? ids : ids.toReversed()).map((id) => report(id, 5)),
  );
  const answers = await Promise.all(batches.map(send));
  const statuses = answers.flatMap(({ body }) =>
    body.data.verdicts.map(({ status }: { status: number }) => status),
  );
  // Four times five of twenty-four garments have room.
  expect(statuses.filter((status) => status === 200)).toHaveLength(4 * BUNDLES);
  const rows = await story.server.query(sql`
    select p.done_num, sum(s.num)::int as scanned from mes2.bundle_process p
    join mes2.scan s on s.company_id = p.company_id and s.bundle_process_id = p.id
    where p.id = any(${ids}::bigint[]) group by p.id, p.done_num`);
  expect(rows).toEqual(Array(BUNDLES).fill({ doneNum: 20, scanned: 20 }));
});

test('H3 one batch sent many times at once has one effect and one answer', async () => {
  const scans = operations.slice(BUNDLES).map((id) => report(id, 24));
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => send(scans)));
  expect(first?.body.data.verdicts).toHaveLength(BUNDLES);
  for (const { body } of others) expect(body.data).toEqual(first?.body.data);
  const [row] = await story.server.query(sql`
    select count(*)::int as n, sum(num)::int as garments from mes2.scan
    where bundle_process_id = any(${operations.slice(BUNDLES)}::bigint[])`);
  expect(row).toEqual({ n: BUNDLES, garments: 24 * BUNDLES });
});
