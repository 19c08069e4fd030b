// @vitest-environment jsdom
import type { WageRecord, WageRecordRow } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { OwnWages } from './own-wages.tsx';

const sample = sampleAnswers.getWageRecord as WageRecord;
const [detail] = sample.details;
/** The account of the test reads its own wage. */
const ME = '1';

beforeEach(clearStored);
afterEach(cleanup);

const row = (part: Partial<WageRecordRow> = {}): WageRecordRow => ({
  ...{ ...sample.record, id: '7', version: 3, status: 0, userId: ME, employeeId: '5' },
  ...{ periodNo: '2024-03', pieceAmount: '1046.2300', payableAmount: '1026.2300' },
  ...{ deductAmount: '20.0000' },
  ...part,
});
const works = [
  { ...detail, id: '71', source: 1, processName: '合肩', workDate: '2024-03-19', amount: '669.76' },
  { ...detail, id: '72', source: 1, processName: '上领', workDate: '2024-03-20', amount: '376.47' },
];
const [adjust] = sample.adjusts;
const given = (part: Partial<WageRecordRow> = {}, more: object = {}) => ({
  listWageRecords: { total: 1, list: [row(part)] },
  getWageRecord: {
    ...{ ...sample, record: row(part), details: works },
    ...{ steps: { ...sample.steps, confirmUntil: '2024-04-03' } },
    adjusts: [{ ...adjust, id: '8', kind: 3, status: 1, amount: '20.00', reason: '工具遗失' }],
  },
  ...more,
});
const show = (part: Partial<WageRecordRow> = {}, more: object = {}, may?: readonly string[]) =>
  renderScreen(OwnWages, {
    answers: given(part, more) as never,
    ...(may ? { may } : {}),
  });
const openSlip = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /2024-03/ }));
  return within(await screen.findByRole('article', { name: '工资条' }));
};

test('asks for the own wages alone, and says of each what is due and how far it is', async () => {
  const { calls } = show();
  const period = await screen.findByRole('button', { name: /2024-03/ });
  expect(period.textContent).toContain('已计算');
  expect(period.textContent).toContain('¥1,026.23');
  expect(calls.find(({ operation }) => operation === 'listWageRecords')?.query).toMatchObject({
    mine: 'true',
  });
});

test('a part opens to its rows, and a row to the reports of work behind it', async () => {
  const { calls } = show();
  const slip = await openSlip();
  expect(slip.getByText('1,046.23')).toBeDefined();
  expect(slip.getByText('-20.00')).toBeDefined();
  expect(slip.getByText('工具遗失')).toBeDefined();
  expect(slip.queryByText('集体额')).toBeNull();
  const [newest] = slip.getAllByRole('button', { name: /合肩|上领/, hidden: true });
  expect(newest?.textContent).toContain('上领');
  expect(newest?.textContent).toContain('376.47');
  await userEvent.click(newest as HTMLElement);
  await slip.findByRole('list', { name: '扫描明细', hidden: true });
  expect(calls.find(({ operation }) => operation === 'listScans')?.query).toMatchObject({
    ...{ wageDetailId: '72', employeeId: '5' },
  });
});

test('says what confirming means and until when, and confirms once that was asked', async () => {
  const { writes } = show();
  const slip = await openSlip();
  expect(slip.getByText(/2024-04-03起自动确认/)).toBeDefined();
  await userEvent.click(slip.getByRole('button', { name: '确认工资' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('确认本期应发 1,026.23 元？')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: '确认工资' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'confirmWageRecords',
        body: {
          ids: ['7'],
          seen: [{ id: '7', version: 3, payableAmount: '1026.2300' }],
          onBehalf: false,
        },
      },
    ]),
  );
});

test('a confirmation that is refused says why, and the question stays', async () => {
  const fails = [{ id: '7', text: '王芳已锁定，不能确认' }];
  show({}, { confirmWageRecords: { okIds: [], fails } });
  const slip = await openSlip();
  await userEvent.click(slip.getByRole('button', { name: '确认工资' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '确认工资' }));
  await question.findByText('王芳已锁定，不能确认');
});

test('an objection is typed, kept when the slip is left, and sent with its version', async () => {
  const { writes } = show({ status: 1 });
  const slip = await openSlip();
  await userEvent.click(slip.getByRole('button', { name: '提出异议' }));
  await userEvent.type(slip.getByRole('textbox'), '18日少计24件');
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  const again = await openSlip();
  expect((again.getByRole('textbox') as HTMLTextAreaElement).value).toBe('18日少计24件');
  await userEvent.click(again.getByRole('button', { name: '提交异议' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'objectWageRecord', body: { id: '7', version: 3, text: '18日少计24件' } },
    ]),
  );
});

test('an open objection waits, an answered one shows the answer and may be followed by another', async () => {
  show({ objection: '少计', answerText: null });
  const slip = await openSlip();
  expect(slip.getByText(/财务答复后会通知你/)).toBeDefined();
  expect(slip.queryByRole('button', { name: /提出异议/ })).toBeNull();
  cleanup();
  clearStored();
  show({ objection: '少计', answerText: '已补记' });
  const answered = await openSlip();
  expect(answered.getByText(/答复：已补记/)).toBeDefined();
  expect(answered.getByRole('button', { name: '再次提出异议' })).toBeDefined();
});

test('a paid wage, and somebody without the rights, has nothing to press but its paper', async () => {
  show({ status: 3 });
  const paid = await openSlip();
  expect(paid.queryByRole('button', { name: /确认工资|提出异议/ })).toBeNull();
  cleanup();
  show({}, {}, []);
  const without = await openSlip();
  expect(without.queryByRole('button', { name: /确认工资|提出异议/ })).toBeNull();
  expect(screen.getByRole('button', { name: '打印工资条' })).toBeDefined();
});

test('a link leads to its wage; that of somebody else is not shown, whatever may be read elsewhere', async () => {
  renderScreen(() => <OwnWages asked="7" />, { answers: given({ userId: '99' }) as never });
  await screen.findByText('这不是你的工资条');
  expect(screen.queryByText('¥1,026.23')).toBeNull();
  expect(screen.queryByRole('button', { name: '打印工资条' })).toBeNull();
});
