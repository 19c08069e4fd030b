import { useMemo, useRef } from 'react';

/** Choosing rows by id: one by one, a stretch with Shift, or the page. Other pages are kept. */
export function useRowSelection<Row>({
  rows,
  ids,
  rowSelectable,
  selectedIds,
  onSelectedIdsChange,
}: {
  rows: readonly Row[];
  /** The ids of the rows. */
  ids: readonly string[];
  rowSelectable?: ((row: Row) => boolean) | undefined;
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}) {
  const last = useRef<number | undefined>(undefined);
  const usable = (row: Row) => rowSelectable?.(row) ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are equally selectable.
  const pageIds = useMemo(
    () => ids.filter((_, index) => rows[index] !== undefined && usable(rows[index])),
    [ids, rows],
  );
  const page = useMemo(() => {
    const chosen = pageIds.filter((id) => selectedIds?.has(id)).length;
    return chosen === 0 ? false : chosen === pageIds.length ? true : ('indeterminate' as const);
  }, [pageIds, selectedIds]);

  function change(ids: readonly string[], on: boolean) {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelectedIdsChange?.(next);
  }

  return {
    enabled: selectedIds !== undefined,
    usable,
    page,
    selectPage: (on: boolean) => change(pageIds, on),
    clear: () => onSelectedIdsChange?.(new Set()),
    select(index: number, on: boolean, extend: boolean) {
      const from = extend && last.current !== undefined ? last.current : index;
      last.current = index;
      const stretch = ids.slice(Math.min(from, index), Math.max(from, index) + 1);
      change(
        stretch.filter((id) => pageIds.includes(id)),
        on,
      );
    },
    toggle(index: number, extend: boolean) {
      const id = ids[index];
      if (id !== undefined) this.select(index, extend || !selectedIds?.has(id), extend);
    },
  };
}
