// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/noStaticElementInteractions: its role is one of two kinds of grid.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both kinds have a name.
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { LEAD_WIDTH } from './body-row.tsx';
import { editText } from './cell-text.ts';
import { layOut } from './column-layout.ts';
import { ColumnSettings } from './column-settings.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { FindBar } from './find-bar.tsx';
import { FootBar } from './foot-bar.tsx';
import { gridClipboard } from './grid-clipboard.ts';
import { groupRows, plainLines } from './group-rows.ts';
import { HeaderRow } from './header-row.tsx';
import { chosenCount } from './row-selection.ts';
import { SumRow } from './sum-row.tsx';
import { TableBody } from './table-body.tsx';
import { useColumnModel } from './table-features.ts';
import { type DataTableState, PAGE_SIZES, pageCount, ROW_HEIGHTS } from './table-state.ts';
import { LoadingBar, TableStatus } from './table-status.tsx';
import { TableTools } from './table-tools.tsx';
import { blockEdits, useCellEdit } from './use-cell-edit.ts';
import { type CellPlace, placeOf, useCellFocus } from './use-cell-focus.ts';
import { useFind } from './use-find.ts';
import { pressGridKey } from './use-grid-keys.ts';
import { useGridWindow, useScrollSource } from './use-grid-window.ts';
import { useRowDetails } from './use-row-details.ts';
import { useRowSelection } from './use-row-selection.ts';

/** Head, foot and borders together leave the rows 90 px less than the table has; two lines fit. */
const HEADER_HEIGHT = 48;

/**
 * A list: paged, ordered and filtered by whoever holds its state, drawn row by row as far as it is
 * in view. Arrow keys move through the cells, Space selects, Enter opens, Ctrl C copies, Ctrl V
 * pastes into cells that can be edited, Ctrl F finds.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, state, renderDetail, sums, onRowOpen, onCellsEdit } = props;
  const { total = rows.length, paging = true, height = 'fill' } = props;
  const labels = useLabels();
  const grid = useRef<HTMLDivElement>(null);
  const afterGrid = useRef<HTMLSpanElement>(null);
  const [resizing, setResizing] = useState<{ id: string; width: number }>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());

  const selection = useRowSelection(props);
  const details = useRowDetails();
  const hasDetail = renderDetail !== undefined;
  const leads = (hasDetail ? 1 : 0) + (selection.enabled ? 1 : 0);

  const { source, size } = useScrollSource();
  const width = size?.width ?? 0;
  const model = useColumnModel(columns, state.columns);
  const layout = useMemo(
    () => layOut(model, leads, LEAD_WIDTH, width, resizing),
    [model, leads, width, resizing],
  );
  const shown = useMemo(() => layout.all.map(({ column }) => column), [layout]);

  const groupColumn = columns.find(({ id }) => id === state.groupBy);
  const lines = useMemo(
    () =>
      groupColumn === undefined
        ? plainLines(rows.length)
        : groupRows(rows, columns, groupColumn, closed),
    [rows, columns, groupColumn, closed],
  );
  const rowHeight = ROW_HEIGHTS[state.density];
  const hasSums = sums !== undefined && columns.some(({ sum }) => sum);
  const heights = useMemo(
    () => ({
      count: lines.count,
      height: rowHeight,
      details: hasDetail ? details.heightsOf(lines, (index) => rowIdAt(rows, index, rowId)) : [],
    }),
    [lines, rowHeight, hasDetail, details.heightsOf, rows, rowId],
  );
  const view = Math.max(rowHeight, (size?.height ?? 0) - HEADER_HEIGHT - (hasSums ? rowHeight : 0));

  const access = {
    lines: lines.count,
    columns: leads + shown.length,
    rowOf(line: number) {
      const index = lines.rowAt(line);
      const row = index < 0 ? undefined : rows[index];
      return row === undefined ? undefined : { row, index };
    },
    columnOf: (col: number) => shown[col - leads],
    idOf: rowId,
  };
  const place = useRef<CellPlace>({ row: -1, col: 0 });
  const edit = useCellEdit(access, () => place.current, onCellsEdit);
  const focus = useCellFocus(grid, {
    rows: lines.count,
    cols: leads + shown.length,
    rowsInView: Math.max(1, Math.floor(view / rowHeight)),
    reveal: (to) => windowed.reveal(to),
    leave: edit.commit,
    editable: edit.editable,
  });
  const { active, range } = focus;
  place.current = active;
  const windowed = useGridWindow({ source, size, layout, heights, view, active, leads });
  const find = useFind(rows, shown);
  const [foundAt, setFoundAt] = useState(0);

  const pages = pageCount(total, state.pageSize);
  const { onStateChange } = props;
  useEffect(() => {
    if (!props.loading && total > 0 && state.page > pages) onStateChange({ ...state, page: pages });
  }, [props.loading, total, state, pages, onStateChange]);

  function change(next: DataTableState) {
    // Everything that was found is something else now.
    if (next.filters !== state.filters && selection.selection.mode === 'all') selection.clear();
    onStateChange(next);
  }

  const activeRow = access.rowOf(active.row);
  const activeGroup = active.row < 0 ? undefined : lines.groupAt(active.row);
  const editable = active.row >= 0 && edit.editable(active);

  function fold(line: number) {
    const group = lines.groupAt(line);
    const found = access.rowOf(line);
    if (group !== undefined) {
      const next = new Set(closed);
      if (!next.delete(group.key)) next.add(group.key);
      setClosed(next);
    } else if (found !== undefined && hasDetail) details.toggle(rowId(found.row));
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
  const clear = () => edit.change(blockEdits(access, [['']], box));

  function goToMatch(step: 1 | -1) {
    const { length } = find.places;
    if (length === 0) return;
    const next = foundAt === 0 && step < 0 ? length : ((foundAt - 1 + step + length) % length) + 1;
    setFoundAt(next);
    const match = find.places[next - 1];
    if (match !== undefined) windowed.reveal({ row: lineOf(match.row), col: match.col + leads });
  }
  /** The line a row stands in; -1 while its group is folded. */
  function lineOf(row: number): number {
    if (!lines.grouped) return row;
    for (let line = 0; line < lines.count; line += 1) if (lines.rowAt(line) === row) return line;
    return -1;
  }

  const { copy, paste } = gridClipboard({
    access,
    box,
    leads,
    wanted: active.row >= 0 && edit.draft === undefined,
    // One cell alone leaves a choice of words in it to the browser.
    leavesWords: range === undefined && !editable,
    change: onCellsEdit === undefined ? undefined : edit.change,
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

  const firstNumber = (state.page - 1) * state.pageSize;
  const { firstColumn, lastColumn } = windowed;
  const shared = { layout, leads, firstColumn, lastColumn };
  const levels = hasDetail || lines.grouped;
  const actions = {
    active,
    editable,
    typing: edit.draft !== undefined,
    startTyping(input: HTMLInputElement) {
      edit.type(input.value);
      input.setSelectionRange(input.value.length, input.value.length);
    },
    cancelTyping: () => edit.type(undefined),
    clear,
    undo: edit.undo,
    redo: edit.redo,
    find: rows.length === 0 ? undefined : () => find.setQuery(find.query ?? ''),
    leaveGrid: () => afterGrid.current?.focus(),
    choose:
      selection.enabled && activeRow !== undefined && selection.usable(activeRow.row)
        ? (extend: boolean) => selection.toggle(activeRow.row, extend)
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
    fold: levels ? foldTo : undefined,
  };

  return (
    <div
      data-part="data-table"
      data-height={height}
      className={classNames(styles.table, props.className)}
    >
      {props.loading && rows.length > 0 && <LoadingBar />}
      {find.query !== undefined && (
        <FindBar
          query={find.query}
          count={find.places.length}
          current={Math.min(foundAt, find.places.length)}
          onQuery={(query) => {
            setFoundAt(0);
            find.setQuery(query);
          }}
          onStep={goToMatch}
          onClose={() => {
            find.setQuery(undefined);
            const match = find.places[foundAt - 1];
            const to = match && { row: lineOf(match.row), col: match.col + leads };
            focus.go(to ?? active, false);
          }}
        />
      )}
      <div ref={source.attach} className={styles.scroller}>
        <div
          ref={grid}
          role={levels ? 'treegrid' : 'grid'}
          aria-label={props.label}
          aria-rowcount={(lines.grouped ? lines.count : total) + 1 + (hasSums ? 1 : 0)}
          aria-colcount={leads + layout.all.length}
          aria-busy={props.loading || undefined}
          aria-multiselectable={selection.enabled || undefined}
          data-ranging={range !== undefined || undefined}
          className={styles.grid}
          style={{ width: layout.width }}
          onKeyDown={(event) => pressGridKey(event, actions, focus)}
          onMouseDown={focus.pointDown}
          onClick={click}
          onDoubleClick={doubleClick}
          onCopy={copy}
          onPaste={paste}
        >
          <div role="rowgroup" className={styles.head}>
            <HeaderRow
              {...shared}
              columns={columns}
              source={source}
              height={HEADER_HEIGHT}
              hasDetail={hasDetail}
              activeColumn={active.row === -1 ? active.col : undefined}
              selection={selection.enabled ? selection : undefined}
              state={state}
              onStateChange={change}
              onResize={setResizing}
            />
          </div>
          <TableBody
            {...shared}
            table={props}
            lines={lines}
            windowed={windowed}
            details={details}
            selection={selection}
            rowHeight={rowHeight}
            firstNumber={firstNumber}
            levels={levels}
            width={width}
            active={active}
            range={range}
            matches={find.matches}
            editor={
              editable && activeRow !== undefined
                ? {
                    value: editText(
                      shown[active.col - leads] ?? noColumn,
                      activeRow.row,
                      activeRow.index,
                    ),
                    draft: edit.draft,
                    type: edit.type,
                    commit: edit.commit,
                  }
                : undefined
            }
          />
          {hasSums && rows.length > 0 && (
            <div role="rowgroup" className={styles.sums}>
              <SumRow {...shared} sums={sums} height={rowHeight} ariaRowIndex={total + 2} />
            </div>
          )}
        </div>
        <span ref={afterGrid} tabIndex={-1} aria-hidden />
        {size !== undefined && (
          <TableStatus {...props} rowHeight={rowHeight} view={view} width={width} />
        )}
      </div>
      {paging && (
        <FootBar
          state={state}
          onStateChange={change}
          total={total}
          shown={rows.length}
          pageSizes={props.pageSizes ?? PAGE_SIZES}
          selectedCount={chosenCount(selection.selection, total)}
          onClearSelection={selection.clear}
          onSelectAll={
            selection.canChooseAll && selection.page === true && selection.selection.mode === 'some'
              ? selection.chooseAll
              : undefined
          }
          settings={
            <>
              <TableTools
                table={props}
                shown={shown}
                onStateChange={change}
                onFind={() => find.setQuery(find.query ?? '')}
              />
              <ColumnSettings columns={columns} state={state} onStateChange={change} />
            </>
          }
        >
          {props.footer}
        </FootBar>
      )}
      <span role="status" className={styles.unseen}>
        {range === undefined
          ? ''
          : labels.rangeChosen(range.bottom - range.top + 1, range.to - range.from + 1)}
      </span>
    </div>
  );
}

const noColumn = { id: '', header: '', cell: () => '' };

function rowIdAt<Row>(rows: readonly Row[], index: number, rowId: (row: Row) => string) {
  const row = rows[index];
  return row === undefined ? undefined : rowId(row);
}
