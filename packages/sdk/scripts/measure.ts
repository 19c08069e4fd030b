// Usage: node packages/sdk/scripts/measure.ts
// Prints what the package costs a page and a type check, and fails beyond the limits below.
import { everyOperation } from '../src/generated/every-operation.ts';
import { instantiationsPerCall } from './measure/instantiations.ts';
import { gzipSize } from './measure/sizes.ts';

/**
 * Bytes after minifying and gzip, and type instantiations. One more operation gets cheaper with each
 * that is there, since names and paths repeat.
 */
const LIMITS = { runtime: 6144, perOperation: 16, conditions: 3072, perCall: 16 };

const runtime = await gzipSize(`export { createClient } from './index.ts'`);
// A further operation is one more beside many: those of the first half are there already.
const half = Math.floor(everyOperation.length / 2);
const first = await gzipSize(operations(half));
const all = await gzipSize(operations(everyOperation.length));

const found = {
  runtime,
  perOperation: round((all - first) / (everyOperation.length - half)),
  conditions: await gzipSize(`export * from './conditions/index.ts'`),
  perCall: round(instantiationsPerCall()),
};

for (const [name, limit] of Object.entries(LIMITS)) {
  const value = found[name as keyof typeof LIMITS];
  if (value > limit) process.exitCode = 1;
  process.stdout.write(`${name} ${value} (limit ${limit})\n`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Source that uses the first so many operations of the documents. */
function operations(count: number): string {
  const used = everyOperation.slice(0, count);
  const imports = used.map(({ id, service }) => `import { ${id} } from './${service}.ts';`);
  return `${imports.join('\n')}
    export { createClient } from './index.ts';
    globalThis.operations = [${used.map(({ id }) => id).join(',')}];`;
}
