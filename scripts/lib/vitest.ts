import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, show } from './process.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Runs projects of vitest.config.ts; a file that could not even be loaded counts as one failure. */
export async function runVitest(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<{ passed: number; failed: number }> {
  const file = join(ROOT, 'test-results', `${projects.join('-')}.json`);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
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
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloadable;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
