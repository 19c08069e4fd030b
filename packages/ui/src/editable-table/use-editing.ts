import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { LockedCell } from '../table-clipboard/locked-cells.ts';
import { useNow } from '../ui-provider/ui-context.ts';
import { writeCell } from './cell-value.ts';
import { editBlocks } from './edit-blocks.ts';
import { type EditColumn, type EditRow, isTyped } from './edit-column.ts';
import type { EditableTableProps } from './editable-table-props.ts';
import type { useHistory } from './use-history.ts';

interface Place {
  readonly row: string;
  readonly col: number;
}

interface EditingOptions<Row extends EditRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly EditColumn<Row>[];
  readonly changeable: boolean;
  readonly addRow: (() => Row) | undefined;
  readonly history: ReturnType<typeof useHistory<Row>>;
  readonly pasteRows: EditableTableProps<Row>['pasteRows'];
  readonly onRowsAdded: (count: number) => void;
  /** Cells that a paste left as they were. */
  readonly onLocked: (cells: readonly LockedCell[]) => void;
}

/** The active cell of an editable table, what is typed into it, and the keys that move it. */
export function useEditing<Row extends EditRow>({
  rows,
  columns,
  changeable,
  addRow,
  history,
  pasteRows,
  onRowsAdded,
  onLocked,
}: EditingOptions<Row>) {
  const now = useNow();
  const today = () => now().slice(0, 10);
  const [active, setActive] = useState<Place>();
  const [anchor, setAnchor] = useState<Place>();
  const [draft, setDraft] = useState<string>();
  // A cell that loses its input commits once, whichever of key, press and blur comes first.
  const pending = useRef<string | undefined>(undefined);
  /** The next cell drawn as active takes the focus; one that only comes back into view does not. */
  const wantsFocus = useRef(false);

  const rowIndex = active === undefined ? -1 : rows.findIndex(({ id }) => id === active.row);
  const anchorIndex = anchor === undefined ? -1 : rows.findIndex(({ id }) => id === anchor.row);
  const range =
    active === undefined || anchor === undefined || anchorIndex < 0 || rowIndex < 0
      ? undefined
      : {
          top: Math.min(anchorIndex, rowIndex),
          bottom: Math.max(anchorIndex, rowIndex),
          from: Math.min(anchor.col, active.col),
          to: Math.max(anchor.col, active.col),
        };

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

  const blocks = editBlocks({
    rows,
    columns,
    active:
      active === undefined || draft !== undefined || rowIndex < 0
        ? undefined
        : { row: rowIndex, col: active.col },
    range,
    changeable,
    addRow,
    today,
    change: history.change,
    pasteRows,
    onRowsAdded,
    onLocked,
  });

  /** Tab: the next cell that can be typed into, over row ends; behind the last one a new row. */
  function tab(event: KeyboardEvent, back: boolean) {
    const step = back ? -1 : 1;
    const places = rows.length * columns.length;
    for (
      let place = rowIndex * columns.length + (active?.col ?? 0) + step;
      place >= 0 && place < places;
      place += step
    ) {
      const row = rows[Math.floor(place / columns.length)];
      const column = columns[place % columns.length];
      if (row === undefined || column === undefined || !isTyped(column) || column.locked?.(row))
        continue;
      event.preventDefault();
      return go(row.id, place % columns.length);
    }
    if (back || addRow === undefined) return commit();
    event.preventDefault();
    const added = addRow();
    history.change([...settled(), added]);
    setDraft(undefined);
    setAnchor(undefined);
    wantsFocus.current = true;
    setActive({ row: added.id, col: Math.max(0, columns.findIndex(isTyped)) });
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    // Caps Lock writes letters large.
    const letter = key.toLowerCase();
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    // Keys of an open list, of controls in custom cells and of the input method are theirs.
    const foreign =
      target?.closest('[data-kind="custom"]') !== null && target?.dataset.kind !== 'custom';
    if (composing || active === undefined || foreign) return;
    if (target?.closest('[data-col]') === null) return;
    if (target?.getAttribute('aria-expanded') === 'true') return;

    const typing = draft !== undefined;
    const at = (row: number) => rows[Math.min(Math.max(0, row), rows.length - 1)]?.id;
    const stop = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (key === 'Enter' && !event.altKey)
      stop(() => go(at(rowIndex + (shiftKey ? -1 : 1)), active.col));
    else if (key === 'Tab') tab(event, shiftKey);
    else if (key === 'ArrowUp' && !event.altKey)
      stop(() => go(at(rowIndex - 1), active.col, shiftKey));
    else if (key === 'ArrowDown' && !event.altKey)
      stop(() => go(at(rowIndex + 1), active.col, shiftKey));
    else if (key === 'ArrowLeft' && !typing) stop(() => go(active.row, active.col - 1, shiftKey));
    else if (key === 'ArrowRight' && !typing) stop(() => go(active.row, active.col + 1, shiftKey));
    else if (key === 'Home' && !typing) stop(() => go(command ? at(0) : active.row, 0));
    else if (key === 'End' && !typing)
      stop(() => go(command ? at(rows.length - 1) : active.row, columns.length - 1));
    else if (key === 'Escape' && typing) {
      // One Esc takes the typing back, the next one belongs to what is around the table.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      stop(() => type(undefined));
    } else if (key === 'F2' && !typing) stop(() => startTyping(event));
    else if (!changeable) return;
    // The key is the page's; what is typed is put in before it is saved.
    else if (command && letter === 's' && typing) commit();
    else if (key === 'Delete' && !typing) stop(blocks.clear);
    else if (command && letter === 'z' && !shiftKey)
      stop(() => (typing ? type(undefined) : history.undo()));
    else if (command && (letter === 'y' || (letter === 'z' && shiftKey))) stop(history.redo);
    else if (command && letter === 'd' && !shiftKey) stop(blocks.fillDown);
    // Without a range the browser keeps its key for loading the page again.
    else if (command && letter === 'r' && !shiftKey && range !== undefined) stop(blocks.fillRight);
  }

  function startTyping(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLInputElement)) return;
    type(event.target.value);
    event.target.setSelectionRange(event.target.value.length, event.target.value.length);
  }

  function point(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    // Dragging the handle moves no cell.
    if (target?.closest('[data-part="fill-handle"]')) return event.preventDefault();
    const cell = target?.closest<HTMLElement>('[data-col]') ?? null;
    const row = rows[Number(cell?.dataset.row)];
    if (cell === null || row === undefined || event.button !== 0) return;
    const col = Number(cell.dataset.col);
    if (active?.row === row.id && active.col === col) return;
    // The press would otherwise blur the input that the cell is about to get.
    if (cell.dataset.kind !== 'custom') event.preventDefault();
    go(row.id, col, event.shiftKey);
  }

  /** The keyboard comes in. */
  function enter(event: FocusEvent<HTMLElement>) {
    const { row, col } = event.target.dataset;
    const id = rows[Number(row)]?.id;
    if (active === undefined && id !== undefined && col !== undefined) go(id, Number(col));
  }

  return {
    active,
    rowIndex,
    range,
    draft,
    wantsFocus,
    type,
    commit,
    put,
    go,
    press,
    point,
    enter,
    box: blocks.box,
    repeat: blocks.repeat,
    paste: blocks.paste,
    copy: blocks.copy,
  };
}
