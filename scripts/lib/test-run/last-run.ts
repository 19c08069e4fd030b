import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.ts';
import { printFailures } from './failures.ts';
import { combine, type Outcome } from './test-report.ts';
import { RESULTS } from './vitest.ts';

/** What a run leaves about itself in test-results/last-run.json. */
export interface LastRun {
  /** As somebody types it. */
  readonly command: string;
  readonly commit: string;
  /** Files that differ from that commit. */
  readonly uncommitted: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Test files in which something failed, and names of checks that failed: what `npm test -- --again` runs. */
  readonly failedFiles: readonly string[];
  readonly failedChecks: readonly string[];
}

const PLACE = join(RESULTS, 'last-run.json');

function git(...args: readonly string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return (stdout ?? '').trimEnd();
}

/** The last run of any kind, `undefined` where there was none. */
export const readLastRun = (): LastRun | undefined =>
  existsSync(PLACE) ? JSON.parse(readFileSync(PLACE, 'utf8')) : undefined;

/**
 * Begins a run of a command.
 * @param command as somebody types it
 * @returns ends the run: prints each failure once and the closing line, writes last-run.json, answers the exit code
 */
export function beginRun(command: string): (outcomes: readonly Outcome[], note?: string) => number {
  const started = Date.now();
  const commit = git('rev-parse', 'HEAD');
  mkdirSync(RESULTS, { recursive: true });
  return (outcomes, note = '') => {
    const { passed, failures, mended } = combine(outcomes);
    if (mended.length > 0)
      process.stdout.write(`\nPassed at the second try only: ${mended.join(', ')}\n`);
    printFailures(failures);
    const run: LastRun = {
      command,
      commit,
      uncommitted: git('status', '--porcelain')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
      passed,
      failed: failures.length,
      seconds: Math.round((Date.now() - started) / 1000),
      failedFiles: [...new Set(failures.map(({ file }) => file).filter(Boolean))],
      failedChecks: failures.filter(({ file }) => file === '').map(({ test }) => test),
    };
    writeFileSync(PLACE, `${JSON.stringify(run, null, 2)}\n`);
    const minutes = (run.seconds / 60).toFixed(1);
    process.stdout.write(
      `\n${minutes} minutes${note}\n${passed} passed, ${failures.length} failed\n`,
    );
    return failures.length === 0 && passed > 0 ? 0 : 1;
  };
}
