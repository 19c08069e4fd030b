import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { md5 } from '../testing/people.ts';
import { type TestServer, testServer, WITH_METRICS } from '../testing/test-server.ts';

const REQUESTS = 10_000;
/** Connections that are open at one time: fewer than an address may have requests. */
const LANES = 40;

let server: TestServer;
let address: URL;
let token: string;
beforeAll(async () => {
  server = await testServer();
  address = new URL(await server.listen());
  token = await server.token('acme.leader');
});
afterAll(() => server.close());

const head = (method: string, path: string, more: readonly string[] = []): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${address.host}`,
    `authorization: Bearer ${token}`,
    ...more,
    '',
    '',
  ].join('\r\n');

const body = JSON.stringify({ tips: 'x'.repeat(200), taskEndDate: '2026-12-01 10:00:00' });
const sends = (at: number): string => {
  const json = ['content-type: application/json', `content-length: ${body.length}`];
  const kinds = [
    () => head('GET', '/amc/getUserInfo'),
    () => head('GET', '/mes2/order/list?pageNum=1&pageSize=50'),
    // A burst: each answer waits behind the one before.
    () => head('GET', '/amc/getUserInfo').repeat(5),
    () => head('POST', '/amc/tasks', [...json, `idempotency-key: given-up-${at}`]) + body,
    () => head('POST', '/amc/tasks', json) + body.slice(0, 40),
    () => {
      const guess = JSON.stringify({
        ...{ username: `given up ${at}`, password: md5('x'), callback: 'http://localhost/' },
      });
      const kind = ['content-type: application/json', `content-length: ${guess.length}`];
      return head('POST', '/amc/open/login', kind) + guess;
    },
    () => head('GET', '/health/ready'),
    () => head('GET', '/nothing'),
  ];
  return kinds[at % kinds.length]?.() ?? '';
};

/** Sends and hangs up after some milliseconds, or as soon as the first bytes come. */
function giveUp(text: string, afterMs: number | undefined): Promise<void> {
  return new Promise((done) => {
    const socket: Socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => {});
    socket.on('close', () => done());
    socket.on('connect', () => {
      socket.write(text);
      if (afterMs === undefined) socket.once('data', () => socket.destroy());
      else setTimeout(() => socket.destroy(), afterMs);
    });
    // What is never answered, a body that stops halfway, is hung up on as well.
    setTimeout(() => socket.destroy(), 100).unref();
  });
}

async function figures() {
  const answer = await server.runtime.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: WITH_METRICS,
  });
  const figure = (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(answer.body)?.[1] ?? Number.NaN);
  const connections = await new Promise((done, failed) =>
    server.runtime.app.server.getConnections((error, count) =>
      error ? failed(error) : done(count),
    ),
  );
  return {
    requests: figure('http_requests_open'),
    transactions: figure('database_transactions_waiting'),
    channel: figure('websocket_connections'),
    keyed: figure('http_requests_keyed'),
    passwords: figure('passwords_waiting'),
    ...(await leftInDatabase()),
    connections,
    files: namelessFiles(),
  };
}

/** Claims of creations that never got their answer, and locks that outlive the transaction that took them. */
async function leftInDatabase() {
  const [left] = await server.query<{ claims: number; locks: number }>(sql`
    select (select count(*)::int from amc.idempotency_key where response is null) as claims,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`);
  return left;
}

/** Files that this process holds open although nobody can find them by name: spools of answers. */
function namelessFiles(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('(deleted)');
    } catch {
      return false;
    }
  }).length;
}

test('10,000 requests that their clients give up at any moment leave nothing behind', async () => {
  const before = namelessFiles();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < REQUESTS) {
      const at = next;
      next += 1;
      const afterMs = at % 11 === 0 ? undefined : (at * 7919) % 13;
      await giveUp(sends(at), afterMs);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await expect.poll(figures, { timeout: 240_000 }).toEqual({
    ...{ requests: 0, keyed: 0, passwords: 0, channel: 0, connections: 0, files: before },
    ...{ transactions: 0, claims: 0, locks: 0 },
  });
  // A claim and what was made under it are both there, or neither.
  const [made] = await server.query<{ same: boolean }>(sql`
    select (select count(*) from amc.idempotency_key) = (select count(*) from amc.todo) as same`);
  expect(made).toEqual({ same: true });
  const answer = await fetch(new URL('/amc/getUserInfo', address), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
}, 480_000);
