import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, type Finished, ROOT } from '../process.ts';
import { type Exceptions, folderFaults, functionFaults } from './faults.ts';

const EXCEPTIONS = 'scripts/lib/rooms/exceptions.json';

/** That no folder has more sources, and no function more lines, than one person takes in. */
export async function checkRooms(): Promise<Finished> {
  const listed = await collect('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = listed.output
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const { folders, functions }: Exceptions = JSON.parse(textOf(EXCEPTIONS));
  const faults = [...folderFaults(files, folders), ...functionFaults(files, textOf, functions)];
  const where = `The exceptions stand in ${EXCEPTIONS} and only become fewer.`;
  return { code: faults.length === 0 ? 0 : 1, output: [...faults, where].join('\n') };
}
