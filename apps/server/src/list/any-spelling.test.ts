import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { notYet } from '../not-yet.ts';
import { testEngines } from '../testing/engines.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import type { ListColumn } from './columns.ts';
import { compileConditions } from './compiler.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;

/** Texts of the rows of each list, as the document declares them. */
const lists = (Object.entries(operations) as [OperationId, OperationFacts][]).flatMap(
  ([id, { columns, method }]) => {
    if (columns === undefined || method !== 'GET' || (notYet as readonly string[]).includes(id))
      return [];
    const texts = Object.entries(columns).flatMap(([field, { key, type, format }]) =>
      key !== undefined && type === 'string' && format === undefined && !/_(num|date)$/.test(key)
        ? [{ field, key }]
        : [],
    );
    return texts.length > 0 ? [{ id, texts }] : [];
  },
);

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const quoted = (text: string): string => text.replaceAll("'", "''");
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

test('every list finds a text in any case and width, whole and in part', async () => {
  const missed: string[] = [];
  let asked = 0;
  for (const { id, texts } of lists) {
    const { method, path } = operations[id] as OperationFacts;
    const ask = async (query: object): Promise<readonly Row[] | undefined> => {
      const { body } = await server.call('cx.admin', method, path, {
        pageNum: 1,
        pageSize: 100,
        ...query,
      });
      return body.status === 200 ? (body.data.list as Row[] | undefined) : undefined;
    };
    const rows = (await ask({})) ?? [];
    for (const { field, key } of texts) {
      const text = rows.map((row) => row[field]).find((one) => /[a-z]/i.test(String(one ?? '')));
      if (typeof text !== 'string' || text.length > 200) continue;
      for (const typed of [text.toLowerCase(), wide(text.toUpperCase())]) {
        const part = quoted(escaped(typed.normalize('NFKC')) === typed ? typed : escaped(typed));
        for (const condition of [`${key} = '${quoted(typed)}'`, `${key} like '%${part}%'`]) {
          asked += 1;
          const found = await ask({ sql: condition });
          if (!found?.some((row) => row[field] === text)) missed.push(`${id}: ${condition}`);
        }
      }
    }
  }
  expect(missed).toEqual([]);
  expect(asked).toBeGreaterThan(400);
}, 300_000);

test('every list is filtered by each column that offers it, by a value that a row has', async () => {
  const failed: string[] = [];
  let asked = 0;
  for (const [id, facts] of Object.entries(operations) as [OperationId, OperationFacts][]) {
    const { columns = {}, method, path } = facts;
    if (method !== 'GET' || (notYet as readonly string[]).includes(id)) continue;
    const offered = Object.entries(columns).filter(([, { key, filter }]) => key && filter);
    if (offered.length === 0) continue;
    const page = { pageNum: 1, pageSize: 20 };
    const { body: unfiltered } = await server.call('cx.admin', method, path, page);
    const rows = (unfiltered.data?.list ?? []) as Row[];
    for (const [field, { key = '' }] of offered) {
      const value = rows.map((row) => row[field]).find((one) => one !== null && one !== undefined);
      if (typeof value === 'object' || value === undefined) continue;
      asked += 1;
      const filter = JSON.stringify({ [key]: [value] });
      const { body } = await server.call('cx.admin', method, path, { ...page, filter });
      const found = body.status === 200 ? (body.data.list as Row[]) : [];
      if (found.length === 0 || found.some((row) => row[field] !== value))
        failed.push(`${id} ${filter}: ${body.status} ${found.length}`);
    }
  }
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(50);
}, 300_000);

test.each(testEngines)(
  'numbers of orders are found by their index on $kind',
  async ({ open }) => {
    const { engine, close } = await open();
    const orderNo = sql`order_no`;
    const column: ListColumn = {
      ...{ field: 'orderNo', facts: { key: 'order_no', type: 'string' }, kind: 'text' },
      ...{ shown: orderNo, compared: orderNo, spelling: 'capitals', pinyin: undefined },
    };
    const columns = { all: [], byKey: new Map([['order_no', column]]) };
    const plan = (condition: string): Promise<string> =>
      engine.system(async (tx) => {
        await tx.run(sql`set local enable_seqscan = off`);
        const found = compileConditions(condition, columns) ?? sql`false`;
        const lines = await tx.all<Record<string, string>>(sql`
        explain select 1 from mes2.production_order
        where company_id = 1 and del_flag = '0' and ${found}`);
        return lines.flatMap((line) => Object.values(line)).join('\n');
      });
    expect(await plan(`order_no = 'ｓｏ2403017'`)).toMatch(
      /Index Cond: .*order_no\)?\S* = 'SO2403017'/,
    );
    // Of a table without rows both indexes cost the same.
    await engine.system((tx) => tx.run(sql`drop index mes2.production_order_no_key`));
    expect(await plan(`order_no like 'ｓｏ24%'`)).toMatch(
      /Index Cond: .*order_no\)?\S* ~>=~ 'SO24'/,
    );
    await close();
  },
  300_000,
);
