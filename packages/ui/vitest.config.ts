import { defineConfig } from 'vitest/config';

/** For work on the kit alone; the root configuration runs the same files. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      {
        test: {
          name: 'browser',
          include: ['src/**/*.browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
