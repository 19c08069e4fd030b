import { checkCatalog } from './database/catalog-check.ts';
import type { Engine } from './database/engine.ts';
import { applyFunctions } from './database/functions.ts';
import { migrate } from './database/migrate.ts';
import { seedDemoOnce } from './demo-once.ts';
import type { FileStore } from './features/files/file-store.ts';
import { onlyOperations, readDocuments } from './http/operations/documents.ts';
import { syncJobs } from './menu/sync-jobs.sql.ts';
import { syncMenu } from './menu/sync-menu.sql.ts';
import { notYet } from './not-yet.ts';

const unbuilt: ReadonlySet<string> = new Set(notYet);

/** Migrations, the functions of the database and the checks of the catalogue. @returns the migrations applied now */
export async function prepareSchema(engine: Engine): Promise<string[]> {
  const applied = await migrate(engine);
  await applyFunctions(engine);
  await checkCatalog(engine);
  return applied;
}

/**
 * Migrations, the checks of the catalogue, the menu, the rights of jobs and, where wanted, the demo factory of a scale, with
 * pictures of its styles where there is a store for them.
 *
 * @returns whether this is the demo factory
 */
export async function prepare(
  engine: Engine,
  demo: boolean,
  say: (line: string) => void,
  scale = 1,
  files?: FileStore,
): Promise<boolean> {
  const applied = await prepareSchema(engine);
  if (applied.length > 0) say(`migrations    ${applied.length} applied`);
  await syncMenu(
    engine,
    onlyOperations(readDocuments(), (id) => !unbuilt.has(id)),
  );
  await syncJobs(engine);
  if (!demo) return false;
  const from = performance.now();
  const state = await seedDemoOnce(
    engine,
    engine.clock(),
    (step) => say(`demo          ${step}`),
    scale,
    files,
  );
  // Until the rows were counted, statements of a fresh server are planned for empty tables.
  if (state === 'written' && engine.kind === 'postgres') await engine.maintain('analyze');
  if (state === 'written')
    say(`demo          written in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  if (state === 'foreign') say('demo          left out: this database has companies of its own');
  return state !== 'foreign';
}
