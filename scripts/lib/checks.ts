import { checkReports } from './api/reports.ts';
import { buildApps, buildHost } from './build.ts';
import { checkImports } from './imports.ts';
import { checkPackages } from './packages.ts';
import { checkSizes } from './sizes.ts';
import { command, type Step } from './steps.ts';
import { checkTypes } from './types.ts';

/** Everything that is checked without running the product, cheapest first. */
export function staticChecks(): Step[] {
  return [
    command('format and lint', 'biome', ['ci', '--max-diagnostics=40']),
    command('generated files', process.execPath, ['packages/sdk/scripts/generate.ts', '--check']),
    { name: 'types', run: checkTypes },
    { name: 'import arrows', run: checkImports },
    command('dead code', 'knip', ['--no-progress']),
    { name: 'what packages export', run: checkReports },
    { name: 'packages as others install them', run: checkPackages },
    { name: 'sizes', run: checkSizes },
  ];
}

const LONG: readonly string[] = ['types', 'packages as others install them'];

/** The same checks and the builds, in an order that keeps two processors busy: the longest ones first. */
export function checksAndBuilds(progress: (line: string) => void): Step[] {
  const builds: Step = {
    name: 'builds',
    async run() {
      await buildApps(progress);
      await buildHost(progress);
      return { code: 0, output: '' };
    },
  };
  const checks = staticChecks();
  const isLong = ({ name }: Step) => LONG.includes(name);
  return [...checks.filter(isLong), builds, ...checks.filter((check) => !isLong(check))];
}
