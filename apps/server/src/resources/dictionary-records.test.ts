import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { ADMIN, type Caller, recordCaller } from './testing/record-caller.ts';

let caller: Caller;

beforeAll(async () => {
  caller = await recordCaller();
});
afterAll(() => caller.close());

const call: Caller['call'] = (...request) => caller.call(...request);
const ok: Caller['ok'] = (...request) => caller.ok(...request);

test('an entry of a tree moves, but never below itself and never too deep', async () => {
  const add = (code: string, parentId?: string) =>
    ok('POST', '/mes2/treeDict', {
      code,
      name: code,
      kind: 'defect',
      ...(parentId && { parentId }),
    });
  const root = await add('R');
  const child = await add('R1', root.id);
  const second = await add('R2', root.id);
  expect(child).toMatchObject({ parentId: root.id, isLeaf: true, useCount: 0 });
  const circle = await call('PUT', '/mes2/treeDict/move', {
    id: root.id,
    version: 0,
    parentId: child.id,
    sort: 0,
  });
  expect(circle).toMatchObject({ status: 10202, data: '不能移动到自己的下级' });
  const moved = await ok('PUT', '/mes2/treeDict/move', {
    id: second.id,
    version: 0,
    parentId: root.id,
    sort: 0,
  });
  expect(moved).toMatchObject({ version: 1, sort: 0 });
  const stale = await call('PUT', '/mes2/treeDict/move', { id: second.id, version: 0, sort: 0 });
  expect(stale.status).toBe(10102);
  const full = await call('DELETE', '/mes2/treeDict', { id: root.id, version: 0 });
  expect(full).toMatchObject({ status: 10202, data: '请先删除或移走2个下级' });
  let parent = child.id;
  for (let level = 3; level <= 8; level += 1) parent = (await add(`D${level}`, parent)).id;
  const ninth = await call('POST', '/mes2/treeDict', {
    code: 'D9',
    name: 'D9',
    kind: 'defect',
    parentId: parent,
  });
  expect(ninth).toMatchObject({ status: 10009, data: '层级不能超过8级' });
  const other = await call('POST', '/mes2/treeDict', {
    code: 'O',
    name: 'O',
    kind: 'style',
    parentId: root.id,
  });
  expect(other).toMatchObject({ status: 10009, data: '上级不属于同一棵树' });
  const list = await ok('GET', '/mes2/treeDict/list');
  expect(list.find(({ id }: { id: string }) => id === root.id)).toMatchObject({ isLeaf: false });
});

test('an entry of a tree takes the place it is put at, counted without itself', async () => {
  const add = (code: string, parentId?: string) =>
    ok('POST', '/mes2/treeDict', {
      code,
      name: code,
      kind: 'problem',
      ...(parentId && { parentId }),
    });
  const root = await add('P');
  const [first, , third] = [
    await add('PA', root.id),
    await add('PB', root.id),
    await add('PC', root.id),
  ];
  const put = (id: string, sort: number) =>
    ok('PUT', '/mes2/treeDict/move', { id, version: 0, parentId: root.id, sort });
  const codes = async () => {
    const all: { code: string; parentId: string; sort: number }[] = await ok(
      'GET',
      '/mes2/treeDict/list',
    );
    return all
      .filter(({ parentId }) => parentId === root.id)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ code, sort }) => `${sort} ${code}`);
  };
  await put(first.id, 1);
  expect(await codes()).toEqual(['0 PB', '1 PA', '2 PC']);
  await put(third.id, 0);
  expect(await codes()).toEqual(['0 PC', '1 PB', '2 PA']);
});

test('places stay without gaps when an entry leaves its parent or is put elsewhere by hand', async () => {
  const add = (code: string, parentId: string | null, sort: number) =>
    ok('POST', '/mes2/treeDict', { code, name: code, kind: 'process', parentId, sort });
  const root = await add('G', null, 0);
  const [first] = [await add('GA', root.id, 0), await add('GB', root.id, 1)];
  const last = await add('GC', root.id, 2);
  const below = async (parentId: string | null) => {
    const all: { code: string; kind: string; parentId: string | null; sort: number }[] = await ok(
      'GET',
      '/mes2/treeDict/list',
    );
    return all
      .filter((entry) => entry.kind === 'process' && entry.parentId === parentId)
      .filter(({ code }) => code.startsWith('G'))
      .map(({ code, sort }) => `${sort} ${code}`);
  };
  await ok('PUT', '/mes2/treeDict', {
    ...{ id: last.id, version: 0, code: 'GC', name: 'GC', kind: 'process' },
    ...{ parentId: root.id, sort: 0 },
  });
  expect(await below(root.id)).toEqual(['0 GC', '1 GA', '2 GB']);
  await ok('PUT', '/mes2/treeDict/move', { id: first.id, version: 0, parentId: last.id, sort: 0 });
  expect(await below(root.id)).toEqual(['0 GC', '1 GB']);
  expect(await below(last.id)).toEqual(['0 GA']);
});

test('entries without a place come last, and those behind a deleted one close up', async () => {
  const add = (code: string, parentId?: string) =>
    ok('POST', '/mes2/treeDict', {
      code,
      name: code,
      kind: 'material',
      ...(parentId && { parentId }),
    });
  const root = await add('L');
  const [, second] = [await add('LB', root.id), await add('LA', root.id), await add('LC', root.id)];
  const below = async () => {
    const all: { code: string; parentId: string | null; sort: number }[] = await ok(
      'GET',
      '/mes2/treeDict/list',
    );
    return all
      .filter(({ parentId }) => parentId === root.id)
      .map(({ code, sort }) => `${sort} ${code}`);
  };
  expect(await below()).toEqual(['0 LB', '1 LA', '2 LC']);
  const renamed = { id: second.id, version: 0, code: 'LA', name: 'A', kind: 'material' };
  await ok('PUT', '/mes2/treeDict', { ...renamed, parentId: root.id });
  expect(await below()).toEqual(['0 LB', '1 LA', '2 LC']);
  await ok('DELETE', '/mes2/treeDict', { id: second.id, version: 1 });
  expect(await below()).toEqual(['0 LB', '1 LC']);
});

test('usage names what refers to an entry', async () => {
  const entry = await ok('POST', '/mes2/treeDict', { code: 'MC', name: '平车类', kind: 'machine' });
  expect(await ok('GET', '/mes2/treeDict/usage', { id: entry.id })).toEqual([]);
  await ok('POST', '/ccm/machineType/insert', { code: 'M9', name: 'M9', categoryId: entry.id });
  expect(await ok('GET', '/mes2/treeDict/usage', { id: entry.id })).toMatchObject([
    { kind: 'machine', count: 1 },
  ]);
  const used = await call('DELETE', '/mes2/treeDict', { id: entry.id, version: 0 });
  expect(used).toMatchObject({ status: 10202, data: '字典节点 平车类 已被1个机种使用，不能删除' });
});

test('windows of a day lie apart, and the warning is below the goal', async () => {
  const customerId = (
    await ok('POST', '/ccm/customer/insert', {
      code: 'W1',
      name: 'W1',
      shortName: 'W1',
      grade: 'A',
      isVip: 0,
      cutTolUpPct: '0.00',
      cutTolDownPct: '0.00',
      shipTolUpPct: '0.00',
      shipTolDownPct: '0.00',
      aqlMajor: '2.5',
      aqlMinor: '4.0',
      inspectionLevel: 'II',
      gateShipment: 0,
      shadeControl: 0,
    })
  ).id;
  const save = (windows: object[], warnPct = '90.00') =>
    call('POST', '/mes2/dclCustomerTime', {
      customerId,
      windows,
      okPct: '95.00',
      warnPct,
      measure: 1,
    });
  const first = { from: '08:00', to: '10:30', weight: '1.0' };
  expect(await save([{ from: '10:00', to: '12:00', weight: '1.0' }, first])).toMatchObject({
    status: 10009,
    data: '时间窗重叠：08:00-10:30 与 10:00-12:00',
  });
  expect((await save([{ ...first, to: '08:00' }])).data).toBe('结束须晚于开始');
  expect((await save([first], '96.00')).data).toBe('预警线不能高于达成线');
  expect((await save([{ ...first, weight: '0.0' }])).data).toBe('权重须在0.1到9.9之间');
  expect((await save([first], '0.5')).data).toBe('预警线%须在1到95之间');
  expect((await save([{ ...first, to: '24:00' }])).data).toMatchObject({ weightSum: '1.0' });
  expect(await save([first])).toMatchObject({ status: 10202, data: '该客户已有设置' });
  const listed = await ok('GET', '/mes2/dclCustomerTime/list', {
    pageNum: 1,
    pageSize: 9,
    customerId,
  });
  expect(listed.list).toMatchObject([{ customerId, windows: [{ from: '08:00', to: '24:00' }] }]);
});

test('a typed figure shows beside what the system counts and never falls below zero', async () => {
  const [{ day = '' } = {}] = await caller.query<{ day: string }>(
    sql`select to_char(app_now() at time zone 'Asia/Shanghai' - interval '1 day', 'YYYY-MM-DD') as day`,
  );
  const save = (body: object) =>
    call('POST', '/mes2/boardQuantity', {
      boardCode: 'reduceBed',
      itemCode: 'cutNum',
      workDate: day,
      mode: 2,
      num: '20',
      remark: '停电手工',
      ...body,
    });
  expect(await ok('GET', '/mes2/boardQuantity/items', { boardCode: 'reduceBed' })).toMatchObject([
    { itemCode: 'planNum', unit: '件', computedNum: '0.00' },
    { itemCode: 'cutNum', computedNum: '0.00' },
  ]);
  expect((await save({ num: '-5' })).data).toBe('显示值不能小于0：0−5');
  expect((await save({ itemCode: 'outputNum' })).status).toBe(10009);
  expect((await save({ workDate: '2020-01-01' })).data).toBe('只能录入最近7天');
  expect((await save({})).data).toMatchObject({ shownNum: '20.00', itemName: '今日完成' });
  expect((await save({ mode: 1, num: '5' })).data).toBe('该指标当日已有追加值');
  const [figure] = (await ok('GET', '/mes2/boardQuantity/list', { pageNum: 1, pageSize: 10 })).list;
  const { id, version, boardCode, itemCode, mode, num, remark } = figure;
  const change = (body: object) =>
    call('PUT', '/mes2/boardQuantity', {
      ...{ id, version, boardCode, itemCode, mode, num, remark, workDate: day },
      ...body,
    });
  await caller.query(sql`
    update mes2.board_quantity set work_date = ${day}::date - 4 where id = ${id} returning id`);
  expect((await change({})).data).toBe('只能录入最近3天');
  await caller.query(sql`
    update mes2.board_quantity set work_date = ${day}::date where id = ${id} returning id`);
  expect((await change({ remark: '停电' })).data).toMatchObject({ remark: '停电' });
  const board = await ok('GET', '/mes2/board/reduceBed', { workDate: day });
  expect(board).toMatchObject({
    kpi: { cutNum: 20 },
    overrides: ['cutNum'],
    overrideReasons: ['停电'],
  });
});

test('a rule is tried before it is used: 86 plies of at most 25', async () => {
  const sizes = async (query: object) => {
    const { bundles } = await ok('GET', '/mes2/fixedSplitting/preview', {
      plies: 86,
      maxNum: 25,
      ...query,
    });
    return bundles.map(({ num }: { num: number }) => num);
  };
  expect(await sizes({ mode: 2 })).toEqual([22, 22, 21, 21]);
  expect(await sizes({ mode: 1, mergeTailPct: '20' })).toEqual([25, 25, 25, 11]);
  expect(await sizes({ mode: 1, mergeTailPct: '20', plies: 79 })).toEqual([25, 25, 29]);
  expect(await sizes({ mode: 3, rollEnds: '50' })).toEqual([25, 25, 18, 18]);
  expect(await sizes({ mode: 4 })).toEqual([86]);
  const odd = await call('GET', '/mes2/fixedSplitting/preview', {
    mode: 2,
    maxNum: 25,
    plies: 85,
    ratio: '0.5',
  });
  expect(odd).toMatchObject({ status: 10202, data: '配比0.5时层数须为偶数：85' });
  const limit = await call('POST', '/mes2/fixedSplitting', {
    name: '公司',
    scope: 1,
    mode: 2,
    maxNum: 0,
    shadeBreak: 0,
    numbering: 1,
  });
  expect(limit.data).toBe('每扎上限须在1到200之间');
  const rule = { name: '公司', scope: 1, mode: 4, shadeBreak: 0, numbering: 1 };
  const first = await ok('POST', '/mes2/fixedSplitting', rule);
  expect((await call('POST', '/mes2/fixedSplitting', rule)).data).toBe('该公司已有规则');
  const { id, version } = first;
  const gone = await call('DELETE', '/mes2/fixedSplitting', { id, version });
  expect(gone).toMatchObject({ status: 10202, data: '公司规则不能删除' });
  const changed = await ok('PUT', '/mes2/fixedSplitting', {
    ...{ ...rule, id, version, mode: 2, maxNum: 30, mergeTailPct: null },
  });
  expect(changed).toMatchObject({ mode: 2, maxNum: 30, mergeTailPct: '20.00' });
});

test('a setting is checked, versioned and logged', async () => {
  const read = () => ok('GET', '/mes2/companySetting/code', { code: 'wagePeriod' });
  expect(await read()).toMatchObject({ value: '1', defaultValue: '1', version: 0 });
  const save = (code: string, value: unknown, version = 0) =>
    call('PUT', '/mes2/companySetting', {
      code,
      value: JSON.stringify(value),
      version,
      reason: '试',
    });
  expect((await save('wagePeriod', 31)).data).toBe('工资期起始日须在1到28之间');
  expect((await save('levelThresholds', { A: [5, 97], B: [4, 94], C: [10, 90] })).data).toBe(
    'B级DHU须大于A级',
  );
  expect((await save('otRule', ['1.2', '2', '3'])).data).toBe('平日加班倍数不能小于1.5');
  const rates = { cutting: '0', sewing: '0.05', finishing: '0' };
  expect(
    (await save('planBonus', { on: 1, rates: { ...rates, sewing: '-1' }, cap: '' })).data,
  ).toBe('超产奖须在0到100之间');
  expect((await save('planBonus', { on: 1, rates, cap: '300' })).status).toBe(200);
  expect((await save('boardVoice', { on: 1, volume: 120, quiet: '' })).data).toBe(
    '看板语音须在0到100之间',
  );
  expect((await save('boardVoice', { on: 1, volume: 60, quiet: '12:00-13:30' })).status).toBe(200);
  expect((await save('fqcShareGroups', [['剪线', 'Q01']])).data).toBe('尾查占比分组无效');
  expect((await save('nowhere', 1)).status).toBe(10009);
  expect((await save('wagePeriod', 21)).data).toMatchObject({ value: '21', version: 1 });
  expect((await save('wagePeriod', 22)).status).toBe(10102);
  const log = await ok('GET', '/mes2/companySetting/log', {
    pageNum: 1,
    pageSize: 10,
    code: 'wagePeriod',
  });
  expect(log.list).toMatchObject([{ fromText: '1', toText: '21', byName: ADMIN, reason: '试' }]);
  const first = await ok('POST', '/mes2/companySetting/init', {});
  expect(first.codes).not.toContain('wagePeriod');
  expect(first.addedNum).toBe(first.codes.length);
  expect((await ok('POST', '/mes2/companySetting/init', {})).addedNum).toBe(0);
  expect((await read()).value).toBe('21');
  const own = { code: 'ours', value: '5', groupName: '自定' };
  expect(await ok('POST', '/mes2/companySetting', own)).toMatchObject(own);
  expect((await call('POST', '/mes2/companySetting', { ...own, code: 'wagePeriod' })).status).toBe(
    10009,
  );
});

test('a subcontract group shows its price to those who may see prices', async () => {
  const body = {
    code: 'G1',
    name: '兴达印花',
    processSections: [2],
    priceRule: { kind: 2, price: '1.2500' },
  };
  const made = await ok('POST', '/mes2/outGroup', body);
  expect(made).toMatchObject({ priceRule: { kind: 2, price: '1.2500' }, openNum: 0 });
  const query = { id: made.id, months: 3 };
  const { months, open } = await ok('GET', '/mes2/outGroup/performance', query);
  expect(open).toEqual([]);
  expect(months).toHaveLength(3);
  expect(months).toMatchObject([{ sentNum: 0 }, { returnedNum: 0 }, { onTimePct: null }]);
});

test.each(['0.09', '5.01', null])(
  'a subcontract group is not paid by a factor of %s',
  async (factor) => {
    const priceRule = { kind: 1, factor };
    const body = { code: 'G2', name: '宏发', processSections: [2], priceRule };
    const refused = await call('POST', '/mes2/outGroup', body);
    expect(refused).toMatchObject({ status: 10009, data: '系数须在0.1到5.0之间' });
    const none = { ...body, processSections: [], priceRule: { kind: 1, factor: '1.0' } };
    expect((await call('POST', '/mes2/outGroup', none)).status).toBe(10009);
  },
);

test('a code that others name is not changed', async () => {
  await ok('POST', '/ccm/material/insert', {
    code: 'F1',
    name: '汗布',
    materialType: 1,
    unitCode: 'M',
  });
  const { list } = await ok('GET', '/ccm/unit/list', {
    pageNum: 1,
    pageSize: 10,
    sql: "code = 'M'",
  });
  const changed = await call('PUT', '/ccm/unit/update', { ...sent(list[0]), code: 'MTR' });
  expect(changed).toMatchObject({
    status: 10202,
    data: '单位 米 已被 1 个物料使用，不能修改编码',
  });
  const used = await call('DELETE', '/ccm/unit/delete', { id: list[0].id, version: 0 });
  expect(used).toMatchObject({ status: 10202, data: '单位 米 已被1个物料使用，只能停用' });
});

test('what a material is bought in comes back as it was typed, and is a unit of the company', async () => {
  const body = { code: 'F2', name: '罗纹', materialType: 4, unitCode: 'M' };
  const made = await ok('POST', '/ccm/material/insert', {
    ...{ ...body, buyUnitCode: 'M', unitRate: '0.9144' },
  });
  expect(made).toMatchObject({ buyUnitCode: 'M', unitRate: '0.9144' });
  const { id, version } = made;
  const changed = await ok('PUT', '/ccm/material/update', {
    ...{ ...body, id, version, buyUnitCode: 'M', unitRate: '0.91440123' },
  });
  expect(changed.unitRate).toBe('0.91440123');
  const refused = await call('POST', '/ccm/material/insert', {
    ...{ ...body, code: 'F3', buyUnitCode: 'XX' },
  });
  expect(refused).toMatchObject({ status: 10009, data: '单位不存在' });
});

const sent = ({ id, version, code, name, dimension, factorToBase }: Record<string, unknown>) => ({
  id,
  version,
  code,
  name,
  dimension,
  factorToBase,
});
