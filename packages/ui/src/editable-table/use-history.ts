import { useState } from 'react';

/** Steps that can be taken back. */
export const UNDO_STEPS = 50;

/** Remembers the rows before each change. The rows themselves belong to the user of the table. */
export function useHistory<Row>(
  rows: readonly Row[],
  onRowsChange: (rows: readonly Row[]) => void,
) {
  const [past, setPast] = useState<readonly (readonly Row[])[]>([]);
  const [future, setFuture] = useState<readonly (readonly Row[])[]>([]);

  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change(next: readonly Row[]) {
      if (next === rows) return;
      setPast([...past.slice(1 - UNDO_STEPS), rows]);
      setFuture([]);
      onRowsChange(next);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      setFuture([...future, rows]);
      onRowsChange(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      setFuture(future.slice(0, -1));
      setPast([...past, rows]);
      onRowsChange(after);
    },
  };
}
