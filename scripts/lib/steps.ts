import { collect, type Finished } from './process.ts';
import type { Failure, Outcome } from './test-run/test-report.ts';

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
 * Runs the steps in order and prints a line each when it is done.
 * @param stopAtFirst begins none after the first failure: what comes later would only repeat it
 * @param atOnce how many run side by side
 */
export async function runSteps(
  steps: readonly Step[],
  { stopAtFirst, atOnce }: { readonly stopAtFirst: boolean; readonly atOnce: number },
): Promise<Outcome> {
  let passed = 0;
  const failures: Failure[] = [];
  const waiting = steps.values();
  async function takeTurns(): Promise<void> {
    for (const step of waiting) {
      const started = Date.now();
      const { code, output } = await step
        .run()
        .catch((error: Error) => ({ code: 1, output: error.message }));
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
      if (code === 0) passed += 1;
      else failures.push({ file: '', test: step.name, message: output.trim() });
      if (failures.length > 0 && stopAtFirst) return;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return { passed, failures, mended: [] };
}
