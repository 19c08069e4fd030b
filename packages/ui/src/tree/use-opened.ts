import { useState } from 'react';
import type { TreeNode } from './tree-node.ts';

/**
 * Ids of the nodes that are open: those given at first, the roots when left out. A node that gets its first child is
 * opened, so that the child is in view.
 */
export function useOpened(nodes: readonly TreeNode[], first: readonly string[] | undefined) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(first ?? nodes.map((node) => node.id)),
  );
  const [known, setKnown] = useState(nodes);
  if (known !== nodes) {
    setKnown(nodes);
    const leaves = new Set(idsOf(known, false));
    const grown = idsOf(nodes, true).filter((id) => leaves.has(id));
    if (grown.length > 0) setOpened(new Set([...opened, ...grown]));
  }
  return [opened, setOpened] as const;
}

/** The nodes of a tree that have children, or those that have none. */
const idsOf = (nodes: readonly TreeNode[], parents: boolean): readonly string[] =>
  nodes.flatMap(({ id, children = [] }) => [
    ...(children.length > 0 === parents ? [id] : []),
    ...idsOf(children, parents),
  ]);
