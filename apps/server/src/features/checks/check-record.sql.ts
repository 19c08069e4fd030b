import { DomainError } from '@garment-mes/domain/refusals';
import type { CheckRecordStatus } from '@garment-mes/domain/states';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export type CheckType = BodyOf<'createCheckRecord'>['checkType'];
/** 0 pending, 1 pass, 2 fail, 3 accepted by concession. */
export type CheckResult = 0 | 1 | 2 | 3;

export const CheckKind = {
  firstPiece: 1,
  inline: 2,
  endLine: 3,
  finishing: 4,
  final: 5,
  fabric: 6,
  panels: 7,
} as const satisfies Record<string, CheckType>;

export const checkKind: RecordKind = {
  table: 'mes2.qc_check_record',
  no: 'check_no',
  what: { zh: '质检单', en: 'Inspection record' },
};

/** A check record as it is stored. */
export interface CheckRecord {
  readonly id: string;
  readonly version: number;
  readonly checkNo: string;
  readonly checkType: CheckType;
  readonly orderId: string;
  readonly shipmentId: string | null;
  readonly bundleId: string | null;
  readonly lineDeptId: string | null;
  readonly teamDeptId: string | null;
  /** `YYYY-MM-DD`, the factory day on which the check began. */
  readonly workDate: string;
  readonly inspectorId: string;
  readonly lotNum: number | null;
  readonly sampleNum: number | null;
  /** Findings of each class up to which a lot is accepted. */
  readonly acCritical: number | null;
  readonly acMajor: number | null;
  readonly acMinor: number | null;
  readonly checkNum: number;
  readonly passNum: number;
  readonly reworkNum: number;
  readonly secondNum: number;
  readonly scrapNum: number;
  readonly defectNum: number;
  readonly criticalNum: number;
  readonly majorNum: number;
  readonly minorNum: number;
  readonly status: CheckRecordStatus;
  readonly result: CheckResult;
  readonly parentId: string | null;
  readonly round: number;
  readonly images: readonly string[] | null;
  readonly remark: string | null;
}

/** A record that the caller reaches, not locked: what names the locks that are taken next. @throws {DomainError} `record-missing` */
export async function reachedCheck(tx: Tx, actor: Actor, id: string): Promise<CheckRecord> {
  const record = await tx.one<CheckRecord>(sql`
    select q.* from mes2.qc_check_record q
    where q.company_id = ${actor.companyId} and q.id = ${id} and q.del_flag = '0'
      ${andWithinReach(tx.reach, 'mes2.qc_check_record', sql`q`)}`);
  if (!record) throw new DomainError('record-missing', { what: checkKind.what });
  return record;
}

/** The record, and those that it re-inspects, locked in the order of their ids: submissions and re-inspections come one after another. */
export const lockFamily = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<CheckRecord>(sql`
    with recursive family as (
      select id, parent_id from mes2.qc_check_record where company_id = ${companyId} and id = ${id}
      union all
      select p.id, p.parent_id from family f
      join mes2.qc_check_record p on p.company_id = ${companyId} and p.id = f.parent_id)
    select q.* from mes2.qc_check_record q
    where q.company_id = ${companyId} and q.id in (select id from family) and q.del_flag = '0'
    order by q.id for no key update`);

/**
 * The record kept as it is until the end of the transaction, by any number at a time: a submission waits for the
 * defects that are being added, and they wait for it (H15).
 */
export const shareCheck = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<CheckRecord>(sql`
    select * from mes2.qc_check_record where company_id = ${companyId} and id = ${id} and del_flag = '0' for share`);

/** Garments of a record in rework that no re-inspection took, of a row `q`. Another record is left out by `except`. */
export const openRework = (except: string | null) => sql`
  case when q.status = 2 then q.rework_num - coalesce((
    select sum(c.check_num)::int from mes2.qc_check_record c
    where c.company_id = q.company_id and c.parent_id = q.id and c.status <> 9 and c.del_flag = '0'
      and c.id is distinct from ${except}::bigint), 0) else 0 end`;

/** Garments of a record that may still be re-inspected. The record is locked. */
export async function openReworkOf(
  tx: Tx,
  { companyId }: Actor,
  id: string,
  except: string | null,
): Promise<number> {
  const found = await tx.one<{ open: number }>(sql`
    select ${openRework(except)} as open from mes2.qc_check_record q where q.company_id = ${companyId} and q.id = ${id}`);
  return found?.open ?? 0;
}

/** Garments of a bundle that the end of the line has not judged yet; the bundle is locked. */
export async function leftToCheck(
  tx: Tx,
  { companyId }: Actor,
  bundle: { readonly id: string; readonly num: number },
): Promise<{ readonly left: number; readonly checked: number }> {
  const found = await tx.one<{ checked: number; scrapped: number }>(sql`
    select coalesce(sum(check_num) filter (where round = 1), 0)::int as checked,
      coalesce(sum(scrap_num), 0)::int as scrapped
    from mes2.qc_check_record
    where company_id = ${companyId} and bundle_id = ${bundle.id} and check_type = 3 and status in (1, 2, 3, 4)
      and del_flag = '0'`);
  const { checked = 0, scrapped = 0 } = found ?? {};
  return { checked, left: Math.max(0, bundle.num + scrapped - checked) };
}
