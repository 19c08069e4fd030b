import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { signIn } from '../../../tests/e2e/browser.ts';

/** Playwright belongs to the tests; the benchmark drives the same one. */
const tests = createRequire(resolve(import.meta.dirname, '../../../tests/package.json'));
const { chromium } = tests('playwright') as typeof import('playwright');

/** A Chromium whose pages share one profile, as those of a person do. @param port of its protocol */
export const openBrowser = (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${port}`,
    ],
  });

export const ORDERS = '/makingCenter/order/order';
export const BEDS = '/mes/reduceBed/reduceBedList';

/** Opens the order list for somebody who signs in first, or is signed in already. */
export async function openOrders(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + ORDERS);
  const order = page.getByRole('link', { name: /^SO/ }).first();
  await order.or(page.getByLabel('用户名')).first().waitFor();
  if (page.url().includes('/login')) await signIn(page, 'cx.admin');
  await order.waitFor();
  return page;
}

/** Goes to an address of the workbench as the browser's own buttons do: without reloading. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Bytes and elements a page holds once the garbage is gone. */
export async function held(devtools: CDPSession): Promise<{ heapMb: number; nodes: number }> {
  for (let time = 0; time < 4; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_000_000, nodes };
}
