import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import type { Engine } from './database/engine.ts';
import { lockFolder } from './database/lock.ts';
import { openPglite, type RequestLimits } from './database/pglite/pglite.ts';

/** An open database and all that holds it open. */
export interface OpenDatabase {
  readonly engine: Engine;
  /** Throws the data away and opens it empty; `undefined` where the data is not ours to throw away. */
  readonly recreate?: () => Promise<OpenDatabase>;
  close(): Promise<void>;
}

type Said = (line: string) => void;

/**
 * Opens what the configuration names. The driver of PostgreSQL is loaded where it is used only: it would
 * lengthen the start of the embedded database.
 *
 * @throws {ConfigError | FolderLocked | NoNativeDatabase | DatabaseUnavailable}
 */
export async function openDatabase(config: Config, say: Said): Promise<OpenDatabase> {
  const { database, dataFolder } = config;
  const clock = config.clock && { clock: config.clock };
  if (database.kind === 'url') {
    if (config.reset) throw new ConfigError('--reset does not touch the database of DATABASE_URL');
    say('database      PostgreSQL of DATABASE_URL');
    const { openPostgres } = await import('./database/postgres/postgres.ts');
    const engine = await openPostgres({ url: database.url, ...clock });
    // Uploads lie there, and the key of personal data where none is given.
    prepareFolder(dataFolder);
    return { engine, close: () => engine.close() };
  }
  if (database.kind === 'pglite') refuseInProduction();
  prepareFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    if (database.kind === 'pglite') requireNotMoved(dataFolder, config.reset);
    const place = { folder: join(dataFolder, database.kind), ...clock };
    return database.kind === 'native'
      ? await openNative(place, config.reset, unlock, say)
      : await openEmbedded({ ...place, requests: config.requests }, config.reset, unlock, say);
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Place {
  readonly folder: string;
  readonly clock?: Clock;
}

async function openEmbedded(
  place: Place & { readonly requests: RequestLimits },
  isEmpty: boolean,
  unlock: () => void,
  say: Said,
): Promise<OpenDatabase> {
  const { folder } = place;
  if (isEmpty) rmSync(folder, { recursive: true, force: true });
  say(`database      embedded, in ${folder} (survives a crash of the process, not a power cut)`);
  const engine = await openPglite(place);
  return {
    engine,
    async recreate() {
      await engine.close();
      return openEmbedded(place, true, unlock, say);
    },
    async close() {
      await engine.close();
      unlock();
    },
  };
}

/** A private PostgreSQL in a data folder that the caller has locked. */
export const openNativeIn = (dataFolder: string, say: Said): Promise<OpenDatabase> =>
  openNative({ folder: join(dataFolder, 'native') }, false, () => {}, say);

async function openNative(
  place: Place,
  isEmpty: boolean,
  unlock: () => void,
  say: Said,
): Promise<OpenDatabase> {
  const { folder, ...clock } = place;
  if (isEmpty) rmSync(folder, { recursive: true, force: true });
  say(`database      private PostgreSQL in ${folder}`);
  const { startCluster } = await import('./database/postgres/native-cluster.ts');
  const { openPostgres } = await import('./database/postgres/postgres.ts');
  const cluster = await startCluster(folder);
  const engine = await openPostgres({ url: cluster.url, ...clock });
  const stop = async () => {
    await engine.close();
    await cluster.stop();
  };
  return {
    engine,
    async recreate() {
      await stop();
      return openNative(place, true, unlock, say);
    },
    async close() {
      await stop();
      unlock();
    },
  };
}

/** The file that marks embedded data as moved. */
const MOVED = 'moved-to-postgresql';

/** Marks the embedded data of a folder as moved to another database. */
export const markMoved = (dataFolder: string, sentence: string): void =>
  writeFileSync(join(dataFolder, MOVED), `${sentence}\n`);

/** A start on the old data would make two factories of one. */
function requireNotMoved(dataFolder: string, reset: boolean): void {
  const path = join(dataFolder, MOVED);
  if (reset) rmSync(path, { force: true });
  else if (existsSync(path))
    throw new ConfigError(
      `${readFileSync(path, 'utf8').trim()}; remove ${path} to go on with what was left here`,
    );
}

function refuseInProduction(): void {
  if (process.env.NODE_ENV === 'production' && process.env.ALLOW_PGLITE !== '1')
    throw new ConfigError(
      'the embedded database does not survive a power cut: set DATABASE_URL, or ALLOW_PGLITE=1 to accept that',
    );
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`the data folder ${folder} cannot be written (${code})`);
  }
}
