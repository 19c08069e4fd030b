import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCalendar } from '../../../demo/demo-calendar.ts';
import { TIME_ZONE } from '../../../demo/demo-services.ts';
import { seedRoles } from '../../../demo/people/role-accounts.ts';
import { sql } from '../../database/engine.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { invariants } from '../../invariants/invariants.ts';
import { rebuildRollUps } from '../../roll-ups/rebuild-roll-ups.ts';
import { expectRecounted } from '../../testing/recount-report.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import type { TestAnswer } from '../../testing/test-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';
import { voidCheck } from './void-check.ts';

let story: StoryServer;
let now = new Date(`${shanghai().slice(0, 10)}T10:00:00+08:00`);
let items: Record<'major' | 'minor' | 'critical', string>;
let line: string;
let orderId: string;

beforeAll(async () => {
  story = await storyServer('pglite', () => now);
  await story.cut(1);
  await story.server.engine.system(
    (tx) => seedRoles(tx, 'CX', story.staff.companyId, demoCalendar(now, TIME_ZONE)),
    { timeZone: TIME_ZONE },
  );
  line = story.staff.lines[2]?.id ?? '';
  orderId = story.story.order.id;
  const made = await story.server.query<{ code: string; id: string }>(sql`
    with section as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CHK', '检验', 3) returning company_id, id),
    type as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select company_id, 'CHK', '检验', id from section returning company_id, id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select type.company_id, v.code, v.name, type.id, v.severity, 1, 1
    from type, (values ('major', '跳针', 2), ('minor', '线头', 3), ('critical', '断针', 1)) as v (code, name, severity)
    returning code, id`);
  items = Object.fromEntries(made.map(({ code, id }) => [code, id])) as typeof items;
});
afterAll(() => story.server.close());

let used = 0;
const requestId = () => `check-test-${String(++used).padStart(4, '0')}`;
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: object,
  who = 'cx.qc',
): Promise<TestAnswer['body']> =>
  (await story.server.call(who, method, `/mes2/qc/${path}`, input)).body;

const bundle = async (no: number) => {
  const [row] = await story.server.query<{
    id: string;
    barcode: string;
    num: number;
    scrapNum: number;
    secondNum: number;
    status: number;
    tracked: number[];
  }>(sql`
    select b.id, b.barcode, b.num, b.scrap_num, b.second_num, b.status,
      (select array_agg(distinct p.num) from mes2.bundle_process p where p.bundle_id = b.id) as tracked
    from mes2.bundle b where b.bundle_no = ${no} and b.split_seq = 0`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};
/** The bundle as the line hands it to the end of the line. */
const sewn = async (no: number) => {
  await story.server.query(sql`
    update mes2.bundle set status = 4, line_dept_id = ${line} where bundle_no = ${no} and split_seq = 0`);
  return bundle(no);
};

const counts = (passNum: number, reworkNum = 0, secondNum = 0, scrapNum = 0) => ({
  checkNum: passNum + reworkNum + secondNum + scrapNum,
  ...{ passNum, reworkNum, secondNum, scrapNum },
});
const bad = (num: number, more: object = {}) => ({
  badItemId: items.major,
  num,
  disposition: 1,
  ...more,
});
const create = (barcode: string | null, more: object, who = 'cx.qc') =>
  call(
    'POST',
    'checkRecord',
    { requestId: requestId(), checkType: 3, orderId, barcode, ...more },
    who,
  );
const submit = ({ id, version }: { id: string; version: number }, who = 'cx.qc') =>
  call('PUT', 'submit', { id, version }, who);

/** What the figures are after everything that waits was folded, and by nothing but the facts. */
async function figures(...checks: string[]) {
  await foldAll(story.server.services);
  expect(await findOffenders(story.server.engine, invariants)).toEqual([]);
  const span = { companyId: story.staff.companyId, from: '2000-01-01', to: '2100-01-01' };
  expect(
    Object.values(await rebuildRollUps(story.server.engine, span)).every((rows) => rows === 0),
  ).toBe(true);
  const [row] = await story.server.query<Record<string, number | string>>(sql`
    select sum(check_num)::int as checked, sum(first_defective)::int as bad, sum(defect_num)::int as faults,
      round(sum(defect_num) * 100.0 / nullif(sum(check_num), 0), 1)::text as dhu,
      round((sum(check_num) - sum(first_defective)) * 100.0 / nullif(sum(check_num), 0), 0)::text as yield
    from mes2.check_day where line_dept_id = ${line} and work_date = ${shanghai(now).slice(0, 10)}::date
      and check_type = any(${checks.map(Number)}::int[])`);
  return row;
}

test('a check at the end of the line is typed, submitted and re-inspected: the bundle has passed', async () => {
  const { barcode, num } = await sewn(1);
  const made = await create(barcode, counts(num - 2, 2));
  expect(made.data.record).toMatchObject({
    checkNo: expect.stringMatching(/^QC\d{4}-\d+$/),
    status: 0,
    lineDeptId: line,
    inspectorName: '韩梅',
    openReworkNum: 0,
    defectNum: 0,
  });
  const { id, version } = made.data.record;
  await call('POST', 'checkRecord/bad', {
    checkId: id,
    requestId: requestId(),
    ...bad(1, { pieceNo: 3 }),
  });
  const added = await call('POST', 'checkRecord/bad', {
    ...{ checkId: id, requestId: requestId() },
    ...bad(2, { badItemId: items.minor, pieceNo: 7 }),
  });
  expect(added.data).toMatchObject({
    record: { defectNum: 3, version },
    bads: [{ severity: 2 }, { severity: 3 }],
  });
  const submitted = await submit({ id, version });
  expect(submitted.data.record).toMatchObject({
    status: 2,
    result: 2,
    openReworkNum: 2,
    dhu: (300 / num).toFixed(2),
  });
  expect(await bundle(1)).toMatchObject({ status: 4, num });
  const again = await call('POST', 'reinspect', {
    parentId: id,
    requestId: requestId(),
    checkNum: 2,
  });
  expect(again.data.record).toMatchObject({
    status: 0,
    round: 2,
    parentId: id,
    barcode,
    dhu: null,
  });
  const child = again.data.record;
  const passed = await call('PUT', 'checkRecord', {
    id: child.id,
    version: child.version,
    orderId,
    ...counts(2),
  });
  const done = await submit(passed.data.record);
  expect(done.data.record).toMatchObject({ status: 4, result: 1 });
  const parent = await call('GET', 'checkRecord', { id });
  expect(parent.data).toMatchObject({
    record: { status: 4, openReworkNum: 0 },
    children: [{ id: child.id }],
  });
  expect(await bundle(1)).toMatchObject({ status: 5, num });
});

test('I31 seconds and scrap leave the bundle and the counters of the order, each once', async () => {
  const { barcode, num } = await sewn(2);
  const before = await story.server.query(
    sql`select scrap_num, second_num from mes2.production_order where id = ${orderId}`,
  );
  const made = await create(barcode, {
    ...counts(num - 3, 0, 1, 2),
    bads: [bad(1, { disposition: 2 }), bad(2, { disposition: 3 })],
    images: ['/files/a.jpg'],
    submit: true,
  });
  expect(made.data.record).toMatchObject({ status: 4, result: 2 });
  expect(await bundle(2)).toMatchObject({
    status: 5,
    num: num - 2,
    scrapNum: 2,
    secondNum: 1,
    tracked: [num - 2],
  });
  await figures('3');
  const [after] = await story.server.query<{ scrapNum: number; secondNum: number }>(
    sql`select scrap_num, second_num from mes2.production_order where id = ${orderId}`,
  );
  expect([before[0], after]).toEqual([
    { scrapNum: 0, secondNum: 0 },
    { scrapNum: 2, secondNum: 1 },
  ]);
});

test('scrap of panels lowers the bundle as well, and is counted with other losses', async () => {
  const { barcode, num } = await bundle(3);
  const made = await create(barcode, {
    ...{ checkType: 7, ...counts(num - 1, 0, 0, 1), bads: [bad(1, { disposition: 3 })] },
    ...{ images: ['/files/a.jpg'], submit: true },
  });
  expect(made.data.record).toMatchObject({ status: 4, lineDeptName: null });
  expect(await bundle(3)).toMatchObject({ num: num - 1, scrapNum: 1, tracked: [num - 1] });
  await figures('3');
});

test.each([
  [
    'the parts of a sum',
    counts(20, 1),
    [{ num: 1 }],
    { passNum: 19 },
    '合格19+返修1+次品0+报废0≠检查21',
  ],
  ['a garment without a fault', counts(18, 3), [{ num: 2 }], {}, '疵点数2少于不良件数3'],
  ['no fault at all', counts(18, 3), [], {}, '每件不良至少选择一个不良项目'],
  [
    'all faults on one of two garments',
    counts(18, 2),
    [{ num: 3, pieceNo: 1 }],
    {},
    '每件不良至少选择一个不良项目',
  ],
  [
    'scrap without a photo',
    counts(18, 0, 0, 1),
    [{ num: 1, disposition: 3 }],
    {},
    '报废或致命疵点须拍照',
  ],
  [
    'a piece the bundle does not have',
    counts(18, 1),
    [{ num: 1, pieceNo: 999 }],
    {},
    /^件序须在1到\d+之间$/,
  ],
  ['more than the bundle holds', counts(999), [], {}, /^检查数须在1到\d+之间$/],
  ['none checked', counts(0), [], {}, /^检查数须在1到\d+之间$/],
])('%s: refused when it is submitted', async (_name, numbers, bads, more, text) => {
  const { barcode } = await bundle(4);
  const { status, data } = await create(barcode, {
    ...numbers,
    bads: bads.map(({ num, ...rest }) => bad(num, rest)),
    lineDeptId: line,
    submit: true,
    ...more,
  });
  expect(status).not.toBe(200);
  expect(data).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

test('a critical fault is shown, on the garment or on the record', async () => {
  const { barcode, num } = await sewn(5);
  const critical = { badItemId: items.critical, disposition: 2 };
  const body = { ...counts(num - 1, 0, 1), submit: true };
  expect((await create(barcode, { ...body, bads: [bad(1, critical)] })).data).toBe(
    '报废或致命疵点须拍照',
  );
  const shown = bad(1, { ...critical, images: ['/files/a.jpg'] });
  expect((await create(barcode, { ...body, bads: [shown] })).data.record).toMatchObject({
    status: 4,
    criticalNum: 1,
  });
});

test('a bundle that is held, of another order, unknown or missing is refused; so is a check without its line', async () => {
  const { barcode, id } = await bundle(6);
  const held = sql`update mes2.bundle set status = 7, hold_reason = '色差' where id = ${id}`;
  await story.server.query(held);
  expect((await create(barcode, { ...counts(5), lineDeptId: line })).data).toContain('色差');
  await story.server.query(
    sql`update mes2.bundle set status = 4, line_dept_id = null where id = ${id}`,
  );
  expect((await create(barcode, counts(5))).data).toBe('请选择产线');
  expect((await create(null, { ...counts(5), lineDeptId: line })).data).toBe('未找到该条码');
  expect((await create('B123', { ...counts(5), lineDeptId: line })).data).toBe('未找到该条码');
  expect((await create(null, { checkType: 1, ...counts(5) })).data).toBe('请选择产线');
  expect((await create(null, { checkType: 2, ...counts(5), lineDeptId: line })).status).toBe(200);
});

test('until it is submitted the DHU of a check is that of the garments judged so far', async () => {
  const open = { ...counts(3, 1), checkNum: 8 };
  const typed = await create(null, { checkType: 2, lineDeptId: line, ...open, bads: [bad(1)] });
  expect(typed.data.record).toMatchObject({ checkNum: 8, dhu: '25.00' });
  const none = { ...counts(0), checkNum: 8 };
  const begun = await create(null, { checkType: 2, lineDeptId: line, ...none });
  expect(begun.data.record.dhu).toBeNull();
});

test('a bundle is judged once: what was checked of it is not checked again', async () => {
  const { barcode, num } = await sewn(7);
  const half = { ...counts(10), submit: true };
  expect((await create(barcode, half)).status).toBe(200);
  expect((await bundle(7)).status).toBe(4);
  expect((await create(barcode, { ...counts(num - 9), submit: true })).data).toBe(
    `扎号B0007已检10件，最多再检${num - 10}件`,
  );
  expect((await create(barcode, { ...counts(num - 10), submit: true })).status).toBe(200);
  expect((await bundle(7)).status).toBe(5);
});

test('I28 re-inspections share the rework of their record and take no more', async () => {
  const { barcode, num } = await sewn(8);
  const made = await create(barcode, { ...counts(num - 3, 3), bads: [bad(3)], submit: true });
  const { id } = made.data.record;
  const reinspect = (checkNum: number) =>
    call('POST', 'reinspect', { parentId: id, requestId: requestId(), checkNum });
  const first = (await reinspect(2)).data.record;
  expect((await reinspect(2)).data).toBe('检查数须在1到1之间');
  expect((await reinspect(1)).status).toBe(200);
  expect((await reinspect(1)).data).toMatch(/没有未返修件$/);
  // One of two is not right yet: its record stays open, and so does the first one.
  const typed = await call('PUT', 'checkRecord', {
    id: first.id,
    version: first.version,
    orderId,
    ...counts(1, 1),
  });
  await call('POST', 'checkRecord/bad', { checkId: first.id, requestId: requestId(), ...bad(1) });
  expect((await submit(typed.data.record)).data.record).toMatchObject({
    status: 2,
    openReworkNum: 1,
  });
  const third = await call('POST', 'reinspect', {
    parentId: first.id,
    requestId: requestId(),
    checkNum: 1,
  });
  const pass = async ({ id: childId, version }: { id: string; version: number }) => {
    const { data } = await call('PUT', 'checkRecord', {
      id: childId,
      version,
      orderId,
      ...counts(1),
    });
    return (await submit(data.record)).data.record;
  };
  expect(await pass(third.data.record)).toMatchObject({ status: 4, round: 3 });
  const { data } = await call('GET', 'checkRecord', { id });
  expect(data.record.status).toBe(2);
  expect(data.children.map(({ status }: { status: number }) => status)).toEqual([4, 0]);
  await pass(data.children[1]);
  expect((await call('GET', 'checkRecord', { id })).data.record).toMatchObject({ status: 4 });
  expect((await bundle(8)).status).toBe(5);
});

test('what was submitted is changed by nobody, and who comes second reads who was first', async () => {
  const { barcode, num } = await sewn(9);
  const { data } = await create(barcode, { ...counts(num - 1, 1), bads: [bad(1)] });
  const { id, version, checkNo } = data.record;
  const submitted = (await submit({ id, version })).data;
  expect(await submit({ id, version }, 'cx.quality')).toMatchObject({
    status: 10102,
    data: expect.stringMatching(new RegExp(`^质检单 ${checkNo} 已被 韩梅 于 .* 修改`)),
  });
  const late = await call('POST', 'checkRecord/bad', {
    checkId: id,
    requestId: requestId(),
    ...bad(1),
  });
  expect(late).toMatchObject({ status: 10202, data: `质检单${checkNo}已提交，不能再添加疵点` });
  const off = await call('DELETE', 'checkRecord/bad', { id: submitted.bads[0].id });
  expect(off).toMatchObject({ status: 10202, data: `质检单${checkNo}返修中，不能删除疵点` });
  const changed = await call('PUT', 'checkRecord', {
    id,
    version: submitted.record.version,
    orderId,
    ...counts(num),
  });
  expect(changed).toMatchObject({ status: 10202, data: `质检单${checkNo}返修中，不能修改` });
});

test('a request that comes again is answered as it was and does nothing twice', async () => {
  const { barcode } = await sewn(10);
  const body = { requestId: requestId(), checkType: 3, orderId, barcode, ...counts(5), bads: [] };
  const [first, second] = [
    await call('POST', 'checkRecord', body),
    await call('POST', 'checkRecord', body),
  ];
  expect(second.data.record.id).toBe(first.data.record.id);
  const tap = { checkId: first.data.record.id, requestId: requestId(), ...bad(1) };
  await call('POST', 'checkRecord/bad', tap);
  expect((await call('POST', 'checkRecord/bad', tap)).data.bads).toHaveLength(1);
});

test('an open record is made void by its inspector with a reason, one in rework by nobody', async () => {
  const { barcode, num } = await sewn(11);
  const { data } = await create(barcode, counts(num));
  const { id, version } = data.record;
  const none = { id, version, reason: '   ' };
  expect((await call('PUT', 'void', none)).status).toBe(10009);
  const other = await story.server.query<{ id: string }>(sql`
    update mes2.qc_check_record set inspector_id = (select id from amc.company_member where employee_no = '0811'
      and company_id = ${story.staff.companyId}) where id = ${id} returning id`);
  expect(other).toHaveLength(1);
  expect((await call('PUT', 'void', { id, version, reason: '录错' })).data).toBe(
    '只能由检验员本人或品质经理作废',
  );
  expect(
    (await call('PUT', 'void', { id, version, reason: '录错' }, 'cx.quality')).data.record.status,
  ).toBe(9);
  const late = { checkId: id, requestId: requestId(), ...bad(1) };
  expect((await call('POST', 'checkRecord/bad', late)).data).toMatch(/作废，不能添加疵点$/);
  const posted = await create(barcode, { ...counts(num - 1, 1), bads: [bad(1)], submit: true });
  const kept = await call('PUT', 'void', { ...posted.data.record, reason: '录错' }, 'cx.quality');
  expect(kept.status).not.toBe(200);
});

test('a locked period or order, and a closed one, take no checks', async () => {
  const { barcode } = await sewn(12);
  const made = (await create(barcode, counts(5))).data.record;
  const set = (column: 'wage_locked' | 'status', value: number) =>
    story.server.query(
      column === 'status'
        ? sql`update mes2.production_order set status = ${value} where id = ${orderId}`
        : sql`update mes2.production_order set wage_locked = ${value} where id = ${orderId}`,
    );
  await set('wage_locked', 1);
  expect(await submit(made)).toMatchObject({ status: 10402, data: '订单 SO2403017 工资已锁定' });
  expect((await create(barcode, counts(5))).status).toBe(10402);
  await set('wage_locked', 0);
  const [{ status } = { status: 2 }] = await story.server.query<{ status: number }>(
    sql`select status from mes2.production_order where id = ${orderId}`,
  );
  await set('status', 4);
  expect((await submit(made)).data).toMatch(/不能质检$/);
  await set('status', status);
  const day = shanghai(now).slice(0, 10);
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, 'P-CHK', ${day}::date, ${day}::date, 2)`);
  expect(await submit(made)).toMatchObject({ status: 10402, data: '工资期 P-CHK 已锁定' });
  await story.server.query(sql`delete from mes2.wage_period where period_no = 'P-CHK'`);
  expect((await submit(made)).status).toBe(200);
});

test('inspectors check, the quality manager decides, others only read; another company sees nothing', async () => {
  const { barcode } = await sewn(13);
  for (const who of ['cx.planner', 'cx.line', 'cx.worker'])
    expect((await create(barcode, counts(5), who)).status).toBe(10401);
  const { data } = await create(barcode, counts(5), 'cx.quality');
  const { id } = data.record;
  expect((await call('GET', 'checkRecord', { id }, 'rival.admin')).status).not.toBe(200);
  const foreign = await call('GET', 'checkRecord/list', { orderId }, 'rival.admin');
  expect(foreign.data.list).toEqual([]);
  expect((await call('GET', 'checkRecord/list', { orderId }, 'cx.qc')).data.total).toBeGreaterThan(
    5,
  );
});

test('the list is searched, counted by kind, and cut to what waits and what is mine', async () => {
  const list = async (query: object) =>
    (await call('GET', 'checkRecord/list', { pageSize: 100, ...query })).data;
  const all = await list({ orderId });
  const chips = (await call('GET', 'checkRecord/count', { orderId })).data;
  expect(chips.total).toBe(all.total);
  const ofKind = Map.groupBy(all.list as { checkType: number }[], ({ checkType }) => checkType);
  expect(chips.counts).toEqual(
    [...ofKind]
      .sort(([a], [b]) => a - b)
      .map(([checkType, rows]) => ({ checkType, recordNum: rows.length })),
  );
  const waiting = await list({ orderId, openRework: true });
  expect(waiting.total).toBe(chips.openReworkNum);
  expect(waiting.list.every((row: { openReworkNum: number }) => row.openReworkNum > 0)).toBe(true);
  expect(waiting.sum.openReworkNum).toBeGreaterThan(0);
  const { barcode } = await bundle(1);
  const found = await list({ sql: `barcode = '${barcode}'` });
  expect(found.list.map(({ round }: { round: number }) => round)).toEqual([2, 1]);
  const mine = await list({ orderId, mine: true });
  expect(
    new Set(mine.list.map(({ inspectorName }: { inspectorName: string }) => inspectorName)),
  ).toEqual(new Set(['韩梅']));
});

test('before the first tap: the bundle, what is left of it, and the faults of the line', async () => {
  const { barcode, num, id } = await sewn(14);
  const { data } = await call('GET', 'checkRecord/context', { barcode, checkType: 3 });
  expect(data).toMatchObject({
    bundle: { id },
    orderNo: 'SO2403017',
    lineDeptId: line,
    maxNum: num,
    openReworkNum: 0,
  });
  const names = data.badItems.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 1)).toEqual(['跳针']);
  expect(names).toContain('断针');
  expect(data.operators.length).toBeGreaterThan(10);
  const made = await create(barcode, { ...counts(num - 2, 2), bads: [bad(2)], submit: true });
  expect(made.data.record.status).toBe(2);
  expect((await call('GET', 'checkRecord/context', { barcode, checkType: 3 })).data).toMatchObject({
    ...{ maxNum: 0, openReworkNum: 2 },
  });
});

test('what the end of the line let go stays passed while finishing reports on it, and when that is taken back', async () => {
  const { barcode, num, id } = await sewn(16);
  await story.server.query(sql`
    update mes2.bundle_process set done_num = num, status = 2 where bundle_id = ${id} and section <= 3`);
  expect((await create(barcode, { ...counts(num), submit: true })).status).toBe(200);
  const [finishing] = await story.server.query<{ id: string }>(sql`
    select id from mes2.bundle_process where bundle_id = ${id} and section = 4 order by seq_no limit 1`);
  const report = {
    requestId: requestId(),
    type: 1,
    num: 2,
    employeeId: story.staff.member('worker').id,
    channel: 2,
    deviceDate: shanghai(now),
  };
  const scanned = await story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/update', {
    ...{ id: finishing?.id, bundleProcessSubmitRecord: report },
  });
  expect(scanned.body).toMatchObject({ status: 200, data: { scan: {} } });
  expect((await bundle(16)).status).toBe(5);
  const back = await story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/reverse', {
    ...{ requestId: requestId(), scanId: scanned.body.data.scan.id },
  });
  expect(back.body).toMatchObject({ status: 200 });
  expect((await bundle(16)).status).toBe(5);
});

test('of a fault the responsible are those who reported the bundle, unless others are named', async () => {
  const { barcode, id, num } = await sewn(15);
  const worker = story.staff.member('worker').id;
  await story.server.query(sql`
    insert into mes2.scan (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, employee_id,
      line_dept_id, type, num, unit_price, coefficient, amount, sam, earned_min, scan_date, work_date, channel, device_id)
    select p.company_id, 'check-scan-' || p.id, p.bundle_id, p.id, ${orderId}, p.order_process_id, ${worker}, ${line}, 1,
      p.num, 0, 1, 0, p.sam, 0, ${now}, ${shanghai(now).slice(0, 10)}::date, 2, ''
    from mes2.bundle_process p where p.bundle_id = ${id} order by p.seq_no limit 1`);
  const { data } = await create(barcode, { ...counts(num - 1, 1), bads: [bad(1)] });
  expect(data.bads[0]).toMatchObject({ employeeId: worker, processName: expect.any(String) });
  await story.server.query(sql`delete from mes2.scan where bundle_id = ${id}`);
});

const inlineCheck = (numbers: object, bads: object[], more: object = {}) =>
  create(null, { checkType: 2, lineDeptId: line, ...numbers, bads, submit: true, ...more });

test('DHU and yield of a line and day are those of its first checks: 35 faults on 250 are 14.0, 230 right of 250 are 92 %', async () => {
  await story.server.query(sql`delete from mes2.qc_check_bad`);
  await story.server.query(
    sql`delete from mes2.qc_check_record where parent_id is not null and round = 3`,
  );
  await story.server.query(sql`delete from mes2.qc_check_record where parent_id is not null`);
  await story.server.query(sql`delete from mes2.qc_check_record`);
  await story.server.query(sql`delete from mes2.check_day`);
  const first = await inlineCheck(counts(140, 10), [bad(20)]);
  await inlineCheck(counts(90, 10), [bad(10), bad(5, { badItemId: items.minor })]);
  const { id } = first.data.record;
  const child = (
    await call('POST', 'reinspect', { parentId: id, requestId: requestId(), checkNum: 10 })
  ).data.record;
  const typed = await call('PUT', 'checkRecord', {
    id: child.id,
    version: child.version,
    orderId,
    ...counts(9, 1),
  });
  await call('POST', 'checkRecord/bad', { checkId: child.id, requestId: requestId(), ...bad(1) });
  await submit(typed.data.record);
  const draft = await create(null, { checkType: 2, lineDeptId: line, ...counts(50), bads: [] });
  const day = shanghai(now).slice(0, 10);
  const byFacts = async () =>
    (
      await story.server.query(sql`
        select round(sum(defect_num) * 100.0 / sum(check_num), 1)::text as dhu,
          round(sum(pass_num) * 100.0 / sum(check_num), 0)::text as yield
        from mes2.qc_check_record where line_dept_id = ${line} and work_date = ${day}::date and round = 1
          and status in (1, 2, 3, 4)`)
    )[0];
  const kept = async () =>
    (
      await story.server.query(sql`
        select round(sum(defect_num) * 100.0 / sum(check_num), 1)::text as dhu,
          round((sum(check_num) - sum(first_defective)) * 100.0 / sum(check_num), 0)::text as yield
        from mes2.check_day where line_dept_id = ${line} and work_date = ${day}::date`)
    )[0];
  expect(await kept()).toEqual({ dhu: '14.0', yield: '92' });
  expect(await kept()).toEqual(await byFacts());
  const { id: draftId, version } = draft.data.record;
  await call('PUT', 'void', { id: draftId, version, reason: '录错' });
  expect(await kept()).toEqual(await byFacts());
  // A submitted record that nothing followed is taken back with its figures.
  const last = (await inlineCheck(counts(100), [])).data.record;
  await story.server.query(sql`update mes2.qc_check_record set status = 1 where id = ${last.id}`);
  expect(await kept()).not.toEqual({ dhu: '14.0', yield: '92' });
  const refused = await call('PUT', 'void', { id: last.id, version: last.version, reason: '重复' });
  expect(refused.status).toBe(10401);
  const scope = { companyId: story.staff.companyId, userId: '1', timeZone: TIME_ZONE };
  const manager = { ...scope, scope, now, user: { id: '1', name: '冯刚' }, can: () => true };
  const claim = { id: last.id, version: last.version, reason: '重复' };
  await story.server.engine.tenant(scope, (tx) =>
    voidCheck(story.server.services, tx, manager, claim),
  );
  expect(await kept()).toEqual({ dhu: '14.0', yield: '92' });
  expect(await kept()).toEqual(await byFacts());
});

test('faults wait on the list of rework until they are re-inspected; four hours are in time, a second more is not', async () => {
  const report = async (query: object) =>
    (
      await story.server.call('cx.qc', 'GET', '/mes2/report/qcRecordUnPassReport', {
        pageSize: 100,
        ...query,
      })
    ).body.data;
  const open = await report({ openOnly: true });
  expect(open.total).toBeGreaterThan(1);
  const [row] = open.list;
  const rework = (ids: string[], reworkStatus: 0 | 1) =>
    call('PUT', 'checkRecord/bad/rework', { ids, reworkStatus });
  const begun = now;
  now = new Date(begun.getTime() + 4 * 3_600_000);
  expect((await report({ overtimeOnly: true })).total).toBe(0);
  expect(await rework([row.id], 1)).toMatchObject({ data: { okIds: [row.id], fails: [] } });
  now = new Date(now.getTime() + 1000);
  const late = await report({ overtimeOnly: true });
  expect(late.total).toBe(open.total - 1);
  expect(late.list[0]).toMatchObject({ isOvertime: 1, reworkHour: '4.00', reworkStatus: 0 });
  const mended = (await report({ openOnly: true })).list.find(
    ({ id }: { id: string }) => id === row.id,
  );
  expect(mended).toMatchObject({ reworkStatus: 1, isOvertime: 0, reworkHour: '4.00' });
  expect(open.sum.num).toBe(
    open.list.reduce((sum: number, { num }: { num: number }) => sum + num, 0),
  );
  now = begun;
  await story.server.query(sql`
    update mes2.qc_check_record set status = 9, update_by = (select id from amc.app_user where username = 'cx.quality')
    where check_no = ${row.checkNo}`);
  const gone = await rework([row.id], 0);
  expect(gone.data.fails[0].text).toMatch(
    new RegExp(`^质检单${row.checkNo} 已被 冯刚 于 .* 作废，请刷新后重试$`),
  );
});

test('the report of checks has the rates of first inspections, whatever it adds up', async () => {
  await inlineCheck(counts(90, 10), [bad(10)]);
  const workDate = shanghai(now).slice(0, 10);
  const days = { workDateFrom: workDate, workDateTo: workDate };
  const asked = async (more: object) =>
    (
      await story.server.call('cx.quality', 'GET', '/mes2/report/qcRecordReport', {
        ...days,
        ...more,
      })
    ).body;
  const facts = sql`
    select q.id as check_id, q.check_no, q.check_num, q.pass_num, q.rework_num, q.defect_num, q.round,
      case when q.round = 1 then round(q.defect_num * 100.0 / q.check_num, 2) end as dhu,
      case when q.round = 1 then q.check_num else 0 end as first_checked,
      case when q.round = 1 then q.defect_num else 0 end as first_defects,
      case when q.round = 1 then q.pass_num else 0 end as first_passed
    from mes2.qc_check_record q where q.status in (1, 2, 3, 4) and q.work_date = ${workDate}::date`;
  const ratios = {
    dhu: sql`round(sum(p.first_defects) * 100.0 / sum(p.first_checked), 2)`,
    fpyPct: sql`round(sum(p.first_passed) * 100.0 / sum(p.first_checked), 2)`,
  };
  const report = {
    server: story.server,
    who: 'cx.quality',
    operation: 'getCheckRecordReport',
  } as const;
  await expectRecounted({
    ...{
      ...report,
      query: { ...days, reinspections: true },
      key: ['checkId'],
      plain: facts,
      ratios,
    },
  });
  const first = sql`select * from (${facts}) f where f.round = 1`;
  await expectRecounted({ ...report, query: days, key: ['checkId'], plain: first, ratios });
  const { sum } = (await asked({})).data;
  for (const groupBy of ['line', 'date', 'inspector', 'order', 'hour'])
    expect((await asked({ groupBy })).data.sum).toEqual(sum);
  const [ofDay] = (await asked({ groupBy: 'date' })).data.list;
  expect(ofDay).toMatchObject({
    workDate,
    checkNo: null,
    orderNo: null,
    dhu: sum.dhu,
    fpyPct: sum.fpyPct,
  });
});

test('records of more than a quarter are added up', async () => {
  const long = { workDateFrom: '2024-01-01', workDateTo: '2024-04-02' };
  const asked = async (more: object) =>
    (
      await story.server.call('cx.quality', 'GET', '/mes2/report/qcRecordReport', {
        ...long,
        ...more,
      })
    ).body;
  expect(await asked({})).toMatchObject({ status: 10009, data: '明细最多查询92天，请改用汇总' });
  expect((await asked({ groupBy: 'line' })).status).toBe(200);
  expect((await asked({ workDateTo: '2024-04-01' })).status).toBe(200);
});
