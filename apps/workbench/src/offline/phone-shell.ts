// Built into a file of its own, phone-worker.js, that stands alone: nothing is imported here.

/** The part of a service worker's world that is used here. */
export interface ShellScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  fetch(input: RequestInfo, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What the phone pages of one build are made of. */
export interface ShellBuild {
  /** Another one for every build. */
  readonly name: string;
  /** Addresses of the files. */
  readonly files: readonly string[];
  /** File that the page of this build begins with. */
  readonly entry: string;
  /** Addresses of the phone pages begin with one of these. */
  readonly pages: readonly string[];
}

/**
 * Keeps the page and the files of the phone pages, so that they open without a network, and nothing
 * else: answers of the services pass by. With a network the page comes from the server. Each build has
 * a place of its own, filled before it is used: a page and its files are of one build.
 */
export function serveShell(scope: ShellScope, build: ShellBuild): void {
  const PREFIX = 'phone-pages-';
  /** Builds whose files are kept: this one, and the one a page that is still open may be of. */
  const KEPT_BUILDS = 2;
  /** A server that has not answered by then is passed over, in milliseconds. */
  const PATIENCE_MS = 4_000;
  const own = PREFIX + build.name;
  const page = build.pages[0] ?? '/';

  const kept = async () =>
    (await scope.caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();

  async function fill(): Promise<void> {
    const answer = await scope.fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } });
    const isOfThisBuild = answer.ok && (await answer.clone().text()).includes(build.entry);
    if (!isOfThisBuild) throw new Error('The server hands out another build.');
    const cache = await scope.caches.open(own);
    await cache.addAll([...build.files]);
    await cache.put(page, answer);
    await scope.skipWaiting();
  }

  async function takeOver(): Promise<void> {
    const names = (await kept()).filter((name) => name !== own);
    await Promise.all(names.slice(KEPT_BUILDS - 1).map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }

  /** From the newest build that has it. */
  async function found(address: string): Promise<Response | undefined> {
    for (const name of await kept()) {
      const answer = await (await scope.caches.open(name)).match(address);
      if (answer) return answer;
    }
    return undefined;
  }

  async function pageOf(request: Request): Promise<Response> {
    const asked = scope.fetch(request);
    const late = new Promise<undefined>((end) => setTimeout(() => end(undefined), PATIENCE_MS));
    const answer = await Promise.race([asked, late]).catch(() => undefined);
    // Status 0 is a way elsewhere that the browser goes itself.
    if (answer && answer.status < 500) return answer;
    return (await found(page)) ?? asked;
  }

  async function fileOf(request: Request, path: string): Promise<Response> {
    const known = await found(path);
    if (known) return known;
    const answer = await scope.fetch(request);
    // A part that was opened once opens again without a network.
    if (answer.ok) await (await scope.caches.open(own)).put(path, answer.clone());
    return answer;
  }

  scope.addEventListener('install', (event) => event.waitUntil(fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (build.pages.some((start) => pathname.startsWith(start)))
        event.respondWith(pageOf(request));
    } else if (pathname.startsWith('/assets/') || build.files.includes(pathname))
      event.respondWith(fileOf(request, pathname));
  });
}
