import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { allRecords } from './all-records.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

const OTHERS: readonly OperationId[] = [
  'listManpowerInputs',
  'listLinePriorityDescriptions',
  'listSlotCards',
  'listMachines',
  'listFileLevels',
  'listSiteArchives',
  'listCompanySettings',
];

test.each([...allRecords.map(({ operations: { list } }) => list), ...OTHERS])(
  '%s is not empty in the demo',
  async (list) => {
    const { method, path } = operations[list] as OperationFacts;
    const { body } = await server.call('cx.admin', method, path, { pageNum: 1, pageSize: 100 });
    expect(body.status).toBe(200);
    expect((body.data.list ?? body.data).length).toBeGreaterThan(0);
  },
);

/** Lists whose rows forms and filters name. */
const REFERENCES = [
  ...new Set(
    ['amc', 'mmc', 'ccm', 'mes2'].flatMap((service) =>
      [
        ...readFileSync(new URL(`../generated/${service}.json`, import.meta.url), 'utf8').matchAll(
          /"x-reference": ?"(\w+)"/g,
        ),
      ].map(([, list]) => list as OperationId),
    ),
  ),
];
/** Their rows are called by numbers, their names are kept with what they are parts of, or the page has the whole list. */
const WITHOUT_PINYIN: readonly OperationId[] = [
  ...(['listOrders', 'listVoices', 'listCuttingDieParts'] as const),
  ...(['listCuttingBeds', 'listFabricRolls', 'listBundles', 'listBundleBatches'] as const),
  ...(['listCheckRecords', 'listWagePeriods', 'listWarehouseOuts'] as const),
  ...(['listDepartments', 'listUserJobs', 'listUnits', 'listCurrencies'] as const),
];

test.each(REFERENCES.filter((list) => !WITHOUT_PINYIN.includes(list)))(
  '%s finds by the first letters of a name, and by a number in any case',
  async (list) => {
    const { method, path, columns = {} } = operations[list] as OperationFacts;
    const ask = async (query: object) => {
      const { body } = await server.call('cx.admin', method, path, {
        ...{ pageNum: 1, pageSize: 500, ...(list === 'listCategories' && { kind: 'style' }) },
        ...query,
      });
      expect(body.status).toBe(200);
      return body.data.list as Record<string, string | null>[];
    };
    const searched = Object.entries(columns).filter(([, { search, key }]) => search && key);
    const name = searched.find(([, { key = '' }]) => /^(\w+_)?name$/.test(key));
    expect(name, 'a name that is searched').toBeDefined();
    const [field = '', { key = '' } = {}] = name ?? [];
    const rows = await ask({});
    const row = rows.find((one) => /^\p{Script=Han}{2,}$/u.test(one[field] ?? '')) ?? rows[0];
    const [sound] = await server.query<{ letters: string }>(sql`
      select regexp_replace(pinyin_of(${row?.[field] ?? ''}), '<(.)[^>]*>', '\\1', 'g') as letters`);
    expect(sound?.letters).toMatch(/^[a-z0-9]+$/);
    const found = await ask({ sql: `${key} like '%${sound?.letters.toUpperCase()}%'` });
    expect(found).toContainEqual(row);

    const [number] = searched.find(([, { key = '' }]) => /^(code|\w+_no)$/.test(key)) ?? [];
    const code = number && row?.[number];
    if (!code) return;
    const typed = `${columns[number]?.key} like '%${code.toLowerCase()}%'`;
    expect(await ask({ sql: typed })).toContainEqual(row);
  },
);
