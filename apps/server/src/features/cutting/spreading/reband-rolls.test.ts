import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

/** Bed 1 of the story entered roll by roll, its first roll for another shade. */
const shaded = (shade: string, shadeReason?: string) => {
  const bill = story.bill(1);
  return {
    ...bill,
    bedType: 3,
    rolls: bill.rolls.map((roll, at) =>
      at === 0 ? { ...roll, shade, ...(shadeReason === undefined ? {} : { shadeReason }) } : roll,
    ),
  };
};
const shadeOf = async (id: string) => {
  const [roll] = await story.server.query<{ shade: string }>(
    sql`select shade from mes2.fabric_roll where id = ${id}`,
  );
  return roll?.shade;
};

test('a roll that was banded takes another shade with a reason only, and the roll itself is changed', async () => {
  const [first] = story.bill(1).rolls;
  const rollId = first?.tympanId ?? '';
  const banded = (await shadeOf(rollId)) ?? '';
  expect((await story.create(shaded('C'))).body).toMatchObject({
    status: 10202,
    data: '请填写改色号段原因',
  });
  expect(await shadeOf(rollId)).toBe(banded);
  const { body } = await story.create(shaded('C', '灯箱复对偏红'));
  const { data } = await story.server
    .call('cx.leader', 'GET', '/mes2/reduce/detail', { id: body.data.id })
    .then((answer) => answer.body);
  expect(data.rolls[0]).toMatchObject({ tympanId: rollId, shade: 'C', bandedShade: 'C' });
  expect(await shadeOf(rollId)).toBe('C');
  const logs = await story.server.query<{ reason: string }>(sql`
    select reason from mes2.biz_log where biz_type = 'fabricRoll' and biz_id = ${rollId} and reason is not null`);
  expect(logs).toEqual([{ reason: '灯箱复对偏红' }]);
});
