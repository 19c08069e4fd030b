import type { ClipboardEvent } from 'react';
import { copyBlock, pastedBlock } from '../../table-clipboard/clipboard-block.ts';
import type { LockedCell } from '../../table-clipboard/locked-cells.ts';
import type { CellEdit } from '../columns/data-column.ts';
import { cellText } from '../rows/cell-text.ts';
import { blockEdits, type CellAccess } from './use-cell-edit.ts';
import { type CellRange, isCell } from './use-cell-focus.ts';

/** Copies the chosen cells of a grid and lays what is pasted over them. */
export function gridClipboard<Row>({
  access,
  box,
  leads,
  wanted,
  leavesWords,
  change,
  onLocked,
}: {
  access: CellAccess<Row>;
  /** The range, or the active cell alone. */
  box: CellRange;
  /** Columns in front of the given ones; they are not copied. */
  leads: number;
  /** A cell is active and nothing is under the hand in it. */
  wanted: boolean;
  /** Words chosen with the mouse are copied as such. */
  leavesWords: boolean;
  /** Left out where nothing can be edited. */
  change: ((edits: readonly CellEdit[]) => void) | undefined;
  /** Cells that a paste left as they were. */
  onLocked: (cells: readonly LockedCell[]) => void;
}) {
  return {
    copy(event: ClipboardEvent<HTMLElement>) {
      const chosen = document.getSelection();
      if (!wanted || !isCell(event.target)) return;
      if (leavesWords && chosen !== null && !chosen.isCollapsed) return;
      const block: string[][] = [];
      for (let line = box.top; line <= box.bottom; line += 1) {
        const found = access.rowOf(line);
        if (found === undefined) continue;
        const cells: string[] = [];
        for (let col = Math.max(leads, box.from); col <= box.to; col += 1) {
          const column = access.columnOf(col);
          if (column !== undefined) cells.push(cellText(column, found.row, found.index));
        }
        block.push(cells);
      }
      copyBlock(event.clipboardData, block);
      event.preventDefault();
    },
    paste(event: ClipboardEvent<HTMLElement>) {
      if (change === undefined || !wanted || !isCell(event.target)) return;
      event.preventDefault();
      const locked: LockedCell[] = [];
      const block = pastedBlock(event.clipboardData);
      change(blockEdits(access, block, box, (cell) => locked.push(cell)));
      onLocked(locked);
    },
  };
}
