import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { requireChildless, requirePlace } from '../../resources/tree.sql.ts';
import { closePlaces, settleEntry } from '../basics/public.ts';

export const TREE = 'ccm.category';

/** An entry of the tree dictionaries; the category trees of the basic data are the same entries. */
export const treeDict = resource({
  operations: {
    list: 'listTreeDicts',
    create: 'createTreeDict',
    update: 'updateTreeDict',
    remove: 'deleteTreeDict',
  },
  what: { zh: '字典节点', en: 'Entry' },
  table: TREE,
  label: 'name',
  topic: 'dict',
  state: 'none',
  keys: [codeKey('category', { within: ['kind'] })],
  references: { parentId: { table: TREE, what: { zh: '上级', en: 'Parent' } } },
  columns: {
    id: sql`r.id`,
    parentId: sql`r.parent_id`,
    code: sql`r.code`,
    name: sql`r.name`,
    kind: sql`r.kind`,
    sort: sql`r.sort`,
    isLeaf: sql`not exists (
      select 1 from ccm.category c
      where c.company_id = r.company_id and c.parent_id = r.id and c.del_flag <> '2')`,
    useCount: sql`(
      (select count(*) from mes2.style s
        where s.company_id = r.company_id and s.category_id = r.id and s.del_flag <> '2')
      + (select count(*) from ccm.machine_type t
        where t.company_id = r.company_id and t.category_id = r.id and t.del_flag <> '2')
      + (select count(*) from mes2.efficiency_set e
        where e.company_id = r.company_id and e.category_id = r.id and e.del_flag <> '2')
      + (select count(*) from mes2.customer_efficiency_set e
        where e.company_id = r.company_id and e.category_id = r.id and e.del_flag <> '2'))::int`,
    updateDate: sql`r.update_date`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.category r where ${liveRows(companyId)}`,
  order: sql`r.kind, r.sort, r.code`,
  check: async ({ tx, call, body, before }) => {
    if (before && before.kind !== body.kind) throw new DomainError('other-tree', {});
    await requirePlace(tx, call, { table: TREE, kind: body.kind }, body.parentId, before?.id);
  },
  write: (tx, id, body, before) => settleEntry(tx, id, body, before),
  checkRemoval: (tx, call, before) => requireChildless(tx, call, TREE, before.id),
  removed: (tx, { id }) => closePlaces(tx, id),
});
