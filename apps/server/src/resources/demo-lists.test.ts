import { afterAll, beforeAll, expect, test } from 'vitest';
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
