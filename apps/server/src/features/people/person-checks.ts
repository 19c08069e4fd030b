import { isMobile, yearsBetween } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { addDays, calendarDate } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

const COEFFICIENT = { min: 0.5, max: 2 };
const YOUNGEST = 16;
const DAYS_AHEAD = 30;

/** What of a person obeys rules of its own; absent values are not looked at. */
export interface PersonValues {
  readonly employeeNo?: string | null | undefined;
  readonly employeeName?: string | null | undefined;
  readonly badgeNo?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly payCoefficient?: string | null | undefined;
  readonly hireDate?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly inTrainingUntil?: string | null | undefined;
}

/** @throws {DomainError} naming the first value that breaks a rule */
export async function requirePerson(
  tx: Tx,
  { companyId, now, scope: { timeZone } }: Actor,
  values: PersonValues,
  id?: string,
): Promise<void> {
  const { employeeNo, employeeName, phone, hireDate, birthDate, inTrainingUntil } = values;
  if (employeeName?.trim() === '')
    throw new DomainError('required', { field: { zh: '姓名', en: 'Name' } });
  if (employeeNo?.trim() === '')
    throw new DomainError('required', { field: { zh: '工号', en: 'Employee number' } });
  if (phone && !isMobile(phone)) throw new DomainError('phone-form', {});
  const coefficient = Number(values.payCoefficient ?? 1);
  if (coefficient < COEFFICIENT.min || coefficient > COEFFICIENT.max)
    throw new DomainError('out-of-range', {
      field: { zh: '系数', en: 'The coefficient' },
      ...COEFFICIENT,
    });
  const today = calendarDate(now, timeZone);
  if (hireDate && hireDate > addDays(today, DAYS_AHEAD))
    throw new DomainError('invalid-date', { date: hireDate });
  if (birthDate && yearsBetween(birthDate, hireDate ?? today) < YOUNGEST)
    throw new DomainError('under-age', { years: YOUNGEST });
  if (inTrainingUntil && hireDate && inTrainingUntil <= hireDate)
    throw new DomainError('dates-reversed', {
      from: { zh: '入职日期', en: 'the day of hiring' },
      to: { zh: '学徒期至', en: 'Trainee until' },
    });
  await requireOwnNumbers(tx, companyId, values, id);
}

/**
 * Number and badge are the person's alone, in any case and width. Those who take a number at the same moment wait for
 * each other here, so that the second reads who has it.
 *
 * @throws {DomainError} `already-used`, `badge-taken`
 */
async function requireOwnNumbers(
  tx: Tx,
  companyId: string,
  { employeeNo, badgeNo }: PersonValues,
  id: string | undefined,
): Promise<void> {
  if (!employeeNo && !badgeNo) return;
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('numbers of people ' || ${companyId}::text, 0))`,
  );
  const others = sql`amc.company_member
    where company_id = ${companyId} and id is distinct from ${id ?? null}::bigint`;
  if (employeeNo) {
    const taken = await tx.one(sql`
      select 1 from ${others} and del_flag = '0' and code_key(employee_no) = code_key(${employeeNo})`);
    if (taken)
      throw new DomainError('already-used', { field: { zh: '工号', en: 'Employee number' } });
  }
  if (badgeNo) {
    const holder = await tx.one<{ name: string }>(sql`
      select employee_name as name from ${others} and code_key(badge_no) = code_key(${badgeNo})`);
    if (holder) throw new DomainError('badge-taken', holder);
  }
}
