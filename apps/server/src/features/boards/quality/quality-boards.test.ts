import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { runNow } from '../../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { minutesOfShift } from './finishing-check.ts';

let server: TestServer;
let companyId: string;
let workDate: string;

beforeAll(async () => {
  server = await testServer({ demo: true, clock: runNow });
  companyId = await server.companyId('CX');
  const [last] = await server.query<{ workDate: string }>(sql`
    select max(work_date) as work_date from mes2.check_day
    where company_id = ${companyId} and check_type = 3 and defect_num > 0`);
  workDate = last?.workDate ?? '';
  await checkAgainAfterFinishing();
  await server.query(sql`delete from mes2.board_quantity where company_id = ${companyId}`);
}, 300_000);
afterAll(() => server.close());

/** What was checked at the end of the lines that day was checked after finishing too, and two faults wait to be mended. */
async function checkAgainAfterFinishing() {
  await server.query(sql`
    insert into mes2.qc_check_record
    select (jsonb_populate_record(q, jsonb_build_object('id', next_id(), 'check_no', 'T4-' || q.id, 'check_type', 4))).*
    from mes2.qc_check_record q
    where q.company_id = ${companyId} and q.check_type = 3 and q.round = 1 and q.status in (1, 2, 3, 4)
      and q.del_flag = '0' and q.line_dept_id is not null and q.work_date = ${workDate}::date`);
  await server.query(sql`
    insert into mes2.qc_check_bad
    select (jsonb_populate_record(b, jsonb_build_object('id', next_id(), 'check_id', n.id))).*
    from mes2.qc_check_bad b
    join mes2.qc_check_record n on n.company_id = b.company_id and n.check_no = 'T4-' || b.check_id
    where b.company_id = ${companyId} and b.del_flag = '0'`);
  await server.query(sql`
    insert into mes2.check_day
    select (jsonb_populate_record(c, jsonb_build_object('check_type', 4))).* from mes2.check_day c
    where c.company_id = ${companyId} and c.check_type = 3 and c.work_date = ${workDate}::date
    on conflict (company_id, line_dept_id, work_date, order_id, check_type) do update
      set check_num = check_day.check_num + excluded.check_num, pass_num = check_day.pass_num + excluded.pass_num,
        first_defective = check_day.first_defective + excluded.first_defective,
        defect_num = check_day.defect_num + excluded.defect_num`);
  await server.query(sql`
    with waiting as (
      update mes2.qc_check_record set status = 2 where id in (
        select q.id from mes2.qc_check_record q where q.company_id = ${companyId} and q.check_type = 4
          and exists (select 1 from mes2.qc_check_bad b where b.check_id = q.id) order by q.id limit 2)
      returning id)
    update mes2.qc_check_bad set disposition = 1, rework_status = 0 where check_id in (select id from waiting)`);
}

const board = async (name: string, query: object = {}, who = 'cx.quality') =>
  (await server.call(who, 'GET', `/mes2/board/${name}`, { workDate, ...query })).body;

/** Defects of the end of the line and after finishing that were found at the first check, by item. */
const found = (from: string, to: string) =>
  server.query<{ name: string; num: number }>(sql`
    select i.name, sum(b.num)::int as num from mes2.qc_check_record q, mes2.qc_check_bad b, mes2.bad_item i
    where q.company_id = ${companyId} and b.check_id = q.id and i.id = b.bad_item_id and q.parent_id is null
      and q.check_type in (3, 4) and q.status not in (0, 9) and q.work_date between ${from}::date and ${to}::date
      and q.del_flag = '0' and b.del_flag = '0' and q.line_dept_id is not null
    group by i.id, i.name, i.severity, i.code order by num desc, i.severity desc, i.code`);

test('the five of a day are those found most often, each with its share of all', async () => {
  const { data } = await board('top5');
  const all = await found(workDate, workDate);
  const total = all.reduce((sum, { num }) => sum + num, 0);
  expect(total).toBeGreaterThan(0);
  expect(data).toMatchObject({ workDate, todayDate: workDate, defectNum: total, lastShift: null });
  expect(
    data.today.map(({ badItemName, num }: Record<string, string>) => [badItemName, num]),
  ).toEqual(all.slice(0, 5).map(({ name, num }) => [name, num]));
  for (const { num, sharePct } of data.today)
    expect(Number(sharePct)).toBeCloseTo((num * 100) / total, 2);
});

test('the trend is the sum of each day, and of all days together', async () => {
  const { trend, trendDhu } = (await board('top5')).data;
  const days = await server.query<{ workDate: string; defects: number; checked: number }>(sql`
    select work_date, sum(defect_num)::int as defects, sum(check_num)::int as checked from mes2.check_day
    where company_id = ${companyId} and check_type in (3, 4) and work_date > ${workDate}::date - 14
      and work_date <= ${workDate}::date group by 1 having sum(check_num) > 0 order by 1`);
  expect(trend).toEqual(
    days.map(({ defects, checked, ...day }) => ({
      workDate: day.workDate,
      dhu: ((defects * 100) / checked).toFixed(2),
      checkNum: checked,
    })),
  );
  const sum = (of: 'defects' | 'checked') => days.reduce((all, day) => all + day[of], 0);
  expect(Number(trendDhu)).toBeCloseTo((sum('defects') * 100) / sum('checked'), 2);
});

test('lines with few garments checked are not compared; the worst one is first', async () => {
  const { lines } = (await board('top5')).data;
  for (const { checkNum } of lines) expect(checkNum).toBeGreaterThanOrEqual(50);
  const order = lines.map(({ dhu }: { dhu: string }) => Number(dhu));
  expect(order).toEqual(order.toSorted((a: number, b: number) => b - a));
  const [line] = await server.query<{ id: string }>(sql`
    select line_dept_id as id from mes2.check_day where company_id = ${companyId} and check_type in (3, 4)
      and work_date = ${workDate}::date and defect_num > 0 limit 1`);
  const own = (await board('top5', { lineDeptIds: line?.id })).data;
  const [sum] = await server.query<{ num: number }>(sql`
    select sum(defect_num)::int as num from mes2.check_day where company_id = ${companyId}
      and check_type in (3, 4) and work_date = ${workDate}::date and line_dept_id = ${line?.id}`);
  expect(own.defectNum).toBe(sum?.num);
});

test('a day without defects shows the last five, with their day', async () => {
  const { data } = await board('top5', { workDate: '2031-01-01' });
  expect(data).toMatchObject({
    defectNum: 0,
    todayDate: null,
    today: [],
    trend: [],
    trendDhu: null,
  });
  const [next] = await server.query<{ day: string }>(
    sql`select (max(work_date) + 1)::text as day from mes2.check_day where company_id = ${companyId}`,
  );
  const after = (await board('top5', { workDate: next?.day })).data;
  expect(after.defectNum).toBe(0);
  expect(after.todayDate < (next?.day ?? '')).toBe(true);
  expect(after.today.length).toBeGreaterThan(0);
});

test('the room after finishing: figures, hours and stations are those of its first checks', async () => {
  const { kpi, hours, stations } = (await board('fqc')).data;
  const [sum] = await server.query<Record<string, number>>(sql`
    select sum(check_num)::int as check_num, sum(pass_num)::int as pass_num, sum(defect_num)::int as defects
    from mes2.qc_check_record where company_id = ${companyId} and check_type = 4 and parent_id is null
      and status not in (0, 9) and work_date = ${workDate}::date`);
  const { checkNum = 0, passNum = 0, defects = 0 } = sum ?? {};
  expect(kpi).toMatchObject({
    ...{ checkNum, passNum },
    fpyPct: ((passNum * 100) / checkNum).toFixed(2),
    dhu: ((defects * 100) / checkNum).toFixed(2),
  });
  const all = (rows: { checkNum: number }[]) =>
    rows.reduce((total, row) => total + row.checkNum, 0);
  expect([all(hours), all(stations)]).toEqual([checkNum, checkNum]);
  for (const { isSilent } of stations) expect(typeof isSilent).toBe('boolean');
});

test('what waits to be mended is counted, and what waits over four hours beside it', async () => {
  const { kpi, rework } = (await board('fqc')).data;
  const pieces = (rows: { num: number }[]) => rows.reduce((sum, { num }) => sum + num, 0);
  const [open] = await server.query<{ num: number }>(sql`
    select coalesce(sum(b.num), 0)::int as num from mes2.qc_check_bad b
    join mes2.qc_check_record q on q.id = b.check_id
    where q.company_id = ${companyId} and q.check_type = 4 and q.status = 2 and b.disposition = 1
      and b.rework_status = 0 and b.del_flag = '0'`);
  expect(open?.num).toBeGreaterThan(0);
  expect(kpi.openReworkNum).toBe(open?.num);
  expect(pieces(rework)).toBe(open?.num);
  expect(kpi.overdueNum).toBe(pieces(rework.filter(({ isLate }: { isLate: boolean }) => isLate)));
});

test('a figure that was typed is shown and marked, with its reason', async () => {
  const before = (await board('fqc')).data.kpi.checkNum;
  await server.query(sql`
    insert into mes2.board_quantity (company_id, board_code, item_code, work_date, mode, num, remark)
    values (${companyId}, 'fqc', 'checkNum', ${workDate}::date, 2, 30, '手工补记')`);
  const { kpi, overrides, overrideReasons } = (await board('fqc')).data;
  expect(kpi.checkNum).toBe(before + 30);
  expect([overrides, overrideReasons]).toEqual([['checkNum'], ['手工补记']]);
});

test('another company and a factory that is not ours show nothing of it', async () => {
  for (const name of ['top5', 'fqc', 'countscz'])
    expect(await board(name, { factoryId: '999999' })).toMatchObject({
      status: 10009,
      data: '未找到该工厂',
    });
});

test('only minutes of the shift make a station silent', () => {
  const shift = { shiftSegments: '08:00-12:00,13:00-17:30', dayCutoff: '06:00' };
  const since = (from: string, to: string) =>
    minutesOfShift(`2024-03-20 ${from}:00`, `2024-03-20 ${to}:00`, shift);
  expect(since('11:50', '13:05')).toBe(15);
  expect(since('09:00', '09:30')).toBe(30);
  expect(since('18:00', '20:00')).toBe(0);
});
