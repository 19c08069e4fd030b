import type { MenuItem } from '../menu/menu-tree.ts';

/** Entries of this type are pages. */
const PAGE = 1;
/** Entries of this type are rights to do something on their page. */
const BUTTON = 2;

/** A name in both languages. */
type Named = Pick<MenuItem, 'name' | 'nameEn'>;

/**
 * What a person may do on a page beside reading it, by the rights that hang under it in his menu.
 * @param address of the page as the route table has it
 * @returns `undefined` for a page that is in no menu, such as a detail or one's own account
 */
export function doneOnPage(
  menus: readonly MenuItem[],
  address: string,
): readonly Named[] | undefined {
  const page = menus.find(({ url, menuType }) => menuType === PAGE && url === address);
  if (page === undefined) return undefined;
  const names = new Map<string, Named>();
  for (const item of menus)
    if (item.menuType === BUTTON && item.parentId === page.id && !names.has(item.name))
      names.set(item.name, item);
  return [...names.values()];
}
