import * as mes2 from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { picture } from '../browser.ts';
import { ORDER_NO, PAGE, type Walk } from './walk.ts';

/** What the order pays, and how far it is. */
export function testMoney(walk: () => Walk): void {
  test('payroll reads what each person of the order earned, to the cent', async () => {
    const { as, day, bedId } = walk();
    const query = {
      ...PAGE,
      orderNo: ORDER_NO,
      workDateFrom: day(-1),
      workDateTo: day(1),
      groupBy: 'employee' as const,
    };
    const { list, sum } = await mes2.getWorkReport(await as('cx.finance'), { query });
    const paid = list.map(({ employeeNo, processName, okNum, amount }) => [
      employeeNo,
      processName,
      okNum,
      amount,
    ]);
    expect(paid.toSorted()).toEqual([
      // 60 garments tied at 0.05, before one was scrapped.
      ['0291', '捆扎挂菲', 60, '3.0000'],
      // 58 garments at 0.23 and at 0.17: the price of tomorrow is not paid today.
      ['0417', '冚下摆', 58, '13.3400'],
      ['0417', '合肩', 58, '9.8600'],
      // 39 garments at 0.40 and at 0.05.
      ['0790', '大烫', 39, '15.6000'],
      ['0790', '装箱封箱', 39, '1.9500'],
    ]);
    expect(sum).toMatchObject({ okNum: 254, amount: '43.7500' });
    // The bed pays 60 x 0.12 to two in 60 and 40 %, and 60 x 0.10 to who cut.
    const bed = await mes2.getCuttingBed(await as('cx.finance'), { query: { id: bedId } });
    expect(bed.employees.map(({ employeeName, amount }) => [employeeName, amount])).toEqual([
      ['李强', '4.3200'],
      ['邱玉', '2.8800'],
      ['李强', '6.0000'],
    ]);
    // Who leads a line sees pieces there, and no money.
    const [seen] = (await mes2.getWorkReport(await as('cx.line'), { query })).list;
    expect(seen).not.toHaveProperty('amount');
  });

  test('the director sees how far the order is', async () => {
    const { as, order, enter } = walk();
    const director = await as('cx.director');
    await expect
      .poll(async () => (await mes2.getOrder(director, { query: { id: order.id } })).sewNum, {
        timeout: 30_000,
      })
      .toBe(58);
    const { cells } = await mes2.getOrderProgress(director, { query: { orderId: order.id } });
    expect(
      cells.map((cell) => [
        cell.colorName,
        cell.sizeName,
        cell.cutNum,
        cell.deliverNum,
        cell.sewNum,
        cell.scrapNum,
      ]),
    ).toEqual([
      ['黑色', 'M', 20, 20, 20, 0],
      ['黑色', 'L', 20, 19, 19, 1],
      ['藏青', 'M', 10, 9, 9, 1],
      ['藏青', 'L', 10, 10, 10, 0],
    ]);
    const { page, errors, context } = await enter(
      `/makingCenter/order/orderDetail/${order.id}`,
      'cx.director',
    );
    await page.getByRole('tab', { name: /^概览/ }).click();
    await page.getByText(/^58/).first().waitFor();
    await picture(page, 'whole-order-director');
    expect(errors).toEqual([]);
    await context.close();
  });
}
