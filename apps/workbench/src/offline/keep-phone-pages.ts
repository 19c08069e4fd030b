import { ownPage, pageAround } from '../page-around.ts';
import { phonePageOf } from './phone-pages.ts';

/**
 * Lets the browser keep the pages of the shop floor, once one of them is opened: they open again
 * without a network. Browsers do that over https and on the machine itself alone; inside the page of a
 * host nothing is kept.
 */
export function keepPhonePages(path: string): void {
  const scope = phonePageOf(path);
  if (scope === undefined || !import.meta.env.PROD || pageAround() !== ownPage) return;
  // A browser that refuses continues without.
  void navigator.serviceWorker?.register('/phone-worker.js', { scope }).catch(() => undefined);
}
