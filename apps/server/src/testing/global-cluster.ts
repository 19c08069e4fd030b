import { startTestCluster } from './postgres.ts';

/** One PostgreSQL for all test files of a run; without its programs every test that asks for one fails. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  try {
    const cluster = await startTestCluster();
    process.env.TEST_CLUSTER_URL = cluster.url;
    return cluster.stop;
  } catch {
    return undefined;
  }
}
