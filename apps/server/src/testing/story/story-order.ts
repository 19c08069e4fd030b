import type { FreshServer } from './fresh-server.ts';
import { enterStoryStyle } from './story-style.ts';

/** Pieces of SO2403017 by colour, sizes S, M, L, XL. */
const CELLS = [
  ['BLK', [200, 400, 400, 200]],
  ['NVY', [150, 300, 300, 150]],
] as const;
const SIZES = ['S', 'M', 'L', 'XL'] as const;

/** What the merchandiser types for SO2403017. */
export function storyOrderBody({ basics, day }: FreshServer, styleId: string) {
  const sizes = SIZES.map((name) => ({ sizeId: basics.size('MEN', name) }));
  return {
    orderNo: 'SO2403017',
    orderType: 1,
    customerId: basics.customer('UN'),
    styleId,
    customerPo: 'UN-88213',
    priority: 0,
    packMethod: 1,
    orderDate: day(-20),
    materialDate: day(-6),
    planCutDate: day(-3),
    planSewDate: day(2),
    deliveryDate: day(24),
    cutTolUpPct: '5',
    cutTolDownPct: '0',
    shipTolUpPct: '1',
    shipTolDownPct: '3',
    unitPrice: '38.5',
    cmPrice: '6.2',
    currencyCode: 'CNY',
    colors: CELLS.map(([code], at) => ({ colorId: basics.color(code), isMain: at === 0 ? 1 : 0 })),
    sizes,
    colorSizes: CELLS.flatMap(([code, nums]) =>
      nums.map((num, at) => ({
        colorId: basics.color(code),
        sizeId: sizes[at]?.sizeId ?? '',
        num,
      })),
    ),
  };
}

/** Enters style and order, and confirms the order. @returns the whole order as it then is */
export async function enterStoryOrder(fresh: FreshServer, more: object = {}) {
  const { call } = fresh;
  const style = await enterStoryStyle(fresh, `T2417${'orderNo' in more ? more.orderNo : ''}`);
  const body = { ...storyOrderBody(fresh, style.id), ...more };
  const made = await call('POST', '/saas/order/insertOrder', body);
  const { id, version } = made.data;
  await call('PUT', '/saas/order/confirmOrder', { id, version, styleVersion: style.styleVersion });
  return (await call('GET', '/saas/order/getOrderById', { id })).data;
}
