import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/process.ts';
import { withMutants } from './mutants.ts';
import { score } from './run.ts';
import { sessionLogic } from './session.ts';

/** Share of the mutants that a test notices. */
const AT_LEAST = 0.85;

test('every mutant of a file sleeps in it until it is named', () => {
  const source = `import { x } from './x.ts';\nexport const f = (a: number): boolean => a > 1 && !x;\n`;
  const { code, mutants } = withMutants('f.ts', source, 7);
  expect(mutants.map(({ id, line, change }) => [id, line, change])).toEqual([
    [7, 2, 'a > 1 && !x → a > 1 || !x'],
    [8, 2, 'a > 1 && !x → undefined'],
    [9, 2, 'a > 1 → a >= 1'],
    [10, 2, '1 → 1 + 1'],
    [11, 2, '!x → x'],
  ]);
  expect(code).toContain(`import { x } from './x.ts';`);
  expect(code).toContain('__mutant === 7 ? (a > 1 || !x)');
});

// `npm run prove mutation`: some hundred runs of the tests, no part of the short form.
if (process.env.PROVE)
  test(
    'the tests of the session notice 85 % of the small changes of its logic',
    async () => {
      const { mutants, killed, survivors } = await score(sessionLogic, () => undefined);
      const folder = join(ROOT, 'docs/measurements');
      mkdirSync(folder, { recursive: true });
      const share = Math.round((killed / mutants) * 1000) / 1000;
      const left = survivors.map(({ file, line, change }) => `${file}:${line} ${change}`);
      writeFileSync(
        join(folder, 'session-mutation.json'),
        `${JSON.stringify({ mutants, killed, share, survivors: left }, undefined, 2)}\n`,
      );
      expect(share).toBeGreaterThanOrEqual(AT_LEAST);
    },
    3 * 60 * 60_000,
  );
