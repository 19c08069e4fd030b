import { buildApps, buildHost } from '../build.ts';
import { checksAndBuilds } from '../checks.ts';
import { bringPrograms } from '../programs.ts';
import { runSteps } from '../steps.ts';
import { WITHOUT_GROUPS } from './gate.ts';
import { filesOfGroups } from './groups.ts';
import { beginRun, readLastRun } from './last-run.ts';
import { projectOf } from './projects.ts';
import type { Outcome } from './test-report.ts';
import { runPart } from './vitest.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs what failed in the last run and nothing else. Answers the exit code. */
export async function runAgain(): Promise<number> {
  const last = readLastRun();
  if (last === undefined || last.failed === 0) {
    say(last ? 'Nothing failed in the last run.' : 'There was no run yet: npm test');
    return last ? 0 : 1;
  }
  const known = checksAndBuilds(say).filter(({ name }) => last.failedChecks.includes(name));
  if (known.length + last.failedFiles.length === 0) {
    say(
      `${last.failedChecks.join(', ')}: no file and no check that can be run by itself. Run npm test.`,
    );
    return 1;
  }
  const end = beginRun('npm test -- --again');
  bringPrograms();
  const outcomes: Outcome[] = [await runSteps(known, { stopAtFirst: false, atOnce: 2 })];
  const grouped = filesOfGroups();
  // As they ran before: those of npm test on one engine, those of a group with all they have.
  const isOfGate = (file: string) => !grouped.has(file);
  const byProject = Map.groupBy(last.failedFiles, (file) =>
    isOfGate(file) ? projectOf(file) : `${projectOf(file)} of groups`,
  );
  if (last.failedFiles.some((file) => projectOf(file) === 'browser')) {
    await buildApps(say);
    await buildHost(say);
  }
  for (const [name, files] of byProject) {
    const [first = ''] = files;
    const env = isOfGate(first) ? WITHOUT_GROUPS : undefined;
    outcomes.push(await runPart({ name, projects: [projectOf(first)], files, env }));
  }
  return end(outcomes, ', only what failed before');
}
