import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let line: string;
let company: string;
beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  const [row] = await server.query<{ id: string }>(
    sql`select id from amc.department where company_id = ${company} and code = 'L3'`,
  );
  line = row?.id ?? '';
  await server.query(
    sql`delete from mes2.check_day where company_id = ${company} and work_date >= '2031-03-01'`,
  );
  // The example of the story: 2150 checked, 107 not right the first time, 129 faults. DHU 6.00, yield 95.02.
  await server.query(sql`
    insert into mes2.check_day (company_id, line_dept_id, work_date, order_id, check_type, check_num, pass_num,
      first_defective, defect_num)
    select ${company}, ${line}, day::date, o.id, 3, checked, checked - bad, bad, faults
    from (values ('2031-03-03', 2150, 107, 129), ('2031-03-04', 100, 3, 3), ('2031-03-05', 40, 0, 0),
      ('2031-03-06', 100, 20, 30)) as v (day, checked, bad, faults)
    cross join lateral (select id from mes2.production_order where company_id = ${company} limit 1) o`);
});
afterAll(() => server.close());

const recalculate = (workDateFrom: string, workDateTo: string) =>
  server.call('cx.admin', 'POST', '/mes2/levelRecord/recalculate', {
    targetType: 1,
    workDateFrom,
    workDateTo,
  });

test('a day is graded by its limits, which it may reach, and again as the limits change', async () => {
  expect((await recalculate('2031-03-01', '2031-03-31')).body.data.id).toMatch(/^\d+$/);
  const days = async () => {
    const { body } = await server.call('cx.admin', 'GET', '/mes2/levelRecord/list', {
      targetType: 1,
      targetId: line,
      sql: `work_date between '2031-03-01' and '2031-03-31'`,
      order: 'work_date asc',
    });
    return body.data;
  };
  const { list, sum } = await days();
  expect(
    list.map(({ level, dhu, fpyPct }: Record<string, string>) => [level, dhu, fpyPct]),
  ).toEqual([
    ['B', '6.00', '95.02'],
    ['A', '3.00', '97.00'],
    ['A', '0.00', '100.00'],
    ['D', '30.00', '80.00'],
  ]);
  expect(sum).toEqual({ checkNum: 2390, defectNum: 162 });
  await server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    values (${company}, 'levelThresholds', '{"A": [1, 99], "B": [3, 97], "C": [6, 94]}')`);
  await server.query(
    sql`delete from mes2.check_day where company_id = ${company} and work_date = '2031-03-05'`,
  );
  await recalculate('2031-03-03', '2031-03-06');
  expect((await days()).list.map(({ level }: { level: string }) => level)).toEqual(['C', 'B', 'D']);
});

test('a month is graded by its summed garments, not by the letters of its days', async () => {
  const { body } = await server.call('cx.admin', 'GET', '/mes2/levelRecord/matrix', {
    targetType: 1,
    month: '2031-03',
  });
  const [row] = body.data.list;
  expect(row).toMatchObject({ targetName: '缝制3组', deptName: '缝制车间', aDays: 0, dDays: 1 });
  // 162 faults and 130 bad garments of 2350: 6.89 and 94.47.
  expect([row.dhu, row.fpyPct, row.level]).toEqual(['6.89', '94.47', 'D']);
  expect(row.days.map(({ workDate }: { workDate: string }) => workDate)).toEqual([
    '2031-03-03',
    '2031-03-04',
    '2031-03-06',
  ]);
  expect(body.data.sum).toEqual({ aDays: 0, dDays: 1 });
});

test('at most 31 days are graded at a time, and a month is a month', async () => {
  expect((await recalculate('2024-01-01', '2024-03-31')).body).toMatchObject({
    status: 10009,
    data: '一次最多重算31天',
  });
  expect((await recalculate('2024-02-01', '2024-01-31')).body.status).toBe(10009);
  const { body } = await server.call('cx.admin', 'GET', '/mes2/levelRecord/matrix', {
    targetType: 1,
    month: '2024-13',
  });
  expect(body.status).toBe(10009);
});

test('people are graded by the checks of their own work, lines and people within the data scope', async () => {
  const people = await server.call('cx.admin', 'POST', '/mes2/levelRecord/recalculate', {
    targetType: 2,
    workDateFrom: '2024-03-01',
    workDateTo: '2024-03-31',
  });
  expect(people.body.status).toBe(200);
  const seen = await server.call('cx.line', 'GET', '/mes2/levelRecord/list', {
    targetType: 1,
    pageSize: 100,
  });
  expect(seen.body.status).toBe(200);
  expect(
    new Set(seen.body.data.list.map(({ targetName }: { targetName: string }) => targetName)),
  ).toEqual(new Set(['缝制3组']));
});
