import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { endLeftRunning, RUN_MARK, running } from './left-running.ts';
import { ROOT, show } from './process.ts';
import { type Counts, countsOf, countsOfTwo, failedFiles, type TestReport } from './test-report.ts';

/** More failed files than this are no accident of a busy machine. */
const FILES_TRIED_AGAIN = 5;

interface Run {
  /** Exit code of vitest. */
  readonly code: number;
  /** `undefined` when vitest ended before it could write one. */
  readonly report: TestReport | undefined;
}

const UNREPORTED: Counts = { passed: 0, failed: 1 };

/** Runs projects of vitest.config.ts; a file that could not even be loaded counts as one failure. */
export async function runVitest(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Counts> {
  const { code, report } = await runOnce(projects, projects.join('-'), args);
  return report ? countsOf(report, code) : UNREPORTED;
}

/**
 * Runs projects whose files take turns with others on a busy machine. Files in which something failed run
 * once more, alone and after everything of the first run has ended: what then passes was an accident of the
 * moment, and is named; what fails again, or is not run again, failed.
 * @param chosen files to run instead of all
 * @returns the counts, and the files that passed at the second try only
 */
export async function runTwice(
  projects: readonly string[],
  chosen: readonly string[] = [],
): Promise<Counts & { readonly mended: readonly string[] }> {
  const name = projects.join('-');
  const first = await runOnce(projects, name, chosen);
  if (!first.report) return { ...UNREPORTED, mended: [] };
  const files = failedFiles(first.report).map((file) => relative(ROOT, file.name));
  const counted = { ...countsOf(first.report, first.code), mended: [] };
  if (files.length === 0 || files.length > FILES_TRIED_AGAIN) return counted;
  process.stdout.write(`\nOnce more, alone: ${files.join(', ')}\n`);
  const second = await runOnce(projects, `${name}-again`, ['--no-file-parallelism', ...files]);
  if (!second.report) return counted;
  const { mended, ...counts } = countsOfTwo(first.report, second.report, second.code);
  return { ...counts, mended: mended.map((file) => relative(ROOT, file)) };
}

let runs = 0;

async function runOnce(
  projects: readonly string[],
  name: string,
  args: readonly string[] = [],
): Promise<Run> {
  const file = join(ROOT, 'test-results', `${name}.json`);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  // Without a locale Chromium cannot write a file name in Chinese.
  process.env.LANG ??= 'C.UTF-8';
  const chosen = projects.flatMap((project) => ['--project', project]);
  const before = running();
  runs += 1;
  const mark = `${process.pid}-${runs}`;
  const code = await show(
    'vitest',
    [
      'run',
      ...chosen,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      // By itself it leaves one processor free, which on two is half of them.
      `--maxWorkers=${availableParallelism()}`,
      ...args,
    ],
    { ...process.env, [RUN_MARK]: mark },
  );
  const left = await endLeftRunning(before, mark);
  if (left.length > 0)
    process.stdout.write(`\nLeft running by ${name}, and ended:\n  ${left.join('\n  ')}\n`);
  return {
    code,
    report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
  };
}
