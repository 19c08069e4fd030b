import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, HELP, readConfig } from './config.ts';
import { checkCatalog } from './database/catalog-check.ts';
import { DatabaseUnavailable } from './database/database-error.ts';
import type { Engine } from './database/engine.ts';
import { FolderLocked, lockFolder } from './database/lock.ts';
import { migrate } from './database/migrate.ts';
import { NoNativeDatabase, startCluster } from './database/native-cluster.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { HalfSeeded, seedDemoOnce, startLivingFloorOf } from './demo-once.ts';
import { readDocuments } from './http/documents.ts';
import { syncMenu } from './menu/sync-menu.sql.ts';
import { PortTaken, requirePort } from './port.ts';
import { type Runtime, startRuntime } from './runtime.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What a person can put right is one sentence; anything else is a defect and keeps its stack. */
const EXPECTED = [ConfigError, FolderLocked, NoNativeDatabase, HalfSeeded, PortTaken];

/** Undoes what was started, last first. */
const undo: (() => void | Promise<void>)[] = [];

async function stop(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

async function start(config: Config): Promise<void> {
  await requirePort(config.port, config.host);
  const engine = await openDatabase(config);
  undo.push(() => engine.close());
  const applied = await migrate(engine);
  if (applied.length > 0) say(`migrations    ${applied.length} applied`);
  await checkCatalog(engine);
  await syncMenu(engine, readDocuments());
  if (config.demo) {
    const from = performance.now();
    const isNew = await seedDemoOnce(engine, new Date(), (step) => say(`demo          ${step}`));
    if (isNew) say(`demo          written in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  const runtime = await startRuntime({ ...config, engine });
  undo.push(() => runtime.close());
  const port = await runtime.listen(config.port, config.host);
  if (config.demo && config.simulate) {
    const stopFloor = await startLivingFloorOf(engine, runtime.services);
    undo.push(stopFloor);
  }
  announce(config, engine, runtime, port);
}

async function openDatabase(config: Config): Promise<Engine> {
  const { database, dataFolder } = config;
  if (database.kind === 'url') {
    say('database      PostgreSQL of DATABASE_URL');
    return openPostgres({ url: database.url });
  }
  prepareFolder(dataFolder);
  undo.push(lockFolder(dataFolder));
  const folder = join(dataFolder, database.kind === 'native' ? 'postgres' : 'pglite');
  if (config.reset) rmSync(folder, { recursive: true, force: true });
  if (database.kind === 'native') {
    say(`database      private PostgreSQL in ${folder}`);
    const cluster = await startCluster(folder);
    undo.push(() => cluster.stop());
    return openPostgres({ url: cluster.url });
  }
  if (process.env.NODE_ENV === 'production' && process.env.ALLOW_PGLITE !== '1')
    throw new ConfigError(
      'the embedded database does not survive a power cut: set DATABASE_URL, or ALLOW_PGLITE=1 to accept that',
    );
  say(`database      embedded, in ${folder} (survives a crash of the process, not a power cut)`);
  return openPglite({ folder });
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

function announce(config: Config, engine: Engine, _runtime: Runtime, port: number): void {
  const host = config.host === '0.0.0.0' ? 'localhost' : config.host;
  const origin = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  say('');
  say(`workbench     ${origin}/`);
  say(`boards        ${origin}/mes/report/reduceBed`);
  say(`health        ${origin}/health/ready  (${engine.kind}, ${engine.durability})`);
  if (!config.demo) return;
  say(
    'accounts      cx.admin  cx.manager  cx.leader  cx.merch  cx.worker  jc.admin  hj.admin  zhou',
  );
  say('password      Garment#2026');
}

function fail(error: unknown): void {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  if (isExpected) process.stderr.write(`${(error as Error).message}\n`);
  else if (error instanceof DatabaseUnavailable)
    process.stderr.write(`the database cannot be reached: ${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        fail(error);
        process.exit(1);
      },
    );
  });

try {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') say(HELP);
  else await start(config);
} catch (error) {
  fail(error);
  await stop().catch(fail);
  process.exit(1);
}
