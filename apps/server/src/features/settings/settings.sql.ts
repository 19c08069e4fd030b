import { sql, type Tx } from '../../database/engine.ts';

/** What a company decided, by code; one statement, because every scan asks. */
export async function decidedSettings(tx: Tx, companyId: string): Promise<Map<string, unknown>> {
  const rows = await tx.all<{ code: string; value: unknown }>(sql`
    select code, value from mes2.company_setting where company_id = ${companyId} and del_flag = '0'`);
  return new Map(rows.map(({ code, value }) => [code, value]));
}
