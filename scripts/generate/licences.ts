import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/process.ts';
import { writeFiles } from '../lib/write-files.ts';

// Usage: node scripts/generate/licences.ts [--check]
const SHIPPED = ['apps/server', 'apps/workbench', 'apps/dashboards'];
const OWN = '@garment-mes/';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a package finds one that it depends on. */
function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const place = places.find((one) => existsSync(join(one, name, 'package.json')));
  if (place === undefined) throw new Error(`${name} is not installed for ${from}`);
  return realpathSync(join(place, name));
}

const found = new Map<string, Manifest>();
function walk(folder: string): void {
  if (found.has(folder)) return;
  const manifest = manifestOf(folder);
  found.set(folder, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) walk(folderOf(name, folder));
}
for (const folder of SHIPPED) walk(join(ROOT, folder));

const lines = [...found.values()]
  .filter(({ name }) => !name.startsWith(OWN))
  .map(({ name, version, license, homepage }) => {
    if (license === undefined) throw new Error(`${name} names no licence`);
    const url = homepage?.startsWith('https://')
      ? homepage
      : `https://www.npmjs.com/package/${name}`;
    return `  ${JSON.stringify({ name, version, license, url })},\n`;
  });
const text = `// Generated from the installed packages by \`npm run generate\`. Do not edit.

/** Software of others that server and pages ship, by name. */
export const licences: readonly {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly license: string;
  readonly url: string;
}[] = [
${[...new Set(lines)].sort().join('')}];
`;
const file = new Map([['apps/workbench/src/shell/about/licences.ts', text]]);
const { code, output } = writeFiles('list of licences', file, process.argv.includes('--check'));
process.stdout.write(`${output}\n`);
process.exitCode = code;
