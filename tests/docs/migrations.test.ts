import { expect, test } from 'vitest';
import { readMigrations } from '../../apps/server/src/database/migrate.ts';

test('each migration has a number of its own', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});
