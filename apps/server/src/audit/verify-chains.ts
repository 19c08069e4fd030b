import { type Engine, sql, type Tx } from '../database/engine.ts';
import { type AuditedLog, auditedLogs } from './audited-log.ts';
import { NO_HEAD, nextHead } from './next-head.ts';

const BATCH_LINKS = 5_000;
const LONGEST_MS = 900_000;
/** Younger entries may be waiting for the next sealing; an id contains the moment it was given. */
const FRESH_MS = 300_000;
/** Of entries without a link at most this many are named. */
const SHOWN = 20;

/** State of a chain at one moment. */
export interface ChainHead {
  readonly log: string;
  readonly owner: string;
  readonly seq: string;
  readonly head: string;
}

export interface AuditProblem {
  readonly log: string;
  readonly owner: string;
  /** Of the entry, where it is known. */
  readonly rowId?: string;
  readonly what:
    | 'entry altered'
    | 'entry removed'
    | 'entry never sealed'
    | 'link altered'
    | 'link removed'
    | 'recorded head not found';
}

export interface AuditReport {
  readonly heads: readonly ChainHead[];
  readonly problems: readonly AuditProblem[];
}

interface Link {
  readonly seq: string;
  readonly rowId: string;
  readonly digest: string;
  readonly head: string;
  readonly found: string | null;
}

/**
 * Walks every chain from its beginning and compares each link with its entry. Seal before: an entry
 * of five minutes without a link is a problem.
 *
 * @param recorded heads that were written down elsewhere; a chain that was cut short or rebuilt does not
 *   pass through them any more
 */
export function verifyChains(
  engine: Engine,
  recorded: readonly ChainHead[] = [],
): Promise<AuditReport> {
  return engine.system(
    async (tx) => {
      const heads = await tx.all<ChainHead>(sql`
        select log, owner, last_seq as seq, head from platform.audit_chain order by log, owner`);
      const problems: AuditProblem[] = [];
      for (const chain of heads) problems.push(...(await walk(tx, chain)));
      for (const log of auditedLogs) problems.push(...(await unsealed(tx, log)));
      for (const head of recorded) problems.push(...(await missing(tx, head)));
      return { heads, problems };
    },
    { readOnly: true, statementMs: LONGEST_MS },
  );
}

async function walk(tx: Tx, chain: ChainHead): Promise<AuditProblem[]> {
  const log = auditedLogs.find(({ name }) => name === chain.log);
  if (!log) return [];
  const { owner } = chain;
  const problems: AuditProblem[] = [];
  const report = (what: AuditProblem['what'], rowId?: string) =>
    problems.push({ log: log.name, owner, what, ...(rowId !== undefined && { rowId }) });
  let seq = 0n;
  let head = NO_HEAD;
  while (seq < BigInt(chain.seq)) {
    const links = await nextLinks(tx, log, chain, seq);
    for (const link of links) {
      if (BigInt(link.seq) !== seq + 1n) report('link removed');
      else if (nextHead(head, link.digest) !== link.head) report('link altered', link.rowId);
      if (link.found === null) report('entry removed', link.rowId);
      else if (link.found !== link.digest) report('entry altered', link.rowId);
      seq = BigInt(link.seq);
      head = link.head;
    }
    if (links.length < BATCH_LINKS) break;
  }
  if (seq < BigInt(chain.seq)) report('link removed');
  else if (head !== chain.head) report('link altered');
  return problems;
}

const nextLinks = (
  tx: Tx,
  log: AuditedLog,
  { owner, seq }: ChainHead,
  after: bigint,
): Promise<Link[]> =>
  tx.all<Link>(sql`
    select k.seq, k.row_id, k.digest, k.head, (
      select platform.audit_digest(l) from ${log.from} where ${log.ofOwner(owner)} and l.id = k.row_id) as found
    from platform.audit_link k
    where k.log = ${log.name} and k.owner = ${owner} and k.seq > ${String(after)}::bigint
      and k.seq <= ${seq}::bigint
    order by k.seq limit ${BATCH_LINKS}::int`);

const unsealed = (tx: Tx, log: AuditedLog): Promise<AuditProblem[]> =>
  tx.all<AuditProblem>(sql`
    select ${log.name}::text as log, ${log.owner}::bigint as owner, l.id as row_id, 'entry never sealed' as what
    from ${log.from}
    where l.id < (floor(extract(epoch from now()) * 1000)::bigint - 1700000000000 - ${FRESH_MS}::bigint) << 20
      and not exists (select 1 from platform.audit_link k
        where k.log = ${log.name} and k.owner = ${log.owner} and k.row_id = l.id)
    order by l.id limit ${SHOWN}::int`);

async function missing(tx: Tx, { log, owner, seq, head }: ChainHead): Promise<AuditProblem[]> {
  if (seq === '0') return [];
  const link = await tx.one(sql`
    select 1 from platform.audit_link
    where log = ${log} and owner = ${owner} and seq = ${seq}::bigint and head = ${head}`);
  return link ? [] : [{ log, owner, what: 'recorded head not found' }];
}
