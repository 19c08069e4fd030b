import { isLotAccepted } from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { CheckKind, type CheckRecord, type CheckResult } from '../check-record.sql.ts';

/**
 * The result of a lot at its submission, by its faults and the numbers stored with it: a class that reached its limit
 * refuses the lot at once, acceptance needs the whole sample. The record is locked, its counts are those of its faults;
 * it stays submitted until it is confirmed.
 *
 * @param photos pictures of the record and of its faults
 * @throws {DomainError} `sample-short`, or `final-photo-missing` for a refused lot
 */
export function judgeFinal(record: CheckRecord, photos: number): CheckResult {
  const { criticalNum: critical, majorNum: major, minorNum: minor, checkNum } = record;
  const limits = {
    critical: limitOf(record.acCritical),
    major: limitOf(record.acMajor),
    minor: limitOf(record.acMinor),
  };
  const isAccepted = isLotAccepted(limits, { critical, major, minor });
  const asked = record.sampleNum ?? 0;
  if (isAccepted && checkNum < asked)
    throw new DomainError('sample-short', { asked, checked: checkNum });
  if (!isAccepted && photos === 0) throw new DomainError('final-photo-missing', {});
  return isAccepted ? 1 : 2;
}

const limitOf = (ac: number | null) => ({ ac: ac ?? 0, re: (ac ?? 0) + 1 });

/** @throws {DomainError} `final-confirmed`: what was confirmed stays as it is (I32) */
export function requireUnconfirmed({
  checkType,
  status,
}: Pick<CheckRecord, 'checkType' | 'status'>): void {
  if (checkType === CheckKind.final && status === CheckRecordStatus.closed)
    throw new DomainError('final-confirmed', {});
}

/** @throws {DomainError} `concession-waits` while somebody is asked to let the lot go */
export async function requireNoConcession(
  tx: Tx,
  { companyId }: Actor,
  { id, checkNo }: Pick<CheckRecord, 'id' | 'checkNo'>,
): Promise<void> {
  const open = await tx.one(sql`
    select 1 from mes2.qc_concession
    where company_id = ${companyId} and check_id = ${id} and result = 0 and del_flag = '0'`);
  if (open) throw new DomainError('concession-waits', { checkNo });
}
