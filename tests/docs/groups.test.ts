import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/process.ts';
import { filesOf, GROUP_NAMES, GROUPS } from '../../scripts/lib/test-run/groups.ts';
import { projectOf } from '../../scripts/lib/test-run/projects.ts';
import { readText } from './pages.ts';

test('the page about testing has a row for each group of long proofs, in their order', () => {
  const rows = [...readText('docs/testing.md').matchAll(/^\| `(\w+)` \| (.+) \| \d+ \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...GROUP_NAMES, 'clocks']);
  const guards = rows.slice(0, -1).map(([, , text]) => text);
  expect(guards).toEqual(GROUP_NAMES.map((name) => GROUPS[name].guards));
});

test('each group has files, all of its project', () => {
  const files = GROUP_NAMES.flatMap((name) =>
    filesOf(GROUPS[name]).map((file) => ({ name, file })),
  );
  expect(files.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(files.filter(({ name, file }) => projectOf(file) !== GROUPS[name].project)).toEqual([]);
  expect(GROUP_NAMES.filter((name) => filesOf(GROUPS[name]).length === 0)).toEqual([]);
});
