import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readText, tableRows } from './pages.ts';

const rows = tableRows('docs/reliability.md', 'Failures');
const isThere = (path: string) =>
  existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));

test('the page has a row for every fault, each with a promise', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row.filter((cell) => cell !== '')).toHaveLength(3);
});

test.each(rows)('%s: its tests are there and test something', (_fault, _promise, tests) => {
  const files = tests?.split(' ') ?? [];
  for (const file of files) {
    expect([file, isThere(file)]).toEqual([file, true]);
    expect(readText(file)).toMatch(/\btest(\.each|\.runIf)?\(/);
  }
});

test('the jobs of the page are those that the server does', () => {
  const source = readText('apps/server/src/jobs/jobs.ts');
  const built = [...source.matchAll(/job\('([^']+)'/g)].map(([, name]) => name);
  expect(tableRows('docs/reliability.md', 'Jobs').map(([name]) => name)).toEqual(built);
});

const hazards = tableRows('docs/reliability.md', 'Hazards');

test('every hazard of many hands is answered for', () => {
  expect(hazards.map(([name]) => name?.split(' ')[0])).toEqual(
    Array.from({ length: 25 }, (_, at) => `H${at + 1}`),
  );
});

test.each(hazards)('%s: each file named has a test of that number', (hazard, _kept, tests) => {
  const [number] = hazard?.split(' ') ?? [];
  const files = tests?.split(' ').filter((file) => file !== '') ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect([file, readText(file).includes(`test('${number} `)]).toEqual([file, true]);
});

const invariants = tableRows('docs/reliability.md', 'Invariants');

test('every invariant of what is built is answered for', () => {
  const numbers = [...Array.from({ length: 31 }, (_, at) => at + 1), 38, 41, 42, 43, 44];
  expect(invariants.map(([name]) => name?.split(' ')[0])).toEqual(numbers.map((at) => `I${at}`));
});

test.each(invariants)(
  '%s: each file named has a test of that number',
  (invariant, _kept, tests) => {
    const [number = ''] = invariant?.split(' ') ?? [];
    const files = tests?.split(' ').filter((file) => file !== '') ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect([file, new RegExp(`'(?:[^'\\n]* )?${number}\\b`).test(readText(file))]).toEqual([
        file,
        true,
      ]);
  },
);
