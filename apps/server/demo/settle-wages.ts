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
  for (const period of periods)
    await engine.system((tx) => settle(tx, companyId, period), {
      timeZone: TIME_ZONE,
      statementMs: STATEMENT_MS,
    });
}

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
