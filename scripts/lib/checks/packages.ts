import { type Packed, PUBLISHED, packed } from '../packed.ts';
import { collect, type Finished } from '../process.ts';

async function findingsOf(name: string, { tarball }: Packed): Promise<string[]> {
  const findings: string[] = [];
  const lint = await collect('publint', ['run', tarball, '--strict']);
  if (lint.code !== 0) findings.push(`publint ${name}\n${lint.output}`);
  const styles = name === 'ui' ? ['--exclude-entrypoints', 'styles.css'] : [];
  const types = await collect('attw', [tarball, '--profile', 'esm-only', '--no-color', ...styles]);
  if (types.code !== 0) findings.push(`attw ${name}\n${types.output}`);
  return findings;
}

/** Packs each published package and runs the package linters on the tarball. */
export async function checkPackages(): Promise<Finished> {
  const findings: string[] = [];
  for (const name of PUBLISHED) {
    try {
      findings.push(...(await findingsOf(name, await packed(name))));
    } catch (error) {
      findings.push(`${name}: ${(error as Error).message}`);
    }
  }
  return { code: findings.length === 0 ? 0 : 1, output: findings.join('\n') };
}
