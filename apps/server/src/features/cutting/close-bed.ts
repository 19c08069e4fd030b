import { BedStatus, canCloseBed } from '@garment-mes/domain/cutting-bed';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

interface BedFacts {
  readonly status: BedStatus;
  readonly allDelivered: boolean;
  readonly remnantsConfirmed: boolean;
}

/** 4 → 5 by itself: every bundle went out and the leftovers are accounted for. Locks the bed. */
export async function closeBedWhenDone(
  services: Services,
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
): Promise<void> {
  await tx.run(sql`
    select 1 from mes2.cutting_bed where company_id = ${companyId} and id = ${bedId} for no key update`);
  const facts = await tx.one<BedFacts>(sql`
    select b.status,
      coalesce((select bool_and(coalesce(case when x.status = 7 then x.hold_from else x.status end, 0) >= 2)
        from mes2.bundle x where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.status < 8), false)
        as all_delivered,
      exists (select 1 from mes2.remnant_slip s
        where s.company_id = b.company_id and s.cutting_bed_id = b.id and s.status = 1 and s.del_flag = '0')
        as remnants_confirmed
    from mes2.cutting_bed b where b.company_id = ${companyId} and b.id = ${bedId}`);
  if (!facts || !canCloseBed(facts, facts)) return;
  await tx.run(sql`
    update mes2.cutting_bed set status = ${BedStatus.closed}::int, version = version + 1
    where company_id = ${companyId} and id = ${bedId}`);
  await services.audit(tx, { bizType: 'bed', bizId: bedId, action: 'closeBed', from: 4, to: 5 });
  await services.publish(tx, { topic: 'bed', keys: [bedId] });
}
