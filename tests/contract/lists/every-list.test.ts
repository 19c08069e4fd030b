import type { Client } from '@garment-mes/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, sql } from '../../../apps/server/src/database/engine.ts';
import { notYet } from '../../../apps/server/src/not-yet.ts';
import { fillWithMany, openTables } from '../../../apps/server/src/testing/many/many-rows.ts';
import { type TestServer, testServer } from '../../../apps/server/src/testing/test-server.ts';
import { callers } from '../callers.ts';
import { type Described, described } from '../documents.ts';
import { drawnRequest } from '../drawn-request.ts';
import { KnownRecords } from '../known-records.ts';
import { sourceSdk } from '../sdk-under-test.ts';
import { type StatementWork, watchReads } from './rows-read.ts';

const COMPANY = 'CX';
const PERSON = 'cx.admin';
const MUCH = { records: 2_000, orders: 500 };
/** Rows of a page. */
const SHOWN = 1_000;
/** A statement may read so many rows for each that it answers, */
const FOR_A_ROW = 80;
/** and so many once, whatever it answers, */
const ONCE = 25_000;
/** and each that matches so often: to count it, to add it up, to sort it. */
const FOR_A_MATCH = 4;
/** Beyond it the time of a call is printed once more; nothing fails by it. */
const SLOW_MS = 300;

/** Calls that read more, and why. A list that only shrinks: one that keeps the bound fails here. */
const READS_MORE: Readonly<Record<string, string>> = {
  getCuttingOutputReport:
    'adds up every bed of its days anew for its rows, its count and its chart',
  getMaterialReport: 'looks through the units by code and name for each line of material',
  getWageWatchReport:
    'adds up the reports of each person of the eight days that a mean is made of, for the page and for its sums',
  listCustomerEfficiencySets:
    'adds up what ninety days of output reached, for the page and for the count',
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true, engine: 'postgres' });
  await fillWithMany(server, COMPANY, MUCH);
}, 900_000);
afterAll(() => server.close());

const unbuilt: ReadonlySet<string> = new Set(notYet);
const asksNothing = ({ parameters }: Described) =>
  parameters.every(({ required, in: place }) => place !== 'query' || required !== true);
type Call = (client: Client, request: object) => Promise<unknown>;

const isOver = ({ read, rows }: StatementWork, total: number) =>
  read > FOR_A_ROW * rows + ONCE + FOR_A_MATCH * total;

test('the company has as much as is said of it', async () => {
  const company = await server.companyId(COMPANY);
  const rowsOf = async (table: string) => {
    const [row] = await server.query<{ num: number }>(
      sql`select count(*)::int as num from ${ident(table)} where company_id = ${company}`,
    );
    return row?.num ?? 0;
  };
  expect(await rowsOf('mes2.production_order')).toBeGreaterThanOrEqual(MUCH.orders);
  expect(await rowsOf('mes2.scan')).toBeGreaterThan(270_000);
  const few: string[] = [];
  for (const table of openTables) {
    const num = await rowsOf(table);
    if (num < MUCH.records) few.push(`${table}: ${num}`);
  }
  expect(few).toEqual([]);
}, 120_000);

test('a statement that looks through a table again for each of its rows is noticed', async () => {
  const scope = { companyId: await server.companyId(COMPANY), userId: '1', timeZone: 'UTC' };
  const [work] = await watchReads(server.engine, () =>
    server.engine.tenant(scope, (tx) =>
      tx.all(sql`
        select i.id, (select count(*) from mes2.bad_type t where t.company_id = i.company_id and t.sort + 1 > i.version)
        from mes2.bad_item i where i.company_id = current_company() limit ${SHOWN}::int`),
    ),
  );
  expect(work).toMatchObject({ rows: SHOWN });
  expect(work && isOver(work, MUCH.records)).toBe(true);
});

test('no list and no report reads more rows than its answer explains', async () => {
  const known = new KnownRecords();
  const client = await (await callers(server, sourceSdk.root)).as(PERSON);
  const reads = described
    .filter(({ id, method, download }) => method === 'GET' && !download && !unbuilt.has(id))
    .sort((a, b) => Number(asksNothing(b)) - Number(asksNothing(a)));
  const faults: string[] = [];
  const silent: string[] = [];
  const times: { readonly ms: number; readonly line: string }[] = [];
  for (const operation of reads) {
    const { id, parameters, path, service, answer: shape } = operation;
    const call = (sourceSdk[service] as unknown as Readonly<Record<string, Call>>)[id];
    if (call === undefined) continue;
    const drawn = drawnRequest(operation, known, known.subjects(path).at(-1) ?? {});
    const isPaged = parameters.some(({ name }) => name === 'pageSize');
    const request = isPaged
      ? { ...drawn, query: { ...drawn.query, pageNum: 1, pageSize: SHOWN } }
      : drawn;
    try {
      const from = performance.now();
      const answer = await call(client, request);
      const ms = Math.round(performance.now() - from);
      known.learn(operation, answer);
      const works = await watchReads(server.engine, () => call(client, request));
      const total = (answer as { readonly total?: number } | null)?.total ?? 0;
      const worst = works.toSorted((a, b) => b.read - a.read)[0];
      const line = `${id}: ${worst?.read ?? 0} rows read, ${total} match`;
      times.push({ ms, line });
      const over = works.filter((work) => isOver(work, total));
      if (Object.hasOwn(READS_MORE, id) !== over.length > 0)
        faults.push(
          `${line}\n${over.map(({ read, rows, text }) => `${read} for ${rows}: ${text}`).join('\n')}`,
        );
    } catch (error) {
      if (shape.row !== undefined && asksNothing(operation)) faults.push(`${id}: ${error}`);
      else silent.push(`${id}: ${error}`);
    }
  }
  const slowestFirst = times.toSorted((a, b) => b.ms - a.ms);
  const lines = slowestFirst.map(({ ms, line }) => `${String(ms).padStart(6)} ms  ${line}`);
  const slow = slowestFirst.filter(({ ms }) => ms > SLOW_MS).length;
  process.stdout.write(
    `${lines.join('\n')}\n${slow} of ${lines.length} took longer than ${SLOW_MS} ms\n${silent.length} answered nothing to the request that was drawn:\n${silent.join('\n')}\n`,
  );
  expect(faults).toEqual([]);
  expect(times.length).toBeGreaterThan(120);
}, 1_800_000);
