import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { installInto, packed } from '../../scripts/lib/packed.ts';
import { collect, ROOT } from '../../scripts/lib/process.ts';
import { launch, openPage, PASSWORD, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

// The examples of docs/examples as somebody else runs them: against the tarballs, outside the workspace.

const ORDER = 'SO2403017';
let product: Product;
let folder: string;
let pagePort: number;

beforeAll(async () => {
  pagePort = await freePort();
  // Where the page of the example may come back to after a sign-in.
  process.env.SRV_CALLBACK_ORIGINS = `http://127.0.0.1:${pagePort}`;
  [product, folder] = await Promise.all([startProduct(), install()]);
});
afterAll(async () => {
  delete process.env.SRV_CALLBACK_ORIGINS;
  await product?.dispose();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the examples with the packages out of their tarballs, and what those need beside them. */
async function install(): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'examples-'));
  cpSync(join(ROOT, 'docs/examples'), target, { recursive: true });
  for (const name of ['sdk', 'session-machine'] as const) installInto(target, await packed(name));
  for (const name of ['react-dom', 'vite', '@types/node', '@types/react', '@types/react-dom']) {
    const link = join(target, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'packages/ui/node_modules', name), link);
  }
  return target;
}

/** A refresh token as a sign-in by a browser leaves it behind. */
async function refreshTokenOf(username: string): Promise<string> {
  const password = createHash('md5').update(PASSWORD).digest('hex');
  const login = await fetch(`${product.url}/amc/open/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, callback: `${product.url}/` }),
  });
  const { code } = (await login.json()).data;
  const tokens = await fetch(`${product.url}/amc/open/loginToken/token?payload=${code}`);
  return (await tokens.json()).data.refresh_token;
}

test('the Node script lists orders with a stored refresh token, again and side by side', async () => {
  const file = join(folder, 'session.json');
  const token = await refreshTokenOf('cx.admin');
  writeFileSync(file, JSON.stringify({ refresh_token: token }));
  const run = () =>
    collect(process.execPath, ['orders.mjs', product.url, file], {
      cwd: join(folder, 'node-script'),
    });

  // The server takes a refresh token once: two processes renew it one after the other.
  for (const { code, output } of [...(await Promise.all([run(), run()])), await run()]) {
    expect(output).toMatch(/^\d+ orders\n/);
    expect(output).toContain(ORDER);
    expect(code).toBe(0);
    expect(output).not.toContain(token);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the Node script fails and says why when its sign-in is over', async () => {
  const file = join(folder, 'over.json');
  writeFileSync(file, JSON.stringify({ refresh_token: 'over' }));
  const { code, output } = await collect(process.execPath, ['orders.mjs', product.url, file], {
    cwd: join(folder, 'node-script'),
  });
  expect(code).toBe(1);
  expect(output).toContain('Session: signed-out.');
});

test('the Vite page type-checks, builds, signs in, lists orders and signs out', async () => {
  const root = join(folder, 'vite-page');
  const types = await collect('tsc', ['-p', root]);
  expect(types.output).toBe('');

  process.env.SERVER = product.url;
  await build({ root, logLevel: 'silent' });
  const server: PreviewServer = await preview({
    root,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: pagePort, strictPort: true },
  });
  const browser: Browser = await launch();
  try {
    const { page, errors } = await openPage(await browser.newContext({ locale: 'zh-CN' }));
    await page.goto(`http://127.0.0.1:${pagePort}/`);
    await signIn(page, 'cx.admin');
    await page.waitForURL(`http://127.0.0.1:${pagePort}/`);
    await page.getByRole('listitem').filter({ hasText: ORDER }).waitFor();
    await page.getByText('open', { exact: true }).waitFor();
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(10);

    await page.reload();
    await page.getByRole('listitem').first().waitFor();
    await page.getByRole('button', { name: '注销' }).click();
    await page.waitForURL(/\/login/);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'refresh_token' }),
    );
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
