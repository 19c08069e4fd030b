import type { Page } from 'playwright';

/** A scanner types faster than a person and ends with Enter. */
export async function wedge(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 5 });
  await page.keyboard.press('Enter');
}
