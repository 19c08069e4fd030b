import { useLayoutEffect, useRef, useState } from 'react';
import { useDay } from '../ui-provider/ui-context.ts';
import { writeCell } from './cell-value.ts';
import { type EditColumn, type EditRow, isTyped } from './edit-column.ts';
import type { useHistory } from './use-history.ts';

export interface Place {
  readonly row: string;
  readonly col: number;
}

/** The cells between two of them, by number. */
function rangeOf(
  active: Place | undefined,
  anchor: Place | undefined,
  rowIndex: number,
  anchorIndex: number,
) {
  if (active === undefined || anchor === undefined || anchorIndex < 0 || rowIndex < 0)
    return undefined;
  return {
    top: Math.min(anchorIndex, rowIndex),
    bottom: Math.max(anchorIndex, rowIndex),
    from: Math.min(anchor.col, active.col),
    to: Math.max(anchor.col, active.col),
  };
}

/** The active cell of an editable table and what is typed into it, put into the rows when the cell is left. */
export function useTypedCell<Row extends EditRow>(
  rows: readonly Row[],
  columns: readonly EditColumn<Row>[],
  history: ReturnType<typeof useHistory<Row>>,
) {
  const today = useDay();
  const [active, setActive] = useState<Place>();
  const [anchor, setAnchor] = useState<Place>();
  const [draft, setDraft] = useState<string>();
  // A cell that loses its input commits once, whichever of key, press and blur comes first.
  const pending = useRef<string | undefined>(undefined);
  /** The next cell drawn as active takes the focus; one that only comes back into view does not. */
  const wantsFocus = useRef(false);

  const rowIndex = active === undefined ? -1 : rows.findIndex(({ id }) => id === active.row);
  const anchorIndex = anchor === undefined ? -1 : rows.findIndex(({ id }) => id === anchor.row);
  const range = rangeOf(active, anchor, rowIndex, anchorIndex);

  function type(text: string | undefined) {
    pending.current = text;
    setDraft(text);
  }

  /** The rows with what is being typed put in. */
  function settled(): readonly Row[] {
    const text = pending.current;
    pending.current = undefined;
    const column = active === undefined ? undefined : columns[active.col];
    if (text === undefined || column === undefined || !isTyped(column)) return rows;
    const row = rows[rowIndex];
    if (row === undefined) return rows;
    const next = writeCell(column, row, text, today());
    return next === row ? rows : rows.map((other) => (other === row ? next : other));
  }

  function commit() {
    const next = settled();
    setDraft(undefined);
    history.change(next);
  }

  function go(row: string | undefined, col: number, stretch = false) {
    commit();
    setAnchor(stretch ? (anchor ?? active) : undefined);
    if (row === undefined) return;
    wantsFocus.current = true;
    setActive({ row, col: Math.min(Math.max(0, col), columns.length - 1) });
  }

  /** Puts a text into the active cell at once: a choice from a list. */
  function put(text: string) {
    pending.current = text;
    commit();
  }

  /** Puts a row behind the last one, and the cursor into the first cell of it that is typed. */
  function append(added: Row) {
    history.change([...settled(), added]);
    setDraft(undefined);
    setAnchor(undefined);
    wantsFocus.current = true;
    setActive({ row: added.id, col: Math.max(0, columns.findIndex(isTyped)) });
  }

  useStayingKeyboard(rows, active, rowIndex, go);

  return {
    active,
    rowIndex,
    range,
    draft,
    wantsFocus,
    today,
    type,
    commit,
    put,
    go,
    append,
  };
}

/** A row that goes takes no keyboard along: the row in its place has it. */
function useStayingKeyboard(
  rows: readonly EditRow[],
  active: Place | undefined,
  rowIndex: number,
  go: (row: string | undefined, col: number) => void,
): void {
  const lastIndex = useRef(0);
  useLayoutEffect(() => {
    if (rowIndex >= 0) lastIndex.current = rowIndex;
    else if (active !== undefined && document.activeElement === document.body)
      go(rows[Math.min(lastIndex.current, rows.length - 1)]?.id, active.col);
  });
}
