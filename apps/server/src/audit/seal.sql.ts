import { type Engine, sql, type Tx } from '../database/engine.ts';
import { workThrough } from '../work-through.ts';
import { type AuditedLog, auditedLogs } from './audited-log.ts';
import { nextHead } from './next-head.ts';

const BATCH_ROWS = 1_000;
/** Entries this much older than the newest sealed one are no late commits any more: a check reports them. */
const LATEST_MS = 86_400_000;

interface Chain {
  readonly lastSeq: string;
  readonly lastRow: string;
  readonly head: string;
}

/**
 * Adds what was committed to the chains. Several servers may do it: each takes chains that no other has locked.
 * @returns how many entries were sealed
 */
export async function sealAudit(engine: Engine): Promise<number> {
  let total = 0;
  for (const log of auditedLogs) {
    const owners = await engine.system((tx) => ownersOf(tx, log), { readOnly: true });
    await workThrough(owners, async (owner) => {
      for (let sealed = BATCH_ROWS; sealed === BATCH_ROWS; total += sealed)
        sealed = await engine.system((tx) => sealNext(tx, log, owner));
    });
  }
  return total;
}

/** Owners with entries; one look into the index for each. */
async function ownersOf(tx: Tx, { name }: AuditedLog): Promise<string[]> {
  if (name === 'security') return ['0'];
  const rows = await tx.all<{ owner: string }>(sql`
    with recursive each as (
      select min(company_id) as owner from mes2.biz_log
      union all
      select (select min(company_id) from mes2.biz_log where company_id > each.owner) from each
      where each.owner is not null)
    select owner from each where owner is not null`);
  return rows.map(({ owner }) => owner);
}

async function sealNext(tx: Tx, log: AuditedLog, owner: string): Promise<number> {
  await tx.run(sql`
    insert into platform.audit_chain (log, owner) values (${log.name}, ${owner}) on conflict do nothing`);
  const chain = await tx.one<Chain>(sql`
    select last_seq, last_row, head from platform.audit_chain
    where log = ${log.name} and owner = ${owner} for update skip locked`);
  if (!chain) return 0;
  const entries = await tx.all<{ id: string; digest: string }>(sql`
    select l.id, platform.audit_digest(l) as digest from ${log.from}
    where ${log.ofOwner(owner)} and l.id > ${chain.lastRow}::bigint - (${LATEST_MS}::bigint << 20)
      and not exists (select 1 from platform.audit_link k
        where k.log = ${log.name} and k.owner = ${owner} and k.row_id = l.id)
    order by l.id limit ${BATCH_ROWS}::int`);
  if (entries.length === 0) return 0;
  let { head } = chain;
  const heads = entries.map(({ digest }) => {
    head = nextHead(head, digest);
    return head;
  });
  const ids = entries.map(({ id }) => id);
  await tx.run(sql`
    insert into platform.audit_link (log, owner, seq, row_id, digest, head)
    select ${log.name}, ${owner}::bigint, ${chain.lastSeq}::bigint + at, id, digest, head
    from unnest(${ids}::bigint[], ${entries.map(({ digest }) => digest)}::text[], ${heads}::text[])
      with ordinality as e (id, digest, head, at)`);
  await tx.run(sql`
    update platform.audit_chain set last_seq = last_seq + ${entries.length}::int, head = ${head},
      last_row = greatest(last_row, ${ids.at(-1)}::bigint), seal_date = app_now()
    where log = ${log.name} and owner = ${owner}`);
  return entries.length;
}
