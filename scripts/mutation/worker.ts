import { createInterface } from 'node:readline';
import { createVitest } from 'vitest/node';

/** An order of `run.ts`: wake one mutant and run these test files. */
export interface Order {
  readonly id: number;
  readonly tests: readonly string[];
}

// A process of its own: a mutant that never ends is killed with it.
const [root = '.'] = process.argv.slice(2);
const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: [{}],
    testTimeout: 5_000,
  },
  { logLevel: 'silent' },
);
await vitest.standalone();
const all = await vitest.globTestSpecifications();

for await (const line of createInterface(process.stdin)) {
  const { id, tests }: Order = JSON.parse(line);
  process.env.MUTANT = String(id);
  const wanted = (moduleId: string) => tests.some((test) => moduleId.endsWith(`/src/${test}`));
  const specifications = all.filter(({ moduleId }) => wanted(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Modules of earlier runs are reported, too.
  const modules = testModules.filter(({ moduleId }) => wanted(moduleId));
  const isGreen = unhandledErrors.length === 0 && modules.every((module) => module.ok());
  process.stdout.write(`${JSON.stringify({ id, isGreen, modules: modules.length })}\n`);
}
await vitest.close();
process.exit(0);
