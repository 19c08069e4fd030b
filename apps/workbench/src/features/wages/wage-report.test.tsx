// @vitest-environment jsdom
import type { WageLockCheck, WagePeriodRow, WageReportPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { describeReport } from '#testing/describe-report.tsx';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { placeOfCheck } from './payroll/lock-checks.tsx';
import { partsOf } from './payroll/pay-behind.tsx';
import { nextPeriod } from './payroll/periods.ts';
import WageReport, { wageReport } from './wage-report.screen.tsx';

const page = sampleAnswers.getWageReport as WageReportPage;
const [row] = page.list;
const paidOut = { ...row, employeeName: '王芳', payableAmount: '2360.1000', status: 0 };
describeReport(wageReport, { list: [paidOut] });

beforeEach(clearStored);
afterEach(cleanup);

const period = (part: Partial<WagePeriodRow> = {}): WagePeriodRow => ({
  ...{ id: '7', periodNo: '2024-03', fromDate: '2024-03-01', toDate: '2024-03-31', version: 3 },
  ...{ status: 0, openByName: '周会计', openDate: '2024-03-01 08:00:00', jobId: null },
  ...{ lockByName: null, lockDate: null, payByName: null, payDate: null },
  ...part,
});
const check = (code: string, count: number, isOk: boolean) => ({
  ...{ code, count, isOk, link: code, text: `规则 ${code} ${count}` },
});
const lockCheck = (checks: WageLockCheck['checks']): WageLockCheck => ({
  ...{ asOf: '2024-03-20 09:42:00', isOk: checks.every(({ isOk }) => isOk), checks },
  ...{ recordNum: 42, payableAmount: '98700.50' },
});
const fine = lockCheck([check('suspect', 0, true), check('unconfirmed', 3, true)]);
const hindered = lockCheck([check('difference', 1, false), check('suspect', 2, false)]);
const sum = { ...page.sum, pieceNum: 312, payableAmount: '4720.20' };

const show = (part: Partial<WagePeriodRow> = {}, answers: object = {}, more: object = {}) =>
  renderScreen(WageReport, {
    answers: {
      listWagePeriods: { total: 1, list: [period(part)] },
      getWageReport: { total: 2, list: [paidOut], sum },
      getWageLockCheck: fine,
      ...answers,
    } as never,
    ...more,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  within(await screen.findByRole(role));
const sent = (calls: ReturnType<typeof show>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ body }) => body);

test('the next period is the month behind the last one; without one it is this month', () => {
  const after = (toDate?: string) =>
    Object.values(nextPeriod(toDate ? [{ toDate: '2024-01-01' }, { toDate }] : [], '2024-03-20'));
  expect(after()).toEqual(['2024-03', '2024-03-01', '2024-03-31']);
  expect(after('2024-01-31')).toEqual(['2024-02', '2024-02-01', '2024-02-29']);
  expect(after('2024-12-14')).toEqual(['2024-12', '2024-12-15', '2025-01-14']);
  expect(after('2024-01-30')).toEqual(['2024-01', '2024-01-31', '2024-02-28']);
});

test('a period over another one is refused in its dialog, which keeps what was typed', async () => {
  const said = '工资期与2024-03重叠';
  const { calls } = show({}, { createWagePeriod: refusal(10202, said) });
  await press('新建工资期');
  const asked = await dialog();
  const number = asked.getByLabelText(/工资期/) as HTMLInputElement;
  expect(number.value).toBe('2024-04');
  await userEvent.click(asked.getByRole('button', { name: '新建工资期' }));
  expect(await asked.findByText(said)).toBeDefined();
  expect(sent(calls, 'createWagePeriod')).toEqual([
    { periodNo: '2024-04', fromDate: '2024-04-01', toDate: '2024-04-30' },
  ]);
  expect(number.value).toBe('2024-04');
});

test('the period is asked for by its id when it is calculated, whole or in part', async () => {
  const { calls } = show();
  await press('计算');
  const asked = await dialog();
  expect(asked.getByText('重新计算 2024-03 全部部门？')).toBeDefined();
  expect(asked.getByText('已确认且金额变化的员工将退回待确认。')).toBeDefined();
  await userEvent.click(asked.getByRole('button', { name: '计算' }));
  await waitFor(() =>
    expect(sent(calls, 'calculateWages')).toEqual([{ periodId: '7', deptIds: null }]),
  );
});

const job = { id: '9', byEmployeeName: '周会计', startDate: '2024-03-20 09:00:00', total: 40 };

test('how far a calculation is stands above the table, which stays in use', async () => {
  const getBatchDayLog = { ...job, endDate: null, okNum: 10, failNum: 0, firstError: null };
  show({ status: 1, jobId: '9' }, { getBatchDayLog });
  expect(await screen.findByText('10/40 人')).toBeDefined();
  const current = await screen.findByText('计算中', { selector: 'span' });
  expect(current.closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(await screen.findByText('王芳')).toBeDefined();
  expect(screen.queryByRole('button', { name: '锁定' })).toBeNull();
});

test('a calculation that failed says whom and why, and is run again', async () => {
  const getBatchDayLog = {
    ...{ ...job, endDate: '2024-03-20 09:05:00', okNum: 38, failNum: 2, firstError: '缺底薪' },
  };
  const { calls } = show({ jobId: '9' }, { getBatchDayLog });
  expect(await screen.findByText('2 人计算失败：缺底薪')).toBeDefined();
  await press('重试');
  await waitFor(() => expect(sent(calls, 'retryBatchDayLog')).toEqual([{ id: '9' }]));
});

test('each rule of the locking leads to exactly its rows', () => {
  const place = (code: string) => placeOfCheck(code, period());
  expect(place('suspect')).toBe(
    '/mes/report/wageWatchReport?onlyAnomaly=true&anomaly=suspect&reviewStatus=0&workDateFrom=2024-03-01&workDateTo=2024-03-31',
  );
  expect(place('adjust')).toBe('/mes/basic/wagesRecords?periodId=7&hasPending=true');
  expect(place('objection')).toBe('/mes/basic/wagesRecords?periodId=7&hasObjection=true');
  expect(place('price')).toBe('/mes/order/orderPrice?periodId=7');
  expect(place('unconfirmed')).toBe('/mes/basic/wagesRecords?periodId=7&status=0');
  expect(place('difference')).toBeUndefined();
});

test('people whose pieces differ from their scans are found in the table itself', async () => {
  const { calls } = show({}, { getWageLockCheck: hindered });
  const tiles = within(await screen.findByRole('list', { name: '锁定检查' }));
  await userEvent.click(tiles.getByRole('button', { name: /计件与扫描不符/ }));
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'getWageReport')?.query).toMatchObject({
      periodNo: '2024-03',
      onlyAnomaly: 'true',
      filter: expect.stringContaining('difference'),
    }),
  );
});

test('a period is not locked while a rule is broken', async () => {
  show({}, { getWageLockCheck: hindered });
  await press('锁定');
  const asked = await dialog('dialog');
  expect(await asked.findByText('规则 suspect 2')).toBeDefined();
  expect(asked.getByRole('link', { name: '去处理' }).getAttribute('href')).toContain('suspect');
  expect(asked.getByRole('button', { name: '锁定' })).toHaveProperty('disabled', true);
});

test('locking is asked twice with what it means, and a refusal inside is read', async () => {
  const said = '合肩 计件717与扫描720相差3件，请重新计算';
  const { calls } = show({}, { lockWages: refusal(10202, said) });
  await press('锁定');
  const first = await dialog('dialog');
  expect(await first.findByText('待锁定 42 人，应发合计 98,700.50 元')).toBeDefined();
  await userEvent.click(first.getByRole('button', { name: '锁定' }));
  expect(sent(calls, 'lockWages')).toEqual([]);
  const second = await dialog();
  expect(second.getByText('待锁定 42 人，应发合计 98,700.50 元')).toBeDefined();
  expect(second.getByText(/扫描、冲正、调整和明细都不能再改/)).toBeDefined();
  await userEvent.click(second.getByRole('button', { name: '锁定' }));
  expect(await second.findByText(said)).toBeDefined();
  expect(sent(calls, 'lockWages')).toEqual([{ periodId: '7', version: 3, deptIds: null }]);
});

test('a payment is asked for with people, sum and day', async () => {
  const { calls } = show({ status: 2, lockByName: '周会计', lockDate: '2024-04-02 10:00:00' });
  expect(await screen.findByText('周会计 2024-04-02 10:00')).toBeDefined();
  await press('发放');
  const asked = await dialog();
  const question = '2024-03 2人 合计 4,720.20 元标记为已发？此操作不可撤销';
  expect(await asked.findByText(question)).toBeDefined();
  const day = asked.getByLabelText<HTMLInputElement>('发放日期');
  expect(day.value).toBe('2024-03-20');
  await userEvent.clear(day);
  await userEvent.type(day, '2024-03-18{Tab}');
  await userEvent.click(asked.getByRole('button', { name: '发放' }));
  await waitFor(() =>
    expect(sent(calls, 'payWageRecords')).toEqual([
      { periodId: '7', ids: null, paidOn: '2024-03-18' },
    ]),
  );
});

test('a locked period is unlocked for a reason, all of its wages; why it is refused is read', async () => {
  const fails = [{ id: '1', text: '不能解锁自己锁定的工资' }];
  const list = [{ ...paidOut, status: 2, wageRecordId: '1' }];
  const { calls } = show(
    { status: 2 },
    { unlockWageRecords: { okIds: [], fails }, getWageReport: { total: 1, list, sum } },
  );
  // The other one stands below the table, for chosen rows.
  await waitFor(() => expect(screen.getAllByRole('button', { name: '解锁' })).toHaveLength(2));
  const [whole] = screen.getAllByRole('button', { name: '解锁' });
  await userEvent.click(whole as HTMLElement);
  const asked = await dialog();
  await userEvent.type(asked.getByRole('textbox'), '少算加班');
  await userEvent.click(asked.getByRole('button', { name: '解锁' }));
  expect(await asked.findByText('不能解锁自己锁定的工资')).toBeDefined();
  expect(sent(calls, 'unlockWageRecords')).toEqual([{ ids: ['1'], reason: '少算加班' }]);
});

test('without the rights there are the figures alone, and no money of people or totals', async () => {
  const {
    payableAmount: _,
    pieceAmount: _piece,
    ...hidden
  } = { ...paidOut } as Record<string, unknown>;
  const { payableAmount: _all, ...hours } = sum;
  show({}, { getWageReport: { total: 1, list: [hidden], sum: hours } }, { may: [] });
  expect(await screen.findByText('王芳')).toBeDefined();
  expect(screen.queryByRole('button', { name: '计算' })).toBeNull();
  expect(screen.queryByText('应发合计')).toBeNull();
});

test('the parts of a wage add up to what is paid, deductions taken off', () => {
  const record = { pieceAmount: '100.1000', deductAmount: '30.0500', topUpAmount: '5.0000' };
  const parts = partsOf(record as never).map(({ amount }) => Number(amount));
  expect(parts.reduce((all, one) => all + one, 0)).toBeCloseTo(75.05, 10);
});

test('an adjustment of a row goes to its period and person', async () => {
  const { calls } = show();
  const [cell] = await screen.findAllByText('王芳');
  const drawn = within(cell?.closest('[data-part="row"]') as HTMLElement);
  const word = drawn.queryByRole('button', { name: '调整' });
  if (word === null) await userEvent.click(drawn.getByRole('button', { name: '更多' }));
  await userEvent.click(word ?? (await screen.findByRole('menuitem', { name: '调整' })));
  const asked = await dialog();
  expect(asked.getByText('录入调整 王芳')).toBeDefined();
  asked.getByRole('combobox', { name: /类别/ }).focus();
  await userEvent.keyboard('奖');
  await userEvent.type(asked.getByLabelText(/金额/), '50');
  await userEvent.type(asked.getByLabelText(/原因/), '质量标兵');
  await userEvent.click(asked.getByRole('button', { name: '录入调整' }));
  await waitFor(() => expect(sent(calls, 'createWageAdjust')).toHaveLength(1));
  expect(sent(calls, 'createWageAdjust')[0]).toMatchObject({
    periodId: row?.periodId,
    rows: [{ employeeId: row?.employeeId, reason: '质量标兵' }],
    requestId: expect.any(String),
  });
});
