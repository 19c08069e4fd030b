// @vitest-environment jsdom

import {
  CreateCuttingDieBodyFields,
  CreateDispatchOrderBodyFields,
  CreateEmployeeAbsenceBodyFields,
} from '@garment-mes/sdk/labels';
import { createCuttingDie, createEmployeeAbsence } from '@garment-mes/sdk/mes2';
import { refusal } from '@garment-mes/sdk/testing';
import {
  validateCreateCuttingDie,
  validateCreateEmployeeAbsence,
} from '@garment-mes/sdk/validators';
import type { SheetTexts } from '@garment-mes/ui';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { entriesOf } from '#screens/form/form-body.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import RecordImport from './record-import.tsx';
import { checkRecords, headsOf } from './record-sheet.ts';

const read = vi.hoisted(() => ({ sheet: undefined as unknown }));
vi.mock('@garment-mes/ui', async (original) => ({
  ...(await original<typeof import('@garment-mes/ui')>()),
  importSheet: async () => read.sheet,
}));

afterEach(cleanup);

const form = {
  save: createCuttingDie,
  fields: CreateCuttingDieBodyFields,
  entries: entriesOf(['moldNo', 'name', 'styleNos', 'partCodes', 'lifeNum', 'makeDate', 'remark']),
  validate: validateCreateCuttingDie,
};
const HEADS = ['刀模编号', '名称', '部位', '寿命次数', '制作日期', '谁的列'];
const sheet = (...lines: readonly (readonly string[])[]): SheetTexts => ({
  heads: HEADS,
  lines: lines.map((cells, at) => ({ row: at + 2, cells })),
});
const good = ['KM-1', '前幅', 'FRT、BCK', '20,000', '2024/3/1', 'x'];
const noRecord = () => undefined;
const check = (texts: SheetTexts) => checkRecords(form, { styleNos: [] }, texts, noRecord);

test('the template has the columns of the document in their order', () => {
  expect(headsOf(CreateCuttingDieBodyFields).map(({ name }) => name)).toEqual([
    ...['moldNo', 'name', 'styleNos', 'partCodes', 'lifeNum', 'locationCode', 'makeDate', 'remark'],
  ]);
});

test('reads cells as what the fields are, and leaves out columns nobody knows', () => {
  const [row] = check(sheet(good)).rows;
  expect(row?.faults).toEqual(new Map());
  expect(row?.values).toEqual({
    ...{ moldNo: 'KM-1', name: '前幅', partCodes: ['FRT', 'BCK'], styleNos: [] },
    ...{ lifeNum: 20_000, makeDate: '2024-03-01' },
  });
});

test('several records and moments are read out of a cell, an ending day to its end', () => {
  const absences = {
    save: createEmployeeAbsence,
    fields: CreateEmployeeAbsenceBodyFields,
    entries: entriesOf(['employeeIds', 'absenceType', 'fromDate', 'toDate', 'reason']),
    validate: validateCreateEmployeeAbsence,
  };
  const heads = ['员工', '缺勤类型', '开始日期', '结束日期'];
  const lines = [
    { row: 2, cells: ['0417，0418', '年假', '2024/4/1 8:00', '2024-04-02'] },
    { row: 3, cells: ['0417,0999', '年假', '2024-04-01 25:00', '2024-04-02 17:30:15'] },
  ];
  const known = new Map([
    ['0417', '31'],
    ['0418', '32'],
  ]);
  const [good, bad] = checkRecords(absences, {}, { heads, lines }, (_, text) =>
    known.get(text),
  ).rows;
  expect(good?.values).toEqual({
    ...{ employeeIds: ['31', '32'], absenceType: 3 },
    ...{ fromDate: '2024-04-01 08:00:00', toDate: '2024-04-02 23:59:59' },
  });
  expect(Object.fromEntries(bad?.faults ?? [])).toEqual({
    employeeIds: '找不到“0417,0999”，或有多个',
    fromDate: '“2024-04-01 25:00”不是有效日期',
  });
});

test('finds what is wrong by row and field before anything is sent', () => {
  const { rows } = check(sheet(['', '后幅', 'BCK', '12O', '2024-02-30', '']));
  expect(Object.fromEntries(rows[0]?.faults ?? [])).toEqual({
    moldNo: '刀模编号必填',
    lifeNum: '“12O”不是整数',
    makeDate: '“2024-02-30”不是有效日期',
  });
});

test('a number that an earlier row has in any spelling is said before anything is sent', () => {
  const { rows } = check(
    sheet(
      ['km-9', '前幅', 'FRT', 'x', '', ''],
      good,
      ['ＫＭ－９', '袖', 'SLV', '100', '', ''],
      [' km-1 ', '后幅', 'BCK', '100', '', ''],
      ['KM-1', '', 'BCK', '100', '', ''],
    ),
  );
  // The first row is not sent, so the third may be.
  expect(rows.map(({ faults }) => Object.fromEntries(faults))).toEqual([
    { lifeNum: '“x”不是整数' },
    {},
    {},
    { moldNo: '“km-1”与第3行重复' },
    { name: '名称必填', moldNo: '“KM-1”与第3行重复' },
  ]);
});

test('a sheet without a column that is required, or with one twice, says so', () => {
  expect(check({ heads: ['名称'], lines: [] }).fault).toBe('找不到“刀模编号”列，请使用模板');
  expect(check({ heads: [...HEADS, 'die NO.'], lines: [] }).fault).toBe('“刀模编号”列重复');
});

test('values of an enumeration go by their word, records by their name', () => {
  const fields = {
    priority: { ...CreateDispatchOrderBodyFields.targetType, sheet: true },
    customerId: { zh: '客户', en: 'Customer', kind: 'id', reference: 'listCustomers', sheet: true },
  } as const;
  const { rows } = checkRecords(
    { fields, entries: entriesOf(['priority', 'customerId']) },
    {},
    {
      heads: [CreateDispatchOrderBodyFields.targetType.zh, '客户'],
      lines: [
        { row: 2, cells: ['外发组', '优裁'] },
        { row: 3, cells: ['月球', '谁'] },
      ],
    },
    (_, text) => (text === '优裁' ? '9' : undefined),
  );
  expect(rows[0]?.values).toEqual({ priority: 3, customerId: '9' });
  expect(Object.fromEntries(rows[1]?.faults ?? [])).toEqual({
    priority: '“月球”不在可选值中：车间、产线、外发组、工厂',
    customerId: '找不到“谁”，或有多个',
  });
});

async function choose(texts: SheetTexts, answers: Readonly<Record<string, unknown>> = {}) {
  read.sheet = texts;
  const view = renderScreen(
    () => <RecordImport form={form} initial={{}} onClose={() => undefined} />,
    { answers },
  );
  const [input] = await screen.findAllByLabelText<HTMLInputElement>('选择文件', {
    selector: 'input',
  });
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'dies.xlsx'));
  return view;
}

test('sends the rows without a fault one by one, and lists the others with their reasons', async () => {
  const refusals = [{ id: '1' }, refusal(10009, '刀模编号已存在')];
  const { writes } = await choose(
    sheet(good, ['KM-2', ...good.slice(1)], ['KM-3', '袖', 'SLV', 'x', '', '']),
    { createCuttingDie: () => refusals.shift() },
  );
  await userEvent.click(await screen.findByRole('button', { name: '导入 2 条' }));
  await screen.findByText('已导入 1 条，2 条未导入');
  expect(writes()).toHaveLength(2);
  const refused = within(screen.getByRole('grid', { name: '未导入的行' }));
  expect(refused.getByText('刀模编号已存在')).toBeDefined();
  expect(refused.getByText('“x”不是整数')).toBeDefined();
});

test('after an answer that is not about the row, nothing more is sent', async () => {
  const { writes } = await choose(sheet(good, ['KM-2', ...good.slice(1)]), {
    createCuttingDie: refusal(10401, '没有权限'),
  });
  await userEvent.click(await screen.findByRole('button', { name: '导入 2 条' }));
  await screen.findByText('已导入 0 条，2 条未导入');
  expect(writes()).toHaveLength(1);
});
