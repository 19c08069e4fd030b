import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
});
afterAll(() => story.server.close());

test('of eight who read one lost card at once each is refused, and its keepers are notified once', async () => {
  const { server, staff } = story;
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no, rfid, status) values (${staff.companyId}, 'KL01', 'AA01', 2)`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      server.call('cx.worker', 'GET', '/mes2/scan/resolve', { code: at % 2 ? 'KL01' : 'aa01' }),
    ),
  );
  for (const { body } of answers)
    expect(body).toMatchObject({ status: 10202, data: '插卡KL01已挂失，请交组长' });
  const notices = await server.query<{ count: number }>(sql`
    select count(*)::int as count from mmc.message where biz_type = 'slotCardOutOfUse' group by user_id`);
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.every(({ count }) => count === 1)).toBe(true);
});
