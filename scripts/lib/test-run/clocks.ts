import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { momentOf, moments } from '../../../apps/server/src/testing/moments.ts';
import { fixClock, USUAL_MOMENT } from '../fixed-clock.ts';
import { ROOT } from '../process.ts';
import { filesOfGroups } from './groups.ts';
import type { Outcome } from './test-report.ts';
import { runTwice } from './vitest.ts';

/** What a test of the server uses when what it proves depends on the day or the hour. */
const ASKS_THE_TIME = /\b(?:runNow|factoryDate|shanghai)\b/;
/** The demo is written around the moment, and every operation is called on it. */
const READS_THE_DEMO = /^(?:apps\/server\/demo\/|tests\/contract\/every-operation\.test\.ts$)/;

/** Tests of the server that depend on the time, without those that a group of their own has. */
function timedFiles(): readonly string[] {
  const grouped = filesOfGroups();
  return globSync('{apps/server/{src,demo},tests/contract}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => !grouped.has(file))
    .filter(
      (file) =>
        READS_THE_DEMO.test(file) || ASKS_THE_TIME.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    .sort();
}

/**
 * Runs the tests of the server that depend on the time, with its clock at each moment; where none is named, at all
 * but the usual one, at which everything else runs.
 * @param names of moments
 * @param among words of which a file has one in its path; all files without any
 */
export async function runAtMoments(
  names: readonly string[],
  among: readonly string[] = [],
): Promise<readonly Outcome[]> {
  const chosen =
    names.length > 0 ? names : Object.keys(moments).filter((name) => name !== USUAL_MOMENT);
  for (const name of chosen) momentOf(name);
  const timed = timedFiles();
  const files =
    among.length === 0 ? timed : timed.filter((file) => among.some((word) => file.includes(word)));
  const outcomes: Outcome[] = [];
  if (files.length === 0) return outcomes;
  for (const name of chosen) {
    process.env.CLOCK = name;
    fixClock();
    outcomes.push(await runTwice({ name: `clocks at ${name}`, projects: ['server'], files }));
  }
  process.env.CLOCK = USUAL_MOMENT;
  return outcomes;
}
