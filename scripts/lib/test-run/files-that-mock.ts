import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.ts';

/**
 * Replaces a module for those that read it later, or stops the timers by which the page itself draws its next frame: the
 * file cannot share its process.
 */
const MOCKS = /\bvi\.(?:mock|doMock|resetModules|useFakeTimers)\(/;

const mocking = (folder: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: join(ROOT, folder) })
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => MOCKS.test(readFileSync(join(ROOT, folder, file), 'utf8')))
    .sort();

/** Test files that replace modules or stop the timers, below the root of their project. */
export const filesThatMock = () => ({
  unit: mocking('.', [
    'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
    'apps/dashboards/src/**/*.test.{ts,tsx}',
  ]),
  workbench: mocking('apps/workbench', ['src/**/*.test.{ts,tsx}']),
});
