import { DomainError } from '@garment-mes/domain/refusals';
import { ident, sql, type Tx } from '../database/engine.ts';

const DEEPEST = 8;

/** A tree of records; trees of several kinds may share a table. */
export interface Tree {
  readonly table: string;
  readonly kind?: string | undefined;
  /** Where a parent is chosen in a form the refusal names it; else the entry that was moved. */
  readonly ownChild?: 'tree-own-child' | 'parent-own-child';
}

interface Ancestor {
  readonly id: string;
  readonly kind: string | null;
}

/**
 * Refuses a place that makes a circle, leaves the tree or is too deep. The tree is locked: of two
 * people who move at once the second looks at what the first has done.
 *
 * @param id of the entry that moves; absent for a new one
 * @throws {DomainError} `tree-own-child` or `parent-own-child`, `other-tree`, `tree-too-deep`
 */
export async function requirePlace(
  tx: Tx,
  { companyId }: { readonly companyId: string },
  { table, kind, ownChild = 'tree-own-child' }: Tree,
  parentId: string | null | undefined,
  id: string | undefined,
): Promise<void> {
  if (parentId === null || parentId === undefined) return;
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`tree/${table}/${companyId}`}, 0))`);
  const above = await tx.all<Ancestor>(sql`
    with recursive above as (
      select t.id, t.parent_id, 1 as depth, to_jsonb(t) ->> 'kind' as kind
      from ${ident(table)} t where t.company_id = ${companyId} and t.id = ${parentId}
      union all
      select t.id, t.parent_id, a.depth + 1, to_jsonb(t) ->> 'kind'
      from above a
      join ${ident(table)} t on t.company_id = ${companyId} and t.id = a.parent_id
      where a.depth <= ${DEEPEST}::int)
    select id, kind from above`);
  if (above.some((ancestor) => ancestor.id === id)) throw new DomainError(ownChild, {});
  if (kind !== undefined && above.some((ancestor) => ancestor.kind !== kind))
    throw new DomainError('other-tree', {});
  const below = id === undefined ? 1 : await heightOf(tx, companyId, table, id);
  if (above.length + below > DEEPEST) throw new DomainError('tree-too-deep', { max: DEEPEST });
}

/** Levels of the entry and what hangs below it. */
async function heightOf(tx: Tx, companyId: string, table: string, id: string): Promise<number> {
  const row = await tx.one<{ height: number }>(sql`
    with recursive below as (
      select t.id, 1 as depth from ${ident(table)} t
      where t.company_id = ${companyId} and t.id = ${id}
      union all
      select t.id, b.depth + 1 from below b
      join ${ident(table)} t on t.company_id = ${companyId} and t.parent_id = b.id and t.del_flag <> '2'
      where b.depth <= ${DEEPEST}::int)
    select max(depth) as height from below`);
  return row?.height ?? 1;
}

/** @throws {DomainError} `tree-has-children` */
export async function requireChildless(
  tx: Tx,
  { companyId }: { readonly companyId: string },
  table: string,
  id: string,
): Promise<void> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ${ident(table)} t
    where t.company_id = ${companyId} and t.parent_id = ${id} and t.del_flag <> '2'`);
  if (row && row.count > 0) throw new DomainError('tree-has-children', { count: row.count });
}
