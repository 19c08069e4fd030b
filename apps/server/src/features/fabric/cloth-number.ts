import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { takenRollNos } from './cloth.sql.ts';

/**
 * Whether a lot number is free, the next one of the month, and which of these roll numbers are in use; the unique keys
 * decide when it is saved.
 */
export async function clothNumber(
  tx: Tx,
  actor: Actor,
  { cNo: asked, rollNos = '' }: NonNullable<QueryOf<'checkClothNo'>>,
): Promise<DataOf<'checkClothNo'>> {
  const { companyId, now, scope } = actor;
  const prefix = `C${clockText(now, scope.timeZone).slice(2, 7).replace('-', '')}`;
  const used = await tx.one<{ last: number; isTaken: boolean }>(sql`
    select coalesce(max(substring(c_no from 6)::int) filter (where c_no ~ ${`^${prefix}[0-9]{2,6}$`}), 0) as last,
      coalesce(bool_or(c_no = ${asked?.trim() ?? null}), false) as is_taken
    from mes2.cloth where company_id = ${companyId} and del_flag = '0'`);
  const proposed = `${prefix}${String((used?.last ?? 0) + 1).padStart(2, '0')}`;
  const numbers = rollNos.split('\n').flatMap((line) => line.trim() || []);
  const taken = numbers.length === 0 ? [] : await takenRollNos(tx, actor, numbers, null);
  return {
    ...{ cNo: asked?.trim() ?? proposed, isFree: !used?.isTaken, proposed },
    takenRollNos: taken.map(({ rollNo }) => rollNo).toSorted(),
  };
}
