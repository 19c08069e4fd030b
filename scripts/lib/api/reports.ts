import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PUBLISHED, type Published } from '../packed.ts';
import { type Finished, ROOT } from '../process.ts';
import { surfaceOf } from './exports.ts';
import { signatureOf } from './signature.ts';

const HEAD =
  'Written by `npm run api`. A change here is a change of what others import: review it as one.';
const GENERATED_HEAD = 'Written by `npm run generate`, from specs/. It is in no commit.';
/** Reports of what is generated, inside the folder of reports. */
const GENERATED = 'generated';

/** Reports of a package by file: one an entry. */
function reportsOf(name: Published): Map<string, string> {
  const { checker, entries } = surfaceOf(name);
  return new Map(
    entries.map(({ specifier, exported, isGenerated }) => {
      const lines = exported.map((one) => signatureOf(checker, one.name, one.symbol));
      const file = `${specifier.split('/')[2] ?? 'index'}.api.md`;
      const [place, head] = isGenerated ? [`${GENERATED}/${file}`, GENERATED_HEAD] : [file, HEAD];
      return [place, `# ${specifier}\n\n${head}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`];
    }),
  );
}

const folderOf = (name: Published): string => join(ROOT, 'packages', name, 'etc');

const isGenerated = (file: string): boolean => file.startsWith(`${GENERATED}/`);

/** Writes what the published packages export into their `etc`, one file an entry. */
export function writeReports(): void {
  for (const name of PUBLISHED) write(folderOf(name), reportsOf(name));
}

/** Writes the reports of what is generated from specs/, and no other. */
export function writeGeneratedReports(): void {
  const reports = [...reportsOf('sdk')].filter(([file]) => isGenerated(file));
  write(
    join(folderOf('sdk'), GENERATED),
    new Map(reports.map(([file, text]) => [basename(file), text])),
  );
}

/** Makes a folder hold these files and nothing else. */
function write(folder: string, reports: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of reports) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Compares the reports that are in git with the sources; the output names each line that differs. */
export async function checkReports(): Promise<Finished> {
  const lines: string[] = [];
  for (const name of PUBLISHED) {
    const folder = folderOf(name);
    const reports = new Map([...reportsOf(name)].filter(([file]) => !isGenerated(file)));
    const present = existsSync(folder)
      ? readdirSync(folder).filter((file) => file !== GENERATED)
      : [];
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
