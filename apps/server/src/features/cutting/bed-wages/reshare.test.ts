import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { readMigrations } from '../../../database/migrate.ts';
import { rawStatements } from '../../../database/raw-statements.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
const bed = { id: '', status: 0 };

beforeAll(async () => {
  story = await storyServer();
  const bill = story.bill(1);
  const spreading = bill.employees.find(({ role }) => role === 1);
  const thirds = ['33.34', '33.33', '33.33'].flatMap((sharePct, at) => {
    const employeeId = story.staff.cutters[at]?.id;
    return spreading && employeeId ? [{ ...spreading, employeeId, sharePct }] : [];
  });
  const employees = [...thirds, ...bill.employees.filter(({ role }) => role !== 1)];
  const { data } = (await story.create({ ...bill, employees })).body;
  const submitted = await story.submit({ id: data.id, version: data.version });
  expect(submitted.body.status).toBe(200);
  Object.assign(bed, { id: data.id, status: submitted.body.data.status });
});
afterAll(() => story.server.close());

/** Amounts as they were once written, four places each rounded alone, and the migration over them. */
async function reshared(): Promise<(string | null)[]> {
  const { query, engine } = story.server;
  await query(sql`
    update mes2.cutting_bed_employee set unit_price = 0.12, amount = round(720 * 0.12 * share_pct / 100, 4)
    where cutting_bed_id = ${bed.id} and role = 1`);
  const text = readMigrations().find(({ name }) => name === 'shares_of_beds')?.text ?? '';
  await engine.system(async (tx) => {
    for (const statement of rawStatements(text)) await tx.run(statement);
  });
  const rows = await query<{ amount: string | null }>(sql`
    select amount from mes2.cutting_bed_employee where cutting_bed_id = ${bed.id} and role = 1 order by id`);
  return rows.map(({ amount }) => amount);
}
const OLD = ['28.8058', '28.7971', '28.7971'];

test('amounts that stand are shared again to the cent', async () => {
  expect(await reshared()).toEqual(['28.8000', '28.8000', '28.8000']);
});

test('a spare cent goes to the smaller employee number', async () => {
  const setShares = (shares: readonly string[]) =>
    story.server.query(sql`
      update mes2.cutting_bed_employee e set share_pct = x.share
      from (select w.id, (${shares}::numeric[])[row_number() over (order by m.employee_no desc)] as share
        from mes2.cutting_bed_employee w join amc.company_member m on m.id = w.employee_id
        where w.cutting_bed_id = ${bed.id} and w.role = 1) x where x.id = e.id`);
  // Of 0.03 % each gets 0.02592: one cent is left for two equal remainders.
  await setShares(['0.03', '0.03', '99.94']);
  await reshared();
  const paid = await story.server.query(sql`
    select e.amount from mes2.cutting_bed_employee e join amc.company_member m on m.id = e.employee_id
    where e.cutting_bed_id = ${bed.id} and e.role = 1 order by m.employee_no`);
  expect(paid).toEqual([{ amount: '86.3500' }, { amount: '0.0300' }, { amount: '0.0200' }]);
  await setShares(['33.33', '33.33', '33.34']);
  expect(await reshared()).toEqual(['28.8000', '28.8000', '28.8000']);
});

test('what lies under a record that is locked or paid stays as it was paid', async () => {
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '本期', app_now()::date - 40, app_now()::date + 40, 2)`);
  expect(await reshared()).toEqual(OLD);
  await story.server.query(sql`delete from mes2.wage_period`);
});

test.each([0, 7])('a bed at %i pays nobody', async (status) => {
  const set = (to: number) =>
    story.server.query(sql`update mes2.cutting_bed set status = ${to}::int where id = ${bed.id}`);
  await set(status);
  expect(await reshared()).toEqual([null, null, null]);
  await set(bed.status);
});
