import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

export interface CheckedGarments {
  /** Garments of the bundle now. */
  readonly num: number;
  /** Those that the end of its line let go, seconds included. */
  readonly passed: number;
  /** Garments of it wait for their rework. */
  readonly isOpen: boolean;
}

/** How far the end of its line is with a bundle, which is locked. */
export async function checkedGarments(
  tx: Tx,
  { companyId }: Actor,
  bundleId: string,
): Promise<CheckedGarments> {
  const found = await tx.one<CheckedGarments>(sql`
    select coalesce((select num from mes2.bundle where company_id = ${companyId} and id = ${bundleId}), 0) as num,
      coalesce(sum(pass_num + second_num), 0)::int as passed, coalesce(bool_or(status = 2), false) as is_open
    from mes2.qc_check_record
    where company_id = ${companyId} and bundle_id = ${bundleId} and check_type = 3 and status in (1, 2, 3, 4)
      and del_flag = '0'`);
  return found ?? { num: 0, passed: 0, isOpen: false };
}

/** Whether the end of the line let all of a bundle go. */
export const isLetGo = ({ num, passed, isOpen }: CheckedGarments): boolean =>
  !isOpen && passed > 0 && passed >= num;
