import type { MenuEntry } from '@garment-mes/session-machine';

/** An entry of the menu; without an address it is a group. */
export const page = (
  id: string,
  url: string | null,
  parentId: string | null = null,
): MenuEntry => ({ id, name: id, url, parentId, menuType: url === null ? 0 : 1 });
