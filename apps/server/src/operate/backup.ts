import { resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { keepBackups } from '../backup/keep-backups.ts';
import { ConfigError } from '../config.ts';
import type { Environment, Said } from './operation.ts';
import { ownFlags } from './own-flags.ts';
import { configOf, withDatabase } from './with-database.ts';

/** Writes everything that a server has into a new folder below `--to`. */
export async function backup(
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  const { own, rest } = ownFlags(args, ['to', 'keep']);
  if (own.to === undefined) throw new ConfigError('backup takes --to FOLDER; see --help');
  const kept = own.keep === undefined ? undefined : Number(own.keep);
  if (kept !== undefined && !(Number.isInteger(kept) && kept > 0))
    throw new ConfigError(`--keep takes a number of backups, not ${own.keep}`);
  const target = resolve(own.to);
  const config = configOf(rest, env);
  const { path, manifest } = await withDatabase(config, say, (engine) =>
    backUp(
      {
        engine,
        dataFolder: config.dataFolder,
        givenKey: env.SRV_DATA_KEY,
        now: new Date(),
      },
      target,
    ),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  say(`rows          ${rows} of ${manifest.tables.length} tables`);
  say(`uploads       ${manifest.uploads.length} (${manifest.missingUploads} had no bytes)`);
  say(`key           ${keyText(manifest.key)}`);
  if (kept !== undefined)
    for (const old of await keepBackups(target, kept)) say(`removed       ${old}`);
  say(`backup        ${path}`);
  return 0;
}

const keyText = (key: { readonly file?: unknown } | undefined): string => {
  if (!key) return 'there is none yet';
  return key.file ? 'is in the backup' : 'SRV_DATA_KEY, which you keep yourself';
};
