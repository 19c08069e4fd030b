import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ADMIN = 'acme.admin';
const CALLERS = 12;

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
  await server.token(ADMIN);
});
afterAll(() => server.close());

const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, input: object) =>
  (await server.call(ADMIN, method, path, input)).body;
const together = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLERS }, (_, at) => work(at)));

test('of many who type the same code at once one gets it, the others read why', async () => {
  const answers = await together((at) =>
    call('POST', '/ccm/color/insert', { code: at % 2 ? 'RACE' : 'ｒace', name: 'Race' }),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: CALLERS - 1 }, () => 10009), 200]);
  const rows = await server.query<{ code: string }>(
    sql`select code from ccm.color where name = 'Race'`,
  );
  expect(rows).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ data }) => data))).toEqual(
    new Set([`编码已存在：${rows[0]?.code}`]),
  );
});

test('of many who change the same version one wins, the others are refused with the name of the first', async () => {
  const { data } = await call('POST', '/ccm/color/insert', { code: 'VERS', name: 'One' });
  const answers = await together((at) =>
    call('PUT', '/ccm/color/update', { id: data.id, version: 0, code: 'VERS', name: `N${at}` }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: CALLERS - 1 }, () => 10102),
    200,
  ]);
});

test('a group is either deleted or used: no size is left in a group that is gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const code = `G${round}`;
    const group = (await call('POST', '/ccm/sizeGroup/insert', { code, name: code })).data;
    const [removed, used] = await Promise.all([
      call('DELETE', `/ccm/sizeGroup/delete`, { id: group.id, version: 0 }),
      call('POST', '/ccm/size/insert', { sizeGroupId: group.id, code: 'M', name: 'M', sort: 1 }),
    ]);
    expect([removed.status, used.status].sort()).not.toEqual([200, 200]);
    expect([removed.status, used.status]).toContain(200);
  }
});

test('two entries that move below each other at once make no circle', async () => {
  const add = async (code: string) =>
    (await call('POST', '/mes2/treeDict', { code, name: code, kind: 'style' })).data.id as string;
  for (let round = 0; round < 6; round += 1) {
    const [one = '', other = ''] = [await add(`A${round}`), await add(`B${round}`)];
    const move = (id: string, parentId: string) =>
      call('PUT', '/mes2/treeDict/move', { id, version: 0, parentId, sort: 0 });
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('one approval flow of a business is in use, however many are switched on at once', async () => {
  const [job] = await server.query<{ id: string }>(sql`
    select id from amc.job where company_id = ${await server.companyId('acme')} limit 1`);
  const answers = await together((at) =>
    call('POST', '/ccm/workflow/insert', {
      bizType: 'overCut',
      name: `Flow ${at}`,
      nodes: [{ nodeNo: 1, jobId: job?.id, isAll: false }],
      isEnabled: 1,
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 10202)).toHaveLength(CALLERS - 1);
});
