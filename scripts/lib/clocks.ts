import { momentOf, moments } from '../../apps/server/src/testing/moments.ts';
import { buildApps, buildHost } from './build.ts';
import { fixClock } from './fixed-clock.ts';
import type { Counts } from './test-report.ts';
import { runVitest } from './vitest.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs the tests that have a server, with its clock at each moment.
 * @param names of moments; all of them when none is named
 * @returns the counts, and the moments at which something failed
 */
export async function runAtMoments(
  names: readonly string[],
): Promise<Counts & { readonly failedAt: readonly string[] }> {
  const chosen = names.length > 0 ? names : Object.keys(moments);
  for (const name of chosen) momentOf(name);
  await buildApps(say);
  await buildHost(say);
  let passed = 0;
  let failed = 0;
  const failedAt: string[] = [];
  for (const name of chosen) {
    process.env.CLOCK = name;
    say('');
    fixClock();
    const counts = [await runVitest(['server']), await runVitest(['browser'])];
    const sum = (key: 'passed' | 'failed') => counts.reduce((all, each) => all + each[key], 0);
    passed += sum('passed');
    failed += sum('failed');
    if (sum('failed') > 0) failedAt.push(name);
  }
  return { passed, failed, failedAt };
}
