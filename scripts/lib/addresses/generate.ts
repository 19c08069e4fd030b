import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, groups } from '../../../specs/addresses.ts';
import { type Finished, ROOT } from '../process.ts';
import { faultsOf } from './faults.ts';
import { printAddresses } from './print.ts';

/**
 * Writes what follows from the table of addresses; with `check` it only says which files differ. A table with
 * faults writes nothing.
 */
export async function generateAddresses(check: boolean): Promise<Finished> {
  const faults = faultsOf(addresses, ROOT);
  if (faults.length > 0) return { code: 1, output: faults.join('\n') };
  const files = printAddresses(addresses, groups);
  const differing = [...files].filter(([file, text]) => {
    const place = join(ROOT, file);
    return !existsSync(place) || readFileSync(place, 'utf8') !== text;
  });
  if (!check) for (const [file, text] of differing) writeFileSync(join(ROOT, file), text);
  const said = `${files.size} files of addresses, ${differing.length} ${check ? 'differ' : 'written'}`;
  return {
    code: check && differing.length > 0 ? 1 : 0,
    output: [said, ...(check ? differing.map(([file]) => file) : [])].join('\n'),
  };
}
