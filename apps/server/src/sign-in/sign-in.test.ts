import { createHash, randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { md5, PASSWORD } from '../testing/people.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const { call } = server;
afterAll(() => server.close());

const CALLBACK = 'http://localhost/mes/style/style';
const login = (over: object = {}) =>
  call(undefined, 'POST', '/amc/open/login', {
    username: 'acme.leader',
    password: md5(PASSWORD),
    callback: CALLBACK,
    ...over,
  });
const exchange = (payload: string, headers: Record<string, string> = {}) =>
  call(undefined, 'GET', '/amc/open/loginToken/token', { payload }, { headers });
const refresh = (token: string) =>
  call(undefined, 'POST', `/oauth/token?grant_type=refresh_token&refresh_token=${token}`);
const whoAmI = (token: string) =>
  call(undefined, 'GET', '/amc/getUserInfo', {}, { headers: { authorization: `Bearer ${token}` } });
const signedIn = async () => (await exchange((await login()).body.data.code)).body.data;
const age = (table: 'refresh_token' | 'oauth_code', seconds: number) =>
  table === 'oauth_code'
    ? server.query(
        sql`update platform.oauth_code set expire_date = expire_date - make_interval(secs => ${seconds}::int)`,
      )
    : server.query(
        sql`update platform.refresh_token set replaced_date = replaced_date - make_interval(secs => ${seconds}::int)`,
      );

test('trades name and password for a code, and the code for tokens', async () => {
  const { body } = await login({ username: '  ACME.Leader ' });
  expect(body).toMatchObject({ status: 200, data: { callback: CALLBACK } });

  const tokens = await exchange(body.data.code);
  expect(tokens.body.data).toMatchObject({ expires_in: 900 });
  expect((await whoAmI(tokens.body.data.access_token)).body.data.username).toBe('acme.leader');
});

test('says the same of a wrong password and of an unknown name', async () => {
  const wrong = await login({ username: 'acme.worker', password: md5('nope') });
  const unknown = await login({ username: 'nobody' });
  expect(wrong.body).toEqual({
    status: 10202,
    message: '用户名或密码错误',
    data: '用户名或密码错误',
  });
  expect(unknown.body).toEqual(wrong.body);
});

test('answers in English when the page is in English', async () => {
  const { body } = await call(undefined, 'POST', '/amc/open/login?lang=en', {
    username: 'nobody-else',
    password: md5('nope'),
    callback: CALLBACK,
  });
  expect(body.data).toBe('Wrong user name or password');
});

test.each(['PLAIN', md5('x').toUpperCase(), ''])(
  'refuses a password that is no MD5 hex: %j',
  async (password) => {
    expect((await login({ password })).body).toMatchObject({ status: 10009, data: '密码无效' });
  },
);

test('refuses a disabled account only after its password was right', async () => {
  await server.query(sql`update amc.app_user set del_flag = '1' where username = 'rival.admin'`);
  expect((await login({ username: 'rival.admin' })).body.data).toBe('账号已被停用');
  expect((await login({ username: 'rival.admin', password: md5('x') })).body.data).toBe(
    '用户名或密码错误',
  );
  await server.query(sql`update amc.app_user set del_flag = '0' where username = 'rival.admin'`);
});

test.each([
  'https://evil.example/',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'http://evil.example\\@localhost/',
  'http://localhost:1/',
  '//localhost/',
  'https:evil.example',
  'javascript:alert(1)',
  'http://localhost/#x',
  'http://localhost/\n',
  'http:/\\localhost/',
  'http://user:pass@localhost/',
])('refuses to return to %j', async (callback) => {
  expect((await login({ callback })).body).toMatchObject({ status: 10009, data: '回调地址不允许' });
});

test('returns to origin and path alone', async () => {
  const { body } = await login({ callback: `${CALLBACK}?next=https://evil.example` });
  expect(body.data.callback).toBe(CALLBACK);
});

test('ends the tokens of a code that comes twice', async () => {
  const { code } = (await login()).body.data;
  const first = (await exchange(code)).body.data;
  expect((await whoAmI(first.access_token)).http).toBe(200);

  expect((await exchange(code)).body).toMatchObject({ status: 10009 });
  expect(await whoAmI(first.access_token)).toMatchObject({
    http: 401,
    body: { error: 'invalid_token' },
  });
});

test('gives one of two at once the tokens, and then nobody', async () => {
  const { code } = (await login()).body.data;
  const both = await Promise.all([exchange(code), exchange(code)]);
  expect(both.map(({ body }) => body.status).sort((a, b) => a - b)).toEqual([200, 10009]);
});

test('refuses a code after its minute', async () => {
  const { code } = (await login()).body.data;
  await age('oauth_code', 61);
  expect((await exchange(code)).body.status).toBe(10009);
});

test('refuses a code to a page of another origin', async () => {
  const { code } = (await login()).body.data;
  expect((await exchange(code, { origin: 'http://127.0.0.1:9' })).body.status).toBe(10009);
});

/** A page that offers a proof: its secret, and the challenge made of it. */
function proof() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, offered: { codeChallenge: challenge, codeChallengeMethod: 'S256' } };
}
const prove = (payload: string, verifier: string) =>
  call(undefined, 'GET', '/amc/open/loginToken/token', { payload, code_verifier: verifier });

test('a code made for a challenge is worth nothing without its secret, once it was tried', async () => {
  const { verifier, offered } = proof();
  const codeOf = async () => (await login(offered)).body.data.code;
  const tokens = await prove(await codeOf(), verifier);
  expect((await whoAmI(tokens.body.data.access_token)).http).toBe(200);

  const stolen = await codeOf();
  expect((await exchange(stolen)).body).toMatchObject({ status: 10009 });
  expect((await prove(stolen, verifier)).body.status).toBe(10009);
  const guessed = await codeOf();
  expect((await prove(guessed, proof().verifier)).body.status).toBe(10009);
  expect((await prove(guessed, verifier)).body.status).toBe(10009);
});

test('a secret that nobody asked for is refused: the offer was taken out on the way', async () => {
  const { code } = (await login()).body.data;
  expect((await prove(code, proof().verifier)).body.status).toBe(10009);
});

test('a challenge that S256 does not make is refused, on the page and behind it', async () => {
  const { codeChallenge } = proof().offered;
  for (const offered of [
    { codeChallenge, codeChallengeMethod: 'plain' },
    { codeChallenge },
    { codeChallenge: 'short', codeChallengeMethod: 'S256' },
    { codeChallengeMethod: 'S256' },
  ])
    expect((await login(offered)).body.status).toBe(10009);
  const page = (query: string) =>
    server.call(undefined, 'GET', `/login?callback=${encodeURIComponent(CALLBACK)}&${query}`);
  expect((await page(`code_challenge=${codeChallenge}`)).http).toBe(400);
  const shown = await page(`state=s&code_challenge=${codeChallenge}&code_challenge_method=S256`);
  expect(shown.http).toBe(200);
});

test('the sign-in page gives the state back, and refuses one that stands in no address', async () => {
  const { codeChallenge } = proof().offered;
  const page = (state: string) =>
    server.call(
      undefined,
      'GET',
      `/login?callback=${encodeURIComponent(CALLBACK)}&state=${state}&code_challenge=${codeChallenge}&code_challenge_method=S256`,
    );
  expect((await page('own-state')).body).toContain('"state":"own-state"');
  for (const state of ['', '%3Cscript%3E', 'a%26oauth_code=b', 'x'.repeat(129), 'a&state=b'])
    expect((await page(state)).http).toBe(400);
});

test('a sign-in page from a bookmark leads into the application, which begins a sign-in', async () => {
  const { codeChallenge } = proof().offered;
  const offered = `code_challenge=${codeChallenge}&code_challenge_method=S256`;
  const callback = `callback=${encodeURIComponent(CALLBACK)}`;
  for (const query of [callback, `${callback}&state=s`, `${callback}&${offered}`]) {
    const page = await server.call(undefined, 'GET', `/login?${query}`);
    expect(page).toMatchObject({ http: 302, headers: { location: CALLBACK } });
  }
  const bare = await server.call(undefined, 'GET', '/login');
  expect(bare).toMatchObject({ http: 302, headers: { location: 'http://localhost/' } });
});

test('rotates the refresh token and answers a lost answer again within ten seconds', async () => {
  const first = await signedIn();
  const second = await refresh(first.refresh_token);
  const again = await refresh(first.refresh_token);
  expect(again.body.data).toMatchObject({
    access_token: second.body.data.access_token,
    refresh_token: second.body.data.refresh_token,
  });
  expect((await whoAmI(second.body.data.access_token)).http).toBe(200);
});

test('ends the family when a replaced token comes back later', async () => {
  const first = await signedIn();
  const second = (await refresh(first.refresh_token)).body.data;
  await age('refresh_token', 11);
  expect(await refresh(first.refresh_token)).toMatchObject({
    http: 400,
    body: { error: 'invalid_grant' },
  });
  expect((await refresh(second.refresh_token)).http).toBe(400);
  expect((await whoAmI(second.access_token)).http).toBe(401);
});

test('ends the family when a grandparent comes back within its grace', async () => {
  const first = await signedIn();
  const second = (await refresh(first.refresh_token)).body.data;
  const third = (await refresh(second.refresh_token)).body.data;
  expect((await refresh(first.refresh_token)).http).toBe(400);
  expect((await refresh(third.refresh_token)).http).toBe(400);
});

test('signs out: the token and its refresh token end', async () => {
  const tokens = await signedIn();
  const { access_token } = tokens;
  const out = await call(
    undefined,
    'DELETE',
    '/amc/logout/token',
    { access_token },
    {
      headers: { authorization: `Bearer ${access_token}` },
    },
  );
  expect(out.body).toMatchObject({ status: 200, data: true });
  expect((await whoAmI(access_token)).http).toBe(401);
  expect((await refresh(tokens.refresh_token)).http).toBe(400);
});

test('does not end the session of somebody else', async () => {
  const { access_token } = await signedIn();
  await call('acme.worker', 'DELETE', '/amc/logout/token', { access_token });
  expect((await whoAmI(access_token)).http).toBe(200);
});

test.each([
  '',
  'Basic abc',
  'Bearer',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  `bearer ${'a'.repeat(43)}`,
])('answers invalid_token to the header %j', async (authorization) => {
  const answer = await call(
    undefined,
    'GET',
    '/amc/getUserInfo',
    {},
    { headers: { authorization } },
  );
  expect(answer).toMatchObject({ http: 401, body: { error: 'invalid_token' } });
  expect(answer.headers['x-request-id']).toBeTruthy();
});

test('keeps no token readable', async () => {
  const tokens = await signedIn();
  const stored = await server.query<{ all: string }>(sql`
    select (select coalesce(string_agg(t::text, ''), '') from platform.access_token t)
      || (select coalesce(string_agg(t::text, ''), '') from platform.refresh_token t)
      || (select coalesce(string_agg(t::text, ''), '') from platform.oauth_code t)
      || (select string_agg(password_hash, '') from amc.app_user) as all`);
  for (const secret of [tokens.access_token, tokens.refresh_token, md5(PASSWORD)])
    expect(stored[0]?.all).not.toContain(secret);
});

test('logs who signed in, newest first', async () => {
  const { body } = await call('acme.leader', 'GET', '/amc/securityLog', {
    pageNum: 1,
    pageSize: 3,
  });
  expect(body.data.total).toBeGreaterThan(5);
  expect(body.data.list[0].action).toMatch(/login|logout|refresh/);
});
