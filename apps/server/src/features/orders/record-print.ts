import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockOrder } from './order-record.ts';

type Paper = BodyOf<'recordOrderPrint'>['paper'];
type Printed = DataOf<'recordOrderPrint'>[number];

/** What the log calls the printing of a paper. */
const ACTIONS: Readonly<Record<Paper, string>> = {
  1: 'printOrder',
  2: 'printTechnique',
  3: 'printColours',
};

/**
 * Counts one more printing of a paper of each order. The log is the count: it cannot be changed and says who
 * printed when. Orders are locked in the order of their ids, so that each printing has a number of its own.
 *
 * @throws {DomainError} `record-missing`
 */
export async function recordPrint(
  { audit }: Services,
  tx: Tx,
  actor: Actor,
  { ids, paper }: BodyOf<'recordOrderPrint'>,
): Promise<Printed[]> {
  const { companyId, user } = actor;
  const action = ACTIONS[paper];
  const printed: Printed[] = [];
  for (const orderId of [...new Set(ids)].toSorted(byNumber)) {
    await lockOrder(tx, actor, orderId);
    await audit(tx, { bizType: 'order', bizId: orderId, action });
    const counted = await tx.one<{ printNo: number; printDate: string }>(sql`
      select count(*)::int as print_no, max(create_date) as print_date from mes2.biz_log
      where company_id = ${companyId} and biz_type = 'order' and biz_id = ${orderId} and action = ${action}`);
    if (counted) printed.push({ orderId, paper, ...counted, printByName: user.name });
  }
  return printed;
}

const byNumber = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1);
