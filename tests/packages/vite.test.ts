import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { launch } from '../e2e/browser.ts';
import { answers, listen } from './answer-server.ts';
import { projectOf } from './project.ts';

const LONG = 120_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

const project = await projectOf('vite');
afterAll(() => project.remove());
const dist = join(project.folder, 'dist');

test(
  'Vite builds an app of it that carries what it uses and no more',
  async () => {
    await build({ root: project.folder, logLevel: 'error', build: { target: 'es2022' } });
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const entry = scripts.find((file) => file.startsWith('index')) ?? expect.fail('no entry');
    const text = readFileSync(join(dist, 'assets', entry), 'utf8');
    expect(text).toContain('selectOrderList');
    expect(text).not.toContain('createCuttingBed');
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(8 * 1024);
  },
  LONG,
);

test(
  'the built app and a worker of it call the service from a browser',
  async () => {
    const service = await listen((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (/^\/(amc|mmc|ccm|mes2)\//.test(pathname)) return answers(request, response);
      const file = pathname === '/' ? '/index.html' : pathname;
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      response.end(readFileSync(join(dist, file)));
    });
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(service.address);
      const seen = await page.waitForFunction(() => Reflect.get(globalThis, 'seen'));
      const { uploaded, downloaded, ...rest } = (await seen.jsonValue()) as {
        uploaded: number[];
        downloaded: number[];
      };
      expect(rest).toEqual({
        total: 3,
        refused: '未铺布，不能提交',
        fileName: '床次.csv',
        inWorker: 3,
      });
      expect(uploaded.at(-1)).toBeGreaterThan(300_000);
      expect(downloaded.at(-1)).toBe(8);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      service.close();
    }
  },
  LONG,
);
