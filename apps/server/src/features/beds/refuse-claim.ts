import { BedStatus, bedLabel } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { type BedRow, findBed, lastChangeOfBed } from './cutting-bed.sql.ts';

const VERBS: Partial<Record<BedStatus, string>> = {
  3: '提交',
  4: '提交',
  5: '提交',
  7: '提交',
  9: '作废',
};

/**
 * Says why a claim found no row: the bed is gone, somebody was faster (who and when), or its state does
 * not allow the step; `refuse` throws the rule's own sentence for that.
 */
export async function refuseClaim(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version: number },
  refuse: (bed: BedRow) => unknown,
): Promise<never> {
  const bed = await findBed(tx, actor, id);
  if (!bed) throw new DomainError('record-missing', { what: '床次' });
  if (bed.version === version) refuse(bed);
  const { name = '', time = '', isDecision } = (await lastChangeOfBed(tx, actor, id)) ?? {};
  const decision = bed.status === BedStatus.draft ? '退回' : '审批';
  const verb = isDecision ? decision : (VERBS[bed.status] ?? '修改');
  throw new DomainError('stale', { what: '床次', no: bedLabel(bed), name, time, verb });
}
