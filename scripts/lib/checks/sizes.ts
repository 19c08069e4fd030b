import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApps } from '../build.ts';
import { PUBLISHED, packed } from '../packed.ts';
import { collect, type Finished, ROOT } from '../process.ts';

const KIB = 1024;
const gz = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

interface Manifest {
  [source: string]: {
    file: string;
    css?: string[];
    imports?: string[];
    dynamicImports?: string[];
    isEntry?: boolean;
  };
}

/** Files that a browser loads before anything is on the screen: the entry and what it imports statically. */
function firstLoad(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return files;
}

/** What a browser loads of a built app, in bytes of gzip at its densest. */
export interface Loads {
  /** Everything before the first thing is on the screen. */
  readonly first: number;
  /** Each screen's own file, by its source. */
  readonly screens: Readonly<Record<string, number>>;
}

/** Reads what the build of an app says about itself; `undefined` when it is not built. */
export function loadsOf(app: string): Loads | undefined {
  const dist = join(ROOT, 'apps', app, 'dist');
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const screens = Object.entries(manifest)
    .filter(([source]) => /\.(screen|board)\.tsx$/.test(source))
    .map(([source, { file }]) => [source, gz(join(dist, file))] as const);
  return {
    first: [...firstLoad(manifest)].reduce((sum, file) => sum + gz(join(dist, file)), 0),
    screens: Object.fromEntries(screens),
  };
}

function appSizes(app: string, firstLimit: number, screenLimit: number): string[] {
  const loads = loadsOf(app);
  if (loads === undefined) return [`${app}: no build manifest`];
  const { first: total, screens } = loads;
  const lines: string[] = [];
  if (total > firstLimit * KIB)
    lines.push(`${app} first load ${(total / KIB).toFixed(1)} KiB gz, allowed ${firstLimit}`);
  process.stdout.write(`  ${app} first load ${(total / KIB).toFixed(1)} KiB gz of ${firstLimit}\n`);
  for (const [source, size] of Object.entries(screens))
    if (size > screenLimit * KIB)
      lines.push(`${source} ${(size / KIB).toFixed(1)} KiB gz, allowed ${screenLimit}`);
  return lines;
}

/**
 * Bundle sizes: published packages by size-limit, the apps by their build manifests. A limit stands a tenth above what
 * was measured when it was set, so that it names a library that came along and not a line that was added.
 */
export async function checkSizes(): Promise<Finished> {
  await buildApps(() => {});
  for (const name of PUBLISHED) {
    try {
      // Not its dist folder alone: somebody may be building into that.
      await packed(name);
    } catch (error) {
      return { code: 1, output: (error as Error).message };
    }
  }
  const lines: string[] = [];
  const limits = await collect('size-limit', ['--json']);
  const start = limits.output.indexOf('[');
  if (start < 0) return { code: 1, output: limits.output };
  const results: { name: string; size: number; passed: boolean }[] = JSON.parse(
    limits.output.slice(start, limits.output.lastIndexOf(']') + 1),
  );
  for (const { name, size, passed } of results) {
    process.stdout.write(`  ${name} ${(size / KIB).toFixed(2)} KiB gz\n`);
    if (!passed) lines.push(`${name}: ${(size / KIB).toFixed(2)} KiB gz is over its limit`);
  }
  lines.push(...appSizes('workbench', 164, 30), ...appSizes('dashboards', 130, 30));
  return { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') };
}
