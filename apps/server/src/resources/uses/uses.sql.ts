import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { ident, sql, type Tx } from '../../database/engine.ts';
import type { AnyResource, StoredRecord } from '../resource.ts';
import { userNames } from './user-names.ts';

interface Use {
  readonly table: string;
  readonly column: string;
  /** Deleted rows of the table stay in it, marked. */
  readonly hasFlag: boolean;
}

/**
 * Refuses to delete a record that others name. The foreign keys of the catalogue say who may: a table
 * that comes later is asked without being listed here.
 *
 * @throws {DomainError} `in-use`, or `still-used` where the record cannot be disabled either
 */
export async function requireUnused(
  tx: Tx,
  resource: AnyResource,
  companyId: string,
  record: StoredRecord,
): Promise<void> {
  const { table, what, label, state, parts = [], usedBy = [] } = resource;
  const foreign = await foreignUses(tx, table);
  const uses = [
    ...foreign
      .filter((use) => !parts.includes(use.table))
      .map((use) => ({ ...use, value: record.id })),
    ...usedBy.map((use) => ({ ...use, hasFlag: true, value: String(record[use.holds]) })),
  ];
  for (const { value, ...use } of uses) {
    const count = await countRows(tx, use, companyId, value);
    if (count === 0) continue;
    throw new DomainError(state === 'none' ? 'still-used' : 'in-use', {
      what,
      no: ` ${String(record[label] ?? '')} `,
      count,
      user: nameOf(use.table),
    });
  }
}

/**
 * Refuses to change a code by which others name the record.
 * @throws {DomainError} `used-flag`
 */
export async function requireCodeKept(
  tx: Tx,
  { what, label, usedBy = [] }: AnyResource,
  companyId: string,
  before: StoredRecord,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { holds, ...use } of usedBy) {
    const value = before[holds];
    if (holds === 'id' || body[holds] === undefined || body[holds] === value) continue;
    const count = await countRows(tx, { ...use, hasFlag: true }, companyId, String(value));
    if (count > 0)
      throw new DomainError('used-flag', {
        what,
        name: String(before[label]),
        count,
        user: nameOf(use.table),
        field: { zh: '编码', en: 'its code' },
      });
  }
}

/** How many rows name the record: those with a foreign key, and the tables given besides. */
export async function countUses(
  tx: Tx,
  table: string,
  companyId: string,
  id: string,
  besides: readonly Omit<Use, 'hasFlag'>[] = [],
): Promise<number> {
  const foreign = await foreignUses(tx, table);
  const uses = new Map(
    [...besides.map((use) => ({ ...use, hasFlag: true })), ...foreign].map((use) => [
      `${use.table}.${use.column}`,
      use,
    ]),
  );
  let total = 0;
  for (const use of uses.values()) total += await countRows(tx, use, companyId, id);
  return total;
}

async function countRows(
  tx: Tx,
  { table, column, hasFlag }: Use,
  companyId: string,
  value: string,
): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ${ident(table)} u
    where u.company_id = ${companyId} and u.${ident(column)} = ${value}
    ${hasFlag ? sql`and u.del_flag <> '2'` : sql``}`);
  return row?.count ?? 0;
}

const nameOf = (table: string): Bilingual =>
  userNames[table] ?? { zh: '其他记录', en: 'other records' };

/** Columns of all tables that refer to this one. */
export const foreignUses = (tx: Tx, table: string): Promise<Use[]> =>
  tx.all<Use>(sql`
    select n.nspname || '.' || t.relname as table, a.attname as column,
      exists (
        select 1 from pg_catalog.pg_attribute f
        where f.attrelid = t.oid and f.attname = 'del_flag' and not f.attisdropped) as has_flag
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class t on t.oid = c.conrelid
    join pg_catalog.pg_namespace n on n.oid = t.relnamespace
    join pg_catalog.pg_attribute a
      on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'company_id'
    where c.contype = 'f' and c.conparentid = 0 and not t.relispartition
      and c.confrelid = ${table}::regclass
    order by 1, 2`);
