import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.server.query(sql`update mes2.feeding_slip set status = 9`);
  await story.server.query(sql`update mes2.fabric_roll set status = 1`);
});
afterAll(() => story.server.close());

const post = (path: string, input: object) =>
  story.server.call('cx.admin', 'POST', `/mes2/feedingSing/${path}`, input);

test('H7 one roll in eight slips is issued once', async () => {
  const [roll] = await story.server.query<{ id: string }>(sql`
    select id from mes2.fabric_roll where roll_no = 'R0301'`);
  const body = {
    orderId: story.story.order.id,
    fabricPart: 1,
    lines: [{ tympanId: roll?.id, len: '40' }],
  };
  const slips = await Promise.all(Array.from({ length: 8 }, () => post('insert', body)));
  const numbers = slips.map((answer) => answer.body.data.slip.feedingNo);
  expect(new Set(numbers).size).toBe(8);
  const answers = await Promise.all(
    slips.map(({ body: { data } }, at) =>
      post('issue', {
        id: data.slip.id,
        version: data.slip.version,
        requestId: `race-request-${at}`,
      }),
    ),
  );
  const texts = answers
    .filter((answer) => answer.body.status !== 200)
    .map((answer) => answer.body.data);
  expect(answers.filter((answer) => answer.body.status === 200)).toHaveLength(1);
  expect(texts).toHaveLength(7);
  for (const text of texts) expect(text).toMatch(/^卷号R0301已由TL\d{4}-\d+发出$/);
});

test('the same request sent twice at once is one issue with one answer', async () => {
  const [roll] = await story.server.query<{ id: string }>(sql`
    select id from mes2.fabric_roll where roll_no = 'R0302'`);
  const { body } = await post('insert', {
    orderId: story.story.order.id,
    fabricPart: 1,
    lines: [{ tympanId: roll?.id, len: '40' }],
  });
  const { id, version } = body.data.slip;
  const answers = await Promise.all(
    [1, 2, 3].map(() => post('issue', { id, version, requestId: 'same-request' })),
  );
  expect(answers.map((answer) => answer.body.status)).toEqual([200, 200, 200]);
});
