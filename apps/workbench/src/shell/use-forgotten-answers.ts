import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Gives back what closed pages have read, once the last tab is closed. What is still shown stays. */
export function useForgottenAnswers(isAnyOpen: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAnyOpen) return;
    // Pages let go of what they read before: the effects of what is taken down end first. What is still asked
    // stays: a call that ends after its answer was forgotten would begin to wait for its time to be forgotten.
    return () =>
      queries.removeQueries({
        type: 'inactive',
        predicate: ({ state }) => state.fetchStatus === 'idle',
      });
  }, [isAnyOpen, queries]);
}
