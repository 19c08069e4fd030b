import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnFacts, DataColumn } from '../columns/data-column.ts';
import type { ColumnFit, ColumnFits } from '../columns/fit-columns.ts';
import type { ColumnChoice } from './table-state.ts';

/** Narrower columns cannot be read nor grabbed. */
export const MIN_COLUMN_WIDTH = 60;
const UNFITTED: ColumnFit = { width: 120, least: 120, wish: 120 };

/**
 * A choice of columns never changes; another one makes another table, which costs less than the
 * store that would watch over this one. Nobody subscribes.
 */
const unwatched: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createWritableAtom<T>(initial: T) {
    let value = initial;
    return {
      get: () => value,
      set(next: T | ((before: T) => T)) {
        value = next instanceof Function ? next(value) : next;
      },
      subscribe: () => ({ unsubscribe: () => undefined }),
    };
  },
  createReadonlyAtom: (get) => ({ get, subscribe: () => ({ unsubscribe: () => undefined }) }),
  untrack: (work) => work(),
  batch: (work) => work(),
  schedule: (work) => work(),
};

const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: unwatched,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const noRows: object[] = [];

/** A column in its place, with the width that was chosen or defined. */
export interface PlacedColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly width: number;
  /** Pixels down to which it gives up room, and up to which it takes some to show all of its cells. */
  readonly least: number;
  readonly wish: number;
  /** The person gave it this width: it neither grows nor gives up room. */
  readonly sized: boolean;
}

export interface ColumnModel<Row> {
  readonly start: readonly PlacedColumn<Row>[];
  readonly center: readonly PlacedColumn<Row>[];
  readonly end: readonly PlacedColumn<Row>[];
}

/** Stored ids that are gone are dropped; new columns are placed behind their neighbour in the definition. */
export function mergedOrder(
  ids: readonly string[],
  stored: readonly string[] | undefined,
): string[] {
  const order = (stored ?? []).filter((id) => ids.includes(id));
  ids.forEach((id, index) => {
    if (order.includes(id)) return;
    const neighbour = ids[index - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  });
  return order;
}

/** Where a column is pinned: as chosen, else as defined. */
export function pinOf(column: ColumnFacts, choice: ColumnChoice): 'start' | 'end' | undefined {
  const chosen = choice.pins?.[column.id];
  return chosen === undefined ? column.pin : chosen === 'none' ? undefined : chosen;
}

/** Whether a column is shown: as chosen, else as defined. */
export const isShown = (column: ColumnFacts, choice: ColumnChoice): boolean =>
  column.fixed || (choice.shown?.[column.id] ?? !column.hidden);

/** Columns in their order, regions and widths, worked out by TanStack Table. */
export function useColumnModel<Row>(
  columns: readonly DataColumn<Row>[],
  choice: ColumnChoice,
  fits: ColumnFits,
): ColumnModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map(({ id, minWidth = MIN_COLUMN_WIDTH }) => {
        const { width } = fits.get(id) ?? UNFITTED;
        return { id, size: width, minSize: Math.min(minWidth, width), maxSize: 2000 };
      }),
    [columns, fits],
  );
  const state = useMemo(() => {
    const columnOrder = mergedOrder(
      columns.map(({ id }) => id),
      choice.order,
    );
    return {
      columnOrder,
      columnSizing: { ...choice.widths },
      columnVisibility: Object.fromEntries(
        columns.map((column) => [column.id, isShown(column, choice)]),
      ),
    };
  }, [columns, choice]);
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const table = constructTable({ features, columns: definitions, data: noRows, state });
    const placed = table.getVisibleLeafColumns().flatMap((shown) => {
      const column = byId.get(shown.id);
      const sized = choice.widths?.[shown.id] !== undefined;
      const { least, wish } = fits.get(shown.id) ?? UNFITTED;
      return column === undefined ? [] : [{ column, width: shown.getSize(), least, wish, sized }];
    });
    // Three regions of one order; the pinning of the library weighs more than this says.
    const place = (side: 'start' | 'end' | undefined) =>
      placed.filter(({ column }) => pinOf(column, choice) === side);
    return { start: place('start'), center: place(undefined), end: place('end') };
  }, [definitions, state, columns, choice, fits]);
}
