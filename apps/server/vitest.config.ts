import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/testing/global-cluster.ts'],
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
