import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoryPages } from '../testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
}, 120_000);
afterAll(() => pages.close());

const CHART = '[data-part="chart"]';

/** How many different colours the drawing has: one while nothing is drawn. */
const coloursOf = (page: Page) =>
  page
    .locator(`${CHART} canvas`)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const paint = canvas.getContext('2d');
      const { data = [] } = paint?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4)
        seen.add(`${data[at]},${data[at + 1]},${data[at + 2]},${data[at + 3]}`);
      return seen.size;
    });

test.each(['series', 'stacked', 'pareto', 'waterfall', 'heat'])(
  '%s is drawn, and again in the colours of the other theme',
  async (story) => {
    const page = await pages.open({ part: 'chart', story, theme: 'light' });
    await page.locator(`${CHART} canvas`).first().waitFor();
    await expect.poll(() => coloursOf(page)).toBeGreaterThan(8);
    const picture = () => page.locator(CHART).first().screenshot();
    const light = await picture();
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('[data-ui]');
      if (root) root.dataset.theme = 'dark';
    });
    await expect.poll(async () => (await picture()).equals(light)).toBe(false);
    await page.close();
  },
);
