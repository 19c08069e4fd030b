import { currentLanguage } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';

/** An entry of the menu call, as it comes over the wire. */
export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly nameEn?: string | null;
  readonly icon?: string | null;
  readonly url?: string | null;
  readonly menuType: number;
  readonly parentId?: string | null;
  readonly sort?: number | null;
}

/** A directory or a page of the left menu. */
export interface MenuNode {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | undefined;
  readonly icon: string | undefined;
  /** `undefined` on directories and on pages that nobody gave an address: those are disabled. */
  readonly url: string | undefined;
  readonly children: readonly MenuNode[];
}

/** Entries of this type are button permissions, never shown. */
const BUTTON = 2;

/**
 * Builds the menu out of flat entries, in the order of `sort`. The entries are rights: a page whose screen is still to
 * come is left out, and appears with its screen for those who have it. An entry whose parent is missing, or
 * is its own ancestor, hangs under the root; a directory without anything to show is left out.
 * @param hidden addresses to hide
 */
export function menuTree(
  items: readonly MenuItem[],
  hidden: ReadonlySet<string> = new Set(),
): readonly MenuNode[] {
  const shown = items.filter(
    ({ menuType, url }) =>
      menuType !== BUTTON && !hidden.has(url ?? '') && !awaitsScreen(url?.trim() ?? ''),
  );
  const byId = new Map(shown.map((item) => [item.id, item]));
  const childrenOf = Map.groupBy(shown, (item) => parentOf(item, byId));

  const branch = (parent: string | undefined): readonly MenuNode[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
      .map((item) => toNode(item, branch(item.id)))
      .filter((node) => node.url !== undefined || node.children.length > 0 || !isParent(node.id));

  const parents = new Set(items.map((item) => item.parentId));
  const isParent = (id: string) => parents.has(id);
  return branch(undefined);
}

function toNode(item: MenuItem, children: readonly MenuNode[]): MenuNode {
  const url = item.url?.trim();
  return {
    id: item.id,
    name: item.name,
    nameEn: item.nameEn ?? undefined,
    icon: item.icon ?? undefined,
    url: url ? url : undefined,
    children,
  };
}

function parentOf(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): string | undefined {
  const seen = new Set([item.id]);
  const parent = item.parentId ?? undefined;
  for (
    let id = parent;
    id !== undefined && byId.has(id);
    id = byId.get(id)?.parentId ?? undefined
  ) {
    if (seen.has(id)) return undefined;
    seen.add(id);
  }
  return parent !== undefined && byId.has(parent) ? parent : undefined;
}

/** Ids of the entries that are their own ancestors: a fault of the menu, to be reported. */
export function circularEntries(items: readonly MenuItem[]): readonly string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items
    .filter(({ id }) => {
      const seen = new Set<string>();
      let above = byId.get(id)?.parentId ?? undefined;
      while (above !== undefined && above !== id && !seen.has(above)) {
        seen.add(above);
        above = byId.get(above)?.parentId ?? undefined;
      }
      return above === id;
    })
    .map(({ id }) => id);
}

/** Name of an entry in the language of the page. */
export const menuName = ({ name, nameEn }: MenuNode): string =>
  currentLanguage() === 'en' ? (nameEn ?? name) : name;

/** Every page of a menu, in the order it is drawn. */
export const pagesOf = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? pagesOf(node.children) : [node]));
