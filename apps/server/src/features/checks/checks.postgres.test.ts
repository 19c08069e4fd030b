import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCalendar } from '../../../demo/demo-calendar.ts';
import { TIME_ZONE } from '../../../demo/demo-services.ts';
import { seedRoles } from '../../../demo/people/role-accounts.ts';
import { sql, type Tx } from '../../database/engine.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { invariants } from '../../invariants/invariants.ts';
import type { Actor } from '../../records/actor.ts';
import { rebuildRollUps } from '../../roll-ups/rebuild-roll-ups.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';
import { addBad } from './change-bads.ts';
import { reinspectCheck } from './reinspect-check.ts';
import { submitCheck } from './submit-check.ts';

/** Long enough for a call to come while the transaction is open; one that comes later finds it committed. */
const OPEN_MS = 400;

let story: StoryServer;
let badItemId: string;
let line: string;
let actor: Actor;

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
  const { companyId, lines } = story.staff;
  line = lines[2]?.id ?? '';
  const roles = await story.server.engine.system(
    (tx) => seedRoles(tx, 'CX', companyId, demoCalendar(runNow(), TIME_ZONE)),
    { timeZone: TIME_ZONE },
  );
  const qc = roles.find(({ employeeNo }) => employeeNo === '0810');
  const [item] = await story.server.query<{ id: string }>(sql`
    with section as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${companyId}, 'RACE', '检验', 3) returning company_id, id),
    type as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select company_id, 'RACE', '检验', id from section returning company_id, id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select company_id, 'RACE', '跳针', id, 2, 1, 1 from type returning id`);
  badItemId = item?.id ?? '';
  const scope = { companyId, userId: qc?.userId ?? '', timeZone: TIME_ZONE };
  actor = {
    ...{ companyId, scope, can: () => true, now: runNow() },
    user: { id: scope.userId, name: '韩梅' },
    employee: { id: qc?.id ?? '', employeeNo: '0810', name: '韩梅', deptId: undefined },
  };
});
afterAll(() => story.server.close());

/** The other tablet: its work is done and stays uncommitted for a moment. */
async function heldOpen(work: (tx: Tx) => Promise<unknown>): Promise<{ ended: Promise<void> }> {
  const done = Promise.withResolvers<void>();
  const ended = story.server.engine.tenant(actor.scope, async (tx) => {
    await work(tx);
    done.resolve();
    await pause(OPEN_MS);
  });
  await Promise.race([done.promise, ended]);
  return { ended };
}

let used = 0;
const requestId = () => `check-race-${String(++used).padStart(4, '0')}`;
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input: object) =>
  (await story.server.call('cx.qc', method, `/mes2/qc/${path}`, input)).body;
const sewn = async (no: number) => {
  const [row] = await story.server.query<{ barcode: string; num: number }>(sql`
    update mes2.bundle set status = 4, line_dept_id = ${line} where bundle_no = ${no} and split_seq = 0
    returning barcode, num`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};
const counts = (passNum: number, reworkNum = 0) => ({
  checkNum: passNum + reworkNum,
  ...{ passNum, reworkNum, secondNum: 0, scrapNum: 0 },
});
const bad = (num: number) => ({ badItemId, num, disposition: 1 as const });
const create = async (more: object) => {
  const body = {
    requestId: requestId(),
    checkType: 2,
    lineDeptId: line,
    orderId: story.story.order.id,
  };
  const { data } = await call('POST', 'checkRecord', { ...body, ...more });
  return data.record as { id: string; version: number; checkNo: string };
};
const record = async (id: string) => {
  const [row] = await story.server.query<{ status: number; defectNum: number; faults: number }>(sql`
    select q.status, q.defect_num, (select coalesce(sum(b.num), 0)::int from mes2.qc_check_bad b
      where b.check_id = q.id and b.del_flag = '0') as faults
    from mes2.qc_check_record q where q.id = ${id}`);
  return row;
};
const checkedOfDay = async () => {
  const [row] = await story.server.query<{ num: number }>(
    sql`select coalesce(sum(check_num), 0)::int as num from mes2.check_day where line_dept_id = ${line}`,
  );
  return row?.num ?? 0;
};

test('H15 a submission waits for a fault that is being added, and counts it', async () => {
  const { id, version } = await create({ ...counts(9, 1), bads: [bad(1)] });
  const tap = { checkId: id, requestId: requestId(), ...bad(2) };
  const adding = await heldOpen((tx) => addBad(story.server.services, tx, actor, tap));
  const submitted = await call('PUT', 'submit', { id, version });
  await adding.ended;
  expect(submitted.status).toBe(200);
  expect(await record(id)).toEqual({ status: 2, defectNum: 3, faults: 3 });
});

test('H15 a fault waits for a submission under way, and is refused by it', async () => {
  const { id, version, checkNo } = await create({ ...counts(9, 1), bads: [bad(1)] });
  const submitting = await heldOpen((tx) =>
    submitCheck(story.server.services, tx, actor, { id, version }),
  );
  const late = await call('POST', 'checkRecord/bad', {
    ...{ checkId: id, requestId: requestId(), ...bad(1) },
  });
  await submitting.ended;
  expect(late).toMatchObject({ status: 10202, data: `质检单${checkNo}已提交，不能再添加疵点` });
  expect(await record(id)).toEqual({ status: 2, defectNum: 1, faults: 1 });
});

test('of six tablets that submit one record one does, the others read who and when', async () => {
  const { id, version, checkNo } = await create({ ...counts(30), bads: [] });
  const before = await checkedOfDay();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call('PUT', 'submit', { id, version })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, data } of answers.filter((each) => each.status !== 200)) {
    expect(status).toBe(10102);
    expect(data).toMatch(new RegExp(`^质检单 ${checkNo} 已被 韩梅 于 `));
  }
  expect(await checkedOfDay()).toBe(before + 30);
});

test('I28 two re-inspections at once take no more than the rework of their record', async () => {
  const { id } = await create({ ...counts(7, 3), bads: [bad(3)], submit: true });
  const body = (checkNum: number) => ({ parentId: id, requestId: requestId(), checkNum });
  const first = await heldOpen((tx) => reinspectCheck(story.server.services, tx, actor, body(2)));
  const second = await call('POST', 'reinspect', body(2));
  await first.ended;
  expect(second.data).toBe('检查数须在1到1之间');
  const more = await Promise.all([1, 1, 1, 1].map((num) => call('POST', 'reinspect', body(num))));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the last two re-inspections of a record, submitted at once, close it', async () => {
  const { id } = await create({ ...counts(8, 2), bads: [bad(2)], submit: true });
  const child = async () => {
    const opened = await call('POST', 'reinspect', {
      parentId: id,
      requestId: requestId(),
      checkNum: 1,
    });
    const { id: childId, version } = opened.data.record;
    const claim = { id: childId, version, orderId: story.story.order.id, ...counts(1) };
    return (await call('PUT', 'checkRecord', claim)).data.record as { id: string; version: number };
  };
  const [one, two] = [await child(), await child()];
  const first = await heldOpen((tx) => submitCheck(story.server.services, tx, actor, one));
  const second = await call('PUT', 'submit', { id: two.id, version: two.version });
  await first.ended;
  expect(second.status).toBe(200);
  expect((await record(id))?.status).toBe(4);
});

test('two first checks of one bundle, posted at once, count its garments once', async () => {
  const { barcode, num } = await sewn(1);
  const one = await create({ checkType: 3, barcode, ...counts(num) });
  const two = await create({ checkType: 3, barcode, ...counts(num) });
  const first = await heldOpen((tx) => submitCheck(story.server.services, tx, actor, one));
  const second = await call('PUT', 'submit', { id: two.id, version: two.version });
  await first.ended;
  expect(second).toMatchObject({ status: 10202, data: `扎号B0001已检${num}件，最多再检0件` });
});

test('many checks of many bundles of a line at once: no deadlock, and every figure is what the facts say', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const { barcode, num } = await sewn(at + 2);
      const faulty = { ...counts(num - 1, 1), bads: [bad(1), bad(1)] };
      return { ...(await create({ checkType: 3, barcode, ...faulty })), barcode };
    }),
  );
  const answers = await Promise.all(
    made.map(({ id, version }) => call('PUT', 'submit', { id, version })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const again = await Promise.all(
    made.map(({ id }) =>
      call('POST', 'reinspect', { parentId: id, requestId: requestId(), checkNum: 1 }),
    ),
  );
  expect(again.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const numbers = new Set(
    [...made, ...again.map(({ data }) => data.record)].map(({ checkNo }) => checkNo),
  );
  expect(numbers.size).toBe(24);
  await foldAll(story.server.services);
  expect(await findOffenders(story.server.engine, invariants)).toEqual([]);
  const span = { companyId: story.staff.companyId, from: '2000-01-01', to: '2100-01-01' };
  const wrong = await rebuildRollUps(story.server.engine, span);
  expect(Object.entries(wrong).filter(([, rows]) => rows > 0)).toEqual([]);
});
