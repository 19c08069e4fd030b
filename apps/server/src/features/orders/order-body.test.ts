import { expect, test } from 'vitest';
import { Sheet } from '../../records/sheets/import-sheet.ts';
import { storedNo } from './order-body.ts';

test('a number with signs nobody sees, in any width and case, is one number', () => {
  for (const typed of ['SO-1', 'so-1', '\ufeffSO\u200b-1\u00a0', 'ＳＯ－１\u200e'])
    expect(storedNo(typed)).toBe('SO-1');
});

test('cells of a sheet are read without signs nobody sees', () => {
  const sheet = new Sheet(
    { row: 2, cells: [{ field: '颜色', value: '\u200b黑色\u00ad' }] },
    'zh-CN',
  );
  expect(sheet.text('颜色')).toBe('黑色');
});
