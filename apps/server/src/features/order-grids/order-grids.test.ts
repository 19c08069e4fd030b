import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';
import { storyProcesses } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let order: { id: string; version: number; styleId: string };
let draft: { id: string; version: number };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
  const made = { ...storyOrderBody(fresh, order.styleId), orderNo: 'DRAFT' };
  draft = (await call('POST', path('insertOrder'), made)).data;
});
afterAll(() => fresh.server.close());

const reread = async (id: string) => (await call('GET', path('getOrderById'), { id })).data;
const onDraft = async (step: string, more: object) => {
  const { version } = await reread(draft.id);
  return call('POST', path(step), { orderId: draft.id, version, ...more });
};
interface Line {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly shippedNum: number;
}

const piece = ({ colorId, sizeId, num }: Line) => ({ colorId, sizeId, num });
const input = ({ status: _, lines, ...shipment }: { status: number; lines: readonly Line[] }) => ({
  ...shipment,
  lines: lines.map(piece),
});
const suggestion = () => ({
  orderId: order.id,
  fabricPart: 1,
  materialId: fresh.basics.material('FAB-JSY180'),
  maxPlies: 120,
  markerLen: '5.2',
  widthCm: '175',
  effPct: '84',
});

test('I10 the story is planned in three lays of 120 plies: 2160 garments, 1886.4 m, 0.8733 m each', async () => {
  const { data: proposed } = await call('POST', '/cutPlan/suggest', suggestion());
  expect(proposed).toMatchObject({ planNum: 2160, planLen: '1886.400', usagePerPiece: '0.8733' });
  expect(proposed.markers).toHaveLength(1);
  const ratios = proposed.markers[0].sizes.map(({ ratio }: { ratio: string }) => Number(ratio));
  expect(ratios).toEqual([1, 2, 2, 1]);
  const lays = proposed.lays.map(({ colors }: { colors: { colorName: string; plies: number }[] }) =>
    colors.map(({ colorName, plies }) => `${colorName}×${plies}`).join(' '),
  );
  expect(lays).toEqual(['黑色×120', '黑色×86 藏青×34', '藏青×120']);

  const plan = {
    orderId: order.id,
    fabricPart: 1,
    materialId: suggestion().materialId,
    maxPlies: 120,
    markers: proposed.markers.map(({ id: _id, sizes, ...marker }: Record<string, unknown>) => ({
      ...marker,
      sizes: (sizes as { sizeId: string; ratio: string }[]).map(({ sizeId, ratio }) => ({
        sizeId,
        ratio,
      })),
    })),
    lays: proposed.lays.map(
      ({ layNo, colors }: { layNo: number; colors: { colorId: string; plies: number }[] }) => ({
        layNo,
        markerName: 'M1',
        colors: colors.map(({ colorId, plies }) => ({ colorId, plies })),
      }),
    ),
  };
  const saved = await call('POST', '/cutPlan/save', plan);
  expect(saved.data).toMatchObject({
    planNo: 'CP2403017-1',
    status: 0,
    planNum: 2160,
    planLen: '1886.400',
    avgEffPct: '84.00',
  });
  const { id, version } = saved.data;
  const higher = {
    ...plan,
    id,
    version,
    lays: [{ ...plan.lays[0], colors: [{ ...plan.lays[0].colors[0], plies: 121 }] }],
  };
  const tall = await call('POST', '/cutPlan/save', higher);
  expect(await call('PUT', '/cutPlan/approve', { id, version: tall.data.version })).toMatchObject({
    status: 10202,
    data: '第1床121层，最多120层',
  });
  const few = await call('POST', '/cutPlan/save', {
    ...plan,
    id,
    version: tall.data.version,
    lays: plan.lays.slice(0, 2),
  });
  expect((await call('PUT', '/cutPlan/approve', { id, version: few.data.version })).data).toBe(
    '藏青/S 计划34 不在150到158之间',
  );
  const whole = await call('POST', '/cutPlan/save', { ...plan, id, version: few.data.version });
  const approved = await call('PUT', '/cutPlan/approve', { id, version: whole.data.version });
  expect(approved.data).toMatchObject({ status: 1 });
  expect(await reread(order.id)).toMatchObject({ planNum: 2160 });
  expect(
    await call('POST', '/cutPlan/save', { ...plan, id, version: approved.data.version }),
  ).toMatchObject({
    status: 10202,
    data: '裁剪方案CP2403017-1已批准，不能修改',
  });
});

test('a plan that cannot be is refused in words', async () => {
  const { data: proposed } = await call('POST', '/cutPlan/suggest', suggestion());
  const [marker] = proposed.markers;
  const sizes = marker.sizes.map(({ sizeId, ratio }: { sizeId: string; ratio: string }) => ({
    sizeId,
    ratio,
  }));
  const save = (more: object) =>
    call('POST', '/cutPlan/save', {
      orderId: order.id,
      fabricPart: 1,
      materialId: suggestion().materialId,
      maxPlies: 120,
      markers: [{ markerName: 'A', markerLen: '5.2', widthCm: '175', sizes }],
      lays: [
        { layNo: 1, markerName: 'A', colors: [{ colorId: fresh.basics.color('BLK'), plies: 10 }] },
      ],
      ...more,
    });
  expect((await save({ lays: [] })).data).toBe('请填写唛架和床次');
  expect((await save({ lays: [{ layNo: 1, markerName: 'B', colors: [] }] })).data).toBe(
    '唛架不存在',
  );
  const white = [{ colorId: fresh.basics.color('WHT'), plies: 10 }];
  expect((await save({ lays: [{ layNo: 1, markerName: 'A', colors: white }] })).data).toBe(
    '颜色不存在',
  );
  const third = [{ sizeId: sizes[0].sizeId, ratio: '0.3' }];
  expect(
    (await save({ markers: [{ markerName: 'A', markerLen: '5.2', widthCm: '175', sizes: third }] }))
      .data,
  ).toBe('配比须为0.5的倍数');
});

test('the bill of a draft is saved with its needs; issued lines stay', async () => {
  const materialId = fresh.basics.material('FAB-JSY180');
  const line = { materialId, fabricPart: 1, usageNum: '0.9', unitCode: 'M', lossPct: '2' };
  const black = { ...line, colorId: fresh.basics.color('BLK'), isMain: 0 };
  const saved = await onDraft('orderBom/batchInsert', { rows: [line, black] });
  expect(saved.data.lines).toMatchObject([
    { needNum: '1927.8000', isMain: 1 },
    { needNum: '1101.6000', isMain: 0 },
  ]);
  // Of 1,200 black ones the 200 of size S take less: (1000 × 0.9 + 200 × 0.8) × 1.02.
  const sizeUsages = [{ sizeId: fresh.basics.size('MEN', 'S'), usageNum: '0.8' }];
  const sized = await onDraft('orderBom/batchInsert', {
    rows: saved.data.lines.map(({ id }: { id: string }, at: number) =>
      at === 0 ? { ...line, id } : { ...black, id, sizeUsages },
    ),
  });
  expect(sized.data.lines).toMatchObject([
    { needNum: '1927.8000', sizeUsages: [] },
    { needNum: '1081.2000', sizeUsages: [{ usageNum: '0.8' }] },
  ]);
  expect((await onDraft('orderBom/batchInsert', { rows: [{ ...line, usageNum: '0' }] })).data).toBe(
    '单件用量须大于0',
  );
  const [first] = saved.data.lines;
  await fresh.server.query(sql`update mes2.order_bom set issued_num = 120 where id = ${first.id}`);
  expect((await onDraft('orderBom/batchInsert', { rows: [] })).data).toBe(
    '面料已发120米，不能删除',
  );
  const { version } = await reread(draft.id);
  expect(await call('DELETE', path('orderBom/delete'), { id: first.id, version })).toMatchObject({
    status: 10202,
    data: '面料已发120米，不能删除',
  });
  const other = saved.data.lines[1].id;
  expect((await call('DELETE', path('orderBom/delete'), { id: other, version })).data).toBe(true);
  expect(await call('GET', path('orderBom/select'), { orderId: draft.id })).toMatchObject({
    data: [{ id: first.id, issuedNum: '120.0000' }],
  });
  const locked = await call('POST', path('orderBom/batchInsert'), {
    orderId: order.id,
    version: (await reread(order.id)).version,
    rows: (await reread(order.id)).bom.map(() => line),
  });
  expect(locked.data).toBe('订单SO2403017已确认，不能修改BOM');
});

test('a unit that is unknown or does not convert to the unit of the material is refused; an old one stays', async () => {
  const materialId = fresh.basics.material('FAB-JSY180');
  const line = { materialId, fabricPart: 1, usageNum: '0.9', lossPct: '2' };
  const { bom } = await reread(draft.id);
  const [first] = bom;
  const saveUnit = (unitCode: string, more: object = {}) =>
    onDraft('orderBom/batchInsert', { rows: [{ ...line, id: first.id, unitCode, ...more }] });
  const { materialName } = first;
  expect(await saveUnit('卷')).toMatchObject({
    status: 10009,
    data: `${materialName}的单位“卷”不存在，请在基础资料中维护`,
  });
  expect(await saveUnit('PC')).toMatchObject({
    status: 10009,
    data: `${materialName}按M计，不能用PC`,
  });
  // A trim is not weighed by its width.
  expect((await saveUnit('KG', { fabricPart: null })).status).toBe(10009);
  for (const unitCode of ['KG', '码', 'm']) expect((await saveUnit(unitCode)).status).toBe(200);
  await fresh.server.query(sql`update mes2.order_bom set unit_code = '匹' where id = ${first.id}`);
  expect((await saveUnit('匹')).data.lines).toMatchObject([{ unitCode: '匹' }]);
  expect((await saveUnit('M')).status).toBe(200);
});

test('parts, operations, colours, workshops and standards of a draft are saved', async () => {
  const parts = [{ partCode: 'FRT', partName: '前幅', fabricPart: 1, piecesPerGarment: 1 }];
  expect((await onDraft('part/batchInsert', { rows: parts })).data.lines).toHaveLength(1);
  expect((await onDraft('part/batchInsert', { rows: [...parts, ...parts] })).data).toBe(
    '部位重复：FRT/1',
  );
  const rows = storyProcesses(fresh).map((row) => ({ ...row, isEnabled: 1 }));
  const saved = await onDraft('process/batchInsert', { rows });
  expect(saved.data.lines).toHaveLength(25);
  expect(Number(saved.data.lines[0].price)).toBe(0.12);
  expect((await onDraft('process/batchInsert', { rows: [] })).data).toBe('至少保留一行!');
  const garmentColorId = fresh.basics.color('BLK');
  const matching = {
    garmentColorId,
    partName: '大身',
    materialId: fresh.basics.material('FAB-JSY180'),
    materialColorId: garmentColorId,
  };
  expect(
    (await onDraft('colorMatching/batchInsert', { rows: [matching] })).data.lines,
  ).toHaveLength(1);
  const deptId = fresh.staff.lines[0]?.id;
  const shop = {
    deptId,
    section: 3,
    num: 100,
    planStartDate: fresh.day(2),
    planEndDate: fresh.day(1),
  };
  expect((await onDraft('workshop/batchInsert', { rows: [shop] })).data).toBe(
    '计划结束不能早于计划开始',
  );
  const fits = { ...shop, planEndDate: fresh.day(9) };
  expect((await onDraft('workshop/batchInsert', { rows: [fits] })).data.lines).toMatchObject([
    { num: 100 },
  ]);
  const standard = {
    aqlMajor: '2.5',
    aqlMinor: '4.0',
    inspectionLevel: 'II',
    gates: [3],
    points: [],
  };
  expect((await onDraft('qualifying', standard)).data).toMatchObject({ gates: [3], points: [] });
});

test('shipments are saved with what they shipped, and one that left stays', async () => {
  const lines = storyOrderBody(fresh, order.styleId).colorSizes;
  const shipment = { shipmentNo: '1', shipmentDate: fresh.day(24), mode: 3, lines };
  const saved = await onDraft('shipment/save', { shipments: [shipment] });
  const [kept] = saved.data.shipments;
  await fresh.server.query(sql`
    update mes2.order_shipment_line set shipped_num = 3 where shipment_id = ${kept.id} and num = 200`);
  const again = await onDraft('shipment/save', {
    shipments: [{ ...shipment, id: kept.id, shipmentNo: 'A' }],
  });
  const shipped = again.data.shipments[0].lines.map(
    ({ shippedNum }: { shippedNum: number }) => shippedNum,
  );
  expect(shipped.filter((num: number) => num === 3)).toHaveLength(2);
  expect((await onDraft('shipment/save', { shipments: [] })).data).toBe('走货A已走货6件，不能删除');
  // A line of which pieces have left is neither lowered below them nor left out.
  const named = { ...shipment, id: kept.id, shipmentNo: 'A' };
  const first = lines.find(({ num }) => num === 200);
  const lowered = lines.map((line) => (line === first ? { ...line, num: 2 } : line));
  expect((await onDraft('shipment/save', { shipments: [{ ...named, lines: lowered }] })).data).toBe(
    '走货A 黑色/S 改为2，已走货3件，不可少于已走货数',
  );
  const without = lines.filter((line) => line !== first);
  expect((await onDraft('shipment/save', { shipments: [{ ...named, lines: without }] })).data).toBe(
    '走货A 黑色/S 改为0，已走货3件，不可少于已走货数',
  );
  // Its number goes over to a new one: each stays what it is.
  const parts = await onDraft('shipment/save', {
    shipments: [
      { ...shipment, shipmentNo: 'A', lines: lines.filter(({ num }) => num !== 200) },
      { ...shipment, id: kept.id, shipmentNo: 'B', lines: lines.filter(({ num }) => num === 200) },
    ],
  });
  const ids = new Map(
    parts.data.shipments.map((each: { id: string; shipmentNo: string }) => [
      each.shipmentNo,
      each.id,
    ]),
  );
  expect(ids.get('B')).toBe(kept.id);
  expect(ids.get('A')).not.toBe(kept.id);
  // A line that stays is the same row, so that goods on their way out find it.
  const rowsOf = (answer: typeof parts, id: string) =>
    answer.data.shipments
      .find((each: { id: string }) => each.id === id)
      .lines.map((line: { id: string }) => line.id);
  const unchanged = await onDraft('shipment/save', { shipments: parts.data.shipments.map(input) });
  expect(rowsOf(unchanged, kept.id)).toEqual(rowsOf(parts, kept.id));
});

test('a shipment that has left keeps its pieces, and one that papers name stays', async () => {
  const [free, gone] = (await reread(draft.id)).shipments.toSorted(
    (one: { shipmentNo: string }, other: { shipmentNo: string }) =>
      one.shipmentNo.localeCompare(other.shipmentNo),
  );
  const stand = (status: number) =>
    fresh.server.query(sql`
      update mes2.order_shipment set status = ${status}::int where id = ${gone.id}`);
  await stand(2);
  const lines = gone.lines.map((line: Line) => ({ ...piece(line), num: line.num + 1 }));
  const more = { ...input(gone), lines };
  expect((await onDraft('shipment/save', { shipments: [input(free), more] })).data).toBe(
    '走货B已走完，数量不能修改',
  );
  await stand(0);
  await fresh.server.query(sql`
    insert into mes2.carton (company_id, carton_no, order_id, shipment_id, num)
    values (${fresh.staff.companyId}, 'C1', ${draft.id}, ${free.id}, 1)`);
  expect((await onDraft('shipment/save', { shipments: [input(gone)] })).data).toBe(
    '走货A已有装箱单，不能删除',
  );
  await fresh.server.query(sql`delete from mes2.carton where shipment_id = ${free.id}`);
});

test('rolls are kept for an order, and given back when they are left out', async () => {
  const [materialId, colorId] = [fresh.basics.material('FAB-JSY180'), fresh.basics.color('BLK')];
  const [roll] = await fresh.server.query<{ id: string }>(sql`
    with lot as (insert into mes2.cloth (company_id, c_no, material_id, receive_date)
      values (${fresh.staff.companyId}, 'C1', ${materialId}, app_now()) returning company_id, id)
    insert into mes2.fabric_roll (company_id, roll_no, cloth_id, material_id, color_id, label_len, actual_len, remain_len)
    select company_id, 'R1', id, ${materialId}, ${colorId}, 50, 50, 50 from lot returning id`);
  const row = { materialId, colorId, fabricPart: 1, tympanIds: [roll?.id] };
  const saved = await onDraft('tympan', { rows: [row] });
  expect(saved.data.lines).toMatchObject([{ reservedLen: '50.000' }]);
  const { version } = await reread(order.id);
  const wanted = await call('POST', path('tympan'), { orderId: order.id, version, rows: [row] });
  expect(wanted).toMatchObject({ status: 10202, data: '布卷R1已预留给订单DRAFT' });
  const publish = vi.spyOn(fresh.server.services, 'publish');
  await onDraft('tympan', { rows: [{ ...row, tympanIds: [] }] });
  expect(publish).toHaveBeenCalledWith(expect.anything(), { topic: 'tympan', keys: [roll?.id] });
  publish.mockRestore();
  const [free] = await fresh.server.query(
    sql`select status, order_id from mes2.fabric_roll where roll_no = 'R1'`,
  );
  expect(free).toEqual({ status: 0, orderId: null });
  await fresh.server.query(sql`update mes2.fabric_roll set status = 8 where roll_no = 'R1'`);
  expect((await onDraft('tympan', { rows: [row] })).data).toBe('布卷R1待处理，不能预留');
});

test('machines are asked for as far as the line has them', async () => {
  const line = fresh.staff.lines[0]?.id;
  const machineTypeId = fresh.basics.machineType('平车');
  const ask = (needNum: number) =>
    call('POST', path('machine/insert'), {
      orderId: order.id,
      machineTypeId,
      needNum,
      lineDeptId: line,
      fromDate: fresh.day(1),
      toDate: fresh.day(5),
    });
  const first = await ask(2);
  expect(first.data).toMatchObject({ ownNum: 3, busyNum: 0, freeNum: 3 });
  expect(await ask(2)).toMatchObject({ status: 10202, data: '平车可用1台，需要2台' });
  const { data: asked } = await call('GET', path('resources'), { orderId: order.id });
  expect(asked.machines).toMatchObject([
    { machineTypeName: '平车', needNum: 2, ownNum: 3, busyNum: 0, freeNum: 3 },
  ]);
  const { id, version } = first.data;
  const { data: changed } = await call('PUT', path('machine/update'), {
    id,
    version,
    machineTypeId,
    needNum: 3,
    lineDeptId: line,
    fromDate: fresh.day(1),
    toDate: fresh.day(5),
  });
  expect(changed).toMatchObject({ needNum: 3, version: 1 });
  const gone = await call('DELETE', path('machine/batchDelete'), {
    orderId: order.id,
    ids: `${id},1`,
  });
  expect(gone.data).toEqual({ okIds: [id], fails: [{ id: '1', text: '订单设备不存在' }] });
});

test('a table serves one order at a time and is free again after its release', async () => {
  const occupy = (orderId: string, from: string, to: string) =>
    call('POST', path('resourcesOccupation'), {
      resourceType: 4,
      resourceId: fresh.staff.tables[0]?.id,
      orderId,
      fromDate: `${fresh.day(3)} ${from}`,
      toDate: `${fresh.day(3)} ${to}`,
    });
  const first = await occupy(order.id, '08:00:00', '12:00:00');
  expect(first.data).toMatchObject({ orderNo: 'SO2403017', status: 0 });
  const day = fresh.day(3);
  expect(await occupy(draft.id, '11:00:00', '13:00:00')).toMatchObject({
    status: 10202,
    data: `${first.data.resourceName} ${day} 08:00–12:00 已被订单SO2403017占用`,
  });
  expect((await occupy(draft.id, '12:00:00', '13:00:00')).status).toBe(200);
  const { id, version } = first.data;
  const released = await call('PUT', path('cancelOccupation'), { id, version });
  expect(released.data.status).toBe(1);
  expect((await occupy(draft.id, '08:00:00', '12:00:00')).status).toBe(200);
  const held = async (orderId: string) =>
    (await call('GET', path('resources'), { orderId })).data.occupations;
  expect(await held(order.id)).toMatchObject([
    { resourceName: first.data.resourceName, fromDate: `${fresh.day(3)} 08:00:00`, status: 1 },
  ]);
  expect(await held(draft.id)).toHaveLength(2);
});

test('an operation goes out to a group in use that does its section; one it has already stays', async () => {
  const group = { code: 'OUT9', name: '恒达绣花', processSections: [3] };
  const priceRule = { kind: 1, factor: '1' };
  const { data: made } = await call('POST', '/outGroup', { ...group, priceRule });
  const [bare] = storyProcesses(fresh).map((row) => ({ ...row, isEnabled: 1 }));
  const sew = { ...bare, processName: '平车', section: 3 };
  const save = (...rows: object[]) => onDraft('process/batchInsert', { rows });
  expect(await save({ ...sew, outGroupId: '1' })).toMatchObject({
    ...{ status: 10009, data: '工序平车选的外发组不存在，请改选其他外发组' },
  });
  expect(await save({ ...sew, section: 4, outGroupId: made.id })).toMatchObject({
    ...{ status: 10202, data: '工序平车选的外发组恒达绣花不做后整，请改选做后整的外发组' },
  });
  const saved = await save({ ...sew, outGroupId: made.id });
  expect(saved.data.lines).toMatchObject([{ outGroupId: made.id }]);
  const claim = `id=${made.id}&version=${made.version}`;
  expect(await call('DELETE', `/outGroup?${claim}`)).toMatchObject({
    ...{ status: 10202, data: '外发组 恒达绣花 已被1个订单工序使用，只能停用' },
  });
  const disabled = { id: made.id, version: made.version, ...group, priceRule, delFlag: '1' };
  expect((await call('PUT', '/outGroup', disabled)).status).toBe(200);
  // The line has it already, whether it is sent again or left out; another line may not take it.
  const [{ id }] = saved.data.lines;
  expect((await save({ ...sew, id, outGroupId: made.id })).status).toBe(200);
  expect((await save({ ...sew, id })).data.lines).toMatchObject([{ outGroupId: made.id }]);
  expect((await save({ ...sew, id }, { ...sew, seqNo: 999, outGroupId: made.id })).data).toBe(
    '工序平车选的外发组恒达绣花已停用，请改选其他外发组',
  );
  expect((await save({ ...sew, id, section: 4 })).status).toBe(10202);
});
