import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';

type State = DataOf<'startCuttingBed'> & { readonly usageDiffPct: string | null };

/** Where a bed stands after a step. */
export async function bedState(tx: Tx, { companyId }: Actor, id: string): Promise<State> {
  const state = await tx.one<State>(sql`
    select b.id, b.bed_no, ${bedLabel(sql`b`)} as bed_label, b.status, b.cut_num, b.version, b.usage_diff_pct
    from mes2.cutting_bed b where b.company_id = ${companyId} and b.id = ${id}`);
  if (!state) throw new DomainError('record-missing', { what: '床次' });
  return state;
}
