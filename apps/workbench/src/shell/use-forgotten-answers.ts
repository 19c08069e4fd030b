import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Gives back what closed pages have read, once the last tab is closed. What is still shown stays. */
export function useForgottenAnswers(isAnyOpen: boolean): void {
  const queries = useQueryClient();
  const wasOpen = useRef(isAnyOpen);
  useEffect(() => {
    // Pages let go of what they read before: the effects of what is taken down end first.
    if (wasOpen.current && !isAnyOpen) queries.removeQueries({ type: 'inactive' });
    wasOpen.current = isAnyOpen;
  }, [isAnyOpen, queries]);
}
