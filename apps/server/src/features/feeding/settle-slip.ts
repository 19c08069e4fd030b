import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { feedingDifferencePct, isLargeFeedingDifference } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { FeedingStatus, feedingMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { rollWhereabouts } from '../fabric/public.ts';
import {
  lockLines,
  type SlipLine,
  type SlipRow,
  setRollStatus,
  slipHoldingRoll,
  slipKind,
} from './feeding.sql.ts';

/** Metres from which what is left of a spread roll is kept as a remnant. */
const REMNANT_M = 1;
const RETURNABLE = [RollStatus.inStock, RollStatus.issued];

/** Rests come back to the store: an untouched roll as it was, a long rest as a remnant. */
export async function returnRests(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lines: returned, ...claim }: BodyOf<'returnFeedingSlip'>,
): Promise<void> {
  const slip = await claimRecord<SlipRow>(tx, actor, slipKind, claim);
  const { id, feedingNo, status } = slip;
  if (status !== FeedingStatus.received) {
    const { what, names } = feedingMoves;
    const action = { zh: '退料', en: 'return rests' };
    throw new DomainError('wrong-state', { what, no: feedingNo, state: names[status], action });
  }
  const lines = await lockLines(tx, actor, id);
  for (const input of returned) {
    const line = lines.find(({ fabricRollId }) => fabricRollId === input.tympanId);
    if (!line) throw new DomainError('roll-not-on-slip', { rollNo: input.tympanId, feedingNo });
    await returnRoll(tx, actor, slip, line, input);
  }
  await tx.run(sql`
    update mes2.feeding_slip f set return_len = (
      select sum(i.return_len) from mes2.feeding_slip_line i where i.company_id = f.company_id and i.feeding_id = f.id)
    where f.company_id = ${actor.companyId} and f.id = ${id}`);
  const len = decimalText(sum(returned.map(({ returnLen }) => returnLen)), 3);
  await record(services, tx, slip, 'returnRests', status, `${len} m`);
}

async function returnRoll(
  tx: Tx,
  actor: Actor,
  slip: SlipRow,
  line: SlipLine,
  { returnLen, locationCode }: BodyOf<'returnFeedingSlip'>['lines'][number],
): Promise<void> {
  const { rollNo, fabricRollId, remainLen, receivedLen, status } = line;
  await requireSettled(tx, actor, line);
  if (status === RollStatus.issued) {
    const other = await slipHoldingRoll(tx, actor, fabricRollId, slip.id);
    const isOurs = other === undefined || (await isLastIssuer(tx, actor, fabricRollId, slip.id));
    if (!isOurs && other) throw new DomainError('roll-issued-elsewhere', { rollNo, ...other });
  }
  const open = decimal(receivedLen ?? 0).minus(decimal(line.returnLen));
  const max = decimal(remainLen).lt(open) ? decimal(remainLen) : open;
  if (decimal(returnLen).lte(0) || decimal(returnLen).gt(max)) {
    throw new DomainError('feeding-over-return', { rollNo, max: max.toString() });
  }
  const isSpread = decimal(line.usedLen).gt(0);
  const untouched = line.orderId ? RollStatus.reserved : RollStatus.inStock;
  const isRemnant = isSpread && decimal(remainLen).gte(REMNANT_M);
  const next = isRemnant ? RollStatus.remnant : untouched;
  await setRollStatus(tx, actor, fabricRollId, next, RETURNABLE, locationCode ?? null);
  await tx.run(sql`
    update mes2.feeding_slip_line set return_len = return_len + ${returnLen}::numeric, return_date = ${actor.now},
      version = version + 1
    where company_id = ${actor.companyId} and id = ${line.id}`);
}

const isLastIssuer = async (
  tx: Tx,
  { companyId }: Actor,
  rollId: string,
  slipId: string,
): Promise<boolean> => {
  const last = await tx.one<{ id: string }>(sql`
    select f.id from mes2.feeding_slip_line i
    join mes2.feeding_slip f on f.company_id = i.company_id and f.id = i.feeding_id
    where i.company_id = ${companyId} and i.fabric_roll_id = ${rollId} and f.status in (1, 2)
    order by f.issue_date desc nulls last limit 1`);
  return last?.id === slipId;
};

/** @throws {DomainError} `feeding-roll-open` while a roll lies on a bed that is not handed on */
async function requireSettled(
  tx: Tx,
  actor: Actor,
  { rollNo, fabricRollId }: SlipLine,
): Promise<void> {
  const { bedNo } = (await rollWhereabouts(tx, actor, fabricRollId)) ?? {};
  if (bedNo) throw new DomainError('feeding-roll-open', { rollNo, bedNo });
}

/** 2 → 3: every roll is off the tables and a large difference has its reason. */
export async function closeSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Claim & { readonly reason?: string | null | undefined },
): Promise<void> {
  const slip = await claimRecord<SlipRow>(tx, actor, slipKind, claim);
  const { id, feedingNo, status, issuedLen, receivedLen } = slip;
  const next = moved(feedingMoves, 'close', { no: feedingNo, status });
  const lines = await lockLines(tx, actor, id);
  for (const line of lines) await requireSettled(tx, actor, line);
  const explained = Boolean(reason?.trim()) || lines.some(({ diffReason }) => diffReason !== null);
  if (isLargeFeedingDifference(issuedLen, receivedLen) && !explained) {
    const pct = decimalText(feedingDifferencePct(issuedLen, receivedLen) ?? 0, 2);
    throw new DomainError('feeding-difference', { pct });
  }
  await tx.run(sql`
    update mes2.feeding_slip set status = ${next}, close_reason = ${reason ?? null}
    where company_id = ${actor.companyId} and id = ${id}`);
  await record(services, tx, slip, 'closeSlip', next, reason ?? undefined);
}

/** 0, 1 → 9: rolls that were issued go back to where they lay. */
export async function voidSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const slip = await claimRecord<SlipRow>(tx, actor, slipKind, claim);
  const { id, feedingNo, status } = slip;
  const next = moved(feedingMoves, 'void', { no: feedingNo, status });
  const lines = await lockLines(tx, actor, id);
  if (status === FeedingStatus.issued) {
    for (const line of lines) {
      await requireSettled(tx, actor, line);
      const back = line.orderId ? RollStatus.reserved : RollStatus.inStock;
      const isSpread = decimal(line.usedLen).gt(0) && decimal(line.remainLen).gte(REMNANT_M);
      const to = isSpread ? RollStatus.remnant : back;
      await setRollStatus(tx, actor, line.fabricRollId, to, [RollStatus.issued]);
    }
  }
  await tx.run(sql`
    update mes2.feeding_slip set status = ${next}, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}`);
  await record(services, tx, slip, 'void', next, reason);
}

async function record(
  { audit, publish }: Services,
  tx: Tx,
  { id, status }: SlipRow,
  action: string,
  to: FeedingStatus,
  reason?: string,
): Promise<void> {
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'feedingSlip', bizId: id, action, from: status, to, ...why });
  await publish(tx, { topic: 'feedingSingle', keys: [id] });
}
