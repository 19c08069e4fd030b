import * as mes2 from '@garment-mes/sdk/mes2';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wedge } from '../wedge.ts';
import {
  adjustsOf,
  calculateAt,
  daysOf,
  expectSlip,
  openOwn,
  orderDetails,
} from './calculation.ts';
import {
  ALL,
  agree,
  at,
  barcodeOf,
  button,
  HEMMER,
  MANAGER,
  PAYROLL,
  type PayWalk,
  question,
  reportsOf,
  rowOf,
  SEWER,
  seen,
  wageOf,
} from './pay-walk.ts';

const REPORT = '/mes/report/wageReport';
const reportOf = ({ periodNo }: PayWalk) => `${REPORT}?periodNo=${periodNo}`;

const lockCheck = async ({ as, periodId }: PayWalk) => {
  const { checks, isOk } = await mes2.getWageLockCheck(await as(PAYROLL), { query: { periodId } });
  return { isOk, open: checks.filter((check) => !check.isOk).map(({ code }) => code) };
};

/** Locks on the page that is open, what was chosen in the dialog. */
async function lock(page: Page, dept?: string): Promise<void> {
  await button(page, '锁定').click();
  const dialog = question(page);
  if (dept !== undefined) {
    await dialog.getByRole('combobox').click();
    await page.keyboard.type(dept);
    await page
      .getByRole('option', { name: new RegExp(dept) })
      .first()
      .click();
    await page.keyboard.press('Escape');
  }
  await dialog.getByText(/待锁定/).waitFor();
  await dialog.getByRole('button', { name: '锁定', exact: true }).click();
  await agree(page);
}

/** Where deductions go that the floor does not let through, and what is reported late. */
export function testNextPeriod(walk: () => PayWalk): void {
  test('payroll opens the next period', async () => {
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await button(page, '新建工资期').click();
      walk().nextNo = await question(page)
        .getByLabel(/^工资期/)
        .inputValue();
      await agree(page);
      await expect
        .poll(() => page.getByRole('combobox', { name: '工资期' }).textContent())
        .toContain(walk().nextNo);
    });
  });
}

/** What keeps the period from being locked. */
export function testHindrances(walk: () => PayWalk): void {
  test('the lock check names what is in the way, and nothing is locked meanwhile', async () => {
    const { as, periodId } = walk();
    const { open } = await lockCheck(walk());
    expect(open).toEqual(expect.arrayContaining(['suspect', 'adjust', 'objection']));
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await button(page, '锁定').click();
      const dialog = question(page);
      await dialog.getByText(/待审批调整/).waitFor();
      await dialog.getByText(/未处理异议/).waitFor();
      expect(await dialog.getByRole('button', { name: '锁定', exact: true }).isDisabled()).toBe(
        true,
      );
      await dialog
        .getByRole('listitem')
        .filter({ hasText: /未处理异议/ })
        .getByRole('link', { name: '去处理' })
        .click();
      await page.waitForURL(/wagesRecords/);
      await button(page, '答复').first().click();
      await question(page).getByRole('textbox').fill('已核对');
      await agree(page);
    });
    const { version } = await daysOf(walk(), walk().periodNo);
    await expect(
      mes2.lockWages(await as(PAYROLL), { body: { periodId, version, deptIds: null } }),
    ).rejects.toMatchObject({ status: 10202 });
  });

  test('suspect scans are reviewed, adjustments decided, and the check is clean', async () => {
    const { as, periodId } = walk();
    const reviewer = await as('cx.ie');
    const { fromDate, toDate } = await daysOf(walk(), walk().periodNo);
    const { list } = await mes2.listScans(reviewer, {
      query: {
        ...ALL,
        sql: `suspect_flag = 1 and status = 0 and work_date between '${fromDate}' and '${toDate}'`,
      },
    });
    for (let from = 0; from < list.length; from += 100) {
      const ids = list.slice(from, from + 100).map(({ id }) => id);
      const reviewed = await mes2.reviewScans(reviewer, { body: { ids, accept: true } });
      expect(reviewed.fails).toEqual([]);
    }
    const manager = await as(MANAGER);
    const { list: wages } = await mes2.listWageRecords(manager, {
      query: { ...ALL, periodId, hasPending: true },
    });
    for (const { id } of wages) {
      const { adjusts } = await mes2.getWageRecord(manager, { query: { id } });
      const ids = adjusts.filter(({ status }) => status === 0).map((adjust) => adjust.id);
      const decided = await mes2.approveWageAdjusts(manager, { body: { ids, agree: true } });
      expect(decided.fails).toEqual([]);
    }
    await calculateAt(walk(), walk().periodNo);
    expect(await lockCheck(walk())).toEqual({ isOk: true, open: [] });
  });
}

/** A department, then everybody. */
export function testLock(walk: () => PayWalk): void {
  test('payroll locks the sewing line by itself', async () => {
    const { as, periodId } = walk();
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await lock(page, '缝制3组');
      await expect
        .poll(async () => (await wageOf(walk(), SEWER.no, walk().periodNo)).record.status)
        .toBe(2);
    });
    const { list } = await mes2.listWageRecords(await as(PAYROLL), { query: { ...ALL, periodId } });
    for (const { deptName, status } of list)
      expect(status >= 2, deptName).toBe(deptName === '缝制3组' || status === 3);
    expect((await daysOf(walk(), walk().periodNo)).status).toBe(0);
  });

  test('then the whole period', async () => {
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await lock(page);
      await button(page, '发放').waitFor();
      // Who locked does not unlock.
      expect(await button(page, '解锁').count()).toBe(0);
    });
    expect(await daysOf(walk(), walk().periodNo)).toMatchObject({ status: 2, lockByName: '程颖' });
  });

  test('a report that comes late is paid by the next period and names its own', async () => {
    const payable = await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    await at(walk(), SEWER.username, '/mes/app/bgapp', async (page) => {
      await page.getByText(SEWER.no).first().waitFor();
      await wedge(page, await barcodeOf(walk(), 3));
      await button(page, /合肩/).first().click();
      await expect.poll(async () => (await reportsOf(walk(), SEWER.no, '合肩')).length).toBe(6);
    });
    const reports = await reportsOf(walk(), SEWER.no, '合肩');
    const newest = reports.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))[0];
    expect(newest).toMatchObject({ num: 9, amount: '1.5300' });
    walk().late.push(newest?.id ?? '');
    await calculateAt(walk(), walk().nextNo);
    const { periodNo, nextNo } = walk();
    expect(await orderDetails(walk(), SEWER.no, nextNo)).toEqual([
      ['合肩', 9, '0.1700', '1.53', 1, periodNo],
    ]);
    expect(await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no))).toBe(payable);
  });
}

/** Unlocked by somebody else. */
export function testUnlock(walk: () => PayWalk): void {
  test('the factory manager unlocks one wage for a reason; who locked it may not', async () => {
    const { as, periodId, periodNo } = walk();
    const { record } = await wageOf(walk(), SEWER.no, periodNo);
    await expect(
      mes2.unlockWageRecords(await as(PAYROLL), { body: { ids: [record.id], reason: '更正' } }),
    ).rejects.toMatchObject({ status: 10401 });
    const path = `/mes/basic/wagesRecords?periodId=${periodId}&employeeNo=${SEWER.no}`;
    await at(walk(), MANAGER, path, async (page) => {
      await rowOf(page, SEWER.no).getByRole('button', { name: '解锁' }).click();
      await question(page).getByRole('textbox').fill('核对补贴');
      await agree(page);
      await expect
        .poll(async () => (await wageOf(walk(), SEWER.no, periodNo)).record.status)
        .toBe(0);
    });
    expect((await daysOf(walk(), periodNo)).status).toBe(0);
    expect((await wageOf(walk(), HEMMER.no, periodNo)).record.status).toBe(2);
  });

  test('calculated and locked again, it is what it was: the late report stays behind', async () => {
    await calculateAt(walk(), walk().periodNo);
    await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await lock(page);
      await button(page, '发放').waitFor();
    });
    expect(await orderDetails(walk(), SEWER.no, walk().nextNo)).toHaveLength(1);
  });
}

/** The end: paid, and each figure once more. */
export function testPay(walk: () => PayWalk): void {
  test('payroll pays, and the slips are what the reports of work come to', async () => {
    const { periodNo } = walk();
    await at(walk(), PAYROLL, reportOf(walk()), async (page) => {
      await button(page, '发放').click();
      await seen(page, /人 合计 .* 元标记为已发/);
      await agree(page);
      await expect.poll(async () => (await daysOf(walk(), periodNo)).status).toBe(3);
    });
    await expectSlip(walk(), HEMMER.no, await adjustsOf(walk(), HEMMER.no));
    const payable = await expectSlip(walk(), SEWER.no, await adjustsOf(walk(), SEWER.no));
    await at(walk(), SEWER.username, '/mes/app/bgapp', async (page) => {
      await openOwn(page, periodNo);
      await seen(page, '已发放');
      const [whole = ''] = payable.split('.');
      await seen(page, new RegExp(Number(whole).toLocaleString('en-US')));
      expect(await button(page, '提出异议').count()).toBe(0);
    });
    expect(await orderDetails(walk(), SEWER.no)).toEqual([['合肩', 49, '0.1700', '8.33', 5, null]]);
    expect(await orderDetails(walk(), HEMMER.no)).toEqual([
      ['冚下摆', 20, '0.2300', '4.60', 1, null],
    ]);
  });
}
