import type { BrowserContext, Page } from 'playwright';
import { signInOnWall } from '../../../tests/e2e/browser.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Until then pictures, fonts and compiled code come in. */
const WARM_MINUTES = 60;
const MIB = 1024 * 1024;
const LONGEST_SILENCE_S = 200;

/** What an accelerated day leaves behind on a wall, and how soon silence is seen. */
export interface BoardDay {
  readonly startMib: number;
  readonly growthMib: number;
  /** Answers of the board that were read in that day. */
  readonly readings: number;
  /** Seconds of silence until the figures are marked old. */
  readonly markedAfterS: number;
}

/** Counts what a page asks and is answered. */
function watched(page: Page) {
  const seen = { open: 0, readings: 0 };
  page.on('request', () => {
    seen.open += 1;
  });
  page.on('requestfailed', () => {
    seen.open -= 1;
  });
  page.on('requestfinished', (request) => {
    seen.open -= 1;
    if (request.url().includes('/mes2/')) seen.readings += 1;
  });
  return seen;
}

/** Lets minutes pass in which every beat happens and every reading is answered before the next one. */
async function live(page: Page, seen: { readonly open: number }, minutes: number): Promise<void> {
  for (let third = 0; third < minutes * 3; third += 1) {
    await page.clock.runFor(MINUTE_MS / 3);
    for (let wait = 0; seen.open > 0 && wait < 500; wait += 1)
      await new Promise((done) => setTimeout(done, 2));
  }
}

/** Has a wall board live through a day, then takes its network away. */
export async function boardDay(context: BrowserContext, url: string): Promise<BoardDay> {
  const page = await context.newPage();
  const seen = watched(page);
  await page.clock.install();
  await page.goto(`${url}/mes/report/reduceBed`);
  await signInOnWall(page, 'cx.manager');
  await page.locator('[data-figure="cutNum"]').waitFor();
  await page.getByText('已连接').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const heapMib = async () => {
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / MIB;
  };
  await live(page, seen, WARM_MINUTES);
  const startMib = await heapMib();
  const before = seen.readings;
  await live(page, seen, DAY_MINUTES);
  const growthMib = (await heapMib()) - startMib;
  const readings = seen.readings - before;

  await context.setOffline(true);
  let markedAfterS = 0;
  const late = page.getByText(/数据延迟/);
  while (markedAfterS < LONGEST_SILENCE_S && (await late.count()) === 0) {
    await page.clock.runFor(1_000);
    markedAfterS += 1;
  }
  await page.close();
  return { startMib, growthMib, readings, markedAfterS };
}
