import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import './scripts/lib/generated.ts';
import { fixClock } from './scripts/lib/fixed-clock.ts';
import { filesThatMock } from './scripts/lib/test-run/files-that-mock.ts';
import { filesOfGroups } from './scripts/lib/test-run/groups.ts';
import { SameOrder } from './scripts/lib/test-run/order.ts';

// However the tests are started: by the commands, by themselves or by an editor.
fixClock();

/** Pages without a browser go by the moment of the run. */
const setupFiles = [fileURLToPath(new URL('./tests/page-clock.ts', import.meta.url))];
/** `npm test` leaves the long proofs to `npm run prove`; a file that somebody names runs always. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.TESTS === 'gate' ? filesOfGroups().keys() : []),
];
const alone = filesThatMock();
const modules = { css: { modules: { classNameStrategy: 'non-scoped' } } } as const;

/** What needs neither a database nor a browser. */
const unit = { ...modules, setupFiles, testTimeout: 60_000 };
const workbench = { root: './apps/workbench', setupFiles, testTimeout: 60_000 };

// The workbench brings its own configuration because its sentences are compiled by a plugin. Files of `unit` and
// `workbench` share their process, which spares the reading of all modules for each file, and leave nothing behind in
// it; what replaces modules is run in a process of its own. Limits are for what hangs: a test may take
// several times as long as usual on a machine that does something else too.
export default defineConfig({
  test: {
    sequence: { sequencer: SameOrder },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/domain/src/**/*.test.ts'],
          testTimeout: 60_000,
          // Pure functions leave nothing behind: a worker a file takes four times as long.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit',
          exclude: [...exclude, ...alone.unit],
          include: [
            'packages/!(domain)/{src,scripts}/**/*.test.{ts,tsx}',
            'apps/dashboards/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/{public-api,docs,examples,packages}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-alone', exclude, include: alone.unit } },
      {
        extends: './apps/workbench/vite.config.ts',
        test: {
          ...workbench,
          name: 'workbench',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...alone.workbench],
          isolate: false,
        },
      },
      {
        extends: './apps/workbench/vite.config.ts',
        test: { ...workbench, name: 'workbench-alone', include: alone.workbench },
      },
      {
        test: {
          name: 'server',
          exclude,
          include: ['apps/server/{src,demo}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['./apps/server/src/testing/global-cluster.ts'],
          setupFiles: [
            './apps/server/src/testing/begin-run-clock.ts',
            './apps/server/src/testing/record-rows.ts',
          ],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The whole server would be read again for each file: a file leaves nothing behind in its process.
          isolate: false,
          // Messages between parts of the server take their time, on a busy machine more.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'kit',
          exclude,
          include: ['packages/*/src/**/*.browser.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Drags, animations and pauses of a socket are measured: nothing else runs meanwhile.
          fileParallelism: false,
          // What a page shows then, it shows when it is drawn, on a busy machine too.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          exclude,
          include: ['tests/{e2e,sweep}/**/*.e2e.ts'],
          globalSetup: ['./tests/e2e/seeded-products.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // What a page or another one shows then, it shows when it is drawn, on a busy machine too.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
