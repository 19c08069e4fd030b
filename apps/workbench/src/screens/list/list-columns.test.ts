import type { Fields } from '@garment-mes/sdk/labels';
import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { listColumns } from './list-columns.tsx';

const fields: Fields = {
  otMin: { zh: '加班分钟', en: 'Overtime minutes', kind: 'integer', sort: true },
};
const inEnglish = () => i18n.loadAndActivate({ locale: 'en', messages: {} });
const widthOf = (width: number) =>
  listColumns<{ readonly otMin: number }>(fields, [{ field: 'otMin', width }], () => true)[0]
    ?.width;

afterEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));

test('a column is as wide as its screen says, and never narrower than its head', () => {
  expect(widthOf(200)).toBe(200);
  expect(widthOf(20)).toBe(90);
});

const section: Fields = {
  section: { zh: '工段', en: 'Section', kind: 'enum', enumName: 'Section', filter: true },
  status: { zh: '状态', en: 'Status', kind: 'enum', enumName: 'BedStatus' },
};
const widthsIn = (locale: string, width?: number) => {
  i18n.load(locale, {});
  i18n.activate(locale);
  const look = width === undefined ? {} : { width };
  return listColumns<{ readonly section: number; readonly status: number }>(
    section,
    [
      { field: 'section', ...look },
      { field: 'status', ...look },
    ],
    () => true,
  ).map((column) => column.width);
};

test('a column of an enumeration shows its longest label in the language of the reader', () => {
  // 裁片处理; 铺布中 in a tag
  expect(widthsIn('zh-CN')).toEqual([72, 87]);
  // Panel preparation; Awaiting approval in a tag
  expect(widthsIn('en')).toEqual([148, 176]);
});

test('a screen that asks for less does not cut off a label', () => {
  expect(widthsIn('en', 56)).toEqual([148, 176]);
  expect(widthsIn('en', 200)).toEqual([200, 200]);
});

test('a head of several words stands on two lines', () => {
  inEnglish();
  expect(widthOf(20)).toBe(98);
});
