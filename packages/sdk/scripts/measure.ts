// Usage: node packages/sdk/scripts/measure.ts
// Prints what the package costs a page and a type check, and fails beyond the limits below.
import { instantiationsPerCall } from './measure/instantiations.ts';
import { measureSizes } from './measure/sizes.ts';

/**
 * Bytes after minifying and gzip, and type instantiations. One more operation gets cheaper with each
 * that is there, since names and paths repeat.
 */
const LIMITS = { runtime: 6144, perOperation: 16, conditions: 3072, perCall: 16 };

const found = {
  ...(await measureSizes()),
  perCall: Math.round(instantiationsPerCall() * 10) / 10,
};

for (const [name, limit] of Object.entries(LIMITS)) {
  const value = found[name as keyof typeof LIMITS];
  if (value > limit) process.exitCode = 1;
  process.stdout.write(`${name} ${value} (limit ${limit})\n`);
}
