// @vitest-environment jsdom
import type { CheckContext, CheckRecord, DefectItemRow, ResolvedCode } from '@garment-mes/sdk/mes2';
import {
  confirmInspection,
  submitCheckRecord,
  updateCheckRecord,
  voidCheckRecord,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import CheckRecords from './check-records.screen.tsx';

const sample = sampleAnswers.getCheckRecord as CheckRecord;
const context = sampleAnswers.getCheckContext as CheckContext;
const code = sampleAnswers.resolveScanCode as ResolvedCode;
const item = (id: string, name: string, part: Partial<DefectItemRow> = {}): DefectItemRow => ({
  ...(context.badItems[0] as DefectItemRow),
  ...{ id, name, severity: 2, defaultDisposition: 1, ...part },
});
const items = [item('31', '跳针'), item('32', '破洞', { severity: 1, defaultDisposition: 3 })];
const zero = { passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 };
const row = (part: Partial<CheckRecord['record']> = {}): CheckRecord['record'] => ({
  ...{ ...sample.record, ...zero, id: '7', version: 1, checkNo: 'QC7', checkType: 3 },
  ...{ barcode: 'B1', checkNum: 24, status: 0, parentId: null, isMine: true, ...part },
});
const bads: CheckRecord['bads'] = [
  {
    ...(sample.bads[0] as CheckRecord['bads'][number]),
    badItemId: '31',
    severity: 2,
    num: 1,
    pieceNo: 1,
  },
];
const check = (
  part: Partial<CheckRecord['record']> = {},
  more: Partial<CheckRecord> = {},
): CheckRecord => ({
  ...{ ...sample, bads: [], children: [], images: [], cells: [], measures: [] },
  ...more,
  record: row(part),
});

beforeEach(clearStored);
afterEach(cleanup);

const show = (
  answers: object = {},
  may?: readonly string[],
  part: Partial<CheckRecord['record']> = {},
) =>
  renderScreen(CheckRecords, {
    answers: {
      listCheckRecords: { total: 1, list: [row(part)], sum: null },
      getCheckRecord: check(part),
      getCheckContext: { ...context, badItems: items, maxNum: 24 },
      ...answers,
    } as never,
    ...(may ? { may } : {}),
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const tile = (name: string) =>
  within(screen.getByRole('group', { name: '不良项目' })).getByRole('button', {
    name: new RegExp(name),
  });
const openPage = async () => {
  await press('继续录入');
  await screen.findByRole('group', { name: '不良项目' });
};
const bodies = (view: ReturnType<typeof show>, operation: string) =>
  view
    .writes()
    .filter((write) => write.operation === operation)
    .map(({ body }) => body);

test('a scanned bundle begins a check of all of its garments, and its page is opened', async () => {
  const bundle = { ...context.bundle, orderId: '5', lineDeptId: '61', num: 24 };
  const view = show({
    resolveScanCode: { ...code, kind: 'bundle', code: 'B1', bundle },
    createCheckRecord: check(),
  });
  await press('新增质检');
  await userEvent.type(screen.getByRole('textbox', { name: '扫描扎号' }), 'B1{Enter}');
  await screen.findByText('已扫 1');
  await press('开始检验');
  await screen.findByRole('heading', { name: 'QC7' });
  const [body] = bodies(view, 'createCheckRecord');
  expect(body).toMatchObject({
    checkType: 3,
    barcode: 'B1',
    orderId: '5',
    lineDeptId: '61',
    checkNum: 24,
    ...zero,
  });
  expect(body).toHaveProperty('requestId');
});

test('a bundle is needed at the end of a line, and no more garments than it has', async () => {
  const view = show();
  await press('新增质检');
  await press('开始检验');
  expect(await screen.findByText('请扫描扎号')).toBeDefined();
  expect(screen.getByText('请选择产线')).toBeDefined();
  expect(view.writes()).toEqual([]);
});

test('a fault is saved in three taps and shown at once', async () => {
  const view = show({
    createCheckBad: check({}, { bads }),
    updateCheckRecord: check({ version: 2, reworkNum: 1 }, { bads }),
  });
  await openPage();
  await press('不良');
  fireEvent.click(tile('跳针'));
  expect(tile('跳针').textContent).toBe('跳针1');
  await press('完成本件');
  await waitFor(() => expect(bodies(view, 'updateCheckRecord')).toHaveLength(1));
  expect(bodies(view, 'createCheckBad')).toMatchObject([
    { checkId: '7', badItemId: '31', num: 1, pieceNo: 1, disposition: 1 },
  ]);
  expect(bodies(view, 'updateCheckRecord')).toMatchObject([
    { version: 1, reworkNum: 1, passNum: 0 },
  ]);
});

test('Space counts one good garment however long it is held, Backspace takes it back', async () => {
  const answers = [check({ version: 2, passNum: 1 }), check({ version: 3 })];
  const view = show({ updateCheckRecord: () => answers.shift() });
  await openPage();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('1 / 24')).toBeDefined();
  await waitFor(() => expect(bodies(view, 'updateCheckRecord')).toHaveLength(1));
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  expect(screen.getByText('1 / 24')).toBeDefined();
  await userEvent.keyboard('{Backspace}');
  expect(await screen.findByText('0 / 24')).toBeDefined();
});

test.each([
  [1, '0.00'],
  [2, '–'],
])('of round %i the DHU is %s: garments that came back have none', async (round, rate) => {
  show({}, undefined, { round, passNum: 1 });
  await openPage();
  expect(screen.getByText('DHU', { selector: 'dt' }).nextElementSibling?.textContent).toBe(rate);
});

test('a refused tap stays with its sentence, and is offered again after the page was left', async () => {
  const view = show({ createCheckBad: refusal(10202, '质检单QC7已提交，不能再添加疵点') });
  await openPage();
  await press('不良');
  fireEvent.click(tile('跳针'));
  expect(await screen.findByText('质检单QC7已提交，不能再添加疵点')).toBeDefined();
  expect(tile('跳针').textContent).toBe('跳针1');
  expect(view.dirty.at(-1)).toBe(true);
  await press('返回');
  expect(await screen.findByText('QC7 有没送出的点击')).toBeDefined();
  await press('打开');
  await screen.findByText('1 次点击没有送出');
  await press('放弃这一次');
  await waitFor(() => expect(screen.queryByText('1 次点击没有送出')).toBeNull());
});

test('taps of another tablet are seen', async () => {
  let now = check();
  const view = show({ getCheckRecord: () => now });
  await openPage();
  now = check({ version: 2 }, { bads });
  view.push('qc', ['7']);
  await waitFor(() => expect(tile('跳针').textContent).toBe('跳针1'));
});

test('what keeps it from being submitted is said as the service says it', async () => {
  show({ getCheckRecord: check({ passNum: 22, scrapNum: 3 }, { bads }) });
  await openPage();
  const said = await screen.findByText(/合格22\+返修0\+次品0\+报废3≠检查24/);
  expect(said.textContent).toContain('疵点数1少于不良件数3');
  expect(said.textContent).toContain('报废或致命疵点须拍照');
});

test('it is submitted after the question', async () => {
  const view = show({ submitCheckRecord: check({ status: 4 }) });
  await press('提交');
  const name = '提交后数量不能修改，确定提交 QC7？';
  const question = within(await screen.findByRole('alertdialog', { name }));
  await userEvent.click(question.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(bodies(view, 'submitCheckRecord')).toEqual([{ id: '7', version: 1 }]));
});

test('what was mended is checked again on a page of its own', async () => {
  const part = { status: 2, openReworkNum: 3 } as const;
  const child = check({ id: '8', checkNo: 'QC7-1', parentId: '7', checkNum: 3 });
  const view = show({
    reinspectCheckRecord: child,
    getCheckRecord: child,
    listCheckRecords: { total: 1, list: [row(part)], sum: null },
  });
  await press('复检');
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: '复检' }));
  await screen.findByRole('heading', { name: 'QC7-1' });
  expect(bodies(view, 'reinspectCheckRecord')).toMatchObject([{ parentId: '7', checkNum: 3 }]);
});

test.each([
  ['its inspector', { status: 0, isMine: true }, [voidCheckRecord], true],
  ['another inspector', { status: 0, isMine: false }, [voidCheckRecord], false],
  [
    'a holder of the confirmation',
    { status: 1, isMine: false },
    [voidCheckRecord, confirmInspection],
    true,
  ],
  ['somebody without it', { status: 1, isMine: true }, [voidCheckRecord], false],
] as const)('作废 is offered to %s: %o', async (_who, part, rights, isOffered) => {
  show(
    {},
    rights.map(({ permissionKey }) => permissionKey),
    part,
  );
  await screen.findAllByText('QC7');
  expect(screen.queryAllByRole('button', { name: '作废' })).toHaveLength(isOffered ? 1 : 0);
});

test('who may not change it looks at what was found', async () => {
  show({ getCheckRecord: check({ status: 2 }, { bads }) }, [submitCheckRecord.permissionKey], {
    status: 2,
  });
  await press('详情');
  expect(await screen.findByRole('heading', { name: 'QC7' })).toBeDefined();
  expect(await screen.findByRole('grid', { name: '疵点' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '合格 +1' })).toBeNull();
  expect(updateCheckRecord.access).toBe('button');
});
