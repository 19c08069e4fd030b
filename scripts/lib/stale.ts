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

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const files =
      existsSync(join(ROOT, input)) && input.includes('.')
        ? [join(ROOT, input)]
        : filesUnder(input);
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs `work` when one of the inputs (files or folders) changed since it last succeeded.
 * @returns false when nothing had to be done
 */
export async function whenStale(
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(ROOT, '.stamps', name);
  const present = fingerprint(inputs);
  const fresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === present &&
    outputs.every((output) => existsSync(join(ROOT, output)));
  if (fresh) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, present);
  return true;
}
