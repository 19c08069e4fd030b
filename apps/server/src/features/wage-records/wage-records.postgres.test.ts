import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

/** Who enters, and two who approve and pay. */
const CLERK = 'cx.leader';
const MANAGER = 'cx.admin';
const DIRECTOR = 'cx.manager';

let story: StoryServer;
let periodId: string;
let wage: string;
let employeeId: string;
let request = 0;

beforeAll(async () => {
  story = await storyServer('postgres');
  const { companyId } = story.staff;
  for (const [who, job] of [
    ['leader', 'payroll'],
    ['leader', 'operator'],
    ['manager', 'admin'],
  ] as const)
    await story.server.query(sql`
      insert into amc.user_job (company_id, employee_id, job_id)
      select m.company_id, m.id, j.id from amc.company_member m
      join amc.job j on j.company_id = m.company_id and j.code = ${job}
      where m.company_id = ${companyId} and m.id = ${story.staff.member(who).id}`);
  const [found] = await story.server.query<{
    id: string;
    periodId: string;
    employeeId: string;
  }>(sql`
    with period as (
      insert into mes2.wage_period (company_id, period_no, from_date, to_date)
      values (${companyId}, 'race', '2031-01-01', '2031-01-31') returning id)
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      piece_amount, payable_amount)
    select m.company_id, period.id, m.id, m.employee_no, m.employee_name, m.dept_id, 1, 300, 300
    from period, amc.company_member m
    where m.company_id = ${companyId} and m.id = ${story.staff.member('leader').id}
    returning id, period_id, employee_id`);
  if (!found) throw new Error('the story has no leader');
  ({ id: wage, periodId, employeeId } = found);
}, 240_000);
afterAll(() => story.server.close());

beforeEach(async () => {
  await story.server.query(sql`delete from mes2.wage_adjust`);
  await story.server.query(sql`
    update mes2.wage_period set status = 0, lock_date = null, pay_date = null where id = ${periodId}`);
  await story.server.query(sql`
    update mes2.wage_record set status = 0, lock_date = null, pay_by = null, pay_date = null, subsidy_amount = 0,
      payable_amount = 300, objection = null, answer_text = null where id = ${wage}`);
});

const put = async (who: string, path: string, input: object) =>
  (await story.server.call(who, 'PUT', `/mes2/wages/${path}`, input)).body;
async function entered(): Promise<string> {
  const { body } = await story.server.call(CLERK, 'POST', '/mes2/wages/adjust', {
    ...{ requestId: `wage-race-${++request}`, periodId },
    rows: [{ employeeId, kind: 1, amount: '50.00', reason: '全勤' }],
  });
  return body.data[0].id;
}
const approve = (id: string, who = MANAGER) =>
  put(who, 'adjust/approve', { ids: [id], agree: true });
const standing = async () =>
  (
    await story.server.query<{ status: number; payableAmount: string; periodStatus: number }>(sql`
      select r.status, r.payable_amount, p.status as period_status
      from mes2.wage_record r join mes2.wage_period p on p.id = r.period_id where r.id = ${wage}`)
  )[0];
const lockWages = sql`
  with held as (
    select pg_advisory_xact_lock(hashtextextended('wage period ' || company_id::text || ' ' || period_no, 0)), id
    from mes2.wage_period where period_no = 'race'),
  period as (
    update mes2.wage_period p set status = 2, lock_date = app_now() from held where p.id = held.id returning p.id)
  update mes2.wage_record r set status = 2, lock_date = app_now() from period where r.period_id = period.id`;
const fails = (answers: readonly { data: { fails: { text: string }[] } }[]) =>
  answers.flatMap(({ data }) => data.fails.map(({ text }) => text));

test('one of two payers pays a wage, the other one reads who and when', async () => {
  await story.server.query(lockWages);
  const answers = await Promise.all(
    [MANAGER, DIRECTOR].map((who) => put(who, 'pay', { periodId, ids: [wage] })),
  );
  expect(answers.flatMap(({ data }) => data.okIds)).toEqual([wage]);
  expect(fails(answers)).toEqual([expect.stringMatching(/ 的工资已由 .+ 于 [\d:]+ 发放$/)]);
  expect(await standing()).toMatchObject({ status: 3, periodStatus: 3 });
});

test('one of two approvals of an adjustment counts, and it is paid once', async () => {
  const id = await entered();
  const answers = await Promise.all([MANAGER, DIRECTOR].map((who) => approve(id, who)));
  expect(answers.flatMap(({ data }) => data.okIds)).toEqual([id]);
  expect(fails(answers)).toEqual([expect.stringMatching(/^调整已审批（/)]);
  expect(await standing()).toMatchObject({ payableAmount: '350.00' });
});

test('an approval waits for another one under way, and reads who was faster', async () => {
  const id = await entered();
  const other = sql`
    update mes2.wage_adjust set status = 1, approve_by = (
      select id from amc.app_user where username = ${DIRECTOR}) where id = ${id}`;
  const answer = await meanwhile(story.server.engine, other, () => approve(id));
  expect(fails([answer])).toEqual([expect.stringMatching(/^调整已审批（/)]);
  expect(await standing()).toMatchObject({ payableAmount: '300.00' });
});

test('a payer waits for another one under way, and pays nothing again', async () => {
  await story.server.query(lockWages);
  const other = sql`
    update mes2.wage_record set status = 3, pay_date = app_now(), pay_by = (
      select id from amc.app_user where username = ${DIRECTOR}) where id = ${wage}`;
  const answer = await meanwhile(story.server.engine, other, () =>
    put(MANAGER, 'pay', { periodId, ids: [wage] }),
  );
  expect(fails([answer])).toEqual([expect.stringMatching(/ 的工资已由 .+ 于 [\d:]+ 发放$/)]);
});

test('two adjustments of one wage that are approved at once are both in it', async () => {
  const ids = [await entered(), await entered()];
  const answers = await Promise.all(
    ids.map((id, at) => approve(id, at === 0 ? MANAGER : DIRECTOR)),
  );
  expect(fails(answers)).toEqual([]);
  expect(await standing()).toMatchObject({ payableAmount: '400.00' });
});

test('H10 an approval waits for a locking under way and finds the period locked', async () => {
  const id = await entered();
  const answer = await meanwhile(story.server.engine, lockWages, () => approve(id));
  expect(fails([answer])).toEqual(['工资期 race 已锁定']);
  expect(await standing()).toMatchObject({ status: 2, payableAmount: '300.00' });
});

/** The confirmation of what a page showed: 300.00. */
const confirmSeen = () =>
  put(CLERK, 'confirm', {
    ...{ ids: [wage], seen: [{ id: wage, version: 0, payableAmount: '300.00' }], onBehalf: false },
  });

test('an amount that is computed while its owner confirms another one is not confirmed unseen', async () => {
  const computed = sql`
    update mes2.wage_record set subsidy_amount = 50, payable_amount = 350, version = version + 1 where id = ${wage}`;
  const answer = await meanwhile(story.server.engine, computed, confirmSeen);
  expect(fails([answer])).toEqual(['本期应发已由300.00元变为350.00元，请核对后再确认']);
  expect(await standing()).toMatchObject({ status: 0, payableAmount: '350.00' });
});

test('an adjustment that is approved while the owner confirms opens the confirmation again', async () => {
  const id = await entered();
  const confirming = sql`
    update mes2.wage_record set status = 1, version = version + 1, confirm_date = app_now() where id = ${wage}`;
  await meanwhile(story.server.engine, confirming, () => approve(id));
  expect(await standing()).toMatchObject({ status: 0, payableAmount: '350.00' });
  const [notice] = await story.server.query<{ code: string }>(sql`
    select m.messages -> 'title' ->> 'code' as code from mmc.message m join amc.app_user u on u.id = m.user_id
    where u.username = ${CLERK} and m.biz_type = 'wage' order by m.id desc limit 1`);
  expect(notice).toEqual({ code: 'wageChanged' });
});

test('of a confirmation and an approval at once the last amount is never confirmed unseen', async () => {
  for (let round = 0; round < 8; round += 1) {
    await story.server.query(sql`delete from mes2.wage_adjust`);
    await story.server.query(sql`
      update mes2.wage_record set status = 0, subsidy_amount = 0, payable_amount = 300 where id = ${wage}`);
    const id = await entered();
    await Promise.all([confirmSeen(), approve(id)]);
    expect(await standing()).toMatchObject({ status: 0, payableAmount: '350.00' });
  }
});

test('I38 neither an objection nor an adjustment slips into a period that is being locked', async () => {
  const object = () =>
    story.server
      .query<{ version: number }>(sql`select version from mes2.wage_record where id = ${wage}`)
      .then(([row]) =>
        put(CLERK, 'objection', { id: wage, version: row?.version, text: '少计24件' }),
      );
  const objected = await meanwhile(story.server.engine, lockWages, object);
  expect(objected).toMatchObject({ status: 10402, data: '工资期 race 已锁定' });
  await story.server.query(sql`update mes2.wage_period set status = 0 where id = ${periodId}`);
  await story.server.query(sql`update mes2.wage_record set status = 0 where id = ${wage}`);
  const adjusted = await meanwhile(story.server.engine, lockWages, async () => {
    const { body } = await story.server.call(CLERK, 'POST', '/mes2/wages/adjust', {
      ...{ requestId: `wage-race-${++request}`, periodId },
      rows: [{ employeeId, kind: 1, amount: '50.00', reason: '全勤' }],
    });
    return body;
  });
  expect(adjusted).toMatchObject({ status: 10402, data: '工资期 race 已锁定' });
});
