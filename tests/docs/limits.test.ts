import { expect, test } from 'vitest';
import { readText, tableRows } from './pages.ts';

const rows = tableRows('docs/limits.md', 'Constants');

test('the page lists the constants of the product', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)('%s is %s in %s', (name, value, file) => {
  const found = new RegExp(`\\b${name}(?:: number)? = ([0-9_*. ]+)[;,]`).exec(readText(file ?? ''));
  expect(found?.[1]?.replaceAll('_', '').trim()).toBe(value?.replaceAll(',', ''));
});
