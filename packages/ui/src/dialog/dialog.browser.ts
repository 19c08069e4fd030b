import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../testing/at-rest.ts';
import { StoryPages } from '../testing/story-page.ts';

let pages: StoryPages;
beforeAll(async () => {
  pages = await StoryPages.start();
});
afterAll(() => pages.close());

test('Tab goes from field to field of a dialog, out of open lists too', async () => {
  const page = await pages.open({ part: 'dialog', story: 'choices' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-part="field"]')?.textContent ?? '');
  const lists = () => page.getByRole('listbox').count();
  await page.getByRole('button', { name: '新增刀模' }).click();
  await page.getByRole('combobox', { name: '部位', exact: true }).click();
  await page.keyboard.press('Enter');
  expect(await lists()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await focused()).toContain('主部位');
  await expect.poll(lists).toBe(0);

  await page.keyboard.press('ArrowDown');
  expect(await lists()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await focused()).toContain('寿命次数');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('后');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toContain('部位前幅');
  await page.close();
});

test('what is wide scrolls inside a dialog: it is no wider than the window, its cross stays in reach', async () => {
  const page = await pages.open({ part: 'dialog', story: 'choices' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '新增刀模' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((box) => {
    const wide = document.createElement('div');
    wide.style.width = '900px';
    box.children[1]?.append(wide);
  });
  await atRest(page);
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.close();
});
