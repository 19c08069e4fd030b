import type { BrowserContext } from 'playwright';
import { BEDS, go, held, ORDERS, openOrders } from './workbench.ts';

export const TABS = 60;

const OTHERS = [BEDS, '/work', '/notice', '/mes/reduceBed/addReduceBedBill', '/verified', ORDERS];

/** What a page holds with one tab, after sixty were opened, and after all were closed. */
export interface ManyTabs {
  readonly before: { readonly heapMb: number; readonly nodes: number };
  readonly open: { readonly heapMb: number; readonly nodes: number };
  readonly closed: { readonly heapMb: number; readonly nodes: number };
}

/** Opens sixty pages one after the other, each until it shows its record, and closes them all. */
export async function manyTabs(context: BrowserContext, url: string): Promise<ManyTabs> {
  const page = await openOrders(context, url);
  const devtools = await context.newCDPSession(page);
  const orders = await page.evaluate(async () => {
    const token = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch('/mes2/saas/order/selectOrderList?pageNum=1&pageSize=100', {
      headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
    });
    const answer: { data: { list: { id: string }[] } } = await response.json();
    return answer.data.list.map(({ id }) => `/makingCenter/order/orderDetail/${id}`);
  });
  const pages = [...OTHERS, ...orders].slice(0, TABS);
  if (pages.length < TABS) throw new Error(`There are ${pages.length} pages to open, not ${TABS}.`);

  const visit = async (address: string) => {
    await go(page, address);
    await page.locator(`[role="tab"][data-key="${address}"][aria-selected="true"]`).waitFor();
    await page.waitForFunction((key) => {
      const tab = document.querySelector(`[role="tab"][data-key="${key}"]`);
      const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
      if (panel === null || panel.querySelector('[aria-busy="true"]') !== null) return false;
      // Its visually hidden headline stands before anything else has arrived.
      const headline = panel.querySelector(':scope > h1')?.textContent ?? '';
      return panel.textContent.length > headline.length;
    }, address);
  };
  const shown = page.locator('[role="tab"][data-key][aria-selected="true"]');
  const closeAll = async () => {
    await shown.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await shown.waitFor({ state: 'detached' });
  };
  // Every kind of page has been loaded once: what grows afterwards is what tabs hold.
  for (const address of pages.slice(0, OTHERS.length + 1)) await visit(address);
  await closeAll();
  await visit(ORDERS);
  await page.waitForTimeout(1_000);
  const before = await held(devtools);
  for (const address of pages) await visit(address);
  await page.waitForTimeout(1_000);
  const open = await held(devtools);
  await closeAll();
  await visit(ORDERS);
  await page.waitForTimeout(1_000);
  const closed = await held(devtools);
  await page.close();
  return { before, open, closed };
}
