// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useStable } from '../use-stable.ts';
import { BodyRow, LEAD_WIDTH } from './body-row.tsx';
import { cellText, toTsv } from './cell-text.ts';
import { layOut } from './column-layout.ts';
import { ColumnSettings } from './column-settings.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { DetailRow } from './detail-row.tsx';
import { FootBar } from './foot-bar.tsx';
import { HeaderRow } from './header-row.tsx';
import {
  columnWindow,
  contentOffset,
  rowWindow,
  TALLEST_PX,
  topOf,
  totalHeight,
} from './row-window.ts';
import { SumRow } from './sum-row.tsx';
import { useColumnModel } from './table-features.ts';
import { PAGE_SIZES, pageCount, ROW_HEIGHTS } from './table-state.ts';
import { LoadingBar, TableStatus } from './table-status.tsx';
import { type CellPlace, useCellFocus } from './use-cell-focus.ts';
import { useRowDetails } from './use-row-details.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useViewport } from './use-viewport.ts';

const HEADER_HEIGHT = 36;
const noGlow: ReadonlySet<string> = /* @__PURE__ */ new Set();

/**
 * A list: paged, ordered and filtered by whoever holds its state, drawn row by row as far as it is
 * in view. Arrow keys move through the cells, Space selects, Enter opens, Ctrl C copies.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, state, onStateChange, renderDetail, sums } = props;
  const { total = rows.length, glowIds = noGlow, paging = true, height = 'fill' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const afterGrid = useRef<HTMLSpanElement>(null);
  const [resizing, setResizing] = useState<{ id: string; width: number }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its id.
  const ids = useMemo(() => rows.map(rowId), [rows]);
  const selection = useRowSelection({ ...props, ids });
  const select = useStable(selection.select);
  const open = useStable((row: Row) => props.onRowOpen?.(row));
  const details = useRowDetails(ids, renderDetail !== undefined);
  const hasDetail = renderDetail !== undefined;
  const leads = (hasDetail ? 1 : 0) + (selection.enabled ? 1 : 0);

  const viewport = useViewport(scroller);
  const model = useColumnModel(columns, state.columns);
  const layout = useMemo(
    () => layOut(model, leads * LEAD_WIDTH, viewport.width, resizing),
    [model, leads, viewport.width, resizing],
  );

  const rowHeight = ROW_HEIGHTS[state.density];
  const hasSums = sums !== undefined && columns.some(({ sum }) => sum);
  const view = Math.max(rowHeight, viewport.height - HEADER_HEIGHT - (hasSums ? rowHeight : 0));
  const heights = { count: rows.length, height: rowHeight, details: details.details };
  const contentHeight = totalHeight(heights);
  const offset = contentOffset(contentHeight, view, viewport.top);
  const startWidth = leads * LEAD_WIDTH + layout.start.reduce((sum, { width }) => sum + width, 0);
  const endWidth = layout.end.reduce((sum, { width }) => sum + width, 0);
  const centerView =
    viewport.width === 0 ? layout.centerWidth : viewport.width - startWidth - endWidth;

  function reveal({ row, col }: CellPlace) {
    const element = scroller.current;
    if (element === null) return;
    if (row >= 0) {
      const top = topOf(heights, row);
      const bottom = top + rowHeight;
      const wanted = top < offset ? top : bottom > offset + view ? bottom - view : offset;
      const box = Math.min(contentHeight, TALLEST_PX);
      const scale = contentHeight > view ? (box - view) / (contentHeight - view) : 1;
      if (wanted !== offset) element.scrollTop = wanted * scale;
    }
    const laid = layout.all[col - leads];
    if (laid !== undefined && laid.pin === undefined) {
      const from = element.scrollLeft;
      const far = laid.offset + laid.width;
      if (laid.offset < from) element.scrollLeft = laid.offset;
      else if (far > from + centerView) element.scrollLeft = far - centerView;
    }
    viewport.read();
  }

  const focus = useCellFocus(grid, {
    rows: rows.length,
    cols: leads + layout.all.length,
    rowsInView: Math.max(1, Math.floor(view / rowHeight)),
    reveal,
  });
  const { active, range } = focus;

  // The active cell stays mounted wherever it was scrolled to, or the keyboard loses its place.
  const inView = columnWindow(layout.center, viewport.left, centerView);
  const activeCenter = active.col - leads - layout.start.length;
  const isCenter = activeCenter >= 0 && activeCenter < layout.center.length;
  const firstColumn = isCenter ? Math.min(inView.first, activeCenter) : inView.first;
  const lastColumn = isCenter ? Math.max(inView.last, activeCenter) : inView.last;
  const { first, last } = rowWindow(heights, offset, view);
  const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (active.row >= 0 && (active.row < first || active.row > last)) drawn.push(active.row);

  const pages = pageCount(total, state.pageSize);
  useEffect(() => {
    if (!props.loading && total > 0 && state.page > pages) onStateChange({ ...state, page: pages });
  }, [props.loading, total, state, pages, onStateChange]);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const onCell = event.target instanceof HTMLElement && event.target.dataset.col !== undefined;
    const row = rows[active.row];
    if (event.key === 'Tab' && onCell && !event.shiftKey) {
      // One tab stop: from the last place in the grid the browser goes on by itself.
      afterGrid.current?.focus();
    } else if (event.key === ' ' && onCell && selection.enabled && row !== undefined) {
      event.preventDefault();
      if (selection.usable(row)) selection.toggle(active.row, event.shiftKey);
    } else if (
      event.key === 'a' &&
      (event.ctrlKey || event.metaKey) &&
      onCell &&
      selection.enabled
    ) {
      event.preventDefault();
      selection.selectPage(true);
    } else if (
      event.key === 'Enter' &&
      onCell &&
      row !== undefined &&
      props.onRowOpen !== undefined
    ) {
      event.preventDefault();
      props.onRowOpen(row);
    } else focus.press(event);
  }

  function copy(event: ClipboardEvent<HTMLDivElement>) {
    const chosen = document.getSelection();
    if (active.row < 0 || (chosen !== null && !chosen.isCollapsed)) return;
    const block = range ?? {
      top: active.row,
      bottom: active.row,
      from: active.col,
      to: active.col,
    };
    const cols = layout.all.slice(
      Math.max(0, block.from - leads),
      Math.max(0, block.to - leads + 1),
    );
    const cells = rows
      .slice(block.top, block.bottom + 1)
      .map((row, index) => cols.map(({ column }) => cellText(column, row, block.top + index)));
    event.clipboardData.setData('text/plain', toTsv(cells));
    event.preventDefault();
  }

  const firstNumber = (state.page - 1) * state.pageSize;
  const shared = { layout, leads, firstColumn, lastColumn };
  const shift = viewport.top - offset;

  return (
    <div
      data-part="data-table"
      data-height={height}
      className={classNames(styles.table, props.className)}
    >
      {props.loading && rows.length > 0 && <LoadingBar />}
      <div
        ref={scroller}
        className={styles.scroller}
        data-scrolled={viewport.left > 0 || undefined}
        data-more={viewport.left + viewport.width < layout.width - 1 || undefined}
      >
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-rowcount={total + 1 + (hasSums ? 1 : 0)}
          aria-colcount={leads + layout.all.length}
          aria-busy={props.loading || undefined}
          aria-multiselectable={selection.enabled || undefined}
          className={styles.grid}
          style={{ width: layout.width }}
          onKeyDown={press}
          onMouseDown={focus.pointDown}
          onCopy={copy}
        >
          <div role="rowgroup" className={styles.head}>
            <HeaderRow
              {...shared}
              height={HEADER_HEIGHT}
              hasDetail={hasDetail}
              activeColumn={active.row === -1 ? active.col : undefined}
              selection={selection.enabled ? selection : undefined}
              state={state}
              onStateChange={onStateChange}
              onResize={setResizing}
            />
          </div>
          <div
            role="rowgroup"
            className={styles.body}
            style={{ height: Math.min(contentHeight, TALLEST_PX) }}
          >
            {drawn.map((index) => {
              const row = rows[index];
              const id = ids[index];
              if (row === undefined || id === undefined) return null;
              const top = topOf(heights, index) + shift;
              const ranged = range !== undefined && index >= range.top && index <= range.bottom;
              return [
                <BodyRow
                  key={id}
                  {...shared}
                  row={row}
                  id={id}
                  index={index}
                  top={top}
                  height={rowHeight}
                  ariaRowIndex={firstNumber + index + 2}
                  hasDetail={hasDetail}
                  opened={details.opened.has(id)}
                  selectable={
                    selection.enabled ? (selection.usable(row) ? 'yes' : 'disabled') : 'no'
                  }
                  selected={props.selectedIds?.has(id) ?? false}
                  glowing={glowIds.has(id)}
                  activeColumn={active.row === index ? active.col : undefined}
                  rangeFrom={ranged ? range.from : undefined}
                  rangeTo={ranged ? range.to : undefined}
                  onSelect={select}
                  onToggle={details.toggle}
                  onOpen={props.onRowOpen === undefined ? undefined : open}
                />,
                renderDetail !== undefined && details.opened.has(id) && (
                  <DetailRow
                    key={`${id} detail`}
                    id={id}
                    top={top + rowHeight}
                    width={viewport.width}
                    columns={leads + layout.all.length}
                    onMeasure={details.measure}
                  >
                    {renderDetail(row)}
                  </DetailRow>
                ),
              ];
            })}
          </div>
          {hasSums && rows.length > 0 && (
            <div role="rowgroup" className={styles.sums}>
              <SumRow {...shared} sums={sums} height={rowHeight} ariaRowIndex={total + 2} />
            </div>
          )}
        </div>
        <span ref={afterGrid} tabIndex={-1} aria-hidden />
        <TableStatus {...props} rowHeight={rowHeight} view={view} width={viewport.width} />
      </div>
      {paging && (
        <FootBar
          state={state}
          onStateChange={onStateChange}
          total={total}
          shown={rows.length}
          pageSizes={props.pageSizes ?? PAGE_SIZES}
          selectedCount={props.selectedIds?.size ?? 0}
          onClearSelection={selection.clear}
          settings={
            <ColumnSettings columns={columns} state={state} onStateChange={onStateChange} />
          }
        >
          {props.footer}
        </FootBar>
      )}
    </div>
  );
}
