import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Contender, contenders } from './contenders.ts';

const CALLS = 400;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);

export interface CpuFigure {
  readonly name: string;
  /** Microseconds of processor time a call, median of the rounds. */
  readonly microseconds: number;
  /** To bare fetch in the same round, median of the rounds. */
  readonly ratio: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted[middle] ?? Number.NaN;
};

/** Another order each round: what runs after a heavy one pays for its garbage. */
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

async function cpuOf({ call }: Contender): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  for (let n = 0; n < CALLS; n++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

/**
 * Processor time of the calling process over loopback, the server in another process. Each round
 * runs every contender in another order; a ratio compares two figures of one round.
 */
export async function measureCpu(peers: string): Promise<CpuFigure[]> {
  const file = fileURLToPath(new URL('answer-server.ts', import.meta.url));
  const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(server.stdout, 'data');
    const all = await contenders(`http://127.0.0.1:${String(port).trim()}`, peers);
    const rounds: Map<string, number>[] = [];
    for (const contender of all) await cpuOf(contender);
    for (let round = 0; round < ROUNDS; round++) {
      const figures = new Map<string, number>();
      for (const contender of shuffled(all)) figures.set(contender.name, await cpuOf(contender));
      rounds.push(figures);
    }
    return all.map(({ name }) => ({
      name,
      microseconds: median(rounds.map((figures) => figures.get(name) ?? Number.NaN)),
      ratio: median(
        rounds.map(
          (figures) => (figures.get(name) ?? Number.NaN) / (figures.get('fetch') ?? Number.NaN),
        ),
      ),
    }));
  } finally {
    server.kill();
  }
}
