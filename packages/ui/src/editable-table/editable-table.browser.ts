import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { StoryPages } from '../testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
});
afterAll(() => pages.close());

const cell = (page: Page, row: number, col: number) =>
  page.locator(`[data-row="${row}"][data-col="${col}"]`);
const rowCount = (page: Page) => page.locator('tr[data-sort-id]').count();
const scroller = (page: Page) => page.locator('[data-part="editable-table"] table').locator('..');

describe('five hundred rows', () => {
  const open = () =>
    pages.open({ part: 'editable-table', story: 'many rolls' }, { width: 1366, height: 768 });

  test('are in the page as far as they are in view, each where it belongs', async () => {
    const page = await open();
    expect(await rowCount(page)).toBeLessThanOrEqual(50);
    await scroller(page).evaluate((element) => element.scrollTo(0, 5_000));
    await cell(page, 155, 0).waitFor();
    expect(await rowCount(page)).toBeLessThanOrEqual(50);
    const off = await scroller(page).evaluate((element) => {
      const head = element.querySelector('thead')?.getBoundingClientRect();
      const top = element.getBoundingClientRect().top;
      const [first] = element.querySelectorAll<HTMLElement>('td[data-row]');
      const box = first?.getBoundingClientRect();
      const index = Number(first?.dataset.row);
      return (box?.top ?? 0) - (top + (head?.height ?? 0) + index * 33 - element.scrollTop);
    });
    expect(Math.abs(off)).toBeLessThanOrEqual(2);
    await page.close();
  });

  test('follow the keyboard to the last one and take what is typed there', async () => {
    const page = await open();
    await cell(page, 0, 0).click();
    await page.keyboard.press('Control+End');
    await expect.poll(() => page.locator('[data-active]').getAttribute('data-row')).toBe('499');
    const inside = await page.locator('[data-active]').evaluate((element) => {
      const frame = element.closest('table')?.parentElement?.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return box.top >= (frame?.top ?? 0) && box.bottom <= (frame?.bottom ?? 0) + 1;
    });
    expect(inside).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.type('R-LAST');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 499, 0).locator('input').inputValue()).toBe('R-LAST');
    await page.close();
  });

  test('are sorted by their handle and glide to their place in 180 ms', async () => {
    const page = await open();
    const handle = page.getByRole('button', { name: '拖动排序 2', exact: true });
    await page.evaluate(() => {
      const glides: unknown[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function record(frames, how) {
        glides.push(typeof how === 'object' ? how.duration : how);
        return animate.call(this, frames, how);
      };
      Object.assign(window, { glides });
    });
    const from = await handle.boundingBox();
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 16 + 33 * 2, { steps: 6 });
    await expect.poll(() => page.evaluate('[...new Set(glides)]')).toEqual([180]);
    // Lines that still glide are not where they belong; the last step finds them at rest.
    await atRest(page);
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 16 + 33 * 2);
    await page.mouse.up();
    await expect.poll(() => cell(page, 3, 0).textContent()).toBe('R-0001');
    await page.close();
  });
});
