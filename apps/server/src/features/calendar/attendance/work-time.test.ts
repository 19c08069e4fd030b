import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;
let days: { workDateFrom: string; workDateTo: string };

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  const [found] = await server.query<{ from: string; to: string }>(sql`
    select max(work_date) - 9 as from, max(work_date) as to from mes2.attendance where company_id = ${company}`);
  days = { workDateFrom: found?.from ?? '', workDateTo: found?.to ?? '' };
}, 300_000);
afterAll(() => server.close());

test('minutes of people day by day, and the shares of all of them', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getWorkTimeReport', query: days },
    key: ['employeeId', 'workDate'],
    plain: sql`
      select t.*, t.normal_min + t.ot_min as attend_min, t.normal_min + t.ot_min - t.non_work_min as productive_min,
        round((t.normal_min + t.ot_min - t.non_work_min) * 100.0 / nullif(t.normal_min + t.ot_min, 0), 2) as productive_pct,
        round(t.earned_min * 100.0 / nullif(t.normal_min + t.ot_min, 0), 2) as eff_pct
      from (
        select k.employee_id, k.work_date, coalesce(max(k.normal), 0)::numeric as normal_min, coalesce(max(k.ot), 0)::numeric as ot_min,
          coalesce(max(k.late), 0)::numeric as late_min, coalesce(max(k.earned), 0) as earned_min,
          coalesce(sum(k.idle), 0) as non_work_min, min(k.absence) as absence_type, bool_or(k.is_day) as is_day
        from (
          select employee_id, work_date, normal_min as normal, ot_min as ot, late_min as late, null::numeric as earned,
            null::numeric as idle, null::int as absence, true as is_day
          from mes2.attendance where company_id = ${company} and del_flag = '0' and (on_date is null) = (off_date is null)
          union all
          select employee_id, work_date, 0, 0, late_min, null, null, null, true
          from mes2.attendance where company_id = ${company} and del_flag = '0' and (on_date is null) <> (off_date is null)
          union all
          select employee_id, work_date, null, null, null, earned_min, null, null, earned_min <> 0
          from mes2.employee_day where company_id = ${company}
          union all
          select employee_id, work_date, null, null, null, null, minutes, null, false
          from mes2.worked_hours
          where company_id = ${company} and del_flag = '0' and kind in (2, 3) and employee_id is not null
          union all
          select y.employee_id, y.work_date, null, null, null, null, null, b.absence_type, true
          from mes2.employee_absence_day y join mes2.employee_absence b on b.id = y.absence_id
          where y.company_id = ${company} and b.status = 1 and b.del_flag = '0') k
        where k.work_date between ${days.workDateFrom}::date and ${days.workDateTo}::date
        group by 1, 2 having bool_or(k.is_day)) t`,
    ratios: {
      productivePct: sql`round(sum(p.attend_min - p.non_work_min) * 100.0 / sum(p.attend_min), 2)`,
      effPct: sql`round(sum(p.earned_min) filter (where p.attend_min > 0) * 100.0 / sum(p.attend_min), 2)`,
    },
  });
});

test('a day without a shift of its own has that of the calendar, and is found by it', async () => {
  const read = async (shiftId?: string) => {
    const query = { ...days, pageNum: 1, pageSize: 1000, ...(shiftId ? { shiftId } : {}) };
    const { body } = await server.call('cx.admin', 'GET', '/mes2/report/workTimeReport', query);
    return body.data.list as { onDate: string | null; shiftName: string | null }[];
  };
  const rows = await read();
  const attended = rows.filter(({ onDate }) => onDate !== null);
  expect(attended.length).toBeGreaterThan(0);
  expect(attended.filter(({ shiftName }) => shiftName === null)).toEqual([]);
  const [day] = await server.query<{ id: string; name: string }>(sql`
    select id, name from mes2.shift where company_id = ${company} and name = ${attended[0]?.shiftName ?? ''}`);
  const found = await read(day?.id);
  expect(found).toEqual(rows.filter(({ shiftName }) => shiftName === day?.name));
});

test('no more than 93 days are asked for', async () => {
  const read = async (workDateTo: string) => {
    const query = { workDateFrom: '2026-01-01', workDateTo, pageNum: 1, pageSize: 1 };
    return (await server.call('cx.admin', 'GET', '/mes2/report/workTimeReport', query)).body;
  };
  expect(await read('2026-04-04')).toMatchObject({ status: 10009, message: '日期范围最多93天' });
  expect(await read('2026-04-03')).toMatchObject({ status: 200 });
});
