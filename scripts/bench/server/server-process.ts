import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServerProcess {
  readonly origin: string;
  /** From the start of the process to the first "ready", in milliseconds. */
  readonly readyMs: number;
  /** Memory of the process as the system counts it, in MiB: now, or the most since {@link forgetMost}. */
  memory(which: 'now' | 'most'): number;
  forgetMost(): void;
  stop(): Promise<void>;
  /** Ends it as a power switch would. */
  kill(): Promise<void>;
}

const READY_MS = 300_000;

/** The server as `npm start` runs it, in a process of its own. */
export async function serverProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ['apps/server/src/main.ts', '--port', String(port), '--no-simulate', ...args],
    {
      env: { ...process.env, SRV_LOG_LEVEL: 'error', SRV_ACCESS_SECONDS: '86400', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await readiness(child, origin);
  return {
    origin,
    readyMs: Math.round(performance.now() - from),
    memory: (which) => residentMib(child.pid, which),
    // The kernel's word for it: what a start took at its highest says nothing of what comes after.
    forgetMost: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function readiness(child: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + READY_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(10);
  }
  throw new Error('the server was not ready in time');
}

function residentMib(pid: number | undefined, which: 'now' | 'most'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = which === 'now' ? /VmRSS:\s+(\d+) kB/ : /VmHWM:\s+(\d+) kB/;
  return Math.round(Number(line.exec(status)?.[1]) / 1024);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
