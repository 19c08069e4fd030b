import { DomainError } from '@garment-mes/domain/refusals';
import { type ShiftSegment, segmentIssues } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';

/**
 * A factory day cannot turn in the middle of a shift: its last hours would count for the day behind. Shifts are not
 * saved meanwhile.
 *
 * @param dayCutoff clock at which the factory day would turn, `05:00`
 * @throws {DomainError} `shift-past-cutoff`
 */
export async function requireShiftsEnd(
  tx: Tx,
  companyId: string,
  dayCutoff: string,
): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`shifts/${companyId}`}, 0))`);
  const shifts = await tx.all<{ name: string; segments: readonly ShiftSegment[] }>(sql`
    select name, segments from mes2.shift where company_id = ${companyId} and del_flag = '0' order by code`);
  for (const { name, segments } of shifts)
    if (segmentIssues(segments, dayCutoff).some(({ code }) => code === 'shift-too-long'))
      throw new DomainError('shift-past-cutoff', {
        name,
        end: segments.at(-1)?.end ?? '',
        latest: dayCutoff,
      });
}
