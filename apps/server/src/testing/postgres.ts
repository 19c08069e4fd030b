import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type NativeCluster, startCluster } from '../database/postgres/native-cluster.ts';

/** A database of its own on a private cluster; the cluster lives as long as the test process. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** What a database begins with; written once in a cluster and copied from then on. */
export interface Beginning {
  readonly name: string;
  /** Writes it, and leaves no connection open. */
  fill(url: string): Promise<void>;
}

let cluster: Promise<NativeCluster> | undefined;
let count = 0;

/**
 * @param beginning of the database; empty when not said
 * @throws {NoNativeDatabase} where this machine has no PostgreSQL
 */
export async function testDatabase(beginning?: Beginning): Promise<TestDatabase> {
  const url = process.env.TEST_CLUSTER_URL ?? (await ownCluster()).url;
  const name = `test_${process.pid}_${++count}`;
  const from = beginning ? ` template ${await templateOf(url, beginning)}` : '';
  await command(url, `create database ${name}${from}`);
  return {
    url: databaseAt(url, name),
    drop: () => command(url, `drop database if exists ${name} with (force)`),
  };
}

const databaseAt = (url: string, name: string) => url.replace('/postgres?', `/${name}?`);

/** The database to copy; the first process writes it, the others wait. */
async function templateOf(url: string, { name, fill }: Beginning): Promise<string> {
  const template = `begin_${name.replaceAll('-', '_')}`;
  await connected(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount !== 0) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await fill(databaseAt(url, draft));
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

function ownCluster(): Promise<NativeCluster> {
  cluster ??= startTestCluster();
  return cluster;
}

/** A cluster in a temporary folder that goes with it. */
export async function startTestCluster(): Promise<NativeCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'garment-test-'));
  // Nothing here has to survive anything: speed is all that a test asks.
  const started = await startCluster(folder, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ]);
  return {
    ...started,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const command = (url: string, text: string): Promise<void> =>
  connected(url, async (client) => void (await client.query(text)));

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
