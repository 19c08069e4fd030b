import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { leftOpen } from '../../testing/left-open.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
  await story.server.query(sql`
    insert into mes2.order_workshop (company_id, order_id, dept_id, section)
    values (${story.staff.companyId}, ${story.story.order.id}, ${story.staff.lines[2]?.id}, 3)
    on conflict do nothing`);
});
afterAll(() => story.server.close());

const bundle = async (no: number) => {
  const [row] = await story.server.query<{ id: string; num: number; version: number }>(sql`
    select id, num, version from mes2.bundle where bundle_no = ${no} and split_seq = 0`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};
const send = (bundleId: string, sendNum: number, requestId: string, more: object = {}) =>
  story.server.call('cx.admin', 'POST', '/mes2/materialsDelivery/send', {
    requestId,
    orderId: story.story.order.id,
    lineDeptId: story.staff.lines[2]?.id,
    lines: [{ bundleId, sendNum }],
    reason: '测试',
    ...more,
  });

test('I20 of eight deliveries of one bundle one is sent, the others are refused with its number', async () => {
  const { id, num } = await bundle(1);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => send(id, num, `race-delivery-${at}`)),
  );
  const won = answers.filter(({ body }) => body.status === 200);
  expect(won).toHaveLength(1);
  const no = won[0]?.body.data.delivery.deliveryNo;
  for (const { body } of answers.filter((answer) => answer.body.status !== 200)) {
    expect(body).toMatchObject({ status: 10202, data: `扎号B0001已在发料单${no}(已发出)` });
  }
});

test('of eight who send one bundle outside one does, and of eight who count it back one does', async () => {
  const { id, num } = await bundle(24);
  const processes = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and section = 3 order by seq_no`);
  const add = async (code: string) =>
    (
      await story.server.call('cx.admin', 'POST', '/mes2/outGroup', {
        ...{ code, name: code, processSections: [3], priceRule: { kind: 1, factor: '1' } },
      })
    ).body.data;
  const sendOut = async (outGroupId: string, at: number) =>
    (
      await story.server.call('cx.admin', 'POST', '/mes2/outDelivery/send', {
        requestId: `race-outside-${at}`,
        ...{ outGroupId, orderId: story.story.order.id },
        orderProcessIds: processes.map((process) => process.id),
        lines: [{ bundleId: id, sendNum: num }],
      })
    ).body;
  const gone = await add('GONE');
  const deleting = await leftOpen(
    story.server.engine,
    (tx) => tx.run(sql`select 1 from mes2.subcontract_group where id = ${gone.id} for update`),
    (tx) => tx.run(sql`update mes2.subcontract_group set del_flag = '2' where id = ${gone.id}`),
  );
  expect(await sendOut(gone.id, 0)).toMatchObject({ status: 10009, data: '外发组不存在' });
  await deleting.ended;
  const group = await add('RACE');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => sendOut(group.id, at + 1)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [outside] = await story.server.query<{ num: number }>(sql`
    select coalesce(sum(send_num), 0)::int as num from mes2.subcontract_delivery_line where bundle_id = ${id}`);
  expect(outside?.num).toBe(num);
  const { version, id: deliveryId } = answers.find(({ status }) => status === 200)?.data ?? {};
  const back = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      story.server.call('cx.admin', 'PUT', '/mes2/outDelivery/receive', {
        ...{ id: deliveryId, version, requestId: `race-back-${at}` },
        lines: [{ bundleId: id, receiveNum: num }],
      }),
    ),
  );
  expect(back.filter(({ body }) => body.status === 200)).toHaveLength(1);
});

test('H11 a bundle is split once while others split, hold or send it', async () => {
  const { id, num, version } = await bundle(2);
  const split = (at: number) =>
    story.server.call('cx.admin', 'PUT', '/mes2/bundle/split', {
      id,
      version,
      requestId: `race-split-${at}`,
      nums: [{ num: 10 }, { num: num - 10 }],
      reason: '分两人做',
    });
  const answers = await Promise.all([split(1), split(2), split(3), split(4)]);
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1);
  const children = await story.server.query<{ num: number }>(sql`
    select num from mes2.bundle where parent_bundle_id = ${id}`);
  expect(children.reduce((total, child) => total + child.num, 0)).toBe(num);
});

test('H11 parts of one bundle that are split at once get numbers of their own', async () => {
  const { id, num, version } = await bundle(9);
  const split = (
    mother: { id: string; version: number },
    parts: readonly number[],
    request: string,
  ) =>
    story.server.call('cx.admin', 'PUT', '/mes2/bundle/split', {
      ...mother,
      requestId: `race-family-${request}`,
      nums: parts.map((part) => ({ num: part })),
      reason: '分组做',
    });
  const first = await split({ id, version }, [4, 4, 4, num - 12], 'root');
  expect(first.body.status).toBe(200);
  const parts = await story.server.query<{ id: string; version: number; num: number }>(sql`
    select id, version, num from mes2.bundle where parent_bundle_id = ${id} order by split_seq`);
  const answers = await Promise.all(
    parts.map((part, at) =>
      split({ id: part.id, version: part.version }, [1, part.num - 1], `${at}`),
    ),
  );
  expect(answers.map(({ body }) => body.status)).toEqual([200, 200, 200, 200]);
  const [{ numbers, bundles } = { numbers: 0, bundles: 0 }] = await story.server.query<{
    numbers: number;
    bundles: number;
  }>(sql`
    select count(distinct split_seq)::int as numbers, count(*)::int as bundles
    from mes2.bundle where root_bundle_id = ${id}`);
  expect({ numbers, bundles }).toEqual({ numbers: 12, bundles: 12 });
});

test('H6 overlapping batches of one order: one of six is cut', async () => {
  const make = (at: number) =>
    story.server.call('cx.admin', 'POST', '/mes2/batchRange', {
      batchNo: `0${at}`,
      orderId: story.story.order.id,
      bundleFrom: 3 + at,
      bundleTo: 20,
      priority: 0,
    });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(make));
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1);
  for (const { body } of answers.filter((answer) => answer.body.status !== 200)) {
    expect(body.data).toMatch(/^与批次0\d\(B00\d\d–B0020\)重叠：B00\d\d–B0020$/);
  }
});

test('one print run clicked eight times counts once', async () => {
  const { id } = await bundle(25);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      story.server.call('cx.admin', 'POST', '/mes2/bundle/print', {
        requestId: 'race-print-1',
        ids: [id],
        layout: 'label',
      }),
    ),
  );
  for (const { body } of answers) expect(body.data[0]).toMatchObject({ printCount: 1 });
});

test('I19 eight checks of one bundle at once each take their garment off it', async () => {
  const [item] = await story.server.query<{ id: string }>(sql`
    with category as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CUT9', '裁剪', 1) returning id),
    kind as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select ${story.staff.companyId}, 'FAB9', '面料', id from category returning id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select ${story.staff.companyId}, 'HOLE9', '破洞', id, 2, 1, 1 from kind returning id`);
  const { id, num } = await bundle(26);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      story.server.call('cx.admin', 'POST', '/mes2/reduce/qc', {
        bundleId: id,
        requestId: `race-check-${at}`,
        checkNum: 10,
        bads: [{ badItemId: item?.id, num: 1 }],
        replaceNum: 0,
        scrapNum: 1,
        scrapReason: '污损',
      }),
    ),
  );
  expect(answers.map(({ body }) => body.status)).toEqual(Array(8).fill(200));
  expect((await bundle(26)).num).toBe(num - 8);
  const [tracked] = await story.server.query<{ num: number }>(sql`
    select distinct num from mes2.bundle_process where bundle_id = ${id}`);
  expect(tracked?.num).toBe(num - 8);
});

test('H15 faults noted on two tablets in one check: one is kept, the other is refused with the name of the first', async () => {
  const { id, num } = await bundle(27);
  const [item] = await story.server.query<{ id: string }>(sql`
    select id from mes2.bad_item where code = 'HOLE9'`);
  const note = (request: string, faults: number, more: object = {}) =>
    story.server.call('cx.admin', 'POST', '/mes2/reduce/qc', {
      bundleId: id,
      requestId: `race-tablet-${request}`,
      checkNum: 10,
      bads: [{ badItemId: item?.id, num: faults }],
      replaceNum: 0,
      scrapNum: faults,
      scrapReason: '污损',
      ...more,
    });
  const made = (await note('first', 1)).body.data;
  const claim = { id: made.id, version: made.version };
  const answers = await Promise.all([2, 3, 4, 5].map((n) => note(`${n}`, n, claim)));
  expect(answers.map(({ body }) => body.status).sort()).toEqual([10102, 10102, 10102, 200]);
  const won = 2 + answers.findIndex(({ body }) => body.status === 200);
  const [check] = await story.server.query(sql`
    select q.fault_num, q.scrap_num, b.num, (select sum(l.num)::int from mes2.piece_loss l
      where l.bundle_id = b.id) as lost
    from mes2.cutting_bed_qc q join mes2.bundle b on b.id = q.bundle_id where q.id = ${made.id}`);
  expect(check).toEqual({ faultNum: won, scrapNum: won, num: num - won, lost: won });
});

test('H17 deliveries, checks, splits and prints of the same bundles in opposite orders never lock each other out', async () => {
  const ids = await Promise.all([10, 11, 12, 13, 14, 15, 16, 17].map(bundle));
  const { retries } = story.server.engine.figures();
  const [item] = await story.server.query<{ id: string }>(sql`
    select id from mes2.bad_item where code = 'HOLE9'`);
  const answers = await Promise.all(
    [0, 1, 2, 3].flatMap((round) => {
      const order = round % 2 === 0 ? ids : [...ids].reverse();
      return [
        story.server.call('cx.admin', 'POST', '/mes2/materialsDelivery/send', {
          requestId: `lock-order-send-${round}`,
          orderId: story.story.order.id,
          lineDeptId: story.staff.lines[2]?.id,
          lines: order.map(({ id, num }) => ({ bundleId: id, sendNum: num })),
          reason: '测试',
        }),
        story.server.call('cx.admin', 'POST', '/mes2/bundle/print', {
          requestId: `lock-order-print-${round}`,
          ids: order.map(({ id }) => id),
          layout: 'label',
        }),
        ...order.map(({ id, num, version }, at) =>
          (at + round) % 3 === 0
            ? story.server.call('cx.admin', 'PUT', '/mes2/bundle/split', {
                id,
                version,
                requestId: `lock-order-split-${round}-${at}`,
                nums: [{ num: 5 }, { num: num - 5 }],
                reason: '分两人做',
              })
            : story.server.call('cx.admin', 'POST', '/mes2/reduce/qc', {
                bundleId: id,
                requestId: `lock-order-check-${round}-${at}`,
                checkNum: 5,
                bads: [{ badItemId: item?.id, num: 1 }],
                replaceNum: 0,
                scrapNum: 1,
                scrapReason: '污损',
              }),
        ),
      ];
    }),
  );
  const statuses = new Set(answers.map(({ body }) => body.status));
  expect([...statuses].every((status) => [200, 10102, 10202, 10009].includes(status))).toBe(true);
  expect(statuses.has(200)).toBe(true);
  // A deadlock would have been tried again, and counted.
  expect(story.server.engine.figures().retries).toBe(retries);
});

test('a batch whose two deliveries come back at once is planned again', async () => {
  const { body: made } = await story.server.call('cx.admin', 'POST', '/mes2/batchRange', {
    ...{ batchNo: '77', orderId: story.story.order.id, bundleFrom: 26, bundleTo: 27, priority: 0 },
    lineDeptId: story.staff.lines[2]?.id,
  });
  const batchRangeId = made.data.id;
  const sent = [];
  for (const no of [26, 27]) {
    const { id, num } = await bundle(no);
    const { body } = await send(id, num, `race-batch-${no}`, { batchRangeId });
    sent.push(body.data.delivery);
  }
  const [first, second] = sent;
  // Somebody recalls the first one: he found the second out, and left the batch as it is.
  const recalling = await leftOpen(
    story.server.engine,
    (tx) =>
      tx.run(sql`
        with held as (select id from mes2.batch_range where id = ${batchRangeId} for no key update)
        update mes2.cut_piece_delivery d set status = 9, version = d.version + 1 from held where d.id = ${first.id}`),
    () => Promise.resolve(),
  );
  const { body } = await story.server.call('cx.admin', 'PUT', '/mes2/materialsDelivery/recall', {
    ...{ id: second.id, version: second.version, reason: '改线' },
  });
  await recalling.ended;
  expect(body.status).toBe(200);
  const [batch] = await story.server.query(sql`
    select status from mes2.batch_range where id = ${batchRangeId}`);
  expect(batch).toEqual({ status: 0 });
});

test('H12 one card laid on eight bundles at once hangs on one of them', async () => {
  await story.server.query(sql`
    insert into mes2.slot_card (company_id, card_no) values (${story.staff.companyId}, 'K77')`);
  const bundles = await Promise.all([18, 19, 20, 21, 22, 23, 24, 25].map(bundle));
  const answers = await Promise.all(
    bundles.map(({ id }, at) =>
      story.server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
        orderId: story.story.order.id,
        requestId: `race-card-${at}`,
        rows: [{ cardNo: 'K77', bundleId: id }],
      }),
    ),
  );
  const bound = answers.filter(({ body }) => body.data[0]?.isOk === true);
  expect(bound).toHaveLength(1);
  const [open] = await story.server.query(sql`
    select count(*)::int as count from mes2.slot_card_binding where unbind_date is null`);
  expect(open).toEqual({ count: 1 });
});

test('I19 eight checks that each take a garment off a bundle of three leave it void and take no more', async () => {
  const { id, num, version } = await bundle(28);
  await story.server.call('cx.admin', 'PUT', '/mes2/bundle/split', {
    id,
    version,
    requestId: 'race-void-split',
    nums: [{ num: 3 }, { num: num - 3 }],
    reason: '分两人做',
  });
  const [three] = await story.server.query<{ id: string }>(sql`
    select id from mes2.bundle where parent_bundle_id = ${id} and num = 3`);
  const [item] = await story.server.query<{ id: string }>(sql`
    select id from mes2.bad_item where code = 'HOLE9'`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      story.server.call('cx.admin', 'POST', '/mes2/reduce/qc', {
        bundleId: three?.id,
        requestId: `race-void-${at}`,
        checkNum: 1,
        bads: [{ badItemId: item?.id, num: 1 }],
        replaceNum: 0,
        scrapNum: 1,
        scrapReason: '污损',
      }),
    ),
  );
  expect(answers.map(({ body }) => body.status).sort()).toEqual(
    [...Array(5).fill(10202), ...Array(3).fill(200)].sort(),
  );
  const [left] = await story.server.query(sql`
    select num, scrap_num, status from mes2.bundle where id = ${three?.id}`);
  expect(left).toEqual({ num: 0, scrapNum: 3, status: 9 });
});
