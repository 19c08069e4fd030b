import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a data folder: a process is the same only if it also started at the same moment of the same boot. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string;
  readonly bootId: string;
  readonly host: string;
}

/** The data folder is in use by another process. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

/**
 * Takes the data folder for this process alone; a lock left by a dead process is replaced, a lock
 * of a living one never is, however old.
 * @returns a function that gives the folder back
 * @throws {FolderLocked} naming the holder
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'server.lock');
  const mine = JSON.stringify(self());
  take(path, mine, folder);
  return () => {
    if (readOf(path) === mine) unlinkSync(path);
  };
}

function take(path: string, mine: string, folder: string): void {
  const draft = `${path}.${process.pid}.${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;
  writeFileSync(draft, mine);
  try {
    for (;;) {
      if (linked(draft, path)) return;
      const theirs = readOf(path);
      if (theirs === undefined) continue;
      const holder = parse(theirs);
      if (holder && isAlive(holder))
        throw new FolderLocked(
          `data folder ${folder} is in use by process ${holder.pid} on ${holder.host}; stop that one first`,
        );
      // Only one process may clear this very lock: the guard is named after its content.
      const guard = `${path}.${createHash('sha256').update(theirs).digest('hex').slice(0, 12)}`;
      take(guard, mine, folder);
      if (readOf(path) === theirs) unlinkSync(path);
      const won = linked(draft, path);
      unlinkSync(guard);
      if (won) return;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    return typeof holder.pid === 'number' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

const self = (): Holder => ({
  pid: process.pid,
  startedAt: startOf(process.pid) ?? '',
  bootId: bootId(),
  host: hostname(),
});

function isAlive(holder: Holder): boolean {
  if (holder.host === hostname() && holder.bootId !== bootId()) return false;
  const startedAt = startOf(holder.pid);
  if (startedAt !== undefined) return startedAt === holder.startedAt;
  if (process.platform === 'linux') return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start of a process in clock ticks since boot; `undefined` when it does not run or the system does not say. */
function startOf(pid: number): string | undefined {
  const stat = readOf(`/proc/${pid}/stat`);
  // The name in brackets may contain spaces: count from behind it. Field 22 of the line is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

const bootId = (): string => readOf('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
