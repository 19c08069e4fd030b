import { decimalText } from '@garment-mes/domain/decimal';
import { WageRecordStatus } from '@garment-mes/domain/states';
import { type WageRules, wageRecord } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../../database/engine.ts';
import { message } from '../../../messages/message-texts.ts';
import type { Services } from '../../../operations.ts';
import { ownSlip } from '../own-slip.ts';
import { type OpenRecord, writeDetails } from './details.sql.ts';
import { type ComputedRecord, factsOf, type PersonFacts, writeRecords } from './facts.sql.ts';
import type { PeriodDays } from './paid-scans.sql.ts';
import { peopleOfPeriod } from './people.sql.ts';
import { holidaysOf, wageRules } from './wage-rules.ts';

export interface CalculatedPeriod extends PeriodDays {
  readonly periodNo: string;
}

/**
 * Computes the details and records of some people of a period by the company's settings. Records that are locked or paid stay as they are; who has
 * confirmed another amount is told and confirms again.
 */
export async function calculatePeople(
  services: Services,
  tx: Tx,
  companyId: string,
  period: CalculatedPeriod,
  employeeIds: readonly string[],
): Promise<void> {
  const rules = await wageRules(services, tx, period);
  for (const changed of await computePeople(tx, companyId, period, employeeIds, rules))
    await tell(services, tx, period, changed);
}

interface Changed {
  readonly person: PersonFacts;
  readonly row: ComputedRecord;
}

/** Computes the details and records of some people of a period. @returns those who have to confirm again */
export async function computePeople(
  tx: Tx,
  companyId: string,
  period: CalculatedPeriod,
  employeeIds: readonly string[],
  rules: WageRules,
): Promise<Changed[]> {
  // Adjustments are approved under the exclusive form: they are either in the record or come to it afterwards.
  await tx.run(sql`
    select pg_advisory_xact_lock_shared(
      hashtextextended('wage period ' || ${companyId}::text || ' ' || ${period.periodNo}::text, 0))`);
  await tx.run(sql`
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      payable_amount)
    select ${companyId}, ${period.id}, p.id, p.employee_no, p.employee_name, p.dept_id, p.pay_type, 0
    from (${peopleOfPeriod(companyId, period)}) p where p.id = any(${employeeIds}::bigint[])
    on conflict (company_id, period_id, employee_id) do nothing`);
  const records = await tx.all<OpenRecord & { readonly status: number }>(sql`
    select r.id, r.employee_id, r.status from mes2.wage_record r
    where r.company_id = ${companyId} and r.period_id = ${period.id} and r.employee_id = any(${employeeIds}::bigint[])
    order by r.id for update`);
  const open = records.filter(({ status }) => status < WageRecordStatus.locked);
  await writeDetails(tx, companyId, period, open);
  const people = await factsOf(tx, companyId, period, employeeIds, holidaysOf(period));
  const computed = people.map((person) => ({ person, row: recordOf(person, rules) }));
  await writeRecords(
    tx,
    companyId,
    computed.map(({ row }) => row),
  );
  return computed.filter(({ row }) => row.unconfirm);
}

function recordOf(facts: PersonFacts, rules: WageRules): ComputedRecord {
  const { normal, otWeekday, otRestDay, otHoliday } = facts;
  const minutes = { normal, otWeekday, otRestDay, otHoliday };
  const due = wageRecord({ ...facts, minutes }, rules);
  const payableAmount = decimalText(due.payable, 2);
  const unconfirm =
    facts.status === WageRecordStatus.confirmed &&
    decimalText(facts.payableBefore, 2) !== payableAmount;
  return {
    id: facts.recordId,
    normalMin: normal,
    otWeekdayMin: otWeekday,
    otRestMin: otRestDay,
    otHolidayMin: otHoliday,
    pieceNum: facts.pieceNum,
    pieceAmount: decimalText(facts.piece, 2),
    groupAmount: decimalText(facts.group, 2),
    bedAmount: decimalText(facts.bed, 2),
    hourlyAmount: decimalText(facts.hourly, 2),
    baseAmount: decimalText(due.base, 2),
    otPremium: decimalText(due.otPremium, 2),
    subsidyAmount: decimalText(due.subsidy, 2),
    bonusAmount: decimalText(due.bonus, 2),
    adjustAmount: decimalText(due.adjust, 2),
    deductAmount: decimalText(due.deduct, 2),
    floorAmount: decimalText(due.floor, 2),
    topUpAmount: decimalText(due.topUp, 2),
    payableAmount,
    payType: facts.payType,
    status: unconfirm ? WageRecordStatus.calculated : facts.status,
    unconfirm,
  };
}

async function tell(
  services: Services,
  tx: Tx,
  { periodNo }: CalculatedPeriod,
  { person: { userId, payableBefore }, row: { id, payableAmount } }: Changed,
): Promise<void> {
  await services.audit(tx, {
    bizType: 'wageRecord',
    bizId: id,
    action: 'recalculate',
    from: WageRecordStatus.confirmed,
    to: WageRecordStatus.calculated,
    diff: [
      {
        field: 'payableAmount',
        title: { zh: '应发', en: 'Payable' },
        fromText: payableBefore,
        toText: payableAmount,
      },
    ],
  });
  if (userId === null) return;
  await services.notify(tx, {
    userIds: [userId],
    title: message('wageRecalculated', { periodNo }),
    objName: periodNo,
    address: ownSlip(id),
    messageType: 'Notice,Message',
    bizType: 'wage',
    bizId: id,
  });
}
