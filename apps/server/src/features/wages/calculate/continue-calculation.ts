import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type TenantScope } from '../../../database/engine.ts';
import { eachCompany } from '../../../jobs/each-company.ts';
import type { Services } from '../../../operations.ts';
import { calculatePeople } from './calculate-people.ts';
import { carryDeductions } from './carry-over.sql.ts';
import { markLateGroupScans } from './pools.sql.ts';
import { claimWageJob, endWageJob, markPrepared, nextPeople, notePeople } from './wage-job.sql.ts';
import { writePools } from './write-pools.ts';

/** People that one transaction computes; it holds no more than their records in memory. */
const PEOPLE = 200;
/** A batch of people with a month of reports each. */
const STATEMENT_MS = 120_000;

/**
 * Works on a calculation until it has ended: pools first, then people, some at a time, each time in a transaction of its
 * own that says how far it came. Whoever takes it up again goes on from there; several at once take turns.
 */
export async function continueCalculation(
  services: Services,
  scope: TenantScope,
  logId: string,
): Promise<void> {
  while (await step(services, scope, logId));
}

/** @returns whether there is more to do */
async function step(services: Services, scope: TenantScope, logId: string): Promise<boolean> {
  const { companyId } = scope;
  let taken: readonly string[] = [];
  try {
    return await services.engine.tenant(
      scope,
      async (tx) => {
        const job = await claimWageJob(tx, companyId, logId);
        if (!job) return false;
        if (!job.isPrepared) {
          await writePools(tx, companyId, job);
          await markPrepared(tx, companyId, logId);
          return true;
        }
        taken = await nextPeople(tx, companyId, logId, PEOPLE);
        if (taken.length > 0) {
          await calculatePeople(services, tx, companyId, job, taken);
          await carryDeductions(tx, companyId, job.id, taken);
          await notePeople(tx, companyId, logId, taken);
        } else {
          await markLateGroupScans(tx, companyId, job);
          await endWageJob(tx, companyId, job);
        }
        await services.publish(tx, { topic: 'wage', keys: [job.id] });
        await services.publish(tx, { topic: 'job', keys: [logId] });
        return taken.length > 0;
      },
      { statementMs: STATEMENT_MS },
    );
  } catch (error) {
    if (taken.length === 0) throw error;
    await alone(services, scope, logId, taken);
    return true;
  }
}

/** People who could not be computed together are computed one by one, and who fails is named. */
async function alone(
  services: Services,
  scope: TenantScope,
  logId: string,
  employeeIds: readonly string[],
): Promise<void> {
  const { companyId } = scope;
  for (const employeeId of employeeIds) {
    await services.engine
      .tenant(scope, async (tx) => {
        const job = await claimWageJob(tx, companyId, logId);
        const waits = job && (await nextPeople(tx, companyId, logId, PEOPLE)).includes(employeeId);
        if (!waits) return;
        await calculatePeople(services, tx, companyId, job, [employeeId]);
        await carryDeductions(tx, companyId, job.id, [employeeId]);
        await notePeople(tx, companyId, logId, [employeeId]);
      })
      .catch((error: unknown) =>
        services.engine.tenant(scope, async (tx) => {
          if (!(await claimWageJob(tx, companyId, logId))) return;
          const why = error instanceof DomainError ? error.code : String(error);
          await notePeople(tx, companyId, logId, [employeeId], why);
        }),
      );
  }
}

/** Goes on with every calculation that was left unfinished by a server that is gone. @returns how many there were */
export async function continueCalculations(services: Services): Promise<number> {
  const left: { scope: TenantScope; logId: string }[] = [];
  await eachCompany(
    services,
    sql`exists (select 1 from mes2.batch_day_log l
      where l.company_id = c.id and l.job_code = 'wage' and l.end_date is null and l.payload ? 'periodId')`,
    async (tx, { companyId, scope }) => {
      const rows = await tx.all<{ logId: string }>(sql`
        select id as log_id from mes2.batch_day_log
        where company_id = ${companyId} and job_code = 'wage' and end_date is null and payload ? 'periodId'`);
      left.push(...rows.map(({ logId }) => ({ scope, logId })));
      return rows.length;
    },
  );
  for (const { scope, logId } of left) await continueCalculation(services, scope, logId);
  return left.length;
}
