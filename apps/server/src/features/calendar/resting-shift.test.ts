import { addDays, publicHolidays, weekday } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let now = runNow();
/** The last day on which a line of CX made something, and that line. */
let last: { lineDeptId: string; workDate: string };

beforeAll(async () => {
  server = await testServer({ demo: true, clock: () => now, accessSeconds: 10_000_000 });
  const companyId = await server.companyId('CX');
  const [found] = await server.query<typeof last>(sql`
    select s.line_dept_id, max(s.work_date) as work_date from mes2.scan s
    where s.company_id = ${companyId} and s.line_dept_id is not null and s.work_date < ${factoryDate(now)}::date
    group by 1 order by 2 desc, 1 limit 1`);
  if (!found) throw new Error('the demo has a line that sewed');
  last = found;
}, 300_000);
afterAll(() => server.close());

const read = async (path: string, query: object = {}) =>
  (await server.call('cx.admin', 'GET', `/mes2/${path}`, query)).body.data;
const line = () => read('sewingLine/live', { lineDeptId: last.lineDeptId });
const room = () => read('board/reduceBed');
/** A moment by the clock of the factory. */
const at = (date: string, clock: string) => {
  now = new Date(`${date}T${clock}+08:00`);
};

/** The next day of rest on which the demo has no work. */
function restDay(): string {
  let date = addDays(factoryDate(runNow()), 2);
  const isRest = () => {
    const holiday = publicHolidays(Number(date.slice(0, 4))).find((day) => day.date === date);
    return holiday ? holiday.dayType !== 4 : weekday(date) === 7;
  };
  while (!isRest()) date = addDays(date, 1);
  return date;
}

test('within a shift a board is about the running day', async () => {
  at(last.workDate, '10:30:00');
  expect((await line()).lastShift).toBeNull();
  expect(await room()).toMatchObject({ lastShift: null, workDate: last.workDate });
});

test('in the night behind its shift a line shows that shift whole, with its time', async () => {
  at(addDays(last.workDate, 1), '03:00:00');
  const { lastShift, asOf, hours, actualNum } = await line();
  expect(lastShift).toMatchObject({
    workDate: last.workDate,
    fromDate: `${last.workDate} 08:00:00`,
  });
  expect(lastShift.toDate < asOf).toBe(true);
  expect(hours.length).toBeGreaterThan(0);
  for (const hour of hours) expect(hour.actualNum).not.toBeNull();
  const [made] = await server.query<{ num: number }>(sql`
    select coalesce(sum(h.num), 0)::int as num from mes2.line_hour_output h
    join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.is_output = 1
      and p.section = 3
    where h.line_dept_id = ${last.lineDeptId} and h.work_date = ${last.workDate}::date`);
  expect(actualNum).toBe(made?.num);
});

test('on a day of rest line and cutting room show the last shift that was worked', async () => {
  const date = restDay();
  at(date, '14:00:00');
  const [terminal, board] = [await line(), await room()];
  expect(terminal.lastShift.workDate < date).toBe(true);
  expect(board.lastShift).toEqual(terminal.lastShift);
  expect(board.workDate).toBe(board.lastShift.workDate);
  expect((await read('board/reduceBed', { workDate: date })).lastShift).toBeNull();
});

test('a report on a day of rest brings the running day back to the terminal', async () => {
  const date = restDay();
  at(date, '14:00:00');
  await server.query(sql`
    update mes2.scan set work_date = ${date}::date
    where id = (select id from mes2.scan where line_dept_id = ${last.lineDeptId} order by id limit 1)`);
  expect((await line()).lastShift).toBeNull();
});
