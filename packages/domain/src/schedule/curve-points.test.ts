import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { curveDips, curveIssues } from './curve-points.ts';

const said = (...points: readonly (readonly [number, string])[]) =>
  curveIssues(points.map(([day, pct]) => ({ day, pct }))).map((found) => [
    found.field,
    refusalText(found, 'zh-CN'),
  ]);

test('days run on from 1, in whatever order they are typed', () => {
  expect(said([2, '50'], [1, '40'], [3, '58'])).toEqual([]);
  expect(said([1, '40'], [2, '50'], [4, '58'])).toEqual([['points.2.day', '第3天缺失']]);
  expect(said([2, '40'], [3, '50'])).toEqual([['points.0.day', '第1天缺失']]);
  expect(said([1, '40'], [1, '50'])).toEqual([['points.1.day', '第1天重复']]);
  expect(said()).toEqual([['points', '第1天缺失']]);
});

test('a curve has 60 days at most', () => {
  const days = Array.from({ length: 61 }, (_, at) => [at + 1, '70'] as const);
  expect(said(...days.slice(0, 60))).toEqual([]);
  expect(said(...days)).toEqual([['points.60.day', '天须从1连续，最多60天']]);
  expect(said([0, '40'], [1, '40'])[0]?.[0]).toBe('points.0.day');
});

test('an efficiency lies from 1 to 150', () => {
  expect(said([1, '0'], [2, '1'], [3, '150'], [4, '150.01'])).toEqual([
    ['points.0.pct', '效率须在1到150之间'],
    ['points.3.pct', '效率须在1到150之间'],
  ]);
});

test('a day below the day before is pointed out', () => {
  const points = [40, 50, 48, 48, 60].map((pct, at) => ({ day: at + 1, pct }));
  expect(curveDips(points)).toEqual([2]);
  expect(curveDips(points.toReversed())).toEqual([2]);
});
