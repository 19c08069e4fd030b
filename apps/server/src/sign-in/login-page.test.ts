import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type DemoSignIns, demoSignIns } from '../demo-once.ts';
import { testServer } from '../testing/test-server.ts';
import { serveLoginPage } from './login-page.ts';

const server = await testServer();
afterAll(() => server.close());

const OWN = `state=s&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;

/** The sign-in page as a browser gets it, of a server that is the demo or not. */
async function page(query: string, demo?: DemoSignIns): Promise<string> {
  const app = fastify();
  const origins = () => new Set(['http://localhost']);
  serveLoginPage(app, server.engine, origins, async () => demo);
  const { body, statusCode } = await app.inject({
    url: `/login?${OWN}&callback=http://localhost/${query}`,
    headers: { host: 'localhost' },
  });
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
  return body;
}

test('says what it is in both languages, under the mark', async () => {
  const zh = await page('');
  expect(zh).toContain('<html lang="zh-CN">');
  expect(zh).toContain('<title>登录 · ');
  expect(zh).toContain('服装工厂每天的生产都在这里');
  expect(zh).toContain('跟随系统');
  expect(zh).toMatch(/<h1><svg /);
  expect(zh).toContain('rel="icon" href="data:image/svg+xml,');
  const en = await page('&lang=en');
  expect(en).toContain('<html lang="en">');
  expect(en).toContain('<title>Sign in · ');
  expect(en).toContain('from the order through cutting and sewing to the pay slip');
  const [, words = ''] = en.split('<body>');
  const [shown = ''] = words.split('<script');
  expect(shown.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u);
});

test('offers the accounts of the demo where it is the demo, and nowhere else', async () => {
  const demo = await demoSignIns();
  expect(demo?.accounts.length).toBeGreaterThan(5);
  const offered = await page('&lang=en', demo);
  expect(offered).toContain('data-username="cx.merch">Merchandiser<span>cx.merch</span>');
  expect(offered).toContain(JSON.stringify(demo?.password));
  const plain = await page('');
  expect(plain).not.toContain('data-username=');
  expect(plain).not.toContain(demo?.password);
});
