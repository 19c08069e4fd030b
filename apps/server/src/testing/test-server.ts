import { type Engine, type Sql, sql } from '../database/engine.ts';
import { openPglite } from '../database/pglite/pglite.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import type { Services } from '../operations.ts';
import { prepare } from '../prepare.ts';
import { type Runtime, startRuntime } from '../runtime.ts';
import { beginningWith } from './beginning.ts';
import { createPeople, md5, PASSWORD } from './people.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';
import { runClock } from './run-clock.ts';
import { snapshotOf } from './snapshot/snapshot.ts';

export interface TestServerOptions {
  readonly engine?: 'pglite' | 'postgres';
  /** The demo factory instead of the two bare companies `acme` and `rival`. */
  readonly demo?: boolean;
  /** No company at all, as a first start without the demo leaves it. */
  readonly empty?: boolean;
  /** How much the demo factory has behind it; two days of one line when not said. */
  readonly scale?: number;
  /** Life of access tokens, in seconds. */
  readonly accessSeconds?: number;
  readonly clock?: () => Date;
  /** Which machines in front are believed, as `SRV_TRUST_PROXY` takes it. */
  readonly trustProxy?: string;
  /** NATS between servers instead of the database. */
  readonly nats?: { readonly servers: string; readonly prefix: string };
  /** A second process on the same database. */
  readonly database?: TestDatabase;
  /** The way to the database, where a test wants to stand in it. */
  readonly way?: (url: string) => Promise<string>;
}

export interface TestAnswer {
  /** HTTP status. */
  readonly http: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly company?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  /** @param who a username, or `undefined` for nobody. GET and DELETE send `input` as query, others as body. */
  call(
    who: string | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    input?: object,
    options?: CallOptions,
  ): Promise<TestAnswer>;
  /** Access token of a person, signed in as the page does it. */
  token(username: string): Promise<string>;
  companyId(code: string): Promise<string>;
  /** Statements of the test's own, as the owner. */
  query<R>(query: Sql): Promise<R[]>;
  /** Listens on a free port, for sockets and foreign processes. */
  listen(): Promise<string>;
  readonly engine: Engine;
  readonly services: Services;
  readonly runtime: Runtime;
  readonly database: TestDatabase | undefined;
  close(): Promise<void>;
}

const ORIGIN = 'http://localhost';
const METRICS_TOKEN = 'metrics-of-the-tests';
/** What `/metrics` of a test's server asks for. */
export const WITH_METRICS = { authorization: `Bearer ${METRICS_TOKEN}` };

/**
 * The whole server over a database of its own. An answer that differs from its document is printed and refused, and
 * the `call` that asked for it throws the sentence. Counters are folded and jobs done when a test asks for it (`foldAll`,
 * `runtime.jobs.runDue`): what a server does every few seconds would come between the lines of a slow one.
 */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const fill = async (engine: Engine) => {
    await prepare(engine, options.demo ?? false, () => {}, options.scale ?? 0);
    if (!options.demo && !options.empty) await createPeople(engine);
  };
  const given = options.clock ?? runClock();
  const clock = given && { clock: given };
  const database =
    options.engine === 'postgres'
      ? (options.database ?? (await testDatabase(beginningWith(snapshotName(options), fill))))
      : undefined;
  const engine = database
    ? await openPostgres({ url: (await options.way?.(database.url)) ?? database.url, ...clock })
    : await openPglite({ snapshot: await snapshotOf(snapshotName(options), fill), ...clock });

  // A failure is a plain 500; the call that got it says why.
  const failures: string[] = [];
  const failed = (operation: string, error: unknown) => {
    const sentence = `${operation}: ${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`${sentence}\n`);
    failures.push(sentence);
  };
  const differs = (sentence: string) => {
    throw new Error(sentence);
  };
  const trusts = readTrustedProxies(options.trustProxy ?? '0');
  const runtime = await startRuntime({
    engine,
    accessSeconds: options.accessSeconds ?? 900,
    callbackOrigins: [ORIGIN],
    logLevel: 'silent',
    differs,
    failed,
    whenTold: true,
    metricsToken: METRICS_TOKEN,
    ...(trusts && { trusts }),
    ...(options.nats && { nats: options.nats }),
  });
  await runtime.app.ready();
  let address: Promise<string> | undefined;
  const listen = () => {
    address ??= runtime.listen(0, '127.0.0.1').then((port) => `http://127.0.0.1:${port}`);
    return address;
  };
  await listen();

  const tokens = new Map<string, Promise<string>>();
  const send: TestServer['call'] = async (who, method, path, input, { company, headers } = {}) => {
    const isQuery = method === 'GET' || method === 'DELETE';
    const answer = await runtime.app.inject({
      method,
      url: path,
      ...(input && (isQuery ? { query: asQuery(input) } : { payload: input })),
      headers: {
        ...(who !== undefined && { authorization: `Bearer ${await token(who)}` }),
        ...(company !== undefined && { 'user-company': company }),
        ...headers,
      },
    });
    if (answer.statusCode === 500 && failures.length > 0)
      throw new Error(failures.splice(0).join('\n'));
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      http: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
  const token = (username: string): Promise<string> => {
    const known = tokens.get(username) ?? signIn(send, username);
    tokens.set(username, known);
    return known;
  };

  return {
    call: send,
    token,
    listen,
    engine,
    runtime,
    database,
    services: runtime.services,
    async companyId(name) {
      const [row] = await engine.system((tx) =>
        tx.all<{ id: string }>(
          sql`select id from amc.company where ${name} in (name, code, short_name)`,
        ),
      );
      return row?.id ?? '';
    },
    query: (query) => engine.system((tx) => tx.all(query)),
    async close() {
      await runtime.close();
      await engine.close();
      if (database && !options.database) await database.drop();
    },
  };
}

const snapshotName = ({ demo, empty, scale = 0 }: TestServerOptions): string => {
  if (empty) return 'no-company';
  if (!demo) return 'bare';
  return scale === 0 ? 'demo' : `demo-${scale}`;
};

async function signIn(call: TestServer['call'], username: string): Promise<string> {
  const login = await call(undefined, 'POST', '/amc/open/login', {
    username,
    password: md5(PASSWORD),
    callback: `${ORIGIN}/`,
  });
  const tokens = await call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: login.body.data?.code,
  });
  if (tokens.body.status !== 200)
    throw new Error(`${username} could not sign in: ${JSON.stringify([login.body, tokens.body])}`);
  return tokens.body.data.access_token;
}

const asQuery = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  );
