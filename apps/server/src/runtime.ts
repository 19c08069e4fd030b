import { type Access, openAccess } from './access/access.ts';
import { createHandlers } from './api.ts';
import type { Config } from './config.ts';
import type { Engine } from './database/engine.ts';
import { demoSignIns } from './demo-once.ts';
import { fileStore } from './features/files/file-store.ts';
import { serveFiles } from './features/files/serve-files.ts';
import { personalSeal } from './features/people/personal-seal.ts';
import { startFolding } from './features/scans/counts/fold-worker.ts';
import { serveSetupPage } from './first-company/setup-page.ts';
import { builtApplications } from './http/applications.ts';
import { trustsNobody } from './http/client-address.ts';
import type { Differs } from './http/operations/answer-check.ts';
import type { PageSettings } from './http/page-settings.ts';
import { buildServer, type HttpServer } from './http/server.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { jobsOf } from './jobs/jobs.ts';
import { type RunningJobs, startJobs } from './jobs/run-jobs.ts';
import { notYet } from './not-yet.ts';
import type { Services } from './operations.ts';
import { type Channel, openChannel } from './push/channel.ts';
import { databaseBus } from './push/database-bus.ts';
import { startDispatcher } from './push/dispatcher.ts';
import { createServices } from './services.ts';
import { allowedOrigins } from './sign-in/callbacks.ts';
import { serveLoginPage } from './sign-in/login-page.ts';
import { serveQrPage } from './sign-in/qr-page.ts';

export interface RuntimeOptions {
  readonly engine: Engine;
  /**
   * What the database needs before anything is asked of it; the server is assembled meanwhile. Resolves to `true` where
   * this is the demo factory.
   */
  readonly prepared?: Promise<unknown>;
  readonly accessSeconds: number;
  readonly callbackOrigins: readonly string[];
  readonly pageSettings?: PageSettings;
  readonly logLevel: string;
  readonly trusts?: Config['trusts'];
  /** What `/metrics` asks for; without it there is no such address. */
  readonly metricsToken?: Config['metricsToken'];
  readonly dataFolder?: string;
  /** Write a backup there each day; needs a data folder. */
  readonly backups?: Config['backups'];
  /** NATS between servers instead of the database. */
  readonly nats?: Config['nats'];
  /** Compare every answer with its document, and report where they differ: in tests and in development. */
  readonly differs?: Differs;
  /** Receives every failure of a request that is not a refusal, beside the log: in tests. */
  readonly failed?: (operation: string, error: unknown) => void;
  /** Folds counters and does due jobs when told to only, instead of every few seconds: in tests. */
  readonly whenTold?: boolean;
}

/** A server over an open database. */
export interface Runtime {
  readonly app: HttpServer['app'];
  readonly services: Services;
  /** @returns the port it listens on */
  listen(port: number, host: string): Promise<number>;
  /** Delivers what waits to be pushed. */
  flush(): Promise<void>;
  /** Tabs that are connected now. */
  sockets(): number;
  /** Background work. */
  readonly jobs: RunningJobs;
  /** Answers what is under way, closes the sockets, and stops. The database stays open. */
  close(): Promise<void>;
}

/** Longest that running requests are waited for. */
const DRAIN_MS = 20_000;

export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { engine, prepared = Promise.resolve() } = options;
  // What awaits it below gets the error; until then nothing awaits it.
  prepared.catch(() => {});
  let channel: Channel | undefined;
  let port = 0;
  // Asked again each time: the machine may get another address while it runs.
  const origins = () => allowedOrigins(port, options.callbackOrigins);
  const openedChannel = (): Channel => {
    if (!channel) throw new Error('the channel is not open yet');
    return channel;
  };
  const failed = (error: unknown) => http.app.log.error({ err: error }, 'background work failed');

  const access: Access = await openAccess(engine, (change) => {
    channel?.recheck(change).catch(failed);
  });
  // The library of NATS is loaded where it is used only: it would lengthen every start.
  const bus = options.nats
    ? (await import('./push/nats-bus.ts')).natsBus({ ...options.nats, failed })
    : databaseBus(engine);
  const dispatcher = startDispatcher(engine, bus, prepared, failed);
  const services = createServices(engine, dispatcher.nudge, engine.clock);
  const store = fileStore(options.dataFolder);
  const handlers = createHandlers(
    services,
    { accessSeconds: options.accessSeconds, allowedOrigins: origins },
    openedChannel,
    personalSeal(options.dataFolder),
    store,
  );
  const http = await buildServer({
    engine,
    access,
    handlers,
    notYet,
    clock: engine.clock,
    applications: { ...builtApplications, settings: options.pageSettings ?? {} },
    sockets: () => channel?.count() ?? 0,
    logLevel: options.logLevel,
    ...(options.dataFolder !== undefined && { dataFolder: options.dataFolder }),
    ...(options.differs && { differs: options.differs }),
    ...(options.failed && { failed: options.failed }),
    ...(options.trusts && { trusts: options.trusts }),
    ...(options.metricsToken !== undefined && { metricsToken: options.metricsToken }),
  });
  serveFiles(http.app, engine, store);
  serveLoginPage(http.app, engine, origins, async () =>
    (await prepared) === true ? demoSignIns() : undefined,
  );
  serveSetupPage(http.app, engine);
  serveQrPage(http.app, { engine, access, origins, channel: openedChannel });
  await prepared;
  channel = await openChannel({
    server: http.app.server,
    engine,
    bus,
    access,
    origins,
    failed,
    trusts: options.trusts ?? trustsNobody,
  });
  const stopFolding = options.whenTold ? async () => {} : startFolding(services, failed);
  const { backups, dataFolder } = options;
  const plan =
    backups && dataFolder !== undefined
      ? { ...backups, dataFolder, givenKey: process.env.SRV_DATA_KEY }
      : undefined;
  const jobs = startJobs(engine, jobsOf(services, store, plan), failed, options.whenTold);
  const stopHousekeeping = startHousekeeping(engine, options.dataFolder, failed);

  return {
    app: http.app,
    services,
    async listen(wanted, host) {
      await http.app.listen({ port: wanted, host });
      const address = http.app.server.address();
      port = typeof address === 'object' && address ? address.port : wanted;
      return port;
    },
    flush: dispatcher.flush,
    sockets: () => channel?.count() ?? 0,
    jobs,
    async close() {
      http.drain();
      stopHousekeeping();
      await Promise.all([jobs.stop(), stopFolding()]);
      await Promise.all([channel?.close(), dispatcher.stop()]);
      const drained = http.app.close();
      const late = setTimeout(() => http.app.server.closeAllConnections(), DRAIN_MS);
      await drained;
      clearTimeout(late);
      await Promise.all([access.close(), bus.close(), store.close()]);
    },
  };
}
