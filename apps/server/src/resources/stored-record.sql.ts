import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import { changedAt } from '../records/claim-record.sql.ts';
import type { ColumnValues } from './draft-values.ts';
import type { StoredRecord } from './resource.ts';

/** The record, locked until the transaction ends: nobody changes it or starts to refer to it. */
export const lockRecord = (
  tx: Tx,
  table: string,
  companyId: string,
  id: string,
): Promise<StoredRecord | undefined> =>
  recordWhere(tx, table, companyId, sql`id = ${id} for update`);

/** The oldest live record, other than `id`, that has the code in any case and width. */
export const recordOfCode = (
  tx: Tx,
  {
    table,
    column,
    within = new Map(),
  }: {
    readonly table: string;
    readonly column: string;
    readonly within?: ReadonlyMap<string, unknown>;
  },
  companyId: string,
  code: string,
  id: string | null | undefined,
): Promise<StoredRecord | undefined> => {
  const scope = [...within].map(
    ([name, value]) => sql`and ${ident(name)}::text = ${String(value)}`,
  );
  return recordWhere(
    tx,
    table,
    companyId,
    sql`del_flag = '0' and code_key(${ident(column)}) = code_key(${code}) ${join(scope, ' ')}
      and id is distinct from ${id ?? null}::bigint order by id limit 1`,
  );
};

const recordWhere = (tx: Tx, table: string, companyId: string, condition: Sql) =>
  tx.one<StoredRecord>(sql`
    select * from ${ident(table)} where company_id = ${companyId} and del_flag <> '2' and ${condition}`);

/** Who changed a record last, and at what time of day. */
export const lastChange = (
  tx: Tx,
  table: string,
  companyId: string,
  id: string,
): Promise<{ name: string; time: string } | undefined> =>
  tx.one(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`r.update_date`)} as time
    from ${ident(table)} r left join amc.app_user u on u.id = r.update_by
    where r.company_id = ${companyId} and r.id = ${id}`);

/** @returns id of the new record */
export async function insertRecord(
  tx: Tx,
  table: string,
  companyId: string,
  values: ColumnValues,
): Promise<string> {
  const given = [...values].filter(([, value]) => value !== undefined);
  const columns = join([sql`company_id`, ...given.map(([column]) => ident(column))]);
  const json = JSON.stringify({ company_id: companyId, ...Object.fromEntries(given) });
  const row = await tx.one<{ id: string }>(sql`
    insert into ${ident(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${ident(table)}, ${json}::jsonb)
    returning id`);
  if (!row) throw new Error(`nothing was written to ${table}`);
  return row.id;
}

/** Writes the values and the next version. */
export async function updateRecord(
  tx: Tx,
  table: string,
  companyId: string,
  id: string,
  values: ColumnValues,
): Promise<void> {
  const given = Object.fromEntries([...values].filter(([, value]) => value !== undefined));
  const assignments = [...values].map(([column, value]): Sql => {
    const name = ident(column);
    return value === undefined ? sql`${name} = default` : sql`${name} = n.${name}`;
  });
  await tx.run(sql`
    update ${ident(table)} r set ${join([
      ...assignments,
      sql`version = r.version + 1, update_by = current_person(), update_date = app_now()`,
    ])}
    from jsonb_populate_record(null::${ident(table)}, ${JSON.stringify(given)}::jsonb) n
    where r.company_id = ${companyId} and r.id = ${id}`);
}
