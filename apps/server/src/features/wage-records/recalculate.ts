import { isSameFigure } from '@garment-mes/domain/compare';
import { type Decimal, decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { WageRecordStatus } from '@garment-mes/domain/states';
import { type AdjustSums, adjustedWage } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { type LockedPeriod, ownSlip } from '../wages/public.ts';
import { accountOf, payableChange, recordWage, WAGE, type WageRow } from './wage-record.sql.ts';

/**
 * Takes the approved adjustments of a person into the wage of a period, if that was calculated; the period is locked for
 * it. What a deduction would take below the floor waits as a draft in the next open period. A confirmed wage whose
 * amount changes is to be confirmed again, and its owner is told.
 *
 * @throws {DomainError} `period-locked`, `adjust-carry-nowhere`, `adjust-carry-taken`
 */
export async function takeAdjusts(
  services: Services,
  tx: Tx,
  actor: Actor,
  period: LockedPeriod,
  employeeId: string,
): Promise<void> {
  const { companyId } = actor;
  const wage = await tx.one<WageRow>(sql`
    select * from mes2.wage_record
    where company_id = ${companyId} and period_id = ${period.id} and employee_id = ${employeeId} and del_flag = '0'
    for update`);
  if (!wage) return;
  if (wage.status >= WageRecordStatus.locked)
    throw new DomainError('period-locked', { periodNo: period.periodNo });
  const due = adjustedWage(
    earnedOf(wage),
    wage.floorAmount,
    await approvedSums(tx, companyId, wage),
  );
  await carryOver(tx, actor, period, wage, due.carriedOver);
  await writeWage(services, tx, actor, wage, {
    subsidyAmount: decimalText(due.subsidy, 2),
    bonusAmount: decimalText(due.bonus, 2),
    adjustAmount: decimalText(due.adjust, 2),
    deductAmount: decimalText(due.deduct, 2),
    topUpAmount: decimalText(due.topUp, 2),
    payableAmount: decimalText(due.payable, 2),
  });
}

const APPROVED = 1;

const earnedOf = (wage: WageRow) => ({
  ...{ piece: wage.pieceAmount, group: wage.groupAmount, bed: wage.bedAmount },
  ...{ hourly: wage.hourlyAmount, base: wage.baseAmount, otPremium: wage.otPremium },
});

/** Approved adjustments of a wage, by what they do to it. */
async function approvedSums(
  tx: Tx,
  companyId: string,
  { periodId, employeeId }: WageRow,
): Promise<AdjustSums> {
  const found = await tx.one<AdjustSums>(sql`
    select coalesce(sum(round(amount, 2)) filter (where kind = 1), 0) as subsidy,
      coalesce(sum(round(amount, 2)) filter (where kind = 2), 0) as bonus,
      coalesce(sum(round(amount, 2)) filter (where kind in (3, 5)), 0) as deduct,
      coalesce(sum(round(amount, 2)) filter (where kind in (4, 6)), 0) as adjust
    from mes2.wage_adjust
    where company_id = ${companyId} and period_id = ${periodId} and employee_id = ${employeeId} and status = 1
      and del_flag = '0'`);
  return found ?? { subsidy: 0, bonus: 0, deduct: 0, adjust: 0 };
}

async function writeWage(
  services: Services,
  tx: Tx,
  actor: Actor,
  wage: WageRow,
  parts: { readonly payableAmount: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const { id, status, employeeId } = wage;
  const changes = payableChange(wage.payableAmount, parts.payableAmount);
  const goesBack = status === WageRecordStatus.confirmed && changes.length > 0;
  const to = goesBack ? WageRecordStatus.calculated : status;
  await tx.run(sql`
    update mes2.wage_record set version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await updateRow(tx, actor, WAGE.table, id, {
    ...{ ...parts, status: to },
    ...(goesBack && { confirmDate: null, confirmBy: null, confirmReason: null }),
  });
  await recordWage(services, tx, id, {
    ...{ action: 'recalculateWage', from: status, to },
    ...(changes.length > 0 && { diff: changes }),
  });
  if (!goesBack) return;
  await services.notify(tx, {
    userIds: await accountOf(tx, actor, employeeId),
    title: message('wageChanged', {}),
    ...{ address: ownSlip(id), messageType: 'Notice,Message' },
    ...{ bizType: 'wage', bizId: id, level: 2 },
  });
}

/** What a period could not deduct, as a draft of the next open one: one a person and period, of what it came to last. */
async function carryOver(
  tx: Tx,
  { companyId, now }: Actor,
  period: LockedPeriod,
  { employeeId }: WageRow,
  owed: Decimal,
): Promise<void> {
  const amount = decimalText(owed, 2);
  const held = await tx.one<{ id: string; status: number; amount: string }>(sql`
    select id, status, amount from mes2.wage_adjust
    where company_id = ${companyId} and employee_id = ${employeeId} and kind = 3 and ref_type = 'wagePeriod'
      and ref_id = ${period.id} and del_flag = '0' for update`);
  if (held?.status === APPROVED && isSameFigure(held.amount, amount)) return;
  if (held?.status === APPROVED) throw new DomainError('adjust-carry-taken', {});
  if (held) {
    await tx.run(sql`
      update mes2.wage_adjust set version = version + 1, update_date = ${now}, approve_by = null, opinion = null,
        status = case when ${owed.gt(0)}::boolean then 0 else 9 end,
        amount = case when ${owed.gt(0)}::boolean then ${amount}::numeric else amount end
      where company_id = ${companyId} and id = ${held.id}`);
    return;
  }
  if (!owed.gt(0)) return;
  const written = await tx.run(sql`
    insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason, ref_type, ref_id, create_by)
    select ${companyId}, ${employeeId}, n.id, 3, ${amount}::numeric,
      '工资期' || ${period.periodNo}::text || '未扣完的扣款', 'wagePeriod', ${period.id}, null
    from mes2.wage_period n
    where n.company_id = ${companyId} and n.from_date > ${period.toDate}::date and n.status < 2 and n.del_flag = '0'
    order by n.from_date limit 1`);
  if (written === 0) throw new DomainError('adjust-carry-nowhere', { amount });
}
