import { DomainError } from '@garment-mes/domain/refusals';
import type { WageRecordStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { AuditEntry, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';
import type { FieldChange } from '../../records/field-changes.ts';

export const WAGE: RecordKind = {
  table: 'mes2.wage_record',
  no: sql`r.employee_name`,
  what: { zh: '工资记录', en: 'Wage record' },
};

/** The stored wage of a person and period. */
export interface WageRow {
  readonly id: string;
  readonly version: number;
  readonly periodId: string;
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly pieceAmount: string;
  readonly groupAmount: string;
  readonly bedAmount: string;
  readonly hourlyAmount: string;
  readonly baseAmount: string;
  readonly otPremium: string;
  readonly subsidyAmount: string;
  readonly bonusAmount: string;
  readonly floorAmount: string;
  readonly payableAmount: string;
  readonly status: WageRecordStatus;
  readonly lockBy: string | null;
  readonly lockDate: string | null;
  readonly objection: string | null;
  readonly answerText: string | null;
}

/** Where payroll reads a wage. */
export const slipAddress = (id: string): `/mes/basic/wagesRecords?id=${string}` =>
  `/mes/basic/wagesRecords?id=${id}`;

/** Period of a wage: its key is taken before the wage itself is locked. @throws {DomainError} `record-missing` */
export async function periodOfWage(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  const found = await tx.one<{ periodId: string }>(sql`
    select period_id from mes2.wage_record where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: WAGE.what });
  return found.periodId;
}

/** Account of a person; nobody where the person has none. */
export async function accountOf(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  employeeId: string,
): Promise<string[]> {
  const found = await tx.one<{ userId: string | null }>(sql`
    select user_id from amc.company_member where company_id = ${companyId} and id = ${employeeId}`);
  return found?.userId ? [found.userId] : [];
}

/** Accounts of those whose jobs answer objections. */
export const answerers = async (tx: Tx, { companyId }: Actor): Promise<string[]> =>
  (
    await tx.all<{ userId: string }>(sql`
      select distinct m.user_id from amc.user_job j
      join amc.job_menu k on k.company_id = j.company_id and k.job_id = j.job_id
      join amc.menu n on n.id = k.menu_id and n.code = 'PUT^/mes2/wages/objection/answer'
      join amc.company_member m on m.company_id = j.company_id and m.id = j.employee_id
      where j.company_id = ${companyId} and j.del_flag = '0' and m.user_id is not null and m.status < 2`)
  ).map(({ userId }) => userId);

const PAYABLE = { zh: '应发', en: 'Payable' };

/** What was to be paid, as the log keeps it; nothing where it stayed the same. */
export const payableChange = (from: string, to: string): FieldChange[] =>
  Number(from) === Number(to)
    ? []
    : [{ field: 'payableAmount', title: PAYABLE, fromText: from, toText: to }];

/** Writes a step of a wage to its log and says that it changed. */
export async function recordWage(
  { audit, publish }: Pick<Services, 'audit' | 'publish'>,
  tx: Tx,
  id: string,
  entry: Omit<AuditEntry, 'bizType' | 'bizId'>,
): Promise<void> {
  await audit(tx, { bizType: 'wageRecord', bizId: id, ...entry });
  await publish(tx, { topic: 'wage', keys: [id] });
}
