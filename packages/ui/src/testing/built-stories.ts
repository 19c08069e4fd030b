import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the page of the stories once for all files of a run: not built, each page that is opened loads
 * hundreds of files, and each file of tests compiles them anew.
 */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  await build({
    configFile: false,
    root: `${import.meta.dirname}/page`,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  process.env.BUILT_STORIES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
