import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';

/** Asks a page that is open for another story. */
export interface StoryRequest {
  readonly part: string;
  readonly story: string;
  /** Called once it is drawn. */
  readonly done: () => void;
}

/** Serves the stories and opens them in a real browser, for what jsdom cannot show. */
export class StoryPages {
  readonly #server: ViteDevServer;
  readonly #browser: Browser;

  private constructor(server: ViteDevServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async start(): Promise<StoryPages> {
    const server = await createServer({
      configFile: false,
      root: `${import.meta.dirname}/page`,
      cacheDir: `${import.meta.dirname}/../../node_modules/.vite-stories`,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
    });
    await server.listen();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return new StoryPages(server, browser);
  }

  /** @param query `part`, `story` and `theme`; all stories without */
  async open(query: Record<string, string>, size = { width: 1366, height: 768 }): Promise<Page> {
    const page = await this.#browser.newPage({ viewport: size });
    // The first page waits for every story to be compiled.
    page.setDefaultTimeout(100_000);
    const address = this.#server.resolvedUrls?.local[0] ?? '';
    await page.goto(`${address}?${new URLSearchParams(query)}`);
    await page.waitForSelector('[data-ui]');
    return page;
  }

  /** Redraws a story in a page that is open; another page would load every part again. */
  async show(page: Page, wanted: { part: string; story: string }): Promise<void> {
    await page.mouse.move(0, 0);
    await page.evaluate(
      (detail) =>
        new Promise<void>((done) => {
          window.dispatchEvent(new CustomEvent('show-story', { detail: { ...detail, done } }));
        }),
      wanted,
    );
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}
