import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from './database/engine.ts';
import { HalfSeeded, seedDemoOnce } from './demo-once.ts';
import { runNow } from './testing/run-clock.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const mark = (name: string) =>
  server.query(sql`insert into platform.marker (name) values (${name})`);
const seed = () => seedDemoOnce(server.engine, runNow(), () => {});

test('a platform that people began without the demo stays theirs', async () => {
  const companies = () => server.query(sql`select id from amc.company order by id`);
  const before = await companies();
  expect(before.length).toBeGreaterThan(0);
  expect(await seed()).toBe('foreign');
  expect(await companies()).toEqual(before);
  expect(await server.query(sql`select name from platform.marker where name like 'demo%'`)).toEqual(
    [],
  );
});

test('a demo that was begun and not finished is not built upon', async () => {
  await mark('demo started');
  await expect(seed()).rejects.toBeInstanceOf(HalfSeeded);
});

test('a finished demo is left as it is', async () => {
  await mark('demo');
  expect(await seed()).toBe('there');
});
