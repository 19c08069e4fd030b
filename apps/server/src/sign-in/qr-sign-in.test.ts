import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPush } from '../testing/push-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await testServer();
  address = await server.listen();
});
afterAll(() => server.close());

const CLIENT = 'pcQrCodeLoginAbCdEfGhIjKlMnOpQrStUvWx';

/** The modules of a picture of one bit a pixel, eight pixels a module. */
function modulesOf(png: Buffer): boolean[][] {
  const side = png.readUInt32BE(16);
  const at = png.indexOf('IDAT');
  const bytes = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const row = 1 + Math.ceil(side / 8);
  return Array.from({ length: side / 8 }, (_, y) =>
    Array.from({ length: side / 8 }, (__, x) => bytes[y * 8 * row + 1 + x] === 0),
  );
}

test('the picture has the address where a phone confirms, and is a picture', async () => {
  const answer = await fetch(`${address}/amc/open/qr/${CLIENT}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const wanted = encode(`${address}/login/qr/${CLIENT}`, { ecc: 'M', border: 4 });
  expect(modulesOf(Buffer.from(await answer.arrayBuffer()))).toEqual(wanted.data);
});

test('an id that no waiting page makes gets no picture', async () => {
  for (const id of ['pcQrCodeLoginShort', 'somebodyElse0000000000000000', `${CLIENT}%0d%0a`])
    expect((await server.call(undefined, 'GET', `/amc/open/qr/${id}`)).body.status).toBe(10009);
});

test('a picture is drawn for the installation’s own addresses alone', async () => {
  const answer = await server.call(
    undefined,
    'GET',
    `/amc/open/qr/${CLIENT}`,
    {},
    {
      headers: { host: 'evil.example' },
    },
  );
  expect(answer.body).toMatchObject({ status: 10009, data: expect.stringContaining('回调地址') });
});

test('a phone confirms and the waiting page gets a code that signs the person in, once', async () => {
  const waiting = await connectPush(address, CLIENT);
  const confirm = (headers: Record<string, string>) =>
    fetch(`${address}/login/qr/${CLIENT}`, { method: 'POST', headers });
  expect((await confirm({})).status).toBe(401);
  expect(
    (await confirm({ cookie: `access_token=${await server.token('acme.leader')}` })).status,
  ).toBe(401);
  const token = await server.token('acme.leader');
  const confirmed = await confirm({ authorization: `Bearer ${token}` });
  expect(await confirmed.json()).toMatchObject({ status: 200, data: true });
  await expect.poll(() => waiting.frames.some((frame) => 'oauth_code' in Object(frame))).toBe(true);
  const { oauth_code: payload } = waiting.frames.find((frame) => 'oauth_code' in Object(frame)) as {
    oauth_code: string;
  };
  const exchange = () => server.call(undefined, 'GET', '/amc/open/loginToken/token', { payload });
  const { access_token } = (await exchange()).body.data;
  const who = await server.call(
    undefined,
    'GET',
    '/amc/getUserInfo',
    {},
    {
      headers: { authorization: `Bearer ${access_token}` },
    },
  );
  expect(who.body.data.username).toBe('acme.leader');
  expect((await exchange()).body.status).toBe(10009);
  waiting.close();
});

test('a page that offered a challenge gets a code that only its secret redeems', async () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const client = `pcQrCodeLoginAbCdEfGh${challenge}`;
  expect((await fetch(`${address}/amc/open/qr/${client}`)).status).toBe(200);
  const waiting = await connectPush(address, client);
  const codes = () =>
    waiting.frames.flatMap((frame) => (frame as { oauth_code?: string }).oauth_code ?? []);
  const confirm = async () =>
    fetch(`${address}/login/qr/${client}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.token('acme.leader')}` },
    });
  const exchange = (query: object) =>
    server.call(undefined, 'GET', '/amc/open/loginToken/token', query);
  await confirm();
  await expect.poll(() => codes().length).toBe(1);
  expect((await exchange({ payload: codes()[0] })).body.status).toBe(10009);
  await confirm();
  await expect.poll(() => codes().length).toBe(2);
  const proved = await exchange({ payload: codes()[1], code_verifier: verifier });
  expect(proved.body.status).toBe(200);
  waiting.close();
});

test('both pages are written with a nonce and can be framed by nobody', async () => {
  for (const path of ['/login', `/login/qr/${CLIENT}`]) {
    const answer = await fetch(`${address}${path}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
  }
  expect((await fetch(`${address}/login/qr/x`)).status).toBe(400);
});
