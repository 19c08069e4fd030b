import type { TreeDict } from '@garment-mes/sdk/mes2';
import { nestNodes, type TreeNode, type TreePlace } from '@garment-mes/ui';

/** Entries of one tree in their order, siblings by place and code. */
export const inOrder = (entries: readonly TreeDict[]): readonly TreeDict[] =>
  entries.toSorted((a, b) => a.sort - b.sort || a.code.localeCompare(b.code));

/** The lines of the outliner. Keep the entries in order. */
export const nodesOf = (entries: readonly TreeDict[]): readonly TreeNode[] =>
  nestNodes(
    entries.map(({ id, parentId, name, code }) => ({
      id,
      title: name,
      code,
      ...(parentId === null ? {} : { parentId }),
    })),
  );

export const childrenOf = (
  entries: readonly TreeDict[],
  parentId: string | null,
): readonly TreeDict[] => entries.filter((entry) => entry.parentId === parentId);

/** A node of a tree as a list carries it. */
export interface Hung {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** From the root down to the entry itself; circles end where they began. */
export function pathOf<Node extends Hung>(entries: readonly Node[], id: string): readonly Node[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const path: Node[] = [];
  let at = byId.get(id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return path;
}

/** Names from the root down, as a choice of parents shows them. */
export const pathText = (entries: readonly Hung[], id: string): string =>
  pathOf(entries, id)
    .map(({ name }) => name)
    .join(' / ');

/** Under the entry above, behind its children; `undefined` for the first of its siblings. */
export function indented(entries: readonly TreeDict[], id: string): TreePlace | undefined {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  const siblings = childrenOf(entries, entry.parentId);
  const above = siblings[siblings.indexOf(entry) - 1];
  if (above === undefined) return undefined;
  return { parentId: above.id, index: childrenOf(entries, above.id).length };
}

/** Behind its parent; `undefined` for a root. */
export function outdented(entries: readonly TreeDict[], id: string): TreePlace | undefined {
  const parent = pathOf(entries, id).at(-2);
  if (parent === undefined) return undefined;
  const index = childrenOf(entries, parent.parentId).indexOf(parent) + 1;
  return { parentId: parent.parentId ?? undefined, index };
}

/** Whether `id` is `above` or lies below it. */
export const isWithin = (entries: readonly Hung[], id: string, above: string): boolean =>
  pathOf(entries, id).some((entry) => entry.id === above);

/** The entries as they are once one has been put at a place, its new and its former siblings counted again. */
export function moved(
  entries: readonly TreeDict[],
  id: string,
  { parentId = null, index }: { readonly parentId?: string | null | undefined; index: number },
): readonly TreeDict[] {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) return entries;
  const others = entries.filter((each) => each.id !== id);
  const placed = childrenOf(others, parentId).toSpliced(index, 0, { ...entry, parentId });
  const left = entry.parentId === parentId ? [] : childrenOf(others, entry.parentId);
  const counted = new Map(
    [placed, left].flatMap((siblings) =>
      siblings.map((each, sort) => [each.id, { ...each, sort }] as const),
    ),
  );
  return inOrder(entries.map((each) => counted.get(each.id) ?? each));
}
