import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { cardFigures } from './home-cards.handlers.ts';

let server: TestServer;
let company: string;
beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
});
afterAll(() => server.close());

interface Card {
  readonly code: string;
  readonly value: string | null;
  readonly target: string | null;
  readonly unit: string;
  readonly level: string;
}

const cards = async (who: string, query: object = {}): Promise<Card[]> => {
  const { body } = await server.call(who, 'GET', '/mes2/home/cards', query);
  expect(body).toMatchObject({ status: 200 });
  return body.data;
};

test('every figure comes out of its statement', async () => {
  const codes = Object.keys(cardFigures);
  const half = Math.ceil(codes.length / 2);
  const answered = (
    await Promise.all(
      [codes.slice(0, half), codes.slice(half)].map((some) =>
        cards('cx.admin', { codes: some.join(',') }),
      ),
    )
  ).flat();
  expect(answered.map(({ code }) => code)).toEqual(codes);
  // A statement that fails would answer nothing at all.
  expect(answered.filter(({ value }) => value === null)).toEqual([]);
});

test('a job starts with its cards, without those whose screen is not there', async () => {
  const codesOf = async (who: string) => (await cards(who)).map(({ code }) => code);
  expect(await codesOf('cx.manager')).toEqual([
    ...['bedsToday', 'consumptionToApprove', 'bedsToBundle', 'ticketsToPrint', 'panelDefectRate'],
  ]);
  expect(await codesOf('cx.worker')).toEqual([
    ...['pieceworkToday', 'pieceworkYesterday', 'pieceworkPeriod', 'myReversals'],
  ]);
  // What another job's card shows is not answered either when it is asked for by name.
  expect(
    await cards('cx.worker', { codes: 'ordersToConfirm,noSuchCard,pieceworkToday' }),
  ).toMatchObject([{ code: 'pieceworkToday' }]);
});

test('a saved layout comes before the job, the pseudo-company has no cards', async () => {
  await server.call('cx.hr', 'PUT', '/amc/home/layout', {
    codes: ['apprenticesDue', 'joinsWaiting'],
  });
  expect((await cards('cx.hr')).map(({ code }) => code)).toEqual([
    'apprenticesDue',
    'joinsWaiting',
  ]);
  const { body } = await server.call('cx.hr', 'GET', '/mes2/home/cards', {}, { company: '-1' });
  expect(body.status).toBe(10401);
});

test('figures are those of the rows, within the data scope of who looks', async () => {
  const [facts] = await server.query<{
    orders: string;
    submit: string;
    all: string;
    line: string;
  }>(sql`
    select (select count(*) from mes2.production_order
        where company_id = ${company} and status = 0 and del_flag = '0')::text as orders,
      (select count(*) from mes2.cutting_bed where company_id = ${company} and status in (0, 1, 2)
        and (bed_type <> 2 or parent_bed_id is null) and del_flag = '0')::text as submit,
      (select count(*) from amc.company_member where company_id = ${company} and status = 0
        and user_id is null and del_flag = '0')::text as all,
      (select count(*) from amc.company_member m join amc.department d on d.id = m.dept_id and d.code = 'L3'
        where m.company_id = ${company} and m.status = 0 and m.user_id is null and m.del_flag = '0')::text as line`);
  const value = async (who: string, code: string) => (await cards(who, { codes: code }))[0]?.value;
  expect(await value('cx.admin', 'ordersToConfirm')).toBe(facts?.orders);
  expect(await value('cx.leader', 'bedsToSubmit')).toBe(facts?.submit);
  expect(await value('cx.admin', 'employeesWithoutAccount')).toBe(facts?.all);
  await server.query(sql`
    insert into amc.user_permission (company_id, employee_id, menu_id, effect)
    select ${company}, m.id, p.id, 1 from amc.company_member m join amc.app_user u on u.id = m.user_id,
      amc.menu p where u.username = 'cx.line' and p.code = '/mes/employee/employeeShow'`);
  expect(await value('cx.line', 'employeesWithoutAccount')).toBe(facts?.line);
});

test('units follow the language', async () => {
  const read = async (lang: string) =>
    (await cards('cx.admin', { codes: 'ordersToConfirm', lang }))[0];
  const isOne = (await read('en'))?.value === '1';
  expect((await read('en'))?.unit).toBe(isOne ? 'order' : 'orders');
  expect((await read('zh-CN'))?.unit).toBe('单');
});
