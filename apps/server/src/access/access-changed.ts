import { sql, type Tx } from '../database/engine.ts';

/** Channel on which every server process receives that rights, memberships or tokens changed. */
export const ACCESS_CHANNEL = 'garment_access';

export interface AccessChange {
  /** Token families that end now: their sockets are closed. */
  readonly families?: readonly string[];
}

/** Makes every process forget what it remembers of rights, from the moment this transaction commits. */
export async function accessChanged(tx: Tx, change: AccessChange = {}): Promise<void> {
  await tx.all(sql`select pg_notify(${ACCESS_CHANNEL}, ${JSON.stringify(change)})`);
}
