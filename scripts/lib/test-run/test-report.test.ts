import { expect, test } from 'vitest';
import { failureLines } from './failures.ts';
import { outcomeOf, outcomeOfTwo, type TestReport } from './test-report.ts';

/** A report of files with the outcome of each test in them; a file without tests could not be loaded. */
function reportOf(files: Readonly<Record<string, Readonly<Record<string, boolean>>>>): TestReport {
  return {
    files: Object.entries(files).map(([file, tests]) => {
      const names = Object.keys(tests);
      const failed = names.length === 0 ? [''] : names.filter((name) => tests[name] === false);
      return {
        file,
        seconds: 1,
        passed: names.filter((name) => tests[name]),
        failures: failed.map((name) => ({ file, test: name, message: `${name} is wrong` })),
      };
    }),
    errors: [],
  };
}

const counted = ({ passed, failures, mended }: ReturnType<typeof outcomeOf>) => ({
  passed,
  failed: failures.length,
  mended,
});

const first = reportOf({
  'quiet.ts': { one: true, two: true },
  'busy.ts': { three: true, four: false },
});
const again = (files: Parameters<typeof reportOf>[0], code = 0) =>
  counted(outcomeOfTwo(first, reportOf(files), code, 'part'));

test('a file that could not be loaded and an error outside of all tests are a failure each', () => {
  const unloadable = reportOf({ 'a.ts': { one: true }, 'b.ts': {} });
  expect(counted(outcomeOf(unloadable, 1, 'part'))).toMatchObject({ passed: 1, failed: 1 });
  const fine = reportOf({ 'a.ts': { one: true } });
  const loud = { ...fine, errors: ['a promise that nobody caught'] };
  expect(counted(outcomeOf(loud, 1, 'part'))).toMatchObject({ passed: 1, failed: 1 });
  expect(counted(outcomeOf(fine, 0, 'part'))).toMatchObject({ passed: 1, failed: 0 });
});

test('a run that ends badly without saying why is a failure', () => {
  const fine = reportOf({ 'a.ts': { one: true } });
  expect(outcomeOf(fine, 137, 'part').failures).toEqual([
    { file: '', test: 'part', message: 'ended with exit code 137' },
  ]);
});

test('what passes at the second try is counted once and named', () => {
  expect(again({ 'busy.ts': { three: true, four: true } })).toEqual({
    passed: 4,
    failed: 0,
    mended: ['busy.ts'],
  });
});

test('what fails again failed', () => {
  expect(again({ 'busy.ts': { three: false, four: false } }, 1)).toEqual({
    passed: 2,
    failed: 2,
    mended: [],
  });
});

test.each([
  ['is not there', { 'busy.ts': { three: true } }],
  ['is in a file that cannot be loaded', { 'busy.ts': {} }],
  ['is in a file that was not run', {}],
])('what failed first and %s then is not mended', (_, files) => {
  expect(again(files)).toMatchObject({ failed: 1, mended: [] });
});

test('an error outside of all tests of the second run is a failure', () => {
  expect(again({ 'busy.ts': { three: true, four: true } }, 1)).toMatchObject({
    failed: 1,
    mended: ['busy.ts'],
  });
});

test('files that a name brought along by accident are not counted', () => {
  const files = { 'busy.ts': { three: true, four: true }, 'busy.tsx': { five: false } };
  expect(again(files, 1)).toEqual({ passed: 4, failed: 0, mended: ['busy.ts'] });
});

const failure = (at: number, lines: number) => ({
  file: `file-${at}.ts`,
  test: `test ${at}`,
  message: Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n'),
});

test('a red run names each failure in at most 80 lines', () => {
  expect(failureLines([])).toEqual([]);
  expect(failureLines([failure(1, 2)])).toEqual([
    '✗ file-1.ts > test 1',
    '    line 0',
    '    line 1',
  ]);
  for (const count of [1, 7, 40, 79, 80, 81, 500]) {
    const lines = failureLines(Array.from({ length: count }, (_, at) => failure(at, 50)));
    expect(lines.length).toBeLessThanOrEqual(80);
    const named = lines.filter((line) => line.startsWith('✗')).length;
    expect(named).toBe(Math.min(count, count > 80 ? 79 : 80));
    if (count > 80) expect(lines.at(-1)).toBe(`and ${count - 79} more`);
  }
});
