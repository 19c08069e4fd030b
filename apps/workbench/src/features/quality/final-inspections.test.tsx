// @vitest-environment jsdom
import type {
  AqlPlan,
  CheckContext,
  CheckRecord,
  DefectItemRow,
  Order,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { measureFaults } from './checks/taps.ts';
import FinalInspections from './final-inspections.screen.tsx';
import { isAccepted } from './inspections/lot-plan.ts';

const sample = sampleAnswers.getCheckRecord as CheckRecord;
const context = sampleAnswers.getCheckContext as CheckContext;
const plan = sampleAnswers.getAqlPlan as AqlPlan;
const order = sampleAnswers.getOrder as Order;
const item: DefectItemRow = {
  ...(context.badItems[0] as DefectItemRow),
  ...{ id: '31', code: 'Q27', name: '尺寸超差', severity: 2, defaultDisposition: 1 },
};
const row = (part: Partial<CheckRecord['record']> = {}): CheckRecord['record'] => ({
  ...{ ...sample.record, id: '7', version: 1, checkNo: 'QC7', checkType: 5, status: 0 },
  ...{ checkNum: 125, passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0, lotNum: 2120 },
  ...{ sampleNum: 125, acRe: ['7/8', '10/11'], criticalNum: 0, majorNum: 0, minorNum: 0 },
  ...{ shipmentId: '40', barcode: null, parentId: null, isMine: true, round: 1, ...part },
});
const check = (
  part: Partial<CheckRecord['record']> = {},
  more: Partial<CheckRecord> = {},
): CheckRecord => ({
  ...{ ...sample, bads: [], children: [], images: [], measures: [] },
  ...more,
  record: row(part),
});
const bads = (num: number): CheckRecord['bads'] => [
  {
    ...(sample.bads[0] as CheckRecord['bads'][number]),
    badItemId: '31',
    severity: 2,
    num,
    pieceNo: 1,
  },
];

beforeEach(clearStored);
afterEach(cleanup);

const show = (part: Partial<CheckRecord['record']> = {}, answers: object = {}) =>
  renderScreen(FinalInspections, {
    answers: {
      listCheckRecords: { total: 1, list: [row(part)], sum: null },
      getCheckRecord: check(part),
      getCheckContext: { ...context, bundle: null, badItems: [item], maxNum: 0 },
      ...answers,
    } as never,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Opens an action of the row, in its words or under 更多. */
async function act(label: string): Promise<void> {
  await screen.findAllByRole('button', { name: /^(录入|详情)$/ });
  const word = screen.queryByRole('button', { name: label });
  if (word) return userEvent.click(word);
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('the plan follows the lot while it is typed, and the sample is sent with it', async () => {
  const { orderId, ...memo } = { orderId: order.id, lotNum: 281 };
  const kept = { values: { orderId, ...memo }, base: {}, version: undefined };
  const view = renderScreen(FinalInspections, {
    memory: new Map([['form:createCheckRecord:new', kept]]),
    answers: {
      getAqlPlan: ({ query }: { query: { lotNum: string } }) => ({
        ...plan,
        sampleNum: Number(query.lotNum) > 280 ? 50 : 32,
      }),
      createCheckRecord: check(),
      getCheckRecord: check(),
    } as never,
  });
  await press('新增终检');
  const bar = await screen.findByRole('region', { name: '抽样方案' });
  expect(bar.textContent).toContain('50');
  const lot = screen.getByRole('textbox', { name: /批量/ });
  await userEvent.clear(lot);
  await userEvent.type(lot, '280');
  await waitFor(() => expect(bar.textContent).toContain('32'));
  await press('开始终检');
  await screen.findByRole('heading', { name: 'QC7' });
  const checkNum = plan.cells.reduce((sum, cell) => sum + cell.checkNum, 0);
  expect(view.writes()).toMatchObject([
    {
      operation: 'createCheckRecord',
      body: { checkType: 5, lotNum: 280, checkNum },
    },
  ]);
});

test('a class turns red as soon as its faults refuse the lot', async () => {
  show(
    {},
    { getCheckRecord: check({}, { bads: bads(7) }), createCheckBad: check({}, { bads: bads(8) }) },
  );
  await press('录入');
  const classes = within(await screen.findByRole('list', { name: '疵点' }));
  const major = () => classes.getAllByRole('listitem')[1] as HTMLElement;
  await waitFor(() => expect(major().textContent).toContain('严重 7'));
  expect(major().dataset).not.toHaveProperty('refused');
  await press('不良');
  fireEvent.click(within(screen.getByRole('group', { name: '不良项目' })).getByRole('button'));
  expect(major().dataset).toHaveProperty('refused');
  await userEvent.click(screen.getByRole('tab', { name: '结论' }));
  expect(await screen.findByText('不合格')).toBeDefined();
});

test('good garments of the sample are counted', async () => {
  const view = show({}, { updateCheckRecord: check({ version: 2, passNum: 1 }) });
  await press('录入');
  await press('合格 +1');
  expect(await screen.findByText('1 / 125')).toBeDefined();
  await waitFor(() => expect(view.writes()).toHaveLength(1));
  expect(view.writes()).toMatchObject([{ body: { checkNum: 125, passNum: 1 } }]);
});

test.each([
  [{ majorNum: 8 }, '判定 不合格，确定提交？'],
  [{ majorNum: 7, minorNum: 10 }, '判定 合格，确定提交？'],
  [{ criticalNum: 1 }, '判定 不合格，确定提交？'],
])('the question says the result of %o', async (found, question) => {
  show(found);
  await act('提交');
  expect(await screen.findByRole('alertdialog', { name: question })).toBeDefined();
});

test('a confirmation cannot be taken back, which is said', async () => {
  const view = show(
    { status: 1, result: 2, majorNum: 9 },
    { confirmInspection: refusal(10102, '李芳 刚修改过') },
  );
  await act('确认');
  const asked = within(
    await screen.findByRole('alertdialog', { name: '确认后不可修改：QC7 不合格' }),
  );
  await userEvent.click(asked.getByRole('button', { name: '确认' }));
  expect(await asked.findByText('李芳 刚修改过')).toBeDefined();
  expect(view.writes()).toEqual([
    { operation: 'confirmInspection', body: { id: '7', version: 1 } },
  ]);
});

test('a concession is asked for with its reason, of refused lots alone', async () => {
  const view = show({ status: 1, result: 2 });
  await act('申请让步');
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.type(asked.getByRole('textbox', { name: /原因/ }), '色差轻微');
  await userEvent.click(asked.getByRole('button', { name: '申请让步' }));
  await waitFor(() =>
    expect(view.writes()).toEqual([
      {
        operation: 'requestConcession',
        body: { id: '7', version: 1, reason: '色差轻微' },
      },
    ]),
  );
  cleanup();
  show({ status: 1, result: 1 });
  await screen.findByRole('button', { name: '详情' });
  expect(screen.queryByRole('button', { name: '申请让步' })).toBeNull();
});

test('a refused lot is inspected again once it was re-sorted', async () => {
  const text = '拒收批须先全检：已检0/2120件';
  const view = show({ status: 4, result: 2 }, { reinspectCheckRecord: refusal(10202, text) });
  await act('再检');
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: '再检' }));
  expect(await asked.findByText(text)).toBeDefined();
  expect(view.writes()).toMatchObject([{ body: { parentId: '7', checkNum: 125 } }]);
});

test('a refused lot that was inspected again is not offered for it once more', async () => {
  show({ status: 4, result: 2, hasNextRound: true });
  await screen.findByRole('button', { name: '详情' });
  expect(screen.queryByRole('button', { name: '再检' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: '再检' })).toBeNull();
});

test('measures out of tolerance are faults of their garment, and none once they fit', () => {
  const out = { pointName: '胸围', sizeId: '1', pieceNo: 2, value: '52', isOut: true };
  const fits = { ...out, value: '50', isOut: false };
  expect(measureFaults([], [out], item)).toMatchObject([
    { kind: 'fault', fault: { badItemId: '31', pieceNo: 2, disposition: 1 } },
  ]);
  expect(measureFaults([out], [fits], item)).toMatchObject([{ kind: 'noFault' }]);
  expect(measureFaults([out], [{ ...out, value: '53' }], item)).toEqual([]);
});

test('the limits of a lot are those stored with it', () => {
  const lot = { acRe: ['7/8', '10/11'], criticalNum: 0, majorNum: 7, minorNum: 10 };
  expect(isAccepted(lot)).toBe(true);
  expect(isAccepted({ ...lot, minorNum: 11 })).toBe(false);
  expect(isAccepted({ ...lot, acRe: [], majorNum: 1, minorNum: 0 })).toBe(false);
});
