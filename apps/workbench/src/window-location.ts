import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/**
 * The address of the window as far as it belongs to the workbench, as hooks of the router. History
 * is used as the browser has it: a host finds none of its functions changed.
 * @param basePath path the workbench lives under, without a slash at the end; empty for the root
 * @param onNavigate called with each new path and query, the base path left out
 */
export function createWindowLocation(basePath: string, onNavigate?: (address: string) => void) {
  const listeners = new Set<() => void>();
  const isOurs = () =>
    basePath === '' ||
    location.pathname === basePath ||
    location.pathname.startsWith(`${basePath}/`);
  let path = isOurs() ? location.pathname : `${basePath}/`;
  let search = isOurs() ? location.search : '';

  function look(): void {
    // Where a host has gone elsewhere, the page stays as it is until the host takes it out.
    if (!isOurs() || (path === location.pathname && search === location.search)) return;
    path = location.pathname;
    search = location.search;
    onNavigate?.((path.slice(basePath.length) || '/') + search);
    for (const listener of [...listeners]) listener();
  }

  function navigate(to: string, options?: { replace?: boolean; state?: unknown }): void {
    try {
      const state = options?.state ?? null;
      if (options?.replace) history.replaceState(state, '', to);
      else history.pushState(state, '', to);
    } catch {
      // Browsers refuse too many of them in a row: the page stays where it is.
      return;
    }
    look();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('popstate', look);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', look);
    };
  }

  const hook: BaseLocationHook = () => [useSyncExternalStore(subscribe, () => path), navigate];
  return { hook, searchHook: () => useSyncExternalStore(subscribe, () => search) };
}
