import type { BrowserContext, Page } from 'playwright';
import { type ThreadTime, threadTime } from './thread-time.ts';

export const LINES = 50;
export const BARS = 2_000;

const ADDRESS = '/schedule/schedule/schedule';
/** One pan: so many times ten frames there, as many back, so many pixels in each. */
const TENS = 12;
const FRAMES = 10;
const STEP_PX = 12;
const DAY_MS = 86_400_000;

/** Main-thread time of a frame while the board is panned, in milliseconds. */
export interface GanttPan {
  readonly meanSideways: number;
  readonly meanDown: number;
  /** The dearest ten frames in a row: new bars come into view in some of them. */
  readonly worstTen: number;
  readonly drawnBars: number;
}

interface Bar {
  readonly startDate: string;
  readonly endDate: string;
}

interface Lane {
  readonly lineDeptId: string;
  readonly bars: readonly Bar[];
}

const timestamp = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** The answer of the service with fifty lines of forty bars each, made of a line it really has. */
function filled(lanes: readonly Lane[], from: string, days: number): readonly Lane[] {
  const model = lanes.find(({ bars }) => bars.length > 0);
  const [bar] = model?.bars ?? [];
  if (model === undefined || bar === undefined) throw new Error('No line of the demo has a bar.');
  const each = BARS / LINES;
  const length = (days * DAY_MS) / each;
  const origin = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: LINES }, (_, line) => ({
    ...model,
    lineDeptId: String(line + 1),
    lineDeptName: `L${line + 1}`,
    bars: Array.from({ length: each }, (__, at) => ({
      ...bar,
      id: String(line * 1_000 + at + 1),
      lineDeptId: String(line + 1),
      startDate: timestamp(origin + at * length),
      endDate: timestamp(origin + at * length + length * 0.9),
    })),
  }));
}

async function fillBoard(page: Page): Promise<void> {
  await page.route('**/mes2/schedule/gantt*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = query.get('from') ?? '';
    const to = query.get('to') ?? from;
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    const response = await route.fetch();
    const answer: { data: { lanes: readonly Lane[] } } = await response.json();
    const data = { ...answer.data, lanes: filled(answer.data.lanes, from, days) };
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

/** Scrolls a frame at a time. */
const scroll = (page: Page, left: number, top: number): Promise<void> =>
  page.evaluate(
    async ({ left, top, frames }) => {
      const grid = document.querySelector('[role="grid"]');
      if (grid === null) throw new Error('There is no board on the page.');
      for (let frame = 0; frame < frames; frame += 1) {
        grid.scrollBy(left, top);
        await new Promise((done) => requestAnimationFrame(done));
      }
    },
    { left, top, frames: FRAMES },
  );

/** There and back; what each ten frames cost a frame. */
async function pan(
  page: Page,
  worked: ThreadTime,
  left: number,
  top: number,
): Promise<readonly number[]> {
  const costs: number[] = [];
  for (let ten = 0; ten < 2 * TENS; ten += 1) {
    const sign = ten < TENS ? 1 : -1;
    const before = await worked();
    await scroll(page, left * sign, top * sign);
    costs.push(((await worked()) - before) / FRAMES);
  }
  return costs;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Pans a board of fifty lines and two thousand bars.
 * @param context somebody is signed in who may see the board
 */
export async function ganttPan(context: BrowserContext, url: string): Promise<GanttPan> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await fillBoard(page);
  await page.goto(`${url}${ADDRESS}`);
  await page.locator('[data-bar]').first().waitFor();
  const worked = await threadTime(page);
  await page.evaluate(() => document.querySelector('[role="grid"]')?.scrollTo(0, 0));
  await pan(page, worked, STEP_PX, 0);
  const sideways = await pan(page, worked, STEP_PX, 0);
  const down = await pan(page, worked, 0, STEP_PX);
  const drawnBars = await page.locator('[data-bar]').count();
  await page.close();
  return {
    meanSideways: mean(sideways),
    meanDown: mean(down),
    worstTen: Math.max(...sideways, ...down),
    drawnBars,
  };
}
