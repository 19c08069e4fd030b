import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
});
afterAll(() => server.close());

test('of eight who are hired at once under one number in two spellings one is, the others read that it is taken', async () => {
  const admin = (method: 'GET' | 'POST', path: string, input?: object) =>
    server.call('acme.admin', method, path, input);
  const dept = await admin('POST', '/amc/depts', { name: 'Hall', code: 'H', deptType: 3 });
  const { jobs } = (await admin('GET', '/amc/userJobs')).body.data;
  const job = jobs.find(({ code }: { code: string }) => code === 'operator').id;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      admin('POST', '/amc/users/companyUserInfo', {
        ...{ employeeNo: at % 2 ? 'e-9' : 'E-9', employeeName: `P${at}`, jobIds: [job] },
        ...{ deptId: dept.body.data.id, payType: 1, payCoefficient: '1.000' },
        ...{ hireDate: '2024-06-01', outUser: 0 },
      }),
    ),
  );
  const refused = answers.filter(({ body }) => body.status !== 200);
  expect(refused).toHaveLength(7);
  for (const { body } of refused) expect(body).toMatchObject({ status: 10009, data: '工号已存在' });
  const [kept] = await server.query(sql`
    select count(*)::int as count from amc.company_member where code_key(employee_no) = 'e-9'`);
  expect(kept).toEqual({ count: 1 });
});
