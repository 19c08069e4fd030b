import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { packAll } from '../../scripts/lib/pack-all.ts';
import { PUBLISHED } from '../../scripts/lib/packed.ts';
import { collect, ROOT } from '../../scripts/lib/process.ts';
import { launch } from '../e2e/browser.ts';
import { listen } from './answer-server.ts';

const LONG = 300_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const folder = mkdtempSync(join(tmpdir(), 'kit-page-'));
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const fromUi = createRequire(join(ROOT, 'packages/ui/package.json'));
const fromSession = createRequire(join(ROOT, 'packages/session-machine/package.json'));
const versionOf = (from: NodeJS.Require, name: string): string =>
  JSON.parse(readFileSync(from.resolve(`${name}/package.json`), 'utf8')).version;

test(
  'a page with tables and the editor is built from tarballs that were installed in an empty folder',
  async () => {
    const tarballs = await packAll(join(folder, 'tarballs'));
    expect(tarballs.size).toBe(PUBLISHED.length);
    cpSync(fileURLToPath(new URL('fixtures/kit', import.meta.url)), folder, { recursive: true });
    const dependencies = {
      react: versionOf(fromUi, 'react'),
      'react-dom': versionOf(fromUi, 'react-dom'),
      xstate: versionOf(fromSession, 'xstate'),
      ...Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`])),
    };
    const manifest = { private: true, type: 'module', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const npm = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    expect(await collect('npm', npm, { cwd: folder })).toMatchObject({ code: 0 });
    await build({ root: folder, logLevel: 'error', build: { target: 'es2022' } });
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
  },
  LONG,
);

test(
  'the built page draws both tables and the editor, and orders long columns in its worker',
  async () => {
    const asked: string[] = [];
    const missing: string[] = [];
    const service = await listen((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(dist, pathname === '/' ? '/index.html' : pathname);
      asked.push(pathname);
      if (!existsSync(file)) missing.push(pathname);
      response.writeHead(existsSync(file) ? 200 : 404, {
        'content-type': TYPES[extname(file)] ?? 'text/plain',
      });
      response.end(existsSync(file) ? readFileSync(file) : '');
    });
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(service.address);
      const bundles = page.getByRole('grid', { name: '扎' });
      await bundles.getByText('B5000').waitFor();
      await page.getByRole('grid', { name: '布卷' }).getByText('R-0012').waitFor();
      await page.locator('[contenteditable=true]').getByText('第二床').waitFor();
      await bundles.getByRole('columnheader', { name: '扎号' }).getByRole('button').first().click();
      await bundles.getByText('B0001').waitFor();
      expect(asked.filter((path) => /rank-worker/.test(path))).toHaveLength(1);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'loaded'))).toEqual([
        'function',
        'function',
        'function',
      ]);
      // One style sheet brings the looks of the parts that are loaded later as well.
      const list = await page
        .locator('[data-part=rich-editor]')
        .evaluate((editor) => getComputedStyle(editor).display);
      expect(list).not.toBe('inline');
      expect(missing).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      service.close();
    }
  },
  LONG,
);

test.each(PUBLISHED)('npm alone does not pack %s, and says which command does', async (name) => {
  const { code, output } = await collect('npm', ['pack', '--dry-run'], {
    cwd: join(ROOT, 'packages', name),
  });
  expect(code).not.toBe(0);
  expect(output).toContain('npm run pack');
});
