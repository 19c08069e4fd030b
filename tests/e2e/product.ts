import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Clock, clockFrom } from '../../apps/server/src/clock.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { runStart } from '../../apps/server/src/testing/run-clock.ts';

/** A start that takes longer hangs; on a busy machine the demo alone takes two minutes. */
const READY_MS = 240_000;

/** File beside seeded data: where the clock stood that it was written by. */
const CLOCK_AT = 'clock-at';

const ROOT = resolve(dirnameOf(import.meta.url), '../..');

function dirnameOf(url: string): string {
  return fileURLToPath(new URL('.', url));
}

export interface Product {
  readonly url: string;
  readonly port: number;
  /** What time it is for the product. */
  now(): Date;
  /** What the server printed so far. */
  printed(): string;
  /** Ends the process as a power switch would. The data stays. */
  kill(): Promise<void>;
  /** Starts again on the same port and data, unless it runs. @param more settings beside those it was made with */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops and throws the data away. */
  dispose(): Promise<void>;
}

/**
 * The product as `npm start` runs it, on a free port with a data folder of its own and no simulated scans.
 * @param env settings of the server, beside those of the tests themselves
 * @param isEmpty without the demo: nobody is there yet
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  isEmpty = false,
): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'product-'));
  const seeded = isEmpty ? undefined : await seededFolder();
  if (seeded !== undefined) cpSync(seeded, data, { recursive: true });
  const clock = productClock(seeded);
  const port = await freePort();
  const flags = isEmpty ? ['--no-demo'] : [];
  const server = serverProcess(port, data, clock, env, flags);
  const dispose = async (signal: NodeJS.Signals) => {
    await server.end(signal);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    // Nobody has a reference to end it.
    await dispose('SIGKILL');
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    now: () => clock?.() ?? new Date(),
    printed: server.printed,
    kill: () => server.end('SIGKILL'),
    start: server.start,
    dispose: () => dispose('SIGTERM'),
  };
}

function serverProcess(
  port: number,
  data: string,
  clock: Clock | undefined,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  let output = '';
  let running: ReturnType<typeof spawn> | undefined;
  return {
    printed: () => output,

    async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
      if (running !== undefined && running.exitCode === null) return;
      const child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          'apps/server/src/main.ts',
          '--port',
          String(port),
          '--data',
          data,
          '--no-simulate',
          ...flags,
        ],
        {
          cwd: ROOT,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            // That a machine is slow refuses nobody here.
            ...{ SRV_STATEMENT_SECONDS: '120', SRV_WAIT_SECONDS: '240' },
            // Restarted, it continues from the time of its clock.
            ...(clock && { SRV_CLOCK: clock().toISOString() }),
            ...env,
            ...more,
          },
        },
      );
      running = child;
      child.stdout?.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr?.on('data', (chunk) => {
        output += chunk;
      });
      const deadline = Date.now() + READY_MS;
      while (Date.now() < deadline) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The server ended by itself:\n${output}`);
        const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
        if (ready?.ok) return;
        await pause(100);
      }
      throw new Error(`The server did not become ready:\n${output}`);
    },

    end(signal: NodeJS.Signals): Promise<void> {
      const child = running;
      running = undefined;
      if (child === undefined || child.exitCode !== null) return Promise.resolve();
      return new Promise((done) => {
        child.once('exit', () => done());
        child.kill(signal);
      });
    },
  };
}

/**
 * The data of a product that was started once in this run and stopped in peace: writing the demo takes many
 * seconds, copying it one. `undefined` outside a run that keeps such a folder.
 */
async function seededFolder(): Promise<string | undefined> {
  const home = process.env.SEEDED_PRODUCTS;
  if (home === undefined) return undefined;
  const seeded = join(home, 'demo');
  const isFirst = mkdirSync(join(home, 'begun'), { recursive: true }) !== undefined;
  if (isFirst) {
    const draft = join(home, 'draft');
    const clock = productClock(undefined);
    const server = serverProcess(await freePort(), draft, clock, {});
    // One that did not become ready is ended too: nobody else has a reference.
    await server.start().finally(() => server.end('SIGTERM'));
    if (clock) writeFileSync(join(draft, CLOCK_AT), clock().toISOString());
    renameSync(draft, seeded);
  }
  const deadline = Date.now() + READY_MS;
  while (!existsSync(seeded)) {
    if (Date.now() > deadline) throw new Error('No demo was written by the first file of this run');
    await pause(200);
  }
  return seeded;
}

/** From the moment of the run, or from where the data was left; `undefined` where the run has none. */
function productClock(seeded: string | undefined): Clock | undefined {
  const start = runStart();
  if (!start) return undefined;
  return clockFrom(seeded ? new Date(readFileSync(join(seeded, CLOCK_AT), 'utf8')) : start);
}

function pause(ms: number): Promise<void> {
  return new Promise((wait) => setTimeout(wait, ms));
}
