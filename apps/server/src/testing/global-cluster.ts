import { startTestCluster } from './postgres.ts';

/**
 * One PostgreSQL for all test files of a run; without its programs every test that asks for one fails. `npm test` has
 * no file that does.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TESTS === 'gate') return undefined;
  try {
    const cluster = await startTestCluster();
    process.env.TEST_CLUSTER_URL = cluster.url;
    return cluster.stop;
  } catch {
    return undefined;
  }
}
