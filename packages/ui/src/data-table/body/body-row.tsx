// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { ChevronRight } from 'lucide-react';
import { Fragment, memo, type ReactNode } from 'react';
import { useLabels } from '../../ui-provider/ui-context.ts';
import type { ColumnLayout, LaidColumn } from '../columns/column-layout.ts';
import styles from '../data-table.module.css';
import { RowTick } from './row-tick.tsx';

/** Width of the columns of selection and expander. */
export const LEAD_WIDTH = 36;

export interface BodyRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Among the rows given. */
  readonly index: number;
  /** Among the lines of the table, heads of groups included. */
  readonly line: number;
  readonly ariaRowIndex: number;
  /** Depth in a grid with levels. */
  readonly level: number | undefined;
  readonly top: number;
  readonly height: number;
  readonly layout: ColumnLayout<Row>;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Columns before the given ones: expander, selection. */
  readonly leads: number;
  readonly hasDetail: boolean;
  readonly opened: boolean;
  readonly selectable: 'no' | 'yes' | 'disabled';
  readonly selected: boolean;
  readonly glowing: boolean;
  /** Column that owns the tab stop, when it is in this row. */
  readonly activeColumn: number | undefined;
  readonly rangeFrom: number | undefined;
  readonly rangeTo: number | undefined;
  /** Lower case text that is looked for. */
  readonly found:
    | ((column: LaidColumn<Row>['column'], row: Row, index: number) => boolean)
    | undefined;
  /** The input of the active cell, when it is in this row. */
  readonly editor: ReactNode;
}

function View<Row>(props: BodyRowProps<Row>) {
  const { row, id, index, layout, firstColumn, lastColumn, leads, activeColumn, found } = props;
  const { rangeFrom, rangeTo, editor } = props;
  const labels = useLabels();

  const lead = (col: number, content: ReactNode) => (
    <div
      role="gridcell"
      aria-colindex={col + 1}
      tabIndex={activeColumn === col ? 0 : undefined}
      data-col={col}
      data-pin="start"
      className={styles.lead}
      style={layout.leadStyles[col]}
    >
      {content}
    </div>
  );

  const cell = (laid: LaidColumn<Row>) => {
    const col = leads + laid.position - 1;
    const active = activeColumn === col;
    const edited = active && editor !== undefined;
    const content = edited ? editor : laid.column.cell(row, index);
    const absent = content === undefined || content === null || content === '';
    const ranged =
      rangeFrom !== undefined && rangeTo !== undefined && col >= rangeFrom && col <= rangeTo;
    return (
      <div
        key={laid.column.id}
        role="gridcell"
        aria-colindex={col + 1}
        tabIndex={active && !edited ? 0 : undefined}
        data-col={col}
        data-pin={laid.pin}
        data-edge={laid.edge || undefined}
        data-range={ranged || undefined}
        data-found={found?.(laid.column, row, index) || undefined}
        data-editing={edited || undefined}
        data-absent={absent || undefined}
        className={laid.cellClass}
        style={laid.style}
      >
        {absent ? (
          '–'
        ) : typeof content === 'object' ? (
          // The elements of a row are handed on to another one; their content is not.
          <Fragment key={id}>{content}</Fragment>
        ) : (
          content
        )}
      </div>
    );
  };

  return (
    <div
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-level={props.level}
      aria-selected={props.selectable === 'no' ? undefined : props.selected}
      aria-expanded={props.hasDetail ? props.opened : undefined}
      data-part="row"
      data-row={props.line}
      data-id={id}
      data-selected={props.selected || undefined}
      data-glow={props.glowing || undefined}
      className={styles.row}
      style={{ top: props.top, height: props.height, width: layout.width }}
    >
      {props.hasDetail &&
        lead(
          0,
          <button
            type="button"
            tabIndex={-1}
            data-part="expander"
            aria-label={props.opened ? labels.collapse : labels.expand}
            className={styles.expander}
          >
            <ChevronRight />
          </button>,
        )}
      {props.selectable !== 'no' &&
        lead(
          leads - 1,
          <RowTick
            label={labels.selectRow}
            checked={props.selected}
            disabled={props.selectable === 'disabled'}
          />,
        )}
      {layout.start.map(cell)}
      <span aria-hidden className={styles.gap} style={layout.gapBefore(firstColumn)} />
      {layout.center.slice(firstColumn, lastColumn + 1).map(cell)}
      {layout.end.length > 0 && (
        <span aria-hidden className={styles.gap} style={layout.gapAfter(lastColumn)} />
      )}
      {layout.end.map(cell)}
    </div>
  );
}

/** One row of a table. Drawn again only when something about it changes. */
export const BodyRow = /* @__PURE__ */ memo(View) as typeof View;
