import { useEffect, useEffectEvent } from 'react';
import type { Sewing } from './use-sewing.ts';

/** Ctrl Z takes the last own move back, unless somebody types. */
export function useUndoKey({ canUndo, undo }: Sewing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (typing || !canUndo) return;
    event.preventDefault();
    void undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
