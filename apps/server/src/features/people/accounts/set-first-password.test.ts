import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { md5, PASSWORD } from '../../../testing/people.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const memberOf = async (username: string, company = 'acme') => {
  const [row] = await server.query<{ id: string }>(sql`
    select m.id from amc.company_member m
    join amc.app_user u on u.id = m.user_id join amc.company c on c.id = m.company_id
    where u.username = ${username} and c.name = ${company}`);
  return row?.id ?? '';
};
const reset = (who: string, id: string) =>
  server.call(who, 'POST', '/amc/users/firstPassword', { id });
const login = (username: string, password: string) =>
  server.call(undefined, 'POST', '/amc/open/login', {
    ...{ username, password: md5(password), callback: 'http://localhost/' },
  });

test('an administrator gives one of his people a first password, and the sessions of before end', async () => {
  await server.token('acme.worker');
  const { body } = await reset('acme.admin', await memberOf('acme.worker'));
  expect(body.data).toEqual({
    username: 'acme.worker',
    password: expect.stringMatching(/^[a-z2-9]{12}$/),
  });
  expect((await server.call('acme.worker', 'GET', '/amc/getUserInfo')).http).toBe(401);
  expect((await login('acme.worker', PASSWORD)).body.data).toBe('用户名或密码错误');
  expect((await login('acme.worker', body.data.password)).body.status).toBe(200);
  const [kept] = await server.query<{ text: string; first: boolean }>(sql`
    select u::text || (select string_agg(l::text, ' ') from platform.security_log l where l.user_id = u.id)
      || (select string_agg(b::text, ' ') from mes2.biz_log b) as text, is_first_password as first
    from amc.app_user u where username = 'acme.worker'`);
  expect(kept?.first).toBe(true);
  expect(kept?.text).toContain('passwordChange');
  expect(kept?.text).not.toContain(body.data.password);
  expect(kept?.text).not.toContain(md5(body.data.password));
});

test.each([
  ['his own', 'acme.admin', 'acme', '自己的密码请用“修改密码”'],
  ['somebody in another company', 'rival.admin', 'rival', '账号不存在或不属于当前公司'],
  [
    'somebody who is in another company as well',
    'both',
    'acme',
    'both还属于别的公司，密码只能由平台重设',
  ],
])('%s is not reset', async (_, username, company, text) => {
  const hash = () =>
    server.query(
      sql`select password_hash, is_first_password from amc.app_user where username = ${username}`,
    );
  const before = await hash();
  const { body } = await reset('acme.admin', await memberOf(username, company));
  expect(body.status).not.toBe(200);
  expect(body.data).toBe(text);
  expect(await hash()).toEqual(before);
});

test('another administrator is not reset, and nobody without the right resets anybody', async () => {
  await server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m
    join amc.app_user u on u.id = m.user_id and u.username = 'acme.leader'
    join amc.job j on j.company_id = m.company_id and j.code = 'admin'`);
  const { body } = await reset('acme.admin', await memberOf('acme.leader'));
  expect(body.data).toBe('acme.leader是管理员，密码只能由平台重设');
  const other = await reset('rival.admin', await memberOf('acme.worker'));
  expect(other.body.status).not.toBe(200);
  const without = await reset('both', await memberOf('acme.worker'));
  expect(without.body.status).toBe(10401);
});
