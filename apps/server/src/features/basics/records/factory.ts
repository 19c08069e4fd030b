import { sql } from '../../../database/engine.ts';
import { employeeName, liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const factory = resource({
  operations: {
    list: 'listFactories',
    create: 'createFactory',
    update: 'updateFactory',
    remove: 'deleteFactory',
    changeStatus: 'changeFactoryStatus',
  },
  what: { zh: '工厂', en: 'Factory' },
  table: 'ccm.factory',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('factory')],
  references: {
    managerId: { table: 'amc.company_member', what: { zh: '负责人', en: 'Head' } },
    calendarId: { table: 'mes2.work_calendar', what: { zh: '日历', en: 'Calendar' } },
  },
  usedBy: [{ table: 'amc.department', column: 'factory_id', holds: 'id' }],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    factoryType: sql`r.factory_type`,
    address: sql`r.address`,
    managerName: employeeName(sql`r.manager_id`),
    calendarName: sql`(
      select c.name from mes2.work_calendar c
      where c.company_id = r.company_id and c.id = r.calendar_id)`,
    status: onOff,
    managerId: sql`r.manager_id`,
    calendarId: sql`r.calendar_id`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.factory r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
