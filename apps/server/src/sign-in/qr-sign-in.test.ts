import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { connectDrawn, connectPush, drawClient } from '../testing/push-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await testServer();
  address = await server.listen();
});
afterAll(() => server.close());

const PAGE = drawClient();
const CLIENT = PAGE.clientId;

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
  const waiting = await connectDrawn(address, PAGE);
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
  const exchange = () =>
    server.call(undefined, 'GET', '/amc/open/loginToken/token', {
      ...{ payload, code_verifier: PAGE.verifier },
    });
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

const codesOf = ({ frames }: { readonly frames: readonly unknown[] }) =>
  frames.flatMap((frame) => (frame as { oauth_code?: string }).oauth_code ?? []);
const confirm = async (clientId: string) =>
  fetch(`${address}/login/qr/${clientId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.token('acme.leader')}` },
  });
const exchange = (query: object) =>
  server.call(undefined, 'GET', '/amc/open/loginToken/token', query);

test('a page that offered a challenge gets a code that only its secret redeems', async () => {
  const page = drawClient();
  expect((await fetch(`${address}/amc/open/qr/${page.clientId}`)).status).toBe(200);
  const waiting = await connectDrawn(address, page);
  await confirm(page.clientId);
  await expect.poll(() => codesOf(waiting).length).toBe(1);
  expect((await exchange({ payload: codesOf(waiting)[0] })).body.status).toBe(10009);
  await confirm(page.clientId);
  await expect.poll(() => codesOf(waiting).length).toBe(2);
  const proved = await exchange({
    ...{ payload: codesOf(waiting)[1], code_verifier: page.verifier },
  });
  expect(proved.body.status).toBe(200);
  waiting.close();
});

test('who has read the picture gets nothing, before the page and after it, and ends nothing', async () => {
  const page = drawClient();
  const { clientId } = page;
  const seen = clientId.slice('pcQrCodeLogin'.length);
  const observers = [
    [],
    page.protocols.slice(0, 1),
    ['garment-mes', `proof.${seen}`, `challenge.${seen}`],
    ['garment-mes', `challenge.${seen}`],
    drawClient().protocols,
  ];
  const observe = async () => {
    for (const protocols of observers)
      await expect(connectPush(address, clientId, {}, undefined, protocols)).rejects.toThrow('403');
  };
  await observe();
  // A confirmation while nobody waits makes no code that could be fetched later.
  await confirm(clientId);
  const waiting = await connectDrawn(address, page);
  await observe();
  await confirm(clientId);
  await expect.poll(() => codesOf(waiting).length).toBe(1);
  await observe();
  const made = await server.query<{ codes: string }>(
    sql`select count(*) as codes from platform.oauth_code where code_challenge is not null and used_date is null`,
  );
  expect(Number(made[0]?.codes)).toBe(1);
  for (const payload of [clientId, seen])
    for (const proof of [{}, { code_verifier: seen }])
      expect((await exchange({ payload, ...proof })).body.status).toBe(10009);
  const own = await exchange({
    ...{ payload: codesOf(waiting)[0], code_verifier: page.verifier },
  });
  expect(own.body.status).toBe(200);
  waiting.close();
});

test('a waiting page that offers no challenge gets no code', async () => {
  const page = drawClient();
  const waiting = await connectDrawn(address, { ...page, protocols: page.protocols.slice(0, 2) });
  const offering = drawClient();
  const served = await connectDrawn(address, offering);
  await confirm(page.clientId);
  // Requests to sign in go round in order: the second one has arrived, so the first one had.
  await confirm(offering.clientId);
  await expect.poll(() => codesOf(served).length).toBe(1);
  expect(codesOf(waiting)).toEqual([]);
  waiting.close();
  served.close();
});

const LOGIN = `/login?state=s&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;

test('both pages are written with a nonce and can be framed by nobody', async () => {
  for (const path of [LOGIN, `/login/qr/${CLIENT}`]) {
    const answer = await fetch(`${address}${path}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
  }
  expect((await fetch(`${address}/login/qr/x`)).status).toBe(400);
});
