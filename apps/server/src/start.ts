import { type Config, ConfigError, HELP, readConfig } from './config.ts';
import { DatabaseUnavailable, NoNativeDatabase, OtherVersion } from './database/database-error.ts';
import type { Engine } from './database/engine.ts';
import { FolderLocked } from './database/lock.ts';
import { HalfSeeded, startLivingFloorOf } from './demo-once.ts';
import { fileStore } from './features/files/file-store.ts';
import { newSetupLink } from './first-company/setup-link.sql.ts';
import { SETUP_ADDRESS } from './first-company/setup-page.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { PortTaken, requirePort } from './port.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (line: string) => void process.stderr.write(`${line}\n`);

/** What a person can correct is one sentence; anything else is a defect and keeps its stack. */
const EXPECTED = [ConfigError, FolderLocked, NoNativeDatabase, OtherVersion, HalfSeeded, PortTaken];

/** Undoes what was started, last first. */
const undo: (() => void | Promise<void>)[] = [];
let stopping = false;

async function stop(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

async function start(config: Config): Promise<void> {
  await requirePort(config.port, config.host);
  // The database opens in its own thread or process while the rest of the server is loaded here.
  const [database, { prepare }, { startRuntime }] = await Promise.all([
    opened(config),
    import('./prepare.ts'),
    import('./runtime.ts'),
  ]);
  const begin = async ({ engine }: OpenDatabase) => {
    const files = fileStore(config.dataFolder);
    const prepared = prepare(engine, config.demo, say, config.scale, files);
    const runtime = await startRuntime({
      ...config,
      engine,
      prepared,
      ...(config.checkAnswers && { differs: warn }),
    });
    undo.push(() => runtime.close());
    return { engine, runtime, isDemo: await prepared };
  };
  const { engine, runtime, isDemo } = await begin(database).catch(async (error: unknown) => {
    // A first start that was killed half way is begun anew: nobody had worked with that data yet.
    if (!(error instanceof HalfSeeded) || !database.recreate) throw error;
    say('demo          was not finished the last time: beginning anew');
    const anew = await database.recreate();
    // In the place of the one that was thrown away.
    undo.splice(0, 1, () => anew.close());
    return begin(anew);
  });
  const port = await runtime.listen(config.port, config.host);
  if (isDemo && config.simulate) undo.push(await startLivingFloorOf(engine, runtime.services));
  announce(config, engine, port, isDemo);
  if (!isDemo) announceSetup(originOf(config, port), await newSetupLink(engine));
}

async function opened(config: Config): Promise<OpenDatabase> {
  const database = await openDatabase(config, say);
  undo.push(() => database.close());
  return database;
}

function originOf({ host }: Config, port: number): string {
  const isLocal = host === '127.0.0.1' || host === '0.0.0.0';
  return `http://${isLocal ? 'localhost' : host}:${port}`;
}

/** Says where the first company is begun. This is the only place where the secret of the link is ever said. */
function announceSetup(origin: string, secret: string | undefined): void {
  if (secret === undefined) return;
  say('');
  say(`first company ${origin}${SETUP_ADDRESS}#${secret}`);
  say('              works once, for one hour; the next start prints a new one');
}

function announce(config: Config, engine: Engine, port: number, isDemo: boolean): void {
  const origin = originOf(config, port);
  say('');
  say(`workbench     ${origin}/`);
  say(`boards        ${origin}/mes/report/reduceBed`);
  say(`health        ${origin}/health/ready  (${engine.kind}, ${engine.durability})`);
  if (!isDemo) return;
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
}

async function shutDown(code: number): Promise<never> {
  await stop().catch(fail);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('stopping');
    void shutDown(0);
  });

try {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') say(HELP);
  else await start(config);
} catch (error) {
  // What a stop interrupts fails as a matter of course.
  if (!stopping) {
    fail(error);
    await shutDown(1);
  }
}
