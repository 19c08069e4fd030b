import { grantedMenuIds } from '../../access/rights.sql.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';

/** The pages and buttons of an employee, with the directories that contain a granted page. */
export const menuOf = (tx: Tx, companyId: string, employeeId: string) =>
  tx.all<DataOf<'getMenus'>[number]>(sql`
    with granted as (
      select * from amc.menu where menu_type > 0 and id in ${grantedMenuIds(companyId, employeeId)})
    select id, parent_id, name, name_en, code, icon, url, method, menu_type, sort
    from amc.menu m
    where m.id in (select id from granted)
      or (m.menu_type = 0 and m.id in (select parent_id from granted where menu_type = 1))
    order by menu_type, sort, code`);
