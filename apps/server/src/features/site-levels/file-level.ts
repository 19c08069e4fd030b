import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { requireChildless, requirePlace } from '../../resources/tree.sql.ts';
import { countUses } from '../../resources/uses/uses.sql.ts';

const TABLE = 'mes2.file_level';
const ARCHIVES = { table: 'mes2.site_archive', column: 'file_level_id' };

/** A group of inspection archives, in a tree. */
export const fileLevel = resource({
  operations: {
    list: 'listFileLevels',
    create: 'createFileLevel',
    update: 'updateFileLevel',
    remove: 'deleteFileLevel',
  },
  what: { zh: '档案层级', en: 'Archive level' },
  table: TABLE,
  label: 'name',
  topic: 'dict',
  state: 'none',
  keys: [codeKey('file_level')],
  references: { parentId: { table: TABLE, what: { zh: '上级', en: 'Parent' } } },
  columns: {
    id: sql`r.id`,
    parentId: sql`r.parent_id`,
    code: sql`r.code`,
    name: sql`r.name`,
    sort: sql`r.sort`,
    isLeaf: sql`not exists (
      select 1 from mes2.file_level c
      where c.company_id = r.company_id and c.parent_id = r.id and c.del_flag <> '2')`,
    archiveCount: sql`(
      select count(*)::int from mes2.site_archive a
      where a.company_id = r.company_id and a.file_level_id = r.id and a.del_flag = '0')`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from mes2.file_level r where ${liveRows(companyId)}`,
  order: sql`r.sort, r.code`,
  check: ({ tx, call, body, before }) =>
    requirePlace(tx, call, { table: TABLE }, body.parentId, before?.id),
  checkRemoval: async (tx, call, before) => {
    await requireChildless(tx, call, TABLE, before.id);
    const count = await countUses(tx, TABLE, call.companyId, before.id, [ARCHIVES]);
    if (count > 0) throw new DomainError('level-has-archives', { count });
  },
});
