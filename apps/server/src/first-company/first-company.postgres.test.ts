import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { md5 } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newSetupLink } from './setup-link.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres', empty: true });
});
afterAll(() => server.close());

test('of many who bring the link at once one begins a company', async () => {
  const secret = await newSetupLink(server.engine);
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((code, at) =>
      server.call(undefined, 'POST', '/amc/open/firstCompany', {
        ...{ secret, name: `制衣${code}`, code, admin: '何新', phone: `1381234000${at}` },
        ...{ username: `hexin${code}`, passwordMd5: md5('seven green threads') },
      }),
    ),
  );
  const statuses = answers.map(({ body }) => body.status).sort();
  expect(statuses).toEqual([10202, 10202, 10202, 200].sort());
  const refused = answers.filter(({ body }) => body.status !== 200).map(({ body }) => body.data);
  expect(new Set(refused)).toEqual(new Set(['已经有公司了，请登录']));
  expect(await server.query(sql`select code from amc.company`)).toHaveLength(1);
  expect(await server.query(sql`select 1 from amc.app_user`)).toHaveLength(1);
});
