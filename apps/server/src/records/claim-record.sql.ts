import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { ident, type Sql, sql, type Tx } from '../database/engine.ts';
import type { Actor } from './actor.ts';

/** A kind of record that is changed in versions: where it stands and how a sentence calls it. */
export interface RecordKind {
  readonly table: string;
  /** What a person knows the record by: its column, or an expression over the row `r`. */
  readonly no: string | Sql;
  readonly what: Bilingual;
}

export interface Claim {
  readonly id: string;
  readonly version: number;
}

/**
 * Compare and set: of several people who saw the same version one gets the record, locked until the end of
 * the transaction. Whether its state allows the step is the rule's to say.
 *
 * @throws {DomainError} `record-missing`, or `changed-meanwhile` or `deleted-meanwhile` naming who was faster
 */
export async function claimRecord<Row>(
  tx: Tx,
  { companyId, user, now }: Actor,
  { table, no, what }: RecordKind,
  { id, version }: Claim,
): Promise<Row> {
  const claimed = await tx.one<Row>(sql`
    update ${ident(table)} set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and version = ${version} and del_flag = '0'
    returning *`);
  if (claimed) return claimed;
  const found = await tx.one<{
    no: string | null;
    name: string;
    time: string;
    isDeleted: boolean;
  }>(sql`
    select (${typeof no === 'string' ? sql`r.${ident(no)}` : no})::text as no, coalesce(u.name, '系统') as name, ${changedAt(sql`r.update_date`)} as time,
      r.del_flag = '2' as is_deleted
    from ${ident(table)} r left join amc.app_user u on u.id = r.update_by
    where r.company_id = ${companyId} and r.id = ${id} and r.del_flag <> '1'`);
  if (!found) throw new DomainError('record-missing', { what });
  const named =
    found.no === null ? what : { zh: `${what.zh} ${found.no}`, en: `${what.en} ${found.no}` };
  const { name, time, isDeleted } = found;
  throw new DomainError(isDeleted ? 'deleted-meanwhile' : 'changed-meanwhile', {
    ...{ name, time, what: named },
  });
}

/**
 * Claims a record at any version, for steps that many devices take on it one after another.
 *
 * @throws {DomainError} `record-missing`
 */
export async function claimAnyVersion<Row>(
  tx: Tx,
  { companyId, user, now }: Actor,
  { table, what }: RecordKind,
  id: string,
): Promise<Row> {
  const held = await tx.one<Row>(sql`
    update ${ident(table)} set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and del_flag = '0'
    returning *`);
  if (!held) throw new DomainError('record-missing', { what });
  return held;
}

/** When a row was changed, for somebody who is to reload it: the time of day, after its date where that is another day. */
export const changedAt = (moment: Sql): Sql => sql`
  to_char(${moment}, case when ${moment}::date = app_now()::date then 'HH24:MI:SS' else 'YYYY-MM-DD HH24:MI:SS' end)`;
