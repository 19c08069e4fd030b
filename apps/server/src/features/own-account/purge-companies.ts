import { accessChanged } from '../../access/access-changed.ts';
import { type Engine, ident, join, sql, type Tx } from '../../database/engine.ts';
import { workThrough } from '../../work-through.ts';

/** A table of a large company; a short limit would never let it go. */
const LONGEST_MS = 900_000;

interface TenantTable {
  readonly name: string;
  /** Tables whose rows refer to rows of this one. */
  readonly children: readonly string[];
}

/**
 * Removes everything of the companies whose thirty days are over: their rows, the chains of their logs, and
 * the companies themselves. Nobody works in them any more, so each table goes in a transaction of its own,
 * children first; what is interrupted continues the next time. Uploads lose their names here and go as orphans.
 *
 * @returns how many companies went
 */
export async function purgeCompanies(engine: Engine, now: Date): Promise<number> {
  const due = await engine.system((tx) =>
    tx.all<{ id: string }>(sql`
      select id from amc.company where del_flag = '2' and deletion_date <= ${now}::timestamptz order by id`),
  );
  if (due.length === 0) return 0;
  const groups = childrenFirst(await engine.system(tenantTables));
  await workThrough(due, async ({ id }) => {
    for (const group of groups)
      await engine.system((tx) => removeRows(tx, id, group), { statementMs: LONGEST_MS });
    await engine.system(async (tx) => {
      for (const table of ['audit_link', 'audit_chain'])
        await tx.run(sql`
          delete from ${ident(`platform.${table}`)} where log = 'business' and owner = ${id}`);
      await tx.run(sql`delete from amc.company where id = ${id} and del_flag = '2'`);
      await accessChanged(tx);
    });
  });
  return due.length;
}

/** References are looked at when a statement ends: tables that refer to each other go in one. */
const removeRows = (tx: Tx, companyId: string, names: readonly string[]): Promise<number> =>
  tx.run(sql`
    with ${join(
      names.map(
        (name, at) =>
          sql`${ident(`gone_${at}`)} as (delete from ${ident(name)} where company_id = ${companyId})`,
      ),
    )}
    select 1`);

const tenantTables = (tx: Tx): Promise<TenantTable[]> =>
  tx.all<TenantTable>(sql`
    with tenant as (
      select c.oid, n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform'))
    select t.name, array(
      select distinct o.name from pg_constraint k join tenant o on o.oid = k.conrelid
      where k.contype = 'f' and k.confrelid = t.oid and k.conrelid <> t.oid) as children
    from tenant t order by t.name`);

/** One table after another, those nothing refers to first; tables that refer to each other in a circle are one entry. */
function childrenFirst(tables: readonly TenantTable[]): string[][] {
  const groups: string[][] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ children }) =>
      children.every((child) => !left.has(child)),
    );
    if (free.length === 0) {
      groups.push([...left.keys()]);
      break;
    }
    for (const { name } of free) {
      groups.push([name]);
      left.delete(name);
    }
  }
  return groups;
}
