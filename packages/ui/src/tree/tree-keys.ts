import type { KeyboardEvent } from 'react';
import type { TreeEntry, TreeLine } from './tree-index.ts';
import type { TreeNode, TreePlace } from './tree-node.ts';
import { placeByKey } from './use-tree-drag.ts';

/** A tree as its keys find it. */
interface PressedTree {
  readonly index: readonly TreeEntry[];
  readonly lines: readonly TreeLine[];
  /** Number of the active line. */
  readonly active: number;
  readonly searching: boolean;
  readonly movable: boolean;
}

/** What the keys of a tree do. */
interface TreeActions {
  readonly go: (line: number) => void;
  readonly pick: (at: number) => void;
  readonly move: (at: number, place: TreePlace) => void;
  readonly setOpen: (node: TreeNode, open: boolean) => void;
  readonly openAll: (ids: readonly string[]) => void;
  /** `undefined` while nothing is dragged. */
  readonly cancelDrag: (() => void) | undefined;
  /** @returns the line whose label starts with what is typed */
  readonly typeAhead: (event: KeyboardEvent, active: number) => number | undefined;
}

/** Handles a key in a tree; one that has no meaning there is left alone. */
export function pressTreeKey(
  event: KeyboardEvent<HTMLElement>,
  { index, lines, active, searching, movable }: PressedTree,
  { go, pick, move, setOpen, openAll, typeAhead, cancelDrag }: TreeActions,
): void {
  const line = lines[active];
  const entry = line === undefined ? undefined : index[line.at];
  if (line === undefined || entry === undefined || event.target !== event.currentTarget) return;
  const { node, parent } = entry;
  if (event.altKey) {
    const place = movable ? placeByKey(index, line.at, event.key) : undefined;
    if (place === undefined) return;
    move(line.at, place);
  } else if (event.key === 'Escape' && cancelDrag !== undefined) cancelDrag();
  else if (event.key === 'ArrowDown') go(active + 1);
  else if (event.key === 'ArrowUp') go(active - 1);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(lines.length - 1);
  else if (event.key === 'ArrowRight' && line.parent && !line.open) setOpen(node, true);
  else if (event.key === 'ArrowRight' && line.parent) go(active + 1);
  else if (event.key === 'ArrowLeft' && line.open && !searching) setOpen(node, false);
  else if (event.key === 'ArrowLeft') go(lines.findIndex(({ at }) => at === parent));
  else if (event.key === 'Enter' || event.key === ' ') pick(line.at);
  else if (event.key === '*') openAll(parentsOf(index, lines, entry.level));
  else {
    const next = typeAhead(event, active);
    if (next === undefined) return;
    go(next);
  }
  event.preventDefault();
}

/** Ids of the lines of a level that can be opened. */
const parentsOf = (
  index: readonly TreeEntry[],
  lines: readonly TreeLine[],
  level: number,
): readonly string[] =>
  lines.flatMap(({ at, parent }) => {
    const entry = index[at];
    return parent && entry?.level === level ? [entry.node.id] : [];
  });
