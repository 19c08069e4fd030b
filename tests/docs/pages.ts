import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** A file of the repository as text. */
export const readText = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8');

/** Rows of the tables below a heading of a page, cells trimmed, code marks taken off. */
export function tableRows(page: string, heading: string): string[][] {
  const text = readText(page);
  const start = text.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`${page} has no heading "${heading}"`);
  const section = text.slice(start + 1).split(/\n## /)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('`', '').replaceAll('\\|', '|')),
    );
}
