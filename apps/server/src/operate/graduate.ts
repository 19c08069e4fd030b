import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf } from '../backup/data-source.ts';
import { loadData } from '../backup/load-data.ts';
import { ConfigError } from '../config.ts';
import { checkCatalog } from '../database/catalog-check.ts';
import type { Engine } from '../database/engine.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { markMoved, openNativeIn } from '../open-database.ts';
import { prepareSchema } from '../prepare.ts';
import type { Environment, Said } from './operation.ts';
import { OperationRefused } from './operation-refused.ts';
import { ownFlags } from './own-flags.ts';
import { reportChains } from './report.ts';
import { configOf, withDatabase } from './with-database.ts';

interface Target {
  readonly engine: Engine;
  /** How the next start finds it. */
  readonly start: string;
  close(): Promise<void>;
  /** Removes what was created for this move. */
  discard(): unknown;
}

/**
 * Moves an embedded database to PostgreSQL. The target gets everything or stays empty; what was embedded
 * stays as it is, and is not opened again by mistake.
 */
export async function graduate(
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  const { own, rest } = ownFlags(args, ['to']);
  if (own.to === undefined)
    throw new ConfigError('graduate takes --to native or --to postgresql://…; see --help');
  const { to } = own;
  const config = { ...configOf(rest, env), database: { kind: 'pglite' } as const };
  if (!existsSync(join(config.dataFolder, 'pglite')))
    throw new OperationRefused(`there is no embedded database in ${config.dataFolder}`);
  return withDatabase(config, say, async (source) => {
    await prepareSchema(source);
    const before = await findOffenders(source, invariants);
    const target = await openTarget(to, config.dataFolder, say);
    let isDone = false;
    try {
      const numbers = before.map(({ number }) => number);
      await source.snapshot(async (snapshot) =>
        loadData(target.engine, await sourceOf(snapshot), say, numbers),
      );
      isDone = true;
      markMoved(
        config.dataFolder,
        `this data was moved to PostgreSQL at ${new Date().toISOString()}: start with ${target.start}`,
      );
      await checkCatalog(target.engine);
      const holds = await reportChains(target.engine, say);
      say(
        `moved         start with ${target.start}, and the same --data: uploads and the key stay there`,
      );
      return holds ? 0 : 1;
    } finally {
      await target.close();
      if (!isDone) target.discard();
    }
  });
}

async function openTarget(to: string, dataFolder: string, say: Said): Promise<Target> {
  if (to !== 'native') {
    if (!/^postgres(ql)?:\/\//.test(to))
      throw new ConfigError(`--to takes native or an address postgresql://…, not ${to}`);
    const engine = await openPostgres({ url: to });
    return { engine, start: 'DATABASE_URL', close: () => engine.close(), discard: () => {} };
  }
  const folder = join(dataFolder, 'native');
  const isNew = !existsSync(folder);
  const { engine, close } = await openNativeIn(dataFolder, say);
  return {
    engine,
    start: '--db native',
    close,
    discard: () => isNew && rmSync(folder, { recursive: true, force: true }),
  };
}
