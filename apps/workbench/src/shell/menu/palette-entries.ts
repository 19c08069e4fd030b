import type { Tab } from '@garment-mes/session-machine';
import { contains, soundMatch } from '#app/sound-match.ts';
import { type MenuNode, menuName, pagesOf } from './menu-tree.ts';

/** A line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly kind: 'tab' | 'page' | 'record';
  readonly label: string;
  /** Where it belongs. */
  readonly note: string;
  /** A page nobody gave an address. */
  readonly disabled: boolean;
  readonly open: () => void;
}

const MOST_PAGES = 50;
const MOST_TABS = 5;

/** The open tabs that are meant by what was typed; none before something is. */
export function tabEntries(
  tabs: readonly Tab[],
  wanted: string,
  titleOf: (tab: Tab) => string,
  open: (tab: Tab) => void,
): readonly PaletteEntry[] {
  if (wanted.trim() === '') return [];
  return tabs
    .filter((tab) => soundMatch(titleOf(tab), wanted) > 0)
    .slice(0, MOST_TABS)
    .map((tab) => ({
      id: `tab ${tab.key}`,
      kind: 'tab',
      label: titleOf(tab),
      note: '',
      disabled: false,
      open: () => open(tab),
    }));
}

/** The pages of the menu that are meant, starred ones first, names before sounds. */
export function pageEntries(
  nodes: readonly MenuNode[],
  wanted: string,
  isFavourite: (url: string) => boolean,
  open: (page: MenuNode) => void,
): readonly PaletteEntry[] {
  return nodes
    .flatMap((group) => pagesOf([group]).map((page) => ({ page, group })))
    .map(({ page, group }) => ({ page, group, rank: rankOf(page, group, wanted) }))
    .filter(({ rank }) => rank > 0)
    .map(({ rank, ...entry }) => ({
      ...entry,
      rank: rank + (isFavourite(entry.page.url ?? '') ? 10 : 0),
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_PAGES)
    .map(({ page, group }) => ({
      id: `page ${page.id}`,
      kind: 'page',
      label: menuName(page),
      note: page.id === group.id ? '' : menuName(group),
      disabled: page.url === undefined,
      open: () => open(page),
    }));
}

/** The name counts most, in either language; then the address and the group. */
function rankOf(page: MenuNode, group: MenuNode, wanted: string): number {
  const name = soundMatch(menuName(page), wanted) || soundMatch(page.name, wanted);
  if (name > 0) return name + 2;
  const around = `${page.url ?? ''} ${menuName(group)} ${group.name}`;
  return contains(around, wanted) ? 1 : 0;
}
