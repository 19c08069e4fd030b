import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, ROOT } from './process.ts';

/**
 * Writes the files that differ from their text; with `check` it only says which ones do.
 * @param files text by path from the root of the repository
 */
export function writeFiles(
  what: string,
  files: ReadonlyMap<string, string>,
  check: boolean,
): Finished {
  const differing = [...files].filter(([file, text]) => {
    const place = join(ROOT, file);
    return !existsSync(place) || readFileSync(place, 'utf8') !== text;
  });
  if (!check) for (const [file, text] of differing) writeFileSync(join(ROOT, file), text);
  const said = `${files.size} ${what}, ${differing.length} ${check ? 'differ' : 'written'}`;
  return {
    code: check && differing.length > 0 ? 1 : 0,
    output: [said, ...(check ? differing.map(([file]) => file) : [])].join('\n'),
  };
}
