import * as amc from '@garment-mes/sdk/amc';
import * as mes2 from '@garment-mes/sdk/mes2';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wedge } from '../wedge.ts';
import { ORDER_NO, PAGE } from '../whole-order/walk.ts';
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
} from './pay-walk.ts';

const PHONE_PAGE = '/mes/app/bgapp';
const SHOULDER = '合肩';
const HEM = '冚下摆';

/** Reports the shoulders of a bundle on the phone that is open; the operation is asked the first time. */
async function sew(walk: PayWalk, page: Page, no: number, isFirst = false): Promise<void> {
  await wedge(page, await barcodeOf(walk, no));
  if (isFirst) await button(page, new RegExp(SHOULDER)).first().click();
  await page
    .getByRole('list', { name: '最近20笔' })
    .getByText(new RegExp(`B000${no} .*${SHOULDER}`))
    .first()
    .waitFor();
}

const numsOf = async (walk: PayWalk, no: string, processName: string) =>
  (await reportsOf(walk, no, processName)).map(({ num, amount }) => [num, amount]).toSorted();

/** What two operators report. */
export function testWork(walk: () => PayWalk): void {
  test('the sewer reports three bundles on the phone and takes the third back', async () => {
    await at(walk(), SEWER.username, PHONE_PAGE, async (page) => {
      await page.getByText(SEWER.no).first().waitFor();
      await sew(walk(), page, 1, true);
      await expect.poll(() => numsOf(walk(), SEWER.no, SHOULDER)).toHaveLength(1);
      await sew(walk(), page, 3);
      await expect.poll(() => numsOf(walk(), SEWER.no, SHOULDER)).toHaveLength(2);
      await page
        .getByRole('listitem')
        .filter({ hasText: /B0003/ })
        .getByRole('button', { name: /撤销/ })
        .click();
      await seen(page, '已撤销');
    });
    // 20 and 9 garments at 0.17, of which the 9 are taken back.
    await expect
      .poll(() => numsOf(walk(), SEWER.no, SHOULDER))
      .toEqual([
        [-9, '-1.5300'],
        [20, '3.4000'],
        [9, '1.5300'],
      ]);
  });

  test('her colleague badges in at the terminal of the line and reports what comes off it', async () => {
    const { line } = walk().basics;
    await at(walk(), 'cx.line', '/app/sewingLineApp/sewingLine', async (page) => {
      await button(page, new RegExp(line.deptName ?? '')).click();
      await seen(page, '唐丽');
      await wedge(page, HEMMER.no);
      await seen(page, HEMMER.name);
      await wedge(page, await barcodeOf(walk(), 1), 3_000);
      await button(page, '报 20 件').click();
      await expect.poll(() => numsOf(walk(), HEMMER.no, HEM)).toEqual([[20, '4.6000']]);
    });
  });
}

/** A price that changes. */
export function testPriceOfTomorrow(walk: () => PayWalk): void {
  test('work study asks for another price from tomorrow and sees what it costs', async () => {
    const { order } = walk();
    await at(walk(), 'cx.ie', `/mes/order/orderPrice?orderId=${order.id}`, async (page) => {
      await rowOf(page, SHOULDER).getByRole('checkbox').check();
      await button(page, '调价').first().click();
      const dialog = question(page);
      await seen(page, /今天已有 1 次扫描（20 件），全部保持原工价/);
      await dialog.getByLabel(/^新单价/).fill('0.19');
      await dialog.getByLabel(/原因/).fill('新款难度');
      // 0.12 + 0.10 + 0.05 + 0.17 + 0.23 + 0.40 + 0.05, and two cents more.
      await seen(page, '订单单件总工价 1.1200 → 1.1400 元');
      await dialog.getByRole('button', { name: '保存', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => rowOf(page, SHOULDER).textContent()).toMatch(/合肩0\.170\.19/);
      // Who asked does not audit.
      expect(await rowOf(page, SHOULDER).getByRole('button', { name: '审核' }).count()).toBe(0);
    });
  });

  test('payroll audits it, and work of today keeps the price of today', async () => {
    const { as, day, order } = walk();
    await at(walk(), PAYROLL, '/work', async (page) => {
      await rowOf(page, ORDER_NO).getByRole('button', { name: '同意' }).click();
      await agree(page);
      await expect.poll(() => rowOf(page, ORDER_NO).count()).toBe(0);
    });
    const { list } = await mes2.listOrderPrices(await as('cx.ie'), {
      query: { ...PAGE, orderId: order.id },
    });
    expect(list.find(({ processName }) => processName === SHOULDER)).toMatchObject({
      ...{ price: '0.1700', nextPrice: '0.1900', nextFromDate: day(1), approveByName: '程颖' },
    });
    await at(walk(), SEWER.username, PHONE_PAGE, async (page) => {
      await page.getByText(SEWER.no).first().waitFor();
      await sew(walk(), page, 2, true);
    });
    // 19 garments at 0.17.
    await expect.poll(() => numsOf(walk(), SEWER.no, SHOULDER)).toContainEqual([19, '3.2300']);
  });
}

const HOURS_PAGE = '/mes/packaging/workingHourse';
const TABLE = '裁床2台';

/** Types minutes of training into the open form, of everybody who was there or of one person, and saves them. */
async function noteTraining(page: Page, day: string, dept: string, person?: string): Promise<void> {
  const form = question(page);
  await form.getByLabel(/^工作日/).fill(day);
  await form.getByRole('combobox', { name: /部门/ }).click();
  await page
    .getByRole('option', { name: new RegExp(dept) })
    .first()
    .click();
  if (person !== undefined) {
    await form.getByRole('combobox', { name: /员工/ }).click();
    await page.keyboard.type(person);
    await page
      .getByRole('option', { name: new RegExp(person) })
      .first()
      .click();
    await page.keyboard.press('Escape');
  }
  await form.getByRole('combobox', { name: /原因/ }).click();
  await page.getByRole('option', { name: '会议培训' }).click();
  await form.getByLabel(/^分钟/).fill('30');
  await button(page, '保存').click();
}

/** Minutes beside the scans. */
export function testHours(walk: () => PayWalk): void {
  test('the leader notes no training of somebody of whose day there is no attendance, and keeps what was typed', async () => {
    const { as, day } = walk();
    await at(walk(), 'cx.line', HOURS_PAGE, async (page) => {
      await button(page, '新增').click();
      await noteTraining(page, day(0), '缝制3组', SEWER.no);
      await seen(page, `员工${SEWER.no} ${day(0)} 无出勤`);
      expect(await question(page).getByLabel(/^分钟/).inputValue()).toBe('30');
    });
    const { total } = await mes2.listWorkedHours(await as('cx.line'), {
      query: { ...PAGE, sql: `work_date = '${day(0)}' and employee_no = '${SEWER.no}'` },
    });
    expect(total).toBe(0);
  });

  test('the cutting manager notes a training of a table, and the people office confirms it, not he', async () => {
    const { as, day } = walk();
    const manager = await as('cx.manager');
    const { list: beds } = await mes2.listCuttingBeds(await as('cx.leader'), { query: ALL });
    const cut =
      beds
        .map(({ cutEndDate }) => cutEndDate?.slice(0, 10) ?? '')
        .filter((date) => date < day(0))
        .toSorted()
        .at(-1) ?? expect.fail('nothing was cut before today');
    const noted = async () => {
      const query = { ...PAGE, sql: `work_date = '${cut}' and dept_name = '${TABLE}'` };
      return (await mes2.listWorkedHours(manager, { query })).list;
    };
    expect(await noted()).toEqual([]);
    await at(walk(), 'cx.manager', HOURS_PAGE, async (page) => {
      await button(page, '新增').click();
      await noteTraining(page, cut, TABLE);
      await rowOf(page, `${cut}.*${TABLE}`).first().waitFor();
    });
    const rows = await noted();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row).toMatchObject({ minutes: '30.00', reasonName: '会议培训', confirmState: 0 });
    const own = { ids: rows.map(({ id }) => id), isConfirmed: true };
    expect((await mes2.confirmWorkedHours(manager, { body: own })).okIds).toEqual([]);
    await at(walk(), 'cx.hr', HOURS_PAGE, async (page) => {
      for (const { employeeNo } of rows)
        await rowOf(page, `${cut}.*${employeeNo}`).getByRole('checkbox').check();
      await button(page, '确认').first().click();
      await expect
        .poll(async () => (await noted()).map(({ confirmState }) => confirmState))
        .toEqual(rows.map(() => 1));
    });
  });
}

/** Adjustments, with a second pair of eyes. */
export function testAdjusts(walk: () => PayWalk): void {
  test('payroll enters a subsidy and a deduction, and decides neither', async () => {
    const { as, periodId, requestId } = walk();
    const payroll = await as(PAYROLL);
    const { list } = await amc.listEmployees(await as('cx.hr'), {
      query: { ...PAGE, sql: `employee_no = '${SEWER.no}'` },
    });
    const employeeId = list[0]?.id ?? '';
    const made = await mes2.createWageAdjust(payroll, {
      body: {
        ...{ requestId: requestId(), periodId },
        rows: [
          { employeeId, kind: 1, amount: '35.00', reason: '夜班补贴' },
          { employeeId, kind: 3, amount: '12.00', reason: '工具遗失赔偿' },
        ],
      },
    });
    const ids = made.map(({ id }) => id);
    await expect(
      mes2.approveWageAdjusts(payroll, { body: { ids, agree: true } }),
    ).rejects.toMatchObject({ status: 10401 });
  });

  test('the factory manager lets the subsidy pass and refuses the deduction', async () => {
    const { periodId } = walk();
    const path = `/mes/basic/wagesRecords?periodId=${periodId}&employeeNo=${SEWER.no}`;
    await at(walk(), PAYROLL, path, async (page) => {
      await rowOf(page, SEWER.no).waitFor();
      expect(await rowOf(page, SEWER.no).getByRole('button', { name: '审批' }).count()).toBe(0);
    });
    await at(walk(), MANAGER, path, async (page) => {
      await rowOf(page, SEWER.no).getByRole('button', { name: '审批' }).click();
      const drawer = page.getByRole('dialog').first();
      await drawer
        .getByRole('row', { name: /夜班补贴/ })
        .getByRole('button', { name: '通过' })
        .click();
      await expect
        .poll(() => drawer.getByRole('row', { name: /夜班补贴/ }).textContent())
        .toContain('已审批');
      await drawer
        .getByRole('row', { name: /工具遗失赔偿/ })
        .getByRole('button', { name: '拒绝' })
        .click();
      await question(page).getByRole('textbox').fill('工具已找回');
      await agree(page);
      await expect
        .poll(() => drawer.getByRole('row', { name: /工具遗失赔偿/ }).textContent())
        .toMatch(/作废.*工具已找回/);
    });
  });
}
