import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Installs the packages a benchmark compares with, outside the workspace, so that nobody else carries
 * them. Keeps what is there while peers.json says the same.
 * @param file peers.json: exact version by package name
 * @returns the folder whose node_modules holds them
 * @throws Error when the registry does not deliver
 */
export function installPeers(suite: string, file: string): string {
  const folder = resolve('.tools/bench', suite);
  const manifest = `${JSON.stringify({ private: true, dependencies: JSON.parse(readFileSync(file, 'utf8')) })}\n`;
  const stamp = resolve(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'package.json'), manifest);
  const done = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0)
    throw new Error(`The peers of ${suite} were not installed: ${done.stderr}`);
  writeFileSync(stamp, manifest);
  return folder;
}
