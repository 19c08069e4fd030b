// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { Tick } from '../../tick/tick.tsx';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import styles from '../data-table.module.css';
import { type DataTableState, nextSort, sortsOf, withFilter } from '../state/table-state.ts';
import type { ScrollSource } from '../window/scroll-source.ts';
import type { ColumnLayout, LaidColumn } from './column-layout.ts';
import { type ColumnPlace, withColumnMoved } from './column-order.ts';
import type { DataColumn } from './data-column.ts';
import { HeaderCell } from './header-cell.tsx';
import { useColumnDrag } from './use-column-drag.ts';

interface HeaderRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly layout: ColumnLayout<Row>;
  readonly source: ScrollSource;
  readonly leads: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly activeColumn: number | undefined;
  readonly height: number;
  readonly hasDetail: boolean;
  readonly selection:
    | { page: boolean | 'indeterminate'; choosePage: (on: boolean) => void }
    | undefined;
  readonly state: DataTableState;
  readonly onStateChange: (state: DataTableState) => void;
  readonly onResize: (resizing: { id: string; width: number } | undefined) => void;
}

/** The heads of all columns in view. */
export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { columns, layout, source, leads, firstColumn, lastColumn, activeColumn } = props;
  const { height, hasDetail, selection, state, onStateChange, onResize } = props;
  const labels = useLabels();
  const sorts = sortsOf(state);

  function setWidth(id: string, width: number | undefined) {
    onResize(undefined);
    const { [id]: _, ...others } = state.columns.widths ?? {};
    const widths = width === undefined ? others : { ...others, [id]: width };
    onStateChange({ ...state, columns: { ...state.columns, widths } });
  }

  function place(id: string, to: ColumnPlace) {
    onStateChange({ ...state, columns: withColumnMoved(columns, state.columns, id, to) });
  }
  /** Takes a column past its neighbours that are pinned like itself. */
  function move({ column, position, pin }: LaidColumn<Row>, step: number) {
    const other = layout.all[position - 1 + step];
    if (other !== undefined && other.pin === pin)
      place(column.id, { beside: other.column.id, after: step > 0 });
  }
  const { held, press, endsDrag } = useColumnDrag(layout, source, place);

  const cell = (laid: LaidColumn<Row>) => {
    const { id } = laid.column;
    const col = leads + laid.position - 1;
    const sorted = sorts.findIndex(({ column }) => column === id);
    return (
      <HeaderCell
        key={id}
        laid={laid}
        colIndex={col}
        active={activeColumn === col}
        sort={sorts[sorted]?.direction}
        sortPlace={sorts.length > 1 && sorted >= 0 ? sorted + 1 : undefined}
        chosen={state.filters[id] ?? []}
        onSort={(further) => onStateChange(nextSort(state, id, further))}
        onFilter={(values) => onStateChange(withFilter(state, id, values))}
        onMove={(step) => move(laid, step)}
        onPress={(event) => press(event, laid)}
        held={held?.id === id}
        drop={held?.place?.beside === id ? (held.place.after ? 'after' : 'before') : undefined}
        onResize={(width) => onResize({ id, width })}
        onResized={(width) => setWidth(id, width)}
        onResizeReset={() => setWidth(id, undefined)}
      />
    );
  };
  const lead = (col: number) => ({
    role: 'columnheader',
    'aria-colindex': col + 1,
    tabIndex: activeColumn === col ? 0 : -1,
    'data-col': col,
    'data-pin': 'start',
    className: styles.lead,
    style: layout.leadStyles[col],
  });

  return (
    <div
      role="row"
      aria-rowindex={1}
      data-part="header-row"
      data-row={-1}
      className={styles.headerRow}
      style={{ height, width: layout.width }}
      data-dragging={held === undefined ? undefined : ''}
      onClickCapture={(event) => endsDrag(event) && event.stopPropagation()}
    >
      {hasDetail && (
        <div {...lead(0)}>
          <VisuallyHidden>{labels.expand}</VisuallyHidden>
        </div>
      )}
      {selection !== undefined && (
        <div {...lead(leads - 1)}>
          <Tick
            tabIndex={-1}
            aria-label={labels.selectPage}
            checked={selection.page}
            onCheckedChange={() => selection.choosePage(selection.page !== true)}
          />
        </div>
      )}
      {layout.start.map(cell)}
      <span aria-hidden className={styles.gap} style={layout.gapBefore(firstColumn)} />
      {layout.center.slice(firstColumn, lastColumn + 1).map(cell)}
      <span aria-hidden className={styles.gap} style={layout.gapAfter(lastColumn)} />
      {layout.end.map(cell)}
    </div>
  );
}
