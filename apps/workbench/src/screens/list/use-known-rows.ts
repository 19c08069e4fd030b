import { useRef } from 'react';

/** Rows of a list that were shown so far, by their ids. */
interface KnownRows<Row> {
  /** Those with these ids: chosen rows stay known when the list is turned to another page. */
  readonly of: (ids: Iterable<string>) => readonly Row[];
  readonly all: () => readonly Row[];
  /** Takes note of rows that were not shown. */
  readonly know: (rows: readonly Row[]) => void;
}

/**
 * Keeps the rows of a list in mind, page by page.
 *
 * @param rows of the page that is shown
 */
export function useKnownRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
): KnownRows<Row> {
  const known = useRef(new Map<string, Row>());
  const know = (given: readonly Row[]) => {
    for (const row of given) known.current.set(rowId(row), row);
  };
  know(rows);
  return {
    of: (ids) => [...ids].flatMap((id) => known.current.get(id) ?? []),
    all: () => [...known.current.values()],
    know,
  };
}
