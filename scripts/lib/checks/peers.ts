import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Installs packages into a folder outside the workspace, so that nobody else carries them. Keeps what
 * is there while the list is the same.
 * @param dependencies exact version, or `npm:name@version`, by the name they get
 * @throws Error when the registry does not deliver
 */
export function installOutside(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): void {
  const manifest = `${JSON.stringify({ private: true, dependencies })}\n`;
  const stamp = resolve(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), manifest);
  const done = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`${folder} was not installed: ${done.stderr}`);
  writeFileSync(stamp, manifest);
}

/**
 * Installs the packages a benchmark compares with.
 * @param file peers.json: exact version by package name
 * @returns the folder whose node_modules holds them
 * @throws Error when the registry does not deliver
 */
export function installPeers(suite: string, file: string): string {
  const folder = resolve('.tools/bench', suite);
  installOutside(folder, JSON.parse(readFileSync(file, 'utf8')));
  return folder;
}
