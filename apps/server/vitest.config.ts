import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/testing/global-cluster.ts'],
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
