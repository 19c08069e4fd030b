import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { testBed, testFabric, testPlanning } from './whole-order/cutting-room.ts';
import { testBundles, testDelivery, testSewing } from './whole-order/floor.ts';
import { testMoney } from './whole-order/money.ts';
import { testOrder, testPrices, testStyle } from './whole-order/office.ts';
import { type Walk, walkOf } from './whole-order/walk.ts';

// One order from its entry to the wages: each step is done by the job that does it in the factory, none of
// them an administrator, and asserts what the next person finds. The tests are one story and run in order.
let product: Product;
let browser: Browser;
let walk: Walk;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  walk = await walkOf(product, browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const CHAPTERS = [
  ...[testStyle, testOrder, testPrices, testPlanning, testFabric, testBed],
  ...[testBundles, testDelivery, testSewing, testMoney],
];
for (const chapter of CHAPTERS) chapter(() => walk);
