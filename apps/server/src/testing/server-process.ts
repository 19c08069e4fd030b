import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { md5, PASSWORD } from './people.ts';
import { runClock, runNow } from './run-clock.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const READY_MS = 90_000;

/** The clock of a process starts at the time of the test's clock. */
const clockSetting = (): Record<string, string> =>
  runClock() ? { SRV_CLOCK: runNow().toISOString() } : {};

/** The server as it is started in a factory: a process of its own, which may be killed. */
export interface ServerProcess {
  readonly url: string;
  /** @returns milliseconds until it was ready */
  start(): Promise<number>;
  /** Ends it as a power switch would. */
  kill(): Promise<void>;
  /** @returns its exit code */
  stop(): Promise<number | null>;
  /** What it wrote, both streams. */
  written(): string;
  readonly pid: number | undefined;
}

/** @param args of the server; it listens on a free port, which stays the same over its lives */
export async function serverProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let written = '';

  const ended = (signal: NodeJS.Signals) => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return Promise.resolve(running?.exitCode ?? null);
    const exit = once(running, 'exit').then(([code]) => code as number | null);
    running.kill(signal);
    return exit;
  };

  return {
    url,
    get pid() {
      return child?.pid;
    },
    written: () => written,
    async start() {
      const from = performance.now();
      const started = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', MAIN, '--port', String(port), ...args],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { PATH: process.env.PATH, ...clockSetting(), ...env },
        },
      );
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => {
          written += String(text);
        });
      while (performance.now() - from < READY_MS) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error(`the server ended by itself:\n${written}`);
        const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
        if (ready?.ok) return performance.now() - from;
        await pause(25);
      }
      throw new Error(`the server did not become ready:\n${written}`);
    },
    kill: async () => void (await ended('SIGKILL')),
    stop: () => ended('SIGTERM'),
  };
}

export interface WireAnswer {
  readonly http: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
  readonly body: any;
  readonly headers: Headers;
}

/** Calls over the network, as a handheld makes them. */
export interface Wire {
  call(method: string, path: string, body?: object): Promise<WireAnswer>;
}

/** Signs a person in at a server in another process. */
export async function wireOf(url: string, username: string): Promise<Wire> {
  const nobody = wire(url, undefined);
  const login = await nobody.call('POST', '/amc/open/login', {
    username,
    password: md5(PASSWORD),
    callback: `${url}/`,
  });
  const query = new URLSearchParams({ payload: login.body.data?.code });
  const tokens = await nobody.call('GET', `/amc/open/loginToken/token?${query}`);
  if (tokens.body.status !== 200)
    throw new Error(`${username} could not sign in: ${JSON.stringify([login.body, tokens.body])}`);
  return wire(url, tokens.body.data.access_token);
}

const wire = (url: string, token: string | undefined): Wire => ({
  async call(method, path, body) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { http: answer.status, body: await answer.json(), headers: answer.headers };
  },
});
