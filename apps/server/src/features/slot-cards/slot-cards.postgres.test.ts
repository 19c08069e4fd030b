import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
});
afterAll(() => story.server.close());

test('of eight who read one lost card at once each is refused, and its keepers are notified once', async () => {
  const { server, staff } = story;
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no, rfid, status) values (${staff.companyId}, 'KL01', 'AA01', 2)`);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      server.call('cx.worker', 'GET', '/mes2/scan/resolve', { code: at % 2 ? 'KL01' : 'aa01' }),
    ),
  );
  for (const { body } of answers)
    expect(body).toMatchObject({ status: 10202, data: '插卡KL01已挂失，请交组长' });
  const notices = await server.query<{ count: number }>(sql`
    select count(*)::int as count from mmc.message where biz_type = 'slotCardOutOfUse' group by user_id`);
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.every(({ count }) => count === 1)).toBe(true);
});

test('H12 of eight cards laid on one bundle at once one is bound, the others are refused with its number', async () => {
  const { server, staff } = story;
  const cards = Array.from({ length: 8 }, (_, at) => `KB0${at}`);
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no)
    select ${staff.companyId}, unnest(${cards}::text[])`);
  const [bundle] = await server.query<{ id: string }>(
    sql`select id from mes2.bundle where bundle_no = 5`,
  );
  const answers = await Promise.all(
    cards.map((cardNo) =>
      server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
        ...{ orderId: story.story.order.id, requestId: `race-bundle-${cardNo}` },
        rows: [{ cardNo, bundleId: bundle?.id }],
      }),
    ),
  );
  const results: { isOk: boolean; cardNo: string; text: string | null }[] = answers.map(
    ({ body }) => body.data[0],
  );
  const [bound, ...more] = results.filter(({ isOk }) => isOk);
  expect(more).toEqual([]);
  for (const { text } of results.filter(({ isOk }) => !isOk))
    expect(text).toBe(`扎号B0005已绑插卡${bound?.cardNo}，先解绑`);
  const open = await server.query(sql`
    select k.card_no, b.card_no as of_bundle from mes2.slot_card_binding k
    join mes2.bundle b on b.id = k.bundle_id where k.bundle_id = ${bundle?.id} and k.unbind_date is null`);
  expect(open).toEqual([{ cardNo: bound?.cardNo, ofBundle: bound?.cardNo }]);
});

test('H12 two cards that are changed crosswise at one moment wait in no ring', async () => {
  const { server, staff } = story;
  const bundles = await server.query<{ id: string }>(
    sql`select id from mes2.bundle where bundle_no in (9, 10) order by bundle_no`,
  );
  const cards = await server.query<{ id: string }>(sql`
    insert into mes2.slot_card (company_id, card_no) values (${staff.companyId}, 'KC1'), (${staff.companyId}, 'KC2')
    returning id`);
  await server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
    ...{ orderId: story.story.order.id, requestId: 'crosswise' },
    rows: bundles.map(({ id }, at) => ({ cardNo: `KC${at + 1}`, bundleId: id })),
  });
  const rounds = await Promise.all(
    Array.from({ length: 6 }, (_, round) =>
      server.call('cx.admin', 'PUT', '/mes2/slotCard/unbind', {
        ...{ ids: [cards[round % 2]?.id], unbindReason: 2, newCardNo: `KC${2 - (round % 2)}` },
      }),
    ),
  );
  expect(rounds.map(({ body }) => body.data.fails[0]?.text)).toEqual([
    ...['插卡KC2已绑B0010，先解绑', '插卡KC1已绑B0009，先解绑', '插卡KC2已绑B0010，先解绑'],
    ...['插卡KC1已绑B0009，先解绑', '插卡KC2已绑B0010，先解绑', '插卡KC1已绑B0009，先解绑'],
  ]);
});

test('the card of a finished bundle is free with its last paid report, not before, and rides again', async () => {
  const { server, staff } = story;
  const [first, second] = await server.query<{ id: string; num: number }>(
    sql`select id, num from mes2.bundle where bundle_no in (14, 15) order by bundle_no`,
  );
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no) values (${staff.companyId}, 'KF01')`);
  const bind = async (bundleId: string | undefined) =>
    (
      await server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
        ...{ orderId: story.story.order.id, requestId: randomUUID() },
        rows: [{ cardNo: 'KF01', bundleId }],
      })
    ).body.data[0];
  expect(await bind(first?.id)).toMatchObject({ isOk: true });
  expect(await bind(second?.id)).toMatchObject({ isOk: false });

  const open = await server.query<{ id: string }>(sql`
    select id from mes2.bundle_process where bundle_id = ${first?.id}
      and (is_output = 1 and section = 4 or section < 4) order by section = 4, seq_no desc`);
  open.splice(1, open.length - 2);
  await server.query(sql`
    update mes2.bundle_process set status = 2, done_num = num
    where bundle_id = ${first?.id} and id <> all(${open.map(({ id }) => id)}::bigint[])`);
  const report = (id: string | undefined) =>
    server.call('cx.admin', 'PUT', '/mes2/bundleProcess/update', {
      id,
      bundleProcessSubmitRecord: {
        ...{ requestId: randomUUID(), type: 1, num: first?.num, channel: 2 },
        employeeId: staff.member('worker').id,
        deviceDate: `${shanghai().slice(0, 10)} 12:00:00`,
      },
    });
  const standing = async () => {
    const [row] = await server.query(sql`
      select c.status, b.card_no, k.unbind_reason from mes2.slot_card c
      join mes2.bundle b on b.id = ${first?.id}
      join mes2.slot_card_binding k on k.card_no = c.card_no and k.bundle_id = b.id
      where c.card_no = 'KF01'`);
    return row;
  };
  expect((await report(open[0]?.id)).body.status).toBe(200);
  expect(await standing()).toEqual({ status: 1, cardNo: 'KF01', unbindReason: null });
  expect((await report(open[1]?.id)).body.status).toBe(200);
  expect(await standing()).toEqual({ status: 0, cardNo: null, unbindReason: 1 });
  expect(await bind(second?.id)).toMatchObject({ isOk: true });
});
