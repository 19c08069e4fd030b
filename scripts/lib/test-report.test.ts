import { expect, test } from 'vitest';
import { countsOf, countsOfTwo, type TestReport } from './test-report.ts';

/** A report of files with the outcome of each test in them. */
function reportOf(files: Readonly<Record<string, Readonly<Record<string, string>>>>): TestReport {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status:
      Object.keys(tests).length > 0 && !Object.values(tests).includes('failed')
        ? 'passed'
        : 'failed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  }));
  const count = (wanted: string) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted)
      .length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
}

const first = reportOf({
  'quiet.ts': { one: 'passed', two: 'passed' },
  'busy.ts': { three: 'passed', four: 'failed' },
});

test('a file that could not be loaded and an error outside of all tests are a failure each', () => {
  expect(countsOf(reportOf({ 'a.ts': { one: 'passed' }, 'b.ts': {} }), 1)).toEqual({
    passed: 1,
    failed: 1,
  });
  expect(countsOf(reportOf({ 'a.ts': { one: 'passed' } }), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countsOf(reportOf({ 'a.ts': { one: 'passed' } }), 0)).toEqual({ passed: 1, failed: 0 });
});

test('what passes at the second try is counted once and named', () => {
  const second = reportOf({ 'busy.ts': { three: 'passed', four: 'passed' } });
  expect(countsOfTwo(first, second, 0)).toEqual({ passed: 4, failed: 0, mended: ['busy.ts'] });
});

test('what fails again failed', () => {
  const second = reportOf({ 'busy.ts': { three: 'failed', four: 'failed' } });
  expect(countsOfTwo(first, second, 1)).toEqual({ passed: 2, failed: 2, mended: [] });
});

test.each([
  ['is skipped', { 'busy.ts': { three: 'passed', four: 'skipped' } }],
  ['is not there', { 'busy.ts': { three: 'passed' } }],
  ['is in a file that cannot be loaded', { 'busy.ts': {} }],
  ['is in a file that was not run', {}],
])('what failed first and %s then is not mended', (_, files) => {
  const counted = countsOfTwo(first, reportOf(files), 0);
  expect(counted).toMatchObject({ failed: 1, mended: [] });
});

test('an error outside of all tests of the second run is a failure', () => {
  const second = reportOf({ 'busy.ts': { three: 'passed', four: 'passed' } });
  expect(countsOfTwo(first, second, 1)).toMatchObject({ failed: 1, mended: ['busy.ts'] });
});

test('files that a name brought along by accident are not counted', () => {
  const second = reportOf({
    'busy.ts': { three: 'passed', four: 'passed' },
    'busy.tsx': { five: 'failed' },
  });
  expect(countsOfTwo(first, second, 0)).toEqual({ passed: 4, failed: 0, mended: ['busy.ts'] });
});
