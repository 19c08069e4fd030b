import { type Sql, sql, type TenantScope, type Tx } from '../database/engine.ts';
import type { Services } from '../operations.ts';
import { workThrough } from '../work-through.ts';

/** A company as a job sees it at one moment. */
export interface CompanyMoment {
  readonly companyId: string;
  readonly scope: TenantScope;
  readonly now: Date;
}

/**
 * Does the work of a job company by company, each in a transaction of its own and in its time zone. A company where
 * it fails keeps no other from its turn.
 *
 * @param concerned which companies `c` there is something to do for
 * @returns the sum of what the work counted
 */
export async function eachCompany(
  { engine, clock }: Services,
  concerned: Sql,
  work: (tx: Tx, moment: CompanyMoment) => Promise<number>,
): Promise<number> {
  const now = clock();
  const companies = await engine.system((tx) =>
    tx.all<{ companyId: string; timeZone: string }>(sql`
      select c.id as company_id, c.time_zone from amc.company c
      where c.del_flag = '0' and ${concerned} order by c.id`),
  );
  let counted = 0;
  await workThrough(companies, async ({ companyId, timeZone }) => {
    const scope = { companyId, userId: '0', timeZone };
    counted += await engine.tenant(scope, (tx) => work(tx, { companyId, scope, now }));
  });
  return counted;
}
