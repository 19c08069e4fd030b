import type { AppPreload } from '@garment-mes/sdk/mes2';
import type { Page } from 'playwright';
import type { Caller } from './caller.ts';

// What a worker of the demo factory has reported and may still report.

/** A process that many bundles of the story's order are still open for. */
export const PROCESS = '订洗水唛';

const DAY_MS = 86_400_000;

export type Bundle = AppPreload['bundles'][number];

/** Bundles of which nobody reported the process, as a device knows them. */
export async function openBundles({ call }: Caller): Promise<readonly Bundle[]> {
  const preload: AppPreload = (await call('GET', '/mes2/app/preload')).data;
  return preload.bundles.filter(
    ({ orderNo, processes }) =>
      orderNo === 'SO2403017' &&
      processes.some(({ processName, doneNum }) => processName === PROCESS && doneNum === 0),
  );
}

/** Reports of the worker on the days an outage may fall on, as the database counted them. */
export async function counted({ call, now }: Caller): Promise<{ scans: number; pieces: number }> {
  let scans = 0;
  let pieces = 0;
  for (const days of [-1, 0, 1]) {
    const workDate = new Date(now().getTime() + days * DAY_MS).toLocaleDateString('sv-SE', {
      timeZone: 'Asia/Shanghai',
    });
    const { data } = await call('GET', `/mes2/app/myDay?workDate=${workDate}`);
    scans += data.scanNum;
    pieces += data.pieceNum;
  }
  return { scans, pieces };
}

/** Garments reported of each bundle at the process. */
export async function doneOf(
  { call }: Caller,
  bundles: readonly Bundle[],
): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (const { id } of bundles) {
    const path = `/mes2/bundleProcess/list?pageNum=1&pageSize=100&bundleId=${id}`;
    const { data } = await call('GET', path);
    const row = data.list.find(
      ({ processName }: { processName: string }) => processName === PROCESS,
    );
    numbers.push(row.doneNum);
  }
  return numbers;
}

/** What the bar of the phone page says of the network and the queue. */
export const statusOf = (page: Page) =>
  page
    .locator('output')
    .filter({ hasText: /在线|离线/ })
    .first();
