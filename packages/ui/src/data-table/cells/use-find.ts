import { useEffect, useMemo, useState } from 'react';
import { fold } from '../../fold.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { cellText } from '../rows/cell-text.ts';
import type { CellPlace } from './use-cell-focus.ts';

/** Rows looked through before the page gets a turn. */
const SLICE = 2_000;
/** More places than this nobody goes through one by one. */
const MOST = 10_000;

interface Found {
  readonly places: readonly CellPlace[];
  readonly done: boolean;
}

/** Always the same, so that a table nobody searches is not drawn again for it. */
const nothing: Found = { places: [], done: true };

const contains = (text: string, query: string): boolean => fold(text).includes(query);

/**
 * Looks through all rows of a table, those out of view too, which the browser cannot find. Works in
 * slices, so that typing never waits for it.
 */
export function useFind<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): {
  readonly query: string | undefined;
  /** Places in reading order; `row` is among the rows given, `col` among the columns. */
  readonly places: readonly CellPlace[];
  readonly searching: boolean;
  readonly setQuery: (query: string | undefined) => void;
  readonly matches: ((column: DataColumn<Row>, row: Row, index: number) => boolean) | undefined;
} {
  const [query, setQuery] = useState<string>();
  const [result, setResult] = useState(nothing);
  const wanted = fold(query?.trim() ?? '');

  useEffect(() => {
    if (wanted === '') {
      setResult(nothing);
      return;
    }
    const places: CellPlace[] = [];
    let next = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const end = Math.min(rows.length, next + SLICE);
      for (; next < end && places.length < MOST; next += 1) {
        const row = rows[next];
        if (row === undefined) continue;
        for (const [col, column] of columns.entries())
          if (contains(cellText(column, row, next), wanted)) places.push({ row: next, col });
      }
      const done = next >= rows.length || places.length >= MOST;
      setResult({ places: [...places], done });
      if (!done) waiting = setTimeout(look);
    };
    waiting = setTimeout(look);
    return () => clearTimeout(waiting);
  }, [rows, columns, wanted]);

  const matches = useMemo(
    () =>
      wanted === ''
        ? undefined
        : (column: DataColumn<Row>, row: Row, index: number) =>
            contains(cellText(column, row, index), wanted),
    [wanted],
  );

  return { query, places: result.places, searching: !result.done, setQuery, matches };
}
