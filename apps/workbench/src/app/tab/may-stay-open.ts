import type { MenuEntry, Tab } from '@garment-mes/session-machine';
import { addresses } from '#app/addresses.ts';
import { matchRoute } from '#app/routes.ts';

/** Whether a tab stays beside a menu. Detail pages and pages of one's own need no entry in it. */
export function mayStayOpen({ key }: Tab, menus: readonly MenuEntry[]): boolean {
  const match = matchRoute(key);
  if (match === undefined) return false;
  return (
    match.path.includes('{') ||
    addresses[match.path].open === true ||
    !addresses[match.path].built ||
    menus.some(({ url }) => url === match.path)
  );
}
