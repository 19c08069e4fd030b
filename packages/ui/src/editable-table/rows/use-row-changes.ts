import { useState } from 'react';
import { toast } from '../../toast/toast.ts';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { useStable } from '../../use-stable.ts';
import type { EditRow } from '../edit-column.ts';
import type { useHistory } from '../use-history.ts';
import { newRowId } from './row-id.ts';

/** Chooses rows, copies them and takes them away; at least one stays. */
export function useRowChanges<Row extends EditRow>(
  rows: readonly Row[],
  history: ReturnType<typeof useHistory<Row>>,
  copyRow: ((row: Row, id: string) => Row) | undefined,
  onRowsBegun: (ids: readonly string[]) => void,
) {
  const labels = useLabels();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const remove = useStable((ids: readonly string[]) => {
    const kept = rows.filter(({ id }) => !ids.includes(id));
    if (kept.length === 0) return toast.warning(labels.keepOneRow);
    setSelected(new Set([...selected].filter((id) => !ids.includes(id))));
    history.change(kept);
  });
  const copy = useStable((ids: readonly string[]) => {
    const begun: string[] = [];
    const next = rows.flatMap((row) => {
      if (!ids.includes(row.id)) return [row];
      const id = newRowId();
      begun.push(id);
      return [row, copyRow?.(row, id) ?? { ...row, id }];
    });
    onRowsBegun(begun);
    history.change(next);
  });
  return {
    selected,
    setSelected,
    remove,
    copy,
    // These stay the same, so that rows need not be drawn again.
    removeOne: useStable((id: string) => remove([id])),
    copyOne: useStable((id: string) => copy([id])),
    update: useStable((row: Row) =>
      history.change(rows.map((other) => (other.id === row.id ? row : other))),
    ),
    select: useStable((id: string, on: boolean) => {
      const next = new Set(selected);
      if (on) next.add(id);
      else next.delete(id);
      setSelected(next);
    }),
  };
}
