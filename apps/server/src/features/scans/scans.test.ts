import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let worker: string;
let other: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  worker = story.staff.member('worker').id;
  other = story.staff.sewers.find(({ id }) => id !== worker)?.id ?? '';
});
afterAll(() => story.server.close());

interface Row {
  readonly id: string;
  readonly bundleId: string;
  readonly barcode: string;
}

/** Operation of a bundle by number and library code. */
const operation = async (bundleNo: number, code: string): Promise<Row> => {
  const [row] = await story.server.query<Row>(sql`
    select p.id, b.id as bundle_id, b.barcode from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where b.bundle_no = ${bundleNo} and o.process_code = ${code}`);
  if (!row) throw new Error(`no ${code} on bundle ${bundleNo}`);
  return row;
};

const scan = (target: { id?: string; barcode?: string }, input: object = {}, who = 'cx.worker') =>
  story.server.call(who, 'PUT', '/mes2/bundleProcess/update', {
    ...target,
    bundleProcessSubmitRecord: {
      requestId: randomUUID(),
      type: 1,
      num: 24,
      employeeId: worker,
      deviceDate: shanghai(),
      channel: 2,
      ...input,
    },
  });
const reverse = (scanId: string, who = 'cx.worker', more: object = {}) =>
  story.server.call(who, 'PUT', '/mes2/bundleProcess/reverse', {
    requestId: randomUUID(),
    scanId,
    ...more,
  });
const scanAt = async (bundleNo: number, code: string, input: object = {}, who?: string) =>
  scan({ id: (await operation(bundleNo, code)).id }, input, who);

test('I23 a checkpoint waits for the one before it', async () => {
  const { body } = await scanAt(1, 'S03');
  expect(body).toMatchObject({
    status: 10202,
    data: '扎号B0001 前关键工序只完成0件，最多报0件',
  });
});

test('a scan pays garments times price and counts them', async () => {
  await scanAt(1, 'C06');
  const { body } = await scanAt(1, 'S03');
  expect(body).toMatchObject({
    status: 200,
    data: {
      scan: { unitPrice: '0.1700', amount: '4.0800', earnedMin: '7.9200', num: 24 },
      doneNum: 24,
      remainNum: 0,
      status: 2,
      bundleStatus: 3,
      dayNum: 48,
      dayAmount: '5.2800',
    },
  });
});

test('I22 a finished operation takes nothing more', async () => {
  const { body } = await scanAt(1, 'S03', { num: 1 });
  expect(body).toMatchObject({ status: 10202, data: '扎号B0001/合肩 剩余0件' });
});

test('H2 two people share a bundle, and the sum is the bundle', async () => {
  const first = await scanAt(2, 'C06', { num: 10 });
  expect(first.body.data).toMatchObject({ doneNum: 10, status: 1 });
  const over = await scanAt(2, 'C06', { num: 15, employeeId: other }, 'cx.admin');
  expect(over.body.data).toBe('扎号B0002/捆扎挂菲 剩余14件');
  const second = await scanAt(2, 'C06', { num: 14, employeeId: other }, 'cx.admin');
  expect(second.body.data).toMatchObject({ doneNum: 24, status: 2 });
});

test('I25 the same request answers the same, other content under its id is refused', async () => {
  const requestId = randomUUID();
  const input = { requestId, deviceDate: shanghai() };
  const first = await scanAt(3, 'C06', input);
  const again = await scanAt(3, 'C06', input);
  expect(again.body.data).toEqual(first.body.data);
  const changed = await scanAt(3, 'C06', { ...input, num: 1 });
  expect(changed.body).toMatchObject({
    status: 10009,
    data: `请求号${requestId}已用于其他内容`,
  });
});

test('I26 a scan is taken back once, by a row of its own', async () => {
  const made = await scanAt(4, 'C06');
  const { id } = made.body.data.scan;
  const taken = await reverse(id);
  expect(taken.body.data).toMatchObject({
    scan: { type: 3, num: -24, amount: '-1.2000', reversedId: id },
    doneNum: 0,
    status: 0,
  });
  expect((await reverse(id)).body).toMatchObject({ status: 10202, data: '该扫描已冲正' });
  expect((await reverse(taken.body.data.scan.id)).body.data).toBe('冲正记录不能再冲正');
  expect((await scanAt(4, 'C06')).body.status).toBe(200);
});

test('I26 after ten minutes it takes the line leader', async () => {
  const made = await scanAt(5, 'C06');
  await story.server.query(sql`
    update mes2.scan set scan_date = scan_date - interval '11 minutes' where id = ${made.body.data.scan.id}`);
  const { body } = await reverse(made.body.data.scan.id);
  expect(body).toMatchObject({ status: 10202, data: '超过10分钟，请组长冲正' });
});

/** Makes somebody of the cutting room lead another person's department as well, until the test is over. */
async function whileLeading(
  employeeId: string,
  run: () => Promise<void>,
  leader = 'leader',
): Promise<void> {
  await story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select company_id, dept_id, ${story.staff.member(leader).id}::bigint from amc.company_member
    where id = ${employeeId}`);
  try {
    await run();
  } finally {
    await story.server.query(sql`delete from amc.dept_manager`);
  }
}
const forOther = async (bundleNo: number, input: object = {}, who = 'cx.worker') =>
  scanAt(bundleNo, 'C06', { num: 2, employeeId: other, ...input }, who);
const refusedFor = expect.stringMatching(
  /^不能替\d+ \S+报工：请本人报工，或由其组长、产线终端报工$/,
);

test('nobody books work for somebody else, alone or in a batch, also not as a terminal', async () => {
  expect((await forOther(22)).body).toMatchObject({ status: 10202, data: refusedFor });
  const [line] = story.staff.lines;
  const asTerminal = { atOutput: true, lineDeptId: line?.id };
  const { barcode } = await operation(22, 'C06');
  const output = await scan({ barcode }, { ...asTerminal, num: 2, employeeId: other });
  expect(output.body).toMatchObject({ status: 10202, data: refusedFor });
  const report = async (employeeId: string) => ({
    id: (await operation(22, 'C06')).id,
    bundleProcessSubmitRecord: {
      ...{ requestId: randomUUID(), type: 1, num: 2, employeeId, channel: 2 },
      deviceDate: shanghai(),
    },
  });
  const { body } = await story.server.call('cx.worker', 'POST', '/mes2/bundleProcess/batch', {
    scans: [await report(other), await report(worker)],
  });
  expect(body.data.verdicts).toMatchObject([
    { status: 10202, text: refusedFor, result: null },
    { status: 200 },
  ]);
  expect((await forOther(23, {}, 'cx.leader')).body).toMatchObject({ data: refusedFor });
});

test('a leader books for the people of the line, and the log says who did', async () => {
  await whileLeading(other, async () => {
    const made = await forOther(24, {}, 'cx.leader');
    expect(made.body.status).toBe(200);
    const { id } = made.body.data.scan;
    const log = await story.server.call('cx.admin', 'GET', '/mes2/scan/list', {
      ...{ pageSize: 100, employeeId: other },
    });
    const row = log.body.data.list.find((each: { id: string }) => each.id === id);
    expect(row).toMatchObject({ employeeId: other, bookedByName: '李强' });
    const own = await scanAt(24, 'C06', { num: 2 });
    const mine = await story.server.call('cx.admin', 'GET', '/mes2/scan/list', {
      ...{ pageSize: 100, employeeId: worker },
    });
    expect(
      mine.body.data.list.find((each: { id: string }) => each.id === own.body.data.scan.id),
    ).toMatchObject({ bookedByName: null });
  });
});

test('whoever badges in at the terminal of a line is booked there', async () => {
  const { barcode } = await operation(25, 'C06');
  await story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    values (${story.staff.companyId}, 'scanSequence', '"free"'::jsonb)
    on conflict (company_id, code) do update set value = excluded.value`);
  const { deptId } = story.staff.member('leader');
  const at = (lineDeptId: string) =>
    scan({ barcode }, { atOutput: true, lineDeptId, num: 2, employeeId: other }, 'cx.leader');
  const elsewhere = story.staff.lines[0]?.id ?? '';
  expect((await at(elsewhere)).body).toMatchObject({ status: 10202, data: refusedFor });
  expect((await at(deptId)).body.status).toBe(200);
  await story.server.query(sql`delete from mes2.company_setting where code = 'scanSequence'`);
});

test('a badge says whether its owner may be reported for', async () => {
  const no = async (who: string) => {
    const { body } = await story.server.call(who, 'GET', '/mes2/scan/resolve', {
      code: story.staff.sewers.find(({ id }) => id === other)?.employeeNo,
    });
    return body.data.employee.isBookable;
  };
  expect(await no('cx.worker')).toBe(false);
  expect(await no('cx.admin')).toBe(true);
  expect(await no('cx.leader')).toBe(false);
  await whileLeading(other, async () => expect(await no('cx.leader')).toBe(true));
});

test('I26 who booked a scan takes it back at once, a stranger never, later the leader of its line', async () => {
  const back = async (scanId: string, who: string, more: object = {}) =>
    (await reverse(scanId, who, more)).body;
  const late = (id: string) =>
    story.server.query(sql`
      update mes2.scan set scan_date = scan_date - interval '11 minutes' where id = ${id}`);
  let third = '';
  await whileLeading(
    other,
    async () => {
      const made = async () => (await forOther(26, {}, 'cx.manager')).body.data.scan.id;
      const [first, second] = [await made(), await made()];
      third = await made();
      expect(await back(first, 'cx.worker')).toMatchObject({
        status: 10202,
        data: '这笔报工不是你的，也不是你报的，请该产线组长冲正',
      });
      expect((await back(first, 'cx.manager')).status).toBe(200);
      await late(second);
      await late(third);
      expect((await back(second, 'cx.manager', { reason: '扫错' })).status).toBe(200);
    },
    'manager',
  );
  // Not the leader of that line any more, and who booked it has had the ten minutes.
  expect(await back(third, 'cx.manager', { reason: '扫错' })).toMatchObject({
    data: '超过10分钟，请组长冲正',
  });
});

test('H23 a checkpoint is not taken back behind a later one', async () => {
  const first = await scanAt(6, 'C06');
  await scanAt(6, 'S03');
  const { body } = await reverse(first.body.data.scan.id);
  expect(body).toMatchObject({
    status: 10202,
    data: '扎号B0006/捆扎挂菲 后关键工序已报24件，不能冲正：请先冲正后面的报工',
  });
});

test('I30 rework counts apart and pays nothing', async () => {
  const { body } = await scanAt(1, 'S03', { type: 2, num: 3 });
  expect(body.data).toMatchObject({ scan: { amount: '0.0000', earnedMin: '0.0000' }, doneNum: 24 });
});

test('mending that is taken back changes no garments, neither of the day nor of its operations', async () => {
  const made = await scanAt(1, 'S03', { type: 2, num: 3 });
  expect((await reverse(made.body.data.scan.id)).body.status).toBe(200);
  const { body } = await story.server.call('cx.worker', 'GET', '/mes2/app/myDay', {});
  const { pieceNum, processes } = body.data;
  expect(pieceNum).toBeGreaterThan(0);
  expect(processes.reduce((all: number, { num }: { num: number }) => all + num, 0)).toBe(pieceNum);
});

test.each([
  {
    why: 'I27 somebody who left',
    prepare: sql`update amc.company_member set status = 3 where employee_no = '0402'`,
    input: async () => ({ employeeId: await memberNo('0402') }),
    text: '工号0402已离职',
  },
  {
    why: 'I27 a machine that stands still',
    prepare: sql`select 1`,
    input: async () => ({ machineId: await machineNo('M108') }),
    text: '设备M108未启用',
  },
  {
    why: 'a bundle on hold',
    prepare: sql`update mes2.bundle set status = 7, hold_reason = '色差待判' where bundle_no = 7`,
    input: async () => ({}),
    text: '扎号B0007已冻结：色差待判',
  },
  {
    why: 'a void bundle',
    prepare: sql`update mes2.bundle set status = 9 where bundle_no = 7`,
    input: async () => ({}),
    text: '扎号B0007已作废',
  },
])('refuses $why', async ({ prepare, input, text }) => {
  await story.server.query(prepare);
  const { body } = await scanAt(7, 'C06', await input());
  expect(body).toMatchObject({ status: 10202, data: text });
});

const memberNo = async (no: string) => story.staff.member(no).id;
const machineNo = async (no: string) => {
  const [row] = await story.server.query<{ id: string }>(sql`
    select id from ccm.machine where machine_no = ${no}`);
  return row?.id;
};

test('I41 an order whose wages are locked takes no scans', async () => {
  const lock = (flag: 0 | 1) =>
    story.server.query(sql`
      update mes2.production_order set wage_locked = ${flag} where order_no = 'SO2403017'`);
  await lock(1);
  const { body } = await scanAt(8, 'C06');
  await lock(0);
  expect(body).toMatchObject({ status: 10402, data: '订单 SO2403017 工资已锁定，不能报工' });
});

test('I38 a scan into a locked period is kept for the next one, and no longer taken back', async () => {
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, 2)`);
  const made = await scanAt(8, 'C06');
  const [row] = await story.server.query(sql`
    select source_period_no from mes2.scan where id = ${made.body.data.scan.id}`);
  const refused = await reverse(made.body.data.scan.id);
  expect(row).toEqual({ sourcePeriodNo: '本期' });
  expect(refused.body).toMatchObject({
    status: 10402,
    data: '工资期本期已锁定，请在下一工资期调整',
  });
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '锁期', app_now()::date + 41, app_now()::date + 50, 2),
      (${story.staff.companyId}, '开期', app_now()::date + 51, app_now()::date + 60, 0)`);
  const named = await reverse(made.body.data.scan.id);
  await story.server.query(sql`delete from mes2.wage_period`);
  expect(named.body).toMatchObject({ status: 10402, data: '工资期本期已锁定，请在开期调整' });
});

test('I38 where departments are locked one by one, it is the wage of its person that decides', async () => {
  const { companyId, sewers } = story.staff;
  const [locked, open] = sewers;
  const [period] = await story.server.query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${companyId}, '半锁', app_now()::date - 40, app_now()::date + 40, 0) returning id`);
  await story.server.query(sql`
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      payable_amount, status, lock_date)
    select company_id, ${period?.id}, id, employee_no, employee_name, dept_id, 1, 0,
      case when id = ${locked?.id} then 2 else 0 end, app_now()
    from amc.company_member where company_id = ${companyId} and id in (${locked?.id}, ${open?.id})`);
  const sourceOf = async (bundleNo: number, employeeId: string | undefined) => {
    const { body } = await scanAt(bundleNo, 'C06', { num: 2, employeeId }, 'cx.admin');
    expect(body).toMatchObject({ status: 200 });
    const [row] = await story.server.query<{ sourcePeriodNo: string | null }>(sql`
      select source_period_no from mes2.scan where id = ${body.data.scan.id}`);
    return { id: body.data.scan.id, no: row?.sourcePeriodNo };
  };
  const why = { reason: '报错' };
  const late = await sourceOf(13, locked?.id);
  const timely = await sourceOf(14, open?.id);
  expect([late.no, timely.no]).toEqual(['半锁', null]);
  expect((await reverse(late.id, 'cx.admin', why)).body).toMatchObject({ status: 10402 });
  expect((await reverse(timely.id, 'cx.admin', why)).body).toMatchObject({ status: 200 });

  // What a group is paid for goes by the group of its line.
  await story.server.query(sql`
    update mes2.order_process set pay_scope = 3
    where id = (select order_process_id from mes2.scan where id = ${late.id})`);
  const grouped = await sourceOf(15, locked?.id);
  expect(grouped.no).toBeNull();
  await story.server.query(sql`
    with pool as (
      insert into mes2.group_wage (company_id, dept_id, period_id, from_date, to_date, pool_amount, method)
      select company_id, line_dept_id, ${period?.id}, work_date, work_date, 0, 1 from mes2.scan where id = ${grouped.id}
      returning id)
    insert into mes2.group_wage_share (company_id, group_wage_id, employee_id, hours, coefficient, amount)
    select ${companyId}, pool.id, ${locked?.id}, 1, 1, 0 from pool`);
  expect((await sourceOf(16, locked?.id)).no).toBe('半锁');
  expect((await reverse(grouped.id, 'cx.admin', why)).body).toMatchObject({ status: 10402 });
  await story.server.query(sql`
    update mes2.order_process set pay_scope = 1
    where id = (select order_process_id from mes2.scan where id = ${late.id})`);
  for (const table of ['group_wage_share', 'group_wage', 'wage_record', 'wage_period'])
    await story.server.query(sql`delete from mes2.${ident(table)} where company_id = ${companyId}`);
});

test('where bundles are delivered first, none is sewn before it was', async () => {
  const require = (flag: 0 | 1) =>
    story.server.query(sql`
      insert into mes2.company_setting (company_id, code, value)
      values (${story.staff.companyId}, 'requireDelivery', to_jsonb(${flag}::int))
      on conflict (company_id, code) do update set value = excluded.value`);
  await require(1);
  const tied = await scanAt(10, 'C06');
  const sewn = await scanAt(10, 'S01');
  await require(0);
  expect(tied.body.status).toBe(200);
  expect(sewn.body).toMatchObject({ status: 10202, data: '扎号B0010未发料，不能报工' });
});

test('a barcode of another company, a broken and an unknown one', async () => {
  const { barcode } = await operation(9, 'C06');
  const swapped = `${barcode.slice(0, -1)}${barcode.endsWith('0') ? '1' : '0'}`;
  expect((await scan({ barcode: swapped })).body.data).toBe('条码校验位错误，请重扫');
  expect((await scan({ barcode: 'NOCARD' })).body.data).toBe('未找到该条码');
  const foreign = await story.server.call('acme.worker', 'GET', '/mes2/scan/resolve', {
    code: barcode,
  });
  expect(foreign.body).toMatchObject({ status: 10009, data: '条码不属于acme' });
});

test('a machine is known by its number or its plate, and says whether it runs', async () => {
  const [machine] = await story.server.query<{ id: string; machineNo: string }>(sql`
    update ccm.machine set barcode = 'plate-0001', status = 1
    where id = (select min(id) from ccm.machine where company_id = ${story.staff.companyId})
    returning id, machine_no`);
  const named = async (code: string | undefined) =>
    (await story.server.call('cx.worker', 'GET', '/mes2/scan/resolve', { code })).body.data;
  expect(await named(machine?.machineNo.toLowerCase())).toMatchObject({
    kind: 'machine',
    id: machine?.id,
    label: machine?.machineNo,
    machine: { machineNo: machine?.machineNo, isRunning: true },
  });
  await story.server.query(sql`update ccm.machine set status = 2 where id = ${machine?.id}`);
  expect((await named('PLATE-0001')).machine).toMatchObject({ id: machine?.id, isRunning: false });
});

test('a carton is known by its number, with its order and pieces; one that was deleted is not', async () => {
  const { id: orderId, orderNo } = story.story.order;
  const [carton] = await story.server.query<{ id: string }>(sql`
    insert into mes2.carton (company_id, carton_no, order_id, num)
    values (${story.staff.companyId}, '009071', ${orderId}, 40) returning id`);
  const named = async () =>
    (await story.server.call('cx.worker', 'GET', '/mes2/scan/resolve', { code: '009071' })).body;
  expect((await named()).data).toMatchObject({
    ...{ kind: 'carton', id: carton?.id, label: '009071' },
    carton: { id: carton?.id, cartonNo: '009071', orderId, orderNo, num: 40 },
  });
  await story.server.query(sql`update mes2.carton set del_flag = '2' where id = ${carton?.id}`);
  expect((await named()).data).toMatch(/条码/);
  await story.server.query(sql`delete from mes2.carton where id = ${carton?.id}`);
});

/** An operation of another order, by the code of one of ours. */
async function foreignOperation(code: string): Promise<string> {
  const [order] = await story.server.query<{ id: string }>(sql`
    insert into mes2.production_order
    select (jsonb_populate_record(o, jsonb_build_object('id', next_id(), 'order_no', 'SO-A15-' || next_id()))).*
    from mes2.production_order o where o.id = ${story.story.order.id} returning id`);
  const [made] = await story.server.query<{ id: string }>(sql`
    insert into mes2.order_process
    select (jsonb_populate_record(p, jsonb_build_object('id', next_id(), 'order_id', ${order?.id}::bigint))).*
    from mes2.order_process p where p.order_id = ${story.story.order.id} and p.process_code = ${code} returning id`);
  return made?.id ?? '';
}

test('an operation of another order or an unknown id is refused, and never booked as another one', async () => {
  const { barcode, id } = await operation(20, 'C06');
  const another = await operation(19, 'C06');
  const ownId = (code: string) =>
    story.server.query<{ id: string }>(sql`
      select id from mes2.order_process
      where order_id = ${story.story.order.id} and process_code = ${code}`);
  const [sewn] = await ownId('S03');
  const sentence = '扎号B0020没有所报的这道工序，请选择该扎的工序';
  const said = { status: 10202, data: sentence };
  for (const [target, input] of [
    [{ barcode }, { orderProcessId: await foreignOperation('S03') }],
    [{ barcode }, { orderProcessId: '123456789' }],
    [{ barcode }, { processCode: 'X99' }],
    [{ barcode: `${barcode}-40` }, { orderProcessId: sewn?.id }],
    [{ barcode: `${barcode}-40` }, { processCode: 'S03' }],
    [{ id }, { orderProcessId: '123456789' }],
    [{ id }, { processCode: 'S03' }],
    [{ id, barcode: `${barcode}-41` }, {}],
    [{ id: another.id, barcode }, {}],
    [{ id: another.id, barcode: `${barcode}-40` }, {}],
    [{ barcode }, { atOutput: true, orderProcessId: '123456789' }],
  ] as const)
    expect((await scan(target, input)).body, JSON.stringify(input)).toMatchObject(said);
  const { body } = await story.server.call('cx.worker', 'POST', '/mes2/bundleProcess/batch', {
    scans: [
      {
        barcode,
        bundleProcessSubmitRecord: {
          ...{ requestId: randomUUID(), type: 1, num: 24, employeeId: worker, channel: 2 },
          ...{ deviceDate: shanghai(), orderProcessId: '123456789' },
        },
      },
    ],
  });
  expect(body.data.verdicts).toMatchObject([{ status: 10202, text: sentence, result: null }]);
  expect(
    await story.server.query(sql`
      select s.id from mes2.scan s join mes2.bundle b on b.id = s.bundle_id where b.bundle_no in (19, 20)`),
  ).toEqual([]);
});

test('an operation is found by its code in the order of the bundle', async () => {
  const { barcode } = await operation(21, 'C06');
  const { body } = await scan({ barcode }, { processCode: 'C06' });
  expect(body.data.scan).toMatchObject({ processName: '捆扎挂菲', bundleLabel: 'B0021' });
});

test('a coupon means its operation, a bundle alone its first open one', async () => {
  const { barcode } = await operation(9, 'C06');
  const coupon = await story.server.call('cx.worker', 'GET', '/mes2/scan/resolve', {
    code: `${barcode}-40`,
  });
  expect(coupon.body.data).toMatchObject({ kind: 'coupon', label: 'B0009/捆扎挂菲' });
  const { body } = await scan({ barcode });
  expect(body.data.scan).toMatchObject({ processName: '捆扎挂菲', bundleLabel: 'B0009' });
  const named = await scan({ barcode: `${(await operation(27, 'C06')).barcode}-40` });
  expect(named.body.data.scan).toMatchObject({ processName: '捆扎挂菲', bundleLabel: 'B0027' });
});

test('money is for the person who earned it', async () => {
  const mine = await story.server.call('cx.worker', 'GET', '/mes2/app/myDay', {});
  expect(mine.body.data.amount).toMatch(/^\d+\.\d{2}$/);
  const dayOf = (who: string) =>
    story.server.call(who, 'GET', '/mes2/app/myDay', { employeeId: other });
  expect((await dayOf('cx.worker')).body).toMatchObject({ status: 10009, data: '员工不存在' });
  const theirs = await dayOf('zhou');
  expect(theirs.body.data).not.toHaveProperty('amount');
  expect(theirs.body.data.scans[0]).not.toHaveProperty('unitPrice');
});

test('the pay of a day is the sum of its rows, each on cents', async () => {
  const own = (query: object = {}) =>
    story.server.call('cx.worker', 'GET', '/mes2/app/myDay', { ...query });
  const { employeeId: id } = (await own()).body.data;
  const [best] = await story.server.query<{ day: string }>(sql`
    select work_date::text as day from mes2.scan where employee_id = ${id} group by 1
    order by count(distinct order_process_id) desc limit 1`);
  const day = sql`employee_id = ${id} and work_date = ${best?.day ?? ''}::date`;
  const firsts = await story.server.query<{ scanId: string }>(sql`
    select min(id) as scan_id from mes2.scan where ${day} group by order_process_id order by 1 limit 2`);
  expect(firsts.length).toBe(2);
  await story.server.query(
    sql`create table kept_pay as select id, amount from mes2.scan where ${day}`,
  );
  await story.server.query(sql`update mes2.scan set amount = 0 where ${day}`);
  for (const [at, { scanId }] of firsts.entries())
    await story.server.query(sql`
      update mes2.scan set amount = ${['23.735', '1.785'][at] ?? '0'}::numeric where id = ${scanId}`);
  const { data } = (await own({ workDate: best?.day })).body;
  const rows: readonly { amount: string }[] = data.processes;
  expect(
    rows
      .map(({ amount }) => Number(amount))
      .filter((cents) => cents > 0)
      .toSorted(),
  ).toEqual([1.79, 23.74]);
  expect(data.amount).toBe('25.53');
  await story.server.query(sql`
    update mes2.scan s set amount = k.amount from kept_pay k where k.id = s.id and s.work_date = ${best?.day ?? ''}::date`);
});

test('the card of a report says of the day what the wage will pay, and so does the day', async () => {
  const own = async () =>
    (await story.server.call('cx.worker', 'GET', '/mes2/app/myDay', {})).body.data;
  const first = (await scanAt(28, 'C06')).body.data;
  await scanAt(28, 'S03');
  const { employeeId: id, workDate } = await own();
  const day = sql`employee_id = ${id} and work_date = ${workDate}::date`;
  await story.server.query(
    sql`create table pay_before as select id, amount from mes2.scan where ${day}`,
  );
  await story.server.query(sql`
    update mes2.scan s set amount = coalesce((
      select x.pay from (
        select min(id) as id, case row_number() over (order by min(id)) when 1 then 669.7575 when 2 then 376.465 end as pay
        from mes2.scan where ${day} group by order_process_id) x
      where x.id = s.id), 0)
    where ${day}`);
  expect((await own()).amount).toBe('1046.23');
  const { scan: last, dayAmount } = (await scanAt(29, 'C06')).body.data;
  expect(Number(dayAmount)).toBe(1047.43);
  expect((await own()).amount).toBe('1047.43');
  expect((await reverse(last.id)).body.data).toMatchObject({ dayAmount: '1046.2300' });

  // What a group is paid is shared later, by another rule.
  const process = sql`id = ${first.scan.orderProcessId}`;
  await story.server.query(sql`update mes2.order_process set pay_scope = 3 where ${process}`);
  const shared = await own();
  expect(
    shared.processes.find(
      ({ orderProcessId }: { orderProcessId: string }) =>
        orderProcessId === first.scan.orderProcessId,
    ).amount,
  ).toBeNull();
  expect(Number(shared.amount)).toBeLessThan(1046);
  await story.server.query(sql`update mes2.order_process set pay_scope = 1 where ${process}`);
  await story.server.query(sql`
    update mes2.scan s set amount = k.amount from pay_before k where k.id = s.id and s.work_date = ${workDate}::date`);
});

test('I22 what is counted is what the scans add up to, and the day agrees', async () => {
  // Neither mending nor what takes mending back.
  const counting = sql`
    from mes2.scan s left join mes2.scan r on r.id = s.reversed_id
    where s.type <> 2 and coalesce(r.type, 1) <> 2`;
  const off = await story.server.query(sql`
    select p.id from mes2.bundle_process p
    left join (select s.bundle_process_id, sum(s.num) as num ${counting} group by 1) s
      on s.bundle_process_id = p.id
    where p.done_num <> coalesce(s.num, 0)`);
  expect(off).toEqual([]);
  const [day] = await story.server.query(sql`
    select (select sum(amount) from mes2.employee_day) = (select sum(amount) from mes2.scan) as paid,
      (select sum(piece_num) from mes2.employee_day)
        = (select sum(s.num) ${counting}) as counted`);
  expect(day).toEqual({ paid: true, counted: true });
});

test('a handheld takes the machines of its line along', async () => {
  const [line] = await story.server.query<{ deptId: string }>(sql`
    select dept_id from ccm.machine where dept_id is not null and del_flag = '0' order by id limit 1`);
  const { body } = await story.server.call('cx.worker', 'GET', '/mes2/app/preload', {
    lineDeptId: line?.deptId,
  });
  const stored = await story.server.query(sql`
    select id, machine_no, name, status = 1 as is_running, barcode from ccm.machine
    where dept_id = ${line?.deptId} and del_flag = '0' order by machine_no`);
  expect(stored.length).toBeGreaterThan(0);
  expect(body.data.machines).toEqual(stored);
});

test('I26 what was reported before a bundle was split stays, as its parts have taken it over', async () => {
  const made = await scanAt(30, 'C06');
  const [bundle] = await story.server.query<{ id: string; version: number; num: number }>(sql`
    select id, version, num from mes2.bundle where bundle_no = 30`);
  const num = bundle?.num ?? 0;
  expect(made.body.data.doneNum).toBe(num);
  const split = await story.server.call('cx.admin', 'PUT', '/mes2/bundle/split', {
    id: bundle?.id,
    version: bundle?.version,
    requestId: randomUUID(),
    nums: [{ num: num - 4 }, { num: 4 }],
    reason: '分线',
  });
  expect(split.body.status).toBe(200);
  expect((await reverse(made.body.data.scan.id)).body).toMatchObject({
    status: 10202,
    data: '扎号B0030已拆为B0030-1/B0030-2，拆扎前的报工不能冲正',
  });
});

test('a scan is paid with the coefficient of its day, however often it changed since', async () => {
  const until = (coefficient: string, days: number) =>
    story.server.query(sql`
      insert into amc.former_coefficient (company_id, employee_id, to_date, coefficient)
      select company_id, id, app_now()::date + ${days}::int, ${coefficient}::numeric from amc.company_member
      where id = ${worker}`);
  const paid = async (bundleNo: number) => {
    const { id } = (await scanAt(bundleNo, 'C06')).body.data.scan;
    const [scan] = await story.server.query<{ coefficient: string }>(
      sql`select coefficient from mes2.scan where id = ${id}`,
    );
    return scan?.coefficient;
  };
  await until('1.200', -1);
  expect(await paid(11)).toBe('1.000');
  await until('1.100', 0);
  await until('1.300', 1);
  expect(await paid(12)).toBe('1.100');
  await story.server.query(sql`delete from amc.former_coefficient where employee_id = ${worker}`);
});
