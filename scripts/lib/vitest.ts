import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, show } from './process.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Outcome extends Counts {
  /** Files of which something failed. */
  readonly failedFiles: readonly string[];
}

/** More failed files than this are no accident of a busy machine. */
const FILES_TRIED_AGAIN = 5;

/** Runs projects of vitest.config.ts; a file that could not even be loaded counts as one failure. */
export const runVitest = (
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Counts> => runOnce(projects, projects.join('-'), args);

/**
 * Runs projects whose tests hold servers, databases and browsers. Files in which something failed run
 * once more, alone: what then passes was an accident of the moment, and is named; what fails again failed.
 */
export async function runTwice(projects: readonly string[]): Promise<Counts> {
  const name = projects.join('-');
  const first = await runOnce(projects, name);
  const files = first.failedFiles;
  if (files.length === 0 || files.length > FILES_TRIED_AGAIN) return first;
  process.stdout.write(`\nOnce more, alone: ${files.join(', ')}\n`);
  const second = await runOnce(projects, `${name}-again`, ['--no-file-parallelism', ...files]);
  const mended = files.filter((file) => !second.failedFiles.includes(file));
  if (mended.length > 0)
    process.stdout.write(`\nPassed at the second try only: ${mended.join(', ')}\n`);
  const passed = first.passed - first.passedInFailedFiles + second.passed;
  return { passed, failed: second.failed };
}

async function runOnce(
  projects: readonly string[],
  name: string,
  args: readonly string[] = [],
): Promise<Outcome & { readonly passedInFailedFiles: number }> {
  const file = join(ROOT, 'test-results', `${name}.json`);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  // Without a locale Chromium cannot write a file name in Chinese.
  process.env.LANG ??= 'C.UTF-8';
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await show('vitest', [
    'run',
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // By itself it leaves one processor free, which on two is half of them.
    `--maxWorkers=${availableParallelism()}`,
    ...args,
  ]);
  if (!existsSync(file)) return { passed: 0, failed: 1, failedFiles: [], passedInFailedFiles: 0 };
  return outcomeOf(JSON.parse(readFileSync(file, 'utf8')), code);
}

function outcomeOf(report: Report, code: number) {
  const failedOnes = report.testResults.filter(({ status }) => status === 'failed');
  const unloadable = failedOnes.filter(({ assertionResults }) => assertionResults.length === 0);
  const failed = report.numFailedTests + unloadable.length;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failedFiles: failedOnes.map(({ name }) => relative(ROOT, name)),
    passedInFailedFiles: failedOnes
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
  };
}
