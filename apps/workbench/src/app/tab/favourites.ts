import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

const KEY = 'favourites';
const listeners = new Set<() => void>();
let chosen: readonly string[] = kept();

/** Whatever else somebody put there counts as nothing. */
function kept(): readonly string[] {
  const stored = readStored<unknown>(KEY);
  return Array.isArray(stored) ? stored.filter((url) => typeof url === 'string') : [];
}

function toggle(url: string): void {
  chosen = chosen.includes(url) ? chosen.filter((other) => other !== url) : [...chosen, url];
  writeStored(KEY, chosen);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The pages a person starred in this browser. */
export function useFavourites() {
  const urls = useSyncExternalStore(subscribe, () => chosen);
  return { urls, toggle, isFavourite: (url: string) => urls.includes(url) };
}
