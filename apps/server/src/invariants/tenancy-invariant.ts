import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

interface ForeignKey {
  readonly child: string;
  readonly parent: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly parentColumns: readonly string[];
}

const foreignKeys = (tx: Tx): Promise<ForeignKey[]> =>
  tx.all(sql`
    select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent, k.conname as name,
      to_jsonb(array(select a.attname from unnest(k.conkey) with ordinality u (num, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at)) as columns,
      to_jsonb(array(select a.attname from unnest(k.confkey) with ordinality u (num, at)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at)) as parent_columns
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
    join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and cn.nspname in ('amc', 'mmc', 'ccm', 'mes2')
      and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'company_id')
    order by 1, 3`);

/** Children without their parent: generators load rows past the foreign keys, so these are asked as well. */
const orphans = ({ child, parent, name, columns, parentColumns }: ForeignKey): Sql => {
  const pairs = columns.map((column, at) => [column, parentColumns[at] ?? column] as const);
  const filled = pairs
    .filter(([column]) => column !== 'company_id')
    .map(([column]) => sql`c.${ident(column)} is not null`);
  return sql`
    select c.company_id, ${name}::text as what from ${ident(child)} c
    where ${join([...filled, sql`true`], ' and ')} and not exists (select 1 from ${ident(parent)} p
      where ${join(
        pairs.map(([column, other]) => sql`p.${ident(other)} = c.${ident(column)}`),
        ' and ',
      )})`;
};

const isComposite = ({ columns, parentColumns, parent }: ForeignKey): boolean =>
  (columns[0] === 'company_id' &&
    (parentColumns[0] === 'company_id' || parent === 'amc.company')) ||
  // People, applications and the menu belong to the platform.
  ['amc.app_user', 'amc.application', 'amc.menu'].includes(parent);

export const tenancyInvariant: Invariant = {
  number: 'I43',
  sentence: 'a row refers to rows of its own company alone, and every one of them is there',
  async offenders(tx) {
    const keys = await foreignKeys(tx);
    const loose = keys
      .filter((key) => !isComposite(key))
      .map(
        ({ child, name }) =>
          sql`select 0::bigint as company_id, ${`${child} ${name}`}::text as what`,
      );
    return join([...loose, ...keys.map(orphans)], ' union all ');
  },
};
