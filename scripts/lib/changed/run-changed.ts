import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../apps/server/src/generated/operations.ts';
import { builtRoutes, builtWalls } from '../../../tests/sweep/built-routes.ts';
import { buildApps, buildHost } from '../build.ts';
import { ROOT } from '../process.ts';
import { requireChromium, requirePostgres } from '../programs.ts';
import { runTwice } from '../vitest.ts';
import { changedFiles } from './changed-files.ts';
import { type Choice, choose, type Known } from './choose.ts';
import { cruise, importersOf } from './import-graph.ts';

const say = (line: string): undefined => void process.stdout.write(`${line}\n`);
/** Most reasons of a kind that are printed one by one. */
const LINES = 40;

/** The repository as a choice needs it. */
export async function readKnown(): Promise<Known> {
  const { modules } = await cruise();
  const texts = new Map<string, string>();
  return {
    importers: importersOf(modules),
    textOf: (file) => {
      const at = join(ROOT, file);
      const text = texts.get(file) ?? (existsSync(at) ? readFileSync(at, 'utf8') : '');
      texts.set(file, text);
      return text;
    },
    addresses: [...builtRoutes(), ...builtWalls()],
    operations,
  };
}

/** Vitest projects in the order they run, with the files that belong to each. */
const PROJECTS: readonly { readonly names: readonly string[]; readonly files: RegExp }[] = [
  {
    names: ['rules', 'unit', 'workbench'],
    files: /^(?!apps\/server\/|tests\/contract\/).*(?:\.test\.tsx?$|\/$)/,
  },
  { names: ['server'], files: /^(?:apps\/server|tests\/contract)\/.*\.test\.ts$/ },
  { names: ['kit'], files: /\.browser\.ts$/ },
  { names: ['browser'], files: /\.e2e\.ts$/ },
];

function show({ tests, addresses }: Choice): void {
  for (const [title, chosen] of [
    ['test files', tests],
    ['screens', addresses],
  ] as const) {
    say(`\n${chosen.size} ${title}`);
    for (const [name, why] of [...chosen].slice(0, LINES)) say(`  ${name}: ${why}`);
    if (chosen.size > LINES) say(`  and ${chosen.size - LINES} more`);
  }
}

/**
 * Runs what can break by what changed since this branch left another one, and says why each of it was chosen.
 * @param onlyShow says what it would run, and runs nothing
 * @returns whether everything passed
 */
export async function runChanged(ref: string, onlyShow: boolean): Promise<boolean> {
  const changed = await changedFiles(ref).catch((error: Error) => say(error.message));
  if (changed === undefined) return false;
  say(`${changed.length} files differ from where this branch left ${ref}`);
  if (changed.length === 0) return true;
  const choice = choose(changed, await readKnown());
  if (choice.everything !== undefined) {
    say(`${choice.everything}. Run everything: npm test`);
    return false;
  }
  show(choice);
  if (onlyShow) return true;
  const chromium = requireChromium();
  const postgres = requirePostgres();
  if (chromium !== undefined) process.env.CHROMIUM = chromium;
  if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;
  process.env.SWEEP = [...choice.addresses.keys()].join(' ');
  let passed = 0;
  let failed = 0;
  for (const { names, files } of PROJECTS) {
    const chosen = [...choice.tests.keys()].filter((file) => files.test(file));
    if (chosen.length === 0) continue;
    if (names.includes('browser')) {
      await buildApps(say);
      if (chosen.some((file) => file.includes('micro-frontend'))) await buildHost(say);
    }
    const result = await runTwice(names, chosen);
    passed += result.passed;
    failed += result.failed;
    if (result.mended.length > 0)
      say(`\nPassed at the second try only: ${result.mended.join(', ')}`);
  }
  say(`\n${passed} passed, ${failed} failed of what this change can break`);
  return failed === 0 && passed > 0;
}
