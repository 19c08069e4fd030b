import { DomainError } from '@garment-mes/domain/refusals';
import { CheckRecordStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../../records/claim-request.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { reachedCheck } from '../check-record.sql.ts';
import { requireFinal } from './require-final.ts';

type Finding = DataOf<'createCustomerFinding'>;

const REFUSED = 2;

/**
 * Notes what the customer's own inspector found in a lot that was accepted; our own record stays as it is.
 *
 * @throws {DomainError} `finding-of-accepted`, `finding-day`, or `finding-noted` where it was noted before
 */
export async function noteFinding(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCustomerFinding'>,
): Promise<Finding> {
  const known = await claimRequest<Finding>(tx, actor, body.requestId, body);
  if (known) return known;
  const { companyId, user, now } = actor;
  const { checkId, findDate, majorNum, criticalNum, images, remark } = body;
  const record = await reachedCheck(tx, actor, checkId);
  requireFinal(record);
  const { checkNo, status, result, workDate } = record;
  if (status !== CheckRecordStatus.closed || result === REFUSED)
    throw new DomainError('finding-of-accepted', { checkNo });
  const day = today(actor, await floorSettings(tx, actor));
  if (findDate < workDate || findDate > day)
    throw new DomainError('finding-day', { from: workDate, to: day });
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.qc_customer_finding (company_id, check_id, find_date, critical_num, major_num, images, remark,
      create_by, create_date)
    values (${companyId}, ${checkId}, ${findDate}::date, ${criticalNum}::int, ${majorNum}::int,
      ${JSON.stringify(images ?? [])}::jsonb, ${remark ?? null}, ${user.id}, ${now})
    on conflict (company_id, check_id) do nothing returning id`);
  if (!made) throw new DomainError('finding-noted', { checkNo });
  const byName = user.name;
  const finding = {
    ...{ id: made.id, findDate, majorNum, criticalNum, byName },
    ...{ images: [...(images ?? [])], remark: remark ?? null },
  };
  await services.audit(tx, { bizType: 'checkRecord', bizId: checkId, action: 'customerFinding' });
  await services.publish(tx, { topic: 'qc', keys: [checkId] });
  await keepAnswer(tx, actor, body.requestId, finding);
  return finding;
}
