import type { Store } from '../env/ports.ts';

/**
 * What the person was allowed on the page before, to draw by until the menu answers: the buttons of
 * a page that is loaded again stand where they stood. Call it before anything of this page is stored.
 * @returns gives the rights of that person in that company; `undefined` for anyone else
 */
export function formerRights(store: Store) {
  const owner = store.get('user_id');
  const company = store.get('user_company');
  const keys = (store.get('btnUrl') ?? '').split(',').filter((key) => key !== '');
  const rights: ReadonlySet<string> | undefined = keys.length > 0 ? new Set(keys) : undefined;
  return (userId: string | undefined, companyId: string | undefined) =>
    owner !== undefined && owner === userId && company !== undefined && company === companyId
      ? rights
      : undefined;
}
