import { ADDRESS_FILES } from './addresses/files.ts';
import { alone } from './lock.ts';
import { collect, show } from './process.ts';
import { isFresh, type Made, make } from './stale.ts';

/** What a program writes out of other files; with `--check` the program names what differs. */
interface Written extends Made {
  readonly program: string;
}

/** All that is in no commit and is there for every command and test: each working tree writes its own. */
export const WRITTEN: readonly Written[] = [
  {
    name: 'generate',
    program: 'packages/sdk/scripts/generate.ts',
    inputs: ['specs', 'packages/sdk/scripts', 'packages/sdk/src/formats.ts', 'pnpm-lock.yaml'],
    outputs: ['packages/sdk/src/generated', 'apps/server/src/generated'],
  },
  {
    name: 'addresses',
    program: 'scripts/generate/addresses.ts',
    inputs: [
      'specs/addresses.ts',
      'specs/purposes.ts',
      'scripts/generate/addresses.ts',
      'scripts/lib/addresses',
    ],
    outputs: Object.values(ADDRESS_FILES),
  },
  {
    name: 'refusals',
    program: 'scripts/generate/refusals.ts',
    inputs: ['packages/domain/src/refusals', 'scripts/generate/refusals.ts'],
    outputs: ['docs/refusals.md'],
  },
  {
    name: 'sha256',
    program: 'scripts/generate/sha256.ts',
    inputs: [
      'packages/session-machine/src/env/sha256.ts',
      'scripts/generate/sha256.ts',
      'pnpm-lock.yaml',
    ],
    outputs: ['apps/server/src/sign-in/sha256-script.ts'],
  },
  {
    name: 'licences',
    program: 'scripts/generate/licences.ts',
    inputs: ['pnpm-lock.yaml', 'scripts/generate/licences.ts'],
    outputs: ['apps/workbench/src/shell/about/licences.ts'],
  },
];

const failureOf = ({ inputs: [from] }: Written): string => `Generating from ${from} failed.`;

/**
 * Writes it, each part unless it is there and neither what it is read out of nor anything written changed since.
 * @throws Error with what is wrong with a source
 */
export const generateWhenStale = (): Promise<void> =>
  alone('generate', async () => {
    for (const part of WRITTEN) {
      if (isFresh(part)) continue;
      await make(part, async () => {
        const { code, output } = await collect(process.execPath, [part.program]);
        if (code !== 0) throw new Error(`${output}${failureOf(part)}`);
      });
    }
  });

/** Writes it in any case and says how many files changed. Answers the exit code. */
export const generate = (): Promise<number> =>
  alone('generate', async () => {
    let failed = 0;
    for (const part of WRITTEN)
      await make(part, async () => {
        const code = await show(process.execPath, [part.program]);
        if (code !== 0) throw new Error(failureOf(part));
      }).catch((error: Error) => {
        failed = 1;
        process.stderr.write(`${error.message}\n`);
      });
    return failed;
  });

/** Names what is written and is not what its sources say; says nothing when all of it is. Answers the exit code. */
export async function checkGenerated(): Promise<number> {
  let failed = 0;
  for (const part of WRITTEN)
    if (!isFresh(part))
      failed = (await show(process.execPath, [part.program, '--check'])) || failed;
  return failed;
}
