import { expect, test } from 'vitest';
import { bedBody } from '../bed-body.ts';
import { bedNumber, demoOrder, type Story } from './story.ts';

/** Beds from the first draft to their bundles. */
export function testBeds(story: Story): void {
  const { as } = story;
  const { mes2, root } = story.sdk;

  test('a new bed is saved, started, read again and voided', async () => {
    const leader = await as('cx.leader');
    const third = await mes2.getCuttingBed(leader, {
      query: { id: (await bedNumber(story, 3)).id },
    });
    const order = await demoOrder(story);
    const made = await mes2.createCuttingBed(leader, {
      body: { orderId: order.id, ...bedBody(third), rolls: [], employees: [] },
    });
    const saved = await mes2.updateCuttingBed(leader, {
      body: { id: made.id, version: made.version, ...bedBody(made), remark: '试铺' },
    });
    const stale = await mes2
      .updateCuttingBed(leader, { body: { id: made.id, version: made.version, ...bedBody(made) } })
      .catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(root.ApiError);
    expect(stale).toMatchObject({ status: 10102, kind: 'stale' });
    const manager = await as('cx.manager');
    const gone = await mes2.deleteCuttingBed(manager, {
      query: { id: made.id, version: saved.version, reason: '录错' },
    });
    expect(gone.status).toBe(9);
  });

  test('the third bed is spread, cut and submitted into 30 bundles of 720 pieces', async () => {
    const leader = await as('cx.leader');
    const { id } = await bedNumber(story, 3);
    let bed = await mes2.getCuttingBed(leader, { query: { id } });
    if (bed.status === 0) {
      await mes2.startCuttingBed(leader, { body: { id, version: bed.version } });
      bed = await mes2.getCuttingBed(leader, { query: { id } });
    }
    await mes2.finishCutting(leader, { body: { id, version: bed.version } });
    bed = await mes2.getCuttingBed(leader, { query: { id } });
    const submitted = await mes2.submitCuttingBed(leader, { body: { id, version: bed.version } });
    expect(submitted).toMatchObject({ cutNum: 720, needsApproval: false });
    const order = await demoOrder(story);
    const bundles = await mes2.listBundles(leader, {
      query: { pageNum: 1, pageSize: 100, orderId: order.id },
    });
    expect(bundles.total).toBe(96);
    expect(bundles.list.reduce((sum, { num }) => sum + num, 0)).toBe(2160);
    await mes2.countBundles(leader, { query: { orderId: order.id } });
    const again = await mes2.generateBundles(await as('cx.manager'), { body: { reduceBedId: id } });
    expect(again).toBeDefined();
  });

  test('steps that the state of a bed forbids are refused in words', async () => {
    const manager = await as('cx.manager');
    const { id } = await bedNumber(story, 3);
    const bed = await mes2.getCuttingBed(manager, { query: { id } });
    const body = { id, version: bed.version };
    await expect(mes2.unsubmitCuttingBed(manager, { body })).rejects.toMatchObject({
      status: 10202,
    });
    await expect(
      mes2.approveCuttingBed(manager, { body: { ...body, agree: true, opinion: '同意' } }),
    ).rejects.toMatchObject({ status: 10202 });
  });
}
