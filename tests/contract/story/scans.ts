import { expect, test } from 'vitest';
import { message } from '../../../apps/server/src/messages/message-texts.ts';
import { shanghai } from '../../../apps/server/src/testing/shanghai.ts';
import { uuid } from '../callers.ts';
import { bedNumber, demoOrder, PAGE, type Story } from './story.ts';

/** A scan, and where the day shows it. */
export function testScans(story: Story): void {
  const { as, server } = story;
  const { amc, mmc, mes2 } = story.sdk;

  test('a worker scans a bundle once and takes it back', async () => {
    const worker = await as('cx.worker');
    const order = await demoOrder(story);
    const bundles = await mes2.listBundles(await as('cx.admin'), {
      query: { pageNum: 1, pageSize: 100, orderId: order.id, order: 'bundle_no_num desc' },
    });
    const bundle = bundles.list[0] ?? expect.fail('no bundle');
    const resolved = await mes2.resolveScanCode(worker, { query: { code: bundle.barcode } });
    expect(resolved.bundle?.id).toBe(bundle.id);
    const open = await mes2.listBundleProcesses(worker, {
      query: { ...PAGE, bundleId: bundle.id },
    });
    // The first checkpoint of the order: nothing before it has to be done.
    const process =
      open.list.find(({ isCheckpoint }) => isCheckpoint === 1) ?? expect.fail('no checkpoint');
    const preload = await mes2.getAppPreload(worker, { query: {} });
    const me = (await amc.getUserCompany(worker)).find(({ isDefault }) => isDefault === '0');
    const employeeId = me?.employeeId ?? expect.fail('the worker is no employee');
    const scan = {
      requestId: uuid(),
      type: 1 as const,
      num: bundle.num,
      employeeId,
      deviceDate: shanghai(),
      channel: 1 as const,
    };
    const body = { id: process.id, bundleProcessSubmitRecord: scan };
    const done = await mes2.recordScan(worker, { body });
    expect(done).toMatchObject({ num: bundle.num, remainNum: 0 });
    expect(await mes2.recordScan(worker, { body })).toEqual(done);
    const day = await mes2.getMyDay(worker, { query: {} });
    expect(day).toBeDefined();
    expect(preload).toBeDefined();
    const back = await mes2.reverseScan(worker, {
      body: { requestId: uuid(), scanId: done.scan.id, reason: '扫错', deviceDate: shanghai() },
    });
    expect(back.remainNum).toBe(bundle.num);
  });

  test('the board, the log and the notices show what happened', async () => {
    const admin = await as('cx.admin');
    const board = await mes2.getCuttingRoomBoard(admin, { query: {} });
    expect(board.kpi.cutNum).toBeGreaterThanOrEqual(720);
    const { id } = await bedNumber(story, 3);
    const log = await mes2.listBusinessLogs(admin, {
      query: { ...PAGE, bizType: 'bed', bizId: id },
    });
    expect(log.total).toBeGreaterThan(0);
    const user = await amc.getUserInfo(admin);
    await server.engine.tenant(
      { companyId: await server.companyId('CX'), userId: user.id, timeZone: 'Asia/Shanghai' },
      (tx) =>
        server.services.notify(tx, {
          userIds: [user.id],
          title: message('problemReported', { line: '缝制1组', problem: '断电' }),
          address: '/mes/problem/problemLogList',
        }),
    );
    const notices = await mmc.listNotices(admin, { query: { ...PAGE, userId: user.id } });
    const notice = notices.list[0] ?? expect.fail('the demo has no notice');
    await mmc.getNotice(admin, { query: { id: notice.id } });
    await mmc.readNotice(admin, { body: { messageId: notice.id, readed: 1 } });
    await mmc.readAllNotices(admin, { body: { userId: user.id } });
    await mmc.clearMessages(admin, { query: { userId: user.id } });
  });
}
