import { startTestCluster } from './postgres.ts';

/** One PostgreSQL for all test files of a run; without binaries the race tests say that they are skipped. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  try {
    const cluster = await startTestCluster();
    process.env.TEST_CLUSTER_URL = cluster.url;
    return cluster.stop;
  } catch {
    return undefined;
  }
}
