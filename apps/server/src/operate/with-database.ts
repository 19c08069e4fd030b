import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Engine } from '../database/engine.ts';
import { openDatabase } from '../open-database.ts';
import type { Environment, Said } from './operation.ts';

/** The server's own flags, as a command reads them. @throws {ConfigError} */
export function configOf(args: readonly string[], env: Environment): Config {
  const config = readConfig(args, env);
  if (config === 'help') throw new ConfigError('the help is: operate --help');
  return { ...config, reset: false };
}

/** Opens the database that a server with these flags would open, for as long as `work` takes. */
export async function withDatabase<T>(
  config: Config,
  say: Said,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, say);
  try {
    return await work(database.engine);
  } finally {
    await database.close();
  }
}
