import { type RefObject, useMemo, useRef } from 'react';
import { LEAD_WIDTH } from './body/body-row.tsx';
import { type CellAccess, useCellEdit } from './cells/use-cell-edit.ts';
import { type CellPlace, useCellFocus } from './cells/use-cell-focus.ts';
import { layOut } from './columns/column-layout.ts';
import { pinsThatFit } from './columns/pins-that-fit.ts';
import { useColumnFits } from './columns/use-column-fits.ts';
import type { DataTableProps } from './data-table-props.ts';
import { useRowDetails } from './rows/use-row-details.ts';
import { useTableLines } from './rows/use-table-lines.ts';
import { useColumnModel } from './state/table-features.ts';
import { ROW_HEIGHTS } from './state/table-state.ts';
import { useGridWindow, useScrollSource } from './window/use-grid-window.ts';

/** Head, foot and borders together leave the rows 90 px less than the table has; two lines fit. */
export const HEADER_HEIGHT = 48;

/**
 * The cells of a table: where they lie, which of them are in view, which one is active and what is
 * typed into it.
 * @param leads columns in front of the given ones
 * @param resizing the column under the hand and its width
 */
export function useDataGrid<Row>(
  grid: RefObject<HTMLElement | null>,
  props: DataTableProps<Row>,
  leads: number,
  resizing: { readonly id: string; readonly width: number } | undefined,
) {
  const { columns, rows, rowId, state, renderDetail, openRow, sums } = props;
  const details = useRowDetails(openRow?.id);
  const hasDetail = renderDetail !== undefined || openRow !== undefined;

  const { source, size } = useScrollSource();
  const width = size?.width ?? 0;
  const fits = useColumnFits(columns, rows, sums);
  const model = useColumnModel(columns, state.columns, fits);
  const layout = useMemo(
    () => layOut(pinsThatFit(model, leads * LEAD_WIDTH, width), leads, LEAD_WIDTH, width, resizing),
    [model, leads, width, resizing],
  );
  const shown = useMemo(() => layout.all.map(({ column }) => column), [layout]);

  const { lines, foldGroup, lineOf } = useTableLines(rows, columns, state.groupBy);
  const rowHeight = ROW_HEIGHTS[state.density];
  // A row of totals that says nothing is no row.
  const hasSums = shown.some(({ id, sum }) => sum && (sums?.[id] ?? '') !== '');
  const heights = useMemo(
    () => ({
      count: lines.count,
      height: rowHeight,
      details: hasDetail ? details.heightsOf(lines, (index) => rowIdAt(rows, index, rowId)) : [],
    }),
    [lines, rowHeight, hasDetail, details.heightsOf, rows, rowId],
  );
  const view = Math.max(rowHeight, (size?.height ?? 0) - HEADER_HEIGHT - (hasSums ? rowHeight : 0));

  const access: CellAccess<Row> = {
    lines: lines.count,
    columns: leads + shown.length,
    rowOf(line) {
      const index = lines.rowAt(line);
      const row = index < 0 ? undefined : rows[index];
      return row === undefined ? undefined : { row, index };
    },
    columnOf: (col) => shown[col - leads],
    idOf: rowId,
  };
  const place = useRef<CellPlace>({ row: -1, col: 0 });
  const edit = useCellEdit(access, () => place.current, props.onCellsEdit);
  const focus = useCellFocus(grid, {
    rows: lines.count,
    cols: leads + shown.length,
    rowsInView: Math.max(1, Math.floor(view / rowHeight)),
    reveal: (to) => windowed.reveal(to),
    leave: edit.commit,
    editable: edit.editable,
  });
  const { active } = focus;
  place.current = active;
  const windowed = useGridWindow({ source, size, layout, heights, view, active, leads });

  return {
    access,
    details,
    edit,
    editable: active.row >= 0 && edit.editable(active),
    focus,
    foldGroup,
    hasSums,
    layout,
    leads,
    lineOf,
    lines,
    /** Rows stand below other lines: in groups, or with details of their own. */
    levels: hasDetail || lines.grouped,
    rowHeight,
    shown,
    size,
    source,
    view,
    width,
    windowed,
  };
}

function rowIdAt<Row>(rows: readonly Row[], index: number, rowId: (row: Row) => string) {
  const row = rows[index];
  return row === undefined ? undefined : rowId(row);
}
