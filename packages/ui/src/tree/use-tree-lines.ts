import { useMemo } from 'react';
import type { SearchableTreeProps } from './searchable-tree.tsx';
import { foundLines, indexTree, openLines } from './tree-index.ts';
import { checkStates } from './tri-state.ts';
import { useLazyChildren } from './use-lazy-children.ts';

/** The lines of a tree: those under open nodes, or those that lead to what is searched for. */
export function useTreeLines(
  { nodes: given, checked, onCheckedChange, loadChildren }: SearchableTreeProps,
  opened: ReadonlySet<string>,
  query: string,
) {
  const { nodes, lazy, state, ask } = useLazyChildren(given, loadChildren, (node, children) => {
    // What was checked as a whole stays checked, now leaf by leaf.
    if (children.length > 0 && checked?.includes(node.id))
      onCheckedChange?.([
        ...checked.filter((other) => other !== node.id),
        ...children.map((child) => child.id),
      ]);
  });
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const searching = query.trim() !== '';
  const found = useMemo(
    () => (searching ? foundLines(index, query) : undefined),
    [searching, index, query],
  );
  const lines = useMemo(
    () => found?.lines ?? openLines(index, opened, lazy),
    [found, index, opened, lazy],
  );
  const checks = useMemo(
    () => (checked === undefined ? undefined : checkStates(index, new Set(checked))),
    [index, checked],
  );

  return { index, lines, found, checks, searching, lazy, state, ask };
}
