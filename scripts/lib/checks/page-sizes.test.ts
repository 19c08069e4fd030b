import { expect, test } from 'vitest';
import { largePages } from './page-sizes.ts';

test('a list that is read as a whole is named by its line', () => {
  const source = [
    'const ALL = { pageNum: 1, pageSize: 1_000 };',
    'const MOST = 501;',
    'const page = { pageSize: MOST };',
    "const every = { pageSize: 'all' };",
  ].join('\n');
  expect(largePages('a.ts', source)).toEqual([
    'a.ts:1: pageSize: 1_000 asks for more than 500 rows',
    'a.ts:3: pageSize: MOST asks for more than 500 rows',
    "a.ts:4: pageSize: 'all' asks for more than 500 rows",
  ]);
});

test('a page, and a number that is worked out, are none', () => {
  const source = 'const MOST = 500; const a = [{ pageSize: MOST }, { pageSize: ids.length }];';
  expect(largePages('a.ts', source)).toEqual([]);
});
