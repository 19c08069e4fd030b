import { join } from 'node:path';
import { installOutside } from './checks/peers.ts';
import { alone } from './lock.ts';
import { ROOT } from './process.ts';

// Installed beside the workspace by the first check or test that asks: nobody who starts the product has
// to carry three compilers and two more Nodes.
const COMPILERS = {
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': 'npm:typescript@7.0.2',
} as const;

const RUNTIMES = { 'node-20': '20.20.2', 'node-22': '22.23.3', 'node-24': '24.21.0' } as const;

const MOCKING = { msw: '3.0.5' } as const;

function platformName(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `${system}-${process.arch}`;
}

async function bring(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(ROOT, '.tools/toolchains', name);
  await alone(`toolchain-${name}`, async () => installOutside(folder, dependencies));
  return join(folder, 'node_modules');
}

export const COMPILER_NAMES = Object.keys(COMPILERS) as (keyof typeof COMPILERS)[];

/** The compiler of a version of TypeScript, to be run by Node. */
export const compiler = async (name: keyof typeof COMPILERS): Promise<string> =>
  join(await bring(name, { [name]: COMPILERS[name] }), name, 'bin/tsc');

export const RUNTIME_NAMES = Object.keys(RUNTIMES) as (keyof typeof RUNTIMES)[];

/** The program of a version of Node; the running one where it is that version. */
export async function runtime(name: keyof typeof RUNTIMES): Promise<string> {
  if (name === `node-${process.versions.node.split('.')[0]}`) return process.execPath;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const brought = await bring(name, { [name]: `npm:node-${platformName()}@${RUNTIMES[name]}` });
  return join(brought, name, program);
}

/** Folder of MSW. */
export const mocking = (): Promise<string> => bring('mocking', MOCKING);
