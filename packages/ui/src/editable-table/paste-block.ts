import type { LockedCell } from '../table-clipboard/locked-cells.ts';
import type { Block } from './by-heads.ts';
import { readCell, tidy, writeCell } from './cell-value.ts';
import { type EditColumn, isTyped } from './edit-column.ts';

/**
 * Lays a block over the rows from one cell on, down and to the right. Worked-out and locked cells
 * are passed over, and so is what the block says nothing of; rows the block reaches beyond the last are added. The same rows come back when
 * nothing changes.
 * @param today as in `readDate`
 * @param addRow makes a row to be added; without it the block is cut off at the last row
 * @param onLocked called with each locked cell that would hold something else now
 */
export function pasteBlock<Row>({
  rows,
  columns,
  block,
  fromRow,
  fromColumn,
  addRow,
  today,
  onLocked,
}: {
  rows: readonly Row[];
  columns: readonly EditColumn<Row>[];
  block: Block;
  fromRow: number;
  fromColumn: number;
  addRow: (() => Row) | undefined;
  today: string;
  onLocked?: ((cell: LockedCell) => void) | undefined;
}): readonly Row[] {
  const next = [...rows];
  block.forEach((cells, down) => {
    const index = fromRow + down;
    const existing = next[index] ?? addRow?.();
    if (existing === undefined) return;
    next[index] = cells.reduce<Row>((row, text, right) => {
      const column = columns[fromColumn + right];
      if (text === undefined || column === undefined || !isTyped(column)) return row;
      if (column.locked?.(row) && tidy(column, row, text, today) !== readCell(column, row))
        onLocked?.({ row: index + 1, column: column.header });
      return writeCell(column, row, text, today);
    }, existing);
  });
  const isSame = next.length === rows.length && next.every((row, index) => row === rows[index]);
  return isSame ? rows : next;
}
