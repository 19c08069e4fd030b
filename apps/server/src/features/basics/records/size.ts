import { sql } from '../../../database/engine.ts';
import { given, liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

/** A size belongs to a group; its code is unique there. */
export const size = resource({
  operations: {
    list: 'listSizes',
    create: 'createSize',
    update: 'updateSize',
    remove: 'deleteSize',
    changeStatus: 'changeSizeStatus',
  },
  what: { zh: '尺码', en: 'Size' },
  table: 'ccm.size',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('size', { within: ['size_group_id'] })],
  references: {
    sizeGroupId: { table: 'ccm.size_group', what: { zh: '尺码组', en: 'Size group' } },
  },
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    sizeGroupName: sql`g.name`,
    sort: sql`r.sort`,
    sizeGroupId: sql`r.size_group_id`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId, { sizeGroupId }) => sql`
    from ccm.size r
    join ccm.size_group g on g.company_id = r.company_id and g.id = r.size_group_id
    where ${liveRows(companyId)} ${given(sizeGroupId, (id) => sql`r.size_group_id = ${id}`)}`,
  order: sql`g.code, r.sort`,
});
