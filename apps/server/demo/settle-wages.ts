import { LEGAL_FACTORS, type WageRules } from '@garment-mes/domain/wages';
import { type Engine, sql, type Tx } from '../src/database/engine.ts';
import { computePeople, peopleOf, writePools } from '../src/features/wages/public.ts';
import { momentOf, TIME_ZONE } from './demo-services.ts';
import type { Period } from './history/wage-periods.ts';

/** By what both companies pay. */
const RULES: WageRules = {
  minMonthlyWage: '2360',
  floorRule: 'hour',
  pieceOt: 'average',
  factors: LEGAL_FACTORS,
};
const STATEMENT_MS = 600_000;
const PEOPLE = 200;

/** Computes what the periods of a company pay from everything that was written, as its payroll does. */
export async function settleWages(
  engine: Engine,
  companyId: string,
  periods: readonly Period[],
): Promise<void> {
  const paid = periods.filter(({ status }) => status < 3);
  await engine.system((tx) => writeFixedPay(tx, companyId, paid), { timeZone: TIME_ZONE });
  for (const period of periods)
    await engine.system((tx) => settle(tx, companyId, period), {
      timeZone: TIME_ZONE,
      statementMs: STATEMENT_MS,
    });
}

/** What people whose work no line reports get in a period: whose, by what, how much and what for. */
const FIXED_PAY = [
  { name: 'worker', kind: 1, amount: '2400.00', reason: '样衣制作补贴' },
  { name: 'worker', kind: 2, amount: '150.00', reason: '全勤奖' },
  { name: 'line', kind: 1, amount: '6200.00', reason: '组长岗位补贴' },
] as const;

const writeFixedPay = (tx: Tx, companyId: string, periods: readonly Period[]): Promise<number> =>
  tx.run(sql`
    insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason, status, approve_by,
      approve_date, create_by)
    select m.company_id, m.id, p.id, f.kind, f.amount, f.reason, 1,
      (select id from amc.app_user where username = lower(c.code) || '.admin'),
      app_now(),
      (select id from amc.app_user where username = lower(c.code) || '.finance')
    from jsonb_to_recordset(${JSON.stringify(FIXED_PAY)}::jsonb) as f (name varchar, kind int, amount numeric, reason varchar)
    cross join unnest(${periods.map(({ id }) => id)}::bigint[]) as p (id)
    join amc.company c on c.id = ${companyId}
    join amc.app_user u on u.username = lower(c.code) || '.' || f.name
    join amc.company_member m on m.company_id = c.id and m.user_id = u.id
    order by p.id, m.id, f.kind`);

async function settle(tx: Tx, companyId: string, period: Period): Promise<void> {
  const days = { ...period, fromDate: period.from, toDate: period.to };
  await writePools(tx, companyId, days);
  const people = await peopleOf(tx, companyId, days);
  for (let from = 0; from < people.length; from += PEOPLE)
    await computePeople(tx, companyId, days, people.slice(from, from + PEOPLE), RULES);
  if (period.status < 2) return;
  await tx.run(sql`
    update mes2.wage_record set status = ${period.status}::int, lock_date = ${momentOf(`${period.to} 23:30:00`)},
      confirm_date = ${momentOf(`${period.to} 20:00:00`)}
    where company_id = ${companyId} and period_id = ${period.id}`);
}
