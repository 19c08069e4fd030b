import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED, type Published } from '../packed.ts';
import { type Finished, ROOT } from '../process.ts';
import { surfaceOf } from './exports.ts';
import { signatureOf } from './signature.ts';

const HEAD =
  'Written by `npm run api`. A change here is a change of what others import: review it as one.';

/** Reports of a package by file name: one an entry. */
function reportsOf(name: Published): Map<string, string> {
  const { checker, entries } = surfaceOf(name);
  return new Map(
    entries.map(({ specifier, exported }) => {
      const lines = exported.map((one) => signatureOf(checker, one.name, one.symbol));
      const file = `${specifier.split('/')[2] ?? 'index'}.api.md`;
      return [file, `# ${specifier}\n\n${HEAD}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`];
    }),
  );
}

const folderOf = (name: Published): string => join(ROOT, 'packages', name, 'etc');

/** Writes what the published packages export into their `etc`, one file an entry. */
export function writeReports(names: readonly Published[] = PUBLISHED): void {
  for (const name of names) {
    const folder = folderOf(name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of reportsOf(name)) writeFileSync(join(folder, file), text);
  }
}

/** Compares the reports with the sources; the output names each line that differs. */
export async function checkReports(): Promise<Finished> {
  const lines: string[] = [];
  for (const name of PUBLISHED) {
    const folder = folderOf(name);
    const reports = reportsOf(name);
    const present = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of new Set([...present, ...reports.keys()])) {
      const kept = present.includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
      lines.push(...differences(`packages/${name}/etc/${file}`, kept, reports.get(file) ?? ''));
    }
  }
  if (lines.length > 0)
    lines.push('Review the change, then run `npm run api` and commit the reports.');
  return { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') };
}

function differences(file: string, kept: string, found: string): string[] {
  const before = new Set(kept.split('\n'));
  const after = new Set(found.split('\n'));
  const cut = (line: string) => line.slice(0, 200);
  return [
    ...[...before].filter((line) => !after.has(line)).map((line) => `${file} - ${cut(line)}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `${file} + ${cut(line)}`),
  ];
}
