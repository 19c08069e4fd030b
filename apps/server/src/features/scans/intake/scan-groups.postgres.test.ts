import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { shanghai } from '../../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

const AT_ONCE = 12;

let story: StoryServer;
let operations: { id: string; bundleId: string }[];
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
  operations = await story.server.query(sql`
    select p.id, p.bundle_id from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where o.process_code = 'C06' order by b.bundle_no`);
});
afterAll(() => story.server.close());

const report = (at: number, num: number, requestId: string = randomUUID()) => ({
  id: operations[at]?.id,
  bundleProcessSubmitRecord: {
    requestId,
    type: 1,
    num,
    employeeId: story.staff.member('worker').id,
    deviceDate: shanghai(),
    channel: 2,
  },
});

const send = (body: object, who = 'cx.worker') =>
  story.server.call(who, 'PUT', '/mes2/bundleProcess/update', body);

const scansOf = (requestIds: readonly string[]) =>
  story.server.query<{ requestId: string; name: string }>(sql`
    select s.request_id, u.username as name from mes2.scan s join amc.app_user u on u.id = s.create_by
    where s.request_id = any(${requestIds}::varchar[])`);

test('each report of many that come at once has the name of its sender', async () => {
  const sent = Array.from({ length: AT_ONCE }, (_, at) => ({
    who: at % 2 === 0 ? 'cx.worker' : 'cx.admin',
    body: report(at, 2),
  }));
  const answers = await Promise.all(sent.map(({ body, who }) => send(body, who)));
  expect(answers.map(({ body }) => body.status)).toEqual(Array(AT_ONCE).fill(200));
  const ids = sent.map(({ body }) => body.bundleProcessSubmitRecord.requestId);
  const kept = new Map((await scansOf(ids)).map((scan) => [scan.requestId, scan.name]));
  expect(ids.map((id) => kept.get(id))).toEqual(sent.map(({ who }) => who));
});

test('what is refused of many that come at once leaves the others', async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => send(report(at, at === 5 ? 999 : 2))),
  );
  const refused = answers.flatMap(({ body }, at) => (body.status === 200 ? [] : [at]));
  expect(refused).toEqual([5]);
});

test('a line that does not exist is the trouble of its report alone, however many come with it', async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const { id, bundleProcessSubmitRecord } = report(at, 1);
      const line = at === 3 ? { lineDeptId: '1' } : {};
      return send({ id, bundleProcessSubmitRecord: { ...bundleProcessSubmitRecord, ...line } });
    }),
  );
  const refused = answers.flatMap(({ body }, at) => (body.status === 200 ? [] : [at]));
  expect(refused).toEqual([3]);
});

test('a locked bundle delays only its own reports', async () => {
  const held = operations[0]?.bundleId;
  const taken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = story.server.engine.system(async (tx) => {
    await tx.run(sql`select 1 from mes2.bundle where id = ${held} for update`);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const waits = send(report(0, 1));
  const group = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(report(at, 1))));
  const [, ...others] = Array.from({ length: AT_ONCE }, (_, at) => send(report(at, 1)));
  const free = await Promise.all(others);
  expect(free.map(({ body }) => body.status)).toEqual(Array(AT_ONCE - 1).fill(200));
  released.resolve();
  await holding;
  expect((await waits).body.status).toBe(200);
  expect((await group).every(({ body }) => body.status === 200)).toBe(true);
});

test('I25 one request id at once with other content is kept once, the other is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const requestId = randomUUID();
    const answers = await Promise.all([
      story.server.call('cx.worker', 'POST', '/mes2/bundleProcess/batch', {
        scans: [report(14, 1, requestId)],
      }),
      story.server.call('cx.worker', 'POST', '/mes2/bundleProcess/batch', {
        scans: [report(15, 1, requestId)],
      }),
    ]);
    const verdicts = answers.map(({ body }) => body.data.verdicts[0]);
    expect(verdicts.map(({ status }) => status).sort()).toEqual([10009, 200]);
    expect(await scansOf([requestId])).toHaveLength(1);
  }
});
