import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let acme: string;
let rival: string;
beforeAll(async () => {
  server = await testServer();
  acme = await server.companyId('acme');
  rival = await server.companyId('rival');
});
afterAll(() => server.close());

const call: TestServer['call'] = (...parts) => server.call(...parts);

test('lists the companies of a person, the default one first and the pseudo-company last', async () => {
  const { body } = await call('both', 'GET', '/amc/getUserCompany');
  expect(
    body.data.map(({ name, isDefault }: { name: string; isDefault: string }) => [name, isDefault]),
  ).toEqual([
    ['acme', '0'],
    ['rival', '1'],
    ['我的应用', '1'],
  ]);
  expect(body.data[0]).toMatchObject({ dayCutoff: '05:00' });
  const page = await call('both', 'GET', '/amc/company/list', {
    order: 'name desc',
    sql: `name like 'r%'`,
  });
  expect(page.body.data).toMatchObject({ total: 1, list: [{ name: 'rival' }] });
});

test('gives an administrator every page and button, others what their job has', async () => {
  const menu = async (who: string) =>
    (await call(who, 'GET', '/amc/apply/menus')).body.data as {
      code: string;
      menuType: number;
      parentId: string | null;
      id: string;
    }[];
  const all = await menu('acme.admin');
  const worker = await menu('acme.worker');
  expect(worker.filter(({ menuType }) => menuType === 1).map(({ code }) => code)).toEqual([
    '/mes/packaging/workReport',
    '/mes/calendar/employeeAbsenceSet',
    '/mes/app/bgapp',
  ]);
  expect(worker.map(({ code }) => code)).toContain('PUT^/mes2/bundleProcess/update');
  expect(all.length).toBeGreaterThan(worker.length);
  expect(all.map(({ code }) => code)).toContain('FIELD^order.unitPrice');
  // Every page hangs under a group that is there too.
  const ids = new Set(all.map(({ id }) => id));
  const pages = all.filter(({ menuType }) => menuType === 1);
  expect(pages.every(({ parentId }) => parentId !== null && ids.has(parentId))).toBe(true);
});

test('shows the applications of the chosen company, and under the pseudo-company all', async () => {
  const list = (company: string) =>
    call('both', 'GET', '/amc/userApplication/list', { pageSize: 100, status: 0 }, { company });
  await server.query(sql`
    insert into amc.company_application (company_id, application_id) select ${acme}, id from amc.application`);
  expect((await list(acme)).body.data.total).toBe(1);
  expect((await list(rival)).body.data.total).toBe(0);
  expect((await list('-1')).body.data.total).toBe(1);
});

test('names an application in the language that is asked for', async () => {
  const named = async (lang: string) => {
    const query = { pageSize: 100, lang };
    const { body } = await call('both', 'GET', '/amc/userApplication/list', query, {
      company: '-1',
    });
    return body.data.list[0].name;
  };
  expect([await named('zh-CN'), await named('en')]).toEqual(['裁床', 'Cutting room']);
});

test('reads a value of the company, and null where it has none', async () => {
  await server.query(sql`
    insert into amc.config_value (company_id, code, value) values (${rival}, 'DataPermission', '1')`);
  const value = async (who: string) =>
    (await call(who, 'GET', '/amc/config', { code: 'DataPermission' })).body.data;
  expect(await value('acme.admin')).toEqual({ code: 'DataPermission', value: null });
  expect(await value('rival.admin')).toEqual({ code: 'DataPermission', value: '1' });
});

test('the sign-in page reads the name of the platform without a token', async () => {
  const { body } = await call(undefined, 'GET', '/amc/open/platformConfig');
  expect(body).toMatchObject({ status: 200, data: expect.any(Array) });
});

test('departments and people are those of the company, filtered as asked', async () => {
  await server.query(sql`insert into amc.department (company_id, name, code, dept_type) values
    (${acme}, '裁剪组', 'CJ', 4), (${acme}, '缝制1组', 'FZ1', 5), (${rival}, 'x', 'X', 4)`);
  const cutting = await call('acme.worker', 'GET', '/amc/depts', { deptType: 4 });
  expect(cutting.body.data).toMatchObject([{ code: 'CJ', isLeaf: true }]);
  const people = async (who: string): Promise<string[]> => {
    const page = await call(who, 'GET', '/amc/users/companyUserInfo', { order: 'employee_no asc' });
    return page.body.data.list.map(({ employeeName }: { employeeName: string }) => employeeName);
  };
  expect(await people('acme.admin')).toEqual(['acme.admin', 'acme.leader', 'acme.worker', 'both']);
  expect(await people('acme.leader')).toEqual(['acme.leader']);
});
