import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads of the machine's time in TypeScript; `performance.now()` only measures. */
const READS = /new Date\(\)|\bDate\.now\b|\bdayjs\(\)/;
/** Reads of the machine's time in statements, whose own is `app_now()`. */
const SQL_READS =
  /(?<![\w.])now\(\)|\bcurrent_(?:date|timestamp)\b|\b(?:clock|statement|transaction)_timestamp\b/i;

const CLOCK = 'is the clock itself';
const TOKEN = 'life of tokens and codes';
const ELAPSED = 'measures what has elapsed';
const AHEAD = 'partitions are made weeks ahead';

/** Who reads it, and for what. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/dashboards/src/frame/use-feed.ts': ELAPSED,
  'apps/dashboards/src/session.ts': CLOCK,
  'apps/server/migrations/0125_baseline/01_foundation.sql': CLOCK,
  'apps/server/migrations/0125_baseline/02_accounts.sql': 'tells when a mark was set',
  'apps/server/migrations/0125_baseline/03_sign_in.sql': TOKEN,
  'apps/server/migrations/0125_baseline/05_messages_and_logs.sql': 'leases, and seals of logs',
  'apps/server/migrations/0125_baseline/17_scans.sql': AHEAD,
  'apps/server/migrations/0125_baseline/19_stores.sql': AHEAD,
  'apps/server/migrations/0180_sessions_of_a_person.sql': TOKEN,
  'apps/server/src/access/access.ts': TOKEN,
  'apps/server/src/access/person.sql.ts': TOKEN,
  'apps/server/src/audit/verify-chains.ts': 'ids bear the time of the machine',
  'apps/server/src/clock.ts': CLOCK,
  'apps/server/src/database/migrate.ts': 'written before app_now() is there',
  'apps/server/src/features/account/own-sessions.ts': TOKEN,
  'apps/server/src/features/files/file-store.ts': 'files bear the time of the machine',
  'apps/server/src/features/files/may-see-file.sql.ts': TOKEN,
  'apps/server/src/features/own-account/anonymise-due.sql.ts': TOKEN,
  'apps/server/src/http/metrics.ts': ELAPSED,
  'apps/server/src/jobs/forget-expired.sql.ts': TOKEN,
  'apps/server/src/jobs/housekeeping.ts': 'files bear the time of the machine',
  'apps/server/src/jobs/job.sql.ts': 'leases, and pauses between runs',
  'apps/server/src/operate/backup.ts': 'a backup is named by when it was written',
  'apps/server/src/operate/graduate.ts': 'records when the data was moved',
  'apps/server/src/sign-in/codes.sql.ts': TOKEN,
  'apps/server/src/sign-in/login-script.ts': ELAPSED,
  'apps/server/src/sign-in/set-password.sql.ts': TOKEN,
  'apps/server/src/sign-in/tokens.sql.ts': TOKEN,
  'apps/workbench/src/server-clock.ts': CLOCK,
  'apps/workbench/src/session.ts': CLOCK,
  'apps/workbench/src/shell/about/error-log.ts': 'a log of the device',
  'packages/sdk/src/layers/retry-safe-calls.ts': ELAPSED,
  'packages/session-machine/src/env/browser.ts': TOKEN,
  'packages/session-machine/src/env/file-lock.ts': ELAPSED,
  'packages/session-machine/src/env/node.ts': TOKEN,
  'packages/ui/src/clock/clock.ts': CLOCK,
};

const ROOMS = [
  ...['domain', 'sdk', 'session-machine', 'ui'].map((name) => `packages/${name}/src`),
  ...['server/src', 'server/demo', 'server/migrations', 'workbench/src', 'dashboards/src'].map(
    (name) => `apps/${name}`,
  ),
];

/** A date of Greenwich; in a factory the next one has begun for up to eight hours. */
const GREENWICH =
  /\.toISOString\(\)\s*\.(?:slice|substring)\(0, 10\)|toISOString\(\)\s*\.split\('T'\)/;
/** Who takes it, and why it is no date of a factory. */
const IN_GREENWICH: Readonly<Record<string, string>> = {
  'apps/server/src/jobs/jobs.ts': AHEAD,
};

function* sources(folder: string, withTests = false): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'generated' && (withTests || entry.name !== 'testing'))
        yield* sources(path, withTests);
    } else if (
      /\.(tsx?|sql)$/.test(entry.name) &&
      (withTests || !/\.(test|story|browser)\.tsx?$/.test(entry.name))
    )
      yield relative(ROOT, path);
  }
}

const codeOf = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8').replace(/^\s*(\/\/|\*|\/\*|--).*$/gm, '');

test('the time of the machine is read by the clocks, and where something elapses', () => {
  const found = ROOMS.flatMap((room) => [...sources(join(ROOT, room))]).filter((path) => {
    const code = codeOf(path);
    return READS.test(code) || (path.startsWith('apps/server/') && SQL_READS.test(code));
  });
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('the server and its tests take no date of Greenwich for a date of the factory', () => {
  const found = ['apps/server/src', 'apps/server/demo', 'tests/contract', 'tests/e2e']
    .flatMap((room) => [...sources(join(ROOT, room), true)])
    .filter((path) => GREENWICH.test(codeOf(path)));
  expect(found.sort()).toEqual(Object.keys(IN_GREENWICH).sort());
});
