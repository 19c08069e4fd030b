import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, launch, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

const ORDERS = '/makingCenter/order/order';
const DAY_SECONDS = 86_400;

/** Everything section by section of docs/configuration.md, and nothing else. */
const COOKIES = [
  'access_token',
  'btnUrl',
  'oauth_callback',
  'refresh_token',
  'sign_in',
  'token_access_token_exprie',
  'user_company',
  'user_id',
];
/** Of the sign-in of the server alone: no script reads it, and signing out leaves it. */
const DEVICE = 'sign_in_device';
const HALF_A_YEAR_DAYS = 180;
const LOCAL = [
  /^(tabs|tabsActive|lastNewTab|selectedCompany|btnUrl)$/,
  /^workbench\.[\w.-]+$/,
  /^kept-table\.\w+\.\d+$/,
];
const OF_THE_TAB = [
  /^(oauth_state|oauth_verifier|oauth_used|login_at|login_turned_at)$/,
  /^ui-draft /,
  /^workbench\.[\w.-]+$/,
];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

async function atOrders(user = 'cx.merch') {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(product.url + ORDERS);
  await signIn(watched.page, user);
  await watched.page.getByRole('link', { name: /^SO/ }).first().waitFor();
  return watched;
}

const panels = (page: Page) => page.locator('section[role="tabpanel"]');

/** Goes to an address as the buttons of the browser do. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

describe('what is kept in the browser', () => {
  test('is what is written down, for a day, and gone after signing out', async () => {
    const { page } = await atOrders('zhou');
    await page.evaluate(() => localStorage.setItem('another-product', 'stays'));
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('50');
    await page.getByRole('button', { name: /切换公司/ }).click();
    await page.getByText('锦程服饰').click();
    await page
      .getByRole('button', { name: /切换公司/ })
      .getByText('锦程服饰')
      .waitFor();
    await page.getByTitle('个人菜单').click();
    await page
      .getByRole('menuitemradio', { name: '深色' })
      .or(page.getByText('深色'))
      .first()
      .click();

    const all = await page.context().cookies();
    const device = all.find(({ name }) => name === DEVICE);
    expect(device).toMatchObject({ path: '/amc/open/login', sameSite: 'Strict', httpOnly: true });
    const days = ((device?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(Math.round(days)).toBe(HALF_A_YEAR_DAYS);
    const cookies = all.filter(({ name }) => name !== DEVICE);
    const names = cookies.map(({ name }) => name).toSorted();
    expect(names.filter((name) => !COOKIES.includes(name))).toEqual([]);
    expect(names).toContain('access_token');
    expect(names).toContain('user_company');
    for (const { name, path, sameSite, domain, expires, secure } of cookies) {
      expect({ name, path, sameSite, domain, secure }).toEqual({
        name,
        path: '/',
        sameSite: 'Lax',
        // Host only: a cookie of a domain would begin with a dot.
        domain: '127.0.0.1',
        secure: false,
      });
      const left = expires - Date.now() / 1000;
      expect(left).toBeLessThanOrEqual(DAY_SECONDS + 1);
      expect(left).toBeGreaterThan(DAY_SECONDS - 600);
    }

    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
    }));
    const strange = (keys: readonly string[], known: readonly RegExp[]) =>
      keys.filter((key) => !known.some((pattern) => pattern.test(key)));
    expect(strange(kept.local, LOCAL)).toEqual(['another-product']);
    expect(strange(kept.tab, OF_THE_TAB)).toEqual([]);
    expect(kept.local).toContain('tabs');
    expect(kept.local.some((key) => key.startsWith('workbench.table.listOrders'))).toBe(true);

    await page.keyboard.press('Escape');
    await page.getByTitle('个人菜单').click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page
      .getByRole('alertdialog', { name: '退出登录' })
      .getByRole('button', { name: '退出' })
      .click();
    await page.waitForURL(/\/login/);
    const left = await page.context().cookies();
    // The way back is stored on the way out.
    expect(left.map(({ name }) => name).toSorted()).toEqual(['oauth_callback', DEVICE]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['another-product']);
    await page.context().close();
  });

  test('requests name the language once somebody chose one', async () => {
    const { page } = await atOrders();
    const languages: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/^\/(amc|mmc|ccm|mes2)\//.test(pathname)) languages.push(searchParams.get('lang'));
    });
    await page.reload();
    await page.getByRole('link', { name: /^SO/ }).first().waitFor();
    expect(new Set(languages)).toEqual(new Set([null]));

    const search = page.getByRole('textbox', { name: '搜索' });
    await search.fill('SO24');
    await page.getByTitle('个人菜单').click();
    await page.getByRole('menuitem', { name: '切换为英文 English' }).click();
    await page.getByRole('tab', { name: 'Orders' }).waitFor();
    // Nothing was mounted again: what was typed is still there.
    expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('SO24');
    languages.length = 0;
    await page.reload();
    await page.getByRole('link', { name: /^SO/ }).first().waitFor();
    expect(new Set(languages)).toEqual(new Set(['en']));
    await page.context().close();
  });
});

describe('pages behind tabs', () => {
  test('twelve stay alive, the others come back with search and scrolled rows', async () => {
    const { page, errors } = await atOrders();
    const box = page.getByRole('textbox', { name: '搜索' });
    const longer = page.waitForResponse(/pageSize=50/);
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('50');
    await longer;
    await page.waitForLoadState('networkidle');
    const scroller = () =>
      page.locator('section[role="tabpanel"]:not([aria-hidden])').evaluate((panel) => {
        const all = [...panel.querySelectorAll<HTMLElement>('*')];
        const tallest = all.find(
          ({ scrollHeight, clientHeight }) =>
            clientHeight > 100 && scrollHeight > clientHeight + 400,
        );
        return tallest?.scrollTop ?? -1;
      });
    // Only a table that has its fifty rows can be scrolled.
    await expect.poll(scroller).toBe(0);
    await page.getByRole('grid').or(page.getByRole('treegrid')).first().hover();
    await page.mouse.wheel(0, 1_080);
    await expect.poll(scroller).toBe(1_080);

    const addresses = [
      ...['/work', '/notice', '/mes/reduceBed/reduceBedList', '/mes/reduceBed/addReduceBedBill'],
      ...['/mes/qc/badType', '/mes/qc/levelRecord', '/mes/basic/voice', '/mes/basic/treeDict'],
      ...['/mes/machine/machineMaintenanceReport', '/mes/log/batchDayLog', '/mes/plan/planList'],
      ...['/mes/cloth/clothList', '/mes/cloth/feedingSing', '/mes/style/style'],
    ];
    for (const address of addresses) {
      await go(page, address);
      await page.locator(`[role="tab"][data-key="${address}"][aria-selected="true"]`).waitFor();
    }
    // Beside them the home page and the list the test began with.
    expect(await page.locator('[role="tab"][data-key]').count()).toBe(addresses.length + 2);
    await expect.poll(() => panels(page).count()).toBe(12);
    expect(await page.locator(`[id="tab:${ORDERS}"]`).count()).toBe(1);

    await go(page, ORDERS);
    await page.getByRole('link', { name: /^SO/ }).first().waitFor();
    await expect.poll(scroller).toBe(1_080);
    expect(await box.inputValue()).toBe('');
    await expect.poll(() => panels(page).count()).toBe(12);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a page behind a tab is reached by neither pointer, keyboard nor screen reader', async () => {
    const { page, errors } = await atOrders();
    await page.getByRole('link', { name: /^SO/ }).first().focus();
    await go(page, '/work');
    await page.locator('[role="tab"][data-key="/work"][aria-selected="true"]').waitFor();
    const resting = page.locator('section[role="tabpanel"][data-rests]');
    expect(await resting.count()).toBe(1);
    // It keeps its boxes: showing it again lays nothing out.
    expect(await resting.evaluate((panel) => panel.clientHeight)).toBeGreaterThan(100);
    const reached = () =>
      resting.evaluate((panel) => {
        const points = Array.from({ length: 40 * 40 }, (_, at) =>
          document.elementFromPoint(
            ((at % 40) / 40) * innerWidth,
            (Math.floor(at / 40) / 40) * innerHeight,
          ),
        );
        return [document.activeElement, ...points].some((element) => panel.contains(element));
      });
    expect(await reached()).toBe(false);
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press('Tab');
      expect(await reached(), `stop ${press}`).toBe(false);
    }
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const names = nodes.flatMap(({ ignored, name }) => (ignored ? [] : [String(name?.value)]));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => /^SO\d/.test(name))).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('the window refusing a push changes nothing', async () => {
    const { page, errors } = await atOrders();
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
    });
    await page.getByRole('link', { name: /^SO/ }).first().click();
    expect(new URL(page.url()).pathname).toBe(ORDERS);
    await page.getByRole('tab', { name: '订单列表', selected: true }).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('tabs need 500 pixels, only the content needs 1010', async () => {
  const { page } = await atOrders();
  const bar = page.getByRole('tablist', { name: '已打开的页面' });
  for (const [width, shown] of [
    [500, true],
    [499, false],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(() => bar.isVisible()).toBe(shown);
  }
  await page.setViewportSize({ width: 900, height: 768 });
  await bar.waitFor();
  const sizes = await page.evaluate(() => ({
    window: document.documentElement.scrollWidth,
    header: document.querySelector('header')?.getBoundingClientRect().width,
    menu: document.querySelector('nav')?.getBoundingClientRect().width,
    content: document.querySelector('section[role="tabpanel"]')?.getBoundingClientRect().width,
  }));
  expect(sizes).toEqual({ window: 900, header: 900, menu: 60, content: 1010 });
  await page.context().close();
});

test('the data of a company that is being ended is saved by its administrator', async () => {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const { page, errors } = await openPage(context);
  await page.goto(product.url + ORDERS);
  await signIn(page, 'old.admin');
  await page.getByRole('heading', { name: /旧厂测试 正在注销/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/companyDelete');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出数据' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^OLD-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await file.path());
  // An archive with the one person of the company in it.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('amc.company_member.jsonl')).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
