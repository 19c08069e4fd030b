import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NEVER_SEEN } from '../../../tests/contract/statements/never-seen.ts';
import { ROOT } from '../process.ts';
import type { Step } from '../steps.ts';
import { compareRows, recordedRows } from './recorded-rows.ts';
import { rowClaims } from './row-claims.ts';

const FOLDER = join(ROOT, 'test-results', 'rows');

/** Has the server's tests of this run write down which rows came to which call. */
export function recordRows(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  process.env.RECORD_ROWS = FOLDER;
}

/** Compares the rows of {@link recordRows} with what the calls say of them, after all tests of the server. */
export const rowsAsClaimed: Step = {
  name: 'rows are what their calls say',
  run: async () => {
    const claims = rowClaims(
      join(ROOT, 'apps/server/tsconfig.json'),
      join(ROOT, 'apps/server/src/'),
    );
    const { faults, extra, neverSeen } = compareRows(claims, recordedRows(FOLDER));
    const known = new Set(NEVER_SEEN);
    const callers = new Set(claims.map(({ caller }) => caller));
    const output = [
      ...faults,
      ...neverSeen
        .filter((caller) => !known.has(caller))
        .map((caller) => `${caller}: no test brings it a row`),
      ...NEVER_SEEN.filter((caller) => !callers.has(caller)).map(
        (caller) =>
          `${caller}: no longer there, take it off tests/contract/statements/never-seen.ts`,
      ),
    ];
    if (process.env.PROVE) {
      const unread = extra.map((each) => `${each}: a column that nothing reads`);
      process.stdout.write(`${unread.join('\n')}\n`);
    }
    return { code: output.length === 0 ? 0 : 1, output: output.join('\n') };
  },
};
