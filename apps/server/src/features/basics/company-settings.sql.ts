import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { settingDefaults } from '../setting-defaults.ts';

type CompanySetting = DataOf<'getCompanySetting'>;

/** Every setting in force: what the company decided, else the default. */
export async function companySettings(tx: Tx, companyId: string): Promise<CompanySetting[]> {
  const decided = await tx.all<{
    code: string;
    value: unknown;
    updateByName: string | null;
    updateDate: string;
    version: number;
  }>(sql`
    select s.code, s.value, u.name as update_by_name, s.update_date, s.version
    from mes2.company_setting s left join amc.app_user u on u.id = s.update_by
    where s.company_id = ${companyId} and s.del_flag = '0'`);
  const byCode = new Map(decided.map((row) => [row.code, row]));
  return Object.entries(settingDefaults).map(([code, { groupName, value }]) => {
    const own = byCode.get(code);
    return {
      code,
      groupName,
      value: JSON.stringify(own?.value ?? value),
      defaultValue: JSON.stringify(value),
      updateByName: own?.updateByName ?? null,
      updateDate: own?.updateDate ?? null,
      version: own?.version ?? 0,
    };
  });
}
