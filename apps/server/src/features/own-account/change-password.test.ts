import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccess } from '../../access/access.ts';
import { sql } from '../../database/engine.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { callerOf } from '../../http/caller.ts';
import { createCompany } from '../../new-company/create-company.ts';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const OWN = 'three blue bobbins';
let phones = 0;

interface Signed {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}

/** Somebody with a first password, signed in with it. */
async function beginner(): Promise<Signed> {
  phones += 1;
  const phone = `139123400${String(phones).padStart(2, '0')}`;
  const facts = { code: `N${phones}`, name: `新厂${phones}`, admin: '何新', phone };
  const { username, password } = await createCompany(server.engine, facts, 'zh-CN');
  return { username, password, token: await signIn(username, password) };
}

const login = (username: string, password: string) =>
  server.call(undefined, 'POST', '/amc/open/login', {
    ...{ username, password: md5(password), callback: 'http://localhost/' },
  });
async function signIn(username: string, password: string): Promise<string> {
  const { body } = await login(username, password);
  const answer = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: body.data.code,
  });
  return answer.body.data.access_token;
}
const as = (token: string, method: 'GET' | 'POST', path: string, input?: object) =>
  server.call(undefined, method, path, input as never, {
    headers: { authorization: `Bearer ${token}` },
  });
const change = (token: string, from: string, to: string) =>
  as(token, 'POST', '/amc/users/password', { passwordMd5: md5(from), newPasswordMd5: md5(to) });

test('with a first password everything but changing it is refused, in both languages', async () => {
  const { token, password, username } = await beginner();
  const own = await as(token, 'GET', '/amc/getUserInfo');
  expect(own.body.data).toMatchObject({ username, isFirstPassword: true });
  const refused = await as(token, 'GET', '/amc/securityLog');
  expect(refused.body).toMatchObject({ status: 10401, data: '请先修改初始密码' });
  const english = await as(token, 'GET', '/amc/securityLog', { lang: 'en' });
  expect(english.body.data).toBe('Change your first password before anything else');
  expect((await change(token, password, OWN)).body).toMatchObject({
    status: 200,
    data: { isFirstPassword: false },
  });
  expect((await as(token, 'GET', '/amc/securityLog')).body.status).toBe(200);
  expect((await login(username, password)).body.data).toBe('用户名或密码错误');
  expect((await login(username, OWN)).body.status).toBe(200);
});

test('no call but those of the page itself is let through before the change', async () => {
  const { token } = await beginner();
  const access = await openAccess(server.engine, () => {});
  const headers = { authorization: `Bearer ${token}` };
  const through: string[] = [];
  for (const id of Object.keys(operations) as OperationId[]) {
    if (operations[id].permission === 'open') continue;
    const outcome = await callerOf(access, id, { zh: id, en: id }, headers).catch(
      ({ code }) => code,
    );
    if (outcome !== 'first-password') through.push(id);
  }
  await access.close();
  const page = ['changePassword', 'getMenus', 'getUserCompany', 'getUserInfo'];
  expect(through.sort()).toEqual([...page, 'revokeToken']);
});

test('a change ends every other session and code, is logged and noticed', async () => {
  const { token, password, username } = await beginner();
  const other = await signIn(username, password);
  const { body: waiting } = await login(username, password);
  expect((await change(token, password, OWN)).body.status).toBe(200);
  expect((await as(other, 'GET', '/amc/getUserInfo')).http).toBe(401);
  const traded = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: waiting.data.code,
  });
  expect(traded.body.status).toBe(10009);
  const log = await as(token, 'GET', '/amc/securityLog');
  expect(log.body.data.list.map(({ action }: { action: string }) => action)).toContain(
    'passwordChange',
  );
  const notices = await server.query<{ text: string }>(sql`
    select messages::text as text from mmc.message m join amc.app_user u on u.id = m.user_id
    where u.username = ${username}`);
  expect(notices.map(({ text }) => text).join()).toContain('passwordChanged');
});

test.each([
  ['the present one', (me: Signed) => me.password, '新密码与当前密码相同'],
  ['the own phone', (me: Signed) => me.username, '密码不能是自己的姓名、手机号或登录名'],
  ['the own name', () => '何新', '密码不能是自己的姓名、手机号或登录名'],
  ['a common one', () => 'Password123', '这个密码太常见，容易被猜到，请换一个'],
  ['a day', () => '19880808', '这个密码太常见，容易被猜到，请换一个'],
  ['none', () => '', '这个密码太常见，容易被猜到，请换一个'],
])('%s is refused as a new password, and nothing changes', async (_, wanted, text) => {
  const me = await beginner();
  expect((await change(me.token, me.password, wanted(me))).body).toMatchObject({ data: text });
  expect((await as(me.token, 'GET', '/amc/getUserInfo')).body.data.isFirstPassword).toBe(true);
});

test('what is no MD5 is refused before anything is asked', async () => {
  const { token, password } = await beginner();
  const typed = { passwordMd5: md5(password), newPasswordMd5: 'typed as it is' };
  const { body } = await as(token, 'POST', '/amc/users/password', typed);
  expect(body.status).toBe(10009);
  expect(JSON.stringify(body)).not.toContain('typed as it is');
});

test('the present password is guessed at the pace of the sign-in', async () => {
  const token = await server.token('acme.leader');
  const answers: string[] = [];
  for (let n = 0; n < 6; n += 1) answers.push((await change(token, `guess ${n}`, OWN)).body.data);
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('用户名或密码错误'));
  expect(answers[5]).toMatch(/^尝试过多/);
  // What was spent here is spent for the sign-in as well, right or wrong.
  expect((await login('acme.leader', PASSWORD)).body.data).toMatch(/^尝试过多/);
});
