import { decimalText } from '@garment-mes/domain/decimal';
import { GroupWageMethod, groupWage } from '@garment-mes/domain/wages';
import type { Tx } from '../../../database/engine.ts';
import type { PeriodDays } from './paid-scans.sql.ts';
import {
  coefficientsOf,
  freeLateGroupScans,
  membersOf,
  poolsToWrite,
  writePool,
} from './pools.sql.ts';

/** Divides what the group operations of each department earned among its people, to the cent (I39). */
export async function writePools(tx: Tx, companyId: string, period: PeriodDays): Promise<void> {
  await freeLateGroupScans(tx, companyId, period);
  const coefficients = await coefficientsOf(tx, companyId, period);
  for (const pool of await poolsToWrite(tx, companyId, period)) {
    const members = (await membersOf(tx, companyId, period, pool)).map((member) => ({
      ...member,
      coef: coefficients.get(member.employeeId) ?? '0',
    }));
    const weighs = members.some(
      ({ hours, coef }) =>
        Number(coef) > 0 && (pool.method !== GroupWageMethod.hoursAndCoef || Number(hours) > 0),
    );
    // Without anybody's hours the pool is not lost: everybody who reported has the same part.
    const shares = groupWage(pool.amount, members, weighs ? pool.method : GroupWageMethod.equal);
    await writePool(
      tx,
      companyId,
      period,
      pool,
      shares.map((share) => ({ ...share, amount: decimalText(share.amount, 2) })),
    );
  }
}
