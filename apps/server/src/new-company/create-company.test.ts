import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { md5 } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { createCompany } from './create-company.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FACTS = { code: 'nf', name: ' 新丰制衣 ', admin: '何新', phone: '13812340001' };

const names = async (companyId: string) => {
  const [row] = await server.query<Record<string, string[]>>(sql`
    select (select array_agg(name order by sort) from amc.job where company_id = ${companyId}) as jobs,
      (select array_agg(name order by sort) from amc.department where company_id = ${companyId}) as departments,
      (select array_agg(name order by code) from ccm.color where company_id = ${companyId}) as colors,
      (select array_agg(name || ' ' || round(sam, 2) order by code) from ccm.process where company_id = ${companyId}) as processes,
      (select array_agg(distinct price::text) from ccm.process where company_id = ${companyId}) as prices,
      (select array_agg(name order by code) from mes2.bad_type where company_id = ${companyId}) as defects,
      (select array_agg(name order by biz_type) from ccm.workflow where company_id = ${companyId}) as approvals,
      (select array_agg(year::text order by year) from mes2.work_calendar where company_id = ${companyId}) as years`);
  return row ?? {};
};

test('a company begins with its administrator, departments, jobs, times and lists, and breaks no invariant', async () => {
  const { companyId, username, password } = await createCompany(server.engine, FACTS, 'zh-CN');
  expect(username).toBe('13812340001');
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  const found = await names(companyId);
  expect(found.departments).toEqual(expect.arrayContaining(['新丰制衣', '裁床1台', '缝制1组']));
  expect(found.jobs?.[0]).toBe('公司管理员');
  expect(found.processes).toContain('合肩 0.33');
  // What a piece pays is nobody's guess.
  expect(found.prices).toEqual(['0.0000']);
  expect(found.colors).toContain('藏青');
  expect(found.defects).toContain('线迹');
  expect(found.approvals).toContain('工资解锁');
  expect(found.years).toHaveLength(2);
  const nodes = await server.query(sql`
    select 1 from ccm.workflow where company_id = ${companyId} and nodes -> 0 -> 'jobId' is null`);
  expect(nodes).toEqual([]);
  expect(await findOffenders(server.engine, invariants)).toEqual([]);
});

test('every name of it has its English', async () => {
  const facts = { code: 'EN', name: 'Newfield', admin: 'Ann', phone: '13812340002' };
  const { companyId } = await createCompany(server.engine, facts, 'en');
  const found = await names(companyId);
  for (const list of Object.values(found))
    for (const name of list) expect(name).not.toMatch(/\p{Script=Han}/u);
  expect(found.departments).toEqual(expect.arrayContaining(['Newfield', 'Sewing line 1']));
});

test('the password is kept as a hash, and nothing else is kept of it', async () => {
  const facts = { code: 'PW', name: '密码厂', admin: '何密', phone: '13812340003' };
  const { password } = await createCompany(server.engine, facts, 'zh-CN');
  const [row] = await server.query<{ text: string; first: boolean }>(sql`
    select u::text as text, is_first_password as first from amc.app_user u where username = '13812340003'`);
  expect(row?.first).toBe(true);
  expect(row?.text).not.toContain(password);
  expect(row?.text).not.toContain(md5(password));
});

test.each([
  ['a code that is taken', { ...FACTS, name: '别厂', phone: '13812340009' }, 'already-used'],
  ['a name that is taken', { ...FACTS, code: 'ZZ', phone: '13812340009' }, 'already-used'],
  ['a phone that is taken', { ...FACTS, code: 'ZZ', name: '别厂' }, 'already-used'],
  ['a code that no barcode holds', { ...FACTS, code: 'LONGER' }, 'invalid-value'],
  ['a phone that is none', { ...FACTS, phone: '12' }, 'invalid-value'],
  ['no administrator', { ...FACTS, admin: ' ' }, 'required'],
])('%s is refused, and nothing is written', async (_, facts, code) => {
  const count = () =>
    server.query(sql`select (select count(*)::int from amc.company) as companies,
      (select count(*)::int from amc.app_user) as people`);
  const before = await count();
  await expect(createCompany(server.engine, facts, 'zh-CN')).rejects.toMatchObject({ code });
  expect(await count()).toEqual(before);
});
