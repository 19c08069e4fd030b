import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { lockBed } from '../../beds/public.ts';
import { closeBedWhenDone } from '../close-bed.ts';
import {
  checkRemnantLines,
  RemnantKind,
  requireAccounted,
  requireWeighed,
} from './check-remnants.ts';
import {
  cutRemnant,
  leftRolls,
  type RemnantSlipRow,
  shelveRoll,
  slipKind,
  slipLines,
  takeRemnantsBack,
  usedRemnant,
} from './remnant-slip.sql.ts';
import { requireHandedOn, requireUnconfirmed } from './remnant-slip.ts';

/** Posts a slip to the rolls, or takes that back while none of its remnants was used. */
export async function confirmRemnants(
  services: Services,
  tx: Tx,
  actor: Actor,
  { confirmed, ...claim }: BodyOf<'confirmRemnantSlip'>,
): Promise<string> {
  const slip = await claimRecord<RemnantSlipRow>(tx, actor, slipKind, claim);
  const { cuttingBedId: bedId } = slip;
  const bed = await lockBed(tx, actor, bedId);
  await requireHandedOn(tx, actor, bedId);
  if (confirmed) await post(tx, actor, slip);
  else await unpost(tx, actor, slip);
  await tx.run(sql`
    update mes2.remnant_slip set status = ${confirmed ? 1 : 0}::int,
      confirm_by = ${confirmed ? actor.user.id : null}, confirm_date = ${confirmed ? actor.now : null}
    where company_id = ${actor.companyId} and id = ${slip.id}`);
  const action = confirmed ? 'confirm' : 'unconfirm';
  const [from, to] = [slip.status, confirmed ? 1 : 0];
  await services.audit(tx, { bizType: 'remnantSlip', bizId: slip.id, action, from, to });
  if (confirmed) await closeBedWhenDone(services, tx, actor, bedId);
  else if (bed?.status === BedStatus.closed) await reopen(services, tx, actor, bedId);
  await services.publish(tx, { topic: 'bed', keys: [bedId] });
  await services.publish(tx, { topic: 'cloth', keys: [bedId] });
  return bedId;
}

async function post(tx: Tx, actor: Actor, slip: RemnantSlipRow): Promise<void> {
  requireUnconfirmed(slip);
  const lines = await slipLines(tx, actor, slip.id);
  const rolls = await leftRolls(tx, actor, slip.cuttingBedId);
  // The bed may have been withdrawn and spread again since the slip was written.
  checkRemnantLines(rolls, lines);
  requireAccounted(rolls, lines);
  requireWeighed(rolls, lines);
  for (const line of lines) {
    if (line.kind === RemnantKind.returned) {
      await shelveRoll(tx, actor, line.tympanId, line.toWarehouseId, line.locationCode);
    }
    if (line.kind !== RemnantKind.usable) continue;
    const roll = await cutRemnant(tx, actor, line);
    await tx.run(sql`
      update mes2.remnant_slip_line set new_roll_id = ${roll?.id ?? null}
      where company_id = ${actor.companyId} and id = ${line.id}`);
  }
}

async function unpost(tx: Tx, actor: Actor, { id, slipNo, status }: RemnantSlipRow): Promise<void> {
  if (status === 0) {
    throw new DomainError('wrong-state', {
      what: slipKind.what,
      no: slipNo,
      state: { zh: '未确认', en: 'not confirmed' },
      action: { zh: '反确认', en: 'take it back' },
    });
  }
  const used = await usedRemnant(tx, actor, id);
  if (used) {
    throw new DomainError('remnant-used', { rollNo: used.rollNo, bedNo: used.bedNo ?? '' });
  }
  await takeRemnantsBack(tx, actor, id);
}

async function reopen(services: Services, tx: Tx, actor: Actor, bedId: string): Promise<void> {
  await tx.run(sql`
    update mes2.cutting_bed set status = ${BedStatus.bundled}::int, version = version + 1
    where company_id = ${actor.companyId} and id = ${bedId} and status = ${BedStatus.closed}::int`);
  await services.audit(tx, { bizType: 'bed', bizId: bedId, action: 'reopen', from: 5, to: 4 });
}
