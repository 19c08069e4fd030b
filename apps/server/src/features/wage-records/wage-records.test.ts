import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessChanged } from '../../access/access-changed.ts';
import { sql } from '../../database/engine.ts';
import { answerOne, setFlow } from '../../testing/story/set-flow.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { confirmDue } from './public.ts';

const WORKER = 'cx.worker';
const LEADER = 'cx.line';
const PAYROLL = 'cx.finance';
const MANAGER = 'cx.admin';

let server: TestServer;
let company: string;
let period: { id: string; periodNo: string };
let wage: string;
let employee: string;
let request = 0;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  const [found] = await server.query<{
    id: string;
    employeeId: string;
    periodId: string;
    periodNo: string;
  }>(sql`
    update mes2.wage_record r set employee_id = m.id, employee_no = m.employee_no, employee_name = m.employee_name,
      dept_id = (select id from amc.department where company_id = ${company} and code = 'L3')
    from amc.company_member m join amc.app_user u on u.id = m.user_id and u.username = ${WORKER}, mes2.wage_period p
    where p.id = r.period_id and m.company_id = ${company} and r.id = (
      select w.wage_record_id from mes2.wage_detail w
      join mes2.wage_record o on o.id = w.wage_record_id join mes2.wage_period q on q.id = o.period_id and q.status = 0
      where w.company_id = ${company} order by w.id limit 1)
    returning r.id, r.employee_id, r.period_id, p.period_no`);
  if (!found) throw new Error('the demo has no open wage');
  wage = found.id;
  employee = found.employeeId;
  period = { id: found.periodId, periodNo: found.periodNo };
  await server.query(sql`
    update mes2.wage_record set dept_id = (select dept_id from mes2.wage_record where id = ${wage})
    where period_id = ${period.id}`);
  await server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    select company_id, 'next', to_date + 1, to_date + 30 from mes2.wage_period where id = ${period.id}`);
});
afterAll(() => server.close());

/** The worker's wage before every test: 300.00 earned over a floor of 100.00, nothing adjusted, nothing said. */
beforeEach(async () => {
  await server.query(sql`delete from mes2.wage_adjust where company_id = ${company}`);
  await server.query(sql`delete from ccm.workflow_task where company_id = ${company}`);
  await server.query(sql`delete from mes2.batch_day_log where job_code = 'wage'`);
  await server.query(sql`update mes2.wage_period set status = 0, lock_by = null, lock_date = null, pay_date = null
    where id = ${period.id}`);
  await server.query(sql`update mes2.wage_record set status = 0, lock_by = null, lock_date = null, objection = null,
    answer_text = null, confirm_date = null, confirm_by = null, pay_by = null, pay_date = null,
    update_date = app_now() where period_id = ${period.id}`);
  await server.query(sql`update mes2.wage_record set piece_amount = 300, group_amount = 0, bed_amount = 0,
    hourly_amount = 0, base_amount = 0, ot_premium = 0, subsidy_amount = 0, bonus_amount = 0, adjust_amount = 0,
    deduct_amount = 0, floor_amount = 100, top_up_amount = 0, payable_amount = 300 where id = ${wage}`);
});

const put = async (who: string, path: string, input: object) =>
  (await server.call(who, 'PUT', `/mes2/wages/${path}`, input)).body;
const read = async (who: string, path: string, input: object) =>
  (await server.call(who, 'GET', `/mes2/wages/${path}`, input)).body;
const slip = async (who = MANAGER) => (await read(who, 'record', { id: wage })).data;
const version = async (): Promise<number> => (await slip()).record.version;
const listed = async (who: string, query: object) =>
  (await read(who, 'record/list', { pageSize: 1000, ...query })).data;
const adjust = async (row: object, who = PAYROLL, more: object = {}) =>
  (
    await server.call(who, 'POST', '/mes2/wages/adjust', {
      ...{ requestId: `wage-adjust-${++request}`, periodId: period.id },
      rows: [{ employeeId: employee, kind: 1, amount: '50.00', reason: '全勤', ...row }],
      ...more,
    })
  ).body;
const approve = (ids: readonly string[], who = MANAGER, more: object = { agree: true }) =>
  put(who, 'adjust/approve', { ids, ...more });
/** Enters an adjustment and has it approved. */
async function approved(row: object): Promise<void> {
  const { data } = await adjust(row);
  expect((await approve([data[0].id])).data).toEqual({ okIds: [data[0].id], fails: [] });
}
const setWage = (status: number) =>
  server.query(sql`update mes2.wage_record set status = ${status}::int,
    lock_date = case when ${status}::int >= 2 then app_now() end where id = ${wage}`);
/** Where the newest notice about a wage leads somebody. */
const ledTo = async (who: string): Promise<string | null | undefined> =>
  (
    await server.query<{ address: string | null }>(sql`
      select m.address from mmc.message m join amc.app_user u on u.id = m.user_id
      where u.username = ${who} and m.biz_type = 'wage' order by m.id desc limit 1`)
  )[0]?.address;
const noticesOf = async (who: string): Promise<string[]> =>
  (
    await server.query<{ code: string }>(sql`
      select m.messages -> 'title' ->> 'code' as code from mmc.message m join amc.app_user u on u.id = m.user_id
      where u.username = ${who} and m.biz_type = 'wage' order by m.id desc`)
  ).map(({ code }) => code);

test('a worker reads the own wages with their money, a leader those of the line without it', async () => {
  const own = await listed(WORKER, {});
  expect(own.total).toBeGreaterThan(0);
  expect(new Set(own.list.map((row: { employeeId: string }) => row.employeeId))).toEqual(
    new Set([employee]),
  );
  expect(own.list.find(({ id }: { id: string }) => id === wage)).toMatchObject({
    payableAmount: '300.00',
  });

  const line = await listed(LEADER, { periodNo: period.periodNo });
  expect(line.total).toBeGreaterThan(1);
  expect(line.list[0]).not.toHaveProperty('payableAmount');
  expect(line).not.toHaveProperty('sum');
  expect(await slip(LEADER)).not.toHaveProperty('record.payableAmount');
  expect((await slip(LEADER)).hours).not.toHaveProperty('floorAmount');
  expect((await read(LEADER, 'record/list', { isToppedUp: true })).status).toBe(10009);
});

test('nobody reads the wage of a stranger, and those of another company are not there', async () => {
  const [other] = await server.query<{ id: string }>(sql`
    select id from mes2.wage_record where company_id = ${company} and employee_id <> ${employee} limit 1`);
  expect((await read(WORKER, 'record', { id: other?.id })).data).toBe('工资记录不存在');
  expect((await read(WORKER, 'detail/list', { wageRecordId: other?.id })).data.total).toBe(0);
  expect((await read('jc.admin', 'record', { id: wage })).data).toBe('工资记录不存在');
  expect((await put('jc.admin', 'pay', { periodId: period.id })).data).toBe('工资期不存在');
});

test('whoever works beside somebody reads and touches nothing of that wage', async () => {
  for (const other of ['cx.qc', 'cx.mechanic']) {
    expect((await read(other, 'record', { id: wage })).data).toBe('工资记录不存在');
    expect((await listed(other, { employeeId: employee })).total).toBe(0);
    expect((await read(other, 'detail/list', { wageRecordId: wage })).data.total).toBe(0);
    const objected = await put(other, 'objection', { ...{ id: wage, version: 0 }, text: '少计' });
    expect(objected.status).not.toBe(200);
    for (const onBehalf of [false, true]) {
      const seen = [{ id: wage, version: 0, payableAmount: '300.00' }];
      const body = { ids: [wage], seen, onBehalf, reason: '代' };
      expect((await put(other, 'confirm', body)).data.okIds ?? []).toEqual([]);
    }
  }
  expect((await slip()).record).toMatchObject({ status: 0, objection: null });
});

test('who asks for the own wages alone sees them with their money, whatever else may be read', async () => {
  const [line] = await server.query<{ id: string; employeeId: string }>(sql`
    select r.id, r.employee_id from mes2.wage_record r join amc.company_member m on m.id = r.employee_id
    join amc.app_user u on u.id = m.user_id and u.username = ${LEADER}
    where r.company_id = ${company} and r.period_id = ${period.id}`);
  expect(line).toBeDefined();
  const { list } = await listed(LEADER, { mine: true });
  expect(list.map(({ id }: { id: string }) => id)).toContain(line?.id);
  for (const row of list) {
    expect(row.employeeId).toBe(line?.employeeId);
    expect(row).toHaveProperty('payableAmount');
  }
  expect((await read(LEADER, 'record', { id: line?.id })).data.hours).toHaveProperty('floorAmount');
});

test('a wage says from which day it is confirmed by itself, unless something is open about it', async () => {
  const until = async () => (await slip(WORKER)).steps.confirmUntil;
  const [day] = await server.query<{ first: string; later: string }>(sql`
    select (to_date + 1)::text as first, (to_date + 5)::text as later from mes2.wage_period where id = ${period.id}`);
  const touched = (days: number) =>
    server.query(sql`
      update mes2.wage_record r set update_date = (p.to_date + ${days}::int)::timestamp + interval '12 hours'
      from mes2.wage_period p where p.id = r.period_id and r.id = ${wage}`);
  await touched(-20);
  expect(await until()).toBe(day?.first);
  await touched(2);
  expect(await until()).toBe(day?.later);
  await put(WORKER, 'objection', { id: wage, version: await version(), text: '少计' });
  expect(await until()).toBeNull();
  await setWage(1);
  expect(await until()).toBeNull();
});

test('the scans behind the own wage are seen with their money, those of others without', async () => {
  const [own] = await server.query<{ day: string }>(sql`
    select max(work_date)::text as day from mes2.scan s
    where s.company_id = ${company} and s.employee_id = ${employee}`);
  const scans = async (query: object) =>
    (await server.call(WORKER, 'GET', '/mes2/scan/list', query)).body.data.list;
  const [seen] = await scans({ employeeId: employee, workDate: own?.day });
  expect(seen).toHaveProperty('amount');
  expect(seen).toHaveProperty('unitPrice');
  const line = await server.call(LEADER, 'GET', '/mes2/scan/list', { employeeId: employee });
  expect(line.body.data.list[0]).not.toHaveProperty('amount');
});

test('the details of a wage, its days and its sums are the same money', async () => {
  const { record, days, details } = await slip();
  const cents = (rows: { amount: string }[]) =>
    rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
  expect(details.length).toBeGreaterThan(0);
  expect(cents(days)).toBe(cents(details));
  const page = (await read(MANAGER, 'detail/list', { wageRecordId: record.id, pageSize: 1000 }))
    .data;
  expect(Math.round(Number(page.sum.amount) * 100)).toBe(cents(details));
});

test('the reports of work behind a detail are those that it was added up from', async () => {
  const details = await server.query<{ id: string; num: number }>(sql`
    select w.id, w.num from mes2.wage_detail w
    where w.company_id = ${company} and w.source = 1 and w.wage_record_id <> ${wage} order by w.id limit 5`);
  expect(details.length).toBeGreaterThan(0);
  for (const { id, num } of details) {
    const query = { wageDetailId: id, pageSize: 1000 };
    const { data } = (await server.call(MANAGER, 'GET', '/mes2/scan/list', query)).body;
    expect([
      id,
      data.list.reduce((all: number, scan: { num: number }) => all + scan.num, 0),
    ]).toEqual([id, num]);
  }
  const none = { wageDetailId: details[0]?.id };
  expect((await server.call('jc.admin', 'GET', '/mes2/scan/list', none)).body.data.total).toBe(0);
});

/** The worker's wage as a page shows it, and the confirmation of what is seen there. */
const seenWage = async () => [{ id: wage, version: await version(), payableAmount: '300.00' }];
const confirmOwn = async (who: string, seen?: object[]) =>
  (await put(who, 'confirm', { ids: [wage], seen: seen ?? (await seenWage()), onBehalf: false }))
    .data;

test('a worker confirms the own wage and no other one', async () => {
  expect((await confirmOwn(WORKER)).okIds).toEqual([wage]);
  expect((await slip()).record).toMatchObject({ status: 1 });
  expect((await slip()).logs[0]).toMatchObject({
    action: '确认',
    fromText: '已计算',
    toText: '已确认',
  });
  expect((await confirmOwn(WORKER)).fails[0].text).toMatch(/已确认，不能确认/);
  await setWage(0);
  expect((await confirmOwn(LEADER)).fails[0].text).toBe('只能确认自己的工资');
});

test('what was seen is confirmed and nothing else: another amount is looked at first', async () => {
  const [own] = await seenWage();
  const refused = async (seen: object[]) => (await confirmOwn(WORKER, seen)).fails[0]?.text;
  expect(await refused([])).toBe('请填写应发');
  expect(await refused([{ id: wage, version: own?.version }])).toBe('请填写应发');
  await approved({ amount: '50.00' });
  expect(await refused([{ ...own }])).toBe('本期应发已由300.00元变为350.00元，请核对后再确认');
  expect((await slip()).record).toMatchObject({ status: 0, payableAmount: '350.00' });
  // A version that passed without another amount takes nothing from what was seen.
  const same = { id: wage, version: own?.version, payableAmount: '350.0000' };
  expect((await confirmOwn(WORKER, [same])).okIds).toEqual([wage]);
});

test('who confirms in the place of a worker and sees no amount confirms the version that was read', async () => {
  const behalf = async (seenVersion: number) =>
    (
      await put(LEADER, 'confirm', {
        ...{ ids: [wage], seen: [{ id: wage, version: seenVersion, payableAmount: '350.00' }] },
        ...{ onBehalf: true, reason: '请假' },
      })
    ).data;
  const before = await version();
  await approved({ amount: '50.00' });
  const { okIds, fails } = await behalf(before);
  expect(okIds).toEqual([]);
  expect(fails[0].text).toMatch(/^工资记录 .+已.*修改/);
  expect(fails[0].text).not.toMatch(/3[05]0/);
  expect((await behalf(await version())).okIds).toEqual([wage]);
});

test('a leader confirms in the place of a worker for a reason, and not over an open objection', async () => {
  const behalf = async (reason?: string) =>
    put(LEADER, 'confirm', { ids: [wage], seen: await seenWage(), onBehalf: true, reason });
  expect((await behalf(' ')).data.fails[0].text).toBe('请填写代确认原因');
  const stranger = { ids: [wage], seen: await seenWage(), onBehalf: true, reason: '请假' };
  expect((await put(PAYROLL, 'confirm', stranger)).data.fails[0].text).toBe(
    '只有上级可代员工确认工资',
  );
  expect((await slip(LEADER)).record.isLed).toBe(true);
  expect((await slip(PAYROLL)).record.isLed).toBe(false);
  await put(WORKER, 'objection', { id: wage, version: await version(), text: '少计24件' });
  expect((await behalf('请假')).data.fails[0].text).toMatch(/的异议尚未答复，不能代确认$/);
  await put(PAYROLL, 'objection/answer', { id: wage, version: await version(), text: '已补记' });
  expect((await behalf('请假')).data.okIds).toEqual([wage]);
  expect((await slip()).steps).toMatchObject({ confirmReason: '请假' });
  expect((await slip()).logs[0]).toMatchObject({ action: '代确认', reason: '请假' });
});

test('an objection is answered, each side is told, and there may be another one', async () => {
  const object = async (text: string, who = WORKER) =>
    put(who, 'objection', { id: wage, version: await version(), text });
  const answer = async (text: string) =>
    put(PAYROLL, 'objection/answer', { id: wage, version: await version(), text });
  await setWage(1);
  expect((await object('少计24件', LEADER)).data).toBe('只能提出异议自己的工资');
  expect((await object('少计24件')).data).toMatchObject({
    status: 1,
    objection: '少计24件',
    answerText: null,
  });
  expect((await noticesOf(PAYROLL))[0]).toBe('wageObjected');
  expect((await listed(PAYROLL, { hasObjection: true })).total).toBe(1);
  expect((await object('再看')).data).toMatch(/的异议尚未答复，不能再次提出异议$/);

  expect((await answer('已补记24件')).data).toMatchObject({ answerText: '已补记24件' });
  expect((await noticesOf(WORKER))[0]).toBe('wageAnswered');
  expect(await ledTo(WORKER)).toBe(`/work?wage=${wage}`);
  expect(await ledTo(PAYROLL)).toBe(`/mes/basic/wagesRecords?id=${wage}`);
  expect((await listed(PAYROLL, { hasObjection: true })).total).toBe(0);
  expect((await answer('又')).data).toMatch(/没有未答复的异议$/);
  expect((await object('还少12件')).data).toMatchObject({
    objection: '还少12件',
    answerText: null,
  });
  await setWage(2);
  expect((await object('太晚')).data).toMatch(/已锁定，不能提出异议$/);
});

test('an adjustment counts once somebody else approved it', async () => {
  const { data } = await adjust({ amount: '50' });
  expect(data[0]).toMatchObject({ status: 0, amount: '50.0000', createByName: expect.any(String) });
  expect((await slip()).record).toMatchObject({ pendingAdjust: 1, payableAmount: '300.00' });
  expect((await listed(PAYROLL, { hasPending: true })).total).toBe(1);
  const { periodId, periodNo } = (await slip()).record;
  const { total } = await listed(PAYROLL, { periodNo });
  expect((await listed(PAYROLL, { periodId })).total).toBe(total);
  expect((await listed(PAYROLL, { periodId: '1' })).total).toBe(0);
  const entered = await adjust({}, MANAGER);
  expect((await approve([entered.data[0].id])).data.fails[0].text).toBe('不能审批自己录入的调整');

  await setWage(1);
  expect((await approve([data[0].id])).data.okIds).toEqual([data[0].id]);
  const after = await slip();
  expect(after.record).toMatchObject({
    status: 0,
    subsidyAmount: '50.0000',
    payableAmount: '350.00',
    confirmDate: null,
  });
  expect(after.logs[0].changes).toEqual([
    expect.objectContaining({ field: 'payableAmount', fromText: '300.00', toText: '350.00' }),
  ]);
  expect((await noticesOf(WORKER))[0]).toBe('wageChanged');
  expect(await ledTo(WORKER)).toBe(`/work?wage=${wage}`);
  expect((await slip(LEADER)).logs[0].changes).toEqual([]);
  expect((await approve([data[0].id])).data.fails[0].text).toMatch(/^调整已审批（/);
});

test('an adjustment that is refused keeps why, and the wage stays', async () => {
  const { data } = await adjust({});
  expect((await approve([data[0].id], MANAGER, { agree: false })).data.fails[0].text).toBe(
    '请填写拒绝原因',
  );
  await approve([data[0].id], MANAGER, { agree: false, opinion: '无依据' });
  expect((await slip()).adjusts[0]).toMatchObject({ status: 9, opinion: '无依据' });
  expect((await slip()).record.payableAmount).toBe('300.00');
});

test('what a deduction would take below the floor waits in the next period, once', async () => {
  await approved({ kind: 3, amount: '250', reason: '赔偿' });
  expect((await slip()).record).toMatchObject({
    deductAmount: '200.0000',
    payableAmount: '100.00',
  });
  const carried = () =>
    server.query<{ amount: string; status: number; periodNo: string }>(sql`
      select a.amount, a.status, p.period_no from mes2.wage_adjust a join mes2.wage_period p on p.id = a.period_id
      where a.company_id = ${company} and a.ref_type = 'wagePeriod' and a.ref_id = ${period.id}`);
  expect(await carried()).toEqual([{ amount: '50.0000', status: 0, periodNo: 'next' }]);
  await approved({ kind: 2, amount: '20', reason: '奖励' });
  expect((await slip()).record).toMatchObject({
    bonusAmount: '20.0000',
    deductAmount: '220.0000',
    payableAmount: '100.00',
  });
  expect(await carried()).toEqual([{ amount: '30.0000', status: 0, periodNo: 'next' }]);
  await approved({ kind: 6, amount: '80', reason: '补发' });
  expect((await slip()).record).toMatchObject({
    adjustAmount: '80.0000',
    deductAmount: '250.0000',
    payableAmount: '150.00',
  });
  expect((await carried())[0]?.status).toBe(9);
});

test('rows are refused one by one, with their number where there are several', async () => {
  const [check] = await server.query<{ id: string }>(sql`
    select id from mes2.qc_check_record where company_id = ${company} limit 1`);
  const [foreign] = await server.query<{ id: string }>(sql`
    select id from mes2.qc_check_record where company_id <> ${company} limit 1`);
  const said = async (row: object) => (await adjust(row)).data;
  expect(await said({ kind: 4 })).toBe('重算差异由系统写入，不能录入');
  expect(await said({ amount: '0.00' })).toBe('金额须大于0');
  expect(await said({ kind: 5 })).toBe('质量扣款须关联质检单');
  expect(await said({ kind: 5, refType: 'check', refId: foreign?.id ?? '1' })).toBe('质检单不存在');
  expect(await said({ refType: 'wagePeriod', refId: period.id })).toBe('关联类型无效');
  expect((await adjust({ kind: 5, refType: 'check', refId: check?.id })).status).toBe(200);
  expect((await adjust({ reason: '  ' })).status).toBe(10009);
  const good = { employeeId: employee, kind: 1, amount: '5.00', reason: '全勤' };
  const two = await adjust({}, PAYROLL, { rows: [good, { ...good, employeeId: '1' }] });
  expect(two).toMatchObject({ status: 10009, data: '第2行 员工不存在' });
  expect((await slip()).adjusts).toHaveLength(1);
  await setWage(2);
  expect(await adjust({})).toMatchObject({
    status: 10402,
    data: `工资期 ${period.periodNo} 已锁定`,
  });
});

test('a request that comes twice enters once', async () => {
  const requestId = 'wage-adjust-twice';
  const first = await adjust({}, PAYROLL, { requestId });
  expect((await adjust({}, PAYROLL, { requestId })).data).toEqual(first.data);
  expect((await slip()).adjusts).toHaveLength(1);
  expect((await adjust({ amount: '60.00' }, PAYROLL, { requestId })).status).toBe(10009);
  expect((await approve(Array.from({ length: 501 }, (_, at) => `${at + 1}`))).status).toBe(10009);
});

const lockAll = (who: string) =>
  server.query(sql`
    with locked as (
      update mes2.wage_record set status = 2, lock_date = app_now(),
        lock_by = (select id from amc.app_user where username = ${who})
      where period_id = ${period.id} returning id)
    update mes2.wage_period set status = 2, lock_date = app_now() where id = ${period.id}`);
const periodNow = async () =>
  (
    await server.query<{ status: number; payDate: string | null }>(sql`
    select status, pay_date from mes2.wage_period where id = ${period.id}`)
  )[0];

test('a locked wage is unlocked by somebody who had no part in it, and its period is open again', async () => {
  await setFlow(server, company, 'wageUnlock', []);
  await server.engine.system((tx) => accessChanged(tx));
  const unlock = (who = MANAGER) => put(who, 'unlock', { ids: [wage], reason: '漏扫补记' });
  expect((await unlock()).data.fails[0].text).toMatch(/已计算，不能解锁$/);
  await lockAll(MANAGER);
  expect((await unlock()).data.fails[0].text).toBe('不能解锁自己锁定的工资');
  await lockAll(PAYROLL);
  await server.query(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, by_employee_id)
    select ${company}, 'wage', app_now()::date, app_now() - interval '1 minute', m.id from amc.company_member m
    join amc.app_user u on u.id = m.user_id where m.company_id = ${company} and u.username = ${MANAGER}`);
  expect((await unlock()).data.fails[0].text).toBe('不能解锁自己计算的工资');
  await server.query(sql`delete from mes2.batch_day_log where job_code = 'wage'`);
  expect((await unlock()).data.okIds).toEqual([wage]);
  expect(await periodNow()).toMatchObject({ status: 0 });
  expect((await slip()).record).toMatchObject({ status: 0, lockDate: null });
  expect((await slip()).steps.unlockReason).toBe('漏扫补记');
  expect((await noticesOf(WORKER))[0]).toBe('wageUnlocked');
});

test('where a company has a flow for it, wages stay locked until it is agreed to', async () => {
  await lockAll(PAYROLL);
  await setFlow(server, company, 'wageUnlock', [{ user: 'cx.director' }]);
  await server.engine.system((tx) => accessChanged(tx));
  const asked = await put(MANAGER, 'unlock', { ids: [wage], reason: '漏扫补记' });
  expect(asked.data).toEqual({ okIds: [wage], fails: [] });
  expect((await slip()).record.status).toBe(2);
  expect((await put(MANAGER, 'unlock', { ids: [wage], reason: '又' })).status).toBe(10202);
  expect((await answerOne(server, 'cx.director', 1)).status).toBe(200);
  expect((await slip()).record.status).toBe(0);
  await setFlow(server, company, 'wageUnlock', []);
});

test('only locked wages are paid, for good, and the period with the last of them', async () => {
  const pay = (ids?: string[], who = PAYROLL, paidOn?: string) =>
    put(who, 'pay', { periodId: period.id, ids, ...(paidOn && { paidOn }) });
  await setWage(1);
  expect((await pay([wage])).data.fails[0].text).toBe('只有已锁定的工资可以发放');
  expect(await pay()).toMatchObject({ status: 10202, data: '只有已锁定的工资可以发放' });
  await lockAll(PAYROLL);
  for (const day of ['2020-01-01', '2099-01-01'])
    expect(await pay([wage], PAYROLL, day)).toMatchObject({
      status: 10009,
      data: `日期无效：${day}`,
    });
  const [span] = await server.query<{ toDate: string }>(sql`
    select least(to_date, app_now()::date - 1)::text as to_date from mes2.wage_period where id = ${period.id}`);
  expect((await pay([wage], PAYROLL, span?.toDate)).data.okIds).toEqual([wage]);
  expect((await slip()).steps.paidOn).toBe(span?.toDate);
  expect(await periodNow()).toEqual({ status: 2, payDate: null });
  expect((await pay([wage], MANAGER)).data.fails[0].text).toMatch(
    /^.+ 的工资已由 .+ 于 [\d:]+ 发放$/,
  );
  expect((await pay()).status).toBe(200);
  expect(await periodNow()).toEqual({ status: 3, payDate: expect.any(String) });
  expect((await slip()).steps.payByName).toEqual(expect.any(String));
  expect((await put(MANAGER, 'unlock', { ids: [wage], reason: 'x' })).data.fails[0].text).toMatch(
    /已发放，不能解锁$/,
  );
});

test('a wage of a period that is over confirms itself after the days of the company', async () => {
  const over = (days: number) =>
    server.query(sql`update mes2.wage_record set update_date = app_now() - make_interval(days => ${days}::int)
      where period_id = ${period.id}`);
  const move = (days: number) =>
    server.query(sql`update mes2.wage_period set from_date = from_date - ${days}::int, to_date = to_date - ${days}::int
      where company_id = ${company}`);
  await over(4);
  await confirmDue(server.services);
  expect((await slip()).record.status).toBe(0);
  await move(400);
  await put(WORKER, 'objection', { id: wage, version: await version(), text: '少计24件' });
  await over(4);
  await confirmDue(server.services);
  expect((await slip()).record.status).toBe(0);
  await put(PAYROLL, 'objection/answer', { id: wage, version: await version(), text: '已补记' });
  await confirmDue(server.services);
  expect((await slip()).record.status).toBe(0);
  await over(4);
  expect(await confirmDue(server.services)).toBeGreaterThan(0);
  expect((await slip()).logs[0]).toMatchObject({ action: '自动确认' });
  await move(-400);
});

test('days of a person are those that were asked for', async () => {
  const { data } = (
    await server.call('cx.hr', 'GET', '/mes2/employeeDay/list', {
      employeeId: employee,
      pageSize: 100,
    })
  ).body;
  expect(data.total).toBeGreaterThan(0);
  expect(new Set(data.list.map((row: { employeeId: string }) => row.employeeId))).toEqual(
    new Set([employee]),
  );
  expect(data.list[0]).not.toHaveProperty('amount');
});

test('a worker reads the own days with their money, a leader those of the line without it, others none', async () => {
  const days = async (who: string, employeeId?: string) =>
    (
      await server.call(who, 'GET', '/mes2/employeeDay/list', {
        ...(employeeId && { employeeId }),
        pageSize: 100,
      })
    ).body;
  const own = (await days(WORKER)).data;
  expect(new Set(own.list.map((row: { employeeId: string }) => row.employeeId))).toEqual(
    new Set([employee]),
  );
  expect(own.list[0]).toHaveProperty('amount');
  expect(own.sum).toHaveProperty('amount');
  const [stranger] = await server.query<{ id: string }>(sql`
    select y.employee_id as id from mes2.employee_day y join amc.company_member m on m.id = y.employee_id
    join amc.department d on d.id = m.dept_id and d.code = 'L1' where y.company_id = ${company} limit 1`);
  const ofLine = (await days(LEADER, employee)).data;
  expect(ofLine.total).toBe(own.total);
  expect(ofLine.list[0]).not.toHaveProperty('amount');
  // With the page of people a leader reads all of the line and nobody beside it.
  const line = (await days(LEADER)).data;
  expect(line.list.map((row: { employeeId: string }) => row.employeeId)).toContain(employee);
  expect(line.list[0]).not.toHaveProperty('amount');
  expect((await days(LEADER, stranger?.id)).data.total).toBe(0);
  expect((await days(WORKER, stranger?.id)).status).toBe(10401);
  expect((await days('jc.admin', employee)).data.total).toBe(0);
});
