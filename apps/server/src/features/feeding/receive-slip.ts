import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import { feedingDifferencePct, isLargeFeedingDifference } from '@garment-mes/domain/fabric';
import { DomainError } from '@garment-mes/domain/refusals';
import { feedingMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { fedOrder, lockLines, type SlipLine, type SlipRow, slipKind } from './feeding.sql.ts';

type Receipt = BodyOf<'receiveFeedingSlip'>;

/** 1 → 2: the table leader takes over what he measures; a large difference opens a problem. */
export async function receiveSlip(
  services: Services,
  tx: Tx,
  actor: Actor,
  { requestId, lines: received, ...claim }: Receipt,
): Promise<void> {
  if (await claimRequest(tx, actor, requestId, { receive: claim.id, received })) return;
  const slip = await claimRecord<SlipRow>(tx, actor, slipKind, claim);
  const { id, feedingNo, status } = slip;
  const next = moved(feedingMoves, 'receive', { no: feedingNo, status });
  if (slip.issueBy === actor.user.id) throw new DomainError('sender-receives', {});
  const lines = await lockLines(tx, actor, id);
  const counts = countsOf(slip, lines, received);
  const receivedLen = sum(counts.map((count) => count.receivedLen));
  const isLarge = isLargeFeedingDifference(slip.issuedLen, receivedLen);
  if (isLarge) requireReasons(slip, receivedLen.toFixed(3), counts);
  for (const { line, receivedLen: len, diffReason } of counts) {
    await tx.run(sql`
      update mes2.feeding_slip_line set received_len = ${len}, diff_reason = ${diffReason}, version = version + 1
      where company_id = ${actor.companyId} and id = ${line.id}`);
  }
  await tx.run(sql`
    update mes2.feeding_slip set status = ${next}, received_len = ${decimalText(receivedLen, 3)},
      diff_len = ${decimalText(decimal(slip.issuedLen).minus(receivedLen), 3)},
      receive_by = ${actor.user.id}, receive_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  if (isLarge) await openProblem(services, tx, actor, slip, receivedLen.toFixed(3));
  await services.audit(tx, {
    bizType: 'feedingSlip',
    bizId: id,
    action: 'receive',
    from: status,
    to: next,
  });
  await services.publish(tx, { topic: 'feedingSingle', keys: [id] });
  await keepAnswer(tx, actor, requestId, { id });
}

interface Count {
  readonly line: SlipLine;
  readonly receivedLen: string;
  readonly diffReason: string | null;
}

/** One count for each roll of the slip; a roll nobody counted did not come. */
function countsOf(slip: SlipRow, lines: readonly SlipLine[], received: Receipt['lines']): Count[] {
  const byRoll = new Map(received.map((count) => [count.tympanId, count]));
  for (const line of lines) byRoll.delete(line.fabricRollId);
  const [foreign] = byRoll.keys();
  if (foreign) {
    throw new DomainError('roll-not-on-slip', { rollNo: foreign, feedingNo: slip.feedingNo });
  }
  return lines.map((line) => {
    const count = received.find(({ tympanId }) => tympanId === line.fabricRollId);
    const receivedLen = count?.receivedLen ?? '0';
    if (decimal(receivedLen).gt(decimal(line.len))) {
      const { rollNo, len } = line;
      throw new DomainError('feeding-over-issued', { rollNo, max: decimal(len).toString() });
    }
    return { line, receivedLen, diffReason: count?.diffReason?.trim() || null };
  });
}

/** @throws {DomainError} `feeding-difference` while a roll that came short has no reason */
function requireReasons(slip: SlipRow, receivedLen: string, counts: readonly Count[]): void {
  const silent = counts.some(
    ({ line, receivedLen: len, diffReason }) =>
      !decimal(len).eq(decimal(line.len)) && diffReason === null,
  );
  if (!silent) return;
  const pct = feedingDifferencePct(slip.issuedLen, receivedLen);
  throw new DomainError('feeding-difference', { pct: decimalText(pct ?? 0, 2) });
}

/** The store that issued answers for what did not arrive. */
async function openProblem(
  { publish }: Services,
  tx: Tx,
  actor: Actor,
  slip: SlipRow,
  receivedLen: string,
): Promise<void> {
  const order = await fedOrder(tx, actor, slip.orderId);
  const { feedingNo, issuedLen } = slip;
  const messages = {
    name: message('feedingDifference', {}),
    remark: message('feedingDiffered', {
      feedingNo,
      orderNo: order?.orderNo,
      issuedLen,
      receivedLen,
    }),
  };
  const opened = await tx.one<{ id: string }>(sql`
    insert into mes2.problem_log (company_id, messages, dept_id, order_id, level, report_by, report_date)
    select ${actor.companyId}, ${JSON.stringify(messages)}::jsonb, d.dept_id, ${slip.orderId}, 2, ${actor.employee?.id ?? null},
      ${actor.now}
    from (
      select coalesce(
        (select dept_id from amc.company_member
          where company_id = ${actor.companyId} and user_id = ${slip.issueBy} and dept_id is not null limit 1),
        (select id from amc.department
          where company_id = ${actor.companyId} and parent_id is null order by id limit 1)) as dept_id) d
    returning id`);
  if (opened) await publish(tx, { topic: 'problem', keys: [opened.id] });
}
