/** One thing that failed: a test, a file that could not be loaded, or a check. */
export interface Failure {
  /** Path below the repository; empty where no file is meant. */
  readonly file: string;
  /** Full name of the test, or of the check. */
  readonly test: string;
  readonly message: string;
}

export interface ReportedFile {
  /** Path below the repository. */
  readonly file: string;
  readonly seconds: number;
  /** Full names of the tests that passed. */
  readonly passed: readonly string[];
  /** A file that could not be loaded has one without the name of a test. */
  readonly failures: readonly Failure[];
}

/** What a run of vitest writes about itself. */
export interface TestReport {
  readonly files: readonly ReportedFile[];
  /** Messages of errors outside of all tests. */
  readonly errors: readonly string[];
}

/** The outcome of a part of a run. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Files that passed at the second try only. */
  readonly mended: readonly string[];
}

export const NOTHING: Outcome = { passed: 0, failures: [], mended: [] };

export const combine = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  mended: outcomes.flatMap(({ mended }) => mended),
});

/** Paths of the files of which something failed. */
export const failedFiles = ({ files }: TestReport): readonly string[] =>
  files.flatMap(({ file, failures }) => (failures.length > 0 ? [file] : []));

const outsideOfTests = ({ errors }: TestReport, part: string): Failure[] =>
  errors.map((message) => ({ file: '', test: `${part}: an error outside of all tests`, message }));

/**
 * What came out of a run: each failed test, each file that could not be loaded, each error outside of all tests.
 * @param code exit code of vitest: a bad one is a failure though nothing says why
 */
export function outcomeOf(report: TestReport, code: number, part: string): Outcome {
  const failures = [
    ...report.files.flatMap((file) => file.failures),
    ...outsideOfTests(report, part),
  ];
  if (code !== 0 && failures.length === 0)
    failures.push({ file: '', test: part, message: `ended with exit code ${code}` });
  const passed = report.files.reduce((sum, file) => sum + file.passed.length, 0);
  return { passed, failures, mended: [] };
}

/** Whether every test that failed first was run again and passed: one that is missing then did not. */
function isMended(first: ReportedFile, second: ReportedFile | undefined): boolean {
  if (second === undefined || second.failures.length > 0 || second.passed.length === 0)
    return false;
  const passed = new Set(second.passed);
  return first.failures.every(({ test }) => test === '' || passed.has(test));
}

/**
 * What came out of a run of which the files that failed were run once more. Files that a name brought along by
 * accident are not counted.
 * @param code exit code of the second run
 */
export function outcomeOfTwo(
  first: TestReport,
  second: TestReport,
  code: number,
  part: string,
): Outcome {
  const files = first.files.map((file): Outcome => {
    if (file.failures.length === 0) return { ...NOTHING, passed: file.passed.length };
    const again = second.files.find((each) => each.file === file.file);
    if (isMended(file, again))
      return { ...NOTHING, passed: again?.passed.length ?? 0, mended: [file.file] };
    const failures = again && again.failures.length > 0 ? again.failures : file.failures;
    return { ...NOTHING, passed: again?.passed.length ?? file.passed.length, failures };
  });
  const all = combine([...files, { ...NOTHING, failures: outsideOfTests(second, part) }]);
  const own = new Set(first.files.map(({ file }) => file));
  const isForeign = second.files.some(
    ({ file, failures }) => !own.has(file) && failures.length > 0,
  );
  return code !== 0 && all.failures.length === 0 && !isForeign
    ? combine([all, outcomeOf({ files: [], errors: [] }, code, part)])
    : all;
}
