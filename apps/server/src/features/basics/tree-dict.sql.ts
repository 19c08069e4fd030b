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
      update_by = current_person(), update_date = app_now()
    where c.company_id = ${companyId} and c.id = ${id}`);

/** Behind all siblings an entry may have. */
export const LAST = 100_000_000;

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
  const entries = await treeOf(tx, id);
  const own = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry !== own);
  if (own === undefined) return writePlaces(tx, entries);
  const siblings = others.filter(({ parentId }) => parentId === own.parentId);
  const behind = siblings[sort];
  const at = behind === undefined ? others.length : others.indexOf(behind);
  await writePlaces(tx, others.toSpliced(at, 0, own));
}

/** Counts the entries below each parent of a tree from 0, in the order they have. @param id any entry, gone ones as well */
export async function closePlaces(tx: Tx, id: string): Promise<void> {
  await writePlaces(tx, await treeOf(tx, id));
}

interface Place {
  readonly id: string;
  readonly parentId: string | null;
  readonly sort: number;
}

/** The entries of a tree in their order; it is locked, so that two people do not count it at once. */
async function treeOf(tx: Tx, id: string): Promise<readonly Place[]> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('places/ccm.category/' || current_company(), 0))`);
  return tx.all<Place>(sql`
    select s.id, s.parent_id, s.sort from ccm.category s
    where s.company_id = current_company() and s.del_flag <> '2'
      and s.kind = (select m.kind from ccm.category m where m.company_id = current_company() and m.id = ${id})
    order by s.sort, s.code, s.id`);
}

/** Writes the places that differ from those stored; looked up and not joined, which would be slow for thousands. */
async function writePlaces(tx: Tx, entries: readonly Place[]): Promise<void> {
  const moved = [...Map.groupBy(entries, ({ parentId }) => parentId).values()].flatMap((siblings) =>
    siblings.flatMap(({ id, sort }, place) => (sort === place ? [] : [[id, place] as const])),
  );
  if (moved.length === 0) return;
  await tx.run(sql`
    update ccm.category c set sort = (${JSON.stringify(Object.fromEntries(moved))}::jsonb ->> c.id::text)::int
    where c.company_id = current_company() and c.id = any(${moved.map(([id]) => id)}::bigint[])`);
}
