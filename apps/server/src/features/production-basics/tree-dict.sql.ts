import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { StoredRecord } from '../../resources/resource.ts';

type Use = DataOf<'getTreeDictUsage'>[number];

/** Who uses an entry: styles and curves of their kind, machine types of theirs. */
export const usesOfEntry = (tx: Tx, companyId: string, id: string): Promise<Use[]> =>
  tx.all<Use>(sql`
    select kind, count(*)::int as count, link from (
      select 'style' as kind, '/mes/style/style?categoryId=' || s.category_id as link from mes2.style s
      where s.company_id = ${companyId} and s.category_id = ${id} and s.del_flag <> '2'
      union all
      select 'style', '/mes/packaging/efficiencySet' from mes2.efficiency_set e
      where e.company_id = ${companyId} and e.category_id = ${id} and e.del_flag <> '2'
      union all
      select 'style', '/mes/packaging/customerEfficiencySet' from mes2.customer_efficiency_set e
      where e.company_id = ${companyId} and e.category_id = ${id} and e.del_flag <> '2'
      union all
      select 'machine', null from ccm.machine_type t
      where t.company_id = ${companyId} and t.category_id = ${id} and t.del_flag <> '2') u
    group by kind, link order by kind, link`);

/** Hangs an entry under another one, or makes it a root. */
export const hangEntry = (tx: Tx, companyId: string, id: string, parentId: string | null) =>
  tx.run(sql`
    update ccm.category c set parent_id = ${parentId}, version = c.version + 1,
      update_by = current_person(), update_date = now()
    where c.company_id = ${companyId} and c.id = ${id}`);

/** Behind all siblings an entry may have. */
const LAST = 100_000_000;

/** Where a body puts an entry. */
interface Placed {
  readonly parentId?: string | null | undefined;
  readonly sort?: number | null | undefined;
}

/** Gives an entry the place that was asked for; without one a new entry, or one from elsewhere, comes last. */
export async function settleEntry(
  tx: Tx,
  id: string,
  { parentId, sort }: Placed,
  before: StoredRecord | undefined,
): Promise<void> {
  const isNewHere =
    before === undefined || (parentId !== undefined && parentId !== before.parentId);
  await placeEntry(tx, id, sort ?? (isNewHere ? LAST : Number(before.sort)));
}

/**
 * Puts an entry at a place among its siblings, counted from 0 without itself; the others close up, also
 * those it left behind under another parent.
 */
export async function placeEntry(tx: Tx, id: string, sort: number): Promise<void> {
  const sibling = sql`s.company_id = m.company_id and s.kind = m.kind and s.del_flag <> '2' and s.id <> m.id
    and s.parent_id is not distinct from m.parent_id`;
  await tx.run(sql`
    update ccm.category c set sort = n.place
    from (
      select o.company_id, o.id, o.place + case when o.place >= ${sort}::int then 1 else 0 end as place
      from (
        select s.company_id, s.id, row_number() over (order by s.sort, s.code) - 1 as place
        from ccm.category m join ccm.category s on ${sibling} where m.id = ${id}) o
      union all
      select m.company_id, m.id, least(${sort}::int, (select count(*) from ccm.category s where ${sibling}))
      from ccm.category m where m.id = ${id}) n
    where c.company_id = n.company_id and c.id = n.id and c.sort <> n.place`);
  await closePlaces(tx, id);
}

/** Counts the entries below each parent of a tree from 0, in the order they have. @param id any entry, gone ones as well */
export async function closePlaces(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update ccm.category c set sort = n.place
    from (
      select s.company_id, s.id, row_number() over (partition by s.parent_id order by s.sort, s.code) - 1 as place
      from ccm.category m
      join ccm.category s on s.company_id = m.company_id and s.kind = m.kind and s.del_flag <> '2'
      where m.id = ${id}) n
    where c.company_id = n.company_id and c.id = n.id and c.sort <> n.place`);
}
