import { type Engine, type Sql, sql, type Tx } from '../../../apps/server/src/database/engine.ts';

/** What one statement of a call read to answer. */
export interface StatementWork {
  readonly text: string;
  /** Rows that came back. */
  readonly rows: number;
  /** Rows that scans and joins looked at, however few of them were kept; a look that found nothing counts as one. */
  readonly read: number;
}

/** A node of `explain (analyze, format json)`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Nodes that hand rows up anew each time they are asked. */
const READS = /Scan$|^Materialize$/;
/** Read what one of the others already counted. */
const AGAIN = new Set(['Bitmap Index Scan', 'Subquery Scan']);

export function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);
  const loops = node['Actual Loops'];
  const refused = (node['Rows Removed by Join Filter'] ?? 0) * loops;
  if (!READS.test(node['Node Type']) || AGAIN.has(node['Node Type'])) return below + refused;
  const looked =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return below + Math.max(1, looked) * loops;
}

/** Notes what the reading statements of a call read while it is made. */
export async function watchReads(
  engine: Engine,
  call: () => Promise<unknown>,
): Promise<readonly StatementWork[]> {
  const seen: StatementWork[] = [];
  const watched = (tx: Tx): Tx => {
    const explained = async (query: Sql): Promise<Record<string, unknown>[]> => {
      const isRead =
        /^\s*(select|with)\b/i.test(query.text) && !/\bfor (update|share)/.test(query.text);
      if (isRead) {
        await tx.run(sql`set local enable_seqscan = off`);
        const plan = await tx.one<Readonly<Record<string, [{ readonly Plan: PlanNode }]>>>(
          sql`explain (analyze, timing off, format json) ${query}`,
        );
        await tx.run(sql`set local enable_seqscan = on`);
        const top = Object.values(plan ?? {})[0]?.[0].Plan;
        if (top) seen.push({ text: query.text, rows: top['Actual Rows'], read: rowsRead(top) });
      }
      return tx.all(query);
    };
    return {
      ...tx,
      all: (query) => explained(query) as Promise<never[]>,
      one: async (query) => (await explained(query))[0] as never,
      end: () => {},
    };
  };
  const { tenant } = engine;
  Object.assign(engine, {
    tenant: (...[scope, work, options]: Parameters<Engine['tenant']>) =>
      tenant(scope, (tx) => work(watched(tx)), options),
  });
  try {
    await call();
  } finally {
    Object.assign(engine, { tenant });
  }
  return seen;
}
