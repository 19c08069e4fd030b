import fc from 'fast-check';
import { test as vitestTest } from 'vitest';

/**
 * A test that must hold for every sample; a failure prints the seed and the smallest example.
 *
 * @param numRuns how many samples are taken
 */
export function test<Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => void,
  numRuns = 100,
): void {
  vitestTest(name, () => fc.assert(fc.property(...arbitraries, holds), { numRuns }));
}

export { fc };
