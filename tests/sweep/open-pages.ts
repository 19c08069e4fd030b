import type { Browser, Page } from 'playwright';
import { DESK, openPage, PHONE, signIn, type Watched } from '../e2e/browser.ts';
import type { Product } from '../e2e/product.ts';
import type { BuiltRoute } from './built-routes.ts';
import { settled, type Tongue, watchTraffic } from './page-checks.ts';

const TABLET = { width: 1024, height: 768 };

/** The addresses of a table that are opened: all, or those that SWEEP names, apart by spaces. */
export function swept<Address extends { readonly path: string }>(
  all: readonly Address[],
): readonly Address[] {
  const only = process.env.SWEEP?.split(' ');
  return only === undefined ? all : all.filter(({ path }) => only.includes(path));
}

/** The window that an address is drawn for. */
export const viewportOf = ({ path, phone }: BuiltRoute) =>
  phone ? PHONE : path.startsWith('/app/') ? TABLET : DESK;

/** A page of a person, in a language, behind the sign-in. */
export async function pageOf(
  { url }: Product,
  browser: Browser,
  username: string,
  tongue: Tongue = 'zh',
): Promise<Watched> {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  if (tongue === 'en')
    await context.addInitScript(() => localStorage.setItem('workbench.language', 'en'));
  const watched = await openPage(context);
  const { page } = watched;
  watchTraffic(page);
  await page.goto(`${url}/`);
  await signIn(page, username);
  // The page of the sign-in has a main part too, but no header.
  await page.getByRole('banner').waitFor();
  await settled(page);
  return watched;
}

/** Opens an address as somebody who types it. */
export async function open(
  { url }: Product,
  page: Page,
  route: BuiltRoute,
  address: string,
): Promise<void> {
  await page.setViewportSize(viewportOf(route));
  await page.goto(url + address);
  await page
    .getByRole(route.bare ? 'main' : 'banner')
    .first()
    .waitFor();
  // The left menu is drawn by itself, and lies beside the page where there is room.
  if (!route.bare && viewportOf(route) === DESK)
    await page
      .getByRole('navigation', { name: /^(主菜单|Main menu)$/ })
      .getByRole('button')
      .first()
      .waitFor();
  await settled(page);
}

/** Goes to an address inside the page, as a link does. */
export async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settled(page);
}
