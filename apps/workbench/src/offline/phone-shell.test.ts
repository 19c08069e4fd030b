import { expect, test } from 'vitest';
import { type ShellBuild, type ShellScope, serveShell } from './phone-shell.ts';

const ORIGIN = 'https://factory.example';
const buildOf = (name: string): ShellBuild => ({
  name,
  entry: `/assets/entry-${name}.js`,
  files: [`/assets/entry-${name}.js`, '/appearance.js'],
  pages: ['/mes/app/', '/app/'],
});

/** A server that hands out a build, or is away; what the browser keeps outlives its workers. */
function browser() {
  const kept = new Map<string, Map<string, string>>();
  const server = { build: 'one', away: false, asked: [] as string[] };

  const answered = (path: string): Response => {
    if (server.away) throw new TypeError('Failed to fetch');
    server.asked.push(path);
    if (/^\/(mes\/app|app)\//.test(path))
      return new Response(`<script src="/assets/entry-${server.build}.js">`);
    return new Response(`${path} of the server`);
  };
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return {
      match: async (path: string) => {
        const text = files.get(path);
        return text === undefined ? undefined : new Response(text);
      },
      put: async (path: string, answer: Response) => void files.set(path, await answer.text()),
      addAll: async (paths: readonly string[]) => {
        const texts = await Promise.all(paths.map((path) => answered(path).text()));
        paths.forEach((path, at) => void files.set(path, texts[at] ?? ''));
      },
    };
  };

  /** Starts the worker of a build. */
  async function worker(name: string) {
    const listeners = new Map<string, (event: never) => void>();
    const scope = {
      caches: {
        keys: async () => [...kept.keys()],
        open: async (cache: string) => cacheOf(cache),
        delete: async (cache: string) => kept.delete(cache),
      },
      clients: { claim: async () => undefined },
      location: { origin: ORIGIN },
      fetch: async (input: string | Request) =>
        answered(typeof input === 'string' ? input : new URL(input.url).pathname),
      skipWaiting: async () => undefined,
      addEventListener: (type: string, listener: (event: never) => void) =>
        listeners.set(type, listener),
    };
    serveShell(scope as unknown as ShellScope, buildOf(name));
    const step = (type: string) =>
      new Promise((done, fail) => {
        const waitUntil = (work: Promise<unknown>) => void work.then(done, fail);
        listeners.get(type)?.({ waitUntil } as never);
      });
    return {
      async start() {
        await step('install');
        await step('activate');
      },
      /** What the worker answers; `undefined` when it leaves the request alone. */
      async ask(path: string, mode = 'cors', method = 'GET'): Promise<string | undefined> {
        let answer: Promise<Response> | undefined;
        listeners.get('fetch')?.({
          request: { url: path.startsWith('http') ? path : ORIGIN + path, mode, method },
          respondWith: (given: Promise<Response>) => {
            answer = given;
          },
        } as never);
        return (await answer)?.text();
      },
    };
  }
  return { kept, server, worker };
}

test('a phone page opens without a server, with the files of its build', async () => {
  const { server, worker } = browser();
  const one = await worker('one');
  await one.start();
  server.away = true;
  expect(await one.ask('/mes/app/bgapp', 'navigate')).toContain('entry-one.js');
  expect(await one.ask('/app/sewingLineApp/sewingLine', 'navigate')).toContain('entry-one.js');
  expect(await one.ask('/assets/entry-one.js')).toContain('entry-one.js');
  expect(await one.ask('/appearance.js')).toContain('appearance.js');
});

test('a server that answers decides which page is shown', async () => {
  const { server, worker } = browser();
  const one = await worker('one');
  await one.start();
  server.build = 'two';
  expect(await one.ask('/mes/app/bgapp', 'navigate')).toContain('entry-two.js');
});

test('answers of services, pages of the office, writes and other hosts pass by', async () => {
  const { worker } = browser();
  const one = await worker('one');
  await one.start();
  expect(await one.ask('/mes2/app/preload')).toBeUndefined();
  expect(await one.ask('/mes/reduceBed/reduceBedList', 'navigate')).toBeUndefined();
  expect(await one.ask('/login', 'navigate')).toBeUndefined();
  expect(await one.ask('/assets/entry-one.js', 'cors', 'POST')).toBeUndefined();
  expect(await one.ask('https://elsewhere.example/assets/a.js')).toBeUndefined();
});

test('a worker is not used before all of its own build is there', async () => {
  const { kept, server, worker } = browser();
  await (await worker('one')).start();
  // The server still hands out the former build.
  await expect((await worker('two')).start()).rejects.toThrow('another build');
  server.build = 'two';
  server.away = true;
  await expect((await worker('two')).start()).rejects.toThrow('fetch');
  expect([...kept.keys()]).toEqual(['phone-pages-one']);
});

test('after an update the page is of the new build, and an open one still finds its files', async () => {
  const { kept, server, worker } = browser();
  await (await worker('one')).start();
  server.build = 'two';
  const two = await worker('two');
  await two.start();
  server.away = true;
  expect(await two.ask('/mes/app/bgapp', 'navigate')).toContain('entry-two.js');
  expect(await two.ask('/assets/entry-one.js')).toContain('entry-one.js');
  server.away = false;
  server.build = 'three';
  await (await worker('three')).start();
  expect([...kept.keys()]).toEqual(['phone-pages-two', 'phone-pages-three']);
});

test('keeps a part that was opened once', async () => {
  const { server, worker } = browser();
  const one = await worker('one');
  await one.start();
  await one.ask('/assets/more-one.js');
  server.away = true;
  expect(await one.ask('/assets/more-one.js')).toContain('more-one.js');
  await expect(one.ask('/assets/other.js')).rejects.toThrow('fetch');
});
