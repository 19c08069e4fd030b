import { useState } from 'react';
import type { DataColumn } from '../columns/data-column.ts';
import type { CellPlace } from './use-cell-focus.ts';
import { useFind } from './use-find.ts';

/** The bar that finds text, and the steps from one place found to the next. */
export function useFindSteps<Row>({
  rows,
  shown,
  cellOf,
  reveal,
  close,
}: {
  rows: readonly Row[];
  /** The columns shown, in their order. */
  shown: readonly DataColumn<Row>[];
  /** The cell of the grid in which a place among the rows and columns given stands. */
  cellOf: (place: CellPlace) => CellPlace;
  reveal: (cell: CellPlace) => void;
  /** Goes back to the grid: to the cell found, if there is one. */
  close: (found: CellPlace | undefined) => void;
}) {
  const find = useFind(rows, shown);
  const [foundAt, setFoundAt] = useState(0);
  const { places } = find;

  function step(by: 1 | -1) {
    const { length } = places;
    if (length === 0) return;
    const next = foundAt === 0 && by < 0 ? length : ((foundAt - 1 + by + length) % length) + 1;
    setFoundAt(next);
    const match = places[next - 1];
    if (match !== undefined) reveal(cellOf(match));
  }

  return {
    matches: find.matches,
    open: () => find.setQuery(find.query ?? ''),
    /** What the bar is given; nothing while it is closed. */
    bar:
      find.query === undefined
        ? undefined
        : {
            query: find.query,
            count: places.length,
            current: Math.min(foundAt, places.length),
            onQuery(query: string) {
              setFoundAt(0);
              find.setQuery(query);
            },
            onStep: step,
            onClose() {
              find.setQuery(undefined);
              const match = places[foundAt - 1];
              close(match && cellOf(match));
            },
          },
  };
}
