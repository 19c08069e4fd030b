import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { collect, ROOT, show } from '../process.ts';
import { endLeftRunning, RUN_MARK, running } from './left-running.ts';
import { REPORT_FILE } from './reporter.ts';
import {
  failedFiles,
  type Outcome,
  outcomeOf,
  outcomeOfTwo,
  type TestReport,
} from './test-report.ts';

/** More failed files than this are no accident of a busy machine. */
const FILES_TRIED_AGAIN = 5;

/** Folder of what a run leaves to look at. */
export const RESULTS = join(ROOT, 'test-results');

/** Tests that run together. */
export interface Part {
  /** What it is called where a person reads of it, and the name of its files in test-results. */
  readonly name: string;
  /** Projects of vitest.config.ts. */
  readonly projects: readonly string[];
  /** Files to run instead of all, as paths below the repository. */
  readonly files?: readonly string[] | undefined;
  /** Arguments of vitest. */
  readonly args?: readonly string[] | undefined;
  /** Settings beside those of this process. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

interface Run {
  /** Exit code of vitest. */
  readonly code: number;
  readonly report: TestReport;
}

/** Runs a part and prints one line: its name, what passed and failed, its minutes. */
export async function runPart(part: Part): Promise<Outcome> {
  const started = Date.now();
  const { code, report } = await runOnce(part, part.name);
  return printed(part, started, outcomeOf(report, code, part.name));
}

/**
 * Runs a part whose files take turns with others on a busy machine. Files in which something failed run once more,
 * alone and after everything of the first run has ended: what then passes was an accident of the moment, and is
 * named; what fails again, or is not run again, failed.
 */
export async function runTwice(part: Part): Promise<Outcome> {
  const started = Date.now();
  const first = await runOnce(part, part.name);
  const files = failedFiles(first.report);
  if (files.length === 0 || files.length > FILES_TRIED_AGAIN)
    return printed(part, started, outcomeOf(first.report, first.code, part.name));
  process.stdout.write(`  ${part.name}, once more and alone: ${files.join(', ')}\n`);
  const args = [...(part.args ?? []), '--no-file-parallelism'];
  const second = await runOnce({ ...part, files, args }, `${part.name}-again`);
  return printed(part, started, outcomeOfTwo(first.report, second.report, second.code, part.name));
}

function printed({ name }: Part, started: number, outcome: Outcome): Outcome {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const { passed, failures } = outcome;
  const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
  process.stdout.write(
    `${failures.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed${failed} (${minutes} min)\n`,
  );
  return outcome;
}

let runs = 0;

async function runOnce(part: Part, name: string): Promise<Run> {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${fileName(name)}.json`);
  rmSync(file, { force: true });
  // Without a locale Chromium cannot write a file name in Chinese.
  process.env.LANG ??= 'C.UTF-8';
  const before = running();
  runs += 1;
  const mark = `${process.pid}-${runs}`;
  const env = { ...process.env, ...part.env, [REPORT_FILE]: file, [RUN_MARK]: mark };
  const { code, output } = await vitest(part, env);
  if (output !== undefined) writeFileSync(join(RESULTS, `${fileName(name)}.log`), output);
  const left = await endLeftRunning(before, mark);
  if (left.length > 0)
    process.stdout.write(`  Left running by ${name}, and ended:\n    ${left.join('\n    ')}\n`);
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : died(output) };
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Vitest ended before it could write a report. */
const died = (output: string | undefined): TestReport => ({
  files: [],
  errors: [output?.trim().split('\n').slice(-12).join('\n') || 'vitest ended without a report'],
});

/** A person at a terminal sees the dots; elsewhere what is printed is kept beside the report. */
async function vitest(
  { projects, files = [], args = [] }: Part,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly output?: string }> {
  const all = [
    'run',
    // What is run alone is of the project whose name it begins with.
    ...projects.flatMap((project) => ['--project', `${project}*`]),
    '--reporter=./scripts/lib/test-run/reporter.ts',
    // By itself it leaves one processor free, which on two is half of them.
    `--maxWorkers=${availableParallelism()}`,
    ...args,
    ...files,
  ];
  if (process.stdout.isTTY) return { code: await show('vitest', [...all, '--reporter=dot'], env) };
  return collect('vitest', [...all, '--silent'], { env: { ...env, NO_COLOR: '1' } });
}
