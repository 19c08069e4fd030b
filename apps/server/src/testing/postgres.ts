import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type NativeCluster, startCluster } from '../database/native-cluster.ts';

/** A database of its own on a private cluster; the cluster lives as long as the test process. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

let cluster: Promise<NativeCluster> | undefined;
let count = 0;

/** @throws {NoNativeDatabase} where this machine has no PostgreSQL */
export async function testDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_CLUSTER_URL ?? (await ownCluster()).url;
  const name = `test_${process.pid}_${++count}`;
  await command(url, `create database ${name}`);
  return {
    url: url.replace('/postgres?', `/${name}?`),
    drop: () => command(url, `drop database if exists ${name} with (force)`),
  };
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

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
