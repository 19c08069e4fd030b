import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bilingual } from '@garment-mes/domain/refusals';
import { type Engine, sql } from './database/engine.ts';
import type { FileStore } from './features/files/file-store.ts';
import type { Services } from './operations.ts';

/** Accounts that a stranger may try, as the sign-in page of the demo offers them. */
export interface DemoSignIns {
  readonly password: string;
  readonly accounts: readonly { readonly username: string; readonly job: Bilingual }[];
}

/** Receives each step while a demo is being written. */
export type SeedProgress = (step: string) => void;

interface DemoModule {
  seedDemo(
    engine: Engine,
    options: { now: Date; progress: SeedProgress; scale: number; files: FileStore | undefined },
  ): Promise<void>;
}

interface FloorModule {
  startLivingFloor(engine: Engine, services: Services): Promise<() => Promise<void>>;
}

const SIGN_INS = new URL('../demo/sign-ins.ts', import.meta.url);
const SEED = new URL('../demo/seed.ts', import.meta.url);
const FLOOR = new URL('../demo/living/living-floor.ts', import.meta.url);

/** `written` now, `there` from before, or `foreign`: a database that people began without it, which stays theirs. */
export type DemoState = 'written' | 'there' | 'foreign';

/**
 * Writes the demo factory into a platform that nobody is on yet. The marker comes last: a first start
 * that was killed half way starts with an empty database.
 */
export async function seedDemoOnce(
  engine: Engine,
  now: Date,
  progress: SeedProgress,
  scale = 1,
  files?: FileStore,
): Promise<DemoState> {
  const found = await engine.system((tx) =>
    tx.one<Found>(sql`
      select exists (select 1 from platform.marker where name = 'demo') as is_there,
        exists (select 1 from platform.marker where name = 'demo started') as is_half,
        exists (select 1 from amc.company) or exists (select 1 from amc.app_user) as has_people`),
  );
  if (found?.isThere) return 'there';
  if (found?.isHalf) throw new HalfSeeded();
  if (found?.hasPeople) return 'foreign';
  await engine.system((tx) =>
    tx.run(sql`insert into platform.marker (name) values ('demo started')`),
  );
  if (existsSync(fileURLToPath(SEED))) {
    const { seedDemo } = (await import(SEED.href)) as DemoModule;
    await seedDemo(engine, { now, progress, scale, files });
  }
  await engine.system((tx) => tx.run(sql`insert into platform.marker (name) values ('demo')`));
  return 'written';
}

interface Found {
  readonly isThere: boolean;
  readonly isHalf: boolean;
  readonly hasPeople: boolean;
}

/** The accounts of the demo, as its description has them. */
export async function demoSignIns(): Promise<DemoSignIns | undefined> {
  if (!existsSync(fileURLToPath(SIGN_INS))) return undefined;
  const { signIns } = (await import(SIGN_INS.href)) as { readonly signIns: DemoSignIns };
  return signIns;
}

/** Simulates work in the demo factory. @returns a function that stops it */
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
