import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { freePort } from './testing/free-port.ts';

const base = mkdtempSync(join(tmpdir(), 'garment-main-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const MAIN = new URL('./main.ts', import.meta.url).pathname;

interface Run {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
}

function run(args: readonly string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });
  let out = '';
  let errors = '';
  child.stdout?.on('data', (text: Buffer) => {
    out += String(text);
  });
  child.stderr?.on('data', (text: Buffer) => {
    errors += String(text);
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, out: () => out, errors: () => errors, ended };
}

test('a taken port is one sentence, and nothing was created', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const data = join(base, 'never');
  const started = run(['--port', String(port), '--data', data]);
  expect(await started.ended).toBe(1);
  expect(started.errors()).toBe(
    `port ${port} is in use; stop what listens there or choose another with --port\n`,
  );
  expect(existsSync(data)).toBe(false);
  holder.close();
});

test('a database that is not there is one sentence', async () => {
  const started = run(['--port', String(await freePort())], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect(await started.ended).toBe(1);
  expect(started.errors()).toMatch(/^the database cannot be reached: .*ECONNREFUSED.*\n$/);
});

test('a data folder that is a file is one sentence', async () => {
  const started = run(['--port', String(await freePort()), '--data', MAIN]);
  expect(await started.ended).toBe(1);
  expect(started.errors()).toMatch(/^the data folder .* cannot be written \(EEXIST\)\n$/);
});

test('starts, is killed in the middle of its first start, starts again, and stops when asked', async () => {
  const data = join(base, 'first');
  mkdirSync(data);
  const port = await freePort();
  const args = ['--port', String(port), '--data', data, '--no-demo'];
  const killed = run(args);
  await expect.poll(killed.out, { timeout: 30_000 }).toContain('database');
  await new Promise((resolve) => setTimeout(resolve, 700));
  killed.child.kill('SIGKILL');
  await killed.ended;

  const started = run(args, { SRV_LOG_LEVEL: 'info' });
  await expect.poll(started.out, { timeout: 50_000 }).toContain('health');
  const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect(await ready.json()).toMatchObject({ status: 'ready', engine: 'pglite' });

  // Neither tokens in an address, nor a password, nor a header reach the log.
  await fetch(
    `http://127.0.0.1:${port}/oauth/token?grant_type=refresh_token&refresh_token=SECRET1`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer SECRET2' },
    },
  );
  const password = '0123456789abcdef0123456789abcdef';
  await fetch(`http://127.0.0.1:${port}/amc/open/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'SECRET3', password, callback: `http://127.0.0.1:${port}/` }),
  });
  await expect.poll(started.out).toContain('"operation":"login"');

  // The link of a start without a company works, and its secret is said this once.
  const [, secret = ''] = /\/setup#([\w-]{43})\n/.exec(started.out()) ?? [];
  const checked = await fetch(`http://127.0.0.1:${port}/amc/open/setupLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  expect(await checked.json()).toMatchObject({ status: 200, data: true });
  await expect.poll(started.out).toContain('"operation":"checkSetupLink"');
  expect(started.out().split(secret)).toHaveLength(2);
  expect(started.out()).toContain('"path":"/oauth/token"');
  expect(started.out()).not.toMatch(/SECRET|0123456789abcdef/);

  const second = run(['--port', String(await freePort()), '--data', data, '--no-demo']);
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(
    new RegExp(
      `^data folder .* is in use by process ${started.child.pid} on .*; stop that one first\\n$`,
    ),
  );

  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(started.errors()).toBe('');
  expect(existsSync(join(data, 'server.lock'))).toBe(false);
});

test.each([
  [['--port', 'x'], {}, '--port takes a whole number'],
  [['--prot', '1'], {}, "Unknown option '--prot'"],
  [['--db', 'oracle'], {}, '--db takes native or pglite'],
  [[], { SRV_TYPO: '1' }, 'SRV_TYPO is not a setting'],
  [[], { SRV_BACKUP_FOLDER: '/b', SRV_BACKUPS_KEPT: '0' }, 'SRV_BACKUPS_KEPT takes a whole number'],
  [[], { SRV_NATS_URL: 'n', SRV_NATS_PREFIX: 'a.b' }, 'SRV_NATS_PREFIX takes letters'],
  [[], { SRV_ACCESS_SECONDS: '1' }, 'SRV_ACCESS_SECONDS takes a whole number from 5'],
  [[], { SRV_CLOCK: '2028-02-29' }, 'SRV_CLOCK takes a moment such as'],
  [[], { SRV_CLOCK: '2028-02-29T09:15:00Z', NODE_ENV: 'production' }, 'not for production'],
  [[], { SRV_CALLBACK_ORIGINS: 'evil' }, 'which is no origin'],
  [[], { SRV_TRUST_PROXY: 'true' }, 'SRV_TRUST_PROXY takes a number of hops'],
  [[], { SRV_TRUST_PROXY: '10.0.0.0/0' }, 'SRV_TRUST_PROXY takes a number of hops'],
  [[], { SRV_METRICS_TOKEN: 'short' }, 'SRV_METRICS_TOKEN takes 16 or more'],
  [[], { SRV_COOKIE_DOMAINS: 'com' }, 'SRV_COOKIE_DOMAINS holds com, which is no domain'],
  [[], { SRV_USER_CENTRE_DOMAINS: 'a.b.example.com' }, 'which is no domain of two parts'],
  [[], { SRV_USER_CENTRE: 'javascript:alert(1)' }, 'which is no address'],
])('refuses %j %j', (args, env, sentence) => {
  expect(() => readConfig(args, env)).toThrow(sentence);
});

test('prefers --db over DATABASE_URL and reads the rest', () => {
  const env = {
    DATABASE_URL: 'postgres://x',
    SRV_CALLBACK_ORIGINS: 'https://a.example,https://b.example',
  };
  expect(readConfig([], env)).toMatchObject({
    database: { kind: 'url', url: 'postgres://x' },
    port: 7300,
  });
  expect(readConfig(['--db', 'native', '--no-simulate'], env)).toMatchObject({
    database: { kind: 'native' },
    simulate: false,
    callbackOrigins: ['https://a.example', 'https://b.example'],
    pageSettings: {},
  });
  expect(readConfig(['--help'], {})).toBe('help');
});
