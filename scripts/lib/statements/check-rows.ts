import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
    const recorded = recordedRows(FOLDER);
    if (recorded.size === 0) return { code: 1, output: 'The tests of the server recorded no row.' };
    const { faults, extra, neverSeen } = compareRows(claims, recorded);
    const unseen = [...new Set(neverSeen)].map((caller) => `${caller}: no test brings it a row`);
    process.stdout.write(unseen.map((line) => `  ${line}\n`).join(''));
    if (process.env.PROVE) {
      const unread = extra.map((each) => `${each}: a column that nothing reads`);
      process.stdout.write(`${unread.join('\n')}\n`);
    }
    return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
  },
};
