import type { ReactNode } from 'react';
import type { DataColumn } from './data-column.ts';
import type { DataTableState } from './table-state.ts';

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  /** Keep the array between renders, or every row is drawn again. */
  columns: readonly DataColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows over all pages; the rows given when left out. */
  total?: number | undefined;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  /** Chosen rows by id, over all pages; without it there is no selection column. */
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  rowSelectable?: ((row: Row) => boolean) | undefined;
  /** Totals by column id, as the server worked them out. */
  sums?: Readonly<Record<string, ReactNode>> | undefined;
  /** An answer is awaited: skeleton rows at first, a thin line over the old rows later. */
  loading?: boolean | undefined;
  /** What went wrong, for people. Rows given along stay. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** What would stand here; 暂无数据 when left out. */
  empty?: ReactNode;
  /** Rows that were just changed from elsewhere; they light up once. */
  glowIds?: ReadonlySet<string> | undefined;
  /** Makes rows open; drawn below the row. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Enter or a double click on a row. */
  onRowOpen?: ((row: Row) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
  /** `false` leaves the foot away, for short lists inside something. */
  paging?: boolean | undefined;
  /** `content` is as high as its rows, up to 480 px; `fill` takes the height there is. */
  height?: 'fill' | 'content' | undefined;
  /** Stands in the foot beside the selection: actions on what is selected. */
  footer?: ReactNode;
  className?: string | undefined;
}
