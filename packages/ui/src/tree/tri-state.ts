import { hasChildren, type TreeEntry } from './tree-index.ts';

/**
 * How much of what is below a node is checked. Only leaves are checked or not; a node with children
 * shows what is true of them.
 */
export type CheckState = 'none' | 'some' | 'all';

/** The state of every node. Disabled leaves do not hold their parents back from being whole. */
export function checkStates(
  index: readonly TreeEntry[],
  checked: ReadonlySet<string>,
): readonly CheckState[] {
  const free = new Int32Array(index.length);
  const freeOn = new Int32Array(index.length);
  const all = new Int32Array(index.length);
  const allOn = new Int32Array(index.length);
  // Children come after their parents: backwards, every sum is whole when it is handed up.
  for (let at = index.length - 1; at >= 0; at -= 1) {
    const entry = index[at];
    if (entry === undefined) continue;
    if (!hasChildren(entry, at)) {
      const on = checked.has(entry.node.id) ? 1 : 0;
      all[at] = 1;
      allOn[at] = on;
      free[at] = entry.node.disabled ? 0 : 1;
      freeOn[at] = entry.node.disabled ? 0 : on;
    }
    const { parent } = entry;
    if (parent < 0) continue;
    for (const sums of [free, freeOn, all, allOn])
      sums[parent] = (sums[parent] ?? 0) + (sums[at] ?? 0);
  }
  return index.map((_, at) => {
    const on = allOn[at] ?? 0;
    const whole = free[at] === 0 ? on === all[at] : freeOn[at] === free[at];
    return on === 0 ? 'none' : whole ? 'all' : 'some';
  });
}

/**
 * The checked leaves after a press on a node: all below it, or none when all were.
 * @param among numbers of the nodes that are in view; others keep their state
 */
export function toggledLeaves(
  index: readonly TreeEntry[],
  checked: readonly string[],
  at: number,
  among: Uint8Array | undefined,
): readonly string[] {
  const ids = new Set<string>();
  const end = index[at]?.end ?? at;
  for (let below = at; below < end; below += 1) {
    const entry = index[below];
    if (entry === undefined || hasChildren(entry, below) || entry.node.disabled) continue;
    if (among === undefined || among[below] === 1) ids.add(entry.node.id);
  }
  const now = new Set(checked);
  return [...ids].every((id) => now.has(id))
    ? checked.filter((id) => !ids.has(id))
    : [...checked, ...[...ids].filter((id) => !now.has(id))];
}
