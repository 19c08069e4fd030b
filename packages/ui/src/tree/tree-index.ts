import { fold } from '../fold.ts';
import { labelOf, type TreeNode } from './tree-node.ts';

/** A node in the order of the tree, with its way up and down by number. */
export interface TreeEntry {
  readonly node: TreeNode;
  /** Number of its parent, -1 at the top. */
  readonly parent: number;
  /** From 1. */
  readonly level: number;
  /** What its label is searched by. */
  readonly folded: string;
  /** Number after its last descendant. */
  end: number;
}

/** Lays a tree out in a row, once, so that searching and checking need not walk it again. */
export function indexTree(nodes: readonly TreeNode[]): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  const walk = (list: readonly TreeNode[], parent: number, level: number) => {
    for (const node of list) {
      const at = entries.length;
      const entry = { node, parent, level, folded: fold(labelOf(node)), end: at + 1 };
      entries.push(entry);
      if (node.children !== undefined) walk(node.children, at, level + 1);
      entry.end = entries.length;
    }
  };
  walk(nodes, -1, 1);
  return entries;
}

export const hasChildren = (entry: TreeEntry, at: number): boolean => entry.end > at + 1;

/** A line of the tree as it is drawn. */
export interface TreeLine {
  /** Number in the index. */
  readonly at: number;
  /** Place among its drawn siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly parent: boolean;
  readonly open: boolean;
}

/** The lines under open nodes, in order. @param lazy nodes whose children have not been asked for */
export function openLines(
  index: readonly TreeEntry[],
  opened: ReadonlySet<string>,
  lazy: (node: TreeNode) => boolean,
): readonly TreeLine[] {
  const numbers: number[] = [];
  for (let at = 0; at < index.length; ) {
    const entry = index[at];
    if (entry === undefined) break;
    numbers.push(at);
    at = opened.has(entry.node.id) ? at + 1 : entry.end;
  }
  return linesOf(index, numbers, (entry, at) => ({
    parent: hasChildren(entry, at) || lazy(entry.node),
    open: opened.has(entry.node.id) && (hasChildren(entry, at) || lazy(entry.node)),
  }));
}

/** The nodes whose label holds the text, with the way to them, and how many hits there are. */
export function foundLines(
  index: readonly TreeEntry[],
  query: string,
): { readonly lines: readonly TreeLine[]; readonly hits: number; readonly kept: Uint8Array } {
  const wanted = fold(query.trim());
  const kept = new Uint8Array(index.length);
  let hits = 0;
  for (let at = 0; at < index.length; at += 1) {
    if (!index[at]?.folded.includes(wanted)) continue;
    hits += 1;
    for (let up = at; up >= 0 && kept[up] === 0; up = index[up]?.parent ?? -1) kept[up] = 1;
  }
  const numbers: number[] = [];
  for (let at = 0; at < kept.length; at += 1) if (kept[at] === 1) numbers.push(at);
  const lines = linesOf(index, numbers, (entry, at) => {
    let below = false;
    for (let child = at + 1; child < entry.end && !below; child += 1) below = kept[child] === 1;
    return { parent: below, open: below };
  });
  return { lines, hits, kept };
}

function linesOf(
  index: readonly TreeEntry[],
  numbers: readonly number[],
  state: (entry: TreeEntry, at: number) => { parent: boolean; open: boolean },
): readonly TreeLine[] {
  const counts = new Map<number, number>();
  const drawn = numbers.flatMap((at) => {
    const entry = index[at];
    if (entry === undefined) return [];
    const position = (counts.get(entry.parent) ?? 0) + 1;
    counts.set(entry.parent, position);
    return [{ at, entry, position }];
  });
  return drawn.map(({ at, entry, position }) => ({
    at,
    position,
    siblings: counts.get(entry.parent) ?? position,
    ...state(entry, at),
  }));
}

/** How many checked leaves a search keeps out of view; none while nothing is searched for. */
export const hiddenChecked = (
  index: readonly TreeEntry[],
  found: ReturnType<typeof foundLines> | undefined,
  checked: readonly string[],
): number =>
  found === undefined
    ? 0
    : index.filter(
        (entry, at) =>
          found.kept[at] === 0 && !hasChildren(entry, at) && checked.includes(entry.node.id),
      ).length;
