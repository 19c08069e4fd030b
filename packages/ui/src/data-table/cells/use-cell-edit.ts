import { useRef, useState } from 'react';
import { readDecimal } from '../../number-input/decimal.ts';
import type { LockedCell } from '../../table-clipboard/locked-cells.ts';
import type { CellEdit, DataColumn } from '../columns/data-column.ts';
import { editText } from '../rows/cell-text.ts';
import type { CellPlace, CellRange } from './use-cell-focus.ts';

/** Steps that can be taken back. */
const UNDO_STEPS = 50;

/** What the rows and columns of a grid are, for those who change its cells. */
export interface CellAccess<Row> {
  readonly lines: number;
  readonly columns: number;
  /** `undefined` for the head of a group. */
  readonly rowOf: (line: number) => { readonly row: Row; readonly index: number } | undefined;
  /** `undefined` for a column in front of the given ones. */
  readonly columnOf: (col: number) => DataColumn<Row> | undefined;
  readonly idOf: (row: Row) => string;
}

/** The edit that puts a text into a cell; nothing where it cannot be put or is there already. */
function editOf<Row>(
  { rowOf, columnOf, idOf }: CellAccess<Row>,
  { row: line, col }: CellPlace,
  text: string,
  onLocked?: ((cell: LockedCell) => void) | undefined,
): CellEdit | undefined {
  const column = columnOf(col);
  const found = rowOf(line);
  if (column?.edit === undefined || found === undefined) return undefined;
  const before = editText(column, found.row, found.index);
  const plain = text.trim();
  const tidy = column.kind === 'number' ? (readDecimal(plain.replace(/%$/, '')) ?? plain) : plain;
  if (tidy === before) return undefined;
  if (column.edit.locked?.(found.row)) {
    onLocked?.({ row: found.index + 1, column: column.header });
    return undefined;
  }
  return { id: idOf(found.row), column: column.id, text: tidy, before };
}

/**
 * A block laid over a range: as it is, or again and again where the range is a multiple of it.
 * Cells that cannot be edited are passed over.
 * @param onLocked called with each locked cell that would hold something else now
 */
export function blockEdits<Row>(
  access: CellAccess<Row>,
  block: readonly (readonly string[])[],
  { top, bottom, from, to }: CellRange,
  onLocked?: ((cell: LockedCell) => void) | undefined,
): CellEdit[] {
  const wide = Math.max(1, ...block.map((cells) => cells.length));
  const fits = (room: number, size: number) => (room > size && room % size === 0 ? room : size);
  const rows = Math.min(fits(bottom - top + 1, block.length), access.lines - top);
  const cols = Math.min(fits(to - from + 1, wide), access.columns - from);
  const edits: CellEdit[] = [];
  for (let down = 0; down < rows; down += 1)
    for (let right = 0; right < cols; right += 1) {
      const text = block[down % block.length]?.[right % wide];
      if (text === undefined) continue;
      const edit = editOf(access, { row: top + down, col: from + right }, text, onLocked);
      if (edit !== undefined) edits.push(edit);
    }
  return edits;
}

/** What is typed into the active cell, and the way back from every change. */
export function useCellEdit<Row>(
  access: CellAccess<Row>,
  active: () => CellPlace,
  onCellsEdit: ((edits: readonly CellEdit[]) => void) | undefined,
) {
  const [draft, setDraft] = useState<string>();
  // A cell that loses its input commits once, whichever of key, press and blur comes first.
  const pending = useRef<string | undefined>(undefined);
  const past = useRef<(readonly CellEdit[])[]>([]);
  const future = useRef<(readonly CellEdit[])[]>([]);

  function change(edits: readonly CellEdit[]) {
    if (edits.length === 0) return;
    past.current = [...past.current.slice(1 - UNDO_STEPS), edits];
    future.current = [];
    onCellsEdit?.(edits);
  }
  function type(text: string | undefined) {
    pending.current = text;
    setDraft(text);
  }
  function commit() {
    const text = pending.current;
    if (text === undefined) return;
    type(undefined);
    const edit = editOf(access, active(), text);
    if (edit !== undefined) change([edit]);
  }
  function step(
    from: { current: (readonly CellEdit[])[] },
    to: { current: (readonly CellEdit[])[] },
  ) {
    const edits = from.current.at(-1);
    if (edits === undefined) return;
    const back = edits.map((edit) => ({ ...edit, text: edit.before, before: edit.text }));
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, back];
    onCellsEdit?.(back);
  }

  return {
    draft,
    type,
    commit,
    change,
    undo: () => step(past, future),
    redo: () => step(future, past),
    /** Whether a cell takes an input: its column does and its row is not locked. */
    editable({ row, col }: CellPlace): boolean {
      const column = access.columnOf(col);
      const found = access.rowOf(row);
      return (
        onCellsEdit !== undefined &&
        column?.edit !== undefined &&
        found !== undefined &&
        !column.edit.locked?.(found.row)
      );
    },
  };
}
