import { useCallback, useMemo, useState } from 'react';
import { useStable } from '../use-stable.ts';
import type { TreeNode } from './tree-node.ts';

/** Asks for what is below a node. */
export type LoadChildren = (node: TreeNode) => Promise<readonly TreeNode[]>;

type Answer = 'loading' | 'failed' | readonly TreeNode[];

/** Children that are asked for when their parent is opened, once, and again after a failure. */
export function useLazyChildren(
  nodes: readonly TreeNode[],
  load: LoadChildren | undefined,
  onLoaded: (node: TreeNode, children: readonly TreeNode[]) => void,
) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const put = (id: string, answer: Answer) => setAnswers((now) => new Map(now).set(id, answer));
  const loaded = useStable(onLoaded);

  const grafted = useMemo(() => {
    if (answers.size === 0) return nodes;
    const graft = (list: readonly TreeNode[]): readonly TreeNode[] =>
      list.map((node) => {
        const answer = answers.get(node.id);
        const own = typeof answer === 'object' ? answer : node.children;
        return own === undefined ? node : { ...node, children: graft(own) };
      });
    return graft(nodes);
  }, [nodes, answers]);

  const asks = load !== undefined;
  const lazy = useCallback(
    (node: TreeNode): boolean => asks && node.children === undefined && node.leaf !== true,
    [asks],
  );

  return {
    nodes: grafted,
    /** Whether the node may have children that nobody has asked for. */
    lazy,
    state: (node: TreeNode): 'loading' | 'failed' | undefined => {
      const answer = answers.get(node.id);
      return typeof answer === 'string' ? answer : undefined;
    },
    async ask(node: TreeNode): Promise<void> {
      const answer = answers.get(node.id);
      if (load === undefined || answer === 'loading' || typeof answer === 'object') return;
      put(node.id, 'loading');
      try {
        const children = await load(node);
        put(node.id, children);
        loaded(node, children);
      } catch {
        put(node.id, 'failed');
      }
    },
  };
}
