// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { Tick } from '../tick/tick.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { LEAD_WIDTH } from './body-row.tsx';
import type { ColumnLayout, LaidColumn } from './column-layout.ts';
import styles from './data-table.module.css';
import { HeaderCell } from './header-cell.tsx';
import { type DataTableState, nextSort, withFilter } from './table-state.ts';

/** The heads of all columns in view. */
export function HeaderRow<Row>({
  layout,
  leads,
  firstColumn,
  lastColumn,
  activeColumn,
  height,
  hasDetail,
  selection,
  state,
  onStateChange,
  onResize,
}: {
  layout: ColumnLayout<Row>;
  leads: number;
  firstColumn: number;
  lastColumn: number;
  activeColumn: number | undefined;
  height: number;
  hasDetail: boolean;
  selection: { page: boolean | 'indeterminate'; selectPage: (on: boolean) => void } | undefined;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onResize: (resizing: { id: string; width: number } | undefined) => void;
}) {
  const labels = useLabels();
  const drawn = layout.center.slice(firstColumn, lastColumn + 1);
  const before = drawn[0]?.offset ?? 0;
  const last = drawn.at(-1);
  const after = layout.centerWidth - (last === undefined ? 0 : last.offset + last.width);

  function setWidth(id: string, width: number | undefined) {
    onResize(undefined);
    const { [id]: _, ...others } = state.columns.widths ?? {};
    const widths = width === undefined ? others : { ...others, [id]: width };
    onStateChange({ ...state, columns: { ...state.columns, widths } });
  }

  const cell = (laid: LaidColumn<Row>) => {
    const { id } = laid.column;
    const col = leads + laid.position - 1;
    return (
      <HeaderCell
        key={id}
        laid={laid}
        colIndex={col}
        active={activeColumn === col}
        sort={state.sort?.column === id ? state.sort.direction : undefined}
        chosen={state.filters[id] ?? []}
        onSort={() => onStateChange(nextSort(state, id))}
        onFilter={(values) => onStateChange(withFilter(state, id, values))}
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
    'data-row': -1,
    'data-col': col,
    'data-pin': 'start',
    className: styles.lead,
    style: { width: LEAD_WIDTH, insetInlineStart: col * LEAD_WIDTH },
  });

  return (
    <div
      role="row"
      aria-rowindex={1}
      data-part="header-row"
      className={styles.headerRow}
      style={{ height, width: layout.width }}
    >
      {hasDetail && (
        <div {...lead(0)}>
          <span className={styles.unseen}>{labels.expand}</span>
        </div>
      )}
      {selection !== undefined && (
        <div {...lead(leads - 1)}>
          <Tick
            tabIndex={-1}
            aria-label={labels.selectPage}
            checked={selection.page}
            onCheckedChange={() => selection.selectPage(selection.page !== true)}
          />
        </div>
      )}
      {layout.start.map(cell)}
      <span aria-hidden className={styles.gap} style={{ width: before }} />
      {drawn.map(cell)}
      <span aria-hidden className={styles.gap} style={{ width: after }} />
      {layout.end.map(cell)}
    </div>
  );
}
