import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, type Finished, ROOT } from '../process.ts';
import { crowdedFolders, crowdedFunctions, type Exceptions } from './faults.ts';

const EXCEPTIONS = 'scripts/lib/rooms/exceptions.json';

/** That no folder has more sources, and no function more lines, than one person takes in. */
export async function checkRooms(): Promise<Finished> {
  const listed = await collect('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = listed.output
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const { folders, functions }: Exceptions = JSON.parse(textOf(EXCEPTIONS));
  const rooms = [crowdedFolders(files, folders), crowdedFunctions(files, textOf, functions)];
  for (const line of rooms.flatMap(({ outdated }) => outdated))
    process.stdout.write(`  ${line} (${EXCEPTIONS})\n`);
  const faults = rooms.flatMap((each) => each.faults);
  const where = `The exceptions stand in ${EXCEPTIONS} and only become fewer.`;
  return { code: faults.length === 0 ? 0 : 1, output: [...faults, where].join('\n') };
}
