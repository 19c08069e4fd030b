import { spawnSync } from 'node:child_process';
import { MACHINE, momentOf, moments } from '../../apps/server/src/testing/moments.ts';
import { ROOT } from './process.ts';

/** Where nobody knows the commit: the middle of an ordinary shift. */
const WITHOUT_A_COMMIT = 'in-shift';

/**
 * The moment that is a commit's turn: the same one wherever its tests run, and another one for the next commit.
 * @param commit its hexadecimal name; `undefined` where there is none
 */
export function momentOfCommit(commit: string | undefined): string {
  const names = Object.keys(moments);
  const turn = Number.parseInt(commit?.slice(0, 8) ?? '', 16) % names.length;
  return names[turn] ?? WITHOUT_A_COMMIT;
}

function headCommit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Fixes the clock of the tests that are about to run, those in other processes included: `CLOCK`, or the moment of
 * the commit. Says which it is, once a command.
 * @throws {Error} for a CLOCK that is no moment
 */
export function fixClock(): void {
  const name = process.env.CLOCK || momentOfCommit(headCommit());
  const when = name === MACHINE ? 'the time of this machine' : momentOf(name).toISOString();
  process.env.CLOCK = name;
  if (process.env.CLOCK_SAID === name) return;
  process.env.CLOCK_SAID = name;
  process.stdout.write(`clock: ${when}, again with CLOCK=${name}\n`);
}
