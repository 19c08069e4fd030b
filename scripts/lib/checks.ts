import { generateAddresses } from './addresses/generate.ts';
import { buildApps, buildHost } from './build.ts';
import { checkImports } from './checks/imports.ts';
import { checkLabels } from './checks/labels.ts';
import { checkPageSizes } from './checks/page-sizes.ts';
import { checkPercentPlaces } from './checks/percent-places.ts';
import { checkSharedMoney } from './checks/shared-money.ts';
import { checkTypes } from './checks/types.ts';
import { generateWhenStale } from './generate.ts';
import type { Finished } from './process.ts';
import { checkRooms } from './rooms/check.ts';
import { command, type Step } from './steps.ts';

/** Tests that hold the pages to the product and the labels and sentences to both languages. */
const PAGES_AND_LABELS = ['tests/docs/', 'apps/workbench/src/texts.test.ts'];

/** What the next checks read, and with it whether specs/ and addresses are sound. */
const writeGenerated = (): Promise<Finished> =>
  generateWhenStale().then(
    () => ({ code: 0, output: '' }),
    (error: Error) => ({ code: 1, output: error.message }),
  );

/** What all others read, then the longest one, so that two at a time end together; behind it the cheapest. */
const sourceChecks = (): Step[] => [
  { name: 'generated files', run: writeGenerated },
  { name: 'types', run: checkTypes },
  command('format and lint', 'biome', ['ci', '--max-diagnostics=40']),
  command('what packages export', process.execPath, ['scripts/tasks/api.ts', '--check']),
  { name: 'import arrows', run: checkImports },
  { name: 'addresses', run: async () => generateAddresses(true) },
  command('dead code', 'knip', ['--no-progress']),
  { name: 'labels', run: checkLabels },
  { name: 'rooms', run: checkRooms },
  { name: 'page sizes', run: checkPageSizes },
  { name: 'shared money', run: checkSharedMoney },
  { name: 'places of percentages', run: checkPercentPlaces },
];

/** Everything that is read out of the sources alone: nothing has to be built or to run. */
export const staticChecks = (): Step[] => [
  ...sourceChecks(),
  command('pages and labels', 'vitest', [
    'run',
    '--project=unit',
    '--project=workbench',
    '--reporter=agent',
    // They read and leave nothing behind: one process for all of them.
    '--no-isolate',
    ...PAGES_AND_LABELS,
  ]),
];

/**
 * The checks that no test repeats, with those of what is built, in an order that keeps two processors busy:
 * the longest ones first.
 */
export function checksAndBuilds(progress: (line: string) => void): Step[] {
  const builds: Step = {
    name: 'builds',
    async run() {
      await buildApps(progress);
      await buildHost(progress);
      return { code: 0, output: '' };
    },
  };
  return [builds, ...sourceChecks()];
}
