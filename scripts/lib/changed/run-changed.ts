import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../../apps/server/src/generated/operations.ts';
import { builtRoutes, builtWalls } from '../../../tests/sweep/built-routes.ts';
import { buildApps } from '../build.ts';
import { ROOT } from '../process.ts';
import { bringChromium } from '../programs.ts';
import { GATE } from '../test-run/gate.ts';
import { filesOfGroups, type GroupName } from '../test-run/groups.ts';
import { beginRun } from '../test-run/last-run.ts';
import { type Project, projectOf } from '../test-run/projects.ts';
import type { Outcome } from '../test-run/test-report.ts';
import { runPart } from '../test-run/vitest.ts';
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
 * Answers the exit code.
 */
export async function runChanged(ref: string, onlyShow: boolean): Promise<number> {
  const changed = await changedFiles(ref).catch((error: Error) => say(error.message));
  if (changed === undefined) return 1;
  say(`${changed.length} files differ from where this branch left ${ref}`);
  if (changed.length === 0) return 0;
  const choice = choose(changed, await readKnown());
  if (choice.everything !== undefined) {
    say(`${choice.everything}. Run everything: npm test`);
    return 1;
  }
  show(choice);
  const grouped = filesOfGroups();
  const toProve = [...choice.tests.keys()].flatMap((file) => grouped.get(file) ?? []);
  sayGroups(toProve);
  if (onlyShow) return 0;
  const end = beginRun(`npm test -- --changed ${ref}`);
  bringChromium();
  process.env.SWEEP = [...choice.addresses.keys()].join(' ');
  const own = [...choice.tests.keys()].filter((file) => !grouped.has(file));
  const byProject = Map.groupBy(own, projectOf);
  const outcomes: Outcome[] = [];
  for (const { name, projects, env } of GATE) {
    const files = projects.flatMap((project) => byProject.get(project as Project) ?? []);
    if (files.length === 0) continue;
    if (name === 'browser') await buildApps(say);
    outcomes.push(await runPart({ name, projects, env, files }));
  }
  sayGroups(toProve);
  return end(outcomes, ', what this change can break');
}

/** Names the groups of long proofs that a change can break too. */
function sayGroups(names: readonly GroupName[]): void {
  const groups = [...new Set(names)];
  if (groups.length > 0) say(`\nTo be proven as well: npm run prove ${groups.join(' ')}`);
}
