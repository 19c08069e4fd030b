import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
  for (const name of ['acme', 'rival']) {
    ids[name] = await server.companyId(name);
    const { body } = await server.call(
      'both',
      'POST',
      '/amc/tasks',
      { tips: `of ${name}`, taskEndDate: '2027-12-01 10:00:00' },
      { company: ids[name] ?? '' },
    );
    expect(body.status).toBe(200);
  }
});
afterAll(() => server.close());

test('H16 a tab that switches company at every request gets each answer of the company it asked', async () => {
  const asked = Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? 'rival' : 'acme'));
  const answers = await Promise.all(
    asked.map((name) =>
      server.call('both', 'GET', '/amc/tasks/list', {}, { company: ids[name] ?? '' }),
    ),
  );
  const tips = answers.map(({ body }) => {
    const rows = body.data.list ?? body.data;
    return rows.map((row: { tips: string }) => row.tips);
  });
  expect(tips).toEqual(asked.map((name) => [`of ${name}`]));
});
