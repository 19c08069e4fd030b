import { makeBarcode } from '@garment-mes/domain/bundles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessChanged } from '../../access/access-changed.ts';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

interface Shown {
  readonly title: string;
  readonly employeeName: string | null;
  readonly remark: string | null;
}

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
});
afterAll(() => story.server.close());

const call = async (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const bundle = async (no: number) => {
  const [row] = await story.server.query<{ id: string; barcode: string; version: number }>(sql`
    select id, barcode, version from mes2.bundle where bundle_no = ${no} and split_seq = 0`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};

test('a bundle shows its rolls, operations and what happened to it, by barcode or by number', async () => {
  const { id, barcode } = await bundle(3);
  await call('POST', 'bundle/print', { requestId: 'trace-print-1', ids: [id], layout: 'label' });
  const { data } = await call('GET', 'barcodeInfo', { barcode });
  expect(data.bundle).toMatchObject({ bundleLabel: 'B0003', num: 24 });
  const [order] = await story.server.query<{ image: string | null }>(sql`
    select coalesce(o.image_url, s.image_url) as image from mes2.production_order o
    join mes2.style s on s.company_id = o.company_id and s.id = o.style_id where o.order_no = 'SO2403017'`);
  expect(data.imageUrl).toBe(order?.image);
  const shown = data.events.map(({ title, employeeName }: Shown) => [title, employeeName]);
  expect(shown.map(([title]: [string]) => title.replace(/TL\S+/, 'TL'))).toEqual([
    '投料 TL',
    '收布 TL',
    '铺布 床次1',
    '裁剪 床次1',
    '提交 床次1',
    '生成扎号',
    '打印菲票 第1次',
  ]);
  // Each step names the person who did it.
  expect(shown.every(([, person]: [string, string | null]) => person !== null)).toBe(true);
  expect(data.events[0].remark).toBe('R0306、R0307、R0308');
  // Plies 49–72 lie over rolls of nine plies each.
  expect(data.rolls.map(({ rollNo, plyFrom, plyTo }: never) => [rollNo, plyFrom, plyTo])).toEqual([
    ['R0306', 49, 54],
    ['R0307', 55, 63],
    ['R0308', 64, 72],
  ]);
  expect(data.processes).toHaveLength(22);
  expect(data.family).toHaveLength(1);
  const byNo = await call('GET', 'barcodeInfo', { orderNo: 'SO2403017', bundleNo: 3, pieceNo: 24 });
  expect(byNo.data.rolls).toMatchObject([{ rollNo: 'R0308', plyFrom: 72, plyTo: 72 }]);
});

test('a code that is none, or a piece beyond the bundle, is refused', async () => {
  expect((await call('GET', 'barcodeInfo', {})).data).toBe('请填写条码');
  expect((await call('GET', 'barcodeInfo', { barcode: 'K9999' })).data).toBe('未找到该条码');
  const { barcode } = await bundle(3);
  expect((await call('GET', 'barcodeInfo', { barcode, pieceNo: 25 })).data).toBe(
    '件序须在1到24之间',
  );
  const wrong = barcode.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await call('GET', 'barcodeInfo', { barcode: wrong })).data).toBe(
    '条码校验位错误，请重扫',
  );
  // The same words as for a code that nobody knows: no hint that another company has it.
  const foreign = { barcode: makeBarcode('JC', 12) };
  expect((await call('GET', 'barcodeInfo', foreign)).data).toBe('未找到该条码');
});

test('who is limited to the own departments reads no names of the cutting room', async () => {
  const { barcode } = await bundle(3);
  const shown = async () => {
    const { data } = await call('GET', 'barcodeInfo', { barcode }, 'cx.manager');
    return {
      cut: data.events.find(({ title }: Shown) => title.startsWith('裁剪')).employeeName,
      rolls: data.rolls.map(({ cutterName }: { cutterName: string | null }) => cutterName),
    };
  };
  const ofTheRoom = await shown();
  expect(ofTheRoom.cut).toBeTruthy();
  await moveManager('SEW');
  expect(await shown()).toEqual({ cut: null, rolls: [null, null, null] });
  await moveManager('CUT');
  expect(await shown()).toEqual(ofTheRoom);
});

/** Puts the manager of the cutting room, whose data scope is 2, into another department. */
async function moveManager(dept: string): Promise<void> {
  const { companyId } = story.staff;
  await story.server.query(sql`
    with moved as (
      update amc.company_member m set dept_id = d.id
      from amc.app_user u, amc.department d
      where m.company_id = ${companyId} and u.id = m.user_id and u.username = 'cx.manager'
        and d.company_id = ${companyId} and d.code = ${dept}
      returning m.id)
    delete from amc.dept_user where employee_id in (select id from moved)`);
  await story.server.engine.system((tx) => accessChanged(tx));
}

test('a child shows the scans of its mother too, and its whole family', async () => {
  const { id, version } = await bundle(4);
  const split = await call('PUT', 'bundle/split', {
    id,
    version,
    requestId: 'trace-split-1',
    nums: [{ num: 14 }, { num: 10 }],
    reason: '急件',
  });
  const [child] = split.data.children;
  const { data } = await call('GET', 'barcodeInfo', { barcode: child.barcode });
  expect(data.family.map(({ bundleLabel }: { bundleLabel: string }) => bundleLabel)).toEqual([
    'B0004',
    'B0004-1',
    'B0004-2',
  ]);
  expect(
    data.events.some(({ title, remark }: never) => title === '拆扎' && remark === '急件'),
  ).toBe(true);
});

test('bundles are related by the roll and the dye lot they are cut from', async () => {
  const { id } = await bundle(3);
  const by = async (relation: string) =>
    (await call('GET', 'barcodeInfo/related', { bundleId: id, by: relation, pageSize: 100 })).data;
  const roll = await by('roll');
  expect(roll.total).toBeGreaterThan(5);
  expect(roll.list.map(({ bundleLabel }: { bundleLabel: string }) => bundleLabel)).not.toContain(
    'B0001',
  );
  expect((await by('dyeLot')).total).toBeGreaterThan(roll.total);
  for (const relation of ['delivery', 'carton', 'employee'])
    expect((await by(relation)).total).toBe(0);
});

test('holding, cards, reprints and checks of a bundle are shown with their reasons', async () => {
  const { id, barcode } = await bundle(6);
  await call('PUT', 'bundle/hold', { ids: [id], isHold: true, holdReason: '色差待定' });
  await call('PUT', 'bundle/hold', { ids: [id], isHold: false });
  for (const [requestId, reason] of [
    ['trace-print-6', null],
    ['trace-print-7', 3],
  ] as const)
    await call('POST', 'bundle/print', {
      ...{ requestId, ids: [id], layout: 'label', reprintReason: reason },
    });
  const { data } = await call('GET', 'barcodeInfo', { barcode });
  const shown = data.events.map(({ title, employeeName, remark }: Shown) => [
    ...[title, remark, employeeName],
  ]);
  const admin = shown.at(-1)[2];
  expect(shown.slice(-4)).toEqual([
    ['冻结', '色差待定', admin],
    ['解冻', null, admin],
    ['打印菲票 第1次', null, admin],
    ['打印菲票 第2次', '打印不清', admin],
  ]);
  expect(admin).toBeTruthy();
});

test('bundles that were deleted with their bed show who voided them, and when', async () => {
  const [bed] = await story.server.query<{ id: string }>(sql`
    select cutting_bed_id as id from mes2.bundle where bundle_no = 3`);
  const made = (await story.cut(2)).body.data;
  const [voided] = await story.server.query<{ barcode: string }>(sql`
    select barcode from mes2.bundle where cutting_bed_id = ${made.id} order by bundle_no limit 1`);
  expect(made.id).not.toBe(bed?.id);
  const [{ version } = { version: -1 }] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where id = ${made.id}`);
  const gone = await call('DELETE', 'bundle/delete', { reduceBedId: made.id, version });
  expect(gone.status).toBe(200);
  const { data } = await call('GET', 'barcodeInfo', { barcode: voided?.barcode });
  expect(data.bundle.status).toBe(9);
  const last = data.events.at(-1);
  expect(last).toMatchObject({ stage: 2, title: '作废' });
  expect(last.employeeName).toBeTruthy();
  const times = data.events.map(({ eventDate }: { eventDate: string }) => eventDate);
  expect(times).toEqual(times.toSorted());
});

test('goods that left are shown by the bills of the store that name the barcode', async () => {
  const { barcode } = await bundle(7);
  await story.server.query(sql`
    with b as (select * from mes2.bundle where barcode = ${barcode}),
      store as (select id from ccm.warehouse where company_id = ${story.staff.companyId} limit 1),
      bills as (
        insert into mes2.warehouse_bill (company_id, bill_no, direction, bill_type, order_id, warehouse_id, num, status,
          work_date, confirm_date)
        select b.company_id, x.no, x.direction, x.type, b.order_id, store.id, b.num, 2, x.at::date, x.at
        from b, store, (values ('RK1', 1, 1, app_now() + interval '1 day'), ('CK1', 2, 11, app_now() + interval '2 days'))
          as x (no, direction, type, at)
        returning company_id, id)
    insert into mes2.warehouse_bill_line (company_id, bill_id, color_id, size_id, grade, num, carton_no, barcodes)
    select bills.company_id, bills.id, b.color_id, b.size_id, 1, b.num, 'C0001', jsonb_build_array(b.barcode)
    from bills, b`);
  const { data } = await call('GET', 'barcodeInfo', { barcode });
  expect(data.events.slice(-3).map(({ title }: Shown) => title)).toEqual([
    '入库 RK1',
    '装箱 C0001',
    '走货 CK1',
  ]);
});

test('why an operation may not be reported is said in the language of the reader', async () => {
  const [held] = await story.server.query<{ barcode: string }>(sql`
    update mes2.bundle set status = 7, hold_reason = '色差' where bundle_no = 5 returning barcode`);
  type Listed = { process: { blockText: string | null } };
  const blockTexts = async (lang: string) => {
    const { data } = await call('GET', 'barcodeInfo', { barcode: held?.barcode, lang });
    return new Set(data.processes.map(({ process }: Listed) => process.blockText));
  };
  expect(await blockTexts('zh-CN')).toEqual(new Set(['已冻结：色差']));
  expect(await blockTexts('en')).toEqual(new Set(['On hold: 色差']));
});
