import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose, toggleActivity } from '../testing/composing.ts';
import { StoryPages } from '../testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
});
afterAll(() => pages.close());

async function open(): Promise<Page> {
  const page = await pages.open({ part: 'rich-editor', story: 'feedback' });
  await page.getByRole('textbox', { name: /反馈内容/ }).click();
  return page;
}
const written = (page: Page) => page.getByLabel('值', { exact: true }).textContent();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('an input method writes into the rich editor and Enter ends only the composition', async () => {
  const page = await open();
  await compose(page, 'bu', '布');
  await compose(page, 'liao', '料');
  await expect.poll(() => written(page)).toBe('<p>布料</p>');
  await page.close();
});

test('hidden by its tab and shown again, the rich editor has its words and its way back', async () => {
  const page = await open();
  await page.keyboard.type('start');
  await press(page, '加粗');
  await page.keyboard.type(' bold');
  await toggleActivity(page);
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
  await toggleActivity(page);
  await page.getByRole('textbox', { name: /反馈内容/ }).waitFor();
  expect(await page.getByRole('textbox', { name: /反馈内容/ }).textContent()).toBe('start bold');
  await press(page, '撤销');
  await expect.poll(() => written(page)).toBe('');
  await press(page, '重做');
  await expect.poll(() => written(page)).toBe('<p>start<strong> bold</strong></p>');
  await page.close();
});

test('Tab leaves the rich editor and a reload brings the draft back', async () => {
  const page = await open();
  await page.keyboard.type('draft');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe(
    'textbox',
  );
  await page.reload();
  await expect.poll(() => written(page)).toBe('<p>draft</p>');
  await page.close();
});

test('the rich editor is eight hundred wide, and as wide as a phone', async () => {
  const page = await open();
  const width = () =>
    page
      .locator('[data-part="rich-editor"]')
      .first()
      .evaluate((element) => element.clientWidth);
  expect(await width()).toBe(800);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await width()).toBe(390 - 32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});
