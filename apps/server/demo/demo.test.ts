import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../src/database/engine.ts';
import { type TestServer, testServer } from '../src/testing/test-server.ts';
import { demoIds } from './seed.ts';

const RECEIVE = sql`(select id from amc.menu where method = 'PUT' and url = '/mes2/materialsDelivery/receive')`;

/** People of the line of delivery `d`, or managers of it or of what is above it, who may receive what others sent. */
const RECEIVER = sql`(
  select 1 from amc.department line
  join amc.company_member m on m.company_id = line.company_id and m.status = 0 and m.del_flag = '0'
    and m.user_id is distinct from d.send_by
  join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id and u.del_flag = '0'
  join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0' and j.data_scope < 4
  where line.company_id = d.company_id and line.id = d.line_dept_id and line.del_flag = '0'
    and (m.dept_id = line.id or exists (select 1 from amc.dept_manager g
      where g.company_id = m.company_id and g.employee_id = m.id and g.del_flag = '0'
        and line.path like '%/' || g.dept_id || '/%'))
    and (j.job_type = 9
      or exists (select 1 from amc.job_menu k
        where k.company_id = j.company_id and k.job_id = j.id and k.menu_id in ${RECEIVE})
      or exists (select 1 from amc.user_permission p
        where p.company_id = m.company_id and p.employee_id = m.id and p.effect = 1 and p.menu_id in ${RECEIVE}))
    and not exists (select 1 from amc.user_permission p
      where p.company_id = m.company_id and p.employee_id = m.id and p.effect = 2 and p.menu_id in ${RECEIVE}))`;

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

const beds = async (who = 'cx.leader') => {
  const { body } = await server.call(who, 'GET', '/mes2/reduce/list', {
    orderId: demoIds.storyOrder(),
    order: 'bed_no_num asc',
    pageSize: 10,
  });
  return body.data.list as { id: string; version: number; bedNo: number; status: number }[];
};

test('groups outside have pieces that came back, that are away and that are late', async () => {
  const ask = async (path: string, query: object = {}) =>
    (await server.call('cx.planner', 'GET', `/mes2/outGroup/${path}`, query)).body.data;
  const { list } = await ask('list', { isOut: true });
  expect(list.map(({ code }: { code: string }) => code)).toEqual(['WF03', 'WF05']);
  const { months, open } = await ask('performance', { id: list[0].id });
  const { num, doneNum, outNum, lateNum } = open[0];
  expect([doneNum, lateNum, outNum - lateNum].every((garments) => garments > 0)).toBe(true);
  expect(doneNum + outNum).toBeLessThan(num);
  const seconds = months.map(({ secondPct }: { secondPct: string | null }) => Number(secondPct));
  expect(Math.max(...seconds)).toBeGreaterThan(0);
});

test('the fabric store of both companies has receipts in every state', async () => {
  for (const who of ['cx.fabric', 'jc.admin']) {
    const { body } = await server.call(who, 'GET', '/mes2/cloth/list', { pageSize: 500 });
    const list = body.data.list as {
      readonly status: number;
      readonly inspectResult: number;
      readonly relaxDate: string | null;
    }[];
    const states = new Set(list.map(({ status, inspectResult }) => `${status}/${inspectResult}`));
    expect([...states].toSorted()).toEqual(
      expect.arrayContaining(['0/0', '1/1', '1/2', '1/3', '2/1', '9/3']),
    );
    const relaxing = await server.call(who, 'GET', '/mes2/cloth/list', { relaxing: true });
    expect(relaxing.body.data.total).toBeGreaterThan(0);
  }
});

test('inspectors of both companies have garments in rework, mended in part, a record to go on with and a void one', async () => {
  for (const who of ['cx.qc', 'jc.qc']) {
    const ask = async (query: object) =>
      (await server.call(who, 'GET', '/mes2/qc/checkRecord/list', { checkType: 2, ...query })).body
        .data;
    const { list } = await ask({ pageSize: 100 });
    const states = new Set(list.map(({ status }: { status: number }) => status));
    expect([...states].toSorted()).toEqual(expect.arrayContaining([0, 2, 4, 9]));
    expect((await ask({ openRework: true })).sum.openReworkNum).toBe(6);
  }
});

test('lots of both companies are refused, let go, tightened and inspected again', async () => {
  for (const who of ['cx.quality', 'jc.quality']) {
    const { list } = (
      await server.call(who, 'GET', '/mes2/qc/checkRecord/list', { checkType: 5, pageSize: 1000 })
    ).body.data;
    const seen = new Set(
      list.map((lot: Record<string, number>) => [lot.status, lot.result, lot.round].join('/')),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['4/2/1', '4/1/2', '4/3/1', '1/2/1', '1/1/1', '0/0/1']),
    );
    expect(list.some(({ tightened }: { tightened: number }) => tightened === 1)).toBe(true);
  }
});

test('what a gated customer of both companies gets left out of accepted lots that are large enough', async () => {
  const lots = await server.query<{
    companyId: string;
    isAccepted: boolean;
    isWithin: boolean;
  }>(sql`
    select h.company_id, coalesce(q.status = 4 and q.result in (1, 3) and q.shipment_id = h.shipment_id, false)
      as is_accepted, sum(h.num) <= q.lot_num as is_within
    from mes2.warehouse_bill h
    join ccm.customer c on c.company_id = h.company_id and c.id = h.customer_id and c.gate_shipment = 1
    left join mes2.qc_check_record q on q.company_id = h.company_id and q.id = h.inspection_id
    where h.bill_type = 11 and h.status in (1, 2) and h.del_flag = '0'
    group by h.company_id, h.shipment_id, q.id, q.status, q.result, q.shipment_id, q.lot_num`);
  expect(lots.filter(({ isAccepted, isWithin }) => !isAccepted || !isWithin)).toEqual([]);
  for (const code of ['CX', 'JC'])
    expect(lots.map(({ companyId }) => companyId)).toContain(demoIds.company(code));
});

test('every fault that a check found says whose it is, as its item does', async () => {
  const faults = await server.query(sql`
    select d.blame = i.blame as copied, count(*)::int as num from mes2.qc_check_bad d
    join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id group by 1`);
  expect(faults).toEqual([{ copied: true, num: expect.any(Number) }]);
});

test('every subcontract group has the grade of a month', async () => {
  const groups = await server.query<{ code: string; grade: string | null; graded: boolean }>(sql`
    select g.code, g.grade, g.grade_month = date_trunc('month', app_now()) - interval '1 month' as graded
    from mes2.subcontract_group g where g.del_flag = '0' and (g.grade is null or g.grade_month is not null)`);
  expect(groups).toEqual(Array(3).fill({ code: 'WF05', grade: expect.any(String), graded: true }));
});

test('fabric is on slips in each state, received by another person than issued it', async () => {
  const slips = await server.query<{ code: string; states: number[]; own: number }>(sql`
    select c.code, array_agg(distinct f.status order by f.status) as states,
      count(*) filter (where f.issue_by = f.receive_by)::int as own
    from mes2.feeding_slip f join amc.company c on c.id = f.company_id
    where c.code in ('CX', 'JC') group by c.code order by c.code`);
  expect(slips).toEqual(['CX', 'JC'].map((code) => ({ code, states: [0, 1, 2, 3, 9], own: 0 })));
});

test('pieces are on deliveries in each state, counted by another person than sent them', async () => {
  const found = await server.query<{ code: string; states: number[]; own: number }>(sql`
    select c.code, array_agg(distinct d.status order by d.status) as states,
      count(*) filter (where d.send_by = d.receive_by)::int as own
    from mes2.cut_piece_delivery d join amc.company c on c.id = d.company_id
    where c.code in ('CX', 'JC') group by c.code order by c.code`);
  expect(found).toEqual(['CX', 'JC'].map((code) => ({ code, states: [1, 2, 3, 4, 9], own: 0 })));
});

test('each company has batches that are planned for a line, and others that are not', async () => {
  const found = await server.query(sql`
    select c.code, bool_or(r.line_dept_id is not null) as planned, bool_or(r.line_dept_id is null) as open
    from mes2.batch_range r join amc.company c on c.id = r.company_id
    where c.code in ('CX', 'JC') and r.del_flag = '0' group by c.code order by c.code`);
  expect(found).toEqual(['CX', 'JC'].map((code) => ({ code, planned: true, open: true })));
});

test('a die has made the strokes that its history says', async () => {
  const dies = await server.query<{
    moldNo: string;
    usedNum: number;
    last: string;
    finished: number;
  }>(sql`
    select k.mold_no, k.used_num, l.last, l.finished from mes2.cutting_die k
    left join lateral (
      select (array_agg(n.num order by b.create_date desc, b.id desc))[1] as last,
        count(*) filter (where b.action = 'finish')::int as finished
      from mes2.biz_log b
      cross join lateral (select x ->> 'toText' as num from jsonb_array_elements(b.diff) x where x ->> 'field' = 'usedNum') n
      where b.company_id = k.company_id and b.biz_type = 'die' and b.biz_id = k.id) l on true`);
  expect(dies.length).toBeGreaterThan(10);
  for (const { moldNo, usedNum, last, finished } of dies) {
    expect(last, moldNo).toBe(String(usedNum));
    expect(finished, moldNo).toBeGreaterThan(0);
  }
});

describe('the order of the story', () => {
  test('requests machines and reserves a die; an order that is sewn has its line and rides with cards', async () => {
    const resources = async (id: string) =>
      (await server.call('cx.merch', 'GET', '/mes2/saas/order/resources', { orderId: id })).body
        .data;
    const story = await resources(demoIds.storyOrder());
    expect(
      story.machines.map(({ machineTypeName, needNum }: Record<string, unknown>) => [
        ...[machineTypeName, needNum],
      ]),
    ).toEqual([
      ['冚车', 1],
      ['双针车', 1],
    ]);
    expect(story.occupations).toMatchObject([
      { resourceType: 3, resourceName: 'KM-03', status: 0 },
    ]);
    const [sewn] = await server.query<{ orderId: string }>(sql`
      select b.order_id from mes2.slot_card_binding k
      join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
      join amc.company c on c.id = k.company_id and c.code = 'CX' limit 1`);
    const held = await resources(sewn?.orderId ?? '');
    expect(held.slotCards).toHaveLength(8);
    expect(held.occupations).toMatchObject([{ resourceType: 1, status: 0 }]);
    for (const { freeNum, needNum } of held.machines as Record<string, number>[])
      expect(freeNum).toBeGreaterThanOrEqual(needNum ?? 0);
  });

  test('has 2100 pieces, 25 operations, 40 rolls and a plan of three lays', async () => {
    const { body } = await server.call('cx.merch', 'GET', '/mes2/saas/order/getOrderById', {
      id: demoIds.storyOrder(),
    });
    expect(body.data).toMatchObject({
      orderNo: 'SO2403017',
      orderNum: 2100,
      planNum: 2160,
      cutNum: 1440,
      status: 2,
      cutTolUpPct: '5.00',
    });
    expect(body.data.processes).toHaveLength(25);
    expect(
      body.data.processes.filter(({ payScope }: { payScope: number }) => payScope === 1),
    ).toHaveLength(22);
    expect(body.data.bom[0]).toMatchObject({ usageNum: '0.9000', isMain: 1 });
    expect(body.data.colorMatchings).toHaveLength(4);
    expect(body.data.qualifying).toMatchObject({ aqlMajor: '2.5', inspectionLevel: 'II' });
    expect(body.data.qualifying.points[0]).toMatchObject({
      pointName: '胸围',
      values: [{ value: '50' }, {}, {}, {}],
    });
    const rolls = await server.query(sql`
      select c.code, count(*)::int as rolls, sum(r.actual_len) as len from mes2.fabric_roll r
      join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
      where r.order_id = ${demoIds.storyOrder()} group by c.code order by c.code`);
    expect(rolls).toEqual([
      { code: 'BLK', rolls: 23, len: '1098.000' },
      { code: 'NVY', rolls: 17, len: '812.000' },
    ]);
    const plans = await server.call('cx.manager', 'GET', '/mes2/cutPlan/list', {
      orderId: demoIds.storyOrder(),
    });
    expect(
      plans.body.data.list[0].lays.map(({ plies, planNum }: Record<string, number>) => [
        plies,
        planNum,
      ]),
    ).toEqual([
      [120, 720],
      [120, 720],
      [120, 720],
    ]);
  });

  test('B0047 has 22 pieces of bed 2', async () => {
    const { body } = await server.call('cx.manager', 'GET', '/mes2/bundle/list', {
      orderId: demoIds.storyOrder(),
      bundleFrom: 47,
      bundleTo: 47,
    });
    expect(body.data.list).toMatchObject([
      { bundleLabel: 'B0047', num: 22, bedNo: 2, colorName: '黑色' },
    ]);
  });

  test('two beds are bundled, the third is submitted as it stands', async () => {
    const before = await beds();
    expect(before.map(({ status }) => status)).toEqual([4, 4, 0]);
    const third = before[2];
    const { body } = await server.call('cx.leader', 'PUT', '/mes2/reduce/submit', {
      id: third?.id,
      version: third?.version,
    });
    expect(body.data).toMatchObject({
      status: 4,
      usageDiffPct: '-2.34',
      bundles: { bundleFrom: 'B0067', bundleTo: 'B0096', bundleNumTotal: 30, num: 720 },
    });
    const counts = await server.call('cx.manager', 'GET', '/mes2/bundle/count', {
      orderId: demoIds.storyOrder(),
    });
    expect(counts.body.data).toMatchObject({ bundleNum: 96, num: 2160 });
    const [processes] = await server.query(sql`
      select count(*)::int as count from mes2.bundle_process p
      join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
      where b.order_id = ${demoIds.storyOrder()}`);
    expect(processes).toEqual({ count: 2112 });
  });
});

test.each([
  'cx.admin',
  'cx.leader',
  'cx.manager',
  'cx.worker',
  'cx.merch',
  'jc.admin',
  'hj.admin',
  'zhou',
  'old.admin',
])('%s can sign in', async (who) => {
  expect(await server.token(who)).toMatch(/./);
});

test('a garment is in the category of its kind', async () => {
  const styles = await server.query<{ styleNo: string; category: string | null }>(sql`
    select s.style_no, t.name as category from mes2.style s join amc.company c on c.id = s.company_id
    left join ccm.category t on t.company_id = s.company_id and t.id = s.category_id
    where c.code = 'CX' order by s.style_no`);
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.filter(({ category }) => category === null)).toEqual([]);
  expect(styles.find(({ styleNo }) => styleNo === 'T2417')?.category).toBe('T恤');
  expect(new Set(styles.map(({ category }) => category)).size).toBeGreaterThan(1);
});

test('what waits for consent waits with whom the company named for it', async () => {
  const waiting = async (who: string) =>
    (await server.call(who, 'GET', '/amc/workflowTask/list', { result: 0, pageSize: 100 })).body
      .data.list;
  const pending = await server.query<{ id: string }>(sql`
    select b.id from mes2.cutting_bed b join amc.company c on c.id = b.company_id and c.code = 'CX'
    join amc.app_user u on u.id = b.submit_by and u.username <> 'cx.manager'
    where b.status = 7 order by b.id`);
  expect(pending.length).toBeGreaterThan(0);
  const beds = (await waiting('cx.manager')).map(({ bizId }: { bizId: string }) => bizId);
  expect(beds.sort()).toEqual(pending.map(({ id }) => id).sort());
  expect(await waiting('cx.admin')).toMatchObject([
    {
      bizType: 'orderVersion',
      applicantName: '林佳',
      title: expect.stringContaining('客户加单12件'),
    },
    { bizType: 'concession', title: expect.stringContaining('让步接收') },
  ]);
});

test('a bed that waits for consent was cut on a day whose wages are open', async () => {
  const pending = await server.query<{ code: string; isOpen: boolean }>(sql`
    select c.code, not exists (select 1 from mes2.wage_period p where p.company_id = b.company_id
      and p.status >= 2 and b.work_date between p.from_date and p.to_date) as is_open
    from mes2.cutting_bed b join amc.company c on c.id = b.company_id where b.status = 7`);
  expect(new Set(pending.map(({ code }) => code))).toEqual(new Set(['CX', 'JC', 'HJ']));
  expect(pending.filter(({ isOpen }) => !isOpen)).toEqual([]);
});

test('an operator and leaders have been paid, and the running wage waits for their word', async () => {
  const wages = await server.query<{ username: string; statuses: string }>(sql`
    select u.username, string_agg(r.status::text, ' ' order by p.from_date) as statuses
    from mes2.wage_record r
    join mes2.wage_period p on p.id = r.period_id
    join amc.company_member m on m.id = r.employee_id join amc.app_user u on u.id = m.user_id
    where u.username in ('cx.worker', 'cx.line', 'jc.line') group by 1 order by 1`);
  expect(wages).toEqual([
    { username: 'cx.line', statuses: '3 0' },
    { username: 'cx.worker', statuses: '3 0' },
    { username: 'jc.line', statuses: '3 0' },
  ]);
});

test('wages of both companies are disputed, answered, adjusted and confirmed by a leader', async () => {
  const companies = await server.query<Record<string, unknown>>(sql`
    select c.code, count(*) filter (where r.objection is not null and r.answer_text is null) > 0 as open,
      count(*) filter (where r.answer_text is not null) > 0 as answered,
      count(*) filter (where r.confirm_reason is not null) > 0 as confirmed,
      (select count(distinct a.status) from mes2.wage_adjust a where a.company_id = c.id)::int as adjusts
    from mes2.wage_record r join amc.company c on c.id = r.company_id where c.code in ('CX', 'JC')
    group by c.id, c.code order by 1`);
  const all = { open: true, answered: true, confirmed: true, adjusts: 3 };
  expect(companies).toEqual([
    { code: 'CX', ...all },
    { code: 'JC', ...all },
  ]);
});

test('bars are sewn in time but for one of each kind that is to collide', async () => {
  const bars = await server.query<{ code: string; flag: number }>(sql`
    select c.code, s.conflict_flag as flag from mes2.schedule s
    join amc.company c on c.id = s.company_id
    join mes2.schedule_day d on d.company_id = s.company_id and d.schedule_id = s.id
    where s.status in (0, 1) and s.del_flag = '0' group by c.code, s.id, s.conflict_flag`);
  for (const company of ['CX', 'JC', 'HJ']) {
    const flags = bars.filter(({ code }) => code === company).map(({ flag }) => flag);
    const sound = flags.filter((flag) => flag === 0);
    expect(flags.length, company).toBeGreaterThan(6);
    expect(sound.length / flags.length, company).toBeGreaterThan(0.5);
    for (const { bit } of [{ bit: 1 }, { bit: 2 }, { bit: 8 }])
      expect(flags.filter((flag) => (flag & bit) > 0).length, `${company} ${bit}`).toBeGreaterThan(
        0,
      );
  }
});

test('a look at a line whose last bar stays where it is moves nothing', async () => {
  const change = sql`
    select distinct on (s.line_dept_id) s.id, s.version, s.order_id, s.line_dept_id, s.num, s.headcount,
      to_char(s.start_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as start_date,
      s.efficiency_set_id, s.changeover_min, s.is_fixed
    from mes2.schedule s join amc.company c on c.id = s.company_id and c.code = 'CX'
    where s.status in (0, 1) and s.del_flag = '0' order by s.line_dept_id, s.start_date desc`;
  const stored = await server.query<{ id: string; place: string }>(sql`
    select s.id, concat_ws(' ', s.sort,
      to_char(s.start_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'),
      to_char(s.end_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')) as place
    from mes2.schedule s`);
  const { body } = await server.call('cx.admin', 'POST', '/mes2/schedule/simulate', {
    bars: await server.query(change),
  });
  const looked = body.data.bars as {
    id: string;
    sort: number;
    startDate: string;
    endDate: string;
  }[];
  expect(looked.length).toBeGreaterThan(6);
  for (const { id, sort, startDate, endDate } of looked)
    expect(`${sort} ${startDate} ${endDate}`).toBe(stored.find((bar) => bar.id === id)?.place);
});

test('the same order number in two companies stays two orders', async () => {
  const find = async (who: string) => {
    const { body } = await server.call(who, 'GET', '/mes2/saas/order/selectOrderList', {
      sql: "order_no = 'SO2403017'",
    });
    return body.data.list as { id: string; customerName: string }[];
  };
  const [ours] = await find('cx.admin');
  const [theirs] = await find('jc.admin');
  expect(ours?.id).toBe(demoIds.storyOrder());
  expect(theirs?.id).not.toBe(ours?.id);
  const foreign = await server.call('jc.admin', 'GET', '/mes2/saas/order/getOrderById', {
    id: ours?.id,
  });
  expect(foreign.body).toMatchObject({ status: 10009, data: '订单不存在或不属于当前公司' });
});

test('an order list pages, sorts, filters and sums', async () => {
  const { body } = await server.call('hj.admin', 'GET', '/mes2/saas/order/selectOrderList', {
    pageNum: 2,
    pageSize: 10,
    order: 'order_num desc',
    filter: { status: [1, 2] },
  });
  const nums = body.data.list.map(({ orderNum }: { orderNum: number }) => orderNum);
  expect(nums).toEqual([...nums].sort((a, b) => b - a));
  expect(body.data.total).toBeGreaterThan(20);
  expect(body.data.sum.orderNum).toBeGreaterThan(0);
  const counts = await server.call('hj.admin', 'GET', '/mes2/saas/order/countByStatus', {});
  const all = await server.query(
    sql`select count(*)::int as count from mes2.production_order o join amc.company c on c.id = o.company_id
      where c.code = 'HJ' and o.del_flag = '0'`,
  );
  expect(all).toEqual([{ count: counts.body.data.total }]);
});

test('without the right to see prices there are none, neither shown nor searched', async () => {
  const { body } = await server.call('cx.manager', 'GET', '/mes2/saas/order/selectOrderList', {
    pageSize: 10,
  });
  expect(body.data.list[0]).not.toHaveProperty('unitPrice');
  const searched = await server.call('cx.manager', 'GET', '/mes2/saas/order/selectOrderList', {
    sql: 'unit_price_num > 1',
  });
  expect(searched.body).toMatchObject({ status: 10009, data: '查询字段无效：unit_price_num' });
});

test('beds wait for their lining, mend panels and are left with half ratios; a roll is of another order', async () => {
  const of = async (orderNo: string) => {
    const query = { pageSize: 50, sql: `order_no = '${orderNo}'`, order: 'bed_no_num asc' };
    const { body } = await server.call('cx.clerk', 'GET', '/mes2/reduce/list', query);
    return body.data.list as Record<string, unknown>[];
  };
  const beds = await of('SO2404001');
  expect(beds).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ bedType: 2, status: 3, missingParts: [2] }),
      expect.objectContaining({ bedType: 4, status: 3, bedLabel: '2-1' }),
    ]),
  );
  const [half] = await server.query<{ id: string; version: number }>(sql`
    select b.id, b.version from mes2.cutting_bed b
    join mes2.cutting_bed_size s on s.company_id = b.company_id and s.cutting_bed_id = b.id and s.ratio = 0.5
    where b.order_no = 'SO2404001'`);
  const { body } = await server.call('cx.clerk', 'PUT', '/mes2/reduce/submit', half ?? {});
  expect(body).toMatchObject({ status: 10009, data: '尺码S配比0.5，黑色9层不是双数' });
  const roll = await server.call('cx.clerk', 'GET', '/mes2/scan/resolve', {
    code: 'R0909',
    orderId: demoIds.storyOrder(),
  });
  expect(roll.body.data.roll).toMatchObject({ orderNo: 'SO2404001', openBedId: null });
});

test('the wall board adds up what the beds say', async () => {
  const { body } = await server.call('cx.admin', 'GET', '/mes2/board/reduceBed', {});
  const board = body.data;
  const today = await server.call('cx.admin', 'GET', '/mes2/reduce/count', {});
  expect(board.kpi.cutNum).toBe(today.body.data.cutTodayNum);
  expect(board.tables).toHaveLength(2);
  expect(board.tables.some(({ lamp }: { lamp: number }) => lamp === 1)).toBe(true);
  expect(board.months.length).toBeGreaterThan(2);
  expect(board.kpi.spreadUtilPct).toMatch(/^9\d\.\d\d$/);
});

describe('what holds in every row', () => {
  test.each([
    [
      'I1 an order is the sum of its cells',
      sql`
      select o.id from mes2.production_order o
      where o.order_num <> (select sum(num) from mes2.order_color_size s
        where s.company_id = o.company_id and s.order_id = o.id)`,
    ],
    [
      'I1 an order is the sum of its shipments',
      sql`
      select o.id from mes2.production_order o join mes2.order_shipment s
        on s.company_id = o.company_id and s.order_id = o.id
      join mes2.order_shipment_line l on l.company_id = s.company_id and l.shipment_id = s.id
      group by o.id, o.order_num having o.order_num <> sum(l.num)`,
    ],
    [
      'a receipt counts its rolls and their metres',
      sql`
      select c.id from mes2.cloth c left join lateral (
        select count(*)::int as num, coalesce(sum(r.actual_len), 0) as len from mes2.fabric_roll r
        where r.company_id = c.company_id and r.cloth_id = c.id and r.del_flag = '0') r on true
      where c.roll_num <> r.num or c.total_len <> r.len`,
    ],
    [
      'a receipt has the points of its rolls over their area',
      sql`
      select c.id from mes2.cloth c cross join lateral (
        select round(sum(r.points) * 3600 / nullif(sum(r.width_cm / 2.54 * r.actual_len / 0.9144), 0), 2) as points
        from mes2.fabric_roll r
        where r.company_id = c.company_id and r.cloth_id = c.id and r.points is not null
          and r.width_cm is not null and r.del_flag = '0') r
      where c.points_per100 is distinct from r.points`,
    ],
    [
      'what was sent to a line can be received by somebody of it',
      sql`
      select d.id from mes2.cut_piece_delivery d
      where d.status = 1 and d.del_flag = '0' and not exists ${RECEIVER}`,
    ],
    [
      'a delivery outside counts its lines',
      sql`
      select d.id from mes2.subcontract_delivery d left join lateral (
        select count(*)::int as bundles, sum(l.send_num) as sent, coalesce(sum(l.receive_num), 0) as back
        from mes2.subcontract_delivery_line l where l.company_id = d.company_id and l.delivery_id = d.id) l on true
      where d.bundle_num_total <> l.bundles or d.num <> l.sent or d.return_num <> l.back`,
    ],
    [
      'a slip of fabric that was issued counts its lines',
      sql`
      select f.id from mes2.feeding_slip f left join lateral (
        select sum(l.len) as issued, sum(l.received_len) as received from mes2.feeding_slip_line l
        where l.company_id = f.company_id and l.feeding_id = f.id) l on true
      where f.status <> 0 and (f.issued_len <> l.issued or f.received_len <> l.received)`,
    ],
    [
      'a check counts the defects that it found',
      sql`
      select c.id from mes2.qc_check_record c left join lateral (
        select coalesce(sum(b.num), 0) as num, coalesce(sum(b.num) filter (where b.severity = 2), 0) as major
        from mes2.qc_check_bad b where b.company_id = c.company_id and b.check_id = c.id and b.del_flag = '0') b on true
      where c.defect_num <> b.num or c.major_num <> b.major`,
    ],
    [
      'I4 a confirmed order has one output point in each section',
      sql`
      select o.id from mes2.production_order o
      join mes2.order_process p on p.company_id = o.company_id and p.order_id = o.id
      where o.status in (1, 2) group by o.id, p.section having sum(p.is_output) > 1`,
    ],
    [
      'I6 an operation has one price today',
      sql`
      select p.id from mes2.order_process p where 1 <> (select count(*) from mes2.order_price r
        where r.company_id = p.company_id and r.order_process_id = p.id
          and daterange(r.from_date, r.to_date, '[]') @> (app_now() at time zone 'Asia/Shanghai')::date)`,
    ],
    [
      'I11 a cell of a bed is plies times ratio, in whole garments while it is typed',
      sql`
      select s.id from mes2.cutting_bed_color_size s
      join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.cutting_bed_id
      where s.cut_num <> (select case when b.status < 3 then trunc(sum(c.plies) * z.ratio) else sum(c.plies) * z.ratio end
          from mes2.cutting_bed_color c
        join mes2.cutting_bed_size z on z.company_id = c.company_id and z.cutting_bed_id = c.cutting_bed_id
        where c.company_id = s.company_id and c.cutting_bed_id = s.cutting_bed_id
          and c.color_id = s.color_id and z.size_id = s.size_id group by z.ratio)`,
    ],
    [
      'I12 no cell is cut over its limit without a reason',
      sql`
      select s.id from mes2.order_color_size s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.cut_num > ceil(s.num * (100 + o.cut_tol_up_pct) / 100)
        and not exists (select 1 from mes2.cutting_bed b where b.company_id = o.company_id
          and b.order_id = o.id and b.over_cut_reason is not null)`,
    ],
    [
      'I13 the rolls of a submitted bed cover its plies',
      sql`
      select b.id from mes2.cutting_bed b where b.status in (3, 4, 7)
        and b.plies <> (select sum(r.plies) from mes2.cutting_bed_roll r
          where r.company_id = b.company_id and r.cutting_bed_id = b.id)`,
    ],
    [
      'I15 the bundles of a bed hold what was cut',
      sql`
      select b.id from mes2.cutting_bed b where b.status = 4 and b.cut_num <> (
        select sum(x.origin_num) from mes2.bundle x where x.company_id = b.company_id and x.cutting_bed_id = b.id
          and x.parent_bundle_id is null and x.status <> 9)`,
    ],
    [
      'the log of a bed names who submitted it',
      sql`
      select b.id from mes2.cutting_bed b
      join lateral (select l.create_by from mes2.biz_log l where l.biz_type = 'bed' and l.biz_id = b.id and l.action = 'submit'
        order by l.create_date desc, l.id desc limit 1) last on true
      where b.submit_by is distinct from last.create_by`,
    ],
    [
      'the order counts what its submitted beds cut',
      sql`
      select s.id from mes2.order_color_size s where s.cut_num <> coalesce((
        select sum(c.cut_num) from mes2.cutting_bed_color_size c
        join mes2.cutting_bed b on b.company_id = c.company_id and b.id = c.cutting_bed_id
        where c.company_id = s.company_id and b.order_id = s.order_id and c.color_id = s.color_id
          and c.size_id = s.size_id and b.status in (3, 4, 5, 7) and b.bed_type <> 4), 0)`,
    ],
  ])('%s', async (_name, offenders) => {
    expect(await server.query(offenders)).toEqual([]);
  });
});
