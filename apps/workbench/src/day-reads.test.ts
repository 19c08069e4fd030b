import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The day on the calendar out of the clock; the day that runs is `today()` of the workbench. */
const READS =
  /(?:new Date\(\w*[nN]ow(?:\(\))?\)\.toISOString\(\)|clockText\(now\(\)\))\.slice\(0, 10\)/;

/** Who means the day on the calendar. */
const CALENDAR: Readonly<Record<string, string>> = {
  'features/account/verified.screen.tsx': 'a birthday turns at midnight',
  'features/reports/cutting-board/table-card.tsx': 'a time without its day is read on the wall',
};

test('before the cut-off the day that runs is the day before: nobody reads it off the calendar', () => {
  const readers = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => READS.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path));
  expect(readers.toSorted()).toEqual(Object.keys(CALENDAR));
});
