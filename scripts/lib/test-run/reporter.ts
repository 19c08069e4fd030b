import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from '../process.ts';
import type { Failure, ReportedFile, TestReport } from './test-report.ts';

/** Name of the environment variable with the file that the report is written to. */
export const REPORT_FILE = 'TEST_REPORT';

/** Escapes that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Message, difference and place of an error, as plain lines. */
function textOf({ message, stack, stacks, diff }: SerializedError): string {
  const [place] = stacks ?? [];
  const at = place ? `at ${relative(ROOT, place.file)}:${place.line}` : undefined;
  const parts = [message || stack, at, typeof diff === 'string' ? diff : undefined];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .replaceAll(COLOURS, '');
}

function reportFile(module: TestModule): ReportedFile {
  const file = relative(ROOT, module.moduleId);
  const passed: string[] = [];
  const failures: Failure[] = [];
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') passed.push(test.fullName);
    else if (state === 'failed')
      failures.push({ file, test: test.fullName, message: errors.map(textOf).join('\n') });
  }
  // A hook that failed, or a file that could not be read.
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  for (const error of [...module.errors(), ...suites])
    failures.push({ file, test: '', message: textOf(error) });
  if (module.state() === 'failed' && failures.length === 0)
    failures.push({ file, test: '', message: 'failed without saying why' });
  // The process that ran it ended under it: what it took along is run again where a second try is given.
  if (module.state() === 'queued' || module.state() === 'pending')
    failures.push({ file, test: '', message: 'was not run to its end' });
  return { file, seconds: module.diagnostic().duration / 1000, passed, failures };
}

/** Writes what a run was, file by file, where the variable {@link REPORT_FILE} says. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const place = process.env[REPORT_FILE];
    if (place === undefined) return;
    const report: TestReport = {
      files: modules.map(reportFile),
      errors: unhandledErrors.map(textOf),
    };
    writeFileSync(place, JSON.stringify(report));
  }
}
