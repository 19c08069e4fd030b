import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { knownRecords } from './sample-records.ts';

const ADMIN = 'acme.admin';

let server: TestServer;
let known: Record<string, string>;
let company: string;

beforeAll(async () => {
  server = await testServer();
  known = await knownRecords(server, ADMIN);
  company = await server.companyId('acme');
});
afterAll(() => server.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object = {}) =>
  (await server.call(ADMIN, method, path, input)).body;
const ok = async (...request: Parameters<typeof call>) => {
  const body = await call(...request);
  expect(body).toMatchObject({ status: 200 });
  return body.data;
};

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
    data: '时间窗重叠：08:00-10:30与10:00-12:00',
  });
  expect((await save([{ ...first, to: '08:00' }])).data).toBe('结束须晚于开始');
  expect((await save([first], '96.00')).data).toBe('预警线不能高于达成线');
  expect((await save([first])).data).toMatchObject({ weightSum: '1.0' });
});

test('a typed figure shows beside what the system counts and never falls below zero', async () => {
  const [{ day = '' } = {}] = await server.query<{ day: string }>(
    sql`select to_char(now() at time zone 'Asia/Shanghai' - interval '1 day', 'YYYY-MM-DD') as day`,
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
  expect((await save({ num: '-5' })).data).toBe('显示值不能小于0：0.00−5');
  expect((await save({ itemCode: 'outputNum' })).status).toBe(10009);
  expect((await save({ workDate: '2020-01-01' })).data).toBe('只能录入最近7天');
  expect((await save({})).data).toMatchObject({ shownNum: '20.00', itemName: '今日完成' });
  expect((await save({ mode: 1, num: '5' })).data).toBe('该指标当日已有追加值');
  const board = await ok('GET', '/mes2/board/reduceBed', { workDate: day });
  expect(board).toMatchObject({ kpi: { cutNum: 20 }, overrides: ['cutNum'] });
});

test('a line is counted once a day and shift, and by its own roll', async () => {
  const line = known.department7 ?? '';
  await server.query(sql`
    insert into amc.company_member (company_id, employee_no, employee_name, status, dept_id)
    select ${company}, 'P' || n, 'P' || n, 0, ${line} from generate_series(1, 22) n`);
  const [shift] = await server.query<{ id: string }>(sql`
    insert into mes2.shift (company_id, code, name, segments, net_min, is_default)
    values (${company}, 'DAY', '白班', '[]', 510, 1) returning id`);
  const row = {
    deptId: line,
    workDate: '2026-11-20',
    shiftId: shift?.id,
    presentNum: 20,
    lentInNum: 2,
    lentInDeptId: known.department8,
    attendMin: '10200.00',
    otMin: '0.00',
  };
  const save = (rows: object[], requestId = randomUUID()) =>
    call('POST', '/mes2/inputPersonnelWork', { requestId, rows });
  expect((await save([{ ...row, presentNum: 25 }])).data).toBe('出勤25不能大于编制22');
  expect((await save([{ ...row, absentNum: 1 }])).data).toBe('出勤20+缺勤1≠编制22');
  const requestId = randomUUID();
  const { data: saved } = await save([row], requestId);
  expect(saved).toMatchObject([{ rollNum: 22, absentNum: 2, availMin: '11220.00' }]);
  expect((await save([row], requestId)).data).toEqual(saved);
  expect(await save([row])).toMatchObject({
    status: 10202,
    data: '该产线2026-11-20白班已填报，请修改原记录',
  });
  const proposals = await ok('GET', '/mes2/inputPersonnelWork/prefill', {
    workDate: '2026-11-21',
    deptId: line,
  });
  expect(proposals).toMatchObject([{ presentNum: 20, attendMin: '10200.00', lentInNum: 2 }]);
  const { id } = saved[0];
  expect(await ok('PUT', '/mes2/inputPersonnelWork/confirm', { ids: [id] })).toEqual({
    okIds: [id],
    fails: [],
  });
  const late = await call('PUT', '/mes2/inputPersonnelWork', {
    id,
    version: 1,
    presentNum: 22,
    attendMin: '11220.00',
  });
  expect(late.status).toBe(10202);
  const page = await ok('GET', '/mes2/inputPersonnelWork/list', { pageNum: 1, pageSize: 10 });
  expect(page).toMatchObject({ total: 1, sum: { presentNum: 20, availMin: '11220.00' } });
});

test('the legend is one thing: it is replaced whole and keeps a row', async () => {
  const row = { level: 1, name: '特急', color: '#D4380D', meaning: '今日必须完成' };
  const save = (rows: object[], version: number) =>
    call('PUT', '/mes2/linePriorityDescription', { rows, version });
  expect((await save([], 0)).data).toBe('至少保留一行!');
  expect((await save([row, { ...row, name: '急' }], 0)).data).toBe('级别重复');
  const first = await save([row, { ...row, level: 2, color: '#FA8C16' }], 0);
  expect(first.data).toMatchObject([{ version: 1 }, { version: 1 }]);
  expect((await save([row], 0)).status).toBe(10102);
  const second = await save([{ ...row, meaning: '今天' }], 1);
  expect(second.data).toMatchObject([{ id: first.data[0].id, meaning: '今天', version: 2 }]);
  const page = await ok('GET', '/mes2/linePriorityDescription/list', { pageNum: 1, pageSize: 10 });
  expect(page.list).toEqual(second.data);
});

test('the standard defects are added once, and what the company has stays', async () => {
  await ok('POST', '/mes2/qc/badItem', {
    code: 'Q01',
    name: '我们的线头',
    badTypeId: known.badType,
    severity: 3,
    blame: 1,
    defaultDisposition: 1,
  });
  expect(await ok('POST', '/mes2/qc/badItem/init', {})).toEqual({ okNum: 37, errors: [] });
  expect(await ok('POST', '/mes2/qc/badItem/init', {})).toEqual({ okNum: 0, errors: [] });
  const page = await ok('GET', '/mes2/qc/badItem/list', {
    pageNum: 1,
    pageSize: 10,
    sql: "code = 'Q01'",
  });
  expect(page.list).toMatchObject([{ name: '我们的线头', used30d: 0 }]);
  const critical = await call('POST', '/mes2/qc/badItem', {
    code: 'X1',
    name: 'X1',
    badTypeId: known.badType,
    severity: 1,
    blame: 1,
    defaultDisposition: 1,
  });
  expect(critical.data).toBe('致命项目只能选次品或报废');
});

test('a sheet of defects tells each wrong row and adds the others', async () => {
  const cells = (values: Record<string, string>) =>
    Object.entries(values).map(([field, value]) => ({ field, value }));
  const good = { 编码: 'Z1', 名称: '跳线', 不良类型: 'Known', 严重度: '严重', 责任归属: '缝制' };
  const result = await ok('POST', '/mes2/qc/badItem/import', {
    rows: [
      { row: 2, cells: cells(good) },
      { row: 3, cells: cells(good) },
      { row: 7, cells: cells({ ...good, 编码: 'Z2', 不良类型: '线际' }) },
    ],
  });
  expect(result).toMatchObject({
    okNum: 1,
    errors: [
      { row: 3, field: '编码', text: '编码已存在' },
      { row: 7, field: '不良类型' },
    ],
  });
});

test('categories keep the order they were dragged to', async () => {
  const { list } = await ok('GET', '/mes2/qc/defectCategory/list', { pageNum: 1, pageSize: 100 });
  const ids = list.map(({ id }: { id: string }) => id).toReversed();
  const sorted = await ok('PUT', '/mes2/qc/defectCategory/sort', { ids });
  expect(sorted.map(({ id }: { id: string }) => id)).toEqual(ids);
  const part = await call('PUT', '/mes2/qc/defectCategory/sort', { ids: ids.slice(1) });
  expect(part.status).toBe(10009);
});

test('one curve of a category and difficulty is the usual one, and it stays', async () => {
  const curve = { difficulty: 3, points: [{ day: 1, pct: '40.00' }], isDefault: 1 };
  const made = await ok('POST', '/mes2/efficiencySet', { name: 'D1', ...curve });
  expect(made).toMatchObject({ pointsText: '40%', stableDay: 1 });
  const twice = await call('POST', '/mes2/efficiencySet', { name: 'D2', ...curve });
  expect(twice.data).toBe('同品类难度只能有一条默认曲线');
  const gap = await call('POST', '/mes2/efficiencySet', {
    name: 'D3',
    ...curve,
    isDefault: 0,
    points: [...curve.points, { day: 3, pct: '50.00' }],
  });
  expect(gap.data).toBe('天须从1连续');
  const gone = await call('DELETE', '/mes2/efficiencySet', { id: made.id, version: 0 });
  expect(gone).toMatchObject({ status: 10202, data: '默认曲线不能删除' });
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

test('cards are registered in a run, lost, found and scrapped', async () => {
  const requestId = randomUUID();
  const run = { requestId, prefix: 'K', startNo: 1, count: 3 };
  const cards = await ok('POST', '/mes2/slotCard', run);
  expect(cards.map(({ cardNo }: { cardNo: string }) => cardNo)).toEqual([
    'K0001',
    'K0002',
    'K0003',
  ]);
  expect(await ok('POST', '/mes2/slotCard', run)).toEqual(cards);
  const taken = await call('POST', '/mes2/slotCard', { ...run, requestId: randomUUID() });
  expect(taken).toMatchObject({ status: 10009, data: '插卡号已存在' });
  const [first, second] = cards;
  const update = (body: object) => call('PUT', '/mes2/slotCard', body);
  const chip = { rfid: '0012345678' };
  expect((await update({ id: first.id, version: 0, ...chip })).data).toMatchObject(chip);
  expect((await update({ id: second.id, version: 0, ...chip })).data).toBe('芯片号已属于插卡K0001');
  expect((await update({ id: first.id, version: 1, status: 2 })).data.status).toBe(2);
  expect((await update({ id: first.id, version: 2, status: 9 })).data.status).toBe(9);
  expect((await update({ id: first.id, version: 3, status: 0 })).data).toBe('插卡K0001已报废');
  const free = await ok('PUT', '/mes2/slotCard/unbind', { ids: [second.id], unbindReason: 1 });
  expect(free.fails).toEqual([{ id: second.id, text: '插卡K0002未绑定' }]);
  for (const list of ['slotCard', 'slotCardMaintain', 'slotCardMaintainHistory']) {
    const query = { pageNum: 1, pageSize: 10, ...(list !== 'slotCard' && { cardNo: 'K0001' }) };
    expect((await ok('GET', `/mes2/${list}/list`, query)).list).toBeDefined();
  }
});

test('machines are started, stopped with a reason and scrapped for good', async () => {
  const made = await ok('POST', '/ccm/machine/insert', {
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
    deptId: known.department9,
    stationNo: '3',
    buyDate: '2026-01-10',
    warrantyDate: '2027-01-10',
    maintainCycleDays: 30,
  });
  expect(made).toMatchObject({ status: 3, barcode: 'M900', nextMaintainDate: '2026-02-09' });
  const again = await call('POST', '/ccm/machine/insert', {
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
  });
  expect(again.data).toBe('设备编号已存在');
  const change = (status: number, stopReason?: string) =>
    call('PUT', '/ccm/machine/batchStatus', {
      ids: [made.id],
      status,
      stopReason: stopReason ?? null,
    });
  expect((await change(0)).data).toBe('请填写停止原因');
  expect((await change(0, '换针')).data.fails).toEqual([
    { id: made.id, text: 'M900 闲置，不能停用' },
  ]);
  expect((await change(1)).data.okIds).toEqual([made.id]);
  expect((await change(1)).data.okIds).toEqual([made.id]);
  expect((await change(0, '换针')).data.okIds).toEqual([made.id]);
  const file = await ok('GET', '/ccm/machine/detail', { machineNo: 'M900' });
  expect(file.machine).toMatchObject({ status: 0, version: 2 });
  expect(file.runs).toMatchObject([{ stopReason: '换针' }]);
  expect(file.locations).toMatchObject([{ stationNo: '3', toDate: null }]);
  const scrapped = await ok('PUT', '/ccm/machine/scrap', {
    id: made.id,
    version: 2,
    reason: '报废',
  });
  expect(scrapped).toMatchObject({ status: 4 });
  expect((await change(1)).data.fails[0].text).toBe('M900 已报废，不能启用');
  const warranty = await call('PUT', '/ccm/machine/update', {
    id: made.id,
    version: 3,
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
    buyDate: '2026-01-10',
    warrantyDate: '2025-01-10',
  });
  expect(warranty.data).toBe('保修日期不能早于购置日期');
});

test('a sheet of machines names unknown types and leaves no half row', async () => {
  const cells = (machineNo: string, type: string) => [
    { field: '设备编号', value: machineNo },
    { field: '名称', value: '平车' },
    { field: '机种', value: type },
  ];
  const result = await ok('POST', '/ccm/machine/import', {
    rows: [
      { row: 2, cells: cells('S1', 'Known') },
      { row: 3, cells: cells('S2', '火箭') },
    ],
  });
  expect(result).toMatchObject({ okNum: 1, errors: [{ row: 3, field: '机种' }] });
  const page = await ok('GET', '/ccm/machine/list', {
    pageNum: 1,
    pageSize: 10,
    sql: "machine_no like 'S%'",
  });
  expect(page).toMatchObject({ total: 1, sum: { repairNum: 0 } });
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
  const months = await ok('GET', '/mes2/outGroup/performance', { id: made.id, months: 3 });
  expect(months).toHaveLength(3);
  expect(months).toMatchObject([{ sentNum: 0 }, { returnedNum: 0 }, { onTimePct: null }]);
});

test('a voice says only what it knows', async () => {
  const voice = await call('POST', '/mes2/voice', {
    code: 'V1',
    event: 'problem',
    template: '{lines}缺料',
    repeatNum: 2,
    isEnabled: 1,
  });
  expect(voice).toMatchObject({ status: 10009, data: '模板含有未知变量 {lines}' });
});

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

test('a published checklist stays as it is; its next version takes its place', async () => {
  const level = (code: string, parentId: string | null = null) =>
    ok('POST', '/mes2/site/fileLevel', { code, name: code, parentId });
  const top = await level('L1');
  const { id: fileLevelId } = await level('L2', top.id);
  const item = { code: 'A', name: '通道', standard: '畅通', score: 60, critical: 1 };
  const draft = { kind: 1, title: '5S', fileLevelId, items: [item] };
  const unscored = await call('POST', '/mes2/site/archive', {
    ...draft,
    items: [{ ...item, score: 0 }],
  });
  expect(unscored.data).toBe('分值须在1到100之间');
  const made = await ok('POST', '/mes2/site/archive', draft);
  expect(made).toMatchObject({ archive: { versionNo: 1, status: 0, totalScore: 60 } });
  const { id } = made.archive;
  const published = await ok('PUT', '/mes2/site/archive/publish', { id, version: 0 });
  expect(published.archive).toMatchObject({ status: 1, version: 1 });
  const frozen = await call('PUT', '/mes2/site/archive', {
    id,
    version: 1,
    title: '改',
    fileLevelId,
    items: [item],
  });
  expect(frozen).toMatchObject({ status: 10202 });
  const next = await ok('POST', '/mes2/site/archive', { ...draft, fromId: id, items: [] });
  expect(next).toMatchObject({ archive: { versionNo: 2, itemCount: 1 } });
  const second = await call('POST', '/mes2/site/archive', { ...draft, fromId: id });
  expect(second).toMatchObject({ status: 10202 });
  await ok('PUT', '/mes2/site/archive/publish', { id: next.archive.id, version: 0 });
  const read = await ok('GET', '/mes2/site/archive', { id });
  expect(read.versions.map(({ status }: { status: number }) => status)).toEqual([1, 2]);
  const retired = await ok('PUT', '/mes2/site/archive/retire', { id: next.archive.id, version: 1 });
  expect(retired.archive.status).toBe(2);
  const held = await call('DELETE', '/mes2/site/fileLevel', { id: fileLevelId, version: 0 });
  expect(held.data).toBe('该层级下有 2 份档案');
  const parent = await call('DELETE', '/mes2/site/fileLevel', { id: top.id, version: 0 });
  expect(parent.data).toBe('请先删除或移走1个下级');
});

const sent = ({ id, version, code, name, dimension, factorToBase }: Record<string, unknown>) => ({
  id,
  version,
  code,
  name,
  dimension,
  factorToBase,
});
