/** A node of a tree; its label is its title followed by its code. */
export interface TreeNode {
  readonly id: string;
  readonly title: string;
  readonly code?: string | undefined;
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean | undefined;
  /** Nothing is below it, though a tree that loads its children would ask. */
  readonly leaf?: boolean | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

/** A node as lists carry it: its parent by id. */
export interface FlatNode extends Omit<TreeNode, 'children'> {
  readonly parentId?: string | undefined;
}

/** Puts nodes under their parents. Orphans, and the first node of a cycle, become roots. */
export function nestNodes(flat: readonly FlatNode[]): TreeNode[] {
  const parents = new Map(flat.map(({ id, parentId }) => [id, parentId]));
  const circular = circularIds(flat, parents);
  const children = new Map<string | undefined, FlatNode[]>();
  for (const node of flat) {
    const { id, parentId } = node;
    const known = parentId !== undefined && parents.has(parentId) && !circular.has(id);
    const place = known ? parentId : undefined;
    const siblings = children.get(place);
    if (siblings === undefined) children.set(place, [node]);
    else siblings.push(node);
  }
  const nest = (parent: string | undefined): TreeNode[] =>
    (children.get(parent) ?? []).map(({ parentId: _, ...node }) => ({
      ...node,
      children: nest(node.id),
    }));
  return nest(undefined);
}

/** One node of every circle: the one where it is cut open. */
function circularIds(
  flat: readonly FlatNode[],
  parents: ReadonlyMap<string, string | undefined>,
): ReadonlySet<string> {
  const circular = new Set<string>();
  const sound = new Set<string>();
  for (const { id } of flat) {
    const way = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && parents.has(at) && !sound.has(at) && !circular.has(at)) {
      if (way.has(at)) {
        circular.add(at);
        break;
      }
      way.add(at);
      at = parents.get(at);
    }
    for (const passed of way) sound.add(passed);
  }
  return circular;
}

export const labelOf = ({ title, code }: TreeNode): string =>
  code === undefined || code === '' ? title : `${title} ${code}`;

/** Where a node is put: under which parent (`undefined` is the top), before which sibling. */
export interface TreePlace {
  readonly parentId: string | undefined;
  /** Counted among the siblings without the node itself. */
  readonly index: number;
}

/** Takes a node, and what is below it, to another place. A node never comes under itself. */
export function moveNode(
  nodes: readonly TreeNode[],
  id: string,
  { parentId, index }: TreePlace,
): readonly TreeNode[] {
  let moved: TreeNode | undefined;
  const without = (list: readonly TreeNode[]): TreeNode[] =>
    list.flatMap((node) => {
      if (node.id !== id) return [withChildren(node, without)];
      moved = node;
      return [];
    });
  const rest = without(nodes);
  const found = moved;
  if (found === undefined) return nodes;
  const insert = (list: readonly TreeNode[]) => [
    ...list.slice(0, index),
    found,
    ...list.slice(index),
  ];
  if (parentId === undefined) return insert(rest);
  let placed = false;
  const place = (list: readonly TreeNode[]): TreeNode[] =>
    list.map((node) => {
      if (node.id !== parentId) return withChildren(node, place);
      placed = true;
      return { ...node, children: insert(node.children ?? []) };
    });
  const next = place(rest);
  return placed ? next : nodes;
}

const withChildren = (
  node: TreeNode,
  change: (children: readonly TreeNode[]) => readonly TreeNode[],
): TreeNode =>
  node.children === undefined || node.children.length === 0
    ? node
    : { ...node, children: change(node.children) };
