import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PUBLISHED, packed } from './packed.ts';
import { ROOT } from './process.ts';

/**
 * Builds all published packages and writes each as others install it.
 * @param folder where the tarballs go, from the folder of the repository
 * @returns their paths, by the name of the package
 * @throws Error with what a build or the packing printed
 */
export async function packAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const into = resolve(ROOT, folder);
  mkdirSync(into, { recursive: true });
  const written = new Map<string, string>();
  for (const name of PUBLISHED) {
    const { tarball } = await packed(name);
    const { name: published, version } = JSON.parse(
      readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
    ) as { readonly name: string; readonly version: string };
    const path = join(into, `${published.replace('@', '').replace('/', '-')}-${version}.tgz`);
    copyFileSync(tarball, path);
    written.set(published, path);
  }
  return written;
}
