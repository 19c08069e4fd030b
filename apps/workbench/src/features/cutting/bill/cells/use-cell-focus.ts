import { type RefObject, useEffect, useState } from 'react';
import { focusCell } from './cell-keys.ts';

/**
 * Puts the cursor on cells of the page.
 * @returns `now`, and `soon` for a cell that is drawn only by the change under way
 */
export function useCellFocus(root: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ readonly cell: string }>();
  useEffect(() => {
    if (wanted && root.current) focusCell(root.current, wanted.cell);
  }, [root, wanted]);
  return {
    now: (cell: string) => root.current !== null && focusCell(root.current, cell),
    soon: (cell: string) => setWanted({ cell }),
  };
}
