import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Gives back what closed pages have read, once the last tab is closed. What is still shown stays. */
export function useForgottenAnswers(isAnyOpen: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Pages let go of what they read before: the effects of what is taken down end first.
    if (isAnyOpen) return () => queries.removeQueries({ type: 'inactive' });
  }, [isAnyOpen, queries]);
}
