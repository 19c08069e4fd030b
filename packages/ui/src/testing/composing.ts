import type { Page } from 'playwright';

/** Composes Chinese the way an input method does: letters first, then the character. */
export async function compose(page: Page, letters: string, character: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1)
    await devtools.send('Input.imeSetComposition', {
      text: letters.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await devtools.send('Input.insertText', { text: character });
}

/** Hides the stories behind their `<Activity>`, or shows them again. */
export const toggleActivity = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('toggle-activity')));
