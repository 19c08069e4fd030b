import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './process.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes the lock file, or answers false while a living process holds it. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    } catch {
      // Given back between the two looks: the next turn takes it.
    }
    return false;
  }
}

/** Runs `work` while no other process of this working tree runs work of the same name. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const folder = join(ROOT, '.stamps');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
