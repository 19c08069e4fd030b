import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import type { DataTableState } from './table-state.ts';

/** Chinese by pinyin, and `A-2` before `A-10`. */
const collator = /* @__PURE__ */ new Intl.Collator('zh-CN', { numeric: true });

/** Row numbers in the order of a column; absent values last both ways, ties as they stood. */
export function sortedOrder(
  keys: readonly (string | number | undefined)[],
  direction: 'asc' | 'desc',
): number[] {
  const sign = direction === 'asc' ? 1 : -1;
  return keys
    .map((_, index) => index)
    .sort((left, right) => {
      const a = keys[left];
      const b = keys[right];
      if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined) || left - right;
      const order =
        typeof a === 'number' && typeof b === 'number'
          ? a - b
          : collator.compare(String(a), String(b));
      return order * sign || left - right;
    });
}

/**
 * Sorts and pages rows that are all here, for tables no server pages. Each column is ordered by its
 * `sortKey`.
 */
export function useLocalRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  state: Pick<DataTableState, 'sort' | 'page' | 'pageSize'>,
): { readonly rows: readonly Row[]; readonly total: number } {
  const { sort, page, pageSize } = state;
  const sortKey = columns.find(({ id }) => id === sort?.column)?.sortKey;
  const sorted = useMemo(() => {
    if (sort === undefined || sortKey === undefined) return rows;
    return sortedOrder(rows.map(sortKey), sort.direction).flatMap((index) => {
      const row = rows[index];
      return row === undefined ? [] : [row];
    });
  }, [rows, sort, sortKey]);
  return useMemo(
    () => ({
      rows: sorted.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
    }),
    [sorted, rows.length, page, pageSize],
  );
}
