import { expect, test } from 'vitest';
import { demoOrder, PAGE, type Story } from './story.ts';

/** Basic data, and an order with all that belongs to it. */
export function testOrders(story: Story): void {
  const { as } = story;
  const { ccm, mes2 } = story.sdk;

  test('basic data answers pages', async () => {
    const admin = await as('cx.admin');
    for (const list of [ccm.listColors, ccm.listSizes, ccm.listCustomers, ccm.listMaterials]) {
      expect((await list(admin, { query: PAGE })).total).toBeGreaterThan(0);
    }
    expect((await mes2.listCompanySettings(admin)).length).toBeGreaterThan(0);
    await mes2.getCompanySetting(admin, { query: { code: 'bundleAuto' } });
  });

  test('an order is found, counted and read with all its grids', async () => {
    const admin = await as('cx.admin');
    const order = await demoOrder(story);
    expect(order.orderNum).toBe(2100);
    const counts = await mes2.countOrdersByStatus(admin, { query: {} });
    expect(counts.counts.reduce((sum, { orderCount }) => sum + orderCount, 0)).toBeGreaterThan(10);
    const detail = await mes2.getOrder(admin, { query: { id: order.id } });
    expect(detail.colorSizes.reduce((sum, { num }) => sum + num, 0)).toBe(2100);
    expect(detail.processes).toHaveLength(25);
    await mes2.listCutPlans(admin, { query: { ...PAGE, orderId: order.id } });
    await mes2.listFabricRolls(admin, { query: { ...PAGE, orderId: order.id } });
    await mes2.listBundleSplitRules(admin, { query: { ...PAGE, orderId: order.id } });
    await mes2.listCuttingBedSizes(admin, { query: { orderId: order.id } });
    await mes2.countCuttingBeds(admin, { query: {} });
  });
}
