// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deployedBuild, entryOf } from './deployed-build.ts';

afterEach(() => vi.unstubAllGlobals());

const page =
  '<head><script src="/a.js"></script><script type="module" crossorigin src="/assets/index-1.js">';

test('finds the script a page starts with', () => {
  expect(entryOf(page)).toBe('/assets/index-1.js');
  expect(entryOf('<p>maintenance</p>')).toBeUndefined();
});

test('asks the server past every cache', async () => {
  const fetched = vi.fn(async () => new Response(page));
  vi.stubGlobal('fetch', fetched);
  expect(await deployedBuild('/')).toBe('/assets/index-1.js');
  expect(fetched).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
});

test('a server that fails has no build to report', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect(await deployedBuild('/')).toBeNull();
});
