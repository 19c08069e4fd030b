import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { rollStatusName } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { clothMoves, moved, releaseCloth } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { type ClothRow, clothKind, lockRollsOf, rollWhereabouts, setCloth } from './cloth.sql.ts';

/** 1 → 2: judged fit and relaxed long enough. */
export async function release(services: Services, tx: Tx, actor: Actor, id: string): Promise<void> {
  const cloth = await claimAnyVersion<ClothRow>(tx, actor, clothKind, id);
  const relax = await relaxOf(tx, actor, id);
  const status = releaseCloth({ ...cloth, ...relax, no: cloth.cNo });
  await setCloth(tx, actor, id, { status });
  const from = cloth.status;
  await services.audit(tx, { bizType: 'cloth', bizId: id, action: 'release', from, to: status });
  await services.publish(tx, { topic: 'cloth', keys: [id] });
}

/** Hours the fabric is asked to lie, and the minutes that are left of them. */
async function relaxOf(tx: Tx, { companyId, now }: Actor, id: string) {
  const relax = await tx.one<{ relaxHours: number; relaxMinutesLeft: number }>(sql`
    select coalesce(m.relax_hours,
        ceil(extract(epoch from l.relax_date - l.receive_date) / 3600))::int as relax_hours,
      (extract(epoch from l.relax_date - ${now}::timestamptz) / 60)::float8 as relax_minutes_left
    from mes2.cloth l join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
    where l.company_id = ${companyId} and l.id = ${id}`);
  return {
    relaxHours: relax?.relaxHours ?? 0,
    relaxMinutesLeft: relax?.relaxMinutesLeft ?? 0,
  };
}

/** 0, 1, 2 → 9: every roll lies free in the store and goes back to the supplier. */
export async function returnToSupplier(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const cloth = await claimRecord<ClothRow>(tx, actor, clothKind, claim);
  const { id, cNo, status } = cloth;
  const next = moved(clothMoves, 'return', { no: cNo, status });
  for (const roll of await lockRollsOf(tx, actor, id)) await requireFree(tx, actor, roll);
  await setCloth(tx, actor, id, { status: next });
  await tx.run(sql`
    update mes2.fabric_roll set status = 9, order_id = null, version = version + 1,
      update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and cloth_id = ${id} and del_flag = '0'`);
  await services.audit(tx, {
    bizType: 'cloth',
    bizId: id,
    action: 'returnCloth',
    from: status,
    to: next,
    reason,
  });
  await services.publish(tx, { topic: 'cloth', keys: [id] });
}

const FREE: readonly RollStatus[] = [RollStatus.inStock, RollStatus.quarantined];

async function requireFree(
  tx: Tx,
  actor: Actor,
  { id, rollNo, status }: { id: string; rollNo: string; status: RollStatus },
): Promise<void> {
  if (status === RollStatus.onBed) {
    const { bedNo } = (await rollWhereabouts(tx, actor, id)) ?? {};
    throw new DomainError('cloth-roll-on-bed', { rollNo, bedNo: bedNo ?? '' });
  }
  if (FREE.includes(status)) return;
  throw new DomainError('cloth-roll-bound', { rollNo, status: rollStatusName[status] });
}
