import { addresses, groups } from '../../../specs/addresses.ts';
import { purposes } from '../../../specs/purposes.ts';
import { type Finished, ROOT } from '../process.ts';
import { writeFiles } from '../write-files.ts';
import { faultsOf, purposeFaults } from './faults.ts';
import { printAddresses } from './print.ts';

/**
 * Writes what follows from the table of addresses; with `check` it only says which files differ. A table with
 * faults writes nothing.
 */
export function generateAddresses(check: boolean): Finished {
  const faults = [...faultsOf(addresses, ROOT), ...purposeFaults(addresses, purposes)];
  if (faults.length > 0) return { code: 1, output: faults.join('\n') };
  return writeFiles('files of addresses', printAddresses(addresses, groups, purposes), check);
}
