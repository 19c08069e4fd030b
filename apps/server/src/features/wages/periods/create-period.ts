import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { insertRow } from '../../../records/write-row.sql.ts';
import { carryDeductions } from '../calculate/carry-over.sql.ts';
import { PERIOD, requireWholeCompany } from './require-period.ts';

/**
 * Opens a wage period; deductions that wait for it come into it.
 *
 * @returns its id
 * @throws {DomainError} `wages-of-all`, `dates-reversed`, `code-taken` or `wage-period-overlap`
 */
export async function createPeriod(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createWagePeriod'>,
): Promise<string> {
  requireWholeCompany(tx);
  const { companyId } = actor;
  const { fromDate, toDate } = body;
  const periodNo = body.periodNo.trim();
  if (toDate < fromDate)
    throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('wage periods ' || ${companyId}::text, 0))`);
  const other = await tx.one<{ periodNo: string }>(sql`
    select period_no from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0'
      and (period_no = ${periodNo} or daterange(from_date, to_date, '[]') && daterange(${fromDate}::date, ${toDate}::date, '[]'))
    order by period_no = ${periodNo} desc, from_date limit 1`);
  if (other?.periodNo === periodNo)
    throw new DomainError('code-taken', { field: PERIOD.what, code: periodNo });
  if (other) throw new DomainError('wage-period-overlap', { periodNo: other.periodNo });
  const id = await insertRow(tx, 'mes2.wage_period', { companyId, periodNo, fromDate, toDate });
  if (id === undefined) throw new DomainError('wage-period-overlap', { periodNo });
  const before = await tx.one<{ id: string }>(sql`
    select id from mes2.wage_period
    where company_id = ${companyId} and to_date < ${fromDate}::date and del_flag = '0' order by to_date desc limit 1`);
  if (before) await carryDeductions(tx, companyId, before.id);
  await services.audit(tx, { bizType: 'wagePeriod', bizId: id, action: 'create', to: 0 });
  await services.publish(tx, { topic: 'wage', keys: [id] });
  return id;
}
