import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../../apps/server/src/database/postgres/native-cluster.ts';
import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { prepare } from '../../../apps/server/src/prepare.ts';

export interface OwnDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

const SETTINGS = ['shared_buffers=512MB'];
/** As a database is set up that is about to be filled; nothing that was acknowledged is less safe by it. */
const FOR_LOADING = [
  'shared_buffers=2GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=16GB',
  'checkpoint_timeout=30min',
];

/**
 * A private PostgreSQL that keeps what it acknowledges, with the demo factory in it.
 *
 * @param scale of the demo; two days of one line when not said
 */
export async function ownDatabase(scale = 0): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'garment-bench-'));
  const cluster = await startCluster(folder, scale > 0 ? FOR_LOADING : SETTINGS);
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const engine = await openPostgres({ url: cluster.url });
    await prepare(engine, true, () => {}, scale).finally(() => engine.close());
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: cluster.url, stop };
}
