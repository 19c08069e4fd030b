import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Engine, sql } from './database/engine.ts';
import type { Services } from './operations.ts';

/** What a demo tells while it is being written. */
export type SeedProgress = (step: string) => void;

interface DemoModule {
  seedDemo(
    engine: Engine,
    options: { now: Date; progress: SeedProgress; scale: number },
  ): Promise<void>;
}

interface FloorModule {
  startLivingFloor(engine: Engine, services: Services): Promise<() => Promise<void>>;
}

const SEED = new URL('../demo/seed.ts', import.meta.url);
const FLOOR = new URL('../demo/living-floor.ts', import.meta.url);

/**
 * Writes the demo factory unless this database has it already. The marker comes last: a first start
 * that was killed half way begins its database anew.
 * @returns whether it was written now
 */
export async function seedDemoOnce(
  engine: Engine,
  now: Date,
  progress: SeedProgress,
  scale = 1,
): Promise<boolean> {
  const marker = () =>
    engine.system((tx) => tx.one(sql`select name from platform.marker where name = 'demo'`));
  if (await marker()) return false;
  const started = await engine.system((tx) =>
    tx.one(sql`select name from platform.marker where name = 'demo started'`),
  );
  if (started) throw new HalfSeeded();
  await engine.system((tx) =>
    tx.run(sql`insert into platform.marker (name) values ('demo started')`),
  );
  if (existsSync(fileURLToPath(SEED))) {
    const { seedDemo } = (await import(SEED.href)) as DemoModule;
    await seedDemo(engine, { now, progress, scale });
  }
  await engine.system((tx) => tx.run(sql`insert into platform.marker (name) values ('demo')`));
  return true;
}

/** Lets the demo factory go on working. @returns a function that stops it */
export async function startLivingFloorOf(
  engine: Engine,
  services: Services,
): Promise<() => Promise<void>> {
  if (!existsSync(fileURLToPath(FLOOR))) return async () => {};
  const { startLivingFloor } = (await import(FLOOR.href)) as FloorModule;
  return startLivingFloor(engine, services);
}

/** The demo was begun and never finished; the database has to be created again. */
export class HalfSeeded extends Error {
  override readonly name = 'HalfSeeded';

  constructor() {
    super('the demo data was not finished; start once with --reset');
  }
}
