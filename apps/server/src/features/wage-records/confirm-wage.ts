import { isSameFigure } from '@garment-mes/domain/compare';
import { decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, WageRecordStatus, wageRecordMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { eachCompany } from '../../jobs/each-company.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { factoryToday } from '../settings/public.ts';
import { IS_OPEN, leads, seesOthers } from './record-list.sql.ts';
import { recordWage, WAGE, type WageRow } from './wage-record.sql.ts';

const CONFIRM = { zh: '确认', en: 'confirm' };
const SEEN = { zh: '应发', en: 'Payable' };
const ON_BEHALF = { zh: '代确认', en: 'confirm it in their place' };

/**
 * 0 → 1: people confirm their own wage; who leads a person and reads the wages of others may confirm it in that person's
 * place, with a reason and while no objection is open. What was seen is confirmed and nothing else: a wage that was computed
 * meanwhile is to be looked at again.
 *
 * @throws {DomainError} `wage-amount-changed` for the owner, who confirms an amount; `changed-meanwhile` for who confirms
 *   in the owner's place and may not see it
 */
export async function confirmWage(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { seen, onBehalf, reason }: Pick<BodyOf<'confirmWageRecords'>, 'seen' | 'onBehalf' | 'reason'>,
): Promise<void> {
  const own = seen.find((each) => each.id === id);
  if (!own) throw new DomainError('required', { field: SEEN });
  const wage = onBehalf
    ? await claimRecord<WageRow>(tx, actor, WAGE, own)
    : await claimAnyVersion<WageRow>(tx, actor, WAGE, id);
  const why = onBehalf ? (reason?.trim() ?? '') : '';
  requireMayConfirm(actor, wage, onBehalf, why);
  if (onBehalf) await requireLeads(tx, actor, wage);
  const status = moved(wageRecordMoves, 'confirm', { no: wage.employeeName, status: wage.status });
  if (!onBehalf) requireSeenAmount(wage, own.payableAmount);
  await updateRow(tx, actor, WAGE.table, id, {
    ...{ status, confirmDate: actor.now, confirmBy: actor.user.id, confirmReason: why || null },
  });
  await recordWage(services, tx, id, {
    ...{ action: onBehalf ? 'confirmOnBehalf' : 'confirm', from: wage.status, to: status },
    ...(why && { reason: why }),
  });
}

function requireMayConfirm(
  actor: Actor,
  { employeeId, employeeName, objection, answerText }: WageRow,
  onBehalf: boolean,
  reason: string,
): void {
  const isOwn = employeeId === actor.employee?.id;
  if (!onBehalf) {
    if (!isOwn) throw new DomainError('wage-not-own', { action: CONFIRM });
    return;
  }
  if (!seesOthers(actor)) throw new DomainError('wage-not-own', { action: CONFIRM });
  if (isOwn) throw new DomainError('wage-own-behalf', {});
  if (reason === '') throw new DomainError('reason-required', { action: ON_BEHALF });
  if (objection !== null && answerText === null)
    throw new DomainError('objection-open', { employeeName, action: ON_BEHALF });
}

/** Under the lock of the wage: what is computed at the same second is either seen here or unmakes the confirmation. */
function requireSeenAmount(
  { payableAmount }: WageRow,
  seen: BodyOf<'confirmWageRecords'>['seen'][number]['payableAmount'],
): void {
  if (seen === undefined || seen === null) throw new DomainError('required', { field: SEEN });
  if (isSameFigure(seen, payableAmount)) return;
  throw new DomainError('wage-amount-changed', {
    seen: decimalText(seen, 2),
    now: decimalText(payableAmount, 2),
  });
}

async function requireLeads(tx: Tx, actor: Actor, { employeeId }: WageRow): Promise<void> {
  const found = await tx.one<{ leads: boolean }>(
    sql`select ${leads(actor, sql`${employeeId}::bigint`)} as leads`,
  );
  if (!found?.leads) throw new DomainError('wage-not-led', {});
}

/**
 * Confirms wages of periods that are over once nothing happened to them for as many days as the company set; those with
 * an open objection or an adjustment that waits are left to people.
 *
 * @returns wages confirmed now
 */
export const confirmDue = (services: Services): Promise<number> =>
  eachCompany(
    services,
    sql`exists (select 1 from mes2.wage_record r where r.company_id = c.id and r.status = 0)`,
    async (tx, { companyId, now }) => {
      const days = Number(await services.settings(tx, 'wageConfirmDays'));
      const due = await tx.all<{ id: string }>(sql`
        update mes2.wage_record r set status = ${WageRecordStatus.confirmed}::int, version = r.version + 1,
          confirm_date = ${now}, confirm_by = null, confirm_reason = null, update_by = null, update_date = ${now}
        from mes2.wage_period p
        where r.company_id = ${companyId} and r.status = ${WageRecordStatus.calculated}::int and r.del_flag = '0'
          and p.company_id = r.company_id and p.id = r.period_id and p.status = 0
          and p.to_date < ${factoryToday(sql`p.company_id`)}
          and r.update_date <= ${now}::timestamptz - make_interval(days => ${days}::int)
          and not ${IS_OPEN} and not exists (
            select 1 from mes2.wage_adjust a
            where a.company_id = r.company_id and a.period_id = r.period_id and a.employee_id = r.employee_id
              and a.status = 0 and a.del_flag = '0')
        returning r.id`);
      const ids = due.map(({ id }) => id);
      await tx.run(sql`
        insert into mes2.biz_log (biz_type, biz_id, action, from_status, to_status)
        select 'wageRecord', x.id, 'autoConfirm', ${WageRecordStatus.calculated}::int,
          ${WageRecordStatus.confirmed}::int
        from unnest(${ids}::bigint[]) as x (id)`);
      if (ids.length > 0) await services.publish(tx, { topic: 'wage', keys: ids });
      return ids.length;
    },
  );
