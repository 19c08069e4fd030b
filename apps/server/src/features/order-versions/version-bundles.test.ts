import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
});
afterAll(() => story.server.close());

const call = async (method: 'GET' | 'POST', path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2/saas/order/${path}`, input)).body;
const check = async (changes: object): Promise<number> => {
  const { data } = await call('POST', 'version/check', { orderId: story.story.order.id, changes });
  return data.bundleNum;
};

const KEPT =
  'id processId section processName sam grade isCheckpoint isOutput isTicket payScope seqNo isEnabled'.split(
    ' ',
  );

test('bundles are touched by an operation that is added, and by nothing else', async () => {
  const { data: order } = await call('GET', 'getOrderById', { id: story.story.order.id });
  const processes = order.processes.map((line: Record<string, unknown>) =>
    Object.fromEntries(KEPT.map((field) => [field, line[field]])),
  );
  const [first, ...others] = processes;
  const { id: _, ...added } = { ...first, isOutput: 0, seqNo: 990 };
  expect(await check({ processes: [...processes, added] })).toBe(30);
  expect(await check({ processes })).toBe(0);
  expect(await check({ processes: [{ ...first, seqNo: 995 }, ...others] })).toBe(0);
  expect(await check({ processes: others })).toBe(0);
  expect(await check({ cutTolUpPct: '6' })).toBe(0);
});
