import type { MouseEvent } from 'react';
import type { LockedCell } from '../../table-clipboard/locked-cells.ts';
import type { DataTableProps } from '../data-table-props.ts';
import type { useRowSelection } from '../rows/use-row-selection.ts';
import type { useDataGrid } from '../use-data-grid.ts';
import { gridClipboard } from './grid-clipboard.ts';
import { blockEdits } from './use-cell-edit.ts';
import { placeOf } from './use-cell-focus.ts';
import type { GridActions } from './use-grid-keys.ts';

/** What presses, keys and the clipboard do to the cells and rows of a grid. */
export function gridActions<Row>({
  table,
  cells,
  selection,
  find,
  leaveGrid,
  onLocked,
}: {
  table: DataTableProps<Row>;
  cells: ReturnType<typeof useDataGrid<Row>>;
  selection: ReturnType<typeof useRowSelection<Row>>;
  find: () => void;
  leaveGrid: () => void;
  onLocked: (cells: readonly LockedCell[]) => void;
}) {
  const { rows, rowId, renderDetail, onRowOpen, onCellsEdit } = table;
  const { access, details, edit, editable, focus, lines } = cells;
  const { active, range } = focus;
  const hasDetail = renderDetail !== undefined;
  const activeRow = access.rowOf(active.row);
  const activeGroup = active.row < 0 ? undefined : lines.groupAt(active.row);

  function fold(line: number) {
    const group = lines.groupAt(line);
    const found = access.rowOf(line);
    if (group !== undefined) cells.foldGroup(group.key);
    else if (found !== undefined && hasDetail) details.toggle(rowId(found.row));
  }
  function foldTo(opened: boolean): boolean {
    const now =
      activeGroup?.opened ??
      (hasDetail && activeRow !== undefined ? details.opened.has(rowId(activeRow.row)) : undefined);
    if (now === undefined || now === opened) return false;
    fold(active.row);
    return true;
  }

  const box = range ?? { top: active.row, bottom: active.row, from: active.col, to: active.col };
  const { copy, paste } = gridClipboard({
    access,
    box,
    leads: cells.leads,
    wanted: active.row >= 0 && edit.draft === undefined,
    // One cell alone leaves a choice of words in it to the browser.
    leavesWords: range === undefined && !editable,
    change: onCellsEdit === undefined ? undefined : edit.change,
    onLocked,
  });

  function click(event: MouseEvent<HTMLDivElement>) {
    const at = placeOf(event.target);
    const target = event.target instanceof Element ? event.target : undefined;
    if (at === undefined || at.row < 0 || target === undefined) return;
    const found = access.rowOf(at.row);
    if (found === undefined || target.closest('[data-part="expander"]') !== null) fold(at.row);
    else if (target.closest('[data-part="row-tick"]') !== null)
      selection.toggle(found.row, event.shiftKey);
  }
  function doubleClick(event: MouseEvent<HTMLDivElement>) {
    const at = placeOf(event.target);
    const found = at === undefined ? undefined : access.rowOf(at.row);
    if (found === undefined || onRowOpen === undefined) return;
    if (!(event.target instanceof HTMLInputElement)) onRowOpen(found.row);
  }

  const keys: GridActions = {
    active,
    editable,
    typing: edit.draft !== undefined,
    startTyping(input) {
      edit.type(input.value);
      input.setSelectionRange(input.value.length, input.value.length);
    },
    cancelTyping: () => edit.type(undefined),
    clear: () => edit.change(blockEdits(access, [['']], box)),
    undo: edit.undo,
    redo: edit.redo,
    find: rows.length === 0 ? undefined : find,
    leaveGrid,
    choose:
      selection.enabled && activeRow !== undefined && selection.usable(activeRow.row)
        ? (extend) => selection.toggle(activeRow.row, extend)
        : undefined,
    chooseAll: selection.enabled
      ? () =>
          selection.page === true && selection.canChooseAll
            ? selection.chooseAll()
            : selection.choosePage(true)
      : undefined,
    open:
      activeGroup !== undefined
        ? () => fold(active.row)
        : activeRow !== undefined && onRowOpen !== undefined
          ? () => onRowOpen(activeRow.row)
          : undefined,
    fold: cells.levels ? foldTo : undefined,
  };
  return { keys, click, doubleClick, copy, paste };
}
