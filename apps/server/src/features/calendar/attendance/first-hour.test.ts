import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { createCompany } from '../../../new-company/create-company.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { continueCalculations } from '../../wages/public.ts';

let server: TestServer;
let companyId: string;
const ADMIN = '13812340009';
/** A Wednesday of the first month. */
const DAY = '2026-04-08';

beforeAll(async () => {
  server = await testServer({ demo: true });
  const facts = { code: 'FH', name: '首时制衣', admin: '何时', phone: ADMIN };
  ({ companyId } = await createCompany(server.engine, facts, 'zh-CN'));
  await server.query(sql`
    update amc.app_user set is_first_password = false,
      password_hash = (select password_hash from amc.app_user where username = 'cx.admin')
    where username = ${ADMIN}`);
});
afterAll(() => server.close());

const does = async (method: 'GET' | 'POST', path: string, input: object) => {
  const { body } = await server.call(ADMIN, method, path, input);
  expect(body.status, JSON.stringify(body.data)).toBe(200);
  return body.data;
};

test('a company that was just begun comes from its first person to a paid hour', async () => {
  const { jobs } = await does('GET', '/amc/userJobs', {});
  const jobId = jobs.find(({ code }: { code: string }) => code === 'operator').id;
  const [line] = await server.query<{ id: string }>(sql`
    select id from amc.department where company_id = ${companyId} and name = '缝制1组'`);
  const person = await does('POST', '/amc/users/companyUserInfo', {
    ...{ employeeNo: '001', employeeName: '张一', deptId: line?.id, jobIds: [jobId] },
    ...{ payType: 1, payCoefficient: '1.000', hireDate: '2026-04-01', outUser: 0 },
  });
  const employeeId = person.id;
  const taken = await does('POST', '/mes2/attendance/roster', {
    ...{ workDate: DAY, deptIds: [line?.id] },
  });
  expect(taken).toMatchObject({ okNum: 1, restNum: 0 });
  const { list } = await does('GET', '/mes2/attendance/list', {});
  expect(list).toMatchObject([{ employeeNo: '001', workDate: DAY, basis: 3, otMin: 0 }]);
  const minutes = list[0].normalMin;
  const [noted] = await does('POST', '/mes2/workingHourse', {
    ...{ requestId: 'first-hour-1', employeeIds: [employeeId], workDate: DAY, deptId: line?.id },
    ...{ kind: 3, minutes: '60' },
  });
  expect(noted).toMatchObject({ employeeNo: '001', minutes: '60.00' });
  const period = await does('POST', '/mes2/wages/period', {
    ...{ periodNo: '2026-04', fromDate: '2026-04-01', toDate: '2026-04-30' },
  });
  await does('POST', '/mes2/wages/calculate', { periodId: period.id });
  await continueCalculations(server.services);
  const [record] = await server.query<{ minutes: number; floor: string; payable: string }>(sql`
    select normal_min::int as minutes, floor_amount::numeric(14, 2)::text as floor,
      payable_amount::numeric(14, 2)::text as payable
    from mes2.wage_record where company_id = ${companyId} and employee_id = ${employeeId}`);
  expect(record?.minutes).toBe(minutes);
  expect(Number(record?.floor)).toBeGreaterThan(0);
  expect(record?.payable).toBe(record?.floor);
});
