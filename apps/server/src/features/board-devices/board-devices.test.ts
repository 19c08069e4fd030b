import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationFacts, operations } from '../../generated/operations.ts';
import { notYet } from '../../not-yet.ts';
import { connectDrawn, type DrawnClient, drawClient } from '../../testing/push-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});
afterAll(() => server.close());

const SCREEN = drawClient();
const CLIENT = SCREEN.clientId;
const code = async (clientId = CLIENT): Promise<string> =>
  (await server.call(undefined, 'POST', '/amc/open/boardDevice/code', { clientId })).body.data
    .pairCode;
const pair = (pairCode: string, who = 'acme.admin') =>
  server.call(who, 'POST', '/amc/boardDevice/pair', {
    pairCode,
    name: 'Hall',
    playlist: [{ board: 'top5', seconds: 20 }],
    speaker: 0,
  });

/** The sign-in code that arrives on a screen's socket after the work is done. */
async function onScreen(screen: DrawnClient, work: () => Promise<unknown>): Promise<string> {
  const socket = await connectDrawn(await server.listen(), screen);
  await work();
  const { oauth_code } = await socket.next((frame) => 'oauth_code' in frame);
  socket.close();
  return oauth_code;
}

test('a screen is paired by its code, reads boards of one company and nothing else, until it is revoked', async () => {
  const pairCode = await code();
  expect(pairCode).toMatch(/^\d{6}$/);
  expect((await pair(pairCode, 'acme.leader')).body.status).toBe(10401);
  const oauthCode = await onScreen(SCREEN, async () => {
    expect((await pair(pairCode)).body.data).toMatchObject({
      name: 'Hall',
      isOnline: false,
      version: 0,
    });
  });
  const tokens = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: oauthCode,
    code_verifier: SCREEN.verifier,
  });
  const headers = { authorization: `Bearer ${tokens.body.data.access_token}` };
  const asScreen = (method: 'GET' | 'POST', path: string, input?: object) =>
    server.call(undefined, method, path, input, { headers });
  const bound = await asScreen('POST', '/mmc/channel/bind', { clientId: CLIENT, topics: ['bed'] });
  expect(bound.body.status).toBe(200);
  expect((await asScreen('GET', '/mes2/board/reduceBed')).body.status).toBe(200);
  expect((await asScreen('GET', '/amc/tasks/list')).body.status).toBe(10401);
  expect((await asScreen('GET', '/amc/getUserInfo')).body.data).toMatchObject({ name: 'Hall' });
  expect((await asScreen('GET', '/amc/getUserCompany')).body.data).toMatchObject([
    { id: await server.companyId('acme'), timeZone: 'Asia/Shanghai', isDefault: '0' },
  ]);
  expect((await asScreen('GET', '/amc/boardDevice/own')).body.data).toMatchObject({
    name: 'Hall',
    playlist: [{ board: 'top5', seconds: 20 }],
    speaks: false,
    shiftSegments: '08:00-12:00,13:00-17:30',
  });

  const [device] = (await server.call('acme.admin', 'GET', '/amc/boardDevice/list')).body.data.list;
  expect(device.lastSeenDate).not.toBeNull();
  expect((await server.call('rival.admin', 'GET', '/amc/boardDevice/list')).body.data.total).toBe(
    0,
  );
  const revoke = (version: number) =>
    server.call('acme.admin', 'DELETE', '/amc/boardDevice', { id: device.id, version });
  expect((await revoke(9)).body.status).toBe(10102);
  expect((await revoke(0)).body.data).toBe(true);
  expect((await asScreen('GET', '/amc/tasks/list')).http).toBe(401);
});

/** A screen that was paired by somebody, and the calls it makes without a cookie. */
async function pairedBy(who: string) {
  const drawn = drawClient();
  const pairCode = await code(drawn.clientId);
  const oauthCode = await onScreen(drawn, async () => {
    expect((await pair(pairCode, who)).body.status).toBe(200);
  });
  const tokens = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: oauthCode,
    code_verifier: drawn.verifier,
  });
  const headers = { authorization: `Bearer ${tokens.body.data.access_token}` };
  return (path: string) => server.call(undefined, 'GET', path, undefined, { headers });
}

/** Address of a picture that somebody uploaded. */
async function pictureOf(who: string): Promise<string> {
  const png = Buffer.alloc(64);
  png.write('\u0089PNG\r\n\u001a\n', 'latin1');
  png.write('IHDR', 12, 'latin1');
  png.writeUInt32BE(8, 16);
  png.writeUInt32BE(8, 20);
  const head = '--xx\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const answer = await server.runtime.app.inject({
    method: 'POST',
    url: '/amc/management/picture/upload',
    payload: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--xx--\r\n')]),
    headers: {
      authorization: `Bearer ${await server.token(who)}`,
      'content-type': 'multipart/form-data; boundary=xx',
    },
  });
  return answer.json().data;
}

test('every company has its own screens: its name, its boards, its pictures and nobody else’s', async () => {
  const boards = Object.entries<OperationFacts>(operations).filter(([, { path }]) =>
    path.startsWith('/mes2/board/'),
  );
  expect(boards.length).toBeGreaterThan(0);
  const screens = {
    acme: await pairedBy('acme.admin'),
    rival: await pairedBy('rival.admin'),
  };
  for (const [company, read] of Object.entries(screens)) {
    const id = await server.companyId(company);
    const { body } = await read('/amc/getUserCompany');
    expect(body.data.map((each: { id: string }) => each.id)).toEqual([id]);
    for (const [operation, { path }] of boards) {
      const isBuilt = !notYet.some((each) => each === operation);
      expect([operation, (await read(path)).http]).toEqual([operation, isBuilt ? 200 : 501]);
    }
  }
  const pictures = {
    acme: await pictureOf('acme.admin'),
    rival: await pictureOf('rival.admin'),
  };
  expect((await screens.acme(pictures.acme)).http).toBe(200);
  expect((await screens.rival(pictures.rival)).http).toBe(200);
  expect((await screens.acme(pictures.rival)).http).toBe(404);
  expect((await screens.rival(pictures.acme)).http).toBe(404);
});

test('a code is good for five minutes and one pairing', async () => {
  const late = await code();
  now = new Date(now.getTime() + 301_000);
  expect((await pair(late)).body.data).toBe('配对码已过期');
  const fresh = await code();
  expect((await pair(fresh)).body.status).toBe(200);
  expect((await pair(fresh)).body.data).toBe('配对码已过期');
});

test('guessing is stopped after five wrong codes', async () => {
  now = new Date(now.getTime() + 3_600_000);
  for (let at = 0; at < 5; at += 1) expect((await pair(`x${at}`)).body.data).toBe('配对码已过期');
  const right = await code();
  expect((await pair(right)).body.data).toBe('尝试次数过多，请2分钟后再试');
  now = new Date(now.getTime() + 61_000);
  expect((await pair(right)).body.data).toBe('尝试次数过多，请1分钟后再试');
  now = new Date(now.getTime() + 60_000);
  expect((await pair(right)).body.status).toBe(200);
});

test('who guesses codes keeps nobody else at the same address from pairing a screen', async () => {
  now = new Date(now.getTime() + 3_600_000);
  for (let at = 0; at < 30; at += 1) await pair(`y${at}`);
  expect((await pair(await code())).body.data).toMatch(/^尝试次数过多/);
  expect((await pair(await code(), 'rival.admin')).body.status).toBe(200);
});

test('a person has no playlist and speaks for himself', async () => {
  const { body } = await server.call('acme.worker', 'GET', '/amc/boardDevice/own');
  expect(body.data).toMatchObject({ id: null, playlist: [], speaks: true });
});
