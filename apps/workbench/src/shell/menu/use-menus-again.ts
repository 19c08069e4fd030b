import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { useEffect } from 'react';

/** Asks for a menu that did not arrive once more, when the server can be reached again. */
export function useMenusAgain(): void {
  const session = useSessionActions();
  const isOpen = useSession(({ channel }) => channel === 'open');
  useEffect(() => {
    if (isOpen && session.snapshot().companyStatus === 'menu-failed') session.reloadMenus();
  }, [isOpen, session]);
}
