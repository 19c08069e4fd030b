import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../../database/engine.ts';
import { leftOpen } from '../../../testing/left-open.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { uncut } from '../../../testing/story/uncut.ts';

let story: StoryServer;
type Claim = { readonly id: string; readonly version: number };

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
});
afterAll(() => story.server.close());
afterEach(async () => {
  await uncut(story.server);
  await story.server.query(setLocked(0));
  await story.server.query(sql`delete from mes2.wage_period`);
});

const setLocked = (locked: 0 | 1): Sql => sql`
  update mes2.production_order set wage_locked = ${locked}::int where order_no = 'SO2403017'`;
const lockKey = (key: string): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
/** Makes a call while somebody holds the key of the order's wages and is about to lock them. */
async function whileLocked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const key = `wage order ${story.staff.companyId} ${story.story.order.id}`;
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(lockKey(key)),
    (tx) => tx.run(setLocked(1)),
  );
  const answer = await call();
  await locking.ended;
  return answer;
}

const put = async (step: string, body: object, who = 'cx.manager') =>
  (await story.server.call(who, 'PUT', `/mes2/reduce/${step}`, body)).body;
const paid = async (id: string) => {
  const [found] = await story.server.query<{ count: number }>(sql`
    select count(amount)::int as count from mes2.cutting_bed_employee where cutting_bed_id = ${id}`);
  return found?.count;
};
const opened = async (): Promise<Claim> => (await story.create(story.bill(1))).body.data;
const withdraw = ({ id, version }: Claim) => put('unsubmit', { id, version });
const submit = async ({ id, version }: Claim) => (await story.submit({ id, version })).body;

test('H10 a bed submitted while the wages of its order are being locked waits, and is refused', async () => {
  const bed = await opened();
  expect((await whileLocked(() => submit(bed))).status).toBe(10402);
  expect(await paid(bed.id)).toBe(0);
});

test('H10 nor is one approved', async () => {
  await story.server.query(sql`update mes2.order_bom set usage_num = 0.8 where fabric_part = 1`);
  const bed = await opened();
  const { data } = await submit(bed);
  expect(data.status).toBe(7);
  const approve = () =>
    put(
      'approve',
      { id: bed.id, version: data.version, agree: true, opinion: '布边缩水' },
      'cx.admin',
    );
  expect((await whileLocked(approve)).status).toBe(10402);
  expect(await paid(bed.id)).toBe(0);
  await story.server.query(setLocked(0));
  expect((await approve()).status).toBe(200);
  expect(await paid(bed.id)).toBe(4);
  await story.server.query(sql`update mes2.order_bom set usage_num = 0.9 where fabric_part = 1`);
});

test('H10 nor withdrawn', async () => {
  const bed = await opened();
  const { data } = await submit(bed);
  const claim = { id: bed.id, version: data.version };
  expect((await whileLocked(() => withdraw(claim))).status).toBe(10402);
  expect(await paid(bed.id)).toBe(4);
});

test('H10 a bed is not withdrawn out of a wage period that is being locked', async () => {
  const bed = await opened();
  const { data } = await submit(bed);
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, 0)`);
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(lockKey(`wage period ${story.staff.companyId} 本期`)),
    (tx) => tx.run(sql`update mes2.wage_period set status = 2`),
  );
  const late = await withdraw({ id: bed.id, version: data.version });
  await locking.ended;
  expect(late.status).toBe(10402);
  expect(await paid(bed.id)).toBe(4);
});

/** A wage period around today, open. */
const openPeriod = () =>
  story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, 0)`);
/** Makes a call while somebody holds the key of that period and is about to lock it. */
async function whilePeriodLocked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(lockKey(`wage period ${story.staff.companyId} 本期`)),
    (tx) => tx.run(sql`update mes2.wage_period set status = 2`),
  );
  const answer = await call();
  await locking.ended;
  return answer;
}

test('H10 a bed submitted while the wage period of its day is being locked waits, and is refused', async () => {
  const bed = await opened();
  await openPeriod();
  expect(await whilePeriodLocked(() => submit(bed))).toMatchObject({
    status: 10402,
    message: 'I41',
  });
  expect(await paid(bed.id)).toBe(0);
});

test('H10 nor is one approved whose period is being locked', async () => {
  await story.server.query(sql`update mes2.order_bom set usage_num = 0.8 where fabric_part = 1`);
  const bed = await opened();
  const { data } = await submit(bed);
  await openPeriod();
  const refused = await whilePeriodLocked(() =>
    put(
      'approve',
      { id: bed.id, version: data.version, agree: true, opinion: '布边缩水' },
      'cx.admin',
    ),
  );
  await story.server.query(sql`update mes2.order_bom set usage_num = 0.9 where fabric_part = 1`);
  expect(refused).toMatchObject({ status: 10402, message: 'I41' });
  expect(await paid(bed.id)).toBe(0);
});

test('H10 who locks a wage period waits for a bed that is being handed on in it', async () => {
  const bed = await opened();
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, 0)`);
  // The bed's row is held back, so that its submission stands in the middle with its keys taken.
  const held = await leftOpen(
    story.server.engine,
    (tx) => tx.run(sql`select 1 from mes2.cutting_bed where id = ${bed.id} for update`),
    (tx) =>
      tx.one<{ free: boolean }>(sql`
        select pg_try_advisory_xact_lock(hashtextextended(${`wage period ${story.staff.companyId} 本期`}, 0)) as free`),
  );
  const submitting = submit(bed);
  expect(await held.ended).toEqual({ free: false });
  expect((await submitting).status).toBe(200);
});
