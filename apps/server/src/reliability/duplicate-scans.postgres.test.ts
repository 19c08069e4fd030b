import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { shanghai } from '../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../testing/story/story-server.ts';

const SCANS = process.env.PROVE === '1' ? 500 : 5;
const COPIES = 20;

let story: StoryServer;
let operations: string[];
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
  const rows = await story.server.query<{ id: string }>(sql`
    select p.id from mes2.bundle_process p
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where o.process_code = 'C06' order by p.id`);
  operations = rows.map(({ id }) => id);
});
afterAll(() => story.server.close());

test(`${COPIES} copies of one scan at once leave one row and get one answer, ${SCANS} times`, async () => {
  for (let scan = 0; scan < SCANS; scan += 1) {
    const requestId = randomUUID();
    const body = {
      id: operations[scan % operations.length],
      bundleProcessSubmitRecord: {
        requestId,
        type: 1,
        num: 1,
        employeeId: story.staff.member('worker').id,
        deviceDate: shanghai(),
        channel: 2,
      },
    };
    const answers = await Promise.all(
      Array.from({ length: COPIES }, () =>
        story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/update', body),
      ),
    );
    const [first] = answers;
    expect(first?.body).toMatchObject({ status: 200, data: { scan: { id: expect.any(String) } } });
    for (const { body: other } of answers) expect(other).toEqual(first?.body);
    const rows = await story.server.query(
      sql`select count(*)::int as n from mes2.scan where request_id = ${requestId}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  }
}, 900_000);
