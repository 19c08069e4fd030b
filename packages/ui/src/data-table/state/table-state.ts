import { useState } from 'react';

/** The page size that asks for everything. */
export const ALL_ROWS = 100_000_000;
/** Rows a page may have, `ALL_ROWS` last. */
export const PAGE_SIZES: readonly number[] = [10, 50, 100, 300, 500, 1000, ALL_ROWS];
/** Rows a page may have in small tables. */
export const SMALL_PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** One of the heights a row may have. */
export type RowHeight = 'default' | 'middle' | 'small';
/** Pixels. The tall one leaves room for a picture. */
export const ROW_HEIGHTS: Readonly<Record<RowHeight, number>> = {
  default: 54,
  middle: 46,
  small: 30,
};

/** What a person chose about the columns; only differences from the definition. */
export interface ColumnChoice {
  readonly order?: readonly string[] | undefined;
  readonly shown?: Readonly<Record<string, boolean>> | undefined;
  readonly widths?: Readonly<Record<string, number>> | undefined;
  readonly pins?: Readonly<Record<string, 'start' | 'end' | 'none'>> | undefined;
}

/** One column that rows are ordered by. */
export interface SortChoice {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Everything about a table that is kept: by the tab, by the browser, in an address. */
export interface DataTableState {
  readonly sort: SortChoice | undefined;
  /** Orders rows that the first column leaves level; the head was pressed with Shift. */
  readonly thenBy?: readonly SortChoice[] | undefined;
  /** Column whose equal values stand together under a head of their own. */
  readonly groupBy?: string | undefined;
  /** Chosen values by column; a column without any is left out. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly density: RowHeight;
  readonly columns: ColumnChoice;
}

/** The state of a table nobody has touched. */
export const initialTableState: DataTableState = {
  sort: undefined,
  filters: {},
  page: 1,
  pageSize: 10,
  density: 'default',
  columns: {},
};

/** Holds the state of a table that nobody else wants to know. */
export function useTableState(initial: Partial<DataTableState> = {}) {
  return useState<DataTableState>({ ...initialTableState, ...initial });
}

/** All columns that rows are ordered by, the first one first. */
export const sortsOf = ({ sort, thenBy }: Pick<DataTableState, 'sort' | 'thenBy'>) =>
  sort === undefined ? [] : [sort, ...(thenBy ?? [])];

/**
 * The next order of a column: up, down, none.
 * @param further keeps the columns that rows are ordered by already and adds this one behind them
 */
export function nextSort(state: DataTableState, column: string, further = false): DataTableState {
  const sorts = sortsOf(state);
  const now = sorts.find((sort) => sort.column === column)?.direction;
  const next = now === undefined ? 'asc' : now === 'asc' ? 'desc' : undefined;
  const choice = next === undefined ? [] : [{ column, direction: next } as const];
  const all = !further
    ? choice
    : now === undefined
      ? [...sorts, ...choice]
      : sorts.flatMap((sort) => (sort.column === column ? choice : [sort]));
  const [sort, ...thenBy] = all;
  return { ...state, sort, thenBy: thenBy.length === 0 ? undefined : thenBy, page: 1 };
}

/** Filters a column by values; by none, when there are none. */
export function withFilter(
  state: DataTableState,
  column: string,
  values: readonly string[],
): DataTableState {
  const { [column]: _, ...others } = state.filters;
  const filters = values.length === 0 ? others : { ...others, [column]: values };
  return { ...state, filters, page: 1 };
}

/** How many pages there are; one, when there is nothing. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** A size that is on offer, else the smallest one. */
export const allowedPageSize = (size: number, sizes: readonly number[]): number =>
  sizes.includes(size) ? size : (sizes[0] ?? 10);
