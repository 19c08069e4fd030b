import { closeSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../database/engine.ts';

const EVERY_MS = 5 * 60_000;
/** Every how many rounds the tables are vacuumed: the embedded database does not do it by itself. */
const VACUUM_ROUNDS = 12;
const HOT_TABLES = [
  'mes2.bundle_process',
  'mes2.bundle',
  'mes2.line_hour_output',
  'mes2.employee_day',
  'mmc.outbox',
  'mmc.message',
  'platform.access_token',
  'platform.pace',
  'platform.refresh_token',
];

/** Does for the embedded database, in the process that has it open, what a server does by itself. */
export function startHousekeeping(
  engine: Engine,
  folder: string | undefined,
  failed: (error: unknown) => void,
): () => void {
  if (engine.kind !== 'pglite') return () => {};
  let round = 0;
  let syncedAt = 0;
  const timer = setInterval(() => void run().catch(failed), EVERY_MS);
  timer.unref();

  async function run(): Promise<void> {
    round += 1;
    await engine.maintain('checkpoint');
    if (round % VACUUM_ROUNDS === 0)
      for (const table of HOT_TABLES) await engine.maintain(`vacuum analyze ${table}`);
    if (folder !== undefined) {
      const from = Date.now();
      syncChanged(folder, syncedAt);
      syncedAt = from;
    }
  }
  return () => clearInterval(timer);
}

/**
 * A sync point: the embedded database never asks the disk to keep anything, so after a checkpoint
 * we do. It bounds what a power cut can cost, and promises nothing.
 */
export function syncChanged(folder: string, since: number): number {
  let synced = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) synced += syncChanged(path, since);
    else if (entry.isFile() && statSync(path).mtimeMs >= since) {
      const file = openSync(path, 'r+');
      fsyncSync(file);
      closeSync(file);
      synced += 1;
    }
  }
  return synced;
}
