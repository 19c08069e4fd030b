import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

interface Row {
  readonly bundleNo: string | null;
}

test.each(['/mes2/qc/checkRecord/list', '/mes2/report/qcRecordUnPassReport'])(
  '%s finds a bundle by its number, and a text that no bundle has finds nothing',
  async (path) => {
    const find = async (sql?: string) => {
      const query = { pageNum: 1, pageSize: 50, ...(sql === undefined ? {} : { sql }) };
      const { body } = await server.call('cx.admin', 'GET', path, query);
      expect(body.status).toBe(200);
      return body.data.list as readonly Row[];
    };
    const some = (await find()).find(({ bundleNo }) => bundleNo !== null)?.bundleNo ?? '';
    const digits = String(Number(some.replace(/^\D+/, '').replace(/-.*/, '')));
    expect(digits).toMatch(/^\d+$/);
    for (const typed of [some, digits]) {
      const found = await find(`bundle_no like '%${typed}%'`);
      expect(found.map(({ bundleNo }) => bundleNo)).toContain(some);
    }
    expect(await find("bundle_no like '%zz9%'")).toEqual([]);
  },
);
