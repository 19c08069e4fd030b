import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readText } from './pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COMMAND = /\bnpm (?:run (?<name>[\w-]+)|(?<short>start|test)\b)(?<option> --?\w[\w-]*)?/g;

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'specs/README.md',
  ...globSync(['docs/*.md', 'docs/decisions/*.md', 'packages/*/README.md'], { cwd: ROOT }),
];
const { scripts } = JSON.parse(readText('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What would not run of the commands a text names. */
const faultsOf = (text: string): readonly string[] =>
  [...text.matchAll(COMMAND)].flatMap(({ 0: command, groups: { name, short, option } = {} }) => {
    if (!Object.hasOwn(scripts, name ?? short ?? ''))
      return [`${command}: there is no such script`];
    return option === undefined ? [] : [`${command}: npm keeps an option without -- for itself`];
  });

test('every npm command that a page names is there', () => {
  expect(
    pages.flatMap((page) =>
      faultsOf(readText(page).replace(/\s+/g, ' ')).map((fault) => `${page}: ${fault}`),
    ),
  ).toEqual([]);
  expect(faultsOf('`npm start -- --help`, `npm run txets` and `npm run generate --check`')).toEqual(
    [
      'npm run txets: there is no such script',
      'npm run generate --check: npm keeps an option without -- for itself',
    ],
  );
});

test('every task is a script, and every script a task', () => {
  const tasks = readdirSync(join(ROOT, 'scripts/tasks')).map((file) => file.replace('.ts', ''));
  expect(Object.keys(scripts).sort()).toEqual(tasks.sort());
});
