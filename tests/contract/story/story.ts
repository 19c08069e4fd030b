import { expect } from 'vitest';
import type { TestServer } from '../../../apps/server/src/testing/test-server.ts';
import type { Callers } from '../callers.ts';
import type { Sdk } from '../sdk-under-test.ts';

export const PAGE = { pageNum: 1, pageSize: 10 } as const;

/** One demo factory, and who calls it through which SDK. Its chapters run in order. */
export interface Story extends Pick<Callers, 'as' | 'nobody'> {
  readonly server: TestServer;
  readonly sdk: Sdk;
}

export async function demoOrder({ sdk, as }: Story) {
  const page = await sdk.mes2.listOrders(await as('cx.admin'), {
    query: { ...PAGE, sql: "order_no = 'SO2403017'" },
  });
  return page.list[0] ?? expect.fail('the demo order is missing');
}

/** A bed of the demo order. */
export async function bedNumber(story: Story, bedNo: number) {
  const label = String(bedNo);
  const order = await demoOrder(story);
  const page = await story.sdk.mes2.listCuttingBeds(await story.as('cx.admin'), {
    query: { ...PAGE, orderId: order.id, order: 'bed_no_num asc' },
  });
  return page.list.find((bed) => bed.bedNo === label) ?? expect.fail(`bed ${bedNo} is missing`);
}
