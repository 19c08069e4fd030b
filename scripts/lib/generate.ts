import { alone } from './lock.ts';
import { collect, show } from './process.ts';
import { isFresh, type Made, make } from './stale.ts';

const PROGRAM = 'packages/sdk/scripts/generate.ts';

/** What is read out of specs/. It is in no commit: each working tree writes its own. */
const GENERATED: Made = {
  name: 'generate',
  inputs: ['specs', 'packages/sdk/scripts', 'packages/sdk/src/formats.ts', 'pnpm-lock.yaml'],
  outputs: ['packages/sdk/src/generated', 'apps/server/src/generated'],
};

/**
 * Writes what is read out of specs/, unless it is there and neither specs/ nor anything written changed since.
 * @throws Error with what is wrong with specs/
 */
export const generateWhenStale = (): Promise<void> =>
  alone('generate', async () => {
    if (isFresh(GENERATED)) return;
    await make(GENERATED, async () => {
      const { code, output } = await collect(process.execPath, [PROGRAM]);
      if (code !== 0) throw new Error(`${output}Generating from specs/ failed.`);
    });
  });

/** Writes it in any case and says how many files changed. Answers the exit code. */
export const generate = (): Promise<number> =>
  alone('generate', async () => {
    let code = 1;
    await make(GENERATED, async () => {
      code = await show(process.execPath, [PROGRAM]);
      if (code !== 0) throw new Error('Generating from specs/ failed.');
    }).catch((error: Error) => process.stderr.write(`${error.message}\n`));
    return code;
  });

/** Names what is written and is not what specs/ say; says nothing when all of it is. Answers the exit code. */
export const checkGenerated = async (): Promise<number> =>
  isFresh(GENERATED) ? 0 : show(process.execPath, [PROGRAM, '--check']);
