import { expect, test } from 'vitest';
import { soundMatch } from './sound-match.ts';

test.each([
  ['裁床列表', '床列', 2],
  ['裁床列表', 'cclb', 1],
  ['裁床列表', 'caichuang', 1],
  ['裁床列表', 'CCLB', 1],
  ['裁床列表', 'cc lb', 1],
  ['重量记录', 'zljl', 1],
  ['Cutting beds', 'beds', 2],
  ['QC巡检', 'qcxj', 1],
  ['裁床列表', 'gzbb', 0],
  ['裁床列表', 'cl1', 0],
  ['裁床列表', '', 2],
])('%s by "%s"', (name, typed, found) => {
  expect(soundMatch(name, typed)).toBe(found);
});
