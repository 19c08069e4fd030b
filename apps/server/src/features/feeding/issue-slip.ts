import { scannedCode } from '@garment-mes/domain/bundles';
import { RollStatus } from '@garment-mes/domain/cutting-bed';
import { decimalText, sum } from '@garment-mes/domain/decimal';
import { requireRoll } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { ClothStatus, feedingMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { requireFitsOrder, rollWhereabouts } from '../fabric/public.ts';
import {
  lockLines,
  type SlipLine,
  type SlipRow,
  setRollStatus,
  slipHoldingRoll,
  slipKind,
} from './feeding.sql.ts';
import { requireHolds, requireRunning } from './save-slip.ts';

const ISSUABLE = [RollStatus.inStock, RollStatus.reserved, RollStatus.remnant];
const ISSUE = { zh: '发料', en: 'issue it' };
const READY: readonly number[] = [ClothStatus.released, ClothStatus.usedUp];

/** 0 → 1: the rolls leave the store. A repeated request changes nothing. */
export async function issueSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  { rollNos, requestId, ...claim }: BodyOf<'issueFeedingSlip'>,
): Promise<void> {
  if (await claimRequest(tx, actor, requestId, { issue: claim.id, rollNos })) return;
  const slip = await claimRecord<SlipRow>(tx, actor, slipKind, claim);
  const { id, feedingNo, status } = slip;
  const next = moved(feedingMoves, 'issue', { no: feedingNo, status });
  await requireRunning(tx, actor, slip.orderId);
  const lines = await lockLines(tx, actor, id);
  if (lines.length === 0) throw new DomainError('feeding-without-rolls', {});
  if (rollNos) requireScanned(slip, lines, rollNos);
  await requireFitsOrder(tx, actor, slip.orderId, lines);
  for (const line of lines) await issueRoll(tx, actor, slip, line);
  await tx.run(sql`
    update mes2.feeding_slip set status = ${next}, issued_len = ${decimalText(sum(lines.map(({ len }) => len)), 3)},
      issue_by = ${actor.user.id}, issue_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.audit(tx, {
    bizType: 'feedingSlip',
    bizId: id,
    action: 'issueFabric',
    from: status,
    to: next,
  });
  await services.publish(tx, { topic: 'feedingSingle', keys: [id] });
  await keepAnswer(tx, actor, requestId, { id });
}

/** The scanned rolls have to be those of the slip. */
function requireScanned(
  { feedingNo }: SlipRow,
  lines: readonly SlipLine[],
  rollNos: readonly string[],
): void {
  const scanned = new Set(rollNos.map(scannedCode));
  const missing = lines.find(({ rollNo }) => !scanned.has(scannedCode(rollNo)));
  if (missing) throw new DomainError('roll-not-scanned', { rollNo: missing.rollNo });
  const known = new Set(lines.map(({ rollNo }) => scannedCode(rollNo)));
  const foreign = [...scanned].find((rollNo) => !known.has(rollNo));
  if (foreign) throw new DomainError('roll-not-on-slip', { rollNo: foreign, feedingNo });
}

/** H7: a roll is issued from the store; of two slips the second is refused with the number of the first. */
async function issueRoll(tx: Tx, actor: Actor, slip: SlipRow, line: SlipLine): Promise<void> {
  const { rollNo, cNo, clothStatus, status, fabricRollId } = line;
  if (!READY.includes(clothStatus)) throw new DomainError('cloth-not-released', { cNo });
  if (status === RollStatus.onBed) {
    const { bedNo } = (await rollWhereabouts(tx, actor, fabricRollId)) ?? {};
    throw new DomainError('roll-on-bed', { rollNo, bedNo: bedNo ?? '' });
  }
  if (status === RollStatus.issued) {
    const other = await slipHoldingRoll(tx, actor, fabricRollId, slip.id);
    if (other) throw new DomainError('roll-issued-elsewhere', { rollNo, ...other });
  }
  requireRoll(line, ISSUABLE, ISSUE);
  requireHolds(line);
  await setRollStatus(tx, actor, fabricRollId, RollStatus.issued, ISSUABLE);
}
