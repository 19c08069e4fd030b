import { useSessionActions } from '@garment-mes/session-machine/react';
import { useEffect } from 'react';
import { isReloading } from '../pages/reload-page.ts';

/**
 * Has the browser ask before it leaves a page with unsaved input. An ended session leaves without a
 * question: nobody could save any more, and the input is kept.
 */
export function useLeaveGuard(unsaved: boolean): void {
  const session = useSessionActions();
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloading() && session.snapshot().status === 'signed-in') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [session, unsaved]);
}
