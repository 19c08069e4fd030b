import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlHeight } from '../lines/control-height.ts';
import { useLines } from '../lines/use-lines.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { SearchableTreeProps } from './searchable-tree.tsx';
import { hiddenChecked } from './tree-index.ts';
import { pressTreeKey } from './tree-keys.ts';
import type { TreeNode, TreePlace } from './tree-node.ts';
import { toggledLeaves } from './tri-state.ts';
import { useOpened } from './use-opened.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeLines } from './use-tree-lines.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** What is open, searched for and active in a tree, and what its lines and keys do. */
export function useTree(props: SearchableTreeProps) {
  const { value = '', checked, onValueChange, onCheckedChange, onMove } = props;
  const labels = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useOpened(props.nodes, props.defaultOpened);
  const [activeId, setActive] = useState(value);
  const height = useLineHeight(scroller);
  const [said, setSaid] = useState('');
  const tree = useTreeLines(props, opened, query);
  const { index, lines, found, searching, lazy, ask } = tree;
  const active = Math.max(
    0,
    lines.findIndex(({ at }) => index[at]?.node.id === activeId),
  );
  const { drawn, show } = useLines(scroller, lines.length, height, active);
  const typeAhead = useTypeAhead(index, lines);
  const { drag, handle, cancel } = useTreeDrag({
    scroller,
    index,
    lines,
    height,
    onDrop: move,
    onRefuse: (at) => props.onMoveRefused?.(index[at]?.node.id ?? ''),
  });
  const movable = onMove !== undefined && !searching;

  function setActiveId(next: string) {
    setActive(next);
    props.onActiveChange?.(next);
  }

  function setOpen(node: TreeNode, open: boolean) {
    // While searching, everything that leads to a hit stays open.
    if (searching) return;
    setOpened(withNode(opened, node.id, open));
    if (open && lazy(node)) void ask(node);
  }

  function go(line: number) {
    const wanted = Math.min(Math.max(0, line), lines.length - 1);
    const at = lines[wanted]?.at ?? -1;
    setActiveId(index[at]?.node.id ?? '');
    show(wanted);
  }

  function pick(at: number) {
    const node = index[at]?.node;
    if (node === undefined) return;
    setActiveId(node.id);
    if (checked === undefined) {
      if (!node.disabled) onValueChange?.(node.id, node);
    } else onCheckedChange?.(toggledLeaves(index, checked, at, found?.kept));
  }

  function move(at: number, place: TreePlace) {
    const node = index[at]?.node;
    if (node === undefined) return;
    const parent = index.find((entry) => entry.node.id === place.parentId)?.node;
    if (parent !== undefined) setOpened(new Set([...opened, parent.id]));
    setActiveId(node.id);
    setSaid(labels.nodeMoved(node.title, parent?.title, place.index + 1));
    onMove?.(node.id, place);
  }

  const press = (event: KeyboardEvent<HTMLElement>) =>
    pressTreeKey(
      event,
      { index, lines, active, searching, movable },
      {
        ...{ go, pick, move, setOpen, typeAhead },
        openAll: (ids) => setOpened(new Set([...opened, ...ids])),
        cancelDrag: drag === undefined ? undefined : cancel,
      },
    );

  return {
    ...tree,
    scroller,
    query,
    setQuery,
    height,
    active,
    drawn,
    drag,
    /** Drags the node of a line; `undefined` where nothing is moved. */
    handleOf: (at: number) => (movable ? handle(at) : undefined),
    pick,
    setOpen,
    press,
    /** What was found, moved or chosen out of view, in words. */
    status: statusOf(labels, tree, said, checked),
  };
}

/** Pixels of a line, by the density of the page. */
function useLineHeight(scroller: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(30);
  useLayoutEffect(() => setHeight(controlHeight(scroller.current) - 2), [scroller]);
  return height;
}

function withNode(opened: ReadonlySet<string>, id: string, open: boolean): ReadonlySet<string> {
  const next = new Set(opened);
  if (open) next.add(id);
  else next.delete(id);
  return next;
}

const statusOf = (
  labels: ReturnType<typeof useLabels>,
  { found, index }: ReturnType<typeof useTreeLines>,
  said: string,
  checked: readonly string[] | undefined,
): string =>
  [
    found === undefined ? said : labels.matches(found.hits),
    checked === undefined
      ? ''
      : labels.hiddenChosen(checked.length, hiddenChecked(index, found, checked)),
  ]
    .filter((words) => words !== '')
    .join(' · ');
