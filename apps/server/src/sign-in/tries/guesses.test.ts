import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { forgetExpired } from '../../jobs/forget-expired.sql.ts';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { hashOf } from '../secrets.ts';

let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});
afterAll(() => server.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const RIGHT = md5(PASSWORD);
const WRONG = '用户名或密码错误';

interface Guess {
  readonly from: string;
  readonly as?: string;
  readonly password?: string;
  readonly lang?: string;
  readonly cookie?: string;
}
/** @returns what the sign-in page shows, `in` when it goes on */
const send = ({ from, as = 'acme.leader', password = RIGHT, lang, cookie }: Guess) =>
  server.runtime.app.inject({
    method: 'POST',
    url: `/amc/open/login${lang ? `?lang=${lang}` : ''}`,
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
    payload: { username: as, password, callback: 'http://localhost/' },
  });
/** @returns what the sign-in page shows, `in` when it goes on */
async function login(given: Guess) {
  const body = (await send(given)).json();
  return body.status === 200 ? 'in' : body.data;
}
let guessed = 0;
const guess = (from: string, as?: string) => {
  guessed += 1;
  return login({ from, password: md5(`guess ${guessed}`), ...(as !== undefined && { as }) });
};
/** As after so many tries at so many names that the address may try no further one. */
const spendAll = (address: string) =>
  server.query(sql`
    insert into platform.pace (key, spent_until)
    values (${hashOf(`address ${address}`)}, app_now() + interval '500 seconds')
    on conflict (key) do update set spent_until = excluded.spent_until`);
/** Beside each other. @returns how many were judged */
const judged = async (count: number, one: (at: number) => Promise<string>): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  return answers.filter((text) => text === WRONG).length;
};

test('five tries are free, and the sentence says the seconds until the next', async () => {
  for (let n = 0; n < 5; n += 1) expect(await guess('10.1.0.1')).toBe(WRONG);
  expect(await login({ from: '10.1.0.1' })).toBe('尝试过多，请5秒后再试');
  later(3.2);
  expect(await login({ from: '10.1.0.1' })).toBe('尝试过多，请2秒后再试');
  expect(await login({ from: '10.1.0.1', lang: 'en' })).toBe('Too many tries; wait 2 s');
  later(2);
  expect(await login({ from: '10.1.0.1' })).toBe('in');
  // A right one costs nothing, so it can be repeated.
  for (let n = 0; n < 9; n += 1)
    expect(await login({ from: '10.1.0.1', as: 'acme.admin' })).toBe('in');
});

test('guesses that are sent side by side count as those that are sent one after the other', async () => {
  later(3_600);
  expect(await judged(12, () => guess('10.1.0.2', 'both'))).toBe(5);
  expect(await judged(30, (at) => guess(`10.2.0.${at}`, 'everywhere'))).toBe(20);
});

test('a person who has signed in from an address gets in there, whatever others guess elsewhere', async () => {
  later(3_600);
  expect(await login({ from: '10.3.0.1', as: 'acme.worker' })).toBe('in');
  expect(await judged(30, (at) => guess(`10.4.0.${at}`, 'acme.worker'))).toBe(20);
  expect(await login({ from: '10.3.0.1', as: 'acme.worker' })).toBe('in');
  // Elsewhere it is one try a minute, for the person as for everybody else.
  expect(await login({ from: '10.3.0.2', as: 'acme.worker' })).toBe('尝试过多，请60秒后再试');
  later(60);
  expect(await login({ from: '10.3.0.2', as: 'acme.worker' })).toBe('in');
});

test('a person gets in within seconds where somebody guesses at the same address', async () => {
  later(3_600);
  expect(await login({ from: '10.5.0.1', as: 'acme.worker' })).toBe('in');
  // At other names, until the address has spent what it may try.
  await spendAll('10.5.0.1');
  expect(await guess('10.5.0.1', 'a new name')).toBe('尝试过多，请5秒后再试');
  expect(await login({ from: '10.5.0.1', as: 'acme.worker' })).toBe('in');
  // At this person's name.
  expect(await judged(12, () => guess('10.5.0.1', 'acme.worker'))).toBe(0);
  expect(await login({ from: '10.5.0.1', as: 'acme.worker' })).toBe('尝试过多，请5秒后再试');
  later(5);
  expect(await login({ from: '10.5.0.1', as: 'acme.worker' })).toBe('in');
});

test('a browser with which a person signed in has a pace of its own, while somebody guesses without a pause', async () => {
  later(3_600);
  const first = await send({ from: '10.9.0.1', as: 'acme.worker' });
  const [cookie = '', ...how] = String(first.headers['set-cookie']).split('; ');
  expect(how).toEqual([
    ...['Path=/amc/open/login', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'],
  ]);
  const guessOn = () => judged(8, () => guess('10.9.0.1', 'acme.worker'));
  for (let n = 0; n < 3; n += 1) {
    await guessOn();
    expect(await login({ from: '10.9.0.1', as: 'acme.worker' })).toMatch(/^尝试过多/);
    expect(await login({ from: '10.9.0.1', as: 'acme.worker', cookie })).toBe('in');
    // Also where the browser comes from an address that is new.
    expect(await login({ from: `10.9.1.${n}`, as: 'acme.worker', cookie })).toBe('in');
    later(5);
  }
  // It is no sign-in, and nothing for the account of anybody else.
  expect(await judged(12, () => guess('10.9.0.2', 'acme.worker'))).toBe(5);
  const foreign = { from: '10.9.0.3', as: 'acme.admin', password: md5('x'), cookie };
  for (let n = 0; n < 5; n += 1) expect(await login(foreign)).toBe(WRONG);
  expect(await login(foreign)).toMatch(/^尝试过多/);
});

test('who guesses reads the same of a name that is known there and of one that nobody has', async () => {
  later(3_600);
  expect(await login({ from: '10.6.0.1', as: 'acme.worker' })).toBe('in');
  await spendAll('10.6.0.1');
  const unknown = await guess('10.6.0.1', 'nobody at all');
  expect(unknown).toMatch(/^尝试过多，请\d秒后再试$/);
  for (let n = 0; n < 3; n += 1) expect(await guess('10.6.0.1', 'acme.worker')).toBe(unknown);
  expect(await login({ from: '10.6.0.1', as: 'acme.worker' })).toBe('in');
});

test('the addresses of one IPv6 network are one', async () => {
  later(3_600);
  expect(await judged(12, (at) => guess(`2001:db8::${at + 1}`, 'v6'))).toBe(5);
  expect(await guess('2001:db8:0:1::1', 'v6')).toBe(WRONG);
});

test('nothing is kept that names a person or an address, and nothing for long', async () => {
  later(3_600);
  await guess('10.7.0.1', 'nobody');
  const [kept] = await server.query<{ text: string }>(sql`
    select (select string_agg(p::text, ' ') from platform.pace p)
      || (select string_agg(k.place_hash, ' ') from platform.known_place k) as text`);
  expect(kept?.text).not.toMatch(/nobody|acme|10\.\d\.0\.1/);
  const count = async () =>
    (
      await server.query<{ paces: number; places: number }>(sql`
        select (select count(*)::int from platform.pace) as paces,
          (select count(*)::int from platform.known_place) as places`)
    )[0];
  later(61);
  await forgetExpired(server.engine);
  expect(await count()).toMatchObject({ paces: 0, places: expect.any(Number) });
  later(181 * 86_400);
  await forgetExpired(server.engine);
  expect(await count()).toEqual({ paces: 0, places: 0 });
});

test('of many addresses of one person the last twenty are known', async () => {
  for (let at = 0; at < 25; at += 1) {
    later(10);
    expect(await login({ from: `10.8.0.${at}`, as: 'acme.admin' })).toBe('in');
  }
  const known = await server.query<{ placeHash: string }>(sql`
    select place_hash from platform.known_place k join amc.app_user u on u.id = k.user_id
    where u.username = 'acme.admin'`);
  const hashes = Array.from({ length: 20 }, (_, at) => hashOf(`place 10.8.0.${at + 5}`));
  expect(known).toHaveLength(40);
  const kept = known.map(({ placeHash }) => placeHash);
  expect(kept).toEqual(expect.arrayContaining(hashes));
  expect(kept).not.toContain(hashOf('place 10.8.0.4'));
});
