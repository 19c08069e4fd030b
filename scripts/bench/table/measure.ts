import type { Browser, CDPSession, Page } from 'playwright';

export const ROWS = 100_000;

/** What one table did in one round. Times in milliseconds, heap in MiB. */
export interface Round {
  readonly mount: number;
  readonly slowScroll: number;
  readonly fastScroll: number;
  readonly sideScroll: number;
  readonly uncovered: number;
  readonly sortNumbers: number;
  readonly sortChinese: number;
  readonly sortChineseAgain: number;
  readonly filter: number;
  readonly clear: number;
  readonly heap: number;
  readonly mountedRows: number;
  readonly elements: number;
}

export async function open(
  browser: Browser,
  address: string,
  query: string,
  options: { width?: number; height?: number; deviceScaleFactor?: number } = {},
): Promise<Page> {
  const { width = 1280, height = 720, deviceScaleFactor = 1 } = options;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  const page = await context.newPage();
  await page.goto(`${address}?table=${query}`);
  await page.waitForSelector('body[data-ready]');
  return page;
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
}

async function heapMib(devtools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** Time of the main thread for each frame of a scroll, scripts and drawing together. */
async function scrollCost(
  page: Page,
  devtools: CDPSession,
  step: { top: number; left: number },
  frames: number,
): Promise<number> {
  await page.evaluate(() => window.settle());
  const before = await metric(devtools, 'TaskDuration');
  await page.evaluate(({ step, frames }) => window.scrollFrames(step.top, step.left, frames), {
    step,
    frames,
  });
  const after = await metric(devtools, 'TaskDuration');
  await page.evaluate(() => window.scrollHome());
  return ((after - before) * 1000) / frames;
}

/** One table, from nothing to everything, on a page of its own. */
export async function measureRound(
  browser: Browser,
  address: string,
  table: 'own' | 'peer',
): Promise<Round> {
  const page = await open(browser, address, table);
  const devtools = await page.context().newCDPSession(page);
  // Time the thread itself worked: waiting for other programs of the machine is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate((count) => window.prepare(count), ROWS);
  const data = await heapMib(devtools);

  const mount = await page.evaluate(() => window.timed(() => window.table.mount()));
  const mountedRows = await page.evaluate(() => window.table.rows().length);
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const slowScroll = await scrollCost(page, devtools, { top: 90, left: 0 }, 180);
  const fastScroll = await scrollCost(page, devtools, { top: 1500, left: 0 }, 120);
  const sideScroll = await scrollCost(page, devtools, { top: 0, left: 24 }, 40);
  const uncovered = await page.evaluate(() => window.uncoveredFrames(1500, 120));
  await page.evaluate(() => window.scrollHome());

  const timings = await page.evaluate(async () => {
    const { table } = window;
    const sort = (field: string, direction: 'asc' | 'desc') => {
      const wanted = window.expected(field, direction);
      return window.until(
        () => table.sort(field, direction),
        () => table.first(field) === wanted,
      );
    };
    const rest = async () => {
      const wanted = window.expected('orderNo', undefined);
      await window.until(
        () => table.sort('', undefined),
        () => table.first('orderNo') === wanted,
      );
      await window.settle();
    };
    const sortNumbers = await sort('n1', 'asc');
    await rest();
    const sortChinese = await sort('customer', 'asc');
    await rest();
    const sortChineseAgain = await sort('customer', 'desc');
    await rest();
    const some = window.expectedCount('晨曦');
    const filter = await window.until(
      () => table.filter('晨曦'),
      () => table.count() === some,
    );
    await window.settle();
    const all = window.expectedCount('');
    const clear = await window.until(
      () => table.filter(''),
      () => table.count() === all,
    );
    return { sortNumbers, sortChinese, sortChineseAgain, filter, clear };
  });
  const heap = (await heapMib(devtools)) - data;
  await page.context().close();
  return {
    mount,
    slowScroll,
    fastScroll,
    sideScroll,
    uncovered,
    ...timings,
    heap,
    mountedRows,
    elements,
  };
}

/**
 * Largest distance between heads and cells, and between rows, in device pixels, by zoom level and
 * device pixel ratio.
 */
export async function misalignments(
  browser: Browser,
  address: string,
  zooms: readonly number[],
  ratios: readonly number[],
): Promise<Record<string, number>> {
  const page = await open(browser, address, 'own');
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => window.prepare(2_000));
  await page.evaluate(() => window.table.mount());
  const found: Record<string, number> = {};
  for (const ratio of ratios)
    for (const zoom of zooms) {
      // What a browser does when it zooms: fewer style pixels, each of them more device pixels.
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        width: Math.round(1280 / zoom),
        height: Math.round(720 / zoom),
        deviceScaleFactor: ratio * zoom,
        mobile: false,
      });
      found[`${zoom} at ${ratio}`] = await page.evaluate(worstDistance);
    }
  await page.context().close();
  return found;
}

/** Runs inside the page. */
async function worstDistance(): Promise<number> {
  let most = 0;
  for (const [top, left] of [
    [0, 0],
    [333, 177],
    [10_001, 403],
    [40_000, 5_000],
  ] as const) {
    window.table.scroller().scrollTo(left, top);
    await window.settle();
    const boxes = (part: string) =>
      new Map(
        [...document.querySelectorAll(`[data-part="${part}"] [aria-colindex]`)].map((cell) => [
          cell.getAttribute('aria-colindex'),
          cell.getBoundingClientRect(),
        ]),
      );
    const heads = boxes('header-row');
    for (const row of window.table.rows())
      for (const cell of row.querySelectorAll('[aria-colindex]')) {
        const head = heads.get(cell.getAttribute('aria-colindex'));
        const box = cell.getBoundingClientRect();
        if (head !== undefined)
          most = Math.max(most, Math.abs(head.left - box.left), Math.abs(head.right - box.right));
      }
    const rows = window.table.rows().map((row) => row.getBoundingClientRect());
    rows.sort((a, b) => a.top - b.top);
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next !== undefined && next.top - row.bottom < row.height)
        most = Math.max(most, Math.abs(next.top - row.bottom));
    }
  }
  return most * devicePixelRatio;
}

/** Pastes 1,000 cells into a table; the time until they are painted, and whether one undo undoes it. */
export async function measurePaste(
  browser: Browser,
  address: string,
  table: 'own' | 'entry',
): Promise<{ readonly time: number; readonly oneStep: boolean }> {
  const page = await open(browser, address, table);
  await page.evaluate((count) => window.prepare(count), table === 'own' ? ROWS : 1_000);
  await page.evaluate(() => window.table.mount());
  await page.evaluate(() => window.settle());
  const cell = page.locator('[data-row="0"] [data-col="1"], [data-row="0"][data-col="1"]').first();
  await cell.click();
  await page.evaluate(() => window.settle());
  const result = await page.evaluate(() => window.pasteCells(50, 20));
  await page.context().close();
  return result;
}
