import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

/** The files of an archive by name, read from its directory. */
function filesOf(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const packed = archive.readUInt32LE(at + 20);
    const from = start + 30 + archive.readUInt16LE(start + 26);
    files.set(name, inflateRawSync(archive.subarray(from, from + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

const fetched = async (url: string, who: string) =>
  server.runtime.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${await server.token(who)}` },
  });

test('the file contains every row of the company, and none of another', async () => {
  const { body } = await server.call('cx.admin', 'POST', '/amc/company/export', {});
  expect(body.data).toMatchObject({ mime: 'application/zip', name: expect.stringMatching(/^CX-/) });
  const answer = await fetched(body.data.url, 'cx.admin');
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  const files = filesOf(answer.rawPayload);
  const cx = await server.companyId('CX');
  const counts = await server.query<{ name: string; count: number }>(sql`
    select 'mes2.production_order' as name, count(*)::int as count from mes2.production_order where company_id = ${cx}
    union all select 'mes2.scan', count(*)::int from mes2.scan where company_id = ${cx}
    union all select 'mes2.line_hour_output', count(*)::int from mes2.line_hour_output where company_id = ${cx}
    union all select 'amc.company_member', count(*)::int from amc.company_member where company_id = ${cx}`);
  for (const { name, count } of counts) {
    const lines = (files.get(`${name}.jsonl`) ?? '').trim().split('\n');
    expect([name, lines.length]).toEqual([name, count]);
  }
  for (const [name, text] of files)
    for (const line of text.trim().split('\n')) {
      const row = JSON.parse(line) as { company_id: string };
      if (row.company_id !== cx) expect.fail(`${name} holds a row of another company`);
      expect(Object.keys(row).filter((column) => column.endsWith('_cipher'))).toEqual([]);
    }
});

test('only who made the file can fetch it, and only who may end the company can make it', async () => {
  const { url } = (await server.call('cx.admin', 'POST', '/amc/company/export', {})).body.data;
  expect((await fetched(url, 'cx.merch')).statusCode).toBe(404);
  expect((await fetched(url, 'jc.admin')).statusCode).toBe(404);
  expect((await server.call('cx.merch', 'POST', '/amc/company/export', {})).body.status).toBe(
    10401,
  );
});
