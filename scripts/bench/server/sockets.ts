import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { PUSH_CHANNEL } from '../../../apps/server/src/push/announcement.ts';
import { type Figure, percentile, rate, round } from './figures.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const SOCKETS = 10_000;
const OF_PERSON = 20;
const CHANGES = 20;
const FLOOR = 300;

/** A whole group's screens on one server: memory, the time until the last one is notified, and a stop. */
export async function measureSockets(url: string): Promise<Figure[]> {
  const tokens = await strangers(url, SOCKETS / OF_PERSON);
  const server = await serverProcess([], { DATABASE_URL: url });
  const idle = server.memory('now');
  const sockets = await openSockets(server, SOCKETS);
  await bindSockets(server, sockets, tokens);
  const full = server.memory('now');
  const delays = await fanOut(url, sockets);
  for (const { socket } of sockets) socket.terminate();
  await pause(2_000);

  const floor = await openSockets(server, FLOOR);
  const crowd = await crowdAtStop(server, floor);
  return [
    {
      name: '10,000 sockets, memory beyond the idle server',
      value: full - idle,
      unit: 'MiB',
      atMost: 250,
    },
    { name: 'idle server before them', value: idle, unit: 'MiB' },
    {
      name: 'a change reaches 99 % of 10,000 sockets',
      value: Math.round(percentile(delays, 0.99)),
      unit: 'ms',
      atMost: 300,
    },
    {
      name: 'of 300 closed within one 100 ms at a stop',
      value: round(crowd),
      unit: 'x',
      atMost: 0.2,
    },
  ];
}

interface Opened {
  readonly clientId: string;
  readonly socket: WebSocket;
}

/** From 500 addresses of this machine: one address may open twenty a second. */
async function openSockets({ origin }: ServerProcess, many: number): Promise<Opened[]> {
  const opened: Opened[] = [];
  const numbers = Array.from({ length: many }, (_, n) => n);
  await rate(numbers, 200, async (n) => {
    const clientId = randomUUID();
    const address = n % 500;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/websocket/${clientId}`, {
      localAddress: `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`,
    });
    await new Promise((ready, failed) => socket.once('open', ready).once('error', failed));
    socket.on('error', () => {});
    opened.push({ clientId, socket });
  });
  return opened;
}

async function bindSockets(
  { origin }: ServerProcess,
  sockets: readonly Opened[],
  tokens: readonly string[],
): Promise<void> {
  const numbered = sockets.map(({ clientId }, n) => ({ clientId, n }));
  await rate(numbered, 16, async ({ clientId, n }) => {
    const answer = await fetch(`${origin}/mmc/channel/bind`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[Math.floor(n / OF_PERSON)]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ clientId, topics: ['bench'] }),
    });
    const text = await answer.text();
    if (!text.includes('"status":200')) throw new Error(`not bound: ${text}`);
  });
}

/** Milliseconds from the message of a change on the database's channel to each socket that receives it. */
async function fanOut(url: string, sockets: readonly Opened[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const delays: number[] = [];
  let committed = 0;
  let received = 0;
  for (const { socket } of sockets)
    socket.on('message', (data) => {
      if (!String(data).includes('"bench"')) return;
      delays.push(performance.now() - committed);
      received += 1;
    });
  for (let change = 0; change < CHANGES; change++) {
    received = 0;
    await client.query(
      `select pg_notify($1, json_build_array(json_build_object(
         'companyId', id::text, 'topic', 'bench', 'keys', json_build_array('1')))::text)
       from amc.company where code = 'CX'`,
      [PUSH_CHANNEL],
    );
    committed = performance.now();
    const until = committed + 10_000;
    while (received < sockets.length && performance.now() < until) await pause(5);
    if (received < sockets.length)
      throw new Error(`${received} of ${sockets.length} sockets received it`);
  }
  await client.end();
  return delays;
}

/** The largest part of the sockets that one tenth of a second closes. */
async function crowdAtStop(server: ServerProcess, sockets: readonly Opened[]): Promise<number> {
  const closed: number[] = [];
  for (const { socket } of sockets) socket.on('close', () => closed.push(performance.now()));
  await server.stop();
  await pause(500);
  const crowd = Math.max(
    ...closed.map((from) => closed.filter((at) => at >= from && at < from + 100).length),
  );
  return crowd / sockets.length;
}

/** People of the demo company with an open session each, written straight into the database. */
async function strangers(url: string, many: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tokens = Array.from({ length: many }, () => randomUUID());
  const names = tokens.map((token) => `bench.${token.slice(0, 18)}`);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await client.query(
    `with person as (
       insert into amc.app_user (username, name, password_hash)
       select name, name, 'none' from unnest($1::text[]) name returning id, username),
     member as (
       insert into amc.company_member (company_id, user_id, employee_no, employee_name, is_default)
       select c.id, p.id, left(p.username, 20), p.username, '0' from person p, amc.company c where c.code = 'CX'),
     family as (
       insert into platform.token_family (user_id, secret, expire_date)
       select id, 'none', now() + interval '1 day' from person returning id, user_id)
     insert into platform.access_token (token_hash, family_id, expire_date)
     select h.hash, f.id, now() + interval '1 day'
     from unnest($1::text[], $2::text[]) h(name, hash)
     join person p on p.username = h.name join family f on f.user_id = p.id`,
    [names, hashes],
  );
  await client.end();
  return tokens;
}
