import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../../database/pglite/pglite.ts';
import { prepare } from '../../prepare.ts';
import { snapshotOf } from './snapshot.ts';

/** A data folder as a server leaves it that has written the demo factory: two days of one line. */
export async function demoFolder(folder: string): Promise<string> {
  const snapshot = await snapshotOf('demo', async (engine) => {
    await prepare(engine, true, () => {}, 0);
  });
  mkdirSync(folder, { recursive: true });
  const engine = await openPglite({ folder: join(folder, 'pglite'), snapshot });
  await engine.close();
  return folder;
}
