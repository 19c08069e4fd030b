import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: string;
let day: string;
let now = runNow();
beforeAll(async () => {
  server = await testServer({ demo: true, clock: () => now });
  company = await server.companyId('CX');
  const [last] = await server.query<{ workDate: string }>(sql`
    select max(h.work_date) as work_date from mes2.line_hour_output h
    join mes2.order_process p on p.id = h.order_process_id and p.section = 3 and p.is_output = 1
    where h.company_id = ${company}`);
  day = last?.workDate ?? '';
  now = new Date(`${day}T02:30:00Z`);
}, 300_000);
afterAll(() => server.close());

const card = async (code: string, who = 'cx.admin') => {
  const { body } = await server.call(who, 'GET', '/mes2/home/cards', { codes: code });
  expect(body.status).toBe(200);
  return body.data[0];
};
const value = async (code: string, who?: string) => (await card(code, who))?.value;
const rows = <Row>(query: Parameters<TestServer['query']>[0]) => server.query<Row>(query);
const sum = (numbers: readonly number[]) => numbers.reduce((all, num) => all + num, 0);

interface Line {
  readonly deptId: string;
  readonly actualNum: number;
  readonly targetNum: number;
}

test('cards of the lines add up the windows that are over', async () => {
  const [line] = await rows<{ id: string }>(sql`
    select dept_id as id from mes2.line where company_id = ${company} and line_type = 2 order by dept_id limit 1`);
  await rows(sql`
    insert into mes2.target_record (company_id, dept_id, work_date, window_from, window_to, target_num, actual_num)
    values (${company}, ${line?.id}, ${day}::date, '06:00', '07:00', 100, 90),
      (${company}, ${line?.id}, ${day}::date, '07:00', '07:30', 50, null)`);
  const over = await rows<Line>(sql`
    select dept_id, actual_num, target_num from mes2.target_record
    where company_id = ${company} and work_date = ${day}::date and actual_num is not null
      and window_to <= '10:30'`);
  const actual = sum(over.map((row) => row.actualNum));
  const target = sum(over.map((row) => row.targetNum));
  expect(await card('lineAttainment')).toMatchObject({
    value: ((actual * 100) / target).toFixed(2),
    target: '100',
  });
  expect(await value('myLineGap')).toBe(String(actual - target));
  const below = new Set(over.map(({ deptId }) => deptId)).size;
  const behind = [...new Set(over.map(({ deptId }) => deptId))].filter(
    (id) =>
      sum(over.filter((row) => row.deptId === id).map((row) => row.actualNum - row.targetNum)) < 0,
  );
  expect(behind.length).toBeLessThanOrEqual(below);
  expect(await value('linesBelowTarget')).toBe(String(behind.length));
});

test('the hour that runs is that of the company, and its garments have a value only for those who may see it', async () => {
  const made = await rows<{ hour: number; num: number; price: string; currency: string }>(sql`
    select h.hour::int as hour, h.num, o.unit_price as price, o.currency_code as currency
    from mes2.line_hour_output h
    join mes2.order_process p on p.id = h.order_process_id and p.section = 3 and p.is_output = 1
    join mes2.production_order o on o.id = h.order_id
    where h.company_id = ${company} and h.work_date = ${day}::date`);
  expect(made.length).toBeGreaterThan(0);
  expect(await value('outputToday')).toBe(String(sum(made.map(({ num }) => num))));
  await rows(sql`
    delete from mes2.output_target where company_id = ${company} and work_date = ${day}::date`);
  expect(await card('myLineHour')).toMatchObject({
    value: String(sum(made.filter(({ hour }) => hour === 10).map(({ num }) => num))),
    target: null,
  });
  const [{ base } = { base: '' }] = await rows<{ base: string }>(
    sql`select code as base from ccm.currency where company_id = ${company} and is_base = 1`,
  );
  const rates = await rows<{ code: string; rate: string }>(sql`
    select distinct on (currency_code) currency_code as code, rate from ccm.exchange_rate
    where company_id = ${company} and rate_date <= ${day}::date order by currency_code, rate_date desc`);
  const rateOf = (code: string) =>
    code === base ? 1 : Number(rates.find((one) => one.code === code)?.rate);
  const worth = sum(made.map(({ num, price, currency }) => num * Number(price) * rateOf(currency)));
  expect(Number(await value('outputValueToday'))).toBeCloseTo(worth, 1);
  expect(await card('outputValueToday', 'cx.line')).toBeUndefined();
});

test('the hour that runs is the one of the shift where it begins at half past', async () => {
  const [line] = await rows<{ id: string; shift: string }>(sql`
    select line_dept_id as id, (select min(id) from mes2.shift where company_id = ${company}) as shift
    from mes2.line_hour_output where company_id = ${company} and work_date = ${day}::date
    group by 1 order by sum(num) desc limit 1`);
  const hours = ['07:30', '08:30', '09:30', '10:30'].map((from, at, all) => ({
    ...{ from, to: all[at + 1] ?? '11:30', num: 40 + at },
  }));
  await rows(sql`
    insert into mes2.output_target (company_id, dept_id, work_date, shift_id, headcount, avail_min, eff_pct,
      target_num, hour_targets, source)
    values (${company}, ${line?.id}, ${day}::date, ${line?.shift}, 20, 4800, 70, 166, ${JSON.stringify(hours)}::jsonb, 2)`);
  const kept = now;
  now = new Date(`${day}T02:20:00Z`);
  const made = async (from: string, to: string, line?: string) => {
    const [row] = await rows<{ num: number }>(sql`
      select coalesce(sum(s.num), 0)::int as num from mes2.scan s
      join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
        and p.is_output = 1
      where s.company_id = ${company} and s.work_date = ${day}::date and s.type in (1, 4, 5) and s.status = 0
        and (s.line_dept_id = ${line ?? null}) is not false
        and (coalesce(s.device_date, s.scan_date) at time zone 'Asia/Shanghai')::time >= ${from}::time
        and (coalesce(s.device_date, s.scan_date) at time zone 'Asia/Shanghai')::time < ${to}::time`);
    return row?.num ?? 0;
  };
  const own = await made('09:30', '10:30', line?.id);
  const others = (await made('10:00', '11:00')) - (await made('10:00', '11:00', line?.id));
  expect(await card('myLineHour')).toMatchObject({ value: String(own + others), target: '42' });
  now = kept;
  await rows(sql`
    delete from mes2.output_target where company_id = ${company} and work_date = ${day}::date`);
});

test('people of the day: who is there, and who was lent without being taken on', async () => {
  const [line] = await rows<{ id: string; other: string; shift: string }>(sql`
    select l.dept_id as id, (select min(dept_id) from mes2.line where company_id = ${company} and dept_id <> l.dept_id)
      as other, (select min(id) from mes2.shift where company_id = ${company}) as shift
    from mes2.line l where l.company_id = ${company} order by l.dept_id limit 1`);
  await rows(
    sql`delete from mes2.manpower_input where company_id = ${company} and work_date = ${day}::date`,
  );
  await rows(sql`
    insert into mes2.manpower_input (company_id, dept_id, work_date, shift_id, roll_num, present_num, absent_num,
      lent_out_num, lent_out_dept_id, attend_min, shift_net_min)
    values (${company}, ${line?.id}, ${day}::date, ${line?.shift}, 16, 14, 2, 3, ${line?.other}, 8400, 600)`);
  expect(await value('attendance')).toBe('87.50');
  expect(await value('unbalancedLoans')).toBe('3');
});

test('cards of the fabric count receipts, slips and rolls as their lists show them', async () => {
  await rows(sql`
    update mes2.cloth set relax_date = ${now}::timestamptz + interval '3 hours', status = 0
    where id = (select min(id) from mes2.cloth where company_id = ${company})`);
  const relaxing = await server.call('cx.admin', 'GET', '/mes2/cloth/list', {
    relaxing: true,
    pageSize: 1000,
  });
  const still = relaxing.body.data.list.filter(({ status }: { status: number }) => status < 2);
  expect(still.length).toBeGreaterThan(0);
  expect(await value('fabricRelaxing')).toBe(String(still.length));

  await rows(sql`
    update mes2.feeding_slip f set status = 2, issued_len = 200, received_len = 198, diff_len = 2,
      cutting_bed_id = (select min(b.id) from mes2.cutting_bed b where b.order_id = f.order_id and b.status in (3, 4, 5))
    where f.id = (select min(s.id) from mes2.feeding_slip s
      join mes2.cutting_bed b on b.order_id = s.order_id and b.status in (3, 4, 5)
      where s.company_id = ${company})`);
  await rows(sql`
    update mes2.feeding_slip_line l set return_len = 0 from mes2.feeding_slip f
    where f.id = l.feeding_id and f.status = 2 and f.company_id = ${company}`);
  const slips = await rows<{ id: string; diff: string; issued: string; bed: string | null }>(sql`
    select id, diff_len as diff, issued_len as issued, cutting_bed_id as bed from mes2.feeding_slip
    where company_id = ${company} and status = 2 and del_flag = '0'`);
  const large = slips.filter(({ diff, issued }) => Math.abs(Number(diff)) / Number(issued) > 0.005);
  expect(await value('feedingDifferences')).toBe(String(large.length));
  // What a bed leaves of a roll is in stock by its figures until somebody carries it back.
  const [left] = await rows<{ id: string }>(sql`
    update mes2.fabric_roll set status = 0, used_len = actual_len - 5, splice_len = 0, defect_len = 0, remnant_len = 0,
      remain_len = 5 where id = (
        select min(l.fabric_roll_id) from mes2.feeding_slip_line l
        join mes2.feeding_slip f on f.id = l.feeding_id and f.status = 2
        join mes2.cutting_bed b on b.id = f.cutting_bed_id and b.status in (3, 4, 5)
        where l.company_id = ${company} and l.return_len = 0)
    returning id`);
  expect(left).toBeDefined();
  const atTables = await rows<{ feedingId: string; remain: string; bedStatus: number }>(sql`
    select l.feeding_id, r.remain_len as remain, b.status as bed_status from mes2.feeding_slip_line l
    join mes2.feeding_slip f on f.id = l.feeding_id
    join mes2.fabric_roll r on r.id = l.fabric_roll_id
    join mes2.cutting_bed b on b.id = f.cutting_bed_id
    where l.company_id = ${company} and l.return_len = 0 and r.status in (0, 2) and not exists (
      select 1 from mes2.remnant_slip_line i join mes2.remnant_slip s on s.id = i.slip_id and s.status = 1
      where i.fabric_roll_id = r.id and i.kind = 3 and s.cutting_bed_id = b.id)`);
  const rests = atTables.filter(
    ({ feedingId, remain, bedStatus }) =>
      Number(remain) > 0 &&
      bedStatus > 2 &&
      bedStatus < 6 &&
      slips.some(({ id }) => id === feedingId),
  );
  expect(rests.length).toBeGreaterThan(0);
  expect(await value('fabricToReturn')).toBe(String(rests.length));

  const report = await server.call('cx.admin', 'GET', '/mes2/report/materialReport', {
    lacking: true,
    pageSize: 1000,
  });
  const short = new Set(report.body.data.list.map(({ orderId }: { orderId: string }) => orderId));
  expect(short.size).toBeGreaterThan(0);
  expect(await value('ordersShortOfMaterial')).toBe(String(short.size));
});

test('cards of the cutting room name the next bed, complete batches and bundles that wait for a check', async () => {
  const { tables } = (await server.call('cx.leader', 'GET', '/mes2/report/reduceBedBoard', {})).body
    .data as { tables: { nextBeds: string[] }[] };
  const firsts = tables.flatMap(({ nextBeds: [first] }) => first?.split(' ').at(-1) ?? []);
  expect(firsts).toContain(await value('nextBed', 'cx.leader'));
  const batches = await rows<{ bundleFrom: number; bundleTo: number; orderId: string }>(sql`
    select bundle_from, bundle_to, order_id from mes2.batch_range
    where company_id = ${company} and status = 0 and del_flag = '0'`);
  const [batch] = batches;
  expect(batch).toBeDefined();
  const inBatch = sql`company_id = ${company} and order_id = ${batch?.orderId}
    and bundle_no between ${batch?.bundleFrom}::int and ${batch?.bundleTo}::int and status < 8`;
  const before = Number(await value('completeSetsToSend'));
  await rows(
    sql`update mes2.bundle set status = 1, print_count = greatest(print_count, 1) where ${inBatch}`,
  );
  const complete = Number(await value('completeSetsToSend'));
  expect(complete).toBe(before + 1);
  await rows(sql`
    update mes2.bundle set status = 0 where id = (select min(id) from mes2.bundle where ${inBatch})`);
  expect(Number(await value('completeSetsToSend'))).toBe(before);
  const [{ sewn } = { sewn: -1 }] = await rows<{ sewn: number }>(
    sql`select count(*)::int as sewn from mes2.bundle where company_id = ${company} and status = 4`,
  );
  expect(await value('bundlesToCheck')).toBe(String(sewn));
});

test('cards of the desk count orders to lock, notices of over-cutting and what the nightly check corrected', async () => {
  const [{ open } = { open: -1 }] = await rows<{ open: number }>(sql`
    select count(*)::int as open from mes2.production_order
    where company_id = ${company} and status = 3 and wage_locked = 0 and del_flag = '0'`);
  expect(await value('ordersToLock')).toBe(String(open));
  await rows(sql`
    insert into mmc.message (company_id, user_id, title, message_type, biz_type)
    select ${company}, id, 'x', 'Notice', 'overCut' from amc.app_user where username = 'cx.merch'`);
  const [{ unread } = { unread: -1 }] = await rows<{ unread: number }>(sql`
    select count(*)::int as unread from mmc.message m join amc.app_user u on u.id = m.user_id
    where m.company_id = ${company} and u.username = 'cx.merch' and m.biz_type = 'overCut' and m.readed = 0`);
  expect(unread).toBeGreaterThan(0);
  expect(await value('overCutNotices', 'cx.merch')).toBe(String(unread));
  await rows(
    sql`delete from mes2.batch_day_log where company_id = ${company} and job_code = 'rollup'`,
  );
  expect(await card('dataCheck')).toMatchObject({ value: '–', unit: null, level: null });
  await rows(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num)
    values (${company}, 'rollup', ${day}::date, ${now}, ${now}, 5, 3, 2)`);
  expect(await card('dataCheck')).toMatchObject({ value: '2', level: 'bad' });
});

test('boards that are not connected are counted for those who may pair them', async () => {
  await rows(sql`
    insert into amc.board_device (company_id, user_id, name, playlist)
    select ${company}, id, username, '[]' from amc.app_user where username in ('cx.worker', 'cx.merch')`);
  const [{ all } = { all: -1 }] = await rows<{ all: number }>(sql`
    select count(*)::int as all from amc.board_device where company_id = ${company} and del_flag = '0'`);
  expect(all).toBeGreaterThan(1);
  expect(await card('boardsOffline')).toMatchObject({
    value: String(all),
    level: null,
    link: null,
  });
  expect(await card('boardsOffline', 'cx.line')).toBeUndefined();
});

test('line days above their capacity are counted from today for a week', async () => {
  // A week of holidays has nothing planned.
  const [{ from } = { from: '' }] = await rows<{ from: string }>(sql`
    select min(work_date) as "from" from mes2.schedule_day
    where company_id = ${company} and work_date > ${day}::date and plan_num > 0`);
  const kept = now;
  now = new Date(`${from}T02:30:00Z`);
  await rows(sql`
    update mes2.schedule_day d set plan_num = plan_num * 4 where company_id = ${company} and id in (
      select x.id from mes2.schedule_day x join mes2.schedule s on s.id = x.schedule_id and s.del_flag = '0'
      where x.company_id = ${company} and x.work_date between ${from}::date and ${from}::date + 6 and x.plan_num > 0
      order by x.id limit 3)`);
  const [facts] = await rows<{ full: number }>(sql`
    with needed as (
      select s.line_dept_id, d.work_date, sum(s.sam * d.plan_num * 100 / d.eff_pct) as min, max(d.headcount) as heads
      from mes2.schedule_day d join mes2.schedule s on s.id = d.schedule_id and s.del_flag = '0'
      where d.company_id = ${company} and d.work_date between ${from}::date and ${from}::date + 6 group by 1, 2),
    net as (
      select n.*, coalesce(
        (select case when x.day_type in (1, 4) then x.ot_min + coalesce((
            select sum(h.net_min) from mes2.work_calendar_day_shift i join mes2.shift h on h.id = i.shift_id
            where i.day_id = x.id), 0) else 0 end
          from mes2.work_calendar_day x join mes2.work_calendar y on y.id = x.calendar_id
          where y.company_id = ${company} and y.name = c.name and x.date = n.work_date),
        (select h.net_min from mes2.work_calendar_weekday w join mes2.work_calendar y on y.id = w.calendar_id
          join mes2.shift h on h.id = w.shift_id
          where y.company_id = ${company} and y.name = c.name and y.year = extract(year from n.work_date)
            and w.weekday = extract(isodow from n.work_date)), 0) as minutes
      from needed n
      join mes2.line l on l.company_id = ${company} and l.dept_id = n.line_dept_id and l.line_type in (2, 5)
      join mes2.work_calendar c on c.id = l.calendar_id)
    select count(*) filter (where min > heads * minutes)::int as full from net`);
  expect(facts?.full).toBeGreaterThan(0);
  expect(await card('overloadedLineDays')).toMatchObject({
    value: String(facts?.full),
    level: null,
  });
  now = kept;
});

test('the efficiency of the lines is what they earned in as much of their shift as is over', async () => {
  await rows(
    sql`delete from mes2.manpower_input where company_id = ${company} and work_date = ${day}::date`,
  );
  expect(await card('averageEfficiency')).toMatchObject({ value: '–', unit: null });
  await rows(sql`
    insert into mes2.manpower_input (company_id, dept_id, work_date, shift_id, roll_num, present_num, absent_num,
      lent_in_num, lent_out_num, attend_min, shift_net_min)
    select ${company}, l.dept_id, ${day}::date, s.id, 20, 20, 0, 0, 0, 20 * s.net_min, s.net_min
    from mes2.line l join mes2.shift s on s.company_id = l.company_id and s.is_default = 1
    where l.company_id = ${company} and l.line_type = 2 and l.del_flag = '0' order by l.dept_id limit 2`);
  // Two borrowed people count in, one lent away does not.
  await rows(sql`
    update mes2.manpower_input set lent_in_num = 2, lent_out_num = 1
    where company_id = ${company} and work_date = ${day}::date`);
  const [facts] = await rows<{ pct: string }>(sql`
    with crew as (
      select i.*, (i.attend_min + (i.lent_in_num - i.lent_out_num) * i.shift_net_min) * (
          select sum(extract(epoch from greatest('0'::interval,
              least(e ->> 'end', '10:30')::time - (e ->> 'start')::time)))
            / sum(extract(epoch from (e ->> 'end')::time - (e ->> 'start')::time))
          from jsonb_array_elements(s.segments) e where e ->> 'type' <> 'break') as gone
      from mes2.manpower_input i join mes2.shift s on s.id = i.shift_id
      where i.company_id = ${company} and i.work_date = ${day}::date)
    select round((select sum(c.num * c.sam) from mes2.scan c
        join mes2.order_process p on p.id = c.order_process_id and p.section = 3
        where c.company_id = ${company} and c.work_date = ${day}::date and c.type <> 2
          and c.line_dept_id in (select dept_id from crew)) * 100 / sum(gone), 2)::text as pct
    from crew`);
  expect(Number(facts?.pct)).toBeGreaterThan(0);
  expect(await value('averageEfficiency')).toBe(facts?.pct);
});

test('stations beyond the limit of a balanced line are counted as they are manned today', async () => {
  const reports = await rows<{ line: string; step: string; who: string; sam: string }>(sql`
    select distinct s.line_dept_id || '/' || s.order_id as line, s.order_process_id as step, s.employee_id as who,
      p.sam from mes2.scan s join mes2.order_process p on p.id = s.order_process_id
    where s.company_id = ${company} and s.work_date = ${day}::date and s.status = 0 and s.type in (1, 4, 5)`);
  const sewing = new Set(
    (
      await rows<{ id: string }>(
        sql`select id from mes2.order_process where company_id = ${company} and section = 3`,
      )
    ).map(({ id }) => id),
  );
  let slow = 0;
  for (const line of Map.groupBy(reports, (report) => report.line).values()) {
    const stepsOf = (who: string) => line.filter((report) => report.who === who).length;
    const stations = [
      ...Map.groupBy(
        line.filter(({ step }) => sewing.has(step)),
        ({ step }) => step,
      ).values(),
    ].map((station) => ({
      sam: Number(station[0]?.sam),
      heads: sum(station.map(({ who }) => 1 / stepsOf(who))),
    }));
    const limit =
      sum(stations.map(({ sam }) => sam)) / sum(stations.map(({ heads }) => heads)) / 0.85;
    slow += stations.filter(({ sam, heads }) => sam / heads > limit).length;
  }
  expect(slow).toBeGreaterThan(0);
  expect(await value('bottleneckStations')).toBe(String(slow));
});
