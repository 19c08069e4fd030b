import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { LockedCell } from '../table-clipboard/locked-cells.ts';
import { useStable } from '../use-stable.ts';
import { readCell } from './cell-value.ts';
import { editBlocks } from './edit-blocks.ts';
import { type EditColumn, type EditRow, isTyped } from './edit-column.ts';
import { pressEditKey } from './edit-keys.ts';
import type { EditableTableProps } from './editable-table-props.ts';
import { useFreshRows } from './rows/use-fresh-rows.ts';
import type { useHistory } from './use-history.ts';
import { useTypedCell } from './use-typed-cell.ts';

interface EditingOptions<Row extends EditRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly EditColumn<Row>[];
  readonly changeable: boolean;
  readonly addRow: (() => Row) | undefined;
  readonly history: ReturnType<typeof useHistory<Row>>;
  readonly pasteRows: EditableTableProps<Row>['pasteRows'];
  readonly readBlock: EditableTableProps<Row>['readBlock'];
  readonly onRowsAdded: (count: number) => void;
  /** Cells that a paste left as they were. */
  readonly onLocked: (cells: readonly LockedCell[]) => void;
}

type Lay = Parameters<ReturnType<typeof editBlocks>['lay']>;

/** The active cell of an editable table, what is typed into it, and the keys that move it. */
export function useEditing<Row extends EditRow>(options: EditingOptions<Row>) {
  const { rows, columns, changeable, addRow, history } = options;
  const cell = useTypedCell(rows, columns, history);
  const { active, rowIndex, range, draft, wantsFocus, today, type, commit, put, go } = cell;
  const freshRows = useFreshRows(active?.row, () => blankRows(columns, rows));

  const later = useStable<Lay, void>((...given) => blocks.lay(...given));
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
    later,
    ...{ pasteRows: options.pasteRows, readBlock: options.readBlock },
    ...{ onRowsAdded: options.onRowsAdded, onLocked: options.onLocked },
  });

  /** A blank row behind the last one, with the cursor in it. */
  function add() {
    const row = addRow?.();
    if (row === undefined) return;
    freshRows.begin([row.id]);
    cell.append(row);
  }

  /** Tab: the next cell that can be typed into, over row ends; behind the last one a new row. */
  function tab(event: KeyboardEvent, back: boolean) {
    const from = rowIndex * columns.length + (active?.col ?? 0);
    const next = nextTyped(rows, columns, from, back ? -1 : 1);
    if (next !== undefined) {
      event.preventDefault();
      return go(next.row, next.col);
    }
    if (back || addRow === undefined) return commit();
    event.preventDefault();
    add();
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    pressEditKey(
      event,
      {
        ...{ rows, active, rowIndex, changeable, lastColumn: columns.length - 1 },
        typing: draft !== undefined,
        ranged: range !== undefined,
      },
      { ...blocks, ...history, go, tab, type, commit },
    );
  }

  function point(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    // Dragging the handle moves no cell.
    if (target?.closest('[data-part="fill-handle"]')) return event.preventDefault();
    const cell = target?.closest<HTMLElement>('[data-col]') ?? null;
    const row = rows[Number(cell?.dataset.row)];
    if (cell === null || row === undefined || event.button !== 0) return;
    const col = Number(cell.dataset.col);
    if (active?.row === row.id && active.col === col) return keepTyping(event, cell);
    // The press would otherwise blur the input that the cell is about to get.
    if (cell.dataset.kind !== 'custom') event.preventDefault();
    go(row.id, col, event.shiftKey);
  }

  /** The keyboard comes in. */
  function enter(event: FocusEvent<HTMLElement>) {
    freshRows.enter();
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
    add: addRow && add,
    freshRows,
    press,
    point,
    enter,
    box: blocks.box,
    repeat: blocks.repeat,
    paste: blocks.paste,
    copy: blocks.copy,
  };
}

/** Ids of the rows nobody typed into. */
const blankRows = <Row extends EditRow>(
  columns: readonly EditColumn<Row>[],
  rows: readonly Row[],
): readonly string[] =>
  rows.flatMap((row) =>
    columns.every((column) => !isTyped(column) || readCell(column, row) === '') ? row.id : [],
  );

/** The next cell that can be typed into, counted over row ends; `undefined` behind the last one. */
function nextTyped<Row extends EditRow>(
  rows: readonly Row[],
  columns: readonly EditColumn<Row>[],
  from: number,
  step: number,
) {
  const places = rows.length * columns.length;
  for (let place = from + step; place >= 0 && place < places; place += step) {
    const row = rows[Math.floor(place / columns.length)];
    const col = place % columns.length;
    const column = columns[col];
    if (row !== undefined && column !== undefined && isTyped(column) && !column.locked?.(row))
      return { row: row.id, col };
  }
  return undefined;
}

/** A press beside the input of the active cell, such as on its note, goes on typing. */
function keepTyping(event: MouseEvent<HTMLElement>, cell: HTMLElement): void {
  const target = event.target as Element;
  if (target !== cell && target.closest('[data-part="cell-note"]') === null) return;
  event.preventDefault();
  cell.querySelector('input')?.focus();
}
