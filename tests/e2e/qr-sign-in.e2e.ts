import { createHash } from 'node:crypto';
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
  // The page that waits is not part of this server: it left this before it went to the sign-in page.
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await desk.page.goto(`${address}/health/live`);
  await desk.page.evaluate(() => sessionStorage.setItem('oauth_state', 'own-state'));
  await desk.page.goto(
    `${address}/login?callback=${encodeURIComponent(callback)}&state=own-state&code_challenge=${challenge}&code_challenge_method=S256`,
  );
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
  expect(desk.page.url()).toMatch(
    new RegExp(`^${callback}\\?oauth_code=[\\w-]{40,}&state=own-state$`),
  );
  await phone.page.getByText('已确认，电脑端正在登录').waitFor();
  await picture(phone.page, 'qr-confirmed');
  // Everything before the page that waits ran without an error.
  expect([...desk.errors, ...phone.errors].filter((error) => !error.includes('404'))).toEqual([]);
});

test('a code that the phone did not ask for signs nobody in there: one button begins a sign-in', async () => {
  const { page } = await openPage(await browser.newContext({ viewport: PHONE, locale: 'zh-CN' }));
  await page.goto(
    `${address}/login/qr/pcQrCodeLogin${'c'.repeat(43)}?oauth_code=somebodys&state=s`,
  );
  await page.getByText('地址中的登录码不是在本页申请的，已忽略').waitFor();
  expect(page.url()).not.toContain('oauth_code');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/login\?.*state=.*code_challenge=/);
});

test('a sign-in page from an old bookmark leads back into the application', async () => {
  const { page } = await openPage(await browser.newContext({ viewport: DESK, locale: 'zh-CN' }));
  const query = `state=old&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;
  // The page begins a sign-in of its own at once: only its arrival is waited for.
  const arrival = page.waitForURL(`${address}/mes/x`, { waitUntil: 'commit' });
  await page.goto(`${address}/login?callback=${encodeURIComponent(`${address}/mes/x`)}&${query}`);
  await arrival;
});
