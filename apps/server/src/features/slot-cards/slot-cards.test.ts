import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let bundles: { id: string }[];
let operation: string;
beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  bundles = await story.server.query(sql`select id from mes2.bundle order by bundle_no limit 6`);
  const [process] = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and process_code = 'C06'`);
  operation = process?.id ?? '';
});
afterAll(() => story.server.close());
beforeEach(async () => {
  await story.server.query(sql`delete from mmc.message where biz_type = 'slotCardOutOfUse'`);
});

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;

/** Registers a card of a chip. */
async function card(cardNo: string, rfid: string) {
  const body = { requestId: `card-${randomUUID().slice(0, 20)}`, cards: [{ cardNo, rfid }] };
  const { data } = await call('POST', 'slotCard', body);
  return data[0] as { id: string; version: number; rfid: string };
}
const bind = async (cardNo: string, at: number, who?: string) => {
  const rows = [{ cardNo, bundleId: bundles[at]?.id }];
  const body = { orderId: story.story.order.id, requestId: randomUUID(), rows };
  return (await call('POST', 'saas/order/slotCard/batch', body, who)).data[0];
};
const lose = async ({ id }: { id: string }, status = 2) => {
  const [{ version } = { version: 0 }] = await story.server.query<{ version: number }>(
    sql`select version from mes2.slot_card where id = ${id}`,
  );
  const { data } = await call('PUT', 'slotCard', { id, version, status, reason: '找不到' });
  expect(data.status).toBe(status);
};
const scan = (barcode: string) => ({
  id: null,
  barcode,
  bundleProcessSubmitRecord: {
    ...{ requestId: randomUUID(), type: 1, num: 1, channel: 3, deviceDate: shanghai() },
    ...{ employeeId: story.staff.member('worker').id, orderProcessId: operation },
  },
});
const station = (barcode: string) =>
  call('PUT', 'bundleProcess/update', scan(barcode), 'cx.worker');
const notices = () =>
  story.server.query<{ title: object; names: string[]; address: string }>(sql`
    select messages -> 'title' as title, min(address) as address, array_agg(u.username order by u.username) as names
    from mmc.message m join amc.app_user u on u.id = m.user_id
    where biz_type = 'slotCardOutOfUse' group by 1`);

test('a chip finds its card wherever the number does', async () => {
  const { rfid } = await card('KR01', ' 04a1b2c3 ');
  expect(rfid).toBe('04A1B2C3');
  for (const chip of ['04a1b2c3', '０４A1B2C3']) {
    expect(await bind(chip, 0), chip).toMatchObject({ isOk: true, bundleLabel: 'B0001' });
    const [{ data: resolved }, { data: traced }] = await Promise.all([
      call('GET', 'scan/resolve', { code: chip }, 'cx.worker'),
      call('GET', 'barcodeInfo', { barcode: chip }),
    ]);
    expect(resolved.bundle.id, chip).toBe(bundles[0]?.id);
    expect(traced.bundle.id, chip).toBe(bundles[0]?.id);
    for (const list of ['slotCardMaintain', 'slotCardMaintainHistory']) {
      const query = { pageNum: 1, pageSize: 10, cardNo: chip };
      const { data } = await call('GET', `${list}/list`, query);
      expect(data.list, `${list} ${chip}`).toMatchObject([{ cardNo: 'KR01' }]);
    }
    const found = await call('GET', 'slotCard/list', {
      pageSize: 10,
      sql: `rfid like '%${chip}%'`,
    });
    expect(found.data.list, chip).toMatchObject([{ cardNo: 'KR01' }]);
    for (const list of ['slotCard', 'slotCardMaintain', 'slotCardMaintainHistory', 'bundle'])
      for (const condition of [`card_no like '%${chip.slice(1)}%'`, `card_no = '${chip}'`]) {
        const asked = { pageNum: 1, pageSize: 10, sql: condition };
        const { data } = await call('GET', `${list}/list`, asked);
        expect(data.list, `${list} ${condition}`).toMatchObject([{ cardNo: 'KR01' }]);
        const others = {
          ...asked,
          sql: condition.replace(/ (like|=) /, (word) => (word === ' = ' ? ' != ' : ' not like ')),
        };
        const { data: rest } = await call('GET', `${list}/list`, others);
        expect(rest.list.map(({ cardNo }: { cardNo: string }) => cardNo)).not.toContain('KR01');
      }
  }
  expect(await station('04a1b2c3')).toMatchObject({ status: 200 });
  const batch = { scans: [scan('04A1B2C3')] };
  const { data } = await call('POST', 'bundleProcess/batch', batch, 'cx.worker');
  expect(data.verdicts).toMatchObject([{ status: 200 }]);
  const [kept] = await story.server.query(sql`
    select card_no from mes2.slot_card_binding where bundle_id = ${bundles[0]?.id}`);
  expect(kept).toEqual({ cardNo: 'KR01' });
});

test('a number wins over a chip of the same text, and a chip belongs to one card in any case', async () => {
  await card('KR11', 'KR12');
  await card('KR12', 'ff01');
  expect(await bind('KR12', 1)).toMatchObject({ isOk: true });
  const [bound] = await story.server.query(sql`
    select card_no from mes2.slot_card_binding where bundle_id = ${bundles[1]?.id}`);
  expect(bound).toEqual({ cardNo: 'KR12' });
  const twice = { requestId: 'chip-twice-1', cards: [{ cardNo: 'KR13', rfid: 'FF01' }] };
  expect(await call('POST', 'slotCard', twice)).toMatchObject({
    status: 10009,
    data: '芯片号已属于插卡KR12',
  });
});

test('a lost card says so wherever it is read, and those who keep the cards are notified once', async () => {
  const lost = await card('KR21', 'AA21');
  expect(await bind('KR21', 2)).toMatchObject({ isOk: true });
  await lose(lost);
  const sentence = '插卡KR21已挂失，请交组长';
  expect(await station('aa21')).toMatchObject({ status: 10202, data: sentence });
  const batch = { scans: [scan('KR21')] };
  const { data } = await call('POST', 'bundleProcess/batch', batch, 'cx.worker');
  expect(data.verdicts).toMatchObject([{ status: 10202, text: sentence }]);
  expect(await call('GET', 'scan/resolve', { code: 'kr21' }, 'cx.worker')).toMatchObject({
    data: sentence,
  });
  expect((await call('GET', 'barcodeInfo', { barcode: 'KR21' })).data).toBe(sentence);
  expect(await bind('aa21', 3)).toMatchObject({ isOk: false, text: sentence });
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice?.title).toMatchObject({ code: 'lostCardRead', params: { cardNo: 'KR21' } });
  expect(notice?.names).toContain('cx.leader');
  expect(notice?.names).toEqual([...new Set(notice?.names)]);
  expect(notice?.names).not.toContain('cx.worker');
  expect(notice?.address).toContain('KR21');
});

test('a scrapped card is told apart, a found one rides again, one that nobody knows is unregistered', async () => {
  const scrapped = await card('KR31', 'AA31');
  await lose(scrapped, 9);
  expect((await station('AA31')).data).toBe('插卡KR31已报废，请交组长');
  expect((await notices())[0]?.title).toMatchObject({ code: 'scrappedCardRead' });
  const found = await card('KR32', 'AA32');
  await lose(found);
  await lose(found, 0);
  expect(await bind('AA32', 4)).toMatchObject({ isOk: true });
  expect(await station('AA32')).toMatchObject({ status: 200 });
  expect((await bind('AA99', 5)).text).toBe('插卡AA99未登记，请先在插卡维护中新增');
  expect((await station('AA99')).data).toBe('未找到该条码');
  const changed = await call('PUT', 'slotCard/unbind', {
    ids: [found.id],
    unbindReason: 2,
    newCardNo: 'aa31',
  });
  expect(changed.data.fails).toMatchObject([{ text: '插卡KR31已报废，请交组长' }]);
});

test('a report made without a network counts for the bundle the card carried then', async () => {
  await card('KR41', 'FE41');
  const now = runNow().getTime();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
  for (const [at, from, to] of [
    [4, 50, 20],
    [5, 10, undefined],
  ] as const)
    await story.server.query(sql`
      insert into mes2.slot_card_binding (company_id, card_no, bundle_id, bind_date, unbind_date, unbind_reason)
      values (${story.staff.companyId}, 'KR41', ${bundles[at]?.id}, ${minutesAgo(from).toISOString()}::timestamptz,
        ${to === undefined ? null : minutesAgo(to).toISOString()}::timestamptz, ${to === undefined ? null : 2}::int)`);
  const reported = async (minutes: number, code = 'KR41') => {
    const { bundleProcessSubmitRecord, ...body } = scan(code);
    const deviceDate = shanghai(minutesAgo(minutes));
    const answer = await call(
      'PUT',
      'bundleProcess/update',
      { ...body, bundleProcessSubmitRecord: { ...bundleProcessSubmitRecord, deviceDate } },
      'cx.worker',
    );
    return answer.data.scan?.bundleId ?? answer.data;
  };
  expect(await reported(30)).toBe(bundles[4]?.id);
  expect(await reported(30, 'fe41')).toBe(bundles[4]?.id);
  expect(await reported(5)).toBe(bundles[5]?.id);
  expect(await reported(0)).toBe(bundles[5]?.id);
  // Nothing rode with it then: it is not taken for what it carries now.
  expect(await reported(15)).toMatch(/条码/);
});
