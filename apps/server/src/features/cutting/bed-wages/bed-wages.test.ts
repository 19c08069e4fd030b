import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { uncut } from '../../../testing/story/uncut.ts';

let story: StoryServer;
type Claim = { readonly id: string; readonly version: number };

beforeAll(async () => {
  story = await storyServer();
  await story.server.query(sql`
    update mes2.company_setting set value = '0'::jsonb where code = 'bundleAuto'`);
});
afterAll(() => story.server.close());
beforeEach(async () => {
  await lockWages(0);
  await story.server.query(sql`delete from mes2.wage_record`);
  await story.server.query(sql`delete from mes2.wage_period`);
  await uncut(story.server);
  await usage('0.900');
});

const lockWages = (locked: 0 | 1) =>
  story.server.query(sql`
    update mes2.production_order set wage_locked = ${locked}::int where order_no = 'SO2403017'`);
/** A planned usage far from what the bed takes makes it wait for somebody's consent. */
const usage = (metres: string) =>
  story.server.query(sql`
    update mes2.order_bom set usage_num = ${metres}::numeric where fabric_part = 1`);
const put = async (step: string, body: object, who = 'cx.manager') =>
  (await story.server.call(who, 'PUT', `/mes2/reduce/${step}`, body)).body;
const withdraw = ({ id, version }: Claim) => put('unsubmit', { id, version });
const decide = ({ id, version }: Claim, agree: boolean) =>
  put('approve', { id, version, agree, opinion: '布边缩水' }, 'cx.admin');

/** Three spreaders of a third each; the rest of the team as it was. */
function thirds() {
  const bill = story.bill(1);
  const spreading = bill.employees.find(({ role }) => role === 1);
  const shares = ['33.34', '33.33', '33.33'].flatMap((sharePct, at) => {
    const employeeId = story.staff.cutters[at]?.id;
    return spreading && employeeId ? [{ ...spreading, employeeId, sharePct }] : [];
  });
  return { ...bill, employees: [...shares, ...bill.employees.filter(({ role }) => role !== 1)] };
}
async function submitted(bill: object = story.bill(1)): Promise<Claim & { status: number }> {
  const { id, version } = (await story.create(bill)).body.data;
  const { body } = await story.submit({ id, version });
  expect(body.status).toBe(200);
  return { ...body.data, id };
}
const paid = async (id: string, role: number) =>
  (
    await story.server.query<{ amount: string | null }>(sql`
      select amount from mes2.cutting_bed_employee where cutting_bed_id = ${id} and role = ${role}::int
      order by id`)
  ).map(({ amount }) => amount);
/** Sums and pools of the operations that are paid. */
const pools = (id: string) =>
  story.server.query<{ paid: string; pool: string }>(sql`
    select sum(e.amount) as paid, round(b.cut_num * e.unit_price, 2) as pool
    from mes2.cutting_bed_employee e join mes2.cutting_bed b on b.id = e.cutting_bed_id
    where e.cutting_bed_id = ${id} group by e.order_process_id, b.cut_num, e.unit_price`);

test('three spreaders share 86.40 by 33.34, 33.33 and 33.33 %: 28.80 each', async () => {
  const bed = await submitted(thirds());
  expect(await paid(bed.id, 1)).toEqual(['28.8000', '28.8000', '28.8000']);
  for (const { paid: sum, pool } of await pools(bed.id)) expect(Number(sum)).toBe(Number(pool));
  const { body } = await story.server.call('cx.admin', 'GET', '/mes2/reduce/detail', {
    id: bed.id,
  });
  expect(
    body.data.employees
      .filter(({ role }: { role: number }) => role === 1)
      .map(({ amount }: { amount: string }) => amount),
  ).toEqual(['28.8000', '28.8000', '28.8000']);
  expect((await withdraw(bed)).status).toBe(200);
});

test('a bed that was handed on pays nobody any more once it is withdrawn', async () => {
  const bed = await submitted();
  expect(await paid(bed.id, 1)).toEqual(['51.8400', '34.5600']);
  expect((await withdraw(bed)).status).toBe(200);
  expect(await paid(bed.id, 1)).toEqual([null, null]);
  const prices = await story.server.query(sql`
    select 1 from mes2.cutting_bed_employee where cutting_bed_id = ${bed.id} and unit_price is not null`);
  expect(prices).toEqual([]);
});

test('a bed that waits for consent pays from the moment it is given, and nothing when it is refused', async () => {
  await usage('0.8');
  const waiting = await submitted();
  expect(waiting.status).toBe(7);
  expect(await paid(waiting.id, 1)).toEqual([null, null]);
  const agreed = await decide(waiting, true);
  expect(agreed.data.status).toBe(3);
  expect(await paid(waiting.id, 1)).toEqual(['51.8400', '34.5600']);
  expect((await withdraw({ ...agreed.data, id: waiting.id })).status).toBe(200);

  await uncut(story.server);
  const again = await submitted();
  expect((await decide(again, false)).status).toBe(200);
  expect(await paid(again.id, 1)).toEqual([null, null]);
});

test('I41 no bed is submitted, approved or withdrawn of an order whose wages are locked', async () => {
  const said = (action: string) => ({
    status: 10402,
    message: 'I41',
    data: expect.stringMatching(
      new RegExp(`^订单SO2403017工资已锁定，床次\\d+不能${action}，请先解锁订单工资$`),
    ),
  });
  const { data: open } = (await story.create(story.bill(1))).body;
  await lockWages(1);
  expect((await story.submit({ id: open.id, version: open.version })).body).toMatchObject(
    said('提交'),
  );
  expect(await paid(open.id, 1)).toEqual([null, null]);

  await lockWages(0);
  await usage('0.8');
  const { data: waiting } = (await story.submit({ id: open.id, version: open.version })).body;
  await lockWages(1);
  const asked = { id: open.id, version: waiting.version };
  expect(await decide(asked, true)).toMatchObject(said('通过'));
  expect(await paid(open.id, 1)).toEqual([null, null]);
  await lockWages(0);
  const agreed = await decide(asked, true);
  await lockWages(1);
  const stands = { id: open.id, version: agreed.data.version };
  expect(await withdraw(stands)).toMatchObject(said('撤回'));
  expect(await paid(open.id, 1)).toEqual(['51.8400', '34.5600']);
  await lockWages(0);
  expect((await withdraw(stands)).status).toBe(200);
});

test('I41 no bed is submitted or approved whose cut day lies in a locked wage period, and nobody is paid', async () => {
  const period = (status: number) =>
    story.server.query(sql`
      insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
      values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, ${status}::int)
      on conflict (company_id, period_no) where del_flag = '0' do update set status = excluded.status`);
  const said = (action: string) => ({
    status: 10402,
    message: 'I41',
    data: expect.stringMatching(
      new RegExp(
        `^工资期本期已锁定，\\d{4}-\\d{2}-\\d{2}裁剪的床次\\d+不能${action}：裁剪完成时间填错请改正，没有填错请找财务$`,
      ),
    ),
  });
  await period(2);
  const { data: open } = (await story.create(story.bill(1))).body;
  const asked = { id: open.id, version: open.version };
  expect((await story.submit(asked)).body).toMatchObject(said('提交'));
  expect(await paid(open.id, 1)).toEqual([null, null]);
  await period(3);
  expect((await story.submit(asked)).body).toMatchObject(said('提交'));
  await period(0);
  await usage('0.8');
  const { data: waiting } = (await story.submit(asked)).body;
  expect(waiting.status).toBe(7);
  await period(2);
  const claim = { id: open.id, version: waiting.version };
  expect(await decide(claim, true)).toMatchObject(said('通过'));
  expect(await paid(open.id, 1)).toEqual([null, null]);
  // It pays nobody: refused, it goes back to those who can correct its day.
  expect((await decide(claim, false)).status).toBe(200);
});

test('the period that counts is that of the day of the cut, not of the day of the submission', async () => {
  const [today] = await story.server.query<{ first: string }>(sql`
    select (app_now()::date - 1)::text as first`);
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '上期', ${today?.first}::date - 40, ${today?.first}::date, 2),
      (${story.staff.companyId}, '本期', ${today?.first}::date + 1, ${today?.first}::date + 40, 0)`);
  const { data: early } = (await story.create(story.bill(1))).body;
  await story.server.query(sql`
    update mes2.cutting_bed set spread_start_date = null, spread_end_date = null, cut_start_date = null,
      cut_end_date = app_now() - interval '3 days' where id = ${early.id}`);
  const claim = { id: early.id, version: early.version };
  expect((await story.submit(claim)).body).toMatchObject({ status: 10402, message: 'I41' });
  await story.server.query(sql`
    update mes2.cutting_bed set cut_end_date = app_now() where id = ${early.id}`);
  expect((await story.submit(claim)).body.status).toBe(200);
  expect(await paid(early.id, 1)).toEqual(['51.8400', '34.5600']);
});

test('a refusal takes a bed back even while the wages of its order are locked: it paid nobody', async () => {
  await usage('0.8');
  const waiting = await submitted();
  await lockWages(1);
  expect((await decide(waiting, false)).status).toBe(200);
});

const period = (status: number) =>
  story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, ${status}::int)`);

test.each([2, 3])('a bed in a wage period that stands at %i is not withdrawn', async (status) => {
  const bed = await submitted();
  await period(status);
  expect(await withdraw(bed)).toMatchObject({
    status: 10402,
    data: expect.stringMatching(/^工资期本期已锁定，床次\d+不能撤回$/),
  });
  expect(await paid(bed.id, 1)).toEqual(['51.8400', '34.5600']);
  await story.server.query(sql`delete from mes2.wage_period`);
  expect((await withdraw(bed)).status).toBe(200);
});

/** Locks the wage of one person in a period that is open. */
const lockWageOf = (employeeId: string | undefined) =>
  story.server.query(sql`
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      payable_amount, status, lock_date)
    select m.company_id, p.id, m.id, m.employee_no, m.employee_name, m.dept_id, m.pay_type, 0, 2, app_now()
    from amc.company_member m join mes2.wage_period p on p.company_id = m.company_id
    where m.id = ${employeeId ?? ''}`);
/** Somebody who is in the team of no bed. */
const stranger = async () =>
  (
    await story.server.query<{ id: string }>(sql`
      select id from amc.company_member m where company_id = ${story.staff.companyId} and dept_id is not null
        and not exists (select 1 from mes2.cutting_bed_employee e where e.employee_id = m.id) limit 1`)
  )[0]?.id;

test('nor while the record of one of its people is locked in a period that is open', async () => {
  const bed = await submitted();
  await period(0);
  await lockWageOf(story.staff.cutters[1]?.id);
  expect((await withdraw(bed)).status).toBe(10402);
  await story.server.query(sql`delete from mes2.wage_record`);
  await lockWageOf(await stranger());
  expect((await withdraw(bed)).status).toBe(200);
});

test('I41 a bed is neither submitted nor approved once the wage of one of its team is locked: nobody of it is paid half', async () => {
  await period(0);
  const { data: open } = (await story.create(story.bill(1))).body;
  const asked = { id: open.id, version: open.version };
  const said = { status: 10402, data: expect.stringMatching(/^工资期本期已锁定，.+不能提交/) };
  await lockWageOf(story.staff.cutters[1]?.id);
  expect((await story.submit(asked)).body).toMatchObject(said);
  expect(await paid(open.id, 1)).toEqual([null, null]);

  await story.server.query(sql`delete from mes2.wage_record`);
  await usage('0.8');
  const { data: waiting } = (await story.submit(asked)).body;
  expect(waiting.status).toBe(7);
  const claim = { id: open.id, version: waiting.version };
  await lockWageOf(story.staff.cutters[1]?.id);
  expect(await decide(claim, true)).toMatchObject({
    status: 10402,
    data: expect.stringMatching(/不能通过/),
  });
  expect(await paid(open.id, 1)).toEqual([null, null]);

  // A colleague of the same department who is not in the team keeps nobody from being paid.
  await story.server.query(sql`delete from mes2.wage_record`);
  await lockWageOf(await stranger());
  expect((await decide(claim, true)).data.status).toBe(3);
  expect(await paid(open.id, 1)).toEqual(['51.8400', '34.5600']);
});
