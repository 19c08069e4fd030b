import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Name of the environment variable that says which run a process belongs to. */
export const RUN_MARK = 'TEST_RUN';

/** Longest that servers, databases and browsers may take to end after the run that started them. */
const GRACE_MS = 10_000;

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly group: string;
  readonly command: string;
  readonly mark: string | undefined;
}

/** What runs on this machine now; nothing where there is no /proc. */
export function running(): readonly Running[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // Behind the name of the program, which may hold anything: state, parent, group.
      const [state, parent, group = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') return [];
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
      const mark = environment.find((each) => each.startsWith(`${RUN_MARK}=`));
      return [
        {
          pid: Number(name),
          parent: Number(parent),
          group,
          command: words.join(' ').trim(),
          mark: mark?.slice(RUN_MARK.length + 1),
        },
      ];
    } catch {
      // It ended meanwhile, or belongs to somebody else.
      return [];
    }
  });
}

/** Who takes in what has lost its parent. */
const INIT = 1;

/**
 * Ends what a run has left behind, so that it disturbs no other.
 *
 * A process belongs to the run when it carries its mark, or has come since, is in the group of this program
 * and has lost its parent: browsers have groups of their own, some servers an environment of their own.
 *
 * @param before what ran when the run began
 * @param mark of the run
 * @returns the command lines of what did not end by itself
 */
export async function endLeftRunning(
  before: readonly Running[],
  mark: string,
): Promise<readonly string[]> {
  const known = new Set(before.map(({ pid }) => pid));
  const own = before.find(({ pid }) => pid === process.pid)?.group;
  const left = () => {
    const all = running();
    const orphans = new Set([INIT]);
    // Children of an orphan come with it; they are younger, but numbers may begin again.
    for (let size = 0; size !== orphans.size; ) {
      size = orphans.size;
      for (const { pid, parent, group } of all)
        if (group === own && !known.has(pid) && orphans.has(parent)) orphans.add(pid);
    }
    return all.filter(({ pid, mark: its }) => its === mark || (pid !== INIT && orphans.has(pid)));
  };
  const deadline = Date.now() + GRACE_MS;
  while (left().length > 0 && Date.now() < deadline) await pause(100);
  const names: string[] = [];
  for (const { pid, command } of left()) {
    names.push(command.slice(0, 160));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Its parent was in the list too, and took it along.
    }
  }
  return names;
}
