import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './process.ts';

function filesUnder(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  const found: string[] = [];
  for (const entry of readdirSync(full, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !file.includes('/node_modules/') && !file.includes('/dist/'))
      found.push(file);
  }
  return found.sort();
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files =
      existsSync(join(ROOT, path)) && path.includes('.') ? [join(ROOT, path)] : filesUnder(path);
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Files that are made of others. Paths are those of files or folders below the repository. */
export interface Made {
  /** Name of the stamp that remembers the last success. */
  readonly name: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

const stampOf = ({ name }: Made): string => join(ROOT, '.stamps', name);

/** Whether inputs and outputs are what they were when the outputs were last made. */
export function isFresh(made: Made): boolean {
  const stamp = stampOf(made);
  if (!existsSync(stamp) || !made.outputs.every((output) => existsSync(join(ROOT, output))))
    return false;
  const [inputs, outputs] = readFileSync(stamp, 'utf8').split('\n');
  // A checkout or a hand may have changed what was made.
  return inputs === fingerprint(made.inputs) && outputs === fingerprint(made.outputs);
}

/** Runs `work`, which makes the outputs, and remembers that it succeeded; keeps nothing when it throws. */
export async function make(made: Made, work: () => Promise<void>): Promise<void> {
  // What changes while it works is seen the next time.
  const inputs = fingerprint(made.inputs);
  await work();
  mkdirSync(dirname(stampOf(made)), { recursive: true });
  writeFileSync(stampOf(made), `${inputs}\n${fingerprint(made.outputs)}`);
}

/**
 * Runs `work` when an input or an output changed since it last succeeded.
 * @returns false when nothing had to be done
 */
export async function whenStale(
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const made = { name, inputs, outputs };
  if (isFresh(made)) return false;
  await make(made, work);
  return true;
}
