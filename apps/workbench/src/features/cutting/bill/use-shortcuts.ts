import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  readonly save: () => void;
  readonly submit: () => void;
  readonly scan: () => void;
}

/** Ctrl+S, Ctrl+Enter and F2 wherever the focus is, except inside a dialog. */
export function useShortcuts(enabled: boolean, shortcuts: Shortcuts): void {
  const run = useEffectEvent((name: keyof Shortcuts) => shortcuts[name]());
  useEffect(() => {
    if (!enabled) return;
    function press(event: KeyboardEvent) {
      const name = nameOf(event);
      const inDialog =
        event.target instanceof Element &&
        event.target.closest('[role=dialog], [role=alertdialog]') !== null;
      if (name === undefined || inDialog || event.isComposing) return;
      event.preventDefault();
      run(name);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}

function nameOf({ key, ctrlKey, metaKey }: KeyboardEvent): keyof Shortcuts | undefined {
  if (key === 'F2') return 'scan';
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 's') return 'save';
  return key === 'Enter' ? 'submit' : undefined;
}
