import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sql, sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { continueCalculations } from './public.ts';
import { clear } from './recount/random-factory.ts';

let story: StoryServer;
let periodId: string;
let person: string;
const query = <Row>(statement: Sql) => story.server.query<Row>(statement);

beforeAll(async () => {
  story = await storyServer('postgres');
  person = story.staff.sewers[0]?.id ?? '';
  await query(sql`alter table mes2.scan disable trigger all`);
}, 240_000);
afterAll(() => story.server.close());

beforeEach(async () => {
  await clear(query);
  const { body } = await call('POST', 'period', {
    ...{ periodNo: '2024-03', fromDate: '2024-03-01', toDate: '2024-03-31' },
  });
  periodId = body.data.id;
  await query(scan(10));
  await calculate();
});

const call = (method: 'POST' | 'PUT', path: string, input: object) =>
  story.server.call('cx.admin', method, `/mes2/wages/${path}`, input);
const calculate = async () => {
  const { body } = await call('POST', 'calculate', { periodId });
  await continueCalculations(story.server.services);
  return body;
};
const version = async () =>
  (
    await query<{ version: number }>(
      sql`select version from mes2.wage_period where id = ${periodId}`,
    )
  )[0]?.version;
const records = () =>
  query<{ payable: string; bonus: string; status: number; confirmBy: string | null }>(sql`
    select payable_amount as payable, bonus_amount as bonus, status, confirm_by from mes2.wage_record
    where period_id = ${periodId}`);

/** A report as the floor stores it, under the keys that it holds shared. */
const scan = (num: number, payScope: 1 | 3 = 1, line = 0): Sql => sql`
  with held as (
    select pg_advisory_xact_lock_shared(
      hashtextextended('wage period ' || ${story.staff.companyId}::text || ' 2024-03', 0)) as lock)
  insert into mes2.scan (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, employee_id,
    line_dept_id, type, num, unit_price, amount, sam, earned_min, scan_date, work_date, channel, device_id)
  select ${story.staff.companyId}, gen_random_uuid()::text, 1, 1, p.order_id, p.id, ${person},
    ${story.staff.lines[line]?.id}, 1, ${num}::int, 1, ${num}::int, 0.5, 0, app_now(), '2024-03-20', 1, 'test'
  from mes2.order_process p, held
  where p.company_id = ${story.staff.companyId} and p.order_id = ${story.story.order.id}
    and p.pay_scope = ${payScope}::int
    and held.lock is not null
  order by p.seq_no limit 1`;

test('H10 a report of the same second is before the lock, which refuses then', async () => {
  const body = { periodId, version: await version() };
  const { body: answer } = await meanwhile(story.server.engine, scan(3), () =>
    call('PUT', 'lock', body),
  );
  expect(answer).toMatchObject({ status: 10202 });
  expect(answer.data).toMatch(/计件10与扫描13相差3件，请重新计算$/);
  expect((await records()).map(({ status }) => status)).toEqual([0]);
});

test('H10 a report of somebody in a department is before the lock of the department, which refuses then', async () => {
  const [own] = await query<{ deptId: string }>(sql`select dept_id from mes2.wage_record`);
  const body = { periodId, version: await version(), deptIds: [own?.deptId] };
  const { body: answer } = await meanwhile(story.server.engine, scan(3), () =>
    call('PUT', 'lock', body),
  );
  expect(answer).toMatchObject({ status: 10202 });
  expect(answer.data).toMatch(/计件10与扫描13相差3件，请重新计算$/);
  expect((await records()).map(({ status }) => status)).toEqual([0]);
});

test('of periods over the same days that are opened at once one is, the others name it', async () => {
  const open = (at: number) =>
    call('POST', 'period', {
      ...{ periodNo: `2024-0${5 + at}`, fromDate: `2024-05-${10 + at}`, toDate: '2024-05-31' },
    });
  const answers = (await Promise.all([0, 1, 2, 3].map(open))).map(({ body }) => body);
  const [made] = answers.filter(({ status }) => status === 200);
  const refusal = { status: 10202, data: `工资期与${made?.data.periodNo}重叠` };
  expect(answers.filter(({ status }) => status !== 200)).toMatchObject([refusal, refusal, refusal]);
});

test('of two calculations at once one runs, and nobody is paid twice', async () => {
  const answers = await Promise.all([1, 2].map(() => call('POST', 'calculate', { periodId })));
  await continueCalculations(story.server.services);
  await Promise.all([1, 2].map(() => continueCalculations(story.server.services)));
  expect(answers.map(({ body }) => body.status)).toContain(200);
  expect(await records()).toMatchObject([{ payable: '10.00' }]);
  const jobs = await query(sql`select 1 from mes2.batch_day_log where end_date is null`);
  expect(jobs).toEqual([]);
  const details = await query(sql`select 1 from mes2.wage_detail`);
  expect(details).toHaveLength(1);
});

test('two servers that go on with one calculation take turns', async () => {
  await underWay();
  await Promise.all([1, 2, 3].map(() => continueCalculations(story.server.services)));
  const [log] = await query(
    sql`select total, ok_num, fail_num from mes2.batch_day_log order by id desc limit 1`,
  );
  expect(log).toEqual({ total: 1, okNum: 1, failNum: 0 });
  expect(await query(sql`select 1 from mes2.wage_detail`)).toHaveLength(1);
});

/** The calculation is under way: its next step computes the people. */
async function underWay(): Promise<void> {
  await query(sql`update mes2.wage_period set status = 1`);
  await query(sql`update mes2.batch_day_log set end_date = null, ok_num = 0`);
  await query(sql`update mes2.batch_day_log_item set is_ok = false`);
}
const confirmed = sql`
  update mes2.wage_record set status = 1, version = version + 1, confirm_date = app_now(), confirm_by = 1
  where payable_amount = 10`;

test('a wage that its owner confirms while it is computed stays confirmed, unless it came to another amount', async () => {
  await underWay();
  await meanwhile(story.server.engine, confirmed, () =>
    continueCalculations(story.server.services),
  );
  expect(await records()).toMatchObject([{ payable: '10.00', status: 1 }]);
  await query(sql`update mes2.wage_record set status = 0`);
  await query(scan(3));
  await underWay();
  await meanwhile(story.server.engine, confirmed, () =>
    continueCalculations(story.server.services),
  );
  expect(await records()).toMatchObject([{ payable: '13.00', status: 0, confirmBy: null }]);
  const steps = await query<{ action: string }>(sql`
    select action from mes2.biz_log where biz_type = 'wageRecord' order by id desc limit 1`);
  expect(steps).toEqual([{ action: 'recalculate' }]);
});

test('an adjustment that is approved while wages are computed is in the record', async () => {
  const approve = sql`
    with held as (
      select pg_advisory_xact_lock(
        hashtextextended('wage period ' || ${story.staff.companyId}::text || ' 2024-03', 0)) as lock)
    insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason, status, approve_by)
    select ${story.staff.companyId}, ${person}, ${periodId}, 2, 50, '测试', 1, 1 from held where held.lock is not null`;
  await underWay();
  await meanwhile(story.server.engine, approve, () => continueCalculations(story.server.services));
  expect(await records()).toMatchObject([{ payable: '60.00', bonus: '50.0000' }]);
});

test('who is in two pools has one coefficient in both, however it changes while wages are computed', async () => {
  await query(sql`
    update mes2.order_process set pay_scope = 3 where id = (
      select max(id) from mes2.order_process where order_id = ${story.story.order.id} and section = 3)`);
  await query(sql`delete from mes2.batch_day_log_item`);
  await query(sql`delete from mes2.batch_day_log`);
  await query(scan(5, 3, 0));
  await query(scan(5, 3, 1));
  await calculate();
  await underWay();
  await query(sql`update mes2.batch_day_log set payload = payload - 'isPrepared'`);
  // Holds the first pool up while the second one is not read yet.
  const changed = sql`
    with held as (select id from mes2.group_wage order by dept_id limit 1 for update), kept as (
      insert into amc.former_coefficient (company_id, employee_id, to_date, coefficient)
      select m.company_id, m.id, '2024-03-01', 1 from amc.company_member m, held where m.id = ${person}
      returning employee_id)
    update amc.company_member m set pay_coefficient = 1.2 from kept where m.id = kept.employee_id`;
  await meanwhile(story.server.engine, changed, () => continueCalculations(story.server.services));
  const shares = await query<{ coefficient: string }>(sql`
    select g.coefficient from mes2.group_wage_share g where g.employee_id = ${person}`);
  expect(shares.map(({ coefficient }) => Number(coefficient))).toEqual([1, 1]);
  await calculate();
  const after = await query<{ coefficient: string }>(sql`
    select g.coefficient from mes2.group_wage_share g where g.employee_id = ${person}`);
  expect(after.map(({ coefficient }) => Number(coefficient))).toEqual([1.2, 1.2]);
});
