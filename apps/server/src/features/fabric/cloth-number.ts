import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';

/** Whether a lot number is free, and the next one of the month; the unique key decides when it is saved. */
export async function clothNumber(
  tx: Tx,
  { companyId, now, scope }: Actor,
  asked: string | undefined,
): Promise<DataOf<'checkClothNo'>> {
  const prefix = `C${clockText(now, scope.timeZone).slice(2, 7).replace('-', '')}`;
  const used = await tx.one<{ last: number; isTaken: boolean }>(sql`
    select coalesce(max(substring(c_no from 6)::int) filter (where c_no ~ ${`^${prefix}[0-9]{2,6}$`}), 0) as last,
      coalesce(bool_or(c_no = ${asked?.trim() ?? null}), false) as is_taken
    from mes2.cloth where company_id = ${companyId} and del_flag = '0'`);
  const proposed = `${prefix}${String((used?.last ?? 0) + 1).padStart(2, '0')}`;
  return { cNo: asked?.trim() ?? proposed, isFree: !used?.isTaken, proposed };
}
