/** What vitest writes about a run, as far as it is counted here. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly ReportedFile[];
}

export interface ReportedFile {
  /** Its path. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const passedIn = (file: ReportedFile | undefined) =>
  file?.assertionResults.filter(({ status }) => status === 'passed') ?? [];

const isFailed = ({ status }: { readonly status: string }) => status === 'failed';

/** Files of which something failed, or that could not even be loaded. */
export const failedFiles = (report: TestReport): readonly ReportedFile[] =>
  report.testResults.filter(isFailed);

/**
 * Counts a run: a file that could not be loaded is one failure, and so is an error outside of all tests.
 * @param code exit code of vitest
 */
export function countsOf(report: TestReport, code: number): Counts {
  const unloadable = failedFiles(report).filter((file) => file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Whether every test that failed first was run again and passed: one that is missing then did not. */
function isMended(first: ReportedFile, second: ReportedFile | undefined): boolean {
  const passed = new Set(passedIn(second).map(({ fullName }) => fullName));
  return (
    second?.status === 'passed' &&
    passed.size > 0 &&
    first.assertionResults.filter(isFailed).every(({ fullName }) => passed.has(fullName))
  );
}

/**
 * Counts a run of which the files that failed were run once more.
 * @param code exit code of the second run
 * @returns the counts, and the files that passed at the second try only
 */
export function countsOfTwo(
  first: TestReport,
  second: TestReport,
  code: number,
): Counts & { readonly mended: readonly string[] } {
  const pairs = failedFiles(first).map((file) => {
    const again = second.testResults.find(({ name }) => name === file.name);
    return { file, again, mended: isMended(file, again) };
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const failed = sum(
    pairs.map(({ again, mended }) =>
      mended ? 0 : Math.max(1, again?.assertionResults.filter(isFailed).length ?? 0),
    ),
  );
  return {
    passed:
      first.numPassedTests +
      sum(pairs.map(({ file, again }) => passedIn(again).length - passedIn(file).length)),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    mended: pairs.flatMap(({ file, mended }) => (mended ? [file.name] : [])),
  };
}
