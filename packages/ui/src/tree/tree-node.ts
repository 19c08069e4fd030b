import { fold } from '../combobox/match.ts';

/** A node of a tree; its label is its title followed by its code. */
export interface TreeNode {
  readonly id: string;
  readonly title: string;
  readonly code?: string | undefined;
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A node as lists carry it: its parent by id. */
export interface FlatNode extends Omit<TreeNode, 'children'> {
  readonly parentId?: string | undefined;
}

/** Hangs nodes under their parents. Orphans, and whoever starts a circle, become roots. */
export function nestNodes(flat: readonly FlatNode[]): TreeNode[] {
  const parents = new Map(flat.map(({ id, parentId }) => [id, parentId]));
  const circular = new Set<string>();
  for (const { id } of flat) {
    const way = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && parents.has(at) && !circular.has(at) && !way.has(at)) {
      way.add(at);
      at = parents.get(at);
    }
    if (at !== undefined && way.has(at)) circular.add(at);
  }
  const children = new Map<string | undefined, FlatNode[]>();
  for (const node of flat) {
    const { id, parentId } = node;
    const known = parentId !== undefined && parents.has(parentId) && !circular.has(id);
    const place = known ? parentId : undefined;
    children.set(place, [...(children.get(place) ?? []), node]);
  }
  const nest = (parent: string | undefined): TreeNode[] =>
    (children.get(parent) ?? []).map(({ parentId: _, ...node }) => ({
      ...node,
      children: nest(node.id),
    }));
  return nest(undefined);
}

export const labelOf = ({ title, code }: TreeNode): string =>
  code === undefined || code === '' ? title : `${title} ${code}`;

/** A line of the tree as it is drawn. */
export interface TreeLine {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parent: boolean;
  readonly open: boolean;
}

/** The lines in view of the reader: everything under open nodes, in order. */
export function openLines(nodes: readonly TreeNode[], opened: ReadonlySet<string>): TreeLine[] {
  const walk = (list: readonly TreeNode[], level: number): TreeLine[] =>
    list.flatMap((node, index) => {
      const children = node.children ?? [];
      const open = children.length > 0 && opened.has(node.id);
      const line = {
        node,
        level,
        position: index + 1,
        siblings: list.length,
        parent: children.length > 0,
        open,
      };
      return open ? [line, ...walk(children, level + 1)] : [line];
    });
  return walk(nodes, 1);
}

/** The nodes whose label holds the text, with their ancestors, and how many hits there are. */
export function foundNodes(
  nodes: readonly TreeNode[],
  query: string,
): { readonly nodes: TreeNode[]; readonly opened: ReadonlySet<string>; readonly hits: number } {
  const wanted = fold(query.trim());
  const opened = new Set<string>();
  let hits = 0;
  const walk = (list: readonly TreeNode[]): TreeNode[] =>
    list.flatMap((node) => {
      const hit = fold(labelOf(node)).includes(wanted);
      if (hit) hits += 1;
      const children = walk(node.children ?? []);
      if (children.length > 0) opened.add(node.id);
      return hit || children.length > 0 ? [{ ...node, children }] : [];
    });
  return { nodes: walk(nodes), opened, hits };
}
