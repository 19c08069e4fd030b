import { collect, type Finished } from './process.ts';

/** One thing that is checked as a whole: it passes or it fails. */
export interface Step {
  readonly name: string;
  run(): Promise<Finished>;
}

export const command = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: () => collect(program, args),
});

/**
 * Runs the steps in order and prints a line each.
 * @param stopAtFirst ends at the first failure: what comes later would only repeat it
 */
export async function runSteps(
  steps: readonly Step[],
  stopAtFirst: boolean,
): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const started = Date.now();
    const { code, output } = await step.run();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
    if (code === 0) passed += 1;
    else {
      failed += 1;
      process.stdout.write(`${output.trim().slice(-8000)}\n`);
      if (stopAtFirst) break;
    }
  }
  return { passed, failed };
}
