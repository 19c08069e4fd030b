import type { ClipboardEvent } from 'react';
import { copyBlock, pastedBlock } from '../table-clipboard/clipboard-block.ts';
import type { LockedCell } from '../table-clipboard/locked-cells.ts';
import { type Block, byHeads } from './by-heads.ts';
import { optionsOf, readCell } from './cell-value.ts';
import { type EditColumn, type EditRow, isTyped } from './edit-column.ts';
import type { EditableTableProps } from './editable-table-props.ts';
import { pasteBlock } from './paste-block.ts';

/** A rectangle of cells, all four sides included. */
export interface EditRange {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

interface EditBlocksOptions<Row extends EditRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly EditColumn<Row>[];
  /** Nothing while something is typed into it. */
  readonly active: { readonly row: number; readonly col: number } | undefined;
  readonly range: EditRange | undefined;
  readonly changeable: boolean;
  readonly addRow: (() => Row) | undefined;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  readonly change: (rows: readonly Row[]) => void;
  /** Reads a pasted block its own way. */
  readonly pasteRows: EditableTableProps<Row>['pasteRows'];
  readonly readBlock: EditableTableProps<Row>['readBlock'];
  /** Lays a block over the rows as they are by then. */
  readonly later: (block: Block, rowId: string, fromColumn: number) => void;
  readonly onRowsAdded: (count: number) => void;
  /** Cells that a paste left as they were. */
  readonly onLocked: (cells: readonly LockedCell[]) => void;
}

/** Puts blocks of text into the cells of an editable table, and takes them out. */
export function editBlocks<Row extends EditRow>(options: EditBlocksOptions<Row>) {
  const { rows, columns, active, range, changeable, addRow, today, change } = options;
  const { pasteRows, readBlock, onRowsAdded, onLocked, later } = options;
  const box: EditRange | undefined =
    range ?? (active && { top: active.row, bottom: active.row, from: active.col, to: active.col });

  /** Puts the same line of texts into every row of a box. */
  function fill({ top, bottom, from }: EditRange, line: readonly string[]) {
    const block = Array.from({ length: bottom - top + 1 }, () => line);
    const at = { fromRow: top, fromColumn: from };
    change(pasteBlock({ rows, columns, block, ...at, addRow: undefined, today: today() }));
  }
  function clear() {
    if (box !== undefined)
      fill(
        box,
        Array.from({ length: box.to - box.from + 1 }, () => ''),
      );
  }

  /** Writes the cells of one box over and over into a wider one; the first repetition is the box itself. */
  function repeat(source: EditRange, over: EditRange) {
    const block = repeated(rows, columns, source, over);
    const from = { fromRow: over.top, fromColumn: over.from };
    change(pasteBlock({ rows, columns, block, ...from, addRow: undefined, today: today() }));
  }

  /** Lays a block over the rows from a cell on. */
  function lay(block: Block, rowId: string, fromColumn: number) {
    const fromRow = rows.findIndex(({ id }) => id === rowId);
    if (fromRow < 0) return;
    const locked: LockedCell[] = [];
    const next = pasteBlock({
      ...{ rows, columns, block, fromRow, fromColumn, addRow },
      today: today(),
      onLocked: (cell) => locked.push(cell),
    });
    change(next);
    onLocked(locked);
    if (next.length > rows.length) onRowsAdded(next.length - rows.length);
  }

  return {
    clear,
    fillDown() {
      const source = range === undefined ? undefined : rows[range.top];
      if (range === undefined || source === undefined) return;
      const filled = columns.slice(range.from, range.to + 1);
      fill(
        range,
        filled.map((column) => readCell(column, source)),
      );
    },
    fillRight() {
      if (range !== undefined) repeat({ ...range, to: range.from }, range);
    },
    /** Cells the handle takes hold of. */
    box,
    repeat,
    paste(event: ClipboardEvent<HTMLElement>) {
      const row = active && rows[active.row];
      const column = active && columns[active.col];
      if (!changeable || active === undefined || row === undefined || column === undefined) return;
      const pasted = pastedBlock(event.clipboardData);
      const own = pasteRows?.(pasted, { row: row.id, column: column.id });
      if (own !== undefined) {
        event.preventDefault();
        return change(own);
      }
      // One text alone goes into the input, where there is one.
      const isAlone = pasted.length === 1 && pasted[0]?.length === 1;
      if (isAlone && !(isTyped(column) && column.locked?.(row))) return;
      event.preventDefault();
      const read = readBlock?.(pasted, column.id) ?? pasted;
      const headed = byHeads(columns, read);
      const [block, from] = headed === undefined ? [read, active.col] : [headed, 0];
      const asked = searches(columns.slice(from), row, block);
      if (asked.length === 0) return lay(block, row.id, from);
      // What nobody finds stands in its cell as it was pasted, and is marked there.
      void Promise.allSettled(asked.map((find) => find())).then(() => later(block, row.id, from));
    },
    lay,
    copy(event: ClipboardEvent<HTMLElement>, cut: boolean) {
      if (active === undefined || box === undefined) return;
      const cells = rows
        .slice(box.top, box.bottom + 1)
        .map((row) => columns.slice(box.from, box.to + 1).map((column) => readCell(column, row)));
      copyBlock(event.clipboardData, cells);
      event.preventDefault();
      if (cut && changeable) clear();
    },
  };
}

/** Asks for the words of a block that its columns search for, each of them once. */
function searches<Row>(
  columns: readonly EditColumn<Row>[],
  row: Row,
  block: Block,
): readonly (() => Promise<unknown>)[] {
  const { signal } = new AbortController();
  return columns.flatMap((column, right) => {
    if (!isTyped(column) || column.search === undefined) return [];
    const { search } = column;
    const texts = new Set(block.map((line) => line[right]?.trim() ?? ''));
    return [...texts]
      .filter((text) => text !== '' && !optionsOf(column, row).some(({ value }) => value === text))
      .map((text) => () => search(text, signal));
  });
}

/** Place in a repeated piece, to both sides of it. */
const apart = (steps: number, length: number): number => ((steps % length) + length) % length;

/** The texts of a box, over and over, as far as a wider one reaches. */
function repeated<Row extends EditRow>(
  rows: readonly Row[],
  columns: readonly EditColumn<Row>[],
  source: EditRange,
  over: EditRange,
): readonly (readonly string[])[] {
  const height = source.bottom - source.top + 1;
  const width = source.to - source.from + 1;
  return Array.from({ length: over.bottom - over.top + 1 }, (_, down) => {
    const row = rows[source.top + apart(over.top + down - source.top, height)];
    return Array.from({ length: over.to - over.from + 1 }, (__, right) => {
      const column = columns[source.from + apart(over.from + right - source.from, width)];
      return row === undefined || column === undefined ? '' : readCell(column, row);
    });
  });
}
