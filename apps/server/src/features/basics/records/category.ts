import { sql } from '../../../database/engine.ts';
import { given, liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';
import { requirePlace } from '../../../resources/tree.sql.ts';
import { closePlaces, settleEntry } from '../tree-dict.sql.ts';

/** A node of one of the category trees. */
export const category = resource({
  operations: {
    list: 'listCategories',
    create: 'createCategory',
    update: 'updateCategory',
    remove: 'deleteCategory',
    changeStatus: 'changeCategoryStatus',
  },
  what: { zh: '类别', en: 'Category' },
  table: 'ccm.category',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('category', { within: ['kind'] })],
  references: { parentId: { table: 'ccm.category', what: { zh: '上级', en: 'Parent' } } },
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    kind: sql`r.kind`,
    parentName: sql`p.name`,
    status: onOff,
    parentId: sql`r.parent_id`,
    isLeaf: sql`not exists (
      select 1 from ccm.category c
      where c.company_id = r.company_id and c.parent_id = r.id and c.del_flag <> '2')`,
    version: sql`r.version`,
  },
  rows: (companyId, { kind }) => sql`
    from ccm.category r
    left join ccm.category p on p.company_id = r.company_id and p.id = r.parent_id
    where ${liveRows(companyId)} and r.kind <> 'problem'
    ${given(kind, (value) => sql`r.kind = ${value}`)}`,
  order: sql`r.kind, r.sort, r.code`,
  check: ({ tx, call, body, before }) =>
    requirePlace(tx, call, { table: 'ccm.category', kind: body.kind }, body.parentId, before?.id),
  write: (tx, id, body, before) => settleEntry(tx, id, body, before),
  removed: (tx, { id }) => closePlaces(tx, id),
});
