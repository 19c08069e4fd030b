import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { TokenAnswer } from '../token/types.ts';
import type { FakeService } from './fake-service.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Hosts that lead to this machine; the cookies of all of them are those of `mes.test`. */
export const PRODUCT_DOMAIN = 'mes.test';

/** Chromium in which every host of `PRODUCT_DOMAIN` is this machine. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', `--host-resolver-rules=MAP *.${PRODUCT_DOMAIN} 127.0.0.1`],
  });

/** `browser-page.ts` as a browser loads it, by file name. */
async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const result = (await build({
    configFile: false,
    root: new URL('.', import.meta.url).pathname,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: new URL('browser-page.ts', import.meta.url).pathname,
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    result.output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each.code]] : [])),
  );
}

/** Serves `browser-page.ts` to real browsers, over a service that is asked for again each time. */
export async function servePages(service: () => FakeService) {
  const files = await bundlePage();
  let lose: (() => void) | undefined;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const file = files.get(url.pathname.slice(1));
    if (url.pathname === '/' || url.pathname === '/nowhere') {
      response.setHeader('content-type', 'text/html');
      response.end('<link rel="icon" href="data:,"><script type="module" src="/page.js"></script>');
    } else if (url.pathname === '/api/refresh') {
      const { signal } = new AbortController();
      const answer = await service().refresh(url.searchParams.get('token') ?? '', { signal });
      if (lose) {
        lose();
        lose = undefined;
        return;
      }
      // A slow answer: the other tabs wait in the middle of it.
      setTimeout(() => response.end(JSON.stringify(answer)), 30);
    } else {
      response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
      response.end(file);
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  /** A page of a host, loaded. */
  async function open(context: BrowserContext, host: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`http://${host}:${port}/`);
    return page;
  }
  /** Puts a sign-in into the cookies that the host shares. */
  const signIn = (context: BrowserContext, host: string, answer: TokenAnswer) =>
    context.addCookies(
      Object.entries({
        access_token: answer.access_token,
        refresh_token: answer.refresh_token,
        token_access_token_exprie: String(Date.now() + answer.expires_in * 1000),
      }).map(([name, value]) => ({
        name,
        value,
        domain: host === '127.0.0.1' ? host : `.${PRODUCT_DOMAIN}`,
        path: '/',
      })),
    );
  return {
    open,
    signIn,
    /** The next answer to a refresh stays here for good. Resolves when the service has given it. */
    loseNextAnswer: () =>
      new Promise<void>((lost) => {
        lose = lost;
      }),
    server,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PageServer = Awaited<ReturnType<typeof servePages>>;
