import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import { featureRules, tableFaults, unusedArrows } from './feature-rules.cjs';

const table = [
  { name: 'beds', what: 'beds', uses: [] },
  { name: 'bundles', what: 'bundles', uses: ['beds'] },
];
const FEATURES = 'apps/server/src/features';
const folder = mkdtempSync(join(tmpdir(), 'feature-rules-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that sources break, with the file that breaks them. */
async function broken(sources: Readonly<Record<string, string>>) {
  const all = {
    [`${FEATURES}/beds/public.ts`]: "export { bed } from './bed.ts';",
    [`${FEATURES}/beds/bed.ts`]: 'export const bed = 1; export interface Bed {}',
    [`${FEATURES}/bundles/public.ts`]: 'export interface Bundle {}',
    ...sources,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await cruise(['apps'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: featureRules(table) },
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => [rule.name, from]);
}

test('a feature uses the doors of its row', async () => {
  expect(
    await broken({ [`${FEATURES}/bundles/a.ts`]: "import { bed } from '../beds/public.ts'; bed;" }),
  ).toEqual([]);
});

test('a type of a feature above is an import like any other', async () => {
  const path = `${FEATURES}/beds/up.ts`;
  expect(
    await broken({
      [path]: "import type { Bundle } from '../bundles/public.ts'; export type B = Bundle;",
    }),
  ).toEqual([['server-feature-beds-uses-its-row-of-the-table', path]]);
});

test('nobody goes past the door', async () => {
  const path = `${FEATURES}/bundles/parts/past.ts`;
  expect(
    await broken({ [path]: "import type { Bed } from '../../beds/bed.ts'; export type B = Bed;" }),
  ).toEqual([['server-features-meet-at-their-doors', path]]);
});

test('a folder that is not in the table imports nothing', async () => {
  const path = `${FEATURES}/rumours/a.ts`;
  expect(await broken({ [path]: "import { bed } from '../beds/public.ts'; bed;" })).toEqual([
    ['server-feature-not-in-the-table', path],
  ]);
});

test('tools know no feature', async () => {
  const path = 'apps/server/src/records/tool.ts';
  expect(
    await broken({ [path]: "import { bed } from '../features/beds/public.ts'; bed;" }),
  ).toEqual([['server-tools-know-no-feature', path]]);
});

test('the table is in order and names the folders', () => {
  expect(tableFaults(table, ['beds', 'bundles'])).toEqual([]);
  expect(tableFaults(table, ['beds', 'bundles', 'loose.ts'])).toEqual(['loose.ts has no row']);
  expect(tableFaults(table, ['bundles'])).toEqual(['beds is no folder']);
  expect(tableFaults(table.toReversed(), ['beds', 'bundles'])).toEqual([
    'bundles uses beds, which is not before it',
  ]);
});

test('what the table allows and nobody imports is named', () => {
  expect(unusedArrows(table, [['bundles', 'beds']])).toEqual([]);
  expect(unusedArrows(table, [])).toEqual(['bundles names beds and imports nothing of it']);
});
