import type { Browser, Page } from 'playwright';
import { DESK, openPage, signIn } from './browser.ts';
import type { Product } from './product.ts';

/** The bill of a bed in a browser of its own, ready to be typed. */
export async function openBill({ url }: Product, browser: Browser, bedId: string) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(`${url}/mes/reduceBed/putReduceBedBill/${bedId}`);
  await signIn(watched.page, 'cx.leader');
  await watched.page
    .getByLabel(/ 退回$/)
    .first()
    .waitFor();
  return { ...watched, context };
}

/** Asks for the submit of a bill; the dialog shows what prevents it. */
export async function askSubmit(page: Page) {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  return { dialog, button: dialog.getByRole('button', { name: '提交', exact: true }) };
}

/** Delays a call of each page until all of them have made it. */
export async function together(pages: readonly Page[], call: string): Promise<void> {
  const all = Promise.withResolvers<void>();
  let waiting = 0;
  for (const page of pages)
    await page.route(call, async (route) => {
      waiting += 1;
      if (waiting === pages.length) all.resolve();
      await all.promise;
      await route.continue();
    });
}

/**
 * What the dialog says after a submit: the bundles that were made, or why there are none. The cells of an over-cut
 * stand in one sentence when the server names them, one below the other as soon as the bill has the new figures;
 * what the foot of the bill counts behind the dialog is no part of the answer.
 */
export async function outcomeOf(page: Page): Promise<string> {
  const said = page.getByRole('dialog').getByText(/^(已生成 B\d{4}|.*超过上限\d)/);
  await said.first().waitFor();
  const words = (await said.allTextContents()).flatMap((text) => text.trim().split('；'));
  return [...new Set(words)].join('；');
}
