import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type Caller, recordCaller } from './testing/record-caller.ts';

let caller: Caller;
let known: Record<string, string>;
let company: string;

beforeAll(async () => {
  caller = await recordCaller();
  known = caller.known;
  company = caller.company;
});
afterAll(() => caller.close());

const call: Caller['call'] = (...request) => caller.call(...request);
const ok: Caller['ok'] = (...request) => caller.ok(...request);

test('a line is counted once a day and shift, and by its own roll', async () => {
  const line = known.department7 ?? '';
  await caller.query(sql`
    insert into amc.company_member (company_id, employee_no, employee_name, status, dept_id)
    select ${company}, 'P' || n, 'P' || n, 0, ${line} from generate_series(1, 22) n`);
  const [shift] = await caller.query<{ id: string }>(sql`
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

test('a sheet is saved as one: what is new, what changed, and what says the same on any version', async () => {
  const [shift] = await caller.query<{ id: string }>(sql`
    select id from mes2.shift where company_id = ${company} and code = 'DAY'`);
  const row = {
    ...{ deptId: known.department7 ?? '', workDate: '2026-11-19', shiftId: shift?.id },
    ...{ presentNum: 20, attendMin: '10200.00' },
  };
  const save = (...rows: object[]) =>
    call('POST', '/mes2/inputPersonnelWork', { requestId: randomUUID(), rows });
  const { data } = await save({ ...row, version: 0 });
  const { id, version, netMin } = data[0];
  expect(netMin).toBe('510.00');
  // The same again is no change; another figure without the line that was read came second.
  expect((await save({ ...row, version: 0 })).data).toEqual([]);
  expect((await save({ ...row, version: 0, presentNum: 21 })).status).toBe(10102);
  const next = await save({ ...row, id, version, presentNum: 21, attendMin: '10710' });
  expect(next.data).toMatchObject([{ id, presentNum: 21, absentNum: 1, version: version + 1 }]);
  expect((await save({ ...row, id, version })).status).toBe(10102);
  const other = { ...row, workDate: '2026-11-18' };
  expect((await save({ ...other, id, version: version + 1 })).data).toBe('投入人员不存在');
  // All of them or none.
  expect((await save({ ...other, version: 0 }, { ...row, id, version: 0 })).status).toBe(10102);
  expect((await save({ ...other, version: 0 })).data).toMatchObject([{ workDate: '2026-11-18' }]);
});

test('a confirmed line is changed once it is unlocked', async () => {
  const { list } = await ok('GET', '/mes2/inputPersonnelWork/list', { workDate: '2026-11-19' });
  const [{ id, presentNum, attendMin }] = list;
  const ids = { ids: [id] };
  const change = async () => {
    const { list: now } = await ok('GET', '/mes2/inputPersonnelWork/list', {
      filter: { id: [id] },
    });
    return call('PUT', '/mes2/inputPersonnelWork', {
      ...{ id, version: now[0].version, presentNum, attendMin, helperNum: 2 },
    });
  };
  await ok('PUT', '/mes2/inputPersonnelWork/confirm', ids);
  expect((await change()).data).toMatch(/已确认，不能修改$/);
  expect(await ok('PUT', '/mes2/inputPersonnelWork/reopen', ids)).toEqual({
    okIds: [id],
    fails: [],
  });
  expect((await change()).data).toMatchObject({ helperNum: 2, isConfirmed: false });
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

test('a sheet of defects reports each wrong row and adds the others', async () => {
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
      { row: 3, field: '编码', text: '编码已存在：Z1' },
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
  expect(gap.data).toBe('第2天缺失');
  const none = await call('POST', '/mes2/efficiencySet', {
    ...{ name: 'D4', ...curve, isDefault: 0, points: [{ day: 1, pct: '0' }] },
  });
  expect(none.data).toBe('效率须在1到150之间');
  expect(made).toMatchObject({ waitingNum: 0, waitingLineIds: [] });
  const gone = await call('DELETE', '/mes2/efficiencySet', { id: made.id, version: 0 });
  expect(gone).toMatchObject({ status: 10202, data: '默认曲线不能删除' });
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

test('a voice has 80 characters, a code of its own, and stays while a problem says it', async () => {
  const body = {
    code: 'V2',
    event: 'problem',
    template: '缺'.repeat(80),
    repeatNum: 3,
    isEnabled: 1,
  };
  const made = await ok('POST', '/mes2/voice', body);
  expect((await call('POST', '/mes2/voice', body)).data).toBe('编码已存在：V2');
  const refused = async (more: object) =>
    (await call('POST', '/mes2/voice', { ...body, code: 'V3', ...more })).data;
  expect(await refused({ repeatNum: 4 })).toBe('播报次数须在1到3之间');
  expect(
    (await call('POST', '/mes2/voice', { ...body, code: 'V3', template: '缺'.repeat(81) })).status,
  ).toBe(10009);
  const type = await ok('POST', '/mes2/problemType', { code: 'PT2', name: '物料' });
  await ok('POST', '/mes2/lineProblemSet', {
    ...{ code: 'P2', name: '缺料', problemTypeId: type.id, responsibleDeptType: 4 },
    ...{ responseMin: 5, resolveMin: 30, level: 1, voiceId: made.id },
  });
  const gone = await call('DELETE', '/mes2/voice', { id: made.id, version: made.version });
  expect(gone.status).toBe(10202);
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
