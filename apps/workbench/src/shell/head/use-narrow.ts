import { useSyncExternalStore } from 'react';

/** Below this width the header has no room for all of its icons. */
const NARROW_PX = 900;

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether the window is narrow. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.innerWidth < NARROW_PX);
