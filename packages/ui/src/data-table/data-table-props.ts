import type { ReactNode } from 'react';
import type { CellEdit, DataColumn } from './columns/data-column.ts';
import type { RowSelection } from './rows/row-selection.ts';
import type { TableViews } from './state/kept-table.ts';
import type { DataTableState } from './state/table-state.ts';

/** Rows on their way to paper, and their totals by column id. */
export interface PaperRows<Row> {
  readonly rows: readonly Row[];
  readonly sums?: Readonly<Record<string, ReactNode>> | undefined;
}

/** What `<DataTable>` takes. */
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
  /**
   * What is chosen, where everything the list finds can be chosen at once. Another filter takes
   * such a choice back, for it was made among other rows.
   */
  selection?: RowSelection | undefined;
  onSelectionChange?: ((selection: RowSelection) => void) | undefined;
  /** Chosen rows by id, over all pages; without it and `selection` there is no selection column. */
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  rowSelectable?: ((row: Row) => boolean) | undefined;
  /**
   * Texts were put into cells of columns with `edit`: one typed, or a whole block pasted, cleared or
   * taken back. One call is one step of undo. The rows belong to the user of the table; an edit
   * does not order or filter them again.
   */
  onCellsEdit?: ((edits: readonly CellEdit[]) => void) | undefined;
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
  /** A row the page holds open, without an arrow, and what is drawn below it. */
  openRow?: { readonly id: string; readonly draw: () => ReactNode } | undefined;
  /** Enter or a double click on a row. */
  onRowOpen?: ((row: Row) => void) | undefined;
  pageSizes?: readonly number[] | undefined;
  /** `false` leaves the foot away, for short lists inside something. */
  paging?: boolean | undefined;
  /** `content` is as high as its rows, up to 480 px; `fill` takes the height there is. */
  height?: 'fill' | 'content' | undefined;
  /** Stands in the foot beside the selection: actions on what is selected. */
  footer?: ReactNode;
  /** Named views; offered among the tools of the foot. */
  views?: TableViews | undefined;
  /** Reads the rows of all pages for a sheet or a print; the rows given when left out. */
  loadAll?: ((signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  /** Reads all rows for a print, with totals of the same moment; rows without totals when left out. */
  loadPaper?: ((signal: AbortSignal) => Promise<PaperRows<Row>>) | undefined;
  /** `false` offers no file of the rows. */
  exportable?: boolean | undefined;
  /** What it is called on paper and as a file; its label when left out. */
  title?: string | undefined;
  /** The days its rows are of, on paper and in the name of a file. */
  days?: string | undefined;
  className?: string | undefined;
}
