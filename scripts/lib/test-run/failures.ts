import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './test-report.ts';
import { RESULTS } from './vitest.ts';

/** Most lines that a red run ends with, before its closing line. */
const LINES = 80;

/** Most lines of one message. */
const LINES_OF_ONE = 12;

const WIDTH = 200;

const titleOf = ({ file, test }: Failure): string =>
  `✗ ${[file, test].filter(Boolean).join(' > ')}`;

/**
 * The failures of a run, each once: file, test, first lines of its message. All get a line before any gets a second.
 * @returns at most {@link LINES} lines
 */
export function failureLines(failures: readonly Failure[]): readonly string[] {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, failures.length > LINES ? LINES - 1 : LINES);
  const room = Math.min(LINES_OF_ONE, Math.floor(LINES / shown.length) - 1);
  const lines = shown.flatMap((failure) => [
    titleOf(failure).slice(0, WIDTH),
    ...failure.message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, room)
      .map((line) => `    ${line}`.slice(0, WIDTH)),
  ]);
  const more = failures.length - shown.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** Prints the failures of a run, and writes all of every message into test-results/failures.txt. */
export function printFailures(failures: readonly Failure[]): void {
  const whole = failures.map((failure) => `${titleOf(failure)}\n${failure.message}\n`);
  writeFileSync(join(RESULTS, 'failures.txt'), whole.join('\n'));
  const lines = failureLines(failures);
  if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
}
