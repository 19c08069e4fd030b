import { useSessionActions, useSessionEvent } from '@garment-mes/session-machine/react';
import { useLocation } from 'wouter';

const HOME = '/';

/**
 * Another company has other records: when it is chosen, the tabs that show records of the one before close, with
 * those that were opened for one by their query, and the home page is shown. Lists that the new one has not are closed
 * when its menu has arrived.
 */
export function useNewCompany(): void {
  const session = useSessionActions();
  const [, go] = useLocation();
  useSessionEvent('company-switched', () => {
    const { tabs, unsavedTabs } = session.snapshot();
    for (const key of unsavedTabs) session.tabs.mark(key, false);
    for (const { key, path, query } of tabs)
      if (path.includes('{') || query !== undefined) session.tabs.close(key);
    // The way back would lead to a record that the new company has not.
    go(HOME, { replace: true });
  });
}
