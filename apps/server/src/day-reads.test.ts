import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The day on the calendar out of the clock; the day that runs is `factoryToday()`, outside of statements `today()`. */
const READS = /app_now\(\)::date|\bnow\}::timestamptz\)?::date/;

/** Who means the day on the calendar. */
const CALENDAR: Readonly<Record<string, string>> = {
  'features/machines/machine-life.sql.ts':
    'a machine that nobody bought on a day was entered on one',
  'features/organisation/organisation.handlers.ts': 'years of work turn at midnight',
  'new-company/create-company.ts': 'an administrator is hired on a date of the calendar',
  'new-company/line-profile.sql.ts': 'years turn at midnight',
  'records/claim-record.sql.ts': 'the date a clock shows beside a time',
};

test('before the cut-off the day that runs is the day before: nobody reads it off the calendar', () => {
  const readers = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => READS.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path));
  expect(readers.toSorted()).toEqual(Object.keys(CALENDAR));
});
