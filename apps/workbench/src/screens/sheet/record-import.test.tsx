// @vitest-environment jsdom

import { createCustomer } from '@garment-mes/sdk/ccm';
import {
  CreateAttendanceBodyFields,
  CreateCustomerBodyFields,
  CreateCuttingDieBodyFields,
  CreateDispatchOrderBodyFields,
  CreateEmployeeAbsenceBodyFields,
  CreateMaterialBodyFields,
} from '@garment-mes/sdk/labels';
import { createCuttingDie, createEmployeeAbsence } from '@garment-mes/sdk/mes2';
import { refusal } from '@garment-mes/sdk/testing';
import {
  validateCreateCustomer,
  validateCreateCuttingDie,
  validateCreateEmployeeAbsence,
} from '@garment-mes/sdk/validators';
import type { SheetTexts } from '@garment-mes/ui';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { entriesOf } from '#screens/form/form-body.ts';
import { references } from '#screens/references/references.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { findReferences } from './find-references.ts';
import { leftText } from './left-lines.ts';
import RecordImport from './record-import.tsx';
import { checkRecords, headsOf, type Lookup } from './record-sheet.ts';

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
    employeeIds: '找不到“0999”',
    fromDate: '“2024-04-01 25:00”不是有效日期',
  });
});

test('a person has one row a day, and times are read as they are typed', () => {
  const attendance = {
    fields: CreateAttendanceBodyFields,
    entries: entriesOf(['employeeId', 'workDate', 'onTime', 'offTime']),
  };
  const heads = ['员工', '工作日', '上班', '下班'];
  const lines = [
    ['0417', '2024/4/1', '8:00', '17：30'],
    ['0418', '2024-04-01', '08:00:00', '17:30'],
    ['0417', '2024-04-02', '8点', '25:00'],
    ['0417', '2024-04-01', '08:00', '12:00'],
  ].map((cells, at) => ({ row: at + 2, cells }));
  const ids: Readonly<Record<string, string>> = { '0417': '31', '0418': '32' };
  const { rows } = checkRecords(attendance, {}, { heads, lines }, (_, text) => ids[text]);
  expect(rows.map(({ faults }) => Object.fromEntries(faults))).toEqual([
    {},
    {},
    { onTime: '“8点”不是时间，如 08:00', offTime: '“25:00”不是时间，如 08:00' },
    { employeeId: '“0417 2024-04-01”与第2行重复' },
  ]);
  expect(rows.slice(0, 2).map(({ values }) => [values.onTime, values.offTime])).toEqual([
    ['08:00', '17:30'],
    ['08:00', '17:30'],
  ]);
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
    customerId: '找不到“谁”',
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

const customers = {
  save: createCustomer,
  fields: CreateCustomerBodyFields,
  entries: entriesOf(Object.keys(CreateCustomerBodyFields)),
  validate: validateCreateCustomer,
};
const USUAL = {
  ...{ grade: 'B', isVip: 0, gateShipment: 0, shadeControl: 0, inspectionLevel: 'II' },
  ...{ cutTolUpPct: '3', cutTolDownPct: '0', shipTolUpPct: '3', shipTolDownPct: '3' },
  ...{ aqlMajor: '2.5', aqlMinor: '4.0' },
};

test('a column is asked for only where a record says nothing of its own without it', () => {
  const texts = {
    heads: ['编码', '名称', '简称'],
    lines: [{ row: 2, cells: ['UN', '优诺', '优诺'] }],
  };
  const { fault, rows } = checkRecords(customers, USUAL, texts, noRecord);
  expect(fault).toBeUndefined();
  expect(rows[0]?.faults).toEqual(new Map());
  expect(rows[0]?.values).toMatchObject({ ...USUAL, code: 'UN', name: '优诺' });
  const short = { ...texts, heads: ['编码', '名称', 'x'] };
  expect(checkRecords(customers, USUAL, short, noRecord).fault).toBe('找不到“简称”列，请使用模板');
});

test('a figure may have its own unit beside it, and no other', () => {
  const materials = {
    fields: CreateMaterialBodyFields,
    entries: entriesOf(['widthCm', 'lossPct', 'price', 'relaxHours', 'maxPlies']),
  };
  const heads = ['门幅(cm)', '损耗%', '单价', '松布时间(小时)', '最高层数'];
  const read = (cells: readonly string[], shown: Readonly<Record<number, string>> = {}) => {
    const { rows } = checkRecords(
      materials,
      {},
      { heads: [...heads, '编码', '名称', '类型', '单位'], lines: [{ row: 2, cells, shown }] },
      noRecord,
    );
    return rows[0];
  };
  expect(read(['175 cm', '3%', '￥1,022.5', '24小时', '120'])?.values).toEqual({
    ...{ widthCm: '175', lossPct: '3', price: '1022.5', relaxHours: 24, maxPlies: 120 },
  });
  // A spreadsheet keeps 2.5% as 0.025, and may show it as 3%.
  expect(read(['175', '0.025', '', '', ''], { 1: '3%' })?.values.lossPct).toBe('2.5');
  expect(Object.fromEntries(read(['1.75m', '3 kg', '22.5/m', '', ''])?.faults ?? [])).toMatchObject(
    {
      widthCm: '“1.75m”不是数字',
      lossPct: '“3 kg”不是数字',
      price: '“22.5/m”不是数字',
    },
  );
});

test('a total line and the example of the template are no records, and are named', () => {
  const examples = ['UNO-EU', 'Uno Fashion Ltd', 'Uno', 'Germany', '3', '0', '3', '3', 'Ms Lin'];
  const heads = [
    '编码',
    '名称',
    '简称',
    '国家',
    '裁剪上差%',
    '裁剪下差%',
    '走货上差%',
    '走货下差%',
    '联系人',
  ];
  const other = examples.with(1, 'Uno Mode AG');
  const { rows, left = [] } = checkRecords(
    customers,
    USUAL,
    {
      heads,
      lines: [examples, other, ['', '合计：', '', '', '1', '', '', '', '']].map((cells, at) => ({
        row: at + 2,
        cells,
      })),
    },
    noRecord,
  );
  expect(rows.map(({ row }) => row)).toEqual([3]);
  expect(leftText(left)).toBe('第 4 行是合计，不导入；第 2 行是模板的示例，不导入');
});

test('a word that names no one record says which ones were found', () => {
  const fields = {
    customerId: { zh: '客户', en: 'Customer', kind: 'id', reference: 'listCustomers', sheet: true },
  } as const;
  const lookup: Lookup = (_, text) =>
    text === '桶'
      ? { are: 'others', names: ['优诺 UN'] }
      : text === '优'
        ? { are: 'alike', names: ['优诺 UN', '优裁 UC'] }
        : { are: 'several', names: ['优诺 UN', '优诺 UN2'] };
  const { rows } = checkRecords(
    { fields, entries: entriesOf(['customerId']) },
    {},
    {
      heads: ['客户'],
      lines: ['优', '优诺', '桶'].map((text, at) => ({ row: at + 2, cells: [text] })),
    },
    lookup,
  );
  expect(rows.map(({ faults }) => faults.get('customerId'))).toEqual([
    '找不到“优”，相近的有：优诺 UN、优裁 UC',
    '“优诺”有多个：优诺 UN、优诺 UN2',
    '找不到“桶”，现有的有：优诺 UN',
  ]);
});

test('records are found by code, name or short name, one that is not is told with those alike', async () => {
  const rows = [
    { id: '8', code: 'UN', name: '优诺服饰', shortName: '优诺' },
    { id: '9', code: 'UC', name: '优裁服饰', shortName: '优裁' },
  ];
  const client = (() => undefined) as never;
  const fields = {
    customerId: { zh: '客户', en: 'Customer', kind: 'id', reference: 'listCustomers', sheet: true },
  } as const;
  let asked = 0;
  const operation = vi
    .spyOn(references.listCustomers, 'operation')
    .mockImplementation((async () => {
      asked += 1;
      return asked === 5 ? { total: 0, list: [] } : { total: 2, list: rows };
    }) as never);
  const lines = ['优诺', 'uc', '优裁服饰', '优', '桶'].map((text, at) => ({
    row: at + 2,
    cells: [text],
  }));
  const lookup = await findReferences(
    { client, can: () => true },
    fields,
    { heads: ['客户'], lines },
    new AbortController().signal,
  );
  expect(operation).toHaveBeenCalledTimes(6);
  operation.mockRestore();
  expect(['优诺', 'uc', '优裁服饰'].map((text) => lookup('customerId', text))).toEqual([
    '8',
    '9',
    '9',
  ]);
  const names = ['优诺服饰 UN', '优裁服饰 UC'];
  expect(lookup('customerId', '优')).toEqual({ are: 'alike', names });
  expect(lookup('customerId', '桶')).toEqual({ are: 'others', names });
});

test('ten thousand rows are stopped between two of them: whole rows are there, and the rest is given back', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => good.with(0, `KM-${at}`));
  let sent = 0;
  const { writes } = await choose(sheet(...lines), {
    createCuttingDie: () => {
      sent += 1;
      if (sent === 3) screen.getByRole('button', { name: '停止' }).click();
      return { id: String(sent) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '导入 10000 条' }));
  await screen.findByText('已导入 3 条，9997 条未导入');
  expect(writes()).toHaveLength(3);
});
