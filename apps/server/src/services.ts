import { type Engine, sql, type Tx } from './database/engine.ts';
import { settingDefaults } from './features/settings/setting-defaults.ts';
import { rememberingEngine } from './http/operations/idempotency.ts';
import { listEngine } from './list/page.ts';
import type { NoticeCode } from './messages/notice-leads.ts';
import type { AuditEntry, Change, Notice, Services } from './operations.ts';
import { notify, publish } from './push/outbox.sql.ts';

/** What handlers work with. `written` is called whenever something is there to be pushed. */
export const createServices = (
  engine: Engine,
  written: () => void,
  clock: () => Date,
): Services => ({
  engine: rememberingEngine(engine),
  list: listEngine,
  clock,
  settings,
  audit,
  publish: async (tx: Tx, ...changes: readonly Change[]) => {
    await publish(tx, ...changes);
    written();
  },
  notify: async <Code extends NoticeCode>(tx: Tx, notice: Notice<Code>) => {
    await notify(tx, notice);
    written();
  },
});

async function settings(tx: Tx, code: string): Promise<unknown> {
  const row = await tx.one<{ value: unknown }>(sql`
    select value from mes2.company_setting
    where company_id = current_company() and code = ${code} and del_flag = '0'`);
  return row?.value ?? settingDefaults[code]?.value;
}

async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { bizType, bizId, action, from, to, reason, diff } = entry;
  await tx.run(sql`
    insert into mes2.biz_log (biz_type, biz_id, action, from_status, to_status, reason, diff)
    values (${bizType}, ${bizId}, ${action}, ${from}::int, ${to}::int, ${reason},
      ${diff === undefined ? null : JSON.stringify(diff)}::jsonb)`);
}
