import * as amc from '@garment-mes/sdk/amc';
import * as ccm from '@garment-mes/sdk/ccm';
import * as mes2 from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { OF_ORDER, ORDER_NO, PAGE, STYLE_NO, type Walk } from './walk.ts';

/** Pieces of each colour in M and in L: sixty in all. */
export const PIECES = { black: 20, navy: 10 } as const;

/** Operations of the style: minutes and price of a piece as work study says. */
export const OPERATIONS = [
  {
    seqNo: 10,
    section: 1,
    code: 'C02',
    processName: '拉布',
    sam: '0.2400',
    price: '0.1200',
    payScope: 2,
    isOutput: 0,
  },
  {
    seqNo: 20,
    section: 1,
    code: 'C03',
    processName: '裁剪',
    sam: '0.2200',
    price: '0.1000',
    payScope: 2,
    isOutput: 0,
  },
  {
    seqNo: 30,
    section: 1,
    code: 'C06',
    processName: '捆扎挂菲',
    sam: '0.1200',
    price: '0.0500',
    payScope: 1,
    isOutput: 1,
  },
  {
    seqNo: 40,
    section: 3,
    code: 'S03',
    processName: '合肩',
    sam: '0.3300',
    price: '0.1700',
    payScope: 1,
    isOutput: 0,
  },
  {
    seqNo: 50,
    section: 3,
    code: 'S15',
    processName: '冚下摆',
    sam: '0.4600',
    price: '0.2300',
    payScope: 1,
    isOutput: 1,
  },
  {
    seqNo: 60,
    section: 4,
    code: 'F01',
    processName: '大烫',
    sam: '0.8000',
    price: '0.4000',
    payScope: 1,
    isOutput: 1,
  },
  {
    seqNo: 70,
    section: 6,
    code: 'F09',
    processName: '装箱封箱',
    sam: '0.1200',
    price: '0.0500',
    payScope: 1,
    isOutput: 1,
  },
] as const;

/** The style, by technique and work study. */
export function testStyle(walk: () => Walk): void {
  test('the technician enters the style and its bill of materials', async () => {
    const technician = await walk().as('cx.technician');
    const { categoryId, sizeGroupId, materialId, customerId, black, navy, sizeIds } = walk().basics;
    const style = await mes2.createStyle(technician, {
      body: {
        styleNo: STYLE_NO,
        styleName: '圆领短袖',
        customerId,
        categoryId,
        gender: 1,
        sizeGroupId,
        standardHeadcount: 12,
      },
    });
    const styleId = style.id;
    const colored = await mes2.saveStyleSizeColor(technician, {
      body: {
        styleId,
        version: style.version,
        rows: [black, navy].flatMap((colorId) => sizeIds.map((sizeId) => ({ colorId, sizeId }))),
      },
    });
    const cut = await mes2.saveStyleParts(technician, {
      body: {
        styleId,
        version: colored.version,
        rows: [{ partCode: 'FRT', partName: '前幅', fabricPart: 1, piecesPerGarment: 1 }],
      },
    });
    const billed = await mes2.saveStyleBom(technician, {
      body: {
        styleId,
        version: cut.version,
        rows: [
          {
            materialId,
            fabricPart: 1,
            partName: '大身',
            colorRule: 0,
            usageNum: '0.9000',
            unitCode: 'M',
            lossPct: '0',
          },
        ],
      },
    });
    const laid = await mes2.saveStyleFabrics(technician, {
      body: {
        styleId,
        version: billed.version,
        rows: [
          {
            materialId,
            fabricPart: 1,
            widthCm: '180.0',
            gsm: '180.0',
            markerLen: '1.760',
            usageLen: '0.9000',
          },
        ],
      },
    });
    Object.assign(walk().style, { id: styleId, version: laid.version });
  });

  test('work study gives every operation its minutes and its price; a line leader may not', async () => {
    const { style, as } = walk();
    const library = (await ccm.listProcesses(await as('cx.ie'), { query: PAGE })).list;
    const rows = OPERATIONS.map(({ code, ...operation }) => ({
      ...operation,
      processId: library.find((process) => process.code === code)?.id ?? expect.fail(code),
      grade: 'C' as const,
      isCheckpoint: 0 as const,
      isTicket: 1 as const,
    }));
    const body = { styleId: style.id, version: style.version, rows };
    await expect(mes2.saveStyleProcess(await as('cx.line'), { body })).rejects.toMatchObject({
      status: 10401,
    });
    style.version = (await mes2.saveStyleProcess(await as('cx.ie'), { body })).version;
    const approved = await mes2.approveStyle(await as('cx.technician'), {
      body: { id: style.id, version: style.version },
    });
    expect(approved).toMatchObject({ styleNo: STYLE_NO, status: 1 });
  });
}

/** The order from its entry to its prices. */
export function testOrder(walk: () => Walk): void {
  test('the merchandiser enters the order with its colours, sizes and price', async () => {
    const { as, day, order, style, card } = walk();
    const { customerId, black, navy, sizeIds } = walk().basics;
    const [toConfirm, ofTechnician] = await Promise.all([
      card('cx.merch', 'ordersToConfirm'),
      card('cx.technician', 'ordersToConfirm'),
    ]);
    const cells = [
      { colorId: black, num: PIECES.black },
      { colorId: navy, num: PIECES.navy },
    ];
    const made = await mes2.createOrder(await as('cx.merch'), {
      body: {
        orderNo: ORDER_NO,
        orderType: 1,
        customerId,
        styleId: style.id,
        customerPo: 'UN-90001',
        priority: 1,
        orderDate: day(0),
        materialDate: day(0),
        planCutDate: day(0),
        planSewDate: day(1),
        deliveryDate: day(40),
        cutTolUpPct: '0',
        cutTolDownPct: '0',
        shipTolUpPct: '0',
        shipTolDownPct: '3',
        unitPrice: '38.5',
        currencyCode: 'CNY',
        colors: cells.map(({ colorId }, at) => ({ colorId, isMain: at === 0 ? 1 : 0 })),
        sizes: sizeIds.map((sizeId) => ({ sizeId })),
        colorSizes: cells.flatMap((cell) => sizeIds.map((sizeId) => ({ ...cell, sizeId }))),
      },
    });
    // 60 garments at 38.50.
    expect(made).toMatchObject({ orderNum: 60, amount: '2310.0000', status: 0 });
    Object.assign(order, { id: made.id, version: made.version });
    expect(await card('cx.merch', 'ordersToConfirm')).toBe(toConfirm + 1);
    expect(await card('cx.technician', 'ordersToConfirm')).toBe(ofTechnician + 1);
    // Who cuts sees no price of the customer.
    const [seen] = (await mes2.listOrders(await as('cx.manager'), { query: OF_ORDER })).list;
    expect(seen).toMatchObject({ orderNum: 60 });
    expect(seen).not.toHaveProperty('unitPrice');
  });

  test('the technician confirms the order, which takes over the bill of the style', async () => {
    const { as, order, style } = walk();
    const technician = await as('cx.technician');
    const body = { id: order.id, version: order.version, styleVersion: style.version };
    await expect(mes2.confirmOrder(await as('cx.planner'), { body })).rejects.toMatchObject({
      status: 10401,
    });
    const check = await mes2.getOrderConfirmCheck(technician, { query: { id: order.id } });
    expect(check.checks.filter(({ isOk }) => !isOk)).toEqual([]);
    await mes2.confirmOrder(technician, { body: { id: order.id, version: order.version } });
    const confirmed = await mes2.getOrder(technician, { query: { id: order.id } });
    expect(confirmed.status).toBe(1);
    expect(confirmed.processes.map(({ processName, price }) => [processName, price])).toEqual(
      OPERATIONS.map(({ processName, price }) => [processName, price]),
    );
    // 0.12 + 0.10 + 0.05 + 0.17 + 0.23 + 0.40 + 0.05, and 0.9 m for each of 60.
    expect(confirmed).toMatchObject({ priceTotal: '1.1200', samTotal: '2.2900' });
    expect(confirmed.bom).toMatchObject([{ needNum: '54.0000' }]);
    order.version = confirmed.version;
  });
}

/** A price that changes. */
export function testPrices(walk: () => Walk): void {
  test('work study asks for another price from tomorrow, which payroll audits', async () => {
    const { as, day, order } = walk();
    const prices = (
      await mes2.listOrderPrices(await as('cx.ie'), { query: { ...PAGE, orderId: order.id } })
    ).list;
    const shoulder =
      prices.find(({ processName }) => processName === '合肩') ?? expect.fail('no price');
    const finance = await as('cx.finance');
    await mes2.saveOrderPrice(await as('cx.ie'), {
      body: {
        orderId: order.id,
        fromDate: day(1),
        reason: '新款难度',
        rows: [{ orderProcessId: shoulder.orderProcessId, price: '0.1900' }],
      },
    });
    const waiting = (await amc.listWorkflowTasks(finance, { query: { ...PAGE, result: 0 } })).list;
    const task =
      waiting.find(({ bizId }) => bizId === order.id) ?? expect.fail('payroll was not asked');
    expect(task.title).toBe(`工价审核 ${ORDER_NO}：新款难度`);
    const { id, version } = task;
    await expect(
      amc.answerWorkflowTask(await as('cx.ie'), { body: { id, version, result: 1 } }),
    ).rejects.toMatchObject({ status: 10009 });
    await amc.answerWorkflowTask(finance, { body: { id, version, result: 1, opinion: '同意' } });
    const audited = (
      await mes2.listOrderPrices(await as('cx.ie'), { query: { ...PAGE, orderId: order.id } })
    ).list;
    expect(audited.find(({ processName }) => processName === '合肩')).toMatchObject({
      price: '0.1700',
      nextPrice: '0.1900',
      approveByName: '程颖',
    });
  });
}
