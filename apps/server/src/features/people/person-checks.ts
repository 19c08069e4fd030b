import { checkPerson, type PersonValues } from '@garment-mes/domain/people';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { calendarDate } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** @throws {DomainError} naming the first value that breaks a rule */
export async function requirePerson(
  tx: Tx,
  { companyId, now, scope: { timeZone } }: Actor,
  values: PersonValues,
  id?: string,
): Promise<void> {
  const { employeeNo, employeeName } = values;
  if (employeeName?.trim() === '')
    throw new DomainError('required', { field: { zh: '姓名', en: 'Name' } });
  if (employeeNo?.trim() === '')
    throw new DomainError('required', { field: { zh: '工号', en: 'Employee number' } });
  refuseFirst(checkPerson(values, calendarDate(now, timeZone)));
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
