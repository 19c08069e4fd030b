import { useRef } from 'react';

/**
 * Runs what was chosen once the menu has given the focus back, so that a dialog opened by it
 * remembers the button of the menu and not a line that is gone.
 */
export function useAfterClose(): {
  plan: (action: (() => void) | undefined) => void;
  onCloseAutoFocus: () => void;
} {
  const planned = useRef<(() => void) | undefined>(undefined);
  return {
    plan(action) {
      planned.current = action;
    },
    onCloseAutoFocus() {
      const action = planned.current;
      planned.current = undefined;
      if (action !== undefined) queueMicrotask(action);
    },
  };
}
