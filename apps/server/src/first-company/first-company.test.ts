import { runInNewContext } from 'node:vm';
import { commonPasswords, listedPasswords, requireNewPassword } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { md5 } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newSetupLink } from './setup-link.sql.ts';
import { PASSWORD_RULE_SCRIPT } from './setup-script.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ empty: true, trustProxy: '1' });
});
afterAll(() => server.close());

const PASSWORD = 'seven green threads';
const FACTS = {
  name: '新丰制衣',
  code: 'nf',
  admin: '何新',
  phone: '13812340001',
  username: 'HeXin',
};
const begin = (secret: string | undefined, facts: object = {}, lang = 'zh-CN') =>
  server.call(undefined, 'POST', `/amc/open/firstCompany?lang=${lang}`, {
    ...{ secret, ...FACTS, passwordMd5: md5(PASSWORD) },
    ...facts,
  });
const check = (secret: string | undefined, ip = '127.0.0.1') =>
  server.call(
    undefined,
    'POST',
    '/amc/open/setupLink',
    { secret },
    { headers: { 'x-forwarded-for': ip } },
  );
const SPENT = /^链接无效、已使用或已过期/;

test('a new start ends the link before, and only a hash of one is kept', async () => {
  const old = await newSetupLink(server.engine);
  const secret = await newSetupLink(server.engine);
  expect((await check(old)).body.data).toMatch(SPENT);
  expect((await check(secret)).body).toMatchObject({ status: 200, data: true });
  const kept = await server.query<{ text: string }>(
    sql`select l::text as text from platform.setup_link l`,
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]?.text).not.toContain(secret);
});

test('an hour later a link is out of date', async () => {
  const secret = await newSetupLink(server.engine);
  const [row] = await server.query<{ left: number }>(sql`
    select extract(epoch from expire_date - app_now())::float8 as left from platform.setup_link`);
  expect(row?.left).toBeGreaterThan(3500);
  expect(row?.left).toBeLessThanOrEqual(3600);
  await server.query(sql`update platform.setup_link set expire_date = app_now() returning 1`);
  expect((await begin(secret)).body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(SPENT),
  });
});

test.each([
  ['a name that is empty', { name: ' ' }, '请填写公司名称'],
  ['a code that no barcode holds', { code: 'LONGER' }, '公司代码无效'],
  ['a phone that is none', { phone: '12' }, '手机无效'],
  ['a sign-in name with a blank', { username: 'he xin' }, '登录名无效'],
  ['the own name', { passwordMd5: md5('何新') }, '密码不能是自己的姓名、手机号或登录名'],
  ['the own phone', { passwordMd5: md5(FACTS.phone) }, '密码不能是自己的姓名、手机号或登录名'],
  ['the sign-in name', { passwordMd5: md5('hexin') }, '密码不能是自己的姓名、手机号或登录名'],
  [
    'a common password',
    { passwordMd5: md5('Password123') },
    '这个密码太常见，容易被猜到，请换一个',
  ],
])('%s is refused, and the link still works', async (_, facts, text) => {
  const secret = await newSetupLink(server.engine);
  expect((await begin(secret, facts)).body.data).toBe(text);
  expect((await check(secret)).body.status).toBe(200);
  expect(await server.query(sql`select 1 from amc.company`)).toEqual([]);
});

test('guesses from one address come to an end, and nobody else is kept out', async () => {
  await server.query(sql`delete from platform.pace returning 1`);
  const guess = 'g'.repeat(43);
  const secret = await newSetupLink(server.engine);
  for (let n = 0; n < 10; n += 1) expect((await check(guess)).body.data).toMatch(SPENT);
  expect((await check(guess)).body.data).toMatch(/^尝试过多/);
  expect((await check(secret)).body.data).toMatch(/^尝试过多/);
  expect((await check(secret, '203.0.113.7')).body.status).toBe(200);
  await server.query(sql`delete from platform.pace returning 1`);
});

test('the page names what it asks for, sends no secret on and is kept by nobody', async () => {
  const zh = await server.call(undefined, 'GET', '/setup');
  expect(zh.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(zh.headers['content-security-policy']).toContain("default-src 'none'");
  for (const label of ['公司名称', '公司代码', '管理员姓名', '手机', '登录名', '再次输入密码'])
    expect(zh.body).toContain(`>${label}<`);
  const en = await server.call(undefined, 'GET', '/setup?lang=en');
  expect(en.body).toContain('<title>Begin your company');
  expect(en.body.replace(/<script[\s\S]*?<\/script>/g, '').replace('中文', '')).not.toMatch(
    /\p{Script=Han}/u,
  );
});

test('the rule of the page is the rule of passwords', () => {
  const page = { settings: { listed: [...listedPasswords()] }, faultOf: undefined };
  runInNewContext(`${PASSWORD_RULE_SCRIPT}; faultOf = passwordFault;`, page);
  const faultOf = page.faultOf as unknown as (
    password: string,
    own: string[],
  ) => string | undefined;
  const owner = { name: 'Ann Miller', username: 'ann.miller', mobile: '13812340001' };
  const ruled = (password: string) => {
    try {
      requireNewPassword(password, owner);
    } catch (error) {
      if (error instanceof DomainError) return error.code.replace('password-', '');
    }
    return undefined;
  };
  const more = [
    '',
    'short',
    '1234567',
    'x'.repeat(129),
    'x'.repeat(128),
    PASSWORD,
    'ANN MILLER',
    '13812340001',
    '20401301',
  ];
  const [wrong = 'none'] = [...commonPasswords(), ...more].filter(
    (password) => faultOf(password, Object.values(owner)) !== ruled(password),
  );
  expect(wrong).toBe('none');
});

test('the link begins a company whose administrator signs in with what was chosen, and works once', async () => {
  const secret = await newSetupLink(server.engine);
  const { body } = await begin(secret);
  expect(body).toMatchObject({ status: 200, data: { username: 'hexin' } });
  const login = await server.call(undefined, 'POST', '/amc/open/login', {
    ...{ username: 'HeXin', password: md5(PASSWORD), callback: 'http://localhost/' },
  });
  const traded = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: login.body.data.code,
  });
  const me = await server.call(undefined, 'GET', '/amc/getUserInfo', undefined, {
    headers: { authorization: `Bearer ${traded.body.data.access_token}` },
  });
  expect(me.body.data).toMatchObject({ name: '何新', mobile: FACTS.phone, isFirstPassword: false });
  expect(await findOffenders(server.engine, invariants)).toEqual([]);

  expect((await begin(secret, { code: 'ZZ', name: '别厂' })).body.data).toBe(
    '已经有公司了，请登录',
  );
  expect((await check(secret)).body.data).toBe('已经有公司了，请登录');
  expect(await newSetupLink(server.engine)).toBeUndefined();
  expect(await server.query(sql`select 1 from platform.setup_link`)).toEqual([]);
});
