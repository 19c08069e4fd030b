import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readText } from './pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PATH = /`((?:apps|packages|specs|scripts|tests|docs)\/[^`\s<>]+)`/g;

/** What a build or `npm run generate` writes for people stands in no clone: the folder it writes into does. */
const BUILT = /\/(?:dist|etc\/generated)(?:\/.*)?$/;

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const named = pages.flatMap((page) =>
  [...readText(page).matchAll(PATH)].map(([, path = '']) => ({ page, path })),
);

test('the pages name files of the repository', () => {
  expect(named.length).toBeGreaterThan(40);
});

test.each(named)('$page: $path is there', ({ path }) => {
  const kept = path.replace(BUILT, '');
  const found = /[*{]/.test(kept) ? globSync(kept, { cwd: ROOT }) : [kept];
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect(existsSync(ROOT + each)).toBe(true);
});

describe('the screen of a record that is written out', () => {
  const text = readText('CONTRIBUTING.md');

  test('shows the line of its address as it stands in the table of addresses', () => {
    const [, line] = /^-? *(\{ path: '[^\n]+)$/m.exec(text) ?? [];
    expect(line).toBeDefined();
    expect(readText('specs/addresses.ts')).toContain(line);
  });
});
