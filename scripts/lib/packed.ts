import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './lock.ts';
import { collect, ROOT } from './process.ts';
import { whenStale } from './stale.ts';

/** Packages that others install. */
export const PUBLISHED = ['domain', 'sdk', 'session-machine', 'ui'] as const;

export type Published = (typeof PUBLISHED)[number];

/** A published package as somebody else gets it. */
export interface Packed {
  readonly tarball: string;
  /** Folder whose node_modules holds the package out of its tarball, with what it depends on. */
  readonly consumer: string;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));

async function orThrow(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await collect(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} in ${cwd} failed:\n${output}`);
}

/** Builds one published package into its dist folder, as its own build script does. */
const buildPackage = (name: Published): Promise<void> =>
  orThrow('pnpm', ['run', 'build', '--silent'], join(ROOT, 'packages', name));

/**
 * Builds, packs and unpacks a published package; keeps what is there while its sources are the same.
 * @throws Error with what the build or the packing printed
 */
export async function packed(name: Published): Promise<Packed> {
  const consumer = join(ROOT, '.tools/packed', name);
  const tarball = join(consumer, `${name}.tgz`);
  const inputs = [
    ...['src', 'package.json', 'tsup.config.ts', 'README.md', 'CHANGELOG.md'].map(
      (at) => `packages/${name}/${at}`,
    ),
    'pnpm-lock.yaml',
  ];
  await alone(`packed-${name}`, async () => {
    const outputs = [tarball.slice(ROOT.length + 1), `packages/${name}/dist/index.js`];
    await whenStale(`packed-${name}`, inputs, outputs, async () => {
      rmSync(consumer, { recursive: true, force: true });
      mkdirSync(consumer, { recursive: true });
      await buildPackage(name);
      await orThrow('pnpm', ['pack', '--pack-destination', consumer], join(ROOT, 'packages', name));
      const [file = ''] = readdirSync(consumer).filter((one) => one.endsWith('.tgz'));
      renameSync(join(consumer, file), tarball);
      await unpack(name, consumer, tarball);
    });
  });
  return { tarball, consumer };
}

async function unpack(name: Published, consumer: string, tarball: string): Promise<void> {
  const { name: published, dependencies, peerDependencies } = manifestOf(name);
  const installed = join(consumer, 'node_modules', published);
  mkdirSync(installed, { recursive: true });
  await orThrow('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], consumer);
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const target = join(consumer, 'node_modules', dependency);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(ROOT, 'packages', name, 'node_modules', dependency), target);
  }
}

/**
 * A folder of the caller's own in which the package is installed, for a project that must lie beside
 * its node_modules. The caller removes it.
 */
export function installInto(folder: string, { consumer }: Packed): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(consumer, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
