import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../database/engine.ts';
import { countStatements } from '../../testing/statements/count-statements.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { storyOrderBody } from '../../testing/story/story-order.ts';
import { enterStoryStyle } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let style: { id: string; version: number; styleVersion: number };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  style = await enterStoryStyle(fresh);
});
afterAll(() => fresh.server.close());

const body = (more: object = {}) => ({ ...storyOrderBody(fresh, style.id), ...more });
const create = async (more: object) => (await call('POST', path('insertOrder'), body(more))).data;
const step = (name: string, { id, version }: { id: string; version: number }, more = {}) =>
  call('PUT', path(name), { id, version, ...more });
const confirmed = async (orderNo: string) => {
  const made = await create({ orderNo });
  return (await step('confirmOrder', made)).data;
};
const setStatus = (id: string, status: number) =>
  fresh.server.query(sql`update mes2.production_order set status = ${status} where id = ${id}`);

test('the order of the story is entered and confirmed with its copy of the style', async () => {
  const made = await create({});
  expect(made).toMatchObject({ status: 0, orderNum: 2100, amount: '80850.0000', source: 1 });
  expect(made.colorSizes).toHaveLength(8);
  const check = await call('GET', path('confirmCheck'), { id: made.id });
  expect(check.data.isOk).toBe(true);
  const state = await step('confirmOrder', made, { styleVersion: 1 });
  expect(state.data).toMatchObject({ status: 1, orderNo: 'SO2403017' });
  const { data: order } = await call('GET', path('getOrderById'), { id: made.id });
  expect(order.processes).toHaveLength(25);
  expect(order.styleVersion).toBe(1);
  // 0.9 m × 2100 × 1.02
  expect(order.bom).toMatchObject([{ usageNum: '0.9000', isMain: 1, needNum: '1927.8000' }]);
  // 0.9 m × 1.02 × 1200 and × 900: what may be issued is what is planned.
  expect(order.fabrics.map(({ planLen }: { planLen: string }) => planLen).sort()).toEqual([
    '1101.600',
    '826.200',
  ]);
  expect(order.qualifying).toMatchObject({ aqlMajor: '2.5', aqlMinor: '4.0', gates: [3, 4] });
  expect(order.processes.every(({ price }: { price: string }) => Number(price) > 0)).toBe(true);
  const [counter] = await fresh.server.query(
    sql`select next_bundle_no, next_bed_no from mes2.order_counter where order_id = ${made.id}`,
  );
  expect(counter).toEqual({ nextBundleNo: 1, nextBedNo: 1 });
});

test('an order in work says how sure its delivery is, and whether shades may be mixed', async () => {
  const draft = await create({ orderNo: 'RISK1' });
  expect(draft).toMatchObject({ riskLight: null, shadeControl: 0 });
  const order = await confirmed('RISK2');
  const risk = async () =>
    (await call('GET', path('getOrderById'), { id: order.id })).data.riskLight;
  expect(await risk()).toBe(1);
  await fresh.server.query(sql`
    update mes2.production_order set forecast_date = delivery_date + 2 where id = ${order.id}`);
  expect(await risk()).toBe(3);
  // Without a forecast an order on no line is judged by the days that are left.
  const due = (day: string) =>
    fresh.server.query(sql`
      update mes2.production_order set forecast_date = null, delivery_date = ${day} where id = ${order.id}`);
  await due(fresh.day(1));
  expect(await risk()).toBe(2);
  await due(fresh.day(-1));
  expect(await risk()).toBe(3);
});

test('an order keeps shades apart when its customer or the company asks for it', async () => {
  const decide = (value: number) =>
    fresh.server.query(sql`
      insert into mes2.company_setting (company_id, code, value)
      select o.company_id, 'shadeControl', to_jsonb(${value}::int) from mes2.production_order o limit 1
      on conflict (company_id, code) do update set value = excluded.value`);
  await decide(1);
  expect(await create({ orderNo: 'SHADE1' })).toMatchObject({ shadeControl: 1 });
  await decide(0);
  expect(await create({ orderNo: 'SHADE2' })).toMatchObject({ shadeControl: 0 });
});

test('I2 a number is taken whatever its case, width and spaces', async () => {
  await create({ orderNo: ' ｎ1 ' });
  expect(await call('POST', path('insertOrder'), body({ orderNo: 'N1' }))).toMatchObject({
    status: 10009,
    data: '订单号N1已存在',
  });
  const free = await call('GET', path('checkOrderNo'), { orderNo: 'n1' });
  expect(free.data).toEqual({ orderNo: 'N1', isFree: false });
});

test('heads that cannot be are refused in words', async () => {
  const refused = async (more: object) =>
    (await call('POST', path('insertOrder'), body({ orderNo: 'BAD', ...more }))).data;
  const { day } = fresh;
  expect(await refused({ materialDate: day(30) })).toBe('交期不能早于物料日期');
  expect(await refused({ planSewDate: day(-9) })).toBe('计划上线不能早于计划裁剪');
  expect(await refused({ cutTolUpPct: '101' })).toBe('裁剪上差%须在0到100之间');
  expect(await refused({ orderType: 5 })).toBe('请填写原订单');
  expect(await refused({ styleId: '1' })).toBe('款式不存在');
  expect(await refused({ customerId: '1' })).toBe('客户不存在');
  expect(await refused({ colors: [], colorSizes: body().colorSizes })).toBe('颜色不存在');
});

test('I4 what is missing for a confirmation is listed line by line', async () => {
  const bare = await create({ orderNo: 'I4', colors: [], sizes: [], colorSizes: [] });
  const { data } = await call('GET', path('confirmCheck'), { id: bare.id });
  expect(data.checks.filter(({ isOk }: { isOk: boolean }) => !isOk)).toMatchObject([
    { text: '请填写颜色', link: 'colorSize' },
    { text: '请填写尺码' },
    { text: '订单数量须大于0' },
  ]);
  expect(await step('confirmOrder', bare)).toMatchObject({ status: 10202, data: '请填写颜色' });
});

test('H24 a style that moved or is not approved is not confirmed', async () => {
  const other = await enterStoryStyle(fresh, 'T24');
  const made = await create({ orderNo: 'H24', styleId: other.id });
  expect(await step('confirmOrder', made, { styleVersion: 7 })).toMatchObject({
    status: 10102,
    data: '款式T24已更新到版本1，请重新检查',
  });
  await call('POST', '/style/bom', { styleId: other.id, version: other.version, rows: [] });
  expect(await step('confirmOrder', made)).toMatchObject({ status: 10202, data: '款式T24未批准' });
});

test('I3 a confirmed order keeps what it copied when the style changes', async () => {
  const other = await enterStoryStyle(fresh, 'T3');
  const made = await create({ orderNo: 'I3', styleId: other.id });
  await step('confirmOrder', made);
  await call('POST', '/style/part', { styleId: other.id, version: other.version, rows: [] });
  const { data } = await call('GET', path('getOrderById'), { id: made.id });
  expect(data.parts).toHaveLength(3);
});

test('a size that takes less has less ordered for it, needed and planned', async () => {
  const other = await enterStoryStyle(fresh, 'T4');
  const save = async (grid: string, version: number, rows: object[]) =>
    (await call('POST', `/style/${grid}`, { styleId: other.id, version, rows })).data.version;
  const { data: style } = await call('GET', '/style/detail', { id: other.id });
  const sizeUsages = [{ sizeId: fresh.basics.size('MEN', 'S'), usageNum: '0.8' }];
  const bom = style.bom.map(({ materialId, fabricPart, unitCode }: Record<string, string>) => ({
    ...{
      materialId,
      fabricPart,
      unitCode,
      colorRule: 0,
      usageNum: '0.9',
      lossPct: '2',
      sizeUsages,
    },
  }));
  const version = await save('bom', other.version, bom);
  await call('PUT', '/style/approve', { id: other.id, version });
  const made = await create({ orderNo: 'SIZED', styleId: other.id });
  await step('confirmOrder', made);
  const { data: order } = await call('GET', path('getOrderById'), { id: made.id });
  const small = body()
    .colorSizes.filter(({ sizeId }) => sizeId === sizeUsages[0]?.sizeId)
    .reduce((sum, { num }) => sum + num, 0);
  const used = (2100 - small) * 0.9 + small * 0.8;
  expect(order.bom).toMatchObject([{ needNum: (used * 1.02).toFixed(4), sizeUsages }]);
  const planned = order.fabrics.map(({ planLen }: { planLen: string }) => Number(planLen));
  expect(planned.reduce((sum: number, len: number) => sum + len, 0)).toBeCloseTo(used * 1.02, 6);
});

test('I1 shipments leave what was ordered, in all and by cell', async () => {
  const made = await create({ orderNo: 'I1' });
  const lines = body().colorSizes;
  const ship = (shipped: object[]) =>
    step('updateOrder', made, {
      ...body({ orderNo: 'I1' }),
      shipments: [{ shipmentNo: '1', shipmentDate: fresh.day(24), lines: shipped }],
    });
  expect(await ship(lines.slice(1))).toMatchObject({
    status: 10202,
    data: '走货数量1900≠订单数量2100',
  });
  const exchanged = lines.map((line, at) =>
    at === 0 ? { ...line, num: 201 } : at === 1 ? { ...line, num: 399 } : line,
  );
  expect(
    (await ship(exchanged.map(({ colorId, sizeId, num }) => ({ colorId, sizeId, num })))).data,
  ).toBe('黑色/S 走货数量201≠订单数量200');
  const fits = lines.map(({ colorId, sizeId, num }) => ({ colorId, sizeId, num }));
  expect((await ship(fits)).data.shipments[0].lines).toHaveLength(8);
});

test('a confirmed order keeps its frozen fields and takes the others', async () => {
  const state = await confirmed('FRZ');
  const { colors: _c, sizes: _s, colorSizes: _n, ...head } = body({ orderNo: 'FRZ' });
  const frozen = await step('updateOrder', state, { ...head, cutTolUpPct: '6' });
  expect(frozen).toMatchObject({ status: 10202, data: '订单FRZ已确认，不能修改裁剪上差%' });
  expect(await step('updateOrder', state, body({ orderNo: 'FRZ' }))).toMatchObject({
    data: '订单FRZ已确认，不能修改数量',
  });
  const saved = await step('updateOrder', state, { ...head, priority: 2, remark: '先做黑色' });
  expect(saved.data).toMatchObject({ priority: 2, remark: '先做黑色', orderNum: 2100 });
  expect(await step('updateOrder', state, head)).toMatchObject({
    status: 10102,
    data: expect.stringMatching(/^订单 FRZ 已被 王芳 于 .* 修改，请核对后重试$/),
  });
});

test('a change keeps fields it leaves out, and clears those that are null', async () => {
  const made = await create({
    orderNo: 'KEEP',
    season: '2024秋',
    customerPo: 'PO-7',
    remark: '急',
  });
  const saved = await step('updateOrder', made, body({ orderNo: 'KEEP', customerPo: null }));
  expect(saved.data).toMatchObject({ season: '2024秋', customerPo: null, remark: '急' });
});

test('a make-up order keeps the order it makes up for when it is corrected', async () => {
  const source = await create({ orderNo: 'MEND0' });
  const made = await create({ orderNo: 'MEND1', orderType: 5, sourceOrderId: source.id });
  expect(made).toMatchObject({ sourceOrderId: source.id, sourceOrderNo: 'MEND0' });
  const saved = await step('updateOrder', made, body({ orderNo: 'MEND1', orderType: 5 }));
  expect(saved).toMatchObject({ status: 200, data: { sourceOrderNo: 'MEND0' } });
  const state = (await step('confirmOrder', saved.data)).data;
  const { colors: _c, sizes: _s, colorSizes: _n, ...head } = body({ orderNo: 'MEND1' });
  const other = { ...head, orderType: 5, sourceOrderId: state.id };
  expect((await step('updateOrder', state, other)).data).toMatch(/不能修改原订单$/);
});

test('money is neither seen nor changed without its right', async () => {
  const made = await create({ orderNo: 'PRICE' });
  const seen = await call('GET', path('getOrderById'), { id: made.id }, 'cx.manager');
  for (const field of ['unitPrice', 'cmPrice', 'amount'])
    expect(seen.data).not.toHaveProperty(field);
  const released = await call('GET', path('selectZyOrderList'), { order: 'unit_price_num desc' });
  expect(released).toMatchObject({ status: 10009, data: '查询字段无效：unit_price_num' });
});

test('an order withdraws what its confirmation copied, unless something hangs on it', async () => {
  const state = await confirmed('WD');
  const reason = { reason: '客户改款' };
  await fresh.server.query(
    sql`update mes2.production_order set version_no = 2 where id = ${state.id}`,
  );
  expect(await step('withdrawOrder', state, reason)).toMatchObject({
    status: 10202,
    data: '订单WD已有变更版本，不能撤回确认',
  });
  await fresh.server.query(
    sql`update mes2.production_order set version_no = 1 where id = ${state.id}`,
  );
  const back = await step('withdrawOrder', state, reason);
  expect(back.data).toMatchObject({ status: 0 });
  const { data } = await call('GET', path('getOrderById'), { id: state.id });
  expect([data.bom, data.processes, data.parts, data.fabrics, data.qualifying]).toEqual([
    [],
    [],
    [],
    [],
    null,
  ]);
  expect((await step('confirmOrder', back.data)).data.status).toBe(1);
});

test('an order is suspended from where it is and resumes there', async () => {
  const state = await confirmed('SUS');
  const held = await step('suspendOrder', state, { reason: '等面料' });
  expect(held.data).toMatchObject({ status: 5, suspendFrom: 1 });
  expect(await step('suspendOrder', held.data, { reason: 'x' })).toMatchObject({
    data: '订单SUS已暂停，不能暂停',
  });
  const on = await step('resumeOrder', held.data);
  expect(on.data).toMatchObject({ status: 1, suspendFrom: null });
  expect(await step('resumeOrder', on.data)).toMatchObject({ data: '订单SUS已确认，不能恢复' });
});

test('I42 an order is finished short only with a reason, reopened, and closed when it balances', async () => {
  const state = await confirmed('FIN');
  expect((await step('finishOrder', state)).data).toBe('订单FIN已确认，不能完工');
  await setStatus(state.id, 2);
  expect((await step('finishOrder', state)).data).toBe('订单FIN入库0，未达最少2037件，请填写原因');
  expect((await call('GET', path('finishCheck'), { id: state.id })).data).toEqual({
    ...{ inNum: 0, minNum: 2037, openBundleNum: 0, waitingNum: 0, needsReason: true },
  });
  const over = await step('finishOrder', state, { reason: '客户取消余数' });
  expect(over.data.status).toBe(3);
  const again = await step('reopenOrder', over.data, { reason: '补做' });
  expect(again.data.status).toBe(2);
  const done = await step('finishOrder', again.data, { reason: '客户取消余数' });
  const [color, size] = [fresh.basics.color('BLK'), fresh.basics.size('MEN', 'L')];
  await fresh.server.query(sql`
    update mes2.order_color_size set cut_num = 1
    where order_id = ${state.id} and color_id = ${color} and size_id = ${size}`);
  expect((await step('closeOrder', done.data)).data).toBe('黑色/L 裁1，去向0，差1件');
  const check = await call('GET', path('closeCheck'), { id: state.id });
  expect(check.data).toMatchObject({ isOk: false });
  const texts = check.data.checks.map(({ text }: { text: string }) => text);
  expect(texts).toContain('黑色/L 裁1，去向0，差1件');
  expect(texts.at(-1)).toBe('没有未审的可疑扫描');
  const cell = check.data.cells.find(
    ({ colorName, sizeName }: { colorName: string; sizeName: string }) =>
      colorName === '黑色' && sizeName === 'L',
  );
  expect(cell).toMatchObject({ colorId: color, sizeId: size, orderNum: 400, cutNum: 1, gapNum: 1 });
  expect(cell).toMatchObject({ sewNum: 0, shippedNum: 0, stockNum: 0, accountedNum: 0 });
  expect(check.data.cells).toHaveLength(8);
  await fresh.server.query(
    sql`update mes2.order_color_size set cut_num = 0 where order_id = ${state.id}`,
  );
  const closed = await step('closeOrder', done.data);
  expect(closed.data).toMatchObject({ status: 4, wageLocked: 1 });
  expect((await step('wageReport/unlock', closed.data, { reason: 'x' })).data).toBe(
    '订单FIN已结案，不能解锁工资',
  );
  const open = await step('uncloseOrder', closed.data, { reason: '补单' });
  expect(open.data).toMatchObject({ status: 3, wageLocked: 0 });
});

test('each printing of a paper has its number, its person and its time, and is logged', async () => {
  const made = [await confirmed('PRINT1'), await confirmed('PRINT2')];
  const ids = made.map(({ id }) => id);
  const print = (paper: number, of: readonly string[]) =>
    call('POST', path('print'), { ids: of, paper });
  expect((await print(1, ids)).data.map(({ printNo }: { printNo: number }) => printNo)).toEqual([
    1, 1,
  ]);
  const { data: again } = await print(1, [ids[0] ?? '']);
  const printByName = expect.stringMatching(/./);
  const printDate = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(again).toEqual([{ orderId: ids[0], paper: 1, printNo: 2, printByName, printDate }]);
  expect((await print(3, ids)).data[0].printNo).toBe(1);
  const log = await call('GET', '/bizLog/list', { bizType: 'order', bizId: ids[0] });
  const actions = log.data.list.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => action.startsWith('打印')).toSorted()).toEqual([
    '打印生产制单',
    '打印生产制单',
    '打印配色卡',
  ]);
  const english = { bizType: 'order', bizId: ids[1], lang: 'en' };
  const [latest] = (await call('GET', '/bizLog/list', english)).data.list;
  expect(latest.action).toBe('Colour card printed');
  expect((await print(1, ['1'])).data).toBe('订单不存在');
});

test('only what nobody cut of is cancelled, and only drafts and cancelled orders are deleted', async () => {
  const state = await confirmed('CAN');
  await fresh.server.query(
    sql`update mes2.order_color_size set cut_num = 5 where order_id = ${state.id}`,
  );
  expect((await step('cancelOrder', state, { reason: 'x' })).data).toBe(
    '订单CAN已有裁剪，不能取消',
  );
  await fresh.server.query(
    sql`update mes2.order_color_size set cut_num = 0 where order_id = ${state.id}`,
  );
  expect(await call('DELETE', path('deleteOrder'), { id: state.id, version: 0 })).toMatchObject({
    status: 10202,
    data: '只有草稿或已取消的订单可以删除',
  });
  const gone = await step('cancelOrder', state, { reason: 'x' });
  expect(gone.data.status).toBe(9);
  const { id, version } = gone.data;
  expect((await call('DELETE', path('deleteOrder'), { id, version })).data).toBe(true);
  expect((await call('GET', path('getOrderById'), { id })).data).toBe('订单不存在或不属于当前公司');
});

test('I41 wages are locked and unlocked', async () => {
  const state = await confirmed('WL');
  const locked = await step('wageReport/lock', state);
  expect(locked.data.wageLocked).toBe(1);
  const unlocked = await step('wageReport/unlock', locked.data, { reason: '补扫' });
  expect(unlocked.data.wageLocked).toBe(0);
});

test('many orders take one change, each with its own outcome', async () => {
  const [one, two] = [await create({ orderNo: 'B1' }), await create({ orderNo: 'B2' })];
  const { data } = await call('PUT', path('updateListOrder'), {
    orders: [one, { id: two.id, version: 9 }].map(({ id, version }) => ({ id, version })),
    priority: 1,
    deliveryDate: fresh.day(40),
  });
  expect(data.okIds).toEqual([one.id]);
  expect(data.fails).toMatchObject([{ id: two.id, text: expect.stringMatching(/^订单 B2 已被/) }]);
  const many = Array.from({ length: 201 }, (_, at) => ({ id: String(at + 1), version: 0 }));
  expect((await call('PUT', path('updateListOrder'), { orders: many })).data).toBe('一次最多200条');
});

const cells = (row: Record<string, string>) =>
  Object.entries(row).map(([field, value]) => ({ field, value }));
const head = () => ({ 客户: '优诺', 款号: 'T2417', 交期: fresh.day(30) });

test('a sheet makes an order of each number, or says by row why not', async () => {
  const rows = [
    {
      row: 2,
      cells: cells({
        ...{ 订单号: 'x1', ...head(), 颜色: '黑色', 客户颜色: 'Jet', S: '1,200', M: '３００' },
      }),
    },
    { row: 3, cells: cells({ 订单号: 'x1', 颜色: '藏青', S: '10', M: '20' }) },
    { row: 4, cells: cells({ 订单号: 'x2', ...head(), 颜色: '黑色', M: '12O' }) },
    { row: 6, cells: cells({ 订单号: 'x3', ...head(), 颜色: '雾蓝', M: '1' }) },
    { row: 7, cells: cells({ 订单号: 'x4', ...head(), 交期: '2024-02-30', 颜色: '黑色', M: '1' }) },
    { row: 8, cells: cells({ 订单号: 'x5', ...head(), 颜色: '黑色', 尺码: 'L', 数量: '7' }) },
    { row: 9, cells: cells({ 订单号: 'SO2403017', ...head(), 颜色: '黑色', M: '1' }) },
  ];
  const { data } = await call('POST', path('importOrderExcel'), { rows });
  expect(data).toEqual({
    okNum: 2,
    errors: [
      { row: 4, field: 'M', text: '“12O”不是整数' },
      { row: 6, field: '颜色', text: '颜色“雾蓝”不存在' },
      { row: 7, field: '交期', text: '“2024-02-30”不是有效日期' },
      { row: 9, field: '订单号', text: '订单号SO2403017已存在' },
    ],
  });
  const page = await call('GET', path('selectOrderList'), { sql: "order_no = 'X1'" });
  expect(page.data.list).toMatchObject([
    { orderNum: 1530, source: 2, status: 0, colorNames: ['黑色', '藏青'] },
  ]);
  const made = await call('GET', path('getOrderById'), { id: page.data.list[0].id });
  expect(made.data.colors).toMatchObject([{ customerColor: 'Jet' }, { customerColor: null }]);
});

test('a sheet of 5,000 rows makes 500 orders in one call, and writes by the batch', async () => {
  const palette = ['黑色', '藏青'];
  const sheet = (prefix: string, length: number) =>
    Array.from({ length }, (_, at) => ({
      row: at + 2,
      cells: cells({
        订单号: `${prefix}${Math.floor(at / 10)}`,
        ...head(),
        颜色: palette[at % 2] ?? '',
        尺码: ['S', 'M', 'L', 'XL', '2XL'][Math.floor((at % 10) / 2)] ?? '',
        数量: String(10 + (at % 7)),
      }),
    }));
  const imported = (rows: readonly object[]) =>
    countStatements(fresh.server.engine, () => call('POST', path('importOrderExcel'), { rows }));
  const small = await imported(sheet('FEW', 10));
  expect(small.answer.data).toEqual({ okNum: 1, errors: [] });
  const large = await imported(sheet('BULK', 5_000));
  expect(large.answer.data).toEqual({ okNum: 500, errors: [] });
  // A line in the log for each order, and a few batches: row by row there would be thousands.
  expect(large.statements - small.statements).toBeLessThan(2 * 500);
});

test('released orders show execution and nothing of commerce', async () => {
  const { data } = await call('GET', path('selectZyOrderList'), { sql: "order_no = 'SO2403017'" });
  expect(data.list).toMatchObject([
    { status: 1, orderNum: 2100, cutNum: 0, wipNum: 0, readyPct: '0.00' },
  ]);
  expect(Object.keys(data.list[0])).not.toContain('customerName');
  const stages = await call('GET', path('zyStageByColorSize'), { orderId: data.list[0].id });
  expect(stages.data).toHaveLength(8);
});

test('released orders are those that a line sews, or those that nobody has begun to sew', async () => {
  type Row = { orderNo: string; actualSewDate: string | null };
  const asked = async (query: object): Promise<string[]> =>
    (await call('GET', path('selectZyOrderList'), { pageSize: 200, ...query })).data.list.map(
      ({ orderNo }: Row) => orderNo,
    );
  const { data } = await call('GET', path('selectZyOrderList'), { pageSize: 200 });
  expect(await asked({ notStarted: true })).toEqual(
    data.list.flatMap(({ orderNo, actualSewDate }: Row) => (actualSewDate === null ? orderNo : [])),
  );
  expect(await asked({ running: true })).not.toContain('SO2403017');
  await fresh.server.query(sql`
    insert into mes2.efficiency_set (company_id, name, difficulty, points)
    select company_id, 'RUN', 1, '[{"day": 1, "pct": "50"}]' from mes2.production_order where order_no = 'SO2403017'`);
  await fresh.server.query(sql`
    insert into mes2.schedule (company_id, schedule_no, order_id, line_dept_id, num, sam, headcount,
      efficiency_set_id, sort, start_date, end_date, status)
    select o.company_id, 'PC-RUN', o.id,
      (select id from amc.department d where d.company_id = o.company_id and d.dept_type = 5 order by id limit 1),
      10, 1, 1, (select id from mes2.efficiency_set e where e.company_id = o.company_id and e.name = 'RUN'), 1,
      app_now(), app_now() + interval '1 day', 1
    from mes2.production_order o where o.order_no = 'SO2403017'`);
  expect(await asked({ running: true })).toContain('SO2403017');
  await fresh.server.query(sql`delete from mes2.schedule where schedule_no = 'PC-RUN'`);
  await fresh.server.query(sql`delete from mes2.efficiency_set where name = 'RUN'`);
});

test('others are notified who has an order open and what is typed into, for as long as the page speaks', async () => {
  const { id: orderId } = await create({ orderNo: 'OPEN' });
  const report = async (who: string, more: object = {}) =>
    call(
      'POST',
      path('presence'),
      { orderId, pageId: `page-${who.replace('.', '-')}`, place: null, isLeaving: false, ...more },
      who,
    );
  // What is said leaves the outbox at once, so it is counted where it is said.
  const publish = vi.spyOn(fresh.server.services, 'publish');
  const published = () =>
    publish.mock.calls.filter(([, said]) => said?.topic === 'orderPresence').length;
  expect((await report('cx.admin')).data).toEqual([]);
  expect((await report('cx.merch', { place: 'bom/71/5' })).data).toMatchObject([
    { userName: '王芳', place: null },
  ]);
  expect(published()).toBe(2);
  expect((await report('cx.admin')).data).toMatchObject([{ userName: '林佳', place: 'bom/71/5' }]);
  expect(published()).toBe(2);
  // A page of another person is not mine to take away.
  await report('cx.admin', { pageId: 'page-cx-merch', isLeaving: true });
  expect((await report('cx.admin')).data).toHaveLength(1);
  await report('cx.merch', { isLeaving: true });
  expect((await report('cx.admin')).data).toEqual([]);
  await report('cx.merch');
  await fresh.server.query(sql`
    update mes2.order_presence set seen_date = seen_date - interval '2 minutes' where user_id <> (
      select id from amc.app_user where username = 'cx.admin')`);
  expect((await report('cx.admin')).data).toEqual([]);
  expect(await report('cx.admin', { orderId: '1' })).toMatchObject({ status: 10009 });
  publish.mockRestore();
});
