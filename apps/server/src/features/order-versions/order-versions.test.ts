import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';
import { storyProcesses } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let order: { id: string; version: number; styleId: string };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/version${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
});
afterAll(() => fresh.server.close());

const KEPT =
  'id processId section processName sam grade isCheckpoint isOutput isTicket payScope'.split(' ');
const navyM = (num: number) => [
  { colorId: fresh.basics.color('NVY'), sizeId: fresh.basics.size('MEN', 'M'), num },
];
const save = (changes: object, more: object = {}) =>
  call('POST', path(''), { orderId: order.id, reason: '客户加单', changes, ...more }, 'cx.merch');
const activate = ({ id, version }: { id: string; version: number }, who = 'cx.admin') =>
  call('PUT', path('/effective'), { id, version }, who);
const refuse = ({ id, version }: { id: string; version: number }) =>
  call('PUT', path('/refuse'), { id, version, reason: '不同意' });
const reread = async () => (await call('GET', '/saas/order/getOrderById', { id: order.id })).data;

test('a change is one draft of its order, shows what it touches and changes nothing', async () => {
  const made = await save({ colorSizes: navyM(318), cutTolUpPct: '6' });
  expect(made.data).toMatchObject({ versionNo: 2, reason: '客户加单' });
  expect(made.data.effect.checks).toMatchObject([{ isOk: true }]);
  // 18 more garments × 0.9 m × 1.02
  expect(made.data.effect.fabrics).toMatchObject([{ colorName: '藏青', diffLen: '16.524' }]);
  expect(await reread()).toMatchObject({ orderNum: 2100, versionNo: 1, cutTolUpPct: '5.00' });
  expect(await save({ colorSizes: navyM(310) })).toMatchObject({
    status: 10202,
    data: '已有未生效版本V2（林佳）',
  });
  const draft = await call('GET', path('/draft'), { orderId: order.id });
  expect(draft.data).toMatchObject({ id: made.data.id, createByName: '林佳', isOwn: false });
  const own = await call('GET', path('/draft'), { orderId: order.id }, 'cx.merch');
  expect(own.data.isOwn).toBe(true);
  const { id, version } = made.data;
  const foreign = { id, version, orderId: order.id, reason: '改他人草稿', changes: {} };
  expect(await call('POST', path(''), foreign)).toMatchObject({
    status: 10202,
    data: '已有未生效版本V2（林佳）',
  });
  expect(
    draft.data.changes.colorSizes.find(({ num }: { num: number }) => num === 318),
  ).toBeDefined();

  expect(await activate(made.data, 'cx.merch')).toMatchObject({
    status: 10202,
    data: '不能审批自己提交的变更',
  });
  const done = await activate(made.data);
  expect(done.data).toMatchObject({ status: 1, versionNo: 2, numBefore: 2100, numAfter: 2118 });
  expect(done.data.changeText).toBe('数量 +18（1格）；其他 1处');
  const english = await call('GET', path('/list'), { orderId: order.id, lang: 'en' });
  expect(english.data.list[0].changeText).toBe('Quantities +18 (cells: 1); Other: 1');
  expect(await reread()).toMatchObject({ orderNum: 2118, versionNo: 2, cutTolUpPct: '6.00' });
  // 918 × 0.9 m × 1.02 of navy, black as it was.
  const planned = (await reread()).fabrics.map(({ planLen }: { planLen: string }) => planLen);
  expect(planned.sort()).toEqual(['1101.600', '842.724']);
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'order', bizId: order.id });
  expect(log.list[0].changes).toEqual([
    {
      ...{ area: 'colorSizes', label: '藏青/M', field: 'num', title: '订单数' },
      ...{ fromText: '300', toText: '318' },
    },
    {
      ...{ area: 'head', label: '', field: 'cutTolUpPct', title: '裁剪上差%' },
      ...{ fromText: '5.00', toText: '6.00' },
    },
  ]);
  expect(await activate(made.data)).toMatchObject({
    status: 10102,
    data: expect.stringMatching(/^订单 SO2403017 已被 王芳 于 .* 修改，请核对后重试$/),
  });
  const diff = await call('GET', path('/diff'), { orderId: order.id, from: 1, to: 2 });
  expect(diff.data.changes).toMatchObject([
    { area: '数量', label: '藏青/M', fromText: '300', toText: '318', changeKind: 3 },
    { area: '其他', field: '裁剪上差%', fromText: '5.00', toText: '6.00' },
  ]);
  const inEnglish = { orderId: order.id, from: 1, to: 2, lang: 'en' };
  expect((await call('GET', path('/diff'), inEnglish)).data.changes).toMatchObject([
    { area: 'Quantities', field: 'Order quantity' },
    { area: 'Other', field: 'Over-cut %' },
  ]);
  expect(await call('GET', path('/diff'), { orderId: order.id, from: 1, to: 9 })).toMatchObject({
    status: 10009,
    data: '版本不属于同一订单',
  });
});

test('I5 a number is not lowered under what is cut, neither in the draft nor at its approval', async () => {
  const cut = (num: number) =>
    fresh.server.query(sql`
      update mes2.order_color_size set cut_num = ${num}
      where order_id = ${order.id} and color_id = ${fresh.basics.color('NVY')}
        and size_id = ${fresh.basics.size('MEN', 'M')}`);
  await cut(308);
  const text = '藏青/M 改为100，已裁308，不可少于已裁数';
  expect(await save({ colorSizes: navyM(100) })).toMatchObject({ status: 10202, data: text });
  const check = await call(
    'POST',
    path('/check'),
    { orderId: order.id, changes: { colorSizes: navyM(100) } },
    'cx.merch',
  );
  expect(check.data.checks).toMatchObject([
    { code: 'I5', text, isOk: false, link: 'matrix.藏青.M' },
  ]);
  await cut(0);
  const made = await save({ colorSizes: navyM(100) });
  await cut(308);
  expect(await activate(made.data)).toMatchObject({ status: 10202, data: text });
  expect((await reread()).versionNo).toBe(2);
  expect((await refuse(made.data)).data).toMatchObject({ status: 2 });
  expect(await refuse({ ...made.data, version: made.data.version + 1 })).toMatchObject({
    data: '变更版本V3已拒绝，不能拒绝',
  });
  await cut(0);
});

test('I1 the shipments of a change leave what it orders', async () => {
  const lines = (await reread()).colorSizes.map(
    ({ colorId, sizeId, num }: { colorId: string; sizeId: string; num: number }) => ({
      colorId,
      sizeId,
      num,
    }),
  );
  const shipments = [{ shipmentNo: '1', shipmentDate: fresh.day(24), lines }];
  const first = await save({ shipments });
  await activate(first.data);
  const made = await save({ colorSizes: navyM(300) });
  expect(made.data.effect.checks).toMatchObject([
    { code: 'I1', text: '走货数量2118≠订单数量2100', isOk: false },
  ]);
  expect(await activate(made.data)).toMatchObject({
    status: 10202,
    data: '走货数量2118≠订单数量2100',
  });
  await refuse(made.data);
  // The totals agree, the colours and sizes do not.
  const [{ num }] = navyM(1).map(({ colorId, sizeId }) =>
    lines.find(
      (line: { colorId: string; sizeId: string }) =>
        line.colorId === colorId && line.sizeId === sizeId,
    ),
  );
  const other = lines.find((line: { num: number }) => line.num === 200);
  const moved = await save({
    colorSizes: [...navyM(num + 1), { ...other, num: other.num - 1 }],
  });
  expect(moved.data.effect.checks.map(({ text }: { text: string }) => text)).toEqual([
    `黑色/S 走货数量200≠订单数量199`,
    `藏青/M 走货数量${num}≠订单数量${num + 1}`,
  ]);
  await refuse(moved.data);
});

test('operations are added, renumbered and left out; a re-sync brings in what the style became', async () => {
  const { processes } = await reread();
  const kept = processes.slice(0, 24).map((line: Record<string, unknown>, at: number) => ({
    ...Object.fromEntries(KEPT.map((field) => [field, line[field]])),
    seqNo: (24 - at) * 10,
    isEnabled: 1,
  }));
  const made = await save({ processes: kept });
  expect((await activate(made.data)).data.status).toBe(1);
  const after = await reread();
  expect(after.processes).toHaveLength(24);
  expect(after.processes[0].processName).toBe(processes[23].processName);

  const { data: style } = await call('GET', '/style/detail', { id: order.styleId });
  const rows = storyProcesses(fresh).map((row, at) => (at === 3 ? { ...row, sam: '0.99' } : row));
  const saved = await call('POST', '/style/process', {
    styleId: style.id,
    version: style.version,
    rows,
  });
  await call('PUT', '/style/approve', { id: style.id, version: saved.data.version });
  const preview = await call('GET', path('/resync'), { orderId: order.id }, 'cx.merch');
  expect(preview.data).toMatchObject({ refusal: null, version: after.version });
  expect(preview.data.changes).toContainEqual(
    expect.objectContaining({
      area: '工序',
      field: '标准工时(分)',
      toText: '0.9900',
      changeKind: 3,
    }),
  );
  expect((await reread()).version).toBe(after.version);
  const resync = { orderId: order.id, version: after.version, reason: '款式同步 V2' };
  // A material of the order that the style does not have any more was issued already.
  const issue = (num: string) =>
    fresh.server.query(sql`update mes2.order_bom set part_name = ${num === '0' ? part : '已发'}, issued_num = ${num}
      where id = ${line.id}`);
  const { bom } = await reread();
  const line = bom[0];
  const part: string | null = line.partName;
  await issue('12.5');
  const held = await call('GET', path('/resync'), { orderId: order.id }, 'cx.merch');
  expect(held.data).toMatchObject({ refusal: expect.stringContaining('12.5'), changes: [] });
  const refused = await call('POST', path('/resync'), resync, 'cx.merch');
  expect(refused).toMatchObject({ status: 10202, data: held.data.refusal });
  await issue('0');
  const drafted = await call('POST', path('/resync'), resync, 'cx.merch');
  expect(drafted.data.changes.processes).toHaveLength(25);
  const again = await call('GET', path('/resync'), { orderId: order.id }, 'cx.merch');
  expect(again.data.refusal).toContain(`V${drafted.data.versionNo}`);
  expect((await activate(drafted.data)).data.status).toBe(1);
  const synced = await reread();
  expect(synced.styleVersion).toBe(2);
  expect(synced.processes.map(({ sam }: { sam: string }) => sam)).toContain('0.9900');
  // The operation that had gone is back with a price of its own from today on.
  expect(synced.processes.every(({ price }: { price: string }) => Number(price) > 0)).toBe(true);
});

test('a change of the subcontractor alone is shown and logged, and outlives a change that does not speak of it', async () => {
  const { processes, versionNo } = await reread();
  const group = { code: 'OUT1', name: '恒达绣花', processSections: [processes[0].section] };
  const { data: made } = await call('POST', '/outGroup', {
    ...group,
    priceRule: { kind: 2, price: '0.5' },
  });
  const full = processes.map((line: Record<string, unknown>) => ({
    ...Object.fromEntries(KEPT.map((field) => [field, line[field]])),
    ...{ seqNo: line.seqNo, isEnabled: 1 },
  }));
  const [first] = full;
  const drafted = await save({
    processes: [{ ...first, outGroupId: made.id }, ...full.slice(1)],
  });
  expect(drafted).toMatchObject({ status: 200 });
  const done = await activate(drafted.data);
  expect(done.data).toMatchObject({ status: 1, changeText: '工序 1处' });
  const expected = { field: '外发组', fromText: null, toText: '恒达绣花' };
  const diff = await call('GET', path('/diff'), {
    orderId: order.id,
    from: versionNo,
    to: done.data.versionNo,
  });
  expect(diff.data.changes).toMatchObject([{ area: '工序', changeKind: 3, ...expected }]);
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'order', bizId: order.id });
  expect(log.list[0].changes).toMatchObject([
    { area: 'processes', field: 'outGroupName', title: '外发组', toText: '恒达绣花' },
  ]);
  const other = processes.findIndex(
    ({ section }: { section: number }) => section !== processes[0].section,
  );
  const unfit = full.map((line: object, at: number) =>
    at === other ? { ...line, outGroupId: made.id } : line,
  );
  const { data: checked } = await call('POST', path('/check'), {
    orderId: order.id,
    changes: { processes: unfit },
  });
  expect(checked.checks).toMatchObject([
    { isOk: false, text: expect.stringContaining('外发组恒达绣花不做') },
  ]);
  const renumbered = full.map((line: object, at: number) =>
    at === 1 ? { ...line, grade: 'B' } : line,
  );
  expect((await activate((await save({ processes: renumbered })).data)).data.status).toBe(1);
  expect((await reread()).processes[0]).toMatchObject({
    outGroupId: made.id,
    outGroupName: '恒达绣花',
  });
});

test('a change of pieces keeps the codes and names that it does not speak of', async () => {
  const { id: orderId } = order;
  await fresh.server.query(sql`
    update mes2.order_color_size set sku = 'T2417-NVY-M', barcode69 = '6901234567892'
    where order_id = ${orderId} and color_id = ${fresh.basics.color('NVY')} and size_id = ${fresh.basics.size('MEN', 'M')}`);
  await fresh.server.query(sql`
    update mes2.order_color set customer_color = 'Marine' where order_id = ${orderId}
      and color_id = ${fresh.basics.color('NVY')}`);
  const before = await reread();
  const colors = before.colors
    .toReversed()
    .map(({ colorId }: { colorId: string }) => ({ colorId }));
  // What leaves is what is ordered already.
  const { num } = before.colorSizes.find(({ sku }: { sku: string | null }) => sku !== null);
  const made = await save({ colors, colorSizes: navyM(num) });
  expect(made).toMatchObject({ status: 200 });
  expect((await activate(made.data)).data.status).toBe(1);
  const after = await reread();
  expect(after.colors.toReversed()).toMatchObject(
    before.colors.map(({ customerColor, isMain }: Record<string, unknown>) => ({
      ...{ customerColor, isMain },
    })),
  );
  expect(after.colors).toContainEqual(expect.objectContaining({ customerColor: 'Marine' }));
  expect(after.colorSizes).toContainEqual(
    expect.objectContaining({ num, sku: 'T2417-NVY-M', barcode69: '6901234567892' }),
  );
});

test('versions of all orders are listed with what they changed', async () => {
  const { data } = await call('GET', path('/list'), {
    orderId: order.id,
    order: 'version_no_num asc',
  });
  expect(data.total).toBeGreaterThan(4);
  expect(data.list[0]).toMatchObject({ versionNo: 2, createByName: '林佳', approveByName: '王芳' });
});

test('a draft order is changed by itself, not by a version', async () => {
  const body = { ...storyOrderBody(fresh, order.styleId), orderNo: 'V0' };
  const { data } = await call('POST', '/saas/order/insertOrder', body);
  expect(
    await call('POST', path(''), { orderId: data.id, reason: 'x', changes: {} }),
  ).toMatchObject({ status: 10202, data: '订单V0草稿，不能变更' });
});

test('an operation that is moved reads as moved, with the numbers of both places', async () => {
  const { processes, versionNo } = await reread();
  const [first, second] = processes;
  const seqNos = new Map([
    [first.id, second.seqNo],
    [second.id, first.seqNo],
  ]);
  const swapped = processes.map((line: Record<string, unknown>) => ({
    ...Object.fromEntries(KEPT.map((field) => [field, line[field]])),
    ...{ seqNo: seqNos.get(line.id) ?? line.seqNo, isEnabled: 1 },
  }));
  const done = await activate((await save({ processes: swapped })).data);
  expect(done.data).toMatchObject({ status: 1 });
  const moves = [
    [first.processName, 3, '序号', String(first.seqNo), String(second.seqNo)],
    [second.processName, 3, '序号', String(second.seqNo), String(first.seqNo)],
  ].sort();
  const said = (changes: Record<string, unknown>[]) =>
    changes.map((each) => [
      ...[each.label, each.changeKind ?? 3, each.field && (each.title ?? each.field)],
      ...[each.fromText, each.toText],
    ]);
  const query = { orderId: order.id, from: versionNo, to: done.data.versionNo };
  const { data: diff } = await call('GET', path('/diff'), query);
  expect(said(diff.changes).sort()).toEqual(moves);
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'order', bizId: order.id });
  expect(said(log.list[0].changes).sort()).toEqual(moves);
  // The style has them where they were: a re-sync moves them back, and takes none away.
  const { data: preview } = await call('GET', path('/resync'), { orderId: order.id });
  const back = said(preview.changes).filter(([label]) =>
    [first.processName, second.processName].includes(label),
  );
  expect(back.every(([, kind]) => kind === 3)).toBe(true);
  const english = await call('GET', path('/diff'), { ...query, lang: 'en' });
  expect(english.data.changes.map(({ field }: { field: string }) => field)).toEqual(['No.', 'No.']);
});
