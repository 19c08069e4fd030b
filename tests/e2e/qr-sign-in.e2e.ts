import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../apps/server/src/testing/test-server.ts';
import { DESK, launch, openPage, PHONE, picture, signIn } from './browser.ts';

let server: TestServer;
let address: string;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([testServer(), launch()]);
  address = await server.listen();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a phone reads the picture on the sign-in page, signs in, confirms, and the page continues', async () => {
  const desk = await openPage(await browser.newContext({ viewport: DESK, locale: 'zh-CN' }));
  const callback = `${address}/`;
  await desk.page.goto(`${address}/login?callback=${encodeURIComponent(callback)}`);
  await desk.page.getByRole('tab', { name: '账号登录' }).press('ArrowRight');
  const code = desk.page.getByRole('img', { name: '登录二维码' });
  await code.waitFor();
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(200);
  await picture(desk.page, 'qr-waiting');
  const [, clientId] = /\/qr\/(.+)$/.exec((await code.getAttribute('src')) ?? '') ?? [];

  const phone = await openPage(await browser.newContext({ viewport: PHONE, locale: 'zh-CN' }));
  await phone.page.goto(`${address}/login/qr/${clientId}`);
  await signIn(phone.page, 'acme.leader');
  await phone.page.getByText('acme.leader (acme.leader)').waitFor();
  await picture(phone.page, 'qr-confirm');
  expect(phone.page.url()).not.toContain('oauth_code');

  const arrived = desk.page.waitForURL(/oauth_code=/);
  await phone.page.getByRole('button', { name: '确认登录' }).click();
  await arrived;
  expect(desk.page.url()).toMatch(new RegExp(`^${callback}\\?oauth_code=[\\w-]{40,}$`));
  await phone.page.getByText('已确认，电脑端正在登录').waitFor();
  await picture(phone.page, 'qr-confirmed');
  // The page that waits is not part of this server; everything before it ran without an error.
  expect([...desk.errors, ...phone.errors].filter((error) => !error.includes('404'))).toEqual([]);
});
