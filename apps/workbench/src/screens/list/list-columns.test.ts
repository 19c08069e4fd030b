import type { Fields } from '@garment-mes/sdk/labels';
import type { DataColumn } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { isTall, listColumns } from './list-columns.tsx';
import type { Column } from './list-definition.ts';

interface Row {
  readonly id: string;
  readonly bedNo: string;
  readonly remark: string;
  readonly otMin: number;
  readonly section: number;
  readonly status: number;
  readonly imageUrl: string;
}

const fields: Fields = {
  bedNo: { zh: '床次', en: 'Bed', kind: 'text' },
  remark: { zh: '备注', en: 'Remark', kind: 'text' },
  otMin: { zh: '加班分钟', en: 'Overtime minutes', kind: 'integer', sort: true },
  section: { zh: '工段', en: 'Section', kind: 'enum', enumName: 'Section', filter: true },
  status: { zh: '状态', en: 'Status', kind: 'enum', enumName: 'BedStatus' },
  imageUrl: { zh: '图片', en: 'Picture', kind: 'image' },
};
const row: Row = {
  ...{ id: '1', bedNo: '12', remark: '', otMin: 30, section: 1, status: 1 },
  imageUrl: '',
};
const Drawn = () => null;

function columnOf(column: Column<Row>): DataColumn<Row> {
  const [found] = listColumns<Row>(fields, [column], () => true);
  if (found === undefined) throw new Error('no column');
  return found;
}
const roomOf = ({ room }: DataColumn<Row>) => (typeof room === 'function' ? room(row) : room);

test('columns leave their width to what they show; a picture is no text', () => {
  const names = Object.keys(fields) as readonly (keyof Row)[];
  const columns = listColumns<Row>(fields, names, () => true);
  expect(columns.filter(({ width }) => width !== undefined)).toEqual([]);
  expect(columnOf('imageUrl').text?.({ ...row, imageUrl: '/files/1.png' })).toBe('');
  expect(roomOf(columnOf('imageUrl'))).toBe(36);
});

test('codes, words of enumerations and tags are never cut, texts may be', () => {
  expect(columnOf('bedNo').whole).toBe(true);
  expect(columnOf('section').whole).toBe(true);
  expect(columnOf('status').whole).toBe(true);
  expect(columnOf('remark').whole).toBeUndefined();
});

test('room is kept for the frame of a tag and for what a component draws beside the value', () => {
  expect(roomOf(columnOf('section'))).toBeUndefined();
  expect(roomOf(columnOf('status'))).toBe(28);
  expect(roomOf(columnOf({ field: 'remark', Cell: Drawn }))).toBe(28);
  expect(roomOf(columnOf({ field: 'remark', Cell: Drawn, beside: () => '逾期' }))).toBe(54);
  expect(roomOf(columnOf({ id: 'bar', title: msg('时间'), value: () => '', Cell: Drawn }))).toBe(
    100,
  );
});

test('a column of buttons is as wide as their words, stands at the end and is not among the settings', () => {
  const zh = { id: 'actions', title: msg('操作'), value: () => '', Cell: Drawn } as const;
  const column = columnOf({ ...zh, buttons: () => ['修改', '批准'] });
  expect(roomOf(column)).toBe(88);
  expect(column).toMatchObject({ pin: 'end', fixed: true, align: 'end' });
  expect(column.text?.(row)).toBe('');
  expect(columnOf({ ...zh, buttons: () => ['Edit', 'Approve'] }).fixed).toBe(true);
});

test('heads are words of the language', () => {
  onTestFinished(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }));
  expect(columnOf('otMin').header).toBe('加班分钟');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(columnOf('otMin').header).toBe('Overtime minutes');
});

test('rows begin high for pictures that are shown, and for cells of three lines', () => {
  const fields: Fields = {
    name: { zh: '名称', en: 'Name', kind: 'text', key: 'name' },
    imageUrl: { zh: '图片', en: 'Picture', kind: 'image', key: 'image_url' },
  };
  const Cell = () => null;
  expect(isTall(fields, undefined)).toBe(true);
  expect(isTall(fields, ['name'])).toBe(false);
  expect(isTall(fields, ['name', { field: 'imageUrl' }])).toBe(true);
  expect(isTall(fields, [{ field: 'name', Cell, tall: true }])).toBe(true);
});

test('a picture leaves in no file', () => {
  const fields: Fields = {
    imageUrl: { zh: '图片', en: 'Picture', kind: 'image', key: 'image_url' },
  };
  expect(listColumns(fields, undefined, () => true)).toMatchObject([{ picture: true }]);
});
