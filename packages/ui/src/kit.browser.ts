import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from './testing/at-rest.ts';
import { StoryPages } from './testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
});
afterAll(() => pages.close());

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const toggleActivity = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('toggle-activity')));

/** Composes Chinese the way an input method does: letters first, then the character. */
async function compose(page: Page, letters: string, character: string) {
  const devtools = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1)
    await devtools.send('Input.imeSetComposition', {
      text: letters.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await devtools.send('Input.insertText', { text: character });
}

describe('an input method', () => {
  test('replaces the value of the active cell from its first letter on', async () => {
    const page = await pages.open({ part: 'editable-table', story: 'rolls' });
    await page.locator('[data-row="0"][data-col="0"]').click();
    await compose(page, 'bu', '布');
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-row="0"][data-col="0"]').textContent()).toBe('布');
    await page.close();
  });

  test('searches a combobox by the character, not by its letters', async () => {
    const page = await pages.open({ part: 'field' });
    const input = page.getByRole('combobox', { name: '客户' });
    await input.click();
    await compose(page, 'hai', '海');
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual([expect.stringContaining('海岚')]);
    await page.close();
  });
});

describe('a table of twenty thousand rows', () => {
  const open = () =>
    pages.open({ part: 'data-table', story: 'many rows' }, { width: 1920, height: 1080 });
  const rowCount = (page: Page) => page.locator('[data-part="row"]').count();

  test('mounts fifty rows at most and draws the last one without a gap', async () => {
    const page = await open();
    const scroller = page.locator('[data-part="data-table"] > div').first();
    expect(await rowCount(page)).toBeLessThanOrEqual(50);
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByText('SO2419999').waitFor();
    expect(await rowCount(page)).toBeLessThanOrEqual(50);
    const covered = await scroller.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const tops = [...element.querySelectorAll('[data-part="row"]')].map((row) =>
        row.getBoundingClientRect(),
      );
      return Math.min(...tops.map(({ top }) => top)) <= box.top + 36;
    });
    expect(covered).toBe(true);
    await page.close();
  });

  test('keeps pinned columns in place and leaves columns out of view unmounted', async () => {
    const page = await pages.open(
      { part: 'data-table', story: 'list' },
      { width: 700, height: 600 },
    );
    const scroller = page.locator('[data-part="data-table"] > div').first();
    const left = async () => (await page.getByText('SO2400002').boundingBox())?.x;
    const before = await left();
    expect(await page.getByRole('columnheader', { name: '185码' }).count()).toBe(0);
    await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await page.getByRole('columnheader', { name: '185码' }).waitFor();
    expect(await left()).toBe(before);
    await page.close();
  });

  test('moves the focus with the keyboard far beyond what is mounted', async () => {
    const page = await open();
    await page.locator('[data-row="0"] [data-col="1"]').click({ position: { x: 4, y: 4 } });
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('PageDown');
    // The focus follows once its row is drawn.
    const row = () =>
      page.evaluate(() =>
        Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row),
      );
    await expect.poll(row).toBeGreaterThan(100);
    expect(await page.locator(':focus').isVisible()).toBe(true);
    await page.close();
  });
});

describe('hidden by its tab and shown again', () => {
  test('a table keeps where it was scrolled to', async () => {
    const page = await pages.open({ part: 'data-table', story: 'many rows' });
    const scroller = page.locator('[data-part="data-table"] > div').first();
    await scroller.evaluate((element) => element.scrollTo(0, 30_000));
    await page.getByText('SO2401001').waitFor();
    await toggleActivity(page);
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await toggleActivity(page);
    await page.getByText('SO2401001').waitFor();
    expect(await page.getByText('SO2401001').isVisible()).toBe(true);
    await page.close();
  });

  test('a dialog disappears with it and leaves the page alive', async () => {
    const page = await pages.open({ part: 'dialog' });
    await page.getByRole('button', { name: '560' }).click();
    await page.getByLabel('床号').fill('七');
    await toggleActivity(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: '外面' }).click({ timeout: 20_000 });
    await toggleActivity(page);
    expect(await page.getByLabel('床号').inputValue()).toBe('七');
    await page.close();
  });

  test('an editable table keeps its rows and the way back', async () => {
    const page = await pages.open({ part: 'editable-table', story: 'rolls' });
    await page.locator('[data-row="0"][data-col="0"]').click();
    await page.keyboard.type('R-9');
    await page.keyboard.press('Enter');
    await toggleActivity(page);
    await toggleActivity(page);
    await page.getByRole('button', { name: '撤销' }).click();
    expect(await page.locator('[data-row="0"][data-col="0"]').textContent()).toBe('R-0012');
    await page.close();
  });
});

test('a toast above a dialog can be closed and the dialog stays', async () => {
  const page = await pages.open({});
  await page.getByRole('button', { name: '错误', exact: true }).click();
  await page.getByRole('button', { name: '420', exact: true }).click();
  await page.locator('[data-part="toast"] button').click({ timeout: 20_000 });
  expect(await page.locator('[data-part="toast"]').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.close();
});

test('a list inside a dialog scrolls by the wheel', async () => {
  const page = await pages.open(
    { part: 'combobox', story: 'in a dialog' },
    { width: 800, height: 400 },
  );
  await page.getByRole('combobox', { name: '颜色' }).click();
  const list = page.getByRole('listbox');
  const box = await list.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.close();
});

test.each(['light', 'dark'])('every part has enough contrast (%s)', async (theme) => {
  const page = await pages.open({ theme });
  await atRest(page);
  await page.evaluate(axeSource);
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary?.slice(60, 190)}`,
      ),
    );
  });
  expect(faults).toEqual([]);
  await page.close();
});
