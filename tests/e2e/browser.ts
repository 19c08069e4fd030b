import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const DESK = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const WALL = { width: 1920, height: 1080 };

/** The system's Chromium without anything that calls out of this machine. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Watched {
  readonly page: Page;
  /** Errors of the page and of its console, in order. */
  readonly errors: string[];
}

/** Longest wait for what a page shows then: it is for what hangs, and a busy machine draws slowly. */
const PATIENCE_MS = 90_000;

/** A page whose console errors are kept. A failed request to a stopped server is not an error of the page. */
export async function openPage(context: BrowserContext): Promise<Watched> {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

export const PASSWORD = 'Garment#2026';

/** Signs in through the page of the product, in its language, from wherever the person was sent. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.getByLabel(/^(用户名|User name)$/).fill(username);
  await page
    .locator('input')
    .and(page.getByLabel(/^(密码|Password)$/))
    .fill(password);
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
}

/** Signs a person in on a wall board that nobody paired. */
export async function signInOnWall(page: Page, username: string): Promise<void> {
  await page.getByRole('link', { name: /用账号登录|Sign in with/ }).click();
  await signIn(page, username);
}

/** Keeps a picture for people to look at, when SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}
