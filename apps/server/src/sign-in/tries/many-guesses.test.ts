import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const GUESSES = 1_000;
const HOME = '192.168.7.9';

let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
let hashing: MockInstance;
beforeAll(async () => {
  hashing = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  server = await testServer({ clock: () => now });
});
afterAll(async () => {
  await server.close();
  hashing.mockRestore();
  syncBuiltinESMExports();
});
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000);
  expect(await login(HOME, 'acme.worker', md5(PASSWORD))).toBe('in');
  hashing.mockClear();
});

async function login(from: string, username: string, password: string): Promise<string> {
  const answer = await server.runtime.app.inject({
    method: 'POST',
    url: '/amc/open/login',
    remoteAddress: from,
    payload: { username, password, callback: 'http://localhost/' },
  });
  const body = answer.json();
  return body.status === 200 ? 'in' : (body.data ?? body.message);
}

/** Guesses, ten side by side. @returns how many were judged */
async function attack(from: (at: number) => string, as: (at: number) => string): Promise<number> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < GUESSES) {
      const at = next;
      next += 1;
      expect(await login(from(at), as(at), md5(`guess ${at}`))).not.toBe('in');
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  return hashing.mock.calls.length;
}
const far = (at: number) => `10.${at % 250}.${Math.floor(at / 250)}.1`;
const comesIn = () => login(HOME, 'acme.worker', md5(PASSWORD));

test('of 1,000 guesses at one account from 1,000 addresses 20 are judged, and the person comes in', async () => {
  expect(await attack(far, () => 'acme.worker')).toBe(20);
  expect(await comesIn()).toBe('in');
});

test('of 1,000 guesses at as many names from the address of a person 100 are judged, and the person comes in', async () => {
  expect(
    await attack(
      () => HOME,
      (at) => `name ${at}`,
    ),
  ).toBe(100);
  expect(await comesIn()).toBe('in');
});

test('of 1,000 guesses at a person from his own address 5 are judged, and he comes in after five seconds', async () => {
  expect(
    await attack(
      () => HOME,
      () => 'acme.worker',
    ),
  ).toBe(5);
  expect(await comesIn()).toBe('尝试过多，请5秒后再试');
  now = new Date(now.getTime() + 5_000);
  expect(await comesIn()).toBe('in');
});
