import * as mes2 from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { PHONE, picture } from '../browser.ts';
import { wedge } from '../wedge.ts';
import { bundleOf, bundlesOf, reportWork } from './bundles.ts';
import { OF_ORDER, ORDER_NO, PAGE, type Walk } from './walk.ts';

/** Bundles, their labels, cards and panels. */
export function testBundles(walk: () => Walk): void {
  test('the approved bed has four bundles, whose labels the clerk prints', async () => {
    const { as, requestId } = walk();
    const clerk = await as('cx.clerk');
    const made = await bundlesOf(walk(), 'cx.clerk');
    expect(
      made.map(({ bundleLabel, colorName, sizeName, num, status }) => [
        bundleLabel,
        colorName,
        sizeName,
        num,
        status,
      ]),
    ).toEqual([
      ['B0001', '黑色', 'M', 20, 0],
      ['B0002', '黑色', 'L', 20, 0],
      ['B0003', '藏青', 'M', 10, 0],
      ['B0004', '藏青', 'L', 10, 0],
    ]);
    const body = {
      requestId: requestId(),
      ids: made.map(({ id }) => id),
      layout: 'label' as const,
    };
    await expect(mes2.printBundles(await as('cx.line'), { body })).rejects.toMatchObject({
      status: 10401,
    });
    await mes2.printBundles(clerk, { body });
    expect(
      (await bundlesOf(walk(), 'cx.panels')).map(({ printCount, status }) => [printCount, status]),
    ).toEqual(Array(4).fill([1, 1]));
  });

  test('the clerk ties the bundles, and binds a card to the first', async () => {
    const { as, order, requestId } = walk();
    const clerk = await as('cx.clerk');
    for (const no of [1, 2, 3, 4]) await reportWork(walk(), 'cx.clerk', no, '捆扎挂菲');
    const [card] = await mes2.createSlotCard(clerk, {
      body: { requestId: requestId(), cards: [{ cardNo: `K${ORDER_NO}` }] },
    });
    const first = await bundleOf(walk(), 'cx.clerk', 1);
    const bound = await mes2.bindOrderSlotCards(clerk, {
      body: {
        orderId: order.id,
        requestId: requestId(),
        rows: [{ cardNo: card?.cardNo ?? '', bundleId: first.id }],
      },
    });
    expect(bound).toMatchObject([{ isOk: true, bundleLabel: 'B0001' }]);
    expect(await bundleOf(walk(), 'cx.panels', 1)).toMatchObject({ cardNo: `K${ORDER_NO}` });
  });

  test('the inspector of panels takes a garment out of B0002', async () => {
    const { as, requestId } = walk();
    const inspector = await as('cx.qc');
    const { id } = await bundleOf(walk(), 'cx.qc', 2);
    const [bad] = (await mes2.listBadItems(inspector, { query: PAGE })).list;
    await mes2.savePanelCheck(inspector, {
      body: {
        bundleId: id,
        requestId: requestId(),
        checkNum: 20,
        bads: [{ badItemId: bad?.id ?? '', num: 1 }],
        replaceNum: 0,
        scrapNum: 1,
        scrapReason: '破洞',
      },
    });
    expect(await bundleOf(walk(), 'cx.panels', 2)).toMatchObject({
      originNum: 20,
      num: 19,
      scrapNum: 1,
    });
  });
}

/** From the store to the line. */
export function testDelivery(walk: () => Walk): void {
  test('the store sends 59 garments, the line counts 58, and both agree', async () => {
    const { as, order, requestId, card } = walk();
    const store = await as('cx.panels');
    const leader = await as('cx.line');
    const [toReceive, differences] = await Promise.all([
      card('cx.line', 'cutPiecesToReceive'),
      card('cx.panels', 'deliveryDifferences'),
    ]);
    const body = {
      requestId: requestId(),
      orderId: order.id,
      lineDeptId: walk().basics.line.deptId,
      lines: (await bundlesOf(walk(), 'cx.panels')).map(({ id, num }) => ({
        bundleId: id,
        sendNum: num,
      })),
    };
    await expect(mes2.sendCutPieceDelivery(leader, { body })).rejects.toMatchObject({
      status: 10401,
    });
    const sent = await mes2.sendCutPieceDelivery(store, { body });
    expect(sent.delivery).toMatchObject({ num: 59, bundleNumTotal: 4, status: 1 });
    expect(await card('cx.line', 'cutPiecesToReceive')).toBeGreaterThan(toReceive);
    const [waiting] = (await mes2.listCutPieceDeliveries(leader, { query: OF_ORDER })).list;
    const { id, version } = waiting ?? expect.fail('the line does not see the delivery');
    const received = await mes2.receiveCutPieceDelivery(leader, {
      body: {
        id,
        version,
        requestId: requestId(),
        lines: sent.lines.map(({ bundleId, bundleLabel, sendNum }) =>
          bundleLabel === 'B0003'
            ? { bundleId, receiveNum: 9, diffReason: 'short' }
            : { bundleId, receiveNum: sendNum ?? 0 },
        ),
      },
    });
    expect(received.delivery).toMatchObject({ status: 3, receivedNum: 58, diffNum: -1 });
    expect(await card('cx.panels', 'deliveryDifferences')).toBe(differences + 1);
    await expect(reportWork(walk(), 'cx.worker', 3, '合肩')).rejects.toMatchObject({
      status: 10202,
    });
    const line = received.lines.find(({ bundleLabel }) => bundleLabel === 'B0003');
    const count = [{ lineId: line?.id ?? '', num: 9, reason: '少裁一片' }];
    const first = await mes2.agreeCutPieceDelivery(store, {
      body: { id, version: received.delivery.version, lines: count },
    });
    expect(first.delivery.status).toBe(3);
    const settled = await mes2.agreeCutPieceDelivery(leader, {
      body: { id, version: first.delivery.version, lines: count },
    });
    expect(settled.delivery.status).toBe(2);
    expect(await card('cx.panels', 'deliveryDifferences')).toBe(differences);
    expect((await bundlesOf(walk(), 'cx.line')).map(({ num, status }) => [num, status])).toEqual([
      [20, 2],
      [19, 2],
      [9, 2],
      [10, 2],
    ]);
  });
}

/** Sewing, its inspection and finishing. */
export function testSewing(walk: () => Walk): void {
  test('the operator reports by phone and by card what he sewed', async () => {
    const { enter } = walk();
    const { page, errors, context } = await enter('/mes/app/bgapp', 'cx.worker', PHONE);
    await page.getByText('0417').first().waitFor();
    await wedge(page, (await bundleOf(walk(), 'cx.line', 1)).barcode);
    await page.getByRole('button', { name: /合肩/ }).click();
    await expect.poll(async () => (await bundleOf(walk(), 'cx.line', 1)).status).toBe(3);
    await picture(page, 'whole-order-phone');
    expect(errors).toEqual([]);
    await context.close();
    for (const no of [2, 3, 4]) await reportWork(walk(), 'cx.worker', no, '合肩');
    await reportWork(walk(), 'cx.worker', 1, '冚下摆', `K${ORDER_NO}`);
    for (const no of [2, 3]) await reportWork(walk(), 'cx.worker', no, '冚下摆');
  });

  test('the inspector of the line holds B0004 until its shade is judged', async () => {
    const inspector = await walk().as('cx.qc');
    const { id } = await bundleOf(walk(), 'cx.qc', 4);
    await mes2.holdBundles(inspector, {
      body: { ids: [id], isHold: true, holdReason: '色差待判' },
    });
    expect(await bundleOf(walk(), 'cx.line', 4)).toMatchObject({
      status: 7,
      holdReason: '色差待判',
    });
    await expect(reportWork(walk(), 'cx.worker', 4, '冚下摆')).rejects.toMatchObject({
      status: 10202,
    });
    await mes2.holdBundles(inspector, { body: { ids: [id], isHold: false } });
    await reportWork(walk(), 'cx.worker', 4, '冚下摆');
    expect(await bundleOf(walk(), 'cx.line', 4)).toMatchObject({ status: 4, num: 10 });
  });

  test('finishing presses and packs the black garments', async () => {
    for (const no of [1, 2]) {
      await reportWork(walk(), 'cx.finishing', no, '大烫');
      await reportWork(walk(), 'cx.finishing', no, '装箱封箱');
    }
    const seen = await bundlesOf(walk(), 'cx.finishing');
    expect(
      seen.map(({ bundleLabel, doneCount, totalCount }) => [bundleLabel, doneCount, totalCount]),
    ).toEqual([
      ['B0001', 5, 5],
      ['B0002', 5, 5],
    ]);
  });
}
