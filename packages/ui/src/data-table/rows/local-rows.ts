import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { DataColumn } from '../columns/data-column.ts';
import { type DataTableState, sortsOf } from '../state/table-state.ts';
import { type LocalSearch, RowOrder } from './row-order.ts';

const noFilters: DataTableState['filters'] = {};

/**
 * Orders, filters and pages rows that are all here, for tables no server pages. Each column is
 * ordered by its `sortKey`; long columns of text are ranked beside the page, and until that is done
 * the rows stay as they were and `loading` is true.
 */
export function useLocalRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  state: Pick<DataTableState, 'sort' | 'thenBy' | 'page' | 'pageSize'> &
    Partial<Pick<DataTableState, 'filters'>>,
  search?: LocalSearch | undefined,
): { readonly rows: readonly Row[]; readonly total: number; readonly loading: boolean } {
  const { sort, thenBy, page, pageSize, filters = noFilters } = state;
  const order = useMemo(() => new RowOrder(rows), [rows]);
  const [ranked, setRanked] = useReducer((times: number) => times + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when ranks have come.
  const sorted = useMemo(
    () => (sort === undefined ? 'as they came' : order.sorted(columns, sortsOf({ sort, thenBy }))),
    [order, columns, sort, thenBy, ranked],
  );
  useEffect(() => {
    if (sorted !== undefined) return;
    let gone = false;
    void order.ready().then(() => gone || setRanked());
    return () => {
      gone = true;
    };
  }, [order, sorted]);
  const before = useRef({ order, sorted });
  const kept = before.current.order === order ? before.current.sorted : 'as they came';
  const shown = sorted ?? kept ?? 'as they came';
  useEffect(() => {
    before.current = { order, sorted: shown };
  }, [order, shown]);

  const text = search?.text;
  const searched = search?.columns;
  const passing = useMemo(
    () =>
      order.passing(columns, filters, text === undefined ? undefined : { text, columns: searched }),
    [order, columns, filters, text, searched],
  );
  const found = useMemo(() => {
    if (typeof shown === 'string')
      return passing === undefined ? rows : rows.filter((_, row) => passing[row] === 1);
    const made: Row[] = [];
    for (const index of shown) {
      const row = rows[index];
      if (row !== undefined && (passing === undefined || passing[index] === 1)) made.push(row);
    }
    return made;
  }, [rows, shown, passing]);
  return useMemo(
    () => ({
      rows:
        pageSize >= found.length && page === 1
          ? found
          : found.slice((page - 1) * pageSize, page * pageSize),
      total: found.length,
      loading: sorted === undefined,
    }),
    [found, page, pageSize, sorted],
  );
}
