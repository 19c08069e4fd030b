import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect, type Finished, ROOT } from './process.ts';

export const PUBLISHED = ['domain', 'sdk', 'session-machine', 'ui'] as const;

/** Builds one published package into its dist folder. */
export const buildPackage = (name: string): Promise<Finished> =>
  collect('tsup', ['--silent'], { cwd: join(ROOT, 'packages', name) });

/** Builds and packs the published packages into a temporary folder; answers the tarballs by name. */
export async function packPackages(folder: string): Promise<Map<string, string> | Finished> {
  const tarballs = new Map<string, string>();
  for (const name of PUBLISHED) {
    const cwd = join(ROOT, 'packages', name);
    const built = await buildPackage(name);
    if (built.code !== 0) return built;
    const target = join(folder, name);
    const packed = await collect('pnpm', ['pack', '--pack-destination', target], { cwd });
    const file = packed.code === 0 ? readdirSync(target)[0] : undefined;
    if (file === undefined) return { code: 1, output: packed.output };
    tarballs.set(name, join(target, file));
  }
  return tarballs;
}

/** Packs each published package and runs the package linters on the tarball. */
export async function checkPackages(): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    const tarballs = await packPackages(folder);
    if (!(tarballs instanceof Map)) return tarballs;
    const findings: string[] = [];
    for (const [name, tarball] of tarballs) {
      const lint = await collect('publint', ['run', tarball, '--strict']);
      if (lint.code !== 0) findings.push(`publint ${name}\n${lint.output}`);
      const styles = name === 'ui' ? ['--exclude-entrypoints', 'styles.css'] : [];
      const types = await collect('attw', [
        tarball,
        '--profile',
        'esm-only',
        '--no-color',
        ...styles,
      ]);
      if (types.code !== 0) findings.push(`attw ${name}\n${types.output}`);
    }
    return { code: findings.length === 0 ? 0 : 1, output: findings.join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
