import { moments } from '../../../apps/server/src/testing/moments.ts';
import { buildApps, buildHost } from '../build.ts';
import { checkPackages } from '../checks/packages.ts';
import { checkSizes } from '../checks/sizes.ts';
import { bringPrograms } from '../programs.ts';
import { runSteps } from '../steps.ts';
import { runAtMoments } from './clocks.ts';
import { filesOf, GROUP_NAMES, GROUPS, type GroupName } from './groups.ts';
import { beginRun } from './last-run.ts';
import type { Outcome } from './test-report.ts';
import { runTwice } from './vitest.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const isGroup = (word: string): word is GroupName => word in GROUPS;
const isMoment = (word: string): boolean => word in moments;

/**
 * Runs groups of long proofs. Answers the exit code.
 * @param words names of groups, all of them when there are none; moments for `clocks`; any other word chooses, among
 *   the files of the groups, those with it in their path
 */
export async function runProofs(words: readonly string[]): Promise<number> {
  const named = words.filter((word) => isGroup(word) || word === 'clocks');
  const chosen = named.length > 0 ? named : [...GROUP_NAMES, 'clocks'];
  const among = words.filter((word) => !isGroup(word) && word !== 'clocks' && !isMoment(word));
  const end = beginRun(['npm run prove', ...words].join(' '));
  bringPrograms();
  const outcomes: Outcome[] = [];
  for (const name of chosen)
    outcomes.push(
      ...(isGroup(name)
        ? await runGroup(name, among)
        : await runAtMoments(words.filter(isMoment), among)),
    );
  if (outcomes.length === 0)
    say(
      `No file has one of these words in its path: ${among.join(', ')}. Groups: ${[...GROUP_NAMES, 'clocks'].join(', ')}`,
    );
  return end(outcomes);
}

async function runGroup(name: GroupName, among: readonly string[]): Promise<readonly Outcome[]> {
  const { project, needs = [] } = GROUPS[name];
  const all = filesOf(GROUPS[name]);
  const files =
    among.length === 0 ? all : all.filter((file) => among.some((word) => file.includes(word)));
  const outcomes: Outcome[] = [];
  if (files.length === 0) return outcomes;
  if (needs.includes('apps')) await buildApps(say);
  if (needs.includes('host')) await buildHost(say);
  if (needs.includes('packages'))
    outcomes.push(
      await runSteps(
        [
          { name: 'packages as others install them', run: checkPackages },
          { name: 'sizes', run: checkSizes },
        ],
        { stopAtFirst: false, atOnce: 1 },
      ),
    );
  outcomes.push(await runTwice({ name, projects: [project], files }));
  return outcomes;
}
