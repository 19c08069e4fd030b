// @vitest-environment jsdom
import type { WageRecord, WageRecordRow } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { adjustIssues } from './slips/adjusts.tsx';
import { answer, approve, confirm, confirmFor, object, pay, unlock } from './slips/steps.ts';
import WageRecords from './wage-records.screen.tsx';

const sample = sampleAnswers.getWageRecord as WageRecord;
const row = (part: Partial<WageRecordRow> = {}): WageRecordRow => ({
  ...{
    ...sample.record,
    id: '7',
    version: 3,
    employeeName: '王芳',
    status: 0,
    userId: '9',
    isLed: true,
  },
  ...part,
});

beforeEach(clearStored);
afterEach(cleanup);

const show = (part: Partial<WageRecordRow> = {}, more: object = {}) =>
  renderScreen(WageRecords, {
    answers: {
      listWageRecords: { total: 1, list: [row(part)], sum: {} },
      getWageRecord: { ...sample, record: row(part) },
      ...more,
    } as never,
  });
const openSlip = async (panel: string) => {
  const cell = await screen.findByText('王芳');
  await userEvent.dblClick(cell);
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(within(drawer).getByRole('tab', { name: panel }));
  return within(drawer);
};

test('people confirm and object to their own wage; others confirm it in their place', () => {
  const own = row();
  expect([confirm, object, confirmFor].map(({ when }) => when?.(own, '9'))).toEqual([
    ...[true, true, false],
  ]);
  expect([confirm, object, confirmFor].map(({ when }) => when?.(own, '8'))).toEqual([
    ...[false, false, true],
  ]);
  expect(confirmFor.when?.(row({ isLed: false }), '8')).toBe(false);
  const none = row({ userId: null });
  expect(confirm.when?.(none, '9')).toBe(false);
  const objected = row({ objection: '少计', answerText: null });
  expect([object.when?.(objected, '9'), confirmFor.when?.(objected, '8')]).toEqual([false, false]);
  expect(answer.when?.(objected, '8')).toBe(true);
  expect(confirm.body?.([own], {})).toMatchObject({
    seen: [{ id: '7', version: 3, payableAmount: own.payableAmount }],
  });
  expect(confirmFor.body?.([own], { reason: '请假' })).toMatchObject({
    ...{ seen: [{ id: '7', version: 3 }], reason: '请假' },
  });
  expect(answer.when?.(row({ objection: '少计', answerText: '已补' }), '8')).toBe(false);
});

test('a locked wage is unlocked or paid, nothing else', () => {
  const offered = (part: Partial<WageRecordRow>) =>
    Object.entries({ confirm, confirmFor, object, answer, approve, unlock, pay })
      .filter(([, { when }]) => when?.(row(part), '9'))
      .map(([name]) => name);
  expect(offered({ status: 2 })).toEqual(['unlock', 'pay']);
  expect(offered({ status: 3 })).toEqual([]);
  expect(offered({ status: 1, pendingAdjust: 1 })).toEqual(['object', 'approve']);
});

test('the question of a payment has people and their sum', () => {
  const rows = [
    row({ payableAmount: '2360.10' }),
    row({ id: '8', payableAmount: '0.20' }),
  ] as const;
  expect(pay.confirm?.(rows)).toBe('2 人 合计 2,360.30 元标记为已发？此操作不可撤销');
  const { payableAmount: _, ...hidden } = rows[1];
  expect(pay.confirm?.([rows[0], hidden])).toBe('2 人 合计 – 元标记为已发？此操作不可撤销');
  const paid = { periodId: rows[0].periodId, ids: ['7', '8'] };
  expect(pay.body?.(rows, {})).toEqual({ ...paid, paidOn: null });
  expect(pay.body?.(rows, { paidOn: '2024-04-02' })).toEqual({ ...paid, paidOn: '2024-04-02' });
});

test('a quality deduction needs its check, and the system alone enters differences', () => {
  const rows = [
    { kind: '5', refId: null },
    { kind: '4' },
    { kind: '5', refId: '3' },
    { kind: '1' },
  ];
  expect(adjustIssues({ rows }).map(({ field }) => field)).toEqual(['rows.0.refId', 'rows.1.kind']);
});

test('an adjustment begins with the period and person of its row', async () => {
  show({ status: 1 });
  const [line] = await screen.findAllByText('王芳');
  const drawn = within(line?.closest('[data-part="row"]') as HTMLElement);
  const word = drawn.queryByRole('button', { name: '调整' });
  if (word === null) await userEvent.click(drawn.getByRole('button', { name: '更多' }));
  await userEvent.click(word ?? (await screen.findByRole('menuitem', { name: '调整' })));
  await screen.findByRole('heading', { name: '录入调整' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('an adjustment is agreed to or refused by words that its column has room for', async () => {
  const adjusts = sample.adjusts.slice(0, 1).map((adjust) => ({ ...adjust, status: 0 }));
  const pending = row({ pendingAdjust: 1 });
  show(pending, { getWageRecord: { ...sample, record: pending, adjusts } });
  const drawer = await openSlip('工资条');
  for (const name of ['通过', '拒绝'])
    expect((await drawer.findByRole('button', { name })).dataset).toMatchObject({
      ...{ size: 'small', variant: 'plain' },
    });
});

test('a slip says what it was topped up by', async () => {
  show({ topUpAmount: '12.5000', payableAmount: '2360.0000' });
  const slip = await openSlip('工资条');
  await slip.findByText('本期按最低工资补足 12.50 元');
  expect(slip.getByText('2,360.00', { selector: 'b' })).toBeTruthy();
});

test('each level of the work behind a wage adds up to the one above', async () => {
  const [detail] = sample.details;
  const work = { ...detail, id: '1', workDate: '2024-03-20', orderId: '5', amount: '4.0800' };
  const scan = (sampleAnswers.listScans as { readonly list: readonly object[] }).list[0];
  const { calls } = show(
    { pieceAmount: '4.0800' },
    {
      getWageRecord: {
        ...sample,
        record: row({ pieceAmount: '4.0800' }),
        details: [{ ...work, source: 1, num: 24 }],
      },
      listScans: { total: 1, list: [{ ...scan, num: 20, amount: '3.4000' }], sum: {} },
    },
  );
  const slip = await openSlip('工作明细');
  const even = '合计 4.08 元，与上级相差 0.00 元';
  await slip.findByText(even);
  await userEvent.click(slip.getByRole('button', { name: '2024-03-20' }));
  await slip.findByText(even);
  await userEvent.click(slip.getByRole('button', { name: 'SO2403017' }));
  await slip.findByText(even);
  await userEvent.click(slip.getByRole('button', { name: '合肩' }));
  await slip.findByText('合计 20 件，与上级相差 -4 件');
  await slip.findByText('合计 3.40 元，与上级相差 -0.68 元');
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'listScans')?.query).toMatchObject({
      wageDetailId: '1',
    }),
  );
});
