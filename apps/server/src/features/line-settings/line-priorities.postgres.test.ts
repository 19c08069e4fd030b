import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';

let fresh: FreshServer;

beforeAll(async () => {
  fresh = await freshServer('postgres');
});
afterAll(() => fresh.server.close());

test('of eight people who saw one legend one saves it, an empty one too', async () => {
  for (const version of [await seen(), undefined]) {
    const from = version ?? (await seen());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        fresh.call('PUT', '/linePriorityDescription', {
          version: from,
          rows: [{ level: 1, name: `第${at}人`, color: '#D4380D', meaning: '今天' }],
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(7).fill(10102)]);
  }
});

/** The version everybody read. */
async function seen(): Promise<number> {
  const { data } = await fresh.call('GET', '/linePriorityDescription/list', {
    pageNum: 1,
    pageSize: 9,
  });
  return Math.max(0, ...data.list.map(({ version }: { version: number }) => version));
}
