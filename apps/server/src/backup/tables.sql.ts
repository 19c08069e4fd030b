import type { Applied } from '../database/baseline.ts';
import { ident, join, sql, type Tx } from '../database/engine.ts';

type Asked = Pick<Tx, 'all' | 'one'>;

export interface TableFacts {
  readonly name: string;
  /** Those that are written; generated ones come by themselves. */
  readonly columns: readonly string[];
}

/** Checksum of a table: the same on both engines and in every order of rows. */
export interface TableSum {
  readonly rows: string;
  /** Sum of sixty bits of the digest of each row's text. */
  readonly sum: string;
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
}

/** Every table of the product, without the register of migrations. */
export const tablesOf = (asked: Asked): Promise<TableFacts[]> =>
  asked.all<TableFacts>(sql`
    select n.nspname || '.' || c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform', 'public') and c.relkind in ('r', 'p')
      and not c.relispartition and n.nspname || '.' || c.relname <> 'public.schema_migration'
    group by 1 order by 1`);

export async function sumOf(asked: Asked, { name, columns }: TableFacts): Promise<TableSum> {
  const row = await asked.one<TableSum>(sql`
    select count(*)::text as rows, coalesce(sum(
      ('x' || left(md5(row(${join(columns.map((column) => ident(column)))})::text), 15))::bit(60)::bigint), 0)::text
      as sum
    from ${ident(name)}`);
  return row ?? { rows: '0', sum: '0' };
}

/** First and last day of the rows; `undefined` of a table that is not partitioned or is empty. */
export async function daysOf(
  asked: Asked,
  { name }: TableFacts,
): Promise<{ from: string; to: string } | undefined> {
  const row = await asked.one<{ from: string | null; to: string | null }>(sql`
    select min(work_date) as from, max(work_date) as to from ${ident(name)}`);
  return row?.from && row.to ? { from: row.from, to: row.to } : undefined;
}

export const sequencesOf = (asked: Asked): Promise<Sequence[]> =>
  asked.all<Sequence>(sql`
    select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
    where schemaname in ('amc', 'mmc', 'ccm', 'mes2', 'platform', 'public') and last_value is not null
    order by 1`);

export const migrationsOf = (asked: Asked): Promise<Applied[]> =>
  asked.all(sql`select number, hash from public.schema_migration order by number`);
