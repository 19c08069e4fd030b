import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

test('one roll in six receipts at once is received once, and the others are told which roll it is', async () => {
  const roll = (rollNo: string) => ({
    ...{ rollNo, colorId: story.basics.color('BLK'), labelLen: '50' },
  });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      story.server.call('cx.admin', 'POST', '/mes2/cloth/insert', {
        cNo: `RACE-${at}`,
        materialId: story.basics.material('FAB-JSY180'),
        receiveDate: factoryDate(runNow()),
        warehouseId: story.basics.fabricWarehouseId,
        rolls: [roll(`OWN-${at}`), roll('RACE')],
      }),
    ),
  );
  const refused = answers.filter(({ body }) => body.status !== 200).map(({ body }) => body.data);
  expect(refused).toEqual(Array(5).fill('第2行 卷号RACE已存在'));
});
