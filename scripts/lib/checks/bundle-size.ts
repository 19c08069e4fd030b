import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Minified and gzipped bytes of what a bundler makes of an import. */
export interface BundleSize {
  /** Loaded with the page: the entry and what it imports statically. */
  readonly entry: number;
  /** Fetched on first use. */
  readonly lazy: number;
}

const BUNDLER = 'bundler';
const gz = (code: string): number => gzipSync(code, { level: 9 }).length;

/**
 * Bundles a line of code as an application would, and weighs it.
 * @param folder a folder whose node_modules holds what the line imports
 * @param external packages that do not count
 */
export async function bundleSize(
  folder: string,
  line: string,
  external: readonly string[],
): Promise<BundleSize> {
  const name = 'bundle-size-entry.js';
  writeFileSync(join(folder, name), line);
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rollupOptions: {
        input: join(folder, name),
        external: (id) => external.some((each) => id === each || id.startsWith(`${each}/`)),
        preserveEntrySignatures: 'strict',
        // What the bundler adds of its own, once to an application, is weighed by nobody here.
        output: { codeSplitting: { groups: [{ name: BUNDLER, test: /preload-helper/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output
    .filter((each) => each.type === 'chunk')
    .filter(({ name: chunk }) => chunk !== BUNDLER);
  const entry = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || entry.has(file)) return;
    entry.add(file);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const sum = (isCounted: (file: string) => boolean) =>
    chunks
      .filter(({ fileName }) => isCounted(fileName))
      .reduce((total, { code }) => total + gz(code), 0);
  return { entry: sum((file) => entry.has(file)), lazy: sum((file) => !entry.has(file)) };
}
