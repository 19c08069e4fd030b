import type { Fields } from '@garment-mes/sdk/labels';
import { expect, test } from 'vitest';
import { listColumns } from './list-columns.tsx';

const fields: Fields = {
  otMin: { zh: '加班分钟', en: 'Overtime minutes', kind: 'integer', sort: true },
};
const widthOf = (width: number) =>
  listColumns<{ readonly otMin: number }>(fields, [{ field: 'otMin', width }], () => true)[0]
    ?.width;

test('a column is as wide as its screen says, and never narrower than its head', () => {
  expect(widthOf(200)).toBe(200);
  expect(widthOf(20)).toBe(90);
});
