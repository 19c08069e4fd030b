import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const unit = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/scripts/**/*.test.ts',
  'apps/{workbench,dashboards}/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/{public-api,docs}/**/*.test.ts',
];
const server = ['apps/server/{src,demo}/**/*.test.ts', 'tests/contract/**/*.test.ts'];
const browser = ['packages/*/src/**/*.browser.ts', 'tests/{e2e,sweep}/**/*.e2e.ts'];
const extend = existsSync('apps/workbench/vite.config.ts')
  ? { extends: './apps/workbench/vite.config.ts' as const }
  : {};

export default defineConfig({
  test: {
    projects: [
      {
        ...extend,
        test: {
          name: 'unit',
          root: '.',
          include: unit,
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
