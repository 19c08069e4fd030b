import { DomainError } from '@garment-mes/domain/refusals';
import { WagePeriodStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

const PERIOD = { zh: '工资期', en: 'Wage period' };

export interface HeldPeriod {
  readonly id: string;
  readonly periodNo: string;
}

/**
 * Keeps a period from being locked until the end, for what its locking has to know of: an objection, a new adjustment.
 * Who locks the period waits for it, or it for the lock. Taken before any wage of the period.
 *
 * @throws {DomainError} `record-missing`, `period-locked`
 */
export async function holdPeriod(
  tx: Tx,
  { companyId }: Actor,
  periodId: string,
): Promise<HeldPeriod> {
  const period = await tx.one<HeldPeriod & { readonly status: number }>(sql`
    select id, period_no, status from mes2.wage_period
    where company_id = ${companyId} and id = ${periodId} and del_flag = '0' for share`);
  if (!period) throw new DomainError('record-missing', { what: PERIOD });
  const { periodNo, status } = period;
  if (status >= WagePeriodStatus.locked) throw new DomainError('period-locked', { periodNo });
  return period;
}
