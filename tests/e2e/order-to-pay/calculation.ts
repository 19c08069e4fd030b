import * as mes2 from '@garment-mes/sdk/mes2';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { reportWork } from '../whole-order/bundles.ts';
import { ORDER_NO } from '../whole-order/walk.ts';
import {
  ALL,
  agree,
  at,
  button,
  earned,
  HEMMER,
  PAYROLL,
  type PayWalk,
  question,
  rowOf,
  SEWER,
  seen,
  wageOf,
  yuan,
} from './pay-walk.ts';

const REPORT = '/mes/report/wageReport';

/** Computes the period on the page that is open, and waits until its progress is gone. */
async function calculate(walk: PayWalk, page: Page, periodNo: string): Promise<void> {
  const before = await jobOf(walk, periodNo);
  await button(page, '计算').click();
  await seen(page, new RegExp(`重新计算 ${periodNo} 全部部门`));
  await agree(page);
  await expect
    .poll(async () => {
      const job = await jobOf(walk, periodNo);
      return job !== undefined && job.id !== before?.id && job.endDate !== null;
    })
    .toBe(true);
  const job = await jobOf(walk, periodNo);
  expect(job).toMatchObject({ failNum: 0, okNum: job?.total, byEmployeeName: '程颖' });
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  await button(page, '计算').waitFor();
}

/** The last calculation of a period. */
async function jobOf({ as }: PayWalk, periodNo: string) {
  const payroll = await as(PAYROLL);
  const { list } = await mes2.listWagePeriods(payroll, { query: ALL });
  const id = list.find((each) => each.periodNo === periodNo)?.jobId;
  return id == null ? undefined : mes2.getBatchDayLog(payroll, { query: { id } });
}

export const calculateAt = (walk: PayWalk, periodNo: string) =>
  at(walk, PAYROLL, `${REPORT}?periodNo=${periodNo}`, (page) => calculate(walk, page, periodNo));

/** The days of a period. */
export async function daysOf({ as }: PayWalk, periodNo: string) {
  const { list } = await mes2.listWagePeriods(await as(PAYROLL), { query: ALL });
  return list.find((each) => each.periodNo === periodNo) ?? expect.fail(`no period ${periodNo}`);
}

/** Every figure of a slip, from its reports of work and the adjustments that were agreed to: CNY. */
export async function expectSlip(
  walk: PayWalk,
  no: string,
  adjusts: { readonly subsidy: number; readonly bonus: number; readonly deduct: number },
): Promise<string> {
  const { fromDate, toDate } = await daysOf(walk, walk.periodNo);
  const own = await earned(walk, no, fromDate, toDate, ({ id }) => !walk.late.includes(id));
  const { record, hours, details } = await wageOf(walk, no, walk.periodNo);
  const payable = yuan(own.cents + adjusts.subsidy + adjusts.bonus - adjusts.deduct);
  const money = Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => /Amount$|Premium$/.test(name))
      .map(([name, amount]) => [name, Number(amount)]),
  );
  // Nobody of the line has attendance in the period: no hours, so neither floor nor overtime.
  expect(money).toEqual({
    ...{ pieceAmount: own.cents / 100, groupAmount: 0, bedAmount: 0, hourlyAmount: 0 },
    ...{ baseAmount: 0, otPremium: 0, topUpAmount: 0, adjustAmount: 0 },
    ...{ subsidyAmount: adjusts.subsidy / 100, bonusAmount: adjusts.bonus / 100 },
    deductAmount: adjusts.deduct / 100,
    payableAmount: Number(payable),
  });
  expect(record.payableAmount).toBe(payable);
  expect(hours.pieceNum).toBe(own.pieces);
  expect(details.every(({ sourcePeriodNo }) => sourcePeriodNo === null)).toBe(true);
  return payable;
}

/** What the demo's own adjustments of the sewer and hers of this story come to, in cents. */
export async function adjustsOf(walk: PayWalk, no: string) {
  const { adjusts } = await wageOf(walk, no, walk.periodNo);
  const of = (kind: number) =>
    adjusts
      .filter((adjust) => adjust.kind === kind && adjust.status === 1)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  return { subsidy: of(1), bonus: of(2), deduct: of(3) };
}

/** Work of the order in a slip: operation, pieces, price and amount. */
export async function orderDetails(walk: PayWalk, no: string, periodNo = walk.periodNo) {
  const { details } = await wageOf(walk, no, periodNo);
  return details
    .filter(({ orderNo }) => orderNo === ORDER_NO)
    .map(({ processName, num, unitPrice, amount, scanCount, sourcePeriodNo }) => [
      ...[processName, num, unitPrice, amount, scanCount, sourcePeriodNo],
    ]);
}

/** The first calculation. */
export function testCalculation(walk: () => PayWalk): void {
  test('payroll calculates the period and sees how far it is', async () => {
    await calculateAt(walk(), walk().periodNo);
    // 20 and 19 garments at the price of today, not at that of tomorrow; 9 reported and taken back.
    expect(await orderDetails(walk(), SEWER.no)).toEqual([['合肩', 39, '0.1700', '6.63', 4, null]]);
    expect(await orderDetails(walk(), HEMMER.no)).toEqual([
      ['冚下摆', 20, '0.2300', '4.60', 1, null],
    ]);
  });
}

/** Opens the own wage of a period on the phone. */
export async function openOwn(page: Page, periodNo: string): Promise<void> {
  await page.getByText(SEWER.no).first().waitFor();
  await button(page, /^\d[\d,]*件/)
    .first()
    .click();
  await button(page, '我的工资').click();
  await page
    .getByRole('list', { name: '我的工资' })
    .getByRole('button', { name: new RegExp(periodNo) })
    .click();
  await page.getByRole('article', { name: '工资条' }).waitFor();
}

const shown = (amount: string) =>
  Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** The slip as its owner reads it. */
export function testOwnSlip(walk: () => PayWalk): void {
  test('the sewer opens her slip on the phone, down to her reports, and objects', async () => {
    const payable = await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    await at(walk(), SEWER.username, '/mes/app/bgapp', async (page) => {
      await openOwn(page, walk().periodNo);
      const slip = page.getByRole('article', { name: '工资条' });
      await slip
        .getByText(`应发 ¥${shown(payable)}`)
        .or(slip.getByText(shown(payable)))
        .first()
        .waitFor();
      await slip.getByText('计件').first().click();
      const work = slip.getByRole('button', { name: new RegExp(ORDER_NO) }).first();
      expect(await work.textContent()).toMatch(/合肩.*39件.*0\.17.*6\.63/);
      await work.click();
      await expect
        .poll(() => slip.getByRole('list', { name: '扫描明细' }).getByRole('listitem').count())
        .toBe(4);
      await button(page, '提出异议').click();
      await page.getByLabel(/^哪里不对/).fill('B0004 合肩10件没有计');
      await button(page, '提交异议').click();
      await seen(page, '财务答复后会通知你');
    });
    const { record } = await wageOf(walk(), SEWER.no, walk().periodNo);
    expect(record).toMatchObject({ objection: 'B0004 合肩10件没有计', answerText: null });
  });
}

/** From the objection to the word of its owner. */
export function testObjection(walk: () => PayWalk): void {
  test('the leader reports what was missed, payroll answers and calculates again', async () => {
    const before = await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    await reportWork(walk(), SEWER.username, 4, '合肩');
    const { periodId, periodNo } = walk();
    const path = `/mes/basic/wagesRecords?periodId=${periodId}&employeeNo=${SEWER.no}`;
    await at(walk(), PAYROLL, path, async (page) => {
      await rowOf(page, SEWER.no).getByRole('button', { name: '答复' }).click();
      await question(page).getByRole('textbox').fill('已补报，重新计算后计入');
      await agree(page);
      await expect
        .poll(() => rowOf(page, SEWER.no).getByRole('button', { name: '答复' }).count())
        .toBe(0);
    });
    await calculateAt(walk(), periodNo);
    // 10 garments at 0.17 more.
    const after = await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    expect(Math.round((Number(after) - Number(before)) * 100)).toBe(170);
    expect(await orderDetails(walk(), SEWER.no)).toEqual([['合肩', 49, '0.1700', '8.33', 5, null]]);
  });

  test('she reads the answer and confirms what she gets', async () => {
    await at(walk(), SEWER.username, '/mes/app/bgapp', async (page) => {
      await openOwn(page, walk().periodNo);
      await seen(page, /已补报，重新计算后计入/);
      await button(page, '确认工资').click();
      await agree(page);
      await seen(page, '已确认');
    });
    const { record } = await wageOf(walk(), SEWER.no, walk().periodNo);
    expect(record).toMatchObject({ status: 1, answerText: '已补报，重新计算后计入' });
  });
}
