// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/noStaticElementInteractions: its role is one of two kinds of grid.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both kinds have a name.
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { sayLocked } from '../table-clipboard/locked-cells.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SumRow } from './body/sum-row.tsx';
import { TableBody } from './body/table-body.tsx';
import { LoadingBar, TableStatus } from './body/table-status.tsx';
import { FindBar } from './cells/find-bar.tsx';
import { gridActions } from './cells/grid-actions.ts';
import { showWhole } from './cells/show-whole.ts';
import { useFindSteps } from './cells/use-find-steps.ts';
import { pressGridKey } from './cells/use-grid-keys.ts';
import { ColumnSettings } from './columns/column-settings.tsx';
import { HeaderRow } from './columns/header-row.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { FootBar } from './foot-bar.tsx';
import { editText } from './rows/cell-text.ts';
import { chosenCount } from './rows/row-selection.ts';
import { useRowSelection } from './rows/use-row-selection.ts';
import { type DataTableState, PAGE_SIZES, pageCount } from './state/table-state.ts';
import { TableTools } from './state/table-tools.tsx';
import { HEADER_HEIGHT, useDataGrid } from './use-data-grid.ts';

/**
 * A list: paged, ordered and filtered by the owner of its state, drawn row by row as far as it is
 * in view. Arrow keys move through the cells, Space selects, Enter opens, Ctrl C copies, Ctrl V
 * pastes into cells that can be edited, Ctrl F finds.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, state, sums } = props;
  const { total = rows.length, paging = true, height = 'fill' } = props;
  const labels = useLabels();
  const grid = useRef<HTMLDivElement>(null);
  const afterGrid = useRef<HTMLSpanElement>(null);
  const [resizing, setResizing] = useState<{ id: string; width: number }>();

  const selection = useRowSelection(props);
  const hasDetail = props.renderDetail !== undefined;
  const leads = (hasDetail ? 1 : 0) + (selection.enabled ? 1 : 0);
  const cells = useDataGrid(grid, props, leads, resizing);
  const { access, edit, editable, focus, hasSums, layout, levels, lines } = cells;
  const { rowHeight, shown, size, source, view, width, windowed } = cells;
  const { active, range } = focus;
  const find = useFindSteps({
    rows,
    shown,
    cellOf: ({ row, col }) => ({ row: cells.lineOf(row), col: col + leads }),
    reveal: windowed.reveal,
    close: (found) => focus.go(found ?? active, false),
  });
  const actions = gridActions({
    table: props,
    cells,
    selection,
    find: find.open,
    leaveGrid: () => afterGrid.current?.focus(),
    onLocked: (locked) => sayLocked(locked, labels),
  });

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
  const { firstColumn, lastColumn } = windowed;
  const shared = { layout, leads, firstColumn, lastColumn };

  return (
    <div
      data-part="data-table"
      data-height={height}
      className={classNames(styles.table, props.className)}
    >
      {props.loading && rows.length > 0 && <LoadingBar />}
      {find.bar !== undefined && <FindBar {...find.bar} />}
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
          onKeyDown={(event) => pressGridKey(event, actions.keys, focus)}
          onMouseDown={focus.pointDown}
          onPointerOver={showWhole}
          onClick={actions.click}
          onDoubleClick={actions.doubleClick}
          onCopy={actions.copy}
          onPaste={actions.paste}
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
            details={cells.details}
            selection={selection}
            rowHeight={rowHeight}
            firstNumber={(state.page - 1) * state.pageSize}
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
          {sums !== undefined &&
            hasSums &&
            (rows.length > 0 || !(props.loading || props.error)) && (
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
          pending={props.loading === true && total === 0}
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
              <TableTools table={props} shown={shown} onStateChange={change} onFind={find.open} />
              <ColumnSettings columns={columns} state={state} onStateChange={change} />
            </>
          }
        >
          {props.footer}
        </FootBar>
      )}
      <VisuallyHidden role="status">
        {range === undefined
          ? ''
          : labels.rangeChosen(range.bottom - range.top + 1, range.to - range.from + 1)}
      </VisuallyHidden>
    </div>
  );
}

const noColumn = { id: '', header: '', cell: () => '' };
