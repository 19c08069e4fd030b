import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

const row = (key: string, fields: Record<string, string | number | null>) => ({
  key,
  label: key.toUpperCase(),
  fields,
});

test('distinguishes added, removed and changed lines, whatever their order', () => {
  const before = [row('a', { 工时: '0.9000' }), row('b', { 工时: '1' }), row('c', { 工时: 2 })];
  const after = [row('d', { 工时: '3' }), row('b', { 工时: '1.5' }), row('a', { 工时: '0.9' })];
  expect(compareRows(before, after)).toEqual([
    { label: 'D', field: '', from: null, to: '3', kind: 1 },
    { label: 'B', field: '工时', from: '1', to: '1.5', kind: 3 },
    { label: 'C', field: '', from: '2', to: null, kind: 2 },
  ]);
});

test('takes an empty text for nothing', () => {
  expect(compareRows([row('a', { 备注: '' })], [row('a', { 备注: null })])).toEqual([]);
});

test('distinguishes lines of one key by their order, and finds a field that is gone', () => {
  const before = [row('a', { 工时: '1' }), row('a', { 工时: '2', 备注: '双针' })];
  const after = [row('a', { 工时: '1' }), row('a', { 工时: '2' }), row('a', { 工时: '3' })];
  expect(compareRows(before, after)).toEqual([
    { label: 'A', field: '备注', from: '双针', to: null, kind: 3 },
    { label: 'A', field: '', from: null, to: '3', kind: 1 },
  ]);
});

test('shows the summary of a new line', () => {
  const [change] = compareRows([], [{ ...row('a', { 产出点: 1 }), summary: '合肩' }]);
  expect(change?.to).toBe('合肩');
});
