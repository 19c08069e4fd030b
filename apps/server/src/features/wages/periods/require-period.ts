import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { type LockedPeriod, lockPeriodForWages } from '../wage-locks.sql.ts';

export const PERIOD = {
  table: 'mes2.wage_period',
  no: 'period_no',
  what: { zh: '工资期', en: 'Wage period' },
} as const;

/** The period under its exclusive lock. @throws {DomainError} `record-missing` */
export async function requirePeriod(tx: Tx, actor: Actor, id: string): Promise<LockedPeriod> {
  const period = await lockPeriodForWages(tx, actor, id);
  if (!period) throw new DomainError('record-missing', { what: PERIOD.what });
  return period;
}

/** Wages are computed and locked by who sees everybody's. @throws {DomainError} `wages-of-all` */
export function requireWholeCompany({ reach }: Tx): void {
  if (reach) throw new DomainError('wages-of-all', {});
}
