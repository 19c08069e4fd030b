import type { CDPSession, Page } from 'playwright';

/** Milliseconds the main thread of a page has worked so far. */
export type ThreadTime = () => Promise<number>;

/** Watches the main thread of a page: time it waits for other programs of the machine is not counted. */
export async function threadTime(page: Page): Promise<ThreadTime> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    return (seconds ?? Number.NaN) * 1_000;
  };
}
