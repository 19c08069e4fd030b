import { fieldNames, shownFields } from '@garment-mes/domain/fields';
import { styleHead } from '@garment-mes/domain/styles';
import { CreateStyleBodyFields } from '@garment-mes/sdk/labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { storyOrderBody } from '../../testing/story/story-order.ts';
import { enterStoryStyle, storyProcesses } from '../../testing/story/story-style.ts';
import { typedValues } from '../../testing/typed-values.ts';

let fresh: FreshServer;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
let style: { id: string; version: number };

beforeAll(async () => {
  fresh = await freshServer();
  style = await enterStoryStyle(fresh);
});
afterAll(() => fresh.server.close());

const body = (styleNo: string) => ({
  styleNo,
  styleName: 'T恤',
  categoryId: fresh.categoryId,
  gender: 1,
  sizeGroupId: fresh.basics.sizeGroup('MEN'),
});
const newStyle = (styleNo: string) => call('POST', '/style/insert', body(styleNo));

test('T2417 entered from nothing has 25 operations, its minutes and version 1', async () => {
  expect(style).toMatchObject({
    styleNo: 'T2417',
    status: 1,
    styleVersion: 1,
    processNum: 25,
    mainUsage: '0.9000',
    colorNames: ['藏青', '黑色'],
  });
  const { data } = await call('GET', '/style/detail', { id: style.id });
  const sum = (field: 'sam' | 'price') =>
    storyProcesses(fresh).reduce((total, row) => total + Number(row[field]), 0);
  expect(Number(data.samTotal)).toBeCloseTo(sum('sam'), 6);
  expect(Number(data.priceTotal)).toBeCloseTo(sum('price'), 6);
  // 0.8733 m × 1.80 m × 0.180 kg/m²
  expect(data.fabrics[0].usageWeight).toBe('0.2829');
  expect(data.quality[0]).toMatchObject({ pointName: '胸围', method: '平量', tolUp: '1.00' });
  const { data: page } = await call('GET', '/style/select', { sql: "style_no = 'T2417'" });
  expect(page.total).toBe(1);
});

test('a number is taken whatever its case, width and spaces, also for a style that changes its own', async () => {
  expect(await newStyle(' t2417 ')).toMatchObject({ status: 10009, data: '款号已存在' });
  const { data } = await newStyle('X1');
  const renamed = {
    id: data.id,
    version: data.version,
    ...body('ｔ2417'),
  };
  expect(await call('PUT', '/style/update', renamed)).toMatchObject({ data: '款号已存在' });
});

test('a style goes from draft to approved, disabled and back, and nowhere else', async () => {
  const { data } = await newStyle('X2');
  const status = (wanted: number) =>
    call('PUT', '/style/status', { ids: [data.id], status: wanted }).then((answer) => answer.data);
  expect((await status(2)).fails[0].text).toBe('款式X2草稿，不能停用');
  expect(await call('PUT', '/style/approve', { id: data.id, version: data.version })).toMatchObject(
    {
      status: 10009,
      data: '至少保留一行!',
    },
  );
  const [spread] = storyProcesses(fresh);
  const rows = [{ ...spread, isOutput: 1 }];
  const saved = await call('POST', '/style/process', {
    styleId: data.id,
    version: data.version,
    rows,
  });
  const approved = await call('PUT', '/style/approve', {
    id: data.id,
    version: saved.data.version,
  });
  expect(approved.data).toMatchObject({ status: 1, styleVersion: 1 });
  expect((await status(2)).okIds).toEqual([data.id]);
  expect((await status(2)).okIds).toEqual([data.id]);
  const { data: disabled } = await call('GET', '/style/detail', { id: data.id });
  expect(
    await call('POST', '/style/bom', { styleId: data.id, version: disabled.version, rows: [] }),
  ).toMatchObject({ status: 10202, data: '款式X2已停用，不能修改' });
  expect((await status(1)).okIds).toEqual([data.id]);
  expect(await call('PUT', '/style/approve', { id: data.id, version: 99 })).toMatchObject({
    status: 10102,
    data: expect.stringMatching(/^款式 X2 已被 王芳 于 \d\d:\d\d:\d\d 修改，请核对后重试$/),
  });
});

test('saving an approved style makes it a draft; the next approval counts on and lists what changed', async () => {
  const made = await enterStoryStyle(fresh, 'X3');
  const rows = storyProcesses(fresh).map((row, at) => (at === 5 ? { ...row, sam: '0.9' } : row));
  const saved = await call('POST', '/style/process', {
    styleId: made.id,
    version: made.version,
    rows,
  });
  expect((await call('GET', '/style/detail', { id: made.id })).data.status).toBe(0);
  const again = await call('PUT', '/style/approve', { id: made.id, version: saved.data.version });
  expect(again.data).toMatchObject({ status: 1, styleVersion: 2 });
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: made.id });
  const approval = log.list.find(({ changes }: { changes: unknown[] }) => changes.length === 2);
  expect(approval.changes.map(({ toText }: { toText: string }) => Number(toText))).toContain(0.9);
});

test('an approval lists line by line what it changed, rates to those alone who may see them', async () => {
  const made = await enterStoryStyle(fresh, 'X8');
  const [, second, third, ...rest] = storyProcesses(fresh);
  const save = async (version: number, path: string, rows: object[]): Promise<number> =>
    (await call('POST', `/style/${path}`, { styleId: made.id, version, rows })).data.version;
  // The first operation goes, the second costs more, the third is done twice.
  const rows = [
    { ...second, price: '9.9' },
    { ...third },
    { ...third, seqNo: 999, isOutput: 0 },
    ...rest,
  ];
  let version = await save(made.version, 'process', rows);
  const materialId = fresh.basics.material('FAB-JSY180');
  const line = { materialId, fabricPart: 1, partName: '大身', colorRule: 0, unitCode: 'M' };
  const sizeUsages = [{ sizeId: fresh.basics.size('MEN', 'XL'), usageNum: '0.95' }];
  version = await save(version, 'bom', [{ ...line, usageNum: '0.91', lossPct: '2', sizeUsages }]);
  expect((await call('PUT', '/style/approve', { id: made.id, version })).data.styleVersion).toBe(2);

  const logged = async (who: string) => {
    const { data } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: made.id }, who);
    const [latest, first] = data.list.filter(({ action }: never) => action === '审批通过');
    expect(first.changes).toEqual([]);
    return latest.changes.map((change: Record<string, string | null>) =>
      [change.area, change.label, change.title, change.fromText, change.toText].join('|'),
    );
  };
  const name = (row: { processName: string } | undefined) => row?.processName;
  const [gone] = storyProcesses(fresh);
  const all: string[] = await logged('cx.admin');
  for (const [area, label, title, from, to] of [
    ['bom', '.* 大身', '单件用量', '0.9000', '0.9100'],
    ['bom', '.* 大身', '单件用量 XL', '', '0.95'],
    ['processes', name(second), '工价', second?.price, '9.9000'],
    ['processes', name(third), '', '', `999 · ${third?.sam}`],
    ['processes', name(third), '工价', '', third?.price],
    ['processes', name(gone), '', `10 · ${gone?.sam}`, ''],
  ])
    expect(all).toContainEqual(
      expect.stringMatching(new RegExp(`^${[area, label, title, from, to].join('0*\\|')}0*$`)),
    );
  const withoutRates = await logged('cx.manager');
  expect(withoutRates).toEqual(all.filter((text: string) => !text.includes('工价')));
  expect(all.length).toBeGreaterThan(withoutRates.length);
});

test('a style that was brought in approved still lists what its next approval changed', async () => {
  const made = await enterStoryStyle(fresh, 'X10');
  await fresh.server.query(sql`delete from mes2.style_approval where style_id = ${made.id}`);
  const rows = storyProcesses(fresh).slice(1);
  const { data } = await call('POST', '/style/process', {
    ...{ styleId: made.id, version: made.version, rows },
  });
  await call('PUT', '/style/approve', { id: made.id, version: data.version });
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: made.id });
  const gone = storyProcesses(fresh)[0]?.processName;
  expect(log.list[0].changes).toContainEqual(
    expect.objectContaining({ area: 'processes', label: gone, field: '', toText: null }),
  );
});

test('the base size is one of the sizes of the style, and stays when a save leaves it out', async () => {
  const { data } = await newStyle('X9');
  const update = (version: number, more: object) =>
    call('PUT', '/style/update', { id: data.id, version, ...body('X9'), ...more });
  const foreign = { baseSizeId: fresh.basics.size('JEANS', '30') };
  expect(await update(data.version, foreign)).toMatchObject({ status: 10009, data: '尺码不存在' });
  const baseSizeId = fresh.basics.size('MEN', 'M');
  const named = await update(data.version, { baseSizeId });
  expect(named.status).toBe(200);
  const kept = await update(named.data.version, { remark: '样衣已封' });
  const detail = async () => (await call('GET', '/style/detail', { id: data.id })).data;
  expect(await detail()).toMatchObject({ baseSizeId, remark: '样衣已封' });
  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: data.id });
  expect(log.list[1].changes).toEqual([
    expect.objectContaining({ field: 'baseSizeName', title: '基码', fromText: null, toText: 'M' }),
  ]);
  const sizeGroupId = fresh.basics.sizeGroup('JEANS');
  expect((await update(kept.data.version, { sizeGroupId })).status).toBe(200);
  expect((await detail()).baseSizeId).toBeNull();
});

test('a save keeps every field it leaves out, clears those that are null, and logs each change', async () => {
  const { data } = await newStyle('X11');
  const { basics, categoryId } = fresh;
  const [customer] = await fresh.server.query<{ id: string }>(
    sql`select id from ccm.customer where company_id = ${fresh.staff.companyId} limit 1`,
  );
  const typed = typedValues(CreateStyleBodyFields, fieldNames(styleHead), {
    ...{ styleNo: 'X11', categoryId, customerId: customer?.id },
    ...{ sizeGroupId: basics.sizeGroup('MEN'), baseSizeId: basics.size('MEN', 'M') },
    imageUrl: '/files/images.png',
  });
  const needed = { ...body('X11'), styleName: typed.styleName, gender: typed.gender };
  const update = async (input: object) => {
    const { version } = (await call('GET', '/style/detail', { id: data.id })).data;
    const answer = await call('PUT', '/style/update', { id: data.id, version, ...input });
    expect(answer).toMatchObject({ status: 200 });
    return (await call('GET', '/style/detail', { id: data.id })).data;
  };
  expect(await update(typed)).toMatchObject(typed);
  expect(await update(needed)).toMatchObject(typed);
  const optional = fieldNames(styleHead).filter((name) => !(name in needed));
  const cleared = await update({
    ...needed,
    ...Object.fromEntries(optional.map((name) => [name, null])),
  });
  for (const name of optional)
    expect([name, cleared[name]]).toEqual([name, name === 'images' ? [] : null]);

  const { data: log } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: data.id });
  const [gone, kept, set] = log.list.map(({ changes }: { changes: { field: string }[] }) =>
    changes.map(({ field }) => field),
  );
  const logged = optional.filter((name) => styleHead[name].logged);
  expect(gone).toEqual(shownFields(styleHead, logged));
  expect(kept).toEqual([]);
  expect(set).toEqual(expect.arrayContaining([...shownFields(styleHead, logged)]));
});

test('two output points of a section are refused by name', async () => {
  const { data } = await newStyle('X4');
  const rows = storyProcesses(fresh).filter(({ section }) => section === 3);
  const twice = rows.map((row, at) => ({ ...row, isOutput: at < 2 ? 1 : 0 }));
  const saved = await call('POST', '/style/process', { styleId: data.id, version: 0, rows: twice });
  const names = twice.slice(0, 2).map(({ processName }) => processName);
  expect(
    await call('PUT', '/style/approve', { id: data.id, version: saved.data.version }),
  ).toMatchObject({
    status: 10202,
    data: `缝制段有2个产出点（${names.join('、')}），只能有1个`,
  });
});

test('rows that cannot be are refused in words', async () => {
  const { data } = await newStyle('X5');
  const save = (path: string, rows: object[]) =>
    call('POST', `/style/${path}`, { styleId: data.id, version: 0, rows });
  const [row] = storyProcesses(fresh);
  expect(await save('process', [{ ...row, sam: '0' }])).toMatchObject({ data: '标准工时须大于0' });
  expect(await save('process', [row ?? {}, row ?? {}])).toMatchObject({ data: '序号重复' });
  expect(await save('process', [{ ...row, predecessors: ['40'] }])).toMatchObject({
    data: '工序10须在工序40之后',
  });
  expect(await save('process', [])).toMatchObject({ data: '至少保留一行!' });
  const bom = {
    materialId: fresh.basics.material('FAB-JSY180'),
    colorRule: 0,
    usageNum: '0',
    unitCode: 'M',
  };
  expect(await save('bom', [bom])).toMatchObject({ data: '单件用量须大于0' });
  const foreign = { colorId: fresh.basics.color('BLK'), sizeId: fresh.basics.size('JEANS', '30') };
  expect(await save('sizeColor', [foreign])).toMatchObject({ data: '尺码不存在' });
  const own = { ...foreign, sizeId: fresh.basics.size('MEN', 'M') };
  const kept = await save('sizeColor', [own]);
  const moved = {
    ...body('X5'),
    sizeGroupId: fresh.basics.sizeGroup('JEANS'),
  };
  expect(
    await call('PUT', '/style/update', { id: data.id, version: kept.data.version, ...moved }),
  ).toMatchObject({ status: 10202, data: '已有颜色尺码，尺码组不能更改' });
});

test('a person without the right to rates neither sees nor changes them', async () => {
  const seen = await call('GET', '/style/detail', { id: style.id }, 'cx.manager');
  expect(seen.data.processes[0]).not.toHaveProperty('price');
  expect(seen.data).not.toHaveProperty('priceTotal');
  expect(
    await call('GET', '/style/select', { sql: 'price_total_num > 1' }, 'cx.manager'),
  ).toMatchObject({ status: 10009, data: '查询字段无效：price_total_num' });
});

test('a style in use names its orders and is not deleted', async () => {
  const made = await call('POST', '/saas/order/insertOrder', {
    ...storyOrderBody(fresh, style.id),
    orderNo: 'USES',
  });
  const { data } = await call('GET', '/style/orders', { id: style.id });
  expect(data.list).toMatchObject([{ orderNo: 'USES', isBehind: false, styleVersion: null }]);
  const { version } = (await call('GET', '/style/detail', { id: style.id })).data;
  expect(await call('DELETE', '/style/delete', { id: style.id, version })).toMatchObject({
    status: 10202,
    data: '款式T2417已有1个订单引用，不能删除',
  });
  expect(made.status).toBe(200);
});

test('styles are compared by what they are made of', async () => {
  const { data } = await newStyle('X6');
  const { data: found } = await call('GET', '/style/compare', {
    leftId: style.id,
    rightId: data.id,
  });
  const logged = found.differences.map(
    ({ area, field }: Record<string, string>) => `${area} ${field}`,
  );
  expect(logged.filter((text: string) => text === '工序 ')).toHaveLength(25);
  expect(logged.filter((text: string) => text === '工序 工价')).toHaveLength(25);
  expect(logged).toContain('BOM ');
});

test('a sheet makes a style of each number, or says by row why not', async () => {
  const cells = (row: Record<string, string>) =>
    Object.entries(row).map(([field, value]) => ({ field, value }));
  const head = { 款号: 'imp1', 款名: '进口款', 尺码组: 'MEN', 性别: '女' };
  const answer = await call('POST', '/style/import', {
    rows: [
      { row: 2, cells: cells({ ...head, 工序编码: 'S01', 标准工时: '０.５' }) },
      { row: 3, cells: cells({ 款号: 'imp1', 工序编码: 'S02' }) },
      { row: 9, cells: cells({ ...head, 款号: 'imp2', 工序编码: 'S99' }) },
      { row: 10, cells: cells({ ...head, 款号: 'T2417' }) },
      { row: 11, cells: cells({ ...head, 款号: 'imp3', 尺码组: '外星' }) },
    ],
  });
  expect(answer.data).toEqual({
    okNum: 1,
    errors: [
      { row: 9, field: '工序', text: '工序编码“S99”不存在' },
      { row: 10, field: '款号', text: '款号已存在' },
      { row: 11, field: '尺码组', text: '尺码组“外星”不存在' },
    ],
  });
  const [row] = await fresh.server.query(sql`
    select s.gender, s.status, count(p.id)::int as processes, max(p.sam) as sam from mes2.style s
    join mes2.style_process p on p.style_id = s.id where s.style_no = 'IMP1' group by s.id, s.gender, s.status`);
  expect(row).toMatchObject({ gender: 2, status: 0, processes: 2, sam: '0.5000' });
});

test('rows of one style that differ hear both values, and an operation out of place its own row', async () => {
  const cells = (row: Record<string, string>) =>
    Object.entries(row).map(([field, value]) => ({ field, value }));
  const head = { 款号: 'imp5', 款名: '进口款', 尺码组: 'MEN', 性别: '女' };
  const rows = [
    { row: 2, cells: cells({ ...head, 工序编码: 'S01', 序号: '10' }) },
    { row: 3, cells: cells({ ...head, 款名: '别的款', 性别: '男', 工序编码: 'S02', 序号: '10' }) },
  ];
  const answer = await call('POST', '/style/import', { rows });
  expect(answer.data).toEqual({
    okNum: 0,
    errors: [
      { row: 3, field: '款名', text: '款名“别的款”与同一单据第2行的“进口款”不一致' },
      { row: 3, field: '性别', text: '性别“男”与同一单据第2行的“女”不一致' },
      { row: 3, field: '序号', text: '序号重复' },
    ],
  });
  const english = await call('POST', '/style/import?lang=en', { rows });
  expect(english.data.errors.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringMatching(/“别的款” differs from “进口款” in row 2 of the same record$/),
    expect.stringMatching(/“男” differs from “女” in row 2 of the same record$/),
    'A sequence number is there twice',
  ]);
});

test('a style without orders is deleted, its number is free again', async () => {
  const { data } = await newStyle('X7');
  expect(await call('DELETE', '/style/delete', { id: data.id, version: 5 })).toMatchObject({
    status: 10102,
  });
  expect((await call('DELETE', '/style/delete', { id: data.id, version: 0 })).data).toBe(true);
  const again = await call('DELETE', '/style/delete', { id: data.id, version: 0 });
  expect([again.status, again.data]).toEqual([
    10102,
    expect.stringMatching(/^款式 \S+ 已被 .+ 于 [\d:]+ 删除，仍需要时请重新新增$/),
  ]);
  expect((await newStyle('X7')).status).toBe(200);
});

test('a copy is a draft with all of the style it is of, and nothing of its versions and article numbers', async () => {
  const made = await enterStoryStyle(fresh, 'X20');
  const head = { ...body(' x21 '), copyOf: made.id };
  const { data } = await call('POST', '/style/insert', head);
  const { data: source } = await call('GET', '/style/detail', { id: made.id });
  const { data: copy } = await call('GET', '/style/detail', { id: data.id });
  expect(copy).toMatchObject({ styleNo: 'X21', status: 0, styleVersion: 0, version: data.version });
  const same = ['samTotal', 'priceTotal', 'remark', 'customerId', 'images', 'standardHeadcount'];
  for (const name of same) expect(copy[name], name).toEqual(source[name]);
  const bare = (rows: { id: string }[]) => rows.map(({ id: _, ...row }) => row);
  for (const grid of ['bom', 'processes', 'fabrics', 'quality']) {
    expect(source[grid].length, grid).toBeGreaterThan(0);
    expect(bare(copy[grid]), grid).toEqual(bare(source[grid]));
  }
  expect(bare(copy.parts)).toEqual(
    bare(source.parts).map((part) => ({ ...part, knifeMoldId: null, moldNo: null })),
  );
  expect(bare(copy.sizeColors)).toEqual(
    bare(source.sizeColors).map((row) => ({ ...row, sku: null })),
  );
});

test('nothing is copied of a style that is not there, nor under a number that is taken', async () => {
  const made = await enterStoryStyle(fresh, 'X22');
  const gone = await call('POST', '/style/insert', { ...body('X23'), copyOf: '1' });
  expect(gone).toMatchObject({ status: 10009, data: expect.stringContaining('款式') });
  const taken = await call('POST', '/style/insert', { ...body('x22'), copyOf: made.id });
  expect(taken).toMatchObject({ status: 10009, data: '款号已存在' });
});

test('styles are found by their customer and by their category', async () => {
  const customerId = fresh.basics.customer('UN');
  await call('POST', '/style/insert', { ...body('X24'), customerId });
  const numbers = async (query: object) =>
    (await call('GET', '/style/select', { pageSize: 200, ...query })).data.list.map(
      ({ styleNo }: { styleNo: string }) => styleNo,
    );
  expect(await numbers({ customerId })).toContain('X24');
  expect(await numbers({ customerId })).not.toContain('X7');
  expect(await numbers({ categoryId: fresh.categoryId })).toContain('X24');
  expect(await numbers({ categoryId: '1' })).toEqual([]);
});
