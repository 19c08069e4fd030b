import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { countUses } from '../../resources/uses/uses.sql.ts';

const TABLE = 'mes2.dispatch_type';

/** A kind of dispatch. Whether it leaves the house is fixed once a dispatch has it. */
export const dispatchType = resource({
  operations: {
    list: 'listDispatchTypes',
    create: 'createDispatchType',
    update: 'updateDispatchType',
    remove: 'deleteDispatchType',
  },
  what: { zh: '派工单类型', en: 'Dispatch type' },
  table: TABLE,
  label: 'name',
  topic: 'dict',
  keys: [codeKey('dispatch_type')],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    section: sql`r.section`,
    isOutsource: sql`r.is_outsource`,
    useCount: sql`(
      select count(*)::int from mes2.dispatch_order d
      where d.company_id = r.company_id and d.pgd_type_id = r.id and d.del_flag <> '2')`,
    delFlag: sql`r.del_flag`,
    updateDate: sql`r.update_date`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from mes2.dispatch_type r where ${liveRows(companyId)}`,
  order: sql`r.code`,
  check: async ({ tx, call, body, before }) => {
    if (!before || before.isOutsource === body.isOutsource) return;
    const count = await countUses(tx, TABLE, call.companyId, before.id);
    if (count > 0)
      throw new DomainError('used-flag', {
        what: { zh: '派工单类型', en: 'Dispatch type' },
        name: String(before.name),
        count,
        user: { zh: '派工单', en: 'dispatches' },
        field: { zh: '是否外发', en: 'where it goes' },
      });
  },
});
