import type { BrowserContext, Page, Route } from 'playwright';
import { BEDS, go, openOrders } from './workbench.ts';

export const ROWS = 1_000;
const SWITCHES = 60;

interface Answer {
  readonly data: { readonly total: number; readonly list: readonly { readonly id: string }[] };
}

/** Answers a list with a thousand rows: the ones the factory has, again and again under new ids. */
async function thousandfold(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer: Answer = await response.json();
  const { list } = answer.data;
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...list[index % list.length],
    id: String(9_000_000_000 + index),
  }));
  await route.fulfill({
    response,
    json: { ...answer, data: { ...answer.data, total: ROWS, list: rows } },
  });
}

/** Shows all thousand rows on one page. */
async function showAll(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('combobox', { name: /每页|条\/页/ }).selectOption('1000');
  await panel.getByText(`共 ${ROWS} 条`).waitFor();
}

/**
 * Milliseconds from a press on a tab to the picture of its page, tables of a thousand rows in both.
 * Everything was loaded and drawn before: the tabs are warm.
 */
export async function tabSwitches(
  context: BrowserContext,
  url: string,
): Promise<readonly number[]> {
  await context.route(/\/mes2\/.*(selectOrderList|reduceBed\/list|List|list)\?/, (route) =>
    /pageNum/.test(route.request().url()) ? thousandfold(route) : route.continue(),
  );
  const page = await openOrders(context, url);
  await showAll(page);
  await go(page, BEDS);
  await page.getByRole('tab', { selected: true, name: '裁床列表' }).waitFor();
  await showAll(page);
  const times = await page.evaluate(async (switches) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"][data-key]')];
    const painted = () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          // A message is handled after the frame that was being prepared has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(0);
        }),
      );
    const taken: number[] = [];
    for (let at = 0; at < switches; at += 1) {
      const tab = tabs[at % 2];
      if (tab === undefined) throw new Error('There are no two tabs.');
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      const from = performance.now();
      tab.click();
      do await painted();
      while (panel === null || panel.ariaHidden === 'true' || panel.offsetHeight === 0);
      taken.push(performance.now() - from);
      // The hidden page is put to rest, the shown one asks whether it is old.
      await new Promise((rest) => setTimeout(rest, 100));
    }
    return taken;
  }, SWITCHES);
  await page.close();
  await context.unrouteAll();
  // The first of each page still warms up.
  return times.slice(2);
}
