import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let companyId: string;
let workDate: string;

beforeAll(async () => {
  server = await testServer({ demo: true, clock: runNow });
  companyId = await server.companyId('CX');
  const [last] = await server.query<{ workDate: string }>(sql`
    select max(work_date) as work_date from mes2.line_hour_output h
    join mes2.order_process p on p.id = h.order_process_id and p.is_output = 1 and p.section = 3
    where h.company_id = ${companyId} and h.num > 0`);
  workDate = last?.workDate ?? '';
  await server.query(sql`delete from mes2.board_quantity where company_id = ${companyId}`);
}, 300_000);
afterAll(() => server.close());

const board = async (who = 'cx.director', day = workDate) =>
  (await server.call(who, 'GET', '/mes2/board/countscz', { workDate: day })).body.data;

/** Garments off the sewing, each at its order's making price in the base currency. */
const worthOf = async (from: string, to: string) => {
  const rows = await server.query<{ num: number; price: string; rate: string | null }>(sql`
    select h.num, o.cm_price as price, (select e.rate from ccm.exchange_rate e
      where e.company_id = o.company_id and e.currency_code = o.currency_code and e.rate_date <= h.work_date
        and e.del_flag = '0' order by e.rate_date desc limit 1) as rate
    from mes2.line_hour_output h, mes2.order_process p, mes2.production_order o
    where h.company_id = ${companyId} and p.id = h.order_process_id and p.section = 3 and p.is_output = 1
      and o.id = h.order_id and h.work_date between ${from}::date and ${to}::date
      and o.cm_price is not null`);
  const currencies = await server.query<{ code: string }>(sql`
    select code from ccm.currency where company_id = ${companyId} and is_base = 1`);
  expect(currencies.map(({ code }) => code)).toEqual(['CNY']);
  return rows.reduce(
    (sum, { num, price, rate }) => sum + num * Number(price) * Number(rate ?? 1),
    0,
  );
};

test('the value of a day and of its month is garments × making price', async () => {
  const { kpi, lines, days, curve } = await board();
  const today = await worthOf(workDate, workDate);
  expect(today).toBeGreaterThan(0);
  expect(Number(kpi.todayValue)).toBeCloseTo(today, 2);
  expect(Number(kpi.monthValue)).toBeCloseTo(
    await worthOf(`${workDate.slice(0, 8)}01`, workDate),
    2,
  );
  const sum = (rows: { value: string | null }[]) =>
    rows.reduce((all, { value }) => all + Number(value ?? 0), 0);
  expect(sum(lines)).toBeCloseTo(today, 2);
  expect(sum(days)).toBeCloseTo(Number(kpi.monthValue), 2);
  expect(Number(curve.findLast(({ value }: { value: string | null }) => value).value)).toBeCloseTo(
    today,
    2,
  );
});

test('the most valuable line is first, and equal ones share a place', async () => {
  const { lines } = await board();
  const values = lines.map(({ value }: { value: string | null }) => Number(value ?? 0));
  expect(values).toEqual(values.toSorted((a: number, b: number) => b - a));
  for (const [at, { place }] of lines.entries())
    expect(place).toBe(1 + values.filter((other: number) => other > values[at]).length);
});

test('a head is worth the value divided by those put down for the lines', async () => {
  const { kpi } = await board();
  const [put] = await server.query<{ heads: number }>(sql`
    select coalesce(sum(i.present_num - i.lent_out_num + i.lent_in_num), 0)::int as heads
    from mes2.manpower_input i join mes2.line l on l.company_id = i.company_id and l.dept_id = i.dept_id
    where i.company_id = ${companyId} and i.work_date = ${workDate}::date and i.del_flag = '0'
      and l.line_type in (2, 5) and l.del_flag = '0'`);
  expect(kpi.presentNum).toBe(put?.heads);
  if (put?.heads === 0) expect(kpi.perHeadValue).toBeNull();
  else expect(Number(kpi.perHeadValue)).toBeCloseTo(Number(kpi.todayValue) / kpi.presentNum, 2);
});

test('without a making price there is no value, and the garments are named', async () => {
  const prices = await server.query<{ id: string; cmPrice: string }>(sql`
    select id, cm_price from mes2.production_order where company_id = ${companyId} and cm_price is not null`);
  await server.query(
    sql`update mes2.production_order set cm_price = null where company_id = ${companyId}`,
  );
  const { kpi, lines } = await board();
  expect(kpi).toMatchObject({ todayValue: null, monthValue: null, perHeadValue: null });
  const pieces = lines.reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  expect(kpi.unvaluedNum).toBe(pieces);
  for (const { id, cmPrice } of prices)
    await server.query(
      sql`update mes2.production_order set cm_price = ${cmPrice}::numeric where id = ${id}`,
    );
});

test('an order that is due and complete is finished; prices of orders are nowhere', async () => {
  const answer = await board();
  const { orders, kpi } = answer;
  expect(kpi).toMatchObject({
    dueOrders: orders.length,
    finishNum: orders.filter(({ isDone }: { isDone: boolean }) => isDone).length,
  });
  for (const { num, inNum, gapNum, isDone } of orders) {
    expect(gapNum).toBe(Math.max(0, num - inNum));
    expect(isDone).toBe(inNum >= num);
  }
  expect(JSON.stringify(answer)).not.toMatch(/cmPrice|unitPrice/);
});

test('garments typed by hand are worth what the counted ones are worth', async () => {
  const before = await board();
  const pieces = before.lines.reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  await server.query(sql`
    insert into mes2.board_quantity (company_id, board_code, item_code, work_date, mode, num, remark)
    values (${companyId}, 'countscz', 'outputNum', ${workDate}::date, 1, ${pieces * 2}::numeric, '网络中断')`);
  const after = await board();
  expect(Number(after.kpi.todayValue)).toBeCloseTo(Number(before.kpi.todayValue) * 2, 1);
  expect(after.overrides).toEqual(['outputNum']);
});
