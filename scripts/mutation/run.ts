import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/process.ts';
import { type Mutant, withMutants } from './mutants.ts';

/** A mutant that keeps its tests busy for longer never ends. */
const LIMIT_MS = 60_000;

/** Logic that is proven, and the tests that have to notice a change of it, the nearest first. */
export interface Suite {
  readonly package: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Asked when the nearest tests did not notice. */
  readonly further: readonly string[];
}

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly Mutant[];
}

/** Runs one order after the other in a process that is replaced when it hangs. */
function createRunner(root: string) {
  const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
  let child: ChildProcess | undefined;
  let answered: ((line: string) => void) | undefined;

  function start(): ChildProcess {
    const started = spawn(process.execPath, [worker, root], {
      stdio: ['pipe', 'pipe', 'ignore'],
      cwd: ROOT,
    });
    if (started.stdout)
      createInterface(started.stdout).on('line', (line) => {
        if (line.startsWith('{"id"')) answered?.(line);
      });
    return started;
  }

  return {
    /** @returns whether a test failed, or none came to an end */
    kills: (id: number, tests: readonly string[]) =>
      new Promise<boolean>((done) => {
        child ??= start();
        const limit = setTimeout(() => {
          child?.kill('SIGKILL');
          child = undefined;
          done(true);
        }, LIMIT_MS);
        answered = (line) => {
          clearTimeout(limit);
          const { isGreen, modules } = JSON.parse(line);
          if (modules !== tests.length) throw new Error(`${tests} were not found`);
          done(!isGreen);
        };
        child.stdin?.write(`${JSON.stringify({ id, tests })}\n`);
      }),
    stop: () => child?.kill(),
  };
}

/** A copy of the package whose files contain their mutants. */
function prepare(suite: Suite) {
  const source = join(ROOT, 'packages', suite.package);
  const root = join(ROOT, '.tools/mutation', suite.package);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(join(source, 'src'), join(root, 'src'), { recursive: true });
  cpSync(join(source, 'package.json'), join(root, 'package.json'));
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'));
  const mutants: Mutant[] = [];
  for (const file of Object.keys(suite.files)) {
    const path = join(root, 'src', file);
    const changed = withMutants(file, readFileSync(path, 'utf8'), mutants.length);
    writeFileSync(path, changed.code);
    mutants.push(...changed.mutants);
  }
  return { root, mutants };
}

/**
 * Changes the logic of a package in every small way and counts the changes its tests notice.
 * @throws {Error} when the tests fail without any change
 */
export async function score(suite: Suite, progress: (line: string) => void): Promise<Score> {
  const { root, mutants } = prepare(suite);
  const runner = createRunner(root);
  const survivors: Mutant[] = [];
  try {
    const all = [...new Set([...Object.values(suite.files).flat(), ...suite.further])];
    if (await runner.kills(-1, all)) throw new Error('The tests fail without any change.');
    for (const mutant of mutants) {
      const near = suite.files[mutant.file] ?? [];
      const isKilled =
        (await runner.kills(mutant.id, near)) || (await runner.kills(mutant.id, suite.further));
      if (isKilled) continue;
      survivors.push(mutant);
      progress(`${mutant.file}:${mutant.line} ${mutant.change}`);
    }
  } finally {
    runner.stop();
  }
  return { mutants: mutants.length, killed: mutants.length - survivors.length, survivors };
}
