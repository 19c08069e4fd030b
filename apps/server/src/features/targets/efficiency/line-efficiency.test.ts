import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;
let month: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  const [found] = await server.query<{ day: string }>(sql`
    select max(work_date)::text as day from mes2.manpower_input where company_id = ${company}`);
  month = found?.day.slice(0, 7) ?? '';
}, 300_000);
afterAll(() => server.close());

const read = async (path: string, query: object) =>
  (await server.call('cx.admin', 'GET', `/mes2/report/${path}`, query)).body;

test('lines with what their people earned in a month, minutes added up before they are divided', async () => {
  const days = sql`
    select u.dept_id, u.work_date, u.avail, coalesce(e.earned, 0) as earned, coalesce(n.idle, 0) as idle
    from (
      select dept_id, work_date, sum(attend_min + ot_min + (lent_in_num - lent_out_num) * shift_net_min) as avail
      from mes2.manpower_input where company_id = ${company} and del_flag = '0' group by 1, 2) u
    left join (
      select h.line_dept_id, h.work_date, sum(h.earned_min) as earned from mes2.line_hour_output h
      join mes2.order_process p on p.id = h.order_process_id where p.section = 3 group by 1, 2) e
      on e.line_dept_id = u.dept_id and e.work_date = u.work_date
    left join (
      select dept_id, work_date, sum(minutes * headcount) as idle from mes2.worked_hours
      where kind in (2, 3) and del_flag = '0' group by 1, 2) n on n.dept_id = u.dept_id and n.work_date = u.work_date
    where to_char(u.work_date, 'YYYY-MM') = ${month}::text and u.avail > 0`;
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getLineEfficiencyReport', query: { month } },
    key: ['lineDeptId'],
    plain: sql`
      select y.dept_id as line_dept_id, sum(y.avail) as avail, sum(y.earned) as earned, sum(y.idle) as idle,
        round(sum(y.earned) * 100 / sum(y.avail), 2) as month_pct,
        round(sum(y.earned) * 100 / nullif(sum(y.avail - y.idle), 0), 2) as month_on_std_pct
      from (${days}) y group by 1`,
    ratios: {
      monthPct: sql`round(sum(p.earned) * 100 / sum(p.avail), 2)`,
      monthOnStdPct: sql`round(sum(p.earned) * 100 / nullif(sum(p.avail - p.idle), 0), 2)`,
    },
  });
});

test('the cells of a day and of a week are those behind them', async () => {
  const { list, weeks } = (await read('efficiency', { month, pageNum: 1, pageSize: 100 })).data;
  const [row] = list;
  const cell = row.days.find(({ effPct }: { effPct: string | null }) => effPct !== null);
  const query = { lineDeptId: row.lineDeptId, workDate: cell.workDate };
  const { data } = await read('efficiency/lineDay', query);
  expect(data).toMatchObject({
    effPct: cell.effPct,
    availMin: cell.availMin,
    earnedMin: cell.earnedMin,
    headcount: cell.headcount,
  });
  const earned = data.orders.reduce(
    (sum: number, one: { earnedMin: string }) => sum + Number(one.earnedMin),
    0,
  );
  expect(earned).toBeCloseTo(Number(data.earnedMin), 2);
  for (const { week, lastDate } of weeks) {
    expect(week).toMatch(/^W\d\d$/);
    expect(new Date(`${lastDate}T00:00:00Z`).getUTCDay()).toBe(0);
  }
});

test('a month that lies ahead is none, and neither is the thirteenth', async () => {
  const ahead = await read('efficiency', { month: '2099-01' });
  expect(ahead).toMatchObject({ status: 10009, data: '月份不能晚于当前月' });
  expect((await read('efficiency', { month: '2024-13' })).status).toBe(10009);
});
