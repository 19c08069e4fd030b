import { checksAndBuilds } from '../checks.ts';
import { bringChromium } from '../programs.ts';
import { recordRows, rowsAsClaimed } from '../statements/check-rows.ts';
import { runSteps } from '../steps.ts';
import { beginRun } from './last-run.ts';
import type { Outcome } from './test-report.ts';
import { type Part, runPart } from './vitest.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Has vitest.config.ts leave out what belongs to a group of `npm run prove`. */
export const WITHOUT_GROUPS = { TESTS: 'gate' } as const;

/** The parts of `npm test` behind its checks and builds, in their order. */
export const GATE: readonly Part[] = [
  { name: 'rules, unit, workbench', projects: ['rules', 'unit', 'workbench'], env: WITHOUT_GROUPS },
  { name: 'server', projects: ['server'], env: WITHOUT_GROUPS },
  { name: 'browser', projects: ['browser'], env: WITHOUT_GROUPS },
];

/** Everything that has to hold before work reaches anybody. Answers the exit code. */
export async function runGate(): Promise<number> {
  const end = beginRun('npm test');
  bringChromium();
  const outcomes: Outcome[] = [
    await runSteps(checksAndBuilds(say), { stopAtFirst: false, atOnce: 2 }),
  ];
  recordRows();
  for (const part of GATE) outcomes.push(await runPart(part));
  outcomes.push(await runSteps([rowsAsClaimed], { stopAtFirst: false, atOnce: 1 }));
  return end(outcomes);
}
