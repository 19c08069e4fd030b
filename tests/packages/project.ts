import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInto, packed } from '../../scripts/lib/packed.ts';

/** A copy of a fixture in a temporary folder, the SDK installed out of its tarball. */
export async function projectOf(
  fixture: 'types' | 'node' | 'vite',
  others: Readonly<Record<string, string>> = {},
): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), `${fixture}-`));
  cpSync(fileURLToPath(new URL(`fixtures/${fixture}`, import.meta.url)), folder, {
    recursive: true,
  });
  installInto(folder, await packed('sdk'));
  for (const [name, target] of Object.entries(others))
    symlinkSync(target, join(folder, 'node_modules', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
