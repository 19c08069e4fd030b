import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launch, openPage, picture, signInOnWall, WALL } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';

const BOARD = '/mes/report/reduceBed';
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const wall = async (path = BOARD) => {
  const context = await browser.newContext({ viewport: WALL, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.clock.install();
  await watched.page.goto(`${product.url}${path}`);
  return { ...watched, context };
};

async function shownCode(page: Page): Promise<string> {
  const code = page.getByText(/^\d{3} \d{3}$/);
  await code.waitFor();
  return ((await code.textContent()) ?? '').replace(' ', '');
}

test('a screen is paired by its code, comes back by itself after a restart, and says when it is released', async () => {
  const { page, context } = await wall();
  const pairCode = await shownCode(page);
  await picture(page, 'wall-pairing');
  const admin = await callerOf(product.url, 'cx.admin');
  const paired = await admin.call('POST', '/amc/boardDevice/pair', {
    pairCode,
    name: '裁床大屏',
    playlist: [{ board: 'reduceBed', seconds: 30 }],
    speaker: 1,
  });
  expect(paired.status).toBe(200);
  await page.locator('[data-figure="cutNum"]').waitFor();
  expect(new URL(page.url()).search).toBe('');
  // Nothing of a person's sign-in is on the screen.
  expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
  // It is a screen of the company that paired it, and shows what only the company's people may see.
  const [company] = (await admin.call('GET', '/amc/getUserCompany')).data;
  await page.getByText(company.shortName, { exact: true }).first().waitFor();
  const room = (await admin.call('GET', '/mes2/board/reduceBed')).data;
  const shown = room.tables.filter(({ bedId }: { bedId: string | null }) => bedId !== null);
  expect(shown.length).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator('li img').evaluateAll(widths))
    .toEqual(Array.from({ length: Math.min(shown.length, 8) }, () => expect.any(Number)));
  expect(Math.min(...(await page.locator('li img').evaluateAll(widths)))).toBeGreaterThan(0);

  const again = await restarted(context);
  await again.locator('[data-figure="cutNum"]').waitFor();
  await again.getByText('已连接').waitFor();
  const { id, version } = paired.data;
  await admin.call('DELETE', `/amc/boardDevice?id=${id}&version=${version}`);
  await again.getByText('设备已解除，请重新配对').waitFor();
  expect(await shownCode(again)).not.toBe(pairCode);
  await picture(again, 'wall-released');
  await context.close();
});

/** Runs in the page: how wide pictures are, 0 for one that is broken. */
function widths(pictures: Element[]): number[] {
  return pictures.map((each) => (each as HTMLImageElement).naturalWidth);
}

/** The same browser, switched on again: local storage stays, session cookies and the tab do not. */
async function restarted(context: BrowserContext): Promise<Page> {
  for (const page of context.pages()) await page.close();
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${product.url}${BOARD}`);
  return page;
}

test('the address survives the sign-in of a person, and the arrow keys step between the slides', async () => {
  const { page, errors, context } = await wall(
    `${BOARD}?lang=en&play=reduceBed&factoryId=1,2&sec=20`,
  );
  await signInOnWall(page, 'cx.manager');
  // While one slide follows another, both are in the page.
  await page.getByText('Connected').first().waitFor();
  expect(page.url()).toContain('play=reduceBed');
  await page.keyboard.press('Space');
  await page.getByText('Paused').waitFor();
  await page.keyboard.press('f');
  await page.getByText('Frozen').waitFor();
  await picture(page, 'wall-english');
  expect(errors).toEqual([]);
  await context.close();
});

test('figures are marked old after two intervals of silence, and the last ones stay', async () => {
  const { page, context } = await wall();
  await signInOnWall(page, 'cx.manager');
  await page.getByText('已连接').waitFor();
  const cut = await page.locator('[data-figure="cutNum"]').textContent();
  await product.kill();
  // Whatever fails here, those that follow find a server.
  onTestFinished(() => product.start());
  await page.getByText(/连接已断开，\d 秒后重连 \(第\d+次\)/).waitFor();
  await passUntil(page, /数据延迟 \d+ 秒/);
  expect(await page.locator('[data-figure="cutNum"]').textContent()).toBe(cut);
  await picture(page, 'wall-late');
  await product.start();
  await page.getByText('已恢复').waitFor();
  await passUntil(page, /● 数据 \d\d:\d\d:\d\d/);
  await context.close();
});

/** Lets seconds pass on a wall until it says something. */
async function passUntil(page: Page, words: RegExp): Promise<void> {
  const said = page.getByText(words);
  for (let second = 0; second < 90 && !(await said.isVisible()); second += 1) {
    await page.clock.runFor(1_000);
  }
  await said.waitFor();
}

test.each([
  ['top5', '今日TOP5疵点'],
  ['fqc', '检验台'],
  ['countscz', '产线产值排名'],
])('the board %s shows its figures to whoever may open it', async (board, widget) => {
  const { page, errors, context } = await wall(`/mes/report/${board}`);
  await signInOnWall(page, 'cx.director');
  await page.getByText('已连接').waitFor();
  await page.getByText(widget).first().waitFor();
  await page.getByText(/数据 \d\d:\d\d:\d\d/).waitFor();
  await picture(page, `wall-${board}`);
  expect(errors).toEqual([]);
  await context.close();
});
