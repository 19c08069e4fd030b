import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createSession } from '../facade.ts';
import { createFakeService } from '../testing/fake-service.ts';
import { startHostileServer } from '../testing/hostile-socket-server.ts';
import { fileLock } from './file-lock.ts';
import { fileStore } from './file-store.ts';
import { LEASE_MS } from './hold.ts';
import { nodeEnv } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'node-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
/** A busy machine makes everything later, and nothing more. */
const PATIENCE = { timeout: 15_000 };
const newFile = () => join(folder, `${++files}.json`);

test('a file with a refresh token alone is a sign-in whose access token has to be renewed', () => {
  const file = newFile();
  const store = fileStore(file);
  expect(store.get('access_token')).toBeUndefined();
  writeFileSync(file, '{"refresh_token":"r1"}');
  expect(store.get('refresh_token')).toBe('r1');
  expect(store.get('access_token')).toBe('none');
  writeFileSync(file, '{"refresh_token":"null","access_token":"undefined"}');
  expect([store.get('refresh_token'), store.get('access_token')]).toEqual([undefined, undefined]);
});

test('a broken file is an empty one, and what is written replaces it whole', () => {
  const file = newFile();
  const store = fileStore(file);
  for (const text of ['', 'not json', '5', 'null']) {
    writeFileSync(file, text);
    expect(store.get('user_id')).toBeUndefined();
  }
  store.set('user_id', '7');
  store.set('oauth_state', 's');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ user_id: '7' });
  expect(store.get('oauth_state')).toBe('s');
  expect(fileStore(file).get('oauth_state')).toBeUndefined();
  store.remove('user_id');
  store.remove('oauth_state');
  expect([store.get('user_id'), store.get('oauth_state')]).toEqual([undefined, undefined]);
  store.set('tabs', '[]');
  store.clear();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('only the owner may read the file', () => {
  const file = newFile();
  fileStore(file).set('refresh_token', 'r1');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a lock file is held by one at a time, given back, and taken from the dead', async () => {
  const file = newFile();
  const order: string[] = [];
  const first = fileLock(file, () => order.push('first'));
  await vi.waitFor(() => expect(order).toEqual(['first']), PATIENCE);
  const second = fileLock(file, () => order.push('second'));
  const never = fileLock(file, () => order.push('never'));
  never();
  await new Promise((wait) => setTimeout(wait, 120));
  expect(order).toEqual(['first']);
  first();
  await vi.waitFor(() => expect(order).toEqual(['first', 'second']), PATIENCE);
  second();
  expect(existsSync(file)).toBe(false);

  writeFileSync(file, '');
  const long = Date.now() / 1000 - LEASE_MS / 1000 - 1;
  utimesSync(file, long, long);
  const third = fileLock(file, () => order.push('third'));
  await vi.waitFor(() => expect(order).toContain('third'), PATIENCE);
  third();
});

test('where no lock file can be made the lock is granted', async () => {
  const granted = vi.fn();
  const giveBack = fileLock(join(folder, 'nowhere', 'lock'), granted);
  expect(granted).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(granted).toHaveBeenCalledOnce(), PATIENCE);
  giveBack();
});

test('scripts of one file renew a token once between them and receive from the server', async () => {
  const file = newFile();
  const server = await startHostileServer((peer) => {
    peer.send('{"title":"hello"}');
    return 'accept';
  });
  const service = createFakeService({ now: Date.now });
  writeFileSync(file, JSON.stringify({ refresh_token: service.signIn().refresh_token }));
  const origin = server.origin.replace('ws', 'http');
  const sessions = [1, 2, 3].map(() =>
    createSession({
      env: nodeEnv({ origin, file }),
      service,
      config: { loginUrl: `${origin}/login` },
    }),
  );
  const received = vi.fn();
  sessions[0]?.channel.listen(received);
  for (const session of sessions) session.start();
  const tokens = await Promise.all(sessions.map((session) => session.accessToken()));
  expect(new Set(tokens).size).toBe(1);
  expect(service.count('refresh')).toBe(1);
  await vi.waitFor(() => expect(received).toHaveBeenCalledOnce(), PATIENCE);
  for (const session of sessions) session.stop();
  await server.stop();
});

test('without a sign-in the login address is reported, and nothing else happens', async () => {
  const leave = vi.fn();
  const env = nodeEnv({ origin: 'http://127.0.0.1:9', file: newFile(), leave });
  const session = createSession({
    env,
    service: createFakeService({ now: Date.now }),
    config: { loginUrl: 'http://127.0.0.1:9/login' },
  });
  session.start();
  await expect(session.accessToken()).rejects.toMatchObject({ code: 'signed-out' });
  expect(leave).toHaveBeenCalledWith(
    expect.stringContaining(
      'http://127.0.0.1:9/login?callback=http%3A%2F%2F127.0.0.1%3A9%2F&state=',
    ),
  );
  session.stop();
});

test('what a callback throws becomes a warning of the process', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const env = nodeEnv({ origin: 'http://127.0.0.1:9', file: 'x.json' });
  env.report(new Error('thrown'));
  env.report('text');
  env.navigation.assign('http://127.0.0.1:9/login');
  expect(warn.mock.calls.map(([said]) => String(said))).toEqual([
    'Error: thrown',
    'text',
    'The sign-in in x.json is over: sign in again.',
  ]);
  warn.mockRestore();
});
