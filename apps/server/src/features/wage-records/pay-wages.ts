import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import {
  moved,
  WagePeriodStatus,
  WageRecordStatus,
  wagePeriodMoves,
} from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { type BatchOutcome, MOST_IDS } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type LockedPeriod, lockPeriodForWages } from '../wages/public.ts';
import { WAGE } from './wage-record.sql.ts';

type Payer = Actor & Pick<Call<'payWageRecords'>, 'body' | 'language'>;

const PERIOD = { zh: '工资期', en: 'Wage period' };

interface Standing {
  readonly id: string;
  readonly employeeName: string;
  readonly status: number;
  readonly name: string | null;
  readonly time: string | null;
}

/**
 * 2 → 3, for good: marks locked wages of a period as paid, those that are named or all of it, under the period's lock. A
 * period whose wages are all paid is paid.
 *
 * @throws {DomainError} `too-many-ids`, `invalid-date`, and for a whole period `wage-not-locked` when none of its wages is locked
 */
export async function payWages(services: Services, tx: Tx, call: Payer): Promise<BatchOutcome> {
  const { periodId, ids } = call.body;
  if (ids && ids.length > MOST_IDS) throw new DomainError('too-many-ids', { max: MOST_IDS });
  const period = await lockPeriodForWages(tx, call, periodId);
  if (!period) throw new DomainError('record-missing', { what: PERIOD });
  const paidOn = await dayOfPayment(tx, call, period);
  const named = ids ? [...new Set(ids)] : null;
  const standing = await standingOf(tx, call, periodId, named);
  const payable = standing.filter(({ status }) => status === WageRecordStatus.locked);
  const [first] = standing;
  if (named === null && payable.length === 0)
    throw first ? refusalOf(first) : new DomainError('wage-not-locked', {});
  const okIds = payable.map(({ id }) => id);
  await writePaid(services, tx, call, period, okIds, paidOn);
  const known = new Map(standing.map((wage) => [wage.id, wage] as const));
  const refused = (named ?? []).filter((id) => !okIds.includes(id));
  const fails = refused.map((id) => {
    const wage = known.get(id);
    const error = wage ? refusalOf(wage) : new DomainError('record-missing', { what: WAGE.what });
    return { id, text: refusalText(error, call.language) };
  });
  return { okIds, fails };
}

/** The day that is said, or today. @throws {DomainError} `invalid-date` for one before the period or to come */
async function dayOfPayment(tx: Tx, call: Payer, { fromDate }: LockedPeriod): Promise<string> {
  const last = today(call, await floorSettings(tx, call));
  const { paidOn } = call.body;
  if (paidOn && (paidOn > last || paidOn < fromDate))
    throw new DomainError('invalid-date', { date: paidOn });
  return paidOn ?? last;
}

/** Wages of a period, locked first: who paid one meanwhile is read after the wait. */
async function standingOf(
  tx: Tx,
  { companyId }: Payer,
  periodId: string,
  ids: readonly string[] | null,
): Promise<Standing[]> {
  const asked = sql`r.company_id = ${companyId} and r.period_id = ${periodId} and r.del_flag = '0'
      and (${ids}::bigint[] is null or r.id = any(${ids}::bigint[]))`;
  await tx.run(sql`select 1 from mes2.wage_record r where ${asked} order by r.id for update`);
  return tx.all<Standing>(sql`
    select r.id, r.employee_name, r.status, u.name, ${changedAt(sql`r.pay_date`)} as time
    from mes2.wage_record r left join amc.app_user u on u.id = r.pay_by
    where ${asked} order by r.id`);
}

function refusalOf({ employeeName, status, name, time }: Standing): DomainError {
  return status === WageRecordStatus.paid
    ? new DomainError('wage-paid-by', { employeeName, name: name ?? '', time: time ?? '' })
    : new DomainError('wage-not-locked', {});
}

async function writePaid(
  services: Services,
  tx: Tx,
  { companyId, user, now }: Payer,
  { id: periodId, periodNo, status }: LockedPeriod,
  ids: readonly string[],
  paidOn: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`
    update mes2.wage_record set status = ${WageRecordStatus.paid}::int, pay_by = ${user.id}, pay_date = ${now},
      paid_on = ${paidOn}::date, version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = any(${ids}::bigint[])`);
  await tx.run(sql`
    insert into mes2.biz_log (biz_type, biz_id, action, from_status, to_status)
    select 'wageRecord', x.id, 'pay', ${WageRecordStatus.locked}::int, ${WageRecordStatus.paid}::int
    from unnest(${ids}::bigint[]) as x (id)`);
  await services.publish(tx, { topic: 'wage', keys: ids });
  if (status !== WagePeriodStatus.locked) return;
  const to = moved(wagePeriodMoves, 'pay', { no: periodNo, status });
  await tx.run(sql`
    update mes2.wage_period p set status = ${to}::int, pay_date = ${now}, version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where p.company_id = ${companyId} and p.id = ${periodId} and not exists (
      select 1 from mes2.wage_record r
      where r.company_id = p.company_id and r.period_id = p.id and r.status < ${WageRecordStatus.paid}::int
        and r.del_flag = '0')`);
}
