import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../../database/engine.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { continueCalculations } from '../public.ts';
import { MONTH, type Place, STATUTORY, writeFactory } from './random-factory.ts';
import { type ExpectedRecord, recount } from './recount.ts';

const LAW = { minimum: 236_000n, factors: [15n, 20n, 30n], holidays: STATUTORY } as const;

/** Amounts as the database shows them, in cents; minutes and pieces as they are. */
const inCents = (row: Record<string, string>): Record<string, string | bigint> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      key === 'employeeNo'
        ? value
        : BigInt(
            Math.round(Number(value) * (key.endsWith('Min') || key.endsWith('Num') ? 1 : 100)),
          ),
    ]),
  );

/**
 * Tests of a file: the factories of some seeds are paid what their facts say, and had among them what pay can go wrong by.
 */
export function paysFactories(first: number, last: number): void {
  let story: StoryServer;
  let place: Place;
  const query = <Row>(statement: Sql) => story.server.query<Row>(statement);

  beforeAll(async () => {
    story = await storyServer();
    const { companyId, sewers, lines } = story.staff;
    const processes = await query<{ id: string }>(sql`
      select id from mes2.order_process where company_id = ${companyId} and order_id = ${story.story.order.id}
      order by seq_no limit 6`);
    place = {
      companyId,
      people: sewers.slice(0, 6).map(({ id }) => id),
      lines: lines.slice(0, 2).map(({ id }) => id),
      orderId: story.story.order.id,
      processes: processes.map(({ id }) => id),
    };
    // Reports are written without their bundles: pay reads none of them.
    await query(sql`alter table mes2.scan disable trigger all`);
  }, 240_000);
  afterAll(() => story.server.close());

  const stored = (companyId: string, periodId: string) =>
    query<Record<keyof ExpectedRecord, string>>(sql`
      select employee_no, normal_min, ot_weekday_min, ot_rest_min, ot_holiday_min, piece_num::text as piece_num,
        piece_amount, group_amount, bed_amount, hourly_amount, base_amount, ot_premium, subsidy_amount, bonus_amount,
        adjust_amount, deduct_amount, floor_amount, top_up_amount, payable_amount
      from mes2.wage_record where company_id = ${companyId} and period_id = ${periodId}
      order by employee_no collate "C"`);

  /** What the factories had among them: a comparison of nothing would prove nothing. */
  const had = {
    ...{ late: 0, group: 0, hourly: 0, base: 0, holiday: 0, topUp: 0, negative: 0, deduct: 0 },
    ...{ lent: 0, absent: 0, newcomers: 0, leavers: 0 },
  };

  const calculate = async (periodId: string) => {
    const { body } = await story.server.call('cx.admin', 'POST', '/mes2/wages/calculate', {
      periodId,
    });
    expect(body).toMatchObject({ status: 200 });
    await continueCalculations(story.server.services);
    return body.data.id as string;
  };

  test.each(Array.from({ length: last - first + 1 }, (_, at) => first + at))(
    'factory %i is paid what its facts say, to the cent, and the same again',
    async (seed) => {
      const { companyId } = place;
      const periodId = await writeFactory(query, place, seed);
      const logId = await calculate(periodId);
      const fails = await query(sql`
        select label, text from mes2.batch_day_log_item where log_id = ${logId} and not is_ok`);
      expect(fails).toEqual([]);
      const facts = { from: MONTH.from, to: MONTH.to, late: ['2026-01'] };
      const expected = await recount(query, companyId, facts, LAW);
      const found = (await stored(companyId, periodId)).map(inCents);
      expect(found).toEqual(expected);
      const count = (is: (row: ExpectedRecord) => boolean) => expected.filter(is).length;
      had.group += count((row) => row.groupAmount > 0n);
      had.hourly += count((row) => row.hourlyAmount > 0n);
      had.base += count((row) => row.baseAmount > 0n);
      had.holiday += count((row) => row.otHolidayMin > 0n);
      had.topUp += count((row) => row.topUpAmount > 0n);
      had.negative += count((row) => row.adjustAmount < 0n);
      had.deduct += count((row) => row.deductAmount > 0n);
      had.late += (
        await query(sql`select 1 from mes2.wage_detail where source_period_no is not null`)
      ).length;
      const [more] = await query<Record<'lent' | 'absent' | 'newcomers' | 'leavers', number>>(sql`
        select (select count(*) from mes2.scan s join amc.company_member m on m.id = s.employee_id
            where s.line_dept_id <> m.dept_id)::int as lent,
          (select count(*) from mes2.attendance where normal_min < 480)::int as absent,
          count(*) filter (where hire_date > ${MONTH.from}::date)::int as newcomers,
          count(*) filter (where leave_date < ${MONTH.to}::date)::int as leavers
        from amc.company_member where id = any(${place.people}::bigint[])`);
      for (const [what, count] of Object.entries(more ?? {}))
        had[what as keyof typeof had] += count;
      await calculate(periodId);
      expect((await stored(companyId, periodId)).map(inCents)).toEqual(expected);
    },
    60_000,
  );

  test('the factories had late reports, lends, absences, pools, hours, holidays, people who came and left, and deductions', () => {
    for (const [what, count] of Object.entries(had))
      expect({ what, count }).not.toEqual({ what, count: 0 });
  });
}
