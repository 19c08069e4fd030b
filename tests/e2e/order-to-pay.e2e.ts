import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import {
  testAdjusts,
  testHours,
  testPriceOfTomorrow,
  testWork,
} from './order-to-pay/before-pay.ts';
import { testCalculation, testObjection, testOwnSlip } from './order-to-pay/calculation.ts';
import {
  testHindrances,
  testLock,
  testNextPeriod,
  testPay,
  testUnlock,
} from './order-to-pay/locking.ts';
import { type PayWalk, payWalkOf } from './order-to-pay/pay-walk.ts';
import { type Product, startProduct } from './product.ts';
import { testBed, testFabric, testPlanning } from './whole-order/cutting-room.ts';
import { testBundles, testDelivery } from './whole-order/floor.ts';
import { testOrder, testStyle } from './whole-order/office.ts';

// One order from its entry to the pay slips of its operators: each step is done by the job that does it, none of
// them an administrator. The tests are one story and run in order. Up to the line it is asked for by calls: other
// stories walk those pages. From the first scan on, people are at their pages.
let product: Product;
let browser: Browser;
let walk: PayWalk;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  walk = await payWalkOf(product, browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const CHAPTERS = [
  ...[testStyle, testOrder, testPlanning, testFabric, testBed, testBundles, testDelivery],
  ...[testWork, testPriceOfTomorrow, testHours, testAdjusts],
  ...[testCalculation, testOwnSlip, testObjection],
  ...[testNextPeriod, testHindrances, testLock, testUnlock, testPay],
];
for (const chapter of CHAPTERS) chapter(() => walk);
