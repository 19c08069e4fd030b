import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { StoryPages } from '../testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
});
afterAll(() => pages.close());

const scroller = (page: Page) => page.locator('[data-part="data-table"] > div').first();
const cell = (page: Page, row: number, col: number) =>
  page.locator(`[data-part="data-table"] [data-row="${row}"] [data-col="${col}"]`);
/** The frame shows rows from its head to its lower edge. */
const isFull = (page: Page) =>
  scroller(page).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return [100, height / 2, height - 40].every(
      (down) =>
        document.elementFromPoint(left + 60, top + down)?.closest('[data-part="row"]') instanceof
        Element,
    );
  });
const rowCount = (page: Page) => page.locator('[data-part="row"]').count();
const toggleActivity = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('toggle-activity')));
const openSheet = () => pages.open({ part: 'data-table', story: 'sheet' });

/** Composes Chinese the way an input method does: letters first, then the character. */
async function compose(page: Page, letters: string, character: string | undefined) {
  const devtools = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1)
    await devtools.send('Input.imeSetComposition', {
      text: letters.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  // What a system sends while its input method has the keys.
  for (const key of ['Enter', 'ArrowDown', 'Escape'])
    await devtools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: 229,
    });
  if (character !== undefined) await devtools.send('Input.insertText', { text: character });
}

describe('an input method on a focused cell', () => {
  test('composes in the cell from its first letter on and loses nothing', async () => {
    const page = await openSheet();
    await cell(page, 1, 2).click();
    await compose(page, 'haijian', '海涧');
    expect(await page.locator(':focus').inputValue()).toBe('海涧');
    await page.keyboard.press('Enter');
    expect(await cell(page, 1, 2).textContent()).toBe('海涧');
    const place = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row,
    );
    expect(place).toBe('2');
    await page.close();
  });

  test('keeps Enter, Escape and arrows to itself until it is done', async () => {
    const page = await openSheet();
    await cell(page, 1, 2).click();
    await compose(page, 'hai', undefined);
    expect(await page.locator(':focus').inputValue()).toBe('hai');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row,
      ),
    ).toBe('1');
    await page.close();
  });
});

describe('at 1920 by 1080', () => {
  test.each(['roomy', 'tight'])(
    'mounts fifty rows at most, however it scrolls (%s)',
    async (size) => {
      const page = await pages.open(
        { part: 'data-table', story: size === 'tight' ? 'many rows' : 'million' },
        { width: 1920, height: 1080 },
      );
      await page.addStyleTag({ content: 'section > div { height: 1000px !important }' });
      for (const top of [0, 500, 2_000, 40_000, 100]) {
        await scroller(page).evaluate((element, to) => element.scrollTo(0, to), top);
        await expect.poll(() => isFull(page)).toBe(true);
        expect(await rowCount(page)).toBeGreaterThan(15);
        expect(await rowCount(page)).toBeLessThanOrEqual(50);
      }
      await page.close();
    },
  );

  test('the rows have the height there is less ninety', async () => {
    const page = await pages.open({ part: 'data-table', story: 'empty' });
    const [table, view] = await page.evaluate(() => {
      const box = document.querySelector('[data-part="data-table"]');
      const head = box?.querySelector('[data-part="header-row"]');
      const frame = box?.querySelector(':scope > div');
      return [
        box?.getBoundingClientRect().height ?? 0,
        (frame?.getBoundingClientRect().height ?? 0) - (head?.getBoundingClientRect().height ?? 0),
      ];
    });
    expect(table - view).toBe(90);
    await page.close();
  });
});

describe('a million rows at two device pixels', () => {
  async function open() {
    const page = await pages.open({ part: 'data-table', story: 'million' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 1366,
      height: 768,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await page.getByRole('button', { name: '一百万行' }).click();
    await page.getByText('共 1000000 条').waitFor();
    return page;
  }
  const lastRow = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll<HTMLElement>('[data-part="row"]')].map((row) =>
          Number(row.dataset.row),
        ),
      ),
    );

  test('keep the keyboard when the thumb goes far away and a row is clicked there', async () => {
    const page = await open();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? 'none',
      );
    await cell(page, 3, 1).click();
    for (const click of [999_998, 999_997]) {
      const before = await focused();
      await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect.poll(() => lastRow(page)).toBe(999_999);
      expect(await focused()).toBe(before);
      await cell(page, click, 1).click();
      expect(await focused()).toBe(String(click));
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('PageDown');
      expect(Number(await focused())).toBeGreaterThan(0);
      expect(Number(await focused())).toBeLessThan(50);
    }
    await page.close();
  });

  test('are all reached, by the thumb, by the keyboard and by the wheel', async () => {
    const page = await open();
    await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => lastRow(page)).toBe(999_999);
    const box = await page.locator('[data-row="999999"]').boundingBox();
    const frame = await scroller(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0) + 1,
    );
    expect(await rowCount(page)).toBeLessThanOrEqual(50);

    await cell(page, 999_998, 1).click();
    await page.keyboard.press('Control+Home');
    await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(0);
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('PageDown');
    const active = await page.evaluate(() =>
      Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row),
    );
    expect(active).toBeGreaterThan(60);
    expect(await page.locator(':focus').isVisible()).toBe(true);

    const y = () => cell(page, active, 1).boundingBox();
    const before = await y();
    await scroller(page).hover();
    await page.mouse.wheel(0, 30);
    await expect.poll(async () => Math.round((before?.y ?? 0) - ((await y())?.y ?? 0))).toBe(30);
    await page.waitForTimeout(500);
    expect(Math.round((before?.y ?? 0) - ((await y())?.y ?? 0))).toBe(30);
    await page.close();
  });
});

describe('a sheet', () => {
  test('is written by a worker with numbers and days as such', async () => {
    const page = await openSheet();
    await page.getByRole('button', { name: '表格工具' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 xlsx' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^订单 \d{4}-\d\d-\d\d\.xlsx$/);
    const book = read(await readFile(await download.path()), { cellDates: false });
    const sheet = book.Sheets.订单 ?? {};
    expect(utils.decode_range(sheet['!ref'] ?? 'A1').e.r).toBe(200);
    expect(sheet.A2).toMatchObject({ v: 'SO2400000' });
    expect(sheet.D2).toMatchObject({ t: 'n', v: 240 });
    expect(sheet.E2?.t).not.toBe('s');
    await page.close();
  });

  test('takes a range by the mouse, copies it and pastes it elsewhere', async () => {
    const page = await openSheet();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const from = await cell(page, 1, 2).boundingBox();
    const to = await cell(page, 2, 3).boundingBox();
    await page.mouse.move((from?.x ?? 0) + 9, (from?.y ?? 0) + 9);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 9, (to?.y ?? 0) + 9, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.locator('[data-range]').count()).toBe(4);
    await page.keyboard.press('Control+c');
    await cell(page, 5, 2).click();
    await page.keyboard.press('Control+v');
    await expect.poll(() => cell(page, 5, 2).locator('input').inputValue()).toBe('海岚');
    await expect.poll(() => cell(page, 6, 2).textContent()).toBe('星辰服饰');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 6, 2).textContent()).not.toBe('星辰服饰');
    await page.close();
  });

  test('keeps what is typed when its tab is hidden and shown again', async () => {
    const page = await openSheet();
    await cell(page, 1, 2).click();
    await page.keyboard.type('半');
    await toggleActivity(page);
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await toggleActivity(page);
    const shown = () =>
      cell(page, 1, 2).evaluate(
        (element) => element.querySelector('input')?.value ?? element.textContent,
      );
    await expect.poll(shown).toBe('半');
    await page.close();
  });
});

test('rows are in their order in the document once scrolling is over', async () => {
  const page = await pages.open({ part: 'data-table', story: 'many rows' });
  for (const top of [900, 4_000, 3_700, 120]) {
    await scroller(page).evaluate((element, to) => element.scrollTo(0, to), top);
    await page.waitForTimeout(60);
  }
  const order = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-part="row"]')].map((row) =>
        Number(row.dataset.row),
      ),
    );
  const isInOrder = (rows: readonly number[]) =>
    rows.every((row, at) => at === 0 || row > (rows[at - 1] ?? 0));
  await expect.poll(async () => isInOrder(await order())).toBe(true);
  await page.close();
});

describe('a head', () => {
  const heads = (page: Page) =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) =>
        cells
          .sort((a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex))
          .map(({ textContent }) => textContent),
      );
  const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
  const scrolled = (page: Page) => scroller(page).evaluate(({ scrollLeft }) => scrollLeft);

  async function hold(
    page: Page,
    name: string,
    to: (frame: { x: number; width: number }) => number,
  ) {
    const from = await head(page, name).boundingBox();
    const frame = await scroller(page).boundingBox();
    const y = (from?.y ?? 0) + 20;
    await page.mouse.move((from?.x ?? 0) + 20, y);
    await page.mouse.down();
    await page.mouse.move(to(frame ?? { x: 0, width: 0 }), y, { steps: 6 });
  }

  test('is dragged past the edge: the table scrolls, and the column is placed behind ones that were out of view', async () => {
    const page = await pages.open(
      { part: 'data-table', story: 'many rows' },
      { width: 900, height: 700 },
    );
    expect(await head(page, '185码').count()).toBe(0);
    await hold(page, '客户', ({ x, width }) => x + width + 10);
    const last = await scroller(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(() => scrolled(page)).toBe(last);
    await expect.poll(() => head(page, '185码').getAttribute('data-drop')).toBe('after');
    await page.mouse.up();
    await expect.poll(async () => (await heads(page)).slice(-3)).toEqual(['185码', '客户', '操作']);
    expect(await page.locator('[data-drop], [data-held], [data-dragging]').count()).toBe(0);
    await page.close();
  });

  test('that is held is let go of by Escape, and the click that follows orders nothing', async () => {
    const page = await pages.open({ part: 'data-table', story: 'many rows' });
    const before = await heads(page);
    await hold(page, '客户', ({ x }) => x + 620);
    await expect.poll(() => page.locator('[data-drop]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-drop]').count()).toBe(0);
    const own = await head(page, '客户').boundingBox();
    await page.mouse.move((own?.x ?? 0) + 30, (own?.y ?? 0) + 20);
    await page.mouse.up();
    expect(await heads(page)).toEqual(before);
    expect(await head(page, '客户').getAttribute('aria-sort')).toBeNull();
    await page.close();
  });

  test('orders when it is pressed and is sized at its edge, and moves by neither', async () => {
    const page = await pages.open({ part: 'data-table', story: 'many rows' });
    const before = (await heads(page)).slice(0, 8);
    await head(page, '客户').getByRole('button', { name: '客户' }).click();
    await expect.poll(() => head(page, '客户').getAttribute('aria-sort')).toBe('ascending');
    const box = await head(page, '客户').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 70, y, { steps: 4 });
    await page.mouse.up();
    const width = async () => Math.round((await head(page, '客户').boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(Math.round((box?.width ?? 0) + 70));
    expect((await heads(page)).slice(0, 8)).toEqual(before);
    expect(await head(page, '客户').getAttribute('aria-sort')).toBe('ascending');
    await page.close();
  });
});
