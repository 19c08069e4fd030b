import { defineConfig } from 'vitest/config';
import '../../scripts/lib/generated.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/testing/global-cluster.ts'],
    hookTimeout: 120_000,
    // The whole server would be read again for each file: a file leaves nothing behind in its process.
    isolate: false,
    testTimeout: 60_000,
    // The machine may be busy with other suites: a poll that is about to be right gets the time.
    expect: { poll: { timeout: 15_000 } },
  },
});
