import { afterAll, beforeAll, expect, test } from 'vitest';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const { companyId, sewers, lines } = story.staff;
  const bundles = await story.server.query<{ id: string; orderProcessId: string }>(sql`
    select b.id, p.order_process_id from mes2.bundle b
    join mes2.bundle_process p on p.bundle_id = b.id and p.seq_no = (
      select min(x.seq_no) from mes2.bundle_process x where x.bundle_id = b.id)
    where b.bundle_no in (1, 2) order by b.bundle_no`);
  const { body } = await story.server.call('cx.admin', 'POST', '/mes2/bundleProcess/manual', {
    requestId: 'card-history-scans',
    bundleIds: bundles.map(({ id }) => id),
    orderProcessId: bundles[0]?.orderProcessId,
    employeeId: sewers[0]?.id,
    lineDeptId: lines[0]?.id,
    workDate: factoryDate(runNow()),
    reason: '漏扫',
  });
  expect(body.data.fails).toEqual([]);
  await story.server.query(sql`
    update mes2.scan set channel = 3, scan_date = '2026-03-02 09:41:05+08' where type = 4`);
  const spans = [
    [0, 'K0901', '2026-03-02 09:00:00+08', '2026-03-02 09:41:05+08'],
    [1, 'K0901', '2026-03-02 09:41:05+08', '2026-03-02 11:00:00+08'],
    [0, 'K0902', '2026-03-03 09:00:00+08', null],
  ] as const;
  for (const [bundle, cardNo, from, to] of spans)
    await story.server.query(sql`
      insert into mes2.slot_card_binding (company_id, card_no, bundle_id, bind_date, unbind_date, unbind_reason)
      values (${companyId}, ${cardNo}, ${bundles[bundle]?.id}, ${from}::timestamptz, ${to}::timestamptz,
        ${to === null ? null : 1}::int)`);
});
afterAll(() => story.server.close());

interface Binding {
  readonly id: string;
  readonly cardNo: string;
  readonly bundleLabel: string;
  readonly scanCount: number;
}
const history = async (query: object, who = 'cx.admin') =>
  (
    await story.server.call(who, 'GET', '/mes2/slotCardMaintainHistory/list', {
      ...{ pageSize: 100, ...query },
    })
  ).body;
const shown = async (query: object) =>
  (await history(query)).data.list.map(
    ({ cardNo, bundleLabel }: Binding) => `${cardNo} ${bundleLabel}`,
  );

test('a moment finds what a card carried: from the binding on, and no longer when it ended', async () => {
  expect(await shown({ cardNo: 'K0901', at: '2026-03-02 09:41:04' })).toEqual(['K0901 B0001']);
  expect(await shown({ cardNo: 'K0901', at: '2026-03-02 09:41:05' })).toEqual(['K0901 B0002']);
  expect(await shown({ at: '2026-03-02 08:59' })).toEqual([]);
  expect(await shown({ cardNo: ' K0902 ', at: '2026-03-09 08:59' })).toEqual(['K0902 B0001']);
  expect((await history({ at: 'gestern' })).status).toBe(10009);
});

test('the scans of a span are those behind its figure', async () => {
  const { data } = await history({});
  const counts: number[] = [];
  for (const { id, scanCount } of data.list as Binding[]) {
    const scans = await story.server.call('cx.admin', 'GET', '/mes2/scan/list', {
      ...{ pageSize: 100, bindingId: id },
    });
    expect(scans.body.data.total).toBe(scanCount);
    counts.push(scanCount);
  }
  // The scan of the second the card changed hands belongs to the new bundle alone.
  expect(counts.toSorted()).toEqual([0, 0, 1]);
});

test("what a card carried is its line's to read, also before the bundle is", async () => {
  const { companyId, lines } = story.staff;
  const reach = { deptIds: [lines[0]?.id ?? ''], employeeId: '0', userId: '0' };
  const seen = () =>
    story.server.query<{ cardNo: string }>(sql`
      select k.card_no from mes2.slot_card_binding k
      where k.company_id = ${companyId} and k.card_no = 'K0902'
        ${andWithinReach(reach, 'mes2.slot_card_binding', sql`k`)}`);
  expect(await seen()).toEqual([]);
  await story.server.query(sql`
    insert into mes2.slot_card (company_id, card_no, line_dept_id)
    values (${companyId}, 'K0902', ${lines[0]?.id})`);
  expect(await seen()).toEqual([{ cardNo: 'K0902' }]);
});

test('days of binding are found, an end without a beginning is refused', async () => {
  const range = { bindDateFrom: '2026-03-02', bindDateTo: '2026-03-02' };
  expect(await shown(range)).toEqual(['K0901 B0002', 'K0901 B0001']);
  expect(await shown({ bindDateFrom: '2026-03-03' })).toEqual(['K0902 B0001']);
  expect((await history({ bindDateTo: '2026-03-02' })).data).toBe('请选择时间范围');
});

test('the figure counts scans, not what took them back, and of those the ones a person sees', async () => {
  const countOf = async (who?: string) =>
    (await history({ cardNo: 'K0901', at: '2026-03-02 09:41:05' }, who)).data.list[0]?.scanCount;
  expect(await countOf()).toBe(1);
  // The cutting room reaches the bundles of its beds, and no scan of a sewing line.
  expect(await countOf('cx.leader')).toBe(0);
  const [scan] = await story.server.query<{ id: string }>(sql`
    select id from mes2.scan where channel = 3 and scan_date = '2026-03-02 09:41:05+08' and bundle_id = (
      select bundle_id from mes2.slot_card_binding where card_no = 'K0901' order by bind_date desc limit 1)`);
  const taken = await story.server.call('cx.admin', 'PUT', '/mes2/bundleProcess/reverse', {
    ...{ requestId: 'card-history-reversal', scanId: scan?.id, reason: '扫错' },
  });
  expect(taken.body.status).toBe(200);
  await story.server.query(sql`
    update mes2.scan set scan_date = '2026-03-02 09:50:00+08' where type = 3`);
  expect(await countOf()).toBe(1);
});
