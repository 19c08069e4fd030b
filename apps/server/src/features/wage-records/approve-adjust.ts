import { DomainError } from '@garment-mes/domain/refusals';
import { WagePeriodStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { lockPeriodForWages } from '../wages/public.ts';
import { takeAdjusts } from './recalculate.ts';

const ADJUST = {
  table: 'mes2.wage_adjust',
  no: sql`null::text`,
  what: { zh: '工资调整', en: 'Wage adjustment' },
} as const;

const DRAFT = 0;
const APPROVED = 1;
const VOID = 9;

interface Adjust {
  readonly id: string;
  readonly periodId: string;
  readonly employeeId: string;
  readonly status: number;
  readonly createBy: string | null;
  readonly approveBy: string | null;
}

/**
 * 0 → 1, 9: somebody else decides an adjustment, under the lock of its period; one that is approved is in the wage when
 * the call is answered.
 */
export async function decideAdjust(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { agree, opinion }: Pick<BodyOf<'approveWageAdjusts'>, 'agree' | 'opinion'>,
): Promise<void> {
  const { companyId, user, now } = actor;
  const named = await tx.one<{ periodId: string }>(sql`
    select period_id from mes2.wage_adjust where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  const period = named && (await lockPeriodForWages(tx, actor, named.periodId));
  if (!period) throw new DomainError('record-missing', { what: ADJUST.what });
  const adjust = await claimAnyVersion<Adjust>(tx, actor, ADJUST, id);
  await requireDraft(tx, adjust);
  if (adjust.createBy === user.id) throw new DomainError('wage-own-adjust', {});
  const said = opinion?.trim() || null;
  if (!agree && !said)
    throw new DomainError('reason-required', { action: { zh: '拒绝', en: 'refuse' } });
  if (period.status >= WagePeriodStatus.locked)
    throw new DomainError('period-locked', { periodNo: period.periodNo });
  await updateRow(tx, actor, ADJUST.table, id, {
    ...{ status: agree ? APPROVED : VOID, approveBy: user.id, approveDate: now, opinion: said },
  });
  if (agree) await takeAdjusts(services, tx, actor, period, adjust.employeeId);
  await services.audit(tx, {
    ...{ bizType: 'wageAdjust', bizId: id, action: agree ? 'approve' : 'refuse' },
    ...(said && { reason: said }),
  });
  await services.publish(tx, { topic: 'wage', keys: [] });
}

/** @throws {DomainError} `adjust-decided` naming who was faster */
async function requireDraft(tx: Tx, { status, approveBy }: Adjust): Promise<void> {
  if (status === DRAFT) return;
  const person = await tx.one<{ name: string }>(
    sql`select name from amc.app_user where id = ${approveBy}`,
  );
  const state =
    status === APPROVED ? { zh: '已审批', en: 'approved' } : { zh: '已作废', en: 'void' };
  throw new DomainError('adjust-decided', { state, name: person?.name ?? '' });
}
