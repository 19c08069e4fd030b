import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readManifest, verifyBytes } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { ConfigError } from '../config.ts';
import { checkCatalog } from '../database/catalog-check.ts';
import type { Environment, Said } from './operation.ts';
import { ownFlags } from './own-flags.ts';
import { reportBroken, reportChains } from './report.ts';
import { configOf, withDatabase } from './with-database.ts';

/** Brings a backup back into an empty database and its data folder. */
export async function restoreBackup(
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  const { own, rest } = ownFlags(args, ['from']);
  if (own.from === undefined) throw new ConfigError('restore takes --from BACKUP; see --help');
  const folder = resolve(own.from);
  const config = configOf(rest, env);
  const manifest = await readManifest(folder);
  await verifyBytes(folder, manifest);
  say(`backup        of ${manifest.madeAt}, whole`);
  const { dataFolder, database } = config;
  const place = database.kind === 'url' ? undefined : join(dataFolder, database.kind);
  const isOurs = place !== undefined && !existsSync(place);
  let isDone = false;
  try {
    return await withDatabase(config, say, async (engine) => {
      const parts = { engine, dataFolder, givenKey: env.SRV_DATA_KEY, say };
      const broken = await restore(folder, manifest, parts);
      isDone = true;
      await checkCatalog(engine);
      const holds = await reportChains(engine, say);
      return reportBroken(broken, say) && holds ? 0 : 1;
    });
  } finally {
    // A database that we created for this and that got nothing is not left lying about.
    if (!isDone && isOurs) rmSync(place, { recursive: true, force: true });
  }
}
